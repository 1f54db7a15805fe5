// Pictures that a player gave: their pixels on the graphics card, a plate that shows one, and a
// square of one that is moved and made larger.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "image/pixels.hpp"
#include "ui/kit/ui.hpp"

struct ImTextureData;

namespace roadbook::ui {

// Made while a context of Dear ImGui is current, and drawn in that one alone. It may go at any
// time, also when it was drawn in this frame.
class Picture {
 public:
  // `pixels`: not empty. They reach the graphics card with the next frame that is drawn.
  explicit Picture(const image::Pixels& pixels);
  ~Picture();
  Picture(const Picture&) = delete;
  Picture& operator=(const Picture&) = delete;

  // In the picture's own pixels.
  int width() const { return width_; }
  int height() const { return height_; }
  // For drawing; it lives as long as the picture.
  ImTextureData* texture() const { return texture_; }

 private:
  int width_ = 0;
  int height_ = 0;
  ImTextureData* texture_ = nullptr;
};

using SharedPicture = std::shared_ptr<const Picture>;

// For Ui at the start of a frame: pictures that are gone leave the graphics card, and those that it
// lost come back.
void renew_pictures();

// A portrait in its frame, or an emblem in its place.
struct PicturePlate {
  std::string_view of = {};       // the id under which the program has the picture: a sheet's
  std::string_view name = {};     // what the picture is called for those who do not see it
  std::string_view emblem = {};   // in its place where there is none
  std::string_view invites = {};  // the words below the emblem then: "Add a picture"
  float width = 108;
  float height = 130;
  float corner = 28;
  std::string_view press = {};       // what a press is called; empty: it is no button
  const Picture* picture = nullptr;  // this one, whatever the program has under `of`
};
// A plate with the frame around it and the picture in it, cut at its longer sides. A picture is a
// node of its own. True where it was pressed.
bool picture_plate(Ui& ui, const PicturePlate& plate);
// The picture in a small square, without a frame; the emblem where there is none.
void small_picture(Ui& ui, std::string_view of, std::string_view emblem, float size);

// A picture with the square that is cut out of it, in the picture's pixels.
struct Crop {
  std::string_view name = {};
  const Picture* picture = nullptr;
  image::Square square;
};
// The picture with its square, over the width of the block. The square that was asked for: the
// pointer drags it, the wheel and plus and minus change its size, arrows move it.
std::optional<image::Square> crop(Ui& ui, const Crop& crop);

}  // namespace roadbook::ui
