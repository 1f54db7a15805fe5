// Whom a sheet is tied to beside the people that have a place of their own on it.
#include "rules/sheet/bonds.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/bonds.hpp"
#include "support/bonds_game.hpp"

using namespace roadbook;

namespace {

std::vector<std::string> told(const rules::Findings& findings) {
  std::vector<std::string> all;
  for (const rules::Finding& each : findings) {
    if (each.rule == "bond_missing") all.push_back(each.message);
  }
  return all;
}

}  // namespace

TEST_CASE("Bonds beside friend, rival and contact are asked for as often as the game says") {
  const rules::Ruleset game = support::bonds_game();
  const auto asked = rules::more_bonds_asked(game, rules::Scope::character);
  REQUIRE(asked.size() == 2);
  CHECK(asked[0].bond->id == "mentor");
  CHECK(asked[0].count == 2);
  CHECK(asked[1].bond->id == "mate");
  REQUIRE(rules::more_bonds_asked(game, rules::Scope::crew).size() == 1);
  for (const rules::Ruleset* each : support::shipped_games()) {
    CHECK(rules::more_bonds_asked(*each, rules::Scope::character).empty());
  }
  // A second friend has no place of its own.
  rules::Ruleset two = support::blades_srd();
  two.bonds[0].count = 2;
  REQUIRE(rules::more_bonds_asked(two, rules::Scope::character).size() == 1);
  CHECK(rules::more_bonds_asked(two, rules::Scope::character)[0].count == 1);
}

TEST_CASE("A character is unfinished until those who must be are named, and chance names them") {
  const rules::Ruleset game = support::bonds_game();
  rules::Character who = rules::random_character(game, "c", 5, {});
  const auto findings = [&] {
    return told(rules::check(rules::derive(game, who, rules::Gifts{})));
  };
  CHECK(findings().empty());
  CHECK(rules::bonds_named(who.bonds, "mentor") == 2);
  CHECK(rules::bonds_named(who.bonds, "mate") == 1);
  // The mate is one of those whom the playbook knows, and neither friend nor rival.
  const rules::Playbook* playbook = rules::find_playbook(game, who.playbook);
  REQUIRE(playbook != nullptr);
  for (const rules::BondTaken& each : who.bonds) {
    if (each.kind != "mate") continue;
    CHECK(rules::find_by_id(playbook->contacts, each.who) != nullptr);
    CHECK(each.who != support::who(who, "friend"));
    CHECK(each.who != support::who(who, "rival"));
  }
  who.bonds = rules::with_more_bonds(game, rules::Scope::character, who.bonds, {});
  CHECK(findings() == std::vector<std::string>{"Name 2 mentors.", "Name a mate."});
  rules::Crew crew = rules::random_crew(game, "k", 5, {});
  CHECK(rules::bonds_named(crew.bonds, "patron") == 1);
  crew.bonds = rules::with_more_bonds(game, rules::Scope::crew, crew.bonds, {});
  CHECK(told(rules::check(game, crew, rules::derive_crew(game, crew))) ==
        std::vector<std::string>{"Name a patron."});
}

TEST_CASE("Whoever has a place on the sheet is named, changed and taken away, and stands first") {
  const rules::Ruleset game = support::bonds_game();
  const rules::Bond* close =
      rules::find_bond(game, rules::Scope::character, rules::BondTone::close);
  const rules::Bond* hostile =
      rules::find_bond(game, rules::Scope::character, rules::BondTone::hostile);
  REQUIRE(close != nullptr);
  REQUIRE(hostile != nullptr);
  std::vector<rules::BondTaken> bonds{{"mentor", "Vaska", {}}, {close->id, "Second", "first"}};
  bonds = rules::with_person(game, *hostile, bonds, "Flint", {});
  CHECK(bonds == std::vector<rules::BondTaken>{{close->id, "Second", "first"},
                                               {hostile->id, "Flint", {}},
                                               {"mentor", "Vaska", {}}});
  bonds = rules::with_person(game, *close, bonds, {}, {});
  CHECK(rules::person_of(bonds, close).who.empty());
  CHECK(rules::more_bonds(game, rules::Scope::character, bonds) ==
        std::vector<rules::BondTaken>{{"mentor", "Vaska", {}}});
}

