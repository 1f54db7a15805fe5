// Marks the terms of a paragraph.
#include "ui/kit/inside/term_links.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/terms.hpp"

namespace roadbook::ui {

namespace {

constexpr float least = 24;  // wide and high is what a finger meets in a line of text

// The parts of the lines that a term takes: two where it is broken.
std::vector<Rect> parts_of(const TermPlace& place, std::string_view words, const TextStyle& style,
                           ImVec2 at, const std::vector<std::string_view>& lines) {
  std::vector<Rect> parts;
  float y = at.y;
  for (const std::string_view line : lines) {
    const auto begin = static_cast<std::size_t>(line.data() - words.data());
    const std::size_t from = std::max(place.begin, begin);
    const std::size_t to = std::min(place.end, begin + line.size());
    if (from < to) {
      const float before = line_width(style, line.substr(0, from - begin));
      const float behind = line_width(style, line.substr(0, to - begin));
      parts.push_back({at.x + before, y, behind - before, style.line_height});
    }
    y += style.line_height;
  }
  return parts;
}

// What is pressed for a word: the word, and around a short one as much as a finger needs.
Rect wide_enough(Rect word) {
  const float wider = std::max(0.0F, least - word.width);
  const float higher = std::max(0.0F, least - word.height);
  return {word.x - std::floor(wider / 2), word.y - std::floor(higher / 2), word.width + wider,
          word.height + higher};
}

// The one stop that all terms of the open region are.
std::uint32_t group_of_terms(const UiContext& context) {
  return context.child_id(context.child_id(context.walk().region, context.layer), "terms");
}

}  // namespace

void term_links(Ui& ui, std::uint32_t node, std::string_view words, std::string_view about,
                const TextStyle& style, ImVec2 at, const std::vector<std::string_view>& lines) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  context.push_parent(node);
  for (const TermPlace& place : context.terms->in(words)) {
    const Term& term = context.terms->term(place.term);
    if (term.words == about) continue;
    const std::vector<Rect> parts = parts_of(place, words, style, at, lines);
    if (parts.empty()) continue;
    const Rect pressed =
        wide_enough(*std::max_element(parts.begin(), parts.end(), [](const Rect& a, const Rect& b) {
          return a.width < b.width;
        }));
    const std::uint32_t id = context.child_id(node, term.topic);
    InteractOptions how;
    how.group = group_of_terms(context);
    const Interaction now = interact(ui, id, pressed, how);
    record(ui, id, Role::link, term.words, pressed, how, now);
    for (const Rect& part : parts) {
      const float base = part.y + style.line_height - 2;
      if (now.hovered || now.focused) {
        line({part.x, base}, {part.x + part.width, base}, colors.accent);
      } else {
        dotted({part.x, base}, part.width, colors.edge);
      }
    }
    if (now.ring) focus_ring(context, pressed, 2);
    if (now.pressed) ui.open_topic(term.topic);
  }
  context.pop_parent();
}

}  // namespace roadbook::ui
