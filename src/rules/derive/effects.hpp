// Which modifiers work on a character or a crew right now, and where each comes from.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

struct Effect {
  const Modifier* modifier = nullptr;  // lives in the ruleset
  Id target;                           // the modifier's, or what the player chose in its place
  Id source;           // "ability:…", "item:…", "crew_ability:…", "upgrade:…", "claim:…",
                       // "feature:…", "load:…"
  std::string label;   // the name of the source, for the player
  std::string choice;  // what was chosen with the source
  int times = 1;       // per known thing, per level
};

// An ability with the choices made for it, wherever it was reached through.
struct AbilityInUse {
  const Ability* ability = nullptr;
  const AbilityTaken* taken = nullptr;
  std::string label;  // "Seasoned: Stalwart"
};

// All abilities of a character, those inside other abilities' choices included. An ability that
// was taken more often than it may be counts as often as it may.
std::vector<AbilityInUse> abilities_in_use(const Ruleset& ruleset,
                                           const std::vector<AbilityTaken>& taken);

// Effects on a character: its abilities, what it carries, its crew. Those of the load come from
// `load_effects` once the load is known.
std::vector<Effect> effects_on_character(const Ruleset& ruleset, const Character& character,
                                         const Crew* crew);
std::vector<Effect> effects_of_crew(const Ruleset& ruleset, const Crew& crew);
std::vector<Effect> effects_of_load(const Ruleset& ruleset, const Id& level);

// True if one of the character's abilities spends special armor.
bool spends_special_armor(const Ruleset& ruleset, const Character& character);

}  // namespace roadbook::rules
