// Notes lines as they are drawn, and finds letters in them.
#include "ui/kit/inside/shown_words.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/scripts.hpp"

namespace roadbook::ui {

namespace {

bool is_read(const Node& node) {
  const bool words = node.role == Role::text || node.role == Role::heading ||
                     node.role == Role::row || node.role == Role::status;
  return words && !node.interactive && !node.name.empty() && node.rect.height > 0;
}

// What the lines of a control's words cover.
Rect box_of(const Passage& passage) {
  if (passage.lines.empty()) return passage.node->rect;
  const ImVec2 at = passage.lines.front().at;
  ImRect box(at.x, at.y, at.x, at.y);
  for (const SpelledLine& line : passage.lines) {
    const float width = line_width(line.style, passage.words.substr(line.begin, line.size));
    box.Add(ImRect(line.at.x, line.at.y, line.at.x + width, line.at.y + line.style.line_height));
  }
  return {box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight()};
}

// How far a point is from a line: above or below it, and then beside it.
std::pair<float, float> way_to(const Passage& passage, const SpelledLine& line, ImVec2 at) {
  const float height = line.style.line_height;
  const float up = std::max({line.at.y - at.y, at.y - line.at.y - height, 0.0F});
  const float right = x_of(passage, line, line.begin + line.size);
  return {up, std::max({line.at.x - at.x, at.x - right, 0.0F})};
}

}  // namespace

bool is_gap(char byte) {
  return byte == ' ' || byte == '\n';
}

void spell_bytes(UiContext& context, std::uint32_t node, const TextStyle& style, ImVec2 at,
                 std::size_t begin, std::size_t size) {
  context.spelled.push_back({node, style, at, begin, size, ImGui::GetCurrentWindowRead()});
}

void spell(UiContext& context, std::uint32_t node, const TextStyle& style, ImVec2 at,
           std::string_view words, std::string_view line) {
  const bool inside = !line.empty() && line.data() >= words.data() &&
                      line.data() + line.size() <= words.data() + words.size();
  if (!inside) return;
  spell_bytes(context, node, style, at, static_cast<std::size_t>(line.data() - words.data()),
              line.size());
}

std::size_t show_words(UiContext& context, std::uint32_t control, std::string_view words) {
  std::vector<ControlWords>& all = context.control_words;
  if (all.empty() || all.back().node != control) {
    all.push_back({control, context.control_text.size(), 0});
  } else {
    context.control_text += '\n';
    ++all.back().size;
  }
  const std::size_t begin = all.back().size;
  context.control_text += words;
  all.back().size += words.size();
  return begin;
}

void spell_control(UiContext& context, std::uint32_t control, const TextStyle& style, ImVec2 at,
                   const std::vector<std::string_view>& lines) {
  if (lines.empty() || (lines.size() == 1 && lines.front().empty())) return;
  const char* const first = lines.front().data();
  const char* const end = lines.back().data() + lines.back().size();
  const std::size_t begin =
      show_words(context, control, {first, static_cast<std::size_t>(end - first)});
  for (const std::string_view line : lines) {
    spell_bytes(context, control, style, at, begin + static_cast<std::size_t>(line.data() - first),
                line.size());
    at.y += style.line_height;
  }
}

Passages passages_of(const UiContext& context) {
  // The lines of a node follow one another.
  std::unordered_map<std::uint32_t, std::span<const SpelledLine>> lines;
  const std::vector<SpelledLine>& spelled = context.spelled;
  for (std::size_t i = 0; i < spelled.size();) {
    std::size_t end = i + 1;
    while (end < spelled.size() && spelled[end].node == spelled[i].node) ++end;
    lines.emplace(spelled[i].node, std::span(spelled).subspan(i, end - i));
    i = end;
  }
  std::unordered_map<std::uint32_t, std::string_view> shown;
  for (const ControlWords& each : context.control_words) {
    shown.emplace(each.node, std::string_view(context.control_text).substr(each.begin, each.size));
  }
  Passages passages;
  for (const Node& node : context.nodes) {
    const auto words = shown.find(node.id);
    if (words == shown.end() && !is_read(node)) continue;
    Passage passage{&node, node.name, node.rect, {}};
    if (const auto found = lines.find(node.id); found != lines.end()) passage.lines = found->second;
    if (words != shown.end()) {
      passage.words = words->second;
      passage.rect = box_of(passage);
    }
    passages.push_back(passage);
  }
  return passages;
}

std::size_t index_of(const Passages& passages, std::uint32_t node) {
  const auto found = std::find_if(passages.begin(), passages.end(),
                                  [node](const Passage& each) { return each.node->id == node; });
  return static_cast<std::size_t>(found - passages.begin());
}

bool comes_before(const Passages& passages, const TextPlace& a, const TextPlace& b) {
  return std::pair(index_of(passages, a.node), a.byte) <
         std::pair(index_of(passages, b.node), b.byte);
}

const Passage* passage_at(const Passages& passages, ImVec2 at, int layer) {
  for (std::size_t i = passages.size(); i-- > 0;) {
    const Node& node = *passages[i].node;
    if (node.layer < layer || !contains(passages[i].rect, at)) continue;
    if (node.clip.width <= 0 || contains(node.clip, at)) return &passages[i];
  }
  return nullptr;
}

bool in_one_column(const Passage& a, const Passage& b) {
  return a.node->layer == b.node->layer && a.node->clip == b.node->clip &&
         a.rect.x < b.rect.x + b.rect.width && b.rect.x < a.rect.x + a.rect.width;
}

const Passage& nearest_to(const Passages& passages, const Passage& from, ImVec2 at) {
  const Passage* found = &from;
  float best = -1;
  for (const Passage& each : passages) {
    if (!in_one_column(each, from)) continue;
    const Rect& rect = each.rect;
    const float up = std::max({rect.y - at.y, at.y - rect.y - rect.height, 0.0F});
    const float aside = std::max({rect.x - at.x, at.x - rect.x - rect.width, 0.0F});
    // What stands in the point's line goes before what is above or below it.
    const float far = up * 1000 + aside;
    if (best >= 0 && far >= best) continue;
    best = far;
    found = &each;
  }
  return *found;
}

std::size_t byte_in_line(const Passage& passage, const SpelledLine& line, float x) {
  const std::string_view words = passage.words.substr(line.begin, line.size);
  std::size_t at = 0;
  float before = 0;
  while (at < words.size()) {
    const std::size_t next = letter_end(words, at);
    const float after = line_width(line.style, words.substr(0, next));
    if (line.at.x + (before + after) / 2 >= x) break;
    before = after;
    at = next;
  }
  return line.begin + at;
}

std::size_t byte_at(const Passage& passage, ImVec2 at) {
  if (passage.lines.empty() || at.y < passage.rect.y) return 0;
  if (at.y > passage.rect.y + passage.rect.height) return passage.words.size();
  const SpelledLine& line = *std::min_element(
      passage.lines.begin(), passage.lines.end(), [&](const SpelledLine& a, const SpelledLine& b) {
        return way_to(passage, a, at) < way_to(passage, b, at);
      });
  return byte_in_line(passage, line, at.x);
}

const SpelledLine* line_of(const Passage& passage, std::size_t byte) {
  const SpelledLine* found = nullptr;
  for (const SpelledLine& line : passage.lines) {
    if (found == nullptr || line.begin <= byte) found = &line;
  }
  return found;
}

float x_of(const Passage& passage, const SpelledLine& line, std::size_t byte) {
  const std::size_t before = std::clamp(byte, line.begin, line.begin + line.size) - line.begin;
  return line.at.x + line_width(line.style, passage.words.substr(line.begin, before));
}

Rect caret_of(const Passage& passage, std::size_t byte) {
  if (const SpelledLine* line = line_of(passage, byte)) {
    return {x_of(passage, *line, byte), line->at.y, 0, line->style.line_height};
  }
  const Rect& rect = passage.rect;
  return {byte == 0 ? rect.x : rect.x + rect.width, rect.y, 0, rect.height};
}

std::pair<std::size_t, std::size_t> word_around(std::string_view words, std::size_t byte) {
  std::size_t begin = std::min(byte, words.size());
  std::size_t end = begin;
  while (begin > 0 && !is_gap(words[begin - 1])) --begin;
  while (end < words.size() && !is_gap(words[end])) ++end;
  return {begin, end};
}

}  // namespace roadbook::ui
