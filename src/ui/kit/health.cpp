// Draws hit points, shields and cards of sheets.
#include "ui/kit/health.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/label_places.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

Color fill_of(const Palette& colors, Tone tone) {
  if (tone == Tone::danger) return colors.danger_fill;
  return tone == Tone::staggered ? colors.staggered_fill : colors.standing_fill;
}

// The bar itself, in this rectangle; the triangle stands above it.
void draw_health(const Palette& colors, const HealthBar& bar, const Rect& rect) {
  const int low = std::min(bar.dead, 0);
  const int span = std::max(bar.max - low, 1);
  const auto at = [&](int value) {
    const float part =
        static_cast<float>(std::clamp(value, low, bar.max) - low) / static_cast<float>(span);
    return std::floor(rect.x + part * rect.width);
  };
  const float zero = at(0);
  fill(rect, colors.soft);
  if (zero > rect.x) {
    hatch({rect.x, rect.y, zero - rect.x, rect.height},
          bar.now <= 0 ? colors.danger_fill : colors.edge, 5);
  }
  const float inset = std::max(std::floor(rect.height * 0.16F), 2.0F);
  const float now = at(bar.now);
  const Rect filled = bar.now > 0
                          ? Rect{zero, rect.y + inset, now - zero, rect.height - 2 * inset}
                          : Rect{rect.x, rect.y + inset, now - rect.x, rect.height - 2 * inset};
  if (filled.width > 0) fill(filled, fill_of(colors, bar.tone));
  outline(rect, colors.ink, 0, 1.2F);
  const float over = std::max(std::floor(rect.height * 0.18F), 3.0F);
  fill({zero - 1, rect.y - over, 2, rect.height + 2 * over}, colors.ink);
  if (bar.staggered > 0) {
    const float mark = at(bar.staggered);
    fill({mark - 1, rect.y - over, 2, rect.height + 2 * over}, colors.ink);
  }
  const float tip = rect.y - 2;
  const float side = std::clamp(rect.height * 0.24F, 5.0F, 6.5F);
  ImGui::GetWindowDrawList()->AddTriangleFilled({now - side, tip - side * 1.15F},
                                                {now + side, tip - side * 1.15F}, {now, tip},
                                                packed(colors.ink));
}

void record_health(UiContext& context, std::uint32_t id, const HealthBar& bar, const Rect& rect) {
  Node& node = context.record(id, Role::meter, bar.name, rect);
  node.value = std::to_string(bar.now) + " of " + std::to_string(bar.max);
  node.description = bar.word;
  node.value_min = std::min({bar.dead, bar.now, 0});
  node.value_max = bar.max;
  node.value_now = bar.now;
}

void shield_path(const Rect& rect) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const auto at = [&](float x, float y) {
    return ImVec2(rect.x + x * rect.width, rect.y + y * rect.height);
  };
  list->PathLineTo(at(0.5F, 0));
  list->PathBezierCubicCurveTo(at(0.62F, 0.06F), at(0.8F, 0.1F), at(1, 0.1F), 10);
  list->PathLineTo(at(1, 0.5F));
  list->PathBezierCubicCurveTo(at(1, 0.76F), at(0.76F, 0.92F), at(0.5F, 1), 14);
  list->PathBezierCubicCurveTo(at(0.24F, 0.92F), at(0, 0.76F), at(0, 0.5F), 14);
  list->PathLineTo(at(0, 0.1F));
  list->PathBezierCubicCurveTo(at(0.2F, 0.1F), at(0.38F, 0.06F), at(0.5F, 0), 10);
}

