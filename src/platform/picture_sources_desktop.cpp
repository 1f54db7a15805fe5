// Where a picture comes from on the desktop: its file dialog, a file that was copied, what lies in
// the clipboard itself, and the camera.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "image/header.hpp"
#include "platform/camera.hpp"
#include "platform/clipboard.hpp"
#include "platform/clipboard_picture.hpp"
#include "platform/desktop_state.hpp"
#include "platform/files.hpp"
#include "platform/images.hpp"

namespace roadbook::platform {
namespace {

// Asks the clipboard and brings its picture with the events. Not on this thread: where the
// clipboard is this program's own, it has to answer meanwhile.
void ask_for_picture() {
  std::thread([type = desktop().picked_event] {
    constexpr std::chrono::seconds patience{5};
    OpenedFile picture = clipboard_picture(image::most_file_bytes, patience);
    picture.name = "What was pasted";
    push(type, std::vector<OpenedFile>{std::move(picture)});
  }).detach();
}

// The last photo that was asked for: set once it was taken, or is wanted no more.
std::shared_ptr<std::atomic<bool>>& photo_is_over() {
  static std::shared_ptr<std::atomic<bool>> last;
  return last;
}

// Takes a photo and brings it with the events, or why none came. Not on this thread: the camera
// needs some seconds.
void ask_for_photo() {
  const auto over = std::make_shared<std::atomic<bool>>(false);
  photo_is_over() = over;
  std::thread([over, devices = desktop().devices, type = desktop().picked_event] {
    constexpr std::chrono::seconds patience{20};
    OpenedFile photo = take_photo(devices, {image::most_file_bytes, patience, over.get()});
    photo.name = "The photo";
    if (over->exchange(true)) return;
    push(type, std::vector<OpenedFile>{std::move(photo)});
  }).detach();
}

}  // namespace

bool pick_picture(bool camera) {
  if (!camera) return pick_files(".jpg,.jpeg,.png,.webp");
  if (!is_taking_photo()) ask_for_photo();
  return true;
}

bool has_camera() {
  return can_take_photo(desktop().devices);
}

bool is_taking_photo() {
  return photo_is_over() != nullptr && !*photo_is_over();
}

void stop_photo() {
  if (photo_is_over() != nullptr) *photo_is_over() = true;
}

// A file that was copied stands in the clipboard as its address.
bool paste_picture() {
  std::string text = clipboard_text();
  text.resize(std::min(text.find_first_of("\r\n"), text.size()));
  constexpr std::string_view scheme = "file://";
  const bool address = text.starts_with(scheme);
  if (!address && !text.starts_with('/')) {
    ask_for_picture();
    return true;
  }
  std::string path;
  for (std::size_t at = address ? scheme.size() : 0; at < text.size(); ++at) {
    const auto digit = [&](std::size_t place) -> int {
      if (place >= text.size()) return -1;
      const std::string_view digits = "0123456789abcdef0123456789ABCDEF";
      const std::size_t found = digits.find(text[place]);
      return found == digits.npos ? -1 : static_cast<int>(found % 16);
    };
    if (address && text[at] == '%' && digit(at + 1) >= 0 && digit(at + 2) >= 0) {
      path += static_cast<char>(digit(at + 1) * 16 + digit(at + 2));
      at += 2;
    } else {
      path += text[at];
    }
  }
  open_recent(path);
  return true;
}

}  // namespace roadbook::platform
