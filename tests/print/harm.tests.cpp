// Harm on paper and in a sheet to read, also where the game has no row for it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// Someone who has harm in each row, and once more in the level above all rows.
rules::Character fatally_hurt(const rules::Ruleset& game) {
  rules::Character who = samples::typical(game);
  int level = 0;
  for (const rules::HarmRow& each : game.harm_rows) level = std::max(level, each.level);
  who.harm.push_back({level + 1, "Beaten"});
  return who;
}

}  // namespace

TEST_CASE("harm above the last row stands on paper, in a row that says what such harm is") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    const rules::Character who = fatally_hurt(*game);
    const std::string html = support::character_sheet(*game, who, nullptr, {});
    const std::size_t table = html.find("<table class=rb-harm");
    REQUIRE(table != std::string::npos);
    const std::string rows = html.substr(table, html.find("</table>", table) - table);
    CHECK(rows.find("<th scope=row>" + std::to_string(who.harm.back().level)) != std::string::npos);
    CHECK(rows.find("Beaten") != std::string::npos);
    CHECK(rows.find("Beaten") < rows.find(who.harm[who.harm.size() - 2].text));
    CHECK(rows.find(game->harm.beyond) != std::string::npos);
    const std::string unhurt =
        support::character_sheet(*game, samples::typical(*game), nullptr, {});
    CHECK(unhurt.find("Level " + std::to_string(who.harm.back().level)) == std::string::npos);
  }
}

TEST_CASE("a sheet to read says what harm above the last row is") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    const rules::Character who = fatally_hurt(*game);
    const std::string text = print::plain_text(support::text_view(*game, who, nullptr));
    CAPTURE(text);
    CHECK(text.find(game->words.harm.one + " " + std::to_string(who.harm.back().level) + " (" +
                    game->harm.beyond + ")") != std::string::npos);
  }
}

TEST_CASE("a sheet to read says the worst harm first, as paper does") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    rules::Character who = samples::typical(*game);
    who.harm = {{2, "Cut knee"}, {1, "Dizzy"}, {4, "Crushed"}, {3, "Broken rib"}};
    const std::string text = print::plain_text(support::text_view(*game, who, nullptr));
    CAPTURE(text);
    std::size_t last = 0;
    for (const char* each : {"Crushed", "Broken rib", "Cut knee", "Dizzy"}) {
      const std::size_t at = text.find(each);
      REQUIRE(at != std::string::npos);
      CHECK(at > last);
      last = at;
    }
  }
}
