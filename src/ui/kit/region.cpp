// Docked regions and scroll areas: the parts of the screen that are windows of their own.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/touch_scroll.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

constexpr ImGuiWindowFlags child_flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                         ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                         ImGuiWindowFlags_NoBackground;

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

void scroll_to_top(UiContext& context) {
  if (!context.to_top) return;
  ImGui::SetScrollY(0);
  ImGui::SetScrollX(0);
}

// Opens a flow over the whole of the open window, scrolled content included.
void open_window_flow(UiContext& context, const Rect& rect, float padding_x, float padding_y,
                      float gap, float max_width) {
  Flow flow;
  const float width = std::max(rect.width - 2 * padding_x, 1.0F);
  flow.width = max_width > 0 ? std::min(width, max_width) : width;
  flow.left = std::floor(rect.x + padding_x + (width - flow.width) / 2 - ImGui::GetScrollX());
  flow.top = rect.y + padding_y - ImGui::GetScrollY();
  flow.y = flow.bottom = flow.top;
  flow.right = flow.left;
  flow.gap = gap;
  context.flows.push_back(flow);
}

// What was pressed last stands in this window.
bool has_pressed(const UiContext& context, const ImGuiWindow* window) {
  const ImGuiWindow* at = context.pressed_in;
  while (at != nullptr && at != window) at = at->ParentWindow;
  return at != nullptr;
}

void close_window_flow(UiContext& context, std::uint32_t id, float padding_y) {
  const Flow flow = context.flows.back();
  context.flows.pop_back();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  float bottom = flow.bottom + padding_y;
  // What was pressed stays where it is, also where what was below it is gone: its place in the
  // scrolled content is kept free, until one scrolls back.
  if (window->Scroll.y > 0 && has_pressed(context, window)) {
    bottom = std::max(bottom, window->Pos.y + window->Size.y);
  }
  window->DC.CursorMaxPos.y = bottom;
  window->DC.IdealMaxPos.y = bottom;
  context.remember(context.child_id(id, "content"), std::ceil(flow.bottom - flow.top));
}

