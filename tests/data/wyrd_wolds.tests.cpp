// Wyrd Wolds holds what its draft has, what it takes from elsewhere says so, and nothing else is in
// it.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::wyrd_wolds;

TEST_CASE("Wyrd Wolds: twelve actions have a name, and the table makes the other three") {
  const rules::Ruleset& game = wyrd_wolds();
  CHECK(game.actions.size() == 12);
  CHECK(game.attributes.size() == 3);
  CHECK(std::count(game.own.begin(), game.own.end(), rules::OwnKind::action) == 1);
  for (const rules::Action& each : game.actions) CHECK(each.source == "draft: Actions");
}

TEST_CASE("Wyrd Wolds: no file of it speaks of what the draft leaves out") {
  const std::set<std::string> left_out = {"trauma", "traumas", "vice",   "vices",  "heat",
                                          "coin",   "stash",   "wanted", "turf",   "rep",
                                          "hold",   "holds",   "claim",  "claims", "prison"};
  for (const data::NamedText& file : support::json_files("assets/rulesets/wyrd-wolds")) {
    std::string word;
    for (const char letter : file.text + " ") {
      if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        continue;
      }
      CAPTURE(file.name, word);
      CHECK(left_out.count(word) == 0);
      word.clear();
    }
  }
}

TEST_CASE(
    "Wyrd Wolds: every possible friend and rival, and every method of the draft, can be read") {
  std::string all;
  for (const char* id : {"people", "methods"}) {
    const rules::ReferenceSection* section = rules::find_by_id(wyrd_wolds().reference, id);
    REQUIRE(section != nullptr);
    for (const rules::ReferenceLine& line : section->lines) all += line.text + "\n";
  }
  std::transform(all.begin(), all.end(), all.begin(), [](char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  });
  for (const char* name : {"spy",
                           "bounty hunter",
                           "pugilist",
                           "cold killer",
                           "extortionist",
                           "physicker",
                           "assassin",
                           "sentinel",
                           "apothecary",
                           "priestess",
                           "noble",
                           "city clerk",
                           "officer",
                           "inspector",
                           "beggar",
                           "locksmith",
                           "gang leader",
                           "drug dealer",
                           "tavern owner",
                           "prostitute",
                           "jail-bird",
                           "information broker",
                           "servant",
                           "archivist",
                           "supernatural entity",
                           "violence",
                           "coercion",
                           "knowledge",
                           "charm",
                           "audacity",
                           "calculation",
                           "deception",
                           "influence",
                           "stealth",
                           "evasion",
                           "technical skill",
                           "mayhem",
                           "tracking",
                           "occult powers"}) {
    CAPTURE(name);
    CHECK(all.find(name) != std::string::npos);
  }
}

TEST_CASE("Wyrd Wolds: abilities and upgrades are samples of the reference document, marked so") {
  const rules::Ruleset& game = wyrd_wolds();
  CHECK(game.general_abilities.size() == 40);
  for (const rules::Ability& each : game.abilities) {
    CAPTURE(each.id);
    CHECK(each.source.rfind("srd: ", 0) == 0);
  }
  for (const rules::Upgrade& each : game.upgrades) {
    CAPTURE(each.id);
    CHECK(each.source.rfind("srd: ", 0) == 0);
  }
}

TEST_CASE("Wyrd Wolds: a hundred characters and parties at random are legal and complete") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    CAPTURE(seed);
    const rules::Character who = rules::random_character(wyrd_wolds(), "c", seed, {});
    CHECK(rules::is_complete(rules::check(rules::derive(wyrd_wolds(), who, rules::Gifts{}))));
    const rules::Crew crew = rules::random_crew(wyrd_wolds(), "w", seed, {});
    CHECK(rules::is_complete(
        rules::check(wyrd_wolds(), crew, rules::derive_crew(wyrd_wolds(), crew))));
  }
}
