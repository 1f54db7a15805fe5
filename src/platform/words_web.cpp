// Words as pictures, drawn by the browser (web/words.js).
#include <cstdlib>
#include <string>

#include "platform/bridge_web.hpp"
#include "platform/words.hpp"

namespace roadbook::platform {

bool draw_words(std::string_view words, float em, int weight, bool serif, WordsPicture& picture) {
  const std::string size = std::to_string(em);
  const std::string heavy = std::to_string(weight);
  if (tell_page("draw_words", {words, size, heavy, serif ? "serif" : "sans"}) == 0) return false;
  const std::string measures = take_text();
  const char* at = measures.c_str();
  const auto next = [&at] {
    char* end = nullptr;
    const float value = std::strtof(at, &end);
    at = end;
    return value;
  };
  picture.width = static_cast<int>(next());
  picture.height = static_cast<int>(next());
  picture.left = next();
  picture.top = next();
  picture.advance = next();
  picture.colored = next() != 0;
  picture.pixels = take_text();
  const std::size_t bytes =
      static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 4;
  return picture.pixels.size() == bytes;
}

}  // namespace roadbook::platform
