// What is told of a package of content: what it does to the game beside its own entries, its needs,
// its roles, its id, entries of one id, and fields that nobody reads.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "data/content_check.hpp"
#include "data/document.hpp"
#include "data/own_definitions.hpp"
#include "data/ruleset_checker.hpp"
#include "model/library.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/own_game.hpp"

using namespace roadbook;

namespace {

// A package over Blades in the Dark: its head, and lists of entries for characters.
rules::ContentPackage package_of(const std::string& lists, const std::string& more = {},
                                 const std::string& id = "salt") {
  const std::string text = R"({"format": "roadbook/content", "version": 3, "ruleset": "blades-srd",
    "name": "Salt", "edition": "1", "author": "Ada", "licence": "CC0", "id": ")" +
                           id + "\"" + more + R"(, "for_characters": {)" + lists + "}}";
  data::Documents read = data::read_documents("p.json", text);
  for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
  REQUIRE(read.values.size() == 1);
  return std::get<rules::ContentPackage>(read.values.front());
}

std::string told(const std::vector<data::ContentFault>& faults, data::Grade grade) {
  std::string words;
  for (const data::ContentFault& each : faults) {
    if (each.grade != grade) continue;
    words += (each.entry.list.empty() ? std::string() : data::text_of(each.entry)) + each.field +
             ": " + each.words + '\n';
  }
  return words;
}

std::string told(const rules::ContentPackage& package, data::Grade grade) {
  return told(data::check_content(support::blades_srd(), package, {}), grade);
}

constexpr const char* stress_of_crews = R"("statistics": [{"id": "stress", "name": "Stress",
  "scope": "crew", "group": "spirit", "description": "d", "format": "boxes",
  "terms": [{"kind": "constant", "value": 9}]}])";

constexpr const char* one_column = R"("tables": [{"id": "action_roll", "name": "Action roll",
  "roll": "sixes", "description": "d", "columns": ["One"],
  "rows": [{"from": 1, "to": 3, "cells": ["a"]}, {"from": 4, "to": 5, "cells": ["b"]},
           {"from": 6, "to": 6, "cells": ["c"]}, {"outcomes": ["critical"], "cells": ["d"]}]}])";

}  // namespace

TEST_CASE(
    "where each change shows another that breaks the game, none of them counts, and each says so") {
  // Every number of a crew becomes one of characters, and the other way round.
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_of("");
  package.for_characters.statistics = game.statistics;
  for (rules::Statistic& each : package.for_characters.statistics) {
    each.scope = each.scope == rules::Scope::crew ? rules::Scope::character : rules::Scope::crew;
  }
  REQUIRE(game.statistics.size() > 12);
  const rules::Ruleset whole = data::with_content(game, package);
  std::set<rules::Id> told_of;
  for (const rules::OwnFault& each : whole.own_faults) told_of.insert(each.id);
  for (std::size_t i = 0; i < game.statistics.size(); ++i) {
    INFO(game.statistics[i].id);
    CHECK(told_of.count(game.statistics[i].id) +
              (whole.statistics[i].scope != game.statistics[i].scope) ==
          1);
  }
  rules::Ruleset again = whole;
  again.own_faults.clear();
  CHECK(data::RulesetChecker(again).check_entries() == data::RulesetChecker(game).check_entries());
}

TEST_CASE("a change that breaks what the game says elsewhere is told at the change, and left out") {
  const rules::ContentPackage number = package_of(stress_of_crews);
  CHECK(told(number, data::Grade::wrong) ==
        "statistics.stress: With this change the game's own \"Stress\" is wrong: \"stress\" is a "
        "statistic of crews, not of characters.\n");
  const rules::Ruleset game = data::with_content(support::blades_srd(), number);
  const rules::Character hero = rules::random_character(game, "hero", 3, {});
  CHECK(rules::total_of(support::numbers_of(game, hero, nullptr), "stress") == 9);
  const std::string table = told(package_of(one_column), data::Grade::wrong);
  CHECK(table.find("tables.action_roll: With this change the game's own ") == 0);
  CHECK(table.find("The table has no column ") != std::string::npos);
  // Of several changes each that breaks something, and no other.
  const rules::ContentPackage both = package_of(
      std::string(stress_of_crews) + ", " + one_column +
      R"(, "abilities": [{"id": "mule", "name": "Ox", "description": "You carry more."}])");
  const rules::Ruleset whole = data::with_content(support::blades_srd(), both);
  CHECK(whole.own_faults.size() == 2);
  CHECK(rules::find_ability(whole, "mule")->name == "Ox");
}

