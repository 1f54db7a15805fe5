// Draws what is pressed, with its states.
#include "ui/kit/button.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

struct ButtonLook {
  Color ground;
  Color edge;
  Color words;
  bool has_ground = true;
  bool has_edge = true;
};

ButtonLook look_of(const Palette& colors, const ButtonOptions& options, const Interaction& now) {
  ButtonLook look;
  const bool disabled = !options.disabled_reason.empty();
  switch (options.kind) {
    case ButtonKind::primary:
      look = {colors.accent_fill, colors.accent_fill, colors.on_accent, true, false};
      if (now.hovered) look.ground = mix(colors.accent_fill, rgb(0x000000), 0.10F);
      if (now.held) look.ground = mix(colors.accent_fill, rgb(0x000000), 0.2F);
      break;
    case ButtonKind::danger:
    case ButtonKind::quiet:
      look = {colors.panel, colors.edge, colors.ink, true, true};
      if (options.kind == ButtonKind::danger) look.words = colors.danger;
      if (now.hovered || options.pressed) {
        look.ground = colors.soft;
        look.edge = colors.muted;
      }
      if (now.held) look.ground = mix(colors.soft, colors.line, 0.25F);
      if (options.toggles && options.pressed) {
        look.ground = look.edge = colors.ink;
        look.words = colors.panel;
      }
      break;
    case ButtonKind::plain:
      look = {colors.soft, colors.line, colors.ink, now.hovered || now.held, false};
      if (disabled) look.has_ground = false;
      break;
    case ButtonKind::link:
      look = {colors.panel, colors.line, now.hovered ? colors.ink : colors.accent, false, false};
      break;
  }
  if (disabled) {
    if (options.kind == ButtonKind::primary) {
      look.ground = colors.soft;
      look.has_edge = true;
      look.edge = colors.line;
    } else {
      look.ground = colors.background;
    }
    look.words = options.kind == ButtonKind::plain ? colors.edge : colors.muted;
  }
  return look;
}

std::string hint_of(const ButtonOptions& options, std::string_view name) {
  std::string words(options.description.empty() ? name : options.description);
  if (options.shortcut && !options.show_shortcut) {
    words.append(words.empty() ? "" : "  ").append(shortcut_text(*options.shortcut));
  }
  return words;
}

constexpr float icon_gap = 8;

float icon_size(const Ui& ui) {
  return 16 * ui.mark_scale();
}

bool pressed_by_keys(Ui& ui, const ButtonOptions& options) {
  return options.shortcut && options.disabled_reason.empty() && ui.shortcut(*options.shortcut);
}

}  // namespace

