// What the desktop does for the program beside its window: clipboard, files, links, paper,
// addresses; and what only a page needs.
#include <SDL.h>

#include <atomic>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "platform/clipboard.hpp"
#include "platform/desktop_state.hpp"
#include "platform/dialogs_desktop.hpp"
#include "platform/files_desktop.hpp"
#include "platform/mirror.hpp"
#include "platform/page.hpp"
#include "platform/paper.hpp"
#include "platform/recent_desktop.hpp"
#include "platform/settings.hpp"
#include "platform/window.hpp"
#include "platform/words.hpp"

namespace roadbook::platform {
namespace {

Kept noted(Kept kept) {
  if (kept.done) note_recent(kept.place);
  return kept;
}

}  // namespace

bool text_is_edited_by_page() {
  return false;
}
void publish_mirror(std::string_view) {}
void keep_cursor_keys(bool) {}
void show_look(bool night, float) {
  desktop().graphics.set_night(night);
}

bool is_whole() {
  return true;
}
void fetch_rest() {}

void share_font(const SharedFont&, std::string_view) {}

std::string place_note() {
  return {};
}
void use_update() {}

void set_title(std::string_view title) {
  SDL_SetWindowTitle(desktop().graphics.window(), std::string(title).c_str());
}

WantedAddress first_address() {
  return {};
}

void show_address(std::string_view address, AddressStep step) {
  desktop().trail.show(address, step);
}

void keep_back(bool kept) {
  desktop().trail.keep_back(kept);
}

void fetch_game(std::string_view) {}

void copy_text(std::string_view text) {
  SDL_SetClipboardText(std::string(text).c_str());
}

void close() {
  desktop().running = false;
}

std::optional<std::string> text_of(const std::string& path) {
  OpenedFile file = read_file(path, 0);
  if (file.unread != Unread::no) return std::nullopt;
  return std::move(file.bytes);
}

std::string clipboard_text() {
  char* text = SDL_GetClipboardText();
  std::string copy = text == nullptr ? "" : text;
  SDL_free(text);
  return copy;
}

std::string page_address() {
  return {};
}

bool pick_files(std::string_view accept) {
  const Desktop& state = desktop();
  return pick_files_then(
      accept, state.largest_file,
      [type = state.picked_event](std::vector<OpenedFile> files) { push(type, std::move(files)); });
}

Kept save_file(std::string_view name, std::string_view, std::string_view bytes) {
  if (folder_is_named() || !has_dialogs()) {
    return noted(keep_in_downloads(name, bytes));
  }
  std::vector<std::string> chosen;
  std::atomic<bool> closed = false;
  std::thread dialog([&] {
    chosen = choose_place(safe_name(name));
    closed = true;
  });
  // The desktop sees that the program is alive; the window behind the dialog waits.
  constexpr int pause_ms = 20;
  while (!closed) {
    SDL_PumpEvents();
    SDL_Delay(pause_ms);
  }
  dialog.join();
  // What was clicked and typed meanwhile was not meant for this window.
  for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_TEXTINPUT}) {
    SDL_FlushEvent(type);
  }
  return chosen.empty() ? Kept{} : noted(keep_at(chosen.front(), bytes));
}

void open_recent(const std::string& path) {
  // As if it were picked: it comes with the next events, not in the middle of a frame.
  push(desktop().picked_event, std::vector<OpenedFile>{read_file(path, desktop().largest_file)});
}

void open_link(std::string_view address) {
  SDL_OpenURL(std::string(address).c_str());
}

Kept print_html(std::string_view title, std::string_view html) {
  Kept kept = write_print_file(title, html);
  if (kept.done && SDL_OpenURL(address_of(kept.place).c_str()) != 0) {
    return {false, kept.place, "No browser could be opened for " + kept.place + "."};
  }
  return kept;
}

bool shows_paper() {
  return false;
}
void show_paper(std::string_view) {}
void place_paper(float, float, float, float) {}

}  // namespace roadbook::platform
