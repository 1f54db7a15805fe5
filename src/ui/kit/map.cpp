// Lays out the cells of a map and draws its paths.
#include "ui/kit/map.hpp"

#include <algorithm>
#include <cmath>

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
  const float thickness = open ? 4.0F : 3.0F;
  ImGui::GetWindowDrawList()->AddLine(start, end, packed(color), thickness);
}

std::string_view state_word(const MapCell& cell) {
  if (cell.state == CellState::held) return "held";
  return cell.state == CellState::reachable ? "open to you" : "closed";
}

// The largest face in which no word of the name is wider than the cell.
TextStyle title_of(const UiContext& context, std::string_view name, float room) {
  for (const float size : {17.0F, 15.0F, 13.0F}) {
    const TextStyle set = set_of(context, Face::display, size, size + 2);
    float widest = 0;
    std::size_t from = 0;
    while (from < name.size()) {
      const std::size_t to = std::min(name.find(' ', from), name.size());
      widest = std::max(widest, line_width(set, name.substr(from, to - from)));
      from = to + 1;
    }
    if (widest <= room) return set;
  }
  return set_of(context, Face::display, 12, 14);
}

// The words of a cell: what the place gives in full, and its name in two lines at most.
struct CellWords {
  TextStyle title;
  TextStyle small;
  float room = 0;
  std::vector<std::string_view> name;
  std::vector<std::string_view> text;
};

constexpr float cell_padding = 8;
constexpr float over_name = 4;  // between the words and the name

CellWords words_of(const UiContext& context, const MapCell& cell, float width) {
  const bool narrow = width < 130;
  CellWords words;
  words.room = width - (narrow ? 10.0F : 18.0F);
  words.title = title_of(context, cell.name, words.room);
  words.small =
      narrow ? set_of(context, Face::semibold, 11, 14) : set_of(context, Face::semibold, 12, 16);
  words.name = break_lines(words.title, cell.name, words.room);
  if (words.name.size() > 2) words.name.resize(2);
  if (!cell.text.empty()) words.text = break_lines(words.small, cell.text, words.room);
  return words;
}

// How high a cell must be to hold its words.
float height_of(const CellWords& words) {
  return 2 * cell_padding + over_name +
         words.small.line_height * static_cast<float>(words.text.size()) +
         words.title.line_height * static_cast<float>(words.name.size());
}

// The place where one starts: its emblem over its name, on the accent.
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

bool draw_cell(Ui& ui, const MapCell& cell, const Rect& rect, bool editing) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const CellWords words = words_of(context, cell, rect.width);
  const TextStyle& title = words.title;
  const std::uint32_t id =
      context.child_id(context.id(editing ? "cell" : cell.name), cell.row * 64 + cell.column);
  const bool closed = cell.state == CellState::closed && !cell.refusal.empty();
  const std::string& whole = cell.whole.empty() ? cell.text : cell.whole;
  const InteractOptions how{
      .disabled = closed, .reason = cell.refusal, .hint = whole, .preferred = cell.center};
  const Interaction now = interact(ui, id, rect, how);
  // What the claim gives stands in the cell where it fits; the hint shows the whole.
  const std::string name = editing ? cell.name + ", row " + std::to_string(cell.row + 1) +
                                         ", column " + std::to_string(cell.column + 1)
                                   : cell.name;
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  if (!editing) node.value = state_word(cell);
  node.toggle = true;
  node.pressed = cell.state == CellState::held;
  node.description = whole;
  if (closed) node.description.append(whole.empty() ? "" : " ").append(cell.refusal);

  const bool held = cell.state == CellState::held;
  // What is held has a strong edge and a tick, what lies off the roads a soft ground; where one
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
    if (now.ring) focus_ring(context, rect, radius);
    return now.pressed;
  }
  if (held) {
    outline(rect, mix(colors.panel, colors.accent, darkness), radius, 3);
  } else {
    outline(rect, cell.state == CellState::reachable ? colors.change : colors.line, radius,
            cell.state == CellState::reachable ? 1.5F : 1.0F);
  }
  if (cell.turf) {  // two lines inside the edge, as a mark beside colour
    const Rect inside{rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8};
    outline(inside, held ? colors.accent : colors.line, radius - 3, 1);
  }
  // The rule first; the name stands at the foot, with a tick where it is held.
  const float left = rect.x + (rect.width - words.room) / 2;
  const float name_height = title.line_height * static_cast<float>(words.name.size());
  if (held && !words.text.empty() && !editing) {
    const float side = 16 * ui.mark_scale();
    draw_tick_box(colors,
                  {rect.x + rect.width - side - 9, rect.y + rect.height - side - 9, side, side},
                  true, darkness);
  }
  const bool off_road = cell.state == CellState::closed;
  const Color ink = off_road ? colors.muted : colors.ink;
  draw_lines(words.small, {left, rect.y + cell_padding}, ink, words.text);
  const Color named = held ? colors.accent : off_road ? colors.muted : colors.change;
  float y = rect.y + rect.height - 7 - name_height;
  if (words.text.empty()) y = rect.y + std::floor((rect.height - name_height) / 2);
  for (const std::string_view each : words.name) {
    if (words.text.empty()) {
      draw_centered(title, {rect.x, y, rect.width, title.line_height}, named, each);
    } else {
      draw_text(title, {left, y}, named, each);
    }
    y += title.line_height;
  }
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
    constexpr float narrow_gap = 12;
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
  for (const MapCell& cell : cells) {
    shape.height = std::max(shape.height, height_of(words_of(context, cell, shape.width)));
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
    if (draw_cell(ui, cells[i], cell_rect(shape, cells[i]), options.editing)) hit = i;
  }
  return hit;
}

}  // namespace roadbook::ui
