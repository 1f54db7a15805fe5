// The names in a procedure, and whether the game has what they stand for.
#include "data/procedure_names.hpp"

#include <algorithm>
#include <string_view>

#include "data/ruleset_checker.hpp"
#include "rules/derive/reasons.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/procedure_parts.hpp"
#include "rules/play/sheet_field.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

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

}  // namespace

ProcedureNames::ProcedureNames(const Ruleset& ruleset, const Procedure& procedure, Faults& faults)
    : ruleset_(ruleset), procedure_(joined_with_parts(ruleset, procedure)), faults_(faults) {}

void ProcedureNames::ask(const Place& place, const std::string& id) {
  const Ask* found = find_by_id(procedure_.asks, id);
  if (found == nullptr) {
    fault(place, "This procedure has no question " + in_quotes(id) + ".");
    return;
  }
  const Id& goes_with = found->kind == AskKind::trigger ? found->id : found->each;
  if (goes_with.empty() || goes_with == each_) return;
  fault(place, "Question " + in_quotes(id) + " is asked for each trigger, and this is for none.");
}

void ProcedureNames::each_of(const Place& place, const std::string& id) {
  each_ = id;
  if (!id.empty()) ask(place, id, {AskKind::trigger}, "triggers");
}

void ProcedureNames::ask(const Place& place, const std::string& id,
                         const std::vector<AskKind>& kinds, const std::string& what) {
  ask(place, id);
  const Ask* found = find_by_id(procedure_.asks, id);
  if (found == nullptr || std::find(kinds.begin(), kinds.end(), found->kind) != kinds.end()) {
    return;
  }
  fault(place, "Question " + in_quotes(id) + " does not ask for " + what + ".");
}

void ProcedureNames::outcome(const Place& place, const std::string& id) {
  for (const RollKind kind : {RollKind::check, RollKind::sixes}) {
    if (contains(results_of(kind), id)) return;
  }
  fault(place, "No roll ends in " + in_quotes(id) + ".");
}

void ProcedureNames::filled(const Place& place, const std::string& text) {
  if (text.find('{') == std::string::npos) return;
  for (std::size_t i = text.find('{'); i != std::string::npos; i = text.find('{', i + 1)) {
    const std::size_t end = text.find('}', i);
    const std::string name = text.substr(i + 1, end == std::string::npos ? end : end - i - 1);
    if (find_by_id(procedure_.rolls, name) != nullptr) continue;
    if (find_by_id(procedure_.figures, name) != nullptr) continue;
    if (const ProcedureRoll* roll = find_by_id(procedure_.rolls, name.substr(0, name.find('.')))) {
      if (roll->table.empty()) fault(place, "This roll is read on no table.");
      continue;
    }
    if (name == trigger_in_words && !each_.empty()) continue;
    if (name == actor_in_field && text.front() == '/') continue;
    if (name == stash_band_in_words && text.front() != '/') continue;
    ask(place, name.substr(0, name.find('.')));
  }
}

void ProcedureNames::field(const Place& place, const std::string& pointer, bool self, bool crew) {
  filled(place, pointer);
  if (!(self && is_sheet_field(false, pointer)) && !(crew && is_sheet_field(true, pointer))) {
    fault(place, "No sheet has a field " + in_quotes(pointer) + ".");
    return;
  }
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (parts.size() != 2 || parts[1].find('{') != std::string::npos) return;
  if ((parts[0] == keys::tracks || parts[0] == keys::advances) &&
      find_track(ruleset_, parts[1]) == nullptr) {
    fault(place, "There is no track " + in_quotes(parts[1]) + ".");
  }
  if (parts[0] == keys::answers && find_by_id(ruleset_.questions, parts[1]) == nullptr) {
    fault(place, "There is no question " + in_quotes(parts[1]) + ".");
  }
  if (parts[0] == keys::actions && find_action(ruleset_, parts[1]) == nullptr) {
    fault(place, "There is no action " + in_quotes(parts[1]) + ".");
  }
}

void ProcedureNames::source(const Place& place, const std::string& id) {
  const std::size_t colon = id.find(':');
  const auto kind = source_kind(std::string_view(id).substr(0, colon));
  const std::string of = colon == std::string::npos ? "" : id.substr(colon + 1);
  const bool known = (kind == SourceKind::ability && find_ability(ruleset_, of) != nullptr) ||
                     (kind == SourceKind::upgrade && find_upgrade(ruleset_, of) != nullptr) ||
                     (kind == SourceKind::claim && find_claim(ruleset_, of) != nullptr) ||
                     (kind == SourceKind::feature && feature(of));
  if (!known) fault(place, "There is no source " + in_quotes(id) + ".");
}

