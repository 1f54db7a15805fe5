// Makes choices for a character and keeps what still holds.
#include "rules/sheet/choices.hpp"

#include <algorithm>

#include "rules/sheet/bonds.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

void set_amount(Amounts& amounts, const Id& id, int amount) {
  if (amount == 0) {
    amounts.erase(id);
  } else {
    amounts[id] = amount;
  }
}

template <class Items, class Item>
void toggle(Items& items, const Item& item, bool on) {
  const auto found = std::find(items.begin(), items.end(), item);
  if (on && found == items.end()) items.push_back(item);
  if (!on && found != items.end()) items.erase(found);
}

bool is_offered(const std::vector<AbilityOffer>& offers, const Id& id) {
  return std::any_of(offers.begin(), offers.end(),
                     [&](const AbilityOffer& each) { return each.ability->id == id; });
}

// Drops abilities that are open no more, and nested choices that are.
void drop_closed_abilities(const Ruleset& ruleset, Character& character) {
  const std::vector<AbilityOffer> offers = ability_offers(ruleset, character);
  const auto closed = [&](const AbilityTaken& taken) { return !is_offered(offers, taken.id); };
  auto& abilities = character.abilities;
  abilities.erase(std::remove_if(abilities.begin(), abilities.end(), closed), abilities.end());
  for (AbilityTaken& taken : abilities) {
    const Ability* ability = find_ability(ruleset, taken.id);
    const ChoiceDefinition* choice = ability == nullptr ? nullptr : choice_of_ability(*ability);
    if (choice == nullptr) continue;
    const bool from_heritage = choice->kind == ChoiceKind::heritage_ability;
    const std::vector<AbilityOffer> inside = from_heritage
                                                 ? mixed_offers(ruleset, character)
                                                 : offers_of_other_playbooks(ruleset, character);
    if (is_offered(inside, chosen_ability(taken))) continue;
    taken.choice.clear();
    taken.nested.clear();
  }
}

void drop_closed_contacts(const Ruleset& ruleset, Character& character) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  if (playbook == nullptr) return;
  for (const Bond* bond : placed_bonds(ruleset, Scope::character)) {
    const Id who = person_of(character.bonds, bond).who;
    if (bond->from != BondFrom::playbook_contacts) continue;
    if (find_by_id(playbook->contacts, who) != nullptr) continue;
    character.bonds = with_person(ruleset, *bond, std::move(character.bonds), {}, {});
  }
}

void drop_items_of_others(const Ruleset& ruleset, Character& character) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  const auto not_permitted = [&](const Carried& carried) {
    if (carried.item.empty()) return false;
    const bool own = playbook != nullptr && contains(playbook->items, carried.item);
    if (own) return false;
    // An item that only another playbook lists goes with it.
    return std::any_of(ruleset.playbooks.begin(), ruleset.playbooks.end(),
                       [&](const Playbook& each) { return contains(each.items, carried.item); });
  };
  std::erase_if(character.carried, not_permitted);
  std::erase_if(character.put_away, not_permitted);
}

}  // namespace

Character new_character(const Ruleset& ruleset, Id id) {
  Character character;
  character.id = std::move(id);
  character.ruleset = ruleset.id;
  return character;
}

std::string kin_in_words(const Ruleset& ruleset, const Character& character) {
  const Heritage* heritage = find_heritage(ruleset, character.heritage);
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  return text::kin(heritage == nullptr ? std::string() : heritage->name,
                   playbook == nullptr ? std::string() : playbook->name);
}

Character without_closed_choices(const Ruleset& ruleset, const Character& before) {
  Character after = before;
  drop_closed_abilities(ruleset, after);
  drop_closed_contacts(ruleset, after);
  drop_items_of_others(ruleset, after);
  return after;
}

Character with_heritage(const Ruleset& ruleset, const Character& before, const Id& heritage) {
  Character after = before;
  after.heritage = heritage;
  const Heritage* found = find_heritage(ruleset, heritage);
  if (found == nullptr || !found->mixed) {
    after.parent_heritages = {};
    after.virtue_from.clear();
    after.vice_from.clear();
    for (const Beside what : {Beside::senses, Beside::size}) {
      after = with_answer_beside(ruleset, std::move(after), what, {});
    }
    after.stride = 0;
  }
  drop_closed_abilities(ruleset, after);
  return after;
}

Character with_mixed_heritage(const Ruleset& ruleset, const Character& before, std::size_t which,
                              const Id& heritage) {
  Character after = before;
  if (which >= after.parent_heritages.size()) return after;
  after.parent_heritages[which] = heritage;
  const auto named = [&](const Id& id) {
    return id == after.parent_heritages[0] || id == after.parent_heritages[1];
  };
  if (!named(after.virtue_from)) after.virtue_from.clear();
  if (!named(after.vice_from)) after.vice_from.clear();
  drop_closed_abilities(ruleset, after);
  return after;
}

Character with_action(const Ruleset& ruleset, const Character& before, const Id& action, int dots) {
  Character after = before;
  set_amount(after.actions, action, std::max(dots, playbook_dots(ruleset, before, action)));
  return after;
}

