// Reads pointer, keys and actions for one widget.
#include "ui/kit/inside/interact.hpp"

#include <algorithm>
#include <cmath>

namespace roadbook::ui {

namespace {

void note_hint(UiContext& context, std::uint32_t id, const Rect& rect,
               const InteractOptions& options, const Interaction& now) {
  if (now.hovered && context.hovered != id) {
    context.hovered = id;
    context.hovered_since = context.info.time;
  }
  const std::string_view words = options.disabled ? options.reason : options.hint;
  if (words.empty()) return;
  constexpr double delay = 0.45;
  const bool hovered_long =
      now.hovered &&
      (options.disabled || context.info.time - context.hovered_since >= delay - 0.01);
  if (now.hovered && !hovered_long)
    context.wake_in(delay - (context.info.time - context.hovered_since));
  if (hovered_long || now.ring || (now.focused && options.disabled && context.info.touch)) {
    context.hint = {id, rect, std::string(words)};
  }
}

bool next_to(const Rect& from, const Rect& to, ImGuiKey key, float& distance) {
  const float dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const float dy = to.y + to.height / 2 - (from.y + from.height / 2);
  float along = 0;
  float across = 0;
  if (key == ImGuiKey_LeftArrow || key == ImGuiKey_RightArrow) {
    along = key == ImGuiKey_RightArrow ? dx : -dx;
    across = std::abs(dy);
  } else {
    along = key == ImGuiKey_DownArrow ? dy : -dy;
    across = std::abs(dx);
  }
  if (along < 1 || across > along * 2 + 4) return false;
  distance = along + across * 3;
  return true;
}

// The stop that the arrow leads to, or null.
const Stop* by_arrow(const std::vector<Stop>& stops, const Stop& from, ImGuiKey key) {
  const Stop* best = nullptr;
  float nearest = 0;
  for (const Stop& stop : stops) {
    if (stop.group != from.group || stop.id == from.id) continue;
    float distance = 0;
    if (!next_to(from.rect, stop.rect, key, distance)) continue;
    if (best == nullptr || distance < nearest) {
      best = &stop;
      nearest = distance;
    }
  }
  return best;
}

// The next of a group that is walked in the order of reading, or the one before; null at its end.
const Stop* by_order(const std::vector<Stop>& stops, const Stop& from, ImGuiKey key) {
  const bool back = key == ImGuiKey_LeftArrow || key == ImGuiKey_UpArrow;
  const Stop* before = nullptr;
  bool passed = false;
  for (const Stop& stop : stops) {
    if (stop.group != from.group) continue;
    if (stop.id == from.id) {
      if (back) return before;
      passed = true;
    } else if (passed) {
      return &stop;
    }
    before = &stop;
  }
  return nullptr;
}

// The member of a group where Tab stops.
const Stop* entrance(const std::vector<Stop>& stops, const Stop& member) {
  if (member.group == 0) return &member;
  const Stop* first = nullptr;
  for (const Stop& stop : stops) {
    if (stop.group != member.group) continue;
    if (stop.preferred) return &stop;
    if (first == nullptr) first = &stop;
  }
  return first;
}

const Stop* by_tab(const std::vector<Stop>& stops, std::uint32_t from, bool back) {
  std::vector<const Stop*> entrances;
  std::size_t here = stops.size();
  for (const Stop& stop : stops) {
    const Stop* at = entrance(stops, stop);
    if (std::find(entrances.begin(), entrances.end(), at) == entrances.end()) {
      entrances.push_back(at);
    }
    if (stop.id == from) {
      here = static_cast<std::size_t>(std::find(entrances.begin(), entrances.end(), at) -
                                      entrances.begin());
    }
  }
  if (entrances.empty()) return nullptr;
  const std::size_t count = entrances.size();
  if (here >= count) return back ? entrances.back() : entrances.front();
  return entrances[(here + (back ? count - 1 : 1)) % count];
}

// Where the next region is entered, or the one before.
const Stop* by_region(const std::vector<Stop>& stops, std::uint32_t from, bool back) {
  std::vector<const Stop*> entrances;
  std::size_t here = stops.size();
  for (const Stop& stop : stops) {
    const bool known = std::any_of(entrances.begin(), entrances.end(),
                                   [&](const Stop* each) { return each->region == stop.region; });
    // The words of a text lead to the rules: a region is entered at what one does there.
    if (!known && !stop.in_order) entrances.push_back(entrance(stops, stop));
    if (stop.id != from) continue;
    for (std::size_t i = 0; i < entrances.size(); ++i) {
      if (entrances[i]->region == stop.region) here = i;
    }
  }
  if (entrances.empty()) return nullptr;
  const std::size_t count = entrances.size();
  if (here >= count) return back ? entrances.back() : entrances.front();
  return entrances[(here + (back ? count - 1 : 1)) % count];
}

}  // namespace

void move_focus(UiContext& context) {
  std::vector<Stop> stops;
  for (const Stop& stop : context.last_stops) {
    if (stop.layer == context.top_layer) stops.push_back(stop);
  }
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !io.KeyCtrl && !io.KeyAlt) {
    const std::uint32_t from = context.focus != 0 ? context.focus : context.tab_origin;
    if (const Stop* next = by_tab(stops, from, io.KeyShift)) {
      context.set_focus(next->id, true);
      context.text_wants_start = next->text;
    }
    return;
  }
  if (ImGui::IsKeyPressed(ImGuiKey_F6) && !io.KeyCtrl && !io.KeyAlt) {
    if (const Stop* next = by_region(stops, context.focus, io.KeyShift)) {
      context.set_focus(next->id, true);
      context.text_wants_start = next->text;
    }
    return;
  }
  if (context.text_active || io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
  const auto here = std::find_if(stops.begin(), stops.end(),
                                 [&context](const Stop& stop) { return stop.id == context.focus; });
  if (here == stops.end() || here->group == 0) return;
  for (const ImGuiKey key :
       {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow}) {
    if (!ImGui::IsKeyPressed(key)) continue;
    const bool across = key == ImGuiKey_LeftArrow || key == ImGuiKey_RightArrow;
    if (across && context.spun == context.focus) continue;  // they change its number
    const Stop* next = here->in_order ? by_order(stops, *here, key) : by_arrow(stops, *here, key);
    if (next != nullptr) context.set_focus(next->id, true);
  }
}

Interaction interact(Ui& ui, std::uint32_t id, const Rect& rect, const InteractOptions& options) {
  UiContext& context = ui.context();
  Interaction now;
  const ImRect box(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
  bool pressed = false;
  const ImRect hole(options.hole.x, options.hole.y, options.hole.x + options.hole.width,
                    options.hole.y + options.hole.height);
  const bool in_hole = hole.Contains(ImGui::GetMousePos()) && ImGui::GetActiveID() != id;
  if (ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav) && !in_hole) {
    pressed =
        ImGui::ButtonBehavior(box, id, &now.hovered, &now.held,
                              ImGuiButtonFlags_NoNavFocus | ImGuiButtonFlags_NoHoveredOnFocus);
  }
  if (now.held && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    context.click_taken = true;
    context.set_focus(id, false);
  }
  if (pressed) context.want_frames(2);
  if (context.info.touch && !now.held) now.hovered = false;
  if (now.hovered && !options.disabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

  // What opens begins at something that can be done.
  if (context.focus_next || (context.focus_first_in_layer == context.layer && !options.disabled)) {
    context.focus_next = false;
    context.focus_first_in_layer = -1;
    context.set_focus(id, context.ring);
  }
  if (context.take(id, NodeAction::Kind::focus)) context.set_focus(id, true);
  if (context.take_blur(id)) now.blurred = true;
  if (context.take(id, NodeAction::Kind::press)) pressed = true;
  now.focused = context.focus == id;
  now.ring = now.focused && context.ring;
  if (now.focused && options.keys && !context.key_taken && !context.text_active &&
      (context.key_pressed(ImGuiKey_Enter) || context.key_pressed(ImGuiKey_KeypadEnter) ||
       context.key_pressed(ImGuiKey_Space))) {
    context.key_taken = true;
    pressed = true;
  }
  now.pressed = pressed && !options.disabled;
  now.tried = pressed && options.disabled;
  if (now.tried) {
    context.announcement = options.reason;
    context.want_frames(2);
  }
  if (pressed) context.want_frames(2);
  std::uint32_t stops_at = context.keyboard_group;
  std::uint32_t region = 0;
  if (!context.walks.empty() && context.walks.back().layer == context.layer) {
    region = context.walks.back().region;
    if (context.walks.back().one_stop != 0) stops_at = context.walks.back().one_stop;
  }
  const bool in_order = options.group != 0;
  if (in_order) stops_at = options.group;
  context.stops.push_back(
      {id, stops_at, rect, context.layer, options.preferred, false, region, in_order});
  note_hint(context, id, rect, options, now);
  return now;
}

Node& record(Ui& ui, std::uint32_t id, Role role, std::string_view name, const Rect& rect,
             const InteractOptions& options, const Interaction& interaction) {
  Node& node = ui.context().record(id, role, name, rect);
  node.interactive = true;
  node.focused = interaction.focused;
  node.disabled = options.disabled;
  node.description = options.disabled ? options.reason : options.hint;
  return node;
}

}  // namespace roadbook::ui
