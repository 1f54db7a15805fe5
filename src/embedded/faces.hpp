// The typefaces that the program carries, in one list.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "embedded/files.hpp"

namespace roadbook::embedded {

// One cut of a typeface. `letters` is in every program; `more`, the letters that few texts need
// (CSS says which: more_letters), is not built into the page, which fetches it by its name when a
// text has one.
struct Face {
  std::string_view family;
  int weight = 400;
  std::string_view name;  // of its file, without the ending
  std::string_view letters;
  std::string_view more;
};

enum class Cut { display, regular, semibold };

// That cut with its files; `letters` and `more` are empty where they are not built in.
inline Face face(Cut cut) {
  constexpr std::array<Face, 3> all{{
      {"EB Garamond", 400, "fonts/eb-garamond-regular", {}, {}},
      {"Inter", 400, "fonts/inter-regular", {}, {}},
      {"Inter", 600, "fonts/inter-semibold", {}, {}},
  }};
  Face found = all[static_cast<std::size_t>(cut)];
  const std::string name(found.name);
  found.letters = find(name + ".otf");
  found.more = find(name + "-more.otf");
  return found;
}

// All three, in the order of Cut.
inline std::array<Face, 3> faces() {
  return {face(Cut::display), face(Cut::regular), face(Cut::semibold)};
}

// Which letters stand in the files of `more`, as CSS writes a unicode-range.
inline std::string_view more_letters() {
  const std::string_view line = find("fonts/more.txt");
  return line.substr(0, line.find('\n'));
}

}  // namespace roadbook::embedded
