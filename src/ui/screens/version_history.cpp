// Draws what is kept beside the library.
#include "ui/screens/version_history.hpp"

#include <algorithm>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

void draw_version(Ui& ui, const VersionEntry& entry, VersionsState& state, Requests& requests) {
  const auto scope = ui.scope(entry.name);
  const auto card = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 4});
  const auto inside = group(ui, "As of " + entry.when, {.role = Role::list_item});
  text(ui, "As of " + entry.when, {.type = Type::strong});
  if (!entry.differs.empty()) {
    text(ui, entry.differs, {.type = Type::small, .tone = Tone::muted});
  }
  const auto buttons = row(ui, "buttons");
  const auto ask = [&](VersionAction action) {
    requests.ask(OnVersion{action, entry.name});
    state.open = false;
  };
  const std::string of_it = " the version of " + entry.when;
  if (button(ui, "Preview", {.description = "Preview" + of_it})) ask(VersionAction::look_at);
  if (button(ui, "Compare", {.description = "Compare with" + of_it})) ask(VersionAction::compare);
  if (button(ui, "Restore", {.description = "Restore" + of_it, .icon = Icon::undo})) {
    ask(VersionAction::restore);
  }
}

void draw_binned(Ui& ui, const BinEntry& entry, BinState& state, Requests& requests) {
  const auto scope = ui.scope(entry.id);
  const auto card = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 4});
  const auto inside = group(ui, entry.name, {.role = Role::list_item});
  text(ui, entry.name, {.type = Type::strong});
  text(ui, entry.summary, {.type = Type::small, .tone = Tone::muted});
  text(ui, entry.removed, {.type = Type::small, .tone = Tone::muted});
  const auto buttons = row(ui, "buttons");
  if (state.asked == entry.id) {
    text(ui, "No version of it will remain.", Tone::danger);
    if (button(ui, "Delete for good",
               {.kind = ButtonKind::danger,
                .description = "Delete " + entry.name + " for good",
                .id = "really"})) {
      requests.ask(DocumentAction::forget_deleted, entry.id);
      state.asked.clear();
    }
    if (button(ui, "Keep it", {.id = "keep"})) state.asked.clear();
    return;
  }
  if (button(ui, "Restore",
             {.description = "Restore " + entry.name, .id = "back", .icon = Icon::undo})) {
    requests.ask(DocumentAction::restore_deleted, entry.id);
  }
  if (button(ui, "Delete for good…",
             {.description = "Delete " + entry.name + " for good", .id = "ask"})) {
    state.asked = entry.id;
  }
}

}  // namespace

void draw_versions(Ui& ui, const VersionsView& view, VersionsState& state, Requests& requests) {
  const auto block = dialog(ui, "Earlier versions of " + view.name, state.open,
                            {.width = 620, .has_address = true});
  if (!block) return;
  lead(ui, std::string("As it was at the start of each session, and every ten minutes during it") +
               (view.package ? ", and before an import took its place" : "") +
               ". The last twenty versions are kept, then one a day for a month, then one a week.");
  if (!view.trouble.empty()) conflict(ui, view.trouble);
  if (!view.ready && view.trouble.empty()) hint(ui, "Looking for versions…");
  if (view.ready && view.entries.empty()) {
    text(ui,
         std::string("There is none yet: this ") + (view.package ? "package" : "sheet") +
             " has not been changed in another session.",
         Tone::muted);
  }
  const std::size_t shown = std::min(state.limit, view.entries.size());
  {
    const auto list = group(ui, "Versions", {.role = Role::list});
    for (std::size_t i = 0; i < shown; ++i) {
      draw_version(ui, view.entries[i], state, requests);
    }
  }
  if (shown < view.entries.size() && button(ui, "Show older ones")) state.limit += 20;
  if (view.portraits) {
    if (button(
            ui, "Earlier portraits…",
            {.description = "A portrait has versions of its own. Preview them, or restore one."})) {
      requests.ask(DocumentAction::open_portrait, view.document);
      state.open = false;
    }
  }
}

void draw_bin(Ui& ui, const BinView& view, BinState& state, Requests& requests) {
  const auto block = dialog(ui, "The bin", state.open, {.width = 620, .has_address = true});
  if (!block) return;
  lead(ui, "Deleted sheets stay here for thirty days, with all their versions.");
  if (!view.trouble.empty()) conflict(ui, view.trouble);
  if (!view.ready && view.trouble.empty()) hint(ui, "Opening the bin…");
  if (view.ready && view.entries.empty()) text(ui, "The bin is empty.", Tone::muted);
  const auto list = group(ui, "Deleted sheets", {.role = Role::list});
  for (const BinEntry& entry : view.entries) draw_binned(ui, entry, state, requests);
}

void draw_offers(Ui& ui, const OffersView& view, bool& open, Requests& requests) {
  if (!open || view.entries.empty()) return;
  const auto block = dialog(ui, "Unsaved changes", open, {.width = 620, .stays = true});
  if (!block) return;
  lead(ui,
       "Roadbook was closed before it could save what you did last. It is still here: restore "
       "it, or discard it.");
  const auto list = group(ui, "Not saved", {.role = Role::list});
  for (const OfferEntry& entry : view.entries) {
    const auto scope = ui.scope(entry.id + "." + entry.page);
    const auto card = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 4});
    const std::string name = entry.when.empty() ? entry.name : entry.name + ", " + entry.when;
    const auto inside = group(ui, name, {.role = Role::list_item});
    text(ui, name, {.type = Type::strong});
    text(ui, entry.differs, {.type = Type::small, .tone = Tone::muted});
    if (!entry.continues) {
      conflict(ui, "It was changed elsewhere since. If you restore it, both versions are kept.");
    }
    const auto buttons = row(ui, "buttons");
    if (button(ui, "Restore", {.kind = ButtonKind::primary, .description = "Restore " + name})) {
      requests.ask(OnUnsaved{UnsavedAction::bring_back, entry.id, entry.page});
    }
    if (button(ui, "Discard", {.description = "Discard " + name})) {
      requests.ask(OnUnsaved{UnsavedAction::let_go, entry.id, entry.page});
    }
  }
}

void draw_notice(Ui& ui, const NoticeView& view, Requests& requests) {
  const auto bar = region(ui, "Notice",
                          {.dock = Dock::top,
                           .fill = Fill::soft,
                           .padding_x = ui.compact() ? 16.0F : 28.0F,
                           .padding_y = 10,
                           .gap = 6,
                           .one_stop = true});
  text(ui, view.words, {.max_width = 860 * ui.text_scale()});
  if (!view.of_version && !view.of_unsaved) return;
  const auto buttons = row(ui, "buttons");
  if (view.of_unsaved) {
    if (button(ui, "Unsaved changes…")) requests.ask(Action::open_unsaved);
    return;
  }
  if (button(ui, "Restore this version", {.kind = ButtonKind::primary})) {
    requests.ask(Action::restore_version);
  }
  if (button(ui, "Keep the current version")) requests.ask(Action::leave_version);
}

}  // namespace roadbook::ui
