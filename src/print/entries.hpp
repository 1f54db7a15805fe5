// Descriptions of what a character can do and carry: special abilities, powers, items, for sheet
// and card.
#pragma once

#include <cstddef>
#include <string>

#include "print/markup.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

// What was chosen inside an ability, in words; what is known by it stands in lines of its own.
std::string chosen_words(const rules::Ruleset& ruleset, rules::AbilityTaken taken);
// The same of an upgrade: "Weapons, Implements".
std::string chosen_words(const rules::Ruleset& ruleset, const rules::Crew& crew,
                         const rules::Id& upgrade);
// The text of an ability as it was taken: description, what was chosen, what is known, answers.
void ability_text(Markup& out, const rules::Ruleset& ruleset, const rules::AbilityTaken& taken);
// The text of an ability that was not taken, with room for what it asks.
void ability_offer(Markup& out, const rules::Ruleset& ruleset, const rules::Ability& ability);
// How much there is to read of an ability as it was taken, in letters; a text that is asked for
// counts a line besides.
std::size_t text_length(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken);
// Where an ability comes from: the first playbook, heritage or crew type that lists it.
std::string origin(const rules::Ruleset& ruleset, const rules::Id& ability);
// Which package of a table an entry comes from, as its source says; empty where it is the game's.
std::string package_of(const rules::Ruleset& ruleset, const std::string& source);

// "Action, Stress 1" and what the power needs.
std::string power_line(const rules::Ruleset& ruleset, const rules::Power& power);
// Its description, trigger, attack and hit, and each upgrade with its clock.
void power_text(Markup& out, const rules::Power& power);

// "2 hands · d8 · reach 10' · thrown, defensive".
std::string item_line(const rules::Item& item);

}  // namespace roadbook::print
