// Dialogs, menus, passing messages.
#include "ui/kit/overlay.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/overlay_window.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

void close_dialog(Ui& ui, std::uint32_t) {
  end_overlay(ui);
}

// How a message is set: small in a small window, where it has one line as long as that has room.
struct MessageLook {
  TextStyle words;
  TextStyle action;
  float margin = 16;   // to the edges of the window
  float gap = 16;      // to what it stands at
  float padding = 20;  // at its ends
  float above = 10;    // and above and below its words
  float most = 560;    // of its width
  float least = 48;    // of its height
};

MessageLook message_look(const Ui& ui, const UiContext& context, bool has_action) {
  MessageLook look;
  look.words = text_style(context, Type::body);
  look.action = text_style(context, Type::strong);
  look.most *= ui.mark_scale();
  if (!ui.compact() && !ui.low()) return look;
  look.words = text_style(context, Type::small);
  look.action = text_style(context, Type::small_strong);
  look.margin = 8;
  look.gap = 6;
  look.padding = 14;
  look.above = 8;
  look.most = context.info.size.width;
  constexpr float edge = 4;  // of the button in it
  look.least = has_action ? touch_target + edge : 0;
  return look;
}

// What is seen of it.
Rect seen_of(const Node& node) {
  const float left = std::max(node.rect.x, node.clip.x);
  const float top = std::max(node.rect.y, node.clip.y);
  const float right = std::min(node.rect.x + node.rect.width, node.clip.x + node.clip.width);
  const float bottom = std::min(node.rect.y + node.rect.height, node.clip.y + node.clip.height);
  return {left, top, std::max(right - left, 0.0F), std::max(bottom - top, 0.0F)};
}

// What is being edited, or what the keys are at, as far as it is seen: a message must not lie on
// it. Empty: nothing.
Rect kept_free(const UiContext& context) {
  for (const Node& node : context.nodes) {
    if (node.id != context.focus) continue;
    const bool edited = node.role == Role::textbox || node.role == Role::textarea;
    if (!edited && !context.ring) return {};
    return seen_of(node);
  }
  return {};
}

bool overlap(const Rect& a, const Rect& b) {
  return a.width > 0 && b.width > 0 && a.x < b.x + b.width && b.x < a.x + a.width && a.height > 0 &&
         b.height > 0 && a.y < b.y + b.height && b.y < a.y + a.height;
}

float area_shared(const Rect& a, const Rect& b) {
  if (!overlap(a, b)) return 0;
  return (std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x)) *
         (std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y));
}

// How much a message would hide there.
struct Hidden {
  float needed = 0;  // what is pressed or kept in sight; what is edited outweighs all of that
  float headings = 0;
};

Hidden hidden_by(const UiContext& context, const Rect& message, const Rect& edited) {
  constexpr float outweighs = 1e6F;
  Hidden hidden{outweighs * area_shared(edited, message)};
  for (const Node& node : context.nodes) {
    if (node.layer != context.top_layer) continue;
    const bool is_needed = node.interactive || node.in_sight;
    if (!is_needed && node.role != Role::heading) continue;
    (is_needed ? hidden.needed : hidden.headings) += area_shared(seen_of(node), message);
  }
  return hidden;
}

// Whether the screen has something to keep in sight.
bool keeps_in_sight(const UiContext& context) {
  return std::any_of(context.nodes.begin(), context.nodes.end(), [&](const Node& node) {
    return node.in_sight && node.layer == context.top_layer;
  });
}

