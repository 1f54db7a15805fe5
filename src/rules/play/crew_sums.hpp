// What a crew's abilities, claims, upgrades and oaths bring each score and each downtime, summed
// up.
#pragma once

#include <string>
#include <vector>

#include "rules/play/helps.hpp"

namespace roadbook::rules {

// One sum: what is given on an occasion, with each source as a reason.
struct CrewSum {
  OccasionOf on;
  Gives gives = Gives::advantage;
  int total = 0;
  std::vector<MoveReason> reasons;
  // What has no number of its own: "half of its rep, rounded up", with its source.
  std::vector<std::string> notes;
};

// The sums of scores, prison and downtime, in the order of play. What helps on each occasion of a
// kind counts for every detail of it, too: +1 rep of any score stands with the score itself.
std::vector<CrewSum> crew_sums(const Ruleset& ruleset, const Crew& crew);
// What is given, in a word of the game: "coin", "rep", "heat".
std::string given_word(const Ruleset& ruleset, Gives gives);

}  // namespace roadbook::rules
