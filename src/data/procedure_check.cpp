// Checks the parts of a procedure, each with what it needs.
#include "data/procedure_check.hpp"

#include <algorithm>

#include "data/procedure_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/tables.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using namespace rules;

// The parts of one procedure, each with what it needs.
class ProcedureChecker : ProcedureNames {
 public:
  ProcedureChecker(const Ruleset& ruleset, const Procedure& procedure, Faults& faults)
      : ProcedureNames(ruleset, procedure, faults) {}

  void check(const Place& place, const Procedure& written) {
    each(Place(place, "parts"), written.parts, [&](const Place& at, const Id& id) {
      if (find_by_id(ruleset_.procedure_parts, id) != nullptr) return;
      fault(at, "There is no procedure part " + in_quotes(id) + ".");
    });
    tests(Place(place, "when"), procedure_.when);
    each(Place(place, "occasions"), procedure_.occasions, [&](const Place& at, const auto& one) {
      if (!one.of.empty()) ask(Place(at, "of"), one.of);
    });
    asks(place, written.asks);
    each(Place(place, "rolls"), procedure_.rolls,
         [&](const Place& at, const ProcedureRoll& one) { rolled(at, one); });
    figures_before_ = 0;
    each(Place(place, "figures"), procedure_.figures,
         [&](const Place& at, const ProcedureFigure& one) {
           amount(at, "amount", one.amount);
           ++*figures_before_;
         });
    figures_before_.reset();
    each(Place(place, "outcomes"), procedure_.outcomes,
         [&](const Place& at, const ProcedureOutcome& one) {
           outcome(Place(at, "id"), one.id);
           filled(Place(at, "words"), one.words);
         });
    changes(Place(place, "changes"), written.changes);
    const auto deciding = std::count_if(
        procedure_.rolls.begin(), procedure_.rolls.end(), [](const ProcedureRoll& one) {
          return one.kind != RollKind::sum && one.kind != RollKind::best && one.when.empty() &&
                 one.by.empty();
        });
    if (deciding > 1) fault(Place(place, "rolls"), "Only one roll decides how it ends.");
  }

  void part(const Place& place, const ProcedurePart& one) {
    asks(place, one.asks);
    changes(Place(place, "changes"), one.changes);
  }

  void counter(const Place& place, const Counter& one) {
    in_counter_ = true;
    amount(place, "most", one.most);
  }

  // A step of a phase: what it names stands outside of the procedures.
  void step(const Place& place, const PhaseStep& one) {
    for (const Id& id : one.procedures) {
      const Procedure* begun = find_by_id(ruleset_.procedures, id);
      if (begun == nullptr) {
        fault(Place(place, "procedures"), "There is no procedure " + in_quotes(id) + ".");
      } else if (begun->crew == one.each) {
        fault(Place(place, "procedures"),
              in_quotes(id) + (one.each ? " is begun by a crew." : " is begun by a character."));
      }
    }
    for (const Id& id : one.also) {
      if (find_by_id(ruleset_.procedures, id) != nullptr) continue;
      fault(Place(place, "also"), "There is no procedure " + in_quotes(id) + ".");
    }
    if (one.procedures.empty()) fault(Place(place, "procedures"), "It names none.");
    amount(place, "times", one.times);
    amount(place, "done", one.done);
    tests(Place(place, "when"), one.when);
  }

