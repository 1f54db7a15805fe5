// A sheet as plain text.
#include "print/plain_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/printed.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

TEST_CASE("a character in plain text says its numbers, its actions and its ability") {
  rules::Character character = support::warrior();
  character.name = "Mirela Vas";
  const std::string text =
      print::plain_text(support::text_view(support::beacon_road(), character, nullptr));
  CHECK(text.rfind("Mirela Vas\n", 0) == 0);
  CHECK(text.find("BODY 2 (d6): Prowl 2, Skirmish 2\n") != std::string::npos);
  CHECK(text.find("Special abilities: Stalwart\n") != std::string::npos);
  CHECK(text.find("IRON 16") != std::string::npos);
  CHECK(text.find("Recovery dice 1d10") != std::string::npos);
}

TEST_CASE("a crew in plain text says its standing and its members") {
  rules::Crew crew = support::sin_eaters();
  crew.name = "The Ash Lanterns";
  rules::Character member = support::warrior();
  member.name = "Vaska";
  const std::string text =
      print::plain_text(support::text_view(support::beacon_road(), crew, {member}));
  CHECK(text.rfind("The Ash Lanterns\n", 0) == 0);
  CHECK(text.find("Tier: 0\nHold: Strong\n") != std::string::npos);
  CHECK(text.find("Members: Vaska (") != std::string::npos);
}
