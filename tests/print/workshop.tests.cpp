// Where entries of packages are from stands on paper, and on a page of credits.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "print/sheet.hpp"
#include "rules/game/content_package.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/claims.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

constexpr const char* from = "Salt and smoke 1.2, by Ada";

// Blades in the Dark with the first item, upgrade and claim of a map changed by a package.
rules::Ruleset with_package() {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package;
  package.name = "Salt and smoke";
  package.version = "1.2";
  package.author = "Ada";
  const auto take = [](auto& list, auto entry) {
    entry.source.clear();
    list.push_back(entry);
  };
  take(package.for_characters.items, game.items.front());
  take(package.for_crews.upgrades, game.upgrades.front());
  for (const rules::Claim& each : game.claims) {
    if (!each.prison) take(package.for_crews.claims, each);
  }
  const rules::Ruleset whole = rules::with_own(
      game, rules::with_origin(package, rules::Scope::character), rules::Scope::character);
  return rules::with_own(whole, rules::with_origin(package, rules::Scope::crew),
                         rules::Scope::crew);
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("an item of a package says on the printed sheet where it is from, once it is carried") {
  const rules::Ruleset game = with_package();
  rules::Character hero = rules::random_character(game, "hero", 4, {});
  hero.carried.clear();
  CHECK(count_of(support::character_sheet(game, hero, nullptr, {}), from) == 0);
  rules::Carried carried;
  carried.item = game.items.front().id;
  hero.carried.push_back(carried);
  CHECK(count_of(support::character_sheet(game, hero, nullptr, {}), from) == 1);
}

TEST_CASE("claims of a package that are held say on the printed crew where they are from") {
  const rules::Ruleset game = with_package();
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  crew.claims.clear();
  crew.upgrades.clear();
  const std::size_t before = count_of(support::crew_sheet(game, crew, {}, {}), from);
  const rules::Map map = rules::claims_map(game, crew);
  const auto place = std::find_if(map.cells.begin(), map.cells.end(),
                                  [](const auto& each) { return !each.claim.empty(); });
  REQUIRE(place != map.cells.end());
  crew.claims.push_back(place->id);
  CHECK(count_of(support::crew_sheet(game, crew, {}, {}), from) == before + 1);
}

TEST_CASE("the reference ends in credits for what packages brought, and only then") {
  CHECK(count_of(support::reference(support::blades_srd(), {}), "Credits") == 0);
  const rules::Ruleset game = with_package();
  const std::string paper = support::reference(game, {});
  CHECK(count_of(paper, "Credits") == 1);
  const std::size_t credits = paper.find("Credits");
  CHECK(paper.find(from, credits) != std::string::npos);
  CHECK(paper.find(game.upgrades.front().name, credits) != std::string::npos);
}
