// What stands in a file of another program stands on the sheet.
#include "data/own_definitions.hpp"
#include "made.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"

using namespace roadbook;
using data::Fate;
using made::has;

namespace {

const char* const same_character[] = {"blades-in-the-sheets-v1", "blades-in-the-sheets-v2",
                                      "blades-in-the-sheets-v3-french",
                                      "blades-in-the-sheets-v4-russian"};

}  // namespace

TEST_CASE("import, Foundry: numbers come in as [4], 4 or \"4\"") {
  const data::Json sheet = made::sheet("foundry-dez384");
  CHECK(sheet["tracks"]["stress"] == 4);
  CHECK(sheet["actions"] == data::Json{{"command", 2}, {"hunt", 1}, {"skirmish", 2}, {"wreck", 1}});
  CHECK(sheet["tracks"]["xp_insight"] == 1);
  CHECK(sheet["tracks"]["xp_prowess"] == 2);
  CHECK(sheet["tracks"]["xp_playbook"] == 5);
  CHECK(sheet["coin"] == 3);
  CHECK(sheet["stash"] == 12);
}

TEST_CASE(
    "import, Foundry: items are the playbook, the background, abilities and what is carried") {
  const data::Proposal proposal = made::proposal("foundry-dez384");
  const data::Json sheet = made::sheet(proposal);
  CHECK(sheet["playbook"] == "cutter");
  CHECK(sheet["background"] == "labor");
  CHECK(sheet["vice"] == "gambling");
  REQUIRE(sheet["special_abilities"].size() == 3);
  CHECK(sheet["special_abilities"][0]["id"] == "battleborn");
  CHECK(sheet["special_abilities"][1]["id"] == "arcane_fighter");
  REQUIRE(sheet["own"]["abilities"].size() == 1);
  CHECK(sheet["special_abilities"][2]["id"] == sheet["own"]["abilities"][0]["id"]);
  CHECK(sheet["own"]["abilities"][0]["name"] == "Whale Song");
  CHECK(sheet["own"]["abilities"][0]["description"] == "You hear what swims below.");
  REQUIRE(sheet["carried"].size() == 4);
  CHECK(sheet["carried"][0]["item"] == "fighting_blade");
  CHECK(sheet["carried"][1]["name"] == "Harpoon of the Deep");
  CHECK(sheet["carried"][1]["load"] == 2);
  CHECK(sheet["carried"][3]["item"] == "lantern");
  const std::string own = made::lines(proposal, Fate::own_words);
  CHECK(has(own, "Special ability, made one of your own: Whale Song"));
  CHECK(has(sheet["foundry_blades"].dump(), "Whale Song"));
}

TEST_CASE("import, Foundry: harm, armor, healing, load and people come in") {
  const data::Json sheet = made::sheet("foundry-dez384");
  CHECK(sheet["harm"].dump() == R"([{"level":1,"text":"Bruised"},{"level":2,"text":"Cut arm"}])");
  CHECK(sheet["tracks"]["armor"] == 1);
  CHECK(sheet["tracks"]["special_armor"] == 1);
  CHECK(sheet["tracks"]["healing_clock"] == 2);
  CHECK(sheet["load_level"] == "normal");
  REQUIRE(sheet["bonds"].size() == 2);
  CHECK(sheet["bonds"][0]["who"] == "Marlow, a pugilist");
  CHECK(sheet["bonds"][1]["kind"] == "rival");
  CHECK(has(sheet["notes"].get<std::string>(), "Contact: Sister Grey"));
}

TEST_CASE("import, Foundry: notes become plain text; the HTML is kept; nothing is opened") {
  const data::Proposal proposal = made::proposal("foundry-dez384");
  const data::Json sheet = made::sheet(proposal);
  const std::string notes = sheet["notes"].get<std::string>();
  CHECK(
      has(notes, "Born in the écluse quarter.\n\nOwes Marlo & two others:\n\n• a coat\n• a name"));
  CHECK_FALSE(has(notes, "steal"));
  CHECK_FALSE(has(notes, "<"));
  CHECK(has(sheet["foundry_blades"]["system"]["description"].get<std::string>(), "steal()"));
  const std::string no_place = made::lines(proposal, Fate::no_place);
  CHECK(has(no_place, "not opened: https://example.org/orla.png, https://example.org/notes"));
  CHECK(has(no_place, "Picture, not opened: worlds/made/orla.webp"));
  CHECK(has(no_place, "system, table_of_mine, word: ebb"));
  CHECK(sheet["foundry_blades"]["system"]["table_of_mine"]["tide"] == 7);
}