bool shield(Ui& ui, const Stat& stat, bool open, const Rect& rect) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const std::uint32_t id = context.id(stat.label);
  const Interaction now =
      interact_opening(ui, id, stat.label, stat.value, rect, open, stat.description);
  ImDrawList* list = ImGui::GetWindowDrawList();
  shield_path(rect);
  list->PathFillConvex(packed(now.hovered ? mix(colors.soft, colors.line, 0.25F) : colors.soft));
  shield_path(rect);
  list->PathStroke(packed(open ? colors.accent : colors.ink), ImDrawFlags_Closed,
                   open ? 2.2F : 1.4F);
  shield_path({rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 9});
  list->PathStroke(packed(colors.edge), ImDrawFlags_Closed, 0.8F);
  const bool small = rect.width < 64 * std::max(1.0F, context.text_scale);
  TextStyle label = text_style(context, Face::semibold, small ? 10.0F : 11.0F, 14);
  label.capitals = true;
  label.letter_spacing = 1;
  const float high = small ? 28.0F : 38.0F;
  float size = small ? 24.0F : 36.0F;
  TextStyle number = text_style(context, Face::semibold, size, high);
  // What is more than a number of two digits goes between the sides, too.
  while (size > 12 && line_width(number, stat.value) > rect.width - 18) {
    size -= 1;
    number = text_style(context, Face::semibold, size, high);
  }
  const std::string_view words =
      stat.short_label.empty() ? std::string_view(stat.label) : std::string_view(stat.short_label);
  TextStyle below = text_style(context, Face::regular, 11, 13);
  below.capitals = true;
  const bool attribute = !small && !stat.attribute.empty();
  const float content =
      label.line_height + number.line_height + (attribute ? below.line_height : 0.0F);
  const float y = rect.y + std::floor((rect.height * 0.94F - content) / 2);
  draw_centered(label, {rect.x, y, rect.width, label.line_height}, colors.ink,
                shortened(label, words, rect.width - 12));
  draw_centered(number, {rect.x, y + label.line_height, rect.width, number.line_height}, colors.ink,
                stat.value);
  if (attribute) {
    // The shield is narrower there.
    const float inset = std::floor(rect.width * 0.16F);
    const Rect place{rect.x + inset, y + label.line_height + number.line_height,
                     rect.width - 2 * inset, below.line_height};
    context.record(context.child_id(id, "attribute"), Role::text, stat.attribute, place);
    draw_centered(below, place, colors.muted, shortened(below, stat.attribute, place.width));
  }
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

void draw_road(const Palette& colors, const Rect& rect, float part) {
  fill(rect, colors.line, 2);
  if (part > 0) fill({rect.x, rect.y, rect.width * part, rect.height}, colors.accent_fill, 2);
  for (float x = rect.x + 5; x < rect.x + rect.width - 6; x += 13) {
    fill({x, rect.y + rect.height / 2 - 0.5F, 6, 1}, colors.panel);
  }
}

// What stands below the bar at one of its numbers.
struct BarLabel {
  int value = 0;
  std::string number;
  std::string_view word;
  TextStyle style;
  Color color;
};

std::vector<BarLabel> labels_of(const UiContext& context, const HealthBar& bar) {
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small);
  std::vector<BarLabel> labels;
  const int low = std::min(bar.dead, 0);
  if (low < 0) {
    labels.push_back({low, "−" + std::to_string(-low), bar.dead_word, small, colors.muted});
  }
  labels.push_back({0, "0", bar.none_left_word, small, colors.muted});
  if (bar.staggered > 0) {
    const bool here = bar.now <= bar.staggered && bar.now > 0;
    labels.push_back({bar.staggered, std::to_string(bar.staggered), bar.staggered_word,
                      here ? text_style(context, Type::small_strong) : small,
                      here ? colors.staggered : colors.muted});
  }
  labels.push_back({bar.max, std::to_string(bar.max), {}, small, colors.muted});
  return labels;
}

// Each at its place of the bar.
void draw_labels(const UiContext& context, const HealthBar& bar, const Rect& rect) {
  const std::vector<BarLabel> labels = labels_of(context, bar);
  const int low = std::min(bar.dead, 0);
  const auto span = static_cast<float>(std::max(bar.max - low, 1));
  const auto whole = [](const BarLabel& label) {
    return label.word.empty() ? label.number : label.number + " " + std::string(label.word);
  };
  std::vector<LabelWidths> widths;
  for (const BarLabel& each : labels) {
    widths.push_back({static_cast<float>(each.value - low) / span * rect.width,
                      line_width(each.style, each.number), line_width(each.style, whole(each))});
  }
  const std::vector<LabelPlace> places = places_of_labels(widths, rect.width);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    draw_text(labels[i].style, {std::floor(rect.x + places[i].left), rect.y}, labels[i].color,
              places[i].with_word ? whole(labels[i]) : labels[i].number);
  }
}

