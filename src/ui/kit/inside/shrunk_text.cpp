// Breaks words into small lines.
#include "ui/kit/inside/shrunk_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

TextStyle smallest_style(const UiContext& context) {
  return text_style(context, Face::regular, 10, 11);
}

}  // namespace

bool fits_shrunk(const UiContext& context, std::string_view words, float width, float height) {
  const TextStyle style = smallest_style(context);
  if (longest_word(style, words) > width) return false;
  const auto lines = static_cast<float>(break_lines(style, words, width).size());
  return style.line_height * lines <= height;
}

void draw_shrunk(const UiContext& context, std::string_view words, const Rect& place, Color color,
                 bool to_right) {
  TextStyle style = text_style(context, Face::regular, 12, 14);
  std::vector<std::string_view> lines = break_lines(style, words, place.width);
  if (style.line_height * static_cast<float>(lines.size()) > place.height) {
    style = smallest_style(context);
    lines = break_lines(style, words, place.width);
  }
  const auto room = static_cast<std::size_t>(std::max(place.height / style.line_height, 1.0F));
  std::string last;
  if (lines.size() > room) {
    const auto from = static_cast<std::size_t>(lines[room - 1].data() - words.data());
    lines.resize(room);
    last = shortened(style, words.substr(from), place.width);
    lines.back() = last;
  }
  const float height = style.line_height * static_cast<float>(lines.size());
  float y = place.y + std::floor((place.height - height) / 2);
  for (const std::string_view each : lines) {
    const float free = to_right ? place.width - line_width(style, each) : 0;
    draw_text(style, {place.x + free, y}, color, each);
    y += style.line_height;
  }
}

}  // namespace roadbook::ui
