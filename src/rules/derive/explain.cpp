// The sentences that explain a number: how it came about and how it would change.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// The total without a word for what it counts.
std::string figure_of(const Statistic* statistic, const DerivedStatistic& derived) {
  const StatisticFormat format = statistic == nullptr ? StatisticFormat::number : statistic->format;
  if (format == StatisticFormat::dice && derived.die > 0) {
    return number(derived.total) + "d" + number(derived.die);
  }
  if (format == StatisticFormat::feet) return number(derived.total) + "'";
  return derived.total < 0 ? with_sign(derived.total) : number(derived.total);
}

std::string shown_rating(const DerivedAttribute& attribute) {
  return attribute.face > 0 ? "d" + number(attribute.face) : number(attribute.rating);
}

// A total and what it is the sum of.
std::string with_reasons(std::string text, const std::vector<DerivedTerm>& terms) {
  bool first = true;
  for (const DerivedTerm& term : terms) {
    if (!term.counts) continue;
    if (first) {
      text += " = " + number(term.value);
    } else {
      text += term.value < 0 ? " − " + number(-term.value) : " + " + number(term.value);
    }
    text += " (" + term.label_inside() + ")";
    first = false;
  }
  return text;
}

}  // namespace

std::string shown_total(const Ruleset& ruleset, const DerivedStatistic& derived) {
  const Statistic* statistic = find_statistic(ruleset, derived.id);
  std::string figure = figure_of(statistic, derived);
  if (statistic == nullptr || statistic->format != StatisticFormat::boxes) return figure;
  return figure + (derived.total == 1 ? " box" : " boxes");
}

std::string shown_now(const Ruleset& ruleset, const Derived& numbers,
                      const DerivedStatistic& derived) {
  const Statistic* statistic = find_statistic(ruleset, derived.id);
  if (statistic == nullptr || statistic->format != StatisticFormat::boxes) {
    return shown_total(ruleset, derived);
  }
  for (const Track& track : ruleset.tracks) {
    if (track.kind != TrackKind::boxes || track.statistic != derived.id) continue;
    const DerivedTrack* now = find_track(numbers, track.id);
    if (now != nullptr) {
      return number(now->marked_for_good + now->marked) + " of " + number(now->size);
    }
  }
  return shown_total(ruleset, derived);
}

std::string explain(const Ruleset& ruleset, const DerivedStatistic& derived) {
  const Statistic* statistic = find_statistic(ruleset, derived.id);
  const std::string name = statistic == nullptr ? derived.id : statistic->name;
  return with_reasons(name + " " + figure_of(statistic, derived), derived.terms);
}

std::string explain(const Ruleset& ruleset, const DerivedAttribute& derived) {
  const Attribute* attribute = find_attribute(ruleset, derived.id);
  const std::string name = attribute == nullptr ? derived.id : attribute->name;
  return with_reasons(name + " " + shown_rating(derived), derived.terms);
}

std::string explain(const Ruleset& ruleset, const DerivedAction& derived) {
  const Action* action = find_action(ruleset, derived.id);
  const std::string name = action == nullptr ? derived.id : action->name;
  return with_reasons(name + " " + number(derived.rating), derived.terms);
}

std::string penalty_of_harm(const Ruleset& ruleset, const Derived& derived, int level) {
  const auto found = std::find_if(derived.harm.begin(), derived.harm.end(),
                                  [&](const DerivedHarm& each) { return each.level == level; });
  if (found == derived.harm.end()) return {};
  std::string words = "No penalty";
  for (const HarmRow& row : ruleset.harm_rows) {
    if (row.level == found->weighs) words = row.description.substr(0, row.description.find('.'));
  }
  std::vector<std::string> reasons;
  for (const DerivedTerm& term : found->terms) {
    if (term.value < 0) reasons.push_back(term.label());
  }
  return reasons.empty() ? words : words + " (" + joined(reasons) + ")";
}

