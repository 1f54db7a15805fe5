// Questions of a game that are answered in own words: asked by steps, kept as choices, told by the
// check, filled by chance.
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// The smallest game with a question that must be answered, and one that may be.
rules::Ruleset asking() {
  rules::Ruleset game = support::tiny();
  game.ideas.push_back({"fears", {}, {"The deep", "The bell"}});
  rules::Question fear;
  fear.id = "fear";
  fear.name = "Fear";
  fear.prompt = "What do you fear?";
  fear.step = "shore";
  fear.ideas = "fears";
  fear.required = true;
  rules::Question song = fear;
  song.id = "song";
  song.name = "Song";
  song.required = false;
  song.ideas.clear();
  song.step.clear();
  rules::Question light = fear;
  light.id = "light";
  light.name = "Light";
  light.prompt = "Whom do you shine for?";
  light.scope = rules::Scope::crew;
  light.step = "fame";
  game.questions = {fear, song, light};
  return game;
}

rules::Findings checked_keeper(const rules::Ruleset& game, const rules::Character& keeper) {
  return rules::check(rules::derive(game, keeper, rules::Gifts{}));
}

rules::Findings checked_watch(const rules::Ruleset& game, const rules::Crew& watch) {
  return rules::check(game, watch, rules::derive_crew(game, watch));
}

const rules::Finding* open_question(const rules::Findings& findings) {
  for (const rules::Finding& each : findings) {
    if (each.rule == "question_open") return &each;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("An answer is written, written anew, and taken away by an empty one") {
  std::vector<rules::Answer> answers;
  answers = rules::with_answer(answers, "fear", "The deep");
  answers = rules::with_answer(answers, "song", "Low and long");
  CHECK(rules::answer_to(answers, "fear") == "The deep");
  answers = rules::with_answer(answers, "fear", "The bell");
  CHECK(answers.size() == 2);
  CHECK(rules::answer_to(answers, "fear") == "The bell");
  answers = rules::with_answer(answers, "fear", "");
  CHECK(answers.size() == 1);
  CHECK(rules::answer_to(answers, "fear").empty());
}

TEST_CASE("A question that must be answered is open in its own step until it is") {
  const rules::Ruleset game = asking();
  rules::Character keeper = rules::new_character(game, "k");
  const rules::Findings findings = checked_keeper(game, keeper);
  const rules::Finding* open = open_question(findings);
  REQUIRE(open != nullptr);
  CHECK(open->message == "What do you fear?");
  CHECK(open->step == rules::StepKind::heritage);
  CHECK(open->kind == rules::FindingKind::unfinished);
  keeper.answers = {{"fear", "The deep"}};
  const rules::Findings told = checked_keeper(game, keeper);
  CHECK(open_question(told) == nullptr);
  rules::Crew watch = rules::new_crew(game, "w");
  const rules::Findings watch_findings = checked_watch(game, watch);
  REQUIRE(open_question(watch_findings) != nullptr);
  CHECK(open_question(watch_findings)->message == "Whom do you shine for?");
}

TEST_CASE("Chance answers what a step asks out of the game's ideas, and leaves answers alone") {
  const rules::Ruleset game = asking();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    const rules::Character keeper = rules::random_character(game, "k", seed, {});
    CHECK(rules::is_complete(checked_keeper(game, keeper)));
    CHECK_FALSE(rules::answer_to(keeper.answers, "fear").empty());
    CHECK(rules::answer_to(keeper.answers, "song").empty());
    CHECK(rules::is_complete(checked_watch(game, rules::random_crew(game, "w", seed, {}))));
    rules::Character told = keeper;
    told.answers = {{"fear", "Nothing at all"}};
    CHECK(
        rules::chosen_for_me(game, told, rules::Gifts{}, rules::StepKind::heritage, seed).answers ==
        told.answers);
  }
}
