// Draws the bar: the name, whether it is kept, undo and redo, the menu.
#include "ui/screens/bar.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/blocks/fitted_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/menu_commands.hpp"

namespace roadbook::ui {

namespace {

constexpr float bar_height = 44;
constexpr float wide_padding = 24;
constexpr float narrow_padding = 16;
constexpr float crumb_gap = 6;
constexpr Shortcut undo_keys{.key = Key::z};
constexpr Shortcut redo_keys{.key = Key::z, .shift = true};
constexpr Shortcut redo_other_keys{.key = Key::y};
constexpr Shortcut save_keys{.key = Key::s};

bool at_library(const BarView& view) {
  return view.document.empty() && view.name.empty();
}

// What stands in a phone's bar.
std::string name_in_bar(const BarView& view) {
  return at_library(view) ? "Roadbook" : view.name;
}

// The first words of what is kept; why something is not, draw_trouble() says.
std::string_view kept_in_short(const BarView& view) {
  return std::string_view(view.kept_words).substr(0, view.kept_words.find(':'));
}

// Where there is no room for words, the mark alone says that all is kept.
void draw_kept(Ui& ui, const BarView& view, float room, bool mark_only = false) {
  if (view.kept_words.empty() || view.kept == Kept::not_saved) return;
  const Tone tone = view.kept == Kept::saved ? Tone::change : Tone::muted;
  const std::string_view words = kept_in_short(view);
  status(ui, mark_only ? std::string(words) : fitted(ui, Type::small, words, room), tone,
         view.kept == Kept::saved, mark_only);
}

// Under the bar, whole and with what helps: what could not be saved, and why.
void draw_trouble(Ui& ui, const BarView& view, Requests& requests) {
  if (view.kept != Kept::not_saved) return;
  const auto region = ui::region(ui, "Not saved",
                                 {.dock = Dock::top,
                                  .fill = Fill::soft,
                                  .padding_x = ui.compact() ? 16.0F : 22.0F,
                                  .padding_y = 8,
                                  .gap = 6,
                                  .one_stop = true});
  status(ui, view.kept_words, Tone::danger);
  const auto buttons = row(ui, "buttons");
  if (button(ui, "Try again")) requests.ask(Action::save_now);
  if (button(ui, "Export everything", {.id = "export unsaved", .icon = Icon::download})) {
    requests.ask(Action::export_all);
  }
}

void draw_undo(Ui& ui, const BarView& view, Requests& requests) {
  const std::string what = view.can_undo ? "Undo: " + view.undo_words : "Undo";
  const std::string reason = view.can_undo ? "" : "There is nothing to undo.";
  if (icon_button(ui, Icon::undo, what,
                  {.kind = ButtonKind::plain,
                   .disabled_reason = reason,
                   .description = what,
                   .id = "undo",
                   .shortcut = undo_keys,
                   .icon = Icon::undo})) {
    requests.ask(Action::undo);
  }
}

void draw_redo(Ui& ui, const BarView& view, Requests& requests) {
  const std::string what = view.can_redo ? "Redo: " + view.redo_words : "Redo";
  const std::string reason = view.can_redo ? "" : "There is nothing to redo.";
  if (icon_button(ui, Icon::redo, what,
                  {.kind = ButtonKind::plain,
                   .disabled_reason = reason,
                   .id = "redo",
                   .shortcut = redo_keys,
                   .icon = Icon::redo})) {
    requests.ask(Action::redo);
  }
}

// Reading or changing, as two halves of one switch.
void draw_modes(Ui& ui, const BarView& view, Requests& requests) {
  if (!view.has_modes) return;
  constexpr std::size_t edit = 1;
  const std::size_t now = view.editing ? edit : 0;
  if (const auto hit =
          joined_switch(ui, "Play or edit", {{.label = "Play"}, {.label = "Edit"}}, now)) {
    requests.ask(SetSwitch{Switch::editing, *hit == edit});
  }
}

void menu_items(Ui& ui, const std::vector<MenuCommand>& commands, Requests& requests) {
  for (const MenuCommand& each : commands) {
    if (menu_item(ui, each.name,
                  {.description = each.description,
                   .shortcut = shown_keys(ui, each),
                   .icon = each.icon})) {
      requests.ask(each.command);
    }
  }
}

// Whether the pages in the middle leave room for the shortest way and the nearest buttons only.
bool tight(const Ui& ui, const BarView& view) {
  return !ui.compact() && !view.pages.empty() && ui.size().width < 1000 * ui.text_scale();
}

// The parts of a phone's bar, and what of them has room.
struct NarrowBar {
  float gap = 10;
  float kept = 0;      // of the word that says whether all is kept
  float name = 0;      // of the name, beside the mark alone
  bool below = false;  // it has a line of its own
  bool undo = true;    // else the menu has it
};

constexpr float close_bar_gap = 4;
constexpr float most_bar_buttons = 3;

// What a name can have beside so many buttons, and the mark that all is kept.
float room_of_name(const Ui& ui, float buttons, float gap, bool marked) {
  const float mark = marked ? gap + 4 + 12 * ui.mark_scale() : 0;
  return ui.size().width - 2 * narrow_padding - buttons * (icon_button_side(ui) + gap) - mark;
}

// Whether it has room in two lines, with every word whole.
bool fits_two_lines(const Ui& ui, Type type, std::string_view name, float room) {
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(" -", at), name.size() - 1) + 1;
    if (ui.measure(type, name.substr(at, end - at)).width > room) return false;
    at = end;
  }
  return ui.measure(type, name, room).height <= 2 * ui.measure(type, "x").height;
}

