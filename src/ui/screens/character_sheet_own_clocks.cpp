// Clocks that the table drew on this sheet: pressed to tick, added, renamed, taken away.
#include <algorithm>
#include <utility>

#include "document/limits.hpp"
#include "rules/play/clocks.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

void draw_own_clock(CharacterSheet& sheet, std::size_t index) {
  Ui& ui = sheet.ui;
  const rules::Clock& one = sheet.character().clocks[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string name = one.name.empty() ? "Unnamed clock" : one.name;
  const auto line = row(ui, "clock", {.gap = 6, .wrap = false});
  {
    const auto left = stack(ui, {.gap = 0, .max_width = ui.width() - (ui.touch() ? 60.0F : 38.0F)});
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
  if (icon_button(ui, Icon::pen, "Change the clock " + name,
                  {.kind = ButtonKind::plain, .id = "change clock"})) {
    sheet.state.clock = {true, false, index, one};
  }
}

// Why a new one cannot be saved; empty where it can.
std::string no_save(const std::vector<rules::Clock>& clocks, const rules::Clock& made) {
  if (made.name.empty()) return "Give it a name first.";
  return rules::find_clock(clocks, made.name) != nullptr ? "Another clock has this name." : "";
}

void save_new(CharacterSheet& sheet, const rules::Clock& made) {
  rules::Character after = sheet.character();
  after.clocks.push_back(made);
  put(sheet, std::move(after));
}

// What is written of one that there is, is kept at once.
void change_clock(CharacterSheet& sheet, const std::string& merge_key) {
  const OwnClockWriting& writing = sheet.state.clock;
  if (writing.made) return;
  rules::Character after = sheet.character();
  after.clocks =
      rules::with_clock(sheet.ruleset(), std::move(after.clocks), writing.index, writing.clock);
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
    sheet.state.clock = {true, true, 0, {}};
    sheet.state.clock.clock.size = rules::least_segments;
  }
  if (sheet.character().clocks.empty()) return;
  const auto area = growing_list(sheet, "Your own clocks", true);
  const auto lines = stack(ui, {.gap = 4});
  for (std::size_t i = 0; i < sheet.character().clocks.size(); ++i) draw_own_clock(sheet, i);
}

void sheet_clock_dialog(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  OwnClockWriting& writing = sheet.state.clock;
  const std::vector<rules::Clock>& clocks = sheet.character().clocks;
  if (!writing.made && writing.index >= clocks.size()) writing.open = false;
  const auto block = dialog(ui, writing.made ? "A new clock" : "A clock of your own", writing.open,
                            {.width = 420});
  if (!block) return;
  if (!writing.made) writing.clock = clocks[writing.index];
  const std::string key = "clock:" + sheet.character().id + ":" + std::to_string(writing.index);
  const auto name = text_field(ui, "What it counts", writing.clock.name,
                               {.max_length = document::limit_of(&rules::Clock::name)});
  if (name.changed) {
    writing.clock.name = name.text;
    change_clock(sheet, key);
  }
  if (name.left && !writing.made) sheet.requests.ask(Action::leave_field);
  if (const auto size = number_stepper(ui, {.name = "Segments",
                                            .value = writing.clock.size,
                                            .min = rules::least_segments,
                                            .max = rules::most_segments})) {
    writing.clock.size = *size;
    change_clock(sheet, {});
  }
  const std::string reason = writing.made ? no_save(clocks, writing.clock) : "";
  const auto line = row(ui, "clock buttons");
  if (button(ui, writing.made ? "Save" : "Done",
             {.kind = ButtonKind::primary, .disabled_reason = reason})) {
    if (writing.made) save_new(sheet, writing.clock);
    writing.open = false;
  }
  if (writing.made) return;
  spacer(ui);
  if (button(ui, "Remove the clock", {.kind = ButtonKind::danger, .icon = Icon::trash})) {
    rules::Character after = sheet.character();
    after.clocks = rules::without_clock(std::move(after.clocks), writing.index);
    writing.open = false;
    put(sheet, std::move(after));
  }
}

}  // namespace roadbook::ui
