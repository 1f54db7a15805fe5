// A document of very many sheets is handed over leaf by leaf.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

print::Pack many_sheets(std::size_t count) {
  print::Pack pack;
  pack.characters.assign(count, samples::typical(support::beacon_road()));
  return pack;
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
