// Finds moves by what they change.
#include "rules/play/moves_about.hpp"

#include <algorithm>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/words.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

bool is_own(const ProcedureChange& change) {
  return change.sheet == ChangeSheet::self;
}

// The amount where nothing that is asked or rolled comes in; of options the dearest.
bool fixed_amount(const Procedure& procedure, const ProcedureAmount& amount, int& value) {
  value = amount.value;
  for (const AmountTerm& term : amount.terms) {
    if (term.kind == AmountKind::help) continue;
    if (term.kind == AmountKind::constant) {
      value += term.value;
      continue;
    }
    const Ask* ask =
        term.kind == AmountKind::option ? find_by_id(procedure.asks, term.of) : nullptr;
    if (ask == nullptr) return false;
    int most = 0;
    for (const AskOption& each : ask->options) most = std::max(most, each.value * term.value);
    value += most;
  }
  return true;
}

// A price that nobody pays who chooses nothing: each push is one of several answers.
bool may_be_left_out(const Procedure& procedure, const ProcedureChange& change) {
  return std::any_of(change.when.begin(), change.when.end(), [&](const Test& each) {
    const Ask* ask = each.kind == TestKind::answer ? find_by_id(procedure.asks, each.of) : nullptr;
    return ask != nullptr && ask->kind == AskKind::options && !each.unless;
  });
}

// Every fixed amount of stress, the smallest first.
std::vector<int> stress_amounts(const Procedure& procedure, const std::string& field) {
  std::vector<int> all;
  for (const ProcedureChange& change : procedure.changes) {
    int value = 0;
    if (change.kind != ChangeKind::add || !is_own(change) || change.field != field) continue;
    if (!fixed_amount(procedure, change.amount, value) || value == 0) continue;
    // What one wins back by luck is no price.
    if (may_be_left_out(procedure, change) || (value < 0 && !change.on.empty())) continue;
    if (std::find(all.begin(), all.end(), value) == all.end()) all.push_back(value);
  }
  std::sort(all.begin(), all.end());
  return all;
}

// What each of an answered number costs; 0 where nothing does.
int stress_for_each(const Procedure& procedure, const std::string& field) {
  for (const ProcedureChange& change : procedure.changes) {
    if (change.kind != ChangeKind::add || !is_own(change) || change.field != field) continue;
    for (const AmountTerm& term : change.amount.terms) {
      const Ask* ask = find_by_id(procedure.asks, term.of);
      const bool counted =
          term.kind == AmountKind::answer && ask != nullptr && ask->kind == AskKind::number;
      const bool chosen = term.kind == AmountKind::count && procedure.rolls.empty();
      if ((counted || chosen) && term.value > 0) return term.value;
    }
  }
  return 0;
}

std::string dice_words(const Derived& numbers, const Procedure& procedure) {
  for (const ProcedureRoll& roll : procedure.rolls) {
    const DerivedStatistic* dice =
        roll.statistic.empty() ? nullptr : find_statistic(numbers, roll.statistic);
    if (dice != nullptr && dice->die > 0) return number(dice->total) + "d" + number(dice->die);
  }
  return {};
}

}  // namespace

MoveStart start_of(const MoveAbout& move, const std::string& answer) {
  if (move.procedure == nullptr) return {};
  MoveStart start{move.procedure->id};
  if (!answer.empty()) start.answers.emplace_back(move.ask, answer);
  return start;
}

MoveAbout move_by_answer(const Ruleset& ruleset, const std::string& field, int sign) {
  for (const Procedure& procedure : ruleset.procedures) {
    if (procedure.crew) continue;
    for (const ProcedureChange& change : procedure.changes) {
      if (change.kind != ChangeKind::add || !is_own(change) || change.field != field) continue;
      if (change.amount.terms.size() != 1 || change.amount.value != 0) continue;
      const AmountTerm& term = change.amount.terms.front();
      const Ask* ask =
          term.kind == AmountKind::answer ? find_by_id(procedure.asks, term.of) : nullptr;
      if (ask == nullptr || ask->kind != AskKind::number || term.value != sign) continue;
      return {&procedure, ask->id};
    }
  }
  return {};
}

MoveAbout move_by_one(const Ruleset& ruleset, const std::string& field, int sign) {
  for (const Procedure& procedure : ruleset.procedures) {
    if (procedure.crew) continue;
    for (const ProcedureChange& change : procedure.changes) {
      if (change.kind == ChangeKind::add && is_own(change) && change.field == field &&
          change.when.empty() && change.amount.terms.empty() && change.amount.value == sign) {
        return {&procedure, {}};
      }
    }
  }
  return {};
}

MoveAbout move_of_kind(const Ruleset& ruleset, ChangeKind kind) {
  for (const Procedure& procedure : ruleset.procedures) {
    if (procedure.crew || !procedure.rolls.empty()) continue;
    for (const ProcedureChange& change : procedure.changes) {
      if (change.kind == kind && is_own(change)) return {&procedure, {}};
    }
  }
  return {};
}

bool trauma_clears(const Ruleset& ruleset, Role role) {
  const Track* track = find_track(ruleset, role);
  const Procedure* move = move_of_kind(ruleset, ChangeKind::trauma).procedure;
  if (track == nullptr || move == nullptr) return false;
  return std::any_of(move->changes.begin(), move->changes.end(), [&](const ProcedureChange& each) {
    return each.kind == ChangeKind::set && is_own(each) && each.amount.terms.empty() &&
           each.amount.value == 0 && each.field == keys::place_in(keys::tracks, track->id);
  });
}

