// The dice of a move: what is rolled, entered or said, and what it means.
#include <algorithm>

#include "rules/game/tables.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/powers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// "is one die", "are 2 dice".
std::string counted_are(int dice) {
  return (dice == 1 ? "is " : "are ") + counted(dice, "die", "dice");
}

std::vector<int> all_shown(const RolledPool& pool) {
  std::vector<int> shown;
  for (const RolledDie& die : pool.dice) {
    shown.insert(shown.end(), die.shown.begin(), die.shown.end());
  }
  return shown;
}

}  // namespace

// What each part of an amount comes from, for the player.
std::vector<MoveReason> MoveMaker::reasons_of(const ProcedureAmount& amount) const {
  std::vector<MoveReason> reasons;
  for (const AmountTerm& term : amount.terms) {
    const int value = sum({term});
    if (value == 0) continue;
    if (term.kind != AmountKind::help) {
      const std::string label = term.kind == AmountKind::tier ? ruleset_.words.tier.one
                                : term.label.empty()          ? shown_answer(term.of)
                                                              : term.label;
      reasons.push_back({label, value});
      continue;
    }
    for (const MoveHelp& help : move_.helps) {
      if (counts(help, term)) reasons.push_back({help.label, help.value});
    }
  }
  return reasons;
}

MoveRoll MoveMaker::prepared(const ProcedureRoll& roll) const {
  MoveRoll made;
  made.id = roll.id;
  made.name = roll.name;
  made.kind = roll.kind;
  if (roll.kind == RollKind::check) {
    made.dice = {amount(roll.advantage), std::clamp(amount(roll.rating), 0, 100),
                 std::max(0, amount(roll.faces)), roll.exploding};
    made.dice.advantage = std::clamp(made.dice.advantage, -100, 100);
    if (made.dice.faces < 2) made.dice.rating = made.dice.faces = 0;
    made.target = amount(roll.target);
    made.reasons = reasons_of(roll.advantage);
    made.odds = with_level_raised(check_odds(made.dice, made.target), amount(roll.raise));
  } else if (roll.kind == RollKind::sixes) {
    made.sixes = std::clamp(amount(roll.count), 0, 100);
    made.reasons = reasons_of(roll.count);
    made.pool = with_level_raised(pool_odds(made.sixes), amount(roll.raise));
  } else if (!roll.statistic.empty()) {
    const DerivedStatistic* statistic = find_statistic(derived(), roll.statistic);
    if (statistic != nullptr) made.sum.push_back({std::max(0, statistic->total), statistic->die});
  } else {
    if (!roll.words.empty()) made.sum = dice_in(filled(roll.words, true));
    if (!made.sum.empty()) {
      made.sum.front().count = std::clamp(made.sum.front().count + amount(roll.count), 0, 100);
    }
    for (const RollDice& each : roll.dice) {
      const int count = std::clamp(amount(each.count), 0, 100);
      if (count > 0) made.sum.push_back({count, std::max(0, amount(each.faces))});
    }
  }
  return made;
}

// All that dice of one size showed; a die that shows its highest face is rolled again.
bool MoveMaker::enter_pool(const std::vector<int>& shown, const DicePool& pool,
                           RolledPool& rolled) {
  std::size_t next = 0;
  for (int index = 0; index < pool.count; ++index) {
    RolledDie die;
    for (bool again = true; again;) {
      if (next == shown.size()) {
        refuse("One more die with " + number(pool.faces) + " faces must be entered: there " +
               counted_are(pool.count) +
               (pool.exploding ? ", and one that shows " + number(pool.faces) + " is rolled again."
                               : "."));
        return false;
      }
      const int face = shown[next++];
      if (face < 1 || face > pool.faces) {
        refuse("A die with " + number(pool.faces) + " faces does not show " + number(face) + ".");
        return false;
      }
      die.shown.push_back(face);
      die.total += face;
      again = pool.exploding && face == pool.faces;
    }
    if (index == 0 ||
        (pool.keep == Keep::highest ? die.total > rolled.total : die.total < rolled.total)) {
      rolled.counting = index;
      rolled.total = die.total;
    }
    rolled.dice.push_back(std::move(die));
  }
  if (next == shown.size()) return true;
  refuse("You entered more dice than the roll has: there " + counted_are(pool.count) + " with " +
         number(pool.faces) + " faces.");
  return false;
}

