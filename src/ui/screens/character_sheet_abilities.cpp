// Special abilities and powers on the sheet.
#include <functional>
#include <utility>

#include "rules/derive/effects.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/powers.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/powers.hpp"
#include "ui/blocks/rules_parts.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

const rules::Finding* finding_at(const CharacterSheet& sheet, const std::string& place) {
  for (const rules::Finding& each : sheet.view.findings) {
    if (each.kind == rules::FindingKind::illegal && each.place == place) return &each;
  }
  return nullptr;
}

std::vector<std::string> names_of_known(const rules::AbilityTaken& taken) {
  std::vector<std::string> names;
  for (const rules::KnownThing& each : taken.known) {
    if (!each.name.empty()) names.push_back(each.name);
  }
  return names;
}

// The ability that was chosen in this one; null where it asks for none.
const rules::Ability* chosen_in(const CharacterSheet& sheet, const rules::AbilityTaken& taken,
                                const rules::Ability& ability) {
  if (rules::choice_of_ability(ability) == nullptr) return nullptr;
  return rules::find_ability(sheet.ruleset(), rules::chosen_ability(taken));
}

// All that it is about in one line: what was chosen in it and what is known by it, each once, then
// its rule.
std::string ability_line(const CharacterSheet& sheet, const rules::AbilityTaken& taken,
                         const rules::Ability& ability) {
  const rules::Ability* other = chosen_in(sheet, taken, ability);
  std::vector<std::string> first = names_of_known(taken);
  const std::string inside = rules::choice_words(sheet.ruleset(), taken);
  if (!inside.empty() && !rules::contains(first, inside)) first.insert(first.begin(), inside);
  const std::string& rule = other == nullptr ? ability.description : other->description;
  return first.empty() ? rule : rules::joined(first) + ": " + rule;
}

// The line of a row under Edit: behind it what removes it, or puts it back. `draw` has the line
// while it is there, and says whether it is open.
template <class Draw, class Flip>
bool line_with_remove(CharacterSheet& sheet, const std::string& name, bool there, const Draw& draw,
                      const Flip& flip) {
  Ui& ui = sheet.ui;
  if (!sheet.state.editing) return draw();
  const float side = icon_button_side(ui);
  Columns columns(ui, {1, -side}, 8, 100);
  bool open = false;
  {
    const auto line = stack(ui, {.gap = 0});
    if (there) {
      open = draw();
    } else {
      text(ui, name, Tone::muted);
    }
  }
  columns.next();
  if (icon_button(ui, there ? Icon::close : Icon::plus, (there ? "Remove " : "Put back ") + name,
                  {.id = "remove"})) {
    flip();
  }
  return open;
}

void draw_ability(CharacterSheet& sheet, std::size_t place) {
  Ui& ui = sheet.ui;
  const auto& [taken, at] = sheet.state.abilities[place];
  const rules::Ability* ability = rules::find_ability(sheet.ruleset(), taken.id);
  const int number = static_cast<int>(place);
  const auto scope = ui.scope(number);
  const std::string key = "ability:" + rules::number(number) + ":" + taken.id;
  const std::string inside = rules::choice_words(sheet.ruleset(), taken);
  const std::string name = ability == nullptr ? taken.id : ability->name;
  const auto lines = stack(ui, {.gap = 4});
  // Open, what is chosen stands among its choices alone: the line keeps its height.
  std::string words;
  if (!is_open(sheet, key)) {
    words = ability == nullptr ? inside : ability_line(sheet, taken, *ability);
  } else if (sheet.dense && ability != nullptr) {
    words = ability->description;
  }
  const auto flip = [&] {
    rules::Character after = sheet.character();
    after.abilities = flipped(sheet.state.abilities, place, std::move(after.abilities));
    put(sheet, std::move(after));
  };
  const bool open = line_with_remove(
      sheet, name, at.has_value(), [&] { return entry_line(sheet, key, name, words, words, true); },
      flip);
  if (!at) return;
  if (const auto* found =
          finding_at(sheet, rules::keys::place_at(rules::keys::special_abilities, *at))) {
    conflict(ui, found->message);
  }
  if (!open) return;
  const auto opened = opened_part(ui, name);
  if (ability != nullptr) rule_text(ui, ability->description, ability->name);
  ability_choices(ui, sheet.view, *at, sheet.state.ability, sheet.requests);
  const auto line = row(ui, "ability buttons", {.gap = 12});
  if (ability != nullptr) hint(ui, source_words(sheet.ruleset(), ability->source));
  spacer(ui);
  // There it can be copied and changed, too.
  if (ability != nullptr && sheet.state.editing) {
    term_link(ui, "In the rules", "ability." + ability->id);
  }
}

// The longest words that say what is missing for a power.
std::string too_much_stress(const CharacterSheet& sheet) {
  return rules::say(sheet.ruleset(), "too much {stress} · ");
}

// When it is used, what it costs, and what is missing for it at this moment.
std::string power_note_now(const CharacterSheet& sheet, const rules::Power& power) {
  std::string cost = rules::cost_of_power(sheet.ruleset(), power);
  if (!sheet.character().in_play) return cost;
  // What is missing stands first: it is never cut.
  if (!rules::lacks_in_hand(sheet.view.standing, power.requires_all).empty()) {
    return "not in hand · " + cost;
  }
  if (!rules::lacks_stress(sheet.view.standing, power).empty()) {
    return too_much_stress(sheet) + cost;
  }
  return cost;
}

void fact(Ui& ui, const std::string& label, const std::string& words) {
  if (!words.empty()) rule_text(ui, label + ": " + words, label, {.type = Type::small});
}

