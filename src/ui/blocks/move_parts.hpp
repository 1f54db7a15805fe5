// The parts of the drawer of a move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ui/blocks/move.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

// What every part looks at.
struct MoveDrawer {
  Ui& ui;
  const MoveView& view;
  MoveState& state;
  const rules::Procedure& procedure;
};

// Of a move that stands as it was left: that it does, and the button that begins it anew.
void move_as_left(MoveDrawer& drawer);
// The move is done: nothing of it is kept.
void forget_half_made(MoveState& state);
// Another move of the same one, in the same place.
void go_on_to(MoveState& state, const rules::MoveStart& start);
// Makes `state.move` anew where an answer or the library changed since.
void renew_move(const MoveView& view, MoveState& state, const rules::Procedure& procedure);
// What was drawn last is scrolled into sight where an answer after the roll brought it: a question,
// or the change of a field. The questions above it move no further than that takes.
void show_what_is_new(MoveDrawer& drawer, const rules::MoveAsk& ask);
void show_what_is_new(MoveDrawer& drawer, const rules::Proposed& change);
// An answer, or none. What was rolled stays while the dice are the same, and is given up where the
// answer has the roll made again. `after`: it is asked once the dice are thrown.
void answer_move(MoveDrawer& drawer, const rules::Id& ask, const std::string& answer, bool after);
// Of what was rolled or shown before an answer was changed, only what belongs to the same dice
// stays; the rest is kept for those. Whether anything was put away: then the move is to be made
// anew.
bool put_away_of_other_dice(MoveState& state);
// Whether these dice, with the same seed, are those that were rolled.
bool are_dice_of(const RolledHere& rolled, const std::vector<rules::MoveRoll>& now);
// Keeps the roll of now, if it was made here, for the answers that lead to its dice.
void keep_roll(MoveState& state, std::vector<rules::MoveRoll> rolls);
// Whether the faces of all its dice are known so far.
bool are_dice_known(const rules::Move& move);
// What was written for dice that have no faces yet is what they show. Whether there was any: then
// the move is to be made anew.
bool take_up_dice(MoveState& state);
// A count that begins above 0 has its least as the answer until another is given: it is what
// stands there. Whether one was given: then the move is to be made anew.
bool answer_with_the_least(MoveState& state);

// What the move asks outside the ledger; `after`: what it asks once the dice are thrown.
void move_questions(MoveDrawer& drawer, bool after);
// Before the roll what helps and hinders in one list: questions that are ticked and what they lead
// to, abilities and the like, and what counts in any case; each with what it gives, what it costs
// and how it changes the odds.
void move_ledger(MoveDrawer& drawer);
// The answers of a question that takes some, before a roll: a row to each, with its tick, what it
// gives, its reason, and how it changes the odds; of yes and no one row with the question.
void move_ticks(MoveDrawer& drawer, const rules::MoveAsk& ask);
// Draws the question, whatever its kind.
void move_question(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after);
// Whether the question stands in the ledger: it is ticked there, or such an answer leads to it.
bool is_in_ledger(const rules::Procedure& procedure, const rules::MoveAsk& ask);
// The answers, joined by commas, with this one in them or no longer; "none" where none is left.
std::string with_toggled(const std::string& answers, const std::string& one);
// Finds what each row of the ledger brings to the roll of `state.move`.
void weigh_ledger(MoveState& state, const rules::Procedure& procedure);
// The first roll that has odds, or that of all who roll together; null: there is none.
const rules::MoveRoll* roll_with_odds(const rules::Move& move);
bool has_odds(rules::RollKind kind);
// Above everything that is asked: the odds in words and as a bar, what is needed, the dice and what
// came of them.
void move_odds(MoveDrawer& drawer);
// The same of a wide block, in which the result stands beside the odds and the dice elsewhere.
void move_odds_and_result(MoveDrawer& drawer);
// The dice of the roll in one line, as outlines before they are thrown; where several roll
// together, of the best.
void move_dice(MoveDrawer& drawer);
// What came of the move, in the color of that.
void move_outcome(MoveDrawer& drawer, TextAlign align = TextAlign::left);
// The place of the roll whose odds stand above the questions: the first with odds, else the last.
std::size_t roll_above(const std::vector<rules::MoveRoll>& rolls);
// The roll whose dice and result stand above the questions: where several roll together, the best
// that is known so far.
const rules::MoveRoll& roll_shown(const rules::Move& move);
// Whether the dice can be rolled here, and were not: then that is the first button.
bool waits_for_roll(const MoveDrawer& drawer);
// Throws the dice: the move is made anew with a seed of chance.
void roll_here(MoveDrawer& drawer);
// "Action roll", of another than the one who acts "Seren: Action roll".
std::string roll_name(const rules::MoveRoll& roll);
// Chooses where the results come from: rolled here, the dice on the table, or said.
void ways_to_result(MoveDrawer& drawer);
// Asks for what a roll came to, in the way that was chosen.
void result_of(MoveDrawer& drawer, const rules::MoveRoll& roll);
// Each roll with its reasons, its odds and what came of it.
void move_rolls(MoveDrawer& drawer);
// Whether the change only remembers what the one before it brought, whose tick it follows.
bool only_remembers(const rules::Proposed& change);
// What the move would change, each with a tick and a number to set; nothing where it changes
// nothing.
void move_changes(MoveDrawer& drawer);
// Which button at the foot was pressed.
enum class MovePress : std::uint8_t { none, apply, then_resist };
// The buttons at the foot: the roll, what applies the move, and what may follow it.
MovePress move_foot(MoveDrawer& drawer);
// The same in place, with the odds, the dice and the result: in outline before there are any, so
// that the last answer pushes nothing.
MovePress move_foot_in_place(MoveDrawer& drawer);
// The moves of the game by phase, with what refuses one; the one that is chosen is begun.
void move_list(Ui& ui, const MoveView& view, MoveState& state);

// "Other moves". On a small phone short words, which have room beside the longest of the main
// button, however many changes it says: so the foot keeps its height.
const char* other_moves_words(const Ui& ui);
// "2d20!"
std::string dice_of(int count, int faces, bool exploding);
using rules::Told;
using rules::told_of;
// "71% hit · 18% critical · under 1% botch"; "28% on 6 · 3% critical · 44% on 4–5 · 25% on 1–3";
// of a list "75% on 1–3 · 22% on 4–5 · 3% on 6"; of a number alone "3.5 on average".
std::string odds_words(const rules::MoveRoll& roll, Told told);
// "2d20! the highest, and 3d6! the highest, against 18"
std::string dice_in_words(const rules::MoveRoll& roll);

}  // namespace roadbook::ui
