// The numbers of a ruleset, checked: attributes, statistics and their terms, tracks, loads.
#include <algorithm>
#include <cstdint>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/sheet/saved_numbers.hpp"

namespace roadbook::data {

using namespace rules;

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
}

void RulesetChecker::check_headline() {
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
      if (!is_saved(scope, term.role)) {
        fault(of, in_quotes(term.of) + " is not a number that a save keeps.");
      } else if (!keeps(scope, term.role)) {
        fault(of, keeps_no_number(term.role));
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
  if (!is_saved(scope, role)) return false;
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

void RulesetChecker::check_amounts() {
  const Place list(root_, "statistics");
  for (std::size_t i = 0; i < ruleset_.statistics.size(); ++i) {
    const Statistic& statistic = ruleset_.statistics[i];
    if (!counted_out_[i]) continue;
    std::int64_t sum = 0;
    for (const Term& term : statistic.terms) {
      if (term.kind == TermKind::constant) sum += term.value;
    }
    if (statistic.has_maximum) sum = std::min<std::int64_t>(sum, statistic.maximum);
    if (sum <= most_boxes) continue;
    fault(Place(Place(list, i), "terms"), "Sheets draw each of it, and no more than " +
                                              std::to_string(most_boxes) + "; this is " +
                                              std::to_string(sum) + '.');
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

}  // namespace roadbook::data
