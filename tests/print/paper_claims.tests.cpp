// What the paper promises: its head, what is filled in at the table, the reference, the accent.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "print/markup.hpp"
#include "print/sheet.hpp"
#include "rules/judge/random.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// The text between two strings, from the first of them on; empty where they do not stand there.
std::string between(const std::string& html, const std::string& from, const std::string& to) {
  const std::size_t start = html.find(from);
  if (start == std::string::npos) return {};
  const std::size_t after = start + from.size();
  return html.substr(after, html.find(to, after) - after);
}

std::size_t times(const std::string& html, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) {
    ++found;
  }
  return found;
}

// What stands in the elements that open so, in their order.
std::vector<std::string> all_between(const std::string& html, const std::string& from,
                                     const std::string& to) {
  std::vector<std::string> found;
  for (std::size_t at = html.find(from); at != std::string::npos; at = html.find(from, at + 1)) {
    found.push_back(between(html.substr(at), from, to));
  }
  return found;
}

std::string fact_of(const std::string& html, const std::string& label) {
  return between(html, "<dt>" + label + "</dt><dd>", "</dd>");
}

}  // namespace

TEST_CASE("the head has a line for the player's name, and says when the character began") {
  const std::string line = "<span class=rb-blank></span>";
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    rules::Character who = samples::typical(*game);
    who.journal.clear();
    const auto sheet = [&] { return support::character_sheet(*game, who, nullptr, {}); };
    CHECK(fact_of(sheet(), "Player") == line);
    CHECK(fact_of(sheet(), "Began") == line);
    who.journal = {{"", "Written before there were dates", 0},
                   {"12 September 2026, 21:04", "Resisted", 1},
                   {"19 September 2026, 20:00", "Rested", 2}};
    CHECK(fact_of(sheet(), "Began").find(">12 September 2026<") != std::string::npos);
    CHECK(fact_of(sheet(), "Player") == line);
    const std::string blank = support::blank_character(*game, game->playbooks.front().id, {});
    CHECK(fact_of(blank, "Player") == line);
    CHECK(fact_of(blank, "Began") == line);
  }
}

TEST_CASE("a fact is the game's word and behind it the player's") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character who = samples::typical(game);
  const std::string html = support::character_sheet(game, who, nullptr, {});
  const std::string virtue = fact_of(html, print::escaped(game.words.virtue.one));
  CHECK(virtue.find("</b>: <span class=rb-answer") != std::string::npos);
  const std::string purveyor = fact_of(html, print::escaped(game.words.purveyor.one));
  CHECK(purveyor.find("</b>, <span class=rb-answer") != std::string::npos);
}

TEST_CASE("a box stands for each downtime activity, recovery among them, and a clock for healing") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string html = support::character_sheet(game, samples::typical(game), nullptr, {});
  const std::string downtime =
      between(html, "<section class=rb-ticked data-id=\"downtime\">", "</section>");
  REQUIRE_FALSE(downtime.empty());
  const auto section =
      std::find_if(game.reference.begin(), game.reference.end(),
                   [](const rules::ReferenceSection& each) { return each.id == "downtime"; });
  REQUIRE(section != game.reference.end());
  CHECK(times(downtime, "aria-label=no") == section->lines.size());
  CHECK(downtime.find("Recover") != std::string::npos);
  CHECK(html.find("data-id=\"healing") != std::string::npos);
}

TEST_CASE("what stress buys, resisting, beacon points and teamwork stand on the sheet, each once") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.powers.clear();
  who.notes.clear();
  const std::string html = support::character_sheet(game, who, nullptr, {});
  const std::string body = html.substr(html.find("<main>"));
  std::size_t sections = 0;
  for (const rules::ReferenceSection& each : game.reference) {
    if (each.on_sheet != rules::OnSheet::lines) continue;
    CAPTURE(each.id);
    ++sections;
    CHECK(times(body, "data-id=\"" + each.id + "\"><h2>") == 1);
    for (const rules::ReferenceLine& line : each.lines) {
      if (!line.text.empty()) CHECK(times(body, print::escaped(line.text)) == 1);
    }
  }
  CHECK(sections >= 4);
}

namespace {

// Whether the short reference stands on a sheet with all its words.
bool has_short_reference(const rules::Ruleset& game, const std::string& html) {
  const std::string body = html.substr(html.find("<main>"));
  for (const rules::ReferenceSection& each : game.reference) {
    if (each.on_sheet != rules::OnSheet::lines) continue;
    const std::string open = " data-id=\"" + each.id + "\">";
    std::size_t found = 0;
    for (const char* element : {"<section", "<p", "<span"}) found += times(body, element + open);
    if (found != 1) return false;
    for (const rules::ReferenceLine& line : each.lines) {
      if (body.find(print::escaped(line.text)) == std::string::npos) return false;
    }
  }
  return true;
}

bool has_clocks(const std::string& html) {
  return html.find("<section class=rb-clocks>") != std::string::npos;
}

}  // namespace

