// Links: a sheet goes into one and comes out the same; what is no whole link changes nothing.
#include "data/share.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "data/document.hpp"
#include "data/strict_json.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/random.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

namespace {

std::string link_to(const data::Value& value) {
  return "https://roadbook.invalid/" + data::share_fragment({value}, 0);
}

// The same without a check sum, as links were made at first.
std::string first_link(const std::string& text) {
  return std::string(data::share_mark) + "1." + data::to_base64url(data::deflated(text));
}

constexpr std::string_view cut_or_changed =
    "This link was cut off or changed on its way: ask for it again, or for a file.";

// Why nothing comes in.
std::string refusal(const std::string& link) {
  const data::Documents read = data::read_text("link", link);
  CHECK(read.values.empty());
  return read.diagnostics.empty() ? std::string() : read.diagnostics.front().message;
}

}  // namespace

TEST_CASE("A sheet that goes through a link comes out the same") {
  for (std::uint64_t seed = 0; seed < support::rounds(20, 1000); ++seed) {
    CAPTURE(seed);
    const data::Value value = rules::random_character(support::beacon_road(), "a", seed, {});
    const data::Documents read = data::read_text("link", link_to(value));
    CHECK(read.ok());
    CHECK(read.values == std::vector<data::Value>{value});
  }
}

TEST_CASE("A crew goes through a link together with its members") {
  rules::Character member = support::warrior();
  member.crew = "crew";
  const std::vector<data::Value> values{support::sin_eaters(), member};
  const data::Documents read =
      data::read_text("link", " " + data::share_fragment(values, 1795234200000) + "\n");
  CHECK(read.ok());
  CHECK(read.values == values);
  CHECK(read.exported_ms == std::vector<std::int64_t>{1795234200000, 1795234200000});
}

TEST_CASE("The link to a new sheet is short enough for every program") {
  CHECK(link_to(support::warrior()).size() < 1200);
  CHECK(link_to(support::sin_eaters()).size() < 2000);
}

TEST_CASE("A link has nothing in it that an address cannot hold") {
  const std::string link = data::share_fragment({support::warrior()}, 0);
  for (const char letter : link.substr(data::share_mark.size())) {
    const bool fits = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                      (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' ||
                      letter == '.';
    CHECK(fits);
  }
}

TEST_CASE("A link that was cut off anywhere says so and brings nothing in") {
  const std::string link = link_to(support::warrior());
  const std::size_t code = link.find(data::share_mark) + data::share_mark.size();
  for (std::size_t length = 0; length < link.size(); ++length) {
    CAPTURE(length);
    const std::string cut = link.substr(0, length);
    const std::string sentence = refusal(cut);
    // Without its mark it is no link, and nothing looks into it.
    if (length < code) CHECK_FALSE(data::may_be_sheet(cut));
    if (length >= code) CHECK(sentence == cut_or_changed);
  }
}

TEST_CASE("A link of a way of packing that is not known says so") {
  CHECK(refusal(std::string(data::share_mark) + "9.AAAA") ==
        "This link is made in a way that this Roadbook does not know.");
}

TEST_CASE("A link of the first kind that was cut off anywhere says so and brings nothing in") {
  const std::string link = first_link(data::write_compact({support::warrior()}));
  for (std::size_t length = data::share_mark.size() + 2; length < link.size(); ++length) {
    CAPTURE(length);
    CHECK(
        refusal(link.substr(0, length)).starts_with("This link was cut off or changed on its way"));
  }
}

TEST_CASE("A link in which a letter has changed says so and brings nothing in") {
  const std::string link = link_to(support::warrior());
  const std::size_t packed = link.find(data::share_mark) + data::share_mark.size() + 2;
  rules::Seeded chance(1);
  for (int i = 0; i < 300; ++i) {
    std::string changed = link;
    const std::size_t at = packed + chance.below(link.size() - packed);
    changed[at] = static_cast<char>(32 + chance.below(95));
    if (changed == link) continue;
    CAPTURE(changed);
    CHECK(refusal(changed) == cut_or_changed);
  }
}

TEST_CASE("A link in which a bit has changed never opens as another sheet") {
  for (std::uint64_t seed = 0; seed < support::rounds(1, 100); ++seed) {
    CAPTURE(seed);
    const data::Value value = seed == 0
                                  ? data::Value(support::warrior())
                                  : rules::random_character(support::beacon_road(), "a", seed, {});
    const std::string link = link_to(value);
    for (std::size_t bit = 0; bit < link.size() * 8; ++bit) {
      std::string changed = link;
      changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
      const data::Documents read = data::read_text("link", changed);
      const bool same = read.values == std::vector<data::Value>{value};
      if (read.values.empty() || same) continue;
      CAPTURE(bit);
      FAIL("A changed link opened as another sheet.");
    }
  }
}

TEST_CASE("A link in which several letters have changed never opens as another sheet") {
  const data::Value value = support::sin_eaters();
  const std::string link = link_to(value);
  const std::size_t start = link.find("#share=") + data::share_mark.size();
  rules::Seeded chance(5);
  for (std::uint64_t i = 0; i < support::rounds(1000, 200000); ++i) {
    std::string changed = link;
    for (std::size_t letters = 1 + chance.below(4); letters > 0; --letters) {
      const std::size_t at = start + chance.below(link.size() - start);
      switch (chance.below(3)) {
        case 0:
          changed[std::min(at, changed.size() - 1)] =
              link[start + chance.below(link.size() - start)];
          break;
        case 1:
          changed.erase(std::min(at, changed.size() - 1), 1);
          break;
        default:
          std::swap(changed[std::min(at, changed.size() - 1)], changed.back());
      }
    }
    const data::Documents read = data::read_text("link", changed);
    const bool same = read.values == std::vector<data::Value>{value};
    if (!read.values.empty() && !same) FAIL("It opened as another sheet: " << changed);
  }
}

TEST_CASE("A link that was made before links had a check sum still opens") {
  const data::Value value = support::warrior();
  const std::string old = "https://roadbook.invalid/" + first_link(data::write_compact({value}));
  const data::Documents read = data::read_text("link", old);
  CHECK(read.ok());
  CHECK(read.values == std::vector<data::Value>{value});
}

TEST_CASE("A link that would unfold to more than a file may hold is refused while it unfolds") {
  const std::string bomb = data::deflated(std::string(data::largest_file + 1024 * 1024, ' '));
  CHECK(bomb.size() < 40000);
  CHECK_FALSE(data::inflated(bomb, data::largest_file).has_value());
  const data::Documents read = data::read_text("link", "#share=1." + data::to_base64url(bomb));
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(read.diagnostics[0].message.find("more than 16 MB") != std::string::npos);
}

TEST_CASE("Inside a link the reader is as strict as with files") {
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("{\"a\":1,\"a\":1}"),
        std::string("\xef\xbb\xbf{}"), std::string("{\"format\":\"roadbook/character\"}"),
        std::string("[1]\0", 4)}) {
    CHECK_FALSE(data::read_text("link", first_link(text)).ok());
  }
}

