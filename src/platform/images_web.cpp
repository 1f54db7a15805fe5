// Pictures through the browser (web/images.js): asked for now, answered later.
#include "platform/images.hpp"

#include <emscripten.h>

#include <map>
#include <utility>

#include "platform/bridge_web.hpp"

namespace roadbook::platform {
namespace {

using Answer = std::function<void(int width, int height, std::string bytes)>;

struct Asked {
  std::map<int, Answer> waiting;
  int last = 0;
};

Asked& asked() {
  static Asked only;
  return only;
}

std::string ask(Answer answer) {
  const int request = ++asked().last;
  asked().waiting.emplace(request, std::move(answer));
  return std::to_string(request);
}

}  // namespace

bool reads_pictures() {
  return true;
}

void decode_image(std::string file, int most, std::function<void(image::Pixels)> then) {
  const std::string request =
      ask([then = std::move(then)](int width, int height, std::string bytes) {
        const auto whole = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
        if (bytes.size() != whole) return then({});
        then({width, height, std::move(bytes)});
      });
  tell_page("decode_image", {request, file, std::to_string(most)});
}

void encode_jpeg(const image::Pixels& pixels, std::size_t most,
                 std::function<void(std::string)> then) {
  const std::string request =
      ask([then = std::move(then)](int, int, std::string bytes) { then(std::move(bytes)); });
  tell_page("encode_image", {request, pixels.rgba, std::to_string(pixels.width),
                             std::to_string(pixels.height), std::to_string(most)});
}

bool pick_picture(bool camera) {
  tell_page("pick_files", {"image/jpeg,image/png,image/webp", camera ? "user" : ""});
  return true;
}

bool has_camera() {
  return tell_page("has_camera") != 0;
}

// The page shows a dialog of its own (web/camera.js), over the program.
bool is_taking_photo() {
  return false;
}
void stop_photo() {}

bool paste_picture() {
  return tell_page("paste_picture") != 0;
}

// The bytes of what was asked for are handed over; none where it could not be done.
extern "C" EMSCRIPTEN_KEEPALIVE void roadbook_image(int request, int width, int height) {
  std::string bytes = take_text();
  const auto found = asked().waiting.find(request);
  if (found == asked().waiting.end()) return;
  const Answer answer = std::move(found->second);
  asked().waiting.erase(found);
  answer(width, height, std::move(bytes));
}

}  // namespace roadbook::platform
