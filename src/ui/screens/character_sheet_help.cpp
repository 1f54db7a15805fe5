// What helps and hinders now: everything that abilities, the crew and harm give at the table, by
// the occasion at hand, with a press that opens the move in which it helps.
#include <algorithm>
#include <array>

#include "rules/derive/derive.hpp"
#include "rules/play/helps.hpp"
#include "rules/sheet/harm.hpp"
#include "ui/blocks/help_words.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Occasion;

// The occasions of play in the few that are looked for at the table.
std::string name_of_group(const rules::Ruleset& ruleset, std::size_t group) {
  constexpr std::size_t of_score = 3;
  constexpr std::array<const char*, help_groups> names{"Combat", "Deeds", "Learn", "", "Rest"};
  return group == of_score ? ruleset.words.score.one : names[group];
}

std::size_t group_of(Occasion occasion) {
  switch (occasion) {
    case Occasion::attack:
    case Occasion::resist:
    case Occasion::protect:
    case Occasion::push:
    case Occasion::special_armor:
    case Occasion::recovery:
    case Occasion::act_first:
      return 0;
    case Occasion::action:
    case Occasion::assist:
    case Occasion::group_action:
    case Occasion::security:
    case Occasion::lie:
    case Occasion::cast:
    case Occasion::access:
    case Occasion::cohort:
      return 1;
    case Occasion::gather_information:
    case Occasion::know:
      return 2;
    case Occasion::engagement:
    case Occasion::payoff:
    case Occasion::heat:
      return 3;
    default:
      return 4;
  }
}

bool in_group(const rules::MoveHelp& help, std::size_t group) {
  return std::any_of(help.when.begin(), help.when.end(),
                     [&](const rules::OccasionOf& each) { return group_of(each.kind) == group; });
}

// The move in which it comes in, with what is known of it answered; empty where there is none.
// Where a box of special armor is paid, the move that spends it goes before the others.
rules::MoveStart use_of(const rules::Ruleset& ruleset, const std::vector<rules::MoveHelp>& all,
                        const rules::MoveHelp& help) {
  rules::MoveStart found;
  for (const rules::OccasionOf& when : help.when) {
    for (const rules::Procedure& procedure : ruleset.procedures) {
      if (procedure.crew) continue;
      for (const rules::ProcedureOccasion& each : procedure.occasions) {
        if (each.occasion != when.kind) continue;
        const bool pays = when.kind == Occasion::special_armor;
        if (!found.procedure.empty() && !pays) continue;
        found = {procedure.id};
        if (!each.of.empty() && !when.of.empty()) found.answers.emplace_back(each.of, when.of);
        std::string helps = help.id;
        for (const rules::MoveHelp& other : rules::helps(all, when)) {
          const bool with_it = each.of.empty() || !when.of.empty() || other.when == help.when;
          if (other.chosen && with_it && other.id != help.id) helps += "," + other.id;
        }
        found.answers.emplace_back("help", std::move(helps));
        if (pays) return found;
      }
    }
  }
  return found;
}

// What a line of the list says.
struct HelpLine {
  std::string label;
  std::string name;
  std::string words;
  bool hinders = false;
  std::string press = {};
  std::string press_hint = {};
};

LeadHit draw_line(CharacterSheet& sheet, const std::string& key, const HelpLine& line,
                  float label_width) {
  const LeadHit hit = lead_row(sheet.ui, {.label = line.label,
                                          .label_tone = line.hinders ? Tone::danger : Tone::change,
                                          .label_width = label_width,
                                          .name = line.name,
                                          .words = line.words,
                                          .cut = sheet.dense,
                                          .open = is_open(sheet, key),
                                          .press = line.press,
                                          .description = line.press_hint});
  if (hit == LeadHit::more) open_entry(sheet, key);
  return hit;
}

void draw_help(CharacterSheet& sheet, const std::vector<rules::MoveHelp>& all,
               const rules::MoveHelp& help, float label_width) {
  const auto scope = sheet.ui.scope(help.id);
  const auto item = group(sheet.ui, help.label + ": " + help.words);
  const bool used = rules::counts_in_a_move(help.gives) || help.cost != rules::HelpCost::none;
  const rules::MoveStart move =
      plays_moves(sheet) && used ? use_of(sheet.ruleset(), all, help) : rules::MoveStart{};
  HelpLine line{gain_words(sheet.ruleset(), help), help.label, help.words};
  const std::string limits = rules::help_limits(sheet.ruleset(), help);
  if (!limits.empty()) line.words += ", for " + limits;
  if (!move.procedure.empty()) {
    line.press = "Use";
    line.press_hint = "Use " + help.label + ": " + help.words;
  }
  if (draw_line(sheet, "help:" + help.id, line, label_width) == LeadHit::press) {
    begin_move(sheet, move);
  }
}

// The first sentence.
std::string first_of(const std::string& words) {
  const std::size_t end = words.find('.');
  return end == std::string::npos ? words : words.substr(0, end);
}

