// The drawer of a move at the table: its questions, the roll with its odds, what it would change,
// and the one edit that comes of it. Nothing is changed before one applies it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/edit.hpp"
#include "rules/play/move.hpp"
#include "rules/play/move_start.hpp"
#include "rules/play/standings.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// What the drawer looks at.
struct MoveView {
  const rules::Ruleset* ruleset = nullptr;
  const model::Library* library = nullptr;
  std::uint64_t generation = 0;  // grows with each change of the library
  std::string when;              // the time, as it stands in the journal
  bool rolling = true;           // false: dice are never rolled here
};

// The sheets that a move may touch, and how everyone on them stands.
struct Around {
  // `ruleset` outlives it.
  Around(const rules::Ruleset& ruleset, rules::Sheets all)
      : sheets(std::move(all)), at(ruleset, sheets) {}
  Around(const Around&) = delete;
  Around& operator=(const Around&) = delete;

  rules::Sheets sheets;
  rules::Standings at;
};
using AroundNow = std::shared_ptr<const Around>;

// Where the result comes from.
enum class ResultFrom : std::uint8_t { here, dice, said };

// Stands for none of the changes.
inline constexpr std::size_t no_change = 1000;

// Dice that were rolled here, and what they were made of.
struct RolledHere {
  std::uint64_t seed = 0;
  std::vector<rules::MoveRoll> rolls;
};

// What was filled in of a move that is not applied yet: answered, thrown, ticked.
struct HalfMadeMove {
  rules::MoveInput input;
  std::map<rules::Id, std::string> begun_with;  // the answers that the player did not give
  std::set<rules::Id> folded;  // questions that were answered before: one line each
  ResultFrom from = ResultFrom::here;
  // What real dice showed, as it is being written, by their name and how many there are.
  std::map<rules::Id, std::string> dice_words;
  // What was rolled with other dice than the answers lead to now.
  std::vector<RolledHere> rolled_before;
  std::map<std::size_t, bool> ticks;   // of the changes, where the player set them
  std::map<std::size_t, int> numbers;  // what they lead to instead
};

// What one row of what helps and hinders changes of the roll.
struct RowBrings {
  int value = 0;       // of advantage, or of dice
  double without = 0;  // the chance of a success without it, and with it
  double with = 0;
};

// The move that is being made.
struct MoveState : HalfMadeMove {
  bool open = false;
  bool in_place = false;  // drawn by the screen that began it, where it belongs; no drawer
  rules::Id who;
  rules::Id procedure;  // empty: those that may be begun are listed
  rules::Ids only;      // of the list: only these procedures; empty: all
  std::string search;
  bool resumed = false;                 // it stands as it was left
  bool from_top = true;                 // it was opened, and is not drawn yet: it begins at its top
  rules::Id open_help;                  // the help whose words are read in full
  std::size_t changing = no_change;     // the change whose number is being set
  std::size_t open_change = no_change;  // the one whose reason is read in full
  std::uint64_t chance = 1;             // what the next roll is made of
  bool just_rolled = false;             // what comes of it is scrolled into sight once it is known
  // What was asked and changed before an answer after the roll; empty: none was given.
  std::set<std::string> shown_before;
  // What takes real dice or the result is scrolled into sight when it is drawn.
  bool fields_opened = false;
  // The rolls as they stood before an answer that may change their dice; empty: none was given.
  std::vector<rules::MoveRoll> rolls_before;
  // The notes that held when the move was opened, whatever the dice will show: they keep their
  // place.
  std::optional<std::vector<std::string>> notes_at_first;
  bool put_away = false;    // what was rolled belonged to other dice, and waits for these
  bool looks_back = false;  // what was rolled or shown with the dice of now is looked for

  // Moves that were left before they were applied, by who makes them and the procedure.
  std::map<std::pair<rules::Id, rules::Id>, HalfMadeMove> half_made;

  std::optional<model::Edit> applied;  // what was applied in place, until it is handed over

  // Made of what is above, when that changed.
  AroundNow around;  // null: not made yet
  rules::Move move;
  // By the question, "help" for a help, and its answer; only while there is a roll.
  std::map<std::pair<rules::Id, std::string>, RowBrings> brings;
  std::vector<rules::MoveReason> always;  // the reasons of the roll that no such row gives
  std::vector<rules::MoveOffer> offers;
  std::uint64_t made_of = 0;
  bool stale = true;
};

// Opens the drawer at a move of the one who acts, or at the list of moves. A move that was left
// half made stands as it was left, dice and all, unless `start` answers anything otherwise: then it
// begins anew, and the one that was left is kept until this one is filled in.
void open_move(MoveState& state, rules::Id who, rules::MoveStart start);
// Opens one that was put away as a whole; what was filled in of it since is in it.
void reopen_move(MoveState& state, MoveState put_away);
// What was rolled, shown or said is not any more.
void forget_result(MoveState& state);
// Forgets what was filled in of the moves of that one, whose sheet is gone.
void forget_moves_of(MoveState& state, const rules::Id& who);

// Draws it while it is open, over the screen. The edit of the one who applied it, one step of undo;
// also of one that was applied in place.
std::optional<model::Edit> draw_move(Ui& ui, const MoveView& view, MoveState& state);
// Draws one that is in place as a card of one height, whatever it asks and whatever comes of it:
// what stands below moves once, when it opens. One that stands alone and rolls nothing is as high
// as what it asks and changes. What is applied is handed over by draw_move.
void draw_move_in_place(Ui& ui, const MoveView& view, MoveState& state);

// The one who acts, its crew, and everyone in that: all that a move can touch.
rules::Sheets sheets_around(const model::Library& library, const rules::Id& who);
// The same with how they stand. `own`: how the one who acts does, where that is known.
AroundNow around(const rules::Ruleset& ruleset, const model::Library& library, const rules::Id& who,
                 const rules::Standing* own = nullptr);
// What the roll of an action begins with: the game's first procedure that asks for an action before
// all else and rolls. Of no procedure: it has none.
rules::MoveStart roll_of_action(const rules::Ruleset& ruleset, const rules::Id& action);
// "7.9 damage on average, 11 on a hit"; `whole`: and what each critical multiplier adds.
std::string follows_words(const rules::MoveSum& sum, bool whole);
// A phase as a heading.
std::string phase_words(const rules::Id& phase);

}  // namespace roadbook::ui
