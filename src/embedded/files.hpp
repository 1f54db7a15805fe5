// The files that are part of the program itself: rulesets and fonts, found by their path.
#pragma once

#include <string_view>
#include <vector>

namespace roadbook::embedded {

// One file: its path below assets/, for example "rulesets/smallest/game.json", and its bytes.
// Both live as long as the program.
struct File {
  std::string_view path;
  std::string_view bytes;
};

// The bytes of the file with that path, or an empty view where there is none.
std::string_view find(std::string_view path);

// All files whose path starts with the prefix, sorted by path; all there are for an empty prefix.
std::vector<File> list(std::string_view prefix = {});

}  // namespace roadbook::embedded