TEST_CASE("what a sheet brings along cannot take a number from it") {
  rules::Character hero = rules::random_character(support::blades_srd(), "hero", 3, {});
  hero.own = package_of(stress_of_crews).for_characters;
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(hero, nullptr));
  REQUIRE(game.own_faults.size() == 1);
  CHECK(game.own_faults.front().place == "/own/statistics/0");
  CHECK(rules::total_of(support::numbers_of(game, hero, nullptr), "stress") == 9);
}

TEST_CASE("a value that a changed playbook does not say still counts as 0 and is doubtful") {
  const rules::Ruleset& game = support::beacon_road();
  rules::ContentPackage package;
  package.id = "salt";
  package.ruleset = game.id;
  package.for_characters.playbooks.push_back(game.playbooks.front());
  REQUIRE_FALSE(package.for_characters.playbooks.front().values.empty());
  package.for_characters.playbooks.front().values.clear();
  const std::vector<data::ContentFault> faults = data::check_content(game, package, {});
  CHECK(told(faults, data::Grade::wrong).empty());
  CHECK(told(faults, data::Grade::doubtful).find("/values: ") != std::string::npos);
}

TEST_CASE("roles are checked in a package and in a game of your own") {
  const std::string second =
      told(package_of(R"("tracks": [{"id": "dread", "name": "Dread", "role": "stress", "size": 4,
                                "description": "d"}])"),
           data::Grade::wrong);
  CHECK(second.find("tracks.dread/role: Entry ") == 0);
  CHECK(second.find("has the role \"stress\" already.") != std::string::npos);

  rules::ContentPackage without;
  without.id = "salt";
  without.ruleset = "blades-srd";
  const rules::Track* stress = rules::find_track(support::blades_srd(), rules::Role::stress);
  REQUIRE(stress != nullptr);
  without.for_characters.tracks.push_back(*stress);
  without.for_characters.tracks.front().role = rules::Role::none;
  CHECK(told(without, data::Grade::doubtful)
            .find("tracks." + stress->id +
                  "/role: In the game this is \"stress\"; with this change nothing is, and sheets "
                  "lose what depends on it.") != std::string::npos);
  // Many of the game's abilities cost it: that is told once, with what takes it away.
  const std::string taken = told(without, data::Grade::doubtful);
  const std::string missed = "tracks." + stress->id + ": Stress is marked on a track.";
  REQUIRE(taken.find(missed) != std::string::npos);
  CHECK(taken.find(missed) == taken.rfind(missed));

  rules::ContentPackage lamps = own_game::lamps();
  rules::Statistic cap = lamps.for_characters.statistics.front();
  cap.id = "first_cap";
  cap.role = rules::Role::action_cap;
  lamps.for_characters.statistics.push_back(cap);
  cap.id = "second_cap";
  lamps.for_characters.statistics.push_back(cap);
  rules::Track& wanted = lamps.for_characters.tracks.emplace_back();
  wanted.id = "hunted";
  wanted.name = "Hunted";
  wanted.role = rules::Role::wanted_level;
  wanted.scope = rules::Scope::crew;
  wanted.size = 4;
  auto& cold = lamps.for_characters.traumas.emplace_back();
  cold.id = "cold";
  cold.name = "Cold";
  rules::Ability& wet = lamps.for_characters.abilities.emplace_back();
  wet.id = "wet";
  wet.name = "Wet";
  wet.spends_special_armor = true;
  const std::vector<data::ContentFault> faults =
      data::check_content(data::frame_of_game(own_game::smallest(), lamps), lamps, {});
  CHECK(told(faults, data::Grade::wrong).find("statistics.second_cap/role: ") != std::string::npos);
  const std::string doubtful = told(faults, data::Grade::doubtful);
  CHECK(doubtful.find("traumas.cold: Traumas are marked on a track. No track has the role") !=
        std::string::npos);
  CHECK(doubtful.find("tracks.hunted/role: A wanted level comes from a full track of heat.") !=
        std::string::npos);
  CHECK(doubtful.find("abilities.wet/spends_special_armor: Special armor is marked on a track.") !=
        std::string::npos);
}

