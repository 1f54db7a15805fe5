// The three ways to the result of a roll: the program rolls, the player's dice, the result itself.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "rules/play/dice.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::RollKind;

// What was written, as faces; what is no number ends it.
std::vector<int> faces_in(const std::string& words) {
  std::vector<int> faces;
  std::string digits;
  for (const char letter : words + " ") {
    if (letter >= '0' && letter <= '9' && digits.size() < 5) {
      digits += letter;
    } else if (!digits.empty()) {
      faces.push_back(std::atoi(digits.c_str()));
      digits.clear();
    }
  }
  return faces;
}

// Words that no document takes up: more dice than anyone throws.
constexpr int longest_dice_words = 1000;

// Another result proposes other changes: what was ticked and set by hand belongs to the former
// ones.
void changes_are_others(MoveState& state) {
  state.put_away = false;
  state.ticks.clear();
  state.numbers.clear();
  state.stale = true;
}

// By it the words of these dice are known: "twenties 2d20". Other answers lead to another number of
// them, and each has its own.
rules::Id words_key(const rules::DiceToThrow& thrown) {
  rules::Id key = thrown.key;
  for (const rules::SumDice& each : thrown.dice)
    key += " " + dice_of(each.count, each.faces, false);
  return key;
}

// "7, 3": one face of each of the dice.
std::string example_of(const std::vector<rules::SumDice>& dice) {
  constexpr int most_in_example = 3;
  std::vector<std::string> faces;
  for (const rules::SumDice& each : dice) {
    for (int i = 0; i < each.count && i < most_in_example; ++i) {
      faces.push_back(text::number(1 + (each.faces * (i + 1) / 2 + i) % each.faces));
    }
    if (each.count > most_in_example) faces.push_back("…");
  }
  return text::joined(faces, ", ");
}

void dice_field(MoveDrawer& drawer, const rules::DiceToThrow& thrown, const std::string& name) {
  const rules::Id& key = thrown.key;
  std::string& words = drawer.state.dice_words[words_key(thrown)];
  const auto field = text_field(
      drawer.ui, name, words,
      {.placeholder = example_of(thrown.dice), .id = key, .max_length = longest_dice_words});
  if (!field.changed) return;
  words = field.text;
  const std::vector<int> faces = faces_in(words);
  if (faces.empty()) {
    drawer.state.input.shown.erase(key);
  } else {
    drawer.state.input.shown[key] = faces;
  }
  if (!are_dice_known(drawer.state.move)) {
    drawer.state.just_rolled = drawer.state.fields_opened = true;
  }
  changes_are_others(drawer.state);
}

void enter_dice(MoveDrawer& drawer, const rules::MoveRoll& roll) {
  for (const rules::DiceToThrow& each : rules::dice_to_throw(roll)) {
    if (each.dice.size() != 1) {
      dice_field(drawer, each, roll_name(roll) + ": what the dice show");
      continue;
    }
    const rules::SumDice& dice = each.dice.front();
    dice_field(drawer, each,
               (roll.whose.empty() ? "What " : roll.whose + ": what ") +
                   dice_of(dice.count, dice.faces, false) + (dice.count == 1 ? " shows" : " show"));
  }
}

void say_result(MoveDrawer& drawer, const rules::MoveRoll& roll) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  if (!rules::is_told_by_level(drawer.procedure, roll)) {
    const bool one_die = roll.kind == RollKind::sixes;
    if (const auto total = number_stepper(ui, {.name = roll.name + (one_die ? ": die" : ": total"),
                                               .value = roll.total,
                                               .max = one_die ? 6 : 999})) {
      state.input.answers[roll.id] = text::number(*total);
      changes_are_others(state);
    }
    return;
  }
  const auto together = group(ui, roll_name(roll) + ": result", {.role = Role::radio_group});
  const auto line = row(ui, "results", {.gap = 6});
  const rules::Id key = rules::outcome_key(roll);
  const auto said = state.input.answers.find(key);
  const std::string now = said == state.input.answers.end() ? std::string() : said->second;
  const rules::Ids& results = rules::results_of(roll.kind);
  for (auto from_best = results.rbegin(); from_best != results.rend(); ++from_best) {
    const std::string words =
        text::raised(rules::result_words(*from_best, told_of(drawer.procedure)));
    if (!chip(ui, words, {.on = now == *from_best, .one_of = true})) continue;
    state.input.answers[key] = *from_best;
    state.fields_opened = true;
    changes_are_others(state);
  }
  if (now != "critical" || roll.kind != RollKind::check) return;
  if (const auto times = number_stepper(ui, {.name = "Critical multiplier",
                                             .value = std::max(1, roll.multiplier),
                                             .min = 1,
                                             .max = 10})) {
    state.input.answers[rules::multiplier_key(roll)] = text::number(*times);
    changes_are_others(state);
  }
}

}  // namespace

bool are_dice_known(const rules::Move& move) {
  return std::all_of(move.rolls.begin(), move.rolls.end(),
                     [](const rules::MoveRoll& each) { return each.known; });
}

bool take_up_dice(MoveState& state) {
  bool any = false;
  for (const rules::MoveRoll& roll : state.move.rolls) {
    for (const rules::DiceToThrow& each : rules::dice_to_throw(roll)) {
      const auto words = state.dice_words.find(words_key(each));
      if (words == state.dice_words.end() || state.input.shown.count(each.key) > 0) continue;
      const std::vector<int> faces = faces_in(words->second);
      if (faces.empty()) continue;
      state.input.shown[each.key] = faces;
      any = true;
    }
  }
  if (any) state.put_away = false;
  return any;
}

void ways_to_result(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  if (!drawer.view.rolling && state.from == ResultFrom::here) state.from = ResultFrom::dice;
  const auto ways = group(ui, "Where the result comes from", {.role = Role::radio_group});
  const auto line = row(ui, "ways", {.gap = 6});
  const auto way = [&](const char* name, ResultFrom from) {
    if (!chip(ui, name, {.on = state.from == from, .one_of = true})) return;
    // What was rolled or written is there again when one comes back to that way.
    keep_roll(state, state.move.rolls);
    auto words = std::move(state.dice_words);
    auto rolled = std::move(state.rolled_before);
    forget_result(state);
    state.dice_words = std::move(words);
    state.rolled_before = std::move(rolled);
    state.from = from;
    state.looks_back = true;
    state.fields_opened = from != ResultFrom::here;
  };
  if (drawer.view.rolling) way("Roll here", ResultFrom::here);
  way("Enter my own dice", ResultFrom::dice);
  way("Say the result", ResultFrom::said);
}

void result_of(MoveDrawer& drawer, const rules::MoveRoll& roll) {
  switch (drawer.state.from) {
    case ResultFrom::here:
      // Its button is the first at the foot.
      break;
    case ResultFrom::dice:
      enter_dice(drawer, roll);
      break;
    case ResultFrom::said:
      say_result(drawer, roll);
      break;
  }
  if (drawer.state.stale) return;
  // Of several rolls the first that waits for its dice or its result, else the last.
  const rules::MoveRoll& last = drawer.state.move.rolls.back();
  const auto& said = drawer.state.input.answers;
  const bool known =
      roll.known || said.count(roll.id) > 0 || said.count(rules::outcome_key(roll)) > 0;
  const bool here = !known || (roll.id == last.id && roll.key == last.key);
  if (here && std::exchange(drawer.state.fields_opened, false)) scroll_here(drawer.ui);
}

}  // namespace roadbook::ui
