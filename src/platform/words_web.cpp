// Words as pictures, drawn by the browser (web/words.js).
#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "platform/bridge_web.hpp"
#include "platform/words.hpp"

namespace roadbook::platform {

bool draw_words(std::string_view words, float em, int weight, bool serif, WordsPicture& picture) {
  const std::string size = std::to_string(em);
  const std::string heavy = std::to_string(weight);
  if (tell_page("draw_words", {words, size, heavy, serif ? "serif" : "sans"}) == 0) return false;
  std::array<float, 6> measures{};
  const std::string told = take_text();
  std::memcpy(measures.data(), told.data(), std::min(told.size(), sizeof measures));
  picture.width = static_cast<int>(measures[0]);
  picture.height = static_cast<int>(measures[1]);
  picture.left = measures[2];
  picture.top = measures[3];
  picture.advance = measures[4];
  picture.colored = measures[5] != 0;
  picture.pixels = take_text();
  const std::size_t bytes =
      static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 4;
  return picture.pixels.size() == bytes;
}

}  // namespace roadbook::platform
