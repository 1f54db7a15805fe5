// What a game says beside its entries: its words, the steps of its creation, its dice and its harm,
// what a crew begins with.
#pragma once

#include <string>
#include <vector>

#include "rules/game/creation.hpp"
#include "rules/game/id.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/ruleset_table.hpp"
#include "rules/game/vocabulary.hpp"
#include "rules/game/words.hpp"

namespace roadbook::rules {

// One step of a guided creation. Order, words and limits are the game's.
struct Step {
  StepKind kind = StepKind::playbook;
  Id id;
  std::string name;      // in the rail
  std::string question;  // the heading
  std::string help;      // one or two sentences
  std::string source;
  bool operator==(const Step&) const = default;
};

// Whether characters, or crews, are made with such a step.
constexpr bool is_step_of(Scope scope, StepKind kind) {
  return kind == StepKind::questions || (kind >= StepKind::crew_type) == (scope == Scope::crew);
}

// A noun of the engine as a table's own game says it.
struct SaidWord {
  Id noun;  // a key of `nouns`
  std::string one;
  std::string many;   // empty: as a plural is made
  std::string brief;  // for narrow places; empty: `one`
  bool operator==(const SaidWord&) const = default;
};

// What a new crew has beside what its type brings, where a table's own game does not say.
inline CrewRules usual_crew() {
  CrewRules crew;
  crew.start_coin = 0;
  return crew;
}
// The same of a new character.
inline CreationLimits usual_creation() {
  CreationLimits creation;
  creation.free_dots = 3;
  return creation;
}

// What a table's own game says so. The types of its fields, and what they mean, are those of
// `Ruleset`.
struct GameFrame {
  std::vector<SaidWord> words;
  Id emblem;
  std::vector<Note> notes;

  std::vector<Step> character_steps;
  CreationLimits creation = usual_creation();
  std::vector<OwnKind> own;
  std::vector<std::string> xp_triggers;
  int most_of_a_trigger = 2;

  DiceRule dice;
  RatingRule rating;
  Ids headline;

  std::vector<HarmRow> harm_rows;
  HarmRule harm;
  std::vector<HarmRow> cohort_harm;

  int stash_for_coin = 0;
  std::vector<StashBand> stash_bands;
  int coin_load = 0;
  Amounts quality_tags;
  std::vector<NaturalWeapon> natural_weapons;

  std::vector<Step> crew_steps;
  std::vector<std::string> crew_xp_triggers;
  CrewRules crew = usual_crew();
  bool operator==(const GameFrame&) const = default;
};

}  // namespace roadbook::rules