TEST_CASE("import, Foundry: trauma in each of its forms is read, and an older form is told") {
  CHECK(made::sheet("foundry-dez384")["traumas"].dump() == R"(["cold","haunted"])");
  const data::Proposal names = made::proposal("foundry-megastruktur-data");
  CHECK(made::sheet(names)["traumas"].dump() == R"(["cold","haunted"])");
  CHECK(has(made::lines(names, Fate::doubtful),
            "Trauma: It is there in an older form: read as Cold and Haunted."));
  const data::Proposal switches = made::proposal("foundry-megastruktur-switches");
  CHECK(made::sheet(switches)["traumas"].dump() == R"(["cold","reckless"])");
  CHECK(has(made::lines(switches, Fate::doubtful), "1 are counted there, and 2 have a name."));
}

TEST_CASE("import, Foundry: what is no number is told and never guessed") {
  const data::Proposal proposal = made::proposal("foundry-megastruktur-data");
  CHECK_FALSE(made::sheet(proposal)["actions"].contains("study"));
  CHECK(has(made::lines(proposal, Fate::doubtful), "Study: It is not a number: \"two\"."));
  CHECK(made::sheet(proposal)["foundry_blades"]["data"]["attributes"]["insight"]["skills"]["study"]
                             ["value"] == "two");
}

TEST_CASE("import, Foundry: of two fields for one thing the one that says something counts") {
  data::Json file = made::parsed(made::text("foundry-dez384"));
  file["system"]["healing_clock"]["value"] = 0;
  file["system"]["healing-clock"] = data::Json::array({3});
  const data::Imported result = made::read(file.dump());
  REQUIRE(result.proposals.size() == 1);
  CHECK(made::sheet(result.proposals[0])["tracks"]["healing_clock"] == 3);
  CHECK(has(made::lines(result.proposals[0], Fate::doubtful), "as 0 and as 3: read as 3"));
}

TEST_CASE("import, Foundry: a crew comes in with its map, cohorts and factions") {
  const data::Json sheet = made::sheet("foundry-dez384-crew");
  CHECK(sheet["format"] == "roadbook/crew");
  CHECK(sheet["type"] == "assassins");
  CHECK(sheet["tier"] == 0);
  CHECK(sheet["hold"] == "strong");
  CHECK(sheet["reputation"] == "daring");
  CHECK(sheet["rep"] == 7);
  CHECK(sheet["heat"] == 2);
  CHECK(sheet["coin"] == 9);
  CHECK(sheet["tracks"]["xp_crew"] == 3);
  CHECK(sheet["claims"].dump() == R"(["vice_den","turf_1"])");
  CHECK(sheet["prison_claims"].dump() == R"(["parole_influence"])");
  CHECK(sheet["upgrades"].dump() == R"({"boat_house":1,"insight_training":1,"own_upgrade_1":1})");
  REQUIRE(sheet["cohorts"].size() == 2);
  CHECK(sheet["cohorts"][0]["types"].dump() == R"(["thugs"])");
  CHECK(sheet["cohorts"][0]["harm"] == 1);
  CHECK(sheet["cohorts"][1]["kind"] == "expert");
  REQUIRE(sheet["factions"].size() == 3);
  CHECK(sheet["factions"][0]["status"] == -3);
  CHECK(sheet["factions"][1]["status"] == 2);
  CHECK(has(sheet["notes"].get<std::string>(), "Claim: Whale Bone Arch"));
}

TEST_CASE("import, Foundry: a type of crew that the game lacks becomes the table's own") {
  const data::Proposal proposal = made::proposal("foundry-dez384-own-crew");
  const data::Json own = made::sheet(proposal)["own"]["crew_types"][0];
  CHECK(own["name"] == "Shadows");
  CHECK(own["like"] == "own");
  CHECK(made::sheet(proposal)["type"] == own["id"]);
  CHECK(has(made::lines(proposal, Fate::own_words), "made a crew of your own: Shadows"));
  CHECK(made::sheet(proposal)["hold"] == "weak");
}

