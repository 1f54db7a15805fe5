// Columns, grids, panels, groups and rules.
#include "ui/kit/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

Color ground(const Palette& colors, Fill kind) {
  if (kind == Fill::panel) return colors.panel;
  return kind == Fill::soft ? colors.soft : colors.background;
}

void close_panel(Ui& ui, std::uint32_t) {
  UiContext& context = ui.context();
  const OpenPanel open = context.panels.back();
  context.panels.pop_back();
  const Flow content = context.flows.back();
  context.flows.pop_back();
  Rect rect = open.at;
  const float natural = std::ceil(content.bottom - rect.y + open.options.padding);
  rect.height = std::max(natural, open.least);
  if (open.least > 0) context.cell_natural = std::max(context.cell_natural, natural);

  ImDrawListSplitter& splitter = *context.splitters.back();
  splitter.SetCurrentChannel(ImGui::GetWindowDrawList(), 0);
  const Palette& colors = context.palette();
  if (open.options.fill != Fill::none) fill(rect, ground(colors, open.options.fill), radius);
  if (open.options.accent_border) {
    outline(rect, colors.accent, radius, 2);
  } else if (open.options.border) {
    outline(rect, colors.line, radius);
  }
  splitter.Merge(ImGui::GetWindowDrawList());
  if (open.options.dark) context.colors = open.colors_around;
  context.spare_splitters.push_back(std::move(context.splitters.back()));
  context.splitters.pop_back();

  // The flow that was opened around the panel ends with it.
  context.place(rect.width, rect.height);
  context.close_flow();
}

void close_cell(Ui& ui, std::uint32_t) {
  UiContext& context = ui.context();
  const Flow cell = context.flows.back();
  context.flows.pop_back();
  OpenGrid& grid = context.grids.back();
  const float height = std::ceil(cell.bottom - cell.top);
  const float natural = context.cell_natural > 0 ? context.cell_natural : height;
  context.cell_natural = 0;
  context.cell_height = 0;
  grid.row_natural = std::max(grid.row_natural, natural);
  grid.row_bottom = std::max(grid.row_bottom, cell.bottom);
  Flow& around = context.flow();
  around.used = true;
  around.right = std::max(around.right, cell.left + cell.width);
  around.bottom = std::max(around.bottom, cell.bottom);
}

std::uint32_t row_key(const UiContext& context, const OpenGrid& grid, int index) {
  return context.child_id(grid.id, index / grid.columns * 100 + grid.columns);
}

void end_grid_row(UiContext& context, OpenGrid& grid) {
  if (grid.index == 0) return;
  context.remember(row_key(context, grid, grid.index - 1), grid.row_natural);
}

std::uint32_t open_group(UiContext& context, std::string_view name, const GroupOptions& options) {
  const std::uint32_t id = context.child_id(context.id(id_or(options.id, name)), "group");
  Node& node = context.record(id, options.role, name, {});
  node.description = options.description;
  node.in_sight = options.in_sight;
  const float gap = context.flow().kind == Flow::Kind::column ? context.flow().gap : 12;
  context.open_flow(gap);
  context.push_parent(id);
  ImGui::PushOverrideID(id);
  KeyWalk walk = context.walk();
  const bool one_of = options.role == Role::radio_group;
  if (options.one_stop || one_of) walk = {walk.region, id, walk.layer, one_of, 0};
  context.walks.push_back(walk);
  return id;
}

Rect close_group(UiContext& context, std::uint32_t id) {
  context.walks.pop_back();
  ImGui::PopID();
  context.pop_parent();
  const Rect rect = context.close_flow();
  for (auto node = context.nodes.rbegin(); node != context.nodes.rend(); ++node) {
    if (node->id != id) continue;
    node->rect = rect;
    break;
  }
  return rect;
}

}  // namespace

