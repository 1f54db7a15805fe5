// Line breaks that belong to the screen and not to the text, for ImGui's editor, which has none.
#pragma once

#include <string>
#include <string_view>

#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

struct WrappedText {
  std::string text;
  int cursor = 0;  // in bytes
};

// A soft break is "\r\n", a hard one "\n"; nothing draws the "\r". Takes out the soft breaks that
// are there, breaks anew at this width, and keeps the cursor with its letter.
WrappedText rewrap(std::string_view words, int cursor, const TextStyle& style, float width);

// The text as it is kept: hard breaks alone.
std::string without_soft_breaks(std::string_view words);

}  // namespace roadbook::ui
