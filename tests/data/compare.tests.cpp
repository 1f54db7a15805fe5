// Two versions of a sheet: what differs is named in the game's words, and any mixture is a sheet.
#include "data/compare.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "data/compare_words.hpp"
#include "data/json.hpp"
#include "data/save_writer.hpp"
#include "document/field_list.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/random.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

namespace {

data::Differences compared(const data::Value& mine, const data::Value& theirs) {
  return data::compare(support::beacon_road(), mine, theirs);
}

// "Prowl: 1 | 2", a line for each difference.
std::string in_words(const data::Differences& differences) {
  std::string words;
  for (const data::Difference& each : differences) {
    words += each.pointer + " " + each.label + ": " + each.mine + " | " + each.theirs + "\n";
  }
  return words;
}

data::Choices all(const data::Differences& differences, data::Side side) {
  data::Choices choices;
  for (const data::Difference& each : differences) choices[each.pointer] = side;
  return choices;
}

data::Value read(const std::string& text) {
  data::Documents documents = data::read_documents("save", text);
  REQUIRE(documents.ok());
  REQUIRE(documents.values.size() == 1);
  return std::move(documents.values.front());
}

// So many characters or crews at random, all of one id.
std::vector<data::Value> documents_at_random(std::size_t count, bool crew) {
  std::vector<data::Value> documents;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    if (crew) {
      documents.emplace_back(rules::random_crew(support::beacon_road(), "one", seed, {}));
    } else {
      documents.emplace_back(rules::random_character(support::beacon_road(), "one", seed, {}));
    }
  }
  return documents;
}

data::Value with_unknown(const std::string& fields) {
  return read(R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","id":"a")" +
              fields + "}");
}

}  // namespace

TEST_CASE("A sheet does not differ from itself") {
  CHECK(compared(support::warrior(), support::warrior()).empty());
  CHECK(compared(support::sin_eaters(), support::sin_eaters()).empty());
}

TEST_CASE("What differs is named as on the sheet") {
  const rules::Character mine = support::warrior();
  rules::Character theirs = mine;
  theirs.name = "Mirela";
  theirs.notes = "Owes Marlo";
  theirs.in_play = true;
  theirs.actions["prowl"] = 3;
  theirs.tracks["stress"] = 4;
  theirs.traits = {"brash", "of my own"};
  theirs.carried.push_back({"", "A bell", 2, true});
  theirs.abilities.push_back(support::taken("exemplar", "body"));
  theirs.harm = {{2, "Broken arm"}};
  CHECK(in_words(compared(mine, theirs)) ==
        "/name Name: Mirela Vas | Mirela\n"
        "/in_play Where it stands: Being created | In play\n"
        "/traits Traits: Brash, Bold, Vengeful | Brash, of my own\n"
        "/actions/prowl Prowl: 2 | 3\n"
        "/special_abilities/exemplar Special ability: Exemplar:  | BODY\n"
        "/carried/A bell Item: A bell:  | load 2 · in hand\n"
        "/tracks/stress Stress: 0 | 4\n"
        "/harm Harm:  | level 2 · Broken arm\n"
        "/notes Notes:  | Owes Marlo\n");
}

TEST_CASE("What differs between two crews is named as on the sheet") {
  const rules::Crew mine = support::sin_eaters();
  rules::Crew theirs = mine;
  theirs.hold = "weak";
  theirs.coin.push_back({"", 3, "A good score"});
  theirs.factions[0].history.push_back({"", -1, "We burned their boat"});
  theirs.cohorts.push_back({"gang", "Rats", {}, {}, {}, 0, "Hungry"});
  const data::Differences differences = compared(mine, theirs);
  REQUIRE(differences.size() == 4);
  CHECK(differences[0].label == "Hold");
  CHECK(differences[0].mine == "Strong");
  CHECK(differences[1].label == "Coin");
  CHECK(differences[1].theirs.find("A good score +3") != std::string::npos);
  CHECK(differences[2].label == "Cohort: Rats");
  CHECK(differences[2].mine.empty());
  CHECK(differences[2].theirs == "Gang · Hungry");
  CHECK(differences[3].label == "Faction: " + mine.factions[0].name);
  CHECK(differences[3].theirs.find("We burned their boat −1") != std::string::npos);
}

