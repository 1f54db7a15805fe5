// What the paper promises of a crew: its upgrades, its factions.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "print/markup.hpp"
#include "print/plain_text.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

std::size_t occurrences(const std::string& html, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) {
    ++found;
  }
  return found;
}

// A section of a sheet, by its class.
std::string crew_section(const std::string& html, const std::string& name) {
  const std::size_t start = html.find("<section class=" + name + ">");
  if (start == std::string::npos) return {};
  return html.substr(start, html.find("</section>", start) - start);
}

}  // namespace

TEST_CASE("across, the text of marked upgrades gets shorter as they become many, and then goes") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Upgrade& lair = *rules::find_upgrade(game, "hidden_lair");
  const std::string whole = print::escaped(lair.description);
  const std::string line = print::escaped(lair.line);
  rules::Crew crew = samples::answered_crew(game);
  crew.upgrades = {{lair.id, 1}};
  print::PrintOptions options;
  const auto upgrades = [&] {
    return crew_section(support::crew_sheet(game, crew, {}, options), "rb-upgrades");
  };
  options.landscape = true;
  CHECK(occurrences(upgrades(), whole) == 1);
  crew.upgrades = samples::lived_crew(game).upgrades;
  CHECK(occurrences(upgrades(), whole) == 0);
  CHECK(occurrences(upgrades(), line) == 1);
  options.landscape = false;
  CHECK(occurrences(upgrades(), whole) == 1);
  for (const rules::Upgrade& each : game.upgrades) crew.upgrades[each.id] = 1;
  options.landscape = true;
  CHECK(occurrences(upgrades(), line) == 0);
  CHECK(occurrences(upgrades(), lair.name) == 1);
}

TEST_CASE("what was chosen for an upgrade stands on paper and in the text by its names") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    rules::Crew crew = samples::crew(*game);
    crew.upgrades = {{"rigging", 1}};
    crew.upgrade_choices = {{"rigging", "implement,weapon"}};
    const std::string names = "Implements, Weapons";
    CHECK(occurrences(support::crew_sheet(*game, crew, {}, {}), ">" + names + "<") == 1);
    CHECK(occurrences(print::plain_text(support::text_view(*game, crew, {})), names) == 1);
  }
}

TEST_CASE("a faction has a scale on paper in a game that has statuses, and there alone") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    rules::Crew crew = samples::crew(*game);
    crew.factions = {{"The Wharf Court", "", {}}};
    const std::string factions =
        crew_section(support::crew_sheet(*game, crew, {}, {}), "rb-factions");
    REQUIRE_FALSE(factions.empty());
    const std::size_t rows =
        occurrences(factions, "class=rb-faction>") + occurrences(factions, "class=\"rb-faction ");
    CHECK(occurrences(factions, "class=rb-scale") == (game->crew.statuses.empty() ? 0 : rows));
  }
}
