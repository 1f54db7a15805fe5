// Further kinds of entries in packages: attributes, numbers and tracks, lists of names, factions,
// sets of clocks, and maps of claims that a player draws.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/content_check.hpp"
#include "data/content_map.hpp"
#include "data/document.hpp"
#include "data/entry_form.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/map_edit.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/clocks.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using data::EntryRef;
using data::FormAct;
using rules::Scope;

namespace {

rules::ContentPackage package_for(const rules::Ruleset& game) {
  rules::ContentPackage package;
  package.id = "3f2a9c0d";
  package.ruleset = game.id;
  package.name = "Salt and smoke";
  package.version = "1";
  package.author = "Ada";
  package.licence = "CC BY 4.0";
  return package;
}

void set_in(rules::ContentPackage& package, const EntryRef& ref, const char* pointer,
            const char* value) {
  CAPTURE(pointer);
  REQUIRE(data::change_field(package, ref, pointer, FormAct::set, value));
}

std::string faults_in_words(const rules::Ruleset& game, const rules::ContentPackage& package) {
  std::string words;
  for (const data::ContentFault& each : data::check_content(game, package, {})) {
    words +=
        std::string(data::grade_words(each.grade)) + ' ' + each.field + ": " + each.words + '\n';
  }
  return words;
}

bool comes_back(const rules::ContentPackage& package) {
  const data::Documents read =
      data::read_documents("again.json", data::write_document(model::Value(package)));
  return read.diagnostics.empty() && read.values.size() == 1 &&
         read.values.front() == model::Value(package);
}

const document::FormField* field_of_form(const document::Form& form, const std::string& pointer) {
  for (const document::FormField& each : form) {
    if (each.pointer == pointer) return &each;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a list of names of a package is drawn from where names are made up") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef ref = data::add_entry(game, Scope::character, "names", package);
  CHECK(faults_in_words(game, package).find("Warning /names: There is no name in it.") !=
        std::string::npos);
  set_in(package, ref, "/name", "From the docks");
  set_in(package, ref, "/names", "Ansa\nBero");
  const rules::Ruleset whole = data::with_content(game, package);
  CHECK(whole.names.back().names == std::vector<std::string>{"Ansa", "Bero"});
  CHECK(whole.names.back().source == "Salt and smoke 1, by Ada (CC BY 4.0)");
  CHECK(faults_in_words(game, package) == "");
  CHECK(comes_back(package));
}

TEST_CASE("a faction of a package has Tier and hold of its game, and a wrong one is told") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef ref = data::add_entry(game, Scope::crew, "factions", package);
  set_in(package, ref, "/name", "The Ferrymen");
  set_in(package, ref, "/description", "They know who crossed at night.");
  set_in(package, ref, "/tier", "2");
  const document::Form form = data::entry_form(game, package, ref);
  const document::FormField* hold = field_of_form(form, "/hold");
  REQUIRE(hold != nullptr);
  CHECK(hold->options.size() == game.crew.holds.size());
  set_in(package, ref, "/hold", game.crew.holds.back().id.c_str());
  CHECK(faults_in_words(game, package) == "");
  CHECK(data::with_content(game, package).factions.back().name == "The Ferrymen");
  CHECK(comes_back(package));
  set_in(package, ref, "/hold", "nowhere");
  CHECK(faults_in_words(game, package).find("Error /hold: There is no hold \"nowhere\".") == 0);
  CHECK(data::with_content(game, package).factions.size() == game.factions.size());
}

TEST_CASE("the clocks of a set come onto the table together, each with a name of its own") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef ref = data::add_entry(game, Scope::crew, "clock_sets", package);
  set_in(package, ref, "/name", "The flood");
  set_in(package, ref, "/description", "Water rises while you act.");
  CHECK(faults_in_words(game, package).find("Warning /clocks: There is no clock in it.") == 0);
  for (const char* name : {"Water", "Panic"}) {
    REQUIRE(data::change_field(package, ref, "/clocks", FormAct::add));
    const std::string last =
        "/clocks/" + std::to_string(package.for_crews.clock_sets[0].clocks.size() - 1);
    set_in(package, ref, (last + "/name").c_str(), name);
    set_in(package, ref, (last + "/size").c_str(), "8");
  }
  CHECK(faults_in_words(game, package) == "");
  CHECK(comes_back(package));
  const rules::ClockSet set = data::with_content(game, package).clock_sets.back();
  rules::Clock there;
  there.name = "Water";
  const std::vector<rules::Clock> clocks =
      rules::with_set({there}, package.for_crews.clock_sets[0]);
  CHECK(set.source == "Salt and smoke 1, by Ada (CC BY 4.0)");
  REQUIRE(clocks.size() == 3);
  CHECK(clocks[1].name == "Water 2");
  CHECK(clocks[1].size == 8);
  CHECK(clocks[2].name == "Panic");
  set_in(package, ref, "/clocks/0/clock_kind", "nothing_such");
  CHECK(faults_in_words(game, package).find("Error /clocks/0/clock_kind: There is no kind") == 0);
}

