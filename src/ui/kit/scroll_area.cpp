// Scroll areas: lists that are windows of their own, how high they are, and scrolling to a place.
#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/touch_scroll.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/inside/window_flow.hpp"

namespace roadbook::ui {

namespace {

// Of an area whose content is not known yet.
constexpr float first_height = 120;

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

// What the area held in the last frame that was closed, without what was opened in it.
float shut_height(const UiContext& context, std::uint32_t id) {
  return context.recall(context.child_id(id, "content"), first_height) -
         context.recall(context.child_id(id, "opened"), 0);
}

// How high all in the area wants to be, without what was opened in it: as it was in the last frame.
float wanted_height(const UiContext& context, const OpenArea& area) {
  return shut_height(context, area.id) + context.recall(context.child_id(area.id, "given way"), 0);
}

// How high a list is that gives way: its part of what the area around it has too little. What was
// opened in them has its height in any case, and gets none of what they give.
float height_given_way(UiContext& context, std::uint32_t id, float content,
                       const ScrollOptions& options) {
  const bool last = options.gives_way_last;
  if (context.scroll_areas.empty()) return std::max(content, 1.0F);
  OpenArea& around = context.scroll_areas.back();
  const float first_spare = context.recall(context.child_id(around.id, "spare"), 0);
  const float all_spare =
      last ? context.recall(context.child_id(around.id, "spare last"), 0) : first_spare;
  const float lacking =
      wanted_height(context, around) - around.height - (last ? first_spare : 0.0F);
  const float opened = context.recall(context.child_id(id, "opened"), 0);
  const float shut = content - opened;
  const float spare =
      std::max(shut - options.gives_way_to * std::max(context.text_scale, 1.0F), 0.0F);
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
  (last ? around.spare_last : around.spare) += spare;
  around.opened += opened;
  return std::max(content - given, 1.0F);
}

std::uint32_t foot_key(const UiContext& context, std::string_view name) {
  return context.child_id(context.id(name), "foot");
}

void close_area_foot(Ui& ui, std::uint32_t id) {
  UiContext& context = ui.context();
  const float height = context.close_flow().height;
  if (context.recall(id, height) != height) context.want_frames(2);
  context.remember(id, height);
}

// Says which lines have more room in the next frame: from above, as many as all of the area has
// room for, and second lines before all others. `holds`: those that were told already stay as they
// are.
void tell_lines(UiContext& context, const OpenArea& area, bool holds) {
  const auto whole = [&](const LongLine& line) { return context.recall(line.key, 0) > 0; };
  const auto stays = [&](const LongLine& line) {
    return holds && context.recall(line.key, 0) != 0;
  };
  float room = area.height - shut_height(context, area.id) - area.given - area.late;
  for (const LongLine& each : area.lines) {
    if (whole(each) && !stays(each)) room += each.more;
  }
  for (const bool rest : {false, true}) {
    for (const LongLine& each : area.lines) {
      if (each.rest != rest || stays(each)) continue;
      const bool fits = each.more <= room;
      if (fits) room -= each.more;
      if (fits != whole(each)) context.want_frames(2);
      context.remember(each.key, fits ? 1.0F : -1.0F);
    }
  }
}

// Keeps what the next frame is laid out by, which is drawn where it is another than before.
void tell_next_frame(UiContext& context, std::uint32_t key, float value) {
  if (context.recall(key, 0) == value) return;
  context.remember(key, value);
  context.want_frames(2);
}

void close_scroll_area(Ui& ui, std::uint32_t id) {
  UiContext& context = ui.context();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const OpenArea area = context.scroll_areas.back();
  context.scroll_areas.pop_back();
  tell_next_frame(context, context.child_id(id, "given way"), area.given);
  tell_next_frame(context, context.child_id(id, "spare"), area.spare);
  tell_next_frame(context, context.child_id(id, "spare last"), area.spare_last);
  const bool holds = has_pressed(context, window);
  context.remember(context.child_id(id, "holds"), holds ? 1 : 0);
  const float before = shut_height(context, id);
  tell_next_frame(context, context.child_id(id, "opened"), area.opened);
  context.walks.pop_back();
  pass_wheel_on(context, id, *window);
  const bool asked = (window->Flags & ImGuiWindowFlags_HorizontalScrollbar) != 0;
  const bool sideways =
      asked && context.flow().kind == Flow::Kind::column && window->ScrollMax.x > 0;
  const float room = room_of_message(context, *window, 40);
  if (room > 0) context.made_room = true;
  close_window_flow(context, id, (sideways ? 12 : 0) + room);
  tell_next_frame(context, context.child_id(id, "scrolls"), window->ScrollMax.y);
  if (shut_height(context, id) != before) context.want_frames(2);
  if (area.gives_way && !context.scroll_areas.empty()) {
    OpenArea& around = context.scroll_areas.back();
    around.late += shut_height(context, id) - before;
    around.lines.insert(around.lines.end(), area.lines.begin(), area.lines.end());
  } else if (!area.lines.empty()) {
    const std::uint32_t height = context.child_id(id, "height of lines");
    tell_lines(context, area, holds && context.recall(height, 0) == area.height);
    context.remember(height, area.height);
  }
  // The room that a message has at the end is no reason for a bar.
  if (room == 0 || window->ScrollMax.y > room) {
    scrollbar(context, {window->Pos.x + window->Size.x, window->Pos.y, window->Size.y});
  }
  if (sideways) {
    horizontal_scrollbar(context, window->Pos.x, window->Pos.y + window->Size.y, window->Size.x);
  }
  context.pop_parent();
  ImGui::EndChild();
}

}  // namespace

Scrolls Ui::scrolls() const {
  Scrolls all;
  for (const ImGuiWindow* each : inner_->scrolled) all.push_back({each->ID, each->Scroll.y});
  return all;
}

void Ui::scroll_back(Scrolls to) {
  inner_->scroll_back = std::move(to);
  inner_->dragged = nullptr;  // nothing runs on
  inner_->moved = true;
  inner_->want_frames(2);
}

Block scroll_area(Ui& ui, std::string_view name, const ScrollOptions& options) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id(name);
  float height = options.height;
  const float content = context.recall(context.child_id(id, "content"), first_height);
  if (options.gives_way) {
    height = height_given_way(context, id, content, options);
  } else if (options.most > 0) {
    height = std::min(content, options.most);
  } else if (height > 0 && !options.foot.empty()) {
    height = std::max(height - context.recall(foot_key(context, options.foot), ui.target()), 80.0F);
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
  context.scroll_areas.push_back({.id = id, .height = rect.height, .gives_way = options.gives_way});
  ImGui::SetCursorScreenPos({rect.x, rect.y});
  ImGuiWindowFlags flags = child_flags;
  if (options.horizontal) flags |= ImGuiWindowFlags_HorizontalScrollbar;
  if (options.from_top) ImGui::SetNextWindowScroll({0, 0});
  ImGui::BeginChild(id, {rect.width + options.margin, rect.height}, ImGuiChildFlags_None, flags);
  scroll_as_asked(context);
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
  constexpr float margin = 8;
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const float bottom = context.flow().bottom - window->Pos.y;
  context.want_frames(2);
  if (bottom > window->Size.y) ImGui::SetScrollFromPosY(bottom + margin, 1);
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

void bring_to_top(Ui& ui, bool even_from_sight) {
  UiContext& context = ui.context();
  constexpr float margin = 12;
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const Flow& flow = context.flow();
  const float y = flow.y + (flow.used ? flow.gap : 0) - window->Pos.y;
  context.want_frames(2);
  if (!even_from_sight && y >= 0 && y <= window->Size.y / 2) return;
  ImGui::SetScrollFromPosY(y - margin, 0);
}

}  // namespace roadbook::ui
