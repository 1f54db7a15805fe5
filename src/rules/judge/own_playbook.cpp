// Makes a playbook of a table's own, part by part.
#include "rules/judge/own_playbook.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random_words.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/free_id.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

template <class Definition>
void erase_id(std::vector<Definition>& list, const Id& id) {
  std::erase_if(list, [&](const Definition& each) { return each.id == id; });
}

Playbook* find_own(Character& character, const Id& id) {
  for (Playbook& each : character.own.playbooks) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

// Takes `playbook` as one of its own.
Character with_own_added(const Ruleset& ruleset, const Character& before, Playbook playbook) {
  Character after = before;
  const Id id = playbook.id;
  after.own.playbooks.push_back(std::move(playbook));
  return with_playbook(with_own(ruleset, after.own, Scope::character), after, id);
}

template <class Definition>
void list_once(std::vector<const Definition*>& listed, const Definition* each) {
  if (each != nullptr && std::find(listed.begin(), listed.end(), each) == listed.end()) {
    listed.push_back(each);
  }
}

// A new entry of one of the own lists, in the own playbook.
template <class Definition>
Character with_new_part(const Character& before, const std::vector<Definition>& game,
                        std::vector<Definition> OwnDefinitions::*list, Ids Playbook::*listed,
                        const char* base) {
  Character after = before;
  Playbook* own = find_own(after, after.playbook);
  if (own == nullptr) return after;
  Definition made;
  made.id = free_id(base, game, after.own.*list);
  (own->*listed).push_back(made.id);
  (after.own.*list).push_back(std::move(made));
  return after;
}

// As many of `open` as are missing, at random.
void fill(Ids& chosen, Ids open, int wanted, Seeded& chance) {
  chance.shuffle(open);
  for (const Id& each : open) {
    if (static_cast<int>(chosen.size()) >= wanted) return;
    if (!contains(chosen, each)) chosen.push_back(each);
  }
}

void fill_dots(const Ruleset& ruleset, Playbook& playbook, Seeded& chance) {
  const std::size_t ranks = ruleset.creation.own_playbook.dots.size();
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    if (!starting_action(ruleset, playbook, rank).empty()) continue;
    Ids open;
    for (const Action& action : ruleset.actions) {
      if (amount_of(playbook.starting_dots, action.id) == 0) open.push_back(action.id);
    }
    if (!open.empty()) playbook = with_starting_action(ruleset, playbook, rank, chance.pick(open));
  }
}

void fill_people(const Ruleset& ruleset, Playbook& playbook, Seeded& chance) {
  const OwnPlaybookRule& rule = ruleset.creation.own_playbook;
  std::vector<std::string> people = ideas_for(ruleset, rule.people);
  chance.shuffle(people);
  for (const std::string& each : people) {
    if (static_cast<int>(playbook.contacts.size()) >= rule.contacts) return;
    const bool known = std::any_of(playbook.contacts.begin(), playbook.contacts.end(),
                                   [&](const Entry& contact) { return contact.name == each; });
    if (known) continue;
    playbook = with_new_contact(playbook, each);
  }
}

}  // namespace

const Playbook* own_playbook(const Character& character) {
  if (character.playbook.empty()) return nullptr;
  return find_by_id(character.own.playbooks, character.playbook);
}

std::string own_playbook_place(const Character& character) {
  const Playbook* own = own_playbook(character);
  const auto index = own == nullptr ? 0 : own - character.own.playbooks.data();
  return keys::place_in(keys::own, keys::playbooks) + '/' + number(static_cast<int>(index));
}

Character with_new_playbook(const Ruleset& ruleset, const Character& before) {
  Playbook playbook;
  playbook.id = free_id("own_playbook", ruleset.playbooks, before.own.playbooks);
  return with_own_added(ruleset, before, std::move(playbook));
}

Character with_copied_playbook(const Ruleset& ruleset, const Character& before) {
  const Playbook* now = find_playbook(ruleset, before.playbook);
  if (now == nullptr) return before;
  Playbook copy = *now;
  copy.id = free_id("own_playbook", ruleset.playbooks, before.own.playbooks);
  copy.source.clear();
  Character after = before;
  after.playbook = copy.id;
  after.own.playbooks.push_back(std::move(copy));
  return after;
}

Character with_own_playbook(const Ruleset& ruleset, const Character& before,
                            const Playbook& changed) {
  Character after = before;
  Playbook* own = find_own(after, changed.id);
  if (own == nullptr) return after;
  const Playbook was = std::exchange(*own, changed);
  if (after.playbook != changed.id) return after;
  if (was.starting_dots != changed.starting_dots) {
    after = with_dots_of(ruleset, std::move(after), was.starting_dots, changed.starting_dots);
  }
  const bool same_offers = was.abilities == changed.abilities && was.items == changed.items &&
                           was.contacts == changed.contacts;
  if (same_offers) return after;
  return without_closed_choices(with_own(ruleset, after.own, Scope::character), after);
}

