// Counts the boxes of upgrades.
#include "rules/sheet/boxes.hpp"

#include <algorithm>

namespace roadbook::rules {

int boxes_of(const Upgrade& upgrade) {
  int boxes = 0;
  for (const int level : upgrade.level_boxes) boxes += level;
  return boxes * std::max(1, upgrade.times);
}

int level_at(const Upgrade& upgrade, int boxes) {
  int level = 0;
  for (int time = 0; time < std::max(1, upgrade.times); ++time) {
    for (const int needed : upgrade.level_boxes) {
      if (boxes < needed) return level;
      boxes -= needed;
      ++level;
    }
  }
  return level;
}

Amounts starting_boxes(const Ruleset& ruleset, const Crew& crew) {
  Amounts boxes;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return boxes;
  Ids ids = type->starting_upgrades;
  for (const Id& own : crew.own_starting_upgrades) {
    if (static_cast<int>(ids.size()) <
        static_cast<int>(type->starting_upgrades.size()) + type->chosen_starting_upgrades) {
      ids.push_back(own);
    }
  }
  for (const Id& id : ids) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    // One upgrade is brought whole: its first level, or the boxes of one cohort.
    if (upgrade == nullptr || upgrade->level_boxes.empty()) continue;
    boxes[id] += upgrade->cohort ? ruleset.crew.cohort_boxes : upgrade->level_boxes.front();
  }
  return boxes;
}

int marked_boxes(const Crew& crew) {
  int marked = 0;
  for (const auto& [id, boxes] : crew.upgrades) marked += boxes;
  return marked;
}

int allowed_boxes(const Ruleset& ruleset, const Crew& crew) {
  int allowed = ruleset.crew.start_upgrades;
  for (const auto& [id, boxes] : starting_boxes(ruleset, crew)) allowed += boxes;
  return allowed;
}

}  // namespace roadbook::rules
