// The small marks, drawn as strokes.
#include <cmath>

#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// A pen on a square of 16 units around a center.
class Pen {
 public:
  Pen(ImVec2 center, float size, Color color)
      : list_(ImGui::GetWindowDrawList()),
        center_(center),
        unit_(size / 16),
        color_(packed(color)),
        weight_(size / 16 * 1.5F) {}

  ImVec2 at(float x, float y) const {
    return {center_.x + (x - 8) * unit_, center_.y + (y - 8) * unit_};
  }
  void path(std::initializer_list<ImVec2> points, bool closed = false) {
    for (const ImVec2& point : points) list_->PathLineTo(at(point.x, point.y));
    list_->PathStroke(color_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, weight_);
  }
  void arc(float x, float y, float radius, float from, float to) {
    list_->PathArcTo(at(x, y), radius * unit_, from, to);
    list_->PathStroke(color_, ImDrawFlags_None, weight_);
  }
  void dot(float x, float y, float radius) {
    list_->AddCircleFilled(at(x, y), radius * unit_, color_);
  }
  void circle(float x, float y, float radius) {
    list_->AddCircle(at(x, y), radius * unit_, color_, 0, weight_);
  }
  void box(float x, float y, float width, float height, float corner = 1) {
    list_->AddRect(at(x, y), at(x + width, y + height), color_, corner * unit_, 0, weight_);
  }

 private:
  ImDrawList* list_;
  ImVec2 center_;
  float unit_;
  ImU32 color_;
  float weight_;
};

constexpr float pi = 3.14159265F;

}  // namespace

