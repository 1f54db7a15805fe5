#include "ui/kit/inside/interact.hpp"

#include <algorithm>
#include <cmath>

namespace roadbook::ui {

namespace {

void note_hint(Inner& inner, std::uint32_t id, const Rect& rect, const InteractOptions& options,
               const Interaction& now) {
  if (now.hovered && inner.hovered != id) {
    inner.hovered = id;
    inner.hovered_since = inner.info.time;
  }
  const std::string_view words = options.disabled ? options.reason : options.hint;
  if (words.empty()) return;
  constexpr double delay = 0.45;
  const bool hovered_long =
      now.hovered && (options.disabled || inner.info.time - inner.hovered_since >= delay - 0.01);
  if (now.hovered && !hovered_long) inner.wake_in(delay - (inner.info.time - inner.hovered_since));
  if (hovered_long || now.ring || (now.focused && options.disabled && inner.info.touch)) {
    inner.hint = {id, rect, std::string(words)};
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
    if (!known) entrances.push_back(entrance(stops, stop));
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

void move_focus(Inner& inner) {
  std::vector<Stop> stops;
  for (const Stop& stop : inner.last_stops) {
    if (stop.layer == inner.top_layer) stops.push_back(stop);
  }
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !io.KeyCtrl && !io.KeyAlt) {
    const std::uint32_t from = inner.focus != 0 ? inner.focus : inner.tab_origin;
    if (const Stop* next = by_tab(stops, from, io.KeyShift)) {
      inner.set_focus(next->id, true);
      inner.text_wants_start = next->text;
    }
    return;
  }
  if (ImGui::IsKeyPressed(ImGuiKey_F6) && !io.KeyCtrl && !io.KeyAlt) {
    if (const Stop* next = by_region(stops, inner.focus, io.KeyShift)) {
      inner.set_focus(next->id, true);
      inner.text_wants_start = next->text;
    }
    return;
  }
  if (inner.text_active || io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
  const auto here = std::find_if(stops.begin(), stops.end(),
                                 [&inner](const Stop& stop) { return stop.id == inner.focus; });
  if (here == stops.end() || here->group == 0) return;
  for (const ImGuiKey key :
       {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow}) {
    if (!ImGui::IsKeyPressed(key)) continue;
    const Stop* next = by_arrow(stops, *here, key);
    if (next != nullptr) inner.set_focus(next->id, true);
  }
}

Interaction interact(Ui& ui, std::uint32_t id, const Rect& rect, const InteractOptions& options) {
  Inner& inner = ui.inner();
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
    inner.click_taken = true;
    inner.set_focus(id, false);
  }
  if (pressed) inner.want_frames(2);
  if (inner.info.touch && !now.held) now.hovered = false;
  if (now.hovered && !options.disabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

  if (inner.focus_next || inner.focus_first_in_layer == inner.layer) {
    inner.focus_next = false;
    inner.focus_first_in_layer = -1;
    inner.set_focus(id, inner.ring);
  }
  if (inner.take(id, NodeAction::Kind::focus)) inner.set_focus(id, true);
  if (inner.take(id, NodeAction::Kind::blur)) {
    now.blurred = true;
    if (inner.focus == id) inner.set_focus(0, false);
  }
  if (inner.take(id, NodeAction::Kind::press)) pressed = true;
  now.focused = inner.focus == id;
  now.ring = now.focused && inner.ring;
  if (now.focused && options.keys && !inner.key_taken && !inner.text_active &&
      (inner.key_pressed(ImGuiKey_Enter) || inner.key_pressed(ImGuiKey_KeypadEnter) ||
       inner.key_pressed(ImGuiKey_Space))) {
    inner.key_taken = true;
    pressed = true;
  }
  now.pressed = pressed && !options.disabled;
  now.tried = pressed && options.disabled;
  if (now.tried) {
    inner.announcement = options.reason;
    inner.want_frames(2);
  }
  if (pressed) inner.want_frames(2);
  std::uint32_t stops_at = inner.keyboard_group;
  std::uint32_t region = 0;
  if (!inner.walks.empty() && inner.walks.back().layer == inner.layer) {
    region = inner.walks.back().region;
    if (inner.walks.back().one_stop != 0) stops_at = inner.walks.back().one_stop;
  }
  inner.stops.push_back({id, stops_at, rect, inner.layer, options.preferred, false, region});
  note_hint(inner, id, rect, options, now);
  return now;
}

Node& record(Ui& ui, std::uint32_t id, Role role, std::string_view name, const Rect& rect,
             const InteractOptions& options, const Interaction& interaction) {
  Node& node = ui.inner().record(id, role, name, rect);
  node.interactive = true;
  node.focused = interaction.focused;
  node.disabled = options.disabled;
  node.description = options.disabled ? options.reason : options.hint;
  return node;
}

}  // namespace roadbook::ui
