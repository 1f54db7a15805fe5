// Drawing in logical pixels on the open window: shapes with sharp edges, text, marks.
#pragma once

#include <string_view>

#include "imgui.h"
#include "ui/kit/button.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct UiContext;
class Picture;

// As ImGui takes it; `alpha` from 0 to 1.
ImU32 packed(Color color, float alpha = 1);

// Whether nothing of the rectangle is in the part of the open window that is seen now. What follows
// asks it by itself.
bool out_of_sight(const Rect& rect);

// All draw on the list of the open window.
void fill(const Rect& rect, Color color, float corner = 0, float alpha = 1);
// A line of this thickness wholly inside the rectangle.
void outline(const Rect& rect, Color color, float corner = 0, float thickness = 1);
// The double line under the head of a sheet, over the width of the rectangle, which is so high.
inline constexpr float head_rule_height = 4;
void draw_head_rule(const Palette& colors, const Rect& rect);
// A filled circle, a circle of that thickness, and a straight line.
void disc(ImVec2 center, float radius, Color color);
void ring(ImVec2 center, float radius, Color color, float thickness = 1.2F);
void line(ImVec2 from, ImVec2 to, Color color, float thickness = 1);
// The mark in a square of `size` pixels around `center`.
void draw_icon(Icon icon, ImVec2 center, float size, Color color);
// Thin slanted lines over the rectangle: marked for good, below zero.
void hatch(const Rect& rect, Color color, float gap = 4);
// The sign for "chosen": a box, with a tick in it or without. `ink`: how dark it is by now.
void draw_tick_box(const Palette& colors, const Rect& box, bool on, float ink = 1);
// The emblem in a square of `size` pixels; nothing where there is none of that id.
void draw_emblem(const UiContext& context, std::string_view id, ImVec2 at, float size, Color color);
// The frame of a plate, with corners of `corner` pixels.
void draw_frame(const UiContext& context, const Rect& rect, float corner, Color color);
// How wide a plate is to its height, where it is narrowest.
inline constexpr float plate_shape = 0.77F;
// A plate with its frame and the picture of that id in it; without one the emblem. True: a picture.
// `below`: so much is free below the emblem.
bool draw_plate(const UiContext& context, std::string_view of, std::string_view emblem,
                const Rect& rect, float corner, bool gray = false);
bool draw_plate(const UiContext& context, const Picture* picture, std::string_view emblem,
                const Rect& rect, float corner, bool gray = false, float below = 0);
// A line of dots or short strokes: "this can be changed".
void dotted(ImVec2 from, float length, Color color);
// A die by its outline: a triangle has 4 faces, a square 6, a diamond 8, a kite 10, a pentagon 12,
// a hexagon 20. `half` its radius.
void draw_die(int faces, ImVec2 center, float half, Color color);
// The ring that shows where the keyboard is.
void focus_ring(const UiContext& context, const Rect& rect, float corner);

// One line whose top left corner is at `at`.
void draw_text(const TextStyle& style, ImVec2 at, Color color, std::string_view words);
// Broken lines under each other; gives their height.
float draw_lines(const TextStyle& style, ImVec2 at, Color color,
                 const std::vector<std::string_view>& lines);
// The same of what a control shows: it can be selected.
float draw_selectable(UiContext& context, std::uint32_t control, const TextStyle& style, ImVec2 at,
                      Color color, const std::vector<std::string_view>& lines);
// One line in the middle of the rectangle; it is not cut where it is wider.
void draw_centered(const TextStyle& style, const Rect& rect, Color color, std::string_view words);

}  // namespace roadbook::ui