// Where the message stands: at the foot in the middle, else at its left or right, else so at the
// head; where something is kept in sight, else so between them where it hides nothing. It stays
// where it was as long as it hides nothing there, or no place hides much less.
Rect place_of_message(UiContext& context, std::string_view message, const Rect& at_foot,
                      const Rect& at_head, float margin) {
  const std::uint32_t key = context.child_id(context.id("toast"), message);
  const Rect edited = kept_free(context);
  const float ends[] = {at_foot.x, margin, context.drawn_to - margin - at_foot.width};
  constexpr std::size_t of_a_row = std::size(ends);
  constexpr float from_row_to_row = 16;
  const bool has_room = at_head.y + at_head.height <= at_foot.y;
  std::size_t rows = has_room ? 2 : 1;
  if (has_room && keeps_in_sight(context)) {
    rows += static_cast<std::size_t>((at_foot.y - at_head.y) / from_row_to_row);
  }
  const std::size_t count = rows * of_a_row;
  const auto place = [&](std::size_t at) {
    const std::size_t row = at / of_a_row;
    Rect rect = row == 1 ? at_head : at_foot;
    if (row > 1) rect.y -= from_row_to_row * static_cast<float>(row - 1);
    rect.x = ends[at % of_a_row];
    return rect;
  };
  auto at = static_cast<std::size_t>(context.recall(key, 0));
  if (at >= count) at = 0;
  Hidden hidden = hidden_by(context, place(at), edited);
  constexpr float much = 0.5F;
  const float most = hidden.needed * much;
  for (std::size_t other = 0; hidden.needed + hidden.headings > 0 && other < count; ++other) {
    const Hidden there = hidden_by(context, place(other), edited);
    const bool is_between = other >= 2 * of_a_row;
    const bool hides_less =
        there.needed < hidden.needed && there.needed <= (is_between ? 0.0F : most);
    const bool spares_headings =
        !is_between && there.needed <= hidden.needed && there.headings < much * hidden.headings;
    if (!hides_less && !spares_headings) continue;
    hidden = there;
    at = other;
  }
  context.remember(key, static_cast<float>(at));
  return place(at);
}

}  // namespace

Block dialog(Ui& ui, std::string_view title, bool& open, const DialogOptions& options) {
  if (!open) return {};
  UiContext& context = ui.context();
  const std::uint32_t id = context.child_id(context.id(title), "dialog");
  OverlayOptions place;
  place.scrim = true;
  place.centered = true;
  place.has_address = options.has_address;
  place.stays = options.stays;
  place.first_is_pressed = ui.touch() && (options.side || options.to_read);
  place.padding = ui.compact() ? 16 : 24;
  const float width = std::min(options.width * ui.mark_scale(), context.info.size.width - 24);
  place.panel = {std::floor((context.info.size.width - width) / 2), 0, width, 0};
  if (options.side) {
    constexpr float least_beside = 200;  // of the page, where it stands beside that
    const bool whole = context.info.size.width < width + least_beside;
    const float wide = whole ? context.info.size.width - 16 : width;
    place.centered = false;
    const float top = whole || ui.low() ? 8 : std::max(context.bar, 8.0F);
    place.panel = {context.info.size.width - wide - 8, top, wide, 0};
    place.height = context.info.size.height - top - 8;
    place.from = whole ? ComesFrom::below : ComesFrom::right;
  }
  Node& node = context.record(id, Role::dialog, title, place.panel);
  node.modal = true;
  node.description = options.description;
  const std::size_t node_at = context.nodes.size() - 1;
  const std::uint32_t parent = context.parents.back();
  static_cast<void>(parent);
  context.nodes[node_at].parent = 0;
  bool close = begin_overlay(ui, id, place);
  context.nodes[node_at].rect.y = ImGui::GetWindowPos().y;
  context.nodes[node_at].rect.height = ImGui::GetWindowSize().y;
  context.nodes[node_at].clip = context.nodes[node_at].rect;

  // The close button comes first on the screen and last for the keyboard's first stop.
  const float cross = 14 * ui.mark_scale();
  const float side = std::max(ui.target(), cross + 16);
  const Rect corner{place.panel.x + place.panel.width - side - 12, ImGui::GetWindowPos().y + 12,
                    side, side};
  const Flow before = context.flow();
  context.flow().width -= side;
  heading(ui, 3, title);
  context.flow().width = before.width;
  if (!options.description.empty()) text(ui, options.description, Tone::muted);

  const int first = context.focus_first_in_layer;
  context.focus_first_in_layer = -1;
  const std::uint32_t close_id = context.id("Close");
  const InteractOptions how{.hint = "Close"};
  const Interaction now = interact(ui, close_id, corner, how);
  record(ui, close_id, Role::button, "Close", corner, how, now).description.clear();
  context.focus_first_in_layer = first;
  if (now.hovered) fill(corner, context.palette().soft, radius);
  draw_icon(Icon::close, {corner.x + side / 2, corner.y + side / 2}, cross,
            context.palette().muted);
  if (now.ring) focus_ring(context, corner, radius);
  close = close || now.pressed;
  if (close) {
    end_overlay(ui);
    open = false;
    context.want_frames(3);
    return {};
  }
  return {ui, close_dialog, id};
}

