// Actions that a table names itself.
#include "rules/sheet/own_actions.hpp"

#include <algorithm>

#include "rules/sheet/free_id.hpp"

namespace roadbook::rules {

int unnamed_actions(const Ruleset& ruleset) {
  if (!leaves(ruleset, OwnKind::action)) return 0;
  return std::max(ruleset.creation.actions - static_cast<int>(ruleset.actions.size()), 0);
}

Character with_new_own_action(const Ruleset& ruleset, const Character& before,
                              const Id& attribute) {
  Character after = before;
  if (unnamed_actions(ruleset) < 1) return after;
  Action made;
  made.id = free_id("own_action", ruleset.actions, after.own.actions);
  made.attribute = attribute;
  after.own.actions.push_back(std::move(made));
  return after;
}

Character with_own_action(const Character& before, const Action& action) {
  Character after = before;
  for (Action& each : after.own.actions) {
    if (each.id == action.id) each = action;
  }
  return after;
}

Character without_own_action(const Character& before, const Id& action) {
  Character after = before;
  std::erase_if(after.own.actions, [&](const Action& each) { return each.id == action; });
  after.actions.erase(action);
  std::erase_if(after.dot_reasons, [&](const auto& each) { return each.text == action; });
  return after;
}

}  // namespace roadbook::rules
