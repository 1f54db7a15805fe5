#include "data/procedure_check.hpp"

#include <algorithm>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/derive/reasons.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/procedure_parts.hpp"
#include "rules/game/tables.hpp"
#include "rules/play/sheet_field.hpp"

namespace roadbook::data {
namespace {

using namespace rules;

bool names_ask(AmountKind kind) {
  switch (kind) {
    case AmountKind::answer:
    case AmountKind::option:
    case AmountKind::count:
    case AmountKind::position:
    case AmountKind::action_rating:
    case AmountKind::attribute_rating:
    case AmountKind::attribute_face:
    case AmountKind::cohort_quality:
    case AmountKind::faction_tier:
    case AmountKind::faction_status:
    case AmountKind::power_stress:
      return true;
    default:
      return false;
  }
}

// What one procedure names, looked up.
class ProcedureChecker {
 public:
  // What stands in the procedure is looked up in it with its parts.
  ProcedureChecker(const Ruleset& ruleset, const Procedure& procedure, Faults& faults)
      : ruleset_(ruleset), procedure_(joined_with_parts(ruleset, procedure)), faults_(faults) {}

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
    each(Place(place, "figures"), procedure_.figures,
         [&](const Place& at, const ProcedureFigure& one) { amount(at, "amount", one.amount); });
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
  template <class List, class Visit>
  void each(const Place& place, const List& list, Visit visit) {
    std::size_t index = 0;
    for (const auto& one : list) visit(Place(place, index++), one);
  }
  void asks(const Place& place, const std::vector<Ask>& all) {
    each(Place(place, "asks"), all, [&](const Place& at, const Ask& one) { asked(at, one); });
  }
  void fault(const Place& place, std::string sentence) { faults_.add(place, std::move(sentence)); }

  void ask(const Place& place, const std::string& id) {
    if (find_by_id(procedure_.asks, id) != nullptr) return;
    fault(place, "This procedure has no question " + in_quotes(id) + ".");
  }
  // The question must ask for one of these.
  void ask(const Place& place, const std::string& id, const std::vector<AskKind>& kinds,
           const std::string& what) {
    ask(place, id);
    const Ask* found = find_by_id(procedure_.asks, id);
    if (found == nullptr || std::find(kinds.begin(), kinds.end(), found->kind) != kinds.end()) {
      return;
    }
    fault(place, "Question " + in_quotes(id) + " does not ask for " + what + ".");
  }
  void outcome(const Place& place, const std::string& id) {
    for (const char* known :
         {"botch", "failure", "success", "critical", "bad", "partial", "full"}) {
      if (id == known) return;
    }
    fault(place, "No roll ends in " + in_quotes(id) + ".");
  }
  // The questions in braces.
  void filled(const Place& place, const std::string& text) {
    if (text.find('{') == std::string::npos) return;
    for (std::size_t i = text.find('{'); i != std::string::npos; i = text.find('{', i + 1)) {
      const std::size_t end = text.find('}', i);
      const std::string name = text.substr(i + 1, end == std::string::npos ? end : end - i - 1);
      if (find_by_id(procedure_.rolls, name) != nullptr) continue;
      if (find_by_id(procedure_.figures, name) != nullptr) continue;
      if (const ProcedureRoll* roll =
              find_by_id(procedure_.rolls, name.substr(0, name.find('.')))) {
        if (roll->table.empty()) fault(place, "This roll is read on no table.");
        continue;
      }
      if (name == actor_in_field && text.front() == '/') continue;
      if (name == stash_band_in_words && text.front() != '/') continue;
      ask(place, name.substr(0, name.find('.')));
    }
  }
  void field(const Place& place, const std::string& pointer, bool self, bool crew) {
    filled(place, pointer);
    if (!(self && is_sheet_field(false, pointer)) && !(crew && is_sheet_field(true, pointer))) {
      fault(place, "No sheet has a field " + in_quotes(pointer) + ".");
      return;
    }
    const std::vector<std::string> parts = pointer_parts(pointer);
    if (parts.size() != 2 || parts[1].find('{') != std::string::npos) return;
    if ((parts[0] == "tracks" || parts[0] == "advances") &&
        find_track(ruleset_, parts[1]) == nullptr) {
      fault(place, "There is no track " + in_quotes(parts[1]) + ".");
    }
    if (parts[0] == "answers" && find_by_id(ruleset_.questions, parts[1]) == nullptr) {
      fault(place, "There is no question " + in_quotes(parts[1]) + ".");
    }
    if (parts[0] == keys::actions && find_action(ruleset_, parts[1]) == nullptr) {
      fault(place, "There is no action " + in_quotes(parts[1]) + ".");
    }
  }
  void source(const Place& place, const std::string& id) {
    const std::size_t colon = id.find(':');
    const auto kind = source_kind(std::string_view(id).substr(0, colon));
    const std::string of = colon == std::string::npos ? "" : id.substr(colon + 1);
    const bool known = (kind == SourceKind::ability && find_ability(ruleset_, of) != nullptr) ||
                       (kind == SourceKind::upgrade && find_upgrade(ruleset_, of) != nullptr) ||
                       (kind == SourceKind::claim && find_claim(ruleset_, of) != nullptr) ||
                       (kind == SourceKind::feature && feature(of));
    if (!known) fault(place, "There is no source " + in_quotes(id) + ".");
  }
  bool feature(const std::string& id) const {
    for (const CrewType& type : ruleset_.crew_types) {
      for (const Feature& one : type.features) {
        if (find_by_id(one.entries, id) != nullptr) return true;
      }
    }
    return false;
  }

