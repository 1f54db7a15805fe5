// Saves: what is written is read back the same, what others wrote is read, what is wrong is told.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "data/document.hpp"
#include "data/json.hpp"
#include "data/migrate.hpp"
#include "data/strict_json.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// The one document of a text that must be right.
template <class T>
T read_one(const std::string& text) {
  const data::Documents documents = data::read_documents("save.json", text);
  std::string faults;
  for (const auto& each : documents.diagnostics) faults += data::in_words(each) + '\n';
  INFO(text);
  CHECK(faults == "");
  REQUIRE(documents.values.size() == 1);
  REQUIRE(std::holds_alternative<T>(documents.values[0]));
  return std::get<T>(documents.values[0]);
}

rules::Character read_character(const std::string& fields) {
  return read_one<rules::Character>(
      R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road")" + fields + "}");
}

rules::Crew read_crew(const std::string& fields) {
  return read_one<rules::Crew>(R"({"format":"roadbook/crew","version":1,"ruleset":"beacon-road")" +
                               fields + "}");
}

std::string save_faults(const std::string& text) {
  const data::Documents documents = data::read_documents("save.json", text);
  CHECK(documents.values.empty());
  std::string faults;
  for (const auto& each : documents.diagnostics) faults += data::in_words(each) + '\n';
  return faults;
}

// A character with something in every field.
rules::Character full_character() {
  rules::Character c;
  c.id = "hero-1";
  c.ruleset = "beacon-road";
  c.in_play = true;
  c.name = "Ayla \"the\" <b>Fox</b>\n\t\\ é → 😀";
  c.alias = "Fox";
  c.looks = {"scarred", "tall"};
  support::answer(c, "look") = "A coat of patches";
  c.notes = "Long notes";
  c.playbook = "warrior";
  c.heritage = "halfblood";
  c.parent_heritages = {"elf", ""};
  c.virtue_from = "elf";
  c.vice_from = "orc";
  c.vice = "gambling";
  support::answer(c, "senses") = "keen";
  support::answer(c, "size") = "small";
  c.stride = 25;
  support::answer(c, "virtue") = "Kind to dogs";
  support::answer(c, "vice") = "Dice";
  support::answer(c, "purveyor") = "Old Hob";
  support::answer(c, "purveyor_place") = "The Bilge";
  c.traits = {"brave", "of my own"};
  c.background = "labor";
  support::answer(c, "background") = "Docks";
  c.actions = {{"prowl", 2}, {"wreck", 0}};
  c.dot_reasons = {{"traits", "prowl"}, {"background", "wreck"}};
  rules::AbilityTaken plain{"exemplar", "body", {}, {}, {}};
  rules::AbilityTaken with_nested{"seasoned", "rituals", {}, {{"Banishing", {"a", ""}}}, {"yes"}};
  with_nested.nested = {{"rituals", "", {}, {{"Calling", {"b"}}}, {}}};
  c.abilities = {plain, with_nested};
  c.crew_choices = {{"crew_deadly", "hunt", {}, {}, {}}};
  c.powers = {"one", "two"};
  c.load_level = "heavy";
  c.carried = {{"long_sword", "", 1, true}, {"", "A bell", 0, false}};
  c.put_away = {{"", "A ladle", 2, false}, {"fine_two_handed_weapon", "", 1, true, "greataxe"}};
  support::bond(c, "friend").who = "marlo";
  support::bond(c, "friend").detail = "Owes me";
  support::bond(c, "rival").who = "My own rival";
  support::bond(c, "rival").detail = "Hates me";
  c.crew = "crew-1";
  c.coin = 3;
  c.stash = 12;
  c.tracks = {{"stress", 4}, {"hit_points", 7}};
  c.traumas = {"cold"};
  c.harm = {{2, "Broken arm"}};
  c.waivers = {{"action_above_cap", "prowl", "We like it"}};
  c.conditions = {{"bleeding", 3, false}, {"hastened", 1, true}};
  c.clocks = {{"Learn the song", 8, 3, false, "", "From the choir"}};
  c.counters = {{"downtime_activities", 2}};
  c.advances = {{"xp_body", 1}};
  c.bonds.push_back({"nemesis", "The bailiff", ""});
  rules::Playbook playbook;
  playbook.id = "tinker";
  playbook.name = "The Tinker";
  playbook.abilities = {"exemplar"};
  c.own.playbooks = {playbook};
  c.journal = {{"2026-11-21 20:15", "Resisted: 2 stress"}, {"", "Went home"}};
  return c;
}

