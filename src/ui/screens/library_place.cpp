// Where the library is kept, the way out and the way in.
#include <algorithm>
#include <string>
#include <string_view>

#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr const char* import_words = "Import files…";
constexpr const char* export_words = "Export everything";
constexpr const char* bin_words = "The bin…";
constexpr const char* recent_words = "Recent files";

// Files that were opened or exported lately, each by its name, its folder beside it.
void draw_recent(Ui& ui, const LibraryState& state, Requests& requests) {
  if (state.recent.empty()) return;
  const auto block = menu(ui, recent_words, {.icon = Icon::menu});
  if (!block) return;
  for (const std::string& path : state.recent) {
    const std::size_t slash = path.find_last_of("/\\");
    const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    if (menu_item(ui, name, {.description = path, .id = path})) {
      requests.ask(ImportFile{path});
    }
  }
}

// The ways in and out, in a row; `at_end`: at its right end.
void place_buttons(Ui& ui, const LibraryView& view, const LibraryState& state, Requests& requests,
                   bool at_end) {
  const auto buttons = row(ui, "in and out");
  if (at_end) spacer(ui);
  const std::string_view drop =
      ui.touch() ? "" : "Files can also be dropped anywhere on this window.";
  if (button(ui, import_words, {.description = drop, .icon = Icon::upload})) {
    requests.ask(Action::import_files);
  }
  if (!view.entries.empty() && button(ui, export_words, {.icon = Icon::download})) {
    requests.ask(Action::export_all);
  }
  if (button(ui, bin_words, {.icon = Icon::trash})) requests.ask(Action::open_bin);
  draw_recent(ui, state, requests);
}

// How wide the row of them is, with their icons and the gaps between.
float buttons_width(const Ui& ui, const LibraryView& view, const LibraryState& state) {
  constexpr float around = 66;
  float width = 0;
  for (const char* words : {import_words, view.entries.empty() ? "" : export_words, bin_words,
                            state.recent.empty() ? "" : recent_words}) {
    if (*words != 0) width += ui.measure(Type::button, words).width + around;
  }
  return width;
}

}  // namespace

void library_place(Ui& ui, const LibraryView& view, const LibraryState& state, Requests& requests) {
  space(ui, 12);
  separator(ui);
  if (!view.place.empty()) {
    text(ui, view.place, {.type = Type::small, .tone = Tone::muted, .max_width = 700});
  }
  if (!view.place_note.empty()) {
    text(ui, view.place_note, {.type = Type::small, .tone = Tone::muted, .max_width = 700});
  }
  place_buttons(ui, view, state, requests, false);
}

void library_foot(Ui& ui, const LibraryView& view, const LibraryState& state, Requests& requests) {
  const auto foot = region(ui, "Where it is kept",
                           {.dock = Dock::bottom,
                            .fill = Fill::soft,
                            .padding_x = 24,
                            .padding_y = 8,
                            .max_width = 1600,
                            .one_stop = true});
  std::string words = view.place;
  if (!view.place_note.empty()) words += (words.empty() ? "" : " ") + view.place_note;
  Columns columns(ui, {1, -buttons_width(ui, view, state)}, 16, 200);
  {
    const auto left = stack(ui, {.gap = 0});
    const Size size = ui.measure(Type::small, words, ui.width());
    space(ui, std::max(0.0F, (ui.target() - size.height) / 2));
    text(ui, words, {.type = Type::small, .tone = Tone::muted});
  }
  columns.next();
  place_buttons(ui, view, state, requests, true);
}

}  // namespace roadbook::ui
