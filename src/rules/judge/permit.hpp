// Whether something may be chosen, and if not, why: the one place that knows both.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// Whether something may be, and if not, why.
struct Verdict {
  bool allowed = true;
  std::string reason;  // not allowed: why, as a sentence for the player
  // True where it is allowed.
  explicit operator bool() const { return allowed; }
};

// Not allowed, for that reason.
inline Verdict refused(std::string reason) {
  return {false, std::move(reason)};
}

// That the ability was taken more often than its game allows, as a sentence.
std::string taken_too_often(const Ability& ability);
// The sentence that says why a prerequisite does not hold; empty where it holds.
std::string unmet(const Standing& standing, const Prerequisite& prerequisite);
// A prerequisite in words: "BODY d6", "Prowl 2".
std::string worded(const Ruleset& ruleset, const Prerequisite& prerequisite);

// What a power costs with the action that makes it cheapest, in boxes of stress.
int stress_of_power(const Standing& standing, const Power& power);

// May this ability be among the character's (apart from how many it may have)?
Verdict may_have_ability(const Standing& standing, const Id& ability);
// May an action have that many dots (the cap; not how many are left to place)?
Verdict may_rate_action(const Standing& standing, const Id& action, int dots);
// The most dots that it may have by that.
int dots_allowed(const Standing& standing, const Id& action);
// May the character have this power beside the ones that it has?
Verdict may_have_power(const Standing& standing, const Id& power);
// The same beside these.
Verdict may_have_power(const Standing& standing, const Ids& beside, const Id& power);
// May this item be carried (apart from its load): not what only another playbook brings, and in
// creation only of the rarities that are open (core: Character items)?
Verdict may_carry(const Standing& standing, const Id& item);

// True if the powers can be given to different action dots, each of an action that can use it.
bool powers_fit(const Standing& standing, const Ids& powers);
// How many dots of each action, in the order of the game, bring a power of the character's. A power
// that finds no dot counts nowhere.
std::vector<int> powers_of_actions(const Standing& standing);

// May this cell be seized: one step along a path from what is held?
Verdict may_claim(const Ruleset& ruleset, const Crew& crew, const Id& cell);
// The same behind the walls, where a crew starts from the prison itself.
Verdict may_claim_in_prison(const Ruleset& ruleset, const Crew& crew, const Id& cell);
// May this ability be among the crew's (apart from how many it may have)?
Verdict may_have_crew_ability(const Ruleset& ruleset, const Crew& crew, const Id& ability);
// May the upgrade have that many boxes marked (levels, and in creation what is left)?
Verdict may_mark_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& upgrade, int boxes);
}  // namespace roadbook::rules