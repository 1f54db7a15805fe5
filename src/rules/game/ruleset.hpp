// A game as data: everything that a ruleset declares.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/procedure.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

struct Attribute {
  Id id;
  std::string name;
  std::string xp_name;  // the name of its experience and training: "Deed"
  std::string description;
  Ids actions;
  std::string source;
};

struct Action {
  Id id;
  std::string name;
  Id attribute;
  std::string description;
  std::string source;
};

// How the rating of an attribute becomes a die.
struct RatingRule {
  int minimum_dots = 1;    // an action counts from this many dots on
  int maximum = 4;         // before modifiers
  std::vector<int> faces;  // the highest face by rating; empty: attributes have no die
};

struct DiceRule {
  DiceKind kind = DiceKind::none;
};

enum class StatisticFormat : std::uint8_t { number, dice, feet, boxes };
enum class Scope : std::uint8_t { character, crew };

struct Statistic {
  Id id;
  std::string name;
  std::string short_name;
  std::string description;
  Scope scope = Scope::character;
  Id group;  // "defenses", "health", "spirit", "movement", "load", "limits", "crew"
  StatisticFormat format = StatisticFormat::number;
  Id die;  // format dice: the playbook's number that gives the faces
  std::vector<Term> terms;
  bool has_minimum = false;
  int minimum = 0;
  std::string minimum_reason;
  bool has_maximum = false;
  int maximum = 0;
  std::string maximum_reason;
  bool needs_special_armor = false;  // counts only with an ability that spends special armor
  std::string source;
};

enum class TrackKind : std::uint8_t {
  boxes,
  clock,
  xp,
  count,  // a number without an end: points that are earned and spent
  pool    // a number that goes down from the statistic's total: hit points
};

struct Track {
  Id id;
  std::string name;
  TrackKind kind = TrackKind::boxes;
  Scope scope = Scope::character;
  int size = 0;
  Id statistic;  // where the size comes from when `size` is 0
  Id attribute;  // of an xp track
  std::string description;
  std::string source;
};

struct LoadLevel {
  Id id;
  std::string name;
  Id limit;  // the statistic that says how much load still is this level
  std::string description;
  std::vector<Modifier> modifiers;
};

struct HarmRow {
  int level = 1;
  std::string name;
  int count = 1;
  std::string description;
};

// One step of a guided creation. The kinds are the engine's; order, words and limits are the
// game's.
enum class StepKind : std::uint8_t {
  playbook,
  heritage,
  traits,
  background,
  actions,
  abilities,
  powers,
  equipment,
  contacts,
  name,
  review,
  crew_type,
  crew_reputation,
  crew_grounds,
  crew_ability,
  crew_upgrades,
  crew_contact
};

struct Step {
  StepKind kind = StepKind::playbook;
  Id id;
  std::string name;      // in the rail
  std::string question;  // the heading
  std::string help;      // one or two sentences
  std::string source;
};

struct CreationLimits {
  int traits = 3;
  int free_dots = 4;        // beside those that the playbook places
  int trait_dots = 1;       // how many of them stand for the traits
  int background_dots = 1;  // and for the background
  int abilities = 1;
  bool powers_per_dot = false;  // one power for each action dot
  Ids open_rarities;            // what may be carried by a new character
  int mixed_heritages = 2;
};

struct StashBand {
  int from = 0;
  int to = 0;
  std::string name;
  std::string description;
};

// How dangerous an action is: what it is rolled against, and what may come of it.
struct Position {
  Id id;
  std::string name;
  int target = 0;  // before what the other side adds
  std::string description;
  std::string critical;
  std::string success;
  std::string failure;
  std::string source;
};

// A rule that one looks up at the table, in lines: "Advantage", "1 stress", what it is good for.
struct ReferenceLine {
  std::string name;
  std::string value;
  std::string text;
};

struct ReferenceSection {
  Id id;
  std::string name;
  Scope scope = Scope::character;
  std::string text;
  std::vector<ReferenceLine> lines;
  std::string source;
};

