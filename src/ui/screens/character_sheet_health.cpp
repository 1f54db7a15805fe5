// Hit points now, boxes of stress and armor, traumas, harm, the healing clock.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/health.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

void draw_pool(CharacterSheet& sheet, const rules::Track& track,
               const rules::DerivedTrack& derived) {
  Ui& ui = sheet.ui;
  const std::optional<Health> health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
  if (!health) return;
  const std::string name = track.name + " now";
  const auto together = group(ui, name, {.description = track.description});
  const auto number = [&] {
    const auto line = row(ui, "points", {.gap = 6, .align = Align::end});
    text(ui, rules::number(health->now), {.type = Type::huge, .tone = health->tone});
    text(ui, "/ " + rules::number(health->max), {.type = Type::strong, .tone = Tone::muted});
  };
  const auto controls = [&] {
    const auto line = row(ui, "damage", {.gap = 8});
    if (const auto amount = number_stepper(ui, {.name = "Points",
                                                .value = sheet.state.amount,
                                                .min = 1,
                                                .max = 99,
                                                .show_name = false})) {
      sheet.state.amount = *amount;
    }
    const int amount = sheet.state.amount;
    if (button(ui, "Take damage")) {
      put(sheet, rules::with_track(sheet.character(), track.id, derived.marked + amount));
    }
    const bool whole = derived.marked <= 0;
    if (button(ui, "Heal", {.disabled_reason = whole ? "You have all of them." : ""})) {
      put(sheet,
          rules::with_track(sheet.character(), track.id, std::max(0, derived.marked - amount)));
    }
  };
  const auto word = [&] { text(ui, health->word, {.type = Type::strong, .tone = health->tone}); };
  const HealthBar bar{.name = health->name,
                      .now = health->now,
                      .max = health->max,
                      .dead = health->dead,
                      .staggered = health->staggered,
                      .tone = health->tone,
                      .word = health->word,
                      .height = ui.compact() ? 20.0F : 26.0F};
  if (ui.compact()) {
    {
      const auto line = row(ui, "state", {.gap = 10});
      number();
      word();
    }
    health_bar(ui, bar);
    controls();
    return;
  }
  Columns columns(ui, {-150 * std::max(1.0F, ui.text_scale()), 1}, 12);
  {
    const auto left = stack(ui, {.gap = 0});
    number();
    word();
  }
  columns.next();
  const auto right = stack(ui, {.gap = 2});
  health_bar(ui, bar);
  controls();
}

// Whether boxes of this track can be used, and if not, why.
std::string unusable(const CharacterSheet& sheet, const rules::Track& track) {
  const rules::DerivedStatistic* statistic =
      rules::find_statistic(sheet.view.standing.numbers, track.statistic);
  if (statistic == nullptr || statistic->usable) return {};
  return statistic->note.empty() ? "It cannot be used now." : statistic->note;
}

std::string good_reasons(const rules::DerivedTrack& track) {
  std::vector<std::string> labels;
  for (const rules::DerivedTerm& term : track.terms) labels.push_back(term.label());
  return rules::number(track.marked_for_good) + " marked for good: " + rules::joined(labels);
}

// One box before it is full, boxes warn.
Tone tone_of(const rules::DerivedTrack& track) {
  const int filled = track.marked_for_good + track.marked;
  return track.size > 3 && filled + 1 >= track.size ? Tone::staggered : Tone::ink;
}

void draw_boxes(CharacterSheet& sheet, const rules::Track& track,
                const rules::DerivedTrack& derived, bool named) {
  const std::string reason = unusable(sheet, track);
  Track boxes;
  boxes.name = track.name;
  boxes.filled = derived.marked_for_good + derived.marked;
  boxes.size = derived.size;
  boxes.permanent = derived.marked_for_good;
  boxes.description = track.description;
  boxes.disabled_reason = reason;
  boxes.tone = tone_of(derived);
  boxes.show_name = named;
  const auto lines = stack(sheet.ui, {.gap = 0});
  if (const auto asked = ui::track(sheet.ui, boxes)) mark(sheet, derived, *asked);
  if (derived.marked_for_good > 0) hint(sheet.ui, good_reasons(derived));
  if (!reason.empty()) hint(sheet.ui, reason);
}

// What has a place of its own on the sheet is no plain row of boxes.
bool plain_boxes(const rules::Track& track) {
  return track.scope == rules::Scope::character && track.kind == rules::TrackKind::boxes &&
         track.role != rules::Role::trauma && track.role != rules::Role::coin &&
         track.role != rules::Role::stash;
}

// The places in `harm` that hold harm of this level, and -1 for those that are still free.
std::vector<int> places_of(const rules::Character& character, const rules::HarmRow& row_of) {
  std::vector<int> places;
  for (std::size_t i = 0; i < character.harm.size(); ++i) {
    if (character.harm[i].level == row_of.level) places.push_back(static_cast<int>(i));
  }
  while (static_cast<int>(places.size()) < row_of.count) places.push_back(-1);
  return places;
}