TEST_CASE("as a back fills up, the short reference goes from columns to rows to a paragraph") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.clocks.clear();
  who.powers.clear();
  who.notes.clear();
  std::vector<std::string> forms;  // in the order in which they were first seen
  for (int lines = 0; lines < 100; ++lines) {
    const std::string html = support::character_sheet(game, who, nullptr, {});
    if (!has_short_reference(game, html)) break;
    const std::string body = html.substr(html.find("<main>"));
    for (const std::string form : {"rb-quick", "rb-quick-rows", "rb-quick-running"}) {
      if (body.find(" class=" + form + ">") == std::string::npos) continue;
      if (std::find(forms.begin(), forms.end(), form) == forms.end()) forms.push_back(form);
      // Rows take no room from the clocks.
      if (form == "rb-quick-rows") CHECK(has_clocks(html));
    }
    who.notes += std::string(60, 'n') + " " + std::string(60, 'o') + " ";
  }
  CHECK(forms == std::vector<std::string>{"rb-quick", "rb-quick-rows", "rb-quick-running"});
}

TEST_CASE("every blank sheet has the short reference") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    CHECK(has_short_reference(*game, support::blank_character(*game, "", {})));
    for (const rules::Playbook& each : game->playbooks) {
      CAPTURE(each.id);
      CHECK(has_short_reference(*game, support::blank_character(*game, each.id, {})));
    }
  }
}

TEST_CASE("on a blank sheet each part of the short reference has its row or its column") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    const auto runs = [&](const rules::Id& playbook) {
      const std::string html = support::blank_character(*game, playbook, {});
      return html.find(" class=rb-quick-running>") != std::string::npos;
    };
    CHECK_FALSE(runs(""));
    for (const rules::Playbook& each : game->playbooks) {
      CAPTURE(each.id);
      CHECK_FALSE(runs(each.id));
    }
  }
}

TEST_CASE(
    "every new character has the short reference, and a full one has it before empty clocks") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      CAPTURE(seed);
      const rules::Character who = rules::random_character(*game, "who", seed, {});
      CHECK(has_short_reference(*game, support::character_sheet(*game, who, nullptr, {})));
    }
  }
  // One that has no room for both, as it learns more and more.
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.clocks.clear();
  bool gave_up_clocks = false;
  for (const rules::Power& each : game.powers) {
    if (rules::contains(who.powers, each.id)) continue;
    who.powers.push_back(each.id);
    const std::string html = support::character_sheet(game, who, nullptr, {});
    if (!has_short_reference(game, html)) break;
    if (!has_clocks(html)) gave_up_clocks = true;
  }
  CHECK(gave_up_clocks);
  // Its own clocks stay.
  who.clocks = {{"The flood comes", 8, 3, false, {}, {}}};
  CHECK(has_clocks(support::character_sheet(game, who, nullptr, {})));
}

TEST_CASE("the reference has each thing once, with entanglements, gathering information and more") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    const std::string html = support::reference(*game, {});
    const std::string body = html.substr(html.find("<main>"));
    const std::vector<std::string> headings = all_between(body, "<h2>", "</h2>");
    for (const std::string& each : headings) {
      CAPTURE(each);
      CHECK(std::count(headings.begin(), headings.end(), each) == 1);
    }
    for (const rules::ReferenceSection& each : game->reference) {
      CAPTURE(each.id);
      CHECK(times(body, "data-id=\"" + each.id + '"') == 1);
    }
    // A number and the track that is marked for it are one entry.
    for (const rules::Track& track : game->tracks) {
      const rules::Statistic* statistic = rules::find_statistic(*game, track.statistic);
      if (statistic == nullptr || statistic->name != track.name) continue;
      CAPTURE(track.id);
      if (statistic->description.empty() || track.description.empty()) continue;
      CHECK(times(body, print::escaped(statistic->description + " " + track.description)) == 1);
      CHECK(times(body, print::escaped(track.description)) == 1);
    }
    for (const rules::HarmRow& each : game->harm_rows) {
      CHECK(times(body, print::escaped(std::to_string(each.level) + " " + each.name)) == 1);
    }
  }
  const std::string road = support::reference(support::beacon_road(), {});
  for (const char* heading :
       {"Entanglements", "Gathering information", "Teamwork", "Crafting", "Magnitude"}) {
    CAPTURE(heading);
    CHECK(times(road, std::string("<h2>") + heading + "</h2>") == 1);
  }
  const std::string magnitude = between(road, "data-id=\"magnitude\"", "</section>");
  for (const char* number : {"0", "1", "2", "3", "4", "5", "6"}) {
    CHECK(times(magnitude, std::string("<dt>") + number + "</dt>") == 1);
  }
  CHECK(magnitude.find("Range 150,000") != std::string::npos);
}