// How a name stands there whole: in one line, or else in two, which large letters make low.
std::optional<Type> type_of_name(const Ui& ui, std::string_view name, float room) {
  for (const Type type : {Type::heading_3, Type::heading_4}) {
    if (ui.measure(type, name).width + 1 <= room) return type;
  }
  constexpr float large_letters = 1.3F;
  const bool low = ui.text_scale() > large_letters;
  if (!low && fits_two_lines(ui, Type::heading_4, name, room)) return Type::heading_4;
  if (fits_two_lines(ui, Type::small_strong, name, room)) return Type::small_strong;
  return {};
}

// A low window has no room for it below the buttons.
bool may_stand_below(const Ui& ui) {
  return ui.size().height >= low_below;
}

// Whether it is whole there, where it is set small.
constexpr Type type_below = Type::small_strong;
bool fits_below(const Ui& ui, std::string_view name) {
  return may_stand_below(ui) &&
         fits_two_lines(ui, type_below, name, ui.size().width - 2 * narrow_padding);
}

NarrowBar narrow_bar_of(const Ui& ui, const BarView& view) {
  NarrowBar bar;
  const std::string name = name_in_bar(view);
  const std::string_view words =
      view.kept == Kept::not_saved ? std::string_view() : kept_in_short(view);
  // As much while something is saved as when it is: the name is not cut anew each time.
  const float widest = words.empty() ? 0
                                     : std::max(ui.measure(Type::small, words).width,
                                                ui.measure(Type::small, saving_words).width);
  bar.kept = std::min(widest + 1, ui.size().width * 0.3F);
  const bool marked = bar.kept > 1;
  const float buttons = at_library(view) ? most_bar_buttons - 1 : most_bar_buttons;
  for (const float gap : {bar.gap, close_bar_gap}) {
    bar.gap = gap;
    bar.name = room_of_name(ui, buttons, gap, marked);
    if (type_of_name(ui, name, bar.name)) return bar;
  }
  bar.below = may_stand_below(ui);
  constexpr float least_name = 60;
  if (!bar.below && bar.name < least_name * ui.mark_scale()) {
    bar.undo = false;
    bar.name = room_of_name(ui, buttons - 1, bar.gap, marked);
  }
  return bar;
}

bool undo_in_menu(const Ui& ui, const BarView& view) {
  return ui.compact() && !narrow_bar_of(ui, view).undo;
}