// What the power can grow into: its clock stands among the character's own while it is learned, and
// is full once it is known.
void draw_power_upgrade(CharacterSheet& sheet, const rules::UpgradeLearning& learning) {
  Ui& ui = sheet.ui;
  const rules::PowerUpgrade& upgrade = *learning.upgrade;
  fact(ui, upgrade.name, upgrade.description);
  if (upgrade.clock < 1 || !sheet.character().in_play) return;
  if (learning.begun) {
    const std::string now = rules::number(learning.filled) + " of " + rules::number(learning.size);
    hint(ui, learning.learned() ? "Learned." : "You are learning it: " + now + ".");
    return;
  }
  if (!link(ui, "Begin to learn " + upgrade.name,
            {.description = "A clock of " + rules::number(upgrade.clock) + " among your own"})) {
    return;
  }
  rules::Character after = sheet.character();
  rules::Clock made;
  made.name = upgrade.name;
  made.size = upgrade.clock;
  after.clocks.push_back(made);
  put(sheet, std::move(after));
}

void draw_power(CharacterSheet& sheet, std::size_t place) {
  Ui& ui = sheet.ui;
  const auto& [id, at] = sheet.state.powers[place];
  const rules::Power* power = rules::find_power(sheet.ruleset(), id);
  const auto scope = ui.scope(static_cast<int>(place));
  const std::string name = power == nullptr ? id : power->name;
  const auto lines = stack(ui, {.gap = 4});
  const std::string note = power == nullptr ? "" : power_note_now(sheet, *power);
  const std::string cost = power == nullptr ? "" : rules::cost_of_power(sheet.ruleset(), *power);
  const auto flip = [&] {
    rules::Character after = sheet.character();
    after.powers = flipped(sheet.state.powers, place, std::move(after.powers));
    put(sheet, std::move(after));
  };
  const std::string key = "power:" + id;
  const bool open = line_with_remove(
      sheet, name, at.has_value(), [&] { return entry_line(sheet, key, name, note, cost); }, flip);
  if (!at) return;
  if (const auto* found = finding_at(sheet, rules::keys::place_at(rules::keys::powers, *at))) {
    conflict(ui, found->message);
  }
  if (!open) return;
  const auto opened = opened_part(ui, name);
  if (power != nullptr && sheet.character().in_play) {
    for (const std::string& lack : {rules::lacks_in_hand(sheet.view.standing, power->requires_all),
                                    rules::lacks_stress(sheet.view.standing, *power)}) {
      if (!lack.empty()) hint(ui, lack);
    }
  }
  if (power != nullptr) {
    for (const PowerPart& each : parts_of_power(*power)) {
      const std::string words = rules::power_in_numbers(sheet.view.standing, *power, each.words);
      if (each.label.empty()) {
        rule_text(ui, words, power->name);
      } else {
        fact(ui, std::string(each.label), words);
      }
    }
    for (const rules::UpgradeLearning& each : rules::upgrades_of(sheet.character(), *power)) {
      draw_power_upgrade(sheet, each);
    }
    hint(ui, source_words(sheet.ruleset(), power->source));
  }
  const auto line = row(ui, "power buttons");
  const rules::MoveAbout use = power != nullptr && plays_moves(sheet)
                                   ? rules::move_asking(sheet.ruleset(), rules::AskKind::learned)
                                   : rules::MoveAbout{};
  if (use.procedure != nullptr &&
      button(ui, use.procedure->name, {.description = power->cost_words, .id = "use power"})) {
    begin_move(sheet, rules::start_of(use, id));
  }
  if (power != nullptr && sheet.state.editing) term_link(ui, "In the rules", "power." + power->id);
}

}  // namespace

bool powers_follow_attacks(const CharacterSheet& sheet) {
  return plays_moves(sheet) && !sheet.state.editing && !sheet.character().powers.empty() &&
         rules::attack_move(sheet.ruleset()).procedure != nullptr;
}

void sheet_abilities(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.ruleset().abilities.empty()) return;
  const auto together = group(ui, sheet.ruleset().words.ability.many);
  section(sheet, sheet.ruleset().words.ability.many);
  auto& rows = sheet.state.abilities;
  if (!sheet.state.editing) rows.clear();
  match_rows(rows, sheet.character().abilities,
             [](const auto& one, const auto& other) { return one.id == other.id; });
  if (rows.empty()) text(ui, "None yet.", Tone::muted);
  {
    const auto list = stack(ui, {.gap = 0});
    for (std::size_t i = 0; i < rows.size(); ++i) draw_ability(sheet, i);
  }
  if (sheet.state.editing &&
      button(ui, rules::say(sheet.ruleset(), "Add {a ability.}"), {.icon = Icon::plus})) {
    open_list(sheet, SheetList::abilities);
  }
}

void sheet_powers(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.ruleset().powers.empty()) return;
  const auto together = group(ui, sheet.ruleset().words.power.many);
  auto& rows = sheet.state.powers;
  if (!sheet.state.editing) rows.clear();
  match_rows(rows, sheet.character().powers, std::equal_to<rules::Id>());
  if (!powers_follow_attacks(sheet)) {
    section(sheet, sheet.ruleset().words.power.many, powers_counter(sheet.view));
  }
  if (rows.empty()) {
    text(ui,
         rules::say(sheet.ruleset(),
                    "None yet. Each {action} dot may bring one, when your table agrees."),
         Tone::muted);
  }
  const auto list = stack(ui, {.gap = 0});
  for (std::size_t i = 0; i < rows.size(); ++i) draw_power(sheet, i);
  if (!sheet.state.editing) return;
  space(ui, 6);
  if (button(ui, rules::say(sheet.ruleset(), "Add {a power}"), {.icon = Icon::plus}))
    open_list(sheet, SheetList::powers);
}

}  // namespace roadbook::ui
