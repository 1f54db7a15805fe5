// Draws what came of an import.
#include "ui/panels/import.hpp"

#include <algorithm>

#include "ui/widgets.hpp"

namespace roadbook::ui {

namespace {

std::string counted(std::size_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

void draw_documents(Ui& ui, const ImportView& view, ImportState& state, Requests& requests) {
  if (view.documents.empty()) return;
  const auto list = group(ui, "What came in", {.role = Role::list});
  for (const ImportedDocument& each : view.documents) {
    const std::string name =
        !each.name.empty() ? each.name : (each.crew ? "Unnamed crew" : "Unnamed character");
    const std::string subtitle =
        each.note.empty() ? each.summary : each.summary + " · " + each.note;
    if (list_row(ui, {.title = name, .subtitle = subtitle, .note = "Open", .id = each.id})) {
      requests.ask(Command::Kind::open, each.id);
      state.open = false;
    }
  }
}

// The faults of one file under its name.
void draw_faults(Ui& ui, const ImportView& view) {
  std::string file;
  bool first = true;
  int index = 0;
  for (const ImportFault& fault : view.faults) {
    const auto scope = ui.scope(index++);
    if (first || fault.file != file) {
      file = fault.file;
      first = false;
      const auto count = std::count_if(view.faults.begin(), view.faults.end(),
                                       [&](const ImportFault& each) { return each.file == file; });
      section_heading(ui, 4, file.empty() ? "The file" : file,
                      counted(static_cast<std::size_t>(count), "fault", "faults"));
    }
    const auto entry = stack(ui, {.gap = 0});
    text(ui, fault.message);
    hint(ui, fault.pointer.empty() ? "The whole file" : "At " + fault.pointer);
  }
}

}  // namespace

void draw_import(Ui& ui, const ImportView& view, ImportState& state, Requests& requests) {
  const bool came = !view.documents.empty();
  const bool faulty = !view.faults.empty();
  const char* title =
      came ? (faulty ? "Some of it came in" : "It is in your library") : "Nothing was imported";
  const auto block = dialog(ui, title, state.open, {.width = 560});
  if (!block) return;
  if (came) {
    lead(ui, counted(view.documents.size(), "sheet came in.", "sheets came in.") +
                 " Undo takes all of it out again.");
    draw_documents(ui, view, state, requests);
  }
  if (faulty) {
    lead(ui, came ? "These files could not be read. They changed nothing."
                  : "The files have faults, so nothing in your library was changed. Here is "
                    "everything that is wrong with them:");
    draw_faults(ui, view);
  }
  if (!came && !faulty) lead(ui, "The files hold no characters and no crews.");
  const auto buttons = row(ui, "buttons");
  if (button(ui, came ? "Good" : "All right", {.kind = ButtonKind::primary})) state.open = false;
  if (came && button(ui, "Take it out again", {.icon = Icon::undo})) {
    requests.ask(Command::Kind::undo);
    state.open = false;
  }
  if (faulty) {
    if (button(ui, "Copy the list", {.icon = Icon::copy})) {
      std::string words;
      for (const ImportFault& each : view.faults) {
        words += each.file + (each.pointer.empty() ? "" : " " + each.pointer) + ": " +
                 each.message + "\n";
      }
      requests.ask(Command::Kind::copy_text, {}, words);
    }
  }
}

}  // namespace roadbook::ui