TEST_CASE(
    "import: what a crew has and the game lacks becomes its own, as the game leaves it to it") {
  const auto read_with = [](std::vector<rules::OwnKind> kinds) {
    rules::Ruleset game = support::blades_srd();
    game.own = std::move(kinds);
    data::Imported result =
        data::import_text(game, "made.json", made::text("foundry-dez384-own-crew"));
    REQUIRE(result.proposals.size() == 1);
    return made::sheet(result.proposals.front());
  };
  using enum rules::OwnKind;
  const data::Json whole = read_with(support::blades_srd().own);
  const data::Json& own = whole["own"];
  REQUIRE(own["abilities"].size() == 1);
  CHECK(own["abilities"][0]["name"] == "Fog Walkers");
  CHECK(own["abilities"][0]["description"] == "You leave no wake.");
  CHECK(whole["special_abilities"].back()["id"] == own["abilities"][0]["id"]);
  REQUIRE(own["upgrades"].size() == 1);
  CHECK(own["upgrades"][0]["name"] == "Brass Periscope");
  CHECK(whole["upgrades"][own["upgrades"][0]["id"].get<std::string>()] == 1);
  REQUIRE(own["claims"].size() == 1);
  CHECK(own["claims"][0]["name"] == "Whale Bone Arch");
  // It is held beside the map, and so seen on the sheet.
  CHECK(whole["claims"].back() == own["claims"][0]["id"]);
  CHECK_FALSE(has(whole["notes"].get<std::string>(), "Whale Bone Arch"));
  // The rules for games find no fault in any of it.
  const data::Proposal proposal = made::proposal("foundry-dez384-own-crew");
  const auto& crew = std::get<rules::Crew>(proposal.value);
  CHECK(data::check_own(support::blades_srd(), crew.own, rules::Scope::crew).faults.empty());
  const rules::Ruleset game = rules::with_own(support::blades_srd(), crew.own, rules::Scope::crew);
  for (const rules::Finding& each : rules::check(game, crew, rules::derive_crew(game, crew))) {
    CHECK(each.rule != "claim_unknown");
  }

  const data::Json bare = read_with({crew_type});
  CHECK_FALSE(bare["own"].contains("abilities"));
  CHECK_FALSE(bare["own"].contains("upgrades"));
  CHECK_FALSE(bare["own"].contains("claims"));
  const auto notes = bare["notes"].get<std::string>();
  CHECK(has(notes, "Special ability: Fog Walkers"));
  CHECK(has(notes, "Upgrade: Brass Periscope"));
  CHECK(has(notes, "Claim: Whale Bone Arch"));
}

TEST_CASE("import: a heritage that the game lacks becomes the table's own where it may") {
  for (const bool leaves : {false, true}) {
    CAPTURE(leaves);
    rules::Ruleset game = support::blades_srd();
    if (leaves) game.own.push_back(rules::OwnKind::heritage);
    const data::Imported result =
        data::import_text(game, "made.json", made::text("portal-character"));
    REQUIRE(result.proposals.size() == 1);
    const data::Json sheet = made::sheet(result.proposals.front());
    const bool noted = has(sheet["notes"].get<std::string>(), "Heritage: skovlan");
    CHECK(noted != leaves);
    CHECK((sheet["heritage"] == "own_heritage_1") == leaves);
    if (leaves) CHECK(sheet["own"]["heritages"][0]["name"] == "skovlan");
  }
}

TEST_CASE("import, Foundry of GMonlineua: scoundrels of both times come in") {
  const data::Json newer = made::sheet("foundry-gmonlineua");
  CHECK(newer["name"] == "Vesna Kolt");
  CHECK(newer["alias"] == "Ember");
  CHECK(newer["playbook"] == "whisper");
  CHECK(newer["traumas"].dump() == R"(["haunted","obsessed"])");
  CHECK(newer["harm"].dump() ==
        R"([{"level":1,"text":"Shaken"},{"level":3,"text":"Spirit burn"}])");
  CHECK(newer["load_level"] == "light");
  CHECK(newer["special_abilities"][0]["id"] == "iron_will");
  CHECK(newer["carried"].size() == 1);
  CHECK(newer["clocks"][0]["size"] == 6);
  CHECK(newer["bonds"][0]["kind"] == "friend");
  CHECK(newer["bonds"][1]["who"] == "Old Flint");
  const data::Json older = made::sheet("foundry-gmonlineua-older");
  CHECK(older["tracks"]["stress"] == 5);
  CHECK(older["actions"].dump() == R"({"finesse":1,"prowl":1})");
  CHECK(older["harm"][1]["text"] == "Drowned once");
}

