// A move at the table: from a procedure and what was answered to its questions, its roll and what
// it would change. Nothing is changed here; `applied` does what is ticked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/game/procedure.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/play/standings.hpp"

namespace roadbook::rules {

// What was answered, by question, one that is asked for each trigger of experience with ":TRIGGER"
// behind it; several answers are joined by commas. Beside the procedure's own
// questions: "help" (ids of helps, or "none"), "outcome" and "multiplier" (the result as it is
// said, where nothing is rolled here), and the same of another who rolls, "outcome:ID".
struct MoveInput {
  std::map<Id, std::string> answers;
  // What real dice showed: "twenties" and "attribute", or the roll's id, and of another who rolls
  // with ":ID" behind it. A die that is rolled again
  // has all that it showed, one behind the other.
  std::map<Id, std::vector<int>> shown;
  std::optional<std::uint64_t> seed;  // rolls what was not entered
};

// An answer to a question of a move.
struct MoveAnswer {
  std::string id;
  std::string name;
  std::string description;
  std::string refused = {};  // why it cannot be given now, as a sentence; empty: it can
};

// A question of the move with the answers that are open to it; `answer` is empty until it has one.
struct MoveAsk {
  Id id;
  AskKind kind = AskKind::words;
  std::string prompt;
  std::string about;  // what the trigger says that it goes with
  std::vector<MoveAnswer> answers;
  int low = 0;
  int high = 0;
  bool may_be_new = false;  // a name that is not among the answers is one, too
  bool roll = false;        // dice are to be rolled, or what they showed is to be said
  bool open = false;        // it must be answered before the move is known
  bool again = false;       // an answer other than that of `missing` has one roll once more
  bool explained = false;   // an answer is chosen by its description, not by its name
  std::size_t most = 0;     // letters that an answer in own words may have
  std::string answer;
};

// What an ability, a claim, an upgrade or an oath gives on its occasions.
struct MoveHelp {
  Id id;
  std::string label;
  std::string words;
  Gives gives = Gives::advantage;
  int value = 1;
  bool chosen = false;  // at first: it helps each time that its occasion comes
  Id source;            // "ability:…", "claim:…"
  std::vector<OccasionOf> when;
  HelpCost cost = HelpCost::none;  // what it costs each time beside what the move costs
  int price = 1;
  int times = 0;  // how often in one period; 0: without a limit
  HelpPeriod each = HelpPeriod::score;
  Id who;                        // whose it is, where that is another than the one who acts
  bool told = false;             // the move reads nothing of it: it is said, and not chosen
  Role while_role = Role::none;  // it helps only while that number is not above `at_most`
  int at_most = 0;
  std::string limits = {};  // in a move: what it costs and how often it comes, in words
};

// One reason for an advantage or for a number of dice, with how much it gives.
struct MoveReason {
  std::string label;
  int value = 0;
};

// A roll of the move with its chances, and with its dice once they are known.
struct MoveRoll {
  Id id;
  // Who makes it, where that is another than the one who acts: a member, or "cohort:0".
  Id who;
  Id key;             // what stands behind the keys of its dice and its result; empty: nothing
  std::string whose;  // the name of that one
  std::string name;
  RollKind kind = RollKind::check;
  CheckDice dice;
  int target = 0;
  int sixes = 0;
  std::vector<SumDice> sum;
  std::vector<MoveReason> reasons;  // of the advantage, or of the number of sixes
  CheckOdds odds;                   // of a check
  PoolOdds pool;                    // of sixes
  bool known = false;
  RolledCheck checked;
  std::vector<int> shown;  // of sixes and sums
  int total = 0;
  Id outcome;  // of a check and of sixes
  int multiplier = 0;
};

// One change of a sheet. Those of one move are made one after the other.
struct Proposed {
  Id sheet;
  std::string field;  // a JSON pointer into the save
  ChangeKind kind = ChangeKind::add;
  bool is_number = false;
  int from = 0;
  int to = 0;
  int amount = 0;     // of what is no number: levels, segments
  int whole = 0;      // of a pool: how much it holds; what is left is shown, what is lost is kept
  int segments = 0;   // of a clock: how many it has; 0: it is none
  int for_good = 0;   // of those: how many are filled whatever the number says
  std::string text;   // of what is no number
  std::string words;  // "Stress 2 → 4"
  std::string whose;  // the name of a member other than the one who acts
  std::string reason;
  bool ticked = true;
  bool operator==(const Proposed&) const = default;
};

// Dice that are added up once a check has succeeded, such as damage, as they are before the check.
struct MoveSum {
  std::string name;
  std::vector<SumDice> dice;   // of a success that is no critical
  double on_success = 0;       // what they come to then, on average
  double each_multiplier = 0;  // what each point of the critical multiplier adds, on average
  double average = 0;          // of one try, failures counted as 0
};

// A move as far as its answers and its dice lead: what is still asked, and what it would change.
struct Move {
  Id procedure;
  std::vector<MoveAsk> asks;  // all that come into question, answered ones too
  std::vector<MoveHelp> helps;
  std::vector<MoveRoll> rolls;
  // Where several roll for one result: a roll with the odds of the best of them, which counts for
  // all, as they stand before any die is thrown.
  std::optional<MoveRoll> together;
  std::optional<MoveSum> follows;  // a success in the first roll, whatever came of it
  Id outcome;
  int multiplier = 0;
  std::string outcome_words;
  std::vector<Proposed> proposed;
  std::vector<std::string> notes;  // what is left to the table
  std::size_t notes_before = 0;    // the first of them, which hold whatever the dice show
  std::vector<std::string> told;   // what the journal keeps beside the changes
  std::string refused;             // why it cannot be done, or an answer that is none
  std::string words;               // the whole, for undo and the journal

