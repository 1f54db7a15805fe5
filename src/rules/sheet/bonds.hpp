// Whom a sheet is tied to beside the people that have a place of their own on it: a character's
// close friend and rival, a crew's favorite contact.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

struct BondsAsked {
  const Bond* bond = nullptr;
  int count = 0;  // of those without a place of their own
};

// The kinds of bonds that a game asks for beside those, each with how many; in the game's order.
std::vector<BondsAsked> more_bonds_asked(const Ruleset& ruleset, Scope scope);
// Whether there is anyone beside those, asked for or named.
bool has_more_bonds(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& bonds);
// How many of that kind are named.
int bonds_named(const std::vector<BondTaken>& bonds, const Id& kind);
// What the game calls such a person; the kind itself where the game has none of that kind.
std::string bond_word(const Ruleset& ruleset, Scope scope, const Id& kind);

}  // namespace roadbook::rules