TEST_CASE("import: a playbook that the game lacks becomes the table's own, and that is said") {
  const data::Proposal proposal = made::proposal("foundry-gmonlineua-older");
  const data::Json sheet = made::sheet(proposal);
  REQUIRE(sheet["own"]["playbooks"].size() == 1);
  const data::Json& own = sheet["own"]["playbooks"][0];
  CHECK(own["name"] == "Ghost");
  CHECK(sheet["playbook"] == own["id"]);
  CHECK(has(made::lines(proposal, Fate::own_words), "Playbook, made one of your own: Ghost"));
  // The rules for games find no fault in it.
  const auto& character = std::get<rules::Character>(proposal.value);
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(character, nullptr));
  CHECK(game.own_faults.empty());
  CHECK(rules::find_playbook(game, character.playbook)->name == "Ghost");
}

TEST_CASE("import: a special ability that the game lacks becomes the table's own, with its words") {
  const std::string file = R"({"name": "Ada", "type": "character",
    "system": {"attributes": {"insight": {"skills": {"hunt": {"value": ["1"]}}}}}, "items": [
    {"type": "ability", "name": "Moth Tongue", "system": {"purchased": true, "class": "Moth",
     "description": "<p>You speak with <b>moths</b>.</p>"}},
    {"type": "ability", "name": "moth tongue", "system": {"purchased": true}},
    {"type": "class", "name": "Moth", "system": {}}]})";
  const data::Imported result = made::read(file);
  REQUIRE(result.proposals.size() == 1);
  const data::Json sheet = made::sheet(result.proposals.front());
  REQUIRE(sheet["own"]["abilities"].size() == 1);
  const data::Json& own = sheet["own"]["abilities"][0];
  CHECK(own["name"] == "Moth Tongue");
  CHECK(own["description"] == "You speak with moths.");
  REQUIRE(sheet["special_abilities"].size() == 1);
  CHECK(sheet["special_abilities"][0]["id"] == own["id"]);
  CHECK(sheet["own"]["playbooks"][0]["abilities"][0] == own["id"]);
  CHECK(has(made::lines(result.proposals.front(), Fate::own_words),
            "Special ability, made one of your own: Moth Tongue"));
  CHECK(has(made::lines(result.proposals.front(), Fate::doubtful), "is there twice"));
}

TEST_CASE("import, Foundry of GMonlineua: a crew comes in") {
  const data::Json sheet = made::sheet("foundry-gmonlineua-crew");
  CHECK(sheet["type"] == "cult");
  CHECK(sheet["tier"] == 1);
  CHECK(sheet["factions"][0]["status"] == -2);
  CHECK(sheet["factions"][1]["status"] == 1);
  CHECK(sheet["upgrades"].dump() == R"({"vault":1})");
  CHECK(sheet["cohorts"][0]["flaws"].dump() == R"(["savage"])");
  CHECK(sheet["grounds"] == "Salt Row");
}

TEST_CASE("import, Blades in the Sheets: four versions in three languages are one character") {
  for (const char* name : same_character) {
    INFO(name);
    const data::Json sheet = made::sheet(name);
    CHECK(sheet["playbook"] == "loom");
    CHECK(sheet["vice"] == "obligation");
    CHECK(sheet["background"] == "trade");
    CHECK(sheet["traumas"].dump() == R"(["haunted","paranoid"])");
    CHECK(sheet["actions"].dump() == R"({"consort":2,"prowl":1,"study":2,"survey":1,"sway":1})");
    REQUIRE(sheet["special_abilities"].size() >= 2);
    CHECK(sheet["special_abilities"][0]["id"] == "foresight");
    CHECK(sheet["special_abilities"][1]["id"] == "mastermind");
    CHECK(sheet["carried"][0]["item"] == "fighting_blade");
    CHECK(sheet["tracks"]["xp_resolve"] == 3);
    CHECK(sheet["tracks"]["healing_clock"] == 2);
    CHECK(sheet["tracks"]["armor"] == 1);
    CHECK(sheet["load_level"] == "normal");
    CHECK(sheet["coin"] == 4);
    CHECK(sheet["stash"] == 11);
    CHECK(sheet["bonds"][0]["who"] == "Salia, a broker");
    CHECK(sheet["bonds"][1]["kind"] == "rival");
    CHECK(has(sheet["notes"].get<std::string>(), "Tuesday: the bank"));
  }
}

