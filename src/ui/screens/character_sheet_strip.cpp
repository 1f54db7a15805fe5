// The head of the Story page: how one stands, in one line.
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// Hit points, their bar and their word; what was taken in the marks beside.
void draw_strip_of_health(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
  if (!health) return;
  const auto line = row(ui, "bar and number", {.gap = 6, .wrap = false});
  text(ui, left_of(*health), {.type = Type::strong, .tone = health->tone});
  text(ui, "/ " + rules::number(health->max), {.type = Type::small_strong, .tone = Tone::muted});
  {
    const auto bar = stack(ui, {.gap = 0, .max_width = 120});
    HealthBar low = bar_of(*health, 12);
    low.labels = false;
    health_bar(ui, low);
  }
  text(ui, health->word, {.type = Type::strong, .tone = health->tone});
}

// The boxes of a track, small behind its name.
void draw_marks(CharacterSheet& sheet, rules::Role role, int filled, Tone tone) {
  Ui& ui = sheet.ui;
  const rules::Track* track = rules::find_track(sheet.ruleset(), role);
  const rules::DerivedTrack* boxes =
      track == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, track->id);
  if (boxes == nullptr || boxes->size < 1) return;
  const auto scope = ui.scope(track->id);
  const auto line = row(ui, "marks", {.gap = 8, .wrap = false});
  text(ui, track->name, {.type = Type::small, .tone = Tone::muted});
  const float room = 15 * static_cast<float>(boxes->size) * ui.mark_scale();
  const auto marks = stack(ui, {.gap = 0, .max_width = room});
  if (role == rules::Role::stress) {
    stress_boxes(ui, sheet.ruleset(), sheet.view.standing.numbers, true);
  } else {
    ui::track(ui, {.name = track->name,
                   .filled = filled,
                   .size = boxes->size,
                   .tone = tone,
                   .read_only = true,
                   .show_name = false,
                   .small = true});
  }
}

constexpr float strip_gap = 18;

// Cut in its line, or below where that has no room.
void draw_harm_words(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  std::vector<std::string> harm;
  for (const rules::Harm& each : sheet.character().harm) {
    if (!each.text.empty()) harm.push_back(each.text);
  }
  if (harm.empty()) return;
  text(ui, sheet.ruleset().words.harm.one, {.type = Type::small, .tone = Tone::muted});
  const std::string conflicts = conflict_words(sheet);
  const float behind =
      conflicts.empty() ? 0 : ui.measure(Type::small_strong, conflicts).width + 2 * strip_gap;
  constexpr float least = 60;  // less says nothing
  const float room = ui.width() - behind;
  TextOptions look{.type = Type::small_strong, .tone = Tone::danger};
  if (room < least) return text(ui, rules::joined(harm), look);
  const auto cut = stack(ui, {.gap = 0, .max_width = room});
  look.wrap = false;
  text(ui, rules::joined(harm), look);
}

}  // namespace

void sheet_marks(CharacterSheet& sheet) {
  draw_marks(sheet, rules::Role::stress, 0, Tone::ink);
  draw_marks(sheet, rules::Role::trauma, static_cast<int>(sheet.character().traumas.size()),
             Tone::danger);
}

void sheet_strip(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto line = row(ui, "strip", {.gap = strip_gap});
  draw_strip_of_health(sheet);
  sheet_marks(sheet);
  sheet_states(sheet);
  sheet_stat_links(sheet);
  // Behind the numbers, which keep their place whatever was suffered or is in conflict.
  draw_harm_words(sheet);
  sheet_conflicts(sheet);
}

}  // namespace roadbook::ui
