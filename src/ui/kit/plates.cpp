// Draws plates.
#include "ui/kit/plates.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

struct PlateStyles {
  TextStyle title;
  TextStyle prose;
  TextStyle fact;
  TextStyle strong;
  float title_room = 0;
};

// The heights of a plate's parts at one width.
struct PlateShape {
  float emblem = 0;
  float padding = 20;
  float text = 0;  // with the name above it
  float facts = 0;
  float foot = 0;
  float row = 27;
  float marks = 1;  // how much larger than usual they are
};

// What the tick of a chosen plate, on its lower edge, takes below it.
constexpr float tick_radius = 14;

constexpr float under_title = 4;

// A name has two lines at the most; where one has no room in them, all stand smaller.
PlateStyles plate_styles(const UiContext& context, const std::vector<Plate>& all, float width) {
  constexpr float title_margin = 10;  // the frame's lines stand in it
  PlateStyles styles{text_style(context, Face::display, 28, 34),
                     text_style(context, Type::prose_small),
                     text_style(context, Face::regular, 13, 18),
                     text_style(context, Face::semibold, 13, 18), width - 2 * title_margin};
  const auto too_long = [&](const Plate& each) {
    return longest_word(styles.title, each.title) > styles.title_room ||
           break_lines(styles.title, each.title, styles.title_room).size() > 2;
  };
  for (const float size : {22.0F, 18.0F, 15.0F}) {
    if (std::none_of(all.begin(), all.end(), too_long)) break;
    styles.title = text_style(context, Face::display, size, size + 6);
  }
  return styles;
}

PlateShape shape_of(const PlateStyles& styles, const Plate& plate, float width, bool wide,
                    float marks) {
  PlateShape shape;
  shape.marks = marks;
  // What is narrow for its large letters has less room at its sides.
  if (marks > 1) shape.padding = std::floor(std::min(1.0F, width / (240 * marks)) * shape.padding);
  shape.row = styles.fact.line_height + 9;
  shape.emblem = plate.emblem.empty() ? 0
                 : wide               ? 64 * marks
                                      : std::min(std::floor(width * 0.6F), 108 * marks);
  const float room = width - 2 * shape.padding;
  const auto height = [](const TextStyle& style, std::string_view words, float in) {
    return style.line_height * static_cast<float>(break_lines(style, words, in).size());
  };
  shape.text = height(styles.title, plate.title, styles.title_room) + under_title +
               height(styles.prose, plate.text, room);
  shape.facts = shape.row * static_cast<float>(plate.facts.size());
  if (!plate.foot.empty()) {
    shape.foot = styles.fact.line_height + height(styles.strong, plate.foot, room) + 6;
  }
  return shape;
}

std::string plate_words(const Plate& plate) {
  std::string words = plate.text;
  for (const PlateFact& fact : plate.facts) {
    words += " " + fact.label + " " + (fact.of > 0 ? std::to_string(fact.dots) : fact.value) + ".";
  }
  if (!plate.foot.empty()) words += " " + plate.foot_label + " " + plate.foot + ".";
  if (!plate.change.empty()) words += " " + plate.change;
  return words;
}

// Returns their height. `aside`: so much at the right end of the rectangle stays free; a line that
// would reach into it is not quite in the middle.
float draw_centered_lines(const TextStyle& style, const Rect& rect, Color color,
                          std::string_view words, float aside = 0) {
  float y = rect.y;
  for (const std::string_view each : break_lines(style, words, rect.width - aside)) {
    const float beside = (rect.width - line_width(style, each)) / 2;
    const float left = rect.x + std::min(beside - aside, 0.0F);
    draw_centered(style, {left, y, rect.width, style.line_height}, color, each);
    y += style.line_height;
  }
  return y - rect.y;
}

// The colors of a plate.
struct PlateInk {
  Color ground;
  Color words;
  Color second;
  Color accent;
  Color thin;  // lines, empty dots
  float darkness = 1;
};

PlateInk plain_ink(const Palette& colors) {
  return {colors.panel, colors.ink, colors.muted, colors.accent, colors.line};
}

// Of the chosen one, which fills up to that darkness: all on it is in what reads best by then.
PlateInk filled_ink(const Palette& colors, float darkness) {
  const Color ground = mix(colors.panel, colors.accent_fill, darkness);
  const bool dark = contrast(ground, colors.on_accent) >= contrast(ground, colors.ink);
  const Color words = dark ? colors.on_accent : colors.ink;
  return {ground, words, words, words, mix(ground, words, 0.4F), darkness};
}

