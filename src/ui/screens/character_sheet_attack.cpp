// The attacks with what is carried: dice and damage in the row, the odds opened from it.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/counters.hpp"
#include "text/wording.hpp"
#include "ui/blocks/counter_boxes.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/blocks/move.hpp"
#include "ui/blocks/powers.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// A defense that is neither high nor low, until a player says another.
int first_defense(const CharacterSheet& sheet) {
  const auto& positions = sheet.ruleset().positions;
  const int middle = positions.empty() ? 11 : positions[positions.size() / 2].target;
  return middle + 5;
}

int defense_of(const CharacterSheet& sheet) {
  return sheet.state.defense > 0 ? sheet.state.defense : first_defense(sheet);
}

const rules::Standings& standings_around(CharacterSheet& sheet) {
  const AroundNow& all = sheet.state.around.of(sheet.view.generation, sheet.character().id, [&] {
    return around(sheet.ruleset(), *sheet.view.library, sheet.character().id, &sheet.view.standing);
  });
  return all->at;
}

// An ability with what was chosen in it.
std::string with_choices(const rules::AbilityTaken& taken) {
  std::string key = taken.id + "=" + taken.choice;
  for (const rules::AbilityTaken& each : taken.nested) key += "(" + with_choices(each) + ")";
  return key;
}

// What the odds lean on: they are worked out again where it changed, and not after every press.
const std::string& odds_basis(CharacterSheet& sheet) {
  return sheet.state.odds_basis.of(sheet.view.generation, sheet.character().id, [&] {
    const rules::Derived& numbers = sheet.view.standing.numbers;
    std::string key = sheet.character().id + ":" + std::to_string(numbers.tier);
    for (const auto& each : numbers.actions) key += "," + std::to_string(each.rating);
    for (const auto& each : numbers.attributes) key += "," + std::to_string(each.face);
    const rules::Character& character = sheet.character();
    for (const rules::Harm& each : character.harm) key += "h" + std::to_string(each.level);
    for (const rules::MarkedCondition& each : character.conditions) {
      key += "," + each.name + std::to_string(each.severity);
    }
    for (const rules::Carried& each : character.carried) {
      key += "," + each.item + each.kind + each.category + (each.fine ? "f" : "");
    }
    for (const rules::AbilityInUse& each : sheet.view.standing.abilities) {
      key += "," + each.ability->id;
    }
    for (const rules::AbilityTaken& each : character.abilities) key += "," + with_choices(each);
    if (sheet.view.crew == nullptr) return key;
    for (const rules::Id& each : sheet.view.crew->claims) key += "," + each;
    for (const auto& each : sheet.view.crew->abilities) key += "," + with_choices(each);
    for (const auto& each : sheet.view.crew->features) key += "," + with_choices(each);
    for (const auto& [id, boxes] : sheet.view.crew->upgrades) {
      key += "," + id + std::to_string(boxes);
    }
    return key;
  });
}

rules::Id action_for(CharacterSheet& sheet, const rules::Weapon& weapon) {
  const auto chosen = sheet.state.attack_actions.find(weapon.id());
  if (chosen != sheet.state.attack_actions.end()) return chosen->second;
  return sheet.state.best_attacks[weapon.id()].of(
      0, odds_basis(sheet) + ":" + std::to_string(weapon.die), [&] {
        return rules::best_attack(standings_around(sheet), sheet.character().id, weapon,
                                  first_defense(sheet));
      });
}

const std::optional<rules::AttackOdds>& odds_for(CharacterSheet& sheet, const rules::Weapon& weapon,
                                                 const rules::Id& action) {
  const int defense = defense_of(sheet);
  const std::string key = odds_basis(sheet) + ":" + action + ":" + std::to_string(weapon.die) +
                          ":" + std::to_string(defense);
  return sheet.state.attack_odds[weapon.id()].of(0, key, [&] {
    return rules::attack_odds(standings_around(sheet), sheet.character().id, action, weapon,
                              defense);
  });
}

std::string damage_words(const std::vector<rules::SumDice>& dice) {
  std::vector<std::string> parts;
  for (const rules::SumDice& each : dice) {
    if (each.count > 0 && each.faces > 1) {
      parts.push_back(rules::number(each.count) + "[d" + rules::number(each.faces) + "]");
    }
  }
  return parts.empty() ? "no damage" : rules::joined(parts, " + ");
}

