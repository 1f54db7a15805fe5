// Changes the playbook and keeps what still holds.
#include "rules/judge/playbook_change.hpp"

#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::rules {

Character with_playbook(const Ruleset& ruleset, const Character& before, const Id& playbook) {
  Character after = before;
  if (before.playbook == playbook) return after;
  const Playbook* old_one = find_playbook(ruleset, before.playbook);
  const Playbook* new_one = find_playbook(ruleset, playbook);
  after.playbook = playbook;
  if (old_one != nullptr) {
    for (const auto& [action, dots] : old_one->starting_dots) {
      int& rating = after.actions[action];
      rating = std::max(0, rating - dots);
      if (rating == 0) after.actions.erase(action);
    }
  }
  if (new_one != nullptr) {
    for (const auto& [action, dots] : new_one->starting_dots) {
      // Placed dots stand on top, as far as the cap of the creation lets them.
      int together = amount_of(after.actions, action) + dots;
      if (together > dots) {
        const Standing alone = derive(ruleset, after, Gifts{});
        while (together > dots && !may_rate_action(alone, action, together)) --together;
      }
      after.actions[action] = together;
    }
  }
  return without_closed_choices(ruleset, after);
}

}  // namespace roadbook::rules
