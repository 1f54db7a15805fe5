// Wounds and boons that the character has now, with their severity, and the list to add one from.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/play/marked_conditions.hpp"
#include "rules/play/moves_about.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::GameCondition;

// The first number of "1–5"; 1 where there is none.
int first_severity(const rules::ReferenceLine& line) {
  const int value = std::atoi(line.value.c_str());
  return std::clamp(value, 1, 10);
}

void set_severity(CharacterSheet& sheet, std::size_t index, int severity) {
  rules::Character after = sheet.character();
  if (severity <= 0) {
    after.conditions.erase(after.conditions.begin() + static_cast<std::ptrdiff_t>(index));
  } else {
    after.conditions[index].severity = severity;
  }
  put(sheet, std::move(after));
}

void draw_condition(CharacterSheet& sheet, std::size_t index) {
  Ui& ui = sheet.ui;
  const rules::MarkedCondition& one = sheet.character().conditions[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string effect = rules::condition_words(sheet.ruleset(), one);
  Track boxes;
  boxes.name = one.name;
  boxes.filled = one.severity;
  boxes.size = std::max(5, one.severity);
  boxes.tone = one.good ? Tone::standing : Tone::danger;
  boxes.description =
      effect.empty() ? std::string_view("How severe it is. It ends when no box is left.") : effect;
  boxes.note = effect;
  boxes.small = true;
  boxes.severity = true;
  if (const auto asked = track(ui, boxes)) set_severity(sheet, index, *asked);
}

void add_condition(CharacterSheet& sheet, const std::string& name, int severity, bool good) {
  rules::Character after = sheet.character();
  const auto found =
      std::find_if(after.conditions.begin(), after.conditions.end(),
                   [&](const rules::MarkedCondition& each) { return each.name == name; });
  if (found != after.conditions.end()) {
    found->severity = std::max(found->severity, severity);
  } else {
    after.conditions.push_back({name, severity, good});
  }
  put(sheet, std::move(after));
  sheet.state.conditions_open = false;
}

std::string wounds_and_boons(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "{Wound+} and {boon+}");
}

std::string add_either(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "Add {a wound} or {a boon}");
}

void draw_own_condition(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  std::string& words = sheet.state.own_condition;
  if (words.empty()) return;
  const auto line = row(ui, "own condition");
  if (button(ui, rules::say(sheet.ruleset(), "Add as {a wound}")))
    add_condition(sheet, words, 1, false);
  if (button(ui, rules::say(sheet.ruleset(), "Add as {a boon}")))
    add_condition(sheet, words, 1, true);
}

bool has_part(const GameCondition& each, const std::string& search) {
  return search.empty() || text::in_small_letters(each.name + " " + each.line->text)
                                   .find(text::in_small_letters(search)) != std::string::npos;
}

}  // namespace

void sheet_conditions(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto& conditions = sheet.character().conditions;
  if (rules::game_conditions(sheet.ruleset()).empty() && conditions.empty()) return;
  const std::string both = wounds_and_boons(sheet.ruleset());
  const auto together = group(ui, both);
  if (section_link(sheet, both, "+ add", add_either(sheet.ruleset()))) {
    sheet.state.conditions_open = true;
    sheet.state.own_condition.clear();
  }
  const rules::MoveAbout turn = plays_moves(sheet)
                                    ? rules::move_of_kind(sheet.ruleset(), rules::ChangeKind::calm)
                                    : rules::MoveAbout{};
  const bool any = std::any_of(conditions.begin(), conditions.end(),
                               [](const rules::MarkedCondition& each) { return !each.good; });
  // What ends the turn stands in the heading, or below the wounds where that has no room.
  const std::string eases = rules::say(sheet.ruleset(), "Each {wound} eases by one.");
  std::optional<bool> pressed = false;
  if (any && turn.procedure != nullptr) {
    pressed = second_heading_link(ui, turn.procedure->name, eases);
  }
  const auto lines = stack(ui, {.gap = 0});
  for (std::size_t i = 0; i < conditions.size(); ++i) draw_condition(sheet, i);
  if (!pressed) pressed = link(ui, turn.procedure->name, {.description = eases});
  if (*pressed) begin_move(sheet, {turn.procedure->id});
}

void sheet_condition_list(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  CharacterSheetState& state = sheet.state;
  const auto block = dialog(ui, add_either(sheet.ruleset()), state.conditions_open, {.side = true});
  if (!block) return;
  const auto field =
      search_field(ui, "Search, or write your own", state.own_condition,
                   {.max_length = document::limit_of(&rules::MarkedCondition::name)});
  if (field.changed) state.own_condition = field.text;
  draw_own_condition(sheet);
  const auto all = scroll_area(ui, wounds_and_boons(sheet.ruleset()), {.margin = 12});
  bool good = false;
  bool any = false;
  for (const GameCondition& each : rules::game_conditions(sheet.ruleset())) {
    if (!has_part(each, state.own_condition)) continue;
    if (!any || each.good != good) heading(ui, 4, each.section->name);
    any = true;
    good = each.good;
    if (list_row(ui, {.title = each.name,
                      .subtitle = each.line->text,
                      .note = each.line->value,
                      .id = each.name,
                      .large = false})) {
      add_condition(sheet, each.name, first_severity(*each.line), each.good);
    }
  }
}

}  // namespace roadbook::ui
