// Addresses of screens as texts, both ways.
#include "app/address.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook::app;

TEST_CASE("Each screen has an address, and the address leads back to it") {
  const Address all[] = {{"", "", ""},
                         {"sheet", "3f2a", ""},
                         {"sheet", "3f2a", "story"},
                         {"crew", "9c", "map"},
                         {"make", "3f2a", "powers"},
                         {"play", "3f2a", "resist"},
                         {"rules", "beacon-road", "power.dodge"},
                         {"print", "", ""},
                         {"print", "3f2a", ""},
                         {"workshop", "3f2a", "crew.abilities.p1_2"},
                         {"settings", "", ""},
                         {"about", "", ""}};
  for (const Address& each : all) {
    CAPTURE(text_of(each));
    CHECK(address_of(text_of(each)) == each);
  }
  CHECK(text_of({"sheet", "3f2a", "story"}) == "#/sheet/3f2a/story");
  CHECK(text_of({}) == "#/");
}

TEST_CASE("Whatever an id is made of, its address leads back to it") {
  const Address odd{"sheet", "a/b#c d%\xC3\xA9", "x?y"};
  CHECK(text_of(odd) == "#/sheet/a%2Fb%23c%20d%25%C3%A9/x%3Fy");
  CHECK(address_of(text_of(odd)) == odd);
}

TEST_CASE("What is no address is the library") {
  for (const char* each : {"", "#", "#/", "#/nowhere/3", "#/sheet", "#/sheet/", "#share=abc",
                           "#/sheet/%4", "#/sheet/%zz", "sheet/3"}) {
    CAPTURE(each);
    CHECK(address_of(each) == Address{});
  }
}

TEST_CASE("An address of rules that names no game names a topic of the game at hand") {
  const std::vector<std::string> games{"beacon-road", "blades-srd"};
  const auto opened = [&](const char* text) {
    return text_of(with_game(address_of(text), games, "blades-srd"));
  };
  CHECK(opened("#/rules/ability.mule") == "#/rules/blades-srd/ability.mule");
  CHECK(opened("#/rules/beacon-road/power.dodge") == "#/rules/beacon-road/power.dodge");
  CHECK(opened("#/rules/beacon-road") == "#/rules/beacon-road");
  CHECK(opened("#/rules") == "#/rules");
  // What names a game that is not known is no rule of another one.
  CHECK(opened("#/rules/elsewhere/power.dodge") == "#/rules/elsewhere/power.dodge");
}

TEST_CASE("A character's sheet and a crew's have words of their own, and their creation one") {
  CHECK(word_of(Screen::sheet, false) == "sheet");
  CHECK(word_of(Screen::sheet, true) == "crew");
  CHECK(word_of(Screen::creation, true) == "make");
  CHECK(word_of(Screen::library, true).empty());
  for (const Screen each : {Screen::library, Screen::creation, Screen::sheet, Screen::print,
                            Screen::settings, Screen::about}) {
    REQUIRE(find_place(word_of(each, false)) != nullptr);
    CHECK(find_place(word_of(each, false))->screen == each);
  }
}
