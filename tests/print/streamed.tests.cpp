// A document of very many sheets is handed over leaf by leaf.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>

#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

print::Pack many_sheets(std::size_t count) {
  print::Pack pack;
  pack.characters.assign(count, samples::typical(support::beacon_road()));
  return support::standing(support::beacon_road(), std::move(pack));
}

}  // namespace

TEST_CASE("no part of a document grows with the number of its sheets") {
  const auto largest_part = [](std::size_t sheets) {
    std::size_t largest = 0;
    CHECK(print::pack_into(support::beacon_road(), many_sheets(sheets), {},
                           [&](std::string_view part) {
                             largest = std::max(largest, part.size());
                             return true;
                           }));
    return largest;
  };
  CHECK(largest_part(40) == largest_part(1));
}

TEST_CASE("a sink that wants no more gets no more") {
  int parts = 0;
  CHECK_FALSE(print::pack_into(support::beacon_road(), many_sheets(40), {},
                               [&](std::string_view) { return ++parts < 3; }));
  CHECK(parts == 3);
}

TEST_CASE("how a character stands is asked once for its sheet, also of one alone") {
  for (const std::size_t sheets : {1U, 3U}) {
    print::Pack pack = many_sheets(sheets);
    std::size_t asked = 0;
    pack.standing_of = [&, told = pack.standing_of](const rules::Character& each) {
      ++asked;
      return told(each);
    };
    const std::string html = print::pack(support::beacon_road(), pack, {});
    CHECK(asked == sheets);
  }
}