TEST_CASE("Every field of a save has a name of its own in a comparison") {
  const auto json = data::Json::parse(support::file_text("assets/schema/save.schema.json"));
  for (const bool crew : {false, true}) {
    const auto& fields = json["$defs"][crew ? "crew" : "character"]["properties"];
    CHECK(fields.size() > 20);
    for (const auto& [key, field] : fields.items()) {
      if (key == "format" || key == "version" || key == "ruleset" || key == "id") continue;
      // In exports alone, and no part of what a sheet says.
      if (key == "exported" || key == "portrait") continue;
      INFO(key);
      CHECK(document::find_field(document::described_fields(crew), key) != nullptr);
    }
  }
}

namespace {

std::set<std::string> pointers(const data::Differences& differences) {
  std::set<std::string> all;
  for (const data::Difference& each : differences) all.insert(each.pointer);
  return all;
}

// Whatever is chosen from a side is as it is on that side, and the rest as on the other.
void check_mixtures(const data::Value& mine, const data::Value& theirs, std::uint64_t seed) {
  const data::Differences differences = compared(mine, theirs);
  REQUIRE(!differences.empty());
  CHECK(pointers(differences).size() == differences.size());
  CHECK(data::merged(mine, theirs, all(differences, data::Side::mine)) == mine);
  CHECK(data::merged(mine, theirs, all(differences, data::Side::theirs)) == theirs);
  rules::Seeded chance(seed);
  data::Choices choices;
  std::set<std::string> from_mine;
  std::set<std::string> from_theirs;
  for (const data::Difference& each : differences) {
    const bool other = chance.below(2) == 1;
    choices[each.pointer] = other ? data::Side::theirs : data::Side::mine;
    (other ? from_theirs : from_mine).insert(each.pointer);
  }
  const auto mixed = data::merged(mine, theirs, choices);
  REQUIRE(mixed);
  CHECK(pointers(compared(*mixed, mine)) == from_theirs);
  CHECK(pointers(compared(*mixed, theirs)) == from_mine);
  CHECK(read(data::write_document(*mixed)) == *mixed);
}

}  // namespace

TEST_CASE("All mine is mine, all theirs is theirs, and a mixture is a sheet, for any two sheets") {
  for (const bool crew : {false, true}) {
    const std::vector<data::Value> documents = documents_at_random(support::rounds(30, 1000), crew);
    for (std::uint64_t seed = 0; seed < support::rounds(30, 3000); ++seed) {
      CAPTURE(seed, crew);
      rules::Seeded chance(seed);
      const std::size_t one = chance.below(documents.size());
      const std::size_t step = 1 + chance.below(documents.size() - 1);
      check_mixtures(documents[one], documents[(one + step) % documents.size()], seed);
    }
  }
}

TEST_CASE("Fields that this version does not know are compared and chosen, too") {
  const data::Value mine =
      with_unknown(R"(,"mount":"Bess","carried":[{"item":"rope","oil":1}],"zeal":1)");
  const data::Value theirs =
      with_unknown(R"(,"mount":"Bob","carried":[{"item":"rope","oil":2}],"hue":[1])");
  const data::Differences differences = compared(mine, theirs);
  CHECK(in_words(differences) ==
        "/carried/rope Item: rope: Oil 1 | Oil 2\n"
        "/mount Mount (from another program): Bess | Bob\n"
        "/hue Hue (from another program):  | [1]\n"
        "/zeal Zeal (from another program): 1 | \n");
  const auto mixed = data::merged(
      mine, theirs, {{"/carried/rope", data::Side::theirs}, {"/hue", data::Side::theirs}});
  REQUIRE(mixed);
  const data::Json json = data::whole_json(*mixed);
  CHECK(json["mount"] == "Bess");
  CHECK(json["zeal"] == 1);
  CHECK(json["hue"][0] == 1);
  CHECK(json["carried"][0]["oil"] == 2);
}

