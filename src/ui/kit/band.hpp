// The woodcut band of the first page: the city, the road and the beacon.
#pragma once

#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The band as it is kept in its file; see assets/emblems/make.
class Band {
 public:
  // False, and the band stays empty, where the bytes are not a band.
  bool read(std::string_view bytes);
  // True until a band was read.
  bool empty() const { return paths_.empty(); }

  // In the units of the picture.
  struct Point {
    float x = 0;
    float y = 0;
  };
  struct Path {
    Color color;
    std::vector<std::vector<Point>> rings;  // closed, without holes
  };
  // The picture's size in its own units, and its shapes from the back to the front.
  float width() const { return width_; }
  float height() const { return height_; }
  const std::vector<Path>& paths() const { return paths_; }

 private:
  float width_ = 0;
  float height_ = 0;
  std::vector<Path> paths_;
};

// The night sky of the band, which is there before it is.
inline constexpr Color band_ground = rgb(0x1E1914);
inline constexpr Color band_light = rgb(0xE09A34);
inline constexpr Color band_words = rgb(0xF3E8D0);

// Draws it over the whole width of the window at the top of the open region, `height` pixels high,
// cropped so that the beacon is in sight; with a line of light under it. `words`: how wide and high
// what is written over it in its upper left corner is: there the sky is dark, and the beacon
// beside.
void draw_band(Ui& ui, const Band& band, float height, Size words = {});
// What is drawn in the block stands on the band, in its colors; behind it the content goes on
// below the band. Belongs at the beginning of a region.
Block on_band(Ui& ui, float height);

}  // namespace roadbook::ui
