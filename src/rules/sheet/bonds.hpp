// Whom a sheet is tied to. Some bonds have a place of their own on it: of a character the first
// that is close and the first that is hostile, of a crew the first that is close.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// Those with a place of their own, in the order of their places.
std::vector<const Bond*> placed_bonds(const Ruleset& ruleset, Scope scope);
// The first person of that kind; nobody where there is none, or no such bond.
const BondTaken& person_of(const std::vector<BondTaken>& bonds, const Bond* bond);
// The same people with this one as the first of that kind; nobody takes the first away. Those with
// a place of their own stand before all others.
std::vector<BondTaken> with_person(const Ruleset& ruleset, const Bond& bond,
                                   std::vector<BondTaken> bonds, std::string who,
                                   std::string detail);
// The kinds that do not go together with this one for the same person, of those with a place.
std::vector<const Bond*> apart_from(const Ruleset& ruleset, const Bond& bond);

// So many people of a bond are asked for.
struct BondsAsked {
  const Bond* bond = nullptr;
  int count = 0;  // of those without a place of their own
};

// The kinds of bonds that a game asks for beside those, each with how many; in the game's order.
std::vector<BondsAsked> more_bonds_asked(const Ruleset& ruleset, Scope scope);
// The people beside those with a place of their own, and the same sheet's with others in their
// stead.
std::vector<BondTaken> more_bonds(const Ruleset& ruleset, Scope scope,
                                  const std::vector<BondTaken>& bonds);
std::vector<BondTaken> with_more_bonds(const Ruleset& ruleset, Scope scope,
                                       const std::vector<BondTaken>& bonds,
                                       const std::vector<BondTaken>& more);
// Whether there is anyone beside those with a place of their own, asked for or named.
bool has_more_bonds(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& bonds);
// How many of that kind are named.
int bonds_named(const std::vector<BondTaken>& bonds, const Id& kind);
// What the game calls such a person; the kind itself where the game has none of that kind.
std::string bond_word(const Ruleset& ruleset, Scope scope, const Id& kind);

}  // namespace roadbook::rules