TEST_CASE("Lists in which a thing stands twice are compared as a whole") {
  rules::Character mine = support::warrior();
  mine.carried = {{"", "A bell", 1, false}, {"", "A bell", 1, false}};
  rules::Character theirs = mine;
  theirs.carried.pop_back();
  const data::Differences differences = compared(mine, theirs);
  REQUIRE(differences.size() == 1);
  CHECK(differences[0].pointer == "/carried");
  CHECK(data::merged(mine, theirs, {{"/carried", data::Side::theirs}}) == data::Value(theirs));
}

TEST_CASE("A list in another order differs as a whole, and each side's order can be had") {
  rules::Character mine = support::warrior();
  mine.carried = {{"", "A bell", 1, false}, {"", "A book", 1, false}};
  rules::Character theirs = mine;
  std::swap(theirs.carried[0], theirs.carried[1]);
  theirs.notes = "Later";
  const auto mixed = data::merged(mine, theirs, {{"/carried", data::Side::theirs}});
  REQUIRE(mixed);
  CHECK(std::get<rules::Character>(*mixed).carried == theirs.carried);
  CHECK(std::get<rules::Character>(*mixed).notes.empty());
}

TEST_CASE("A rule that one version sets aside is named by the sentence of what it forbids") {
  rules::Character mine = support::warrior();
  mine.actions["prowl"] = 9;
  rules::Character theirs = mine;
  theirs.waivers = {{"action_above_cap", "prowl", "We like it"}};
  std::string forbids = "nothing";
  for (const rules::Finding& each : rules::check(support::standing(mine, nullptr))) {
    if (each.rule == "action_above_cap") forbids = each.message;
  }
  for (const bool other_way : {false, true}) {
    CAPTURE(other_way);
    const data::Differences found = other_way ? compared(theirs, mine) : compared(mine, theirs);
    REQUIRE(found.size() == 1);
    CHECK(found[0].label == "Rule set aside: " + forbids);
    CHECK((other_way ? found[0].mine : found[0].theirs) == "prowl · We like it");
  }
}

TEST_CASE("A mixture keeps the id of mine") {
  const rules::Character mine = support::warrior();
  rules::Character theirs = mine;
  theirs.id = "other";
  CHECK(compared(mine, theirs).empty());
  theirs.notes = "Later";
  const auto mixed = data::merged(mine, theirs, {{"/notes", data::Side::theirs}});
  REQUIRE(mixed);
  CHECK(model::id_of(*mixed) == mine.id);
  CHECK(std::get<rules::Character>(*mixed).notes == "Later");
}

TEST_CASE("A character and a crew can only be taken as a whole") {
  const data::Value mine = support::warrior();
  const data::Value theirs = support::sin_eaters();
  const data::Differences differences = compared(mine, theirs);
  REQUIRE(differences.size() == 1);
  CHECK(differences[0].pointer.empty());
  const auto taken = data::merged(mine, theirs, {{"", data::Side::theirs}});
  REQUIRE(taken);
  CHECK(model::is_crew(*taken));
  CHECK(model::id_of(*taken) == model::id_of(mine));
}

TEST_CASE("More things than a list may hold cannot be mixed into one") {
  rules::Character mine = support::warrior();
  rules::Character theirs = mine;
  for (int i = 0; i < 900; ++i) mine.carried.push_back({"", "Mine " + std::to_string(i), 1, false});
  for (int i = 0; i < 900; ++i) {
    theirs.carried.push_back({"", "Theirs " + std::to_string(i), 1, false});
  }
  CHECK(compared(mine, theirs).size() == 1);
}

TEST_CASE("A character's crew is named where the library has it") {
  model::Library library;
  library.documents["crew"] = support::sin_eaters();
  const rules::Character mine = support::warrior();
  rules::Character theirs = mine;
  theirs.crew = "crew";
  const data::Differences differences =
      data::compare(support::beacon_road(), mine, theirs, &library);
  REQUIRE(differences.size() == 1);
  CHECK(differences[0].label == "Crew");
  CHECK(differences[0].theirs == "The Ash Lanterns");
}
