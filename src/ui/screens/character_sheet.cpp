// Lays the character's sheet out: columns like the pages of a book, one column on a phone.
#include "ui/screens/character_sheet.hpp"

#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

constexpr float three_columns_from = 1120;

void draw_body(CharacterSheet& sheet) {
  sheet_headline(sheet);
  sheet_hit_points(sheet);
  sheet_boxes(sheet);
  sheet_harm(sheet);
  sheet_clocks(sheet);
  sheet_traumas(sheet);
}

void draw_deeds(CharacterSheet& sheet) {
  sheet_actions(sheet);
  sheet_experience(sheet);
  sheet_abilities(sheet);
  sheet_powers(sheet);
}

void draw_three(CharacterSheet& sheet) {
  Columns columns(sheet.ui, {1, 1.08F, 1}, 36);
  {
    const auto left = stack(sheet.ui, {.gap = 12});
    draw_body(sheet);
    sheet_numbers(sheet);
  }
  columns.next();
  {
    const auto middle = stack(sheet.ui, {.gap = 12});
    draw_deeds(sheet);
    sheet_people(sheet);
    sheet_notes(sheet);
  }
  columns.next();
  const auto right = stack(sheet.ui, {.gap = 12});
  sheet_load(sheet);
  sheet_crew(sheet);
  sheet_wealth(sheet);
  sheet_identity(sheet);
}

void draw_two(CharacterSheet& sheet) {
  Columns columns(sheet.ui, {1, 1}, 32);
  {
    const auto left = stack(sheet.ui, {.gap = 12});
    draw_body(sheet);
    sheet_load(sheet);
    sheet_crew(sheet);
    sheet_wealth(sheet);
    sheet_numbers(sheet);
  }
  columns.next();
  const auto right = stack(sheet.ui, {.gap = 12});
  draw_deeds(sheet);
  sheet_identity(sheet);
  sheet_people(sheet);
  sheet_notes(sheet);
}

void draw_one(CharacterSheet& sheet) {
  sheet_hit_points(sheet);
  sheet_boxes(sheet);
  sheet_actions(sheet);
  sheet_abilities(sheet);
  sheet_powers(sheet);
  sheet_load(sheet);
  sheet_harm(sheet);
  sheet_clocks(sheet);
  sheet_traumas(sheet);
  sheet_experience(sheet);
  sheet_crew(sheet);
  sheet_wealth(sheet);
  sheet_identity(sheet);
  sheet_people(sheet);
  sheet_notes(sheet);
  sheet_numbers(sheet);
}

// The numbers at the foot of a phone; one that is pressed opens to its terms right above.
void draw_foot(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto foot =
      region(ui, "Numbers",
             {.dock = Dock::bottom, .fill = Fill::panel, .padding_x = 8, .padding_y = 4, .gap = 6});
  std::vector<Stat> boxes;
  std::vector<const rules::DerivedStatistic*> all;
  std::optional<std::size_t> open;
  for (const rules::Id& id : sheet.ruleset().headline) {
    const rules::DerivedStatistic* each = rules::find_statistic(sheet.view.standing.numbers, id);
    if (each == nullptr) continue;
    if (sheet.state.foot_open == id) open = all.size();
    all.push_back(each);
    boxes.push_back(stat_of(sheet.ruleset(), *each));
  }
  if (open) {
    const auto scope = ui.scope("terms");
    terms_table(ui, boxes[*open].label, term_rows(all[*open]->terms), boxes[*open].value);
  }
  if (const auto hit = stats_bar(ui, "Headline numbers", boxes, open)) {
    const rules::Id& id = all[*hit]->id;
    sheet.state.foot_open = sheet.state.foot_open == id ? rules::Id() : id;
  }
}

void begin_document(CharacterSheet& sheet) {
  if (sheet.state.document == sheet.character().id) return;
  sheet.state = {};
  sheet.state.document = sheet.character().id;
  sheet.ui.scroll_to_top();
}

}  // namespace

void draw_character_sheet(Ui& ui, const CharacterView& view, CharacterSheetState& state,
                          Requests& requests) {
  if (view.ruleset == nullptr || view.character == nullptr) return;
  CharacterSheet sheet{ui, view, state, requests};
  begin_document(sheet);
  if (ui.compact()) draw_foot(sheet);
  {
    const auto page = region(ui, "Sheet",
                             {.fill = Fill::panel,
                              .padding_x = ui.compact() ? 16.0F : 32.0F,
                              .padding_y = ui.compact() ? 16.0F : 24.0F,
                              .gap = 16,
                              .scroll = true,
                              .max_width = 1320 * ui.text_scale()});
    sheet_head(sheet);
    // What is in conflict stands before everything else, what is only open behind it.
    const bool conflicts = count_of(view.findings, rules::FindingKind::illegal) > 0;
    if (conflicts) sheet_findings(sheet);
    if (ui.compact()) {
      draw_one(sheet);
    } else if (ui.size().width >= three_columns_from * ui.text_scale()) {
      draw_three(sheet);
    } else {
      draw_two(sheet);
    }
    if (!conflicts) sheet_findings(sheet);
    if (ui.compact()) sheet_buttons(sheet);
  }
  sheet_lists(sheet);
  sheet_advance(sheet);
  sheet_confirmation(sheet);
}

}  // namespace roadbook::ui