void draw_undo_item(Ui& ui, const BarView& view, Requests& requests) {
  const std::string undo = view.can_undo ? "Undo: " + view.undo_words : "Undo";
  if (menu_item(ui, undo,
                {.disabled_reason = view.can_undo ? "" : "There is nothing to undo.",
                 .id = "undo in menu",
                 .icon = Icon::undo})) {
    requests.ask(Action::undo);
  }
}

void draw_menu(Ui& ui, const BarView& view, Requests& requests) {
  const auto block = menu(ui, "Menu", {.kind = ButtonKind::plain, .icon = Icon::menu});
  if (!block) return;
  if (ui.compact() || tight(ui, view)) {
    if (!at_library(view) && menu_item(ui, "Library", {.icon = Icon::back})) {
      requests.ask(Action::go_library);
    }
    if (undo_in_menu(ui, view)) draw_undo_item(ui, view, requests);
    const std::string redo = view.can_redo ? "Redo: " + view.redo_words : "Redo";
    if (menu_item(ui, redo,
                  {.disabled_reason = view.can_redo ? "" : "There is nothing to redo.",
                   .id = "redo in menu",
                   .icon = Icon::redo})) {
      requests.ask(Action::redo);
    }
    separator(ui);
  }
  if (!view.document.empty()) {
    menu_items(ui, document_commands(view), requests);
    separator(ui);
  }
  menu_items(ui, file_commands(), requests);
  separator(ui);
  menu_items(ui, screen_commands(), requests);
}

void shortcuts(Ui& ui, const BarView& view, Requests& requests) {
  if (ui.shortcut(save_keys)) requests.ask(Action::save_now);
  if (view.can_redo && ui.shortcut(redo_other_keys)) requests.ask(Action::redo);
  if (undo_in_menu(ui, view) && view.can_undo && ui.shortcut(undo_keys)) {
    requests.ask(Action::undo);
  }
  const bool in_menu = ui.compact() || tight(ui, view);
  if (in_menu && view.can_redo && ui.shortcut(redo_keys)) requests.ask(Action::redo);
  if (!view.document.empty() && ui.shortcut(print_keys))
    requests.ask(DocumentAction::print, view.document);
}

// A name that leads to a sheet; where it has no room the hint says all of it.
bool name_link(Ui& ui, const std::string& name, float room, std::string_view id) {
  const std::string shown = fitted(ui, Type::small_strong, name, room);
  const std::string_view whole = shown == name ? std::string_view() : name;
  return link(ui, shown, {.description = whole, .id = id});
}

// A name as it is heard, of which no more is shown than has room in one line, or is whole in two.
void draw_name(Ui& ui, const std::string& name, Type type, float room, bool whole) {
  const auto words = stack(ui, {.gap = 0, .max_width = std::max(room, 1.0F)});
  text(ui, name, {.type = type, .wrap = whole});
}

float pages_width(const Ui& ui, const BarView& view) {
  float width = 0;
  for (const std::string& each : view.pages) width += ui.measure(Type::strong, each).width + 28;
  return width;
}

// Where the pages begin in the middle of the bar.
float pages_left(const Ui& ui, const BarView& view) {
  return std::floor((ui.size().width - pages_width(ui, view)) / 2);
}

void draw_crumbs(Ui& ui, const BarView& view, Requests& requests) {
  const auto where = row(ui, "where", {.gap = crumb_gap, .wrap = false});
  const float width = ui.size().width;
  emblem(ui, "beacon", 22 * ui.mark_scale());
  // Where there is little room the way back and the name are more than the program's own.
  const bool named = at_library(view) || !tight(ui, view);
  if (named) text(ui, "Roadbook", {.type = Type::heading_3});
  if (at_library(view)) return;
  if (named) text(ui, "›", Tone::muted);
  if (link(ui, "Library")) requests.ask(Action::go_library);
  text(ui, "›", Tone::muted);
  // Up to the pages, or about a third of the bar.
  const auto room = [&] {
    if (view.pages.empty()) return width * 0.3F;
    constexpr float before_pages = 12;
    return pages_left(ui, view) - before_pages - (width - wide_padding - ui.width());
  };
  if (!view.crew_name.empty() && width >= 1100 * ui.text_scale()) {
    const float name = ui.measure(Type::strong, view.name).width + 1;
    const float behind = name + ui.measure(Type::body, "›").width + 2 * crumb_gap + 8;
    const float least = width * 0.1F;
    if (name_link(ui, view.crew_name, std::max(room() - behind, least), "crew")) {
      requests.ask(DocumentAction::open, view.crew_id);
    }
    text(ui, "›", Tone::muted);
  }
  constexpr float least_name = 60;
  const float of_name = std::max(room(), least_name);
  if (!view.beside_sheet) {
    draw_name(ui, view.name, Type::strong, of_name, false);
  } else if (name_link(ui, view.name, of_name - 8, "sheet")) {
    requests.ask(DocumentAction::open_sheet, view.document);
  }
}

