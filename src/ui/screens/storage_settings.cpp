// Draws the settings' part about the library.
#include "ui/screens/storage_settings.hpp"

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

void draw_storage(Ui& ui, const StorageView& view, Requests& requests) {
  section_heading(ui, 3, "Where your library is kept");
  text(ui, view.place);
  if (!view.trouble.empty()) conflict(ui, view.trouble);
  {
    const auto narrow = stack(ui, {.gap = 6, .max_width = 460 * ui.text_scale()});
    pair(ui, "In it", view.count);
    if (!view.used.empty()) pair(ui, "Space used", view.used);
    if (!view.free.empty()) pair(ui, "Space left", view.free);
    pair(ui, "Last backed up", view.backup);
  }
  if (!view.since.empty()) {
    text(ui, view.since, {.type = Type::small, .tone = Tone::muted});
  }
  if (view.at_risk) {
    conflict(ui, view.safety);
  } else {
    text(ui, view.safety, Tone::muted);
  }
  const auto buttons = row(ui, "buttons");
  if (button(ui, "Back up everything",
             {.kind = view.at_risk ? ButtonKind::primary : ButtonKind::quiet,
              .description = "Saves your whole library as one file",
              .icon = Icon::download})) {
    requests.ask(Action::export_all);
  }
  if (view.can_ask && button(ui, "Ask the browser to keep it")) {
    requests.ask(Action::ask_to_keep);
  }
  if (button(ui, "Import files…", {.icon = Icon::upload})) {
    requests.ask(Action::import_files);
  }
  if (button(ui, "The bin…", {.icon = Icon::trash})) requests.ask(Action::open_bin);
}

}  // namespace roadbook::ui
