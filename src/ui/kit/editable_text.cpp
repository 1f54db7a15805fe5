// Shows words that are pressed to be changed.
#include "ui/kit/editable_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

std::vector<std::string_view> lines_of(const UiContext& context, const TextStyle& style,
                                       const EditableText& shown) {
  const bool empty = shown.words.empty();
  return break_lines(style, empty ? shown.placeholder : shown.words, context.room());
}

Rect place_lines(Ui& ui, const TextStyle& style, const std::vector<std::string_view>& lines) {
  UiContext& context = ui.context();
  // In a row it is as wide as its words, elsewhere as the block.
  float width = 0;
  if (context.flow().kind == Flow::Kind::row) {
    for (const std::string_view each : lines) width = std::max(width, line_width(style, each));
  }
  const float height = style.line_height * static_cast<float>(lines.size());
  return context.place(std::ceil(width), std::max(height, ui.touch() ? touch_target : 24.0F));
}

}  // namespace

Rect place_of(Ui& ui, const EditableText& shown) {
  const TextStyle style = text_style(ui.context(), shown.type);
  return place_lines(ui, style, lines_of(ui.context(), style, shown));
}

bool editable_text(Ui& ui, const EditableText& shown) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const bool empty = shown.words.empty();
  const TextStyle style = text_style(context, shown.type);
  const std::vector<std::string_view> lines = lines_of(context, style, shown);
  const float words_height = style.line_height * static_cast<float>(lines.size());
  const Rect rect = place_lines(ui, style, lines);
  const std::uint32_t id = context.id(shown.name);
  const std::string label = (empty ? "Write: " : "Change: ") + std::string(shown.name);
  const InteractOptions how{.hint = label};
  Interaction now = interact(ui, id, rect, how);
  if (!empty && !context.info.touch) {
    // A drag selects the words, a press alone writes them.
    constexpr float still = 5;
    const ImGuiIO& io = ImGui::GetIO();
    const bool by_pointer = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (now.held && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) context.click_taken = false;
    if (by_pointer && io.MouseDragMaxDistanceSqr[0] > still * still) now.pressed = false;
  }
  if (!empty) {
    const Role role = shown.heading > 0 ? Role::heading : Role::text;
    const std::uint32_t words_id = context.child_id(id, "words");
    context.record(words_id, role, shown.words, rect).level = shown.heading;
    float top = rect.y + std::floor((rect.height - words_height) / 2);
    for (const std::string_view each : lines) {
      spell(context, words_id, style, {rect.x, top}, shown.words, each);
      top += style.line_height;
    }
  }
  record(ui, id, Role::button, label, rect, how, now);
  if (now.hovered) fill(rect, colors.soft, radius_small);
  const float y = rect.y + std::floor((rect.height - words_height) / 2);
  draw_lines(style, {rect.x, y}, empty ? colors.muted : color_of(colors, shown.tone), lines);
  if (!lines.empty() && (empty || now.hovered || now.focused)) {
    const float base = y + words_height - 2;
    dotted({rect.x, base}, line_width(style, lines.back()), colors.edge);
  }
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace roadbook::ui