void draw_icon(Icon icon, ImVec2 center, float size, Color color) {
  if (out_of_sight({center.x - size / 2, center.y - size / 2, size, size})) return;
  Pen pen(center, size, color);
  switch (icon) {
    case Icon::none:
      break;
    case Icon::undo:
      pen.path({{6, 2.5F}, {2.5F, 6}, {6, 9.5F}});
      pen.path({{2.5F, 6}, {9.5F, 6}});
      pen.arc(9.5F, 9.5F, 3.5F, -pi / 2, pi / 2);
      pen.path({{9.5F, 13}, {5.5F, 13}});
      break;
    case Icon::redo:
      pen.path({{10, 2.5F}, {13.5F, 6}, {10, 9.5F}});
      pen.path({{13.5F, 6}, {6.5F, 6}});
      pen.arc(6.5F, 9.5F, 3.5F, pi / 2, 3 * pi / 2);
      pen.path({{6.5F, 13}, {10.5F, 13}});
      break;
    case Icon::check:
      pen.path({{3, 8.5F}, {6.5F, 12}, {13, 4.5F}});
      break;
    case Icon::conflict:
      pen.circle(8, 8, 6.5F);
      pen.path({{8, 4.5F}, {8, 9}});
      pen.dot(8, 11.3F, 0.95F);
      break;
    case Icon::plus:
      pen.path({{8, 3}, {8, 13}});
      [[fallthrough]];
    case Icon::minus:
      pen.path({{3, 8}, {13, 8}});
      break;
    case Icon::close:
      pen.path({{3.5F, 3.5F}, {12.5F, 12.5F}});
      pen.path({{12.5F, 3.5F}, {3.5F, 12.5F}});
      break;
    case Icon::search:
      pen.circle(7, 7, 4.5F);
      pen.path({{10.4F, 10.4F}, {14, 14}});
      break;
    case Icon::menu:
      for (const float y : {4.0F, 8.0F, 12.0F}) pen.path({{2, y}, {14, y}});
      break;
    case Icon::back:
      pen.path({{7, 3.5F}, {2.5F, 8}, {7, 12.5F}});
      pen.path({{2.5F, 8}, {13.5F, 8}});
      break;
    case Icon::forward:
      pen.path({{9, 3.5F}, {13.5F, 8}, {9, 12.5F}});
      pen.path({{2.5F, 8}, {13.5F, 8}});
      break;
    case Icon::chevron_down:
      pen.path({{4, 6}, {8, 10}, {12, 6}});
      break;
    case Icon::chevron_right:
      pen.path({{6, 4}, {10, 8}, {6, 12}});
      break;
    case Icon::dice:
      pen.box(2.5F, 2.5F, 11, 11, 2.5F);
      pen.dot(5.6F, 5.6F, 1.15F);
      pen.dot(10.4F, 10.4F, 1.15F);
      pen.dot(8, 8, 1.15F);
      break;
    case Icon::print:
      pen.path({{4.5F, 6}, {4.5F, 2}, {11.5F, 2}, {11.5F, 6}});
      pen.path({{4.5F, 11.5F}, {2, 11.5F}, {2, 6}, {14, 6}, {14, 11.5F}, {11.5F, 11.5F}});
      pen.box(4.5F, 9.5F, 7, 4.5F, 0);
      break;
    case Icon::download:
      pen.path({{8, 2}, {8, 10.5F}});
      pen.path({{4.5F, 7}, {8, 10.5F}, {11.5F, 7}});
      pen.path({{2.5F, 13.5F}, {13.5F, 13.5F}});
      break;
    case Icon::upload:
      pen.path({{8, 10.5F}, {8, 2}});
      pen.path({{4.5F, 5.5F}, {8, 2}, {11.5F, 5.5F}});
      pen.path({{2.5F, 13.5F}, {13.5F, 13.5F}});
      break;
    case Icon::copy:
      pen.box(5.5F, 5.5F, 8, 8, 1.5F);
      pen.path({{10.5F, 2.5F}, {2.5F, 2.5F}, {2.5F, 10.5F}});
      break;
    case Icon::trash:
      pen.path({{2.5F, 4}, {13.5F, 4}});
      pen.path({{6, 4}, {6, 2}, {10, 2}, {10, 4}});
      pen.path({{4, 4}, {4.7F, 14}, {11.3F, 14}, {12, 4}});
      break;
    case Icon::sun:
      pen.circle(8, 8, 3);
      for (int i = 0; i < 8; ++i) {
        const float angle = static_cast<float>(i) * pi / 4;
        pen.path({{8 + 5 * std::cos(angle), 8 + 5 * std::sin(angle)},
                  {8 + 6.8F * std::cos(angle), 8 + 6.8F * std::sin(angle)}});
      }
      break;
    case Icon::more:
      for (const float x : {3.0F, 8.0F, 13.0F}) pen.dot(x, 8, 1.3F);
      break;
    case Icon::pen:
      pen.path({{3, 13}, {3.6F, 10}, {10.7F, 2.9F}, {13.1F, 5.3F}, {6, 12.4F}}, true);
      break;
    case Icon::shield:
      pen.path({{8, 1.8F},
                {13.5F, 3.6F},
                {13.2F, 8.6F},
                {11.2F, 12},
                {8, 14.4F},
                {4.8F, 12},
                {2.8F, 8.6F},
                {2.5F, 3.6F}},
               true);
      break;
    case Icon::die:
      pen.path({{8, 1.5F}, {13.8F, 4.8F}, {13.8F, 11.2F}, {8, 14.5F}, {2.2F, 11.2F}, {2.2F, 4.8F}},
               true);
      pen.path({{8, 4.6F}, {11.2F, 10.2F}, {4.8F, 10.2F}}, true);
      pen.path({{8, 1.5F}, {8, 4.6F}});
      pen.path({{13.8F, 11.2F}, {11.2F, 10.2F}});
      pen.path({{2.2F, 11.2F}, {4.8F, 10.2F}});
      break;
    case Icon::bag:
      pen.box(2.8F, 5.2F, 10.4F, 9, 1.8F);
      pen.path({{5.4F, 5.2F}, {5.4F, 3.4F}, {6.4F, 2}, {9.6F, 2}, {10.6F, 3.4F}, {10.6F, 5.2F}});
      pen.path({{2.8F, 9.2F}, {13.2F, 9.2F}});
      pen.path({{8, 8}, {8, 10.6F}});
      break;
    case Icon::book:
      pen.path({{8, 4},
                {5.6F, 2.8F},
                {1.8F, 2.8F},
                {1.8F, 12.6F},
                {5.6F, 12.6F},
                {8, 13.8F},
                {10.4F, 12.6F},
                {14.2F, 12.6F},
                {14.2F, 2.8F},
                {10.4F, 2.8F}},
               true);
      pen.path({{8, 4}, {8, 13.8F}});
      break;
  }
}

}  // namespace roadbook::ui
