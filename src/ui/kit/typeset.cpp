// Measures, breaks and draws lines of text.
#include "ui/kit/typeset.hpp"

#include <algorithm>
#include <cmath>

#include "text/code_points.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/scripts.hpp"

namespace roadbook::ui {

namespace {

unsigned int upper_code_point(unsigned int code) {
  if (code >= 'a' && code <= 'z') return code - 32;
  if (code >= 0xE0 && code <= 0xFE && code != 0xF7) return code - 32;
  if (code == 0xFF) return 0x178;
  if (code >= 0x100 && code <= 0x137) return code & ~1U;
  if (code >= 0x139 && code <= 0x148) return code % 2 == 0 ? code - 1 : code;
  if (code >= 0x14A && code <= 0x177) return code & ~1U;
  if (code >= 0x179 && code <= 0x17E) return code % 2 == 0 ? code - 1 : code;
  if (code >= 0x3B1 && code <= 0x3C9 && code != 0x3C2) return code - 32;
  if (code >= 0x430 && code <= 0x44F) return code - 32;
  if (code >= 0x450 && code <= 0x45F) return code - 80;
  if (code >= 0x1EA0 && code <= 0x1EF9) return code & ~1U;
  return code;
}

// Walks over the units of a text. Most texts hold letters of the typeface alone: there a unit is a
// code point.
class Walk {
 public:
  Walk(const TextStyle& style, std::string_view words)
      : style_(style), words_(words), lacking_(may_lack_letters(words)) {}

  bool lacking() const { return lacking_; }
  Covered covered() const {
    return [this](unsigned int code) { return style_.fonts->covers(style_.face, code); };
  }
  // The unit at `at`, with the code point of its glyph.
  TextUnit unit(std::size_t at) const {
    const auto byte = static_cast<unsigned char>(words_[at]);
    if (!lacking_ || stands_alone(at)) {
      // Most of what is written: no line ends behind it.
      if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')) {
        TextUnit letter;
        letter.begin = at;
        letter.end = at + 1;
        letter.code = byte;
        return letter;
      }
      return plain_unit_at(words_, at);
    }
    TextUnit unit = unit_at(words_, at, covered());
    unit.code = style_.fonts->code_of(words_, unit);
    return unit;
  }

 private:
  // Of ASCII, with nothing behind it that could be a mark on it.
  bool stands_alone(std::size_t at) const {
    constexpr unsigned char end_of_ascii = 0x80;
    return static_cast<unsigned char>(words_[at]) < end_of_ascii &&
           (at + 1 == words_.size() || static_cast<unsigned char>(words_[at + 1]) < end_of_ascii);
  }

  const TextStyle& style_;
  std::string_view words_;
  bool lacking_;
};

float advance_of(const TextStyle& style, ImFontBaked& baked, unsigned int code) {
  if (code < 32) return 0;
  const ImVector<float>& known = baked.IndexAdvanceX;
  const float there = code < static_cast<unsigned int>(known.Size) ? known.Data[code] : -1.0F;
  return (there >= 0 ? there : baked.GetCharAdvance(code)) * (style.size / baked.Size) +
         style.letter_spacing;
}

}  // namespace

TextStyle text_style(const UiContext& context, Face face, float css_size, float line_height) {
  TextStyle style;
  style.fonts = context.fonts;
  style.face = face;
  style.font = context.fonts->font(face);
  style.size = context.fonts->imgui_size(face, css_size * context.text_scale);
  style.line_height = std::round(line_height * context.text_scale);
  return style;
}

TextStyle style_for_name(const UiContext& context, const TextStyle& usual, std::string_view name,
                         float room) {
  TextStyle style = usual;
  for (const float size : {19.0F, 17.0F}) {
    if (line_width(style, name) <= room) break;
    const TextStyle smaller = text_style(context, usual.face, size, size + 5);
    if (smaller.size < style.size) style = smaller;
  }
  return style;
}

TextStyle text_style(const UiContext& context, Type type) {
  const TypeSpec spec = type_spec(type, context.compact());
  TextStyle style = text_style(context, spec.face, spec.size, spec.line_height);
  style.letter_spacing = spec.letter_spacing;
  style.capitals = spec.capitals;
  return style;
}

std::string upper(std::string_view words) {
  std::string result;
  result.reserve(words.size());
  for (std::size_t at = 0; at < words.size();) {
    text::append_utf8(result, upper_code_point(text::next_code_point(words, at).code));
  }
  return result;
}

float line_width(const TextStyle& style, std::string_view words) {
  std::string capitals;
  if (style.capitals) words = capitals = upper(words);
  ImFontBaked* baked = style.font->GetFontBaked(style.size);
  const Walk walk(style, words);
  float width = 0;
  for (std::size_t at = 0; at < words.size();) {
    const TextUnit unit = walk.unit(at);
    at = unit.end;
    width += advance_of(style, *baked, unit.code);
  }
  return words.empty() ? 0 : width - style.letter_spacing;
}

