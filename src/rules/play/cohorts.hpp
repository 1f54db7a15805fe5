// A cohort at work: what it rolls, how many people it is, and what its harm does ("Cohorts").
#pragma once

#include <string>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/play/move.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

struct CohortAtWork {
  int quality = 0;    // for what its types do; outside of them it is 0
  int advantage = 0;  // of its quality roll, harm counted in
  bool works = true;  // false: its harm keeps it from anything
  bool less_effect = false;
  std::string people;               // "3 to 6"; empty where the game does not say
  std::vector<MoveReason> reasons;  // of the advantage
  std::vector<std::string> notes;   // what else harm does, in words
};

// `index`: which of the crew's cohorts; one that is not there stands as none.
CohortAtWork cohort_at_work(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived,
                            std::size_t index);
// Whether a cohort with that much harm is no more.
bool is_gone(const Ruleset& ruleset, int harm);
// Whether what an upgrade, an ability or a claim gives to cohorts is for this one: where it is for
// a type, or a type was chosen for it, the cohort has that type.
bool is_for_cohort(const Ruleset& ruleset, const Crew& crew, const Cohort& cohort,
                   const MoveHelp& help);

}  // namespace roadbook::rules
