// The frames, events and checks of the interface without a window.
#include "headless/harness.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "embedded/faces.hpp"
#include "embedded/files.hpp"
#include "headless/item_hooks.hpp"
#include "ui/access/mirror.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::headless {

// The program's faces in an atlas that no context owns: what was drawn for one test is there for
// the next.
struct Letters {
  ui::Fonts fonts;  // the atlas asks it for letters to its end
  ImFontAtlas atlas;
  int frames = 0;

  Letters(bool usual_only, ui::DrawWords draw_words) {
    if (!fonts.build(atlas, font_files(usual_only), std::move(draw_words))) {
      throw Failure("the fonts are not there");
    }
  }
};

namespace {

using ui::Node;
using ui::Role;

// The same for all harnesses, but for those that draw words in a way of their own.
std::shared_ptr<Letters> letters_for(const HarnessOptions& options) {
  const bool usual_only = options.usual_letters_only;
  if (options.draw_words) return std::make_shared<Letters>(usual_only, options.draw_words);
  static std::map<bool, std::shared_ptr<Letters>> known;
  std::shared_ptr<Letters>& letters = known[usual_only];
  if (!letters) letters = std::make_shared<Letters>(usual_only, ui::DrawWords{});
  return letters;
}

// Without a graphics card, textures are said to be done at once.
void answer_texture_requests() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    if (texture->Status == ImTextureStatus_WantDestroy) {
      texture->SetTexID(ImTextureID_Invalid);
      texture->SetStatus(ImTextureStatus_Destroyed);
    } else if (texture->Status != ImTextureStatus_OK) {
      texture->SetTexID(1);
      texture->SetStatus(ImTextureStatus_OK);
    }
  }
}

std::string quoted(const Node& node) {
  return std::string(ui::role_name(node.role)) + " \"" + node.name + "\"";
}

bool in_sight(const Node& node) {
  const ui::NodeRect& rect = node.rect;
  const ui::NodeRect& clip = node.clip;
  return rect.x >= clip.x && rect.y >= clip.y && rect.x + rect.width <= clip.x + clip.width &&
         rect.y + rect.height <= clip.y + clip.height;
}

bool takes_any_length(const Node& node) {
  const bool typed = node.role == Role::textbox || node.role == Role::textarea;
  return typed && !node.disabled && node.max_length < 1;
}

// All that the audit looks at, as one number; where things stand and what is written in them is no
// part of it.
std::uint64_t meaning_of(const ui::Nodes& nodes, const std::vector<std::uint32_t>& items,
                         const std::vector<std::uint32_t>& helpers) {
  std::uint64_t sum = 14695981039346656037U;
  const auto add = [&sum](std::uint64_t value) { sum = (sum ^ value) * 1099511628211U; };
  for (const Node& node : nodes) {
    add(node.id);
    add(node.parent);
    add(std::hash<std::string>{}(node.name));
    const bool unexplained = node.disabled && node.description.empty();
    add(static_cast<std::uint64_t>(node.role) << 3U | (node.interactive ? 4U : 0U) |
        (unexplained ? 2U : 0U) | (takes_any_length(node) ? 1U : 0U));
  }
  for (const std::vector<std::uint32_t>* ids : {&items, &helpers}) {
    add(ids->size());
    for (const std::uint32_t id : *ids) add(id);
  }
  return sum;
}

}  // namespace

ui::Fonts::Files font_files(bool usual) {
  const auto [display, regular, semibold] = embedded::faces();
  return {display.letters,
          regular.letters,
          semibold.letters,
          embedded::find("emblems/emblems.otf"),
          embedded::find("emblems/ids.txt"),
          usual ? "" : display.more,
          usual ? "" : regular.more,
          usual ? "" : semibold.more};
}

Harness::Harness(float width, float height, const HarnessOptions& options)
    : letters_(letters_for(options)), context_(ImGui::CreateContext(&letters_->atlas)) {
  IMGUI_CHECKVERSION();
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  io.DisplayFramebufferScale = {options.pixel_ratio, options.pixel_ratio};
  io.ConfigErrorRecovery = false;
  info_.size = {width, height};
  info_.pixel_ratio = options.pixel_ratio;
  info_.touch = options.touch;
  info_.text_is_edited_by_page = options.text_is_edited_by_page;
  info_.reduced_motion = options.reduced_motion;
  ui_ = std::make_unique<ui::Ui>(fonts());
  watch_items();
}

