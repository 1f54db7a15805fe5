// Whether something may be chosen, and if not, why: the one place that knows both.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

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

// True if the powers can be given to different action dots, each of an action that can use it.
bool powers_fit(const Ruleset& ruleset, const Derived& derived, const Ids& powers);

// May this cell be seized: one step along a path from what is held?
Verdict may_claim(const Ruleset& ruleset, const Crew& crew, const Id& cell);
// The same behind the walls, where one starts from the prison itself.
Verdict may_claim_in_prison(const Ruleset& ruleset, const Crew& crew, const Id& cell);
Verdict may_have_crew_ability(const Ruleset& ruleset, const Crew& crew, const Id& ability);
// May the upgrade have that many boxes marked (levels, and in creation what is left)?
Verdict may_mark_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& upgrade, int boxes);
}  // namespace roadbook::rules