// Harm hinders on every occasion.
bool draw_hindrances(CharacterSheet& sheet, const std::vector<rules::HarmRow>& rows,
                     float label_width) {
  bool any = false;
  for (std::size_t i = 0; i < sheet.character().harm.size(); ++i) {
    const rules::Harm& harm = sheet.character().harm[i];
    if (harm.text.empty()) continue;
    for (const rules::HarmRow& row_of : rows) {
      if (row_of.level != harm.level) continue;
      any = true;
      const auto scope = sheet.ui.scope(static_cast<int>(i));
      const auto item = group(sheet.ui, row_of.name + ": " + harm.text);
      const HelpLine line{row_of.name, harm.text, first_of(row_of.description), true};
      draw_line(sheet, "harm:" + rules::number(static_cast<int>(i)), line, label_width);
    }
  }
  return any;
}

// "12 in all", or with harm "12 help, 1 hinders".
std::string counts_of(const CharacterSheet& sheet, const std::vector<rules::MoveHelp>& all) {
  const auto& harm = sheet.character().harm;
  const auto hinder = static_cast<int>(std::count_if(
      harm.begin(), harm.end(), [](const rules::Harm& each) { return !each.text.empty(); }));
  const auto help = static_cast<int>(all.size());
  std::string words;
  if (help > 0)
    words = rules::number(help) + (hinder == 0 ? " in all" : help == 1 ? " helps" : " help");
  if (hinder == 0) return words;
  if (help > 0) words += ", ";
  return words + rules::number(hinder) + (hinder == 1 ? " hinders" : " hinder");
}

bool is_shown(const rules::MoveHelp& help, std::size_t group) {
  return in_group(help, group) || help.when.empty();
}

// All labels of the list have the width of the longest; what is longer than that is cut.
float width_of_labels(const CharacterSheet& sheet, const std::vector<rules::MoveHelp>& all,
                      std::size_t shown, const std::vector<rules::HarmRow>& rows) {
  constexpr float most = 112;
  float width = 0;
  for (const rules::MoveHelp& each : all) {
    if (!is_shown(each, shown)) continue;
    width = std::max(width, lead_label_width(sheet.ui, gain_words(sheet.ruleset(), each)));
  }
  for (const rules::Harm& harm : sheet.character().harm) {
    for (const rules::HarmRow& each : rows) {
      if (each.level != harm.level || harm.text.empty()) continue;
      width = std::max(width, lead_label_width(sheet.ui, each.name));
    }
  }
  return std::min(width, most * std::max(1.0F, sheet.ui.text_scale()));
}

// The chips of the occasions that anything comes in on; the one that is shown.
std::size_t choose_group(CharacterSheet& sheet, const std::vector<rules::MoveHelp>& all) {
  Ui& ui = sheet.ui;
  std::array<int, help_groups> counts{};
  for (const rules::MoveHelp& each : all) {
    for (std::size_t i = 0; i < help_groups; ++i) counts[i] += in_group(each, i) ? 1 : 0;
  }
  std::size_t shown = sheet.state.help_group;
  if (counts[shown] == 0) {
    for (std::size_t i = help_groups; i-- > 0;) {
      if (counts[i] > 0) shown = i;
    }
  }
  std::vector<std::string> names;
  std::vector<std::size_t> groups;
  std::size_t current = 0;
  for (std::size_t i = 0; i < help_groups; ++i) {
    if (counts[i] == 0) continue;
    if (i == shown) current = names.size();
    names.push_back(name_of_group(sheet.ruleset(), i));
    groups.push_back(i);
  }
  if (const auto hit = tabs(ui, "Occasion", names, current, TabLook::pills)) {
    sheet.state.help_group = groups[*hit];
  }
  return shown;
}

}  // namespace

void sheet_help(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const std::vector<rules::MoveHelp>& all =
      sheet.state.helps.of(sheet.view.generation, sheet.character().id,
                           [&] { return rules::all_helps(sheet.view.standing, sheet.view.crew); });
  const auto together = group(ui, "What helps you now");
  section(sheet, "What helps you now", counts_of(sheet, all));
  const auto lines = stack(ui, {.gap = sheet.dense ? 2.0F : 4.0F});
  const std::size_t shown = all.empty() ? 0 : choose_group(sheet, all);
  const bool any = !all.empty() || !sheet.character().harm.empty();
  const auto area = any ? growing_list(sheet, "Helps") : Block();
  const auto rows = stack(ui, {.gap = 0});
  const std::vector<rules::HarmRow> harm =
      rules::harm_from_worst(sheet.ruleset(), sheet.character().harm);
  const float label_width = width_of_labels(sheet, all, shown, harm);
  for (const rules::MoveHelp& each : all) {
    if (is_shown(each, shown)) draw_help(sheet, all, each, label_width);
  }
  if (!draw_hindrances(sheet, harm, label_width) && all.empty()) {
    text(ui, "Nothing right now.", Tone::muted);
  }
}

}  // namespace roadbook::ui
