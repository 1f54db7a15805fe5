// The names of the code are words that a newcomer knows.
#include <catch2/catch_test_macros.hpp>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace {

// The names in a line of C++; what stands in comments and between quotation marks is left out.
std::set<std::string> names_of(const std::string& line) {
  std::set<std::string> names;
  std::string name;
  bool quoted = false;
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const char letter = i < line.size() ? line[i] : ' ';
    if (!quoted && (std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_')) {
      name += letter;
      continue;
    }
    if (!name.empty()) names.insert(name);
    name.clear();
    if (quoted && letter == '\\') {
      ++i;
    } else if (letter == '"') {
      quoted = !quoted;
    } else if (!quoted && letter == '/' && i + 1 < line.size() && line[i + 1] == '/') {
      break;
    }
  }
  return names;
}

}  // namespace

TEST_CASE("names that a newcomer had to guess at are gone from the code") {
  const std::set<std::string> gone = {
      "Attic",         "Keeper",      "KeeperDesk", "Wishes",
      "Drive",         "DriveStep",   "Inner",      "Manner",
      "PrintManner",   "SheetManner", "Opened",     "Seal",
      "Seen",          "Unit",        "Piece",      "Known",
      "jot",           "finger",      "fingers",    "inner_choice",
      "inner_choices", "archetype",   "bloodline",  "text_is_edited_outside"};
  int files = 0;
  const std::string root = ROADBOOK_SOURCE_DIR;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root + "/src")) {
    const std::string kind = entry.path().extension().string();
    if (kind != ".cpp" && kind != ".hpp") continue;
    ++files;
    std::ifstream file(entry.path(), std::ios::binary);
    REQUIRE(file.good());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      for (const std::string& name : names_of(line)) {
        if (gone.count(name) == 0) continue;
        FAIL_CHECK(entry.path().string() + ":" + std::to_string(number) + ": " + name);
      }
    }
  }
  CHECK(files > 100);
}