  // Whether a question still waits for its answer.
  bool open() const;
};

// Whether the one may begin the procedure now; else why not.
std::string refusal(const Standings& at, const Id& who, const Procedure& procedure);

// A move that the sheet has, and why it cannot be begun now.
struct MoveOffer {
  const Procedure* procedure = nullptr;
  std::string refusal;  // empty: it may be begun now
};

// All procedures that this sheet begins, or those that are done so often that they stand at its
// foot, in the game's order; what cannot be begun now with the reason.
std::vector<MoveOffer> offers_of(const Standings& at, const Id& who, bool quick = false);

// The procedure as it stands with these answers: what is asked, what is rolled, what would change.
// Nothing is changed. A refusal, or an answer that is none, stands in `refused`.
Move begin(const Standings& at, const Id& who, const Procedure& procedure, const MoveInput& input);

// Whether a roll that ends so has failed.
bool is_failure(const Id& outcome);
// How the results of a move's rolls are told: as success or failure, as a hit or a miss, as places
// in a list, of which none is the better one, or as the number alone, which is all that counts of
// them.
enum class Told : std::uint8_t { success, hit, listed, counted };
Told told_of(const Procedure& procedure);
// Whether the result of the roll is one of results_of its kind; else it is a number.
bool is_told_by_level(const Procedure& procedure, const MoveRoll& roll);
// What a result is called: that of d6s by the faces that come to it, "4–5"; else "success", or
// "hit".
std::string result_words(const Id& outcome, Told told = Told::success);

// The row that new harm of this level comes to: where the game lets a full row overflow, it moves
// harm up, and above the last row it is there for good.
int level_with_room(const Ruleset& ruleset, const Character& character, int level);
// Whether the row of that level is there and has room for one more harm.
bool has_room_for_harm(const Ruleset& ruleset, const Character& character, int level);

// The sheets with all that is ticked, and a line in the journal of the one who acts. `when` is the
// time as it is shown; empty: not said.
Sheets applied(const Ruleset& ruleset, Sheets sheets, const Id& who, const Move& move,
               const std::string& when = {});
// The whole in words, of what is ticked: "Resist: success. Stress 2 → 4, Bram: Stress 0 → 1". What
// only counts how often something was done is said where nothing else is.
std::string worded(const Procedure& procedure, const Move& move);
// What is to be told of the dice of a roll, in their order: under which key of `MoveInput::shown`,
// and which dice.
struct DiceToThrow {
  Id key;
  std::vector<SumDice> dice;
};
// All dice that the roll is made of.
std::vector<DiceToThrow> dice_to_throw(const MoveRoll& roll);
// The key under which a roll's own key is told: "twenties", "twenties:ID".
Id key_of(const MoveRoll& roll, const Id& key);
// The key of MoveInput::answers under which the result of a roll is said: "outcome", of another
// than the one who acts "outcome:ID"; and that of its multiplier.
Id outcome_key(const MoveRoll& roll);
Id multiplier_key(const MoveRoll& roll);

// What the dice showed, as the journal keeps it: "17, 12 + 8 and 3: 28 against 16"; several rolls
// one behind the other. Empty where none were rolled or told.
std::string rolled_in_words(const Move& move);
// One change alone; false where it does not fit the sheets. `now` stands on them, and is told.
bool apply_change(Sheets& sheets, Standings& now, const Proposed& change);

}  // namespace roadbook::rules
