// The numbers with a role that a save keeps in a field of their own: which they are, under which
// key, and how each is read.
#pragma once

#include "rules/game/keys.hpp"
#include "rules/game/roles.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// One of them, of a character or of a crew. Its key is also that of the game's noun for it.
template <class Sheet>
struct SavedNumber {
  Role role;
  const char* key;
  int (*now)(const Ruleset& ruleset, const Sheet& sheet);
};

// The hold that is written down, war aside: an id of the game's holds.
const Id& own_hold(const Ruleset& ruleset, const Crew& crew);
// What that hold is in the game's list, from the weakest on; 0 where it is not there.
int place_of_hold(const Ruleset& ruleset, const Crew& crew);

inline constexpr SavedNumber<Character> saved_by_characters[] = {
    {Role::stash, keys::stash, [](const Ruleset&, const Character& who) { return who.stash; }},
    {Role::coin, keys::coin, [](const Ruleset&, const Character& who) { return who.coin; }},
};

inline constexpr SavedNumber<Crew> saved_by_crews[] = {
    {Role::tier, keys::tier, [](const Ruleset&, const Crew& crew) { return crew.tier; }},
    {Role::hold, keys::hold, place_of_hold},
    {Role::rep, keys::rep, [](const Ruleset&, const Crew& crew) { return crew.rep; }},
    {Role::heat, keys::heat, [](const Ruleset&, const Crew& crew) { return crew.heat; }},
    {Role::coin, keys::coin, [](const Ruleset&, const Crew& crew) { return total(crew.coin); }},
    {Role::wanted_level, keys::wanted_level,
     [](const Ruleset&, const Crew& crew) { return crew.wanted_level; }},
};

constexpr const auto& saved_numbers(const Character&) {
  return saved_by_characters;
}
constexpr const auto& saved_numbers(const Crew&) {
  return saved_by_crews;
}

// True if such a sheet keeps a number of this role in a field of its own.
constexpr bool is_saved(Scope scope, Role role) {
  const auto in = [&](const auto& all) {
    for (const auto& each : all) {
      if (each.role == role) return true;
    }
    return false;
  };
  return scope == Scope::crew ? in(saved_by_crews) : in(saved_by_characters);
}

}  // namespace roadbook::rules
