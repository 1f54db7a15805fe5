// What the program asks of its page beside frames: files, paper, the clipboard, links, settings.
#include <unistd.h>

#include <string>
#include <utility>

#include "platform/bridge_web.hpp"
#include "platform/platform.hpp"

namespace roadbook::platform {

std::string random_id() {
  unsigned char bytes[16] = {};
  getentropy(bytes, sizeof bytes);
  std::string id;
  for (const unsigned char byte : bytes) {
    id += "0123456789abcdef"[byte >> 4];
    id += "0123456789abcdef"[byte & 15];
  }
  return id;
}

bool text_is_edited_by_page() {
  return true;
}
void publish_mirror(std::string_view patch) {
  tell_page("publish", {patch});
}
void keep_cursor_keys(bool kept) {
  tell_page("keep_cursor_keys", {kept ? "kept" : ""});
}

bool is_whole() {
  static bool whole = false;  // and stays so
  whole = whole || tell_page("is_whole") != 0;
  return whole;
}

void fetch_rest() {
  tell_page("fetch_rest");
}

void share_font(const SharedFont& font, std::string_view more_letters) {
  const std::string weight = std::to_string(font.weight);
  tell_page("share_font", {font.family, weight, font.bytes, font.name, more_letters});
}

WantedAddress first_address() {
  if (tell_page("first_address") == 0) return {};
  std::string address = take_text();
  return {std::move(address), take_text()};
}

void show_address(std::string_view address, AddressStep step) {
  const std::string_view words[] = {"on", "over", "instead"};
  tell_page("show_address", {address, words[static_cast<std::size_t>(step)]});
}

void keep_back(bool kept) {
  tell_page("keep_back", {kept ? "kept" : ""});
}

void set_title(std::string_view title) {
  tell_page("set_title", {title});
}

void fetch_game(std::string_view id) {
  tell_page("fetch_game", {id});
}
void copy_text(std::string_view text) {
  tell_page("copy_text", {text});
}

void close() {}
std::optional<std::string> text_of(const std::string&) {
  return std::nullopt;
}

Kept save_file(std::string_view name, std::string_view mime, std::string_view bytes) {
  tell_page("save_file", {name, mime, bytes});
  return {true, {}, {}};
}

bool pick_files(std::string_view accept) {
  tell_page("pick_files", {accept});
  return true;
}

std::vector<std::string> recent_files() {
  return {};
}
void open_recent(const std::string&) {}

Kept print_html(std::string_view title, std::string_view html) {
  tell_page("print", {title, html});
  return {true, {}, {}};
}

bool shows_paper() {
  return true;
}

void show_paper(std::string_view html) {
  tell_page("show_paper", {html});
}

void place_paper(float x, float y, float width, float height) {
  tell_page("place_paper",
            {std::to_string(x), std::to_string(y), std::to_string(width), std::to_string(height)});
}

void open_link(std::string_view address) {
  tell_page("open_link", {address});
}

std::string place_note() {
  return tell_page("place_note") != 0 ? take_text() : "";
}

void use_update() {
  tell_page("use_update");
}

std::string clipboard_text() {
  return {};
}

std::string page_address() {
  return tell_page("page_address", {}) != 0 ? take_text() : "";
}

std::string setting(std::string_view key) {
  return tell_page("setting", {key}) != 0 ? take_text() : "";
}

void set_setting(std::string_view key, std::string_view value) {
  tell_page("set_setting", {key, value});
}

}  // namespace roadbook::platform
