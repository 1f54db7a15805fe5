// Roles and what leans on them: every missing or doubled one is a fault with its place.
#include <catch2/catch_test_macros.hpp>

#include "data/ruleset_reader.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// The faults of the tiny ruleset, where one text stands in place of another in its files, and with
// one more file, each on a line.
std::string faults_of_changed(const std::string& before, const std::string& after,
                              const std::string& text) {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  bool found = before.empty();
  for (data::NamedText& each : files) {
    const std::size_t at = each.text.find(before);
    if (before.empty() || at == std::string::npos) continue;
    each.text.replace(at, before.size(), after);
    found = true;
  }
  REQUIRE(found);
  files.push_back({"zebra.json", text});
  std::string words;
  for (const data::Diagnostic& each : data::read_whole_ruleset(files).diagnostics) {
    words += data::in_words(each) + '\n';
  }
  return words;
}

std::string faults_beside(const std::string& text) {
  return faults_of_changed("", "", text);
}

}  // namespace

TEST_CASE("a role that stands twice is told with its place") {
  CHECK(faults_beside(R"({"statistics": [
    {"id": "limit", "name": "Limit", "role": "action_cap",
     "terms": [{"kind": "constant", "value": 4}]},
    {"id": "bound", "name": "Bound", "role": "action_cap",
     "terms": [{"kind": "constant", "value": 3}]}]})") ==
        "zebra.json /statistics/1/role: Entry 5 of this list has the role \"action_cap\" "
        "already.\n");
}

TEST_CASE("a role on the wrong list or of the wrong scope is told") {
  CHECK(
      faults_beside(R"({"tracks": [{"id": "fire", "name": "Fire", "role": "heat", "size": 6}]})") ==
      "zebra.json /tracks/0/role: The role \"heat\" belongs to a track of crews; this is a track "
      "of characters.\n");
  CHECK(faults_beside(R"({"statistics": [{"id": "fire", "name": "Fire", "scope": "crew",
    "role": "coin_kept", "terms": []}]})")
            .find("/statistics/0/role: \"coin_kept\" is not one of the words for this: none, ") !=
        std::string::npos);
  CHECK(faults_beside(R"({"tracks": [{"id": "life", "name": "Life", "role": "health",
    "size": 6}]})") ==
        "zebra.json /tracks/0/kind: The role \"health\" needs a track of the kind "
        "pool.\n");
  CHECK(
      faults_beside(R"({"tracks": [{"id": "soot", "name": "Soot", "role": "stress", "kind": "pool",
    "size": 6}]})") ==
      "zebra.json /tracks/0/kind: The role \"stress\" cannot have a track of the kind pool.\n");
}

TEST_CASE("a list without the role that it leans on is told") {
  CHECK(faults_beside(R"({"traumas": [{"id": "cold", "name": "Cold"}]})") ==
        "zebra.json /traumas: Traumas are marked on a track. No track has the role \"trauma\".\n");
  CHECK(faults_beside(R"({"stash_bands": [{"from": 0, "to": 10, "name": "Poor"}]})") ==
        "zebra.json /stash_bands: These bands are of a stash. No track has the role \"stash\".\n");
  CHECK(faults_beside(
            R"({"tracks": [{"id": "sought", "name": "Sought", "scope": "crew", "size": 4,
    "role": "wanted_level"}]})") ==
        "zebra.json /tracks/0/role: A wanted level comes from a full track of heat. No track has "
        "the role \"heat\".\n");
  CHECK(faults_beside(R"({"statistics": [{"id": "rise", "name": "Rise", "scope": "crew",
    "role": "tier_cost", "terms": [{"kind": "next_tier", "value": 2}]}]})") ==
        "zebra.json /statistics/0/role: The next Tier is bought with a full track of rep. No "
        "statistic has the role \"rep\".\n");
  CHECK(faults_beside(R"({"tracks": [{"id": "fame", "name": "Fame", "scope": "crew", "size": 9,
    "role": "rep"}]})") ==
        "zebra.json /tracks/0/role: A statistic says how much rep an advance takes. No statistic "
        "has the role \"rep\".\n");
  CHECK(faults_beside(R"({"statistics": [{"id": "living", "name": "Living", "role": "lifestyle",
    "terms": [{"kind": "constant", "value": 1}]}]})") ==
        "zebra.json /statistics/0/role: A lifestyle is shown with a stash. No track has the role "
        "\"stash\".\n");
}

