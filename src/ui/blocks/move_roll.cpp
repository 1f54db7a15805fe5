// Draws the rolls of a move: operands, odds and dice.
#include <algorithm>
#include <utility>

#include "rules/play/dice.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::RollKind;

// A die that was rolled again shows what it came to.
void add_pool(std::vector<Die>& all, const rules::DicePool& pool, const rules::RolledPool& rolled) {
  const auto counting = static_cast<std::size_t>(std::max(rolled.counting, 0));
  for (std::size_t i = 0; i < static_cast<std::size_t>(std::max(pool.count, 0)); ++i) {
    Die die{.faces = pool.faces};
    if (i < rolled.dice.size()) {
      die.shown = text::number(rolled.dice[i].total);
      die.counts = i == counting;
    }
    all.push_back(std::move(die));
  }
}

std::vector<Die> dice_drawn(const rules::MoveRoll& roll) {
  std::vector<Die> all;
  if (roll.kind == RollKind::check) {
    add_pool(all, rules::twenty_sided(roll.dice), roll.checked.twenties);
    add_pool(all, rules::attribute_dice(roll.dice), roll.checked.attribute);
    return all;
  }
  if (roll.kind == RollKind::sixes) {
    const std::size_t count = roll.sixes > 0 ? static_cast<std::size_t>(roll.sixes) : 2;
    bool counted = false;
    for (std::size_t i = 0; i < count; ++i) {
      Die die{.faces = 6};
      if (i < roll.shown.size()) {
        die.shown = text::number(roll.shown[i]);
        die.counts = !counted && roll.shown[i] == roll.total;
        counted = counted || die.counts;
      }
      all.push_back(std::move(die));
    }
    return all;
  }
  std::size_t at = 0;
  const auto add = [&](int faces) {
    Die die{.faces = faces, .counts = false};
    if (at < roll.shown.size()) {
      die.shown = text::number(roll.shown[at]);
      die.counts = true;
    }
    ++at;
    all.push_back(std::move(die));
  };
  if (roll.kind == RollKind::best) add(20);
  for (const rules::SumDice& each : roll.sum) {
    for (int i = 0; i < each.count && each.faces > 0; ++i) add(each.faces);
  }
  return all;
}

std::vector<Share> shares_of(const rules::MoveRoll& roll, Told told) {
  if (roll.kind == RollKind::sixes) {
    const auto faces = [](const char* result) { return rules::result_words(result) + ":"; };
    if (told == Told::listed) {
      return {{faces("bad"), roll.pool.bad, Tone::muted},
              {faces("partial"), roll.pool.partial, Tone::muted},
              {faces("full"), roll.pool.full + roll.pool.critical, Tone::muted}};
    }
    return {{faces("bad"), roll.pool.bad, Tone::danger},
            {faces("partial"), roll.pool.partial, Tone::staggered},
            {faces("full"), roll.pool.full, Tone::ink},
            {"Critical", roll.pool.critical, Tone::change}};
  }
  const auto& all = roll.odds.multipliers;
  const auto exactly = [&](std::size_t n) { return n < all.size() ? all[n] : 0.0; };
  double rest = 0;
  for (std::size_t i = 2; i < all.size(); ++i) rest += all[i];
  return {{told == Told::hit ? "Miss" : "Failure", 1 - roll.odds.success, Tone::danger},
          {told == Told::hit ? "Hit" : "Success", exactly(0), Tone::ink},
          {"×1", exactly(1), Tone::change},
          {"×2+", rest, Tone::change}};
}

void draw_reasons(Ui& ui, const rules::MoveRoll& roll) {
  if (roll.reasons.empty()) return;
  const auto lines = stack(ui, {.gap = 0});
  for (const rules::MoveReason& each : roll.reasons) {
    pair(ui, each.label, text::with_sign(each.value),
         {.value_tone = each.value < 0 ? Tone::danger : Tone::change});
  }
}

