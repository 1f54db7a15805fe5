// The odd ways in which other programs write a thing: each is read, or told.
#include "made.hpp"
#include "rules/derive/derive.hpp"
#include "text/folded.hpp"

using namespace roadbook;
using data::Fate;
using data::Json;
using made::has;

namespace {

// The made file, changed, as the sheet that it becomes.
template <class Change>
data::Proposal made_otherwise(const std::string& name, const Change& change) {
  Json file = made::parsed(made::text(name));
  change(file);
  data::Imported result = made::read(file.dump());
  for (const data::Diagnostic& each : result.diagnostics) FAIL(data::in_words(each));
  REQUIRE(result.proposals.size() == 1);
  return std::move(result.proposals.front());
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("import, Foundry: the account names the version of the system that wrote the file") {
  CHECK(made::proposal("foundry-dez384").source ==
        "Foundry: a character of Blades in the Dark, version 6.0.1");
  CHECK(made::proposal("foundry-megastruktur-data").source ==
        "Foundry: a character of Blades in the Dark, from before Foundry 10");
}

TEST_CASE("import, Foundry: what another sheet of the system carries comes in once") {
  const data::Proposal proposal = made::proposal("foundry-alternate-sheets");
  const Json sheet = made::sheet(proposal);
  const std::string carried = sheet["carried"].dump();
  CHECK(count_of(carried, "pistol") == 1);
  CHECK(count_of(carried, "Rope ladder") == 1);
  CHECK(has(carried, "Bone lantern"));
  CHECK(sheet["carried"].size() == 3);
  // The same in the newer form, by id.
  const data::Proposal by_id = made_otherwise("foundry-alternate-sheets", [](Json& file) {
    Json& equipped = file["flags"]["bitd-alternate-sheets"]["equipped-items"];
    Json newer = Json::object();
    for (const Json& each : equipped) newer[each["id"].get<std::string>()] = each;
    equipped = newer;
  });
  CHECK(made::sheet(by_id)["carried"] == sheet["carried"]);
}

TEST_CASE("import, Foundry: what another sheet of the system keeps by itself is read or shown") {
  const data::Proposal proposal = made::proposal("foundry-alternate-sheets");
  const Json sheet = made::sheet(proposal);
  CHECK(sheet["answers"]["background"] == "Ran the night ferry");
  CHECK(sheet["answers"]["purveyor"] == "Aunt Bell");
  CHECK(has(made::lines(proposal, Fate::no_place),
            "flags, bitd-alternate-sheets, multiAbilityProgress, madeAbility00001: 1"));
  CHECK(sheet["load_level"] == "light");
  CHECK(sheet["actions"].dump() == R"({"hunt":4,"prowl":2})");
  CHECK(sheet["traumas"].dump() == R"(["soft"])");
  CHECK(sheet["tracks"]["stress"] == 3);
  CHECK(sheet["tracks"]["armor"] == 1);
  CHECK_FALSE(sheet["tracks"].contains("heavy_armor"));
  CHECK(sheet["harm"].dump() == R"([{"level":1,"text":"Soaked"},{"level":4,"text":"Drowned"}])");
  CHECK(has(sheet["notes"].get<std::string>(), "Crew: The Tin Lanterns"));
}

TEST_CASE("import, Foundry: each level of load has its name, in the old words and the new ones") {
  for (const auto& [there, here] :
       {std::pair("BITD.Light", "light"), std::pair("BITD.Normal", "normal"),
        std::pair("BITD.Heavy", "heavy"), std::pair("BITD.Discreet", "light"),
        std::pair("BITD.Conspicuous", "normal")}) {
    INFO(there);
    const data::Proposal read = made_otherwise("foundry-dez384", [&, word = there](Json& file) {
      file["system"]["selected_load_level"] = word;
    });
    CHECK(made::sheet(read)["load_level"] == here);
  }
}

TEST_CASE("import, Foundry: older twins of one thing are read where the newer ones say nothing") {
  const data::Proposal read = made_otherwise("foundry-dez384", [](Json& file) {
    Json& system = file["system"];
    system["stress"] = Json::array({6});
    system.erase("healing_clock");
    system["healing-clock"] = Json::array({3});
    system["trauma"] = Json{{"list", Json::array({"BITD.TraumaVicious"})}, {"value", 1}};
  });
  const Json sheet = made::sheet(read);
  CHECK(sheet["tracks"]["stress"] == 6);
  CHECK(sheet["tracks"]["healing_clock"] == 3);
  CHECK(sheet["traumas"].dump() == R"(["vicious"])");
  CHECK(sheet["answers"]["background"] == "Ten years on a whaler");
  CHECK(sheet["answers"]["purveyor"] == "Mother Ash");
}

TEST_CASE("import, Foundry: people that are no players and factions say that they are no sheets") {
  for (const char* name : {"foundry-npc", "foundry-factions", "foundry-clock"}) {
    INFO(name);
    const data::Imported result = made::read(made::text(name));
    CHECK(result.recognized);
    CHECK(result.proposals.empty());
    REQUIRE(result.diagnostics.size() == 1);
    CHECK(result.diagnostics[0].pointer == "/type");
  }
}

TEST_CASE("import, Foundry: each status of a faction, from 1, war, to 7, allies, is read") {
  for (int status = 1; status <= 7; ++status) {
    const data::Proposal read = made_otherwise("foundry-dez384-crew", [&](Json& file) {
      for (Json& item : file["items"]) {
        if (item["type"] == "faction") item["system"]["status"] = Json{{"value", {status}}};
      }
    });
    const Json sheet = made::sheet(read);
    const int here =
        sheet["factions"][0].contains("status") ? sheet["factions"][0]["status"].get<int>() : 0;
    CHECK(here == status - 4);
  }
}

TEST_CASE("import, Foundry: a crew's number stands as [7], 7 or \"7\", and an empty Tier is none") {
  for (const Json& rep : {Json(7), Json("7"), Json::array({7}), Json::array({"7"})}) {
    const data::Proposal read = made_otherwise("foundry-dez384-crew", [&](Json& file) {
      file["system"]["reputation"] = rep;
      file["system"]["hold"] = "strong";
    });
    CHECK(made::sheet(read)["rep"] == 7);
    CHECK(made::sheet(read)["hold"] == "strong");
    CHECK_FALSE(has(made::lines(read, Fate::doubtful), "Tier"));
  }
}

TEST_CASE("import, Foundry of GMonlineua: each relationship of a contact is read") {
  for (const auto& [there, here] :
       {std::pair(0, "rival"), std::pair(1, ""), std::pair(2, "friend"), std::pair(3, "friend")}) {
    const data::Proposal read = made_otherwise("foundry-gmonlineua", [&, how = there](Json& file) {
      file["system"]["contacts"] = Json::array({Json{{"name", "Someone"}, {"relationship", how}}});
    });
    const Json sheet = made::sheet(read);
    INFO(there);
    if (*here == '\0') {
      CHECK(has(sheet["notes"].get<std::string>(), "Contact: Someone"));
    } else {
      CHECK(sheet["bonds"][0]["kind"] == here);
    }
  }
}

TEST_CASE("import, Foundry of GMonlineua: maps of claims and members are kept and shown") {
  const data::Proposal read = made_otherwise("foundry-gmonlineua-crew", [](Json& file) {
    file["system"]["claimsMap"] = Json{{"shape", "made"}};
    file["system"]["prisonMap"] = Json{{"shape", "of iron"}};
  });
  CHECK(has(made::sheet(read)["notes"].get<std::string>(), "Member: Vesna Kolt"));
  const std::string kept = made::lines(read, Fate::no_place);
  CHECK(has(kept, "system, claimsMap, shape: made"));
  CHECK(has(kept, "system, prisonMap, shape: of iron"));
}

TEST_CASE("import, Blades in the Sheets: every number of version 1 stands for its name") {
  struct Numbered {
    const char* place;
    const char* field;
    int first;
    std::vector<std::string> ids;
  };
  const std::vector<Numbered> all = {
      {"/Playbook/Option",
       "playbook",
       1,
       {"cutter", "hound", "fuse", "latch", "mask", "loom", "whisper"}},
      {"/Dossier/Heritage/Heritage",
       "heritage",
       1,
       {"Akoros", "Dagger Isles", "Iruvia", "Severos", "Skovlan", "Tycheros"}},
      {"/Dossier/Background/Background",
       "background",
       1,
       {"academic", "labor", "law", "trade", "military", "noble", "underworld"}},
      {"/Dossier/Vice/Vice",
       "vice",
       1,
       {"faith", "gambling", "luxury", "obligation", "pleasure", "stupor", "weird"}},
      {"/Monitor/Trauma/TraumaSet/0",
       "traumas",
       0,
       {"cold", "haunted", "obsessed", "paranoid", "reckless", "soft", "unstable", "vicious"}}};
  for (const Numbered& each : all) {
    for (std::size_t i = 0; i < each.ids.size(); ++i) {
      INFO(each.field << " " << i);
      const data::Proposal read = made_otherwise("blades-in-the-sheets-v1", [&](Json& file) {
        file["Monitor"]["Trauma"]["TraumaSet"] = Json::array({1});
        file[Json::json_pointer(each.place)] = each.first + static_cast<int>(i);
      });
      const Json sheet = made::sheet(read);
      if (each.first == 0) {
        CHECK(sheet["traumas"][0] == each.ids[i]);
      } else if (sheet.contains(each.field) && sheet[each.field] != "") {
        // A background that the game has no entry for is the player's own words.
        CHECK(text::folded(sheet[each.field].get<std::string>()) == text::folded(each.ids[i]));
      } else {
        // What the game has no entry for stands as words.
        CHECK(has(sheet["notes"].get<std::string>(), each.ids[i]));
      }
    }
  }
}

TEST_CASE("import, Blades in the Sheets: 0 is no playbook, and a number beyond the last is told") {
  const auto with = [](int number) {
    return made_otherwise("blades-in-the-sheets-v1", [&](Json& file) {
      file["Playbook"].erase("Option");
      file["Playbook"]["PlaybookOption"] = number;
    });
  };
  CHECK(made::sheet(with(0))["playbook"] == "");
  CHECK(made::sheet(with(7))["playbook"] == "whisper");
  CHECK(has(made::lines(with(8), Fate::doubtful), "The number 8 has no known meaning."));
}

TEST_CASE("import, Blades in the Sheets: each commitment is a level of load, and 0 is none") {
  for (const auto& [there, here] : {std::pair(0, ""), std::pair(3, "light"), std::pair(5, "normal"),
                                    std::pair(6, "heavy"), std::pair(9, "encumbered")}) {
    INFO(there);
    const data::Proposal read = made_otherwise(
        "blades-in-the-sheets-v3-french",
        [&, number = there](Json& file) { file["Gear"]["Commitment"]["Commitment"] = number; });
    const Json sheet = made::sheet(read);
    CHECK((sheet.contains("load_level") ? sheet["load_level"] : Json("")) == here);
  }
}

TEST_CASE("import, Blades in the Sheets: each version says which it is, and the first says none") {
  for (const auto& [name, version] : {std::pair("v1", "1"), std::pair("v2", "2"),
                                      std::pair("v3-french", "3"), std::pair("v4-russian", "4")}) {
    CHECK(made::proposal(std::string("blades-in-the-sheets-") + name).source ==
          std::string("Blades in the Sheets: a character, version ") + version);
  }
}

TEST_CASE("import, Blades in the Sheets: each closeness of a friend is read") {
  const Json sheet = made::sheet("blades-in-the-sheets-v4-russian");
  CHECK(sheet["bonds"].size() == 2);
  CHECK(has(sheet["notes"].get<std::string>(), "Contact: Augus, an architect"));
  CHECK(sheet["blades_in_the_sheets"]["Dossier"]["CrewId"] == "made-crew");
}

TEST_CASE("import, BitD Portal: every status of a faction is read as it stands") {
  for (int status = -3; status <= 3; ++status) {
    Json file = made::parsed(made::text("portal-campaign"));
    file["factions"][0]["status"] = status;
    const data::Imported result = made::read(file.dump());
    REQUIRE(result.proposals.size() == 3);
    const Json crew = made::sheet(result.proposals[0]);
    const int here =
        crew["factions"][0].contains("status") ? crew["factions"][0]["status"].get<int>() : 0;
    CHECK(here == status);
  }
}

TEST_CASE("import, BitD Portal: a contact that is neither friend nor rival stands in the notes") {
  const Json sheet = made::sheet("portal-character");
  CHECK(has(sheet["notes"].get<std::string>(), "Contact: Frake"));
  CHECK(sheet["bonds"][1]["kind"] == "rival");
  CHECK(has(sheet["notes"].get<std::string>(), "Veteran:pick: Savage"));
}

TEST_CASE("import, Roll20: what was never touched is as on a new sheet") {
  const data::Proposal proposal = made::proposal("roll20-touched");
  const Json sheet = made::sheet(proposal);
  CHECK(sheet["playbook"] == "cutter");
  CHECK_FALSE(sheet.contains("coin"));
  CHECK((!sheet.contains("actions") || sheet["actions"].empty()));
  CHECK(sheet["traumas"].dump() == R"(["haunted"])");
  CHECK(sheet["answers"]["purveyor"] == "The Plum");
  const data::Proposal crew = made::proposal("roll20-crew-touched");
  const auto* value = std::get_if<rules::Crew>(&crew.value);
  REQUIRE(value != nullptr);
  CHECK(rules::own_hold(support::blades_srd(), *value) == "strong");
}

TEST_CASE("import, Roll20: a longer stress track is told, since the sheet has none") {
  CHECK(has(made::lines(made::proposal("roll20-touched"), Fate::doubtful),
            "Stress: The file gives 1 box more than the game."));
  CHECK_FALSE(has(made::lines(made::proposal("roll20-v3"), Fate::doubtful), "box more"));
}

TEST_CASE("import, Roll20: a box is marked by \"1\" and \"on\" and not by \"0\" and \"\"") {
  for (const auto& [value, marked] :
       {std::pair("1", true), std::pair("on", true), std::pair("0", false), std::pair("", false)}) {
    INFO(value);
    const data::Proposal read = made_otherwise("roll20-touched", [&, now = value](Json& file) {
      for (Json& each : file["attribs"]) {
        if (each["name"] == "heavy") each["current"] = now;
      }
    });
    CHECK(made::sheet(read)["tracks"].contains("heavy_armor") == marked);
  }
}
