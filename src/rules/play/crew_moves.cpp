// Finds a crew's moves by what they change.
#include "rules/play/crew_moves.hpp"

#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"

namespace roadbook::rules {

namespace {

// A change of the crew's own sheet that comes whatever was answered or rolled.
bool always_own(const ProcedureChange& change) {
  return change.sheet == ChangeSheet::self && change.when.empty() && change.on.empty();
}

bool is_note(const ProcedureChange& change) {
  return change.kind == ChangeKind::note;
}

// Whether an answer adds to the amount.
bool grows_with_answers(const ProcedureAmount& amount) {
  return std::any_of(amount.terms.begin(), amount.terms.end(), [](const AmountTerm& each) {
    return (each.kind == AmountKind::option || each.kind == AmountKind::answer) && each.value > 0;
  });
}

template <typename Fits>
MoveAbout first_of_crew(const Ruleset& ruleset, Fits fits) {
  for (const Procedure& each : ruleset.procedures) {
    if (each.crew && each.rolls.empty() && fits(each)) return {&each, {}};
  }
  return {};
}

template <typename Fits>
bool any_change(const Procedure& procedure, Fits fits) {
  return std::any_of(procedure.changes.begin(), procedure.changes.end(), fits);
}

}  // namespace

MoveAbout crew_hold_move(const Ruleset& ruleset, int steps) {
  return first_of_crew(ruleset, [&](const Procedure& each) {
    return each.asks.empty() && any_change(each, [&](const ProcedureChange& one) {
             return one.kind == ChangeKind::hold && always_own(one) && one.amount.value == steps &&
                    one.amount.terms.empty();
           });
  });
}

MoveAbout crew_tier_move(const Ruleset& ruleset) {
  return first_of_crew(ruleset, [](const Procedure& each) {
    return any_change(each, [](const ProcedureChange& one) {
      return one.kind == ChangeKind::add && always_own(one) &&
             one.field == keys::place_of(keys::tier) && one.amount.value == 1;
    });
  });
}

MoveAbout crew_heat_move(const Ruleset& ruleset) {
  return first_of_crew(ruleset, [](const Procedure& each) {
    const bool only_heat =
        std::all_of(each.changes.begin(), each.changes.end(), [](const ProcedureChange& one) {
          return is_note(one) ||
                 (one.kind == ChangeKind::add && one.field == keys::place_of(keys::heat));
        });
    return only_heat && any_change(each, [](const ProcedureChange& one) {
             return !is_note(one) && always_own(one) && grows_with_answers(one.amount);
           });
  });
}

MoveAbout crew_sentence_move(const Ruleset& ruleset) {
  return first_of_crew(ruleset, [](const Procedure& each) {
    const bool clears = any_change(each, [](const ProcedureChange& one) {
      return one.kind == ChangeKind::set && always_own(one) &&
             one.field == keys::place_of(keys::heat) && one.amount.value == 0 &&
             one.amount.terms.empty();
    });
    return clears && any_change(each, [](const ProcedureChange& one) {
             return one.kind == ChangeKind::add &&
                    one.field == keys::place_of(keys::wanted_level) && one.amount.value < 0;
           });
  });
}

MoveAbout crew_income_move(const Ruleset& ruleset) {
  return first_of_crew(ruleset, [](const Procedure& each) {
    return any_change(each, [](const ProcedureChange& one) {
      return one.kind == ChangeKind::add && always_own(one) &&
             one.field == keys::place_of(keys::coin) && grows_with_answers(one.amount);
    });
  });
}

AdvanceTaken with_advance_taken(Crew crew, const std::vector<const Character*>& members,
                                const Id& track, int profit) {
  crew.tracks[track] = 0;
  AdvanceTaken taken{std::move(crew), {}};
  for (const Character* member : members) {
    taken.members.push_back(*member);
    taken.members.back().stash += profit;
  }
  return taken;
}

const Table* heat_table(const Ruleset& ruleset) {
  for (const Procedure& procedure : ruleset.procedures) {
    if (!procedure.crew) continue;
    for (const ProcedureRoll& roll : procedure.rolls) {
      const std::vector<AmountTerm>& by = roll.column.terms;
      const bool by_heat = by.size() == 1 && by.front().kind == AmountKind::field &&
                           by.front().of == keys::place_of(keys::heat);
      const Table* table = by_heat ? find_by_id(ruleset.tables, roll.table) : nullptr;
      if (table != nullptr && table->starts.size() == table->columns.size()) return table;
    }
  }
  return nullptr;
}

}  // namespace roadbook::rules