rules::Crew full_crew() {
  rules::Crew c;
  c.id = "crew-1";
  c.ruleset = "beacon-road";
  c.in_play = true;
  c.name = "The Ashen";
  c.type = "sin_eaters";
  c.stands_for = "Bread";
  c.reputation = "strange";
  c.lair = "A mill";
  c.grounds = "The docks";
  c.operation = "greed";
  c.grounds_faction = "Dockers";
  c.payment = "pay_2";
  c.abilities = {{"patron", "", {}, {}, {}}};
  c.upgrades = {{"mastery", 3}};
  c.upgrade_choices = {{"implement_weapon_rigging", "weapons"}};
  c.own_starting_upgrades = {"vault"};
  support::bond(c, "contact").who = "noble";
  support::bond(c, "contact").detail = "Lady Tam";
  c.reactions = {{"upgrade_friend", "Dockers", true}};
  c.features = {{"oaths", "oath_of_poverty", {}, {}, {}}};
  c.tier = 2;
  c.hold = "weak";
  c.rep = 5;
  c.heat = 3;
  c.wanted_level = 1;
  c.coin = {{"start", 2, "Savings"}, {"", -1, "Bribe"}};
  c.factions = {{"Dockers", "Friendly", {{"payment", 1, "Paid"}}}, {"Watch", "", {}}};
  c.claims = {"turf_1"};
  c.prison_claims = {"guard"};
  rules::CrewType eaters;
  eaters.id = "own_type";
  eaters.like = "own";
  eaters.name = "Eaters";
  eaters.places = {{"c1", "turf", "Our street"}};
  c.own.crew_types = {eaters};
  c.cohorts = {{"gang", "Rats", {"rovers"}, {"tenacious"}, {"wild"}, 1, "Hungry"}};
  c.tracks = {{"xp_crew", 4}};
  c.notes = "Notes";
  c.waivers = {{"rule", "", ""}};
  c.score = {"stealth", "Through the sewer", "Watch", 3, true, {}, "risky"};
  c.lair_lost = true;
  c.factions[1].tier = 3;
  c.factions[1].hold = "strong";
  c.factions[1].clocks = {{"A new captain", 6, 2, true, "The old one", ""}};
  c.clocks = {{"Alarm", 4, 1, false, "", ""}};
  c.counters = {{"entanglements", 1}};
  c.advances = {{"xp_crew", 1}};
  c.journal = {{"", "Paid the boss", 7}};
  c.clocks.push_back({"The debtors flee", 6, 2, false, "", "", "race", "Alarm"});
  c.evening = {"payoff", {{"crew-1", "heat", "payoff", "Heat of the score. Heat 2 → 4"}}};
  c.entanglement = "arrest";
  c.fight = {2, "rash", {{"hero", "cautious", true}}};
  c.creatures = {{"A bog hound", 17, 4, {{"iron", 15}}, true, "Smells of peat"}};
  return c;
}

}  // namespace

TEST_CASE("a character with something in every field is read back the same") {
  const rules::Character character = full_character();
  CHECK(read_one<rules::Character>(data::write_document(character)) == character);
}

TEST_CASE("a crew with something in every field is read back the same") {
  const rules::Crew crew = full_crew();
  CHECK(read_one<rules::Crew>(data::write_document(crew)) == crew);
}

TEST_CASE("empty documents are read back the same") {
  CHECK(read_one<rules::Character>(data::write_document(rules::Character{})) == rules::Character{});
  CHECK(read_one<rules::Crew>(data::write_document(rules::Crew{})) == rules::Crew{});
}

TEST_CASE("bonds of any kind are kept, also two of one kind") {
  rules::Character character;
  support::bond(character, "friend").who = "marlo";
  character.bonds.push_back({"friend", "A second one", ""});
  character.bonds.push_back({"nemesis", "The bailiff", "Old debts"});
  CHECK(read_one<rules::Character>(data::write_document(character)) == character);
  rules::Crew crew;
  crew.bonds = {{"patron", "The bank", ""}};
  CHECK(read_one<rules::Crew>(data::write_document(crew)) == crew);
}

