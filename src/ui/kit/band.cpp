// Reads and draws the woodcut band.
#include "ui/kit/band.hpp"

#include <algorithm>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

// Reads little endian numbers; `good` is false once something was missing.
struct BandReader {
  std::string_view bytes;
  std::size_t at = 0;
  bool good = true;

  unsigned int byte() {
    if (at >= bytes.size()) {
      good = false;
      return 0;
    }
    return static_cast<unsigned char>(bytes[at++]);
  }
  unsigned int u16() {
    const unsigned int low = byte();
    return low | byte() << 8U;
  }
  float tenths() { return static_cast<float>(static_cast<std::int16_t>(u16())) / 10; }
};

}  // namespace

bool Band::read(std::string_view bytes) {
  BandReader reader{bytes};
  width_ = static_cast<float>(reader.u16());
  height_ = static_cast<float>(reader.u16());
  std::vector<Path> paths(reader.u16());
  for (Path& path : paths) {
    path.color.red = static_cast<std::uint8_t>(reader.byte());
    path.color.green = static_cast<std::uint8_t>(reader.byte());
    path.color.blue = static_cast<std::uint8_t>(reader.byte());
    path.rings.resize(reader.u16());
    for (std::vector<Point>& ring : path.rings) {
      ring.resize(reader.u16());
      for (Point& point : ring) {
        point.x = reader.tenths();
        point.y = reader.tenths();
      }
      if (!reader.good) return false;
    }
  }
  if (!reader.good || reader.at != bytes.size()) return false;
  paths_ = std::move(paths);
  return true;
}

namespace {

// The sky without rays behind words, with soft edges.
void darken(ImDrawList* list, const Rect& rect) {
  constexpr float edge = 44;
  const ImU32 dark = packed(band_ground, 0.9F);
  const ImU32 none = packed(band_ground, 0);
  const ImVec2 low{rect.x, rect.y};
  const ImVec2 high{rect.x + rect.width, rect.y + rect.height};
  list->AddRectFilled(low, high, dark);
  list->AddRectFilledMultiColor({high.x, low.y}, {high.x + edge, high.y}, dark, none, none, dark);
  list->AddRectFilledMultiColor({low.x, high.y}, {high.x, high.y + edge / 2}, dark, dark, none,
                                none);
  list->AddRectFilledMultiColor(high, {high.x + edge, high.y + edge / 2}, dark, none, none, none);
}

// Cuts the part's shapes into triangles, with their soft edges.
void make(BandDrawing& drawing) {
  const Band& band = *drawing.of;
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.Flags = ImGui::GetWindowDrawList()->Flags & ~ImDrawListFlags_AllowVtxOffset;
  std::vector<ImVec2> points;
  for (const Band::Path& path : band.paths()) {
    for (const std::vector<Band::Point>& ring : path.rings) {
      points.clear();
      float low = 1e9F;
      float high = -1e9F;
      for (const Band::Point& point : ring) {
        const float x = (point.x - drawing.from) * drawing.scale;
        low = std::min(low, x);
        high = std::max(high, x);
        points.emplace_back(x, point.y * drawing.scale);
      }
      if (high < 0 || low > drawing.width || points.size() < 3) continue;
      list.AddConcavePolyFilled(points.data(), static_cast<int>(points.size()), packed(path.color));
    }
  }
  drawing.corners.clear();
  for (const ImDrawVert& each : list.VtxBuffer) drawing.corners.push_back({each.pos, each.col});
  drawing.triangles.assign(list.IdxBuffer.begin(), list.IdxBuffer.end());
}

// Puts the triangles where the part stands now.
void put(const BandDrawing& drawing, ImVec2 at) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list->PrimReserve(static_cast<int>(drawing.triangles.size()),
                    static_cast<int>(drawing.corners.size()));
  const unsigned int first = list->_VtxCurrentIdx;
  for (const ImDrawIdx each : drawing.triangles) {
    list->PrimWriteIdx(static_cast<ImDrawIdx>(first + each));
  }
  for (const BandDrawing::Corner& each : drawing.corners) {
    list->PrimWriteVtx({at.x + each.at.x, at.y + each.at.y}, white, each.color);
  }
}

}  // namespace

void draw_band(Ui& ui, const Band& band, float height, Size words) {
  UiContext& context = ui.context();
  const ImGuiWindow* window = ImGui::GetCurrentWindow();
  const float width = window->Size.x;
  const float left = window->Pos.x;
  const float top = context.flow().top - (context.flow().top - window->Pos.y) - ImGui::GetScrollY();
  const Rect all{left, top, width, height};
  fill(all, band_ground);
  if (!band.empty()) {
    // The beacon stands at 1533: a narrow window shows it, a wide one the whole.
    constexpr float beacon = 1533;
    const float scale = std::max(height / band.height(), width / band.width());
    const float shown = width / scale;
    const float most = band.width() - shown;
    const float behind_words = std::min((words.width + 56) / std::max(width, 1.0F), 0.9F);
    const float part = shown > 900       ? 0.78F
                       : words.width > 0 ? std::max(0.62F, behind_words)
                                         : 0.62F;
    const float wanted = beacon - shown * part;
    const float from = std::clamp(wanted, 0.0F, std::max(most, 0.0F));
    const float down = height - band.height() * scale;
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->PushClipRect({left, top}, {left + width, top + height}, true);
    BandDrawing& drawing = context.band_drawing;
    if (drawing.of != &band || drawing.scale != scale || drawing.from != from ||
        drawing.width != width) {
      drawing.of = &band;
      drawing.scale = scale;
      drawing.from = from;
      drawing.width = width;
      make(drawing);
    }
    put(drawing, {left, top + down});
    if (words.width > 0) darken(list, {left, top, words.width, words.height});
    list->PopClipRect();
  }
  fill({left, top + height - 3, width, 3}, band_light);
}

Block on_band(Ui& ui, float height) {
  UiContext& context = ui.context();
  context.colors_around = context.colors;
  Palette& colors = context.colors;
  colors.background = colors.panel = band_ground;
  colors.soft = rgb(0x3B3127);
  colors.line = rgb(0x5C5040);
  colors.edge = rgb(0xB9A988);
  colors.ink = band_words;
  colors.muted = rgb(0xD9CCB0);
  colors.accent = colors.accent_fill = band_light;
  colors.on_accent = band_ground;
  const Flow around = context.flow();
  context.flow().y =
      around.top - (around.top - ImGui::GetWindowPos().y) - ImGui::GetScrollY() + height;
  context.flow().bottom = context.flow().y;
  Flow flow;
  flow.left = flow.right = around.left;
  flow.top = flow.y = flow.bottom = ImGui::GetWindowPos().y - ImGui::GetScrollY();
  flow.width = around.width;
  flow.gap = 8;
  context.flows.push_back(flow);
  return {ui,
          [](Ui& own, std::uint32_t) {
            UiContext& in = own.context();
            in.flows.pop_back();
            in.colors = in.colors_around;
          },
          0};
}

}  // namespace roadbook::ui
