// Draws people in rows with the marks of two of them.
#include "ui/kit/people.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/health.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

constexpr float mark_width = 44;

float triangle_side(const Ui& ui) {
  return 16 * ui.mark_scale();
}

// `side`: how wide it is; in the middle of the rectangle.
void draw_triangle(const Rect& rect, float side, bool up, bool on, Color color, Color edge) {
  const ImVec2 center{rect.x + rect.width / 2, rect.y + rect.height / 2};
  const float half = side / 2;
  const float point = up ? -half : half;
  ImDrawList* list = ImGui::GetWindowDrawList();
  // Clockwise: only so is a filled shape's edge soft.
  const float right = up ? half : -half;
  list->PathLineTo({center.x, center.y + point});
  list->PathLineTo({center.x + right, center.y - point * 0.75F});
  list->PathLineTo({center.x - right, center.y - point * 0.75F});
  if (on) {
    list->PathFillConvex(packed(color));
  } else {
    list->PathStroke(packed(edge), ImDrawFlags_Closed, 1.4F);
  }
}

// Where a row stands below the first one, with its words in lines: none is cut.
struct PlacedRow {
  float top = 0;
  float height = 0;
  float words = 0;            // where those begin, below its top
  std::uint32_t control = 0;  // the mark that they belong to: the first one
  std::vector<std::string_view> name;
  std::vector<std::string_view> text;
};

std::vector<PlacedRow> placed(const Ui& ui, const TextStyle& name, const TextStyle& small,
                              const std::vector<PersonRow>& all, float width) {
  std::vector<PlacedRow> rows;
  float top = 0;
  for (const PersonRow& each : all) {
    PlacedRow row{top, ui.touch() ? touch_target : 40.0F,   0,
                  0,   break_lines(name, each.name, width), break_lines(small, each.text, width)};
    const float words = name.line_height * static_cast<float>(row.name.size()) +
                        small.line_height * static_cast<float>(row.text.size());
    row.height = std::max(row.height, words + 8);
    row.words = std::floor((row.height - words) / 2);
    top += row.height;
    rows.push_back(std::move(row));
  }
  return rows;
}

// The marks of one of the two, over all rows.
std::optional<std::size_t> draw_marks(Ui& ui, std::string_view name, bool up,
                                      const std::vector<PersonRow>& all, const Rect& area,
                                      std::vector<PlacedRow>& rows) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const Block place = standing_at(ui, area);
  const Block named = group(ui, name, {.role = Role::radio_group});
  const KeyboardGroup keys(context, context.parents.back());
  context.place(0, area.height);
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const PersonRow& each = all[i];
    const bool on = up ? each.up : each.down;
    const std::string& refusal = up ? each.up_refusal : each.down_refusal;
    const float x = area.x + (up ? 0 : mark_width);
    const Rect rect{x, area.y + rows[i].top, mark_width, rows[i].height};
    const std::uint32_t id = context.id(id_or(each.id, each.name));
    if (rows[i].control == 0) rows[i].control = id;
    const bool refused = !on && !refusal.empty();
    const InteractOptions how{
        .disabled = refused, .reason = refusal, .hint = name, .preferred = on};
    const Interaction now = interact(ui, id, rect, how);
    Node& node = record(ui, id, Role::radio, each.name, rect, how, now);
    node.checked = on;
    node.description = each.text + (refused ? " " + refusal : "");
    if (now.hovered && !refused) fill(rect, colors.soft, radius_small);
    const Color color = up ? colors.change : colors.danger;
    draw_triangle(rect, triangle_side(ui), up, on, color, refused ? colors.line : colors.edge);
    if (now.ring) focus_ring(context, rect, radius_small);
    if (now.pressed && !on) hit = i;
  }
  return hit;
}

// What the two marks mean, in one line where both have room.
void draw_legend(Ui& ui, std::string_view up, std::string_view down) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle caps = text_style(context, Type::label);
  const float side = triangle_side(ui);
  constexpr float between = 20;
  const auto width = [&](std::string_view words) {
    return words.empty() ? 0 : side + 6 + line_width(caps, upper(words));
  };
  const bool two_lines = width(up) + between + width(down) > context.room();
  const Rect legend = context.place(0, caps.line_height * (two_lines ? 2 : 1) + 4);
  ImVec2 at{legend.x, legend.y};
  for (const auto& [words, upward] : {std::pair(up, true), std::pair(down, false)}) {
    if (words.empty()) continue;
    const Color color = upward ? colors.change : colors.danger;
    draw_triangle({at.x, at.y, side, caps.line_height}, side, upward, true, color, colors.edge);
    draw_text(caps, {at.x + side + 6, at.y}, colors.muted, words);
    if (two_lines) at.y += caps.line_height;
    if (!two_lines) at.x += width(words) + between;
  }
}

