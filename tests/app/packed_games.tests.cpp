// A whole game in one file that comes in: kept as a package and played from then on, or refused
// with all that is wrong with it.
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <utility>

#include "app/exporting.hpp"
#include "app/games.hpp"
#include "app/loaded_document.hpp"
#include "app/workshop.hpp"
#include "data/document.hpp"
#include "data/json.hpp"
#include "data/package.hpp"
#include "rules/judge/random.hpp"
#include "support/look_at_files.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using ui::Arrival;

namespace {

struct Shelf {
  app::Games games;
  model::Library library;
  app::Import import = {};

  Shelf() { games.load(); }
  const ui::ImportView& look(const std::string& name, const std::string& text) {
    import = support::look_at_files(games, library, {{ name, text }}, {});
    return import.view;
  }
  void take(std::optional<ui::Take> as = {}) {
    ui::ImportState chosen;
    chosen.takes = ui::first_takes(import.view);
    if (as) chosen.takes = {*as};
    const model::Edit edit =
        app::import_edit(library, import, chosen, [] { return std::string("new"); });
    library = model::apply(std::move(library), edit);
    games.follow(library);
  }
  std::string first_fault() const {
    if (import.view.faults.empty()) return {};
    const ui::ImportFault& fault = import.view.faults.front();
    return data::in_words({fault.file, fault.pointer, fault.message});
  }
};

// The game of the tests, as its one file; `change` is done to its main part before.
template <class Change>
std::string lighthouse_file(const Change& change) {
  data::Json files = data::Json::object();
  for (const data::NamedText& each : support::json_files("tests/rules/tiny")) {
    files[each.name] = data::Json::parse(each.text, nullptr, false);
  }
  change(files["ruleset.json"]);
  return data::Json{{"format", "roadbook/game"}, {"version", 1}, {"files", files}}.dump();
}

std::string lighthouse_file() {
  return lighthouse_file([](data::Json&) {});
}

}  // namespace

TEST_CASE("a game in one file comes in as a package, and is played from then on") {
  Shelf shelf;
  const ui::ImportView& view = shelf.look("lighthouse.json", lighthouse_file());
  CHECK(shelf.first_fault() == "");
  REQUIRE(view.documents.size() == 1);
  CHECK(view.documents.front().package);
  CHECK(view.documents.front().name == "Lighthouse");
  CHECK(view.documents.front().summary == "Game");
  CHECK(shelf.games.find("tiny") == nullptr);
  shelf.take();
  REQUIRE(shelf.library.packages.size() == 1);
  const rules::Ruleset* game = shelf.games.find("tiny");
  REQUIRE(game != nullptr);
  CHECK(game->words.playbook.one == "Duty");
  CHECK(game->crew_types == support::tiny().crew_types);
  CHECK(shelf.games.known().back().name == "Lighthouse");

  // A sheet of it comes in, and the same file again changes nothing.
  const rules::Character keeper = rules::random_character(*game, "keeper", 1, {});
  CHECK(shelf.look("keeper.json", data::write_document(keeper)).documents.size() == 1);
  CHECK(shelf.first_fault() == "");
  shelf.look("lighthouse.json", lighthouse_file());
  REQUIRE(shelf.import.view.documents.size() == 1);
  CHECK(shelf.import.view.documents.front().arrival == Arrival::same);

  // Without its package it is offered no longer.
  shelf.library.packages.clear();
  CHECK(shelf.games.follow(shelf.library));
  CHECK(shelf.games.known().back().name != "Lighthouse");
}

TEST_CASE("a game that was taken in is there again when its library is read") {
  Shelf before;
  before.look("lighthouse.json", lighthouse_file());
  before.take();
  const std::string package = data::write_document(before.library.packages.begin()->second);
  const std::string sheet =
      data::write_document(rules::random_character(*before.games.find("tiny"), "keeper", 1, {}));

  Shelf again;
  // The sheet waits for the packages; the package waits for nothing.
  CHECK(app::open_saved(again.games, "keeper", sheet).waits);
  app::LoadedDocument opened = app::open_saved(again.games, "packed-tiny", package);
  REQUIRE(opened.value);
  model::keep(again.library, "packed-tiny", std::move(*opened.value));
  CHECK(again.library.packages == before.library.packages);
  CHECK(again.games.follow(again.library));
  CHECK(app::open_saved(again.games, "keeper", sheet).value);

  // Exported, the package is a game for a folder of games.
  const auto game = data::read_own_game({{"packed.json", package}});
  REQUIRE(game.ok());
  CHECK(game.value->id == "tiny");

  // Where there is no such package the sheet says so, once all are read.
  app::Games without;
  without.load();
  without.library_is_whole();
  const app::LoadedDocument alone = app::open_saved(without, "keeper", sheet);
  CHECK_FALSE(alone.waits);
  REQUIRE(alone.faults.size() == 1);
  CHECK(alone.faults.front().find("\"tiny\", which is not among the games here") !=
        std::string::npos);
}