TEST_CASE("of two entries with one id each can be found, and the second is the wrong one") {
  rules::ContentPackage package = package_of(R"("abilities": [
    {"id": "psalt_1", "name": "Good", "description": "x"},
    {"id": "psalt_1", "name": "Twin", "description": "x"}])");
  CHECK(told(package, data::Grade::wrong) ==
        "abilities.psalt_1~1/id: Another entry of this list has the id \"psalt_1\" already.\n");
  const std::vector<data::EntryRef> all = data::entries_in(package);
  REQUIRE(all.size() == 2);
  CHECK(data::text_of(all[0]) == "abilities.psalt_1");
  CHECK(data::name_of_entry(package, all[1]) == "Twin");
  CHECK(data::entry_ref(data::text_of(all[1])) == all[1]);
  CHECK(data::change_field(package, all[1], "/name", data::FormAct::set, "Other"));
  CHECK(data::name_of_entry(package, all[0]) == "Good");
  CHECK(data::remove_entry(package, all[1]));
  CHECK(data::entries_in(package) == std::vector<data::EntryRef>{all[0]});
  CHECK(told(package, data::Grade::wrong).empty());
}

TEST_CASE("a field that nobody reads is told where it stands, also when its entry has moved") {
  rules::ContentPackage package = package_of(R"("abilities": [
    {"id": "psalt_1", "name": "First", "description": "x"},
    {"id": "psalt_2", "name": "Second", "description": "x", "modifers": [],
     "modifiers": [{"kind": "add", "target": "stress", "vlaue": 7}]}])",
                                             R"(, "autor": "Ada")");
  const std::string field =
      "abilities.psalt_2/modifiers/0/vlaue: Roadbook knows no field \"vlaue\"";
  CHECK(told(package, data::Grade::doubtful).find(field) != std::string::npos);
  CHECK(told(package, data::Grade::doubtful).find("/autor: Roadbook knows no field \"autor\"") !=
        std::string::npos);
  REQUIRE(data::remove_entry(package, {rules::Scope::character, "abilities", "psalt_1"}));
  CHECK(told(package, data::Grade::doubtful)
            .find("abilities.psalt_2/modifers: Roadbook knows no field \"modifers\"") !=
        std::string::npos);
}

TEST_CASE("a game of your own has an id of its own, and no shipped one") {
  rules::ContentPackage bogus = own_game::lamps();
  CHECK(own_game::wrong_in(bogus).empty());
  bogus.ruleset = "blades-srd";
  CHECK(own_game::wrong_in(bogus).find("/ruleset: A game of your own has an id of its own") == 0);
  model::Library library;
  model::keep(library, bogus.id, bogus);
  CHECK(model::game_package(library, "blades-srd") == nullptr);
  const data::Result<rules::Ruleset> read =
      data::read_begun_game({"x.json", data::write_document(bogus)},
                            [](const rules::Id&) { return &own_game::smallest(); });
  CHECK_FALSE(read.ok());
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(read.diagnostics.front().pointer == "/ruleset");
}

