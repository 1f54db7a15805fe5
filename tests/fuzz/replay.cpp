// Hands every file of the folders that are named to a fuzz target, once: what fuzzing found before
// stays found. Says how many there were.
//
//   replay TARGET FOLDER...
#include "fuzz/replay.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

int main(int count, char** words) {
  const auto& all = replay_targets();
  const auto target = std::find_if(all.begin(), all.end(), [&](const ReplayTarget& each) {
    return count > 1 && std::string(words[1]) == each.name;
  });
  if (target == all.end()) {
    std::fprintf(stderr, "There is no such target; there are:");
    for (const ReplayTarget& each : all) std::fprintf(stderr, " %s", each.name);
    std::fprintf(stderr, "\n");
    return 1;
  }
  int files = 0;
  for (int i = 2; i < count; ++i) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(words[i])) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      const std::string bytes(std::istreambuf_iterator<char>(file), {});
      // Where the target ends the program, the last name says at which file.
      std::fprintf(stderr, "%s\n", entry.path().c_str());
      target->test(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++files;
    }
  }
  std::printf("%d files held\n", files);
  return files > 0 ? 0 : 1;
}