Harness::~Harness() {
  ImGui::SetCurrentContext(context_);
  ui_.reset();
  ImGui::DestroyContext(context_);
}

const ui::Fonts& Harness::fonts() const {
  return letters_->fonts;
}

void Harness::show(std::function<void(ui::Ui&)> screen) {
  draw_ = [this, screen = std::move(screen)](const ui::FrameInfo& info) {
    ui_->begin_frame(info);
    screen(*ui_);
    ui_->end_frame();
  };
  settle();
}

void Harness::resize(float width, float height) {
  info_.size = {width, height};
  frame();
  settle();
}

void Harness::frame(double seconds) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {info_.size.width, info_.size.height};
  io.DeltaTime = static_cast<float>(seconds);
  info_.time += seconds;
  ImFontAtlasUpdateNewFrame(&letters_->atlas, ++letters_->frames, true);
  ImGui::NewFrame();
  items_met();  // those of ImGui's own fallback window
  if (draw_) draw_(info_);
  ImGui::Render();
  answer_texture_requests();
  audit();
}

void Harness::settle() {
  if (!frames_until([this] { return ui().wants_frames() == 0; })) {
    throw Failure("the screen does not come to rest");
  }
}

void Harness::rest() {
  constexpr int limit = 300;
  for (int i = 0; ui().wants_frames() > 0; ++i) {
    if (i == limit) throw Failure("the screen does not come to rest");
    frame();
  }
}

bool Harness::frames_until(const std::function<bool()>& condition, int limit) {
  for (int i = 0; i < limit; ++i) {
    frame();
    if (condition()) return true;
  }
  return false;
}

const Node* Harness::find(Role role, std::string_view name) const {
  for (const Node& node : ui_->nodes()) {
    if (node.role == role && node.name == name) return &node;
  }
  return nullptr;
}

const Node& Harness::get(Role role, std::string_view name) const {
  if (const Node* node = find(role, name)) return *node;
  std::string text = "no ";
  text.append(ui::role_name(role)).append(" \"").append(name).append("\"; there are:");
  for (const Node& node : ui_->nodes()) {
    if (node.role == role || node.name == name) text += "\n  " + quoted(node);
  }
  throw Failure(text);
}

std::vector<std::string> Harness::names(Role role) const {
  std::vector<std::string> found;
  for (const Node& node : ui_->nodes()) {
    if (node.role == role) found.push_back(node.name);
  }
  return found;
}

const Node& Harness::in_view(Role role, std::string_view name) {
  if (const Node& here = get(role, name); in_sight(here)) return here;
  ui_->scroll_to(get(role, name).id);
  settle();
  const Node& node = get(role, name);
  const float x = node.rect.x + node.rect.width / 2;
  const float y = node.rect.y + node.rect.height / 2;
  if (x < node.clip.x || y < node.clip.y || x > node.clip.x + node.clip.width ||
      y > node.clip.y + node.clip.height) {
    throw Failure(quoted(node) + " cannot be scrolled into view");
  }
  return node;
}

void Harness::press(Role role, std::string_view name) {
  press_at(role, name, 0.5F);
}

void Harness::press_at(Role role, std::string_view name, float part_x, float part_y) {
  const ui::NodeRect rect = in_view(role, name).rect;
  // Who aims at something else takes a moment; two presses in a row at one thing may be quick.
  constexpr double moment = 0.35;
  const std::string aimed = std::string(ui::role_name(role)) + " " + std::string(name);
  if (aimed != aimed_at_) frame(moment);
  aimed_at_ = aimed;
  click(rect.x + rect.width * part_x, rect.y + rect.height * part_y);
}

void Harness::move_pointer(float x, float y) {
  point_at(x, y);
  frame();
  frame();
}

void Harness::point_at(float x, float y) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(info_.touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(x, y);
}

void Harness::click(float x, float y) {
  point_at(x, y);
  frame();
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  frame();
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  frame();
  rest();
}

void Harness::drag(float from_x, float from_y, float to_x, float to_y) {
  move_pointer(from_x, from_y);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  frame();
  constexpr int steps = 8;
  for (int i = 1; i <= steps; ++i) {
    const float part = static_cast<float>(i) / steps;
    ImGui::GetIO().AddMousePosEvent(from_x + (to_x - from_x) * part,
                                    from_y + (to_y - from_y) * part);
    frame();
  }
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  frame();
  rest();
}

