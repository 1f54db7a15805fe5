// What a player wrote: no idea and no name of the game is written over it.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/game/idea_lists.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"
#include "support/bonds.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::CrewDesk;
using ui::Role;

namespace {

constexpr const char* own_sentence = "Feeds the dogs behind the tannery";

// The buttons that write an idea or a name, as they stand there.
std::vector<ui::Node> suggesting(Harness& harness) {
  std::vector<ui::Node> found;
  for (const ui::Node& each : harness.ui().nodes()) {
    const bool suggests = each.name.starts_with("An idea") || each.name.starts_with("Suggest") ||
                          each.name == "Another name";
    const bool pressed = each.role == Role::button || each.role == Role::link;
    if (pressed && suggests) found.push_back(each);
  }
  return found;
}

rules::Character written_by_hand() {
  rules::Character hero = support::warrior();
  hero.heritage = "elf";
  for (const rules::Question& each : support::beacon_road().questions) {
    if (each.scope == rules::Scope::character) {
      hero.answers = rules::with_answer(hero.answers, each.id, own_sentence);
    }
  }
  hero.name = own_sentence;
  for (const char* kind : {"friend", "rival"}) support::bond(hero, kind).detail = own_sentence;
  return hero;
}

}  // namespace

TEST_CASE("no button of a character's creation writes over a player's own words") {
  const rules::Character hero = written_by_hand();
  CharacterDesk desk(hero);
  std::size_t seen = 0;
  for (std::size_t step = 0; step < desk.ruleset().character_steps.size(); ++step) {
    desk.show_step(step);
    for (const ui::Node& each : suggesting(desk.harness)) {
      INFO(each.name);
      ++seen;
      CHECK(each.disabled);
      desk.harness.ui().act({each.id, ui::NodeAction::Kind::press, {}, 0});
      desk.harness.settle();
    }
  }
  // Virtue, vice and place, the background, friend and rival, the name.
  CHECK(seen == 7);
  CHECK(desk.character() == hero);
}

TEST_CASE("an idea and a name of the game give way to another") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = written_by_hand();
  hero.answers.clear();
  hero.name = game.names.front().names.front();
  for (const char* kind : {"friend", "rival"}) support::bond(hero, kind).detail.clear();
  CharacterDesk desk(hero);
  for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
    desk.show_step(step);
    for (const ui::Node& each : suggesting(desk.harness)) {
      INFO(each.name);
      for (int press = 0; press < 2; ++press) {
        const rules::Character before = desk.character();
        desk.harness.ui().act({each.id, ui::NodeAction::Kind::press, {}, 0});
        desk.harness.settle();
        CHECK(desk.character() != before);
      }
    }
  }
}

TEST_CASE("no button of a crew's creation writes over a player's own words") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters");
  crew.name = own_sentence;
  crew.lair = own_sentence;
  crew.grounds = own_sentence;
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  std::size_t seen = 0;
  for (std::size_t step = 0; step < 3; ++step) {
    desk.creation.frame.step = step;
    desk.harness.settle();
    for (const ui::Node& each : suggesting(desk.harness)) {
      ++seen;
      CHECK(each.disabled);
    }
  }
  CHECK(seen == 3);
  crew.lair = rules::ideas_for(support::beacon_road(), rules::ideas::lair).front();
  desk.put(crew);
  desk.creation.frame.step = 1;
  desk.harness.settle();
  const std::vector<ui::Node> lair = suggesting(desk.harness);
  REQUIRE(lair.size() == 1);
  CHECK_FALSE(lair.front().disabled);
}
