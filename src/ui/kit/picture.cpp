// Hands pictures to the graphics card through Dear ImGui, and draws them.
#include "ui/kit/picture.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "ui/kit/emblem.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

// A texture that Dear ImGui knows of, until the graphics card has let go of it.
struct Texture {
  ImTextureData* data = nullptr;
  ImGuiContext* context = nullptr;
  int gone_at = -1;  // the frame in which its picture went
};

std::vector<Texture>& textures() {
  static std::vector<Texture> all;
  return all;
}

void let_go(const Texture& texture) {
  ImGui::UnregisterUserTexture(texture.data);
  IM_DELETE(texture.data);
}

// True where nothing is left of it.
bool renewed(Texture& texture) {
  ImTextureData& data = *texture.data;
  const bool gone = texture.gone_at >= 0;
  if (!gone) {
    // The graphics card lost what it had.
    if (data.Status == ImTextureStatus_Destroyed) data.SetStatus(ImTextureStatus_WantCreate);
    return false;
  }
  if (data.Status == ImTextureStatus_Destroyed || data.TexID == ImTextureID_Invalid) {
    let_go(texture);
    return true;
  }
  // The last frame that showed it has been drawn.
  if (ImGui::GetFrameCount() > texture.gone_at + 1) {
    data.UnusedFrames = 1;
    data.SetStatus(ImTextureStatus_WantDestroy);
  }
  return false;
}

// What is gone, and waited for a frame that does not come any more, goes with its context. Pictures
// that are still held go when their owner lets go.
void end_with(ImGuiContext* context, ImGuiContextHook*) {
  auto& all = textures();
  all.erase(std::remove_if(all.begin(), all.end(),
                           [context](const Texture& each) {
                             if (each.context != context || each.gone_at < 0) return false;
                             let_go(each);
                             return true;
                           }),
            all.end());
}

void end_with_context() {
  ImGuiContext* context = ImGui::GetCurrentContext();
  for (const ImGuiContextHook& each : context->Hooks) {
    if (each.Callback == end_with) return;
  }
  ImGuiContextHook hook;
  hook.Type = ImGuiContextHookType_Shutdown;
  hook.Callback = end_with;
  ImGui::AddContextHook(context, &hook);
}

// Draws the middle of the picture so that it fills the rectangle.
void draw_picture(const Picture& picture, const Rect& rect) {
  const float wide = static_cast<float>(picture.width()) / static_cast<float>(picture.height());
  const float asked = rect.width / rect.height;
  float across = 0;
  float down = 0;
  if (wide > asked) across = (1 - asked / wide) / 2;
  if (wide < asked) down = (1 - wide / asked) / 2;
  ImGui::GetWindowDrawList()->AddImage(picture.texture()->GetTexRef(), {rect.x, rect.y},
                                       {rect.x + rect.width, rect.y + rect.height}, {across, down},
                                       {1 - across, 1 - down});
}

// What stands outside of the window's view asks for nothing.
const Picture* picture_of(const UiContext& context, std::string_view of, const Rect& rect) {
  if (of.empty() || !context.pictures) return nullptr;
  if (!ImGui::IsRectVisible({rect.x, rect.y}, {rect.x + rect.width, rect.y + rect.height})) {
    return nullptr;
  }
  return context.pictures(of, std::max(rect.width, rect.height) * context.info.pixel_ratio);
}

}  // namespace

Picture::Picture(const image::Pixels& pixels) : width_(pixels.width), height_(pixels.height) {
  texture_ = IM_NEW(ImTextureData)();
  texture_->Create(ImTextureFormat_RGBA32, width_, height_);
  std::memcpy(texture_->GetPixels(), pixels.rgba.data(), pixels.rgba.size());
  texture_->UseColors = true;
  texture_->SetStatus(ImTextureStatus_WantCreate);
  end_with_context();
  ImGui::RegisterUserTexture(texture_);
  textures().push_back({texture_, ImGui::GetCurrentContext(), -1});
}

