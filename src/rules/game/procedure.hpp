// What a game has one do at the table, as data: questions, rolls, and what they change.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

// One summand of an amount that a procedure needs.
enum class AmountKind : std::uint8_t {
  constant,          // value
  tier,              // value for each Tier of the crew that counts now
  profit,            // value for each coin that an advance of the crew adds to a stash
  multiplier,        // value for each point of the roll's critical multiplier
  rolled,            // what roll `of` came to
  answer,            // the number that was answered to question `of`
  option,            // the value of what was chosen for question `of`
  count,             // how many were chosen for question `of`
  position,          // the target number of the position chosen for question `of`
  field,             // the number that stands at `of` in the sheet of the one who acts
  crew_field,        // the same in the crew's sheet
  statistic,         // statistic `of`, of the one who acts or of the crew
  action_rating,     // the rating of the action chosen for question `of`, or the best one where
                     // a help that gives it was chosen
  attribute_rating,  // the rating of the attribute chosen for question `of`, or of its action
  attribute_face,    // the highest face of that attribute's die
  lowest_attribute,  // the lowest rating of an attribute
  traumas,           // how many traumas are marked
  harm,              // how many harms of level `of` or above are marked
  harm_weight,       // how many harms weigh like level `of`, with what eases harm
  cohort_quality,    // the quality of the cohort chosen for question `of`
  faction_tier,      // the Tier of the faction chosen for question `of`
  faction_status,    // the status with it
  failed,            // how many who made roll `of` failed
  succeeded,         // how many who made roll `of` did not fail
  sixes,             // how many who made roll `of` had a 6 that counts
  others,            // how many members the crew has beside the one who acts, who are there
  claims,            // how many claims the crew holds; with `of`, how often that one, in prison too
  full_clocks,       // how many clocks of the one who acts are full
  power_stress,      // what the power chosen for question `of` costs the one who acts
  severity,          // how severe the condition `of` is on the one who acts, or all wounds;
                     // {question} stands for an answer in words
  most,              // how much the counter `of` is when it begins anew
  cell,              // the number in column `column` of the row chosen for question `of`
  figure,            // the figure `of`, which stands before what asks for it
  help               // what the helps that were chosen give of kind `gives`
};

// What must hold for a part of a procedure.
enum class TestKind : std::uint8_t {
  answer,      // question `of` was answered with one of `is`; an empty `is`: at all; {who_acts}
               // stands for the one who acts, or rolls
  new_name,    // question `of` was answered with a name that stands nowhere yet
  outcome,     // the outcome is one of `is`
  at_least,    // the sum of `terms` is `value` or more
  has,         // the one who acts, or the crew, has the source `of`: "ability:…", "claim:…"
  in_crew,     // the one who acts is in a crew, or is one
  at_war,      // the crew of the one who acts is at war
  evening,     // an evening of the crew of the one who acts has begun
  clock_full,  // the clock that was named for question `of` is full
  condition,   // the condition `of` is marked
  setting,     // of setting `of` one of the options `is` was decided
  text,        // the text that stands at `of` is one of `is`; {question} stands for an answer
  tag,         // the weapon chosen for question `of` has one of the tags `is`
  size         // the size of the one who acts is one of `is`
};

struct AmountTerm;

// A condition of a procedure; which members count depends on the kind.
struct Test {
  TestKind kind = TestKind::answer;
  std::string of;
  std::vector<std::string> is;
  std::vector<AmountTerm> terms;
  int value = 1;
  bool unless = false;  // it must not hold
  bool operator==(const Test&) const = default;
};

