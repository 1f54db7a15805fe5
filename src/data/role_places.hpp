// Where each role may stand: on a track or a statistic, of characters or of crews.
#pragma once

#include <algorithm>
#include <iterator>

#include "rules/game/roles.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::data {

// Where a game may declare a role.
struct RolePlace {
  rules::Role role;
  bool track;  // else a statistic
  rules::Scope scope;
};

// Coin and rep have a statistic and a track.
inline constexpr RolePlace role_places[] = {
    {rules::Role::action_cap, false, rules::Scope::character},
    {rules::Role::lifestyle, false, rules::Scope::character},
    {rules::Role::health, true, rules::Scope::character},
    {rules::Role::stress, true, rules::Scope::character},
    {rules::Role::trauma, true, rules::Scope::character},
    {rules::Role::special_armor, true, rules::Scope::character},
    {rules::Role::healing, true, rules::Scope::character},
    {rules::Role::stash, true, rules::Scope::character},
    {rules::Role::coin, true, rules::Scope::character},
    {rules::Role::coin, false, rules::Scope::crew},
    {rules::Role::tier, false, rules::Scope::crew},
    {rules::Role::hold, false, rules::Scope::crew},
    {rules::Role::tier_cost, false, rules::Scope::crew},
    {rules::Role::rep, false, rules::Scope::crew},
    {rules::Role::rep, true, rules::Scope::crew},
    {rules::Role::heat, true, rules::Scope::crew},
    {rules::Role::wanted_level, true, rules::Scope::crew},
};

// True where a track, else a statistic, of characters or of crews may have the role.
inline bool is_role_of(bool track, rules::Role role) {
  return role == rules::Role::none ||
         std::any_of(std::begin(role_places), std::end(role_places), [&](const RolePlace& each) {
           return each.role == role && each.track == track;
         });
}

}  // namespace roadbook::data