Picture::~Picture() {
  auto& all = textures();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [this](const Texture& each) { return each.data == texture_; });
  if (found == all.end()) return;
  if (ImGui::GetCurrentContext() == found->context) {
    found->gone_at = ImGui::GetFrameCount();
    return;
  }
  // Its context is gone, and what it had on the graphics card with it.
  IM_DELETE(found->data);
  all.erase(found);
}

void renew_pictures() {
  auto& all = textures();
  const ImGuiContext* here = ImGui::GetCurrentContext();
  all.erase(std::remove_if(all.begin(), all.end(),
                           [here](Texture& each) { return each.context == here && renewed(each); }),
            all.end());
}

bool draw_plate(const UiContext& context, std::string_view of, std::string_view emblem,
                const Rect& rect, float corner, bool gray) {
  return draw_plate(context, picture_of(context, of, rect), emblem, rect, corner, gray);
}

bool draw_plate(const UiContext& context, const Picture* picture, std::string_view emblem,
                const Rect& rect, float corner, bool gray, float below) {
  const Palette& colors = context.palette();
  const Color ink = gray ? colors.edge : colors.accent;
  fill(rect, colors.soft);
  if (picture != nullptr) {
    const float inset = std::floor(corner * 0.17F);
    draw_picture(*picture,
                 {rect.x + inset, rect.y + inset, rect.width - 2 * inset, rect.height - 2 * inset});
  }
  draw_frame(context, rect, corner, ink);
  if (picture != nullptr) return true;
  const float side = std::floor(std::min(rect.width, rect.height) * 0.66F);
  constexpr float above_words = 8;
  const float down = std::min((rect.height - side) / 2, rect.height - below - above_words - side);
  draw_emblem(context, emblem, {rect.x + (rect.width - side) / 2, rect.y + down}, side, ink);
  return false;
}

namespace {

// Where the words below the emblem stand: between the lower corners of the frame, or above them
// where that is too narrow. No height: they have no room.
Rect place_of_invitation(const TextStyle& style, const PicturePlate& plate, const Rect& rect) {
  constexpr float margin = 8;
  const float width = line_width(style, plate.invites);
  if (plate.invites.empty() || width > rect.width - 2 * margin) return {};
  const bool between = width <= rect.width - 2 * plate.corner;
  const float up = between ? plate.corner : std::floor(plate.corner * 0.75F) + style.line_height;
  return {rect.x, rect.y + rect.height - up, rect.width, style.line_height};
}

}  // namespace

bool picture_plate(Ui& ui, const PicturePlate& plate) {
  UiContext& context = ui.context();
  const Rect rect = context.place(plate.width, plate.height);
  const std::uint32_t id = context.id(id_or(plate.press, plate.name));
  bool pressed = false;
  if (!plate.press.empty()) {
    const InteractOptions how{};
    const Interaction now = interact(ui, id, rect, how);
    record(ui, id, Role::button, plate.press, rect, how, now);
    pressed = now.pressed;
    if (now.ring) focus_ring(context, rect, 0);
  }
  const Picture* picture =
      plate.picture == nullptr ? picture_of(context, plate.of, rect) : plate.picture;
  const TextStyle style = text_style(context, Type::small_strong);
  const Rect words = place_of_invitation(style, plate, rect);
  const float below = words.height > 0 ? rect.y + rect.height - words.y : 0;
  if (draw_plate(context, picture, plate.emblem, rect, plate.corner, false, below)) {
    context.record(context.child_id(id, "picture"), Role::image, plate.name, rect);
  } else if (words.height > 0) {
    draw_centered(style, words, context.palette().accent, plate.invites);
    context.record(context.child_id(id, "invites"), Role::text, plate.invites, words);
  }
  return pressed;
}

void small_picture(Ui& ui, std::string_view of, std::string_view emblem, float size) {
  UiContext& context = ui.context();
  const Rect rect = context.place(size, size);
  if (const Picture* picture = picture_of(context, of, rect)) {
    draw_picture(*picture, rect);
  } else {
    draw_emblem(context, emblem, {rect.x, rect.y}, size, context.palette().accent);
  }
}

