// How large the type on paper is, in hundredths of a point.
#pragma once

#include <algorithm>

#include "print/options.hpp"

namespace roadbook::print {

// Nothing is set smaller, whatever size of text is chosen.
inline constexpr int least_text = 750;
inline constexpr int least_label = 650;

// The usual text at 100 percent. Letter is wider and lower than A4: its type is a little smaller.
constexpr int whole_text(Paper paper) {
  return paper == Paper::a4 ? 840 : 810;
}

// The usual text of these options.
inline int usual_text(const PrintOptions& options) {
  const int percent = std::clamp(options.text_percent, 80, 150);
  return std::max(least_text, whole_text(options.paper) * percent / 100);
}

}  // namespace roadbook::print