// What real dice showed; false where that is not what is rolled.
bool MoveMaker::enter(const ProcedureRoll& roll, MoveRoll& made) {
  const auto of = [&](const Id& key) {
    const auto found = input_.shown.find(key_of(made, key));
    return found == input_.shown.end() ? std::vector<int>{} : found->second;
  };
  if (roll.kind == RollKind::check) {
    const DicePool attribute = attribute_dice(made.dice);
    if (!enter_pool(of("twenties"), twenty_sided(made.dice), made.checked.twenties)) return false;
    if (!enter_pool(of("attribute"), attribute.faces < 2 ? DicePool{} : attribute,
                    made.checked.attribute)) {
      return false;
    }
    made.checked.total = made.checked.twenties.total + made.checked.attribute.total;
    return true;
  }
  made.shown = of(roll.id);
  RolledPool pool;
  if (roll.kind == RollKind::sixes) {
    const int count = made.sixes > 0 ? made.sixes : 2;
    return enter_pool(made.shown, {count, 6, Keep::highest, false}, pool);
  }
  std::size_t next = 0;
  if (roll.kind == RollKind::best && !made.shown.empty() &&
      !enter_pool({made.shown[next++]}, {1, 20, Keep::highest, false}, pool)) {
    return false;
  }
  pool = {};
  for (const SumDice& dice : made.sum) {
    if (dice.faces < 1) continue;
    std::vector<int> part;
    for (int i = 0; i < dice.count && next < made.shown.size(); ++i) {
      part.push_back(made.shown[next++]);
    }
    if (!enter_pool(part, {dice.count, dice.faces, Keep::highest, false}, pool)) return false;
    pool = {};
  }
  if (next == made.shown.size()) return true;
  refuse("You entered more dice than the roll has.");
  return false;
}

MoveRoll MoveMaker::prepared_for(const ProcedureRoll& roll, const Id& who) const {
  if (who == who_) return prepared(roll);
  if (sheets_.count(who) == 0) {
    MoveRoll made = prepared(roll);
    made.who = made.key = who;
    made.whose = shown_answer(roll.by);
    return made;
  }
  const MoveMaker other = seen_by(who);
  MoveRoll made = other.prepared(roll);
  made.who = who;
  // Of several who roll each is named; where another rolls alone, it is the one roll.
  const Ask* ask = find_by_id(procedure_.asks, roll.by);
  if (ask != nullptr && takes_several(ask->kind)) made.key = who;
  if (const auto* one = std::get_if<Character>(&other.self())) made.whose = one->name;
  return made;
}

// The result as it was said; false where it was not.
bool MoveMaker::take_as_said(MoveRoll& made) {
  const bool leveled = is_told_by_level(procedure_, made);
  const auto said = input_.answers.find(leveled ? outcome_key(made) : made.id);
  if (said == input_.answers.end()) return false;
  if (!leveled) {
    const bool one_die = made.kind == RollKind::sixes;
    made.total = std::clamp(std::atoi(said->second.c_str()), one_die ? 1 : 0, one_die ? 6 : 10000);
    rolled_[made.id] = made.total;
    return true;
  }
  const Ids& levels = results_of(made.kind);
  if (!contains(levels, said->second)) {
    refuse("A roll ends in one of: " + joined(levels) + ".");
    return true;
  }
  made.outcome = said->second;
  const auto times = input_.answers.find(multiplier_key(made));
  made.multiplier = times != input_.answers.end() ? std::atoi(times->second.c_str())
                    : said->second == "critical"  ? 1
                                                  : 0;
  made.multiplier = std::clamp(made.multiplier, 0, 100);
  return true;
}

