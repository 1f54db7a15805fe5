// The dice of a move: what is rolled, entered or said, and what it means.
#include <algorithm>

#include "rules/play/move_maker.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// The results of each kind of dice, the worst first.
const Ids& check_levels() {
  static const Ids levels{"botch", "failure", "success", "critical"};
  return levels;
}

const Ids& sixes_levels() {
  static const Ids levels{"bad", "partial", "full", "critical"};
  return levels;
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
      if (help.chosen && help.gives == term.gives) reasons.push_back({help.label, help.value});
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
    made.odds = check_odds(made.dice, made.target);
  } else if (roll.kind == RollKind::sixes) {
    made.sixes = std::clamp(amount(roll.count), 0, 100);
    made.reasons = reasons_of(roll.count);
    made.pool = pool_odds(made.sixes);
  } else if (!roll.statistic.empty()) {
    const DerivedStatistic* statistic = find_statistic(derived(), roll.statistic);
    if (statistic != nullptr) made.sum.push_back({std::max(0, statistic->total), statistic->die});
  } else {
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
        refuse("One more die with " + number(pool.faces) + " faces is to be told: there are " +
               counted(pool.count, "die", "dice") +
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
  refuse("More dice were told than are rolled: there are " + counted(pool.count, "die", "dice") +
         " with " + number(pool.faces) + " faces.");
  return false;
}

// What real dice showed; false where that is not what is rolled.
bool MoveMaker::enter(const ProcedureRoll& roll, MoveRoll& made) {
  const auto of = [&](const char* key) {
    const auto found = input_.shown.find(key);
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
  made.shown = of(roll.id.c_str());
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
  refuse("More dice were told than are rolled.");
  return false;
}

void MoveMaker::roll_one(const ProcedureRoll& roll) {
  MoveRoll made = prepared(roll);
  const bool sum = roll.kind == RollKind::sum || roll.kind == RollKind::best;
  const auto said = input_.answers.find(sum ? roll.id : Id("outcome"));
  const bool entered = input_.shown.count(roll.id) != 0 ||
                       (roll.kind == RollKind::check && input_.shown.count("twenties") != 0);
  if (entered) {
    made.known = enter(roll, made);
  } else if (said != input_.answers.end() && !sum) {
    const Ids& levels = roll.kind == RollKind::check ? check_levels() : sixes_levels();
    if (!contains(levels, said->second)) {
      refuse("A roll ends in one of: " + joined(levels) + ".");
    } else {
      move_.outcome = said->second;
      const auto times = input_.answers.find("multiplier");
      move_.multiplier = times != input_.answers.end() ? std::atoi(times->second.c_str())
                         : said->second == "critical"  ? 1
                                                       : 0;
      move_.multiplier = std::clamp(move_.multiplier, 0, 100);
    }
  } else if (said != input_.answers.end()) {
    made.total = std::clamp(std::atoi(said->second.c_str()), 0, 10000);
    rolled_[roll.id] = made.total;
  } else if (input_.seed) {
    Seeded chance = Seeded(*input_.seed).fork(roll.id);
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
  } else {
    MoveAsk ask;
    ask.id = roll.kind == RollKind::check ? Id("twenties") : roll.id;
    ask.prompt = roll.name;
    ask.roll = true;
    ask.open = true;
    move_.asks.push_back(std::move(ask));
  }
  if (made.known) read(roll, made);
  if (roll.kind == RollKind::check && made.known) {
    made.total = made.checked.total;
    made.shown = all_shown(made.checked.twenties);
  } else if (made.known) {
    made.total = rolled_[roll.id];
  }
  move_.rolls.push_back(std::move(made));
}

void MoveMaker::read(const ProcedureRoll& roll, const MoveRoll& made) {
  if (roll.kind == RollKind::check) {
    const CheckOutcome result = outcome(made.checked, made.target);
    move_.multiplier = result.critical_multiplier;
    move_.outcome = !result.success        ? (result.botch ? "botch" : "failure")
                    : move_.multiplier > 0 ? "critical"
                                           : "success";
    rolled_[roll.id] = made.checked.total;
  } else if (roll.kind == RollKind::sixes) {
    const auto [low, high] = std::minmax_element(made.shown.begin(), made.shown.end());
    const int counts = made.sixes > 0 ? *high : *low;
    const auto sixes = std::count(made.shown.begin(), made.shown.end(), 6);
    move_.outcome = made.sixes > 0 && sixes > 1 ? "critical"
                    : counts == 6               ? "full"
                    : counts > 3                ? "partial"
                                                : "bad";
    move_.multiplier = move_.outcome == "critical" ? 1 : 0;
    rolled_[roll.id] = counts;
  } else {
    int total = 0;
    int best = 0;
    for (const int each : made.shown) total += each;
    for (std::size_t i = 1; i < made.shown.size(); ++i) best = std::max(best, made.shown[i]);
    if (roll.kind == RollKind::best) total = made.shown.empty() ? 0 : made.shown.front() + best;
    rolled_[roll.id] = total;
  }
}

void MoveMaker::roll_all() {
  for (const ProcedureRoll& roll : procedure_.rolls) {
    if (!holds(roll.when)) continue;
    // What comes of the first roll decides what the next one needs.
    if (move_.open() || !move_.refused.empty()) return;
    roll_one(roll);
    // So may what is asked when it is known: a wound in place of more damage.
    if (move_.open() || !move_.refused.empty() || after_is_asked_) continue;
    after_is_asked_ = true;
    ask_all(true);
  }
}

// One level more turns a failure into a success, a success into a critical one, and then adds to
// the multiplier.
void MoveMaker::raise(int levels, bool sixes) {
  const Ids& all = sixes ? sixes_levels() : check_levels();
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
void MoveMaker::settle_outcome() {
  if (move_.outcome.empty()) return;
  for (const ProcedureRoll& roll : procedure_.rolls) {
    if (roll.kind == RollKind::sum || roll.kind == RollKind::best || !holds(roll.when)) continue;
    raise(std::max(0, amount(roll.raise)), roll.kind == RollKind::sixes);
    if (move_.outcome == "botch" && !has_outcome("botch")) move_.outcome = "failure";
    if (move_.outcome == "critical" && !has_outcome("critical")) {
      move_.outcome = roll.kind == RollKind::sixes ? "full" : "success";
    }
    break;
  }
  const ProcedureOutcome* found = find_by_id(procedure_.outcomes, move_.outcome);
  if (found != nullptr) move_.outcome_words = filled(found->words, true);
}

namespace {

// "17, 12"; a die that was rolled again: "8 and 3".
std::string shown_in_words(const RolledPool& pool) {
  std::vector<std::string> dice;
  for (const RolledDie& die : pool.dice) {
    std::vector<std::string> faces;
    for (const int each : die.shown) faces.push_back(number(each));
    dice.push_back(joined(faces, " and "));
  }
  return joined(dice);
}

std::string shown_in_words(const MoveRoll& roll) {
  if (roll.kind != RollKind::check) {
    std::vector<std::string> dice;
    for (const int each : roll.shown) dice.push_back(number(each));
    const bool summed = roll.kind != RollKind::sixes && dice.size() > 1;
    return joined(dice) + (summed ? ": " + number(roll.total) : "");
  }
  std::string words = shown_in_words(roll.checked.twenties);
  if (!roll.checked.attribute.dice.empty()) {
    words += " + " + shown_in_words(roll.checked.attribute);
  }
  return words + ": " + number(roll.total) + " against " + number(roll.target);
}

}  // namespace

std::string rolled_in_words(const Move& move) {
  std::vector<std::string> rolls;
  for (const MoveRoll& each : move.rolls) {
    if (each.known) rolls.push_back(shown_in_words(each));
  }
  return joined(rolls, "; ");
}

}  // namespace roadbook::rules
