// The head of the Story page: how the character stands, in one line.
#include <algorithm>
#include <string>
#include <vector>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// Its triangle reaches beyond the bar.
constexpr float beside_marker = 6;

// As wide as leaves room for what was suffered and what is in conflict behind all numbers.
float bar_width(const Ui& ui) {
  constexpr float narrow = 120;
  constexpr float wide = 222;
  constexpr float wide_window = 1380;
  const float left = ui.size().width - wide_window * std::max(1.0F, ui.text_scale());
  return std::clamp(wide + left, narrow, wide);
}

// Hit points, their bar and their word; what was taken in the marks beside.
void draw_strip_of_health(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
  if (!health) return;
  const auto line = row(ui, "bar and number", {.gap = 6 * ui.mark_scale(), .wrap = false});
  text(ui, left_of(*health), {.type = Type::strong, .tone = health->tone});
  text(ui, "/ " + rules::number(health->max), {.type = Type::small_strong, .tone = Tone::muted});
  {
    const auto bar = stack(ui, {.gap = 0, .max_width = bar_width(ui)});
    HealthBar low = bar_of(*health, 12);
    low.labels = false;
    health_bar(ui, low);
  }
  space(ui, beside_marker);
  text(ui, health->word, {.type = Type::strong, .tone = health->tone});
}

// A track that wears the character down, as it stands.
struct Worn {
  const rules::Track* track = nullptr;
  const rules::DerivedTrack* boxes = nullptr;
  int filled = 0;
};

// Those that the game has.
std::vector<Worn> worn_on(const CharacterSheet& sheet) {
  std::vector<Worn> found;
  for (const rules::Role role : {rules::Role::stress, rules::Role::trauma}) {
    const rules::Track* track = rules::find_track(sheet.ruleset(), role);
    const rules::DerivedTrack* boxes =
        track == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, track->id);
    if (boxes == nullptr || boxes->size < 1) continue;
    const int filled = role == rules::Role::trauma
                           ? static_cast<int>(sheet.character().traumas.size())
                           : boxes->marked_for_good + boxes->marked;
    found.push_back({track, boxes, filled});
  }
  return found;
}

constexpr float name_gap = 8;

float marks_width(const Ui& ui, const Worn& worn) {
  return 15 * static_cast<float>(worn.boxes->size) * ui.mark_scale();
}

// The boxes of a track, small behind its name.
void draw_marks(CharacterSheet& sheet, const Worn& worn) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(worn.track->id);
  const auto line = row(ui, "marks", {.gap = name_gap, .wrap = false});
  text(ui, worn.track->name, {.type = Type::small, .tone = Tone::muted});
  const auto marks = stack(ui, {.gap = 0, .max_width = marks_width(ui, worn)});
  if (worn.track->role == rules::Role::stress) {
    stress_boxes(ui, sheet.ruleset(), sheet.view.standing.numbers, true);
  } else {
    ui::track(ui, {.name = worn.track->name,
                   .filled = worn.filled,
                   .size = worn.boxes->size,
                   .tone = Tone::danger,
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
  const std::string& label = sheet.ruleset().words.harm.one;
  const std::string conflicts = conflict_words(sheet);
  const float before = ui.measure(Type::small, label).width + strip_gap;
  const float behind =
      conflicts.empty() ? 0 : ui.measure(Type::small_strong, conflicts).width + 2 * strip_gap;
  constexpr float least = 60;  // less says nothing
  const float room = ui.width() - before - behind;
  const TextOptions name{.type = Type::small, .tone = Tone::muted};
  TextOptions look{.type = Type::small_strong, .tone = Tone::danger};
  if (room < least) {
    const auto together = row(ui, "harm", {.gap = strip_gap, .wrap = false});
    text(ui, label, name);
    return text(ui, rules::joined(harm), look);
  }
  text(ui, label, name);
  const auto cut = stack(ui, {.gap = 0, .max_width = room});
  look.wrap = false;
  text(ui, rules::joined(harm), look);
}

}  // namespace

void sheet_marks(CharacterSheet& sheet) {
  for (const Worn& each : worn_on(sheet)) draw_marks(sheet, each);
}

void sheet_marks_in_a_line(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const std::vector<Worn> all = worn_on(sheet);
  float whole = 0;
  for (const Worn& each : all) {
    if (whole > 0) whole += strip_gap;
    whole += ui.measure(Type::small, each.track->name).width + name_gap + marks_width(ui, each);
  }
  const auto line = row(ui, "marks of the head", {.gap = strip_gap, .wrap = false});
  if (whole <= ui.width()) return sheet_marks(sheet);
  std::string words;
  for (const Worn& each : all) {
    const std::string more = (words.empty() ? "" : " · ") + each.track->name + " " +
                             rules::number(each.filled) + "/" + rules::number(each.boxes->size);
    // The page has those for which the line has no room.
    if (!words.empty() && ui.measure(Type::small, words + more).width > ui.width()) break;
    words += more;
  }
  text(ui, words, {.type = Type::small, .wrap = false});
}

void sheet_states(CharacterSheet& sheet) {
  const rules::Track* health = rules::find_track(sheet.ruleset(), rules::Role::health);
  for (const rules::ConditionRule* each :
       rules::conditions_of(sheet.ruleset(), sheet.character(), sheet.view.standing.numbers)) {
    if (health != nullptr && each->of == health->id) continue;
    text(sheet.ui, each->name,
         {.type = Type::strong, .tone = each->grave ? Tone::danger : Tone::staggered});
  }
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
