// What a number of a game is for. The engine knows these roles and no ids: a game without a role
// has not that part, and nothing of it is shown.
#pragma once

#include <cstdint>

namespace roadbook::rules {

// What the statistic or the track is for; at most one of each scope has a role.
enum class Role : std::uint8_t {
  none,
  // ---- statistics of characters
  action_cap,  // the most dots that an action may have
  lifestyle,   // how well one lives; shown with the stash
  // ---- tracks of characters
  health,         // a pool: what is left, it may go below zero
  stress,         // boxes that one marks to do more
  trauma,         // boxes for what stays
  special_armor,  // boxes that abilities spend
  healing,        // a clock that takes harm away
  stash,          // what is put away
  // ---- of both: coin that is kept. A character's is a track, a crew's a statistic
  coin,
  // ---- statistics of crews
  tier,       // the Tier that counts now; without it the one that is written down
  hold,       // the same for hold: an index into the game's holds
  tier_cost,  // the coin that the next Tier takes
  // ---- of crews: the statistic says how much rep an advance takes, the track is marked
  rep,
  // ---- tracks of crews
  heat,         // what is over a full track becomes a wanted level
  wanted_level  // what the law wants of you
};

}  // namespace roadbook::rules