Columns::Columns(Ui& ui, std::vector<float> parts, float gap, float least_width, Rules rules)
    : ui_(ui), widths_(std::move(parts)), gap_(gap), rules_(rules) {
  UiContext& context = ui_.context();
  context.open_flow(0);
  const Flow& flow = context.flow();
  float fixed = gap_ * static_cast<float>(widths_.size() - 1);
  float shares = 0;
  for (const float part : widths_) (part < 0 ? fixed : shares) += std::abs(part);
  const float rest = std::max(flow.width - fixed, 0.0F);
  float left_over = rest;
  for (float& part : widths_) {
    const bool shared = part > 0;
    // The last one takes what the others leave, so that all is filled to the pixel.
    const bool last = shares - part < 0.001F;
    if (shared) {
      const float share = last ? left_over : std::floor(left_over * part / shares);
      shares -= part;
      left_over -= share;
      part = share;
    } else {
      part = -part;
    }
    const float least = least_width * std::max(context.text_scale, 1.0F);
    stacked_ = stacked_ || (shared && part < least && widths_.size() > 1);
  }
  for (float& width : widths_) {
    if (stacked_) width = flow.width;
  }
  left_ = flow.left;
  open();
}

void Columns::open() {
  UiContext& context = ui_.context();
  const Flow& around = context.flow();
  Flow column;
  column.left = column.right = left_;
  column.top = column.y = column.bottom = around.top;
  if (stacked_ && index_ > 0) {
    const float below = around.bottom + (around.used ? std::min(gap_, 16.0F) : 0);
    column.top = column.y = column.bottom = below;
  }
  column.width = widths_[index_];
  column.gap = context.flows.size() > 1 ? context.flows[context.flows.size() - 2].gap : 12;
  context.flows.push_back(column);
}

// What stands in the open column counts for what is around it.
void Columns::close_column() {
  UiContext& context = ui_.context();
  const Flow column = context.flows.back();
  context.flows.pop_back();
  Flow& around = context.flow();
  around.used = around.used || column.used;
  around.right = std::max(around.right, column.left + column.width);
  around.bottom = std::max(around.bottom, column.bottom);
}

void Columns::next() {
  close_column();
  if (!stacked_) left_ += widths_[index_] + gap_;
  index_ = std::min(index_ + 1, widths_.size() - 1);
  open();
}

Columns::~Columns() {
  close_column();
  UiContext& context = ui_.context();
  Flow& around = context.flow();
  const Palette& colors = context.palette();
  const bool all = rules_ == Rules::around;
  if (rules_ != Rules::none && !stacked_) {
    const float from = around.top + (all ? 0.0F : 8.0F);
    float left = around.left;
    for (std::size_t i = 0; i + 1 < widths_.size(); ++i) {
      left += widths_[i] + gap_;
      fill({left - std::floor(gap_ / 2), from, 1, around.bottom - from},
           all ? colors.edge : colors.line);
    }
  }
  if (all) {
    outline({around.left, around.top, around.right - around.left, around.bottom - around.top},
            colors.edge, 0);
  }
  context.close_flow();
}

Grid::Grid(Ui& ui, std::string_view id, const GridOptions& options) : ui_(ui) {
  UiContext& context = ui_.context();
  context.open_flow(options.gap);
  const Flow& flow = context.flow();
  OpenGrid grid;
  grid.id = context.child_id(context.id(id), "grid");
  grid.gap = options.gap;
  grid.columns = static_cast<int>((flow.width + options.gap) /
                                  (options.min_width * context.text_scale + options.gap));
  grid.columns = columns_ = std::clamp(grid.columns, 1, std::max(options.max_columns, 1));
  const auto count = static_cast<float>(grid.columns);
  grid.cell_width = std::floor((flow.width - options.gap * (count - 1)) / count);
  grid.left = flow.left;
  grid.row_top = grid.row_bottom = flow.top;
  context.grids.push_back(grid);
}