std::optional<image::Square> crop(Ui& ui, const Crop& what) {
  UiContext& context = ui.context();
  if (what.picture == nullptr) return std::nullopt;
  const int columns = what.picture->width();
  const int rows = what.picture->height();
  const float room = context.room();
  constexpr float most_height = 320;
  const float scale =
      std::min(room / static_cast<float>(columns), most_height / static_cast<float>(rows));
  const Rect all = context.place(room, std::floor(static_cast<float>(rows) * scale));
  const float width = std::floor(static_cast<float>(columns) * scale);
  const Rect rect{std::floor(all.x + (room - width) / 2), all.y, width, all.height};
  const std::uint32_t id = context.id(what.name);
  const InteractOptions how{
      .hint = "Drag the square, or use the arrow keys. The wheel, + and − change its size.",
      .keys = false};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, what.name, rect, how, now);

  image::Square asked = what.square;
  const auto move = [&](double x, double y) { asked = image::moved(asked, x, y, columns, rows); };
  const auto resize = [&](double by) { asked = image::scaled(asked, by, columns, rows); };
  const ImGuiIO& io = ImGui::GetIO();
  if (now.held) {
    context.widget_drags = true;
    move(io.MouseDelta.x / scale, io.MouseDelta.y / scale);
  }
  if (now.hovered && io.MouseWheel != 0) resize(std::pow(1.08, -io.MouseWheel));
  if (now.hovered) ImGui::SetKeyOwner(ImGuiKey_MouseWheelY, id);
  if (now.focused && !context.text_active && !io.KeyCtrl && !io.KeyAlt) {
    context.spun = id;  // it takes the arrows
    const double step = asked.side / (io.KeyShift ? 8 : 32);
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) move(-step, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) move(step, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) move(0, -step);
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) move(0, step);
    const auto pressed = [](ImGuiKey one, ImGuiKey other) {
      return ImGui::IsKeyPressed(one) || ImGui::IsKeyPressed(other);
    };
    if (pressed(ImGuiKey_Equal, ImGuiKey_KeypadAdd)) resize(1.08);
    if (pressed(ImGuiKey_Minus, ImGuiKey_KeypadSubtract)) resize(1 / 1.08);
  }

  const Palette& colors = context.palette();
  draw_picture(*what.picture, rect);
  const auto of = [scale](double pixels) { return static_cast<float>(pixels) * scale; };
  const Rect square{rect.x + of(asked.x), rect.y + of(asked.y), of(asked.side), of(asked.side)};
  // What is left out lies in the shade; what the frame of a sheet leaves out, in half of it.
  const float right = square.x + square.width;
  const float bottom = square.y + square.height;
  constexpr float shade = 0.62F;
  fill({rect.x, rect.y, rect.width, square.y - rect.y}, colors.background, 0, shade);
  fill({rect.x, bottom, rect.width, rect.y + rect.height - bottom}, colors.background, 0, shade);
  fill({rect.x, square.y, square.x - rect.x, square.height}, colors.background, 0, shade);
  fill({right, square.y, rect.x + rect.width - right, square.height}, colors.background, 0, shade);
  const float framed = std::floor(square.width * plate_shape);
  const float side = (square.width - framed) / 2;
  constexpr float half_shade = 0.35F;
  fill({square.x, square.y, side, square.height}, colors.background, 0, half_shade);
  fill({right - side, square.y, side, square.height}, colors.background, 0, half_shade);
  outline(square, colors.panel, 0, 1);
  const Rect frame{square.x + side, square.y, framed, square.height};
  outline(frame, colors.panel, 0, 3);
  outline({frame.x + 1, frame.y + 1, frame.width - 2, frame.height - 2}, colors.accent);
  if (now.ring) focus_ring(context, rect, 0);
  if (asked == what.square) return std::nullopt;
  context.want_frames(2);
  return asked;
}

}  // namespace roadbook::ui
