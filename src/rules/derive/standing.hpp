// How a character stands: its choices, and everything that follows from them. What may be and what
// is missing is asked of this; nothing is derived a second time.
#pragma once

#include <memory>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/derive/effects.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// The ruleset outlives it, and so does a character that stands elsewhere.
struct Standing {
  const Ruleset* ruleset = nullptr;
  const Character* character = nullptr;
  std::shared_ptr<const Character> kept;  // the character of a trial, which stands nowhere else
  const Playbook* playbook = nullptr;     // the ruleset's; null: none, or one that it does not know
  Gifts gifts;
  std::vector<AbilityInUse> abilities;
  std::vector<Effect>
      effects;  // at work, the crew's included; those of the load stand in `numbers`
  Derived numbers;
};

// What follows from a character's choices and its crew's gifts.
Standing derive(const Ruleset& ruleset, const Character& character, const Gifts& gifts);
// The same of a character that stands nowhere else: it is kept.
Standing derive(const Ruleset& ruleset, Character&& character, const Gifts& gifts);

// A trial: how another character would stand in this one's place.
Standing standing_with(const Standing& now, Character character);
// A trial: with one ability more, or with it in the place of another where one alone is open.
Standing standing_with_ability(const Standing& now, const AbilityTaken& taken);

}  // namespace roadbook::rules
