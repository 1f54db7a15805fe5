// The part of a ruleset that makes a crew: types, upgrades, claims and their map, cohorts.
#pragma once

#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

struct Payment {  // how the faction that claims the hunting grounds is dealt with
  Id id;
  std::string name;
  int coin = 0;
  int status = 0;
  bool operator==(const Payment&) const = default;
};

struct Reaction {  // what a faction makes of an upgrade or a contact
  Id id;
  std::string name;
  int status = 0;
  int other_coin = 0;                       // the price of the other outcome; 0: free to choose
  int other_status = 0;                     // the other outcome
  Id together;                              // reactions that share one decision say the same word
  StepKind step = StepKind::crew_upgrades;  // of the creation, which asks for it
  bool operator==(const Reaction&) const = default;
};

// What a status with a faction means, from "at war" to "ally".
struct StatusLevel {
  int value = 0;
  std::string name;
  std::string description;
  bool operator==(const StatusLevel&) const = default;
};

// What the game says of crews beside its lists; amounts are in boxes, coin and Tiers.
struct CrewRules {
  bool present = false;  // a game may have no crews
  int start_tier = 0;
  Id start_hold;  // one of `holds`, where there are any
  int start_coin = 2;
  int start_abilities = 1;
  int start_upgrades = 2;  // beside those that the type brings
  int max_tier = 6;
  int war_status = -3;
  int ally_status = 3;
  int ally_turf_limit = 3;  // how many allies may count as turf
  int cohort_boxes = 2;
  int cohort_type_boxes = 2;
  int cohort_types_limit = 2;
  int cohort_edges_limit = 2;             // and as many flaws as it has edges
  std::vector<std::string> scale_people;  // how many people a cohort of each scale is, from 0 on
  std::vector<Term> profit;               // what an advance of the crew adds to each member's stash
  std::vector<Payment> payments;
  std::vector<Reaction> reactions;
  std::vector<StatusLevel> statuses;
  std::vector<Entry> holds;               // weak first
  std::vector<Situational> grounds_give;  // what claimed grounds give, for the preferred operation
  bool operator==(const CrewRules&) const = default;
};

// A faction that the game brings along.
struct FactionEntry {
  Id id;
  std::string name;
  std::string group;  // "Underworld", "Citizenry"
  std::string description;
  int tier = 0;
  Id hold;  // of the game's holds; empty: it does not say
  std::string source;
  bool operator==(const FactionEntry&) const = default;
};

// Clocks that are put on the table together: the hands of a plot.
struct ClockInSet {
  std::string name;
  int size = 4;   // segments
  Id clock_kind;  // of the game's kinds of clocks; empty: none of them
  bool hidden = false;
  bool operator==(const ClockInSet&) const = default;
};
// Clocks that are begun together.
struct ClockSet {
  Id id;
  std::string name;
  std::string description;
  std::vector<ClockInSet> clocks;
  std::string source;
  bool operator==(const ClockSet&) const = default;
};

// A claim: what holding it gives.
struct Claim {
  Id id;
  std::string name;
  std::string description;
  std::string line;  // what it does, in a few words for its place on the map; may be empty
  int turf = 0;
  bool prison = false;
  bool sample = false;  // of the lists for a crew of a table's own
  int times = 1;
  std::vector<Modifier> modifiers;
  std::vector<Situational> situational;
  std::vector<ChoiceDefinition> choices;  // 0 or 1
  std::string source;
  bool operator==(const Claim&) const = default;
};

// A place on a claims map, in columns and rows counted from 0.
struct MapCell {
  Id id;     // of this cell; what a save names
  Id claim;  // empty: the lair, where the crew starts
  int x = 0;
  int y = 0;
  bool operator==(const MapCell&) const = default;
};

// A path between two cells, by their ids; it leads both ways.
struct MapPath {
  Id from;
  Id to;
  bool operator==(const MapPath&) const = default;
};

