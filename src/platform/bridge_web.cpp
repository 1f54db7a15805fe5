// The way between the program and the page's JavaScript: texts as bytes in the program's memory.
#include "platform/bridge_web.hpp"

#include <emscripten.h>

#include <array>
#include <deque>
#include <utility>

// The page's object `roadbook` is given to the factory by web/boot.js.
EM_JS(int, roadbook_tell, (const char* const* starts, const int* sizes, int count), {
  const parts = [];
  for (let i = 0; i < count; ++i) {
    const start = HEAPU32[(starts >> 2) + i];
    parts.push(HEAPU8.slice(start, start + HEAPU32[(sizes >> 2) + i]));
  }
  function memory() {
    return HEAPU8;
  }
  return Module['roadbook'].hear(Module, memory, parts) | 0;
});

namespace roadbook::platform {
namespace {

std::deque<std::string>& handed_over() {
  static std::deque<std::string> texts;
  return texts;
}

}  // namespace

int tell_page(std::string_view verb, std::initializer_list<std::string_view> texts) {
  std::array<const char*, 8> starts{verb.data()};
  std::array<int, 8> sizes{static_cast<int>(verb.size())};
  std::size_t count = 1;
  for (const std::string_view text : texts) {
    if (count == starts.size()) break;
    starts[count] = text.data();
    sizes[count] = static_cast<int>(text.size());
    ++count;
  }
  return roadbook_tell(starts.data(), sizes.data(), static_cast<int>(count));
}

std::string take_text() {
  if (handed_over().empty()) return "";
  std::string text = std::move(handed_over().front());
  handed_over().pop_front();
  return text;
}

// Room for a text of that many bytes, which the page fills before it calls on.
extern "C" EMSCRIPTEN_KEEPALIVE char* roadbook_hand_over(int size) {
  return handed_over().emplace_back(static_cast<std::size_t>(size), '\0').data();
}

}  // namespace roadbook::platform
