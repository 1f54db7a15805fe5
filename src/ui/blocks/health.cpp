// Hit points as numbers, bars and words.
#include "ui/blocks/health.hpp"

#include <algorithm>

#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// The most that may be left for the condition to hold.
int limit_of(const rules::ConditionRule& condition, const rules::Derived& derived) {
  const rules::DerivedStatistic* limit = rules::find_statistic(derived, condition.limit);
  return limit == nullptr ? condition.value : limit->total;
}

}  // namespace

std::vector<rules::Id> defenses_of(const rules::Ruleset& ruleset) {
  std::vector<rules::Id> all;
  for (const rules::Id& id : ruleset.headline) {
    const rules::Track* track = rules::find_track(ruleset, id);
    if (track != nullptr && track->kind == rules::TrackKind::pool) continue;
    const rules::Statistic* statistic = rules::find_statistic(ruleset, id);
    if (statistic != nullptr && statistic->scope == rules::Scope::character) all.push_back(id);
  }
  return all;
}

std::vector<const rules::DerivedStatistic*> defenses_of(const rules::Ruleset& ruleset,
                                                        const rules::Derived& derived) {
  std::vector<const rules::DerivedStatistic*> all;
  for (const rules::Id& id : defenses_of(ruleset)) {
    const rules::DerivedStatistic* each = rules::find_statistic(derived, id);
    if (each != nullptr) all.push_back(each);
  }
  return all;
}

std::vector<const rules::DerivedStatistic*> shields_of(const rules::Ruleset& ruleset,
                                                       const rules::Derived& derived) {
  auto all = defenses_of(ruleset, derived);
  std::erase_if(all, [&](const rules::DerivedStatistic* number) {
    return std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(), [&](const rules::Track& each) {
      return each.kind == rules::TrackKind::boxes && each.statistic == number->id;
    });
  });
  return all;
}

std::optional<Health> health_of(const rules::Ruleset& ruleset, const rules::Derived& derived) {
  for (const rules::Track& track : ruleset.tracks) {
    if (track.kind != rules::TrackKind::pool || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* points = rules::find_track(derived, track.id);
    if (points == nullptr) continue;
    Health health;
    health.name = track.name;
    health.max = points->size;
    health.now = points->size - points->marked;
    for (const rules::ConditionRule& each : ruleset.conditions) {
      if (each.when != rules::ConditionWhen::left_at_most || each.of != track.id) continue;
      const int limit = limit_of(each, derived);
      (limit < 0    ? health.dead_word
       : limit == 0 ? health.none_left_word
                    : health.staggered_word) = text::lowered(each.name);
      health.dead = std::min(health.dead, limit);
      health.staggered = std::max(health.staggered, limit);
      if (health.now > limit || !health.word.empty()) continue;
      health.word = each.name;
      health.tone = each.grave ? Tone::danger : Tone::staggered;
    }
    if (health.word.empty()) health.word = "Standing";
    return health;
  }
  return std::nullopt;
}

std::string left_of(const Health& health) {
  return health.now < 0 ? text::with_sign(health.now) : text::number(health.now);
}

HealthBar bar_of(const Health& health, float height) {
  return {.name = health.name,
          .now = health.now,
          .max = health.max,
          .dead = health.dead,
          .staggered = health.staggered,
          .tone = health.tone,
          .word = health.word,
          .height = height,
          .dead_word = health.dead_word,
          .none_left_word = health.none_left_word,
          .staggered_word = health.staggered_word};
}

void health_lines(Ui& ui, const Health& health) {
  const auto lines = stack(ui, {.gap = 2});
  {
    const auto line = row(ui, "points", {.gap = 6});
    text(ui, left_of(health), {.type = Type::number, .tone = health.tone});
    text(ui, "/ " + text::number(health.max), {.type = Type::small_strong, .tone = Tone::muted});
    text(ui, health.word, {.type = Type::small_strong, .tone = health.tone});
  }
  HealthBar bar = bar_of(health, 14);
  bar.labels = false;
  health_bar(ui, bar);
}

void stress_boxes(Ui& ui, const rules::Ruleset& ruleset, const rules::Derived& derived,
                  bool small) {
  const rules::Track* stress = rules::find_track(ruleset, rules::Role::stress);
  const rules::DerivedTrack* now =
      stress == nullptr ? nullptr : rules::find_track(derived, stress->id);
  if (now == nullptr || now->size < 1) return;
  const int filled = now->marked_for_good + now->marked;
  track(ui, {.name = stress->name,
             .filled = filled,
             .size = now->size,
             .permanent = now->marked_for_good,
             .tone = filled + 1 >= now->size ? Tone::staggered : Tone::ink,
             .read_only = true,
             .show_name = false,
             .small = small});
}

Accent accent_of(rules::Accent accent) {
  static_assert(static_cast<int>(rules::Accent::slate) + 1 == accent_count);
  return static_cast<Accent>(accent);
}

Accent accent_of(const rules::Ruleset& ruleset, const rules::Character& character) {
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  return playbook == nullptr ? Accent::red : accent_of(playbook->accent);
}

Accent accent_of(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  const rules::CrewType* type = rules::find_crew_type(ruleset, crew.type);
  return type == nullptr ? Accent::red : accent_of(type->accent);
}

}  // namespace roadbook::ui
