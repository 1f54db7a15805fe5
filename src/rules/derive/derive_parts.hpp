// The parts of a derivation, each a function of what stands before it.
#pragma once

#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/derive/effects.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// Dots, with those that a crew's ability lets each member add (RULES: "action_dot").
std::vector<DerivedAction> derive_actions(const Ruleset& ruleset, const Character& character,
                                          const Playbook* playbook, const Effects& effects);
// Ratings: the number of an attribute's actions with enough dots, and what adds to it.
std::vector<DerivedAttribute> derive_attributes(const Ruleset& ruleset,
                                                const std::vector<DerivedAction>& actions,
                                                const Effects& effects);
// What is carried, what of it weighs nothing, and the level that it comes to under these limits.
DerivedLoad derive_load(const Ruleset& ruleset, const Character& character, const Effects& effects,
                        const std::vector<DerivedStatistic>& limits);
// Boxes of each track of one scope, and those that are marked for good.
std::vector<DerivedTrack> derive_tracks(const Ruleset& ruleset, Scope scope, const Amounts& marked,
                                        const Effects& effects,
                                        const std::vector<DerivedStatistic>& statistics);
// The weight of each row of harm, and what eases it.
std::vector<DerivedHarm> derive_harm(const Ruleset& ruleset, const Effects& effects);

}  // namespace roadbook::rules
