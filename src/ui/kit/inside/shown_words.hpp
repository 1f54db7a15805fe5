// The words that stand on the screen, and where each letter of them does: what can be selected.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "imgui.h"
#include "ui/kit/node.hpp"
#include "ui/kit/typeset.hpp"

struct ImGuiWindow;

namespace roadbook::ui {

struct UiContext;

// A line of a node's words as it was drawn: which bytes of them, and where they begin.
struct SpelledLine {
  std::uint32_t node = 0;
  TextStyle style;
  ImVec2 at;
  std::size_t begin = 0;
  std::size_t size = 0;
  ImGuiWindow* window = nullptr;  // in which it was drawn
};

// The words that a control shows beside its name, or instead of it: a part of
// UiContext::control_text.
struct ControlWords {
  std::uint32_t node = 0;
  std::size_t begin = 0;
  std::size_t size = 0;
};

// Between two letters: a node, and how many bytes of its words stand before.
struct TextPlace {
  std::uint32_t node = 0;  // 0: nowhere
  std::size_t byte = 0;
  bool operator==(const TextPlace&) const = default;
};

// Words that can be selected: a heading, a paragraph, a label, or all that a control shows.
struct Passage {
  const Node* node = nullptr;
  std::string_view words;
  Rect rect;
  std::span<const SpelledLine> lines;  // none: it is selected as a whole
};
// In reading order.
using Passages = std::vector<Passage>;

// ---- while a frame is drawn
// Tells where a line of a node's words was drawn: a view into `words`, which are the node's name;
// others are passed over.
void spell(UiContext& context, std::uint32_t node, const TextStyle& style, ImVec2 at,
           std::string_view words, std::string_view line);
// The same by its first byte and their number.
void spell_bytes(UiContext& context, std::uint32_t node, const TextStyle& style, ImVec2 at,
                 std::size_t begin, std::size_t size);
// Tells words that a control shows, below those that it told already in this frame: with which byte
// they begin.
std::size_t show_words(UiContext& context, std::uint32_t control, std::string_view words);
// The same with the place of its lines, which are views into one text.
void spell_control(UiContext& context, std::uint32_t control, const TextStyle& style, ImVec2 at,
                   const std::vector<std::string_view>& lines);

// ---- at its end
// All that can be selected in this frame; good until the next node is recorded.
Passages passages_of(const UiContext& context);
// Where the passage of that node stands among them; their number: nowhere.
std::size_t index_of(const Passages& passages, std::uint32_t node);
// Which of two places comes first.
bool comes_before(const Passages& passages, const TextPlace& a, const TextPlace& b);
// The words under a point, of what lies on top, in that layer or above; nullptr: none.
const Passage* passage_at(const Passages& passages, ImVec2 at, int layer);
// Whether two stand above or below each other in one part of the screen, wholly or in part.
bool in_one_column(const Passage& a, const Passage& b);
// The passage in the column of `from` that is nearest to a point.
const Passage& nearest_to(const Passages& passages, const Passage& from, ImVec2 at);

// The gap between two letters of a line that is nearest to `x`.
std::size_t byte_in_line(const Passage& passage, const SpelledLine& line, float x);
// The same of a passage and a point. Where its lines are not known: its begin.
std::size_t byte_at(const Passage& passage, ImVec2 at);
// The line in which a place stands; nullptr where none are known.
const SpelledLine* line_of(const Passage& passage, std::size_t byte);
// Where the letter behind that byte begins.
float x_of(const Passage& passage, const SpelledLine& line, std::size_t byte);
// The line of no width that stands at a place, as high as its letters.
Rect caret_of(const Passage& passage, std::size_t byte);
// First and last byte of the word around a place, without the gaps beside it.
std::pair<std::size_t, std::size_t> word_around(std::string_view words, std::size_t byte);
// A blank or the end of a line.
bool is_gap(char byte);

}  // namespace roadbook::ui
