// Draws the boxes of a counter.
#include "ui/blocks/counter_boxes.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::ui {

std::optional<int> counter_boxes(Ui& ui, const rules::Counter& counter, int left, int most) {
  const auto line = row(ui, counter.id, {.gap = 6, .wrap = false});
  text(ui, counter.name, {.type = Type::body});
  Track boxes;
  boxes.name = counter.name;
  boxes.filled = left;
  boxes.size = std::max(left, most);
  boxes.tone = Tone::accent;
  boxes.description = counter.description;
  boxes.show_name = false;
  boxes.small = !ui.touch() && !ui.compact();
  if (boxes.size == 0) {
    text(ui, "none", {.type = Type::small, .tone = Tone::muted});
    return std::nullopt;
  }
  return track(ui, boxes);
}

float counter_width(const Ui& ui, const rules::Counter& counter, int boxes) {
  const bool small = !ui.touch() && !ui.compact();
  const float box = small ? 13.0F : ui.touch() ? 34.0F : 22.0F;
  return ui.measure(Type::body, counter.name).width + 10 +
         static_cast<float>(boxes) * box * ui.mark_scale();
}

std::string counter_words(const rules::Counter& counter, int before, int after) {
  return counter.name + " " + text::number(before) + " → " + text::number(after);
}

}  // namespace roadbook::ui
