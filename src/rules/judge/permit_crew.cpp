// What a crew may choose, and why not.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

Verdict may_seize(const Ruleset& ruleset, const Map& map, const Ids& held, const Id& id) {
  const MapCell* cell = find_by_id(map.cells, id);
  if (cell == nullptr) return refused("There is no such place on this map.");
  if (cell->claim.empty()) return refused("This is where you start: it is yours.");
  // A crew holds the lair, and all that a path of held claims joins to it.
  for (const MapPath& path : map.paths) {
    if (path.from != id && path.to != id) continue;
    const Id& other = path.from == id ? path.to : path.from;
    const MapCell* neighbor = find_by_id(map.cells, other);
    if (neighbor == nullptr) continue;
    if (neighbor->claim.empty() || contains(held, other)) return {};
  }
  return refused(
      say(ruleset, "No path leads here from what you hold: seize a neighboring {claim} first."));
}

}  // namespace

Verdict may_claim(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  return may_seize(ruleset, claims_map(ruleset, crew), crew.claims, cell);
}

Verdict may_claim_in_prison(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  return may_seize(ruleset, rules::prison_map(ruleset), crew.prison_claims, cell);
}

Verdict may_have_crew_ability(const Ruleset& ruleset, const Crew& crew, const Id& id) {
  const Ability* ability = find_ability(ruleset, id);
  if (ability == nullptr) return refused(say(ruleset, "This game has no such {ability.}."));
  const std::vector<const Ability*> offers = crew_ability_offers(ruleset, crew);
  if (std::find(offers.begin(), offers.end(), ability) == offers.end()) {
    return refused(ability->name + say(ruleset, " is not open to this type of {crew}."));
  }
  const auto count = std::count_if(crew.abilities.begin(), crew.abilities.end(),
                                   [&](const AbilityTaken& taken) { return taken.id == id; });
  if (count > ability->times) return refused(taken_too_often(*ability));
  return {};
}

Verdict may_mark_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& id, int boxes) {
  const Upgrade* upgrade = find_upgrade(ruleset, id);
  if (upgrade == nullptr) return refused(say(ruleset, "This game has no such {upgrade}."));
  const std::vector<const Upgrade*> offers = crew_upgrade_offers(ruleset, crew);
  if (std::find(offers.begin(), offers.end(), upgrade) == offers.end()) {
    return refused(upgrade->name + say(ruleset, " is not open to this type of {crew}."));
  }
  const int brought = amount_of(starting_boxes(ruleset, crew), id);
  if (!crew.in_play && boxes < brought) {
    return refused(say(ruleset, "Your type of {crew} begins with ") + upgrade->name + ".");
  }
  if (!upgrade->cohort && boxes > boxes_of(*upgrade)) {
    return refused(upgrade->name + " has " + counted(boxes_of(*upgrade), "box", "boxes") + ".");
  }
  if (crew.in_play) return {};
  const int after = marked_boxes(crew) - amount_of(crew.upgrades, id) + boxes;
  if (after > allowed_boxes(ruleset, crew) && boxes > amount_of(crew.upgrades, id)) {
    return refused(say(ruleset, "A new {crew} marks ") +
                   counted(ruleset.crew.start_upgrades, "box", "boxes") +
                   " beside those that its type brings, and yours are marked.");
  }
  return {};
}

}  // namespace roadbook::rules
