// A playbook that a table makes for itself: from a character to the same with one part of it
// changed. Blades in the Dark: "Create playbooks" and "Character playbook".
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/game/seeded.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// The playbook of the character where its own document defines it; nullptr where it is the game's.
const Playbook* own_playbook(const Character& character);
// Where that stands in the save: "/own/playbooks/0".
std::string own_playbook_place(const Character& character);

// A new, empty playbook of its own, which is the character's from now on.
Character with_new_playbook(const Ruleset& ruleset, const Character& character);
// The character's playbook of the game as one of its own, to be changed: nothing is lost.
Character with_copied_playbook(const Ruleset& ruleset, const Character& character);
// Puts `changed` in the place of the own playbook of that id. What it places moves with it, and
// what it no longer opens goes.
Character with_own_playbook(const Ruleset& ruleset, const Character& character,
                            const Playbook& changed);

// The action that begins with the `rank`th of the numbers of dots that the game names for own
// playbooks; empty where none does.
Id starting_action(const Ruleset& ruleset, const Playbook& playbook, std::size_t rank);
// The playbook with another such action; two ranks change places where it had the other one.
Playbook with_starting_action(const Ruleset& ruleset, const Playbook& playbook, std::size_t rank,
                              const Id& action);

// The playbook with one more whom it knows.
Playbook with_new_contact(const Playbook& playbook, const std::string& name);

// What an own playbook can be made of: abilities that some playbook of the game lists, and those of
// the table's own; items in the same way.
std::vector<const Ability*> abilities_for_playbooks(const Ruleset& ruleset,
                                                    const Character& character);
std::vector<const Item*> items_for_playbooks(const Ruleset& ruleset, const Character& character);

// An ability or an item that the table makes up, without a name yet, in the own playbook, where the
// game leaves such to its table.
Character with_new_own_ability(const Ruleset& ruleset, const Character& character);
// The item is of the first category that such items have.
Character with_new_own_item(const Ruleset& ruleset, const Character& character);
// Takes it away everywhere.
Character without_own_ability(const Character& character, const Id& ability);
Character without_own_item(const Character& character, const Id& item);

// The own playbook with as many people as the game asks for, from a seed; the character as it is
// where it has none.
Character with_people_filled(const Ruleset& ruleset, const Character& character, Seeded& chance);

// The own playbook with all that is still missing chosen from a seed; the character as it is where
// it has none.
Character with_playbook_filled(const Ruleset& ruleset, const Character& character, Seeded& chance);

}  // namespace roadbook::rules