std::string total_words(const rules::MoveRoll& roll) {
  // Of sixes one die counts, and its number stands beside a result that is told in numbers.
  std::string words = (roll.kind == RollKind::sixes ? "Die: " : "") + text::number(roll.total);
  if (roll.kind == RollKind::check) words += " against " + text::number(roll.target);
  return words;
}

// What is rolled in any case, before the answers say with how many dice.
std::vector<Die> dice_before(const rules::Procedure& procedure) {
  for (const rules::ProcedureRoll& each : procedure.rolls) {
    if (each.kind == RollKind::check) return {Die{.faces = 20}};
    if (each.kind == RollKind::sixes) return {Die{.faces = 6}};
  }
  return {};
}

// The color of a part of the bar that leads to that.
Tone tone_of(const rules::Id& outcome, Told told) {
  if (told == Told::listed || told == Told::counted) return Tone::ink;
  if (rules::is_failure(outcome)) return Tone::danger;
  if (outcome == "partial") return Tone::staggered;
  return outcome == "critical" ? Tone::change : Tone::ink;
}

constexpr float result_width = 124;
constexpr float together_width = 220;  // with a name before it
constexpr float beside_result = 10;

// "Critical ×2"; empty where it is not known, or where the number says all.
std::string outcome_words(const MoveDrawer& drawer) {
  const rules::Move& move = drawer.state.move;
  const Told told = told_of(drawer.procedure);
  if (move.outcome.empty() || told == Told::counted) return {};
  const bool times = move.outcome == "critical" && move.multiplier > 1;
  return text::raised(rules::result_words(move.outcome, told)) +
         (times ? " ×" + text::number(move.multiplier) : "");
}

// What came of the dice, in two lines that are there before they are thrown, too.
void draw_result(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const std::vector<rules::MoveRoll>& rolls = drawer.state.move.rolls;
  const auto lines = stack(ui, {.gap = 0});
  std::string total = " ";
  if (!rolls.empty() && roll_shown(drawer.state.move).known) {
    const rules::MoveRoll& shown = roll_shown(drawer.state.move);
    total = total_words(shown);
    const std::string first_name = shown.whose.substr(0, shown.whose.find(' '));
    for (const std::string& name : {shown.whose, first_name}) {
      const std::string named = name + ": " + total;
      const bool fits = ui.measure(Type::strong, named).width <= ui.width();
      if (!drawer.state.move.together || name.empty() || !fits) continue;
      total = named;
      break;
    }
  }
  text(ui, total, {.type = Type::strong, .align = TextAlign::right});
  if (outcome_words(drawer).empty()) text(ui, " ", {.type = Type::heading_4});
  move_outcome(drawer, TextAlign::right);
}

// The result at the right end, and beside it what `draw` draws.
template <class Draw>
void beside_the_result(MoveDrawer& drawer, const Draw& draw) {
  Ui& ui = drawer.ui;
  const float width = drawer.state.move.together && !ui.compact() ? together_width : result_width;
  Columns columns(ui, {1, -width * std::max(1.0F, ui.text_scale())}, beside_result, 60);
  draw();
  columns.next();
  draw_result(drawer);
}

// The odds in words; a phone has two lines for them, so that they never wrap into a third;
// `first_alone`: the first of them.
void draw_odds_words(Ui& ui, const rules::Move& move, Told told, bool first_alone) {
  const rules::MoveRoll* roll = roll_with_odds(move);
  if (roll == nullptr) {
    // Of a move that cannot be begun nothing is asked.
    const bool asked = !move.asks.empty();
    const bool follows = asked && !ui.compact();
    text(ui,
         follows ? "The odds follow from your answers."
         : asked ? "No odds yet"
                 : "No odds",
         {.type = Type::strong, .tone = Tone::muted});
    if (ui.compact()) {
      text(ui, asked ? "They follow your answers." : " ",
           {.type = Type::small, .tone = Tone::muted});
    }
    return;
  }
  const std::string words = (move.together ? "Together: " : "") + odds_words(*roll, told);
  const std::size_t first = ui.compact() ? words.find(" \xC2\xB7 ") : std::string::npos;
  text(ui, words.substr(0, first), {.type = Type::strong});
  if (first == std::string::npos || first_alone) return;
  text(ui, words.substr(first + 4), {.type = Type::small});
}