bool button(Ui& ui, std::string_view label, const ButtonOptions& options) {
  UiContext& context = ui.context();
  const bool is_link = options.kind == ButtonKind::link;
  const bool strong = options.kind == ButtonKind::primary;
  const bool wide = options.wide && context.flow().kind == Flow::Kind::column;
  // Side by side on a phone, words and prices are set a little smaller.
  const bool tight = wide && ui.compact() && !options.note.empty();
  const Type link_type = options.of_name ? Type::heading_4 : Type::small_strong;
  const TextStyle style =
      text_style(context, strong && !tight ? Type::strong : (is_link ? link_type : Type::button));
  const TextStyle small = text_style(context, Type::small);
  const std::string keys =
      options.show_shortcut && options.shortcut ? shortcut_text(*options.shortcut) : std::string();
  const float padding = options.of_name ? 0
                        : is_link       ? 4
                        : tight         ? 4.0F
                        : wide          ? 6.0F
                                        : (strong ? 20.0F : 16.0F);
  const TextStyle below = text_style(context, Face::regular, tight ? 10.5F : 11.5F, 15);
  float words_width =
      std::ceil(std::max(line_width(style, label), line_width(style, options.room_for)));
  if (!options.note.empty()) {
    words_width = std::max(words_width, std::ceil(line_width(below, options.note)));
  }
  const float icon_side = options.icon_aside ? 12 * ui.mark_scale() : icon_size(ui);
  const float beside_icon = options.icon_aside ? 4 : icon_gap;
  const float icon_width = options.icon == Icon::none ? 0 : icon_side + beside_icon;
  const float icon_room = options.icon_aside ? 0 : icon_width;
  const float keys_width = keys.empty() ? 0 : std::ceil(line_width(small, keys)) + 12;
  float width = words_width + icon_room + keys_width + 2 * padding;
  if (ui.touch()) width = std::max(width, touch_target);
  // The longest label of a narrow window stands in several lines. It is cut where a word of it has
  // no room even so, and over a note.
  const float limit = std::max(context.flow().width, 60.0F);
  std::string cut;
  std::vector<std::string_view> lines{label};
  std::size_t most_lines = 1;
  if (width > limit) {
    words_width -= width - limit;
    width = limit;
    if (options.note.empty() && longest_word(style, label) <= words_width) {
      lines = break_lines(style, label, words_width);
      // As high as with the other label.
      most_lines = std::max(lines.size(), break_lines(style, options.room_for, words_width).size());
    } else {
      cut = shortened(style, label, words_width);
      lines = {cut};
    }
  }
  const float label_height = style.line_height * static_cast<float>(lines.size());
  float height = std::max(ui.target(), style.line_height * static_cast<float>(most_lines) + 14);
  if (is_link && !ui.touch()) height = label_height + 4;
  if (!options.note.empty()) height = std::max(height, style.line_height + below.line_height + 10);
  const Rect rect = context.place(wide ? 0 : width, height);

  const std::uint32_t id = context.id(id_or(options.id, label));
  const std::string hint = hint_of(options, {});
  const InteractOptions how{.disabled = !options.disabled_reason.empty(),
                            .reason = options.disabled_reason,
                            .hint = hint};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, is_link ? Role::link : Role::button, label, rect, how, now);
  if (!how.disabled) node.description = options.description;
  node.toggle = options.toggles;
  node.pressed = options.toggles && options.pressed;

  ButtonLook look = look_of(context.palette(), options, now);
  if (options.of_name && !now.hovered) look.words = context.palette().ink;
  if (look.has_ground) fill(rect, look.ground, radius);
  if (look.has_edge) outline(rect, look.edge, radius);
  float x = rect.x;
  // A name begins where others above and below it do, however short it is.
  if (!options.of_name && options.label_at != LabelAt::left) {
    const float spare = rect.width - words_width - icon_width - keys_width;
    x += options.label_at == LabelAt::right ? spare : std::floor(spare / 2);
  }
  if (options.icon != Icon::none) {
    draw_icon(options.icon, {x + icon_side / 2, rect.y + rect.height / 2}, icon_side, look.words);
    x += icon_width;
  }
  const float words_height = label_height + (options.note.empty() ? 0 : below.line_height);
  const float y = rect.y + std::floor((rect.height - words_height) / 2);
  const bool centered =
      !options.of_name && (!options.note.empty() || !options.room_for.empty() || lines.size() > 1);
  float line_y = y;
  for (const std::string_view each : lines) {
    const float spare = centered ? words_width - line_width(style, each) : 0;
    draw_text(style, {x + std::floor(spare / 2), line_y}, look.words, each);
    line_y += style.line_height;
  }
  if (!options.note.empty()) {
    const std::string note = shortened(below, options.note, words_width);
    const Color muted = strong || options.pressed ? look.words : context.palette().muted;
    draw_text(below,
              {x + std::floor((words_width - line_width(below, note)) / 2), y + style.line_height},
              muted, note);
  }
  if (is_link && now.hovered) {
    line({x, line_y - 2}, {x + words_width, line_y - 2}, look.words);
  }
  if (!keys.empty()) {
    draw_text(small, {x + words_width + 12, rect.y + (rect.height - small.line_height) / 2},
              context.palette().muted, keys);
  }
  if (now.ring) focus_ring(context, rect, is_link ? 2 : radius);
  return now.pressed || pressed_by_keys(ui, options);
}