void Harness::wheel(float x, float y, float steps) {
  move_pointer(x, y);
  ImGui::GetIO().AddMouseWheelEvent(0, steps);
  frame();
  rest();
}

void Harness::act(Role role, std::string_view name, ui::NodeAction::Kind kind, std::string text,
                  int value) {
  ui_->act({get(role, name).id, kind, std::move(text), value});
  settle();
}

void Harness::letters(std::string_view text) {
  const std::string copy(text);
  ImGui::GetIO().AddInputCharactersUTF8(copy.c_str());
  // All that was typed since the last frame goes into the field in one.
  frame();
  frame();
  rest();
}

void Harness::write(std::string_view field, std::string_view text) {
  act(has(Role::textbox, field) ? Role::textbox : Role::textarea, field,
      ui::NodeAction::Kind::set_text, std::string(text));
}

void Harness::type(std::string_view field, std::string_view text) {
  if (info_.text_is_edited_by_page) {
    write(field, text);
    return;
  }
  const bool one_line = has(Role::textbox, field);
  press(one_line ? Role::textbox : Role::textarea, field);
  key(ImGuiKey_A, ImGuiMod_Ctrl);
  key(ImGuiKey_Delete);
  letters(text);
}

void Harness::key(ImGuiKey key, ImGuiKey modifier) {
  ImGuiIO& io = ImGui::GetIO();
  if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, true);
  io.AddKeyEvent(key, true);
  frame();
  io.AddKeyEvent(key, false);
  if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, false);
  frame();
  rest();
}

void Harness::fault(std::string text) {
  if (std::find(faults_.begin(), faults_.end(), text) == faults_.end()) {
    faults_.push_back(std::move(text));
  }
}

void Harness::audit() {
  // What was looked at in an earlier frame is not looked at again: most frames say nothing new.
  const std::vector<std::uint32_t> met = items_met();
  const std::vector<std::uint32_t>& helpers = ui_->context().helpers;
  if (!audited_.insert(meaning_of(ui_->nodes(), met, helpers)).second) return;
  std::set<std::uint32_t> known(helpers.begin(), helpers.end());
  std::set<std::tuple<std::uint32_t, Role, std::string_view>> names;
  std::map<std::uint32_t, const Node*> by_id;
  std::map<std::uint32_t, bool> has_items;   // of each list
  std::map<std::uint32_t, std::string> odd;  // what else stands in it
  for (const Node& node : ui_->nodes()) {
    known.insert(node.id);
    const auto [other, is_new] = by_id.emplace(node.id, &node);
    if (!is_new) fault("two nodes share an id: " + quoted(*other->second) + ", " + quoted(node));
    if (node.parent != 0 && by_id.find(node.parent) == by_id.end()) {
      fault(quoted(node) + " stands before its parent");
    }
    const auto above = by_id.find(node.parent);
    const bool in_list = above != by_id.end() && above->second->role == Role::list;
    if (in_list && node.role == Role::list_item) has_items[node.parent] = true;
    if (in_list && node.role != Role::list_item) odd[node.parent] = quoted(node);
    if (!in_list && node.role == Role::list_item) fault(quoted(node) + " stands in no list");
    if (!node.interactive) continue;
    if (node.name.empty()) fault(quoted(node) + " has no name");
    if (!names.emplace(node.parent, node.role, node.name).second) {
      fault(quoted(node) + " is there twice in one group");
    }
    if (node.disabled && node.description.empty()) {
      fault(quoted(node) + " refuses without a reason");
    }
    if (takes_any_length(node)) {
      fault(quoted(node) + " takes any number of letters");
    }
  }
  for (const auto& [list, other] : odd) {
    if (has_items[list]) fault(other + " stands among the items of " + quoted(*by_id.at(list)));
  }
  for (const std::uint32_t id : met) {
    if (known.find(id) == known.end()) {
      fault("an interactive item has no node: " + std::to_string(id));
    }
  }
}

std::vector<std::string> Harness::small_targets() const {
  std::vector<std::string> found;
  for (const Node& node : ui_->nodes()) {
    if (!node.interactive || node.role == Role::textbox || node.role == Role::textarea) continue;
    if (node.rect.height < ui::touch_target) found.push_back(quoted(node));
  }
  return found;
}

}  // namespace roadbook::headless