Character with_build(const Ruleset& ruleset, const Character& before, const Id& id) {
  Character after = before;
  const Playbook* playbook = find_playbook(ruleset, before.playbook);
  const Build* build = playbook == nullptr ? nullptr : find_by_id(playbook->builds, id);
  if (build == nullptr) return after;
  if (!build->dots.empty()) {
    after.actions = playbook->starting_dots;
    for (const auto& [action, dots] : build->dots) after.actions[action] += dots;
  }
  if (!build->ability.empty()) {
    AbilityTaken taken;
    taken.id = build->ability;
    after = with_ability(ruleset, after, taken);
  }
  return after;
}

Character with_ability(const Ruleset& ruleset, const Character& before, const AbilityTaken& taken) {
  Character after = before;
  if (!after.in_play && ruleset.creation.abilities == 1) after.abilities.clear();
  after.abilities.push_back(taken);
  return after;
}

Character without_ability(const Character& before, std::size_t index) {
  Character after = before;
  if (index < after.abilities.size()) {
    after.abilities.erase(after.abilities.begin() + static_cast<std::ptrdiff_t>(index));
  }
  return after;
}

Character with_trait(const Character& before, const std::string& trait, bool on) {
  Character after = before;
  toggle(after.traits, trait, on);
  return after;
}

Character with_look(const Character& before, const std::string& word, bool on) {
  Character after = before;
  toggle(after.looks, word, on);
  return after;
}

Character with_power(const Character& before, const Id& power, bool on) {
  Character after = before;
  toggle(after.powers, power, on);
  return after;
}

Character with_own_item(const Character& before, std::string name, int load) {
  Character after = before;
  Carried& carried = after.carried.emplace_back();
  carried.name = std::move(name);
  carried.load = load;
  carried.named = true;
  return after;
}

Character without_carried(const Character& before, std::size_t index) {
  Character after = before;
  if (index < after.carried.size()) {
    after.carried.erase(after.carried.begin() + static_cast<std::ptrdiff_t>(index));
  }
  return after;
}

Character with_in_hand(const Character& before, std::size_t index, bool on) {
  Character after = before;
  if (index < after.carried.size()) after.carried[index].in_hand = on;
  return after;
}

Character with_track(const Character& before, const Id& track, int marked) {
  Character after = before;
  set_amount(after.tracks, track, std::max(0, marked));
  return after;
}

Character with_harm_eased(const Character& before, int levels, std::optional<std::size_t> place) {
  Character after = before;
  for (std::size_t i = 0; i < after.harm.size(); ++i) {
    if (!place || *place == i) after.harm[i].level -= levels;
  }
  std::erase_if(after.harm, [](const Harm& each) { return each.level < 1; });
  return after;
}

Character with_trauma(const Character& before, const Id& trauma, bool on) {
  Character after = before;
  toggle(after.traumas, trauma, on);
  return after;
}

Ids categories_of(const Ruleset& ruleset, const Carried& carried) {
  if (carried.item.empty()) return carried.category.empty() ? Ids{} : Ids{carried.category};
  const Item* item = find_item(ruleset, carried.item);
  return item == nullptr ? Ids{} : item->categories;
}

int hands_in_use(const Ruleset& ruleset, const Character& character) {
  const bool held = std::any_of(ruleset.items.begin(), ruleset.items.end(),
                                [](const Item& each) { return each.hands > 0; });
  if (!held) return 0;
  int hands = 0;
  for (const Carried& each : character.carried) {
    if (!each.in_hand) continue;
    const Item* item = find_item(ruleset, each.item);
    if (item == nullptr) {
      ++hands;
    } else {
      hands += item->other_hands > 0 ? std::min(item->hands, item->other_hands) : item->hands;
    }
  }
  return hands;
}

bool is_coin(const Ruleset& ruleset, const Carried& carried) {
  return ruleset.coin_load > 0 && carried.coin;
}

Carried carried_coin(const Ruleset& ruleset) {
  Carried coin{{}, ruleset.words.coin.one, ruleset.coin_load, false};
  coin.coin = true;
  return coin;
}

std::string carried_name(const Ruleset& ruleset, const Carried& carried) {
  if (is_coin(ruleset, carried)) return ruleset.words.coin.one;
  const Item* item = find_item(ruleset, carried.item);
  if (item != nullptr) return item->name;
  return carried.name.empty() ? carried.item : carried.name;
}

int load_of(const Ruleset& ruleset, const Character& character, const Carried& carried) {
  if (is_coin(ruleset, carried)) return std::max(0, character.coin) * ruleset.coin_load;
  const Item* item = find_item(ruleset, carried.item);
  return item == nullptr ? carried.load : item->load;
}

Ids item_categories(const Ruleset& ruleset) {
  Ids all;
  for (const Item& item : ruleset.items) {
    for (const Id& each : item.categories) {
      if (!contains(all, each)) all.push_back(each);
    }
  }
  return all;
}

Character adopted(const Ruleset& ruleset, const Character& before) {
  Character after = before;
  const std::vector<DotReason>& reasons = ruleset.creation.dot_reasons;
  for (Answer& each : after.dot_reasons) {
    if (find_by_id(reasons, each.question) != nullptr) continue;
    const auto open = std::find_if(reasons.begin(), reasons.end(), [&](const DotReason& reason) {
      return answer_to(after.dot_reasons, reason.id).empty();
    });
    if (open != reasons.end()) each.question = open->id;
  }
  for (Carried& each : after.carried) {
    each.coin =
        each.coin || (ruleset.coin_load > 0 && each.item.empty() && !each.named &&
                      each.load == ruleset.coin_load && each.name == ruleset.words.coin.one);
  }
  return after;
}

}  // namespace roadbook::rules
