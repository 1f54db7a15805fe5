// Draws groups of boxes and the names under them.
#include "ui/kit/box_levels.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

constexpr float between_levels = 8;
constexpr float widest_pitch = 12;

// The level in which so many boxes end; the first one where there are none.
std::size_t level_at(const std::vector<BoxLevel>& levels, int marked) {
  std::size_t at = 0;
  while (at + 1 < levels.size() && marked > levels[at].last) ++at;
  return at;
}

}  // namespace

void box_levels(Ui& ui, std::string_view name, const std::vector<BoxLevel>& levels, int marked) {
  if (levels.empty() || levels.back().last < 1) return;
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle plain = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  const int size = levels.back().last;
  const std::size_t here = level_at(levels, marked);
  const float grow = ui.mark_scale();
  const float gaps = between_levels * static_cast<float>(levels.size() - 1);
  const float pitch =
      std::min((context.room() - gaps) / static_cast<float>(size), widest_pitch * grow);
  const float height = 16 * grow;
  const Rect rect = context.place(0, height + 4 + plain.line_height);
  std::string value = std::to_string(marked) + " of " + std::to_string(size);
  if (!levels[here].name.empty()) value += ", " + levels[here].name;
  context.record(context.id(name), Role::meter, name, rect).value = value;
  float x = rect.x;
  float words_end = rect.x;
  const bool all_named = pitch >= widest_pitch * grow * 0.75F;
  int box = 0;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const float begin = x;
    for (; box < levels[i].last; ++box, x += pitch) {
      const Rect one{std::floor(x), rect.y, std::max(pitch - 2, 2.0F), height};
      if (box < marked) {
        fill(one, colors.gold, 1.5F);
      } else {
        outline(one, colors.edge, 1.5F);
      }
    }
    // Where there is no room for all names, that of the level that was reached stands alone.
    const TextStyle& style = i == here ? strong : plain;
    const float width = line_width(style, levels[i].name);
    const float at = std::min(begin, rect.x + rect.width - width);
    if (i == here || (all_named && at >= words_end)) {
      draw_text(style, {at, rect.y + height + 4}, i == here ? colors.gold : colors.muted,
                levels[i].name);
      words_end = at + width + 6;
    }
    x += between_levels;
  }
}

}  // namespace roadbook::ui