TEST_CASE("an answer and a reason that this version does not know are kept") {
  const std::string text =
      R"({"format":"roadbook/character","version":2,"ruleset":"b","answers":{"dream":"The sea"},)"
      R"("dot_reasons":{"dream":"sail"},"bonds":[{"kind":"friend","who":"A","since":7}]})";
  const auto character = read_one<rules::Character>(text);
  const auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(json["answers"]["dream"] == "The sea");
  CHECK(json["dot_reasons"]["dream"] == "sail");
  CHECK(json["bonds"][0]["since"] == 7);
}

TEST_CASE("answers to a game's questions are read back, of a character and of a crew") {
  rules::Character character;
  character.answers = {
      {"vice", "Cards"}, {"beliefs", "Nobody is owed a crown."}, {"drives", "To see the sea."}};
  CHECK(read_one<rules::Character>(data::write_document(character)) == character);
  const auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(json["answers"]["beliefs"] == "Nobody is owed a crown.");
  CHECK(json["answers"]["vice"] == "Cards");
  rules::Crew crew;
  CHECK_FALSE(data::Json::parse(data::write_document(crew), nullptr, false).contains("answers"));
  crew.answers = {{"goals", "A roof"}};
  CHECK(read_one<rules::Crew>(data::write_document(crew)) == crew);
}

namespace {

// Moves `object[inner]` to `document[key]`, where it is there.
void back(data::Json& document, const char* object, const char* inner, const char* key) {
  const data::Json from = document[object];
  if (from.contains(inner)) document[key] = from[inner];
}

// The answers that version 1 knew, and what it called them.
const std::map<std::string, std::string> kept_details = {
    {"virtue", "virtue_detail"},   {"vice", "vice_detail"},
    {"look", "look_detail"},       {"background", "background_detail"},
    {"purveyor", "purveyor_name"}, {"purveyor_place", "purveyor_place"},
    {"senses", "senses"},          {"size", "size"}};

void drop_newer_answers(rules::Character& character) {
  std::erase_if(character.answers,
                [](const rules::Answer& each) { return kept_details.count(each.question) == 0; });
}

// The save as version 1 had it.
data::Json as_version_1(data::Json json) {
  json["version"] = 1;
  const data::Json bonds = json["bonds"];
  for (const auto& bond : bonds) {
    const std::string kind = bond["kind"];
    if (bond.contains("who")) json[kind] = bond["who"];
    if (bond.contains("detail")) json[kind + "_detail"] = bond["detail"];
  }
  json.erase("bonds");
  if (json["format"] != "roadbook/character") return json;
  for (const auto& [now, before] : {std::pair{"playbook", "archetype"},
                                    {"heritage", "bloodline"},
                                    {"parent_heritages", "mixed_heritages"},
                                    {"virtue_from", "mixed_virtue"},
                                    {"vice_from", "mixed_vice"}}) {
    if (!json.contains(now)) continue;
    const data::Json value = json[now];
    json[before] = value;
    json.erase(now);
  }
  const data::Json answers = json["answers"];
  for (const auto& [question, answer] : answers.items()) {
    const auto detail = kept_details.find(question);
    if (detail != kept_details.end()) json[detail->second] = answer;
  }
  // Version 1 knew two reasons by name, whatever the game called them.
  for (const char* first : {"traits", "heritage"}) {
    back(json, "dot_reasons", first, "trait_action");
  }
  back(json, "dot_reasons", "background", "background_action");
  json.erase("answers");
  json.erase("dot_reasons");
  return json;
}

// Answers are found by their question, in whatever order they stand.
template <class T>
T in_one_order(T value) {
  std::sort(value.answers.begin(), value.answers.end(),
            [](const auto& one, const auto& other) { return one.question < other.question; });
  return value;
}

template <class T>
void check_as_version_1(const T& value, const rules::Ruleset& game = support::beacon_road()) {
  const auto now = data::Json::parse(data::write_document(value), nullptr, false);
  const data::Json before = as_version_1(now);
  CHECK_FALSE(before.contains("playbook"));
  CHECK(in_one_order(rules::adopted(game, read_one<T>(before.dump()))) == in_one_order(value));
}

}  // namespace

