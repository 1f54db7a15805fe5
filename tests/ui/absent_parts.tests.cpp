// A part of the creation that a game has nothing for is not there: no heading, no hint, no finding;
// and what is there is told with the game's nouns.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/sheet/questions.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::CrewDesk;
using ui::Role;

namespace {

// Beacon Road without words for a look, or without the question beside them.
rules::Ruleset game_of_looks(bool words, bool question) {
  rules::Ruleset game = support::beacon_road();
  if (!words) game.looks.clear();
  if (!question) {
    std::erase_if(game.questions,
                  [](const rules::Question& each) { return each.beside == rules::Beside::look; });
  }
  return game;
}

template <class Steps>
std::size_t step_of_kind(const Steps& steps, rules::StepKind kind) {
  const auto found =
      std::find_if(steps.begin(), steps.end(), [&](const auto& each) { return each.kind == kind; });
  REQUIRE(found != steps.end());
  return static_cast<std::size_t>(found - steps.begin());
}

bool misses_look(const CharacterDesk& desk) {
  const rules::Findings findings = desk.findings();
  return std::any_of(findings.begin(), findings.end(),
                     [](const rules::Finding& each) { return each.rule == "look_missing"; });
}

}  // namespace

TEST_CASE("a creation asks for a look where the game has words or a question, and only there") {
  for (const bool words : {true, false}) {
    for (const bool question : {true, false}) {
      CAPTURE(words, question);
      const rules::Ruleset game = game_of_looks(words, question);
      CharacterDesk desk(rules::new_character(game, "c"), game);
      desk.show_step(step_of_kind(game.character_steps, rules::StepKind::name));
      const bool asked = words || question;
      CHECK(desk.harness.has(Role::heading, game.words.look.one) == asked);
      CHECK(misses_look(desk) == asked);
      CHECK(desk.harness.has(Role::textarea, "In your own words") == question);
      std::string hints;
      for (const std::string& each : desk.harness.names(Role::text)) hints += each + "\n";
      CHECK((hints.find("as many as you like") != std::string::npos) == words);
      CHECK((hints.find("add your own") != std::string::npos) == (words && question));
    }
  }
}

TEST_CASE("a crew's creation has a heading over reactions only where a step asks for some") {
  rules::Ruleset game = support::beacon_road();
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::finished("sin_eaters"));
  desk.game = &game;
  desk.open();
  const auto headings_of_reactions = [&](rules::StepKind kind) {
    desk.put(desk.crew());
    desk.creation.frame.step = step_of_kind(game.crew_steps, kind);
    desk.harness.frame();
    desk.harness.settle();
    return static_cast<int>(desk.harness.has(Role::heading, "Who else cares")) +
           static_cast<int>(desk.harness.has(Role::heading, "Who helped, and who paid for it"));
  };
  CHECK(headings_of_reactions(rules::StepKind::crew_contact) == 1);
  CHECK(headings_of_reactions(rules::StepKind::crew_upgrades) == 1);
  const std::vector<rules::Reaction> all = std::exchange(game.crew.reactions, {});
  CHECK(headings_of_reactions(rules::StepKind::crew_contact) == 0);
  CHECK(headings_of_reactions(rules::StepKind::crew_upgrades) == 0);
  // Those of another step are no reason for a heading.
  std::copy_if(all.begin(), all.end(), std::back_inserter(game.crew.reactions),
               [](const auto& each) { return each.step == rules::StepKind::crew_contact; });
  CHECK(headings_of_reactions(rules::StepKind::crew_contact) == 1);
  CHECK(headings_of_reactions(rules::StepKind::crew_upgrades) == 0);
}

TEST_CASE("a reaction of a faction without a name is undone by the game's noun") {
  rules::Ruleset game = support::beacon_road();
  game.words.faction = {"House", "Houses", {}};
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.game = &game;
  desk.open();
  desk.put(rules::with_crew_type(game, desk.crew(), "sin_eaters"));
  desk.creation.frame.step = step_of_kind(game.crew_steps, rules::StepKind::crew_upgrades);
  desk.harness.frame();
  desk.harness.settle();
  const std::vector<std::string> outcomes = desk.harness.names(Role::radio);
  const auto better = std::find_if(outcomes.begin(), outcomes.end(), [](const std::string& each) {
    return each.find("+2") != std::string::npos;
  });
  REQUIRE(better != outcomes.end());
  desk.harness.press(Role::radio, *better);
  CHECK(desk.history.undo_words() == "That house: " + *better);
}
