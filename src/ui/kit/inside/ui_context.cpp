// Ids, records of nodes, and what a frame keeps for the next.
#include "ui/kit/inside/ui_context.hpp"

#include <algorithm>

namespace roadbook::ui {

namespace {

Rect rect_of(const ImRect& box) {
  return {box.Min.x, box.Min.y, std::max(box.GetWidth(), 0.0F), std::max(box.GetHeight(), 0.0F)};
}

}  // namespace

Node& UiContext::record(std::uint32_t id, Role role, std::string_view name, const Rect& rect) {
  Node node;
  node.id = id;
  node.parent = parents.back();
  node.role = role;
  node.name = name;
  node.rect = rect;
  node.layer = layer;
  node.walked = role == Role::spin_button && walks_up_and_down();
  ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  if (window != nullptr) node.clip = rect_of(window->ClipRect);
  if (scroll_to != 0 && scroll_to == id && window != nullptr) {
    const ImRect box(rect.x, rect.y - 12, rect.x + rect.width, rect.y + rect.height + 12);
    ImGui::ScrollToRectEx(window, box,
                          ImGuiScrollFlags_KeepVisibleEdgeY | ImGuiScrollFlags_KeepVisibleEdgeX);
    scroll_to = 0;
    want_frames(2);
  }
  nodes.push_back(std::move(node));
  return nodes.back();
}

std::optional<NodeAction> UiContext::take(std::uint32_t id, NodeAction::Kind kind) {
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].id != id || actions[i].kind != kind) continue;
    NodeAction found = std::move(actions[i]);
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(i));
    return found;
  }
  return std::nullopt;
}

std::uint32_t UiContext::id(std::string_view name) const {
  // Two marks before the name: ImGui's own text fields, called so, get the same id and show no
  // label.
  std::string label = "##";
  label += name;
  return ImGui::GetCurrentWindowRead()->GetID(label.c_str());
}

std::uint32_t UiContext::child_id(std::uint32_t parent, std::string_view name) const {
  return ImHashStr(name.data(), name.size(), parent);
}

std::uint32_t UiContext::child_id(std::uint32_t parent, int index) const {
  return ImHashData(&index, sizeof index, parent);
}

float UiContext::recall(std::uint32_t key, float otherwise) const {
  const auto found = memory.find(key);
  return found == memory.end() ? otherwise : found->second;
}

void UiContext::remember(std::uint32_t key, float value) {
  const auto [place, is_new] = memory.emplace(key, value);
  if (!is_new && place->second == value) return;
  place->second = value;
  moved = true;
  want_frames(2);
}

float UiContext::motion(double since, double seconds) {
  const double passed = info.time - since;
  if (info.reduced_motion || passed < 0 || passed >= seconds) return 1;
  want_frames(2);
  return static_cast<float>(passed / seconds);
}

void UiContext::note_marks(std::uint32_t id, int count) {
  const int frame = ImGui::GetFrameCount();
  const auto [place, is_new] = inking.try_emplace(id);
  Inking& ink = place->second;
  const bool was_drawn = !is_new && ink.frame + 1 >= frame;
  if (was_drawn && count > ink.count) {
    ink.from = ink.count;
    ink.to = count;
    ink.since = info.time;
  }
  ink.count = count;
  ink.frame = frame;
}

float UiContext::ink_of(std::uint32_t id, int index) {
  constexpr double seconds = 0.12;
  constexpr float at_first = 0.2F;
  const auto found = inking.find(id);
  if (found == inking.end()) return 1;
  const Inking& ink = found->second;
  if (index < ink.from || index >= ink.to) return 1;
  return at_first + (1 - at_first) * motion(ink.since, seconds);
}

void UiContext::wake_in(double seconds) {
  const double at = info.time + seconds;
  if (wake_at < 0 || at < wake_at) wake_at = at;
}

void UiContext::set_focus(std::uint32_t id, bool visible) {
  if (focus != id) {
    if (focus != 0) tab_origin = focus;
    text_wants_start = false;
    typed_in = 0;
    want_frames(2);
  }
  focus = id;
  ring = visible;
  if (visible && id != 0) scroll_to = id;
}

KeyWalk UiContext::walk() const {
  if (walks.empty() || walks.back().layer != layer) return {0, 0, layer};
  return walks.back();
}

void UiContext::begin_part(std::uint32_t id, int level) {
  if (walks.empty() || walks.back().layer != layer || walks.back().parts < level) return;
  walks.back().one_stop = child_id(id, "part");
}

bool UiContext::take_blur(std::uint32_t id) {
  const bool leaves = take(id, NodeAction::Kind::leave).has_value();
  if (!leaves && !take(id, NodeAction::Kind::blur)) return false;
  if (focus == id) set_focus(0, false);
  if (leaves) tab_origin = 0;
  return true;
}

bool UiContext::key_pressed(ImGuiKey key) const {
  const ImGuiIO& io = ImGui::GetIO();
  return !io.KeyCtrl && !io.KeyAlt && !io.KeySuper && ImGui::IsKeyPressed(key, false);
}

}  // namespace roadbook::ui
