// The part of a ruleset that makes a character: playbooks, heritages, abilities, powers, items.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

// A plain entry of a list: a trait, a virtue, an edge.
struct Entry {
  Id id;
  std::string name;
  std::string description;
  std::string source;
  bool operator==(const Entry&) const = default;
};

struct Build {  // a starting build: dots and a first ability at a press
  Id id;
  std::string name;
  Amounts dots;  // beside those that the playbook places
  Id ability;    // empty: left to the player
  bool operator==(const Build&) const = default;
};

// A playbook: what a character begins with, and what it chooses from.
struct Playbook {
  Id id;
  std::string name;
  Id emblem;  // one of assets/emblems/ids.txt; empty: none
  Accent accent = Accent::red;
  std::string description;
  std::string xp_trigger;  // as it is asked at the end of a session: "You met a challenge with ..."
  std::string xp_when;     // the same, said ahead: "You face a challenge with ..."; may be empty
  Amounts starting_dots;
  std::vector<Build> builds;
  std::vector<Entry> contacts;  // whom it knows
  Ids abilities;
  Ids items;
  Amounts values;  // numbers that statistics ask for: hit_points, hit_points_per_tier, recovery_die
  std::string source;
  bool operator==(const Playbook&) const = default;
};

// A heritage: what it brings to a character.
struct Heritage {
  Id id;
  std::string name;
  Id emblem;
  std::string description;
  std::string senses;
  Id size;
  std::string size_detail;
  Id virtue;
  Id vice;
  Ids abilities;
  Amounts values;      // stride
  bool mixed = false;  // made of two others: virtue, vice, senses, size and stride are chosen
  std::string source;
  bool operator==(const Heritage&) const = default;
};

// A special ability, of a playbook, a heritage or a type of crew.
struct Ability {
  Id id;
  Id text_id;  // its name in the texts, where something else bears that id already; see adopted()
  std::string name;
  std::string description;
  std::string line;    // what it does, in a few words for a list; may be empty
  std::string flavor;  // questions to the player; may be empty
  std::vector<Modifier> modifiers;
  std::vector<Situational> situational;
  std::vector<Prerequisite> requires_all;
  std::vector<ChoiceDefinition> choices;  // 0 or 1
  std::vector<KnownDefinition> knows;     // 0 or 1
  std::vector<std::string> questions;     // answered in the player's own words
  bool spends_special_armor = false;
  int times = 1;  // how often it may be taken
  Id family;      // abilities of one family have the same meaning; empty: none
  std::string source;
  bool operator==(const Ability&) const = default;
};

// A better form of a power, learned by filling a clock of so many segments; 0: at once.
struct PowerUpgrade {
  std::string name;
  int clock = 0;
  std::string description;
  bool operator==(const PowerUpgrade&) const = default;
};

// A power, with what it needs, costs and does.
// What stands in a power's text for a number of whoever uses it.
enum class PowerNumberKind : std::uint8_t {
  dots,       // of the action
  half_dots,  // the same, halved and rounded up
  tier,
  attack,  // the action and its dice: "Wreck 2d8!"
  action   // its name
};
struct PowerNumber {
  std::string text;  // as it stands there: "(half Wreck)"
  PowerNumberKind kind = PowerNumberKind::dots;
  Id action;     // empty: the one that the power is best used with
  Id attribute;  // whose die an attack is rolled with
  int each = 1;  // the number is that often counted, and then more by `plus`
  int plus = 0;
  std::string after;      // what is said behind it: " times"
  std::string after_one;  // the same behind 1; empty: as behind others
  bool operator==(const PowerNumber&) const = default;
};

struct Power {
  Id id;
  std::string name;
  std::string description;
  std::string line;  // what it does, in a few words for a list; may be empty
  Id attribute;
  int die = 4;  // the heading it stands under
  Ids actions;  // the actions that use it; empty: any action of its attribute
  std::vector<Prerequisite> requires_all;
  std::string timing;      // "Action", "Reaction", "Free"
  int stress = 0;          // what counts against the action's rating
  std::string cost_words;  // the cost as the text has it
  std::string trigger;
  std::string attack;
  std::string hit;
  std::vector<PowerNumber> numbers;
  std::vector<PowerUpgrade> upgrades;
  std::string source;
  bool operator==(const Power&) const = default;
};

enum class Rarity : std::uint8_t { common, uncommon, rare, unique };

// An item; dice are in faces, distances in feet, load in the game's units.
struct Item {
  Id id;
  std::string name;
  std::string description;
  Ids categories;  // weapon, implement, supply, gear, document, tool, armor, shield
  int load = 1;
  Rarity rarity = Rarity::common;
  int hands = 0;        // 1 or 2; 0: not held
  int other_hands = 0;  // where it can be held another way too
  Id worn;              // where it is worn, one thing at a time; empty: it is not
  int effect_die = 0;   // faces; 0: none
  int other_die = 0;    // held the other way
  int reach = 0;        // melee, feet
  int range = 0;        // ranged or thrown, feet
  Ids tags;             // light, heavy, thrown, defensive, reload, fine …
  std::vector<Modifier> modifiers;
  std::string source;
  bool operator==(const Item&) const = default;
};

// A weapon that nobody has to carry: fists. The last one of a list that someone has counts.
struct NaturalWeapon {
  Item item;
  Id ability;  // who has it; empty: everyone
  bool operator==(const NaturalWeapon&) const = default;
};

// A size of body, in the texts' own words for space and reach.
struct Size {
  Id id;
  std::string name;
  std::string space;
  std::string reach;
  std::string description;
  int die_step = 0;  // effect die of melee weapons made for it
  std::string melee_range;
  bool operator==(const Size&) const = default;
};

// Words for a look, of one sort: clothes, build.
struct LookGroup {
  Id id;
  std::string name;
  std::vector<std::string> options;
  bool operator==(const LookGroup&) const = default;
};

// Lines to begin from where the player writes in own words: "lair", "faction", "virtue_justice".
struct Ideas {
  Id id;
  std::string name;  // where they are chosen; may be empty
  std::vector<std::string> lines;
  bool operator==(const Ideas&) const = default;
};

// Names to pick from, or to be given at random.
struct NameList {
  Id id;
  std::string name;
  std::string kind;  // "feminine", "masculine", or what the text says
  std::vector<std::string> names;
  std::string source;
  bool operator==(const NameList&) const = default;
};

}  // namespace roadbook::rules
