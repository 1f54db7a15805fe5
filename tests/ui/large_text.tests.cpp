// Large letters and narrow windows: nothing that is pressed or read stands outside of the window.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "rules/judge/random.hpp"
#include "sheet_table.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// What reaches beyond the window's sides, by name; what scrolls sideways by itself is left out.
std::string beyond(Harness& harness, float width) {
  std::string all;
  for (const Node& node : harness.ui().nodes()) {
    const bool shown = node.interactive || node.role == Role::heading;
    if (!shown || node.rect.width <= 0) continue;
    if (node.rect.x < -1 || node.rect.x + node.rect.width > width + 1) all += node.name + "\n";
  }
  return all;
}

rules::Character busy() {
  rules::Character hero = support::warrior();
  hero.name = "Mirela Vas of the Long Road";
  hero.actions["wreck"] = 3;
  hero.load_level = "normal";
  hero.carried = {{"battleaxe", "", 1, true}, {"spear", "", 1, false}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 12}};
  hero.harm = {{2, "Deep cut"}, {1, "Battered"}};
  return hero;
}

constexpr std::pair<float, float> windows[] = {{390, 1}, {390, 2}, {320, 1}, {320, 1.5F}, {768, 2}};

}  // namespace

TEST_CASE("with large letters every part of a character's sheet stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    SheetTable table(busy(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    for (std::size_t page = 0; page < 4; ++page) {
      table.state.page = page;
      table.settle();
      INFO(width << " px, letters " << letters << ", page " << page);
      CHECK(beyond(table.harness, width) == "");
    }
  }
}

TEST_CASE("with large letters every part of a crew's sheet stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 844);
    desk.add_character("Mirela", true);
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    const std::vector<std::string> parts = crew_sheet_parts(support::beacon_road());
    for (std::size_t part = 0; part < parts.size(); ++part) {
      // With large letters the map of claims scrolls sideways by itself.
      if (letters > 1 && parts[part] == "Map") continue;
      desk.sheet.part = part;
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", part " << part);
      CHECK(beyond(desk.harness, width) == "");
    }
  }
}

TEST_CASE(
    "no move of a phone's bar is cut short: those stand there that have room for their words") {
  for (const auto& [width, letters] : windows) {
    SheetTable table(busy(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    const Node& all = table.harness.get(Role::button, "All moves");
    std::size_t beside = 0;
    for (const Node& node : table.harness.ui().nodes()) {
      if (node.role != Role::button || node.rect.y != all.rect.y) continue;
      ++beside;
      // The first one is the main one; with prices under the names all are set as buttons are.
      const bool main = beside == 1 && node.description.empty();
      const Type type = main ? Type::strong : Type::button;
      const float words = table.harness.ui().measure(type, node.name).width;
      INFO(node.name << " at " << width << " px, letters " << letters);
      CHECK(node.rect.width >= words);
    }
    CHECK(beside >= 2);
  }
}

TEST_CASE("with large letters every part of the game master's table stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.member("Mirela").name = "Kohana of the Long River and of the Far Islands";
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    for (std::size_t part = 0; part < game_table_parts(support::beacon_road(), true).size();
         ++part) {
      desk.table.part = part;
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", part " << part);
      CHECK(beyond(desk.harness, width) == "");
    }
  }
}

TEST_CASE(
    "with large letters what is said of boxes stands above them where its words have no room") {
  Harness harness(390, 844, {.touch = true});
  harness.ui().set_text_scale(2);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    const auto lines = stack(ui, {.gap = 0});
    track(ui, {.name = "Trauma", .filled = 1, .size = 4, .note = "Cold"});
    track(ui, {.name = "Wounds", .filled = 1, .size = 4});
  });
  const Rect& noted = harness.get(Role::spin_button, "Trauma").rect;
  const Rect& plain = harness.get(Role::spin_button, "Wounds").rect;
  // Both have their boxes at the right end; those with the words begin a line lower.
  CHECK(noted.y > harness.ui().measure(Type::body, "Trauma").height);
  CHECK(plain.y - (noted.y + noted.height) < 10);
}

TEST_CASE("with large letters the guide and the journal stand in a narrow window") {
  for (const auto& [width, letters] : windows) {
    for (const auto screen : {EveningDesk::Screen::guide, EveningDesk::Screen::journal}) {
      EveningDesk desk(screen, width, 844);
      rules::Crew crew = desk.crew();
      crew.evening.phase = "downtime";
      crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
      desk.put(crew);
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", screen " << static_cast<int>(screen));
      CHECK(beyond(desk.harness, width) == "");
    }
  }
}

TEST_CASE("with large letters every step of a creation stands in a narrow window") {
  const rules::Ruleset& game = support::beacon_road();
  for (const auto& [width, letters] : windows) {
    CharacterDesk desk(rules::random_character(game, "hero", 9, {"rogue", "elf", ""}), game, width,
                       844, {.touch = true});
    desk.harness.ui().set_text_scale(letters);
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(width << " px, letters " << letters << ", step " << game.character_steps[step].name);
      CHECK(beyond(desk.harness, width) == "");
    }
  }
}

TEST_CASE("in the narrowest window a fold that has a long name takes another line") {
  Harness harness(320, 700, {.touch = true});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    disclosure(ui, "What each score and downtime brings", false);
    disclosure(ui, "Short", false);
  });
  const float two = harness.get(Role::button, "What each score and downtime brings").rect.height;
  CHECK(two > harness.get(Role::button, "Short").rect.height);
}
