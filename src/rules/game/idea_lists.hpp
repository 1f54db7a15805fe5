// The lists of ideas that the engine draws from where a game has them: their ids, in one place. All
// other lists of ideas are named by the questions of a game.
#pragma once

namespace roadbook::rules::ideas {

inline constexpr const char* crew_name = "crew_name";
inline constexpr const char* crew_type = "crew_type";
inline constexpr const char* lair = "lair";
inline constexpr const char* grounds = "grounds";
inline constexpr const char* faction = "faction";
inline constexpr const char* expert = "expert";

}  // namespace roadbook::rules::ideas