TEST_CASE("a save of version 1 means the same as one of version 2") {
  rules::Character character = full_character();
  character.bonds.resize(2);
  // What version 1 did not know.
  drop_newer_answers(character);
  check_as_version_1(character);
  rules::Crew crew = full_crew();
  crew.bonds.resize(1);
  crew.answers.clear();
  check_as_version_1(crew);
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd(),
                                     &support::wyrd_wolds(), &support::tiny()}) {
    for (std::uint64_t seed = 0; seed < support::rounds(10, 1500); ++seed) {
      CAPTURE(game->id, seed);
      rules::Character hero = rules::random_character(*game, "one", seed, {});
      drop_newer_answers(hero);
      check_as_version_1(hero, *game);
      if (!game->crew.present) continue;
      rules::Crew group = rules::random_crew(*game, "two", seed, {});
      group.answers.clear();
      check_as_version_1(group, *game);
    }
  }
}

TEST_CASE("what is wrong in a file of version 1 has its place in that file") {
  CHECK(save_faults(R"({"format":"roadbook/character","version":1,"ruleset":"b","archetype":1,
    "vice_detail":")" +
                    std::string(4001, 'x') +
                    R"(","friend":"x","rival_detail":3,"trait_action":4})") ==
        "save.json /archetype: This must be a text; it is a number.\n"
        "save.json /vice_detail: This text has 4001 characters; at most 4000 fit here.\n"
        "save.json /trait_action: This must be a text; it is a number.\n"
        "save.json /rival_detail: This must be a text; it is a number.\n");
}

TEST_CASE("what the rules find has its place in a save of today") {
  data::Faults faults("schema");
  const auto schema =
      data::parse_strict(support::file_text("assets/schema/save.schema.json"), faults);
  REQUIRE(schema);
  const auto check_places = [&](const rules::Findings& found, const char* kind) {
    CHECK_FALSE(found.empty());
    for (const rules::Finding& each : found) {
      INFO(each.rule << ' ' << each.place);
      REQUIRE(each.place.substr(0, 1) == "/");
      const std::string field = each.place.substr(1, each.place.find('/', 1) - 1);
      CHECK((*schema)["$defs"][kind]["properties"].contains(field));
    }
  };
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    rules::Character character;
    check_places(rules::check(rules::derive(*game, character, rules::Gifts{})), "character");
    // Everything that can be unknown, of another playbook or open, in turn of the heritages.
    for (const rules::Heritage& heritage : game->heritages) {
      character = full_character();
      character.in_play = false;
      character.heritage = heritage.id;
      character.parent_heritages = {"nobody", "nothing"};
      check_places(rules::check(rules::derive(*game, character, rules::Gifts{})), "character");
    }
    for (const rules::CrewType& type : game->crew_types) {
      rules::Crew crew;
      crew.type = type.id;
      check_places(rules::check(*game, crew, rules::derive_crew(*game, crew)), "crew");
      crew = full_crew();
      crew.type = type.id;
      check_places(rules::check(*game, crew, rules::derive_crew(*game, crew)), "crew");
    }
  }
}

TEST_CASE("a field of another program whose key has a meaning since version 2 is kept") {
  const auto character = read_one<rules::Character>(
      R"({"format":"roadbook/character","version":1,"ruleset":"b","bonds":"glue","archetype":"w"})");
  CHECK(character.playbook == "w");
  const auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(json["bonds_before_version_2"] == "glue");
}

TEST_CASE("random characters and crews are read back the same, and written with the same bytes") {
  const std::vector<const rules::Ruleset*> games{&support::beacon_road(), &support::blades_srd(),
                                                 &support::wyrd_wolds(), &support::tiny()};
  for (std::uint64_t round = 0; round < support::rounds(40, 6000); ++round) {
    const rules::Ruleset& game = *games[round % games.size()];
    const std::uint64_t seed = round / games.size();
    CAPTURE(game.id, seed);
    const auto character = rules::random_character(game, "some_id", seed, rules::RandomOptions{});
    const std::string text = data::write_document(character);
    const auto again = read_one<rules::Character>(text);
    CHECK(again == character);
    CHECK(data::write_document(again) == text);
    if (!game.crew.present) continue;
    const auto crew = rules::random_crew(game, "crew", seed, rules::RandomOptions{});
    CHECK(read_one<rules::Crew>(data::write_document(crew)) == crew);
  }
}