TEST_CASE("a sheet takes the game that was taken in along, to where it is not known") {
  Shelf from;
  from.look("lighthouse.json", lighthouse_file());
  from.take();
  const model::Value keeper = rules::random_character(*from.games.find("tiny"), "keeper", 1, {});
  const app::OutFile file = app::export_one(from.games, from.library, keeper, 0, {});
  Shelf to;
  to.look(file.name, file.bytes);
  CHECK(to.first_fault() == "");
  CHECK(to.import.view.documents.size() == 2);
  to.take();
  CHECK(to.library.documents.size() == 1);
  CHECK(to.library.packages == from.library.packages);
  CHECK(to.games.find("tiny") != nullptr);
}

TEST_CASE("what is changed of a game that was taken in goes into a package over it") {
  Shelf shelf;
  shelf.look("lighthouse.json", lighthouse_file());
  shelf.take();
  const auto result = app::copy_and_change(shelf.games, shelf.library, {}, "tiny", "ability.keen",
                                           [] { return std::string("ours"); });
  REQUIRE(result);
  REQUIRE(result->edit);
  REQUIRE(result->edit->puts.size() == 1);
  CHECK(result->edit->puts.front().id == "ours");
}

TEST_CASE("another edition of a game that was taken in replaces it where that is wanted") {
  Shelf shelf;
  shelf.look("lighthouse.json", lighthouse_file());
  shelf.take();
  shelf.look("lighthouse.json", lighthouse_file([](data::Json& game) {
               game["version"] = "2";
               game["words"]["playbook"] = "Watch";
             }));
  CHECK(shelf.first_fault() == "");
  REQUIRE(shelf.import.view.documents.size() == 1);
  const ui::ImportedDocument& shown = shelf.import.view.documents.front();
  REQUIRE(shown.parts.size() == 1);
  CHECK(shown.parts.front().lines == std::vector<std::string>{"The game itself"});
  shelf.take(ui::Take::replace);
  CHECK(shelf.library.packages.size() == 1);
  CHECK(shelf.games.find("tiny")->words.playbook.one == "Watch");
}

TEST_CASE(
    "a game with faults does not come in, and each fault is told in a sentence with its place") {
  Shelf shelf;
  shelf.look("lighthouse.json", lighthouse_file([](data::Json& game) {
               game["attributes"][0]["actions"].push_back("swim");
               game["headline"] = {"nothing"};
             }));
  CHECK(shelf.import.view.documents.empty());
  CHECK(shelf.import.view.faults.size() >= 2);
  for (const ui::ImportFault& each : shelf.import.view.faults) {
    CHECK(each.file.find("ruleset.json") != std::string::npos);
    CHECK(each.message.back() == '.');
  }
  shelf.take();
  CHECK(shelf.library.packages.empty());
  CHECK(shelf.games.find("tiny") == nullptr);
}

TEST_CASE("a game with the id of one that is there without it does not come in") {
  Shelf shelf;
  shelf.look("lighthouse.json", lighthouse_file([&](data::Json& game) {
               game["id"] = shelf.games.all().front()->id;
             }));
  CHECK(shelf.import.view.documents.empty());
  CHECK(shelf.first_fault() == "lighthouse.json /id: A game with the id \"" +
                                   shelf.games.all().front()->id + "\" is there already.");
}

TEST_CASE("a sheet that is called as the format of games is a sheet") {
  Shelf shelf;
  rules::Character odd = rules::random_character(*shelf.games.all().front(), "odd", 1, {});
  odd.name = "roadbook/game";
  shelf.look("odd.json", data::write_document(odd));
  CHECK(shelf.first_fault() == "");
  CHECK(shelf.import.view.documents.size() == 1);
}
