// Derivation: from a ruleset and a player's choices to every number, with its reasons.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"
#include "rules/sheet/saved_numbers.hpp"

namespace roadbook::rules {

// Everything that follows from the choices of a crew.
DerivedCrew derive_crew(const Ruleset& ruleset, const Crew& crew);

// "IRON 15 = 8 (every character) + 6 (BODY d6: Prowl, Wreck) + 1 (Tier 1)"
std::string explain(const Ruleset& ruleset, const DerivedStatistic& statistic);
std::string explain(const Ruleset& ruleset, const DerivedAttribute& attribute);
std::string explain(const Ruleset& ruleset, const DerivedAction& action);

// The total as it is shown: "15", "−9", "2d8", "25'", "8 boxes".
std::string shown_total(const Ruleset& ruleset, const DerivedStatistic& statistic);
// The same where it is always in sight: of boxes, how many are marked ("4 of 9"), so that their
// number is not read as what was suffered.
std::string shown_now(const Ruleset& ruleset, const Derived& numbers,
                      const DerivedStatistic& statistic);

// What harm of that level costs this character, without a full stop: "One less die", and in
// brackets what eases it: "Less effect (Hardy)". Empty where the game has no such row.
std::string penalty_of_harm(const Ruleset& ruleset, const Derived& derived, int level);

// How one number would change: "IRON 14 → 16".
struct Change {
  Id statistic;  // or the attribute, action or track; empty for what harm weighs
  std::string words;
  std::string after = {};  // where nothing is there to compare with: "IRON 16"
  bool operator==(const Change&) const = default;
};

// What differs in the shown numbers between two derivations, in the order of the sheet.
std::vector<Change> changes(const Ruleset& ruleset, const Derived& before, const Derived& after);
std::vector<Change> changes(const Ruleset& ruleset, const DerivedCrew& before,
                            const DerivedCrew& after);
// What differs in the dots of actions.
std::vector<Change> dot_changes(const Ruleset& ruleset, const Derived& before,
                                const Derived& after);

}  // namespace roadbook::rules
