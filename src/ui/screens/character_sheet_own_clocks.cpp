// Clocks that the table drew on this sheet: pressed to tick, added, renamed, taken away.
#include <algorithm>
#include <utility>

#include "document/limits.hpp"
#include "rules/play/clocks.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

std::string new_clock_name(const CharacterSheet& sheet) {
  std::string name = "New clock";
  const auto& clocks = sheet.character().clocks;
  for (int n = 2; std::any_of(clocks.begin(), clocks.end(),
                              [&](const rules::Clock& each) { return each.name == name; });
       ++n) {
    name = "New clock " + rules::number(n);
  }
  return name;
}

void draw_own_clock(CharacterSheet& sheet, std::size_t index) {
  Ui& ui = sheet.ui;
  const rules::Clock& one = sheet.character().clocks[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const auto line = row(ui, "clock", {.gap = 6, .wrap = false});
  {
    const auto left = stack(ui, {.gap = 0, .max_width = ui.width() - (ui.touch() ? 60.0F : 38.0F)});
    const std::string name = one.name.empty() ? "Unnamed clock" : one.name;
    if (const auto asked = clock(ui, {.name = name,
                                      .filled = one.filled,
                                      .segments = std::max(one.size, 1),
                                      .diameter = ui.touch() ? 48.0F : 38.0F,
                                      .description = one.notes})) {
      rules::Character after = sheet.character();
      after.clocks[index].filled = *asked;
      put(sheet, std::move(after));
    }
  }
  spacer(ui);
  if (icon_button(ui, Icon::pen, "Change the clock " + one.name,
                  {.kind = ButtonKind::plain, .id = "change clock"})) {
    sheet.state.clock_open = true;
    sheet.state.clock = index;
  }
}

void change_clock(CharacterSheet& sheet, const rules::Clock& clock, const std::string& merge_key) {
  rules::Character after = sheet.character();
  after.clocks =
      rules::with_clock(sheet.ruleset(), std::move(after.clocks), sheet.state.clock, clock);
  put(sheet, std::move(after), merge_key);
}

}  // namespace

void sheet_own_clocks(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (!sheet.character().in_play) return;
  const bool may_add = rules::leaves(sheet.ruleset(), rules::OwnKind::clock);
  if (!may_add && sheet.character().clocks.empty()) return;
  const auto together = group(ui, "Clocks");
  if (!may_add) {
    section_heading(ui, 4, "Clocks");
  } else if (section_link(sheet, "Clocks", "+ add", "Add a clock of your own")) {
    rules::Character after = sheet.character();
    rules::Clock made;
    made.name = new_clock_name(sheet);
    made.size = rules::least_segments;
    after.clocks.push_back(made);
    sheet.state.clock = after.clocks.size() - 1;
    sheet.state.clock_open = true;
    put(sheet, std::move(after));
  }
  if (sheet.character().clocks.empty()) return;
  const auto area = growing_list(sheet, "Your own clocks", true);
  const auto lines = stack(ui, {.gap = 4});
  for (std::size_t i = 0; i < sheet.character().clocks.size(); ++i) draw_own_clock(sheet, i);
}

void sheet_clock_dialog(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  CharacterSheetState& state = sheet.state;
  // One that was just asked for stands there in the next frame.
  if (!state.clock_open || state.clock >= sheet.character().clocks.size()) return;
  const auto block = dialog(ui, "A clock of your own", state.clock_open, {.width = 420});
  if (!block) return;
  rules::Clock one = sheet.character().clocks[state.clock];
  const std::string key = "clock:" + sheet.character().id + ":" + std::to_string(state.clock);
  const auto name = text_field(ui, "What it counts", one.name,
                               {.max_length = document::limit_of(&rules::Clock::name)});
  if (name.changed) {
    one.name = name.text;
    change_clock(sheet, one, key);
  }
  if (name.left) sheet.requests.ask(Action::leave_field);
  if (const auto size = number_stepper(ui, {.name = "Segments",
                                            .value = one.size,
                                            .min = rules::least_segments,
                                            .max = rules::most_segments})) {
    one.size = *size;
    change_clock(sheet, one, {});
  }
  const auto line = row(ui, "clock buttons");
  if (button(ui, "Done", {.kind = ButtonKind::primary})) state.clock_open = false;
  spacer(ui);
  if (button(ui, "Remove the clock", {.kind = ButtonKind::danger, .icon = Icon::trash})) {
    rules::Character after = sheet.character();
    after.clocks = rules::without_clock(std::move(after.clocks), state.clock);
    state.clock_open = false;
    put(sheet, std::move(after));
  }
}

}  // namespace roadbook::ui
