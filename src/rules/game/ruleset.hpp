// A game as data: everything that a ruleset declares.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/game/bound.hpp"
#include "rules/game/creation.hpp"
#include "rules/game/game_frame.hpp"
#include "rules/game/id.hpp"
#include "rules/game/names_elsewhere.hpp"
#include "rules/game/own.hpp"
#include "rules/game/phase.hpp"
#include "rules/game/procedure.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/ruleset_story.hpp"
#include "rules/game/ruleset_table.hpp"
#include "rules/game/vocabulary.hpp"
#include "rules/game/words.hpp"

namespace roadbook::rules {

// A whole game. Lists are in the order in which they are shown; what a game lacks is empty.
struct Ruleset {
  Id id;
  std::string name;
  Id emblem;  // one of assets/emblems/ids.txt; empty: none
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
  HarmRule harm;
  std::vector<HarmRow> cohort_harm;  // what harm does to a cohort, by level
  std::vector<ConditionRule> conditions;
  std::vector<Bond> bonds;
  std::vector<Question> questions;
  std::vector<Setting> settings;
  std::vector<Table> tables;
  std::vector<OwnKind> own;  // what a document may define for itself
  std::vector<Step> character_steps;
  std::vector<Step> crew_steps;
  CreationLimits creation;
  std::vector<StashBand> stash_bands;
  int stash_for_coin = 0;  // how much stash is sold for 1 coin; 0: it stays where it is
  int coin_load = 0;       // how much each coin that is taken along weighs; 0: nothing
  std::vector<Position> positions;
  std::vector<ProcedurePart> procedure_parts;
  std::vector<Counter> counters;
  std::vector<Procedure> procedures;  // what is done at the table
  std::vector<PlayPhase> phases;      // of an evening, in their order
  std::vector<Turn> fight_order;      // of a round
  std::vector<ClockKind> clock_kinds;
  std::vector<ReferenceSection> reference;  // in the order in which it is printed
  std::vector<std::string> xp_triggers;     // those of every character
  int most_of_a_trigger = 2;                // how often one may be marked in a session
  std::vector<std::string> crew_xp_triggers;

  std::vector<Playbook> playbooks;
  std::vector<Heritage> heritages;
  std::vector<Ability> abilities;  // of characters and of crews
  Ids general_abilities;           // open to every character
  std::vector<Power> powers;
  std::vector<Item> items;
  Amounts quality_tags;  // what a tag of an item adds to its quality
  std::vector<NaturalWeapon> natural_weapons;
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
  std::vector<PrisonMap> prison_maps;  // of several the last one counts
  std::vector<CohortKind> cohort_kinds;
  std::vector<Entry> cohort_types;
  std::vector<Entry> edges;
  std::vector<Entry> flaws;
  std::vector<Entry> reputations;
  std::vector<FactionEntry> factions;
  std::vector<ClockSet> clock_sets;

  // Of a game that takes in sheets of other programs.
  std::vector<NamesElsewhere> names_elsewhere;
  std::vector<NumberedElsewhere> numbered_elsewhere;

  // Of a game with what a document brings along: what of that is wrong.
  std::vector<OwnFault> own_faults;

  Bound bound;