// Writes into a place of harm; a free one becomes taken. A place that was emptied is given up when
// its field is left, so that nothing moves while one types.
void draw_harm(CharacterSheet& sheet, const rules::HarmRow& row_of, int place, int number) {
  const rules::Character& character = sheet.character();
  const std::string name =
      row_of.name + " " + rules::small(sheet.ruleset().words.harm) + " " + rules::number(number);
  const std::string words = place < 0 ? "" : character.harm[static_cast<std::size_t>(place)].text;
  const auto field = text_field(sheet.ui, name, words,
                                {.placeholder = row_of.name,
                                 .max_length = document::limit_of(&rules::Harm::text),
                                 .show_label = false});
  if (field.changed) {
    rules::Character after = character;
    if (place < 0) {
      after.harm.push_back({row_of.level, field.text});
    } else {
      after.harm[static_cast<std::size_t>(place)].text = field.text;
    }
    put(sheet, std::move(after), "field:" + character.id + ":" + name);
  }
  if (!field.left) return;
  sheet.requests.ask(Command::Kind::leave_field);
  if (place < 0 || !words.empty() || field.changed) return;
  rules::Character after = character;
  after.harm.erase(after.harm.begin() + place);
  put(sheet, std::move(after));
}

}  // namespace

bool stands_with_health(const rules::Ruleset& ruleset, const rules::Statistic& statistic) {
  const rules::Track* health = rules::find_track(ruleset, rules::Role::health);
  if (health == nullptr || health->statistic == statistic.id) return false;
  const rules::Statistic* pool = rules::find_statistic(ruleset, health->statistic);
  const bool marked =
      std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(),
                  [&](const rules::Track& each) { return each.statistic == statistic.id; });
  return pool != nullptr && pool->group == statistic.group && !marked;
}

void sheet_hit_points(CharacterSheet& sheet) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::pool || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived == nullptr) continue;
    draw_pool(sheet, track, *derived);
    return;
  }
}

void sheet_boxes(CharacterSheet& sheet) {
  bool any = false;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (!plain_boxes(track) || derived == nullptr || derived->size == 0) continue;
    if (!any) {
      section(sheet, track.name,
              rules::number(derived->marked_for_good + derived->marked) + " of " +
                  rules::number(derived->size));
    }
    // The first stands under a heading of its name.
    draw_boxes(sheet, track, *derived, any);
    any = true;
  }
}

void sheet_traumas(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.traumas.empty()) return;
  const rules::Track* track = rules::find_track(ruleset, rules::Role::trauma);
  const rules::DerivedTrack* boxes =
      track == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, track->id);
  const auto& traumas = sheet.character().traumas;
  const int count = static_cast<int>(traumas.size());
  section(sheet, ruleset.words.trauma.one,
          boxes == nullptr ? rules::number(count)
                           : rules::number(count) + " of " + rules::number(boxes->size));
  const bool full = boxes != nullptr && count >= boxes->size;
  const auto conditions = group(ui, rules::say(ruleset, "{Trauma} conditions"));
  {
    const auto line = row(ui, "conditions", {.gap = 6});
    for (const rules::Entry& each : ruleset.traumas) {
      const bool on = rules::contains(traumas, each.id);
      if (!on && !sheet.state.editing) continue;
      const std::string reason =
          full && !on ? rules::say(ruleset, "All {trauma} boxes are marked.") : "";
      if (chip(ui, each.name,
               {.on = on, .disabled_reason = reason, .description = each.description})) {
        put(sheet, rules::with_trauma(sheet.character(), each.id, !on));
      }
    }
  }
  for (const rules::Entry& each : ruleset.traumas) {
    if (rules::contains(traumas, each.id)) hint(ui, each.name + ": " + each.description);
  }
}

void sheet_harm(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.harm_rows.empty()) return;
  section(sheet, ruleset.words.harm.one);
  for (auto from_worst = ruleset.harm_rows.rbegin(); from_worst != ruleset.harm_rows.rend();
       ++from_worst) {
    const rules::HarmRow& each = *from_worst;
    const auto scope = ui.scope(each.level);
    const auto rows = group(ui, each.name + " " + rules::small(ruleset.words.harm),
                            {.description = each.description});
    const std::vector<int> places = places_of(sheet.character(), each);
    const bool hurt = std::any_of(places.begin(), places.end(), [&](int place) {
      return place >= 0 && !sheet.character().harm[static_cast<std::size_t>(place)].text.empty();
    });
    // The level, then its places side by side.
    for (std::size_t i = 0; i < places.size(); i += 2) {
      const int number = static_cast<int>(i) + 1;
      const bool pair = i + 1 < places.size();
      std::vector<float> parts{-22 * std::max(1.0F, ui.text_scale()), 1};
      if (pair && ui.width() >= 200) parts.push_back(1);
      Columns columns(ui, parts, 8, 60);
      {
        const auto level = stack(ui, {.gap = 0});
        space(ui, 7);
        if (i == 0) {
          text(ui, rules::number(each.level),
               {.type = Type::strong, .tone = hurt ? Tone::danger : Tone::muted});
        }
      }
      columns.next();
      draw_harm(sheet, each, places[i], number);
      if (!pair) continue;
      if (parts.size() > 2) columns.next();
      draw_harm(sheet, each, places[i + 1], number + 1);
    }
  }
}

void sheet_clocks(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::clock || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived == nullptr || derived->size == 0) continue;
    const auto lines = stack(ui, {.gap = 4});
    const int filled = derived->marked_for_good + derived->marked;
    if (const auto asked = clock(ui, {.name = track.name,
                                      .filled = filled,
                                      .segments = derived->size,
                                      .diameter = 56,
                                      .description = track.description})) {
      mark(sheet, *derived, std::max(*asked, derived->marked_for_good));
    }
    if (derived->marked_for_good > 0) hint(ui, good_reasons(*derived));
  }
}

}  // namespace roadbook::ui
