// A sheet is found by whatever it says in words.
#include "document/search.hpp"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "rules/game/own_lists.hpp"
#include "rules/judge/random.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "text/searched_text.hpp"

using namespace roadbook;

namespace {

bool found(const std::string& words, const std::string& part) {
  return words.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a character is found by its own words and by the names of what it chose") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = rules::random_character(game, "the-id-of-it", 7, {});
  hero.notes = "Owes the miller.";
  support::answer(hero, "virtue") = "never lies";
  support::bond(hero, "friend").detail = "Old Tam";
  hero.clocks = {{"The bridge falls", 6, 2, false, "", ""}};
  hero.carried = {{"", "A brass key", 0}};
  hero.harm = {{2, "Broken thumb"}};
  hero.journal = {{"", "Went to the fair"}};
  rules::Playbook own;
  own.id = "lamplighter";
  own.name = "Lamplighter";
  hero.own.playbooks = {own};
  const std::string words = document::search_words({game, hero});
  for (const std::string& part :
       {hero.name, std::string("Owes the miller."), std::string("never lies"),
        std::string("Old Tam"), std::string("The bridge falls"), std::string("A brass key"),
        std::string("Broken thumb"), std::string("Lamplighter"),
        rules::find_playbook(game, hero.playbook)->name,
        rules::find_heritage(game, hero.heritage)->name,
        rules::find_ability(game, hero.abilities.front().id)->name}) {
    INFO(part);
    CHECK(found(words, part));
  }
  CHECK_FALSE(found(words, "the-id-of-it"));
  CHECK_FALSE(found(words, "Went to the fair"));
}

TEST_CASE("a crew is found by its factions, cohorts, upgrades and answers") {
  const rules::Ruleset& game = support::blades_srd();
  rules::Crew crew = rules::random_crew(game, "crew", 5, {});
  crew.lair = "Under the old mill";
  crew.factions.push_back({"The Tallow Guild", "They watch us", {}});
  rules::Cohort cohort;
  cohort.name = "The Rats";
  crew.cohorts.push_back(cohort);
  const std::string words = document::search_words({game, crew});
  for (const char* part : {"Under the old mill", "The Tallow Guild", "They watch us", "The Rats"}) {
    INFO(part);
    CHECK(found(words, part));
  }
  for (const auto& [id, boxes] : crew.upgrades) {
    CHECK(found(words, rules::find_upgrade(game, id)->name));
  }
}

TEST_CASE("of a sheet that says very much no more than a part is searched") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = rules::random_character(game, "hero", 7, {});
  hero.notes = std::string(20000, 'n');
  for (int i = 0; i < 1000; ++i)
    hero.clocks.push_back({std::string(200, 'c'), 4, 0, false, "", ""});
  CHECK(document::search_words({game, hero}).size() < 60000);
}

TEST_CASE("a word is found in a text that is searched often where it stands in it, and else not") {
  const std::string letters = "AEST \nZ\xC3\x84";
  std::mt19937 chance(7);
  const auto some = [&](std::size_t size) {
    std::string made;
    while (made.size() < size) made += letters[chance() % letters.size()];
    return made;
  };
  std::size_t found = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::string whole = some(chance() % 60);
    const std::string sought = some(chance() % 6);
    const text::SoughtWord word(sought);
    INFO("“" << sought << "” in “" << whole << "”");
    REQUIRE(word.place_in(whole) == whole.find(sought));
    REQUIRE(word.in(text::SearchedText(whole)) == (whole.find(sought) != std::string::npos));
    found += word.in(text::SearchedText(whole)) ? 1 : 0;
  }
  // Of both kinds there were many.
  CHECK(found > 2000);
  CHECK(found < 18000);
}

TEST_CASE("what a table made is found by its name, in whatever list it stands") {
  rules::Character hero = rules::random_character(support::beacon_road(), "hero", 7, {});
  int lists = 0;
  rules::each_list(hero.own, [&](const char* key, auto& list, auto) {
    list.emplace_back();
    rules::entry_name(list.back()) = std::string("Made for ") + key;
    ++lists;
  });
  REQUIRE(lists > 40);
  const std::string words = document::search_words({support::beacon_road(), hero});
  rules::each_list(hero.own, [&](const char* key, const auto&, auto) {
    CAPTURE(key);
    CHECK(found(words, std::string("Made for ") + key + '\n'));
    CHECK_FALSE(rules::noun_of_list(support::beacon_road().words, key).empty());
  });
}
