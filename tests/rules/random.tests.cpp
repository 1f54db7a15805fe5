// Characters and crews at random: legal by construction, the same for the same seed.
#include "rules/judge/random.hpp"
#include "rules/game/idea_lists.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/bonds.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "text/wording.hpp"

using namespace roadbook;
using support::beacon_road;

TEST_CASE("Characters at random are legal and complete") {
  std::set<rules::Id> playbooks;
  std::set<rules::Id> heritages;
  std::set<rules::Id> abilities;
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Character character = rules::random_character(beacon_road(), "c", seed, {});
    CAPTURE(seed, character.playbook, character.heritage);
    REQUIRE(support::findings(character, nullptr).empty());
    playbooks.insert(character.playbook);
    heritages.insert(character.heritage);
    abilities.insert(character.abilities.front().id);
  }
  CHECK(playbooks.size() == beacon_road().playbooks.size());
  CHECK(heritages.size() == beacon_road().heritages.size());
  CHECK(abilities.size() > support::rounds(30, 40));
}

TEST_CASE("of a game with three reasons for dots each has an action, and none is lost") {
  rules::Ruleset game = beacon_road();
  game.creation.dot_reasons.push_back({"mentor", "who taught you"});
  rules::Character character = rules::random_character(game, "c", 3, {});
  REQUIRE(character.dot_reasons.size() == 3);
  for (const rules::DotReason& each : game.creation.dot_reasons) {
    CHECK(character.actions.count(rules::answer_to(character.dot_reasons, each.id)) == 1);
  }
  CHECK(rules::adopted(game, character) == character);
  // What another game called its reason stands for the first one that has none.
  character.dot_reasons = {{"background", "prowl"}, {"upbringing", "study"}};
  character = rules::adopted(game, character);
  CHECK(rules::answer_to(character.dot_reasons, "traits") == "study");
  CHECK(rules::answer_to(character.dot_reasons, "background") == "prowl");
}

TEST_CASE("a reason for two dots has an action with both, and is told with its number") {
  rules::Ruleset game = beacon_road();
  game.creation.dot_reasons.front().dots = 2;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const rules::Character character = rules::random_character(game, "c", seed, {});
    CAPTURE(seed);
    const rules::Id action = rules::answer_to(character.dot_reasons, "traits");
    CHECK(rules::amount_of(character.actions, action) -
              rules::playbook_dots(game, character, action) >=
          2);
    CHECK(rules::placed_dots(game, character) == game.creation.free_dots);
  }
  rules::Character open = rules::random_character(game, "c", 1, {});
  open.actions = rules::find_playbook(game, open.playbook)->starting_dots;
  std::string told;
  for (const rules::Finding& each : rules::check(rules::derive(game, open, rules::Gifts{}))) {
    if (each.rule == "dots_missing") told = each.message;
  }
  CHECK(told.ends_with(": 2 stand for your traits, one for your background, the rest is free."));
}

TEST_CASE("Crews at random are legal and complete") {
  std::set<rules::Id> types;
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Crew crew = rules::random_crew(beacon_road(), "c", seed, {});
    CAPTURE(seed, crew.type);
    REQUIRE(support::findings(crew).empty());
    types.insert(crew.type);
  }
  CHECK(types.size() >= 4);
}

TEST_CASE("Every archetype, bloodline and type of crew can be wished for") {
  std::uint64_t seed = 7;
  for (const rules::Playbook& playbook : beacon_road().playbooks) {
    for (const rules::Heritage& heritage : beacon_road().heritages) {
      const rules::Character character =
          rules::random_character(beacon_road(), "c", ++seed, {playbook.id, heritage.id, ""});
      CAPTURE(playbook.id, heritage.id);
      CHECK(character.playbook == playbook.id);
      CHECK(character.heritage == heritage.id);
      CHECK(support::findings(character, nullptr).empty());
    }
  }
  for (const rules::CrewType& type : beacon_road().crew_types) {
    const rules::Crew crew = rules::random_crew(beacon_road(), "c", ++seed, {"", "", type.id});
    CAPTURE(type.id);
    // The player's own words for a type make one that is like it.
    const rules::CrewType* own = rules::own_crew_type(crew);
    CHECK((own == nullptr ? crew.type : own->like) == type.id);
    CHECK((own != nullptr) == type.own);
    const rules::Ruleset game = rules::with_own(beacon_road(), crew.own, rules::Scope::crew);
    const rules::DerivedCrew derived = rules::derive_crew(game, crew);
    CHECK(rules::is_complete(rules::check(game, crew, derived)));
  }
}

