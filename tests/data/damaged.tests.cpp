// Damaged files: cut off, with bits turned, with zero bytes behind or inside. Never a crash; what
// is accepted all the same is a sheet that is saved and loaded as it is.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "data/document.hpp"
#include "rules/game/seeded.hpp"
#include "support/read_again.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/source_root.hpp"

using namespace roadbook;

namespace {

// Every golden save of every version, by its path.
std::vector<std::string> golden_saves() {
  std::vector<std::string> paths;
  const std::filesystem::path root = support::source_root();
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(root / "tests/golden/saves")) {
    if (entry.path().extension() != ".json") continue;
    paths.push_back(std::filesystem::relative(entry.path(), root).generic_string());
  }
  REQUIRE(paths.size() >= 5);
  return paths;
}

bool accepted(const std::string& text) {
  return data::read_documents("damaged", text).ok();
}

}  // namespace

TEST_CASE("a golden save that was cut off anywhere is refused") {
  for (const std::string& path : golden_saves()) {
    const std::string text = support::file_text(path);
    // Without the blanks at its end it is whole.
    const std::size_t whole = text.find_last_not_of(" \n\r\t") + 1;
    for (std::size_t length = 0; length < whole; length += support::rounds(13, 1)) {
      if (!accepted(text.substr(0, length))) continue;
      CAPTURE(path, length);
      CHECK(false);
    }
    CHECK(accepted(text.substr(0, whole)));
  }
}

TEST_CASE("bits that were turned in a golden save never make a sheet that cannot be kept") {
  const std::vector<std::string> paths = golden_saves();
  const std::uint64_t each = support::rounds(600, 100000) / paths.size() + 1;
  for (const std::string& path : paths) {
    const std::string text = support::file_text(path);
    rules::Seeded chance(each);
    for (std::uint64_t round = 0; round < each; ++round) {
      std::string turned = text;
      const std::uint64_t bits = 1 + chance.below(3);
      for (std::uint64_t i = 0; i < bits; ++i) {
        char& byte = turned[chance.below(turned.size())];
        byte = static_cast<char>(byte ^ (1 << chance.below(8)));
      }
      const std::string fault = support::read_again(turned);
      if (fault.empty()) continue;
      CAPTURE(path, round, fault, turned);
      CHECK(false);
    }
  }
}

TEST_CASE("zero bytes behind a golden save, in its place or inside it are refused") {
  rules::Seeded chance(5);
  for (const std::string& path : golden_saves()) {
    const std::string text = support::file_text(path);
    INFO(path);
    for (const std::size_t count : {std::size_t{1}, std::size_t{7}, std::size_t{4096}}) {
      CHECK_FALSE(accepted(text + std::string(count, '\0')));
      CHECK_FALSE(accepted(std::string(count, '\0') + text));
    }
    CHECK_FALSE(accepted(std::string(text.size(), '\0')));
    for (int round = 0; round < 100; ++round) {
      // A block that was never written.
      std::string torn = text;
      const std::size_t start = chance.below(torn.size() - 1);
      const std::size_t length = 1 + chance.below(std::min<std::size_t>(512, torn.size() - start));
      torn.replace(start, length, length, '\0');
      CHECK_FALSE(accepted(torn));
    }
  }
  CHECK_FALSE(accepted(""));
}