// One part of an amount: `of` as its kind needs it, times `value`, divided by `divide`; it counts
// where its tests hold.
struct AmountTerm {
  AmountKind kind = AmountKind::constant;
  std::string of;
  // The question that names the member, or the members, whose number it is; "changed": the sheet
  // that the change is for; empty: the one who acts.
  Id whose;
  Gives gives = Gives::advantage;  // of help
  int value = 1;
  int divide = 1;
  bool up = false;     // what is left of the division rounds up
  std::string label;   // the reason in words, of an advantage
  std::string column;  // of a cell
  std::vector<Test> when;
  bool operator==(const AmountTerm&) const = default;
};

// A number: the sum of `value` and the terms, within limits.
struct ProcedureAmount {
  int value = 0;
  std::vector<AmountTerm> terms;
  bool has_minimum = false;
  int minimum = 0;
  bool has_maximum = false;
  int maximum = 0;
  bool operator==(const ProcedureAmount&) const = default;
};

// What a question of a procedure asks for.
enum class AskKind : std::uint8_t {
  option,     // one of `options`
  options,    // any of `options`
  number,     // a whole number from `low` to `high`
  action,     // an action, one of `from` where these are named
  attribute,  // an attribute
  position,   // a position
  track,      // a track, one of `from`
  faction,    // a faction that the crew knows
  cohort,     // a cohort of the crew
  member,     // a member of the crew
  members,    // any members of the crew
  trauma,     // a trauma that is not marked yet
  claim,      // a claim that the crew does not hold
  prison,     // a claim of the prison that the crew does not hold
  held,       // a claim that the crew holds
  clock,      // a clock of the sheet
  condition,  // a condition that is marked
  harm,       // a harm that is marked, by its place among them
  load,       // a level of load
  ability,    // an ability that may be taken: a character's of the track that question `of` names
  upgrade,    // an upgrade of the crew with a box that is not marked yet
  power,      // a power that may be learned
  learned,    // a power that the character has
  known,   // a song, a spell or a design that the character knows from one of the abilities `from`
  weapon,  // a weapon that is carried, or fists
  elsewhere,  // a claim that stands on no map of the crew, and is no turf
  listed,     // a procedure that the table of roll `of` names where it was read
  row,        // a row of table `of`, by its place; its first column is its name
  damage,     // one of the game's types of damage
  creature,   // a creature of the crew's table whose numbers are not hidden, by its place; "none"
              // stands for someone else
  trigger,    // how often a trigger of experience came up: asked for each of the sheet's, but for
              // one that a question of its own is for, which is asked where the sheet has that
              // source. What it brought in this evening is the answer until another is given.
              // `from` names them, that of the playbook or the type first, then the game's own
  words       // the player's own words
};

// An answer among those that a question offers.
struct AskOption {
  Id id;
  std::string name;
  std::string description;
  // Words of the game that are this answer, too: a power's timing.
  std::vector<std::string> means;
  int value = 0;
  std::vector<Test> when;
  std::vector<Test> usual;  // where these hold, it is the answer where none is given
  bool operator==(const AskOption&) const = default;
};

// What a procedure asks before, or after, its roll.
struct Ask {
  Id id;
  AskKind kind = AskKind::option;
  std::string prompt;
  std::vector<AskOption> options;
  Ids from;
  // Of a number; of a faction its status, of a cohort its harm, where `limited`.
  ProcedureAmount low;
  ProcedureAmount high;
  bool limited = false;
  ProcedureAmount usual;    // the number where none is given, in place of `missing`
  std::string missing;      // the answer where none is given; of options only one that is open
  bool optional = false;    // it may stay open
  bool after = false;       // asked when the roll is known
  bool crew = false;        // of a clock: the crew's
  bool others = false;      // of members: without the one who acts
  bool again = false;       // of a choice: an answer other than `missing` has one roll once more
  bool may_be_new = false;  // of a clock: a name that stands nowhere yet may be given, too
  Marks marks = Marks::nothing;  // of a condition: wounds or boons alone
  // Of a clock: the question that names its faction; of a faction: the question that names another;
  // of an ability: the track; of a trauma: the member who gets it; of members: the question whose
  // members alone are meant.
  Id of;
  // The question about triggers that it goes with: asked once for each of them, and an answer to
  // that question, or to another that goes with it, is that of the same trigger then; {trigger}
  // stands for its id, in words for what it says.
  Id each;
  // The field, of the character's own sheet or the crew's, that has the answer; of a track what its
  // trigger brought.
  std::string known;
  std::vector<Test> when;
  bool operator==(const Ask&) const = default;
};

