// Chance draws what is open and what is the game's own; a player's own words stay.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "rules/derive/derive.hpp"
#include "rules/game/idea_lists.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "rules/sheet/questions.hpp"
#include "support/bonds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using rules::StepKind;
using support::beacon_road;

namespace {

constexpr std::uint64_t seeds = 12;

rules::Character chosen(const rules::Character& character, StepKind step, std::uint64_t seed) {
  return rules::chosen_for_me(beacon_road(), character, rules::Gifts{}, step, seed);
}

rules::Crew chosen(const rules::Crew& crew, StepKind step, std::uint64_t seed) {
  return rules::chosen_for_me(beacon_road(), crew, step, seed);
}

// Each answer that chance gives, one after the other.
template <class Sheet, class Read>
std::set<std::string> drawn(const Sheet& sheet, StepKind step, const Read& read) {
  std::set<std::string> all;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) all.insert(read(chosen(sheet, step, seed)));
  return all;
}

using Drawn = std::set<std::string>;

}  // namespace

TEST_CASE("chance keeps a trait of a player's own, and draws the others") {
  rules::Character hero = support::warrior();
  hero.traits = {"brash", "Hums while fighting", "bold"};
  std::set<std::string> others;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Character after = chosen(hero, StepKind::traits, seed);
    REQUIRE(after.traits.size() == 3);
    CHECK(after.traits[0] == "Hums while fighting");
    others.insert(after.traits[1]);
  }
  CHECK(others.size() > 3);
}

TEST_CASE("chance keeps what a player wrote of a background, and draws another for the game's") {
  rules::Character hero = support::warrior();
  const rules::Question& asked = *rules::question_beside(beacon_road(), rules::Beside::background);
  const auto answer = [&](const rules::Character& after) {
    return rules::answer_to(after.answers, asked.id);
  };
  hero.answers = rules::with_answer(hero.answers, asked.id, "Cook of the ninth levy");
  CHECK(drawn(hero, StepKind::background, answer) == Drawn{"Cook of the ninth levy"});
  CHECK(drawn(hero, StepKind::background, [](const auto& after) {
          return after.background;
        }).size() > 3);
  const rules::Id& idea = rules::ideas_for(beacon_road(), asked, "military").front();
  hero.answers = rules::with_answer(hero.answers, asked.id, idea);
  CHECK(drawn(hero, StepKind::background, answer).size() > 3);
}

TEST_CASE("chance keeps what a player wrote of a vice that is freely chosen") {
  const rules::Ruleset& game = support::blades_srd();
  rules::Character hero = rules::random_character(game, "hero", 3, {});
  hero = rules::with_answer_beside(game, hero, rules::Beside::vice, "Cards with the bargemen");
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Character after =
        rules::chosen_for_me(game, hero, rules::Gifts{}, StepKind::vice, seed);
    CHECK(rules::answer_beside(game, after, rules::Beside::vice) == "Cards with the bargemen");
  }
}

TEST_CASE("chance keeps things of a player's own among what is carried") {
  rules::Character hero = support::warrior();
  hero = rules::with_own_item(hero, "Mother's ladle", 2);
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Character after = chosen(hero, StepKind::equipment, seed);
    REQUIRE(after.carried.size() > 1);
    CHECK(after.carried[0] == hero.carried[0]);
    const rules::Standing now = rules::derive(beacon_road(), after, rules::Gifts{});
    CHECK(now.numbers.load.level == after.load_level);
  }
}

TEST_CASE("chance keeps what a player wrote of friend and rival, and draws another of its names") {
  rules::Character hero = support::warrior();
  support::bond(hero, "friend").detail = "Pulled me out of the weir";
  const rules::Character first = chosen(hero, StepKind::contacts, 1);
  const auto said_of = [](const rules::Id& kind) {
    return [kind](rules::Character after) { return support::bond(after, kind).detail; };
  };
  CHECK(drawn(first, StepKind::contacts, said_of("friend")) == Drawn{"Pulled me out of the weir"});
  CHECK(drawn(first, StepKind::contacts, said_of("rival")).size() > 3);
}