  void test(const Place& place, const Test& one) {
    const Place of(place, "of");
    if (one.kind == TestKind::answer) ask(of, one.of);
    if (one.kind == TestKind::new_name || one.kind == TestKind::clock_full) {
      ask(of, one.of, {AskKind::clock}, "a clock");
    }
    if (one.kind == TestKind::tag) ask(of, one.of, {AskKind::weapon}, "a weapon");
    if (one.kind == TestKind::has) source(of, one.of);
    if (one.kind == TestKind::setting) setting(place, one);
    if (one.kind == TestKind::text) field(of, one.of, true, true);
    if (one.kind == TestKind::outcome) {
      for (const std::string& id : one.is) outcome(Place(place, "is"), id);
    }
    if (one.kind == TestKind::at_least) terms(Place(place, "terms"), one.terms);
    if (one.kind == TestKind::size) {
      for (const Id& id : one.is) {
        if (find_size(ruleset_, id) != nullptr) continue;
        fault(Place(place, "is"), "There is no size " + in_quotes(id) + ".");
      }
    }
    if (one.kind != TestKind::answer || one.is.empty()) return;
    const Ask* asked = find_by_id(procedure_.asks, one.of);
    if (asked == nullptr) return;
    if (asked->kind != AskKind::option && asked->kind != AskKind::options) return;
    for (const std::string& id : one.is) {
      if (find_by_id(asked->options, id) != nullptr) continue;
      fault(Place(place, "is"),
            "Question " + in_quotes(one.of) + " has no answer " + in_quotes(id) + ".");
    }
  }
  void setting(const Place& place, const Test& one) {
    const Setting* found = find_by_id(ruleset_.settings, one.of);
    if (found == nullptr) {
      fault(Place(place, "of"), "There is no setting " + in_quotes(one.of) + ".");
      return;
    }
    for (const std::string& id : one.is) {
      if (find_by_id(found->options, id) != nullptr) continue;
      fault(Place(place, "is"), "This setting has no option " + in_quotes(id) + ".");
    }
  }
  void tests(const Place& place, const std::vector<Test>& list) {
    each(place, list, [&](const Place& at, const Test& one) { test(at, one); });
  }
  void terms(const Place& place, const std::vector<AmountTerm>& list) {
    each(place, list, [&](const Place& at, const AmountTerm& one) {
      const Place of(at, "of");
      if (names_ask(one.kind)) ask(of, one.of);
      if (!one.whose.empty()) {
        ask(Place(at, "whose"), one.whose, {AskKind::member}, "a member");
      }
      if (one.kind == AmountKind::field)
        field(of, one.of, true, procedure_.crew && one.whose.empty());
      if (one.kind == AmountKind::crew_field) field(of, one.of, false, true);
      if (one.kind == AmountKind::statistic && find_statistic(ruleset_, one.of) == nullptr) {
        fault(of, "There is no statistic " + in_quotes(one.of) + ".");
      }
      const bool names_roll = one.kind == AmountKind::rolled || one.kind == AmountKind::failed ||
                              one.kind == AmountKind::succeeded;
      if (one.kind == AmountKind::most && in_counter_) {
        fault(of, "How much a counter is leans on no counter.");
      } else if (one.kind == AmountKind::most && find_by_id(ruleset_.counters, one.of) == nullptr) {
        fault(of, "There is no counter " + in_quotes(one.of) + ".");
      }
      if (names_roll && find_by_id(procedure_.rolls, one.of) == nullptr) {
        fault(of, "This procedure has no roll " + in_quotes(one.of) + ".");
      }
      if (one.kind == AmountKind::cell) cell(at, one);
      tests(Place(at, "when"), one.when);
    });
  }
  void cell(const Place& place, const AmountTerm& one) {
    ask(Place(place, "of"), one.of, {AskKind::row}, "a row");
    const Ask* asked = find_by_id(procedure_.asks, one.of);
    const Table* table = asked == nullptr ? nullptr : find_by_id(ruleset_.tables, asked->of);
    if (table == nullptr || contains(table->columns, one.column)) return;
    fault(Place(place, "column"),
          "The table " + in_quotes(table->id) + " has no column " + in_quotes(one.column) + ".");
  }
  void amount(const Place& place, const char* key, const ProcedureAmount& one) {
    const Place at(place, key);
    terms(Place(at, "terms"), one.terms);
  }
  void asked(const Place& place, const Ask& one) {
    const bool chooses = one.kind == AskKind::option || one.kind == AskKind::options;
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
    if (one.kind == AskKind::option && !one.missing.empty() &&
        one.missing.find('{') == std::string::npos &&
        find_by_id(one.options, one.missing) == nullptr) {
      fault(Place(place, "missing"), "This is none of the options.");
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
      fault(Place(place, "others"), "Only of members those beside the one who acts can be meant.");
    }
    if (one.again && (one.kind != AskKind::option || one.missing.empty())) {
      fault(Place(place, "again"), "A second roll is a choice with an answer where none is given.");
    }
    amount(place, "usual", one.usual);
    if (!one.known.empty()) field(Place(place, "known"), one.known, true, true);
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
                       " that there is not.");
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
    });
  }

  const Ruleset& ruleset_;
  const Procedure procedure_;
  Faults& faults_;
  bool in_counter_ = false;
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
    if (contains(each.parts, part.id)) users.push_back(&each);
  }
  Procedure alone;
  alone.asks = part.asks;
  if (users.empty()) users.push_back(&alone);
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