// Which dice a roll is made of, and how they are read.
enum class RollKind : std::uint8_t {
  check,  // d20s and dice of an attribute against a target number
  sixes,  // d6s, of which the highest counts
  sum,    // dice that are all added up
  best    // a d20 and the highest of other dice; none explodes
};

// What a check can end in, else what d6s can end in; the worst first.
inline const Ids& results_of(RollKind kind) {
  static const Ids check{"botch", "failure", "success", "critical"};
  static const Ids sixes{"bad", "partial", "full", "critical"};
  return kind == RollKind::check ? check : sixes;
}

// So many dice with so many faces.
struct RollDice {
  ProcedureAmount count;
  ProcedureAmount faces;
  bool operator==(const RollDice&) const = default;
};

// A roll of a procedure; behind each member the kinds of roll that read it.
struct ProcedureRoll {
  Id id;
  RollKind kind = RollKind::check;
  std::string name;
  ProcedureAmount advantage;   // check
  ProcedureAmount rating;      // check: how many dice of the attribute
  ProcedureAmount faces;       // check: its die
  ProcedureAmount target;      // check
  bool exploding = true;       // check
  ProcedureAmount raise;       // by how many levels the result rises
  ProcedureAmount count;       // sixes; sum: so many more of the first dice in `words`
  std::vector<RollDice> dice;  // sum, best
  std::string words;           // sum: text in which its first dice stand, in place of `dice`
  Id statistic;                // sum: a statistic that is dice, in place of `dice`
  Id by;  // the question that names the members, or the cohort, who make it; the best result counts
  // The table on which it is read: {roll.table} are the words that stand there.
  Id table;
  ProcedureAmount column;  // the number that finds the column, where the columns have numbers
  std::vector<Test> when;
  bool operator==(const ProcedureRoll&) const = default;
};

// What a change does to the sheet.
enum class ChangeKind : std::uint8_t {
  add,            // the amount to the number at `field`
  set,            // the number at `field` becomes the amount
  write,          // the text at `field` becomes `text`; a list, what was chosen for it
  flag,           // the flag at `field` becomes true where the amount is not 0
  clear,          // the list, text or number at `field` becomes empty
  harm,           // harm of the amount's level; a full row moves it up
  heal,           // every harm falls by the amount's levels; with `text` the one at that place
  trauma,         // the trauma `text` is marked
  insert,         // `text` joins the list of ids at `field`
  remove,         // `text` leaves it
  start_clock,    // a clock named `text` with as many segments
  tick,           // the clock named `text` gets the amount of ticks
  condition,      // the condition `text` with the amount as its severity
  calm,           // each wound falls by the amount, or the condition `text`; at 0 it ends
  end_condition,  // the condition `text` ends
  calm_cohorts,   // the harm of every cohort falls by the amount
  hold,           // the crew's hold goes up, or down, by one
  ability,        // the ability `text` is taken
  know,           // `text` is known from the ability that `field` names
  experience,     // the amount is all that the trigger brings in this evening to the track at
                  // `field`: what it brought before is counted, and leaves another track. `text`
                  // names one that is asked for by a question of its own
  refuse,         // nothing: the procedure cannot be done, and `text` says why
  tell,           // nothing on a sheet: `text` stands in the journal with the rest
  note            // nothing on a sheet: what is left to the table, in words
};

enum class ChangeSheet : std::uint8_t { self, crew, members, chosen };

