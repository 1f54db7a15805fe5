// The numbers of a sheet that a test looks at once.
#pragma once

#include <utility>

#include "rules/derive/standing.hpp"

namespace roadbook::support {

// What follows from a character's choices, as a member of this crew; null: of none.
inline rules::Derived numbers_of(const rules::Ruleset& game, const rules::Character& character,
                                 const rules::Crew* crew) {
  return std::move(rules::derive(game, character, rules::gifts_of(game, crew)).numbers);
}

}  // namespace roadbook::support
