// The numbers of a ruleset, checked: attributes, statistics and their terms, tracks, modifiers.
#include <algorithm>
#include <set>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/derive/reasons.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

// The numbers that a save writes down and that a term may take a share of.
constexpr Role written_by_characters[] = {Role::stash, Role::coin};
constexpr Role written_by_crews[] = {Role::tier, Role::hold, Role::rep,
                                     Role::heat, Role::coin, Role::wanted_level};

bool is_written(Scope scope, Role role) {
  const auto in = [&](const auto& roles) {
    return std::find(std::begin(roles), std::end(roles), role) != std::end(roles);
  };
  return scope == Scope::crew ? in(written_by_crews) : in(written_by_characters);
}

}  // namespace

void RulesetChecker::check_attributes() {
  const Place list(root_, "attributes");
  for (std::size_t i = 0; i < ruleset_.attributes.size(); ++i) {
    const Attribute& attribute = ruleset_.attributes[i];
    const Place here(list, i);
    const Place places(here, "actions");
    refer_all(places, attribute.actions, actions_);
    for (std::size_t k = 0; k < attribute.actions.size(); ++k) {
      const Action* action = find_by_id(ruleset_.actions, attribute.actions[k]);
      if (action != nullptr && action->attribute != attribute.id) {
        fault(Place(places, k), in_quotes(action->id) + " says that it belongs to " +
                                    in_quotes(action->attribute) + '.');
      }
    }
    // Both stand in one object for other programs.
    if (statistics_.ids.count(attribute.id) != 0) {
      fault(Place(here, "id"), "A statistic has the same id.");
    }
  }
  const Place actions(root_, "actions");
  for (std::size_t i = 0; i < ruleset_.actions.size(); ++i) {
    refer(Place(Place(actions, i), "attribute"), ruleset_.actions[i].attribute, attributes_);
  }
}

void RulesetChecker::check_rating() {
  const RatingRule& rating = ruleset_.rating;
  const Place place(root_, "rating");
  if (rating.faces.empty()) return;
  if (rating.faces.size() < static_cast<std::size_t>(rating.maximum) + 1) {
    fault(Place(place, "faces"), "For each rating from 0 to " + std::to_string(rating.maximum) +
                                     " the highest face is needed.");
  }
  if (!std::is_sorted(rating.faces.begin(), rating.faces.end())) {
    fault(Place(place, "faces"), "A higher rating must not have a smaller die.");
  }
}

void RulesetChecker::check_statistics() {
  const Place list(root_, "statistics");
  for (std::size_t i = 0; i < ruleset_.statistics.size(); ++i) {
    const Statistic& statistic = ruleset_.statistics[i];
    const Place here(list, i);
    check_terms(Place(here, "terms"), statistic.terms, statistic.scope);
    if (statistic.has_minimum && statistic.has_maximum && statistic.minimum > statistic.maximum) {
      fault(Place(here, "minimum"), "The minimum is above the maximum.");
    }
    if (statistic.format == StatisticFormat::dice) {
      check_playbook_value(Place(here, "die"), statistic.die);
    } else if (!statistic.die.empty()) {
      fault(Place(here, "die"), "Only a statistic of the format dice has a die.");
    }
  }
  const Place headline(root_, "headline");
  for (std::size_t i = 0; i < ruleset_.headline.size(); ++i) {
    refer_statistic(Place(headline, i), ruleset_.headline[i], Scope::character);
  }
}

void RulesetChecker::check_terms(const Place& place, const std::vector<Term>& terms, Scope scope) {
  for (std::size_t i = 0; i < terms.size(); ++i) check_term(Place(place, i), terms[i], scope);
}

void RulesetChecker::check_term(const Place& place, const Term& term, Scope scope) {
  const Place of(place, "of");
  const bool crew = scope == Scope::crew;
  const auto only = [&](bool wanted_crew) {
    if (crew == wanted_crew) return;
    fault(Place(place, "kind"),
          std::string(to_name(term.kind)) +
              (wanted_crew ? " is for statistics of crews." : " is for statistics of characters."));
  };
  switch (term.kind) {
    case TermKind::attribute_face:
    case TermKind::attribute_rating:
      only(false);
      refer(of, term.of, attributes_);
      if (term.kind == TermKind::attribute_face && ruleset_.rating.faces.empty()) {
        fault(Place(place, "kind"), "The attributes of this game have no die.");
      }
      return;
    case TermKind::playbook_value:
    case TermKind::playbook_value_per_tier:
      only(false);
      check_playbook_value(of, term.of);
      return;
    case TermKind::heritage_value:
      only(false);
      check_heritage_value(of, term.of);
      return;
    case TermKind::statistic_share:
      refer_statistic(of, term.of, scope);
      return;
    case TermKind::field_share:
      if (!is_written(scope, term.role)) {
        fault(of, in_quotes(term.of) + " is no number that is written down in a save.");
      } else if (!keeps(scope, term.role)) {
        fault(of, "This game keeps no number with the role " + in_quotes(term.of) + '.');
      }
      return;
    case TermKind::turf:
    case TermKind::at_war:
    case TermKind::at_war_weak:
    case TermKind::next_tier:
      only(true);
      break;
    case TermKind::constant:
    case TermKind::tier:
      break;
  }
  if (!term.of.empty()) fault(of, "This kind of term needs no name of something.");
}

