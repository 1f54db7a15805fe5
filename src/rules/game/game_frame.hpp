// What a game says beside its entries: its words, the steps of its creation, what a crew begins
// with.
#pragma once

#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/ruleset_numbers.hpp"
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

// A noun of the engine as a game of one's own says it.
struct SaidWord {
  Id noun;  // a key of `nouns`
  std::string one;
  std::string many;   // empty: as a plural is made
  std::string brief;  // for narrow places; empty: `one`
  bool operator==(const SaidWord&) const = default;
};

// What a game of one's own says so. What it does not say is as in the game that it is begun from.
struct GameFrame {
  std::vector<SaidWord> words;
  std::vector<Step> character_steps;
  int traits = 3;      // of a new character, where there are so many
  int free_dots = 3;   // that a new character places
  bool crews = false;  // it has crews
  std::vector<Step> crew_steps;
  int start_tier = 0;
  int max_tier = 6;
  int start_coin = 0;
  int start_abilities = 1;
  int start_upgrades = 2;  // beside those that the type brings
  bool operator==(const GameFrame&) const = default;
};

}  // namespace roadbook::rules
