// The head of the Story page: how one stands, in one line.
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/health.hpp"

namespace roadbook::ui {

namespace {

// Hit points, their bar and their word; what was taken in the marks beside.
void draw_strip_of_health(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
  if (!health) return;
  const auto line = row(ui, "health", {.gap = 6, .wrap = false});
  text(ui, left_of(*health), {.type = Type::heading_3, .tone = health->tone});
  text(ui, "/ " + rules::number(health->max), {.type = Type::small_strong, .tone = Tone::muted});
  {
    const auto bar = stack(ui, {.gap = 0, .max_width = 200});
    HealthBar low = bar_of(*health, 12);
    low.labels = false;
    health_bar(ui, low);
  }
  text(ui, health->word, {.type = Type::strong, .tone = health->tone});
}

void draw_strip_of_wear(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Track* stress = rules::find_track(sheet.ruleset(), rules::Role::stress);
  const rules::DerivedTrack* boxes =
      stress == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, stress->id);
  if (boxes != nullptr && boxes->size > 0) {
    const auto line = row(ui, "marks", {.gap = 8, .wrap = false});
    text(ui, stress->name, {.type = Type::small, .tone = Tone::muted});
    const float room = 15 * static_cast<float>(boxes->size) * ui.mark_scale();
    const auto marks = stack(ui, {.gap = 0, .max_width = room});
    stress_boxes(ui, sheet.ruleset(), sheet.view.standing.numbers, true);
  }
  std::vector<std::string> harm;
  for (const rules::Harm& each : sheet.character().harm) {
    if (!each.text.empty()) harm.push_back(each.text);
  }
  if (harm.empty()) return;
  text(ui, sheet.ruleset().words.harm.one, {.type = Type::small, .tone = Tone::muted});
  text(ui, rules::joined(harm), {.type = Type::small_strong, .tone = Tone::danger});
}

}  // namespace

void sheet_strip(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto line = row(ui, "strip", {.gap = 18});
  draw_strip_of_health(sheet);
  draw_strip_of_wear(sheet);
  sheet_states(sheet);
  sheet_conflicts(sheet);
  spacer(ui);
  sheet_stat_links(sheet);
}

}  // namespace roadbook::ui
