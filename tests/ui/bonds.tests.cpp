// The people beside friend, rival and contact: named in the creation and on the sheets.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "character_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/bonds.hpp"
#include "sheet_table.hpp"
#include "support/bonds_game.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("the creation asks for each person whom the game wants, and typing is one step of undo") {
  const rules::Ruleset game = support::bonds_game();
  rules::Character who = rules::random_character(game, "c", 5, {});
  who.bonds = rules::with_more_bonds(game, rules::Scope::character, who.bonds, {});
  CharacterDesk desk(who, game);
  const auto more = [&] {
    return rules::more_bonds(game, rules::Scope::character, desk.character().bonds);
  };
  for (std::size_t i = 0; i < game.character_steps.size(); ++i) {
    if (game.character_steps[i].kind == rules::StepKind::contacts) desk.show_step(i);
  }
  Harness& h = desk.harness;
  h.type("Mentor", "Vaska of the bell");
  REQUIRE(more().size() == 1);
  CHECK(more()[0] == rules::BondTaken{"mentor", "Vaska of the bell", ""});
  h.type("Mentor 2", "Old Kember");
  h.type("What did they teach you?", "The knots");
  REQUIRE(more().size() == 2);
  CHECK(more()[0].detail == "The knots");
  CHECK(h.has(Role::button, "Mate"));
  h.press(Role::button, "Remove mentor");
  REQUIRE(more().size() == 1);
  CHECK(more()[0].who == "Old Kember");
  for (const std::string& fault : h.faults()) FAIL_CHECK(fault);
}

TEST_CASE("what is typed of a person after the field was left is a step of undo by itself") {
  const rules::Ruleset game = support::bonds_game();
  rules::Character who = rules::random_character(game, "c", 5, {});
  who.bonds = rules::with_more_bonds(game, rules::Scope::character, who.bonds, {});
  CharacterDesk desk(who, game);
  for (std::size_t i = 0; i < game.character_steps.size(); ++i) {
    if (game.character_steps[i].kind == rules::StepKind::contacts) desk.show_step(i);
  }
  const auto mentor = [&] {
    const auto more = rules::more_bonds(game, rules::Scope::character, desk.character().bonds);
    return more.empty() ? rules::BondTaken{} : more.front();
  };
  Harness& h = desk.harness;
  const auto add = [&](const char* field, const char* words) {
    h.press(Role::textbox, field);
    h.key(ImGuiKey_End);
    h.letters(words);
    h.press(Role::textbox, "Mentor 2");  // leaves the field
  };
  add("Mentor", "Vaska");
  add("Mentor", " of the bell");
  CHECK(mentor().who == "Vaska of the bell");
  desk.undo();
  CHECK(mentor().who == "Vaska");
  add("What did they teach you?", "Knots");
  add("What did they teach you?", " and bends");
  CHECK(mentor().detail == "Knots and bends");
  desk.undo();
  CHECK(mentor().detail == "Knots");
  for (const std::string& fault : h.faults()) FAIL_CHECK(fault);
}

TEST_CASE("a second friend stands on the sheet, can be changed and taken away") {
  rules::Character who = support::warrior();
  who.bonds.push_back({"friend", "Second Friend", "Since the siege"});
  SheetTable table(who);
  table.state.document = "hero";
  table.state.page = 1;
  table.settle();
  const auto reads = [&](const std::string& words) {
    for (const std::string& each : table.harness.names(Role::text)) {
      if (each.find(words) != std::string::npos) return true;
    }
    return false;
  };
  CHECK(reads("Second Friend: Since the siege"));
  table.state.editing = true;
  table.settle();
  table.harness.press(Role::button, "Remove friend");
  CHECK(table.hero().bonds == support::warrior().bonds);
  CHECK_FALSE(table.harness.has(Role::button, "Remove friend"));
}

TEST_CASE(
    "what is said of a person is not cut in a narrow window: the row is as high as its words") {
  const std::string words =
      "Not of this world, not quite out of it, and has taken an interest in you and in all that "
      "you "
      "do after dark.";
  Harness harness(320, 600, {.touch = true});
  std::optional<PeopleHit> hit;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    const auto now = people_rows(ui, "Friend", "",
                                 {{.id = "short", .name = "A servant", .text = "Unseen."},
                                  {.id = "long", .name = "A supernatural entity", .text = words},
                                  {.id = "last", .name = "A cold killer", .text = "Tired."}});
    if (now) hit = now;
  });
  const float few = harness.get(Role::radio, "A servant").rect.height;
  const NodeRect many = harness.get(Role::radio, "A supernatural entity").rect;
  CHECK(many.height > 2 * few);
  CHECK(harness.get(Role::radio, "A cold killer").rect.y == many.y + many.height);
  harness.press(Role::radio, "A cold killer");
  REQUIRE(hit);
  CHECK(hit->index == 2);
}

TEST_CASE("what the marks of friend and rival mean takes two lines where one has no room") {
  Harness harness(600, 600);
  float room = 0;
  harness.show([&](Ui& ui) {
    const auto narrow = stack(ui, {.gap = 0, .max_width = room});
    people_rows(ui, "Friend", "Rival", {{.id = "one", .name = "A servant", .text = "Unseen."}});
  });
  const TextStyle label = text_style(harness.ui().context(), Type::label);
  const float words = harness.ui().measure(Type::label, "Rival").width;
  // Where the words begin, by a letter that only one of them has.
  const auto place_of = [&](ImWchar letter) {
    return letter_in({0, 0, room, 600}, label, letter).value_or(ImVec2{-1, -1});
  };
  const auto show_in = [&](float width) {
    room = width;
    harness.frame();
    harness.settle();
    REQUIRE(place_of('F').x >= 0);
    REQUIRE(place_of('V').x >= 0);
    return place_of('V').y - place_of('F').y;
  };
  CHECK(std::abs(show_in(400)) < 2);
  const float foot = harness.get(Role::radio, "A servant").rect.y;
  CHECK(show_in(130) >= label.line_height - 2);
  CHECK(place_of('V').x + words < 130);
  CHECK(std::abs(harness.get(Role::radio, "A servant").rect.y - foot - label.line_height) < 1.5F);
}