bool draw_plate(Ui& ui, const Plate& plate, const PlateStyles& styles, const PlateShape& own,
                float text_height, const Rect& rect) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const std::uint32_t id = context.id(id_or(plate.id, plate.title));
  const InteractOptions how{.hint = plate.change, .preferred = plate.chosen};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::radio, plate.title, rect, how, now);
  node.checked = plate.chosen;
  node.description = plate_words(plate);
  context.note_marks(id, plate.chosen ? 1 : 0);
  const PlateInk ink = plate.chosen ? filled_ink(colors, context.ink_of(id, 0)) : plain_ink(colors);
  if (plate.chosen) {
    fill(rect, ink.ground);
  } else if (now.hovered || now.held) {
    fill(rect, colors.soft);
  }
  draw_frame(context, rect, 30, ink.accent);
  float y = rect.y + 26;
  draw_emblem(context, plate.emblem, {rect.x + (rect.width - own.emblem) / 2, y}, own.emblem,
              ink.accent);
  y += own.emblem + 6;
  const float left = rect.x + own.padding;
  const float room = rect.width - 2 * own.padding;
  const float title_left = rect.x + (rect.width - styles.title_room) / 2;
  const float title = draw_centered_lines(
      styles.title, {title_left, y, styles.title_room, text_height}, ink.words, plate.title);
  draw_centered_lines(styles.prose, {left, y + title + under_title, room, text_height}, ink.words,
                      plate.text);
  y += text_height + 10;
  for (const PlateFact& fact : plate.facts) {
    fill({left, y, room, 1}, ink.thin);
    const float text_y = y + std::floor((own.row - styles.fact.line_height) / 2);
    const float pitch = 15 * own.marks;
    const float label = fact.of > 0 ? room - pitch * static_cast<float>(fact.of) - 6 : room * 0.6F;
    draw_text(styles.fact, {left, text_y}, ink.words, shortened(styles.fact, fact.label, label));
    if (fact.of > 0) {
      for (int i = 0; i < fact.of; ++i) {
        const ImVec2 center{
            left + room - 6 * own.marks - pitch * static_cast<float>(fact.of - 1 - i),
            y + own.row / 2};
        if (i < fact.dots) {
          disc(center, 5.5F * own.marks, ink.words);
        } else {
          ring(center, 5.5F * own.marks, plate.chosen ? ink.thin : colors.edge, 1.3F);
        }
      }
    } else {
      draw_text(styles.strong, {left + room - line_width(styles.strong, fact.value), text_y},
                ink.words, fact.value);
    }
    y += own.row;
  }
  fill({left, y, room, 1}, ink.thin);
  y += 6;
  if (!plate.foot.empty()) {
    draw_centered(styles.fact, {left, y, room, styles.fact.line_height}, ink.second,
                  plate.foot_label);
    y += styles.fact.line_height;
    draw_centered_lines(styles.strong, {left, y, room, own.foot}, ink.words, plate.foot);
  }
  if (plate.chosen) {
    const ImVec2 center{rect.x + rect.width / 2, rect.y + rect.height};
    disc(center, tick_radius * own.marks, colors.panel);
    ring(center, tick_radius * own.marks, ink.ground, 2);
    draw_icon(Icon::check, center, 15 * own.marks, mix(colors.panel, colors.accent, ink.darkness));
  }
  if (now.ring) focus_ring(context, rect, 0);
  return now.pressed && !plate.chosen;
}

}  // namespace

std::optional<std::size_t> plates(Ui& ui, std::string_view name, const std::vector<Plate>& all) {
  UiContext& context = ui.context();
  const Block named = group(ui, name, {.role = Role::radio_group});
  const KeyboardGroup keys(context, context.parents.back());
  const float tick = tick_radius * ui.mark_scale();
  context.open_flow(tick + 6);
  constexpr float gap = 12;
  const float room = context.flow().width;
  const float least = 160 * std::max(1.0F, context.text_scale);
  const float most = 240 * std::max(1.0F, context.text_scale);
  const int fitting = static_cast<int>((room + gap) / (least + gap));
  // As few lines as there can be, of one length as far as that goes: four go in one line or two by
  // two, not three and one, and seven in four and three.
  const int number = std::max(static_cast<int>(all.size()), 1);
  const int lines = (number + std::max(fitting, 1) - 1) / std::max(fitting, 1);
  int columns = (number + lines - 1) / lines;
  if (columns == 3 && number % 3 == 1) columns = 2;
  const auto count = static_cast<float>(columns);
  // Those that stand in one line are no wider than they read well; else the lines are full.
  const bool one_line = columns > 1 && static_cast<std::size_t>(columns) == all.size();
  const float width =
      std::min(std::floor((room - gap * (count - 1)) / count), one_line ? most : room);
  const PlateStyles styles = plate_styles(context, all, width);
  float text_height = 0;
  float height = 0;
  std::vector<PlateShape> shapes;
  for (const Plate& plate : all) {
    shapes.push_back(shape_of(styles, plate, width, columns == 1, ui.mark_scale()));
    text_height = std::max(text_height, shapes.back().text);
  }
  for (const PlateShape& each : shapes) {
    height =
        std::max(height, 26 + each.emblem + 6 + text_height + 10 + each.facts + 6 + each.foot + 26);
  }
  std::optional<std::size_t> hit;
  const auto per_line = static_cast<std::size_t>(columns);
  for (std::size_t start = 0; start < all.size(); start += per_line) {
    const Rect line_of_plates = context.place(0, height);
    for (std::size_t i = start; i < std::min(start + per_line, all.size()); ++i) {
      const Block accent = ui.accented(all[i].accent);
      const float x = line_of_plates.x + static_cast<float>(i - start) * (width + gap);
      const Rect rect{std::floor(x), line_of_plates.y, width, height};
      if (draw_plate(ui, all[i], styles, shapes[i], text_height, rect)) hit = i;
    }
  }
  context.place(0, tick - 8);  // the tick stands out of the last line
  context.close_flow();
  return hit;
}