// The words of the rows, each as those of its control, with a line below it.
void draw_words(UiContext& context, const Rect& area, float before, const TextStyle& name,
                const TextStyle& small, const std::vector<PlacedRow>& rows) {
  const Palette& colors = context.palette();
  for (const PlacedRow& row : rows) {
    ImVec2 at{area.x + before, area.y + row.top + row.words};
    at.y += draw_selectable(context, row.control, name, at, colors.ink, row.name);
    draw_selectable(context, row.control, small, at, colors.muted, row.text);
    fill({area.x, area.y + row.top + row.height - 1, area.width, 1}, colors.line);
  }
}

// A row whose words are the player's own, and pressed to be changed.
bool pressed_to_change(Ui& ui, const PersonRow& row, std::uint32_t words, const Rect& rect) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.child_id(words, "change");
  const std::string label = (row.own.empty() ? "Write: " : "Change: ") + row.change;
  const InteractOptions how{.hint = label};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, label, rect, how, now);
  if (now.hovered) fill(rect, context.palette().soft, radius_small);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace

PeopleRead people_read(Ui& ui, std::string_view up, std::string_view down,
                       const std::vector<PersonRow>& all) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle name = text_style(context, Type::prose);
  const TextStyle small = text_style(context, Type::small);
  draw_legend(ui, up, down);
  const float side = triangle_side(ui);
  const float before = side + 12;
  std::vector<PersonRow> shown = all;
  for (PersonRow& each : shown) {
    if (!each.own.empty()) each.name += ", " + each.own;
  }
  std::vector<PlacedRow> rows = placed(ui, name, small, shown, context.room() - before - 4);
  const Rect area = context.place(0, rows.empty() ? 0.0F : rows.back().top + rows.back().height);
  PeopleRead read;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const PersonRow& each = all[i];
    const Rect rect{area.x, area.y + rows[i].top, area.width, rows[i].height};
    rows[i].control = context.id(id_or(each.id, each.name));
    Node& node = context.record(rows[i].control, Role::text, each.name, rect);
    if (each.up || each.down) {
      node.value = each.up ? up : down;
      draw_triangle({rect.x, rect.y, side, rect.height}, side, each.up, true,
                    each.up ? colors.change : colors.danger, colors.edge);
    }
    node.description = each.own.empty() ? each.text : each.own + ". " + each.text;
    if (each.writing) {
      const float field = ui.touch() ? touch_target : 34.0F;
      read.field = {rect.x + before, rect.y + std::floor((rect.height - field) / 2),
                    rect.width - before - 4, field};
      rows[i].name.clear();
      rows[i].text.clear();
    } else if (!each.change.empty() && pressed_to_change(ui, each, rows[i].control, rect)) {
      read.pressed = i;
    }
  }
  draw_words(context, area, before, name, small, rows);
  return read;
}

std::optional<PeopleHit> people_rows(Ui& ui, std::string_view up, std::string_view down,
                                     const std::vector<PersonRow>& all, bool to_down) {
  UiContext& context = ui.context();
  const TextStyle name = text_style(context, Type::prose);
  const TextStyle small = text_style(context, Type::small);
  draw_legend(ui, up, down);
  constexpr float before = 2 * mark_width + 8;
  std::vector<PlacedRow> rows = placed(ui, name, small, all, context.room() - before - 4);
  const Rect area = context.place(0, rows.empty() ? 0.0F : rows.back().top + rows.back().height);
  const auto marks = [&](std::string_view words, bool upward) {
    return words.empty() ? std::nullopt : draw_marks(ui, words, upward, all, area, rows);
  };
  const auto upward = marks(up, true);
  if (to_down) ui.focus_next();
  const auto downward = marks(down, false);
  draw_words(context, area, before, name, small, rows);
  if (upward) return PeopleHit{*upward, true};
  if (downward) return PeopleHit{*downward, false};
  return std::nullopt;
}

}  // namespace roadbook::ui
