// Files at the limits: read or refused in bounded room, and what is read can be written and read
// again.
#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "data/strict_json.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/play_crew.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/worst_files.hpp"

using namespace roadbook;

TEST_CASE("The files that are hardest to read give a sheet or a list of faults of bounded length") {
  for (const support::WorstFile& file : support::worst_files(support::rounds(60000, 400000))) {
    INFO(file.name);
    const data::Documents read = data::read_documents("worst.json", file.text);
    CHECK(read.diagnostics.size() <= 1001);
    std::size_t bytes = 0;
    for (const data::Diagnostic& each : read.diagnostics) {
      bytes += each.pointer.size() + each.message.size();
    }
    CHECK(bytes < 1200000);
    // Many equal sheets in a row are written and read again once.
    const data::Value* last = nullptr;
    for (const data::Value& value : read.values) {
      if (last != nullptr && *last == value) continue;
      last = &value;
      const data::Documents again = data::read_documents("again", data::write_document(value));
      REQUIRE(again.values.size() == 1);
      CHECK(again.values[0] == value);
    }
  }
}

TEST_CASE("A crew that moved its coin a thousand times and once more is read again as it was") {
  rules::Crew crew = rules::random_crew(support::beacon_road(), "crew", 3, {});
  while (crew.coin.size() < 990) crew.coin.push_back({"", 1, "A score"});
  for (int i = 0; i < 11; ++i) crew = rules::with_coin(crew, 1, "A score");
  const data::Value written(crew);
  const data::Documents read = data::read_documents("crew", data::write_document(written));
  CHECK(read.diagnostics.empty());
  CHECK(read.values == std::vector<data::Value>{written});
}

namespace {

// A sheet with a list of so many numbers that stands in many others: once it is written each has a
// line of its own, far from the margin.
std::string sheet_with_deep_list(std::size_t numbers) {
  constexpr std::size_t depth = 50;
  std::string text = R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","x":)";
  text += std::string(depth, '[') + "1";
  for (std::size_t i = 1; i < numbers; ++i) text += ",1";
  return text + std::string(depth, ']') + "}";
}

}  // namespace

TEST_CASE("A sheet that is nearly as large as a file may be can be kept and read again") {
  const data::Documents read = data::read_documents("large", sheet_with_deep_list(155000));
  REQUIRE(read.ok());
  const std::string written = data::write_document(read.values[0]);
  CHECK(written.size() <= data::largest_file);
  CHECK(written.size() > data::largest_file * 9 / 10);
  CHECK(data::read_documents("again", written).values == read.values);
}

TEST_CASE("A sheet that would be larger than a file may be once it is written is refused") {
  const auto sheet = [](const char* number) {
    std::string text =
        R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","x":[0)";
    const std::string line = ",\"" + std::string(4000, 'y') + '"';
    text.reserve(data::largest_file);
    while (text.size() < 16'500'000) text += line;
    for (int i = 0; i < 20000; ++i) text += number;
    return text + "]}";
  };
  // These take more room when they are written.
  REQUIRE(sheet(",1e14").size() < data::largest_file);
  const data::Documents read = data::read_documents("large", sheet(",1e14"));
  CHECK_FALSE(read.ok());
  CHECK(read.values.empty());
  // These do not.
  CHECK(data::read_documents("large", sheet(",1000")).ok());
}

TEST_CASE("A library that is too large for one file becomes several, with nothing lost") {
  std::vector<data::Value> values;
  for (int i = 0; i < 5; ++i) {
    rules::Character each;
    each.id = "c" + std::to_string(i);
    each.ruleset = "beacon-road";
    for (int k = 0; k < 1000; ++k) each.looks.push_back(std::string(190, 'x'));
    for (int k = 0; k < 900; ++k) each.harm.push_back({1, std::string(3990, 'y')});
    values.emplace_back(std::move(each));
  }
  const std::vector<std::string> files = data::write_libraries(values);
  CHECK(files.size() > 1);
  std::vector<data::Value> again;
  for (const std::string& file : files) {
    CHECK(file.size() <= data::largest_file);
    data::Documents read = data::read_documents("part", file);
    CHECK(read.ok());
    for (data::Value& value : read.values) again.push_back(std::move(value));
  }
  CHECK(again == values);
}