float icon_button_side(const Ui& ui, ButtonKind kind) {
  const bool small = kind == ButtonKind::plain && !ui.touch();
  return small ? std::max(32.0F, icon_size(ui) + 14) : std::max(ui.target(), icon_size(ui) + 16);
}

bool icon_button(Ui& ui, Icon icon, std::string_view name, const ButtonOptions& options) {
  UiContext& context = ui.context();
  const float side = icon_button_side(ui, options.kind);
  const bool wide = options.wide && context.flow().kind == Flow::Kind::column;
  const float words = text_style(context, Type::button).line_height + 14;
  const Rect rect = context.place(wide ? 0 : side, wide ? std::max(side, words) : side);
  const std::uint32_t id = context.id(id_or(options.id, name));
  const std::string hint = hint_of(options, name);
  const InteractOptions how{.disabled = !options.disabled_reason.empty(),
                            .reason = options.disabled_reason,
                            .hint = hint};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  if (!how.disabled) node.description = options.description;
  node.toggle = options.toggles;
  node.pressed = options.toggles && options.pressed;
  const ButtonLook look = look_of(context.palette(), options, now);
  if (look.has_ground) fill(rect, look.ground, radius);
  if (look.has_edge) outline(rect, look.edge, radius);
  draw_icon(icon, {rect.x + rect.width / 2, rect.y + rect.height / 2}, icon_size(ui), look.words);
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed || pressed_by_keys(ui, options);
}

bool link(Ui& ui, std::string_view label, const ButtonOptions& options) {
  ButtonOptions as_link = options;
  as_link.kind = ButtonKind::link;
  return button(ui, label, as_link);
}

bool chip(Ui& ui, std::string_view word, const ChipOptions& options) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, options.on ? Type::strong : Type::body);
  const TextStyle widest = text_style(context, Type::strong);
  // A mark beside the word says "on" to those who do not see the color; its room is kept, so that
  // nothing moves when it is pressed.
  const float grow = ui.mark_scale();
  const float mark = options.filter ? 0 : 20 * grow;
  const bool ticked = options.on && !options.filter;
  // Words that are wider than the window stand in several lines.
  const float room = std::max(context.flow().width - mark - 24, 60.0F);
  const std::vector<std::string_view> lines = break_lines(widest, word, room);
  float words_width = 0;
  for (const std::string_view each : lines) {
    words_width = std::max(words_width, std::ceil(line_width(widest, each)));
  }
  const float height = style.line_height * static_cast<float>(lines.size());
  const float least = ui.touch() ? touch_target : 34.0F;
  const float width = std::max(words_width + mark + 24, least);
  const Rect rect = context.place(width, std::max(least, height + 8));
  const std::uint32_t id = context.id(id_or(options.id, word));
  const InteractOptions how{.disabled = !options.disabled_reason.empty(),
                            .reason = options.disabled_reason,
                            .hint = options.description};
  const Interaction now = interact(ui, id, rect, how);
  const Role role = options.one_of ? Role::radio : Role::checkbox;
  record(ui, id, role, word, rect, how, now).checked = options.on;
  const Palette& colors = context.palette();
  const float corner = std::min(rect.height / 2, touch_target / 2);
  Color ground = how.disabled ? colors.background : (now.hovered ? colors.soft : colors.panel);
  if (options.on) ground = colors.ink;
  fill(rect, ground, corner);
  if (!options.on) outline(rect, how.disabled ? colors.line : colors.edge, corner);
  float y = rect.y + std::floor((rect.height - height) / 2);
  const Color words = options.on ? colors.panel : (how.disabled ? colors.muted : colors.ink);
  if (ticked) {
    draw_icon(Icon::check, {rect.x + 12 + 7 * grow, rect.y + rect.height / 2}, 12 * grow, words);
  }
  for (const std::string_view each : lines) {
    const float x = ticked ? 12 + mark : (rect.width - line_width(style, each)) / 2;
    draw_text(style, {rect.x + x, y}, words, each);
    y += style.line_height;
  }
  if (now.ring) focus_ring(context, rect, corner);
  return now.pressed;
}

