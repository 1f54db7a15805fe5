// Begins and ends a frame, and hands out what was done in it.
#include "ui/kit/ui.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/overlay_window.hpp"
#include "ui/kit/inside/touch_scroll.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/outline.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

// ImGui is used for windows, scrolling and input; nothing of its looks is left.
void blank_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = {0, 0};
  style.FramePadding = {0, 0};
  style.ItemSpacing = {0, 0};
  style.ItemInnerSpacing = {0, 0};
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.FrameBorderSize = 0;
  style.WindowRounding = 0;
  style.WindowMinSize = {1, 1};
  style.ScrollbarSize = 0;
  style.CircleTessellationMaxError = 0.1F;
  style.CurveTessellationTol = 0.5F;
  style.DisplaySafeAreaPadding = {0, 0};
  for (ImVec4& color : style.Colors) color = {0, 0, 0, 0};
}

ImGuiKey imgui_key(Key key) {
  switch (key) {
    case Key::z:
      return ImGuiKey_Z;
    case Key::y:
      return ImGuiKey_Y;
    case Key::k:
      return ImGuiKey_K;
    case Key::p:
      return ImGuiKey_P;
    case Key::s:
      return ImGuiKey_S;
    case Key::f:
      return ImGuiKey_F;
    case Key::c:
      return ImGuiKey_C;
    case Key::question:
      return ImGuiKey_Slash;
    case Key::escape:
      return ImGuiKey_Escape;
    case Key::v:
      return ImGuiKey_V;
  }
  return ImGuiKey_None;
}

std::string_view key_word(Key key) {
  constexpr std::string_view words[] = {"Z", "Y", "K", "P", "S", "F", "C", "?", "Esc", "V"};
  return words[static_cast<std::size_t>(key)];
}

}  // namespace

bool Ui::by_keyboard() const {
  return inner_->ring;
}

void Ui::open_topic(std::string_view topic) {
  inner_->topic = topic;
  inner_->want_frames(2);
}

void Ui::set_terms(const Terms* terms) {
  inner_->terms = terms;
}

std::string Ui::take_copied() {
  return std::exchange(inner_->copied, {});
}

void Ui::copy_selected() {
  UiContext& in = *inner_;
  in.copied = in.selection.words;
  if (!in.copied.empty() || in.focus == 0) return;
  for (const Node& node : in.finished) {
    if (node.id != in.focus) continue;
    in.copied = node.name;
    if (!node.value.empty()) in.copied += ": " + node.value;
    if (!node.description.empty()) in.copied += "\n" + node.description;
  }
}

void Ui::begin_text_cursor() {
  inner_->cursor.wanted = true;
  inner_->want_frames(3);
}

bool Ui::has_text_cursor() const {
  return inner_->cursor.on;
}

std::string Ui::take_message() {
  return std::exchange(inner_->message, {});
}

std::string Ui::take_topic() {
  return std::exchange(inner_->topic, {});
}

std::string shortcut_text(const Shortcut& keys) {
  std::string text;
  if (keys.control) text += "Ctrl ";
  if (keys.shift && keys.key != Key::question) text += "Shift ";
  return text.append(key_word(keys.key));
}

Ui::Ui(const Fonts& fonts) : inner_(std::make_unique<UiContext>()) {
  inner_->fonts = &fonts;
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  io.ConfigNavCaptureKeyboard = false;
  blank_style();
}

Ui::~Ui() = default;

void Ui::set_pictures(PictureOf pictures) {
  inner_->pictures = std::move(pictures);
}

