// What a crew may choose, and why not.
#include <algorithm>

#include "rules/effects.hpp"
#include "rules/permit.hpp"
#include "rules/wording.hpp"

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

std::vector<const Ability*> crew_ability_offers(const Ruleset& ruleset, const Crew& crew) {
  std::vector<const Ability*> offers;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return offers;
  for (const Id& id : type->abilities) {
    const Ability* ability = find_ability(ruleset, id);
    if (ability != nullptr) offers.push_back(ability);
  }
  return offers;
}

std::vector<const Upgrade*> crew_upgrade_offers(const Ruleset& ruleset, const Crew& crew) {
  std::vector<const Upgrade*> offers;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type != nullptr) {
    for (const Id& id : type->upgrades) {
      const Upgrade* upgrade = find_upgrade(ruleset, id);
      if (upgrade != nullptr) offers.push_back(upgrade);
    }
  }
  for (const Upgrade& upgrade : ruleset.upgrades) {
    const bool there = std::find(offers.begin(), offers.end(), &upgrade) != offers.end();
    if (upgrade.general && !there) offers.push_back(&upgrade);
  }
  return offers;
}

Map claims_map(const Ruleset& ruleset, const Crew& crew) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return {};
  Map map = type->claims;
  for (const MapPlace& place : crew.own_map) {
    for (MapCell& cell : map.cells) {
      if (cell.id == place.cell && !cell.claim.empty()) cell.claim = place.claim;
    }
  }
  return map;
}

namespace {

Verdict may_seize(const Map& map, const Ids& held, const Id& id) {
  const MapCell* cell = find_by_id(map.cells, id);
  if (cell == nullptr) return refused("There is no such place on this map.");
  if (cell->claim.empty()) return refused("This is where you start: it is yours.");
  // One holds the lair, and all that a path of held claims joins to it.
  for (const MapPath& path : map.paths) {
    if (path.from != id && path.to != id) continue;
    const Id& other = path.from == id ? path.to : path.from;
    const MapCell* neighbor = find_by_id(map.cells, other);
    if (neighbor == nullptr) continue;
    if (neighbor->claim.empty() || contains(held, other)) return {};
  }
  return refused("No path leads here from what you hold: seize a neighboring claim first.");
}

}  // namespace

Verdict may_claim(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  return may_seize(claims_map(ruleset, crew), crew.claims, cell);
}

Verdict may_claim_in_prison(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  return may_seize(ruleset.prison_map, crew.prison_claims, cell);
}

Verdict may_have_crew_ability(const Ruleset& ruleset, const Crew& crew, const Id& id) {
  const Ability* ability = find_ability(ruleset, id);
  if (ability == nullptr) return refused("This game has no such ability.");
  const std::vector<const Ability*> offers = crew_ability_offers(ruleset, crew);
  if (std::find(offers.begin(), offers.end(), ability) == offers.end()) {
    return refused(ability->name + " is not open to this type of crew.");
  }
  const auto count = std::count_if(crew.abilities.begin(), crew.abilities.end(),
                                   [&](const AbilityTaken& taken) { return taken.id == id; });
  if (count > ability->times) return refused(ability->name + " can be taken once.");
  return {};
}

Verdict may_mark_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& id, int boxes) {
  const Upgrade* upgrade = find_upgrade(ruleset, id);
  if (upgrade == nullptr) return refused("This game has no such upgrade.");
  const std::vector<const Upgrade*> offers = crew_upgrade_offers(ruleset, crew);
  if (std::find(offers.begin(), offers.end(), upgrade) == offers.end()) {
    return refused(upgrade->name + " is not open to this type of crew.");
  }
  const int brought = amount_of(starting_boxes(ruleset, crew), id);
  if (!crew.in_play && boxes < brought) {
    return refused("Your type of crew begins with " + upgrade->name + ".");
  }
  if (!upgrade->cohort && boxes > boxes_of(*upgrade)) {
    return refused(upgrade->name + " has " + counted(boxes_of(*upgrade), "box", "boxes") + ".");
  }
  if (crew.in_play) return {};
  const int after = marked_boxes(crew) - amount_of(crew.upgrades, id) + boxes;
  if (after > allowed_boxes(ruleset, crew) && boxes > amount_of(crew.upgrades, id)) {
    return refused("A new crew marks " + counted(ruleset.crew.start_upgrades, "box", "boxes") +
                   " beside those that its type brings, and yours are marked.");
  }
  return {};
}

}  // namespace roadbook::rules
