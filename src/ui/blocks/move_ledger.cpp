// Draws what helps and hinders a roll, each with what it would bring.
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/help_words.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/ledger_row.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::AskKind;

constexpr const char* help_answer = "help";
constexpr const char* yes_answer = "yes";
constexpr const char* no_answer = "no";

bool is_yes_or_no(const rules::Ask& ask) {
  return ask.kind == AskKind::option && !ask.missing.empty() && ask.options.size() == 2 &&
         rules::find_by_id(ask.options, yes_answer) != nullptr &&
         rules::find_by_id(ask.options, no_answer) != nullptr;
}

bool rolls_with_odds(const rules::Procedure& procedure) {
  return std::any_of(procedure.rolls.begin(), procedure.rolls.end(),
                     [](const rules::ProcedureRoll& each) { return has_odds(each.kind); });
}

bool rolls_sixes(const rules::Procedure& procedure) {
  return std::any_of(
      procedure.rolls.begin(), procedure.rolls.end(),
      [](const rules::ProcedureRoll& each) { return each.kind == rules::RollKind::sixes; });
}

// Whether it is answered by ticks, before a roll.
bool is_ticked(const rules::Procedure& procedure, const rules::Id& id) {
  const rules::Ask* ask = rules::find_by_id(procedure.asks, id);
  return ask != nullptr && !ask->after && (ask->kind == AskKind::options || is_yes_or_no(*ask)) &&
         rolls_with_odds(procedure);
}

bool is_on(const rules::MoveAsk& ask, const std::string& answer) {
  return rules::contains(text::split(ask.answer, ','), answer);
}

bool takes_some(const rules::MoveAsk& ask) {
  return ask.kind == AskKind::options || ask.kind == AskKind::members;
}

// The answers that have a row: of yes and no it is yes.
std::vector<rules::MoveAnswer> rows_of(const rules::MoveAsk& ask) {
  if (takes_some(ask)) return ask.answers;
  const rules::MoveAnswer* found = rules::find_by_id(ask.answers, yes_answer);
  return found == nullptr ? std::vector<rules::MoveAnswer>() : std::vector{*found};
}

// What the question is answered with once that row is pressed.
std::string pressed(const rules::MoveAsk& ask, const std::string& row) {
  if (takes_some(ask)) return with_toggled(ask.answer, row);
  return is_on(ask, yes_answer) ? no_answer : yes_answer;
}

std::string chosen_of(const std::vector<rules::MoveHelp>& helps) {
  std::vector<std::string> chosen;
  for (const rules::MoveHelp& each : helps) {
    if (each.chosen) chosen.push_back(each.id);
  }
  return text::joined(chosen, ",");
}

// "+1", of dice "+1d".
std::string number_of(const rules::Procedure& procedure, int value) {
  if (value == 0) return {};
  return text::with_sign(value) + (rolls_sixes(procedure) ? "d" : "");
}

// Of a help that counts in the roll, also before there is one.
std::string number_of(const rules::MoveHelp& help) {
  if (help.gives == rules::Gives::advantage) return text::with_sign(help.value);
  if (help.gives == rules::Gives::die) return text::with_sign(help.value) + "d";
  return {};
}

// "64% → 71%": the chance of a success without the row and with it; empty where it is the same.
std::string odds_of(const MoveState& state, const rules::Id& ask, const std::string& answer) {
  const auto found = state.brings.find({ask, answer});
  if (found == state.brings.end()) return {};
  const std::string without = per_cent(found->second.without);
  const std::string with = per_cent(found->second.with);
  return without == with ? std::string() : without + " → " + with;
}

// What else it gives, what it costs, and how the odds change.
std::string end_of(const MoveDrawer& drawer, const rules::MoveHelp& help) {
  std::vector<std::string> parts;
  if (number_of(help).empty()) parts.push_back(gain_words(*drawer.view.ruleset, help));
  parts.push_back(help.limits);
  parts.push_back(odds_of(drawer.state, help_answer, help.id));
  std::erase(parts, "");
  return text::joined(parts, ", ");
}

