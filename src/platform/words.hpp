// Letters: those that the program carries, and those of the system.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

// A typeface that the page has anyway, for words that are drawn by the browser.
struct SharedFont {
  std::string_view family;
  int weight = 400;
  std::string_view name;  // of its file, without the ending
  std::string_view bytes;
};

// Gives the page a font that the program carries, for its inputs and for paper, so that it is not
// loaded twice. The bytes must live on. The letters that it lacks and NAME-more.otf has, a CSS
// unicode-range, the page fetches when a text has one. Does nothing on the desktop.
void share_font(const SharedFont& font, std::string_view more_letters);

// Words as a picture: for writing systems that the program carries no letters for.
struct WordsPicture {
  int width = 0;  // pixels of the display
  int height = 0;
  float left = 0;     // from the pen to the picture
  float top = 0;      // from the baseline up to the picture's upper edge
  float advance = 0;  // how far the pen goes on
  bool colored = false;
  std::string pixels;  // red, green, blue, alpha, not premultiplied; white where it is not colored
};
// Draws words with the letters of the browser or the system: shaped, joined, in their own
// direction. `em`: pixels of the display. False where nothing here has letters for them.
bool draw_words(std::string_view words, float em, int weight, bool serif, WordsPicture& picture);

}  // namespace roadbook::platform