// Stands in a field's pointer, in braces, for the id of the one who acts.
inline constexpr const char* actor_in_field = "who_acts";
// Stands for the one whose sheet a change is for, where the term says whose number it is.
inline constexpr const char* changed_in_whose = "changed";
// Stands in braces for a trigger of experience, where each is gone through.
inline constexpr const char* trigger_in_words = "trigger";
// Stands in words, in braces, for how a character lives on the stash.
inline constexpr const char* stash_band_in_words = "stash_band";

// A change that a procedure proposes; it is made only when the player takes it.
struct ProcedureChange {
  ChangeKind kind = ChangeKind::add;
  ChangeSheet sheet = ChangeSheet::self;
  Id chosen;          // the question that names the member, or the members
  std::string field;  // a JSON pointer into the save; {question} stands for an answer, {who_acts}
                      // for the id of the one who acts
  ProcedureAmount amount;
  std::string text;      // {question} stands for an answer
  std::string reason;    // why, for the player
  std::string words;     // what changes, where the field and its numbers would not be understood
  bool cost = false;     // it must fit, or the procedure cannot be done
  bool offered = false;  // it begins without a tick
  Ids on;                // the outcomes that it belongs to; empty: all
  Id each;               // the question about triggers that it follows: once for each of them
  std::vector<Test> when;
  std::vector<ProcedureChange> full;  // add: when that fills a track; the track begins anew
  bool operator==(const ProcedureChange&) const = default;
};

// A number that the words of a procedure say: {quality}. Where it has words, that of its number is
// said: the first for 0, the last for all above.
struct ProcedureFigure {
  Id id;
  ProcedureAmount amount;
  std::vector<std::string> words;
  bool operator==(const ProcedureFigure&) const = default;
};

// What a result of the roll means, in the words of the game.
struct ProcedureOutcome {
  Id id;  // critical, success, failure, botch; bad, partial, full, critical
  std::string words;
  bool operator==(const ProcedureOutcome&) const = default;
};

// When the helps of abilities, claims and upgrades come in: an occasion, with an answer behind it.
struct ProcedureOccasion {
  Occasion occasion = Occasion::action;
  Id of;  // the question whose answer is the occasion's detail; empty: none
  bool operator==(const ProcedureOccasion&) const = default;
};

// Questions and changes that several procedures share.
struct ProcedurePart {
  Id id;
  std::string name;  // where it is chosen; may be empty
  std::vector<Ask> asks;
  std::vector<ProcedureChange> changes;
  bool last = false;  // they stand behind those of the procedure, not before them
  bool operator==(const ProcedurePart&) const = default;
};

// What a character has so many of for a while, box by box: the Acts of a turn.
struct Counter {
  Id id;  // of the sheet's counters
  std::string name;
  std::string description;
  ProcedureAmount most;  // when it begins anew
  std::string source;
  bool operator==(const Counter&) const = default;
};

// A thing that is done in play: its questions, its rolls, what they come to and what that changes.
struct Procedure {
  Id id;
  std::string name;
  std::string section;  // of the play procedures: "2"
  std::string text;
  Id phase;            // when in play: "score", "downtime"
  bool crew = false;   // a crew begins it, not a character
  bool quick = false;  // it stands at the foot of the sheet, so often it is done
  std::vector<Test> when;
  bool always = false;     // also for one who is dead
  bool acting = false;     // not for one who cannot act
  std::string when_words;  // why not, where these do not hold
  std::vector<ProcedureOccasion> occasions;
  Ids parts;   // of the game's procedure parts; none once the game is bound
  Ids joined;  // those that stand in it since the game was bound; no file says it
  std::vector<Ask> asks;
  std::vector<ProcedureRoll> rolls;
  std::vector<ProcedureFigure> figures;
  std::vector<ProcedureOutcome> outcomes;
  std::vector<ProcedureChange> changes;
  std::string source;
  bool operator==(const Procedure&) const = default;
};

}  // namespace roadbook::rules