Block menu(Ui& ui, std::string_view name, const ButtonOptions& options) {
  UiContext& context = ui.context();
  ButtonOptions as_button = options;
  if (as_button.icon == Icon::none) as_button.icon = Icon::menu;
  const std::uint32_t id = context.id(id_or(options.id, name));
  const bool icon_alone = ui.compact() && !options.keeps_words;
  const bool pressed = icon_alone || options.kind == ButtonKind::plain
                           ? icon_button(ui, as_button.icon, name, as_button)
                           : button(ui, name, as_button);
  const Node& recorded = context.nodes.back();
  const Rect rect = recorded.rect;
  context.nodes.back().expandable = true;
  context.nodes.back().expanded = context.open_popup == id;
  if (pressed) context.open_popup = context.open_popup == id ? 0 : id;
  if (context.open_popup != id) return {};
  OverlayOptions place;
  const float width = std::min(280.0F * ui.text_scale(), context.info.size.width - 24);
  place.panel = {rect.x + rect.width - width, rect.y + rect.height + 4, width, 0};
  if (rect.x + width < context.info.size.width - 8) place.panel.x = rect.x;
  place.above = true;
  place.above_at = rect.y - 4;
  place.padding = 6;
  place.gap = 0;
  if (ui.compact()) place.from = ComesFrom::close_below;
  const std::uint32_t list = context.child_id(id, "menu");
  context.record(list, Role::list, name, rect).modal = true;
  if (begin_overlay(ui, list, place)) {
    context.open_popup = 0;
    context.want_frames(3);
  }
  return {ui, close_dialog, list};
}

bool menu_item(Ui& ui, std::string_view label, const ButtonOptions& options) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::body);
  const TextStyle small = text_style(context, Type::small);
  const bool disabled = !options.disabled_reason.empty();
  const float mark = 15 * ui.mark_scale();
  // Words that have no room in one line stand in several.
  const float before = 23 + mark;
  const std::string shortcut = options.shortcut ? shortcut_text(*options.shortcut) : std::string();
  const float at_end = shortcut.empty() ? 8 : std::ceil(line_width(small, shortcut)) + 24;
  const std::vector<std::string_view> lines =
      break_lines(style, label, context.room() - before - at_end);
  const float words = style.line_height * static_cast<float>(lines.size());
  const Rect rect = context.place(0, std::max(ui.target(), words + 12));
  const std::uint32_t id = context.id(id_or(options.id, label));
  const KeyboardGroup keys(context, context.parents.back());
  const InteractOptions how{
      .disabled = disabled, .reason = options.disabled_reason, .hint = options.description};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, label, rect, how, now);
  node.toggle = options.toggles;
  node.pressed = options.toggles && options.pressed;
  if (now.hovered && !disabled) fill(rect, colors.soft, radius_small);
  const Color ink =
      disabled ? colors.muted : (options.kind == ButtonKind::danger ? colors.danger : colors.ink);
  const Icon icon = node.pressed ? Icon::check : options.icon;
  if (icon != Icon::none) {
    draw_icon(icon, {rect.x + 12 + mark / 2, rect.y + rect.height / 2}, mark, ink);
  }
  draw_lines(style, {rect.x + before, rect.y + std::floor((rect.height - words) / 2)}, ink, lines);
  if (!shortcut.empty()) {
    draw_text(small,
              {rect.x + rect.width - 12 - line_width(small, shortcut),
               rect.y + std::floor((rect.height - small.line_height) / 2)},
              colors.muted, shortcut);
  }
  if (now.ring) {
    focus_ring(context, {rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6}, 3);
  }
  if (now.pressed) {
    context.open_popup = 0;
    context.want_frames(3);
  }
  return now.pressed;
}

