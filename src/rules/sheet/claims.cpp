// Claims on maps.
#include "rules/sheet/claims.hpp"

namespace roadbook::rules {

Map claims_map(const Ruleset& ruleset, const Crew& crew) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return {};
  Map map = type->claims;
  for (const MapPlace& place : type->places) {
    for (MapCell& cell : map.cells) {
      if (cell.id == place.cell && !cell.claim.empty()) cell.claim = place.claim;
    }
  }
  return map;
}

const Claim* claim_on(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  const MapCell* found = type == nullptr ? nullptr : find_by_id(type->claims.cells, cell);
  // A claim that stands on no map is held under its own id.
  if (found == nullptr) return find_claim(ruleset, cell);
  const Id* claim = &found->claim;
  for (const MapPlace& place : type->places) {
    if (place.cell == cell && !claim->empty()) claim = &place.claim;
  }
  return find_claim(ruleset, *claim);
}

const Claim* claim_in_prison(const Ruleset& ruleset, const Id& cell) {
  const MapCell* found = find_by_id(rules::prison_map(ruleset).cells, cell);
  return find_claim(ruleset, found == nullptr ? cell : found->claim);
}

std::string choice_for_claim(const Crew& crew, const Id& cell) {
  for (const ClaimChoice& each : crew.claim_choices) {
    if (each.cell == cell) return each.choice;
  }
  return {};
}

}  // namespace roadbook::rules