TEST_CASE("a save has the words that other programs ask for") {
  const auto json = data::Json::parse(data::write_document(full_character()), nullptr, false);
  CHECK(json["format"] == "roadbook/character");
  CHECK(json["version"] == 3);
  CHECK(json["ruleset"] == "beacon-road");
  CHECK(json["playbook"] == "warrior");
  CHECK(json["heritage"] == "halfblood");
  CHECK(json["parent_heritages"][0] == "elf");
  CHECK(json["answers"]["purveyor"] == "Old Hob");
  CHECK(json["dot_reasons"]["traits"] == "prowl");
  CHECK(json["actions"]["prowl"] == 2);
  CHECK(json["special_abilities"][0] ==
        data::Json::parse(R"({"id":"exemplar","choice":"body"})", nullptr, false));
  CHECK(json["special_abilities"][1]["choice"]["id"] == "rituals");
  CHECK(json["bonds"][0] ==
        data::Json::parse(R"({"kind":"friend","who":"marlo","detail":"Owes me"})", nullptr, false));
  CHECK(json["crew"] == "crew-1");
  const auto crew = data::Json::parse(data::write_document(full_crew()), nullptr, false);
  CHECK(crew["format"] == "roadbook/crew");
  CHECK(crew["coin"] == 1);
  CHECK(crew["upgrades"]["mastery"] == 3);
  CHECK(crew["factions"][0]["status"] == 1);
}

TEST_CASE("the fields that other programs ask for are written even when they are empty") {
  const auto character =
      data::Json::parse(data::write_document(rules::Character{}), nullptr, false);
  for (const char* key :
       {"format", "version", "ruleset", "id", "name", "playbook", "heritage", "traits",
        "background", "answers", "actions", "special_abilities", "powers", "bonds", "crew"}) {
    INFO(key);
    CHECK(character.contains(key));
  }
  const auto crew = data::Json::parse(data::write_document(rules::Crew{}), nullptr, false);
  for (const char* key : {"name", "type", "tier", "hold", "rep", "coin", "special_abilities",
                          "upgrades", "claims", "cohorts", "factions"}) {
    INFO(key);
    CHECK(crew.contains(key));
  }
}

TEST_CASE("a save with the mandatory fields alone is a new document") {
  rules::Character expected;
  expected.ruleset = "beacon-road";
  CHECK(read_character("") == expected);
  CHECK(read_character(R"(,"friend":null,"actions":null)") == expected);
}

TEST_CASE("a rule that was set aside stays so when the program calls it otherwise") {
  const auto waived = [](const rules::Ids& rules) {
    rules::Ids read;
    for (const std::string& each : rules) {
      const rules::Character hero =
          read_character(R"(,"waivers":[{"rule":")" + each + R"(","about":"orc","by":"us"}])");
      REQUIRE(hero.waivers.size() == 1);
      CHECK(hero.waivers[0].about == "orc");
      CHECK(data::write_document(model::Value(hero)).find(R"("by": "us")") != std::string::npos);
      read.push_back(hero.waivers[0].rule);
    }
    return read;
  };
  CHECK(waived({"mixed_virtue_foreign", "mixed_vice_foreign", "crew_dot_foreign", "hands_full"}) ==
        rules::Ids{"mixed_virtue_not_open", "mixed_vice_not_open", "crew_dot_not_open",
                   "hands_full"});
}

TEST_CASE("a crew that says only how much coin it has gets a ledger of one line") {
  const rules::Crew old = read_crew(R"(,"tier":3,"coin":7)");
  REQUIRE(old.coin.size() == 1);
  CHECK(rules::total(old.coin) == 7);
  CHECK(old.coin[0].key.empty());
  CHECK(read_crew(R"(,"coin":2)").coin[0].key == "start");
  CHECK(read_crew(R"(,"coin":0)").coin.empty());
}

TEST_CASE("coin that another program changed is made up for by a line of the ledger") {
  const rules::Crew crew =
      read_crew(R"(,"coin":5,"coin_ledger":[{"amount":2,"reason":"Savings"}])");
  REQUIRE(crew.coin.size() == 2);
  CHECK(crew.coin[1].amount == 3);
}

