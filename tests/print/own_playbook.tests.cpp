// What a table made itself stands on paper as what the game brings does.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/document.hpp"
#include "data/own_definitions.hpp"
#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "print/text_view.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

bool prints(const std::string& html, const std::string& words) {
  return html.find(words) != std::string::npos;
}

rules::Character lamplighter() {
  const rules::Ruleset& srd = support::blades_srd();
  rules::Character hero = rules::new_character(srd, "hero");
  hero = rules::with_new_playbook(srd, hero);
  hero = rules::with_new_own_ability(srd, hero);
  hero.own.abilities[0].name = "Wick";
  hero.own.abilities[0].description = "You carry a flame through any wind.";
  rules::Playbook playbook = *rules::own_playbook(hero);
  playbook.name = "Lamplighter";
  playbook.xp_trigger = "You addressed a challenge with light.";
  playbook = rules::with_starting_action(srd, playbook, 0, "prowl");
  hero = rules::with_own_playbook(srd, hero, playbook);
  rules::AbilityTaken taken;
  taken.id = hero.own.abilities[0].id;
  hero.abilities.push_back(taken);
  return hero;
}

}  // namespace

TEST_CASE("a playbook of your own and its ability stand on the printed sheet and in the text") {
  const rules::Character hero = lamplighter();
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(hero, nullptr));
  const std::string html = support::character_sheet(game, hero, nullptr, {});
  for (const char* words : {"Lamplighter", "Wick", "You carry a flame through any wind.",
                            "You addressed a challenge with light."}) {
    INFO(words);
    CHECK(prints(html, words));
  }
  const std::string text = print::markdown({support::text_view(game, hero, nullptr)});
  CHECK(prints(text, "Lamplighter"));
  CHECK(prints(text, "Wick"));
}

TEST_CASE("a sheet with a playbook of your own means the same after it was saved") {
  const rules::Character hero = lamplighter();
  const data::Documents read = data::read_documents("own.json", data::write_document(hero));
  REQUIRE(read.values.size() == 1);
  const auto& again = std::get<rules::Character>(read.values[0]);
  CHECK(again == hero);
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(again, nullptr));
  CHECK(game.own_faults.empty());
  const rules::Standing standing = rules::derive(game, again, rules::Gifts{});
  CHECK(rules::amount_of(again.actions, "prowl") == 2);
  CHECK(standing.playbook != nullptr);
}

TEST_CASE(
    "a crew's own type, like one of the game's, stands on its printed sheet with its places") {
  const rules::Ruleset& srd = support::blades_srd();
  rules::Crew crew = rules::with_crew_type(srd, rules::new_crew(srd, "crew"), "own");
  crew = rules::with_type_words(srd, crew, "A traveling theater");
  crew = rules::with_place_on_map(srd, crew, {"side_business", "vice_den", "The old stage"});
  const rules::Ruleset game = data::game_of_table(srd, model::own_of(model::Value(crew), nullptr));
  CHECK(game.own_faults.empty());
  const std::string html = support::crew_sheet(game, crew, {}, {});
  CHECK(prints(html, "A traveling theater"));
  CHECK(prints(html, "The old stage"));
  const std::string text = print::markdown({support::text_view(game, crew, {})});
  CHECK(prints(text, "A traveling theater"));
}
