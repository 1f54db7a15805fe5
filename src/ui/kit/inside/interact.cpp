// Reads pointer, keys and actions for one widget.
#include "ui/kit/inside/interact.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace roadbook::ui {

namespace {

void note_hint(UiContext& context, std::uint32_t id, const Rect& rect,
               const InteractOptions& options, const Interaction& now, bool began) {
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
  const bool asks = options.disabled || options.explains;
  // What its own press disabled keeps the focus, and nobody asked why.
  if (began) context.asked = asks ? id : 0;
  const bool tapped =
      now.focused && asks && context.asked == id && context.info.touch &&
      ImGui::IsRectVisible({rect.x, rect.y}, {rect.x + rect.width, rect.y + rect.height});
  if (hovered_long || now.ring || tapped) {
    context.hint = {id, rect, std::string(words)};
  }
}

// The second press of a quick finger is meant for what the first one met, not for what has come
// there by it.
bool is_stray(UiContext& context, std::uint32_t id) {
  if (follows_a_press() && context.first_pressed != 0) return context.first_pressed != id;
  context.first_pressed = id;
  return false;
}

// Where what was pressed last stands in this frame. What keeps its place has the area around it
// scrolled by as much as it was moved.
void note_pressed(UiContext& context, const Rect& rect) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  context.pressed_in = window;
  context.pressed_off = context.holds_pressed > 0 ? rect.y - context.pressed_at : 0;
  if (context.pressed_off == 0) return;
  ImGui::SetScrollY(window, window->Scroll.y + context.pressed_off);
  context.moved = true;
  context.want_frames(2);
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
    if (stop.group != from.group || stop.id == from.id || stop.aside) continue;
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
    } else if (stop.aside) {
      continue;
    } else if (passed) {
      return &stop;
    }
    before = &stop;
  }
  return nullptr;
}

// Where the focus was last, in each group and each region.
using LastIn = std::unordered_map<std::uint32_t, std::uint32_t>;

bool was_last(const LastIn& last_in, std::uint32_t whole, const Stop& stop) {
  const auto last = last_in.find(whole);
  return last != last_in.end() && last->second == stop.id;
}

// The member of a group where Tab stops: what is chosen there, or where the focus was, or the
// first.
const Stop* entrance(const std::vector<Stop>& stops, const LastIn& last_in, const Stop& member) {
  if (member.group == 0) return &member;
  const Stop* first = nullptr;
  const Stop* last = nullptr;
  const Stop* chosen = nullptr;
  for (const Stop& stop : stops) {
    if (stop.group != member.group || stop.aside) continue;
    if (stop.preferred && chosen == nullptr) chosen = &stop;
    if (was_last(last_in, member.group, stop)) last = &stop;
    if (first == nullptr) first = &stop;
  }
  if (last != nullptr && (chosen == nullptr || !member.one_of)) return last;
  return chosen != nullptr ? chosen : first;
}

