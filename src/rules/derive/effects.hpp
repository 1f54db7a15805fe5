// Which modifiers work on a character or a crew right now, and where each comes from.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/reasons.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// One modifier at work, with where it comes from and how often it counts.
struct Effect {
  const Modifier* modifier = nullptr;  // lives in the ruleset
  Source source;
  Label name;          // of the source, for the player
  Id target;           // the modifier's, or what the player chose in its place
  std::string choice;  // what was chosen with the source
  int times = 1;       // per known thing, per level
  int statistic = -1;  // where the target stands among the game's statistics
};

// Effects in the order in which they work. They live elsewhere.
using Effects = std::vector<const Effect*>;

// An ability with the choices made for it, wherever it was reached through.
struct AbilityInUse {
  const Ability* ability = nullptr;
  const AbilityTaken* taken = nullptr;  // lives in the sheet
  Label name;                           // "Seasoned: Stalwart"
};

// All abilities of a character, those inside other abilities' choices included. An ability that
// was taken more often than it may be counts as often as it may.
std::vector<AbilityInUse> abilities_in_use(const Ruleset& ruleset,
                                           const std::vector<AbilityTaken>& taken);

// Effects of these abilities and of what the character carries. Those of the load come from
// `effects_of_load` once the load is known.
std::vector<Effect> effects_of_character(const Ruleset& ruleset, const Character& character,
                                         const std::vector<AbilityInUse>& abilities);
// Effects of a crew's abilities, upgrades, claims and features, for itself and for its members.
std::vector<Effect> effects_of_crew(const Ruleset& ruleset, const Crew& crew);
// Effects of a level of load; none where the game has no level of that id.
std::vector<Effect> effects_of_load(const Ruleset& ruleset, const Id& level);

}  // namespace roadbook::rules