TEST_CASE("while one of friend and rival is missing, chance leaves the other") {
  rules::Character hero = support::warrior();
  const rules::Id friend_now = support::who(hero, "friend");
  hero.bonds.pop_back();
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Character after = chosen(hero, StepKind::contacts, seed);
    CHECK(support::who(after, "friend") == friend_now);
    CHECK_FALSE(support::who(after, "rival").empty());
    CHECK(support::who(after, "rival") != friend_now);
  }
}

TEST_CASE("chance keeps a player's own word for the look") {
  rules::Character hero = support::warrior();
  hero.looks = {"Soot to the elbows"};
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Character after = chosen(hero, StepKind::name, seed);
    CHECK(after.looks.front() == "Soot to the elbows");
    CHECK(after.looks.size() == 1 + beacon_road().looks.size());
  }
}

TEST_CASE("chance keeps a crew's reputation and lair in own words, and draws others for its own") {
  rules::Crew crew = support::sin_eaters();
  crew.reputation = "Patient";
  crew.lair = "A tannery by the weir";
  const auto reputation = [](const rules::Crew& after) { return after.reputation; };
  const auto lair = [](const rules::Crew& after) { return after.lair; };
  CHECK(drawn(crew, StepKind::crew_reputation, reputation) == Drawn{"Patient"});
  CHECK(drawn(crew, StepKind::crew_reputation, lair) == Drawn{"A tannery by the weir"});
  crew.reputation = beacon_road().reputations.front().id;
  crew.lair = rules::ideas_for(beacon_road(), rules::ideas::lair).front();
  CHECK(drawn(crew, StepKind::crew_reputation, reputation).size() > 2);
  CHECK(drawn(crew, StepKind::crew_reputation, lair).size() > 2);
}

TEST_CASE("chance keeps grounds, their faction and what is done there in own words") {
  rules::Crew crew = support::sin_eaters();
  crew.grounds = "Needle Row";
  crew.operation = "Counting the drowned";
  crew.grounds_faction = "The lamplighters' wives";
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Crew after = chosen(crew, StepKind::crew_grounds, seed);
    CHECK(after.grounds == crew.grounds);
    CHECK(after.operation == crew.operation);
    CHECK(after.grounds_faction == crew.grounds_faction);
  }
}

TEST_CASE("chance keeps the contact that a player made up for a crew") {
  rules::Crew crew = rules::random_crew(beacon_road(), "crew", 3, {"", "", "nomads"});
  support::bond(crew, "contact") = {"contact", "The old ferryman", "Owes us a boat"};
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Crew after = chosen(crew, StepKind::crew_contact, seed);
    CHECK(after.bonds == crew.bonds);
  }
}

TEST_CASE("chance keeps a crew's type once its questions are answered in own words") {
  rules::Crew crew =
      rules::with_crew_type(beacon_road(), rules::new_crew(beacon_road(), "crew"), "guild");
  crew.name = "The Ash Lanterns";
  crew.stands_for = "Bread for everybody";
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Crew after = chosen(crew, StepKind::crew_type, seed);
    CHECK(after.type == crew.type);
    CHECK(after.stands_for == crew.stands_for);
  }
}

TEST_CASE("chance keeps the cohorts that a player wrote about, and their boxes") {
  rules::Crew crew = rules::random_crew(beacon_road(), "crew", 3, {"", "", "sin_eaters"});
  crew.upgrades = rules::starting_boxes(beacon_road(), crew);
  crew.upgrades["cohort"] += beacon_road().crew.cohort_boxes;
  crew.cohorts = {rules::Cohort{"gang",
                                "Whom the river gave back",
                                {"rovers"},
                                {beacon_road().edges.front().id},
                                {beacon_road().flaws.front().id},
                                0,
                                {}}};
  const rules::Findings found =
      rules::check(beacon_road(), crew, rules::derive_crew(beacon_road(), crew));
  REQUIRE(rules::step_state(found, StepKind::crew_upgrades) == rules::StepState::done);
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const rules::Crew after = chosen(crew, StepKind::crew_upgrades, seed);
    REQUIRE_FALSE(after.cohorts.empty());
    CHECK(after.cohorts[0].name == "Whom the river gave back");
    CHECK(rules::amount_of(after.upgrades, "cohort") >= beacon_road().crew.cohort_boxes);
  }
}