void draw_helps(MoveDrawer& drawer) {
  // A tick makes the move anew: what helps is looked at as it was.
  const std::vector<rules::MoveHelp> helps = drawer.state.move.helps;
  const bool numbers = rolls_with_odds(drawer.procedure) ||
                       std::any_of(helps.begin(), helps.end(), [](const rules::MoveHelp& each) {
                         return !number_of(each).empty();
                       });
  for (const rules::MoveHelp& each : helps) {
    const std::string gain = number_of(each);
    const std::string end = end_of(drawer, each);
    const bool open = drawer.state.open_help == each.id;
    const LedgerHit hit = ledger_row(drawer.ui, {.name = each.label,
                                                 .gain = gain,
                                                 .gains = numbers,
                                                 .words = each.words,
                                                 .end = end,
                                                 .on = each.chosen,
                                                 .box = !each.told,
                                                 .open = open,
                                                 .id = each.id});
    if (hit == LedgerHit::more) drawer.state.open_help = open ? rules::Id() : each.id;
    if (hit == LedgerHit::tick) {
      answer_move(drawer, help_answer, with_toggled(chosen_of(helps), each.id), false);
    }
  }
}

// They come and go with the roll: below what is ticked, which stays where it is.
void draw_always(MoveDrawer& drawer) {
  for (std::size_t i = 0; i < drawer.state.always.size(); ++i) {
    const auto scope = drawer.ui.scope(static_cast<int>(i));
    const rules::MoveReason& each = drawer.state.always[i];
    const std::string gain = number_of(drawer.procedure, each.value);
    ledger_row(drawer.ui,
               {.name = each.label, .gain = gain, .gains = true, .box = false, .id = "always"});
  }
}

// How much the roll has of what the rows give: advantage, or dice.
int strength(const rules::MoveRoll& roll) {
  return roll.kind == rules::RollKind::check ? roll.dice.advantage : roll.sixes;
}

// "+1 in all", of dice "3d in all"; there is a line for it before there is a roll.
std::string sum_of(const MoveDrawer& drawer) {
  if (!rolls_with_odds(drawer.procedure)) return {};
  const rules::MoveRoll* roll = roll_with_odds(drawer.state.move);
  if (roll == nullptr) return "– in all";
  const bool dice = roll->kind == rules::RollKind::sixes;
  return (dice ? text::number(strength(*roll)) + "d" : text::with_sign(strength(*roll))) +
         " in all";
}

double chance_of(const rules::MoveRoll& roll) {
  return roll.kind == rules::RollKind::check ? roll.odds.success : 1 - roll.pool.bad;
}

bool has_reason(const rules::MoveRoll& roll, const rules::MoveReason& reason) {
  return std::any_of(roll.reasons.begin(), roll.reasons.end(), [&](const rules::MoveReason& each) {
    return each.label == reason.label && each.value == reason.value;
  });
}

// What a tick leads to and is still open, such as who assists, is answered with the first that can
// be: the odds are there before it is chosen.
const rules::MoveAsk* open_in_ledger(const rules::Procedure& procedure, const rules::Move& move,
                                     const std::map<rules::Id, std::string>& answers) {
  for (const rules::MoveAsk& each : move.asks) {
    if (!each.open || each.answers.empty() || answers.count(each.id) != 0) continue;
    if (is_in_ledger(procedure, each)) return &each;
  }
  return nullptr;
}

// The roll with these answers, before any die is thrown.
std::optional<rules::MoveRoll> roll_of(const MoveState& state, const rules::Procedure& procedure,
                                       std::map<rules::Id, std::string> answers) {
  rules::MoveInput input;
  input.answers = std::move(answers);
  for (;;) {
    const rules::Move move = rules::begin(state.around->at, state.who, procedure, input);
    const rules::MoveAsk* open = open_in_ledger(procedure, move, input.answers);
    if (open == nullptr) {
      const rules::MoveRoll* roll = roll_with_odds(move);
      return roll == nullptr ? std::nullopt : std::optional(*roll);
    }
    input.answers[open->id] = open->answers.front().id;
  }
}

}  // namespace

std::string with_toggled(const std::string& answers, const std::string& one) {
  std::vector<std::string> given = text::split(answers, ',');
  if (std::erase(given, one) == 0) given.push_back(one);
  std::erase(given, "none");
  return given.empty() ? "none" : text::joined(given, ",");
}

bool is_in_ledger(const rules::Procedure& procedure, const rules::MoveAsk& ask) {
  if (is_ticked(procedure, ask.id)) return true;
  const rules::Ask* asked = rules::find_by_id(procedure.asks, ask.id);
  return asked != nullptr && !asked->after && !ask.again &&
         std::any_of(asked->when.begin(), asked->when.end(), [&](const rules::Test& each) {
           return each.kind == rules::TestKind::answer && is_ticked(procedure, each.of);
         });
}

