// The names of the code are words that a newcomer knows, and what a field of a save is called
// stands in one place.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "rules/game/keys.hpp"
#include "support/source_root.hpp"

namespace {

// What stands between quotation marks in a line of C++, but for what a comment quotes.
std::vector<std::string> quoted_in(const std::string& line) {
  std::vector<std::string> all;
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char letter = line[i];
    if (letter == '"') {
      quoted = !quoted;
      if (quoted) all.emplace_back();
    } else if (quoted) {
      all.back() += letter;
      if (letter == '\\' && i + 1 < line.size()) all.back() += line[++i];
    } else if (letter == '\'' && line.compare(i, 3, "'\"'") == 0) {
      i += 2;
    } else if (letter == '/' && i + 1 < line.size() && line[i + 1] == '/') {
      break;
    }
  }
  return all;
}

using MeetLine =
    std::function<void(const std::filesystem::path& file, int number, const std::string& line)>;

bool is_script(const std::filesystem::path& file) {
  return file.extension() == ".js" || file.extension() == ".mjs";
}

// Calls `meet` for each line of C++ and of scripts in a folder of the source tree, with its file
// and its number. Gives how many files there are.
int each_line_in(const std::string& folder, const MeetLine& meet) {
  int files = 0;
  const std::string& root = roadbook::support::source_root();
  std::filesystem::recursive_directory_iterator entries(root + "/" + folder);
  for (auto each = begin(entries); each != end(entries); ++each) {
    const std::filesystem::path& path = each->path();
    if (path.filename() == "node_modules") each.disable_recursion_pending();
    const std::string kind = path.extension().string();
    if (each->is_directory() || (kind != ".cpp" && kind != ".hpp" && !is_script(path))) continue;
    ++files;
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file.good());
    int number = 0;
    for (std::string line; std::getline(file, line);) meet(path, ++number, line);
  }
  return files;
}

// The same for the C++ of the program.
int each_line(const MeetLine& meet) {
  return each_line_in("src", meet);
}

std::string place_of(const std::filesystem::path& file, int number) {
  return file.string() + ":" + std::to_string(number);
}

// The keys of the fields that the rules know: what the header of the keys says of each.
std::set<std::string> known_keys() {
  std::set<std::string> keys;
  std::ifstream file(roadbook::support::source_root() + "/src/rules/game/keys.hpp");
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("inline constexpr const char* ", 0) != 0) continue;
    for (const std::string& each : quoted_in(line)) keys.insert(each);
  }
  return keys;
}

// The names in a line; what stands in comments and between quotation marks, which are these, is
// left out.
std::set<std::string> names_of(const std::string& line, const std::string& marks = "\"") {
  std::set<std::string> names;
  std::string name;
  char quoted = 0;  // the mark that it began with
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const char letter = i < line.size() ? line[i] : ' ';
    if (quoted == 0 && (std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_')) {
      name += letter;
      continue;
    }
    if (!name.empty()) names.insert(name);
    name.clear();
    if (quoted != 0 && letter == '\\') {
      ++i;
    } else if (quoted == 0 ? marks.find(letter) != marks.npos : letter == quoted) {
      quoted = quoted == 0 ? letter : '\0';
    } else if (quoted == 0 && letter == '/' && i + 1 < line.size() && line[i + 1] == '/') {
      break;
    }
  }
  return names;
}

}  // namespace

namespace {

// Tells each of these names in a folder. Gives how many files there are.
int tell_names(const std::string& folder, const std::set<std::string>& gone) {
  return each_line_in(
      folder, [&](const std::filesystem::path& file, int number, const std::string& line) {
        // Most lines have none of these letters in a row.
        if (std::none_of(gone.begin(), gone.end(), [&](const std::string& each) {
              return line.find(each) != std::string::npos;
            })) {
          return;
        }
        for (const std::string& name : names_of(line, is_script(file) ? "\"'`" : "\"")) {
          if (gone.count(name) != 0) FAIL_CHECK(place_of(file, number) + ": " + name);
        }
      });
}

}  // namespace

