// One sheet in the library, as a card.
#include "model/edit.hpp"
#include "text/wording.hpp"
#include "ui/kit/slot.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

// What needs a word beside the card: two versions of one sheet, what can only be looked at.
void draw_remarks(Ui& ui, const LibraryEntry& entry, const LibraryStanding& standing) {
  if (standing.conflict) conflict(ui, standing.missing);
  if (!entry.copy_of.empty()) {
    conflict(ui, "A second version of " + entry.copy_of + ", which two windows changed.");
  }
  if (!entry.read_only.empty()) {
    text(ui, entry.read_only, {.type = Type::small, .tone = Tone::muted});
  }
}

// The program says that it is gone, and offers to bring it back.
void remove(const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  if (view.library == nullptr) return;
  requests.edit(model::remove(*view.library, entry.id, "Delete " + entry.name));
}

void draw_more(Ui& ui, const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  const auto block = menu(
      ui, "More",
      {.kind = ButtonKind::plain, .description = "More for " + entry.name, .icon = Icon::more});
  if (!block) return;
  if (entry.in_play) {
    if (menu_item(ui, "Steps of the creation", {.icon = Icon::pen})) {
      requests.ask(DocumentAction::open_creation, entry.id);
    }
  } else if (menu_item(ui, "Open the sheet", {.icon = Icon::forward})) {
    requests.ask(DocumentAction::open_sheet, entry.id);
  }
  if (menu_item(ui, "Print", {.icon = Icon::print})) requests.ask(DocumentAction::print, entry.id);
  if (entry.crew) {
    if (menu_item(ui, "Print with members", {.icon = Icon::print})) {
      requests.ask(DocumentAction::print_pack, entry.id);
    }
    if (menu_item(ui, "Export with members", {.icon = Icon::download})) {
      requests.ask(DocumentAction::export_with_members, entry.id);
    }
  } else if (menu_item(ui, "Export", {.icon = Icon::download})) {
    requests.ask(DocumentAction::export_one, entry.id);
  }
  if (menu_item(ui, "Copy link", {.icon = Icon::copy}))
    requests.ask(DocumentAction::copy_link, entry.id);
  if (menu_item(ui, "Duplicate", {.icon = Icon::copy}))
    requests.ask(DocumentAction::duplicate, entry.id);
  if (menu_item(ui, "Earlier versions…", {.icon = Icon::undo})) {
    requests.ask(DocumentAction::open_versions, entry.id);
  }
  separator(ui);
  if (menu_item(ui, "Delete", {.kind = ButtonKind::danger, .icon = Icon::trash})) {
    remove(view, entry, requests);
  }
}

}  // namespace

void library_card(Ui& ui, const LibraryView& view, const LibraryEntry& entry, Requests& requests) {
  const auto scope = ui.scope(entry.id);
  const auto accent = ui.accented(entry.accent);
  const std::string name = entry.name;
  const LibraryStanding& standing = view.standing(entry.id);
  const bool left = !standing.left.empty();
  const auto inside =
      group(ui, name, {.role = Role::list_item, .description = entry.summary, .id = "card"});
  const auto lines = stack(ui, {.gap = 4});
  const std::string described = (entry.in_play ? "Open " : "Continue with ") + name;
  SheetCard card;
  card.name = name;
  // Under its crew the crew's name is not said again.
  std::string summary = entry.summary;
  if (!entry.crew_id.empty()) summary = summary.substr(0, summary.find(" · "));
  if (left) summary += ", " + text::lowered(standing.left);
  card.summary = summary;
  card.gray = left;
  if (!entry.crew) card.portrait_of = entry.id;
  card.emblem = entry.emblem;
  card.heritage_emblem = entry.heritage_emblem;
  card.button = entry.in_play ? "Open" : "Continue";
  card.described = described;
  if (standing.health) card.health = bar_of(*standing.health);
  card.note = standing.note;
  if (!entry.in_play) {
    card.steps = standing.steps;
    card.steps_done = standing.steps_done;
    card.next = standing.next.empty() ? std::string_view("play can begin")
                                      : std::string_view(standing.next);
    if (card.steps > 0) card.health.reset();
  }
  // What is wrong is said below, with its mark.
  if (left) {
    card.lines = standing.left_words;
  } else if (!standing.conflict) {
    card.lines = standing.missing;
  }
  if (left) card.health.reset();
  SheetCardRooms rooms;
  if (sheet_card(ui, card, rooms)) requests.ask(DocumentAction::open, entry.id);
  {
    const auto small = standing_at(ui, rooms.corner);
    draw_more(ui, view, entry, requests);
  }
  draw_remarks(ui, entry, standing);
  if (!entry.copy_of.empty() &&
      button(ui, "Compare", {.description = "Compare the two versions of " + entry.copy_of})) {
    requests.ask(DocumentAction::compare_copy, entry.id);
  }
}

bool library_crew(Ui& ui, const LibraryView& view, const LibraryEntry& entry,
                  std::optional<bool> unfolded, Requests& requests) {
  const auto scope = ui.scope(entry.id);
  const auto accent = ui.accented(entry.accent);
  const std::string name = entry.name;
  const LibraryStanding& standing = view.standing(entry.id);
  const auto inside =
      group(ui, name, {.role = Role::list_item, .description = entry.summary, .id = "card"});
  const auto lines = stack(ui, {.gap = 4});
  const std::string described = (entry.in_play ? "Open " : "Continue with ") + name;
  SheetLine whole;
  whole.name = name;
  // A phone has room for the day alone.
  std::string summary = ui.compact() ? std::string() : entry.summary;
  if (!standing.played.empty()) summary += (summary.empty() ? "" : " · ") + standing.played;
  whole.summary = summary;
  whole.emblem = entry.emblem;
  whole.button = entry.in_play ? "Open" : "Continue";
  whole.described = described;
  whole.numbers = standing.headline;
  const std::string whose = "Who is in " + name;
  whole.unfolded = unfolded;
  whole.fold = "Who is in it";
  whole.fold_name = whose;
  Rect corner;
  const SheetLineHit hit = sheet_line(ui, whole, corner);
  if (hit == SheetLineHit::open) requests.ask(DocumentAction::open, entry.id);
  {
    const auto small = standing_at(ui, corner);
    draw_more(ui, view, entry, requests);
  }
  separator(ui);
  draw_remarks(ui, entry, standing);
  if (!entry.copy_of.empty() &&
      button(ui, "Compare", {.description = "Compare the two versions of " + entry.copy_of})) {
    requests.ask(DocumentAction::compare_copy, entry.id);
  }
  return hit == SheetLineHit::fold;
}

void library_add_member(Ui& ui, const LibraryView& view, const LibraryEntry& crew, bool beside,
                        Requests& requests) {
  const std::string& words = view.standing(crew.id).add;
  const auto scope = ui.scope(crew.id);
  const auto inside = group(ui, words, {.role = Role::list_item, .id = "add"});
  const std::string described = "Make a character in " + crew.name;
  if (free_card(ui, words, described, beside ? sheet_card_height(ui) : ui.target())) {
    requests.ask(NewSheet{.kind = SheetKind::character, .game = crew.game, .crew = crew.id});
  }
}

}  // namespace roadbook::ui
