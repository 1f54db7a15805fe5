// Reads a crew's hold as a number.
#include "rules/sheet/saved_numbers.hpp"

namespace roadbook::rules {

const Id& own_hold(const Ruleset& ruleset, const Crew& crew) {
  return crew.hold.empty() ? ruleset.crew.start_hold : crew.hold;
}

int place_of_hold(const Ruleset& ruleset, const Crew& crew) {
  const Id& hold = own_hold(ruleset, crew);
  for (std::size_t i = 0; i < ruleset.crew.holds.size(); ++i) {
    if (ruleset.crew.holds[i].id == hold) return static_cast<int>(i);
  }
  return 0;
}

}  // namespace roadbook::rules