// A decision about the rules where the texts are silent or disagree, shown to the player.
struct Note {
  Id id;
  std::string text;
  std::string source;
};

struct Words {  // what this game calls the engine's things
  std::string playbook = "Playbook";
  std::string heritage = "Heritage";
  std::string tier = "Tier";
  std::string crew = "Crew";
  std::string purveyor = "Purveyor";
};

struct Ruleset {
  Id id;
  std::string name;
  std::string version;
  std::string description;
  std::string licence;              // the attribution, as it must be shown
  std::map<Id, std::string> texts;  // short names of the rule texts that `source` begins with
  Words words;
  std::vector<Note> notes;

  std::vector<Attribute> attributes;
  std::vector<Action> actions;
  RatingRule rating;
  DiceRule dice;
  std::vector<Statistic> statistics;
  Ids headline;  // the statistics that are always in sight
  std::vector<Track> tracks;
  std::vector<LoadLevel> load_levels;
  std::vector<HarmRow> harm_rows;
  std::vector<Step> character_steps;
  std::vector<Step> crew_steps;
  CreationLimits creation;
  std::vector<StashBand> stash_bands;
  std::vector<Position> positions;
  std::vector<Procedure> procedures;        // what is done at the table
  std::vector<ReferenceSection> reference;  // in the order in which it is printed
  std::vector<std::string> xp_triggers;     // those of every character
  std::vector<std::string> crew_xp_triggers;

  std::vector<Playbook> playbooks;
  std::vector<Heritage> heritages;
  std::vector<Ability> abilities;  // of characters and of crews
  Ids general_abilities;           // open to every character
  std::vector<Power> powers;
  std::vector<Item> items;
  std::vector<Size> sizes;
  std::vector<Entry> virtues;
  std::vector<Entry> vices;
  std::vector<Entry> traits;
  std::vector<Entry> backgrounds;
  std::vector<LookGroup> looks;
  std::vector<Entry> traumas;
  std::vector<Entry> damage_types;
  std::vector<NameList> names;
  std::vector<Ideas> ideas;

  CrewRules crew;
  std::vector<CrewType> crew_types;
  std::vector<Upgrade> upgrades;
  std::vector<Claim> claims;
  Map prison_map;
  std::vector<CohortKind> cohort_kinds;
  std::vector<Entry> cohort_types;
  std::vector<Entry> edges;
  std::vector<Entry> flaws;
  std::vector<Entry> reputations;
};

// Looks a definition up by its id; nullptr where the ruleset has none of that name.
const Attribute* find_attribute(const Ruleset& ruleset, const Id& id);
const Action* find_action(const Ruleset& ruleset, const Id& id);
const Statistic* find_statistic(const Ruleset& ruleset, const Id& id);
const Track* find_track(const Ruleset& ruleset, const Id& id);
const Playbook* find_playbook(const Ruleset& ruleset, const Id& id);
const Heritage* find_heritage(const Ruleset& ruleset, const Id& id);
const Ability* find_ability(const Ruleset& ruleset, const Id& id);
const Power* find_power(const Ruleset& ruleset, const Id& id);
const Item* find_item(const Ruleset& ruleset, const Id& id);
const CrewType* find_crew_type(const Ruleset& ruleset, const Id& id);
const Upgrade* find_upgrade(const Ruleset& ruleset, const Id& id);
const Claim* find_claim(const Ruleset& ruleset, const Id& id);

// The lines of ideas of that id; empty where the ruleset has none.
const std::vector<std::string>& ideas_for(const Ruleset& ruleset, const Id& id);

// The name of an entry, or the text itself where it is the player's own words.
std::string name_or_words(const std::vector<Entry>& entries, const std::string& id_or_words);
std::string name_or_words(const std::vector<FeatureEntry>& entries, const std::string& id_or_words);

}  // namespace roadbook::rules
