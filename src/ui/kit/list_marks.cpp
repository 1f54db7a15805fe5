// Draws marks of lists.
#include "ui/kit/list_marks.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

void harm_boxes(Ui& ui, std::string_view name, const std::vector<HarmLevel>& from_worst) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float grow = ui.mark_scale();
  const float width = std::round(48 * grow);
  const float height = std::round(11 * grow);
  const float gap = 4;
  const float pitch = height + gap;
  const Rect rect = context.place(width, pitch * static_cast<float>(from_worst.size()));
  Node& node = context.record(context.child_id(context.id(name), "harm"), Role::text, name, rect);
  float y = rect.y;
  for (const HarmLevel& level : from_worst) {
    const auto size = static_cast<float>(std::max(level.size, 1));
    const float side = std::floor((width - gap * (size - 1)) / size);
    for (int i = 0; i < level.size; ++i) {
      const Rect box{rect.x + (side + gap) * static_cast<float>(i), y, side, height};
      if (i < level.filled) fill(box, colors.danger_fill, 2);
      outline(box, i < level.filled ? colors.danger_fill : colors.edge, 2, 1.2F);
    }
    if (level.filled > 0) {
      node.value += (node.value.empty() ? "" : ", ") + std::string(level.name) + " " +
                    std::to_string(level.filled) + " of " + std::to_string(level.size);
    }
    y += pitch;
  }
  if (node.value.empty()) node.value = "none";
}

DangerGround::DangerGround(Ui& ui, bool in_danger) : ui_(ui) {
  UiContext& context = ui.context();
  const Flow& flow = context.flow();
  key_ = context.id("ground");
  top_ = flow.top;
  const float height = context.recall(key_, 0);
  if (!in_danger || height <= 0) return;
  fill({flow.left, top_, flow.width, height}, context.palette().soft);
  fill({flow.left - 8, top_, 4, height}, context.palette().danger_fill);
}

DangerGround::~DangerGround() {
  UiContext& context = ui_.context();
  context.remember(key_, context.flow().bottom - top_);
}

void balance_boxes(Ui& ui, std::string_view name, std::string_view words, int value, int lowest,
                   int highest) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float grow = ui.mark_scale();
  const float width = std::round(15 * grow);
  const float height = std::round(12 * grow);
  const float pitch = width + 2;
  const float bar = std::round(12 * grow);  // with the room around it
  const int below = std::max(-lowest, 0);
  const int above = std::max(highest, 0);
  const Rect rect =
      context.place(pitch * static_cast<float>(below + above) + bar, std::max(height + 6, 18.0F));
  Node& node =
      context.record(context.child_id(context.id(name), "balance"), Role::text, name, rect);
  node.value = words;
  const float y = rect.y + std::floor((rect.height - height) / 2);
  const auto box = [&](float x, bool filled, Color color) {
    const Rect one{x, y, width, height};
    if (filled) fill(one, color, 2);
    outline(one, filled ? color : colors.edge, 2, 1.2F);
  };
  for (int i = 0; i < below; ++i) {
    const int stands_for = lowest + i;
    box(rect.x + pitch * static_cast<float>(i), value <= stands_for, colors.danger_fill);
  }
  const float middle = rect.x + pitch * static_cast<float>(below);
  fill({middle + std::floor(bar / 2) - 2, y - 2, 3, height + 4}, colors.ink);
  for (int i = 0; i < above; ++i) {
    box(middle + bar + pitch * static_cast<float>(i), value >= i + 1, colors.change);
  }
}

void arrow_on(Ui& ui, float further, bool both) {
  UiContext& context = ui.context();
  const Rect rect = context.place(context.room(), text_style(context, Type::label).line_height);
  const Color color = context.palette().muted;
  const float head = std::round(4 * ui.mark_scale());
  const float y = std::floor(rect.y + rect.height / 2);
  const float end = rect.x + rect.width + further;
  fill({rect.x, y, end - rect.x, 1}, color);
  const auto draw_head = [&](float tip, float back) {
    line({tip + back, y + 0.5F - head}, {tip, y + 0.5F}, color, 1.2F);
    line({tip + back, y + 0.5F + head}, {tip, y + 0.5F}, color, 1.2F);
  };
  draw_head(end, -head);
  if (both) draw_head(rect.x, head);
}

}  // namespace roadbook::ui
