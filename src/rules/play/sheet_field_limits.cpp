// How low and how high the numbers of a sheet may be.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/limits.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "rules/play/standings.hpp"
#include "rules/sheet/boxes.hpp"

namespace roadbook::rules {

using namespace sheet_pointer;

namespace {

// How far the game lets a number of a crew go; where it says nothing, as far as a file.
NumberLimits limits_of_role(const Ruleset& ruleset, const DerivedCrew& numbers, Role role,
                            NumberLimits field) {
  switch (role) {
    case Role::rep: {
      const int needed = total_of(ruleset, numbers, role);
      return {0, needed > 0 ? needed : field.high};
    }
    case Role::heat: {
      const int boxes = size_of_track(ruleset, numbers, role);
      return {0, boxes > 0 ? boxes : field.high};
    }
    case Role::wanted_level:
      if (find_track(ruleset, role) == nullptr) return field;
      return {0, size_of_track(ruleset, numbers, role)};
    case Role::tier:
      return {0, ruleset.crew.max_tier};
    default:
      return field;
  }
}

NumberLimits limits_of_track(const Standings& at, const Id& who, bool crew, const Id& id,
                             NumberLimits field) {
  const DerivedTrack* track =
      crew ? find_track(at.crew_of(who), id) : find_track(at.of(who).numbers, id);
  const Track* definition = find_track(at.ruleset(), id);
  if (track == nullptr || definition == nullptr) return {0, 0};
  if (definition->kind == TrackKind::count) return field;
  // What is lost of a pool may be more than it holds: as much again.
  if (definition->kind == TrackKind::pool) return {0, 2 * track->size};
  return {0, track->size - track->marked_for_good};
}

}  // namespace

NumberLimits limits_at(const Standings& at, const Id& who, const std::string& pointer) {
  const Ruleset& ruleset = at.ruleset();
  const Sheet& sheet = at.sheets().find(who)->second;
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt place = look_at(sheet, parts);
  if (of_faction_status(parts)) {
    const auto [lowest, highest] = status_range(ruleset);
    return {lowest, highest};
  }
  if (place.key.name == nullptr) return {0, 0};
  // No move takes a number below nothing.
  const NumberLimits field{0, place.range.high};
  const bool crew = std::holds_alternative<Crew>(sheet);
  const bool of_amounts = place.amounts != nullptr && parts.size() == 2;
  if (of_amounts && parts[0] == keys::tracks) {
    return limits_of_track(at, who, crew, parts[1], field);
  }
  if (of_amounts && parts[0] == keys::actions) {
    const Standing& now = at.of(who);
    return {0, std::max(amount_of(now.character->actions, parts[1]), dots_allowed(now, parts[1]))};
  }
  if (of_amounts && parts[0] == keys::upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, parts[1]);
    if (upgrade == nullptr) return {0, 0};
    return {0, upgrade->cohort ? field.high : boxes_of(*upgrade)};
  }
  if (place.clock != nullptr && place.number == &place.clock->filled) {
    return {0, place.clock->size};
  }
  // As far below nothing as it has above.
  if (place.of_creature_lost()) return {0, 2 * place.creature->hit_points};
  if (place.cohort != nullptr) return {0, worst_cohort_harm(ruleset)};
  const Role role = role_of_field(sheet, pointer);
  if (crew) return limits_of_role(ruleset, at.crew_of(who), role, field);
  const int boxes = role == Role::coin || role == Role::stash
                        ? size_of_track(ruleset, at.of(who).numbers, role)
                        : 0;
  return boxes > 0 ? NumberLimits{0, boxes} : field;
}

std::size_t longest_text_at(const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = look_at(sheet, parts);
  // An ability that is not taken has no field yet.
  return field.longest == 0 && of_a_choice(parts) ? limit::text : field.longest;
}

}  // namespace roadbook::rules
