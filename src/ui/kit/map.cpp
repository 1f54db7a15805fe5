// Lays out the cells of a map and draws its paths.
#include "ui/kit/map.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/emblem.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

struct MapShape {
  float left = 0;
  float top = 0;
  float width = 0;  // of a cell
  float height = 0;
  float gap = 20;
  bool turned = false;  // rows run across, for a narrow window
};

Rect cell_rect(const MapShape& shape, const MapCell& cell) {
  const int column = shape.turned ? cell.row : cell.column;
  const int row = shape.turned ? cell.column : cell.row;
  return {std::floor(shape.left + static_cast<float>(column) * (shape.width + shape.gap)),
          std::floor(shape.top + static_cast<float>(row) * (shape.height + shape.gap)), shape.width,
          shape.height};
}

void draw_path(const Palette& colors, const MapShape& shape, const MapCell& from,
               const MapCell& to) {
  const Rect a = cell_rect(shape, from);
  const Rect b = cell_rect(shape, to);
  const ImVec2 start{a.x + a.width / 2, a.y + a.height / 2};
  const ImVec2 end{b.x + b.width / 2, b.y + b.height / 2};
  const bool walked = from.state == CellState::held && to.state == CellState::held;
  const bool open = from.state == CellState::held || to.state == CellState::held;
  const Color color = walked ? colors.accent : (open ? colors.change : colors.line);
  const float thickness = walked ? 8.0F : (open ? 5.0F : 3.0F);
  ImGui::GetWindowDrawList()->AddLine(start, end, packed(color), thickness);
}

std::string_view state_word(const MapCell& cell) {
  if (cell.state == CellState::held) return "held";
  return cell.state == CellState::reachable ? "open to you" : "closed";
}

// A cell from this width on has the larger face, and more room around its words.
constexpr float wide_cell = 130;
constexpr float wide_padding = 9;
constexpr float narrow_padding = 5;
constexpr float top_padding = 8;
constexpr float foot_padding = 7;
constexpr float over_name = 4;  // between the words and the name
constexpr float tick_margin = 9;
constexpr float before_tick = 6;

// How wide the widest word is.
float widest_word(const TextStyle& style, std::string_view words) {
  float widest = 0;
  std::size_t from = 0;
  while (from < words.size()) {
    const std::size_t to = std::min(words.find(' ', from), words.size());
    widest = std::max(widest, line_width(style, words.substr(from, to - from)));
    from = to + 1;
  }
  return widest;
}

TextStyle title_at(const UiContext& context, float size) {
  return text_style(context, Face::display, size, size + 2);
}

// The largest face in which no word of the name is wider than the cell.
TextStyle title_of(const UiContext& context, std::string_view name, float room) {
  for (const float size : {17.0F, 15.0F, 13.0F}) {
    const TextStyle style = title_at(context, size);
    if (widest_word(style, name) <= room) return style;
  }
  return title_at(context, 12);
}

// Side to side of the tick in a cell that is held.
float tick_side(const Ui& ui) {
  return 16 * ui.mark_scale();
}

// Turf has a line inside its edge, which the words keep off.
float padding_of(const MapCell& cell, float width) {
  return width >= wide_cell || cell.turf ? wide_padding : narrow_padding;
}

// The name as it stands at the foot of a cell.
struct CellName {
  TextStyle style;
  std::vector<std::string_view> lines;
  float below = 0;  // so high is what stands under it: the tick that has no room beside it
  float height() const { return style.line_height * static_cast<float>(lines.size()) + below; }
};

// The name in two lines, of which the last has less room; empty where there is no such place to
// break it.
std::vector<std::string_view> in_two_lines(const TextStyle& style, std::string_view name,
                                           float room, float last) {
  for (std::size_t at = name.rfind(' '); at != std::string_view::npos && at > 0;
       at = name.rfind(' ', at - 1)) {
    const std::string_view first = name.substr(0, at);
    const std::string_view second = name.substr(at + 1);
    if (line_width(style, second) > last) break;
    if (line_width(style, first) <= room) return {first, second};
  }
  return {};
}

// In one line where that is large enough to read, else in two; `last` is the room of the line that
// the tick stands beside.
CellName name_of(const Ui& ui, const UiContext& context, std::string_view name, float room,
                 float last) {
  for (const float size : {17.0F, 15.0F}) {
    const TextStyle style = title_at(context, size);
    if (line_width(style, name) <= last) return {style, {name}};
  }
  for (const float size : {17.0F, 15.0F, 13.0F}) {
    const TextStyle style = title_at(context, size);
    if (auto lines = in_two_lines(style, name, room, last); !lines.empty()) {
      return {style, std::move(lines)};
    }
  }
  if (const TextStyle style = title_at(context, 13); line_width(style, name) <= last) {
    return {style, {name}};
  }
  CellName whole{title_of(context, name, room), {}};
  whole.lines = break_lines(whole.style, name, room);
  const bool beside = whole.lines.empty() || line_width(whole.style, whole.lines.back()) <= last;
  if (!beside) whole.below = tick_side(ui) + before_tick;
  return whole;
}

