// What a document brings along that its table made itself, and the game with that in it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/lists_once.hpp"
#include "rules/game/phase.hpp"
#include "rules/game/procedure.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/ruleset_story.hpp"
#include "rules/game/ruleset_table.hpp"

namespace roadbook::rules {

struct Ruleset;
struct Words;

// Entries as they stand in a game, in the game's own vocabulary. One with the id of an entry of the
// game takes its place.
struct OwnDefinitions {
  std::vector<Attribute> attributes;
  std::vector<Statistic> statistics;
  std::vector<Track> tracks;
  std::vector<Action> actions;
  std::vector<Playbook> playbooks;
  std::vector<Heritage> heritages;
  std::vector<Ability> abilities;
  std::vector<Power> powers;
  std::vector<Item> items;
  std::vector<CrewType> crew_types;
  std::vector<Upgrade> upgrades;
  std::vector<Claim> claims;
  std::vector<NameList> names;
  std::vector<FactionEntry> factions;
  std::vector<ClockSet> clock_sets;
  std::vector<Procedure> procedures;
  std::vector<Entry> virtues;
  std::vector<Entry> vices;
  std::vector<Entry> traits;
  std::vector<Entry> backgrounds;
  std::vector<LookGroup> looks;
  std::vector<Entry> traumas;
  std::vector<Entry> damage_types;
  std::vector<Size> sizes;
  std::vector<LoadLevel> load_levels;
  std::vector<Bond> bonds;
  std::vector<Question> questions;
  std::vector<Ideas> ideas;
  std::vector<Table> tables;
  std::vector<CohortKind> cohort_kinds;
  std::vector<Entry> cohort_types;
  std::vector<Entry> edges;
  std::vector<Entry> flaws;
  std::vector<Entry> reputations;
  std::vector<PrisonMap> prison_maps;
  std::vector<ConditionRule> conditions;
  std::vector<Position> positions;
  std::vector<Setting> settings;
  std::vector<PlayPhase> phases;
  std::vector<Turn> fight_order;
  std::vector<Counter> counters;
  std::vector<ClockKind> clock_kinds;
  std::vector<ProcedurePart> procedure_parts;
  std::vector<ReferenceSection> reference;
  bool operator==(const OwnDefinitions&) const = default;
};

// What an entry of the list with that key is: "Playbook", "Number of the sheet", with a large first
// letter. Empty for no list.
std::string noun_of_list(const Words& words, std::string_view list);

// True where the table made nothing.
bool is_empty(const OwnDefinitions& own);

// What an entry is called: a bond by its word, all others by their name.
template <class Definition>
auto& entry_name(Definition& entry) {
  if constexpr (requires { entry.word.one; }) {
    return entry.word.one;
  } else {
    return entry.name;
  }
}

// Something that is wrong with what a table made. The entry, or the part of it that the place
// names, counts for nothing; all else works.
struct OwnFault {
  Id id;              // of the entry
  std::string place;  // JSON pointer into the save: "/own/abilities/2/modifiers/0"
  std::string words;  // a sentence
  bool operator==(const OwnFault&) const = default;
};

// Lays what was made over a game, which is not bound afterwards. What no list of it names is open
// to everyone of the scope: an ability of a character's document to each character, one of a crew's
// to each crew; an item to all; a claim stands in the lists for a crew of a table's own.
void add_own(Ruleset& game, const OwnDefinitions& own, Scope scope);

// The game with what was made, bound.
Ruleset with_own(const Ruleset& game, const OwnDefinitions& own, Scope scope);

// The game of a sheet whose own definitions were `before` and are `after` now: `game` as long as
// they are the same; else what is made in `made`.
const Ruleset& game_with(const Ruleset& game, const OwnDefinitions& before,
                         const OwnDefinitions& after, Scope scope, std::unique_ptr<Ruleset>& made);

}  // namespace roadbook::rules

ROADBOOK_LISTS_OF_GAMES(ROADBOOK_LIST_ELSEWHERE)
