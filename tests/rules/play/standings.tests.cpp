// How everyone among some sheets stands: worked out once, and anew after a change.
#include <catch2/catch_test_macros.hpp>

#include "rules/play/standings.hpp"
#include "support/play_table.hpp"

namespace roadbook::rules::who_stands {

using namespace support::play;

TEST_CASE("how a character stands is worked out once, and anew when the sheet has changed") {
  Sheets sheets = table();
  Standings now(game(), sheets);
  const Standing* first = &now.of("hero");
  CHECK(&now.of("hero") == first);
  const int before = find_track(first->numbers, "stress")->marked;
  hero(sheets).tracks["stress"] = before + 2;
  CHECK(find_track(now.of("hero").numbers, "stress")->marked == before);
  now.changed("hero");
  CHECK(find_track(now.of("hero").numbers, "stress")->marked == before + 2);
}

TEST_CASE("who has changed on a copy of the sheets stands anew, and the others as before") {
  const Sheets sheets = table();
  const Standings before(game(), sheets);
  Sheets copy = sheets;
  Standings then(before, copy);
  CHECK(&then.of("hero") == &before.of("hero"));
  CHECK(&then.crew_of("hero") == &before.crew_of("hero"));
  hero(copy).tracks["stress"] = 3;
  then.changed("hero");
  CHECK(find_track(then.of("hero").numbers, "stress")->marked == 3);
  CHECK(find_track(before.of("hero").numbers, "stress")->marked != 3);
}

TEST_CASE("a change of the crew is a change of all who are in it") {
  Sheets sheets = table();
  Standings now(game(), sheets);
  const int tier = now.of("hero").gifts.tier;
  CHECK(now.crew_of("hero").tier == tier);
  crew(sheets).tier += 1;
  now.changed("crew");
  CHECK(now.of("hero").gifts.tier == tier + 1);
  CHECK(now.crew_of("crew").tier == tier + 1);
}

TEST_CASE("one who is known already is not worked out again; of nobody there are numbers, too") {
  const Sheets sheets = table();
  Standings now(game(), sheets);
  Standing known = now.of("hero");
  known.gifts.tier = 42;
  now.know("hero", known);
  CHECK(now.of("hero").gifts.tier == 42);
  CHECK(now.of("no such sheet").character != nullptr);
  CHECK(now.crew_of("no such sheet").tier == 0);
}

}  // namespace roadbook::rules::who_stands