TEST_CASE("a sum that is null is not there: the lines of its ledger stand as they are") {
  const rules::Crew crew = read_crew(
      R"(,"coin":null,"coin_ledger":[{"amount":2,"reason":"Savings"}],)"
      R"("factions":[{"name":"A","status":null,"history":[{"amount":-1,"reason":"A slight"}]}])");
  REQUIRE(crew.coin.size() == 1);
  CHECK(rules::total(crew.coin) == 2);
  REQUIRE(crew.factions.size() == 1);
  REQUIRE(crew.factions[0].history.size() == 1);
  CHECK(rules::total(crew.factions[0].history) == -1);
}

TEST_CASE("factions may be written as statuses by name") {
  const rules::Crew crew = read_crew(R"(,"factions":{"Dockers":-2,"Watch":0})");
  REQUIRE(crew.factions.size() == 2);
  CHECK(crew.factions[0].name == "Dockers");
  CHECK(rules::total(crew.factions[0].history) == -2);
  CHECK(crew.factions[1].history.empty());
  CHECK(read_crew(R"(,"factions":[{"name":"A","status":1}])").factions[0].history.size() == 1);
}

TEST_CASE("all faults of a save are listed at once, each with its place") {
  CHECK(save_faults(R"({"format":"roadbook/character","version":1,"name":7,"traits":"brave",
    "actions":{"prowl":-1,"wreck":"two"},"special_abilities":[{"choice":1}],"id":"A B",
    "carried":[{"load":1000},3]})") ==
        "save.json /ruleset: This field is missing.\n"
        "save.json /id: The id of a document is made of small letters a to z, digits, - and _, at "
        "most 64 of them.\n"
        "save.json /name: This must be a text; it is a number.\n"
        "save.json /traits: This must be a list; it is a text.\n"
        "save.json /actions/prowl: This number is -1; it must be 0 to 100.\n"
        "save.json /actions/wreck: This must be a whole number from 0 to 100; it is a text.\n"
        "save.json /special_abilities/0/id: This field is missing.\n"
        "save.json /special_abilities/0/choice: This must be a text; it is a number.\n"
        "save.json /carried/0/load: This number is 1000; it must be 0 to 100.\n"
        "save.json /carried/1: This must be an object; it is a number.\n");
}

TEST_CASE("numbers out of any range and texts beyond their length are faults") {
  const std::string start = R"({"format":"roadbook/crew","version":1,"ruleset":"b","rep":)";
  CHECK_FALSE(save_faults(start + "99999999999999999999}").empty());
  CHECK_FALSE(save_faults(start + "2147483648}").empty());
  CHECK_FALSE(save_faults(start + "1.5}").empty());
  CHECK(save_faults(start + "0,\"name\":\"" + std::string(201, 'x') + "\"}") ==
        "save.json /name: This text has 201 characters; at most 200 fit here.\n");
  std::string accents;
  for (int i = 0; i < 200; ++i) accents += "é";
  CHECK(read_crew(",\"name\":\"" + accents + "\"").name == accents);
}

TEST_CASE("what is no save says so") {
  CHECK_FALSE(save_faults("[]").empty());
  CHECK_FALSE(save_faults("{}").empty());
  CHECK_FALSE(save_faults(R"({"format":"roadbook/hero","version":1})").empty());
  CHECK_FALSE(save_faults(R"({"format":"roadbook/character"})").empty());
  CHECK_FALSE(save_faults(R"({"format":"roadbook/character","version":0,"ruleset":"b"})").empty());
  CHECK_FALSE(
      save_faults(R"({"format":"roadbook/character","version":"1","ruleset":"b"})").empty());
}

TEST_CASE("a save of a newer version is told as that and as nothing else") {
  const auto read = data::read_documents(
      "n", R"({"format":"roadbook/character","version":4,"name":{"first":"A"}})");
  CHECK(read.newer);
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(read.diagnostics[0].message ==
        "A newer Roadbook wrote this: version 4 of the format, and this one reads versions up to "
        "3.");
}

TEST_CASE("fields that this version does not know are kept and written back") {
  const rules::Character character =
      read_character(R"(,"mount":{"name":"Bess","legs":[4,1.5]},"name":"A","zeal":-0.0)");
  const auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(json["mount"] == data::Json::parse(R"({"name":"Bess","legs":[4,1.5]})", nullptr, false));
  CHECK(json["zeal"].is_number_float());
  CHECK(read_one<rules::Character>(data::write_document(character)) == character);
}

