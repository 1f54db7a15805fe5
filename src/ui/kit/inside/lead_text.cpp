// Breaks and draws a paragraph of two weights.
#include "ui/kit/inside/lead_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

LeadText::LeadText(const TextStyle& strong, const TextStyle& style, std::string_view lead,
                   std::string_view words, float room)
    : strong_(strong), style_(style), lines_(break_lines(strong, lead, room)), led_(lines_.size()) {
  if (!lead.empty()) taken_ = line_width(strong, lines_.back()) + line_width(style, " ");
  const std::vector<std::string_view> rest = break_lines(style, words, room, taken_);
  lines_.insert(lines_.end(), rest.begin() + 1, rest.end());
  beside_ = rest.front();
  width_ = taken_ + line_width(style, beside_);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    width_ = std::max(width_, line_width(i < led_ ? strong : style, lines_[i]));
  }
  width_ = std::ceil(width_);
}

void LeadText::draw(ImVec2 at, Color of_lead, Color of_words) const {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (i < led_) {
      draw_text(strong_, at, of_lead, lines_[i]);
    } else {
      draw_text(style_, at, of_words, lines_[i]);
    }
    if (i + 1 == led_) draw_text(style_, {at.x + taken_, at.y}, of_words, beside_);
    at.y += style_.line_height;
  }
}

void LeadText::spell(UiContext& context, std::uint32_t node, ImVec2 at, std::string_view lead,
                     std::string_view words) const {
  const auto put = [&](const TextStyle& style, ImVec2 where, std::string_view line,
                       std::string_view text, std::size_t before) {
    if (line.empty()) return;
    spell_bytes(context, node, style, where,
                before + static_cast<std::size_t>(line.data() - text.data()), line.size());
  };
  const std::size_t behind = lead.empty() ? 0 : lead.size() + 1;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (i < led_) {
      put(strong_, at, lines_[i], lead, 0);
    } else {
      put(style_, at, lines_[i], words, behind);
    }
    if (i + 1 == led_) put(style_, {at.x + taken_, at.y}, beside_, words, behind);
    at.y += style_.line_height;
  }
}

std::string_view begin_in_two_lines(const TextStyle& strong, const TextStyle& style,
                                    std::string_view lead, std::string_view words, float room) {
  constexpr std::string_view dots = "…";
  words = words.substr(0, words.find('\n'));
  // No more letters than two lines can have: the words that are left out are not measured.
  std::string shown = shortened(style, words, 2 * room);
  if (!shown.ends_with(dots)) shown += dots;
  while (LeadText(strong, style, lead, shown, room).height() > 2 * style.line_height) {
    const std::size_t end = shown.rfind(' ');
    if (end == std::string::npos) return {};
    shown.replace(end, std::string::npos, dots);
  }
  return words.substr(0, shown.size() - dots.size());
}

}  // namespace roadbook::ui
