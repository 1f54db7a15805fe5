// Rulesets out of files: what is shipped loads, and what is wrong is listed with its place.
#include <catch2/catch_test_macros.hpp>

#include "data/ruleset_check.hpp"
#include "data/ruleset_reader.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

std::string in_words(const data::Diagnostics& diagnostics) {
  std::string words;
  for (const data::Diagnostic& each : diagnostics) words += data::in_words(each) + '\n';
  return words;
}

}  // namespace

TEST_CASE("every ruleset that is shipped loads without a fault") {
  const auto read = data::read_whole_ruleset(support::json_files("assets/rulesets/beacon-road"));
  CHECK(in_words(read.diagnostics) == "");
  REQUIRE(read.ok());
  CHECK(read.value->id == "beacon-road");
}

TEST_CASE("the tiny ruleset of the tests loads without a fault") {
  const auto read = data::read_whole_ruleset(support::json_files("tests/rules/tiny"));
  CHECK(in_words(read.diagnostics) == "");
  CHECK(read.ok());
}