 private:
  void asks(const Place& place, const std::vector<Ask>& all) {
    each(Place(place, "asks"), all, [&](const Place& at, const Ask& one) {
      each_of(Place(at, "each"), one.each);
      if (one.kind == AskKind::trigger) triggers(at, one);
      asked(at, one);
      each_.clear();
    });
  }
  // A question about triggers: what it calls them, and what its answers are worth.
  void triggers(const Place& place, const Ask& one) {
    if (!one.each.empty()) {
      fault(Place(place, "each"), "A question about triggers goes with no other.");
    }
    each_ = one.id;
    const std::size_t most =
        1 + (procedure_.crew ? ruleset_.crew_xp_triggers : ruleset_.xp_triggers).size();
    if (one.from.size() > most) {
      fault(Place(place, "from"), "It names more triggers than there are: " +
                                      number(static_cast<int>(most)) + " at most.");
    }
    for (std::size_t i = 0; i < one.from.size(); ++i) {
      const auto before = one.from.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::find(one.from.begin(), before, one.from[i]) == before) continue;
      fault(Place(place, "from"), "Two triggers are called " + in_quotes(one.from[i]) + ".");
    }
    // What a trigger brought, by this move or by the page, is the answer the next time.
    std::vector<int> worth;
    for (const AskOption& option : one.options) worth.push_back(option.value);
    std::sort(worth.begin(), worth.end());
    const int highest = ruleset_.most_of_a_trigger;
    bool in_steps = static_cast<int>(worth.size()) == highest + 1;
    for (std::size_t i = 0; in_steps && i < worth.size(); ++i) {
      in_steps = worth[i] == static_cast<int>(i);
    }
    if (in_steps || worth.empty()) return;
    fault(Place(place, "options"), "What they are worth goes from 0 to " + number(highest) +
                                       ", which a trigger brings at most, in steps of 1.");
  }
  void asked(const Place& place, const Ask& one) {
    const bool chooses =
        one.kind == AskKind::option || one.kind == AskKind::options || one.kind == AskKind::trigger;
    if (chooses == one.options.empty()) {
      fault(Place(place, "options"),
            chooses ? "A choice has options; there are none." : "Only a choice has options.");
    }
    each(Place(place, "options"), one.options, [&](const Place& at, const AskOption& option) {
      tests(Place(at, "when"), option.when);
      tests(Place(at, "usual"), option.usual);
    });
    for (const Id& id : one.from) {
      if (one.kind == AskKind::action && find_action(ruleset_, id) == nullptr) {
        fault(Place(place, "from"), "There is no action " + in_quotes(id) + ".");
      }
      if (one.kind == AskKind::track && find_track(ruleset_, id) == nullptr) {
        fault(Place(place, "from"), "There is no track " + in_quotes(id) + ".");
      }
    }
    if (chooses && one.kind != AskKind::options && !one.missing.empty() &&
        one.missing.find('{') == std::string::npos &&
        find_by_id(one.options, one.missing) == nullptr) {
      fault(Place(place, "missing"), "This is not one of the options.");
    }
    if (one.kind == AskKind::listed) {
      const ProcedureRoll* roll = find_by_id(procedure_.rolls, one.of);
      if (roll == nullptr || roll->table.empty() || !one.after) {
        fault(Place(place, "of"), "It is asked after a roll that is read on a table.");
      } else {
        listed(Place(place, "of"), find_by_id(ruleset_.tables, roll->table));
      }
    } else if (one.kind == AskKind::row) {
      if (find_by_id(ruleset_.tables, one.of) == nullptr) {
        fault(Place(place, "of"), "There is no table " + in_quotes(one.of) + ".");
      }
    } else if (!one.of.empty()) {
      ask(Place(place, "of"), one.of);
    }
    if (one.limited && one.kind != AskKind::faction && one.kind != AskKind::cohort) {
      fault(Place(place, "limited"), "Only factions and cohorts are limited.");
    }
    if (one.may_be_new && one.kind != AskKind::clock) {
      fault(Place(place, "may_be_new"), "Only a clock can be a new one.");
    }
    if (one.others && one.kind != AskKind::member && one.kind != AskKind::members) {
      fault(Place(place, "others"),
            "Only a question about members can leave out the one who acts.");
    }
    if (one.again && (one.kind != AskKind::option || one.missing.empty())) {
      fault(Place(place, "again"), "A second roll is a choice with an answer where none is given.");
    }
    amount(place, "usual", one.usual);
    if (!one.known.empty()) field(Place(place, "known"), one.known, true, true);
    if (one.kind == AskKind::track && !one.known.empty() &&
        !one.known.starts_with(keys::place_in(keys::counters, brought_counters))) {
      fault(Place(place, "known"), "A track is known by the counter of its trigger.");
    }
    if (one.marks != Marks::nothing && one.kind != AskKind::condition) {
      fault(Place(place, "marks"), "Only conditions are wounds or boons.");
    }
    for (const Id& id : one.from) {
      if (one.kind == AskKind::known && find_ability(ruleset_, id) == nullptr) {
        fault(Place(place, "from"), "There is no ability " + in_quotes(id) + ".");
      }
    }
    filled(Place(place, "missing"), one.missing);
    amount(place, "low", one.low);
    amount(place, "high", one.high);
    tests(Place(place, "when"), one.when);
  }
  void listed(const Place& place, const Table* table) {
    if (table == nullptr) return;
    Ids unknown;
    for (const TableRow& row : table->rows) {
      for (const std::string& cell : row.cells) named_in(ruleset_, cell, &unknown);
    }
    for (const Id& id : unknown) {
      fault(place, "The table " + in_quotes(table->id) + " names a procedure " + in_quotes(id) +
                       " that does not exist.");
    }
  }
  // What lends dice is named to the player: by itself, by its answer, or by a label.
  void reasons(const Place& place, const ProcedureAmount& of) {
    each(Place(place, "terms"), of.terms, [&](const Place& at, const AmountTerm& one) {
      const bool named = !one.label.empty() || one.kind == AmountKind::tier ||
                         one.kind == AmountKind::help || one.kind == AmountKind::option ||
                         one.kind == AmountKind::action_rating ||
                         one.kind == AmountKind::attribute_rating;
      if (!named) fault(Place(at, "label"), "The player is not told where these dice come from.");
    });
  }
  void rolled(const Place& place, const ProcedureRoll& one) {
    reasons(Place(place, one.kind == RollKind::sixes ? "count" : "advantage"),
            one.kind == RollKind::sixes ? one.count : one.advantage);
    amount(place, "advantage", one.advantage);
    amount(place, "rating", one.rating);
    amount(place, "faces", one.faces);
    amount(place, "target", one.target);
    amount(place, "raise", one.raise);
    amount(place, "count", one.count);
    each(Place(place, "dice"), one.dice, [&](const Place& at, const RollDice& dice) {
      amount(at, "count", dice.count);
      amount(at, "faces", dice.faces);
    });
    if (!one.statistic.empty() && find_statistic(ruleset_, one.statistic) == nullptr) {
      fault(Place(place, "statistic"), "There is no statistic " + in_quotes(one.statistic) + ".");
    }
    if (!one.by.empty()) {
      ask(Place(place, "by"), one.by, {AskKind::member, AskKind::members, AskKind::cohort},
          "members or a cohort");
    }
    if (!one.table.empty()) read_on(Place(place, "table"), one);
    amount(place, "column", one.column);
    filled(Place(place, "words"), one.words);
    tests(Place(place, "when"), one.when);
  }
  void read_on(const Place& place, const ProcedureRoll& one) {
    const Table* table = find_by_id(ruleset_.tables, one.table);
    if (table == nullptr) {
      fault(place, "There is no table " + in_quotes(one.table) + ".");
      return;
    }
    const bool sixes = table->roll == TableRoll::sixes || table->roll == TableRoll::wanted_level;
    const bool sums = one.kind == RollKind::sum || one.kind == RollKind::best;
    if ((sixes && one.kind != RollKind::sixes) || (!sixes && one.kind == RollKind::sixes) ||
        (table->roll == TableRoll::none && sums)) {
      fault(place, "Other dice are rolled on the table " + in_quotes(one.table) + ".");
    }
  }
  void changes(const Place& place, const std::vector<ProcedureChange>& list) {
    each(place, list, [&](const Place& at, const ProcedureChange& one) {
      const Id around = each_;  // of what follows where that fills a track
      if (around.empty()) each_of(Place(at, "each"), one.each);
      if (one.kind == ChangeKind::experience) experience(at, one);
      const bool crew =
          one.sheet == ChangeSheet::crew || (one.sheet == ChangeSheet::self && procedure_.crew);
      if (one.kind == ChangeKind::know) {
        filled(Place(at, "field"), one.field);
      } else if (!one.field.empty() && one.kind != ChangeKind::condition) {
        field(Place(at, "field"), one.field, !crew, crew);
      }
      const bool needs_field = one.kind == ChangeKind::add || one.kind == ChangeKind::set ||
                               one.kind == ChangeKind::write || one.kind == ChangeKind::flag ||
                               one.kind == ChangeKind::clear || one.kind == ChangeKind::insert ||
                               one.kind == ChangeKind::remove;
      if (needs_field && one.field.empty()) fault(Place(at, "field"), "The field is missing here.");
      if (one.sheet == ChangeSheet::chosen) ask(Place(at, "chosen"), one.chosen);
      for (const Id& id : one.on) outcome(Place(at, "on"), id);
      filled(Place(at, "text"), one.text);
      filled(Place(at, "reason"), one.reason);
      amount(at, "amount", one.amount);
      tests(Place(at, "when"), one.when);
      changes(Place(at, "full"), one.full);
      each_ = around;
    });
  }
  void experience(const Place& place, const ProcedureChange& one) {
    const std::vector<std::string> parts = pointer_parts(one.field);
    const Track* track = parts.size() == 2 ? find_track(ruleset_, parts[1]) : nullptr;
    if (parts.size() != 2 || parts[0] != keys::tracks ||
        (track != nullptr && track->kind != TrackKind::xp)) {
      fault(Place(place, "field"), "Experience goes to a track.");
    }
    if (each_.empty() == one.text.empty()) {
      fault(Place(place, "text"), each_.empty() ? "It does not say which trigger this is of."
                                                : "It is of the trigger that `each` says.");
    }
  }
};

}  // namespace

