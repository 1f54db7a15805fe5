// What a player chose for a character. No result stands here: numbers come from `derive`.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/lists_once.hpp"
#include "rules/game/own.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::rules {

// Something that an ability knows and that the table made up: a ritual, a song, a pact.
struct KnownThing {
  std::string name;
  std::vector<std::string> answers;  // to the definition's questions, in their order
  bool operator==(const KnownThing&) const = default;
};

// A special ability as it was taken, with the choices that it asks for.
struct AbilityTaken {
  Id id;
  std::string choice;                // the id that was chosen, or the player's own words
  std::vector<AbilityTaken> nested;  // 0 or 1: the chosen ability with its own choices
  std::vector<KnownThing> known;
  std::vector<std::string> answers;  // to the ability's questions
  bool operator==(const AbilityTaken&) const = default;
};

// A thing that is carried: an item of the game, or the player's own with its name and load.
struct Carried {
  Id item;           // empty: an item of the player's own
  std::string name;  // of the player's own
  int load = 1;      // of the player's own
  bool in_hand = false;
  Id kind{};          // of a weapon of no fixed kind: the item whose die and reach it has
  Id category{};      // of the player's own: what it is, a category of the game's items
  bool fine = false;  // of the player's own: better made than others
  bool coin =
      false;  // the coin that is taken along: it weighs as much as the character has of it now
  // Of the player's own: named by its owner, and no coin, whatever it is called. Missing in older
  // saves, which knew coin by its name; see adopted().
  bool named = false;
  bool operator==(const Carried&) const = default;
};

// A clock that the table drew: a project, a danger, something that is learned.
struct Clock {
  std::string name;
  int size = 4;
  int filled = 0;
  bool hidden = false;  // the game master's alone
  std::string after{};  // the clock that must be full first; empty: none
  std::string notes{};
  Id kind{};              // of the game's kinds of clocks; empty: none of them
  std::string against{};  // of a race: the clock that it runs against
  bool operator==(const Clock&) const = default;
};

// A wound or a boon that is on someone now.
struct MarkedCondition {
  std::string name;
  int severity = 1;
  bool good = false;
  bool operator==(const MarkedCondition&) const = default;
};

// What was done at the table, in words.
struct JournalLine {
  std::string when;  // a date and time, as it is shown; empty: not known
  std::string words;
  int number = 0;  // grows with each line of a crew and its members; 0: written before there were
  bool operator==(const JournalLine&) const = default;
};

// Somebody whom a character or a crew knows.
struct BondTaken {
  Id kind;          // what they are to you, an id of the game
  std::string who;  // an id or the player's own words
  std::string detail;
  bool operator==(const BondTaken&) const = default;
};

// A harm that was suffered, in a row of the game's level.
struct Harm {
  int level = 1;
  std::string text;
  bool operator==(const Harm&) const = default;
};

// A rule that the table set aside on purpose; the sheet shows it.
struct Waiver {
  Id rule;            // Finding::rule
  std::string about;  // Finding::subject: what it was set aside for; empty: for all
  std::string reason;
  bool operator==(const Waiver&) const = default;
};

// No document has more dots in an action, whatever its game allows.
inline constexpr int most_dots = 100;

// What was chosen and marked for one character. Nothing in it follows from something else.
struct Character {
  Id id;
  Id ruleset;
  bool in_play = false;  // false while it is being created

  std::string name;
  std::string alias;
  std::vector<std::string> looks;  // words from the lists or the player's own
  std::string notes;

  Id playbook;
  Id heritage;
  std::array<Id, 2> parent_heritages;  // where the heritage is made of two others
  Id virtue_from;                      // the heritage whose virtue is taken; empty: not chosen
  Id vice_from;
  Id vice;                          // where no heritage of the game gives one
  int stride = 0;                   // where the heritage leaves it open
  std::vector<std::string> traits;  // ids or the player's own words
  std::string background;           // an id or the player's own words
  std::vector<Answer> answers;      // to the game's questions

  Amounts actions;                  // all dots, those of the playbook included
  std::vector<Answer> dot_reasons;  // by reason of the game: the action whose dot stands for it
  std::vector<AbilityTaken> abilities;
  std::vector<AbilityTaken> crew_choices;  // what this member chose for abilities of the crew
  Ids powers;

  Id load_level;  // chosen before a score; empty: not yet
  std::vector<Carried> carried;
  // Kept, and not carried now: what is of the player's own, and items of which a kind was chosen.
  std::vector<Carried> put_away;

  std::vector<BondTaken> bonds;

  Id crew;  // the id of the crew's document

  int coin = 0;
  int stash = 0;
  Amounts tracks;  // marked boxes by track; hit points: points lost
  Ids traumas;
  std::vector<Harm> harm;
  std::vector<Waiver> waivers;
  std::vector<MarkedCondition> conditions;
  std::vector<Clock> clocks;
  Amounts counters;  // how often something was done in this downtime or score, by the game's ids
  Amounts advances;  // earned and not yet taken, by track
  std::vector<JournalLine> journal;
  OwnDefinitions own;  // what its table made

  std::string unknown;  // fields that this version does not know, as JSON text; written back
  bool operator==(const Character&) const = default;
};

}  // namespace roadbook::rules

ROADBOOK_LISTS_OF_CHARACTERS(ROADBOOK_LIST_ELSEWHERE)
