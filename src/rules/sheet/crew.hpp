// What a table chose for its crew.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/lists_once.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// One line of a ledger. Lines with a key come from choices of the creation and are made anew when
// these change; lines without one were written by the players.
struct LedgerLine {
  Id key;
  int amount = 0;
  std::string reason;
  bool operator==(const LedgerLine&) const = default;
};

using Ledger = std::vector<LedgerLine>;

// The sum of all lines.
int total(const Ledger& ledger);
// One more line at the end. Of more lines than a list of a file may have, the oldest that players
// wrote become one with their sum.
void add_line(Ledger& ledger, LedgerLine line);

// A faction as the crew knows it.
struct Faction {
  std::string name;
  std::string notes;
  Ledger history;  // of the status; the status is its sum, within the game's range
  int tier = 0;
  Id hold{};  // an id of the game's holds; empty: not known
  std::vector<Clock> clocks{};
  bool operator==(const Faction&) const = default;
};

// A cohort of the crew.
struct Cohort {
  Id kind;  // gang, expert
  std::string name;
  std::vector<std::string> types;  // ids of the list or the player's own words
  Ids edges;
  Ids flaws;
  int harm = 0;
  std::string notes;
  bool operator==(const Cohort&) const = default;
};

// How the creation's decisions about factions were made. Factions are named by their name.
struct ReactionTaken {
  Id id;  // of the ruleset's reaction
  std::string faction;
  bool other = false;  // the other outcome, for its price
  bool operator==(const ReactionTaken&) const = default;
};

// What was chosen with an upgrade: an id or own words.
struct UpgradeChoice {
  Id id;
  std::string choice;
  bool operator==(const UpgradeChoice&) const = default;
};

struct ClaimChoice {  // what a claim asks for: the type of cohort that it trains
  Id cell;
  std::string choice;
  bool operator==(const ClaimChoice&) const = default;
};

// The score that the crew is on.
struct Score {
  Id plan;
  std::string detail;
  std::string target;  // the faction that it is against
  int target_tier = 0;
  bool quiet = false;
  Ids involves{};  // what it involves, as the game's payoff names it
  Id position{};   // in which it begins; empty: not rolled yet
  bool operator==(const Score&) const = default;
};

// A move that was made this evening: who acted, and what was done.
struct MoveDone {
  Id who;
  Id procedure;
  Id phase;  // where the evening was
  std::string words{};
  bool operator==(const MoveDone&) const = default;
};

// Where the evening stands.
struct Evening {
  Id phase;  // of the game's phases; empty: none has begun
  std::vector<MoveDone> done;
  bool operator==(const Evening&) const = default;
};

// How someone goes into a fight.
struct Stance {
  Id who;                  // a member
  Id turn;                 // of the game's order of a fight; empty: not chosen
  bool surprised = false;  // they do not act in the first round
  bool operator==(const Stance&) const = default;
};

// The fight that the crew is in.
struct Fight {
  int round = 0;  // 0: there is none
  Id turn;        // whose turn it is, of the game's order
  std::vector<Stance> stances;
  bool operator==(const Fight&) const = default;
};

// Someone of the game master's, as a card of the table's own.
struct Creature {
  std::string name;
  int hit_points = 10;  // when it is whole
  int lost = 0;
  Amounts defenses;  // by the ids of the game's headline
  bool hidden = false;
  std::string notes;
  bool operator==(const Creature&) const = default;
};

// What was chosen and marked for one crew. Nothing in it follows from something else.
struct Crew {
  Id id;
  Id ruleset;
  bool in_play = false;

  std::string name;
  Id type;
  std::string stands_for;
  std::string reputation;  // an id or the player's own words
  std::string lair;
  std::string grounds;    // where the hunting grounds are
  std::string operation;  // an id of the type's operations or the player's own words
  std::string grounds_faction;
  Id payment;  // how that faction was dealt with
  std::vector<AbilityTaken> abilities;
  Amounts upgrades;  // marked boxes
  std::vector<UpgradeChoice> upgrade_choices;
  Ids own_starting_upgrades;    // where the type leaves them to the table
  std::vector<Answer> answers;  // to the game's own questions
  std::vector<BondTaken> bonds;
  std::vector<ReactionTaken> reactions;
  std::vector<AbilityTaken> features;  // oaths and the like: id, own words in `choice`

  int tier = 0;
  std::string hold;  // an id of the game's holds; empty: the one that a crew begins with
  int rep = 0;
  int heat = 0;
  int wanted_level = 0;
  Ledger coin;
  std::vector<Faction> factions;
  Ids claims;         // cells of the type's map that are held, or claim ids off the map
  Ids prison_claims;  // cells of the prison map
  std::vector<ClaimChoice> claim_choices;
  std::vector<Cohort> cohorts;
  Amounts tracks;
  std::string notes;
  std::vector<Waiver> waivers;
  Score score;
  bool lair_lost = false;
  std::vector<Clock> clocks;
  Amounts counters;  // how often something was done in this downtime or score, by the game's ids
  Amounts advances;  // earned and not yet taken, by track
  std::vector<JournalLine> journal;
  OwnDefinitions own;  // what its table made
  Evening evening;
  Id entanglement;  // the procedure of the one that is open; empty: none
  Fight fight;
  std::vector<Creature> creatures;

  std::string unknown;
  bool operator==(const Crew&) const = default;
};

}  // namespace roadbook::rules

ROADBOOK_LISTS_OF_CREWS(ROADBOOK_LIST_ELSEWHERE)