// So much stands free below the content of an area that ends at the foot of the screen, or so close
// above it: what a message there covers is scrolled clear of it.
float room_of_message(const UiContext& context, const ImGuiWindow& window, float close) {
  const bool at_foot =
      window.Pos.y < context.foot && window.Pos.y + window.Size.y >= context.foot - close;
  return at_foot ? context.room_of_message : 0;
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

// The wheel over an area that was at its end already moves what is around it.
void pass_wheel_on(UiContext& context, std::uint32_t id, const ImGuiWindow& window) {
  const float wheel = ImGui::GetIO().MouseWheel;
  const std::uint32_t at = context.child_id(id, "scrolled");
  const float before = context.recall(at, window.Scroll.y);
  context.remember(at, window.Scroll.y);
  const bool at_end = wheel < 0 ? window.Scroll.y >= window.ScrollMax.y && before >= window.Scroll.y
                                : window.Scroll.y <= 0 && before <= 0;
  if (wheel == 0 || !at_end || window.ScrollMax.y <= 0 || !ImGui::IsWindowHovered()) return;
  ImGuiWindow* around = window.ParentWindow;
  while (around != nullptr && around->ScrollMax.y <= 0) around = around->ParentWindow;
  if (around == nullptr) return;
  constexpr float lines = 5;
  const float step =
      std::floor(std::min(lines * ImGui::GetFontSize(), around->InnerRect.GetHeight() * 0.67F));
  ImGui::SetScrollY(around, around->Scroll.y - wheel * step);
  context.want_frames(2);
}

// How high a list is that gives way: its part of what the area around it has too little. What was
// opened in them has its height in any case, and gets none of what they give.
float height_given_way(UiContext& context, std::uint32_t id, float content) {
  constexpr float least = 72;
  if (context.scroll_areas.empty()) return std::max(content, 1.0F);
  OpenArea& around = context.scroll_areas.back();
  // As they were in the last frame; with what was given they say how high all wants to be.
  const float whole = context.recall(context.child_id(around.id, "content"), 0) +
                      context.recall(context.child_id(around.id, "given way"), 0) -
                      context.recall(context.child_id(around.id, "opened"), 0);
  const float all_spare = context.recall(context.child_id(around.id, "spare"), 0);
  const float lacking = whole - around.height;
  const float opened = context.recall(context.child_id(id, "opened"), 0);
  const float shut = content - opened;
  const float spare = std::max(shut - least * std::max(context.text_scale, 1.0F), 0.0F);
  float given = 0;
  if (lacking > 0 && all_spare > 0) {
    given = std::min(std::ceil(lacking * spare / all_spare), spare);
  }
  // What was pressed last keeps its place below the list, whatever came or went by it.
  const std::uint32_t gave = context.child_id(id, "gave");
  const std::uint32_t room = context.child_id(id, "room");
  const bool holds = context.recall(context.child_id(around.id, "holds"), 0) > 0;
  if (holds && context.recall(room, 0) == around.height) {
    given = std::min(context.recall(gave, 0), spare);
  } else {
    context.remember(gave, given);
    context.remember(room, around.height);
  }
  around.given += given;
  around.spare += spare;
  around.opened += opened;
  return std::max(content - given, 1.0F);
}

std::uint32_t foot_key(const UiContext& context, std::string_view name) {
  return context.child_id(context.id(name), "foot");
}

void close_area_foot(Ui& ui, std::uint32_t id) {
  UiContext& context = ui.context();
  context.remember(id, context.close_flow().height);
}

void close_scroll_area(Ui& ui, std::uint32_t id) {
  UiContext& context = ui.context();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const OpenArea area = context.scroll_areas.back();
  context.scroll_areas.pop_back();
  if (area.spare > 0 || context.recall(context.child_id(id, "spare"), 0) > 0) {
    context.remember(context.child_id(id, "given way"), area.given);
    context.remember(context.child_id(id, "spare"), area.spare);
  }
  context.remember(context.child_id(id, "holds"), has_pressed(context, window) ? 1 : 0);
  if (area.opened > 0 || context.recall(context.child_id(id, "opened"), 0) > 0) {
    context.remember(context.child_id(id, "opened"), area.opened);
  }
  context.walks.pop_back();
  pass_wheel_on(context, id, *window);
  const bool asked = (window->Flags & ImGuiWindowFlags_HorizontalScrollbar) != 0;
  const bool sideways =
      asked && context.flow().kind == Flow::Kind::column && window->ScrollMax.x > 0;
  const float room = room_of_message(context, *window, 40);
  if (room > 0) context.made_room = true;
  close_window_flow(context, id, (sideways ? 12 : 0) + room);
  scrollbar(context, {window->Pos.x + window->Size.x, window->Pos.y, window->Size.y});
  if (sideways) {
    horizontal_scrollbar(context, window->Pos.x, window->Pos.y + window->Size.y, window->Size.x);
  }
  context.pop_parent();
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
  if (options.scroll) scroll_to_top(context);
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

Block scroll_area(Ui& ui, std::string_view name, const ScrollOptions& options) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id(name);
  float height = options.height;
  const float content = context.recall(context.child_id(id, "content"), 120);
  if (options.gives_way) {
    height = height_given_way(context, id, content);
  } else if (options.most > 0) {
    height = std::min(content, options.most);
  } else if (height <= 0) {
    const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
    // Where it begins while nothing around it is scrolled: it must not grow by that.
    const float left = window->Pos.y + window->Size.y - context.flow().y - window->Scroll.y;
    const float foot =
        options.foot.empty() ? 0 : context.recall(foot_key(context, options.foot), ui.target());
    height = options.horizontal
                 ? content + 12
                 : std::max(left - context.flow().gap + options.height - foot, 80.0F);
  }
  const Rect rect = context.place(0, height);
  context.record(id, Role::group, name, rect);
  context.push_parent(id);
  context.walks.push_back(context.walk());
  if (!options.gives_way) context.begin_part(id, 1);
  context.scroll_areas.push_back({id, rect.height});
  ImGui::SetCursorScreenPos({rect.x, rect.y});
  ImGuiWindowFlags flags = child_flags;
  if (options.horizontal) flags |= ImGuiWindowFlags_HorizontalScrollbar;
  ImGui::BeginChild(id, {rect.width + options.margin, rect.height}, ImGuiChildFlags_None, flags);
  scroll_to_top(context);
  Rect inside = rect;
  if (options.horizontal) inside.width = std::max(rect.width, options.content_width);
  open_window_flow(context, inside, 0, 0, 12, 0);
  return {ui, close_scroll_area, id};
}

Block area_foot(Ui& ui, std::string_view name) {
  UiContext& context = ui.context();
  const std::uint32_t key = foot_key(context, name);
  context.open_flow(context.flow().gap);
  return {ui, close_area_foot, key};
}

void scroll_here(Ui& ui) {
  UiContext& context = ui.context();
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  ImGui::SetScrollFromPosY(context.flow().bottom - window->Pos.y, 1);
  context.want_frames(2);
}

bool keep_in_sight(Ui& ui, float height) {
  UiContext& context = ui.context();
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const float bottom = context.flow().y + height;
  if (bottom <= window->Pos.y + window->Size.y) return false;
  ImGui::SetScrollFromPosY(bottom - window->Pos.y, 1);
  context.want_frames(2);
  return true;
}

void bring_to_top(Ui& ui) {
  UiContext& context = ui.context();
  constexpr float margin = 12;
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const Flow& flow = context.flow();
  const float y = flow.y + (flow.used ? flow.gap : 0) - window->Pos.y;
  context.want_frames(2);
  if (y >= 0 && y <= window->Size.y / 2) return;
  ImGui::SetScrollFromPosY(y - margin, 0);
}

}  // namespace roadbook::ui
