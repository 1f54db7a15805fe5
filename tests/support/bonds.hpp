// The people of a sheet, to be written and read in tests.
#pragma once

#include <string>

#include "rules/sheet/bonds.hpp"

namespace roadbook::support {

// The first person of a kind, begun where there is none.
template <class Sheet>
rules::BondTaken& bond(Sheet& sheet, const rules::Id& kind) {
  for (rules::BondTaken& each : sheet.bonds) {
    if (each.kind == kind) return each;
  }
  return sheet.bonds.emplace_back(rules::BondTaken{kind, {}, {}});
}

// Who that is; empty where there is none.
template <class Sheet>
std::string who(const Sheet& sheet, const rules::Id& kind) {
  for (const rules::BondTaken& each : sheet.bonds) {
    if (each.kind == kind) return each.who;
  }
  return {};
}

}  // namespace roadbook::support