TEST_CASE("coin that weighs, is paid, or is sold for a stash needs a number that it is kept in") {
  const std::string none = " No track has the role ";
  CHECK(faults_beside(R"({"coin_load": 1})") ==
        "zebra.json /coin_load: Only coin that a character keeps weighs." + none + "\"coin\".\n");
  CHECK(faults_beside(R"({"stash_for_coin": 2})") ==
        "zebra.json /stash_for_coin: Only a stash can be sold." + none +
            "\"stash\".\nzebra.json /stash_for_coin: A stash is sold for coin that a character "
            "keeps." +
            none + "\"coin\".\n");
  const std::string unpaid =
      "This is paid with the crew's coin. No statistic has the role \"coin\".\n";
  const std::string faults = faults_of_changed("\"present\": true,", R"("present": true,
    "profit": [{"kind": "tier"}],
    "payments": [{"id": "all", "name": "All of it", "coin": -2, "status": 1},
                 {"id": "free", "name": "Nothing", "status": -1}],
    "reactions": [{"id": "cross", "name": "Cross", "status": -1, "other_coin": 1}],)",
                                               "{}");
  CHECK(faults.find("/crew/profit: A profit goes to each member's stash." + none +
                    "\"stash\".\n") != std::string::npos);
  CHECK(faults.find("/crew/payments/0/coin: " + unpaid) != std::string::npos);
  CHECK(faults.find("/crew/payments/1") == std::string::npos);
  CHECK(faults.find("/crew/reactions/0/other_coin: " + unpaid) != std::string::npos);
}

TEST_CASE(
    "a statistic of rep needs boxes, one of hold needs holds, a roll by wanted level a track") {
  CHECK(faults_beside(R"({"statistics": [{"id": "fame", "name": "Fame", "scope": "crew",
    "role": "rep", "terms": [{"kind": "constant", "value": 9}]}]})") ==
        "zebra.json /statistics/0/role: Rep is marked on a track. No track has the role "
        "\"rep\".\n");
  CHECK(faults_of_changed(R"("holds": [
      { "id": "dim", "name": "Dim", "source": "leaf: The lamp" },
      { "id": "lit", "name": "Lit", "source": "leaf: The lamp" }
    ],)",
                          "", R"({"statistics": [{"id": "grip", "name": "Grip",
    "scope": "crew", "role": "hold", "terms": [{"kind": "constant", "value": 1}]}]})")
            .find("/crew/holds: A statistic has the role \"hold\", and this game has no "
                  "holds.\n") != std::string::npos);
  CHECK(faults_beside(R"({"tables": [{"id": "law", "name": "Law", "roll": "wanted_level",
    "columns": ["What"], "rows": [{"from": 0, "to": 0, "cells": ["Quiet"]}]}]})")
            .find("zebra.json /tables/0/roll: No track has the role \"wanted_level\".\n") !=
        std::string::npos);
}

TEST_CASE("what gives a number of the sheet needs that number") {
  for (const char* gives : {"stress", "stash", "coin", "heat", "rep", "wanted_level"}) {
    CAPTURE(gives);
    CHECK(faults_beside(R"({"reference": [{"id": "aid", "name": "Aid", "lines": [{"name": "Slow",
      "situational": [{"gives": ")" +
                        std::string(gives) + R"(", "on": "slowly"}]}]}]})") ==
          "zebra.json /reference/0/lines/0/situational/0/gives: This game keeps no number with the "
          "role \"" +
              std::string(gives) + "\".\n");
  }
}

TEST_CASE("what costs stress or special armor, or waits for a number, needs a track for it") {
  const auto helped = [](const std::string& help) {
    return faults_beside(R"({"reference": [{"id": "aid", "name": "Aid", "lines": [{"name": "Slow",
      "situational": [{"gives": "die", "on": "slowly", )" +
                         help + "}]}]}]}");
  };
  const std::string at = "zebra.json /reference/0/lines/0/situational/0";
  const std::string stress =
      "/cost: Stress is marked on a track. No track has the role \"stress\".\n";
  CHECK(helped(R"("times": 1)") == "");
  CHECK(helped(R"("cost": "stress")") == at + stress);
  CHECK(helped(R"("cost": "push")") == at + stress);
  CHECK(helped(R"("cost": "special_armor")") ==
        at + "/cost: Special armor is marked on a track. No track has the role "
             "\"special_armor\".\n");
  CHECK(helped(R"("while": "heat")") ==
        at + "/while: This game keeps no number with the role \"heat\".\n");
  CHECK(helped(R"("while": "trauma")") ==
        at + "/while: This game keeps no number with the role \"trauma\".\n");
  CHECK(helped(R"("while": "tier")") == "");
  CHECK(faults_beside(R"({"abilities": [{"id": "wet", "name": "Wet",
    "description": "d", "spends_special_armor": true}]})")
            .find("/spends_special_armor: Special armor is marked on a track. No track has the "
                  "role \"special_armor\".\n") != std::string::npos);
  CHECK(faults_beside(R"({"powers": [{"id": "spark", "name": "Spark", "attribute": "hand",
    "actions": ["mend"], "description": "d", "stress": 2}]})")
            .find("zebra.json /powers/0/stress: Stress is marked on a track. No track has the "
                  "role \"stress\".\n") != std::string::npos);
  CHECK(faults_beside(R"({"tracks": [{"id": "soot", "name": "Soot", "role": "stress", "size": 6}],
    "powers": [{"id": "spark", "name": "Spark", "attribute": "hand", "actions": ["mend"],
    "description": "d", "stress": 2}]})")
            .find("Stress is marked") == std::string::npos);
}