// The words of a cell: what the place gives in full, and its name.
struct CellWords {
  CellName name;
  float room = 0;
  std::vector<std::string_view> text;
};

bool has_tick(const MapCell& cell, bool held) {
  return held && !cell.text.empty();
}

// As they stand while the place is held, or not.
CellWords words_of(Ui& ui, const MapCell& cell, const TextStyle& rule, float width, bool held) {
  const float padding = padding_of(cell, width);
  CellWords words;
  words.room = width - 2 * padding;
  const float last = has_tick(cell, held)
                         ? width - padding - tick_margin - tick_side(ui) - before_tick
                         : words.room;
  words.name = name_of(ui, ui.context(), cell.name, words.room, last);
  if (!cell.text.empty()) words.text = break_lines(rule, cell.text, words.room);
  return words;
}

// How high a cell must be to hold its words, whether it is held or not: nothing moves by that.
float height_of(Ui& ui, const MapCell& cell, const TextStyle& rule, float width, bool editing) {
  float height = 0;
  for (const bool held : {false, true}) {
    if (held && editing) continue;
    const CellWords words = words_of(ui, cell, rule, width, held);
    height = std::max(height, 2 * top_padding + over_name + words.name.height() +
                                  rule.line_height * static_cast<float>(words.text.size()));
  }
  return height;
}

// The face of what the places give, one for all of them: the largest in which every word has room.
// The larger one of wide cells is taken where no cell grows by it.
TextStyle rule_of(Ui& ui, const std::vector<MapCell>& cells, const MapShape& shape, bool editing) {
  const UiContext& context = ui.context();
  const auto fits = [&](const TextStyle& style) {
    return std::all_of(cells.begin(), cells.end(), [&](const MapCell& cell) {
      return widest_word(style, cell.text) <= shape.width - 2 * padding_of(cell, shape.width);
    });
  };
  if (shape.width >= wide_cell) {
    const TextStyle large = text_style(context, Face::semibold, 13, 16);
    const bool grows = std::any_of(cells.begin(), cells.end(), [&](const MapCell& cell) {
      return height_of(ui, cell, large, shape.width, editing) > shape.height;
    });
    if (!grows && fits(large)) return large;
  }
  const TextStyle usual = text_style(context, Face::semibold, 12, 15);
  return fits(usual) ? usual : text_style(context, Face::semibold, 11, 14);
}

// What the strip beside the map speaks of, in whatever state: a line around it, apart from its
// edge.
void mark_chosen(const Palette& colors, const Rect& rect) {
  outline({rect.x - 3, rect.y - 3, rect.width + 6, rect.height + 6}, colors.ink, radius + 3, 2);
}

// The place where the crew starts: its emblem over its name, on the accent.
void draw_start(Ui& ui, const MapCell& cell, const Rect& rect) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle title = title_of(context, cell.name, rect.width - 10);
  const bool drawn = !cell.emblem.empty() && has_emblem(ui, cell.emblem);
  const float side =
      drawn ? std::min(46 * ui.mark_scale(), rect.height - title.line_height - 18) : 0;
  const float y =
      rect.y + std::floor((rect.height - side - (drawn ? 6 : 0) - title.line_height) / 2);
  if (drawn) {
    draw_emblem(context, cell.emblem, {rect.x + std::floor((rect.width - side) / 2), y}, side,
                colors.on_accent);
  }
  draw_centered(title, {rect.x, y + side + (drawn ? 6 : 0), rect.width, title.line_height},
                colors.on_accent, cell.name);
}