// A claims map of so many columns and rows.
struct Map {
  int width = 0;
  int height = 0;
  std::vector<MapCell> cells;
  std::vector<MapPath> paths;
  bool operator==(const Map&) const = default;
};

// The claims in a prison: where the crew starts stands without a claim.
struct PrisonMap {
  Id id;
  std::string name;
  Map claims;
  std::string source;
  bool operator==(const PrisonMap&) const = default;
};

// An upgrade of a crew, with its boxes.
struct Upgrade {
  Id id;
  Id text_id;  // its name in the texts, where something else bears that id already; see adopted()
  std::string name;
  std::string description;
  std::string line;  // what it does, in a few words for a list; may be empty
  std::vector<std::string> level_descriptions;  // one for each level
  std::vector<int> level_boxes{1};              // boxes of each level
  Id family;                                    // quality, training, …: shown together
  std::string family_name;
  bool general = true;  // open to every crew type
  bool sample = false;  // of the lists for a crew of a table's own
  bool cohort = false;  // its boxes pay for cohorts
  int times = 1;        // how often it may be taken (each time its boxes)
  std::vector<Modifier> modifiers;
  std::vector<Situational> situational;
  std::vector<ChoiceDefinition> choices;
  std::string source;
  bool operator==(const Upgrade&) const = default;
};

// One choice of a feature, with what it gives.
struct FeatureEntry : Entry {
  std::vector<Modifier> modifiers;
  std::vector<Situational> situational;
  bool operator==(const FeatureEntry&) const = default;
};

struct Feature {  // what only some crew types have: oaths, banishments
  Id id;
  std::string name;
  std::string question;
  std::vector<FeatureEntry> entries;
  bool operator==(const Feature&) const = default;
};

struct StartingCohort {  // a cohort that a type begins with: a gang of Thugs
  Id kind;
  std::string type;  // an id of the list, or words where the kind leaves them open
  bool operator==(const StartingCohort&) const = default;
};

struct MapPlace {  // another claim in a place of a map, or another name for it
  Id cell;
  Id claim;
  std::string name;  // empty: the claim's
  bool operator==(const MapPlace&) const = default;
};

// A type of crew: what it begins with, and what it chooses from.
struct CrewType {
  Id id;
  Id like;  // of a table's own: the type that it has from what it does not say itself
  std::string name;
  Id emblem;  // one of assets/emblems/ids.txt; empty: none
  Accent accent = Accent::red;
  std::string description;
  std::string xp_trigger;
  bool sketch = false;  // the text only outlines it; what is missing comes from the lists
  bool own = false;     // made by the table from lists and own words
  std::string sketch_note;
  std::vector<std::string> questions;
  std::vector<std::string> stands_for;  // Guild: what it represents
  std::string lair_word;                // empty: the game's word
  std::string grounds_word;
  std::string grounds_question;  // what it asks about them; empty: what the game asks
  std::string operation_word;
  bool claimed_grounds = true;  // its grounds are a place, which some faction claims
  std::vector<Entry> operations;
  std::vector<Entry> contacts;
  Ids starting_upgrades;
  int chosen_starting_upgrades = 0;  // how many of the two starting upgrades the table picks itself
  std::vector<StartingCohort> starting_cohorts;  // paid by the starting upgrades
  Ids upgrades;
  Ids abilities;
  std::vector<Feature> features;
  Map claims;
  std::vector<MapPlace> places;  // what stands elsewhere on it than the map says
  std::string source;
  bool operator==(const CrewType&) const = default;
};

// A kind of cohort; quality and scale are sums of their terms.
struct CohortKind {
  Id id;  // gang, expert
  std::string name;
  std::string description;
  std::vector<Term> quality;
  std::vector<Term> scale;
  bool types_from_list = true;  // else own words
  std::string people;           // how many they are whatever their scale; empty: by their scale
  std::string source;
  bool operator==(const CohortKind&) const = default;
};

}  // namespace roadbook::rules