namespace {

// What is the same for all tiles of a set.
struct TileStyles {
  TextStyle title;
  TextStyle small;
  float title_room = 0;
  float height = 0;  // of the longest name and text together
};

constexpr float tile_margin = 6;
constexpr float tile_emblem = 46;
constexpr float tile_tick = 18;

// Where one name is too long, all stand smaller; a name breaks into lines then, as a text does.
TileStyles tile_styles(Ui& ui, const std::vector<Plate>& all, float width, bool emblems) {
  const UiContext& context = ui.context();
  const float room = width - 2 * tile_margin;
  TileStyles styles{text_style(context, Type::heading_3), text_style(context, Type::small)};
  // Where no emblem stands above the names, the tick has its room beside them.
  styles.title_room = emblems ? room : room - tile_tick * ui.mark_scale() - 2 * tile_margin;
  const bool long_name = std::any_of(all.begin(), all.end(), [&](const Plate& each) {
    return line_width(styles.title, each.title) > styles.title_room;
  });
  if (long_name) styles.title = text_style(context, Face::display, 16, 22);
  const auto height = [](const TextStyle& style, std::string_view words, float in) {
    return words.empty()
               ? 0.0F
               : style.line_height * static_cast<float>(break_lines(style, words, in).size());
  };
  for (const Plate& each : all) {
    styles.height = std::max(styles.height, height(styles.title, each.title, styles.title_room) +
                                                height(styles.small, each.text, room));
  }
  return styles;
}

bool draw_tile(Ui& ui, const Plate& tile, const TileStyles& styles, const Rect& rect) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float room = rect.width - 2 * tile_margin;
  const std::uint32_t id = context.id(id_or(tile.id, tile.title));
  const InteractOptions how{.hint = tile.change, .preferred = tile.chosen};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::radio, tile.title, rect, how, now);
  node.checked = tile.chosen;
  node.description = plate_words(tile);
  context.note_marks(id, tile.chosen ? 1 : 0);
  fill(rect, now.hovered || now.held ? colors.soft : colors.panel, radius);
  outline(rect, tile.chosen ? colors.accent : colors.edge, radius, tile.chosen ? 2 : 1);
  const float emblem = tile.emblem.empty() ? 0 : tile_emblem * ui.mark_scale();
  float y = rect.y + 10;
  draw_emblem(context, tile.emblem, {rect.x + std::floor((rect.width - emblem) / 2), y}, emblem,
              colors.accent);
  y += emblem + 2;
  y += draw_centered_lines(styles.title, {rect.x + tile_margin, y, room, 0}, colors.ink, tile.title,
                           room - styles.title_room);
  draw_centered_lines(styles.small, {rect.x + tile_margin, y, room, 0}, colors.muted, tile.text);
  if (tile.chosen) {
    const float side = tile_tick * ui.mark_scale();
    draw_tick_box(colors, {rect.x + rect.width - side - 8, rect.y + 8, side, side}, true,
                  context.ink_of(id, 0));
  }
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed && !tile.chosen;
}

}  // namespace

std::optional<std::size_t> tiles(Ui& ui, std::string_view name, const std::vector<Plate>& all) {
  UiContext& context = ui.context();
  const Block named = group(ui, name, {.role = Role::radio_group});
  const KeyboardGroup keys(context, context.parents.back());
  constexpr float gap = 8;
  context.open_flow(gap);
  const float room = context.flow().width;
  const float least = 128 * std::max(1.0F, context.text_scale);
  const auto per_line =
      static_cast<std::size_t>(std::clamp(static_cast<int>((room + gap) / (least + gap)), 1, 6));
  const auto count = static_cast<float>(per_line);
  const float width = std::floor((room - gap * (count - 1)) / count);
  const bool emblems =
      std::any_of(all.begin(), all.end(), [](const Plate& each) { return !each.emblem.empty(); });
  const TileStyles styles = tile_styles(ui, all, width, emblems);
  const float emblem = emblems ? tile_emblem * ui.mark_scale() + 2 : 0.0F;
  const float height = std::max(20 + emblem + styles.height, ui.target());
  std::optional<std::size_t> hit;
  for (std::size_t start = 0; start < all.size(); start += per_line) {
    const Rect line_of_tiles = context.place(0, std::ceil(height));
    for (std::size_t i = start; i < std::min(start + per_line, all.size()); ++i) {
      const float x = line_of_tiles.x + static_cast<float>(i - start) * (width + gap);
      if (draw_tile(ui, all[i], styles,
                    {std::floor(x), line_of_tiles.y, width, line_of_tiles.height}))
        hit = i;
    }
  }
  context.close_flow();
  return hit;
}

}  // namespace roadbook::ui
