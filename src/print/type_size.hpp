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
  return paper == Paper::a4 ? 833 : 810;
}

// Whether more than the usual size was chosen: then it is what comes, on as many pages as that
// takes.
inline bool is_larger(const PrintOptions& options) {
  return options.text_percent > 100;
}

// In percent of that: where there is much room the text is set larger, and larger text that was
// chosen begins there.
inline constexpr int roomy_percent = 108;

// The usual text of these options. Below 100 percent there is the least text alone.
inline int usual_text(const PrintOptions& options) {
  const int percent = std::clamp(options.text_percent, 80, 150);
  if (percent < 100) return least_text;
  const int set = percent > 100 ? std::max(percent, roomy_percent) : 100;
  return whole_text(options.paper) * set / 100;
}

// The text where there is much room. Who chose another size gets that.
inline int roomy_text(const PrintOptions& options) {
  return options.text_percent == 100 ? whole_text(options.paper) * roomy_percent / 100
                                     : usual_text(options);
}

}  // namespace roadbook::print
