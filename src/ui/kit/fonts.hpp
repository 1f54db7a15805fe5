// The typefaces: EB Garamond for display, Inter for text.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/theme.hpp"
#include "ui/kit/word_glyphs.hpp"

struct ImFont;
struct ImFontAtlas;

namespace roadbook::ui {

// The faces of the program in the atlas of Dear ImGui.
class Fonts {
 public:
  // The bytes of OpenType files. They must live as long as the atlas, nothing is copied.
  struct Files {
    std::string_view display;   // EB Garamond regular, with lining figures as its default digits
    std::string_view regular;   // Inter regular, with tabular figures as its default digits
    std::string_view semibold;  // Inter semibold, the same
    std::string_view emblems = {};     // a glyph for each emblem, from U+E000 on; may be missing
    std::string_view emblem_ids = {};  // their ids, one a line, in that order
    // The letters of the three that few texts need; what is missing is drawn by `draw` of build().
    std::string_view more_display = {};
    std::string_view more_regular = {};
    std::string_view more_semibold = {};
  };

  // Puts the faces into the atlas of the current ImGui context. False where a file is not a font.
  // `draw`: draws words in writing systems that the faces have no letters for; may be empty.
  bool build(ImFontAtlas& atlas, const Files& files, DrawWords draw = {});

  // The font of a face; null before `build`.
  ImFont* font(Face face) const;

  // The typeface whose glyphs are emblems, as large as its size; null where there is none.
  ImFont* emblems() const { return emblems_; }
  // The code point of an emblem, or 0 where none has this id.
  unsigned int emblem_code(std::string_view id) const;

  // The ids of all emblems, in the order of the typeface.
  std::vector<std::string> emblem_ids() const;

  // ImGui counts a font's size from ascent to descent, CSS by its em: the ImGui size, a whole
  // number of logical pixels, that draws `face` as large as `css_size` pixels in CSS.
  float imgui_size(Face face, float css_size) const;

  // Whether the typeface itself has a letter for a code point.
  bool covers(Face face, unsigned int code) const;
  // The code point of the glyph that draws a unit of a text.
  unsigned int code_of(std::string_view words, const TextUnit& unit) const;

  // What was drawn by `draw` of build() is asked for anew: it has other typefaces now.
  void draw_words_anew() const;

 private:
  struct Entry {
    ImFont* font = nullptr;
    float height_per_em = 1.2F;
    mutable std::map<unsigned int, bool> covers;  // beyond Latin: as it was asked for
  };
  static float height_per_em(std::string_view file);
  Entry entries_[3];
  ImFont* emblems_ = nullptr;
  std::string_view emblem_ids_;
  std::unique_ptr<WordGlyphs> words_;
};

}  // namespace roadbook::ui