float longest_word(const TextStyle& style, std::string_view words) {
  float longest = 0;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t end = std::min(words.find_first_of(" -/", at), words.size());
    // A hyphen stands at the end of its line.
    if (end < words.size() && words[end] != ' ') ++end;
    longest = std::max(longest, line_width(style, words.substr(at, end - at)));
    at = end;
    while (at < words.size() && words[at] == ' ') ++at;
  }
  return std::ceil(longest);
}

std::vector<std::string_view> break_lines(const TextStyle& style, std::string_view words,
                                          float width, float taken) {
  std::vector<std::string_view> lines;
  ImFontBaked* baked = style.font->GetFontBaked(style.size);
  const Walk walk(style, words);
  std::size_t line = 0;      // where the line starts
  std::size_t break_at = 0;  // the last place where it may end
  float used = taken;        // up to here
  std::size_t at = 0;
  const auto end_line = [&](std::size_t end, std::size_t next) {
    std::size_t last = end;
    while (last > line && words[last - 1] == ' ') --last;
    lines.push_back(words.substr(line, last - line));
    line = break_at = at = next;
    used = 0;
  };
  while (at < words.size()) {
    const TextUnit unit = walk.unit(at);
    const std::size_t next = unit.end;
    const unsigned int code = unit.code;
    if (code == '\n') {
      end_line(at, next);
      continue;
    }
    const unsigned int shown = style.capitals ? upper_code_point(code) : code;
    const float advance = advance_of(style, *baked, shown);
    const bool beside = taken > 0 && lines.empty();
    if (width > 0 && used + advance - style.letter_spacing > width && code != ' ' &&
        (at > line || beside)) {
      if (break_at > line || beside) {
        end_line(break_at, break_at);
      } else {
        end_line(at, at);
      }
      continue;
    }
    used += advance;
    at = next;
    if (unit.breaks) break_at = at;
  }
  if (line < words.size() || lines.empty()) end_line(words.size(), words.size());
  return lines;
}

std::string shortened(const TextStyle& style, std::string_view words, float width) {
  if (line_width(style, words) <= width) return std::string(words);
  constexpr std::string_view dots = "…";
  const float room = width - line_width(style, dots);
  ImFontBaked* baked = style.font->GetFontBaked(style.size);
  const Walk walk(style, words);
  float used = 0;
  std::size_t end = 0;
  for (std::size_t at = 0; at < words.size();) {
    const TextUnit unit = walk.unit(at);
    at = unit.end;
    used += advance_of(style, *baked, style.capitals ? upper_code_point(unit.code) : unit.code);
    if (used > room) break;
    end = at;
  }
  std::string result(words.substr(0, end));
  while (!result.empty() && result.back() == ' ') result.pop_back();
  return result.append(dots);
}

void draw_line(ImDrawList* list, const TextStyle& style, ImVec2 at, ImU32 color,
               std::string_view words) {
  if (words.empty()) return;
  std::string capitals;
  if (style.capitals) words = capitals = upper(words);
  std::string in_order;
  if (const Walk walk(style, words); walk.lacking()) {
    for (TextUnit unit : in_visual_order(words, walk.covered())) {
      char bytes[5];
      ImTextCharToUtf8(bytes, style.fonts->code_of(words, unit));
      in_order += bytes;
    }
    words = in_order;
  }
  const float y = at.y + std::floor((style.line_height - style.size) / 2);
  if (style.letter_spacing <= 0) {
    list->AddText(style.font, style.size, {std::floor(at.x), y}, color, words.data(),
                  words.data() + words.size());
    return;
  }
  // One glyph after another at its exact place: ImGui's own calls would round each to a pixel.
  ImFontBaked* baked = style.font->GetFontBaked(style.size);
  const float scale = style.size / baked->Size;
  float x = std::floor(at.x);
  for (std::size_t i = 0; i < words.size();) {
    const unsigned int code = text::next_code_point(words, i).code;
    const ImFontGlyph glyph = *baked->FindGlyph(code);
    if (glyph.Visible != 0) {
      list->PrimReserve(6, 4);
      list->PrimRectUV({x + glyph.X0 * scale, y + glyph.Y0 * scale},
                       {x + glyph.X1 * scale, y + glyph.Y1 * scale}, {glyph.U0, glyph.V0},
                       {glyph.U1, glyph.V1}, glyph.Colored != 0 ? color | ~IM_COL32_A_MASK : color);
    }
    x += glyph.AdvanceX * scale + style.letter_spacing;
  }
}

}  // namespace roadbook::ui
