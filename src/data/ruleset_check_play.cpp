// Checks the lists of what is done at the table.
#include "data/procedure_check.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/game/procedure_parts.hpp"

namespace roadbook::data {
namespace {

template <class List, class Visit>
void at_each(const Place& place, const List& list, Visit visit) {
  std::size_t index = 0;
  for (const auto& each : list) visit(each, Place(place, index++));
}

}  // namespace

void RulesetChecker::check_phases() {
  ids_of("phases", "phase", ruleset_.phases);
  ids_of("fight_order", "turn", ruleset_.fight_order);
  ids_of("clock_kinds", "kind of clock", ruleset_.clock_kinds);
  at_each(Place(root_, "phases"), ruleset_.phases, [&](const auto& phase, const Place& here) {
    at_each(Place(here, "steps"), phase.steps,
            [&](const auto& step, const Place& at) { check_step(ruleset_, step, at, faults_); });
  });
}

void RulesetChecker::check_procedures() {
  check_occasions();
  check_phases();
  ids_of("settings", "setting", ruleset_.settings);
  check_procedure_parts();
  check_counters();
  check_each_procedure();
}

void RulesetChecker::check_procedure_parts() {
  ids_of("procedure_parts", "procedure part", ruleset_.procedure_parts);
  at_each(Place(root_, "procedure_parts"), ruleset_.procedure_parts,
          [&](const auto& part, const Place& here) { check_part(ruleset_, part, here, faults_); });
}

void RulesetChecker::check_counters() {
  ids_of("counters", "counter", ruleset_.counters);
  check_sources("counters", ruleset_.counters);
  at_each(Place(root_, "counters"), ruleset_.counters,
          [&](const auto& one, const Place& here) { check_counter(ruleset_, one, here, faults_); });
}

void RulesetChecker::check_each_procedure() {
  ids_of("procedures", "procedure", ruleset_.procedures);
  check_sources("procedures", ruleset_.procedures);
  at_each(Place(root_, "procedures"), ruleset_.procedures, [&](const auto& one, const Place& here) {
    ids_of(Place(here, "asks"), "asks", "question", joined_with_parts(ruleset_, one).asks);
    ids_of(Place(here, "rolls"), "rolls", "roll", one.rolls);
    check_procedure(ruleset_, one, here, faults_);
  });
}

}  // namespace roadbook::data