bool ProcedureNames::feature(const std::string& id) const {
  for (const CrewType& type : ruleset_.crew_types) {
    for (const Feature& one : type.features) {
      if (find_by_id(one.entries, id) != nullptr) return true;
    }
  }
  return false;
}

void ProcedureNames::test(const Place& place, const Test& one) {
  const Place of(place, "of");
  if (one.kind == TestKind::answer) ask(of, one.of);
  if (one.kind == TestKind::new_name || one.kind == TestKind::clock_full) {
    ask(of, one.of, {AskKind::clock}, "a clock");
  }
  if (one.kind == TestKind::tag) ask(of, one.of, {AskKind::weapon}, "a weapon");
  if (one.kind == TestKind::has) source(of, one.of);
  if (one.kind == TestKind::setting) setting(place, one);
  if (one.kind == TestKind::text) {
    field(of, one.of, true, true);
    for (const std::string& each : one.is) filled(Place(place, "is"), each);
  }
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
  if (asked->options.empty()) return;
  for (const std::string& id : one.is) {
    if (find_by_id(asked->options, id) != nullptr) continue;
    fault(Place(place, "is"),
          "Question " + in_quotes(one.of) + " has no answer " + in_quotes(id) + ".");
  }
}

void ProcedureNames::setting(const Place& place, const Test& one) {
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

void ProcedureNames::tests(const Place& place, const std::vector<Test>& list) {
  each(place, list, [&](const Place& at, const Test& one) { test(at, one); });
}

void ProcedureNames::terms(const Place& place, const std::vector<AmountTerm>& list) {
  each(place, list, [&](const Place& at, const AmountTerm& one) {
    const Place of(at, "of");
    if (names_ask(one.kind)) ask(of, one.of);
    if (!one.whose.empty() && one.whose != changed_in_whose) {
      ask(Place(at, "whose"), one.whose, {AskKind::member, AskKind::members}, "members");
    }
    if (one.kind == AmountKind::field)
      field(of, one.of, true, procedure_.crew && one.whose.empty());
    if (one.kind == AmountKind::crew_field) field(of, one.of, false, true);
    if (one.kind == AmountKind::statistic && find_statistic(ruleset_, one.of) == nullptr) {
      fault(of, "There is no statistic " + in_quotes(one.of) + ".");
    }
    const bool names_roll = one.kind == AmountKind::rolled || one.kind == AmountKind::failed ||
                            one.kind == AmountKind::succeeded || one.kind == AmountKind::sixes;
    if (one.kind == AmountKind::most && in_counter_) {
      fault(of, "A counter cannot depend on another counter.");
    } else if (one.kind == AmountKind::most && find_by_id(ruleset_.counters, one.of) == nullptr) {
      fault(of, "There is no counter " + in_quotes(one.of) + ".");
    }
    if (names_roll && find_by_id(procedure_.rolls, one.of) == nullptr) {
      fault(of, "This procedure has no roll " + in_quotes(one.of) + ".");
    }
    if (one.kind == AmountKind::cell) cell(at, one);
    if (one.kind == AmountKind::figure) figure(of, one.of);
    if (one.kind == AmountKind::claims && !one.of.empty()) source(of, "claim:" + one.of);
    tests(Place(at, "when"), one.when);
  });
}

// A figure leans only on those before it, or it would never end.
void ProcedureNames::figure(const Place& place, const Id& id) {
  const std::vector<ProcedureFigure>& all = procedure_.figures;
  const ProcedureFigure* found = find_by_id(all, id);
  const auto which = found == nullptr ? all.size() : static_cast<std::size_t>(found - all.data());
  if (which >= figures_before_.value_or(all.size())) {
    fault(place, "No figure " + in_quotes(id) + " comes before it.");
  }
}

void ProcedureNames::cell(const Place& place, const AmountTerm& one) {
  ask(Place(place, "of"), one.of, {AskKind::row}, "a row");
  const Ask* asked = find_by_id(procedure_.asks, one.of);
  const Table* table = asked == nullptr ? nullptr : find_by_id(ruleset_.tables, asked->of);
  if (table == nullptr || contains(table->columns, one.column)) return;
  fault(Place(place, "column"),
        "The table " + in_quotes(table->id) + " has no column " + in_quotes(one.column) + ".");
}

void ProcedureNames::amount(const Place& place, const char* key, const ProcedureAmount& one) {
  const Place at(place, key);
  terms(Place(at, "terms"), one.terms);
}

}  // namespace roadbook::data
