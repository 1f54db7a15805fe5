// Words in a place that is too narrow for them in one line.
#pragma once

#include <string_view>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

// Whether they have room there whole, as small as draw_shrunk() makes them.
bool fits_shrunk(const UiContext& context, std::string_view words, float width, float height);
// Draws them smaller, in as many lines as the place has room for, in the middle of its height; only
// what even so has no room is cut. `to_right`: the lines end at its right side.
void draw_shrunk(const UiContext& context, std::string_view words, const Rect& place, Color color,
                 bool to_right);

}  // namespace roadbook::ui
