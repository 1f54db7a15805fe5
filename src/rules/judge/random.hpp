// Characters and crews at random: legal and complete, the same for the same seed on every platform.
#pragma once

#include <cstdint>

#include "rules/derive/gifts.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// Makes the choices of one step that are still open, or makes them anew when they all stand.
Character chosen_for_me(const Ruleset& ruleset, const Character& character, const Gifts& gifts,
                        StepKind step, std::uint64_t seed);
// The same for a step of a crew's creation.
Crew chosen_for_me(const Ruleset& ruleset, const Crew& crew, StepKind step, std::uint64_t seed);

struct RandomOptions {  // empty: any
  Id playbook;
  Id heritage;
  Id crew_type;
};

// A whole character, legal and complete under the ruleset.
Character random_character(const Ruleset& ruleset, Id id, std::uint64_t seed,
                           const RandomOptions& options);
// A whole crew, of the type that `options` names, else of any.
Crew random_crew(const Ruleset& ruleset, Id id, std::uint64_t seed, const RandomOptions& options);

}  // namespace roadbook::rules
