// The words for a roll, its odds, the phase of a move and its other moves; which roll comes first.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "rules/play/dice.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

using rules::RollKind;

std::string phase_words(const rules::Id& phase) {
  if (phase == "any") return "At any time";
  return phase.empty() ? "Other" : text::raised(phase);
}

const char* other_moves_words(const Ui& ui) {
  constexpr float around_both = 80;  // and between them
  const char* whole = "Other moves";
  const char* brief = "Moves";
  const float room = ui.width() - ui.measure(Type::button, "Apply 10 changes").width - around_both;
  const auto fits = [&](const char* words) {
    return ui.measure(Type::button, words).width <= room;
  };
  return !fits(whole) && fits(brief) ? brief : whole;
}

std::string dice_of(int count, int faces, bool exploding) {
  return text::number(count) + "d" + text::number(faces) + (exploding ? "!" : "");
}

std::string dice_in_words(const rules::MoveRoll& roll) {
  if (roll.kind == RollKind::check) {
    const rules::DicePool twenties = rules::twenty_sided(roll.dice);
    const rules::DicePool others = rules::attribute_dice(roll.dice);
    std::string words = dice_of(twenties.count, twenties.faces, twenties.exploding);
    if (twenties.count > 1) {
      words += twenties.keep == rules::Keep::highest ? " the higher" : " the lower";
    }
    if (others.count > 0 && others.faces > 1) {
      words += " and " + dice_of(others.count, others.faces, others.exploding);
      if (others.count > 1) words += " the highest";
    }
    return words + " against " + text::number(roll.target);
  }
  if (roll.kind == RollKind::sixes) {
    return roll.sixes > 0 ? dice_of(roll.sixes, 6, false) + ", the highest counts"
                          : "2d6, the lower counts";
  }
  std::vector<std::string> parts;
  if (roll.kind == RollKind::best) parts.push_back("1d20");
  for (const rules::SumDice& each : roll.sum) {
    if (each.count > 0 && each.faces > 0) {
      parts.push_back(dice_of(each.count, each.faces, false));
    }
  }
  return parts.empty() ? "No dice" : text::joined(parts, " + ");
}

namespace {

// "11.5"; a whole number without its tenth.
std::string tenths_of(double value) {
  const int tenths = static_cast<int>(std::lround(value * 10));
  return text::number(tenths / 10) + (tenths % 10 == 0 ? "" : "." + text::number(tenths % 10));
}

}  // namespace

std::string follows_words(const rules::MoveSum& sum, bool whole) {
  return tenths_of(sum.average) + " " + text::lowered(sum.name) + " on average, " +
         tenths_of(sum.on_success) + " on a hit" +
         (whole ? ", " + tenths_of(sum.each_multiplier) + " more for each critical multiplier"
                : "");
}

std::string odds_words(const rules::MoveRoll& roll, Told told) {
  if (roll.kind == RollKind::check) {
    return per_cent(roll.odds.success) + (told == Told::hit ? " hit · " : " success · ") +
           per_cent(roll.odds.success -
                    (roll.odds.multipliers.empty() ? 0 : roll.odds.multipliers.front())) +
           " critical · " + per_cent(roll.odds.botch) + " botch";
  }
  if (told == Told::counted) return tenths_of(rules::pool_average(roll.sixes)) + " on average";
  if (roll.kind == RollKind::sixes) {
    const auto on = [](const std::string& share, const char* result) {
      return share + " on " + rules::result_words(result);
    };
    if (told == Told::listed) {
      const std::vector<std::string> odds =
          per_cents({roll.pool.bad, roll.pool.partial, roll.pool.full + roll.pool.critical});
      return on(odds[0], "bad") + " · " + on(odds[1], "partial") + " · " + on(odds[2], "full");
    }
    // In the order of the bar.
    const std::vector<std::string> odds =
        per_cents({roll.pool.bad, roll.pool.partial, roll.pool.full, roll.pool.critical});
    const std::string critical = roll.pool.critical > 0 ? " · " + odds[3] + " critical" : "";
    return on(odds[2], "full") + critical + " · " + on(odds[1], "partial") + " · " +
           on(odds[0], "bad");
  }
  if (roll.kind == RollKind::best) return {};
  return tenths_of(rules::average(roll.sum)) + " on average";
}

std::size_t roll_above(const std::vector<rules::MoveRoll>& rolls) {
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    if (has_odds(rolls[i].kind)) return i;
  }
  return rolls.empty() ? 0 : rolls.size() - 1;
}

const rules::MoveRoll& roll_shown(const rules::Move& move) {
  const rules::MoveRoll* best = &move.rolls[roll_above(move.rolls)];
  if (!move.together) return *best;
  const auto worth = [](const rules::MoveRoll& roll) {
    const rules::Ids& levels = rules::results_of(roll.kind);
    const auto level = roll.outcome.empty()
                           ? -1
                           : std::find(levels.begin(), levels.end(), roll.outcome) - levels.begin();
    return std::tuple(level, roll.multiplier, roll.total);
  };
  for (const rules::MoveRoll& each : move.rolls) {
    if (has_odds(each.kind) && worth(each) > worth(*best)) best = &each;
  }
  return *best;
}

}  // namespace roadbook::ui