namespace {

// Everything that chance decided, in a line.
std::string line_of(const rules::Character& character) {
  std::string line = character.playbook + " " + character.heritage + " " +
                     text::joined(character.traits, "+") + " " + character.background;
  for (const auto& [action, dots] : character.actions) {
    line += " " + action + std::to_string(dots);
  }
  line += " " + character.abilities.front().id + " " + text::joined(character.powers, "+");
  return line + " " + support::who(character, "friend") + " " + support::who(character, "rival") +
         " " + character.name;
}

}  // namespace

TEST_CASE("One seed gives one character, today and on every platform") {
  CHECK(line_of(rules::random_character(beacon_road(), "c", 42, {})) ==
        "wizard dwarf deranged+fair+foolish criminal craft2 prowl1 study1 sway1 "
        "utter2 strapping interrupt+wolfbite+goading_stance+carouse+inhale servant cold_killer "
        "Zaharina");
  CHECK(line_of(rules::random_character(beacon_road(), "c", 43, {})) ==
        "technician dwarf honest+dishonest+cautious criminal consort1 craft2 hunt1 "
        "prowl1 study2 artificer interrupt+exploit_opponent+shadowstep+inhale+goading_stance+"
        "carouse peer "
        "merchant Blagorodna");
}

TEST_CASE("Choosing for one step leaves the others alone") {
  rules::Character character = support::warrior();
  const rules::Character after =
      rules::chosen_for_me(beacon_road(), character, rules::Gifts{}, rules::StepKind::traits, 5);
  CHECK_FALSE(after.traits == character.traits);
  character.traits = after.traits;
  CHECK(after == character);
}

TEST_CASE(
    "Choosing a name leaves one that a player made up, and draws another for one of the game's") {
  const auto named = [](const std::string& name, std::uint64_t seed) {
    rules::Character character = support::warrior();
    character.name = name;
    const rules::Character after =
        rules::chosen_for_me(beacon_road(), character, rules::Gifts{}, rules::StepKind::name, seed);
    CHECK_FALSE(after.looks.empty());
    return after.name;
  };
  CHECK(named("Wenna Coldforge", 5) == "Wenna Coldforge");
  const std::string drawn = named("", 5);
  CHECK_FALSE(drawn.empty());
  std::set<std::string> others;
  for (std::uint64_t seed = 6; seed < 16; ++seed) others.insert(named(drawn, seed));
  CHECK(others.size() > 3);
}

TEST_CASE("Choosing for a step that is half done keeps what stands") {
  rules::Character character = support::warrior();
  character.traits = {"zealous"};
  const rules::Character after =
      rules::chosen_for_me(beacon_road(), character, rules::Gifts{}, rules::StepKind::traits, 5);
  REQUIRE(after.traits.size() == 3);
  CHECK(after.traits[0] == "zealous");
}