TEST_CASE("a formula over a number that the game does not keep is told") {
  CHECK(faults_beside(R"({"statistics": [{"id": "shine", "name": "Shine", "scope": "crew",
    "terms": [{"kind": "field_share", "of": "heat"}]}]})") ==
        "zebra.json /statistics/0/terms/0/of: This game keeps no number with the role \"heat\".\n");
  CHECK(faults_beside(R"({"statistics": [{"id": "shine", "name": "Shine",
    "terms": [{"kind": "field_share", "of": "glow"}]}]})") ==
        "zebra.json /statistics/0/terms/0/of: \"glow\" is not a number that a save keeps.\n");
}

TEST_CASE("reasons for dots are for no more dots than a new character places") {
  const auto reasons = [](const char* dots) {
    return faults_of_changed("\"free_dots\": 2,",
                             std::string(R"("free_dots": 2, "dot_reasons": [
      {"id": "trade", "name": "your trade", "dots": )") +
                                 dots + R"(}, {"id": "luck", "name": "your luck"}],)",
                             "{}");
  };
  CHECK(reasons("1") == "");
  CHECK(reasons("2") ==
        "ruleset.json /creation/dot_reasons: These reasons are for 3 dots; a new character places "
        "2.\n");
}

TEST_CASE("conditions, bonds, questions and dot reasons are checked for what they name") {
  CHECK(faults_beside(R"({"conditions": [{"id": "worn", "name": "Worn", "when": "track_full",
    "of": "nerves"}]})") == "zebra.json /conditions/0/of: There is no track \"nerves\".\n");
  CHECK(faults_beside(R"({"conditions": [{"id": "worn", "name": "Worn", "when": "left_at_most",
    "of": "nerve", "limit": "dread"}]})") ==
        "zebra.json /conditions/0/of: \"nerve\" is not a pool: nothing is left of it.\n"
        "zebra.json /conditions/0/limit: There is no statistic \"dread\".\n");
  CHECK(faults_beside(R"({"bonds": [{"id": "mate", "word": "Mate", "scope": "crew",
    "from": "playbook_contacts"}]})") ==
        "zebra.json /bonds/0/from: A crew has no playbook whose contacts it could know.\n");
  CHECK(faults_beside(R"({"questions": [{"id": "why", "name": "Why", "step": "nowhere",
    "ideas": "none"}]})") ==
        "zebra.json /questions/0/step: There is no step \"nowhere\".\n"
        "zebra.json /questions/0/ideas: There is no list of ideas \"none\".\n");
}

TEST_CASE("a question beside something stands there alone, of a character and in no step") {
  const auto asked = [](const std::string& more) {
    return faults_beside(R"({"questions": [{"id": "coat", "name": "Coat", "beside": "look"},
      {"id": "why", "name": "Why", )" +
                         more + "}]}");
  };
  CHECK(asked(R"("beside": "senses")").empty());
  CHECK(asked(R"("beside": "look")") ==
        "zebra.json /questions/1/beside: Another question is there already.\n");
  CHECK(asked(R"("beside": "senses", "scope": "crew")") ==
        "zebra.json /questions/1/scope: A crew has nothing to show this next to.\n");
  CHECK(asked(R"("beside": "senses", "step": "name")") ==
        "zebra.json /questions/1/step: This is asked next to what it adds to, and in no other "
        "step.\n");
  CHECK(asked(R"("beside": "vice", "ideas": "fears")") ==
        "zebra.json /questions/1/ideas: There is no list of ideas \"fears\".\n");
}

TEST_CASE("a table's rows have a text for each column, and follow the roll without a gap") {
  CHECK(faults_beside(R"({"tables": [{"id": "night", "name": "Night", "roll": "die", "faces": 4,
    "columns": ["What", "How"], "rows": [
    {"from": 1, "to": 2, "cells": ["Fog", "Thick"]}, {"from": 4, "to": 4, "cells": ["Storm"]}]}]})") ==
        "zebra.json /tables/0/rows/1/cells: This row has 1 texts for 2 columns.\n"
        "zebra.json /tables/0/rows/1/from: The rows of a rolled table follow each other; 3 was "
        "expected.\n");
}

