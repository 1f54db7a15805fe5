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

// A noun of the engine as a game of one's own says it.
struct SaidWord {
  Id noun;  // a key of `nouns`
  std::string one;
  std::string many;   // empty: as a plural is made
  std::string brief;  // for narrow places; empty: `one`
  bool operator==(const SaidWord&) const = default;
};

// What a game of one's own says so. The types of its fields, and what they mean, are those of
// `Ruleset`.
struct GameFrame {
  std::vector<SaidWord> words;
  Id emblem;
  std::vector<Note> notes;

  std::vector<Step> character_steps;
  int traits = 3;                      // of a new character, where there are so many
  int all_actions = 0;                 // with those that the table names itself
  int free_dots = 3;                   // that a new character places
  std::vector<DotReason> dot_reasons;  // what some of them stand for
  int new_abilities = 1;               // of a new character
  bool powers_per_dot = false;
  Ids open_rarities;  // what a new character may carry; empty: anything
  int mixed_heritages = 2;
  std::vector<OwnKind> own;
  OwnPlaybookRule own_playbook;
  std::vector<std::string> xp_triggers;

  DiceKind dice = DiceKind::none;
  std::string weapon_word;
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

  bool crews = false;  // it has crews
  std::vector<Step> crew_steps;
  int start_tier = 0;
  int max_tier = 6;
  Id start_hold;
  int start_coin = 0;
  int start_abilities = 1;
  int start_upgrades = 2;  // beside those that the type brings
  std::vector<std::string> crew_xp_triggers;
  std::vector<Entry> holds;
  std::vector<StatusLevel> statuses;
  int war_status = -3;
  int ally_status = 3;
  int ally_turf_limit = 3;
  std::vector<Payment> payments;
  std::vector<Situational> grounds_give;
  std::vector<Reaction> reactions;
  std::vector<Term> profit;
  int cohort_boxes = 2;
  int cohort_type_boxes = 2;
  int cohort_types_limit = 2;
  std::vector<std::string> scale_people;
  bool operator==(const GameFrame&) const = default;
};

}  // namespace roadbook::rules