// "1H Weapon: Longsword" where its kind is chosen.
std::string name_with_kind(const CharacterSheet& sheet, const rules::Weapon& weapon) {
  if (weapon.natural || weapon.kind == nullptr) return weapon.name;
  const bool chosen = sheet.character().carried[weapon.carried].kind == weapon.kind->id;
  return chosen ? weapon.name + ": " + weapon.kind->name : weapon.name;
}

std::string reach_words(const rules::Weapon& weapon) {
  std::vector<std::string> parts;
  if (weapon.in_hand) parts.emplace_back("in hand");
  if (weapon.kind == nullptr) parts.emplace_back("choose its kind");
  if (!weapon.reach.empty()) parts.push_back(weapon.reach);
  if (weapon.kind != nullptr && weapon.kind->range > 0) {
    parts.push_back("to " + rules::number(weapon.kind->range) + "'");
  }
  return rules::joined(parts, " · ");
}

void choose_action(CharacterSheet& sheet, const rules::Weapon& weapon, const rules::Id& now) {
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  for (const rules::Action& action : sheet.ruleset().actions) {
    if (action.id == now) chosen = items.size();
    const rules::DerivedAction* derived =
        rules::find_action(sheet.view.standing.numbers, action.id);
    items.push_back(
        {.label = action.name, .detail = rules::number(derived == nullptr ? 0 : derived->rating)});
  }
  if (const auto hit = select(sheet.ui, "You attack with", items, chosen)) {
    sheet.state.attack_actions[weapon.id()] = sheet.ruleset().actions[*hit].id;
  }
}

std::vector<Share> attack_shares(const rules::CheckOdds& odds) {
  double more = 0;
  for (std::size_t i = 2; i < odds.multipliers.size(); ++i) more += odds.multipliers[i];
  const auto exactly = [&](std::size_t n) {
    return n < odds.multipliers.size() ? odds.multipliers[n] : 0.0;
  };
  return {{"Miss", 1 - odds.success, Tone::danger},
          {"Hit", exactly(0), Tone::ink},
          {"×1", exactly(1), Tone::change},
          {"×2+", more, Tone::change}};
}

void draw_open_attack(CharacterSheet& sheet, const rules::Weapon& weapon,
                      const rules::AttackMove& move, const rules::Id& action) {
  Ui& ui = sheet.ui;
  const auto opened = opened_part(ui, weapon.name);
  if (weapon.kind != nullptr && !weapon.natural)
    hint(ui, item_facts(sheet.ruleset(), *weapon.kind));
  if (weapon.natural) hint(ui, weapon.kind->description);
  if (!weapon.reach.empty()) hint(ui, "It threatens anyone within " + weapon.reach + ".");
  if (!weapon.damage.empty()) {
    hint(ui, "Its damage may also be " + rules::joined(weapon.damage, " or ") + ".");
  }
  if (weapon.kind == nullptr || weapon.die == 0) {
    hint(ui, "It uses the die of its kind.");
    choose_kind(sheet, weapon.carried);
    return;
  }
  if (!weapon.natural &&
      rules::leaves_kind_open(sheet.ruleset(), sheet.character().carried[weapon.carried])) {
    choose_kind(sheet, weapon.carried);
  }
  choose_action(sheet, weapon, action);
  if (const auto defense = number_stepper(
          ui, {.name = "Their defense", .value = defense_of(sheet), .min = 1, .max = 99})) {
    sheet.state.defense = *defense;
  }
  const std::optional<rules::AttackOdds>& odds = odds_for(sheet, weapon, action);
  if (odds) {
    const double critical =
        odds->roll.odds.success -
        (odds->roll.odds.multipliers.empty() ? 0 : odds->roll.odds.multipliers.front());
    text(ui, per_cent(odds->roll.odds.success) + " hit · " + per_cent(critical) + " critical",
         {.type = Type::strong});
    shares(ui, "Odds to hit", attack_shares(odds->roll.odds));
    text(ui, follows_words(odds->damage, true), {.type = Type::small});
  }
  if (button(ui, move.procedure->name,
             {.kind = ButtonKind::primary, .id = "attack", .icon = Icon::dice})) {
    begin_move(sheet, rules::attack_start(move, action, weapon, defense_of(sheet)));
  }
}