TEST_CASE("import, Blades in the Sheets: an ability taken twice and a rollover are told") {
  const std::string lines = made::lines(made::proposal("blades-in-the-sheets-v2"), Fate::doubtful);
  CHECK(has(lines, "Mastermind was taken 2 times."));
  CHECK(has(lines, "1 more is written down for the next time."));
}

TEST_CASE("import, BitD Portal: a character and a crew come in") {
  const data::Json character = made::sheet("portal-character");
  CHECK(character["playbook"] == "latch");
  CHECK(character["actions"].dump() == R"({"finesse":1,"prowl":2,"survey":1})");
  CHECK(character["harm"].size() == 2);
  CHECK(character["load_level"] == "heavy");
  CHECK(character["bonds"][0]["detail"] == "shares soup");
  CHECK(character["crew"] == "");
  const data::Json crew = made::sheet("portal-crew");
  CHECK(crew["type"] == "smugglers");
  CHECK(crew["upgrades"]["playbook_training"] == 1);
  CHECK(crew["coin"] == 6);
}

TEST_CASE("import, BitD Portal: a campaign is a crew with its members, factions and clocks") {
  const data::Imported result = made::read(made::text("portal-campaign"));
  REQUIRE(result.proposals.size() == 3);
  const data::Json crew = made::sheet(result.proposals[0]);
  CHECK(crew["factions"][0]["status"] == -2);
  CHECK(crew["clocks"][0]["filled"] == 2);
  CHECK(made::sheet(result.proposals[1])["crew"] == crew["id"]);
  CHECK(made::sheet(result.proposals[2])["name"] == "Second Hand");
  CHECK(crew["bitd_portal"]["currentScore"]["title"] == "The salt job");
}

TEST_CASE("import, Roll20: the three versions are one character") {
  for (const char* name : {"roll20-v1", "roll20-v2", "roll20-v3"}) {
    INFO(name);
    const data::Json sheet = made::sheet(name);
    CHECK(sheet["name"] == "Sable Crane");
    CHECK(sheet["playbook"] == "hound");
    CHECK(sheet["actions"].dump() == R"({"hunt":3,"prowl":1,"survey":2})");
    CHECK(sheet["traumas"].dump() == R"(["cold","unstable"])");
    REQUIRE(sheet["special_abilities"].size() == 2);
    CHECK(sheet["special_abilities"][0]["id"] == "sharpshooter");
    CHECK(sheet["own"]["abilities"][0]["name"] == "Survivor");
    CHECK(sheet["tracks"]["armor"] == 1);
    CHECK_FALSE(sheet["tracks"].contains("heavy_armor"));
    CHECK(sheet["carried"][0]["item"] == "fine_hunting_rifle");
    CHECK(sheet["vice"] == "weird");
  }
}

TEST_CASE(
    "import, Roll20: an attribute that stands there twice and one that is no number are told") {
  const std::string lines = made::lines(made::proposal("roll20-v3"), Fate::doubtful);
  CHECK(has(lines, "stress: It is there more than once; the first one counts."));
  CHECK(has(lines, "It is not a number: \"many\"."));
}

TEST_CASE("import, Roll20: a crew comes in") {
  const data::Proposal proposal = made::proposal("roll20-crew");
  const data::Json sheet = made::sheet(proposal);
  CHECK(sheet["type"] == "hawkers");
  CHECK(sheet["tier"] == 2);
  CHECK(sheet["coin"] == 7);
  CHECK(sheet["upgrades"].dump() == R"({"hidden_lair":1,"mastery":2})");
  CHECK(sheet["claims"].size() == 1);
  CHECK(sheet["factions"][0]["status"] == -3);
  CHECK(sheet["factions"][0]["hold"] == "strong");
  CHECK(has(made::lines(proposal, Fate::doubtful), "by its place on the sheet, without its name"));
}

TEST_CASE("import: the account of a sheet says each thing under its heading") {
  const std::string account = data::account_of(made::proposal("foundry-dez384"));
  CHECK(has(account, "Foundry: a character of Blades in the Dark, version 6.0.1\n"));
  CHECK(has(account, "  Understood\n    Name: Orla Vance\n"));
  CHECK(has(account, "Actions: Hunt 1, Skirmish 2, Wreck 1, Command 2\n"));
  CHECK(has(account, "  In your own words\n"));
  CHECK(has(account, "  Kept in the file, with no place on the sheet\n"));
  CHECK(has(account, "fields of the program's own"));
}
