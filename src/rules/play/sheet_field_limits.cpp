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

// How far a number of a crew may go.
NumberLimits limits_of_role(const Ruleset& ruleset, const DerivedCrew& numbers, Role role) {
  if (role == Role::rep) {
    const int needed = total_of(ruleset, numbers, role);
    return {0, needed > 0 ? needed : 1000};
  }
  if (role == Role::heat) {
    const int boxes = size_of_track(ruleset, numbers, role);
    return {0, boxes > 0 ? boxes : 1000};
  }
  if (role == Role::wanted_level && find_track(ruleset, role) != nullptr) {
    return {0, size_of_track(ruleset, numbers, role)};
  }
  return {0, role == Role::tier ? ruleset.crew.max_tier : most};
}

}  // namespace

NumberLimits limits_at(const Standings& at, const Id& who, const std::string& pointer) {
  const Ruleset& ruleset = at.ruleset();
  const Sheet& sheet = at.sheets().find(who)->second;
  const std::vector<std::string> parts = pointer_parts(pointer);
  const Crew* own = std::get_if<Crew>(&sheet);
  if (parts.size() == 2 && parts[0] == keys::tracks) {
    const DerivedTrack* track = own != nullptr ? find_track(at.crew_of(who), parts[1])
                                               : find_track(at.of(who).numbers, parts[1]);
    const Track* definition = find_track(ruleset, parts[1]);
    if (track == nullptr || definition == nullptr) return {0, 0};
    if (definition->kind == TrackKind::count) return {0, most};
    // What is lost of a pool may be more than it holds: as much again.
    if (definition->kind == TrackKind::pool) return {0, 2 * track->size};
    return {0, track->size - track->marked_for_good};
  }
  if (parts.size() == 3 && parts[0] == keys::clocks) {
    const std::vector<Clock>& clocks = clocks_of(const_cast<Sheet&>(sheet));
    const std::size_t index = index_of(parts[1], clocks.size());
    return {0, index < clocks.size() ? clocks[index].size : 0};
  }
  if (own != nullptr) {
    Crew open = *own;
    if (const Clock* clock = faction_clock(open, parts)) return {0, clock->size};
  }
  if (own == nullptr) {
    if (parts.size() == 2 && parts[0] == keys::actions) {
      const Standing& now = at.of(who);
      return {0,
              std::max(amount_of(now.character->actions, parts[1]), dots_allowed(now, parts[1]))};
    }
    const Role role = role_of(sheet, parts);
    const int boxes = role == Role::coin || role == Role::stash
                          ? size_of_track(ruleset, at.of(who).numbers, role)
                          : 0;
    if (boxes > 0) return {0, boxes};
    return {0, most};
  }
  if (parts.size() == 1) return limits_of_role(ruleset, at.crew_of(who), role_of(sheet, parts));
  if (of_faction_status(parts)) {
    const auto [lowest, highest] = status_range(ruleset);
    return {lowest, highest};
  }
  if (parts.size() == 2 && parts[0] == keys::upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, parts[1]);
    if (upgrade == nullptr) return {0, 0};
    return {0, upgrade->cohort ? most : boxes_of(*upgrade)};
  }
  if (parts.size() == 3 && parts[0] == keys::cohorts) return {0, worst_cohort_harm(ruleset)};
  if (parts.back() == keys::tier || parts.back() == keys::target_tier) return {0, 100};
  return {0, most};
}

std::size_t longest_text_at(const Sheet& sheet, const std::string& pointer) {
  if (!text_at(sheet, pointer)) return 0;
  const std::vector<std::string> parts = pointer_parts(pointer);
  const std::string& last = parts.back();
  if (last == keys::notes) return limit::notes;
  if (last == keys::name || last == keys::target) return limit::name;
  const bool is_id = last == keys::hold || last == keys::plan || last == keys::load_level ||
                     last == keys::entanglement || last == keys::position;
  return is_id ? limit::id : limit::text;
}

}  // namespace roadbook::rules
