// Places widgets one after another, in rows and lines.
#include "ui/kit/inside/flow.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

float factor(Align align) {
  if (align == Align::start) return 0;
  return align == Align::center ? 0.5F : 1;
}

std::uint32_t line_key(const UiContext& context, const Flow& row) {
  return context.child_id(row.id, 1000 + row.line);
}

void end_line(UiContext& context, Flow& row) {
  context.remember(line_key(context, row), row.line_height);
}

void new_line(UiContext& context, Flow& row) {
  end_line(context, row);
  row.line_top += row.line_height + row.line_gap;
  row.line_height = 0;
  row.line_used = false;
  row.x = row.left;
  ++row.line;
}

void extend(Flow& flow, const Rect& rect) {
  flow.right = std::max(flow.right, rect.x + rect.width);
  flow.bottom = std::max(flow.bottom, rect.y + rect.height);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  window->DC.CursorMaxPos.x = std::max(window->DC.CursorMaxPos.x, rect.x + rect.width);
  window->DC.CursorMaxPos.y = std::max(window->DC.CursorMaxPos.y, rect.y + rect.height);
}

// Where a thing of this size comes to stand in the row, on a new line where it has no room.
Rect seat(UiContext& context, Flow& row, float width, float height) {
  const float gap = row.line_used ? row.gap : 0;
  const bool fits = row.x + gap + width <= row.left + row.width + 0.5F;
  if (row.line_used && row.wrap && !fits) new_line(context, row);
  const float x = row.x + (row.line_used ? row.gap : 0);
  const float line_height = std::max(context.recall(line_key(context, row), height), height);
  const float y = row.line_top + std::floor(factor(row.align) * (line_height - height));
  return {std::floor(x), y, width, height};
}

}  // namespace

float UiContext::room() const {
  const Flow& flow = flows.back();
  if (flow.kind == Flow::Kind::column) return flow.width;
  const float used = flow.x + (flow.line_used ? flow.gap : 0) - flow.left;
  return std::max(flow.width - used, 0.0F);
}

Rect UiContext::place(float width, float height) {
  Flow& flow = flows.back();
  height = std::ceil(height);
  if (flow.kind == Flow::Kind::column) {
    if (flow.used) flow.y += flow.gap;
    flow.used = true;
    const Rect rect{flow.left, flow.y, width <= 0 ? flow.width : width, height};
    flow.y += height;
    extend(flow, rect);
    return rect;
  }
  const float needed = width <= 0 ? std::max(room(), std::min(flow.width, 140.0F)) : width;
  const Rect rect = seat(*this, flow, needed, height);
  // As if all stood in one line: a row that is wrapped now must not count on less.
  flow.natural += needed + (flow.used ? flow.gap : 0);
  flow.x = rect.x + rect.width;
  flow.line_used = true;
  flow.used = true;
  flow.line_height = std::max(flow.line_height, height);
  extend(flow, rect);
  return rect;
}

void UiContext::open_flow(float gap) {
  Flow next;
  next.gap = gap;
  if (flows.empty()) {
    flows.push_back(next);
    return;
  }
  Flow& parent = flows.back();
  if (parent.kind == Flow::Kind::column) {
    next.left = parent.left;
    next.top = parent.y + (parent.used ? parent.gap : 0);
    next.width = parent.width;
  } else {
    next.key_in_row = child_id(parent.id, parent.children++);
    const float width = recall(child_id(next.key_in_row, 1), 0);
    const float height = recall(child_id(next.key_in_row, 2), 0);
    const Rect rect = seat(*this, parent, width, height);
    next.left = rect.x;
    next.top = rect.y;
    next.width = std::max(parent.left + parent.width - rect.x, 0.0F);
    // What stands behind a spacer keeps its natural width, or it would push itself along.
    // A row is asked for all that it holds: it does not stay wrapped once there is room.
    if (parent.spacers > 0 && width > 0) {
      const float natural = recall(child_id(next.key_in_row, 3), 0);
      next.width = std::max(std::max(width, std::min(natural, parent.width)), 1.0F);
    }
  }
  next.x = next.left;
  next.y = next.top;
  next.line_top = next.top;
  next.right = next.left;
  next.bottom = next.top;
  flows.push_back(next);
}

LinesShown UiContext::lines_shown(std::uint32_t line, float second, float rest) {
  if (scroll_areas.empty()) return LinesShown::one;
  const auto has_room = [&](std::uint32_t key, float more, bool is_rest) {
    scroll_areas.back().lines.push_back({key, more, is_rest});
    return recall(key, 0) > 0;
  };
  const std::uint32_t whole = child_id(line, "whole");
  if (!has_room(child_id(line, "second line"), second, false)) {
    remember(whole, 0);
    return LinesShown::one;
  }
  return rest <= 0 || has_room(whole, rest, true) ? LinesShown::all : LinesShown::two;
}

void UiContext::note_opened(float height) {
  if (!scroll_areas.empty()) scroll_areas.back().opened += height;
}

Rect UiContext::close_flow() {
  Flow done = flows.back();
  if (done.kind == Flow::Kind::row) {
    end_line(*this, done);
    remember(child_id(done.id, 900), done.natural);
    remember(child_id(done.id, 901), static_cast<float>(done.spacers));
  }
  flows.pop_back();
  const Rect extent{done.left, done.top, done.right - done.left, done.bottom - done.top};
  if (flows.empty()) return extent;
  if (done.key_in_row != 0) {
    remember(child_id(done.key_in_row, 1), extent.width);
    remember(child_id(done.key_in_row, 2), extent.height);
    if (done.kind == Flow::Kind::row) remember(child_id(done.key_in_row, 3), done.natural);
  }
  if (!done.used) return extent;
  place(std::max(extent.width, 1.0F), extent.height);
  return extent;
}

Block stack(Ui& ui, const StackOptions& options) {
  UiContext& context = ui.context();
  context.open_flow(options.gap);
  if (options.max_width > 0)
    context.flow().width = std::min(context.flow().width, options.max_width);
  return {ui, [](Ui& own, std::uint32_t) { own.context().close_flow(); }, 0};
}

Block row(Ui& ui, std::string_view id, const RowOptions& options) {
  UiContext& context = ui.context();
  context.open_flow(options.gap);
  Flow& flow = context.flow();
  flow.kind = Flow::Kind::row;
  flow.id = context.child_id(context.id(id), "row");
  flow.wrap = options.wrap;
  flow.line_gap = options.line_gap < 0 ? options.gap : options.line_gap;
  flow.align = options.align;
  const float natural = context.recall(context.child_id(flow.id, 900), flow.width);
  const float spacers = context.recall(context.child_id(flow.id, 901), 1);
  flow.spare = std::floor(std::max(flow.width - natural, 0.0F) / std::max(spacers, 1.0F));
  return {ui, [](Ui& own, std::uint32_t) { own.context().close_flow(); }, 0};
}

void spacer(Ui& ui) {
  Flow& flow = ui.context().flow();
  if (flow.kind != Flow::Kind::row) return;
  ++flow.spacers;
  flow.x += flow.spare;
}

void space(Ui& ui, float pixels) {
  Flow& flow = ui.context().flow();
  (flow.kind == Flow::Kind::row ? flow.x : flow.y) += pixels;
}

void keep_room(Ui& ui, float height) {
  ui.context().place(0, height);
}

}  // namespace roadbook::ui