void weigh_ledger(MoveState& state, const rules::Procedure& procedure) {
  state.brings.clear();
  state.always.clear();
  if (!rolls_with_odds(procedure)) return;
  const std::optional<rules::MoveRoll> now = roll_of(state, procedure, state.input.answers);
  if (!now) return;
  state.always = now->reasons;
  const auto weigh = [&](const rules::Id& ask, const std::string& row, bool on,
                         const std::string& otherwise) {
    auto answers = state.input.answers;
    answers[ask] = otherwise;
    const std::optional<rules::MoveRoll> then = roll_of(state, procedure, std::move(answers));
    if (!then) return;
    const rules::MoveRoll& with = on ? *now : *then;
    const rules::MoveRoll& without = on ? *then : *now;
    state.brings[{ask, row}] = {strength(with) - strength(without), chance_of(without),
                                chance_of(with)};
    std::erase_if(state.always,
                  [&](const rules::MoveReason& each) { return !has_reason(*then, each); });
  };
  for (const rules::MoveAsk& ask : state.move.asks) {
    if (!is_ticked(procedure, ask.id)) continue;
    for (const rules::MoveAnswer& each : rows_of(ask)) {
      if (each.refused.empty()) weigh(ask.id, each.id, is_on(ask, each.id), pressed(ask, each.id));
    }
  }
  const std::string chosen = chosen_of(state.move.helps);
  for (const rules::MoveHelp& each : state.move.helps) {
    if (!each.told) weigh(help_answer, each.id, each.chosen, with_toggled(chosen, each.id));
  }
}

void move_ticks(MoveDrawer& drawer, const rules::MoveAsk& ask) {
  const bool several = takes_some(ask);
  const bool gains = is_ticked(drawer.procedure, ask.id);
  for (const rules::MoveAnswer& each : rows_of(ask)) {
    const auto brings = drawer.state.brings.find({ask.id, each.id});
    const bool known = brings != drawer.state.brings.end();
    const std::string gain = number_of(drawer.procedure, known ? brings->second.value : 0);
    const std::string end = odds_of(drawer.state, ask.id, each.id);
    const std::string& more = each.refused.empty() ? each.description : each.refused;
    const rules::Id key = ask.id + " " + each.id;
    const bool open = drawer.state.open_help == key;
    const LedgerHit hit = ledger_row(drawer.ui, {.name = several ? each.name : ask.prompt,
                                                 .gain = gain,
                                                 .gains = gains,
                                                 .words = more,
                                                 .end = end,
                                                 .on = is_on(ask, each.id),
                                                 .box = each.refused.empty(),
                                                 .open = open,
                                                 .whole = !several,
                                                 .id = each.id});
    if (hit == LedgerHit::more) drawer.state.open_help = open ? rules::Id() : key;
    if (hit == LedgerHit::tick) answer_move(drawer, ask.id, pressed(ask, each.id), false);
  }
}

void move_ledger(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const std::vector<rules::MoveAsk> asks = drawer.state.move.asks;
  const bool asked = std::any_of(asks.begin(), asks.end(), [&](const rules::MoveAsk& each) {
    return is_in_ledger(drawer.procedure, each);
  });
  if (!asked && drawer.state.move.helps.empty() && drawer.state.always.empty()) return;
  section_heading(ui, 4, "What helps and hinders", sum_of(drawer));
  const auto lines = stack(ui, {.gap = 0});
  for (const rules::MoveAsk& each : asks) {
    if (!is_in_ledger(drawer.procedure, each)) continue;
    if (is_ticked(drawer.procedure, each.id)) {
      const auto scope = ui.scope(each.id);
      if (each.kind == AskKind::options) {
        const auto together = group(ui, each.prompt);
        space(ui, 6);
        label_caps(ui, each.prompt);
        const auto rows = stack(ui, {.gap = 0});
        move_ticks(drawer, each);
      } else {
        move_ticks(drawer, each);
      }
    } else {
      space(ui, 6);
      move_question(drawer, each, false);
      space(ui, 6);
    }
  }
  draw_helps(drawer);
  draw_always(drawer);
}

}  // namespace roadbook::ui
