// Draws the foot of a move: the buttons that roll and apply it and what may follow, and in place
// the odds and the dice beside them.
#include <algorithm>
#include <string>

#include "rules/play/moves_about.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float before_dice = 10;
constexpr float dice_in_place = 160;  // beside the buttons
constexpr float dice_from = 620;      // where the block is so wide

int ticked_count(const rules::Move& move) {
  return static_cast<int>(std::count_if(
      move.proposed.begin(), move.proposed.end(),
      [](const rules::Proposed& each) { return each.ticked && !only_remembers(each); }));
}

std::string reason_to_wait(const rules::Move& move) {
  if (!move.refused.empty()) return move.refused;
  for (const rules::MoveAsk& each : move.asks) {
    if (!each.open) continue;
    return each.roll ? "Roll first, or say the result: " + each.prompt + "."
                     : "One question is open: " + each.prompt;
  }
  const bool nothing_to_tell = move.outcome.empty() && move.told.empty();
  if (ticked_count(move) == 0 && nothing_to_tell && !move.proposed.empty())
    return "This changes nothing on a sheet.";
  return {};
}

// What must be known before the dice fall; empty: they can.
std::string reason_to_roll_later(const rules::Move& move) {
  if (!move.refused.empty()) return move.refused;
  if (!move.rolls.empty()) return {};
  for (const rules::MoveAsk& each : move.asks) {
    if (each.open && !each.roll) return "One question is open: " + each.prompt;
  }
  return {};
}

// The question whose other answer has one roll once more, where there is such an answer now.
const rules::MoveAsk* second_roll(const rules::Move& move) {
  for (const rules::MoveAsk& each : move.asks) {
    if (each.again && each.answers.size() > 1 && each.answer == each.answers.front().id) {
      return &each;
    }
  }
  return nullptr;
}

// Whether something is paid for that answer: its name says what.
bool has_price(const rules::Procedure& procedure, const rules::Id& ask, const std::string& answer) {
  const auto asks_for_it = [&](const rules::Test& each) {
    return each.kind == rules::TestKind::answer && each.of == ask && !each.unless &&
           rules::contains(each.is, answer);
  };
  return std::any_of(
      procedure.changes.begin(), procedure.changes.end(), [&](const rules::ProcedureChange& each) {
        return each.cost && std::any_of(each.when.begin(), each.when.end(), asks_for_it);
      });
}

// A failure may be rolled again, at the price of the first answer that allows it.
void draw_second_roll(MoveDrawer& drawer) {
  const rules::MoveAsk* found = second_roll(drawer.state.move);
  if (found == nullptr || !rules::is_failure(drawer.state.move.outcome)) return;
  const rules::Id ask = found->id;
  const rules::MoveAnswer answer = found->answers[1];
  const bool priced = has_price(drawer.procedure, ask, answer.id);
  const std::string words = priced ? "Roll again (" + answer.name + ")" : "Roll again";
  const std::string more = priced ? answer.description : answer.name;
  Ui& ui = drawer.ui;
  if (!button(ui, words, {.description = more, .id = "roll again", .icon = Icon::dice})) return;
  answer_move(drawer, ask, answer.id, false);
  if (drawer.view.rolling && drawer.state.from == ResultFrom::here) roll_here(drawer);
}

// What stands behind the first buttons: once the result is known, what may follow it.
bool draw_what_follows(MoveDrawer& drawer, const std::string& reason, const char* others) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  bool resist = false;
  const rules::Procedure* move = rules::move_on(*drawer.view.ruleset, rules::Occasion::resist);
  const bool resists =
      move != nullptr && move != &drawer.procedure &&
      rules::has_consequence(*drawer.view.ruleset, state.around->sheets, state.who, state.move);
  if (resists) {
    resist = button(ui, move->name,
                    {.disabled_reason = reason,
                     .description = "Apply these changes, then resist one of them",
                     .id = "resist"});
  }
  draw_second_roll(drawer);
  if (!resists && button(ui, others, {.id = "other moves"})) {
    go_on_to(state, {.only = state.in_place ? state.only : rules::Ids()});
  }
  return resist;
}

}  // namespace

MovePress move_foot(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  const char* others = other_moves_words(ui);
  const auto line = row(ui, "apply");
  const bool rolls = waits_for_roll(drawer);
  if (rolls) {
    const std::string wait = reason_to_roll_later(state.move);
    if (button(ui, "Roll",
               {.kind = ButtonKind::primary, .disabled_reason = wait, .icon = Icon::dice})) {
      roll_here(drawer);
    }
  }
  const int count = ticked_count(state.move);
  const std::string words = count == 0   ? "Write it down"
                            : count == 1 ? "Apply 1 change"
                                         : "Apply " + text::number(count) + " changes";
  const std::string reason = reason_to_wait(state.move);
  bool apply = false;
  // A phone has no room for what cannot be pressed yet.
  if (!rolls || !ui.compact()) {
    apply = button(ui, words,
                   {.kind = rolls ? ButtonKind::quiet : ButtonKind::primary,
                    .disabled_reason = reason,
                    .id = "apply"});
  }
  const bool resist = draw_what_follows(drawer, reason, others);
  return resist ? MovePress::then_resist : apply ? MovePress::apply : MovePress::none;
}

MovePress move_foot_in_place(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const bool rolls = !ui.low() && !drawer.procedure.rolls.empty();
  if (!rolls || ui.width() < dice_from * ui.text_scale()) {
    if (rolls) move_odds(drawer);
    return move_foot(drawer);
  }
  move_odds_and_result(drawer);
  Columns columns(ui, {1, -dice_in_place * ui.mark_scale()}, before_dice, 60);
  const MovePress pressed = move_foot(drawer);
  columns.next();
  move_dice(drawer);
  return pressed;
}

}  // namespace roadbook::ui
