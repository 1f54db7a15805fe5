// Addresses of screens as texts, both ways.
#include "app/address.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook::app;
using roadbook::platform::AddressStep;

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
                         {"about", "", ""},
                         {"bin", "", ""},
                         {"import", "", ""},
                         {"versions", "3f2a", ""},
                         {"versions", "3f2a", "7-1000"},
                         {"portrait", "3f2a", ""},
                         {"compare", "3f2a_kept_7", ""},
                         {"compare", "3f2a", "7-1000"}};
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

TEST_CASE("What belongs to no document has no more than its word in its address") {
  for (const char* each : {"#/settings", "#/about", "#/bin", "#/import"}) {
    CAPTURE(each);
    CHECK(text_of(address_of(std::string(each) + "/3f2a/story")) == each);
  }
  CHECK(address_of("#//3f2a") == Address{});
}

TEST_CASE("The versions of a sheet and one of them are two things that lie over it") {
  CHECK(place_of(address_of("#/versions/3f2a")).over == Over::versions);
  CHECK(place_of(address_of("#/versions/3f2a/7-1000")).over == Over::version);
  CHECK(place_of(address_of("#/compare/3f2a/7-1000")).over == Over::compare);
  CHECK(place_of(address_of("#/sheet/3f2a/story")).over == Over::nothing);
  CHECK(address_of("#/versions") == Address{});
}

TEST_CASE(
    "What lies over a screen has an address behind that of the screen, until it is put away") {
  const Address library{"", "", ""};
  const Address sheet{"sheet", "3f2a", ""};
  const Address story{"sheet", "3f2a", "story"};
  const Address rules{"rules", "beacon-road", ""};
  const Address dodge{"rules", "beacon-road", "power.dodge"};
  const Address move{"play", "3f2a", "resist"};
  CHECK(step_between({}, {sheet}) == AddressStep::instead);
  CHECK(step_between({library}, {sheet}) == AddressStep::on);
  CHECK(step_between({sheet}, {story}) == AddressStep::on);
  CHECK(step_between({sheet}, {sheet, move}) == AddressStep::over);
  CHECK(step_between({sheet, move}, {sheet, move, rules}) == AddressStep::over);
  CHECK(step_between({sheet, move, rules}, {sheet, move, dodge}) == AddressStep::over);
  CHECK(step_between({sheet, move, dodge}, {sheet, move}) == AddressStep::instead);
  CHECK(step_between({sheet, move, dodge}, {sheet}) == AddressStep::instead);
  // Another screen, to which it led: Back leads to it again.
  CHECK(step_between({sheet, rules}, {library}) == AddressStep::on);
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
