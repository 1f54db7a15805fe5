// Changes the playbook and keeps what still holds.
#include "rules/judge/playbook_change.hpp"

#include <algorithm>
#include <utility>

#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::rules {

Character with_dots_of(const Ruleset& ruleset, Character after, const Amounts& old_dots,
                       const Amounts& new_dots) {
  for (const auto& [action, dots] : old_dots) {
    int& rating = after.actions[action];
    rating = std::max(0, rating - dots);
    if (rating == 0) after.actions.erase(action);
  }
  for (const auto& [action, dots] : new_dots) {
    int together = amount_of(after.actions, action) + dots;
    if (together > dots) {
      const Standing alone = derive(ruleset, after, Gifts{});
      while (together > dots && !may_rate_action(alone, action, together)) --together;
    }
    after.actions[action] = together;
  }
  return after;
}

Character with_playbook(const Ruleset& ruleset, const Character& before, const Id& playbook) {
  Character after = before;
  if (before.playbook == playbook) return after;
  const Playbook* old_one = find_playbook(ruleset, before.playbook);
  const Playbook* new_one = find_playbook(ruleset, playbook);
  after.playbook = playbook;
  static const Amounts none;
  after =
      with_dots_of(ruleset, std::move(after), old_one == nullptr ? none : old_one->starting_dots,
                   new_one == nullptr ? none : new_one->starting_dots);
  return without_closed_choices(ruleset, after);
}

}  // namespace roadbook::rules