void check_procedure(const Ruleset& ruleset, const Procedure& procedure, const Place& place,
                     Faults& faults) {
  ProcedureChecker(ruleset, procedure, faults).check(place, procedure);
}

void check_part(const Ruleset& ruleset, const ProcedurePart& part, const Place& place,
                Faults& faults) {
  std::vector<const Procedure*> users;
  for (const Procedure& each : ruleset.procedures) {
    if (contains(each.parts, part.id) || contains(each.joined, part.id)) users.push_back(&each);
  }
  for (const Procedure* each : users) {
    Faults found{std::string()};
    ProcedureChecker(ruleset, *each, found).part(place, part);
    if (!found.any()) continue;
    for (Diagnostic& fault : found.take()) faults.add(fault.pointer, std::move(fault.message));
    return;
  }
}

void check_counter(const Ruleset& ruleset, const Counter& counter, const Place& place,
                   Faults& faults) {
  ProcedureChecker(ruleset, {}, faults).counter(place, counter);
}

void check_step(const Ruleset& ruleset, const PhaseStep& step, const Place& place, Faults& faults) {
  Procedure around;  // what a step names is that of whoever does it
  around.crew = !step.each;
  ProcedureChecker(ruleset, around, faults).step(place, step);
}

}  // namespace roadbook::data