// "Needs 11", in large; `in_line`: beside each other, where the odds stand below.
void draw_needs(Ui& ui, const rules::MoveRoll* roll, bool in_line) {
  const std::string number = roll == nullptr ? "–" : text::number(roll->target);
  const auto together = group(ui, "Needs " + number, {.id = "needs"});
  const Block lines = in_line ? row(ui, "needs") : stack(ui, {.gap = 0});
  label_caps(ui, "Needs");
  text(ui, number, {.type = Type::figure, .tone = roll == nullptr ? Tone::muted : Tone::ink});
}

// In words and as a bar, with what is needed; nothing where no roll has odds.
void draw_odds(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const auto& defined = drawer.procedure.rolls;
  const auto with_odds =
      std::find_if(defined.begin(), defined.end(),
                   [](const rules::ProcedureRoll& each) { return has_odds(each.kind); });
  if (with_odds == defined.end()) return;
  const rules::MoveRoll* roll = roll_with_odds(drawer.state.move);
  const Told told = told_of(drawer.procedure);
  // In the narrowest drawer the odds stand below what is needed, and give way to what came of them.
  constexpr float gap = 12;
  constexpr float least_words = 90;
  const float beside = 64 * std::max(1.0F, ui.text_scale());
  const bool narrow = ui.width() - beside - gap < least_words * ui.text_scale();
  const bool known = roll != nullptr && roll->known;
  const auto draw_words = [&] { draw_odds_words(ui, drawer.state.move, told, narrow && known); };
  const auto draw_bar = [&] {
    shares(ui, "Odds", roll == nullptr ? std::vector<Share>() : shares_of(*roll, told));
  };
  if (with_odds->kind != RollKind::check) {
    draw_words();
    if (told != Told::counted) draw_bar();
    return;
  }
  const auto draw_all = [&] {
    const auto left = stack(ui, {.gap = 4});
    draw_words();
    draw_bar();
    // Its line is there before the damage is known.
    const auto& follows = drawer.state.move.follows;
    if (told == Told::hit)
      text(ui, follows ? follows_words(*follows, false) : " ", {.type = Type::small});
  };
  if (narrow) {
    draw_needs(ui, roll, true);
    draw_all();
    return;
  }
  Columns columns(ui, {1, -beside}, gap, 40);
  draw_all();
  columns.next();
  draw_needs(ui, roll, false);
}

}  // namespace

std::string roll_name(const rules::MoveRoll& roll) {
  return roll.whose.empty() ? roll.name : roll.whose + ": " + roll.name;
}

bool has_odds(RollKind kind) {
  return kind == RollKind::check || kind == RollKind::sixes;
}

// Of several who roll the best result counts.
const rules::MoveRoll* roll_with_odds(const rules::Move& move) {
  if (move.rolls.empty()) return nullptr;
  const rules::MoveRoll& first = move.rolls[roll_above(move.rolls)];
  if (!has_odds(first.kind)) return nullptr;
  return move.together ? &*move.together : &first;
}

void move_outcome(MoveDrawer& drawer, TextAlign align) {
  const std::string words = outcome_words(drawer);
  if (words.empty()) return;
  heading(drawer.ui, 4, words, tone_of(drawer.state.move.outcome, told_of(drawer.procedure)),
          align);
}

bool waits_for_roll(const MoveDrawer& drawer) {
  const MoveState& state = drawer.state;
  if (!drawer.view.rolling || state.from != ResultFrom::here) return false;
  if (drawer.procedure.rolls.empty()) return false;
  const std::vector<rules::MoveRoll>& rolls = state.move.rolls;
  if (!rolls.empty()) {
    return std::any_of(rolls.begin(), rolls.end(),
                       [](const rules::MoveRoll& each) { return !each.known; });
  }
  // What refuses it now is the reason not to roll.
  if (!state.move.refused.empty() && !state.input.seed) return true;
  // Its roll may come into question with an answer.
  return std::any_of(state.move.asks.begin(), state.move.asks.end(),
                     [](const rules::MoveAsk& each) { return each.open && !each.roll; });
}