// In one line, or small in two where one does not hold it; only what those do not hold is cut.
void draw_name_of_card(const UiContext& context, const SheetCard& card, const TextStyle& title,
                       const Rect& rect) {
  const Color color = card.gray ? context.palette().muted : context.palette().ink;
  const TextStyle name = style_for_name(context, title, card.name, rect.width);
  if (line_width(name, card.name) <= rect.width) {
    draw_text(name, {rect.x, rect.y + title.line_height - name.line_height}, color, card.name);
    return;
  }
  const TextStyle small = text_style(context, title.face, 15, 16);
  const std::string_view first = break_lines(small, card.name, rect.width).front();
  std::string_view second = card.name.substr(first.size());
  second.remove_prefix(std::min(second.find_first_not_of(' '), second.size()));
  const float lines = second.empty() ? 1.0F : 2.0F;
  const float y = rect.y + rect.height - lines * small.line_height;
  draw_text(small, {rect.x, y}, color, first);
  draw_text(small, {rect.x, y + small.line_height}, color, shortened(small, second, rect.width));
}

}  // namespace

void health_bar(Ui& ui, const HealthBar& bar) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small);
  constexpr float above = 10;
  const float below = bar.labels ? small.line_height + 6 : 4;
  const Rect all = context.place(0, above + bar.height + below);
  const Rect rect{all.x, all.y + above, all.width, bar.height};
  record_health(context, context.child_id(context.id(bar.name), "bar"), bar, rect);
  draw_health(colors, bar, rect);
  if (!bar.labels) return;
  draw_labels(context, bar, {rect.x, rect.y + rect.height + 6, rect.width, small.line_height});
}

std::optional<std::size_t> shields(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                   std::optional<std::size_t> open) {
  UiContext& context = ui.context();
  const float grow = std::max(1.0F, context.text_scale);
  const float gap = 14;
  const auto count = static_cast<float>(all.size());
  // On the narrowest phone something of what stands below them is to be in sight, too.
  constexpr float narrowest = 360;
  float width = (context.info.size.width < narrowest * grow ? 56.0F : 76.0F) * grow;
  float room = context.flow().kind == Flow::Kind::row ? context.flow().width : context.room();
  if (width * count + gap * (count - 1) > room) {
    width = (room - gap * (count - 1)) / std::max(count, 1.0F);
  }
  width = std::floor(width);
  const float height = std::floor(width * 1.34F);
  const Rect rect = context.place(width * count + gap * (count - 1), height);
  const std::uint32_t id = context.child_id(context.id(name), "shields");
  context.record(id, Role::group, name, rect);
  context.push_parent(id);
  ImGui::PushOverrideID(id);
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Rect one{std::floor(rect.x + static_cast<float>(i) * (width + gap)), rect.y, width,
                   height};
    if (shield(ui, all[i], open == i, one)) hit = i;
  }
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

void small_shields(Ui& ui, std::string_view name, const std::vector<Stat>& all) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float grow = std::max(1.0F, context.text_scale);
  const float width = std::round(34 * grow);
  const float height = std::round(40 * grow);
  const float pitch = width + std::round(7 * grow);
  const TextStyle number = text_style(context, Type::small_strong);
  const Rect rect = context.place(pitch * static_cast<float>(all.size()), height);
  Node& node =
      context.record(context.child_id(context.id(name), "small shields"), Role::text, name, rect);
  float x = rect.x;
  for (const Stat& stat : all) {
    const Rect one{x, rect.y, width, height};
    shield_path(one);
    ImGui::GetWindowDrawList()->PathStroke(packed(colors.ink), ImDrawFlags_Closed, 1.3F);
    draw_centered(number,
                  {one.x, one.y + std::floor((height * 0.94F - number.line_height) / 2), width,
                   number.line_height},
                  colors.ink, stat.value);
    node.value += (node.value.empty() ? "" : ", ") + stat.label + " " + stat.value;
    x += pitch;
  }
}

float sheet_card_height(const Ui& ui) {
  return std::round(106 * std::max(1.0F, ui.text_scale()));
}

