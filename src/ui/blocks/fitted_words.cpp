// Cuts words to a width, between letters.
#include "ui/blocks/fitted_words.hpp"
#include "text/code_points.hpp"

namespace roadbook::ui {

std::string fitted(const Ui& ui, Type type, std::string_view words, float width) {
  if (ui.measure(type, words).width <= width) return std::string(words);
  std::string best = "…";
  std::size_t low = 0;
  std::size_t high = words.size();
  while (low < high) {
    const std::size_t middle = text::letter_start(words, (low + high + 1) / 2);
    if (middle <= low) {
      // Only the inside of one letter lies between the two.
      break;
    }
    std::string cut(words.substr(0, middle));
    while (!cut.empty() && cut.back() == ' ') cut.pop_back();
    cut += "…";
    if (ui.measure(type, cut).width <= width) {
      best = cut;
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

}  // namespace roadbook::ui
