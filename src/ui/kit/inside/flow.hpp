// One open block of layout: where the next widget goes.
#pragma once

#include <cstdint>

#include "ui/kit/layout.hpp"

namespace roadbook::ui {

// A column or a row that is being filled, in logical pixels of the window.
struct Flow {
  enum class Kind : std::uint8_t { column, row };
  Kind kind = Kind::column;
  float left = 0;  // where the content begins
  float top = 0;
  float width = 0;  // what there is
  float gap = 0;
  float y = 0;        // column: where the next begins
  bool used = false;  // something stands in it: the next one is set off by the gap
  float right = 0;    // the farthest edges of what stands in it
  float bottom = 0;

  // A row's own.
  std::uint32_t id = 0;
  bool wrap = true;
  float line_gap = 0;  // between its lines
  Align align = Align::center;
  float x = 0;
  float line_top = 0;
  float line_height = 0;
  bool line_used = false;
  int line = 0;
  int children = 0;
  int spacers = 0;
  float natural = 0;  // width of all there is, gaps included, spacers not
  float spare = 0;    // width of one spacer
  // The same of the row around this block, while it is open.
  std::uint32_t key_in_row = 0;
};

}  // namespace roadbook::ui