bool draw_cell(Ui& ui, const MapCell& cell, const TextStyle& rule, const Rect& rect, bool editing) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const bool held = cell.state == CellState::held;
  const CellWords words = words_of(ui, cell, rule, rect.width, held && !editing);
  const TextStyle& title = words.name.style;
  const std::uint32_t id =
      context.child_id(context.id(editing ? "cell" : cell.name), cell.row * 64 + cell.column);
  const bool closed = cell.state == CellState::closed && !cell.refusal.empty();
  const std::string& whole = cell.whole.empty() ? cell.text : cell.whole;
  const InteractOptions how{
      .disabled = closed, .reason = cell.refusal, .hint = whole, .preferred = cell.center};
  const Interaction now = interact(ui, id, rect, how);
  // What the claim gives stands in the cell where it fits; the hint shows the whole, but for the
  // chosen one, of which what stands beside the map says it.
  if (cell.chosen && context.hint.id == id) context.hint = {};
  const std::string name = editing ? cell.name + ", row " + std::to_string(cell.row + 1) +
                                         ", column " + std::to_string(cell.column + 1)
                                   : cell.name;
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  if (!editing) node.value = state_word(cell);
  node.toggle = true;
  node.pressed = held;
  node.expandable = !editing && !closed;
  node.expanded = node.expandable && cell.chosen;
  node.description = whole;
  if (closed) node.description.append(whole.empty() ? "" : " ").append(cell.refusal);

  // What is held has a strong edge and a tick, what lies off the roads a soft ground; where a crew
  // starts is filled.
  const bool start = held && cell.center && !editing;
  context.note_marks(id, held ? 1 : 0);
  const float darkness = context.ink_of(id, 0);
  Color ground = colors.panel;
  if (cell.state == CellState::closed) ground = colors.soft;
  if (now.hovered && !closed) ground = mix(ground, colors.line, 0.35F);
  if (start) ground = now.hovered ? mix(colors.accent_fill, colors.ink, 0.12F) : colors.accent_fill;
  fill(rect, ground, radius);
  if (start) {
    draw_start(ui, cell, rect);
    if (cell.chosen) mark_chosen(colors, rect);
    if (now.ring) focus_ring(context, rect, radius);
    return now.pressed;
  }
  if (held) {
    outline(rect, mix(colors.panel, colors.accent, darkness), radius, 3);
  } else {
    outline(rect, cell.state == CellState::reachable ? colors.change : colors.line, radius,
            cell.state == CellState::reachable ? 1.5F : 1.0F);
  }
  if (cell.turf) {  // two lines inside the edge, as a mark beside color
    const Rect inside{rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8};
    outline(inside, held ? colors.accent : colors.line, radius - 3, 1);
  }
  // The rule first; the name stands at the foot, with a tick where it is held.
  const float left = rect.x + padding_of(cell, rect.width);
  if (has_tick(cell, held && !editing)) {
    const float side = tick_side(ui);
    const float inset = tick_margin + side;
    draw_tick_box(colors, {rect.x + rect.width - inset, rect.y + rect.height - inset, side, side},
                  true, darkness);
  }
  const bool off_road = cell.state == CellState::closed;
  const Color ink = off_road ? colors.muted : colors.ink;
  draw_lines(rule, {left, rect.y + top_padding}, ink, words.text);
  const Color named = held ? colors.accent : off_road ? colors.muted : colors.change;
  float y = rect.y + rect.height - foot_padding - words.name.height();
  if (words.text.empty()) y = rect.y + std::floor((rect.height - words.name.height()) / 2);
  for (const std::string_view each : words.name.lines) {
    if (words.text.empty()) {
      draw_centered(title, {rect.x, y, rect.width, title.line_height}, named, each);
    } else {
      draw_text(title, {left, y}, named, each);
    }
    y += title.line_height;
  }
  if (cell.chosen) mark_chosen(colors, rect);
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

}  // namespace

std::optional<std::size_t> claims_map(Ui& ui, std::string_view name,
                                      const std::vector<MapCell>& cells,
                                      const std::vector<MapPath>& paths,
                                      const MapOptions& options) {
  UiContext& context = ui.context();
  int columns = 1;
  int rows = 1;
  for (const MapCell& cell : cells) {
    columns = std::max(columns, cell.column + 1);
    rows = std::max(rows, cell.row + 1);
  }
  MapShape shape;
  shape.height = options.cell_height * ui.text_scale();
  const float room = context.room();
  const auto least_width = [&](int across, float gap, float cell) {
    const auto count = static_cast<float>(across);
    return cell * ui.text_scale() * count + gap * (count - 1) + 8;
  };
  float least = least_width(columns, shape.gap, options.min_cell_width);
  if (least > room && rows < columns) {  // a narrow window: the map stands upright
    constexpr float narrow_gap = 9;
    constexpr float narrow_cell = 84;
    shape.turned = true;
    shape.gap = narrow_gap;
    std::swap(columns, rows);
    least = least_width(columns, narrow_gap, narrow_cell);
  }
  const auto count = static_cast<float>(columns);
  const bool sideways = least > room;
  const float width = sideways ? least : room;
  shape.width = std::floor((width - 8 - shape.gap * (count - 1)) / count);
  // All cells are as high as the words of the longest need.
  const TextStyle rule = rule_of(ui, cells, shape, options.editing);
  for (const MapCell& cell : cells) {
    shape.height = std::max(shape.height, height_of(ui, cell, rule, shape.width, options.editing));
  }
  const float height =
      shape.height * static_cast<float>(rows) + shape.gap * static_cast<float>(rows - 1) + 8;

  const ScrollOptions scroll{
      .height = height + (sideways ? 14 : 0), .horizontal = true, .content_width = width};
  const Block area = scroll_area(ui, name, scroll);
  const KeyboardGroup keys(context, context.parents.back());
  const Rect rect = context.place(width, height);
  shape.left = rect.x + 4;
  shape.top = rect.y + 4;
  for (const MapPath& path : paths) {
    if (path.from >= cells.size() || path.to >= cells.size()) continue;
    draw_path(context.palette(), shape, cells[path.from], cells[path.to]);
  }
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (draw_cell(ui, cells[i], rule, cell_rect(shape, cells[i]), options.editing)) hit = i;
  }
  return hit;
}

}  // namespace roadbook::ui
