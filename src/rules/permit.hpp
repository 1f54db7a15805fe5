// Whether something may be chosen, and if not, why: the one place that knows both.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/character.hpp"
#include "rules/crew.hpp"
#include "rules/derived.hpp"
#include "rules/ruleset.hpp"

namespace roadbook::rules {

struct Verdict {
  bool allowed = true;
  std::string reason;  // not allowed: why, as a sentence for the player
  explicit operator bool() const { return allowed; }
};

// Not allowed, for that reason.
inline Verdict refused(std::string reason) {
  return {false, std::move(reason)};
}

// The sentence that says why a prerequisite does not hold; empty where it holds.
std::string unmet(const Ruleset& ruleset, const Prerequisite& prerequisite,
                  const Character& character, const Derived& derived);
// A prerequisite in words: "BODY d6", "Prowl 2".
std::string worded(const Ruleset& ruleset, const Prerequisite& prerequisite);

// Where an ability that a character may learn comes from.
struct AbilityOffer {
  const Ability* ability = nullptr;
  std::string origin;  // "Warrior", "Orc", "Open to all"
};

// The abilities open to this character, in the order of its lists: the playbook's, the heritage's,
// those open to all. Foreign ones come through an ability that asks for them.
std::vector<AbilityOffer> ability_offers(const Ruleset& ruleset, const Character& character);
// Those of the other playbooks, for an ability whose choice is a foreign one.
std::vector<AbilityOffer> foreign_offers(const Ruleset& ruleset, const Character& character);
// Those of the two named heritages.
std::vector<AbilityOffer> mixed_offers(const Ruleset& ruleset, const Character& character);

// May this ability be among the character's (apart from how many it may have)?
Verdict may_have_ability(const Ruleset& ruleset, const Character& character, const Crew* crew,
                         const Id& ability);
// May an action have that many dots (the cap; not how many are left to place)?
Verdict may_rate_action(const Ruleset& ruleset, const Character& character, const Crew* crew,
                        const Id& action, int dots);
// May the character have this power beside the ones that it has?
Verdict may_have_power(const Ruleset& ruleset, const Character& character, const Crew* crew,
                       const Id& power);
// The same where the character's numbers are at hand: powers do not change them.
Verdict may_have_power(const Ruleset& ruleset, const Character& character, const Derived& derived,
                       const Id& power);
Verdict may_carry(const Ruleset& ruleset, const Character& character, const Crew* crew,
                  const Id& item);

// How many dots the player has placed beside those of the playbook, and may place in creation.
int placed_dots(const Ruleset& ruleset, const Character& character);
// The dots of one action that the playbook placed.
int playbook_dots(const Ruleset& ruleset, const Character& character, const Id& action);
// True if the powers can be given to different action dots, each of an action that can use it.
bool powers_fit(const Ruleset& ruleset, const Derived& derived, const Ids& powers);

// Crew: abilities and upgrades open to this type.
std::vector<const Ability*> crew_ability_offers(const Ruleset& ruleset, const Crew& crew);
std::vector<const Upgrade*> crew_upgrade_offers(const Ruleset& ruleset, const Crew& crew);
// The map that counts: the type's, or the crew's own.
Map claims_map(const Ruleset& ruleset, const Crew& crew);
// May this cell be seized: one step along a path from what is held?
Verdict may_claim(const Ruleset& ruleset, const Crew& crew, const Id& cell);
// The same behind the walls, where one starts from the prison itself.
Verdict may_claim_in_prison(const Ruleset& ruleset, const Crew& crew, const Id& cell);
Verdict may_have_crew_ability(const Ruleset& ruleset, const Crew& crew, const Id& ability);
// May the upgrade have that many boxes marked (levels, and in creation what is left)?
Verdict may_mark_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& upgrade, int boxes);
// Boxes that an upgrade takes in all.
int boxes_of(const Upgrade& upgrade);
// The level that so many marked boxes reach.
int level_at(const Upgrade& upgrade, int boxes);
// Upgrade boxes that are marked, and in creation may be: what the type brings and the table adds.
int marked_boxes(const Crew& crew);
int allowed_boxes(const Ruleset& ruleset, const Crew& crew);
// The boxes that the type's starting upgrades bring.
Amounts starting_boxes(const Ruleset& ruleset, const Crew& crew);

}  // namespace roadbook::rules
