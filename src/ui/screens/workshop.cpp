// Draws the workshop: packages, entries of one, and what can be added to it.
#include "ui/screens/workshop.hpp"

#include <algorithm>

#include "text/wording.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/workshop_parts.hpp"

namespace roadbook::ui {

namespace {

using Act = WorkshopAction::Kind;

void workshop_packages(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  heading(ui, 1, "Workshop");
  lead(ui,
       "Make playbooks, abilities, items and more for a game, or change the game's own. What you "
       "make is kept in packages. A package that is in use is part of its game for all your "
       "sheets.");
  space(ui, 8);
  {
    const Block list = group(ui, "Packages", {.role = Role::list});
    for (const WorkshopPackage& each : desk.view.packages) {
      const Block apart = ui.scope(each.id);
      const std::string note = each.begun ? "Game" : each.in_use ? "In use" : "Not in use";
      if (list_row(ui, {.title = each.name,
                        .subtitle = each.summary,
                        .note = note,
                        .note_tone = each.in_use ? Tone::change : Tone::muted,
                        .id = each.id})) {
        desk.act(Act::open_package, each.id);
      }
    }
  }
  if (desk.view.packages.empty()) {
    text(ui,
         "There are no packages yet. Start one here, or open any entry in the rules and press "
         "“Copy and change.”",
         Tone::muted);
  }
  space(ui, 12);
  section_heading(ui, 3, "New package for");
  {
    const Block buttons = row(ui, "new package");
    for (const auto& [id, name] : desk.view.games) {
      if (button(ui, name, {.id = "new for " + id, .icon = Icon::plus})) {
        desk.act(Act::new_package, id);
      }
    }
  }
  space(ui, 12);
  section_heading(ui, 3, "A game of your own");
  lead(ui,
       "It begins as the smallest game there can be. You add attributes, actions, playbooks, "
       "abilities and items, and make sheets of it at any time.");
  if (button(ui, "Begin a new game", {.icon = Icon::plus})) desk.act(Act::new_game);
}

// The worst that is wrong with an entry, short enough to stand beside its name.
std::string workshop_counts(const WorkshopEntry& entry) {
  if (entry.wrong > 0) return rules::counted(entry.wrong, "error", "errors");
  return entry.doubtful > 0 ? rules::counted(entry.doubtful, "warning", "warnings") : std::string();
}

// A row of the list beside the form; a press opens it.
static void entry_row(WorkshopDesk& desk, const WorkshopEntry& each, const std::string& kind) {
  if (list_row(desk.ui, {.title = each.name,
                         .subtitle = kind,
                         .note = workshop_counts(each),
                         .note_tone = each.wrong > 0 ? Tone::danger : Tone::muted,
                         .id = each.ref,
                         .selected = each.ref == desk.view.entry,
                         .large = false})) {
    desk.act(Act::open_entry, each.ref);
  }
}

void workshop_entries(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  section_heading(ui, 3, "Entries", rules::number(static_cast<int>(desk.view.entries.size())));
  {
    const Block list = group(ui, "Entries", {.role = Role::list});
    if (list_row(ui, {.title = desk.view.begun ? "The game itself" : "The package itself",
                      .subtitle = "Name, version, author, license",
                      .id = "package",
                      .selected = desk.view.entry.empty(),
                      .large = false})) {
      desk.act(Act::open_entry);
    }
    for (const WorkshopEntry& each : desk.view.parts) {
      entry_row(desk, each, each.kind);
    }
    for (const WorkshopEntry& each : desk.view.entries) {
      const Block apart = ui.scope(each.ref);
      entry_row(desk, each, each.change ? each.kind + " · changed" : each.kind);
    }
  }
  if (button(ui, "Add an entry", {.icon = Icon::plus, .wide = true})) {
    desk.state.adding = true;
    desk.state.search.clear();
  }
}

// Whether a name holds a search, in any case.
bool workshop_finds(const std::string& name, const std::string& search) {
  return search.empty() || upper(name).find(upper(search)) != std::string::npos;
}

void workshop_adding(WorkshopDesk& desk) {
  if (desk.view.kinds.empty()) return;
  const Block block = dialog(desk.ui, "Add an entry", desk.state.adding, {.side = true});
  if (!block) return;
  Ui& ui = desk.ui;
  WorkshopState& state = desk.state;
  state.kind = std::min(state.kind, desk.view.kinds.size() - 1);
  std::vector<SelectItem> items;
  for (const WorkshopView::Kind& each : desk.view.kinds) {
    items.push_back({.label = each.word, .group = each.group});
  }
  if (const auto hit = select(ui, "What it is", items, state.kind)) state.kind = *hit;
  const WorkshopView::Kind& kind = desk.view.kinds[state.kind];
  if (button(ui, "Make a new one", {.kind = ButtonKind::primary, .icon = Icon::plus})) {
    state.adding = false;
    desk.act(Act::add_entry, kind.ref);
  }
  if (kind.shipped.empty()) return;
  space(ui, 12);
  const bool begun = desk.view.begun;
  section_heading(ui, 4,
                  begun ? "Or begin with one that is ready" : "Or begin with one from the game");
  if (!begun) {
    hint(ui,
         "Change: your package replaces the game's entry. Copy: you get a new entry next to it.");
  }
  const FieldResult field =
      search_field(ui, "Search the game's entries", state.search,
                   {.placeholder = "Any part of a name", .show_label = false});
  if (field.changed) state.search = field.text;
  const Block list = scroll_area(ui, "The game's entries");
  bool first = true;
  for (const auto& [ref, name] : kind.shipped) {
    if (!workshop_finds(name, state.search)) continue;
    const Block apart = ui.scope(ref);
    if (!first) separator(ui);
    first = false;
    const bool narrow = ui.compact();
    if (narrow) text(ui, name, {.type = Type::strong});
    const Block line = row(ui, "shipped", {.gap = 8});
    if (!narrow) text(ui, name, {.type = Type::strong});
    if (!narrow) spacer(ui);
    if (begun) {
      if (button(ui, "Add " + name, {.kind = ButtonKind::link, .id = "add"})) {
        state.adding = false;
        desk.act(Act::change_entry, ref);
      }
      continue;
    }
    if (button(ui, "Change " + name,
               {.kind = ButtonKind::link,
                .description = "Your package replaces the game's entry.",
                .id = "change"})) {
      state.adding = false;
      desk.act(Act::change_entry, ref);
    }
    if (button(ui, "Copy " + name,
               {.kind = ButtonKind::link,
                .description = "A new entry next to the game's.",
                .id = "copy"})) {
      state.adding = false;
      desk.act(Act::copy_entry, ref);
    }
  }
}

void workshop_head(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  if (link(ui, "All packages")) desk.act(Act::open_package);
  heading(ui, 1, desk.view.name);
  if (!desk.view.read_only.empty()) conflict(ui, desk.view.read_only);
  if (ui.compact()) label_caps(ui, desk.view.game_name);
  const Block line = row(ui, "package line", {.gap = 16});
  if (!ui.compact()) label_caps(ui, desk.view.game_name);
  if (!desk.view.begun && checkbox(ui, "In use for all sheets", desk.view.in_use)) {
    desk.act(Act::set_in_use, desk.view.in_use ? "0" : "1");
  }
  if (desk.view.begun && button(ui, "Make a character", {.icon = Icon::plus})) {
    desk.act(Act::make_character);
  }
  spacer(ui);
  const std::string what = desk.view.begun ? "game" : "package";
  if (const Block more = menu(ui, desk.view.begun ? "Game" : "Package", {.icon = Icon::more})) {
    if (menu_item(ui, "Export this " + what, {.icon = Icon::download})) {
      desk.act(Act::export_package);
    }
    if (menu_item(ui, "Earlier versions…", {.icon = Icon::undo})) desk.act(Act::versions);
    if (menu_item(ui, "Delete this " + what, {.icon = Icon::trash})) {
      desk.act(Act::delete_package);
    }
  }
}

// On a phone an open entry has its screen to itself: the way back, and what it is part of.
void workshop_entry_head(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  const Block line = row(ui, "entry of", {.gap = 12});
  if (link(ui, "All entries")) desk.act(Act::open_entry);
  text(ui, desk.view.name, {.type = Type::small, .tone = Tone::muted});
}

void workshop_credits(WorkshopDesk& desk) {
  if (desk.view.credits.empty()) return;
  section_heading(desk.ui, 3, "Credits");
  for (const std::string& each : desk.view.credits) text(desk.ui, each);
}

void workshop_middle(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  const bool whole = desk.view.entry.empty();
  const char* itself = desk.view.begun ? "The game itself" : "The package itself";
  heading(ui, 2, whole ? std::string(itself) : desk.view.entry_name);
  if (desk.view.part) label_caps(ui, desk.view.entry_kind);
  if (!whole && !desk.view.part) {
    const Block line = row(ui, "entry line");
    label_caps(ui, desk.view.entry_kind);
    spacer(ui);
    if (desk.view.sooner && button(ui, "Sooner",
                                   {.kind = ButtonKind::link,
                                    .description = "It swaps places with the one before it.",
                                    .id = "entry sooner"})) {
      desk.act(Act::entry_sooner);
    }
    if (button(ui, desk.view.change ? "Undo all changes" : "Delete this entry",
               {.kind = ButtonKind::danger,
                .description = desk.view.change ? "The game's own entry counts again." : "",
                .id = "delete entry",
                .icon = desk.view.change ? Icon::undo : Icon::trash})) {
      desk.act(Act::delete_entry);
    }
  }
  workshop_differences(desk);
  workshop_form(desk);
}

// One press from the entry to its sheet as it is printed.
void workshop_to_paper(WorkshopDesk& desk) {
  if (!desk.view.printable) return;
  const bool here = desk.view.pages_here;
  if (!button(desk.ui, "See it on paper",
              {.disabled_reason = desk.view.mend,
               .description = here ? "The sheet you try it out on, as it prints."
                                   : "The sheet you try it out on opens in your browser.",
               .icon = Icon::print})) {
    return;
  }
  if (here) {
    desk.state.paper = true;
  } else {
    desk.act(Act::look_at_paper);
  }
}

// The pages in place of the form, with the way back.
void workshop_pages(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  const bool itself = desk.view.entry.empty() || desk.view.part;
  const std::string name = itself ? desk.view.name : desk.view.entry_name;
  {
    const Block top = region(ui, "On paper", {.dock = Dock::top, .padding_y = 8, .one_stop = true});
    const Block line = row(ui, "paper line", {.gap = 12});
    const bool escaped = ui.shortcut({.key = Key::escape, .control = false});
    if (button(ui, "Back to the form", {.icon = Icon::back}) || escaped) desk.state.paper = false;
    heading(ui, 3, name + " on paper");
  }
  const Block rest = region(ui, "Pages", {.fill = Fill::soft, .padding_x = 0, .padding_y = 0});
  desk.state.pages = embedded_area(ui, "The pages as they will be printed");
}

// What stands beside the form: the entry as it will be, or the credits of the whole.
void workshop_beside(WorkshopDesk& desk) {
  workshop_to_paper(desk);
  if (desk.view.entry.empty() || desk.view.part) {
    workshop_credits(desk);
  } else {
    workshop_preview(desk);
  }
}

}  // namespace

std::optional<WorkshopAction> draw_workshop(Ui& ui, const WorkshopView& view,
                                            WorkshopState& state) {
  WorkshopDesk desk{ui, view, state};
  state.pages = {};
  state.paper = state.paper && view.printable && view.pages_here && view.mend.empty();
  if (state.paper) {
    workshop_pages(desk);
    return desk.action;
  }
  const Block main = region(ui, "Workshop",
                            {.padding_x = ui.compact() ? 16.0F : 28.0F,
                             .padding_y = ui.compact() ? 16.0F : 20.0F,
                             .gap = 12,
                             .scroll = true,
                             .max_width = view.package.empty() ? 760 * ui.text_scale() : 0,
                             .parts = 3});
  if (view.package.empty()) {
    workshop_packages(desk);
    return desk.action;
  }
  const bool entry_alone = ui.compact() && !view.entry.empty();
  if (entry_alone) {
    workshop_entry_head(desk);
    if (!view.read_only.empty()) conflict(ui, view.read_only);
  } else {
    workshop_head(desk);
  }
  workshop_faults(desk);
  if (ui.compact()) {
    // One thing at a time: the list, or an entry with the way back.
    if (!entry_alone) workshop_entries(desk);
    workshop_middle(desk);
    workshop_beside(desk);
  } else {
    Columns columns(ui, {-230 * ui.text_scale(), 3, 2}, 28, 220);
    workshop_entries(desk);
    columns.next();
    workshop_middle(desk);
    columns.next();
    workshop_beside(desk);
  }
  workshop_adding(desk);
  return desk.action;
}

}  // namespace roadbook::ui