Block Grid::cell() {
  UiContext& context = ui_.context();
  OpenGrid& grid = context.grids.back();
  const int column = grid.index % grid.columns;
  if (column == 0 && grid.index > 0) {
    end_grid_row(context, grid);
    grid.row_top = grid.row_bottom + grid.gap;
    grid.row_natural = 0;
  }
  context.cell_height = context.recall(row_key(context, grid, grid.index), 0);
  context.cell_natural = 0;
  ++grid.index;
  Flow cell;
  cell.left = std::floor(grid.left + static_cast<float>(column) * (grid.cell_width + grid.gap));
  cell.right = cell.left;
  cell.top = cell.y = cell.bottom = grid.row_top;
  cell.width = grid.cell_width;
  cell.gap = 8;
  context.flows.push_back(cell);
  return {ui_, close_cell, 0};
}

void Grid::keep_together(int count) {
  OpenGrid& grid = ui_.context().grids.back();
  const int left = grid.columns - grid.index % grid.columns;
  if (count > left && count <= grid.columns) grid.index += left;
}

Grid::~Grid() {
  UiContext& context = ui_.context();
  end_grid_row(context, context.grids.back());
  context.grids.pop_back();
  context.close_flow();
}

Block panel(Ui& ui, const PanelOptions& options) {
  UiContext& context = ui.context();
  context.open_flow(0);
  const Flow& around = context.flow();
  OpenPanel open;
  open.options = options;
  open.at = {around.left, around.top, around.width, 0};
  open.least = context.cell_height;
  context.cell_height = 0;
  if (options.dark) {
    open.colors_around = context.colors;
    // By night it stands out by soft ground and its edge.
    open.options.fill = context.theme == Theme::night ? Fill::soft : Fill::panel;
    context.colors = with_accent(Theme::night, context.info.more_contrast, context.accent);
    if (context.theme == Theme::night) context.colors.line = context.colors.edge;
  }
  context.panels.push_back(open);

  Flow content;
  content.left = content.right = around.left + options.padding;
  content.top = content.y = content.bottom = around.top + options.padding;
  content.width = std::max(around.width - 2 * options.padding, 1.0F);
  content.gap = options.gap;
  context.flows.push_back(content);

  if (context.spare_splitters.empty()) {
    context.spare_splitters.push_back(std::make_unique<ImDrawListSplitter>());
  }
  context.splitters.push_back(std::move(context.spare_splitters.back()));
  context.spare_splitters.pop_back();
  ImDrawListSplitter& splitter = *context.splitters.back();
  splitter.Split(ImGui::GetWindowDrawList(), 2);
  splitter.SetCurrentChannel(ImGui::GetWindowDrawList(), 1);
  return {ui, close_panel, 0};
}

Block group(Ui& ui, std::string_view name, const GroupOptions& options) {
  return {ui, [](Ui& own, std::uint32_t id) { close_group(own.context(), id); },
          open_group(ui.context(), name, options)};
}

Block opened_part(Ui& ui, std::string_view name) {
  const auto close = [](Ui& own, std::uint32_t id) {
    UiContext& context = own.context();
    const float height = close_group(context, id).height;
    if (height > 0) context.note_opened(std::ceil(height) + context.flow().gap);
  };
  return {ui, close, open_group(ui.context(), name, {})};
}

void separator(Ui& ui) {
  UiContext& context = ui.context();
  const Rect rect = context.place(0, 1);
  const std::uint32_t id =
      context.child_id(context.parents.back(), static_cast<int>(context.nodes.size()));
  context.record(context.child_id(id, "separator"), Role::separator, "", rect);
  fill(rect, context.palette().line);
}

void head_rule(Ui& ui) {
  UiContext& context = ui.context();
  const Rect place = context.place(0, head_rule_height);
  const Rect rect{ImGui::GetWindowPos().x, place.y, ImGui::GetWindowWidth(), head_rule_height};
  context.record(context.child_id(context.parents.back(), "head rule"), Role::separator, "", rect);
  draw_head_rule(context.palette(), rect);
}

}  // namespace roadbook::ui