bool sheet_card(Ui& ui, const SheetCard& card, SheetCardRooms& rooms) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float height = sheet_card_height(ui);
  const Rect rect = context.place(0, height);
  const std::uint32_t id = context.id("open");
  const float line_y = rect.y + std::floor(height * 0.34F);
  const float corner_side = icon_button_side(ui, ButtonKind::plain);
  const Rect corner{rect.x + rect.width - corner_side - 4, line_y + 10 - corner_side / 2,
                    corner_side, corner_side};
  const TextStyle title = text_style(context, Face::display, 21, 26);
  const TextStyle small = text_style(context, Type::small);
  // What is drawn can be read, too, from above to below.
  const auto spoken = [&](int number, Role role, std::string_view words, const Rect& at) -> Node& {
    return context.record(context.child_id(id, number), role, words, at);
  };
  const Rect words_at{rect.x + 100, rect.y + 6, rect.width - 110, title.line_height};
  spoken(1, Role::heading, card.name, words_at).level = 3;
  if (!card.summary.empty()) {
    spoken(2, Role::text, card.summary, {words_at.x, line_y, words_at.width, small.line_height});
  }
  const std::string_view below = card.steps > 0 ? card.next : card.health ? card.note : card.lines;
  if (!below.empty()) {
    const float y = rect.y + height - small.line_height - 7;
    spoken(3, Role::text, below, {words_at.x, y, words_at.width, small.line_height});
  }
  const InteractOptions how{.hole = corner};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, card.button, rect, how, now).description = card.described;
  if (now.hovered || now.held) fill(rect, mix(colors.panel, colors.soft, 0.7F), radius);
  const bool dying = card.health && card.health->tone == Tone::danger;
  outline(rect, dying ? colors.danger : colors.edge, radius);

  const float plate_height = height - 20;
  const float plate_width = std::floor(plate_height * plate_shape);
  const Rect plate{rect.x + 10, rect.y + 10, plate_width, plate_height};
  draw_plate(context, card.portrait_of, card.emblem, plate, 20, card.gray);

  const float left = plate.x + plate_width + 12;
  const float right = rect.x + rect.width - 11;
  rooms = {corner, {left, line_y, corner.x - left - 4, small.line_height}};
  const TextStyle strong = text_style(context, Type::small_strong);
  float number_width = 0;
  if (card.health) {
    const TextStyle now_style = text_style(context, Face::semibold, 21, 26);
    const std::string of = "/" + std::to_string(card.health->max);
    const std::string value = card.health->now < 0 ? "−" + std::to_string(-card.health->now)
                                                   : std::to_string(card.health->now);
    const float of_width = line_width(strong, of);
    const float value_width = line_width(now_style, value);
    number_width = of_width + value_width + 3;
    draw_text(strong, {right - of_width, rect.y + 14}, colors.muted, of);
    draw_text(now_style, {right - number_width, rect.y + 9}, color_of(colors, card.health->tone),
              value);
  }
  const float name_room = right - left - number_width - 8;
  draw_name_of_card(context, card, title, {left, rect.y + 6, name_room, line_y - rect.y - 6});
  float x = left;
  if (!card.heritage_emblem.empty() && context.fonts->emblem_code(card.heritage_emblem) != 0) {
    const float side = 20 * ui.mark_scale();
    draw_emblem(context, card.heritage_emblem, {x, line_y}, side,
                card.gray ? colors.edge : colors.accent);
    x += side + 5;
  }
  draw_text(small, {x, line_y + 1}, colors.muted, shortened(small, card.summary, corner.x - x - 4));
  const float bar_y = rect.y + std::floor(height * 0.61F);
  const float foot_y = rect.y + height - small.line_height - 7;
  if (card.steps > 0) {
    draw_road(colors, {left, bar_y, right - left, 10},
              static_cast<float>(card.steps_done) / static_cast<float>(card.steps));
    const std::string done = std::to_string(card.steps_done) + " of " + std::to_string(card.steps);
    draw_text(strong, {left, foot_y}, colors.accent, done);
    const float from = left + line_width(strong, done) + 12;
    const std::string next = shortened(small, card.next, right - from);
    draw_text(small, {right - line_width(small, next), foot_y}, colors.muted, next);
  } else if (card.health) {
    const Rect bar{left, bar_y, right - left, 11};
    record_health(context, context.child_id(id, "bar"), *card.health, bar);
    draw_health(colors, *card.health, bar);
    draw_text(strong, {left, foot_y}, color_of(colors, card.health->tone), card.health->word);
    const float from = left + line_width(strong, card.health->word) + 12;
    const std::string note = shortened(strong, card.note, right - from);
    draw_text(strong, {right - line_width(strong, note), foot_y}, color_of(colors, card.note_tone),
              note);
  } else {
    draw_lines(small, {left, bar_y}, colors.muted, break_lines(small, card.lines, right - left));
  }
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

Block standing_at(Ui& ui, const Rect& rect) {
  UiContext& context = ui.context();
  Flow flow;
  flow.left = flow.right = flow.x = rect.x;
  flow.top = flow.y = flow.bottom = flow.line_top = rect.y;
  flow.width = rect.width;
  context.flows.push_back(flow);
  return {ui, [](Ui& own, std::uint32_t) { own.context().flows.pop_back(); }, 0};
}

}  // namespace roadbook::ui
