// Lines of text: measuring, breaking, drawing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct UiContext;

// A text style with its font in ImGui's measure.
struct TextStyle {
  const Fonts* fonts = nullptr;
  Face face = Face::regular;
  ImFont* font = nullptr;
  float size = 0;         // ImGui's
  float line_height = 0;  // whole pixels
  float letter_spacing = 0;
  bool capitals = false;
};
// Of a kind of text, at the size that the person set.
TextStyle text_style(const UiContext& context, Type type);
// The same face at another CSS size.
TextStyle text_style(const UiContext& context, Face face, float css_size, float line_height);
// A name's style, or a smaller one where the name has no room in it, so that most stand whole.
TextStyle style_for_name(const UiContext& context, const TextStyle& usual, std::string_view name,
                         float room);

// In logical pixels, spacing of letters included; the text has no line breaks.
float line_width(const TextStyle& style, std::string_view words);
// Of the longest word, in whole pixels: lines that are narrower would break it.
float longest_word(const TextStyle& style, std::string_view words);
// The lines of a text at this width, as views into it; line breaks in it are kept. `taken` is what
// stands in the first line already: that line is empty where no word finds room beside it.
std::vector<std::string_view> break_lines(const TextStyle& style, std::string_view words,
                                          float width, float taken = 0);
// What of the words fits, with "…" where something is missing.
std::string shortened(const TextStyle& style, std::string_view words, float width);

// Draws one line with its line box at `at`.
void draw_line(ImDrawList* list, const TextStyle& style, ImVec2 at, ImU32 color,
               std::string_view words);

// Capital letters of Latin, Greek and Cyrillic.
std::string upper(std::string_view words);

}  // namespace roadbook::ui
