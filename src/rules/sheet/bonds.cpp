#include "rules/sheet/bonds.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::rules {

std::vector<BondsAsked> more_bonds_asked(const Ruleset& ruleset, Scope scope) {
  std::vector<BondsAsked> asked;
  for (const Bond& bond : ruleset.bonds) {
    if (bond.scope != scope) continue;
    const bool toned = bond.tone == BondTone::close ||
                       (bond.tone == BondTone::hostile && scope == Scope::character);
    const bool has_place = toned && find_bond(ruleset, scope, bond.tone) == &bond;
    const int count = bond.count - (has_place ? 1 : 0);
    if (count > 0) asked.push_back({&bond, count});
  }
  return asked;
}

bool has_more_bonds(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& bonds) {
  return !bonds.empty() || !more_bonds_asked(ruleset, scope).empty();
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