TEST_CASE("Nobody is two things that a game keeps apart, and may be where it does not") {
  rules::Ruleset game = support::blades_srd();
  rules::Character who = rules::random_character(game, "c", 5, {});
  who.bonds[1].who = who.bonds[0].who;
  const auto rules_of = [&] {
    std::string all;
    for (const rules::Finding& each : rules::check(rules::derive(game, who, rules::Gifts{}))) {
      if (each.kind == rules::FindingKind::illegal) all += each.rule + " ";
    }
    return all;
  };
  CHECK(rules_of() == "friend_is_rival ");
  game.bonds[1].apart = false;
  CHECK(rules_of().empty());
}

TEST_CASE("What no heritage of a game brings, a mixed heritage is not asked for") {
  rules::Ruleset game = support::blades_srd();
  REQUIRE(game.heritages.size() > 2);
  game.words.heritage = {"Ancestry", "Ancestries", {}};
  rules::Heritage mixed;
  mixed.id = "mixed";
  mixed.name = "Mixed";
  mixed.mixed = true;
  game.heritages.push_back(mixed);
  game.creation.mixed_heritages = 2;
  rules::Character who = rules::random_character(game, "c", 2, {});
  who.heritage = "mixed";
  const auto messages = [&] {
    std::string all;
    for (const rules::Finding& each : rules::check(rules::derive(game, who, rules::Gifts{}))) {
      all += each.message + "\n";
    }
    return all;
  };
  CHECK(messages().find("Name the two ancestries that you come from.") != std::string::npos);
  who.parent_heritages = {game.heritages[0].id, game.heritages[1].id};
  const std::string named = messages();
  for (const char* word : {"virtue", "whose", "senses", "stride"}) {
    INFO(word);
    CHECK(named.find(word) == std::string::npos);
  }
}

TEST_CASE("Of how many others a mixed heritage is made, and whether there is one, says the game") {
  rules::Ruleset game = support::blades_srd();
  rules::Heritage mixed;
  mixed.id = "mixed";
  mixed.name = "Mixed";
  mixed.mixed = true;
  game.heritages.push_back(mixed);
  const auto named = [&](int parents, std::array<rules::Id, 2> who) {
    rules::Ruleset played = game;
    played.creation.mixed_heritages = parents;
    rules::bind(played);
    rules::Character character = rules::random_character(played, "c", 2, {});
    character.heritage = "mixed";
    character.parent_heritages = std::move(who);
    std::string all;
    for (const rules::Finding& each :
         rules::check(rules::derive(played, character, rules::Gifts{}))) {
      if (each.rule == "mixed_heritage_missing") all += each.message;
    }
    return all;
  };
  const rules::Id first = game.heritages[0].id;
  const rules::Id second = game.heritages[1].id;
  CHECK(named(2, {first, {}}) == "Name the two heritages that you come from.");
  CHECK(named(2, {first, second}).empty());
  CHECK(named(1, {}) == "Name the heritage that you come from.");
  CHECK(named(1, {first, {}}).empty());
  // A game that mixes none takes such an entry as any other.
  CHECK(named(0, {}).empty());
  rules::Ruleset alone = game;
  alone.heritages.erase(alone.heritages.begin() + 2, alone.heritages.end() - 1);
  for (const int parents : {1, 2}) {
    CAPTURE(parents);
    alone.creation.mixed_heritages = parents;
    rules::bind(alone);
    const rules::Character drawn =
        rules::random_character(alone, "c", 7, {.playbook = {}, .heritage = "mixed"});
    CHECK_FALSE(drawn.parent_heritages[0].empty());
    CHECK(drawn.parent_heritages[1].empty() == (parents == 1));
  }
}