bool list_row(Ui& ui, const ListRow& row) {
  UiContext& context = ui.context();
  TextStyle title = text_style(context, row.large ? Type::heading_3 : Type::body);
  const TextStyle small = text_style(context, Type::small);
  if (row.tight && line_width(title, row.title) > ui.width()) title = small;
  float padding = row.large ? 16 : 12;
  if (row.tight) padding = 0;
  float height = row.large ? 24.0F : 10.0F;
  const float note_width = std::ceil(line_width(small, row.note));
  const float beside = 2 * padding + (note_width > 0 ? note_width + 16 : 0);
  std::vector<std::string_view> lines{row.title};
  if (row.whole) lines = break_lines(title, row.title, ui.width() - beside);
  height += title.line_height * static_cast<float>(lines.size());
  std::vector<std::string_view> below{row.subtitle};
  if (row.whole_subtitle) below = break_lines(small, row.subtitle, ui.width() - beside);
  const float below_height = small.line_height * static_cast<float>(below.size());
  height += row.subtitle.empty() ? 0 : below_height + 2;
  const Rect rect = context.place(0, std::max(height, ui.target()));
  const std::uint32_t id = context.id(id_or(row.id, row.title));
  const InteractOptions how{};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, row.title, rect, how, now);
  node.description = row.subtitle;
  node.value = row.note;
  node.selected = row.selected;
  const Palette& colors = context.palette();
  if (row.large) {
    fill(rect, now.hovered ? colors.soft : colors.panel, radius);
    outline(rect, row.selected ? colors.accent : colors.edge, radius, row.selected ? 2 : 1);
  } else if (now.hovered || row.selected) {
    fill(rect, colors.soft, radius_small);
  }
  const float content = height - (row.large ? 24.0F : 10.0F);
  float y = rect.y + std::floor((rect.height - content) / 2);
  const float room = rect.width - beside;
  const auto put = [&](const TextStyle& style, Color color,
                       const std::vector<std::string_view>& all) {
    const std::string cut = all.size() == 1 ? shortened(style, all.front(), room) : std::string();
    const std::vector<std::string_view> one{cut};
    y += draw_selectable(context, id, style, {rect.x + padding, y}, color,
                         all.size() == 1 ? one : all);
  };
  put(title, color_of(colors, row.tone), lines);
  if (note_width > 0) {
    draw_text(small,
              {rect.x + rect.width - padding - note_width,
               rect.y + std::floor((rect.height - small.line_height) / 2)},
              color_of(colors, row.note_tone), row.note);
  }
  y += 2;
  put(small, colors.muted, below);
  if (now.ring) focus_ring(context, rect, row.large ? radius_large : radius_small);
  return now.pressed;
}

bool disclosure(Ui& ui, std::string_view label, bool open, std::string_view description) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::strong);
  const TextStyle small = text_style(context, Type::small);
  const float grow = ui.mark_scale();
  const std::vector<std::string_view> lines =
      break_lines(style, label, std::max(context.room() - 30 * grow, 40.0F));
  const float words = style.line_height * static_cast<float>(lines.size());
  const Rect rect = context.place(0, std::max(ui.target(), words + 10));
  const std::uint32_t id = context.id(label);
  const Interaction now = interact_opening(ui, id, label, {}, rect, open, description);
  const Palette& colors = context.palette();
  if (now.hovered) fill(rect, colors.soft, radius_small);
  draw_icon(open ? Icon::chevron_down : Icon::chevron_right,
            {rect.x + 12 * grow, rect.y + rect.height / 2}, 14 * grow, colors.muted);
  const float y = rect.y + std::floor((rect.height - words) / 2);
  draw_lines(style, {rect.x + 26 * grow, y}, colors.ink, lines);
  const float room = rect.width - 26 * grow - line_width(style, label) - 20;
  if (!description.empty() && room > 30) {
    const float width = std::ceil(line_width(small, description));
    draw_text(small,
              {rect.x + rect.width - std::min(width, room) - 4,
               rect.y + std::floor((rect.height - small.line_height) / 2)},
              colors.muted, shortened(small, description, room));
  }
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace roadbook::ui