// Rolls here, by the seed. Each who rolls has dice of their own.
void MoveMaker::throw_dice(const ProcedureRoll& roll, MoveRoll& made) const {
  Seeded chance = Seeded(*input_.seed).fork(made.id + made.who);
  if (roll.kind == RollKind::check) {
    made.checked = rules::roll(made.dice, chance);
  } else if (roll.kind == RollKind::sixes) {
    made.shown = roll_sixes(made.sixes, chance).shown;
  } else {
    if (roll.kind == RollKind::best) made.shown.push_back(chance.die(20));
    for (const SumDice& dice : made.sum) {
      for (int i = 0; i < dice.count && dice.faces > 0; ++i) {
        made.shown.push_back(chance.die(dice.faces));
      }
    }
  }
  made.known = true;
}

void MoveMaker::roll_one(const ProcedureRoll& roll, const Id& who) {
  MoveRoll made = prepared_for(roll, who);
  const Id key = dice_to_throw(made).front().key;
  if (input_.shown.count(key) != 0) {
    made.known = enter(roll, made);
  } else if (!take_as_said(made)) {
    if (input_.seed) {
      throw_dice(roll, made);
    } else {
      MoveAsk ask;
      ask.id = key;
      ask.prompt = made.whose.empty() ? roll.name : made.whose + ": " + roll.name;
      ask.roll = true;
      ask.open = true;
      move_.asks.push_back(std::move(ask));
    }
  }
  if (made.known) read(roll, made);
  if (!made.outcome.empty()) count_result(roll, made);
  move_.rolls.push_back(std::move(made));
}

std::string MoveMaker::read_on_table(const ProcedureRoll& roll) const {
  const Table* table = find_by_id(ruleset_.tables, roll.table);
  if (table == nullptr) return {};
  const auto rolled = rolled_.find(roll.id);
  const bool leveled = roll.kind == RollKind::check || roll.kind == RollKind::sixes;
  const int shown = rolled == rolled_.end() ? 0 : rolled->second;
  const TableRow* row = find_row(*table, leveled ? move_.outcome : Id(), shown);
  if (row == nullptr) return {};
  if (table->starts.empty()) return joined(row->cells);
  const std::size_t column = column_for(*table, amount(roll.column));
  return column < row->cells.size() ? row->cells[column] : std::string();
}

// What the dice mean.
void MoveMaker::read(const ProcedureRoll& roll, MoveRoll& made) {
  if (roll.kind == RollKind::check) {
    const CheckOutcome result = outcome(made.checked, made.target);
    made.multiplier = result.critical_multiplier;
    made.outcome = !result.success       ? (result.botch ? "botch" : "failure")
                   : made.multiplier > 0 ? "critical"
                                         : "success";
    made.total = made.checked.total;
    made.shown = all_shown(made.checked.twenties);
  } else if (roll.kind == RollKind::sixes) {
    const auto [low, high] = std::minmax_element(made.shown.begin(), made.shown.end());
    const int counts = made.sixes > 0 ? *high : *low;
    const auto sixes = std::count(made.shown.begin(), made.shown.end(), 6);
    made.outcome = made.sixes > 0 && sixes > 1 ? "critical"
                   : counts == 6               ? "full"
                   : counts > 3                ? "partial"
                                               : "bad";
    made.multiplier = made.outcome == "critical" ? 1 : 0;
    made.total = counts;
  } else {
    int total = 0;
    int best = 0;
    for (const int each : made.shown) total += each;
    for (std::size_t i = 1; i < made.shown.size(); ++i) best = std::max(best, made.shown[i]);
    if (roll.kind == RollKind::best) total = made.shown.empty() ? 0 : made.shown.front() + best;
    made.total = total;
  }
  rolled_[roll.id] = made.total;
}

// Where several roll together the best result is that of all.
void MoveMaker::count_result(const ProcedureRoll& roll, const MoveRoll& made) {
  const Ids& levels = results_of(roll.kind);
  const auto worth = [&](const Id& level) {
    return std::find(levels.begin(), levels.end(), level) - levels.begin();
  };
  const bool better = worth(made.outcome) > worth(move_.outcome) ||
                      (made.outcome == move_.outcome && made.multiplier > move_.multiplier);
  if (!roll.by.empty() && !move_.outcome.empty() && !better) return;
  move_.outcome = made.outcome;
  move_.multiplier = made.multiplier;
}