void draw_attack(CharacterSheet& sheet, const rules::Weapon& weapon,
                 const rules::AttackMove& move) {
  // What is carried changed since the list was made: it is made anew.
  if (!weapon.natural && weapon.carried >= sheet.character().carried.size()) return;
  const auto scope = sheet.ui.scope("attack " + weapon.id());
  const auto lines = stack(sheet.ui, {.gap = 4});
  const rules::Id action = weapon.die == 0 ? rules::Id() : action_for(sheet, weapon);
  std::string note = reach_words(weapon);
  if (weapon.die > 0) {
    if (const auto& odds = odds_for(sheet, weapon, action)) note = damage_words(odds->damage.dice);
  }
  const std::string name = name_with_kind(sheet, weapon);
  if (!entry_line(sheet, "attack:" + weapon.id(), name, note)) return;
  draw_open_attack(sheet, weapon, move, action);
}

constexpr float counters_gap = 12;

// The moves that begin the counters anew.
void draw_renewing(CharacterSheet& sheet) {
  const auto line = row(sheet.ui, "counters anew", {.gap = 14});
  for (const rules::Procedure* each : rules::renewing_moves(sheet.ruleset())) {
    if (link(sheet.ui, each->name, {.description = each->text})) begin_move(sheet, {each->id});
  }
}

// What a turn has so many of, as boxes to press; and what begins it anew.
void draw_counters(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.ruleset().counters.empty()) return;
  const auto& counters = sheet.state.counters.of(sheet.view.generation, sheet.character().id, [&] {
    return rules::counters_of(standings_around(sheet), sheet.character().id);
  });
  // Side by side where the words have room, with what begins them anew behind them; else in lines.
  std::vector<float> parts;
  float room = ui.width();
  for (const rules::CounterNow& each : counters) {
    parts.push_back(-counter_width(ui, *each.counter, std::max(2, each.most)));
    room += parts.back() - counters_gap;
  }
  const bool side_by_side = room > 0;
  const bool links_behind = room > 148 * ui.text_scale();
  const auto draw = [&](const rules::CounterNow& each) {
    const auto asked = counter_boxes(ui, *each.counter, each.left, each.most);
    if (!asked) return;
    sheet.requests.edit(model::put(rules::with_counter(sheet.character(), *each.counter, *asked),
                                   counter_words(*each.counter, each.left, *asked)));
  };
  if (side_by_side) {
    parts.push_back(1);
    Columns columns(ui, parts, counters_gap, 40);
    for (const rules::CounterNow& each : counters) {
      draw(each);
      columns.next();
    }
    if (links_behind) draw_renewing(sheet);
  } else {
    for (const rules::CounterNow& each : counters) draw(each);
  }
  if (!links_behind) draw_renewing(sheet);
}

}  // namespace

void choose_kind(CharacterSheet& sheet, std::size_t carried) {
  const rules::Carried& one = sheet.character().carried[carried];
  std::vector<SelectItem> items;
  std::vector<rules::Id> ids;
  std::optional<std::size_t> chosen;
  for (const rules::Item& item : sheet.ruleset().items) {
    if (item.effect_die == 0) continue;
    if (item.id == one.kind) chosen = items.size();
    items.push_back({.label = item.name, .detail = "d" + rules::number(item.effect_die)});
    ids.push_back(item.id);
  }
  if (items.empty()) return;
  if (const auto hit =
          select(sheet.ui, "Its kind", items, chosen, {.placeholder = "Choose a kind of weapon"})) {
    rules::Character after = sheet.character();
    after.carried[carried].kind = ids[*hit];
    put(sheet, std::move(after));
  }
}

void sheet_attacks(CharacterSheet& sheet) {
  if (!plays_moves(sheet)) return;
  const rules::AttackMove move = rules::attack_move(sheet.ruleset());
  if (move.procedure == nullptr) return;
  const auto& weapons = sheet.state.weapons.of(sheet.view.generation, sheet.character().id, [&] {
    return rules::weapons_of(sheet.ruleset(), sheet.character(), sheet.view.standing.numbers);
  });
  const auto together = group(sheet.ui, "Attacks");
  if (powers_follow_attacks(sheet)) {
    section(sheet, "Attacks and " + rules::lowered(sheet.ruleset().words.power.many),
            powers_counter(sheet.view));
  } else {
    section(sheet, "Attacks");
  }
  draw_counters(sheet);
  if (weapons.empty()) text(sheet.ui, "You carry no weapon.", Tone::muted);
  const auto lines = stack(sheet.ui, {.gap = 0});
  for (const rules::Weapon& each : weapons) draw_attack(sheet, each, move);
}

}  // namespace roadbook::ui
