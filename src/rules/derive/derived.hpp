// What follows from the choices: each number as the list of its terms, each with source and reason.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/reasons.hpp"
#include "rules/game/id.hpp"
#include "rules/game/roles.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

struct Ruleset;

// A statistic of the game as it stands on this sheet, in the order of the game's list.
struct DerivedStatistic {
  Id id;
  int total = 0;
  int die = 0;  // faces, for statistics that are dice: total × d(die)
  bool usable = true;
  std::string note;  // why it cannot be used, or what holds it at a limit
  std::vector<DerivedTerm> terms;
  bool operator==(const DerivedStatistic&) const = default;
};

// An attribute: its rating counts the actions that have dots enough, as RatingRule says.
struct DerivedAttribute {
  Id id;
  int rating = 0;
  int face = 0;  // highest face of its die; 0: none
  std::vector<DerivedTerm> terms;
  bool operator==(const DerivedAttribute&) const = default;
};

// An action: its rating in dots, those of the playbook and those that were placed.
struct DerivedAction {
  Id id;
  int rating = 0;
  int from_playbook = 0;  // dots that the playbook placed
  std::vector<DerivedTerm> terms;
  bool operator==(const DerivedAction&) const = default;
};

// A track in boxes or segments; of a pool `marked` is what is lost.
struct DerivedTrack {
  Id id;
  int size = 0;
  int marked_for_good = 0;         // by abilities
  int marked = 0;                  // by play, within what is left
  std::vector<DerivedTerm> terms;  // of the boxes that are marked for good
  bool operator==(const DerivedTrack&) const = default;
};

// What is carried, in load.
struct DerivedLoad {
  int total = 0;
  int spared = 0;  // load that weighs nothing
  Id level;        // the level that the carried load comes to
  std::vector<DerivedTerm> terms;
  bool operator==(const DerivedLoad&) const = default;
};

// What harm of one row weighs for this character: its terms begin with the row's own level.
struct DerivedHarm {
  int level = 0;   // of the row
  int weighs = 0;  // the level whose penalty counts; 0: none
  std::vector<DerivedTerm> terms;
  bool operator==(const DerivedHarm&) const = default;
};

// All that follows for a character. Ids name entries of its game; `senses`, `size` and triggers are
// texts as they are shown.
struct Derived {
  std::vector<DerivedAttribute> attributes;
  std::vector<DerivedAction> actions;
  std::vector<DerivedStatistic> statistics;
  std::vector<DerivedTrack> tracks;
  DerivedLoad load;
  std::vector<DerivedHarm> harm;  // for each row of the game's harm
  Id virtue;
  Id vice;
  std::string senses;
  std::string size;
  std::vector<std::string> xp_triggers;
  // Where those among them are from that come behind the first and before the game's own:
  // "ability:…", "feature:…".
  Ids xp_sources;
  std::string stash_band;  // what retirement would be now
  int tier = 0;
  bool operator==(const Derived&) const = default;
};

// A cohort of the crew, in the order of the save's list: its quality in dice, its scale.
struct DerivedCohort {
  int quality = 0;
  int scale = 0;
  std::vector<DerivedTerm> quality_terms;
  std::vector<DerivedTerm> scale_terms;
  bool operator==(const DerivedCohort&) const = default;
};

// The status with a faction, the sum of its history within the game's range.
struct DerivedFaction {
  std::string name;
  int status = 0;
  bool operator==(const DerivedFaction&) const = default;
};

// All that follows for a crew.
struct DerivedCrew {
  std::vector<DerivedStatistic> statistics;
  std::vector<DerivedTrack> tracks;
  std::vector<DerivedCohort> cohorts;
  std::vector<DerivedFaction> factions;
  std::vector<DerivedTerm> turf;
  std::vector<std::string> xp_triggers;
  // Where those among them are from that come behind the first and before the game's own:
  // "ability:…", "feature:…".
  Ids xp_sources;
  int tier = 0;      // that counts now
  std::string hold;  // that counts now, an id of the game's holds
  int coin = 0;
  int profit = 0;  // what an advance adds to each member's stash
  bool at_war = false;
  int boxes_marked = 0;   // upgrade boxes, cohorts included
  int boxes_allowed = 0;  // in creation: what the type brings and the table may choose
  bool operator==(const DerivedCrew&) const = default;
};

// The derived number, action or track of that id; nullptr where there is none.
const DerivedStatistic* find_statistic(const Derived& derived, const Id& id);
const DerivedStatistic* find_statistic(const DerivedCrew& derived, const Id& id);
const DerivedAttribute* find_attribute(const Derived& derived, const Id& id);
const DerivedAction* find_action(const Derived& derived, const Id& id);
const DerivedTrack* find_track(const Derived& derived, const Id& id);
const DerivedTrack* find_track(const DerivedCrew& derived, const Id& id);

// The total of a statistic, or 0 where there is none of that id.
int total_of(const Derived& derived, const Id& id);
int total_of(const DerivedCrew& derived, const Id& id);
// The total of the statistic with this role, or 0 where the game has none.
int total_of(const Ruleset& ruleset, const Derived& derived, Role role);
int total_of(const Ruleset& ruleset, const DerivedCrew& derived, Role role);
// How many dots an action of that rating has room for: as many as the game's highest rating, and
// more where its cap is higher.
int room_for_dots(const Ruleset& ruleset, const Derived& derived, int rating);
// The boxes that the track with this role has now, or 0 where the game has none.
int size_of_track(const Ruleset& ruleset, const Derived& derived, Role role);
int size_of_track(const Ruleset& ruleset, const DerivedCrew& derived, Role role);

}  // namespace roadbook::rules