TEST_CASE("Choosing for a crew's step that is half done keeps what was chosen and written") {
  rules::Crew crew =
      rules::with_crew_type(beacon_road(), rules::new_crew(beacon_road(), "crew"), "sin_eaters");
  crew.lair = "A tannery by the weir";
  crew.grounds = "Needle Row";
  using rules::StepKind;
  crew = rules::chosen_for_me(beacon_road(), crew, StepKind::crew_type, 5);
  CHECK(crew.type == "sin_eaters");
  CHECK_FALSE(crew.name.empty());
  crew = rules::chosen_for_me(beacon_road(), crew, StepKind::crew_reputation, 5);
  CHECK(crew.lair == "A tannery by the weir");
  CHECK_FALSE(crew.reputation.empty());
  crew = rules::chosen_for_me(beacon_road(), crew, StepKind::crew_grounds, 5);
  CHECK(crew.grounds == "Needle Row");
  CHECK_FALSE(crew.operation.empty());
  // All of it stands now: what is the game's is chosen anew.
  std::set<rules::Id> operations;
  for (std::uint64_t seed = 6; seed < 16; ++seed) {
    crew = rules::chosen_for_me(beacon_road(), crew, StepKind::crew_grounds, seed);
    operations.insert(crew.operation);
    CHECK(crew.grounds == "Needle Row");
  }
  CHECK(operations.size() > 1);
}

TEST_CASE("Any archetype and bloodline can be changed for any other and nothing illegal is left") {
  std::uint64_t seed = 100;
  for (const rules::Playbook& playbook : beacon_road().playbooks) {
    for (const rules::Heritage& heritage : beacon_road().heritages) {
      const rules::Character before = rules::random_character(beacon_road(), "c", ++seed, {});
      rules::Character after = rules::with_playbook(beacon_road(), before, playbook.id);
      after = rules::with_heritage(beacon_road(), after, heritage.id);
      after.powers
          .clear();  // powers follow the dots, and are named as a conflict where they do not
      for (const rules::Finding& finding : rules::check(support::standing(after, nullptr))) {
        CAPTURE(seed, playbook.id, heritage.id, finding.message);
        CHECK(finding.kind != rules::FindingKind::illegal);
      }
    }
  }
}

TEST_CASE("What a change gives up is said before it is made") {
  const rules::Character before = support::warrior();
  const rules::Character after = rules::with_playbook(beacon_road(), before, "wizard");
  const std::vector<std::string> lost = rules::losses(beacon_road(), before, after);
  REQUIRE(lost.size() >= 3);
  CHECK(lost[0] == "the ability Stalwart");
  CHECK(after.traits == before.traits);
  CHECK(rules::amount_of(after.actions, "prowl") == 2);
  CHECK(rules::amount_of(after.actions, "skirmish") == 0);
  CHECK(rules::amount_of(after.actions, "utter") == 2);
}

TEST_CASE("a type with its own word for the grounds gets no place there") {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const rules::Crew crew = rules::random_crew(beacon_road(), "c", seed, {"", "", "order"});
    const auto& places = rules::ideas_for(beacon_road(), rules::ideas::grounds);
    CHECK_FALSE(crew.grounds.empty());
    CHECK(std::find(places.begin(), places.end(), crew.grounds) == places.end());
  }
}

TEST_CASE("chance writes of nomads what carries them, and no house that stands still") {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const rules::Crew crew = rules::random_crew(beacon_road(), "c", seed, {"", "", "nomads"});
    const auto& houses = rules::ideas_for(beacon_road(), rules::ideas::lair);
    CHECK_FALSE(crew.lair.empty());
    CHECK(std::find(houses.begin(), houses.end(), crew.lair) == houses.end());
  }
}

TEST_CASE("no two facts about a type of crew have one name") {
  for (const rules::CrewType& type : beacon_road().crew_types) {
    std::vector<std::string> names{rules::lair_word(beacon_road(), &type),
                                   rules::grounds_word(beacon_road(), &type),
                                   rules::operation_word(beacon_road(), &type)};
    for (const rules::Feature& each : type.features) names.push_back(each.name);
    std::sort(names.begin(), names.end());
    INFO(type.name);
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
  }
}

TEST_CASE("a type whose own word has no ideas leaves it to the table") {
  rules::Ruleset game = beacon_road();
  std::erase_if(game.ideas, [](const rules::Ideas& each) { return each.id == "grounds_order"; });
  CHECK(rules::random_crew(game, "c", 5, {"", "", "order"}).grounds.empty());
}