ToastPress toast(Ui& ui, std::string_view message, std::string_view action) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const MessageLook look = message_look(ui, context, !action.empty());
  const TextStyle& style = look.words;
  const TextStyle& strong = look.action;
  const float action_width =
      action.empty() ? 0 : std::max(std::ceil(line_width(strong, action)) + 28, touch_target);
  const float limit = std::min(context.drawn_to - 2 * look.margin, look.most);
  const std::vector<std::string_view> lines =
      break_lines(style, message, limit - 2 * look.padding - action_width);
  float width = 0;
  for (const std::string_view each : lines)
    width = std::max(width, std::ceil(line_width(style, each)));
  width += 2 * look.padding + action_width;
  const float height =
      std::max(style.line_height * static_cast<float>(lines.size()) + 2 * look.above, look.least);
  const float x = std::floor((context.drawn_to - width) / 2);
  const Rect at_foot{x, std::max(context.foot - height - look.gap, 0.0F), width, height};
  const Rect at_head{x, context.head + look.gap, width, height};
  const Rect rect = place_of_message(context, message, at_foot, at_head, look.margin);
  const bool head = rect.y != at_foot.y;
  ImGui::SetNextWindowPos({rect.x, rect.y});
  ImGui::SetNextWindowSize({rect.width, rect.height});
  ImGui::Begin("##toast", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoFocusOnAppearing);
  if (context.overlays.empty()) ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  fill(rect, colors.ink, radius_large);
  outline(rect, edge_of_ink(colors), radius_large);
  const std::uint32_t id = context.id("message");
  const std::uint32_t parent = context.parents.back();
  context.parents.back() = 0;
  context.record(id, Role::status, message, rect);
  // What stands under it can be scrolled clear of it.
  context.message_room = head ? 0 : height + 2 * look.gap;
  if (context.message_room != context.room_of_message) context.want_frames(2);
  float y =
      rect.y + std::floor((height - style.line_height * static_cast<float>(lines.size())) / 2);
  for (const std::string_view each : lines) {
    draw_text(style, {rect.x + look.padding, y}, colors.panel, each);
    y += style.line_height;
  }
  ToastPress pressed = ToastPress::none;
  const bool clicked = ImGui::IsWindowHovered() && ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  bool on_action = false;
  if (!action.empty()) {
    const Rect spot{rect.x + width - action_width - 6, rect.y + 2, action_width, height - 4};
    const std::uint32_t action_id = context.id(action);
    const InteractOptions how{};
    const Interaction now = interact(ui, action_id, spot, how);
    record(ui, action_id, Role::button, action, spot, how, now).description = message;
    const Color words = gold_on_ink(colors);
    draw_centered(strong, spot, words, action);
    if (now.hovered) {
      const float line_y = spot.y + spot.height / 2 + strong.line_height / 2 - 2;
      line({spot.x + 14, line_y}, {spot.x + spot.width - 14, line_y}, words);
    }
    if (now.ring) outline({spot.x + 4, spot.y + 4, spot.width - 8, spot.height - 8}, words, 5, 2);
    if (now.pressed) pressed = ToastPress::action;
    on_action = now.hovered || now.held || now.pressed;
  }
  if (clicked && !on_action) {
    context.click_taken = true;
    pressed = ToastPress::away;
  }
  context.parents.back() = parent;
  ImGui::End();
  return pressed;
}

bool Ui::can_shut_topmost() const {
  const std::vector<Overlay>& open = inner_->last_overlays;
  return !open.empty() && !open.back().has_address;
}

}  // namespace roadbook::ui