TEST_CASE("an attribute, its action and a number that follows from it are made in a package") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef attribute = data::add_entry(game, Scope::character, "attributes", package);
  set_in(package, attribute, "/name", "Sea");
  set_in(package, attribute, "/description", "How you bear the sea.");
  const EntryRef action = data::add_entry(game, Scope::character, "actions", package);
  set_in(package, action, "/name", "Sail");
  set_in(package, action, "/description", "Bring a boat home.");
  set_in(package, action, "/attribute", attribute.id.c_str());
  const EntryRef number = data::add_entry(game, Scope::character, "statistics", package);
  set_in(package, number, "/name", "Breath");
  set_in(package, number, "/description", "How long you stay under.");
  for (int i = 0; i < 2; ++i) REQUIRE(data::change_field(package, number, "/terms", FormAct::add));
  set_in(package, number, "/terms/0/value", "3");
  set_in(package, number, "/terms/1/kind", "attribute_rating");
  set_in(package, number, "/terms/1/of", attribute.id.c_str());
  set_in(package, number, "/maximum", "4");
  CHECK(faults_in_words(game, package) == "");
  CHECK(comes_back(package));
  const rules::Ruleset whole = data::with_content(game, package);
  rules::Character hero = rules::random_character(whole, "hero", 4, {});
  hero.actions[action.id] = 2;
  const rules::Derived derived = support::numbers_of(whole, hero, nullptr);
  CHECK(rules::total_of(derived, number.id) == 4);
  // Nothing said is no maximum.
  set_in(package, number, "/maximum", "");
  CHECK_FALSE(package.for_characters.statistics.front().has_maximum);
  CHECK(comes_back(package));
  set_in(package, number, "/terms/1/of", "nowhere");
  CHECK(faults_in_words(game, package).find("Error /terms/1/of: There is no attribute") == 0);
}

TEST_CASE("a number that would follow from itself is wrong, and takes nothing else with it") {
  const rules::Ruleset& game = support::tiny();
  rules::ContentPackage package = package_for(game);
  const EntryRef number = data::add_entry(game, Scope::character, "statistics", package);
  set_in(package, number, "/name", "Echo");
  REQUIRE(data::change_field(package, number, "/terms", FormAct::add));
  set_in(package, number, "/terms/0/kind", "statistic_share");
  set_in(package, number, "/terms/0/of", number.id.c_str());
  CHECK(faults_in_words(game, package).find("Error ") == 0);
  const rules::Ruleset whole = data::with_content(game, package);
  CHECK(rules::total_of(
            support::numbers_of(whole, rules::random_character(whole, "h", 1, {}), nullptr),
            "nerve") > 0);
}

