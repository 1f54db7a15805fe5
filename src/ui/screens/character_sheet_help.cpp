// What helps and hinders now: everything that abilities, the crew and harm give at the table, by
// the occasion that one is in, with a press that opens the move in which it helps.
#include <algorithm>
#include <array>

#include "rules/derive/derive.hpp"
#include "rules/play/helps.hpp"
#include "ui/blocks/help_words.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Occasion;

constexpr float label_width = 78;  // of what a line gives

// The occasions of play in the few that one looks for at the table.
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

void draw_help(CharacterSheet& sheet, const std::vector<rules::MoveHelp>& all,
               const rules::MoveHelp& help) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(help.id);
  const auto item = group(ui, help.label + ": " + help.words);
  const bool used = rules::counts_in_a_move(help.gives) || help.cost != rules::HelpCost::none;
  const rules::MoveStart move =
      plays_moves(sheet) && used ? use_of(sheet.ruleset(), all, help) : rules::MoveStart{};
  const float grow = std::max(1.0F, ui.text_scale());
  std::string words = help.words;
  const std::string limits = rules::help_limits(sheet.ruleset(), help);
  if (!limits.empty()) words += ", for " + limits;
  Columns columns(ui, {-label_width * grow, 1, -(move.procedure.empty() ? 1.0F : 58.0F * grow)}, 8,
                  60);
  {
    const auto left = stack(ui, {.gap = 0});
    space(ui, 3);
    text(ui, gain_words(sheet.ruleset(), help), {.type = Type::label, .tone = Tone::change});
  }
  columns.next();
  text(ui, words, {.type = Type::small, .tone = Tone::muted, .lead = help.label});
  columns.next();
  if (move.procedure.empty()) return;
  if (button(ui, "Use", {.description = "Use " + help.label + ": " + help.words})) {
    begin_move(sheet, move);
  }
}

void draw_harm_line(CharacterSheet& sheet, const std::string& label, const std::string& name,
                    const std::string& words) {
  Ui& ui = sheet.ui;
  Columns columns(ui, {-label_width * std::max(1.0F, ui.text_scale()), 1}, 8, 60);
  {
    const auto left = stack(ui, {.gap = 0});
    space(ui, 3);
    text(ui, label, {.type = Type::label, .tone = Tone::danger});
  }
  columns.next();
  text(ui, words, {.type = Type::small, .tone = Tone::muted, .lead = name});
}

// The first sentence.
std::string first_of(const std::string& words) {
  const std::size_t end = words.find('.');
  return end == std::string::npos ? words : words.substr(0, end);
}

// Harm hinders on every occasion.
bool draw_hindrances(CharacterSheet& sheet) {
  bool any = false;
  for (std::size_t i = 0; i < sheet.character().harm.size(); ++i) {
    const rules::Harm& harm = sheet.character().harm[i];
    if (harm.text.empty()) continue;
    for (const rules::HarmRow& row_of : sheet.ruleset().harm_rows) {
      if (row_of.level != harm.level) continue;
      any = true;
      const auto scope = sheet.ui.scope(static_cast<int>(i));
      draw_harm_line(sheet, row_of.name, harm.text, first_of(row_of.description));
      separator(sheet.ui);
    }
  }
  return any;
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
  if (const auto hit = tabs(ui, "Occasion", names, current)) {
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
  const auto count = static_cast<int>(all.size());
  section(sheet, "What helps you now", count == 0 ? "" : rules::number(count) + " in all");
  const auto lines = stack(ui, {.gap = 4});
  if (!all.empty()) {
    const std::size_t shown = choose_group(sheet, all);
    for (const rules::MoveHelp& each : all) {
      if (!in_group(each, shown) && !each.when.empty()) continue;
      draw_help(sheet, all, each);
      separator(ui);
    }
  }
  if (!draw_hindrances(sheet) && all.empty()) {
    const bool moves = has_moves(sheet.ruleset(), false);
    text(ui, moves ? "Nothing of its own. Teamwork and a push always help." : "Nothing of its own.",
         Tone::muted);
  }
}

}  // namespace roadbook::ui
