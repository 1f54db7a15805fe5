// Which versions stay: the last twenty, then one a day for a month, then one a week.
#include "model/versions.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

using namespace roadbook;

namespace {

constexpr std::int64_t minute = 60 * 1000;
constexpr std::int64_t day = 24 * 60 * minute;
// A Monday at midnight, UTC.
constexpr std::int64_t monday = 2900 * 7 * day - 3 * day;

std::vector<std::int64_t> left_of(std::vector<std::int64_t> all, std::int64_t now) {
  std::vector<std::size_t> gone = model::superfluous_versions(all, now);
  std::sort(gone.rbegin(), gone.rend());
  for (const std::size_t each : gone) all.erase(all.begin() + static_cast<std::ptrdiff_t>(each));
  return all;
}

}  // namespace

TEST_CASE("the last twenty versions stay, however close they are") {
  std::vector<std::int64_t> all;
  for (int i = 0; i < 25; ++i) all.push_back(monday + i * minute);
  const auto left = left_of(all, monday + day);
  CHECK(left.size() == 20);
  CHECK(*std::min_element(left.begin(), left.end()) == monday + 5 * minute);
}

TEST_CASE("before the last twenty, the last of each day stays for a month") {
  std::vector<std::int64_t> all;
  for (int each_day = 0; each_day < 10; ++each_day) {
    for (int i = 0; i < 5; ++i) all.push_back(monday + each_day * day + i * minute);
  }
  const auto left = left_of(all, monday + 10 * day);
  // Four days stand among the last twenty; six are left with their last one.
  CHECK(left.size() == 26);
  CHECK(std::count(left.begin(), left.end(), monday + 4 * minute) == 1);
  CHECK(std::count(left.begin(), left.end(), monday + 3 * minute) == 0);
}

TEST_CASE("what is older than a month stays once a week, from Monday to Sunday") {
  std::vector<std::int64_t> all;
  for (int each_day = 0; each_day < 21; ++each_day) all.push_back(monday + each_day * day);
  for (int i = 0; i < 20; ++i) all.push_back(monday + 100 * day + i * minute);
  const auto left = left_of(all, monday + 101 * day);
  REQUIRE(left.size() == 23);
  CHECK(left[0] == monday + 6 * day);
  CHECK(left[1] == monday + 13 * day);
  CHECK(left[2] == monday + 20 * day);
}

TEST_CASE("of versions with one time, each is one: twenty stay, and no other goes for it") {
  const std::vector<std::int64_t> all(23, monday);
  const std::vector<std::size_t> gone = model::superfluous_versions(all, monday + day);
  CHECK(gone == std::vector<std::size_t>{20, 21, 22});
}

TEST_CASE("sorting out twice takes away nothing more, and the newest always stays") {
  std::vector<std::int64_t> all;
  std::int64_t time = monday;
  for (int i = 0; i < 400; ++i) all.push_back(time += (i * 7919 % 977) * minute);
  std::vector<std::int64_t> left = all;
  for (int later = 0; later < 60; ++later) {
    const std::int64_t now = time + later * day;
    left = left_of(left, now);
    CHECK(model::superfluous_versions(left, now).empty());
    CHECK(left.back() == all.back());
    CHECK(left.size() >= 20);
  }
}

TEST_CASE("a removed document has thirty days, and the last of them counts whole") {
  CHECK(model::days_left_in_bin(monday, monday) == 30);
  CHECK(model::days_left_in_bin(monday, monday + 29 * day) == 1);
  CHECK(model::days_left_in_bin(monday, monday + 30 * day - 1) == 1);
  CHECK(model::days_left_in_bin(monday, monday + 30 * day) == 0);
}

TEST_CASE("a kept copy tells whose it is, and its id is not too long") {
  const rules::Id id(32, 'a');
  CHECK(model::kept_copy_of(model::kept_copy(id, 7)) == id);
  CHECK(model::kept_copy(model::kept_copy(id, 7), 9) == model::kept_copy(id, 9));
  CHECK(model::kept_copy(rules::Id(64, 'a'), ~std::uint64_t{0}).size() <= 64);
  CHECK(model::kept_copy_of(id).empty());
  CHECK(model::kept_copy_of("_kept_4").empty());
}

TEST_CASE("a version of a member that was kept from a conflict is no second member of the crew") {
  model::Library library;
  rules::Crew crew;
  crew.id = "crew";
  rules::Character member;
  member.id = "hero";
  member.crew = crew.id;
  library.documents["crew"] = crew;
  library.documents["hero"] = member;
  member.id = model::kept_copy("hero", 3);
  library.documents[member.id] = member;
  REQUIRE(model::members_of(library, "crew").size() == 1);
  CHECK(model::members_of(library, "crew").front()->id == "hero");
  // Without the sheet that it is a copy of, it is all that there is of the member.
  library.documents.erase("hero");
  CHECK(model::members_of(library, "crew").size() == 1);
}