void Ui::begin_frame(const FrameInfo& info) {
  UiContext& in = *inner_;
  renew_pictures();
  in.last_time = in.info.time;
  if (in.info.size.width != info.size.width || in.info.size.height != info.size.height) {
    in.pressed = 0;
  }
  in.pressed_in = nullptr;
  in.info = info;
  // A second tap of a finger falls farther from the first than that of a mouse.
  ImGui::GetIO().MouseDoubleClickMaxDist = info.touch ? 24.0F : 6.0F;
  for (const Face face : {Face::display, Face::regular, Face::semibold}) {
    in.fonts->font(face)->CurrentRasterizerDensity =
        ImGui::GetCurrentContext()->FontRasterizerDensity;
  }
  in.accents_before.clear();
  set_accent(Accent::red);
  in.nodes.clear();
  in.spelled.clear();
  in.control_words.clear();
  in.control_text.clear();
  in.stops.clear();
  in.overlays.clear();
  in.helpers.clear();
  in.actions.swap(in.pending);
  in.pending.clear();
  if (!in.actions.empty()) in.want_frames(2);
  in.key_taken = in.click_taken = in.arrow_taken = in.types_number = false;
  in.layer = 0;
  put_hint_away(in);
  in.hint = {};
  in.announcement.clear();
  in.wake_at = -1;
  in.moved = false;
  in.text_active = ImGui::GetIO().WantTextInput;
  // The first Escape ends the typing, the next one closes what the field stands in.
  in.escape_taken = in.edited != 0 && ImGui::GetActiveID() == in.edited && !in.edits_empty_search;
  read_cursor_keys(in);
  move_focus(in);
  move_by_finger(in);
  in.scrolled.clear();

  const ImGuiViewport* viewport = ImGui::GetMainViewport();
  ImGui::SetNextWindowPos(viewport->Pos);
  ImGui::SetNextWindowSize(viewport->Size);
  ImGui::PushFont(in.fonts->font(Face::regular),
                  in.fonts->imgui_size(Face::regular, 14 * in.text_scale));
  ImGui::Begin("##window", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse);
  const Rect all{0, 0, info.size.width, info.size.height};
  const Color& ground = in.palette().background;
  ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, {all.width, all.height},
                                            IM_COL32(ground.red, ground.green, ground.blue, 255));
  in.areas.assign(1, all);
  in.bar = 0;
  in.head = all.y;
  in.foot = all.y + all.height;
  in.drawn_to = all.x + all.width;
  // What is laid out anew in this frame knows in the next how far it scrolls.
  if (in.room_of_message != in.message_room) in.want_frames(2);
  in.room_of_message = in.message_room;
  in.message_room = 0;
  in.regions.assign(1, {});
  in.parents.assign(1, 0);
  in.flows.clear();
  in.open_flow(12);
  in.flow().width = all.width;
}

void Ui::end_frame() {
  UiContext& in = *inner_;
  in.flows.clear();
  ImGui::End();
  draw_selection_tools(*this);
  draw_hint(*this);
  ImGui::PopFont();
  close_forgotten_overlays(in);
  if (!in.announcement.empty()) {
    in.record(0xA0000001U, Role::status, in.announcement, {});
  }
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !in.click_taken) in.set_focus(0, false);
  in.to_top = false;
  for (const AreaScroll& each : in.scroll_back) {
    for (ImGuiWindow* window : in.scrolled) {
      if (window->ID == each.area) ImGui::SetScrollY(window, each.down);
    }
  }
  if (!in.moved) in.scroll_back.clear();
  if (in.holds_pressed > 0) --in.holds_pressed;
  if (in.focus != 0) {
    const bool drawn = std::any_of(in.stops.begin(), in.stops.end(),
                                   [&in](const Stop& stop) { return stop.id == in.focus; });
    if (!drawn) in.focus = 0;
  }
  in.last_stops.swap(in.stops);
  in.last_overlays = in.overlays;
  in.shut_from = 0;
  close_outline(in.nodes);
  select_words(in);
  in.finished.swap(in.nodes);
  in.actions.clear();
  if (in.settle > 0) --in.settle;
}

const Nodes& Ui::nodes() const {
  return inner_->finished;
}

void Ui::act(NodeAction action) {
  inner_->pending.push_back(std::move(action));
  inner_->want_frames(2);
}

bool Ui::shut_topmost() {
  if (!can_shut_topmost()) return false;
  inner_->shut_from = static_cast<int>(inner_->last_overlays.size());
  inner_->want_frames(2);
  return true;
}

