// Keeps what was rolled, shown or said of a move, and shows it while its dice are the same.
#include <algorithm>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

using DiceByKey = std::map<rules::Id, std::vector<std::pair<int, int>>>;

// How many dice of how many faces each part of the roll has.
DiceByKey dice_by_key(const rules::MoveRoll& roll) {
  DiceByKey all;
  for (const rules::DiceToThrow& each : rules::dice_to_throw(roll)) {
    auto& dice = all[each.key];
    for (const rules::SumDice& one : each.dice) dice.emplace_back(one.count, one.faces);
  }
  return all;
}

const rules::MoveRoll* same_roll(const std::vector<rules::MoveRoll>& all,
                                 const rules::MoveRoll& wanted) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const rules::MoveRoll& each) {
    return each.id == wanted.id && each.key == wanted.key;
  });
  return found == all.end() ? nullptr : &*found;
}

void forget_said(MoveState& state, const rules::MoveRoll& roll) {
  for (const rules::Id& key : {roll.id, rules::outcome_key(roll), rules::multiplier_key(roll)}) {
    state.input.answers.erase(key);
  }
}

// Forgets of one roll the faces of dice that it has no more; whether there were any. What was
// written for them stays.
bool put_away_of(MoveState& state, const rules::MoveRoll& before, const rules::MoveRoll& now) {
  const DiceByKey dice = dice_by_key(now);
  bool any = false;
  for (const auto& [key, was] : dice_by_key(before)) {
    const auto is = dice.find(key);
    if (is != dice.end() && is->second == was) continue;
    any = state.input.shown.erase(key) > 0 || any;
  }
  return any;
}

// Dice that were thrown here fall together. Those of a later roll may be others because the first
// one came to something else.
bool were_other_dice(const std::vector<rules::MoveRoll>& before,
                     const std::vector<rules::MoveRoll>& now) {
  const bool same_result = before.front().outcome == now.front().outcome &&
                           before.front().multiplier == now.front().multiplier;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const rules::MoveRoll* roll = same_roll(now, before[i]);
    if (roll == nullptr || dice_by_key(*roll) == dice_by_key(before[i])) continue;
    if (i == 0 || same_result) return true;
  }
  return false;
}

// A change by what it is made to; its words say to how much.
std::string place_of(const rules::Proposed& change) {
  return change.sheet + change.field;
}

void show_if_new(MoveDrawer& drawer, const std::string& key) {
  const std::set<std::string>& before = drawer.state.shown_before;
  if (!before.empty() && before.count(key) == 0) scroll_here(drawer.ui);
}

}  // namespace

void show_what_is_new(MoveDrawer& drawer, const rules::MoveAsk& ask) {
  show_if_new(drawer, ask.id);
}

void show_what_is_new(MoveDrawer& drawer, const rules::Proposed& change) {
  show_if_new(drawer, place_of(change));
}

void forget_result(MoveState& state) {
  state.input.seed.reset();
  state.input.shown.clear();
  for (const rules::MoveRoll& each : state.move.rolls) forget_said(state, each);
  state.dice_words.clear();
  state.rolled_before.clear();
  state.ticks.clear();
  state.numbers.clear();
  state.changing = no_change;
  state.open_change = no_change;
  state.rolls_before.clear();
  state.put_away = state.looks_back = state.just_rolled = false;
  state.stale = true;
}

bool are_dice_of(const RolledHere& rolled, const std::vector<rules::MoveRoll>& now) {
  return !now.empty() && !were_other_dice(rolled.rolls, now);
}

void keep_roll(MoveState& state, std::vector<rules::MoveRoll> rolls) {
  if (!state.input.seed || rolls.empty()) return;
  const std::uint64_t seed = *state.input.seed;
  std::erase_if(state.rolled_before, [&](const RolledHere& each) { return each.seed == seed; });
  state.rolled_before.push_back({seed, std::move(rolls)});
}

bool put_away_of_other_dice(MoveState& state) {
  if (state.rolls_before.empty() || state.move.rolls.empty()) return false;
  const std::vector<rules::MoveRoll> before = std::exchange(state.rolls_before, {});
  bool any = false;
  state.looks_back = true;
  if (state.input.seed) {
    any = were_other_dice(before, state.move.rolls);
    if (any) {
      keep_roll(state, before);
      state.input.seed.reset();
    }
  } else {
    for (const rules::MoveRoll& each : before) {
      const rules::MoveRoll* now = same_roll(state.move.rolls, each);
      if (now != nullptr) any = put_away_of(state, each, *now) || any;
    }
  }
  state.put_away = state.put_away || any;
  return any;
}

bool answer_with_the_least(MoveState& state) {
  bool any = false;
  for (const rules::MoveAsk& each : state.move.asks) {
    if (each.kind != rules::AskKind::number || !each.open || each.low < 1) continue;
    if (state.input.answers.count(each.id) > 0) continue;
    state.begun_with[each.id] = state.input.answers[each.id] = text::number(each.low);
    any = true;
  }
  return any;
}

void answer_move(MoveDrawer& drawer, const rules::Id& ask, const std::string& answer, bool after) {
  MoveState& state = drawer.state;
  const rules::Ask* asked = rules::find_by_id(drawer.procedure.asks, ask);
  if (asked != nullptr && asked->again) forget_result(state);
  if (!after && state.rolls_before.empty()) state.rolls_before = state.move.rolls;
  if (after) {
    for (const rules::MoveAsk& each : state.move.asks) state.shown_before.insert(each.id);
    for (const rules::Proposed& each : state.move.proposed) {
      state.shown_before.insert(place_of(each));
    }
  }
  state.ticks.clear();
  state.numbers.clear();
  state.changing = no_change;
  state.open_change = no_change;
  state.input.answers[ask] = answer;
  state.stale = true;
}

}  // namespace roadbook::ui
