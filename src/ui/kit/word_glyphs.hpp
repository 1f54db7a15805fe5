// Words of other writing systems as glyphs of ImGui's fonts: drawn by whoever can, the browser or
// the system's text library, at the size in which they are shown.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "ui/kit/scripts.hpp"

struct ImFontLoader;

namespace roadbook::ui {

struct WordsWanted {
  std::string_view words;
  float em = 16;     // pixels of the display
  int weight = 400;  // as in CSS
  bool serif = false;
};

struct WordsDrawn {
  int width = 0;  // of the picture, in pixels of the display
  int height = 0;
  float left = 0;     // from the pen to the picture
  float top = 0;      // from the baseline up to the picture's upper edge
  float advance = 0;  // how far the pen goes on
  bool colored = false;
  std::string pixels;  // four bytes each, not premultiplied; white where it is not colored
};

// Draws words; false where the system has no letters for them.
using DrawWords = std::function<bool(const WordsWanted&, WordsDrawn&)>;

class WordGlyphs {
 public:
  // `draw` is called while glyphs are made. This outlives the faces that join it.
  explicit WordGlyphs(DrawWords draw);
  ~WordGlyphs();
  WordGlyphs(const WordGlyphs&) = delete;
  WordGlyphs& operator=(const WordGlyphs&) = delete;

  // Lets a face of the atlas take its missing letters from here. `height_per_em` is the face's.
  void join(ImFontAtlas& atlas, float size, float height_per_em, int weight, bool serif);

  // The code point under which a unit of a text is a glyph of the joined faces.
  unsigned int code_of(std::string_view words, const TextUnit& unit);

  // Everything drawn so far is drawn again when it is next shown. Between frames.
  void draw_anew();

 private:
  struct Face {
    WordGlyphs* owner = nullptr;
    float height_per_em = 1.2F;
    int weight = 400;
    bool serif = false;
  };
  static bool load(ImFontAtlas* atlas, ImFontConfig* source, ImFontBaked* baked, void* data,
                   ImWchar code, ImFontGlyph* glyph, float* advance);
  std::string words_of(unsigned int code) const;
  void forget(std::size_t slot);
  void discard(unsigned int code);

  DrawWords draw_;
  std::map<std::string, unsigned int, std::less<>> slots_;
  std::vector<std::string> words_;
  std::size_t next_ = 0;            // the slot of the next new word
  std::set<unsigned int> letters_;  // drawn by themselves, under their own code points
  ImFontAtlas* atlas_ = nullptr;
  std::unique_ptr<ImFontLoader> loader_;
};

}  // namespace roadbook::ui