TEST_CASE("packages are laid over their game in the order of their needs, whatever their ids are") {
  const std::string zeal = R"("abilities": [{"id": "pzzz_1", "name": "Zeal", "description": "d"}])";
  const std::string zealot = R"("playbooks": [{"id": "paaa_1", "name": "Zealot",
    "description": "d", "starting_dots": {"skirmish": 2, "hunt": 1}, "abilities": ["pzzz_1"],
    "builds": [{"id": "z", "name": "Z", "dots": {"prowl": 1}, "ability": "pzzz_1"}]}])";
  const rules::ContentPackage base = package_of(zeal, {}, "zzz");
  const rules::ContentPackage over =
      package_of(zealot, R"(, "needs": [{"package": "zzz", "version": "1"}])", "aaa");
  model::Library library;
  model::keep(library, "aaa", over);
  model::keep(library, "zzz", base);
  REQUIRE(library.layers.size() == 2);
  CHECK(library.layers.front().package == "zzz");
  CHECK(model::needs_package(library, over, "zzz"));
  CHECK_FALSE(model::needs_package(library, base, "aaa"));
  const model::Value hero = rules::new_character(support::blades_srd(), "hero");
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_at_table(library, hero));
  REQUIRE(rules::find_playbook(game, "paaa_1") != nullptr);
  CHECK(rules::find_playbook(game, "paaa_1")->builds.size() == 1);
  // Those that need each other are laid all the same, each once.
  rules::ContentPackage circle = base;
  circle.needs.push_back({"aaa", {}, {}});
  model::keep(library, "zzz", circle);
  CHECK(library.layers.size() == 2);
}

TEST_CASE("an entry of a package that is not needed is told where it is named") {
  const rules::ContentPackage base = package_of(
      R"("abilities": [{"id": "pzzz_1", "name": "Zeal", "description": "d"},
                       {"id": "mule", "name": "Ox", "description": "d"}])",
      {}, "zzz");
  const std::string zealot = R"("playbooks": [{"id": "paaa_1", "name": "Zealot",
    "description": "d", "xp_trigger": "x", "items": ["pistol"],
    "starting_dots": {"skirmish": 2, "hunt": 1}, "abilities": ["mule", "pzzz_1"]}])";
  const rules::Ruleset below = data::with_content(support::blades_srd(), base);
  const auto doubtful = [&](const std::string& more) {
    return told(data::check_content(below, package_of(zealot, more, "aaa"), {&base},
                                    &support::blades_srd()),
                data::Grade::doubtful);
  };
  CHECK(doubtful({}) ==
        "playbooks.paaa_1/abilities/1: It names Zeal of Salt, and this package does not say that "
        "it needs that one.\n");
  CHECK(doubtful(R"(, "needs": [{"package": "zzz"}])").empty());
}

TEST_CASE("a playbook that begins with other dots than those of the game is doubtful") {
  const std::string usual = R"("playbooks": [{"id": "p1", "name": "Boatwright",
      "description": "d", "starting_dots": {"tinker": 2, "wreck": 1}}])";
  CHECK(told(package_of(usual), data::Grade::doubtful).empty());
  CHECK(told(package_of(R"("playbooks": [{"id": "p1", "name": "Boatwright", "description": "d",
      "starting_dots": {"tinker": 9}}])"),
             data::Grade::doubtful) ==
        "playbooks.p1/starting_dots: It begins with 9 dots, and every other one with 3 dots.\n"
        "playbooks.p1/starting_dots/tinker: It begins with 9 dots in Tinker, and no other one with "
        "more than 2 dots in one action.\n");
}

TEST_CASE("what stands inside an entry and has no name is doubtful") {
  const std::string told_of = told(package_of(R"("playbooks": [{"id": "p1", "name": "Boatwright",
      "description": "d", "starting_dots": {"tinker": 2, "wreck": 1},
      "contacts": [{"id": "n1", "name": "Aud"}, {"id": "n2", "name": " "}]}])"),
                                   data::Grade::doubtful);
  CHECK(told_of == "playbooks.p1/contacts/1/name: This has no name.\n");
}
