// Counts what is left, and finds the moves that begin it anew by what they change.
#include "rules/play/counters.hpp"

#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/move_maker.hpp"

namespace roadbook::rules {
namespace {

bool is_turn(const Ruleset& ruleset, const Id& id) {
  const Turn* turn = find_by_id(ruleset.fight_order, id);
  return turn != nullptr && turn->chosen;
}

bool renews(const Procedure& procedure, const Counter& counter) {
  return std::any_of(
      procedure.changes.begin(), procedure.changes.end(), [&](const ProcedureChange& each) {
        const std::vector<AmountTerm>& terms = each.amount.terms;
        return each.kind == ChangeKind::set && each.sheet == ChangeSheet::self &&
               each.field == keys::place_in(keys::counters, counter.id) && terms.size() == 1 &&
               terms.front().kind == AmountKind::most && terms.front().of == counter.id;
      });
}

// Whether the change is made where the question is answered so, whatever else is answered.
bool follows_from(const ProcedureChange& change, const Id& ask, const Id& answer) {
  if (change.when.size() != 1) return false;
  const Test& test = change.when.front();
  return test.kind == TestKind::answer && test.of == ask && !test.unless &&
         contains(test.is, answer);
}

}  // namespace

int most_of(const Standings& at, const Id& who, const Counter& counter) {
  if (at.sheets().count(who) == 0) return 0;
  static const Procedure none;
  const MoveInput nothing;
  return MoveMaker(at, who, none, nothing).worth(counter.most);
}

std::vector<CounterNow> counters_of(const Standings& at, const Id& who) {
  std::vector<CounterNow> all;
  const auto found = at.sheets().find(who);
  const auto* character =
      found == at.sheets().end() ? nullptr : std::get_if<Character>(&found->second);
  if (character == nullptr) return all;
  for (const Counter& each : at.ruleset().counters) {
    all.push_back(
        {&each, amount_of(character->counters, each.id), std::max(0, most_of(at, who, each))});
  }
  return all;
}

Character with_counter(Character character, const Counter& counter, int left) {
  if (left > 0) {
    character.counters[counter.id] = left;
  } else {
    character.counters.erase(counter.id);
  }
  return character;
}

std::vector<const Procedure*> renewing_moves(const Ruleset& ruleset) {
  std::vector<const Procedure*> all;
  if (ruleset.counters.empty()) return all;
  for (const Procedure& each : ruleset.procedures) {
    const bool every = std::all_of(ruleset.counters.begin(), ruleset.counters.end(),
                                   [&](const Counter& counter) { return renews(each, counter); });
    if (!each.crew && every) all.push_back(&each);
  }
  return all;
}

const Procedure* turn_move(const Ruleset& ruleset) {
  for (const Procedure* each : renewing_moves(ruleset)) {
    if (each->asks.empty()) return each;
  }
  return nullptr;
}

FightMove fight_move(const Ruleset& ruleset) {
  for (const Procedure* each : renewing_moves(ruleset)) {
    for (const Ask& ask : each->asks) {
      const bool asks = std::any_of(ask.options.begin(), ask.options.end(),
                                    [&](const auto& one) { return is_turn(ruleset, one.id); });
      if (ask.kind == AskKind::option && asks) return {each, &ask};
    }
  }
  return {};
}

Id turn_by_sheet(const Ruleset& ruleset, const Character& character) {
  const FightMove move = fight_move(ruleset);
  if (move.procedure == nullptr) return {};
  for (const AskOption& option : move.ask->options) {
    if (!is_turn(ruleset, option.id)) continue;
    bool sets = false;
    bool stands = true;
    for (const ProcedureChange& each : move.procedure->changes) {
      if (each.kind != ChangeKind::set || !each.amount.terms.empty()) continue;
      if (!follows_from(each, move.ask->id, option.id)) continue;
      sets = true;
      stands = stands && number_at(ruleset, character, each.field) == each.amount.value;
    }
    if (sets && stands) return option.id;
  }
  return {};
}

}  // namespace roadbook::rules
