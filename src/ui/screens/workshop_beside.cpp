// Draws what stands around the form of an entry: its differences from the game's, the list of all
// faults, its card, what it does to a sheet, and who uses it.
#include <algorithm>

#include "text/wording.hpp"
#include "ui/blocks/rules_parts.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/workshop_parts.hpp"

namespace roadbook::ui {

using Act = WorkshopAction::Kind;

void workshop_differences(WorkshopDesk& desk) {
  if (desk.view.differences.empty()) return;
  Ui& ui = desk.ui;
  section_heading(ui, 3, "What differs from the game",
                  rules::number(static_cast<int>(desk.view.differences.size())));
  const Block list = group(ui, "Differences", {.role = Role::list});
  for (const WorkshopDifference& each : desk.view.differences) {
    const Block apart = ui.scope(each.field);
    const Block line = group(ui, each.label, {.role = Role::list_item});
    text(ui, each.label, {.type = Type::small_strong});
    text(ui, each.game.empty() ? "(nothing)" : each.game,
         {.type = Type::small, .tone = Tone::muted});
    change(ui, each.package.empty() ? "(nothing)" : each.package);
    if (link(ui, "Undo the change of " + rules::lowered(each.label), {.id = "undo field"})) {
      desk.act(Act::undo_field, {}, each.field);
    }
  }
}

// "1 error · 2 suggestions"; without errors that comes first.
static std::string fault_counts(const std::vector<WorkshopFault>& faults) {
  int counts[3] = {0, 0, 0};
  for (const WorkshopFault& each : faults) ++counts[std::clamp(each.rank, 0, 2)];
  std::string words = counts[0] == 0 ? "No errors" : rules::counted(counts[0], "error", "errors");
  if (counts[1] > 0) words += " · " + rules::counted(counts[1], "warning", "warnings");
  if (counts[2] > 0) words += " · " + rules::counted(counts[2], "suggestion", "suggestions");
  return words;
}

void workshop_faults(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  if (desk.view.faults.empty()) return;
  const bool errors = std::any_of(desk.view.faults.begin(), desk.view.faults.end(),
                                  [](const WorkshopFault& each) { return each.rank == 0; });
  if (disclosure(ui, fault_counts(desk.view.faults), desk.state.faults_open,
                 errors && !ui.compact() ? "Roadbook ignores what has an error." : "")) {
    desk.state.faults_open = !desk.state.faults_open;
  }
  if (!desk.state.faults_open) return;
  // The entries stay in sight.
  constexpr std::size_t most_in_sight = 4;
  constexpr float row_height = 62;
  const bool scrolls = desk.view.faults.size() > most_in_sight;
  const Block area = scrolls ? scroll_area(ui, "All faults",
                                           {.height = static_cast<float>(most_in_sight) *
                                                      row_height * ui.text_scale()})
                             : stack(ui);
  const Block list = group(ui, "Faults", {.role = Role::list});
  int number = 0;
  for (const WorkshopFault& each : desk.view.faults) {
    const Block apart = ui.scope(number++);
    const std::string where = (!each.name.empty() ? each.name
                               : desk.view.begun  ? "The game itself"
                                                  : "The package itself") +
                              (each.label.empty() ? std::string() : " · " + each.label);
    if (list_row(ui, {.title = each.words,
                      .subtitle = where,
                      .note = each.grade,
                      .note_tone = each.rank == 0 ? Tone::danger : Tone::muted,
                      .large = false,
                      .whole = true})) {
      desk.act(Act::open_entry, each.ref);
    }
  }
}

namespace {

// Whose sheets change with the entry.
void who_uses_it(WorkshopDesk& desk) {
  if (!desk.view.used_by) return;
  Ui& ui = desk.ui;
  WorkshopState& state = desk.state;
  const bool open = state.users_open && state.users_of == desk.view.entry;
  if (disclosure(ui, "Who uses it", open)) {
    state.users_open = !open;
    state.users_of = desk.view.entry;
    if (state.users_open) state.users = desk.view.used_by();
  }
  if (!open) return;
  if (state.users.empty()) text(ui, "No sheet of your library.", Tone::muted);
  for (const std::string& each : state.users) text(ui, each, {.type = Type::small});
}

}  // namespace

void workshop_preview(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  if (!desk.view.mend.empty()) conflict(ui, desk.view.mend);
  if (desk.view.card) {
    section_heading(ui, 3, "How it looks on the sheet and on paper");
    const Block card = panel(ui);
    heading(ui, 3, desk.view.card->name);
    label_caps(ui, desk.view.card->kind);
    if (!desk.view.card->facts.empty()) text(ui, desk.view.card->facts, {.type = Type::strong});
    if (!desk.view.card->text.empty()) text(ui, desk.view.card->text);
    draw_rows_of(ui, *desk.view.card);
    if (!desk.view.card->source.empty()) hint(ui, desk.view.card->source);
  }
  who_uses_it(desk);
  if (desk.view.trials.empty()) return;
  space(ui, 12);
  section_heading(ui, 3, "Tried out");
  for (const WorkshopTrial& trial : desk.view.trials) {
    hint(ui, trial.title);
    bool any = false;
    for (const WorkshopNumber& each : trial.numbers) {
      if (each.change.empty()) continue;
      any = true;
      change(ui, each.change);
      if (!each.words.empty()) text(ui, each.words, {.type = Type::small});
    }
    if (!any) text(ui, "It changes no numbers.", Tone::muted);
  }
  if (disclosure(ui, "All numbers", desk.state.all_numbers)) {
    desk.state.all_numbers = !desk.state.all_numbers;
  }
  if (!desk.state.all_numbers) return;
  for (const WorkshopNumber& each : desk.view.trials.front().numbers) {
    if (!each.words.empty()) text(ui, each.words, {.type = Type::small});
  }
}

}  // namespace roadbook::ui