void Ui::shut_all() {
  const std::vector<Overlay>& open = inner_->last_overlays;
  if (std::all_of(open.begin(), open.end(), [](const Overlay& one) { return one.has_address; })) {
    return;
  }
  inner_->shut_from = 1;
  inner_->want_frames(2);
}

bool Ui::is_shutting() const {
  return inner_->shut_from > 0;
}

void Ui::announce(std::string_view words) {
  inner_->announcement = words;
}

void Ui::set_theme(Theme theme) {
  inner_->theme = theme;
  inner_->renew_palette();
}
void Ui::set_accent(Accent accent) {
  inner_->accent = accent;
  inner_->renew_palette();
}
Block Ui::accented(Accent accent) {
  inner_->accents_before.push_back(inner_->accent);
  set_accent(accent);
  return {*this,
          [](Ui& own, std::uint32_t) {
            own.set_accent(own.context().accents_before.back());
            own.context().accents_before.pop_back();
          },
          0};
}
void Ui::set_text_scale(float scale) {
  inner_->text_scale = std::clamp(scale, 0.8F, 2.0F);
}
bool Ui::in_browser() const {
  return inner_->info.text_is_edited_by_page;
}

float Ui::mark_scale() const {
  return std::max(1.0F, text_scale());
}

float Ui::text_scale() const {
  return inner_->text_scale;
}

bool Ui::compact() const {
  return inner_->compact();
}
bool Ui::low() const {
  return inner_->low();
}
bool Ui::touch() const {
  return inner_->info.touch || inner_->compact();
}
Size Ui::size() const {
  return inner_->info.size;
}
float Ui::width() const {
  return inner_->room();
}
float Ui::target() const {
  return touch() ? touch_target : pointer_target;
}

Size Ui::measure(Type type, std::string_view words, float wrap_width) const {
  const TextStyle style = text_style(*inner_, type);
  Size size;
  const std::vector<std::string_view> lines = break_lines(style, words, wrap_width);
  for (const std::string_view line : lines) {
    size.width = std::max(size.width, std::ceil(line_width(style, line)));
  }
  size.height = style.line_height * static_cast<float>(lines.size());
  return size;
}

void Ui::focus_next() {
  inner_->focus_next = true;
}
void Ui::focus(std::uint32_t node_id) {
  inner_->set_focus(node_id, inner_->ring);
}
std::uint32_t Ui::focused() const {
  return inner_->focus;
}
void Ui::scroll_to(std::uint32_t node_id) {
  inner_->scroll_to = node_id;
  inner_->want_frames(3);
}
void Ui::scroll_to_top() {
  inner_->to_top = true;
  inner_->want_frames(2);
}

bool Ui::shortcut(const Shortcut& keys) {
  const ImGuiIO& io = ImGui::GetIO();
  const UiContext& in = *inner_;
  const bool copies = keys.control && keys.key == Key::c;  // also from what lies over the screen
  if (in.top_layer > 0 && in.layer < in.top_layer && !copies) return false;
  const bool of_fields =
      !keys.control || copies || keys.key == Key::z || keys.key == Key::y || keys.key == Key::v;
  if (in.text_active && of_fields) return false;
  const bool control = io.KeyCtrl || io.KeySuper;
  if (control != keys.control || io.KeyShift != keys.shift || io.KeyAlt) return false;
  return ImGui::IsKeyPressed(imgui_key(keys.key), false);
}

bool Ui::has_moved() const {
  return inner_->moved;
}

int Ui::wants_frames() const {
  return inner_->settle;
}
double Ui::wants_frame_in() const {
  return inner_->wake_at < 0 ? -1 : std::max(inner_->wake_at - inner_->info.time, 0.0);
}

Block Ui::scope(std::string_view id) {
  ImGui::PushID(id.data(), id.data() + id.size());
  return {*this, [](Ui&, std::uint32_t) { ImGui::PopID(); }, 0};
}

Block Ui::scope(int index) {
  ImGui::PushID(index);
  return {*this, [](Ui&, std::uint32_t) { ImGui::PopID(); }, 0};
}

UiContext& Ui::context() {
  return *inner_;
}

}  // namespace roadbook::ui