TEST_CASE("a table with columns by number has a rising number for each") {
  CHECK(faults_beside(R"({"tables": [{"id": "night", "name": "Night", "columns": ["What", "How"],
    "starts": [3, 1], "rows": [{"from": 1, "to": 2, "cells": ["Fog", "Thick"]}]}]})") ==
        "zebra.json /tables/0/starts: A column counts from a higher number than the one before "
        "it.\n");
  CHECK(faults_beside(R"({"tables": [{"id": "night", "name": "Night", "columns": ["What", "How"],
    "starts": [3], "rows": []}]})") ==
        "zebra.json /tables/0/starts: Each column has a number from which it counts, or none "
        "has.\n");
}

TEST_CASE("a total has a last row without an end, and no other table has") {
  const auto with = [](const char* roll, const char* last) {
    return faults_beside(std::string(R"({"tables": [{"id": "road", "name": "Road", "roll": ")") +
                         roll + R"(", "columns": ["What"], "rows": [
      {"from": 1, "to": 3, "cells": ["Rain"]}, {"from": 4, )" +
                         last + R"("cells": ["Sun"]}]}]})");
  };
  CHECK(with("total", "").empty());
  CHECK(with("total", "\"to\": 6, ") ==
        "zebra.json /tables/0/rows: The last row of a total has no end.\n");
  CHECK(with("sixes", "").find("This row ends before it begins.") != std::string::npos);
  CHECK(with("sixes", "\"to\": 6, ").empty());
}

TEST_CASE("a roll is read on a table that there is, with dice that the table is made for") {
  const auto with = [](const char* table, const char* kind) {
    return faults_beside(std::string(R"({"tables": [{"id": "road", "name": "Road", "roll": "sixes",
      "columns": ["What"], "rows": [{"from": 1, "to": 6, "cells": ["Rain or {nothing}"]}]}],
      "procedures": [{"id": "walk", "name": "Walk", "section": "1", "asks": [
        {"id": "which", "kind": "listed", "prompt": "Which?", "of": "roll", "after": true}],
      "rolls": [{"id": "roll", "name": "Roll", "kind": ")") +
                         kind + R"(", "table": ")" + table + R"("}]}]})");
  };
  CHECK(with("none", "sixes").find("There is no table \"none\".") != std::string::npos);
  CHECK(with("road", "check").find("Other dice are rolled on the table \"road\".") !=
        std::string::npos);
  CHECK(with("road", "sixes") ==
        "zebra.json /procedures/0/asks/0/of: The table \"road\" names a procedure \"nothing\" that "
        "does not exist.\n");
}

TEST_CASE("a section of the reference shows a table and a column that there are") {
  CHECK(faults_beside(R"({"tables": [{"id": "road", "name": "Road", "columns": ["What"],
    "rows": []}], "reference": [
    {"id": "a", "name": "A", "table": "river"}, {"id": "b", "name": "B", "table": "road",
    "column": "How"}]})") ==
        "zebra.json /reference/0/table: There is no table \"river\".\n"
        "zebra.json /reference/1/column: The table has no column \"How\".\n");
}

TEST_CASE("a word of a game may be a text or an object; a plural that is not written is made") {
  const auto with = [](const std::string& words) {
    std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
    for (data::NamedText& each : files) {
      const std::size_t at = each.text.find("\"words\": {");
      if (at == std::string::npos) continue;
      const std::size_t end = each.text.find("\n", at);
      each.text.replace(at, end - at, "\"words\": " + words + ",");
    }
    auto read = data::read_whole_ruleset(files);
    REQUIRE(read.ok());
    return read.value->words;
  };
  const rules::Words words =
      with(R"({"playbook": "Duty", "coin": {"one": "Oil", "many": "Oil", "short": "O"}})");
  CHECK(words.playbook.one == "Duty");
  CHECK(words.playbook.many == "Duties");
  CHECK(words.coin.many == "Oil");
  CHECK(words.coin.narrow() == "O");
  CHECK(words.claim.many == "Claims");
  CHECK(rules::say(words, "Take {a playbook}: {Coin} and {claim+}, {coin.}.") ==
        "Take a duty: Oil and claims, o.");
}

TEST_CASE("a text is enough for load with any levels") {
  CHECK(faults_beside(R"({"load_levels": [{"id": "more", "name": "More", "limit": "pockets"},
    {"id": "most", "name": "Most", "limit": "pockets"}]})") == "");
}