TEST_CASE("Base64url is read back, and nothing but base64url is read") {
  rules::Seeded chance(7);
  for (std::size_t length = 0; length < 70; ++length) {
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(chance.below(256));
    CHECK(data::from_base64url(data::to_base64url(bytes)) == bytes);
  }
  CHECK(data::to_base64url("\xfb\xff") == "-_8");
  for (const char* wrong : {"A", "AAAAA", "AB", "A=", "AA==", "A+", "A/", "A A", "AAé"}) {
    INFO(wrong);
    CHECK_FALSE(data::from_base64url(wrong).has_value());
  }
}

TEST_CASE("What follows a deflated text, or is missing of it, is a fault") {
  const std::string packed = data::deflated("a sheet");
  CHECK(data::inflated(packed, 100) == "a sheet");
  CHECK_FALSE(data::inflated(packed + "x", 100).has_value());
  CHECK_FALSE(data::inflated(packed.substr(0, packed.size() - 1), 100).has_value());
  CHECK_FALSE(data::inflated("", 100).has_value());
  CHECK(data::inflated(packed, 7) == "a sheet");
  CHECK_FALSE(data::inflated(packed, 6).has_value());
}

TEST_CASE("A sheet that was copied with its words above is the sheet, whatever the words are") {
  rules::Character character = support::warrior();
  character.notes = "{\n\"roadbook/\n#share=1.abc";
  const data::Value value = character;
  const std::string words = "Mirela Vas\n{\n#share=1.abc\n\"roadbook/character\"\n\n";
  const std::string save = data::write_document(value);
  std::string windows;
  for (const char letter : words + save)
    windows += letter == '\n' ? "\r\n" : std::string(1, letter);
  for (const std::string& text : {words + save, windows, save, "\n " + save}) {
    CAPTURE(text);
    CHECK(data::may_be_sheet(text));
    const data::Documents read = data::read_text("pasted", text);
    CHECK(read.ok());
    CHECK(read.values == std::vector<data::Value>{value});
  }
}

TEST_CASE("Other text that is pasted is left alone") {
  for (const char* text :
       {"", " \n", "just words", "int main()\n{\n  return 0;\n}\n", "words\n{\n"}) {
    CAPTURE(text);
    CHECK_FALSE(data::may_be_sheet(text));
  }
}
