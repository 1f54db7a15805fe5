// The moves of play for a crew: development, heat, coin, standing, cohorts. Each gives a new value
// and leaves it as it was where the rules do not allow the move.
#pragma once

#include <cstddef>
#include <string>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// What a full rep track does now ("Development"): weak hold becomes strong, and strong hold buys
// the next Tier.
struct Development {
  bool buys_tier = false;
  int cost = 0;        // coin, of a Tier
  int rep_needed = 0;  // a full track
  Verdict verdict;
};
// What comes next, its price, and whether it can be had now.
Development next_development(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived);
// Rep goes back to 0; a bought Tier is paid and leaves weak hold.
Crew developed(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived);

// One less hold ("Reducing Hold"): strong becomes weak, weak loses a Tier and stays weak.
Verdict may_lose_hold(const Ruleset& ruleset, const Crew& crew);
// The crew after it; unchanged where nothing is left to lose.
Crew with_hold_lost(const Ruleset& ruleset, const Crew& crew);

// Heat, 0 or more ("Heat"): a full track becomes a wanted level, and what is left over stays.
// `derived`: the numbers of the crew, which say how much the tracks hold.
Crew with_heat(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived, int heat);

// Whether the coffers hold that much coin.
Verdict may_pay(const Ruleset& ruleset, const Crew& crew, int coin);
// One line of the players' own in the ledger; a negative amount is paid out.
Crew with_coin(const Crew& crew, int amount, const std::string& reason);

// The status with a faction becomes `status`, by one line of its history; the faction is made where
// there is none of that name.
Crew with_status(const Ruleset& ruleset, const Crew& crew, const std::string& faction, int status,
                 const std::string& reason);
// The same of the faction at that place: names may repeat, and be empty while they are written.
Crew with_status(const Ruleset& ruleset, const Crew& crew, std::size_t faction, int status,
                 const std::string& reason);
// A faction is forgotten; those that a choice of the creation names come back with it.
Crew without_faction(const Crew& crew, std::size_t faction);

// Boxes of cohort upgrades that these cohorts take, and that are marked.
int cohort_boxes_needed(const Ruleset& ruleset, const Crew& crew);
int cohort_boxes_marked(const Ruleset& ruleset, const Crew& crew);
// May one more cohort join, its boxes marked with it?
Verdict may_add_cohort(const Ruleset& ruleset, const Crew& crew);
// With one more cohort, and the boxes marked that it takes beyond those that are marked and free.
// Whether it may join is not asked.
Crew with_cohort(const Ruleset& ruleset, const Crew& crew, const Cohort& cohort);
// Without the cohort at that place; unchanged past the end. In creation its boxes are free again,
// but for those that the type brings; in play they stay marked.
Crew without_cohort(const Ruleset& ruleset, const Crew& crew, std::size_t index);
// May this cohort learn one more type, its boxes marked with it?
Verdict may_add_cohort_type(const Ruleset& ruleset, const Crew& crew, std::size_t index);
// The cohort at that place with or without a type, an id or own words. Learning one marks its
// boxes, and changes nothing where the rules do not allow it; in creation one that goes frees its
// boxes.
Crew with_cohort_type(const Ruleset& ruleset, const Crew& crew, std::size_t index,
                      const std::string& type, bool on);

}  // namespace roadbook::rules
