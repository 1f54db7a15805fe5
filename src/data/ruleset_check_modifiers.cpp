// What changes the numbers of a ruleset, checked: modifiers, and what they and others need.
#include <algorithm>
#include <cstdlib>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"

namespace roadbook::data {

using namespace rules;

void RulesetChecker::check_modifiers(const Place& place, const Modifiers& modifiers,
                                     const Owner& owner) {
  for (std::size_t i = 0; i < modifiers.size(); ++i) {
    check_modifier(Place(place, i), modifiers[i], owner);
  }
}

void RulesetChecker::check_modifier(const Place& place, const Modifier& modifier,
                                    const Owner& owner) {
  check_modifier_target(place, modifier, owner);
  check_amount(place, modifier);
  if (modifier.chosen && (owner.choices == nullptr || owner.choices->empty())) {
    fault(Place(place, "chosen"), "Nothing is chosen here.");
  }
  if (modifier.condition != Condition::always && !owner.item) {
    fault(Place(place, "condition"), "Only an item is carried or in hand.");
  }
  if (modifier.per == Per::known && !owner.knows) {
    fault(Place(place, "per"), "Nothing is known here that could be counted.");
  }
  if (modifier.per == Per::level && owner.levels == 0) {
    fault(Place(place, "per"), "Only an upgrade has levels.");
  }
  if (modifier.from_level > std::max(owner.levels, 1)) {
    fault(Place(place, "from_level"), "There is no such level.");
  }
}

void RulesetChecker::check_amount(const Place& place, const Modifier& modifier) {
  bool drawn = modifier.kind == ModifierKind::mark ||
               modifier.kind == ModifierKind::attribute_rating ||
               modifier.kind == ModifierKind::action_dot;
  if (modifier.kind == ModifierKind::add || modifier.kind == ModifierKind::raise_to) {
    const auto found = statistics_.ids.find(modifier.target);
    drawn = found != statistics_.ids.end() && counted_out_[found->second.index];
  }
  if (!drawn || std::abs(modifier.value) <= most_boxes) return;
  fault(Place(place, "value"),
        "Sheets draw each of it, and no more than " + std::to_string(most_boxes) + '.');
}

bool RulesetChecker::chooses(const Owner& owner, ChoiceKind kind, int picks) {
  return owner.choices != nullptr && !owner.choices->empty() &&
         owner.choices->front().kind == kind && owner.choices->front().picks == picks;
}

void RulesetChecker::check_modifier_target(const Place& place, const Modifier& modifier,
                                           const Owner& owner) {
  const Place target(place, "target");
  const Place of(place, "of");
  switch (modifier.kind) {
    case ModifierKind::add:
    case ModifierKind::raise_to:
    case ModifierKind::scale:
    case ModifierKind::maximum:
      if (!modifier.chosen) refer(target, modifier.target, statistics_);
      return;
    case ModifierKind::ignore:
      refer(target, modifier.target, statistics_);
      check_ignored_source(Place(place, "source"), modifier);
      return;
    case ModifierKind::attribute_rating:
      if (!modifier.chosen) refer(target, modifier.target, attributes_);
      return;
    case ModifierKind::exchange_ratings:
      if (!modifier.chosen || !chooses(owner, ChoiceKind::attribute, 2)) {
        fault(Place(place, "chosen"), "The two attributes must be chosen here.");
      }
      return;
    case ModifierKind::cohort_scale:
      if (!modifier.chosen || !chooses(owner, ChoiceKind::cohort_type, 1)) {
        fault(Place(place, "chosen"), "The type of cohort must be chosen here.");
      }
      return;
    case ModifierKind::action_dot:
      refer_all(of, modifier.of, actions_);
      if (modifier.of.empty()) fault(of, "The actions to choose from are missing here.");
      if (modifier.maximum < 1) fault(Place(place, "maximum"), "The most dots are missing here.");
      return;
    case ModifierKind::mark:
      refer(target, modifier.target, tracks_);
      return;
    case ModifierKind::count_as_turf:
      for (std::size_t i = 0; i < modifier.of.size(); ++i) {
        TurfSource turf{};
        if (!from_name(modifier.of[i], turf)) {
          fault(Place(of, i), "Only " + in_quotes(to_name(TurfSource::wanted_level)) + " and " +
                                  in_quotes(to_name(TurfSource::allies)) + " can count as turf.");
        } else if (turf == TurfSource::wanted_level && !keeps(Scope::crew, Role::wanted_level)) {
          fault(Place(of, i), keeps_no_number(Role::wanted_level));
        }
      }
      if (modifier.of.empty()) fault(of, "What counts as turf is missing here.");
      return;
    case ModifierKind::free_load:
      for (std::size_t i = 0; i < modifier.of.size(); ++i) {
        const bool known = std::any_of(
            ruleset_.items.begin(), ruleset_.items.end(),
            [&](const Item& item) { return contains(item.categories, modifier.of[i]); });
        if (!known)
          fault(Place(of, i), "No item is of the category " + in_quotes(modifier.of[i]) + '.');
      }
      if (modifier.of.empty() && !modifier.chosen) fault(of, "The categories are missing here.");
      return;
    case ModifierKind::xp_trigger:
      if (modifier.text.empty())
        fault(Place(place, "text"), "The trigger's words are missing here.");
      return;
    case ModifierKind::power_stress:
      refer(target, modifier.target, actions_);
      return;
    case ModifierKind::ease_harm:
      if (ruleset_.harm_rows.empty()) fault(Place(place, "kind"), "This game has no harm.");
      if (modifier.value < 1) fault(Place(place, "value"), "How many levels is missing here.");
      return;
  }
}

void RulesetChecker::check_ignored_source(const Place& place, const Modifier& modifier) {
  const std::string& source = modifier.source;
  const std::size_t colon = source.find(':');
  const bool of_one = colon != std::string::npos;
  const Id id = of_one ? source.substr(colon + 1) : Id();
  const auto in = [&](const IdSet& set) { return of_one && set.ids.count(id) != 0; };
  bool known = false;
  switch (source_kind(std::string_view(source).substr(0, colon)).value_or(SourceKind::base)) {
    case SourceKind::war:
    case SourceKind::tier:
      known = !of_one;
      break;
    case SourceKind::load:
      known = in(load_levels_);
      break;
    case SourceKind::item:
      known = in(items_);
      break;
    case SourceKind::ability:
    case SourceKind::crew_ability:
      known = in(abilities_);
      break;
    case SourceKind::upgrade:
      known = in(upgrades_);
      break;
    case SourceKind::claim:
      known = in(claims_);
      break;
    case SourceKind::attribute:
      known = in(attributes_);
      break;
    default:
      break;
  }
  if (!known) fault(place, "There is no source " + in_quotes(source) + " that could be set aside.");
}

void RulesetChecker::check_prerequisites(const Place& place, const Prerequisites& prerequisites) {
  for (std::size_t i = 0; i < prerequisites.size(); ++i) {
    check_prerequisite(Place(place, i), prerequisites[i]);
  }
}

void RulesetChecker::check_prerequisite(const Place& place, const Prerequisite& prerequisite) {
  const Place of(place, "of");
  const Id& id = prerequisite.of;
  // That something is asked for does not offer it, so the marks of use stay as they are.
  const auto known = [&](const IdSet& set) {
    if (set.ids.count(id) == 0)
      fault(of, "There is no " + std::string(set.noun) + ' ' + in_quotes(id) + '.');
  };
  if (prerequisite.kind != PrerequisiteKind::any_of && !prerequisite.any.empty()) {
    fault(Place(place, "any"), "Only any_of has others inside.");
  }
  switch (prerequisite.kind) {
    case PrerequisiteKind::attribute_die: {
      known(attributes_);
      const auto& faces = ruleset_.rating.faces;
      if (std::find(faces.begin(), faces.end(), prerequisite.value) == faces.end()) {
        fault(Place(place, "value"), "No attribute has a die of so many faces.");
      }
      return;
    }
    case PrerequisiteKind::attribute_rating:
      return known(attributes_);
    case PrerequisiteKind::action_rating:
      return known(actions_);
    case PrerequisiteKind::ability:
      return known(abilities_);
    case PrerequisiteKind::playbook:
      return known(playbooks_);
    case PrerequisiteKind::heritage:
      return known(heritages_);
    case PrerequisiteKind::crew_type:
      return known(crew_types_);
    case PrerequisiteKind::tier:
      return;
    case PrerequisiteKind::in_hand:
      if (id.empty()) fault(of, "The tag of the item is missing here.");
      return;
    case PrerequisiteKind::any_of:
      if (prerequisite.any.empty()) fault(Place(place, "any"), "There is nothing to choose from.");
      check_prerequisites(Place(place, "any"), prerequisite.any);
      return;
  }
}

}  // namespace roadbook::data
