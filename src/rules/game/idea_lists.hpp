// The lists of ideas that the engine draws from where a game has them: their ids, in one place. All
// other lists of ideas are named by the questions of a game.
#pragma once

#include "rules/game/id.hpp"

namespace roadbook::rules::ideas {

inline constexpr const char* crew_name = "crew_name";
inline constexpr const char* crew_type = "crew_type";
inline constexpr const char* lair = "lair";
inline constexpr const char* grounds = "grounds";
inline constexpr const char* faction = "faction";
inline constexpr const char* expert = "expert";
inline constexpr const char* purveyor_place = "purveyor_place";

// Those for the detail of one entry: "virtue_kindness", "vice_faith", "background_trade".
inline Id for_virtue(const Id& id) {
  return "virtue_" + id;
}
inline Id for_vice(const Id& id) {
  return "vice_" + id;
}
inline Id for_background(const Id& id) {
  return "background_" + id;
}

}  // namespace roadbook::rules::ideas