const Stop* by_tab(const std::vector<Stop>& stops, const LastIn& last_in, std::uint32_t from,
                   bool back) {
  std::vector<const Stop*> entrances;
  std::size_t here = stops.size();
  for (const Stop& stop : stops) {
    const Stop* at = entrance(stops, last_in, stop);
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

// Where a region is entered that begins with this stop: where the focus was, or at its first part.
const Stop* region_entrance(const std::vector<Stop>& stops, const LastIn& last_in,
                            const Stop& first) {
  const auto last = std::find_if(stops.begin(), stops.end(), [&](const Stop& stop) {
    return stop.region == first.region && was_last(last_in, first.region, stop);
  });
  return last != stops.end() ? &*last : entrance(stops, last_in, first);
}

// Where the next region is entered, or the one before.
const Stop* by_region(const std::vector<Stop>& stops, const LastIn& last_in, std::uint32_t from,
                      bool back) {
  std::vector<const Stop*> entrances;
  std::size_t here = stops.size();
  for (const Stop& stop : stops) {
    const bool known = std::any_of(entrances.begin(), entrances.end(),
                                   [&](const Stop* each) { return each->region == stop.region; });
    // The words of a text lead to the rules: a region is entered at what is done there.
    if (!known && !stop.in_order) entrances.push_back(region_entrance(stops, last_in, stop));
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

// A part, and a region, is entered again where the focus was in it.
void remember_place(UiContext& context, const std::vector<Stop>& stops) {
  for (const Stop& stop : stops) {
    if (stop.id != context.focus) continue;
    if (stop.group != 0 && !stop.aside) context.last_in[stop.group] = stop.id;
    if (!stop.in_order) context.last_in[stop.region] = stop.id;
  }
}

}  // namespace

void Ui::hold_pressed() {
  constexpr int frames_until_all_stands = 5;
  inner_->holds_pressed = frames_until_all_stands;
  inner_->want_frames(frames_until_all_stands);
}

bool follows_a_press() {
  return ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] > 1;
}

void move_focus(UiContext& context) {
  std::vector<Stop> stops;
  for (const Stop& stop : context.last_stops) {
    if (stop.layer == context.top_layer) stops.push_back(stop);
  }
  remember_place(context, stops);
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !io.KeyCtrl && !io.KeyAlt) {
    const std::uint32_t from = context.focus != 0 ? context.focus : context.tab_origin;
    if (const Stop* next = by_tab(stops, context.last_in, from, io.KeyShift)) {
      context.set_focus(next->id, true);
      context.text_wants_start = next->text;
    }
    return;
  }
  if (ImGui::IsKeyPressed(ImGuiKey_F6) && !io.KeyCtrl && !io.KeyAlt) {
    if (const Stop* next = by_region(stops, context.last_in, context.focus, io.KeyShift)) {
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
    const bool number = context.spun == context.focus;
    if (number && (across || here->one_of)) continue;  // they change it
    // Where nothing stands in that direction, on in the order of reading: so each one is reached.
    const Stop* next = here->in_order || number ? nullptr : by_arrow(stops, *here, key);
    if (next == nullptr) next = by_order(stops, *here, key);
    if (next == nullptr) continue;
    context.set_focus(next->id, true);
    context.arrow_taken = true;
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
    if (pressed && is_stray(context, id)) pressed = false;
  }
  const bool began = now.held && ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  if (began) {
    context.click_taken = true;
    context.set_focus(id, false);
  }
  if (pressed) context.want_frames(2);
  if (context.info.touch && !now.held) now.hovered = false;
  if (now.hovered && !options.disabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);

  // What opens begins at something that can be done.
  const bool first = context.takes_first_focus(options.text || options.number);
  if (context.focus_next || (first && !options.disabled)) {
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
  if (pressed) {
    context.pressed = id;
    context.pressed_at = rect.y;
  }
  if (context.pressed == id) note_pressed(context, rect);
  now.pressed = pressed && !options.disabled;
  now.tried = pressed && options.disabled;
  if (now.tried) {
    context.announcement = options.reason;
    context.want_frames(2);
  }
  if (pressed) context.want_frames(2);
  Stop stop{id, context.keyboard_group, rect, context.layer, options.preferred};
  stop.one_of = stop.group != 0;
  const KeyWalk walk = context.walk();
  stop.region = walk.region;
  if (walk.one_stop != 0) {
    stop.group = walk.one_stop;
    stop.one_of = walk.one_of;
  }
  stop.in_order = options.group != 0;
  if (stop.in_order) stop.group = options.group;
  if (options.text) stop.group = 0;  // arrows are its own
  stop.text = options.text;
  stop.aside = options.aside;
  context.stops.push_back(stop);
  note_hint(context, id, rect, options, now, began);
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

Interaction interact_opening(Ui& ui, std::uint32_t id, std::string_view name,
                             std::string_view value, const Rect& rect, bool open,
                             std::string_view description) {
  const InteractOptions how{};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  node.value = value;
  node.description = description;
  node.expandable = true;
  node.expanded = open;
  return now;
}

}  // namespace roadbook::ui
