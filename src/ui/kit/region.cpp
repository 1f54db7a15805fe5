// Docked regions: the parts that the window is cut into.
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/touch_scroll.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/inside/window_flow.hpp"

namespace roadbook::ui {

namespace {

// Cuts a side off what is left.
Rect dock(Rect& area, Dock side, float size) {
  Rect cut = area;
  switch (side) {
    case Dock::top:
      cut.height = std::min(size, area.height);
      area.y += cut.height;
      area.height -= cut.height;
      break;
    case Dock::bottom:
      cut.height = std::min(size, area.height);
      cut.y = area.y + area.height - cut.height;
      area.height -= cut.height;
      break;
    case Dock::left:
      cut.width = std::min(size, area.width);
      area.x += cut.width;
      area.width -= cut.width;
      break;
    case Dock::right:
      cut.width = std::min(size, area.width);
      cut.x = area.x + area.width - cut.width;
      area.width -= cut.width;
      break;
    case Dock::rest:
      area = {area.x, area.y, 0, 0};
      break;
  }
  return cut;
}

// Regions are cut off the window from outside to inside; they are read and walked with Tab as they
// stand: what is above and to the left, then the middle, what is to the right, what is below.
int place_in_reading(Dock side, bool with_rest = false) {
  if (with_rest) return 2;
  switch (side) {
    case Dock::top:
    case Dock::left:
      return 0;
    case Dock::rest:
      return 1;
    case Dock::right:
      return 3;
    case Dock::bottom:
      return 4;
  }
  return 0;
}

template <typename List>
void put_in_order(List& list, const std::vector<RegionStart>& starts,
                  std::size_t RegionStart::*start) {
  std::vector<std::size_t> turns(starts.size());
  for (std::size_t i = 0; i < turns.size(); ++i) turns[i] = i;
  std::stable_sort(turns.begin(), turns.end(), [&starts](std::size_t a, std::size_t b) {
    return starts[a].place < starts[b].place;
  });
  List sorted;
  for (const std::size_t turn : turns) {
    const std::size_t end = turn + 1 < starts.size() ? starts[turn + 1].*start : list.size();
    std::move(list.begin() + static_cast<std::ptrdiff_t>(starts[turn].*start),
              list.begin() + static_cast<std::ptrdiff_t>(end), std::back_inserter(sorted));
  }
  std::move(sorted.begin(), sorted.end(),
            list.begin() + static_cast<std::ptrdiff_t>(starts.front().*start));
}

void draw_edge(const Rect& rect, Dock side, Color color) {
  const float right = rect.x + rect.width;
  const float bottom = rect.y + rect.height;
  switch (side) {
    case Dock::top:
      line({rect.x, bottom - 1}, {right, bottom - 1}, color);
      break;
    case Dock::bottom:
      line({rect.x, rect.y}, {right, rect.y}, color);
      break;
    case Dock::left:
      line({right - 1, rect.y}, {right - 1, bottom}, color);
      break;
    case Dock::right:
      line({rect.x, rect.y}, {rect.x, bottom}, color);
      break;
    case Dock::rest:
      break;
  }
}

void close_region(Ui& ui, std::uint32_t id) {
  UiContext& context = ui.context();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  // A list in it that ends at the foot, too, made that room already.
  const bool made = std::exchange(context.made_room, false);
  const float room = made ? 0 : room_of_message(context, *window, 1);
  close_window_flow(context, id, context.recall(context.child_id(id, "padding"), 0) + room);
  if ((window->Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0) {
    scrollbar(context, {window->Pos.x + window->Size.x, window->Pos.y, window->Size.y});
  }
  context.pop_parent();
  context.areas.pop_back();
  context.regions.pop_back();
  context.walks.pop_back();
  const std::vector<RegionStart>& beside = context.regions.back();
  if (beside.back().place == place_in_reading(Dock::rest)) {
    put_in_order(context.nodes, beside, &RegionStart::node);
    put_in_order(context.stops, beside, &RegionStart::stop);
    context.regions.back().clear();
  }
  ImGui::EndChild();
}

}  // namespace

Block region(Ui& ui, std::string_view name, const RegionOptions& options) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id(name);
  float size = options.size;
  const bool upright = options.dock == Dock::top || options.dock == Dock::bottom;
  if (upright && size <= 0) {
    size = context.recall(context.child_id(id, "content"), 40) + 2 * options.padding_y + 1;
  }
  const Rect rect = dock(context.areas.back(), options.dock, size);
  if (context.areas.size() == 1) {
    if (options.dock == Dock::top) context.head = rect.y + rect.height;
    if (options.dock == Dock::top && context.bar == 0) context.bar = context.head;
    if (options.dock == Dock::bottom) context.foot = rect.y;
  }
  const Palette& colors = context.palette();
  if (options.fill != Fill::none) {
    Color color = colors.background;
    if (options.fill == Fill::panel) color = colors.panel;
    if (options.fill == Fill::soft) color = colors.soft;
    fill(rect, color);
  }
  if (options.accent_line) {
    draw_head_rule(colors,
                   {rect.x, rect.y + rect.height - head_rule_height, rect.width, head_rule_height});
  } else if (options.line) {
    draw_edge(rect, options.dock, colors.line);
  }

  context.regions.back().push_back({place_in_reading(options.dock, options.with_rest),
                                    context.nodes.size(), context.stops.size()});
  context.regions.emplace_back();
  const bool one_stop = options.one_stop || options.parts > 0;
  context.walks.push_back({id, one_stop ? id : 0, context.layer, false, options.parts});
  Node& node = context.record(id, Role::region, name, rect);
  node.clip = rect;
  context.push_parent(id);
  context.remember(context.child_id(id, "padding"), options.padding_y);

  ImGui::SetCursorScreenPos({rect.x, rect.y});
  const ImGuiWindowFlags flags =
      options.scroll ? child_flags : child_flags | ImGuiWindowFlags_NoScrollWithMouse;
  ImGui::BeginChild(id, {std::max(rect.width, 1.0F), std::max(rect.height, 1.0F)},
                    ImGuiChildFlags_None, flags);
  if (options.scroll) scroll_as_asked(context);
  Rect inside = rect;
  if (options.dock == Dock::right && options.line) {
    inside.x += 1;
    inside.width -= 1;
  }
  context.areas.push_back(inside);
  open_window_flow(context, inside, options.padding_x, options.padding_y, options.gap,
                   options.max_width);
  return {ui, close_region, id};
}

}  // namespace roadbook::ui
