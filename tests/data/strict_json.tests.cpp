// The strict reader of JSON: RFC 8259 and nothing beyond it.
#include "data/strict_json.hpp"
#include "support/utf8.hpp"
#include "text/code_points.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

using namespace roadbook;
using namespace std::string_literals;

namespace {

bool strictly_accepted(std::string_view text) {
  data::Faults faults("f");
  const bool read = data::parse_strict(text, faults).has_value();
  CHECK(read != faults.any());
  return read;
}

data::Diagnostics strict_faults_of(std::string_view text) {
  data::Faults faults("f");
  CHECK_FALSE(data::parse_strict(text, faults));
  return faults.take();
}

std::string nested(int depth) {
  return std::string(static_cast<std::size_t>(depth), '[') +
         std::string(static_cast<std::size_t>(depth), ']');
}

}  // namespace

TEST_CASE("JSON as RFC 8259 has it is read") {
  for (const char* text :
       {"{}", "[]", " [1, -2, 0.5, 1e3, 1E-2, 0, -0] ", "\"\"", "true", "null", "\t\r\n{ }",
        "{\"a\": {\"b\": [null, false]}}", "[\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9\"]",
        "[\"\\ud83d\\ude00\"]", "[\"\xc3\xa9 \xe2\x86\x92 \xf0\x9f\x98\x80\"]", "[\"\x7f\"]",
        "123456789012345678901234567890"}) {
    INFO(text);
    CHECK(strictly_accepted(text));
  }
}

TEST_CASE("what is read means what was written") {
  data::Faults faults("f");
  const auto json = data::parse_strict(
      "{\"n\":-9223372036854775807,\"u\":\"\\ud83d\\ude00\\u0000\",\"r\":1.5,\"t\":true}", faults);
  REQUIRE(json);
  CHECK(*json ==
        data::Json::parse("{\"n\":-9223372036854775807,\"u\":\"\\ud83d\\ude00\\u0000\",\"r\":1.5,"
                          "\"t\":true}",
                          nullptr, false));
}

TEST_CASE("anything beyond RFC 8259 is refused") {
  for (const std::string& text : {""s,          "  "s,
                                  "{"s,         "["s,
                                  "[1,]"s,      "{\"a\":1,}"s,
                                  "{a:1}"s,     "{'a':1}"s,
                                  "[01]"s,      "[1.]"s,
                                  "[.5]"s,      "[+1]"s,
                                  "[-]"s,       "[1e]"s,
                                  "[NaN]"s,     "[Infinity]"s,
                                  "[0x1]"s,     "[1 2]"s,
                                  "{\"a\" 1}"s, "{\"a\":}"s,
                                  "[tru]"s,     "[True]"s,
                                  "nul"s,       "[\"a]"s,
                                  "[\"\\x\"]"s, "[\"\\u12g4\"]"s,
                                  "[\"\n\"]"s,  "[\"\t\"]"s,
                                  "[1] x"s,     "[1]]"s,
                                  "{}{}"s,      "// c\n{}"s,
                                  "[/* c */]"s, "\xef\xbb\xbf{}"s,
                                  "[1e999]"s,   "\v{}"s,
                                  "[\xc2\xa0]"s}) {
    INFO(text);
    CHECK_FALSE(strictly_accepted(text));
  }
}

TEST_CASE("bytes that are no UTF-8 are refused, in values and in names") {
  for (const std::string& bytes :
       {"\x80"s, "\xc3"s, "\xc0\xaf"s, "\xc1\xbf"s, "\xe0\x80\xaf"s, "\xed\xa0\x80"s,
        "\xf0\x80\x80\x80"s, "\xf4\x90\x80\x80"s, "\xf5\x80\x80\x80"s, "\xff"s, "\xe2\x82"s}) {
    CHECK_FALSE(strictly_accepted("[\"" + bytes + "\"]"));
    CHECK_FALSE(strictly_accepted("{\"" + bytes + "\":1}"));
    CHECK(support::find_invalid_utf8("ok " + bytes) == 3);
  }
}

TEST_CASE("half of a surrogate pair is refused") {
  CHECK_FALSE(strictly_accepted("[\"\\ud800\"]"));
  CHECK_FALSE(strictly_accepted("[\"\\udc00\"]"));
  CHECK_FALSE(strictly_accepted("[\"\\ud800\\u0041\"]"));
  CHECK_FALSE(strictly_accepted("[\"\\ud800x\"]"));
}

TEST_CASE("NUL bytes are refused wherever they stand") {
  CHECK_FALSE(strictly_accepted("{}\0"s));
  CHECK_FALSE(strictly_accepted("{}\0{\"a\":1}"s));
  CHECK_FALSE(strictly_accepted("[\"a\0b\"]"s));
  CHECK_FALSE(strictly_accepted("\0"s));
}

TEST_CASE("nesting is read to 64 levels and no deeper") {
  CHECK(strictly_accepted(nested(64)));
  CHECK_FALSE(strictly_accepted(nested(65)));
  CHECK_FALSE(strictly_accepted(nested(1000000)));
}

TEST_CASE("a file above 16 MB is refused before it is read") {
  CHECK(strictly_accepted("[" + std::string(data::largest_file - 2, ' ') + "]"));
  CHECK_FALSE(strictly_accepted("[" + std::string(data::largest_file - 1, ' ') + "]"));
}

TEST_CASE("every field that stands twice is listed with its place") {
  const auto faults =
      strict_faults_of(R"({"a":1,"b":[{"c":1,"c":2,"c":3}],"a":2,"x/y~z":0,"x/y~z":0})");
  REQUIRE(faults.size() == 3);
  CHECK(faults[0].pointer == "/b/0/c");
  CHECK(faults[1].pointer == "/a");
  CHECK(faults[2].pointer == "/x~1y~0z");
  CHECK(faults[1].message == "This field is here more than once.");
}

TEST_CASE("a fault of the grammar is told with file, pointer, line and column") {
  const auto faults = strict_faults_of("{\n  \"name\": \"\xc3\xa9\" \"x\"\n}");
  REQUIRE(faults.size() == 1);
  CHECK(data::in_words(faults[0]) ==
        "f: Line 2, column 15: Here a comma or a closing brace is expected.");
  CHECK(strict_faults_of("{\"carried\":[{\"load\":01}]}")[0].pointer == "/carried/0/load");
}

TEST_CASE("an object with more fields than any document has is refused") {
  std::string text = "{\"f\":0";
  for (int i = 0; i < 10000; ++i) text += ",\"f" + std::to_string(i) + "\":0";
  CHECK_FALSE(strictly_accepted(text + "}"));
}

TEST_CASE("a file with more values than any library has is refused") {
  std::string text = "[0";
  for (int i = 0; i < 1200000; ++i) text += ",0";
  CHECK_FALSE(strictly_accepted(text + "]"));
}

TEST_CASE("the name of a field is read up to a thousand bytes") {
  CHECK(strictly_accepted("{\"" + std::string(1000, 'k') + "\":1}"));
  CHECK_FALSE(strictly_accepted("{\"" + std::string(1001, 'k') + "\":1}"));
}