namespace {

// What stood in a number's place before: two sheets of one game hold their numbers in one order.
template <class Number>
const Number* before_of(const std::vector<Number>& before, const std::vector<Number>& after,
                        const Number& now) {
  const auto at = static_cast<std::size_t>(&now - after.data());
  if (at < before.size() && before[at].id == now.id) return &before[at];
  return find_by_id(before, now.id);
}

// Whether it reads as it did, and can be used as before.
bool same_figure(const DerivedStatistic& then, const DerivedStatistic& now) {
  return then.total == now.total && then.die == now.die && then.usable == now.usable;
}

template <class Numbers>
std::vector<Change> statistic_changes(const Ruleset& ruleset, const Numbers& before,
                                      const Numbers& after) {
  std::vector<Change> found;
  for (const DerivedStatistic& now : after.statistics) {
    const DerivedStatistic* then = before_of(before.statistics, after.statistics, now);
    if (then == nullptr || same_figure(*then, now)) continue;
    const Statistic* statistic = find_statistic(ruleset, now.id);
    if (statistic == nullptr) continue;
    const std::string old_words = shown_total(ruleset, *then);
    const std::string new_words = shown_total(ruleset, now);
    const std::string& name =
        statistic->short_name.empty() ? statistic->name : statistic->short_name;
    if (old_words != new_words) {
      found.push_back({now.id, name + " " + old_words + " → " + new_words, name + " " + new_words});
    } else if (then->usable != now.usable && now.usable) {
      found.push_back({now.id, name + ": " + new_words + ", ready to spend"});
    }
  }
  for (const DerivedTrack& now : after.tracks) {
    const DerivedTrack* then = before_of(before.tracks, after.tracks, now);
    if (then == nullptr ||
        (then->size == now.size && then->marked_for_good == now.marked_for_good)) {
      continue;
    }
    const Track* track = find_track(ruleset, now.id);
    if (track == nullptr) continue;
    // Where a number says how long it is, that number has said it.
    if (track->statistic.empty() && then->size != now.size) {
      found.push_back({now.id, track->name + " " + number(then->size) + " → " + number(now.size)});
    }
    if (then->marked_for_good == now.marked_for_good) continue;
    found.push_back(
        {now.id, track->name + ": " + number(now.marked_for_good) + " marked for good"});
  }
  return found;
}

}  // namespace

std::vector<Change> changes(const Ruleset& ruleset, const Derived& before, const Derived& after) {
  std::vector<Change> found;
  for (const DerivedAttribute& now : after.attributes) {
    const DerivedAttribute* then = before_of(before.attributes, after.attributes, now);
    if (then == nullptr || then->rating == now.rating) continue;
    const Attribute* attribute = find_attribute(ruleset, now.id);
    if (attribute == nullptr) continue;
    found.push_back({now.id,
                     attribute->name + " " + shown_rating(*then) + " → " + shown_rating(now),
                     attribute->name + " " + shown_rating(now)});
  }
  // The numbers that are always in sight come first.
  std::vector<Change> rest = statistic_changes(ruleset, before, after);
  std::stable_partition(rest.begin(), rest.end(), [&](const Change& change) {
    return contains(ruleset.headline, change.statistic);
  });
  found.insert(found.end(), rest.begin(), rest.end());
  if (before.harm == after.harm) return found;
  for (const HarmRow& row : ruleset.harm_rows) {
    const std::string then = penalty_of_harm(ruleset, before, row.level);
    const std::string now = penalty_of_harm(ruleset, after, row.level);
    if (then == now || then.empty() || now.empty()) continue;
    found.push_back({{}, row.name + " " + small(ruleset.words.harm) + ": " + lowered(now)});
  }
  return found;
}

std::vector<Change> dot_changes(const Ruleset& ruleset, const Derived& before,
                                const Derived& after) {
  std::vector<Change> found;
  for (const DerivedAction& now : after.actions) {
    const DerivedAction* then = find_action(before, now.id);
    const Action* action = find_action(ruleset, now.id);
    const int dots = then == nullptr ? 0 : then->rating;
    if (action == nullptr || dots == now.rating) continue;
    found.push_back({now.id, action->name + " " + number(dots) + " → " + number(now.rating)});
  }
  return found;
}

std::vector<Change> changes(const Ruleset& ruleset, const DerivedCrew& before,
                            const DerivedCrew& after) {
  return statistic_changes(ruleset, before, after);
}

}  // namespace roadbook::rules