MoveAbout crew_claim_move(const Ruleset& ruleset, ChangeKind change) {
  const AskKind wanted = change == ChangeKind::insert ? AskKind::claim : AskKind::held;
  for (const Procedure& each : ruleset.procedures) {
    if (!each.crew || !each.when.empty()) continue;
    for (const Ask& ask : each.asks) {
      if (ask.kind != wanted) continue;
      // Whenever that question is answered, and for no other reason.
      const auto on_answer = [&](const Test& test) {
        return test.kind == TestKind::answer && test.of == ask.id && !test.unless;
      };
      const bool changes =
          std::any_of(each.changes.begin(), each.changes.end(), [&](const ProcedureChange& one) {
            return one.kind == change && one.field == keys::place_of(keys::claims) &&
                   one.text == "{" + ask.id + "}" &&
                   std::all_of(one.when.begin(), one.when.end(), on_answer);
          });
      if (changes) return {&each, ask.id};
    }
  }
  return {};
}

MoveAbout crew_peace_move(const Ruleset& ruleset) {
  const auto changes_a_sheet = [](const ProcedureChange& one) {
    return one.kind != ChangeKind::refuse && one.kind != ChangeKind::note;
  };
  for (const Procedure& each : ruleset.procedures) {
    const auto& all = each.changes;
    if (!each.crew || std::count_if(all.begin(), all.end(), changes_a_sheet) != 1) continue;
    const ProcedureChange& change = *std::find_if(all.begin(), all.end(), changes_a_sheet);
    const std::vector<AmountTerm>& terms = change.amount.terms;
    const bool answered = terms.size() == 1 && terms.front().kind == AmountKind::answer;
    if (change.kind != ChangeKind::set || !answered) continue;
    for (const Ask& ask : each.asks) {
      const bool sets = change.field == keys::place_in(keys::factions, "{" + ask.id + "}") +
                                            keys::place_of(keys::status);
      if (ask.kind == AskKind::faction && sets) return {&each, ask.id};
    }
  }
  return {};
}

MoveAbout crew_advance_move(const Ruleset& ruleset, const Id& track) {
  for (const Procedure& each : ruleset.procedures) {
    for (const ProcedureChange& change : each.changes) {
      if (each.crew && change.field == keys::place_in(keys::advances, track) &&
          change.amount.value < 0) {
        return {&each, {}};
      }
    }
  }
  return {};
}

const Procedure* move_on(const Ruleset& ruleset, Occasion occasion) {
  for (const Procedure& each : ruleset.procedures) {
    // One of several occasions is made for none of them alone.
    const bool alone = !each.occasions.empty() &&
                       std::all_of(each.occasions.begin(), each.occasions.end(),
                                   [&](const auto& of) { return of.occasion == occasion; });
    if (!each.crew && alone) return &each;
  }
  return nullptr;
}

MoveAbout move_asking(const Ruleset& ruleset, AskKind kind) {
  for (const Procedure& each : ruleset.procedures) {
    if (each.crew) continue;
    for (const Ask& ask : each.asks) {
      if (ask.kind == kind) return {&each, ask.id};
    }
  }
  return {};
}

namespace {

// What becomes worse by what someone does may be resisted; a vice that is indulged too far is no
// danger that one meets.
bool is_an_action(const Ruleset& ruleset, const Id& procedure) {
  const Procedure* made = find_by_id(ruleset.procedures, procedure);
  return made != nullptr && std::any_of(made->asks.begin(), made->asks.end(), [](const Ask& each) {
           return each.kind == AskKind::action;
         });
}

}  // namespace

bool has_consequence(const Ruleset& ruleset, const Sheets& sheets, const Id& who,
                     const Move& move) {
  const auto maker = sheets.find(who);
  if (maker == sheets.end() || !std::holds_alternative<Character>(maker->second)) return false;
  return std::any_of(move.proposed.begin(), move.proposed.end(), [&](const Proposed& each) {
    const auto found = sheets.find(each.sheet);
    if (!each.ticked || found == sheets.end()) return false;
    if (std::holds_alternative<Crew>(found->second)) {
      const bool heat = role_of_field(found->second, each.field) == Role::heat;
      return heat && find_track(ruleset, Role::heat) != nullptr && each.to > each.from &&
             is_an_action(ruleset, move.procedure);
    }
    const bool marked = each.kind == ChangeKind::harm ||
                        (each.kind == ChangeKind::condition && each.field != keys::good_condition);
    return each.sheet == who && (marked || (each.whole > 0 && each.to > each.from));
  });
}

std::string price_of(const Ruleset& ruleset, const Derived& numbers, const Procedure& procedure) {
  std::vector<std::string> parts;
  const Track* stress = find_track(ruleset, Role::stress);
  if (stress != nullptr) {
    std::vector<std::string> amounts;
    for (const int each : stress_amounts(procedure, keys::place_in(keys::tracks, stress->id))) {
      amounts.push_back(each < 0 ? "−" + number(-each) : number(each));
    }
    const int each =
        amounts.empty() ? stress_for_each(procedure, keys::place_in(keys::tracks, stress->id)) : 0;
    if (each > 0) parts.push_back(number(each) + say(ruleset, " {stress} each"));
    if (!amounts.empty()) {
      std::string words = amounts.back();
      amounts.pop_back();
      if (!amounts.empty()) words = joined(amounts) + " or " + words;
      parts.push_back(words + " " + say(ruleset, "{stress}"));
    }
  }
  if (const std::string dice = dice_words(numbers, procedure); !dice.empty()) parts.push_back(dice);
  if (parts.empty() && !procedure.rolls.empty()) parts.push_back("dice, odds");
  return joined(parts);
}

}  // namespace roadbook::rules