  // Where somebody counts how often sheets are derived by this game: one more each time. Null:
  // nobody does. A copy of the game counts there, too.
  int* derivations = nullptr;
};

// Binds a game that was read or changed: the indices in terms, modifiers and tracks, and `bound`.
// Where a statistic asks for itself through others, it counts as 0 there.
void bind(Ruleset& ruleset);
// Of each statistic: whether sheets draw it box by box or dot by dot, or it is so many dice: what
// has a role, gives a track its size or a level of load its end. Bound as Statistic::counted_out.
std::vector<bool> counted_out(const Ruleset& ruleset);

// Looks a definition up by its id; nullptr where the ruleset has none of that name.
const Attribute* find_attribute(const Ruleset& ruleset, const Id& id);
const Action* find_action(const Ruleset& ruleset, const Id& id);
const Statistic* find_statistic(const Ruleset& ruleset, const Id& id);
const Track* find_track(const Ruleset& ruleset, const Id& id);
// The statistic or the track of a role; nullptr where the game has none.
const Statistic* find_statistic(const Ruleset& ruleset, Role role, Scope scope);
const Track* find_track(const Ruleset& ruleset, Role role);
// True if the game has the role, as a statistic or as a track.
bool has_role(const Ruleset& ruleset, Role role);
// By their ids again; nullptr where there is none.
const Playbook* find_playbook(const Ruleset& ruleset, const Id& id);
const Heritage* find_heritage(const Ruleset& ruleset, const Id& id);
const Ability* find_ability(const Ruleset& ruleset, const Id& id);
const Power* find_power(const Ruleset& ruleset, const Id& id);
const Item* find_item(const Ruleset& ruleset, const Id& id);
const CrewType* find_crew_type(const Ruleset& ruleset, const Id& id);
// The emblem of a playbook or of a type of crew; the game's where it has none, or is none.
const Id& emblem_of_playbook(const Ruleset& ruleset, const Id& playbook);
const Id& emblem_of_crew_type(const Ruleset& ruleset, const Id& type);
// By their ids; nullptr where there is none.
const Upgrade* find_upgrade(const Ruleset& ruleset, const Id& id);
const Claim* find_claim(const Ruleset& ruleset, const Id& id);
// The map of claims in prison; one without cells where the game has none.
const Map& prison_map(const Ruleset& ruleset);
// The size of that id or name, upper and lower case alike: who is of mixed heritage writes it.
const Size* find_size(const Ruleset& ruleset, const std::string& words);

// What the type of a crew calls these, or else the game; `type` may be null.
const std::string& lair_word(const Ruleset& ruleset, const CrewType* type);
const std::string& grounds_word(const Ruleset& ruleset, const CrewType* type);
// The list of ideas for the lair: the type's own ("lair_nomads") where the game has that, else the
// game's.
Id ideas_of_lair(const Ruleset& ruleset, const CrewType* type);
// The list of ideas for the grounds: the game's, or the type's own ("grounds_order") where it has
// its own word for them.
Id ideas_of_grounds(const CrewType* type);
const std::string& operation_word(const Ruleset& ruleset, const CrewType* type);
// Whether some faction claims the grounds of such a crew and is paid for them; `type` may be null.
bool grounds_are_claimed(const Ruleset& ruleset, const CrewType* type);

// What was decided of a setting, an id of its options; empty where the game has no such setting.
Id decided(const Ruleset& ruleset, const std::string& answer, const Id& setting);

// True if a document may define such things for itself.
bool leaves(const Ruleset& ruleset, OwnKind kind);
// Whether the creation of a crew has a step of that kind.
bool has_crew_step(const Ruleset& ruleset, StepKind kind);

// The first bond of that tone; nullptr where the game has none.
const Bond* find_bond(const Ruleset& ruleset, Scope scope, BondTone tone);

// A stride of the player's own is asked for in steps of so many feet, up to the longest, whatever
// the game.
inline constexpr int stride_step = 5;
inline constexpr int longest_stride = 60;
// The number of a heritage that the player's own words give where it is made of two: the one that a
// statistic in feet asks for; empty where there is none.
Id stride_value(const Ruleset& ruleset);

// What harm of this level does to a cohort; nullptr without harm.
const HarmRow* cohort_harm(const Ruleset& ruleset, int level);
// The worst that a cohort can take.
int worst_cohort_harm(const Ruleset& ruleset);
// From the worst status with a faction that the game knows to the best.
struct StatusRange {
  int lowest = 0;
  int highest = 0;
};
StatusRange status_range(const Ruleset& ruleset);
// When it is used and what it costs, in the text's own words where it has some: "Action, 2 stress".
std::string cost_of_power(const Ruleset& ruleset, const Power& power);
// True if the game has vices and none of its heritages fixes one: then each chooses freely.
bool vice_is_free(const Ruleset& ruleset);

// The lines of ideas of that id; empty where the ruleset has none.
const std::vector<std::string>& ideas_for(const Ruleset& ruleset, const Id& id);

// The name of an entry, or the text itself where it is the player's own words.
std::string name_or_words(const std::vector<Entry>& entries, const std::string& id_or_words);
std::string name_or_words(const std::vector<FeatureEntry>& entries, const std::string& id_or_words);

}  // namespace roadbook::rules
