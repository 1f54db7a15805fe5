// Abilities and upgrades that are open to a character or a crew.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// Where an ability that a character may learn comes from.
struct AbilityOffer {
  const Ability* ability = nullptr;
  std::string origin;  // "Warrior", "Orc", "Open to all"
};

// The abilities open to this character, in the order of its lists: the playbook's, the heritage's,
// those open to all. Those of other playbooks come through an ability that asks for them.
std::vector<AbilityOffer> ability_offers(const Ruleset& ruleset, const Character& character);
// Those that an advance of this xp track takes ("Advancement"): of the playbook's list with those
// open to all, or of the heritage's; all of them where the track names neither.
std::vector<AbilityOffer> advance_offers(const Ruleset& ruleset, const Character& character,
                                         const Track& track);
// Whether the ability is one of those.
bool is_open_ability(const Ruleset& ruleset, const Character& character, const Id& ability);
// Those of the other playbooks, for an ability whose choice is one of theirs.
std::vector<AbilityOffer> offers_of_other_playbooks(const Ruleset& ruleset,
                                                    const Character& character);
// Those of the two named heritages.
std::vector<AbilityOffer> mixed_offers(const Ruleset& ruleset, const Character& character);

// Abilities and upgrades open to this type of crew.
std::vector<const Ability*> crew_ability_offers(const Ruleset& ruleset, const Crew& crew);
std::vector<const Upgrade*> crew_upgrade_offers(const Ruleset& ruleset, const Crew& crew);

}  // namespace roadbook::rules
