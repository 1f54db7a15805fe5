// Reads and writes the bonds of a sheet.
#include "rules/sheet/bonds.hpp"

#include <algorithm>
#include <utility>

#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

bool is_nobody(const BondTaken& person) {
  return person.who.empty() && person.detail.empty();
}

// Those with a place of their own, one for each place; nobody where a place is open.
std::vector<BondTaken> people_in_places(const Ruleset& ruleset, Scope scope,
                                        const std::vector<BondTaken>& bonds) {
  std::vector<BondTaken> people;
  for (const Bond* each : placed_bonds(ruleset, scope)) people.push_back(person_of(bonds, each));
  return people;
}

std::vector<BondTaken> joined_up(std::vector<BondTaken> placed,
                                 const std::vector<BondTaken>& more) {
  std::erase_if(placed, is_nobody);
  placed.insert(placed.end(), more.begin(), more.end());
  return placed;
}

}  // namespace

std::vector<const Bond*> placed_bonds(const Ruleset& ruleset, Scope scope) {
  std::vector<const Bond*> placed;
  for (const BondTone tone : {BondTone::close, BondTone::hostile}) {
    const Bond* bond = find_bond(ruleset, scope, tone);
    const bool room = tone == BondTone::close || scope == Scope::character;
    if (bond != nullptr && room) placed.push_back(bond);
  }
  return placed;
}

const BondTaken& person_of(const std::vector<BondTaken>& bonds, const Bond* bond) {
  static const BondTaken nobody;
  if (bond == nullptr) return nobody;
  const auto found = std::find_if(bonds.begin(), bonds.end(), [&](const BondTaken& each) {
    return each.kind == bond->id && !is_nobody(each);
  });
  return found == bonds.end() ? nobody : *found;
}

std::vector<BondTaken> with_person(const Ruleset& ruleset, const Bond& bond,
                                   std::vector<BondTaken> bonds, std::string who,
                                   std::string detail) {
  const auto before = std::find_if(bonds.begin(), bonds.end(), [&](const BondTaken& each) {
    return each.kind == bond.id && !is_nobody(each);
  });
  if (before != bonds.end()) bonds.erase(before);
  BondTaken person{bond.id, std::move(who), std::move(detail)};
  if (!is_nobody(person)) bonds.insert(bonds.begin(), std::move(person));
  return joined_up(people_in_places(ruleset, bond.scope, bonds),
                   more_bonds(ruleset, bond.scope, bonds));
}

std::vector<const Bond*> apart_from(const Ruleset& ruleset, const Bond& bond) {
  std::vector<const Bond*> others = placed_bonds(ruleset, bond.scope);
  std::erase_if(others,
                [&](const Bond* each) { return each == &bond || !bond.apart || !each->apart; });
  return others;
}

std::vector<BondsAsked> more_bonds_asked(const Ruleset& ruleset, Scope scope) {
  const std::vector<const Bond*> placed = placed_bonds(ruleset, scope);
  std::vector<BondsAsked> asked;
  for (const Bond& bond : ruleset.bonds) {
    if (bond.scope != scope) continue;
    const bool has_place = std::find(placed.begin(), placed.end(), &bond) != placed.end();
    const int count = bond.count - (has_place ? 1 : 0);
    if (count > 0) asked.push_back({&bond, count});
  }
  return asked;
}

std::vector<BondTaken> more_bonds(const Ruleset& ruleset, Scope scope,
                                  const std::vector<BondTaken>& bonds) {
  std::vector<const BondTaken*> placed;
  for (const Bond* each : placed_bonds(ruleset, scope)) placed.push_back(&person_of(bonds, each));
  std::vector<BondTaken> more;
  for (const BondTaken& each : bonds) {
    if (std::find(placed.begin(), placed.end(), &each) == placed.end()) more.push_back(each);
  }
  return more;
}

std::vector<BondTaken> with_more_bonds(const Ruleset& ruleset, Scope scope,
                                       const std::vector<BondTaken>& bonds,
                                       const std::vector<BondTaken>& more) {
  return joined_up(people_in_places(ruleset, scope, bonds), more);
}

bool has_more_bonds(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& bonds) {
  return !more_bonds(ruleset, scope, bonds).empty() || !more_bonds_asked(ruleset, scope).empty();
}

int bonds_named(const std::vector<BondTaken>& bonds, const Id& kind) {
  return static_cast<int>(std::count_if(bonds.begin(), bonds.end(), [&](const BondTaken& each) {
    return each.kind == kind && !each.who.empty();
  }));
}

std::string bond_word(const Ruleset& ruleset, Scope scope, const Id& kind) {
  for (const Bond& each : ruleset.bonds) {
    if (each.id == kind && each.scope == scope) return each.word.narrow();
  }
  return raised(text::spaced(kind));
}

}  // namespace roadbook::rules
