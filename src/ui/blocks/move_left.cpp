// Keeps what was filled in of a move that is closed before it is applied, until it is opened again.
#include <algorithm>
#include <utility>

#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

bool is_filled_in(const HalfMadeMove& move) {
  return move.input.seed.has_value() || !move.input.shown.empty() ||
         move.input.answers != move.begun_with || !move.dice_words.empty() || !move.ticks.empty() ||
         !move.numbers.empty();
}

// Whatever comes next in the drawer, this one is not lost.
void keep_half_made(MoveState& state) {
  if (state.procedure.empty() || !is_filled_in(state)) return;
  state.half_made[{state.who, state.procedure}] = static_cast<const HalfMadeMove&>(state);
}

// Whether it has every answer of the start already.
bool answers_the_same(const HalfMadeMove& move, const rules::MoveStart& start) {
  return std::all_of(start.answers.begin(), start.answers.end(), [&](const auto& each) {
    const auto given = move.input.answers.find(each.first);
    return given != move.input.answers.end() && given->second == each.second;
  });
}

void take_up(MoveState& state, const HalfMadeMove& left) {
  static_cast<HalfMadeMove&>(state) = left;
  state.half_made.erase({state.who, state.procedure});
  state.resumed = true;
  state.stale = true;
}

}  // namespace

void open_move(MoveState& state, rules::Id who, rules::MoveStart start) {
  keep_half_made(state);
  const std::uint64_t chance = state.chance;
  auto half_made = std::move(state.half_made);
  state = {};
  state.chance = chance;
  state.half_made = std::move(half_made);
  state.open = true;
  state.who = std::move(who);
  state.procedure = std::move(start.procedure);
  state.only = std::move(start.only);
  const auto left = state.half_made.find({state.who, state.procedure});
  if (left != state.half_made.end() && answers_the_same(left->second, start)) {
    return take_up(state, HalfMadeMove(left->second));
  }
  for (auto& [ask, answer] : start.answers) {
    state.folded.insert(ask);
    state.input.answers[ask] = std::move(answer);
  }
  state.begun_with = state.input.answers;
}

void reopen_move(MoveState& state, MoveState put_away) {
  keep_half_made(state);
  put_away.half_made = std::move(state.half_made);
  state = std::move(put_away);
  state.from_top = true;
  const auto left = state.half_made.find({state.who, state.procedure});
  if (left != state.half_made.end()) take_up(state, HalfMadeMove(left->second));
}

void forget_half_made(MoveState& state) {
  state.half_made.erase({state.who, state.procedure});
  static_cast<HalfMadeMove&>(state) = {};
  state.resumed = false;
  state.stale = true;
}

void forget_moves_of(MoveState& state, const rules::Id& who) {
  std::erase_if(state.half_made, [&](const auto& each) { return each.first.first == who; });
  if (state.who != who) return;
  forget_half_made(state);
  state.open = false;
}

void move_as_left(MoveDrawer& drawer) {
  if (!drawer.state.resumed) return;
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  const auto line = row(ui, "as left", {.gap = 10});
  text(ui, "As you left it.", {.type = Type::small, .tone = Tone::muted});
  spacer(ui);
  if (!link(ui, "Start over", {.description = "Clears what you filled in here"})) return;
  forget_result(state);
  state.input.answers = state.begun_with;
  state.from = ResultFrom::here;
  state.resumed = false;
}

}  // namespace roadbook::ui
