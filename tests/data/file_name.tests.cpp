// File names: whatever a sheet is called, the file is one that every system takes, and no other.
#include "data/file_name.hpp"

#include <catch2/catch_test_macros.hpp>

#include "data/strict_json.hpp"
#include "support/utf8.hpp"
#include "text/code_points.hpp"

using namespace roadbook;

namespace {

std::string named(std::string_view name) {
  return data::file_name(name, "sheet", ".json");
}

}  // namespace

TEST_CASE("A file is called as its sheet, in any script") {
  CHECK(named("Mirela Vas") == "Mirela-Vas.json");
  CHECK(named("  Ayla \"the\" Fox! ") == "Ayla-the-Fox.json");
  CHECK(named("Zoë Łukasz") == "Zoë-Łukasz.json");
  CHECK(named("אביגיל") == "אביגיל.json");
  CHECK(named("東の灯") == "東の灯.json");
  CHECK(named("Fox 🦊") == "Fox-🦊.json");
}

TEST_CASE("No name is a path, hidden, or empty") {
  CHECK(named("") == "sheet.json");
  CHECK(named("../../etc/passwd") == "etc-passwd.json");
  CHECK(named("C:\\Windows\\x") == "C-Windows-x.json");
  CHECK(named(".hidden") == "hidden.json");
  CHECK(named("a.exe") == "a-exe.json");
  CHECK(named("...") == "sheet.json");
  CHECK(named("a/b／c") == "a-b-c.json");
  CHECK(named("-rf") == "rf.json");
}

TEST_CASE("No name is one of Windows' devices") {
  for (const char* device : {"con", "CON", "Prn", "aux", "NUL", "com1", "LPT9", "COM¹"}) {
    INFO(device);
    CHECK(named(device) == "sheet-" + std::string(device) + ".json");
  }
  CHECK(named("console") == "console.json");
}

TEST_CASE("No control, bidirectional or invisible character comes into a name") {
  CHECK(named("a\x01\x02z") == "a-z.json");
  CHECK(named(std::string_view("a\0z", 3)) == "a-z.json");
  CHECK(named("gpj.\u202Eevil") == "gpj-evil.json");
  CHECK(named("a\u2066b\u2069c\u200Bd\uFEFFe") == "abcde.json");
  CHECK(named("a\u2028b\u0085c") == "a-b-c.json");
  CHECK(named("\u202E\u200B") == "sheet.json");
}

TEST_CASE("A long name is cut at the end of a letter") {
  std::string name;
  for (int i = 0; i < 200; ++i) name += "€";
  const std::string file = named(name);
  CHECK(file.size() <= 130);
  CHECK(support::find_invalid_utf8(file) == std::string_view::npos);
}
