// A paragraph that begins with words of another weight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

// Broken at `room`; looks into both texts, which outlive it.
class LeadText {
 public:
  // `lead` in `strong`, where it has words, then `words` in `style`; `room` in pixels.
  LeadText(const TextStyle& strong, const TextStyle& style, std::string_view lead,
           std::string_view words, float room);
  // The widest line, and all lines together, in pixels.
  float width() const { return width_; }
  float height() const { return style_.line_height * static_cast<float>(lines_.size()); }
  // `at`: its upper left corner.
  void draw(ImVec2 at, Color of_lead, Color of_words) const;
  // Tells the selection where its lines stand; the node is called by both texts with a space
  // between them (by the words alone without a lead), which are those that it was made of.
  void spell(UiContext& context, std::uint32_t node, ImVec2 at, std::string_view lead,
             std::string_view words) const;

 private:
  TextStyle strong_;
  TextStyle style_;
  std::vector<std::string_view> lines_;
  std::size_t led_ = 0;      // so many lines are the lead's, the last of them shared
  std::string_view beside_;  // the first words, behind the lead
  float taken_ = 0;          // of that line, by the lead
  float width_ = 0;
};

// So many of the words that they have room in two lines behind the lead, with "…" after them.
std::string_view begin_in_two_lines(const TextStyle& strong, const TextStyle& style,
                                    std::string_view lead, std::string_view words, float room);

}  // namespace roadbook::ui