TEST_CASE("unknown fields inside lists go with what they belong to") {
  rules::Character character =
      read_character(R"(,"carried":[{"item":"rope"},{"item":"lamp","oil":3}],)"
                     R"("special_abilities":[{"id":"x","hue":1,"choice":{"id":"y","depth":2}}])");
  character.carried[1].in_hand = true;
  std::swap(character.carried[0], character.carried[1]);
  auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(json["carried"][0]["oil"] == 3);
  CHECK_FALSE(json["carried"][1].contains("oil"));
  CHECK(json["special_abilities"][0]["hue"] == 1);
  CHECK(json["special_abilities"][0]["choice"]["depth"] == 2);
  character.carried.erase(character.carried.begin());
  json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK_FALSE(json["carried"][0].contains("oil"));
}

TEST_CASE("the deepest unknown field that is read is written back, too") {
  const std::string deep = std::string(63, '[') + std::string(63, ']');
  const rules::Character character = read_character(",\"deep\":" + deep);
  const auto json = data::Json::parse(data::write_document(character), nullptr, false);
  CHECK(data::to_compact_text(json["deep"]) == deep);
}

TEST_CASE("a library of several documents is read back in its order") {
  const std::vector<data::Value> values{full_crew(), full_character()};
  const auto read = data::read_documents("library.json", data::write_library(values));
  CHECK(read.ok());
  CHECK(read.values == values);
}

TEST_CASE("one fault in a library is told with its place, and nothing of it is taken") {
  const std::string good = data::write_document(full_character());
  const std::string text = R"({"format":"roadbook/library","version":1,"documents":[)" + good +
                           "," + good + R"(,{"format":"roadbook/crew","version":1}]})";
  CHECK(save_faults(text) ==
        "save.json /documents/1/id: Document 0 of this library has the same id.\n"
        "save.json /documents/2/ruleset: This field is missing.\n");
}

TEST_CASE("every shortening of a save is refused without harm") {
  const std::string text = data::write_document(full_character());
  for (std::size_t length = 0; length + 1 < text.size(); ++length) {
    CHECK_FALSE(data::read_documents("cut", text.substr(0, length)).ok());
  }
}

TEST_CASE("migrations go step by step, and a second time changes nothing") {
  const std::vector<data::Migration> steps{
      {1, [](data::Json& json) { json["one"] = true; }},
      {2, [](data::Json& json) { json["two"] = json.contains("one"); }}};
  data::Json document = data::Json::parse(R"({"version":1,"name":"A"})", nullptr, false);
  data::migrate(document, 1, 3, steps);
  const data::Json expected =
      data::Json::parse(R"({"version":3,"name":"A","one":true,"two":true})", nullptr, false);
  CHECK(document == expected);
  data::migrate(document, 3, 3, steps);
  CHECK(document == expected);
  CHECK(data::migrations().size() + 1 == data::current_version);
}

TEST_CASE("a file that was exported says when, and the sheet does not differ for it") {
  const std::int64_t moment = 1795234200000;
  const rules::Character character = full_character();
  const std::string text = data::write_document(character, moment);
  CHECK(text.find("\"exported\": \"2026-11-21T04:10:00Z\"") != std::string::npos);
  const data::Documents read = data::read_documents("e", text);
  REQUIRE(read.values.size() == 1);
  CHECK(read.exported_ms == std::vector<std::int64_t>{moment});
  CHECK(std::get<rules::Character>(read.values[0]) == character);
  CHECK(data::read_documents("e", data::write_document(character)).exported_ms ==
        std::vector<std::int64_t>{0});
  const data::Documents library =
      data::read_documents("l", data::write_library({full_crew(), character}, moment));
  CHECK(library.exported_ms == std::vector<std::int64_t>{moment, moment});
}

TEST_CASE("a field called exported that holds no moment is kept like any other") {
  for (const char* value : {"7", "\"yesterday\"", "\"2026-02-30T00:00:00Z\"", "{}"}) {
    const rules::Character character = read_character(std::string(",\"exported\":") + value);
    CHECK(data::write_document(character).find("exported") != std::string::npos);
  }
}
