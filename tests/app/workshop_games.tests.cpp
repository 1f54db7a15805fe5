// Games of one's own in the program: begun in the workshop, known at once, sent out with their
// sheets, and taken in elsewhere.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/exporting.hpp"
#include "app/importing.hpp"
#include "app/workshop.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/judge/random.hpp"

using namespace roadbook;
using Act = ui::WorkshopAction::Kind;

namespace {

struct GameMaker {
  app::Games games;
  model::Library library;
  model::History history;
  app::WorkshopPlace place;

  GameMaker() {
    REQUIRE(games.load().empty());
    act(Act::new_game);
    act(Act::set_field, "Lamps", "/name");
  }
  void act(Act kind, const std::string& what = {}, const std::string& field = {}) {
    const app::WorkshopResult result = app::workshop_result(
        games, library, place, {kind, what, field, {}}, [] { return std::string("3f2a9c0d"); });
    if (result.edit) library = history.commit(std::move(library), *result.edit);
    place = result.place;
    games.follow(library);
  }
  const app::Games::GameEntry* entry() const {
    for (const auto& each : games.known()) {
      if (each.id == "game-3f2a9c0d") return &each;
    }
    return nullptr;
  }
};

}  // namespace

TEST_CASE("A game that is begun in the workshop is one of the games at once, under its name") {
  GameMaker maker;
  REQUIRE(maker.entry() != nullptr);
  CHECK(maker.entry()->name == "Lamps");
  const rules::Ruleset* game = maker.games.find("game-3f2a9c0d");
  REQUIRE(game != nullptr);
  CHECK(game->actions.size() == 2);
  maker.act(Act::add_entry, "abilities");
  maker.act(Act::set_field, "Steady", "/name");
  // The same game, where it stood before.
  CHECK(maker.games.find("game-3f2a9c0d") == game);
  REQUIRE(game->abilities.size() == 1);
  CHECK(game->abilities.front().name == "Steady");
  CHECK_FALSE(maker.games.follow(maker.library));
  CHECK(maker.history.undo_words() == "New special ability: name");
  maker.library = maker.history.undo(std::move(maker.library));
  CHECK(maker.games.follow(maker.library));
  CHECK(game->abilities.front().name == "New special ability");
}

TEST_CASE("A game that is deleted is offered no longer, and one that is restored is again") {
  GameMaker maker;
  maker.act(Act::delete_package);
  CHECK(maker.entry() == nullptr);
  maker.library = maker.history.undo(std::move(maker.library));
  CHECK(maker.games.follow(maker.library));
  REQUIRE(maker.entry() != nullptr);
  CHECK(maker.entry()->name == "Lamps");
}

TEST_CASE("A sheet of a game of one's own takes its game along, and both come in together") {
  GameMaker maker;
  maker.act(Act::add_entry, "abilities");
  const rules::Ruleset& game = *maker.games.find("game-3f2a9c0d");
  rules::Character hero = rules::random_character(game, "hero", 3, {});
  hero.name = "Orla";
  model::keep(maker.library, "hero", hero);
  const app::OutFile file = app::export_one(maker.games, maker.library, hero, 1000);
  app::Games elsewhere;
  REQUIRE(elsewhere.load().empty());
  const app::Import import = app::look_at_files(elsewhere, {}, {{"hero.json", file.bytes}}, {});
  CHECK(import.view.faults.empty());
  REQUIRE(import.view.documents.size() == 2);
  ui::ImportState state;
  state.takes = {ui::Take::add, ui::Take::add};
  const model::Library there =
      model::apply({}, app::import_edit({}, import, state, [] { return "other"; }));
  CHECK(there.documents.at("hero") == model::Value(hero));
  CHECK(*model::find_package(there, "3f2a9c0d") == *model::find_package(maker.library, "3f2a9c0d"));
  CHECK(elsewhere.follow(there));
  REQUIRE(elsewhere.of(there, hero) != nullptr);
  CHECK(elsewhere.of(there, hero)->abilities.size() == 1);
  // Alone, without its game, it is refused with the reason.
  const app::OutFile alone = app::export_one(model::Value(hero), 1000);
  app::Games third;
  REQUIRE(third.load().empty());
  const app::Import refused = app::look_at_files(third, {}, {{"hero.json", alone.bytes}}, {});
  REQUIRE(refused.view.faults.size() == 1);
  CHECK(refused.view.faults.front().message.find("which is not among the games here") !=
        std::string::npos);
}

