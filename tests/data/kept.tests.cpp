// What another program wrote comes back: numbers of any length, and what a library says of itself.
#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "data/share.hpp"
#include "data/strict_json.hpp"
#include "rules/judge/random.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

namespace {

std::string sheet_with(const std::string& fields) {
  return R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road",)" + fields + "}";
}

// The text of a library with these fields beside its documents.
std::string library_with(const std::string& fields, const std::string& documents) {
  return R"({"format":"roadbook/library","version":1,)" + fields + R"(,"documents":[)" + documents +
         "]}";
}

}  // namespace

TEST_CASE("a number that no double holds comes back as it was written") {
  for (const char* written_number :
       {"9223372036854775808", "-9223372036854775809", "123456789012345678901234567890",
        "0.1234567890123456789012345", "3.14159265358979323846264338327950288", "1e-400",
        "-1.0000000000000000000000001e-7", "12345678901234567890.5", "1E-999999999999"}) {
    const std::string number = written_number;
    INFO(number);
    const std::string text = sheet_with(R"("theirs":{"n":[)" + number +
                                        R"(]},"carried":[{"item":"rope","n":)" + number + "}]");
    const data::Documents read = data::read_documents("f", text);
    REQUIRE(read.ok());
    const std::string written = data::write_compact(read.values);
    CHECK(written.find("\"n\":[" + number + "]") != std::string::npos);
    CHECK(written.find("\"n\":" + number + "}") != std::string::npos);
    const data::Documents again = data::read_documents("f", written);
    CHECK(again.values == read.values);
    CHECK(data::write_compact(again.values) == written);
  }
}

TEST_CASE("a number that a double holds is written as ever") {
  for (const auto& [read, written] :
       std::vector<std::pair<std::string, std::string>>{{"1.50", "1.5"},
                                                        {"1e3", "1000.0"},
                                                        {"-0", "-0.0"},
                                                        {"9007199254740993", "9007199254740993"},
                                                        {"0.1000000000000000", "0.1"},
                                                        {"1e22", "1e+22"},
                                                        {"5e-324", "5e-324"}}) {
    INFO(read);
    data::Faults faults("f");
    const auto json = data::parse_strict("[" + read + "]", faults);
    REQUIRE(json);
    CHECK(data::to_compact_text(*json) == "[" + written + "]");
  }
}

TEST_CASE("a number of too many digits is a fault where a number of the game stands") {
  const data::Documents read =
      data::read_documents("f", sheet_with(R"("stash":123456789012345678901234567890)"));
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(read.diagnostics[0].pointer == "/stash");
  const data::Documents text =
      data::read_documents("f", sheet_with(R"("name":123456789012345678901234567890)"));
  REQUIRE(text.diagnostics.size() == 1);
  CHECK(text.diagnostics[0].pointer == "/name");
}

TEST_CASE("JSON is written as the JSON library itself writes it") {
  const data::Json json = data::Json::parse(
      R"({"a":[],"b":{},"c":[1,[2.5,null,true],{"d":"x\"\\\né€😀\u007f\u0001"}],"":-9223372036854775808})",
      nullptr, false);
  REQUIRE_FALSE(json.is_discarded());
  CHECK(data::to_text(json) ==
        json.dump(2, ' ', false, data::Json::error_handler_t::replace) + "\n");
  CHECK(data::to_compact_text(json) ==
        json.dump(-1, ' ', false, data::Json::error_handler_t::replace));
}

TEST_CASE("what a library says of itself comes back, and so does what its documents say") {
  const std::string ours =
      R"("owner":{"name":"Wend"},"made_with":"Elsewhere 2","count":123456789012345678901234567890)";
  for (const std::string& documents : {std::string(), sheet_with(R"("theirs":1)"),
                                       sheet_with(R"("id":"a","theirs":1)") + "," +
                                           sheet_with(R"("id":"b","traits":[],"more":{"x":2})")}) {
    INFO(documents);
    const data::Documents read = data::read_documents("f", library_with(ours, documents));
    REQUIRE(read.ok());
    CHECK(read.library);
    for (const std::string& written : {data::write_library(read.values, 0, read.unknown),
                                       data::write_compact(read.values, 0, read.unknown)}) {
      const data::Documents again = data::read_documents("f", written);
      CHECK(again.values == read.values);
      CHECK(again.unknown == read.unknown);
      CHECK(again.library);
      data::Faults faults("f");
      const auto json = data::parse_strict(written, faults);
      REQUIRE(json);
      CHECK((*json)["owner"]["name"] == "Wend");
      CHECK((*json)["made_with"] == "Elsewhere 2");
      CHECK(written.find("123456789012345678901234567890") != std::string::npos);
    }
    const data::Documents linked =
        data::read_text("l", data::share_fragment(read.values, 0, read.unknown));
    CHECK(linked.unknown == read.unknown);
    CHECK(linked.values == read.values);
  }
}

TEST_CASE("a library is read in parts, and the parts are its documents") {
  std::string documents;
  for (int i = 0; i < 50; ++i) documents += (i > 0 ? "," : "") + sheet_with(R"("stash":3)");
  const std::string text = library_with(R"("x":1)", documents);
  data::DocumentsReading reading("f", text);
  int parts = 0;
  double before = reading.done();
  CHECK(before == 0);
  while (reading.next()) {
    ++parts;
    CHECK(reading.done() > before);
    before = reading.done();
  }
  CHECK(parts == 50);
  CHECK(reading.done() == 1);
  const data::Documents whole = data::read_documents("f", text);
  CHECK(reading.take().values == whole.values);
}
