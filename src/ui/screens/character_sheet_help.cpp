// What helps and hinders now: everything that abilities, the crew and harm give at the table,
// without a change of the sheet's numbers.
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

const char* help_word(rules::Gives gives) {
  using rules::Gives;
  switch (gives) {
    case Gives::advantage:
      return "Advantage";
    case Gives::effect:
    case Gives::effect_die:
      return "More effect";
    case Gives::quality:
      return "Quality";
    case Gives::result_level:
      return "Better result";
    case Gives::push_free:
    case Gives::push_for:
      return "Free push";
    case Gives::resist:
      return "Resist";
    case Gives::immunity:
      return "Immune";
    case Gives::initiative:
      return "First";
    case Gives::recovery:
      return "Recovery";
    case Gives::damage_type:
      return "Damage";
    case Gives::knowledge:
      return "You know";
    case Gives::craft:
      return "You make";
    case Gives::access:
      return "You may";
    default:
      return "Between scores";
  }
}

bool at_the_table(rules::Gives gives) {
  return std::string_view(help_word(gives)) != "Between scores";
}

void draw_help_line(Ui& ui, const std::string& word, const std::string& name,
                    const std::string& when, Tone tone) {
  const float label = 92 * std::max(1.0F, ui.text_scale());
  Columns columns(ui, {-label, 1}, 8);
  text(ui, word, {.type = Type::label, .tone = tone});
  columns.next();
  const auto words = stack(ui, {.gap = 0});
  text(ui, name, {.type = Type::strong});
  if (!when.empty()) hint(ui, when);
}

// The first sentence.
std::string first_of(const std::string& words) {
  const std::size_t end = words.find('.');
  return end == std::string::npos ? words : words.substr(0, end);
}

}  // namespace

void sheet_help(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto together = group(ui, "What helps you now");
  section(sheet, "What helps you now");
  const auto lines = stack(ui, {.gap = 4});
  bool any = false;
  const auto draw_all = [&](const std::vector<rules::Situational>& all, const std::string& name) {
    for (const rules::Situational& each : all) {
      if (!at_the_table(each.gives)) continue;
      any = true;
      const auto scope = ui.scope(name + each.on);
      draw_help_line(ui, help_word(each.gives), name, each.on, Tone::change);
      separator(ui);
    }
  };
  for (const rules::AbilityTaken& taken : sheet.character().abilities) {
    const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
    if (ability != nullptr) draw_all(ability->situational, ability->name);
  }
  for (const rules::Harm& harm : sheet.character().harm) {
    if (harm.text.empty()) continue;
    for (const rules::HarmRow& row_of : ruleset.harm_rows) {
      if (row_of.level != harm.level) continue;
      any = true;
      const auto scope = ui.scope(harm.text);
      draw_help_line(ui, row_of.name, harm.text, first_of(row_of.description), Tone::danger);
      separator(ui);
    }
  }
  if (!any) text(ui, "Nothing of its own. Teamwork and a push always help.", Tone::muted);
}

}  // namespace roadbook::ui