Id starting_action(const Ruleset& ruleset, const Playbook& playbook, std::size_t rank) {
  const std::vector<int>& dots = ruleset.creation.own_playbook.dots;
  if (rank >= dots.size()) return {};
  // Of several ranks with as many dots, each has the next action.
  auto before =
      std::count(dots.begin(), dots.begin() + static_cast<std::ptrdiff_t>(rank), dots[rank]);
  for (const Action& action : ruleset.actions) {
    if (amount_of(playbook.starting_dots, action.id) == dots[rank] && before-- == 0) {
      return action.id;
    }
  }
  return {};
}

Playbook with_starting_action(const Ruleset& ruleset, const Playbook& before, std::size_t rank,
                              const Id& action) {
  Playbook after = before;
  const std::vector<int>& dots = ruleset.creation.own_playbook.dots;
  if (rank >= dots.size()) return after;
  const Id was = starting_action(ruleset, before, rank);
  const int others = amount_of(before.starting_dots, action);
  if (!was.empty()) after.starting_dots.erase(was);
  if (!was.empty() && others > 0) after.starting_dots[was] = others;
  after.starting_dots[action] = dots[rank];
  return after;
}

Playbook with_new_contact(const Playbook& before, const std::string& name) {
  Playbook after = before;
  Entry contact;
  contact.id = free_id("contact", before.contacts, {});
  contact.name = name;
  after.contacts.push_back(std::move(contact));
  return after;
}

std::vector<const Ability*> abilities_for_playbooks(const Ruleset& ruleset,
                                                    const Character& character) {
  std::vector<const Ability*> listed;
  for (const Playbook& playbook : ruleset.playbooks) {
    for (const Id& id : playbook.abilities) list_once(listed, find_ability(ruleset, id));
  }
  for (const Ability& own : character.own.abilities) {
    list_once(listed, find_ability(ruleset, own.id));
  }
  return listed;
}

std::vector<const Item*> items_for_playbooks(const Ruleset& ruleset, const Character& character) {
  std::vector<const Item*> listed;
  for (const Playbook& playbook : ruleset.playbooks) {
    for (const Id& id : playbook.items) list_once(listed, find_item(ruleset, id));
  }
  for (const Item& own : character.own.items) list_once(listed, find_item(ruleset, own.id));
  return listed;
}

Character with_new_own_ability(const Ruleset& ruleset, const Character& before) {
  if (!leaves(ruleset, OwnKind::ability)) return before;
  return with_new_part(before, ruleset.abilities, &OwnDefinitions::abilities, &Playbook::abilities,
                       "own_ability");
}

Character with_new_own_item(const Ruleset& ruleset, const Character& before) {
  if (!leaves(ruleset, OwnKind::item)) return before;
  Character after =
      with_new_part(before, ruleset.items, &OwnDefinitions::items, &Playbook::items, "own_item");
  // It is offered under a category, as the items of the game's playbooks are.
  for (const Item* each : items_for_playbooks(ruleset, {})) {
    if (after.own.items.size() == before.own.items.size() || each->categories.empty()) continue;
    after.own.items.back().categories = {each->categories.front()};
    break;
  }
  return after;
}

Character without_own_ability(const Character& before, const Id& ability) {
  Character after = before;
  erase_id(after.own.abilities, ability);
  erase_id(after.abilities, ability);
  for (Playbook& each : after.own.playbooks) std::erase(each.abilities, ability);
  return after;
}

Character without_own_item(const Character& before, const Id& item) {
  Character after = before;
  erase_id(after.own.items, item);
  for (auto* list : {&after.carried, &after.put_away}) {
    std::erase_if(*list, [&](const Carried& each) { return each.item == item; });
  }
  for (Playbook& each : after.own.playbooks) std::erase(each.items, item);
  return after;
}

Character with_people_filled(const Ruleset& ruleset, const Character& before, Seeded& chance) {
  const Playbook* own = own_playbook(before);
  if (own == nullptr) return before;
  Playbook playbook = *own;
  fill_people(ruleset, playbook, chance);
  return with_own_playbook(ruleset, before, playbook);
}

Character with_playbook_filled(const Ruleset& ruleset, const Character& before, Seeded& chance) {
  const Playbook* own = own_playbook(before);
  if (own == nullptr) return before;
  const OwnPlaybookRule& rule = ruleset.creation.own_playbook;
  Playbook playbook = *own;
  write_idea(ruleset, chance, rule.names, playbook.name);
  write_idea(ruleset, chance, rule.triggers, playbook.xp_trigger);
  fill_dots(ruleset, playbook, chance);
  fill_people(ruleset, playbook, chance);
  Ids abilities;
  for (const Ability* each : abilities_for_playbooks(ruleset, before))
    abilities.push_back(each->id);
  fill(playbook.abilities, std::move(abilities), rule.abilities, chance);
  Ids items;
  for (const Item* each : items_for_playbooks(ruleset, before)) items.push_back(each->id);
  fill(playbook.items, std::move(items), rule.items, chance);
  return with_own_playbook(ruleset, before, playbook);
}

}  // namespace roadbook::rules