TEST_CASE("a map of a crew type is drawn, checked, undone, and comes back as it was") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef ref = data::add_entry(game, Scope::crew, "crew_types", package);
  REQUIRE(data::map_of_entry(package, ref) != nullptr);
  CHECK(data::map_of_entry(package, ref)->cells.empty());
  const document::Form form = data::entry_form(game, package, ref);
  const document::FormField* field = field_of_form(form, "/claims");
  REQUIRE(field != nullptr);
  CHECK(field->kind == document::FormKind::map);
  const auto claim = std::find_if(game.claims.begin(), game.claims.end(),
                                  [](const auto& each) { return !each.prison; });
  REQUIRE(claim != game.claims.end());
  rules::Map map = rules::with_claim(rules::new_map(3, 1), 0, 0, claim->id);
  REQUIRE(data::set_map(package, ref, map));
  CHECK(faults_in_words(game, package).find("No path leads to") != std::string::npos);
  map = rules::with_path(map, map.cells[0].id, map.cells[1].id, true);
  REQUIRE(data::set_map(package, ref, map));
  CHECK(faults_in_words(game, package).find("Error") == std::string::npos);
  CHECK(comes_back(package));
  CHECK(data::map_that_counts(data::with_content(game, package), ref) == map);
  CHECK_FALSE(data::set_map(package, {Scope::crew, "claims", "x"}, map));
}

TEST_CASE("a map of a shipped type that is drawn anew is a difference, and undone as one") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const auto type = std::find_if(game.crew_types.begin(), game.crew_types.end(),
                                 [](const auto& each) { return !each.claims.cells.empty(); });
  REQUIRE(type != game.crew_types.end());
  const EntryRef ref =
      *data::copy_entry(game, {Scope::crew, "crew_types", type->id}, data::CopyAs::change, package);
  REQUIRE(data::set_map(package, ref, rules::new_map(3, 3)));
  const auto changes = data::field_changes(game, package, ref);
  REQUIRE(changes.size() == 1);
  CHECK(changes.front().field == "claims");
  CHECK(data::undo_field(game, package, ref, "claims"));
  CHECK(data::entries_in(package).empty());
}

TEST_CASE("what a package needs is chosen among the packages that are here") {
  const rules::Ruleset& game = support::tiny();
  rules::ContentPackage package = package_for(game);
  rules::ContentPackage other = package_for(game);
  other.id = "other";
  other.name = "The other one";
  REQUIRE(data::change_field(package, {}, "/needs", FormAct::add));
  CHECK(faults_in_words(game, package).find("Warning /needs/0/package: Say which package") == 0);
  const document::Form form = data::entry_form(game, package, {}, {&other});
  const document::FormField* which = field_of_form(form, "/needs/0/package");
  REQUIRE(which != nullptr);
  CHECK(which->options ==
        std::vector<std::pair<std::string, std::string>>{{"other", "The other one"}});
  set_in(package, {}, "/needs/0/package", "other");
  CHECK(package.needs.front().package == "other");
  CHECK(comes_back(package));
  REQUIRE(data::change_field(package, {}, "/needs/0", FormAct::remove));
  CHECK(package.needs.empty());
}

TEST_CASE("a move of the game is changed in a package, checked, and comes back as it was") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    CAPTURE(game->id);
    rules::ContentPackage package = package_for(*game);
    for (const rules::Procedure& each : game->procedures) {
      REQUIRE(data::copy_entry(*game, {Scope::character, "procedures", each.id},
                               data::CopyAs::change, package));
    }
    CHECK(package.for_characters.procedures.size() == game->procedures.size());
    CHECK(comes_back(package));
    const EntryRef ref{Scope::character, "procedures", game->procedures.front().id};
    set_in(package, ref, "/name", "Our own way");
    const rules::Ruleset whole = data::with_content(*game, package);
    for (const rules::OwnFault& each : whole.own_faults) UNSCOPED_INFO(each.words);
    CHECK(whole.own_faults.empty());
    CHECK(rules::find_by_id(whole.procedures, ref.id)->name == "Our own way");
  }
}

TEST_CASE("a new move with a change of a field that is none is wrong, and counts for nothing") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = package_for(game);
  const EntryRef ref = data::add_entry(game, Scope::character, "procedures", package);
  set_in(package, ref, "/name", "Whistle");
  REQUIRE(data::change_field(package, ref, "/changes", FormAct::add));
  set_in(package, ref, "/changes/0/field", "/nowhere/at/all");
  CHECK(faults_in_words(game, package).find("Error /changes/0") != std::string::npos);
  CHECK(comes_back(package));
  const rules::Ruleset whole = data::with_content(game, package);
  const rules::Procedure* move = rules::find_by_id(whole.procedures, ref.id);
  CHECK((move == nullptr || move->changes.empty()));
}