void roll_here(MoveDrawer& drawer) {
  MoveState& state = drawer.state;
  rules::Seeded chance(state.chance);
  state.input.seed = chance.next();
  state.chance = chance.next();
  state.just_rolled = true;
  state.put_away = false;
  // What was rolled with needs one line from now on. Before the roll all of them keep their place.
  for (const rules::MoveAsk& each : state.move.asks) {
    if (each.kind == rules::AskKind::action && !each.open) state.folded.insert(each.id);
  }
  state.stale = true;
}

void move_dice(MoveDrawer& drawer) {
  const std::vector<rules::MoveRoll>& rolls = drawer.state.move.rolls;
  if (rolls.empty()) return dice(drawer.ui, "Dice", dice_before(drawer.procedure), true);
  const rules::MoveRoll& roll = roll_shown(drawer.state.move);
  const bool together = drawer.state.move.together.has_value();
  dice(drawer.ui, together ? "The best roll: dice" : roll.name + ": dice", dice_drawn(roll), true);
}

// Of the first roll that has odds. Each part keeps its room before it is known, so that the
// questions stand where they stood.
void move_odds(MoveDrawer& drawer) {
  if (drawer.procedure.rolls.empty()) return;
  const auto block = group(drawer.ui, "Odds of the roll");
  const auto lines = stack(drawer.ui, {.gap = 6});
  draw_odds(drawer);
  beside_the_result(drawer, [&] { move_dice(drawer); });
}

void move_odds_and_result(MoveDrawer& drawer) {
  const auto block = group(drawer.ui, "Odds of the roll");
  beside_the_result(drawer, [&] {
    const auto lines = stack(drawer.ui, {.gap = 6});
    draw_odds(drawer);
  });
}

void move_rolls(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const std::vector<rules::MoveRoll> rolls = drawer.state.move.rolls;
  bool any_known = false;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const rules::MoveRoll& roll = rolls[i];
    const auto scope = ui.scope(static_cast<int>(i));
    const auto lines = stack(ui, {.gap = 8});
    section_heading(ui, 4, roll_name(roll), dice_in_words(roll));
    // The odds and the dice of one stand above the questions, its reasons among these. Where
    // several roll together those of the best stand there, and everyone's here.
    const bool first = i == roll_above(rolls);
    if (!first || !has_odds(roll.kind)) draw_reasons(ui, roll);
    const Told told = told_of(drawer.procedure);
    const bool above = first && !drawer.state.move.together;
    const bool said = above && has_odds(roll.kind);
    const std::string odds = said ? std::string() : odds_words(roll, told);
    if (!odds.empty()) text(ui, odds, {.type = Type::strong});
    if (!above && has_odds(roll.kind) && told != Told::counted) {
      shares(ui, "Odds of " + roll_name(roll), shares_of(roll, told));
    }
    if (!above) {
      dice(ui, roll_name(roll) + ": dice", dice_drawn(roll));
      if (roll.known) text(ui, total_words(roll), {.type = Type::strong});
      const bool one_of_several = !roll.whose.empty() || drawer.state.move.together;
      if (one_of_several && !roll.outcome.empty() && told != Told::counted) {
        text(ui, text::raised(rules::result_words(roll.outcome, told)),
             tone_of(roll.outcome, told));
      }
    }
    any_known = any_known || roll.known;
    if (i == 0 && drawer.state.put_away) {
      hint(ui,
           "These are other dice. The earlier result is kept for the answers that it was made "
           "with.");
    }
    if (i == 0) ways_to_result(drawer);
    result_of(drawer, roll);
  }
  if (any_known && button(ui, "Take the roll back", {.icon = Icon::undo})) {
    forget_result(drawer.state);
  }
}

}  // namespace roadbook::ui