TEST_CASE("The workshop shows a game of one's own with every kind that it can have") {
  GameMaker maker;
  maker.place.entry.clear();
  const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
  CHECK(view.begun);
  CHECK(view.game_name == "A game of its own");
  CHECK(view.entries.size() == 12);
  const auto offers = [&](const char* ref) {
    for (const auto& each : view.kinds) {
      if (each.ref == ref) return true;
    }
    return false;
  };
  CHECK(offers("attributes"));
  CHECK(offers("statistics"));
  CHECK(offers("playbooks"));
  CHECK(offers("heritages"));
  for (const ui::WorkshopEntry& each : view.entries) CHECK_FALSE(each.change);
  // An entry of it that is changed from the rules is changed where it stands.
  const auto result = app::copy_and_change(maker.games, maker.library, {}, "game-3f2a9c0d",
                                           "action.act", [] { return std::string("other"); });
  REQUIRE(result);
  CHECK_FALSE(result->edit);
  CHECK(result->place.package == "3f2a9c0d");
  CHECK(result->place.entry == "actions.act");
}

TEST_CASE("A package for a game of one's own lies over it, as over any game") {
  GameMaker maker;
  rules::ContentPackage layer;
  layer.id = "layer";
  layer.ruleset = "game-3f2a9c0d";
  layer.name = "More light";
  rules::Action action;
  action.id = "shine";
  action.name = "Shine";
  action.attribute = "skill";
  layer.for_characters.actions.push_back(action);
  model::keep(maker.library, "layer", layer);
  CHECK_FALSE(maker.games.follow(maker.library));
  const rules::Character hero =
      rules::random_character(*maker.games.find("game-3f2a9c0d"), "h", 1, {});
  const auto game = maker.games.of(maker.library, hero);
  REQUIRE(game != nullptr);
  CHECK(rules::find_action(*game, "shine") != nullptr);
}

TEST_CASE("What rows of a table, a question and a bond of one's own game look like is shown") {
  GameMaker maker;
  const auto card = [&] {
    const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
    REQUIRE(view.card);
    return *view.card;
  };
  maker.act(Act::add_entry, "tables");
  maker.act(Act::set_field, "Weather", "/name");
  maker.act(Act::set_field, "die", "/roll");
  maker.act(Act::set_field, "6", "/faces");
  maker.act(Act::add_element, {}, "/rows");
  maker.act(Act::set_field, "1", "/rows/0/from");
  maker.act(Act::set_field, "6", "/rows/0/to");
  maker.act(Act::set_field, "Fog", "/rows/0/cells");
  CHECK(card().name == "Weather");
  CHECK(card().rows ==
        std::vector<std::vector<std::string>>{{"Roll", "What it means"}, {"1–6", "Fog"}});
  maker.act(Act::add_entry, "questions");
  maker.act(Act::set_field, "Fear", "/name");
  maker.act(Act::set_field, "What do you fear?", "/prompt");
  CHECK(card().name == "Fear");
  CHECK(card().text == "What do you fear?");
  maker.act(Act::add_entry, "bonds");
  maker.act(Act::set_field, "Shipmate", "/word/one");
  CHECK(card().name == "Shipmate");
  CHECK(maker.history.undo_words() == "New bond: what they are called");
}

TEST_CASE("A new entry of a game of one's own stands on what the game has already") {
  GameMaker maker;
  for (const char* list : {"actions", "powers", "tracks", "load_levels", "traits", "backgrounds"}) {
    CAPTURE(list);
    maker.act(Act::add_entry, list);
    const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
    CHECK(std::none_of(view.faults.begin(), view.faults.end(),
                       [](const auto& each) { return each.grade == "Wrong"; }));
  }
}