TEST_CASE(
    "the frame has the accent of the one sheet in a document, of the crew with its members, and of "
    "none where there are more") {
  const rules::Ruleset& game = support::beacon_road();
  const auto frame = [](const std::string& html) {
    return between(html, "<div class=rb-frame aria-hidden=true data-accent=\"", "\"");
  };
  rules::Character rogue = samples::typical(game);
  rogue.playbook = "rogue";
  CHECK(frame(support::character_sheet(game, rogue, nullptr, {})) == "violet");
  print::Pack blanks;
  blanks.blanks = {{false, "rogue"}};
  CHECK(frame(support::pack(game, blanks, {})) == "violet");
  CHECK(frame(support::blank_character(game, "rogue", {})) == "violet");
  blanks.blanks.push_back({false, "warrior"});
  CHECK(frame(support::pack(game, blanks, {})) == "plain");
  CHECK(frame(support::reference(game, {})) == "plain");
  rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  print::Pack evening;
  evening.crew = &crew;
  evening.crew_sheet = evening.sheets = true;
  const std::string alone = frame(support::pack(game, evening, {}));
  CHECK(alone != "plain");
  evening.characters = {rogue};
  CHECK(frame(support::pack(game, evening, {})) == alone);
}

TEST_CASE("each corner of a frame is one drawing with the lines from it") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string html = support::character_sheet(game, samples::typical(game), nullptr, {});
  for (const char* around : {"<div class=rb-frame ", "<div class=rb-plate "}) {
    CAPTURE(around);
    const std::string frame = between(html, around, "</div>");
    CHECK(times(frame, "<svg aria-hidden=true><text class=rb-emblem ") == 4);
    CHECK(times(frame, "<line ") == 16);
    CHECK(times(frame, "<i>") == 0);
  }
}

TEST_CASE("a crew's special abilities stand beside the map of claims where a page lies across") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Crew crew = samples::crew(game);
  const std::string abilities = "<section class=rb-abilities>";
  print::PrintOptions options;
  const auto top = [&] {
    const std::string html = support::crew_sheet(game, crew, {}, options);
    CHECK(times(html, abilities) == 1);
    CHECK(times(html, "<section class=rb-upgrades>") == 1);
    CHECK(times(html, "<section class=rb-experience>") == 1);
    return between(html, "<div class=rb-crew-top>", "<section class=rb-claims>");
  };
  CHECK(times(top(), abilities) == 0);
  options.landscape = true;
  CHECK(times(top(), abilities) == 1);
  // The reasons of the numbers need that room.
  options.reasons = true;
  CHECK(times(top(), abilities) == 0);
}

TEST_CASE("turf on the map of claims says in short what it is worth") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  crew.type = "nomads";
  print::Pack pack;
  pack.crew = &crew;
  pack.crew_sheet = true;
  const std::string html = support::pack(game, pack, {});
  CHECK(html.find("<p>" + rules::find_claim(game, "turf")->line) != std::string::npos);
}

TEST_CASE("a Tier stands once in the numbers of a crew") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    if (!game->crew.present || game->crew.max_tier <= 0) continue;
    CAPTURE(game->id);
    const std::string html = support::crew_sheet(*game, samples::crew(*game), {}, {});
    const std::string standing = between(html, "<div class=rb-standing>", "rb-tracks");
    CHECK(times(standing, "<dt>" + print::escaped(game->words.tier.one) + "</dt>") == 1);
  }
}

TEST_CASE("the text of a power stands whole on one card where that has room for it") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.abilities.clear();
  who.carried.clear();
  who.powers = {"bash", "interrupt"};
  const std::string html = support::cards(game, {who}, nullptr, {});
  CHECK(times(html, "<article class=rb-card>") == 2);
  CHECK(html.find("1 of 2") == std::string::npos);
}

TEST_CASE("a side ends in lines to write on, whatever it has room for") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string lines = "<div class=rb-ruled aria-hidden=true>";
  CHECK(times(support::character_sheet(game, samples::typical(game), nullptr, {}), lines) == 2);
  CHECK(times(support::crew_sheet(game, samples::crew(game), {}, {}), lines) == 2);
  CHECK(times(support::blank_crew(game, game.crew_types.front().id, {}), lines) == 2);
}

TEST_CASE(
    "a blank crew sheet whose special abilities fill the front has its upgrades on the back, where "
    "they stand once") {
  const std::string upgrades = "<section class=rb-upgrades>";
  // On which side they are: 0 the front, 1 the back.
  const auto side_of = [&](const rules::Ruleset& game, const rules::Id& type,
                           const print::PrintOptions& options) {
    const std::string html = support::blank_crew(game, type, options);
    REQUIRE(times(html, upgrades) == 1);
    const std::size_t back = html.find("rb-back", html.find("<main>"));
    REQUIRE(back != std::string::npos);
    return html.find(upgrades) > back ? 1 : 0;
  };
  const rules::Ruleset& game = support::beacon_road();
  for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
    print::PrintOptions options;
    options.paper = paper;
    for (const rules::CrewType& type : game.crew_types) {
      CAPTURE(type.id);
      // A crew of a table's own can learn what any of them can.
      CHECK(side_of(game, type.id, options) == (type.own ? 1 : 0));
    }
  }
  // A type of a package that offers as much.
  rules::Ruleset more = game;
  rules::CrewType& first = more.crew_types.front();
  for (const rules::CrewType& each : game.crew_types) {
    for (const rules::Id& ability : each.abilities) {
      if (!rules::contains(first.abilities, ability)) first.abilities.push_back(ability);
    }
  }
  CHECK(side_of(more, first.id, {}) == 1);
}