// How many made the roll and failed, or did not.
int MoveMaker::results(const Id& roll, bool failed) const {
  return static_cast<int>(
      std::count_if(move_.rolls.begin(), move_.rolls.end(), [&](const MoveRoll& each) {
        return each.id == roll && !each.outcome.empty() && is_failure(each.outcome) == failed;
      }));
}

// How many of them had a 6 that counts.
int MoveMaker::sixes_in(const Id& roll) const {
  return static_cast<int>(
      std::count_if(move_.rolls.begin(), move_.rolls.end(), [&](const MoveRoll& each) {
        return each.id == roll && (each.outcome == "full" || each.outcome == "critical");
      }));
}

// Each of those who were chosen; a cohort rolls beside the one who leads it.
void MoveMaker::roll_together(const ProcedureRoll& roll) {
  const Ask* ask = find_by_id(procedure_.asks, roll.by);
  for (const Id& who : chosen(roll.by)) {
    const bool cohort = ask != nullptr && ask->kind == AskKind::cohort;
    if (!cohort && sheets_.count(who) == 0) continue;
    roll_one(roll, cohort ? "cohort:" + who : who);
  }
}

void MoveMaker::roll_all() {
  for (const ProcedureRoll& roll : procedure_.rolls) {
    if (!holds(roll.when)) continue;
    // The words of an answer may have no dice in them.
    if (!roll.words.empty() && prepared(roll).sum.empty()) continue;
    // What comes of the first roll decides what the next one needs; what is rolled together does
    // not wait for it.
    if (roll.by.empty() && (move_.open() || !move_.refused.empty())) continue;
    if (roll.by.empty()) {
      roll_one(roll, who_);
    } else {
      roll_together(roll);
    }
    // So may what is asked when it is known: a wound in place of more damage.
    if (move_.open() || !move_.refused.empty() || after_is_asked_) continue;
    after_is_asked_ = true;
    ask_all(true);
  }
  weigh_together();
  weigh_what_follows();
}

// One more level turns a failure into a success, a success into a critical one, and then adds to
// the multiplier.
void MoveMaker::raise(int levels, bool sixes) {
  const Ids& all = results_of(sixes ? RollKind::sixes : RollKind::check);
  for (; levels > 0; --levels) {
    if (move_.outcome == "critical") {
      ++move_.multiplier;
      continue;
    }
    if (move_.outcome == "botch") move_.outcome = "failure";
    const auto found = std::find(all.begin(), all.end(), move_.outcome);
    if (found == all.end()) return;
    move_.outcome = *std::next(found);
    if (move_.outcome == "critical") move_.multiplier = std::max(1, move_.multiplier);
  }
}

bool MoveMaker::has_outcome(const Id& outcome) const {
  return find_by_id(procedure_.outcomes, outcome) != nullptr;
}

// A result that the procedure does not tell apart counts as the one beside it.
void MoveMaker::decide_outcome() {
  if (move_.outcome.empty()) return;
  // The last of the character's own rolls decides, or the roll of who rolls in its place.
  const ProcedureRoll* decides = nullptr;
  for (const ProcedureRoll& roll : procedure_.rolls) {
    if (roll.kind == RollKind::sum || roll.kind == RollKind::best || !holds(roll.when)) continue;
    if (decides == nullptr || roll.by.empty()) decides = &roll;
  }
  if (decides != nullptr) {
    const bool sixes = decides->kind == RollKind::sixes;
    raise(std::max(0, amount(decides->raise)), sixes);
    if (move_.outcome == "botch" && !has_outcome("botch")) move_.outcome = "failure";
    if (move_.outcome == "critical" && !has_outcome("critical")) {
      move_.outcome = sixes ? "full" : "success";
    }
  }
  const ProcedureOutcome* found = find_by_id(procedure_.outcomes, move_.outcome);
  if (found != nullptr) move_.outcome_words = filled(found->words, true);
}

}  // namespace roadbook::rules