TEST_CASE("names that a newcomer had to guess at are gone from the code, its tests and the page") {
  std::set<std::string> gone = {
      "Attic",         "Keeper",       "KeeperDesk",  "Wishes",
      "wishes",        "Drive",        "DriveStep",   "Inner",
      "Manner",        "PrintManner",  "SheetManner", "Opened",
      "Seal",          "Seen",         "Unit",        "Piece",
      "Known",         "KnownFaction", "KnownBy",     "Foreign",
      "jot",           "finger",       "fingers",     "inner_choice",
      "inner_choices", "archetype",    "bloodline",   "text_is_edited_outside",
      "set_of",        "known_by",     "ClockManner", "KnownCondition",
      "KnownDocuments"};
  CHECK(tell_names("src", gone) > 100);
  // A library's word for the unit of time, a finger of a person's hand, and what old saves say.
  for (const char* each : {"Unit", "finger", "fingers", "archetype", "bloodline"}) gone.erase(each);
  CHECK(tell_names("tests", gone) > 100);
  CHECK(tell_names("web", gone) > 10);
  CHECK(names_of("f('Seen', \"Unit\") + Piece  // Known", "\"'") ==
        std::set<std::string>{"Piece", "f"});
}

TEST_CASE("the first line of each file says what the file owns") {
  const auto look = [](const std::filesystem::path& file, int number, const std::string& line) {
    if (number != 1) return;
    INFO(file.string() << ": " << line);
    const bool is_program = is_script(file) && line.rfind("#!", 0) == 0;
    const bool is_sentence = line.rfind("// ", 0) == 0;
    CHECK((is_program || is_sentence));
    for (const char* each : {"// Looks up ", "// Says ", "// Words the ", "// Words what "}) {
      CHECK(line.rfind(each, 0) != 0);
    }
  };
  for (const char* folder : {"src", "tests", "web"}) CHECK(each_line_in(folder, look) > 10);
}

TEST_CASE("comments and titles of tests speak of you, a player or a character, and not of one") {
  const auto look = [](const std::filesystem::path& file, int number, const std::string& line) {
    const bool title = line.rfind("TEST_CASE(", 0) == 0 || line.rfind("test('", 0) == 0 ||
                       (line.rfind("    \"", 0) == 0 && line.ends_with("\") {"));
    const std::size_t from = title ? 0 : line.find("// ");
    if (from == std::string::npos || (!title && line.find('"') < from)) return;
    for (const char* each :
         {"one's own", "one\\'s own", "oneself", "one plays", "what one has", "what one can",
          "who one is", "where one was", "where one went", "where one starts", "how one stands",
          "wears one down", "while one types"}) {
      if (line.find(each, from) != std::string::npos) FAIL_CHECK(place_of(file, number));
    }
  };
  for (const char* folder : {"src", "tests", "web"}) CHECK(each_line_in(folder, look) > 10);
}

TEST_CASE("no file of the program includes another by a way from its own folder") {
  // What a room keeps to itself would come in by such a way, past the folders that it may see.
  each_line([](const std::filesystem::path& file, int number, const std::string& line) {
    if (line.rfind("#include \".", 0) == 0) FAIL_CHECK(place_of(file, number) + ": " + line);
  });
}

TEST_CASE("the place of a field in a save is made of the field's key, and written nowhere else") {
  using roadbook::rules::keys::place_at;
  CHECK(quoted_in(R"(f("/traits", "a \"b\"") // "/name")") ==
        std::vector<std::string>{"/traits", R"(a \"b\")"});
  CHECK(place_at(roadbook::rules::keys::traits, 2) == "/traits/2");
  const std::set<std::string> keys = known_keys();
  REQUIRE(keys.count(roadbook::rules::keys::special_abilities) == 1);
  REQUIRE(keys.size() > 60);
  const std::filesystem::path root =
      std::filesystem::path(roadbook::support::source_root()) / "src";
  // Files of older versions keep their words, whatever fields are called today; and what is checked
  // there of games and packages has fields of its own.
  const std::filesystem::path data = root / "data";
  each_line([&](const std::filesystem::path& file, int number, const std::string& line) {
    if (line.find("\"/") == std::string::npos) return;
    if (file.parent_path() == data || file == root / "rules/game/keys.hpp") return;
    for (const std::string& each : quoted_in(line)) {
      if (each.size() < 2 || each[0] != '/') continue;
      if (keys.count(each.substr(1, each.find('/', 1) - 1)) == 0) continue;
      FAIL_CHECK(place_of(file, number) + ": \"" + each + "\"");
    }
  });
}