bool RulesetChecker::keeps(Scope scope, Role role) const {
  if (role == Role::tier) return true;
  if (role == Role::hold) return !ruleset_.crew.holds.empty();
  const Track* track = find_track(ruleset_, role);
  return (track != nullptr && track->scope == scope) ||
         find_statistic(ruleset_, role, scope) != nullptr;
}

void RulesetChecker::check_playbook_value(const Place& place, const Id& value) {
  if (value.empty()) return fault(place, "The name of a playbook's number is missing here.");
  for (const Playbook& playbook : ruleset_.playbooks) {
    if (playbook.values.count(value) == 0) {
      fault(place,
            "The playbook " + in_quotes(playbook.id) + " has no value " + in_quotes(value) + '.');
    }
  }
}

void RulesetChecker::check_heritage_value(const Place& place, const Id& value) {
  if (value.empty()) return fault(place, "The name of a heritage's number is missing here.");
  for (const Heritage& heritage : ruleset_.heritages) {
    if (!heritage.mixed && heritage.values.count(value) == 0) {
      fault(place,
            "The heritage " + in_quotes(heritage.id) + " has no value " + in_quotes(value) + '.');
    }
  }
}

void RulesetChecker::check_circles() {
  // From each statistic along its shares: whoever comes back to its start leans on itself.
  const Place list(root_, "statistics");
  for (std::size_t i = 0; i < ruleset_.statistics.size(); ++i) {
    const Id& start = ruleset_.statistics[i].id;
    std::set<Id> seen;
    std::vector<Id> open{start};
    bool circle = false;
    while (!open.empty() && !circle) {
      const Statistic* statistic = find_by_id(ruleset_.statistics, open.back());
      open.pop_back();
      if (statistic == nullptr) continue;
      for (const Term& term : statistic->terms) {
        if (term.kind != TermKind::statistic_share) continue;
        circle = circle || term.of == start;
        if (seen.insert(term.of).second) open.push_back(term.of);
      }
    }
    if (circle) fault(Place(Place(list, i), "terms"), "This statistic is a share of itself.");
  }
}

void RulesetChecker::check_tracks() {
  const Place list(root_, "tracks");
  for (std::size_t i = 0; i < ruleset_.tracks.size(); ++i) {
    const Track& track = ruleset_.tracks[i];
    const Place here(list, i);
    if (track.kind == rules::TrackKind::count) {
      if (track.size != 0 || !track.statistic.empty()) {
        fault(here, "A count has no end: it needs neither size nor statistic.");
      }
    } else if (track.statistic.empty()) {
      if (track.size == 0) fault(Place(here, "size"), "A track needs a size or a statistic.");
    } else {
      refer_statistic(Place(here, "statistic"), track.statistic, track.scope);
      if (track.size != 0) fault(Place(here, "size"), "The statistic gives the size already.");
    }
    if (!track.attribute.empty()) refer(Place(here, "attribute"), track.attribute, attributes_);
  }
}

void RulesetChecker::check_loads() {
  const Place list(root_, "load_levels");
  for (std::size_t i = 0; i < ruleset_.load_levels.size(); ++i) {
    const Place here(list, i);
    refer_statistic(Place(here, "limit"), ruleset_.load_levels[i].limit, Scope::character);
    check_modifiers(Place(here, "modifiers"), ruleset_.load_levels[i].modifiers, {});
  }
}

void RulesetChecker::check_modifiers(const Place& place, const Modifiers& modifiers,
                                     const Owner& owner) {
  for (std::size_t i = 0; i < modifiers.size(); ++i) {
    check_modifier(Place(place, i), modifiers[i], owner);
  }
}

void RulesetChecker::check_modifier(const Place& place, const Modifier& modifier,
                                    const Owner& owner) {
  check_modifier_target(place, modifier, owner);
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
          fault(Place(of, i), "Only \"wanted_level\" and \"allies\" can count as turf.");
        } else if (turf == TurfSource::wanted_level && !keeps(Scope::crew, Role::wanted_level)) {
          fault(Place(of, i), "This game keeps no number with the role \"wanted_level\".");
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
