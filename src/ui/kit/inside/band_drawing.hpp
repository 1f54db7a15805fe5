// The band in triangles, which are made once for a size of the window and then moved.
#pragma once

#include <vector>

#include "imgui.h"

namespace roadbook::ui {

class Band;

// What a picture's part comes to at a scale; the corners are in pixels from the part's upper left
// one.
struct BandDrawing {
  struct Corner {
    ImVec2 at;
    ImU32 color = 0;
  };
  // What it was made of: another picture, scale or part is made anew.
  const Band* of = nullptr;
  float scale = 0;
  float from = 0;   // the part's left edge, in the picture's units
  float width = 0;  // the part's, in pixels
  std::vector<Corner> corners;
  std::vector<ImDrawIdx> triangles;  // three corners each
};

}  // namespace roadbook::ui