void draw_pages(Ui& ui, const BarView& view, Requests& requests) {
  if (view.pages.empty()) return;
  const auto middle =
      standing_at(ui, {pages_left(ui, view), 5, pages_width(ui, view), bar_height - 5});
  if (const auto hit = tabs(ui, "Pages", view.pages, view.page)) {
    requests.ask(ShowPage{*hit});
  }
}

void draw_wide(Ui& ui, const BarView& view, Requests& requests) {
  {
    const auto line = row(ui, "bar", {.gap = 4, .wrap = false});
    draw_crumbs(ui, view, requests);
    spacer(ui);
    {
      const auto icons = row(ui, "icons", {.gap = 4, .wrap = false});
      draw_kept(ui, view, 0, true);
      draw_undo(ui, view, requests);
      if (!tight(ui, view)) {
        draw_redo(ui, view, requests);
        if (icon_button(ui, Icon::search, "Search", {.kind = ButtonKind::plain})) {
          requests.ask(Action::open_palette);
        }
      }
      draw_modes(ui, view, requests);
      draw_menu(ui, view, requests);
    }
  }
  draw_pages(ui, view, requests);
}

void draw_narrow(Ui& ui, const BarView& view, Requests& requests) {
  const NarrowBar bar = narrow_bar_of(ui, view);
  const std::string name = name_in_bar(view);
  {
    const auto line = row(ui, "bar", {.gap = bar.gap, .wrap = false});
    if (!at_library(view)) {
      if (icon_button(ui, Icon::back, "Library", {.kind = ButtonKind::plain}))
        requests.ask(Action::go_library);
    }
    // The name comes before the word.
    const bool mark_only =
        bar.below ||
        (bar.kept > 1 && bar.name - bar.kept < ui.measure(Type::heading_3, name).width + 1);
    if (!bar.below) {
      const float room = mark_only ? bar.name : bar.name - bar.kept;
      const std::optional<Type> type = type_of_name(ui, name, room);
      draw_name(ui, name, type.value_or(Type::heading_4), room, type.has_value());
    }
    spacer(ui);
    draw_kept(ui, view, bar.kept, mark_only);
    if (bar.undo) draw_undo(ui, view, requests);
    draw_menu(ui, view, requests);
  }
  if (bar.below) text(ui, name, {.type = type_below, .wrap = fits_below(ui, name)});
}

}  // namespace

bool is_cut_in_bar(const Ui& ui, std::string_view name) {
  const float beside = room_of_name(ui, most_bar_buttons, close_bar_gap, true);
  return !type_of_name(ui, name, beside) && !fits_below(ui, name);
}

void draw_bar(Ui& ui, const BarView& view, Requests& requests) {
  {
    const auto bar = region(ui, "Bar",
                            {.dock = Dock::top,
                             .size = ui.compact() ? 0 : std::round(bar_height * ui.mark_scale()),
                             .fill = Fill::panel,
                             .padding_x = ui.compact() ? narrow_padding : wide_padding,
                             .padding_y = ui.compact() ? 4.0F : 5.0F,
                             .gap = 0,
                             .one_stop = true});
    if (ui.compact()) {
      draw_narrow(ui, view, requests);
    } else {
      draw_wide(ui, view, requests);
    }
    shortcuts(ui, view, requests);
  }
  draw_trouble(ui, view, requests);
}

}  // namespace roadbook::ui
