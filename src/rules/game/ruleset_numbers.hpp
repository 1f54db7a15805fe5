// What a game counts: attributes, actions, statistics, tracks, load, harm and what follows from
// them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/roles.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

// An attribute and the actions that make it.
struct Attribute {
  Id id;
  std::string name;
  Id emblem;  // one of assets/emblems/ids.txt; empty: none
  std::string description;
  Ids actions;
  std::string source;
  bool operator==(const Attribute&) const = default;
};

// An action; its rating is in dots.
struct Action {
  Id id;
  std::string name;
  Id attribute;
  std::string description;
  std::string source;
  bool operator==(const Action&) const = default;
};

// How the rating of an attribute becomes a die.
struct RatingRule {
  int minimum_dots = 1;    // an action counts from this many dots on
  int maximum = 4;         // before modifiers
  std::vector<int> faces;  // the highest face by rating; empty: attributes have no die
  bool operator==(const RatingRule&) const = default;
};

// Which dice the game rolls for an action.
struct DiceRule {
  DiceKind kind = DiceKind::none;
  std::string weapon_word;  // what its texts call the die of a weapon: "[POW]" without its brackets
  bool operator==(const DiceRule&) const = default;
};

// How far a number goes in either direction, whatever a file says.
inline constexpr int largest_number = 1000000;
// And one that a sheet draws box by box, or that is so many dice.
inline constexpr int most_boxes = 1000;

enum class StatisticFormat : std::uint8_t { number, dice, feet, boxes };
enum class Scope : std::uint8_t { character, crew };

// A number of a sheet: the sum of its terms, held between its limits where it has them.
struct Statistic {
  Id id;
  std::string name;
  std::string short_name;
  std::string description;
  Role role = Role::none;
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
  int place = -1;            // bound: where it stands among those of its scope
  bool counted_out = false;  // bound: each of it is drawn or rolled: most_boxes at most
  bool operator==(const Statistic&) const = default;
};

// How a track is drawn and counted.
enum class TrackKind : std::uint8_t {
  boxes,
  clock,
  xp,
  count,  // a number without an end: points that are earned and spent
  pool    // a number that goes down from the statistic's total: hit points
};

// Whose special abilities the advance of an xp track takes.
enum class AbilityList : std::uint8_t { none, playbook, heritage };

// A track: boxes or segments that play marks.
struct Track {
  Id id;
  std::string name;
  Role role = Role::none;
  TrackKind kind = TrackKind::boxes;
  Scope scope = Scope::character;
  int size = 0;
  Id statistic;                           // where the size comes from when `size` is 0
  Id attribute;                           // of an xp track
  AbilityList opens = AbilityList::none;  // of an xp track: whose abilities its advance takes
  Id emblem;                              // drawn beside what it counts; empty: none
  std::string description;
  std::string source;
  int index = -1;  // bound: where `statistic` stands among those of the track's scope
  bool operator==(const Track&) const = default;
};

// A load that is chosen for a score, and what it does while it is carried.
struct LoadLevel {
  Id id;
  std::string name;
  Id limit;  // the statistic that says how much load still is this level
  std::string description;
  std::vector<Modifier> modifiers;
  bool operator==(const LoadLevel&) const = default;
};

// A row of harm: of a character's table, or of a cohort.
struct HarmRow {
  int level = 1;
  std::string name;
  int count = 1;
  std::string description;
  std::vector<RollEffect> effects;  // while there is such harm
  bool operator==(const HarmRow&) const = default;
};

// What becomes of harm that finds no place.
struct HarmRule {
  bool overflow = true;  // it is written into the next row
  std::string beyond;    // what it is where no row is left, in words: "Dead"
  bool operator==(const HarmRule&) const = default;
};

// When a condition holds.
enum class ConditionWhen : std::uint8_t {
  track_full,      // all boxes of track `of` are marked
  track_at_least,  // so many boxes of track `of` are marked
  left_at_most,    // the pool `of` has so much left, or less
  statistic_at_most,
  harm_at_least,  // there is harm of this level or above
  counted         // the counter `of` has come to the limit: something was done
};

// A state that follows from marks and numbers: staggered, dying, worn out. Of those about one track
// or number the first that holds counts.
struct ConditionRule {
  Id id;
  std::string name;
  std::string description;
  ConditionWhen when = ConditionWhen::track_full;
  Id of;          // the track or the statistic
  int value = 0;  // the limit
  Id limit;       // the statistic that is the limit, in place of `value`
  bool grave = false;
  bool away = false;  // whom it is about is not with the others
  std::vector<RollEffect> effects;
  std::string source;
  bool operator==(const ConditionRule&) const = default;
};

}  // namespace roadbook::rules
