// One sheet in the library, as a card.
#include "model/edit.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

using Kind = Command::Kind;

void draw_headline(Ui& ui, const LibraryStanding& standing) {
  if (standing.headline.empty()) return;
  const auto line = row(ui, "numbers", {.gap = 16});
  for (const auto& [label, value] : standing.headline) {
    const auto scope = ui.scope(label);
    const auto pair_of = row(ui, "number", {.gap = 5, .wrap = false});
    text(ui, label, {.type = Type::label, .tone = Tone::muted});
    text(ui, value, {.type = Type::strong});
  }
}

void draw_missing(Ui& ui, const LibraryEntry& entry, const LibraryStanding& standing) {
  if (standing.conflict) {
    conflict(ui, standing.missing);
  } else if (!standing.missing.empty()) {
    text(ui, standing.missing, {.type = Type::small, .tone = Tone::muted});
  } else if (entry.in_play) {
    text(ui, "In play", {.type = Type::small, .tone = Tone::muted});
  } else {
    change(ui, "Complete: play can begin");
  }
}

// The program says that it is gone, and offers to bring it back.
void remove(const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  if (view.library == nullptr) return;
  requests.edit(model::remove(*view.library, entry.id, "Delete " + shown_name(entry)));
}

void draw_more(Ui& ui, const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  const auto block =
      menu(ui, "More", {.description = "More for " + shown_name(entry), .icon = Icon::more});
  if (!block) return;
  if (entry.in_play) {
    if (menu_item(ui, "Steps of the creation", {.icon = Icon::pen})) {
      requests.ask(Kind::open_creation, entry.id);
    }
  } else if (menu_item(ui, "Open the sheet", {.icon = Icon::forward})) {
    requests.ask(Kind::open_sheet, entry.id);
  }
  if (menu_item(ui, "Print", {.icon = Icon::print})) requests.ask(Kind::print, entry.id);
  if (entry.crew) {
    if (menu_item(ui, "Print with members", {.icon = Icon::print})) {
      requests.ask(Kind::print_pack, entry.id);
    }
    if (menu_item(ui, "Export with members", {.icon = Icon::download})) {
      requests.ask(Kind::export_with_members, entry.id);
    }
  } else if (menu_item(ui, "Export", {.icon = Icon::download})) {
    requests.ask(Kind::export_one, entry.id);
  }
  if (menu_item(ui, "Copy link", {.icon = Icon::copy})) requests.ask(Kind::copy_link, entry.id);
  if (menu_item(ui, "Duplicate", {.icon = Icon::copy})) requests.ask(Kind::duplicate, entry.id);
  if (menu_item(ui, "Earlier versions…", {.icon = Icon::undo})) {
    requests.ask(Kind::open_versions, entry.id);
  }
  separator(ui);
  if (menu_item(ui, "Delete", {.kind = ButtonKind::danger, .icon = Icon::trash})) {
    remove(view, entry, requests);
  }
}

}  // namespace

std::string shown_name(const LibraryEntry& entry) {
  return model::shown_name(entry.name, entry.crew);
}

void library_card(Ui& ui, const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  const auto scope = ui.scope(entry.id);
  const std::string name = shown_name(entry);
  const LibraryStanding& standing = view.standing(entry.id);
  const auto card = panel(ui, {.padding = 18, .gap = 6});
  const auto inside = group(ui, name, {.role = Role::list_item, .description = entry.summary});
  {
    const auto words = stack(ui, {.gap = 6});
    heading(ui, 3, name);
    text(ui, entry.summary, {.tone = Tone::muted});
    draw_headline(ui, standing);
    draw_missing(ui, entry, standing);
    if (!entry.copy_of.empty()) {
      conflict(ui, "A second version of " + entry.copy_of + ", which two windows changed.");
    }
    if (!entry.read_only.empty()) {
      text(ui, entry.read_only, {.type = Type::small, .tone = Tone::muted});
    }
  }
  space(ui, 6);
  const auto buttons = row(ui, "buttons");
  const bool open =
      button(ui, entry.in_play ? "Open" : "Continue",
             {.description = (entry.in_play ? "Open " : "Continue with ") + name, .id = "open"});
  if (open) requests.ask(Kind::open, entry.id);
  if (!entry.copy_of.empty() &&
      button(ui, "Compare", {.description = "Compare the two versions of " + entry.copy_of})) {
    requests.ask(Kind::compare_copy, entry.id);
  }
  draw_more(ui, view, entry, requests);
}

}  // namespace roadbook::ui
