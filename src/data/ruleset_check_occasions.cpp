// Checks when helps come in: every occasion is about something of the game.
#include <algorithm>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/game/procedure_parts.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

// Whether the game has what an occasion is about: an action, a category of items, a track, an
// attribute, or an answer of a procedure.
bool has_detail(const Ruleset& ruleset, const OccasionOf& occasion) {
  if (occasion.kind == Occasion::action && find_action(ruleset, occasion.of) != nullptr)
    return true;
  // A cohort's type is one of the list or, of an expert, the table's own word.
  if (occasion.kind == Occasion::cohort) return true;
  if (occasion.kind == Occasion::quality) {
    return std::any_of(ruleset.items.begin(), ruleset.items.end(),
                       [&](const Item& item) { return contains(item.categories, occasion.of); });
  }
  for (const Procedure& procedure : ruleset.procedures) {
    for (const ProcedureOccasion& each : procedure.occasions) {
      if (each.occasion != occasion.kind) continue;
      const Ask* ask = find_ask(ruleset, procedure, each.of);
      if (ask == nullptr) continue;
      if (find_by_id(ask->options, occasion.of) != nullptr) return true;
      const bool is_attribute =
          ask->kind == AskKind::attribute && find_by_id(ruleset.attributes, occasion.of) != nullptr;
      if (is_attribute) return true;
      const bool names_track = ask->kind == AskKind::track && contains(ask->from, occasion.of);
      if (names_track && find_track(ruleset, occasion.of) != nullptr) return true;
    }
  }
  return false;
}

}  // namespace

// What an occasion is about must be something of the game, or it would never come.
void RulesetChecker::check_situational(const Place& place,
                                       const std::vector<rules::Situational>& list) {
  std::size_t index = 0;
  for (const rules::Situational& each : list) {
    const Place at(place, index++);
    const Place all(at, "when");
    std::size_t which = 0;
    for (const rules::OccasionOf& when : each.occasions) {
      const Place here(all, which++);
      if (when.of.empty() || has_detail(ruleset_, when)) continue;
      fault(here, "Nothing of this game is " + in_quotes(when.of) + " on the occasion " +
                      in_quotes(to_name(when.kind)) + '.');
    }
  }
}

void RulesetChecker::check_occasions() {
  each_situational(&RulesetChecker::check_situational);
}

void RulesetChecker::each_situational(CheckHelps check_helps) {
  const auto check = [&](const Place& place, const auto& list) {
    std::size_t index = 0;
    for (const auto& entry : list) {
      const Place here(place, index++);
      (this->*check_helps)(Place(here, "situational"), entry.situational);
    }
  };
  check(Place(root_, "abilities"), ruleset_.abilities);
  check(Place(root_, "upgrades"), ruleset_.upgrades);
  check(Place(root_, "claims"), ruleset_.claims);
  (this->*check_helps)(Place(Place(root_, "crew"), "grounds_give"), ruleset_.crew.grounds_give);
  const Place sections(root_, "reference");
  for (std::size_t i = 0; i < ruleset_.reference.size(); ++i) {
    const Place section(sections, i);
    check(Place(section, "lines"), ruleset_.reference[i].lines);
  }
  const Place types(root_, "crew_types");
  std::size_t index = 0;
  for (const rules::CrewType& type : ruleset_.crew_types) {
    const Place here(types, index++);
    const Place features(here, "features");
    std::size_t which = 0;
    for (const rules::Feature& feature : type.features) {
      const Place at(features, which++);
      check(Place(at, "entries"), feature.entries);
    }
  }
}

}  // namespace roadbook::data
