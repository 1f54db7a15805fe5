// Tables' own games in the program: begun in the workshop, known at once, sent out with their
// sheets, and taken in elsewhere.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>

#include "app/exporting.hpp"
#include "app/importing.hpp"
#include "app/workshop.hpp"
#include "app/workshop_paper.hpp"
#include "data/strict_json.hpp"
#include "headless/harness.hpp"
#include "headless/text_fields.hpp"
#include "model/history.hpp"
#include "rules/game/map_edit.hpp"
#include "rules/judge/random.hpp"
#include "support/look_at_files.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

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

TEST_CASE("A sheet of a game of your own takes its game along, and both come in together") {
  GameMaker maker;
  maker.act(Act::add_entry, "abilities");
  const rules::Ruleset& game = *maker.games.find("game-3f2a9c0d");
  rules::Character hero = rules::random_character(game, "hero", 3, {});
  hero.name = "Orla";
  model::keep(maker.library, "hero", hero);
  const app::OutFile file = app::export_one(maker.games, maker.library, hero, 1000);
  app::Games elsewhere;
  REQUIRE(elsewhere.load().empty());
  const app::Import import = support::look_at_files(elsewhere, {}, {{"hero.json", file.bytes}}, {});
  CHECK(import.view.faults.empty());
  REQUIRE(import.view.documents.size() == 2);
  ui::ImportState state;
  state.takes = {ui::Take::add, ui::Take::add};
  const model::Library there =
      model::apply({}, app::import_edit({}, import, state, [] { return "other"; }));
  CHECK(there.documents.at("hero") == model::Value(hero));
  rules::ContentPackage taken = *model::find_package(maker.library, "3f2a9c0d");
  taken.received = true;  // there
  CHECK(*model::find_package(there, "3f2a9c0d") == taken);
  CHECK(elsewhere.follow(there));
  REQUIRE(elsewhere.of(there, hero) != nullptr);
  CHECK(elsewhere.of(there, hero)->abilities.size() == 1);
  // Alone, without its game, it is refused with the reason.
  const app::OutFile alone = app::export_one(model::Value(hero), 1000);
  app::Games third;
  REQUIRE(third.load().empty());
  const app::Import refused = support::look_at_files(third, {}, {{"hero.json", alone.bytes}}, {});
  REQUIRE(refused.view.faults.size() == 1);
  CHECK(refused.view.faults.front().message.find("which is not among the games here") !=
        std::string::npos);
}

TEST_CASE("The workshop shows a game of your own with every kind that it can have") {
  GameMaker maker;
  maker.place.entry.clear();
  const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
  CHECK(view.begun);
  CHECK(view.game_name == "A game of its own");
  CHECK(view.entries.size() == 5);
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

TEST_CASE("A package for a game of your own lies over it, as over any game") {
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

TEST_CASE("What rows of a table, a question and a bond of your own game look like is shown") {
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
  CHECK(card().rows == std::vector<std::vector<std::string>>{{"1–6", "", "Fog"}});
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

TEST_CASE("A new entry of a game of your own stands on what the game has already") {
  GameMaker maker;
  for (const char* list : {"actions", "powers", "tracks", "load_levels", "traits", "backgrounds"}) {
    CAPTURE(list);
    maker.act(Act::add_entry, list);
    const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
    CHECK(std::none_of(view.faults.begin(), view.faults.end(),
                       [](const auto& each) { return each.grade == "Error"; }));
  }
}

namespace {

// Every field that the form of a game shows, in all its parts.
document::Form whole_form(GameMaker& maker) {
  maker.place.entry.clear();
  ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
  document::Form all = view.form;
  for (const ui::WorkshopEntry& part : view.parts) {
    maker.place.entry = part.ref;
    const document::Form form = app::workshop_view(maker.games, maker.library, maker.place).form;
    all.insert(all.end(), form.begin(), form.end());
  }
  maker.place.entry.clear();
  return all;
}

bool has_field(const document::Form& form, const std::string& pointer) {
  return std::any_of(form.begin(), form.end(), [&](const document::FormField& each) {
    return each.pointer == pointer ||
           each.pointer.compare(0, pointer.size() + 1, pointer + '/') == 0;
  });
}

// Where the form shows what a game says under that key.
std::string pointer_of(const std::string& key) {
  const std::pair<const char*, const char*> elsewhere[] = {
      {"name", "/name"},
      {"version", "/edition"},
      {"description", "/description"},
      {"licence", "/licence"},
      {"crew/present", "/game/crews"},
      {"creation/abilities", "/game/new_abilities"},
      {"dice/kind", "/game/dice"}};
  for (const auto& [of, pointer] : elsewhere) {
    if (key == of) return pointer;
  }
  const std::string inside = key.substr(key.find('/') + 1);
  const bool beside = key.compare(0, 5, "crew/") == 0 || key.compare(0, 9, "creation/") == 0 ||
                      key.compare(0, 5, "dice/") == 0;
  return "/game/" + (beside ? inside : key);
}

// What players of a game of their own never have to say, and why.
const std::map<std::string, std::string> not_said{
    {"$schema", "It is for those who write files by hand."},
    {"id", "It is given, so that the game can be renamed."},
    {"texts", "A game of your own has one source, which its package says."},
    {"general_abilities", "An ability that no list names is open to everyone by itself."},
    {"names_elsewhere", "No other program knows a game that is made here."},
    {"numbered_elsewhere", "No other program knows a game that is made here."}};

data::Json schema_of_games() {
  data::Faults faults("ruleset.schema.json");
  auto json = data::parse_strict(support::file_text("assets/schema/ruleset.schema.json"), faults);
  REQUIRE(json);
  return std::move(*json);
}

const data::Json& definition_of(const data::Json& schema, const data::Json& reference) {
  const std::string path = reference["$ref"].get<std::string>();
  return schema["$defs"][path.substr(path.rfind('/') + 1)];
}

}  // namespace

TEST_CASE("The workshop has a form for all that a game can say, or a reason why it needs none") {
  GameMaker maker;
  const data::Json schema = schema_of_games();
  const document::Form form = whole_form(maker);
  std::set<std::string> kinds;
  for (const auto& each : app::workshop_view(maker.games, maker.library, maker.place).kinds) {
    kinds.insert(each.ref.substr(each.ref.find('.') + 1));
  }
  // Kinds of crews are offered once the game has crews.
  maker.act(Act::set_field, "1", "/game/crews");
  for (const auto& each : app::workshop_view(maker.games, maker.library, maker.place).kinds) {
    kinds.insert(each.ref.substr(each.ref.find('.') + 1));
  }
  for (const auto& [key, property] : schema["properties"].items()) {
    CAPTURE(key);
    if (not_said.count(key) > 0 || kinds.count(key) > 0) continue;
    const bool one = property.contains("$ref") && key != "words" && key != "emblem" &&
                     definition_of(schema, property).contains("properties");
    if (!one) {
      CHECK(has_field(form, pointer_of(key)));
      continue;
    }
    for (const auto& [inside, field] : definition_of(schema, property)["properties"].items()) {
      CAPTURE(inside);
      CHECK(has_field(form, pointer_of(key + '/' + inside)));
    }
  }
}

TEST_CASE("The form of an entry has every field that a game can say of it") {
  GameMaker maker;
  maker.act(Act::set_field, "1", "/game/crews");
  const data::Json schema = schema_of_games();
  for (const auto& kind : app::workshop_view(maker.games, maker.library, maker.place).kinds) {
    CAPTURE(kind.ref);
    maker.act(Act::add_entry, kind.ref);
    const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
    const std::string list = kind.ref.substr(kind.ref.find('.') + 1);
    const data::Json& of = definition_of(schema, schema["properties"][list]["items"]);
    for (const auto& [key, field] : of["properties"].items()) {
      // Ids are given, and say nothing.
      if (key == "id" || key == "text_id") continue;
      CAPTURE(key);
      CHECK(has_field(view.form, '/' + key));
    }
    for (const ui::WorkshopFault& each : view.faults) {
      if (each.ref != view.entry) continue;
      INFO(each.words);
      CHECK(each.grade != "Error");
    }
  }
}

TEST_CASE("Faults of a game's rules stand at the part of its form that they are in") {
  GameMaker maker;
  for (int i = 0; i < 2; ++i) maker.act(Act::add_element, {}, "/game/harm_rows");
  maker.act(Act::set_field, "1", "/game/harm_rows/1/level");
  const ui::WorkshopView view = app::workshop_view(maker.games, maker.library, maker.place);
  const auto part = std::find_if(view.parts.begin(), view.parts.end(),
                                 [](const auto& each) { return each.ref == "game.harm"; });
  REQUIRE(part != view.parts.end());
  CHECK(part->wrong == 1);  // a level that is there already
  CHECK(view.faults.front().ref == "game.harm");
  CHECK(view.faults.front().name == part->name);
  CHECK(maker.history.undo_words() == "Lamps: rows of harm");
}

TEST_CASE("What is made is shown on paper at a press: the sheet that it is tried out on") {
  GameMaker maker;
  const auto pages = [&] {
    const auto made =
        app::tried_paper(maker.games, maker.library, maker.place, {}, app::PaperUse::in_the_page);
    REQUIRE(made);
    return made->html;
  };
  const auto holds = [](const std::string& html, const char* words) {
    return html.find(words) != std::string::npos;
  };
  maker.act(Act::add_entry, "abilities");
  maker.act(Act::set_field, "Steady Wick", "/name");
  CHECK(holds(pages(), "Steady Wick"));
  maker.act(Act::add_entry, "positions");
  maker.act(Act::set_field, "In the dark", "/name");
  CHECK(holds(pages(), "In the dark"));
  maker.place.entry = "game.harm";
  maker.act(Act::add_element, {}, "/game/harm_rows");
  maker.act(Act::set_field, "Singed", "/game/harm_rows/0/name");
  CHECK(holds(pages(), "Singed"));
  maker.act(Act::set_field, "1", "/game/crews");
  maker.act(Act::add_entry, "crew.crew_types");
  maker.act(Act::set_field, "Keepers of the pier", "/name");
  CHECK(holds(pages(), "Keepers of the pier"));
  maker.act(Act::add_entry, "crew.claims");
  maker.act(Act::set_field, "Bribed turnkey", "/name");
  maker.act(Act::set_field, "1", "/prison");
  const rules::Id claim = maker.place.entry.substr(maker.place.entry.rfind('.') + 1);
  maker.act(Act::add_entry, "crew.prison_maps");
  rules::Map map = rules::new_map(3, 1);
  map = rules::with_claim(map, 0, 0, claim);
  map = rules::with_path(map, map.cells.front().id, map.cells.back().id, true);
  const app::WorkshopResult drawn =
      app::workshop_result(maker.games, maker.library, maker.place, {Act::set_map, {}, {}, map},
                           [] { return std::string("unused"); });
  REQUIRE(drawn.edit);
  maker.library = maker.history.commit(std::move(maker.library), *drawn.edit);
  maker.games.follow(maker.library);
  CHECK(holds(pages(), "Bribed turnkey"));
  // It leaves no trace in the library.
  CHECK(maker.library.documents.empty());
}

TEST_CASE("A text of the workshop may be as long as a file lets it be, and no longer") {
  GameMaker maker;
  maker.act(Act::set_field, "1", "/game/crews");
  std::size_t number = 0;
  std::size_t tried = 0;
  std::map<std::string, std::uint64_t> met;
  const auto try_form = [&](const document::Form& form) {
    const model::Library before = maker.library;
    for (const document::FormField& field : form) {
      if (!field.in_words || field.kind == document::FormKind::choice) continue;
      CAPTURE(maker.place.entry, field.pointer);
      // In the short form what is called so in other entries, too, is tried in two of them.
      if (++met[field.label] > support::rounds(2, 100000)) continue;
      const std::string words = headless::words_as_long_as(++number, field.most);
      maker.act(Act::set_field, words, field.pointer);
      std::vector<std::string> faults;
      const bool held = headless::check_limit(maker.library, before, words, field.label, faults);
      CHECK(held);
      CHECK(faults == std::vector<std::string>{});
      if (held) ++tried;
      maker.library = before;
    }
  };
  const app::WorkshopPlace package{maker.place.package, {}};
  maker.place = package;
  const ui::WorkshopView first = app::workshop_view(maker.games, maker.library, maker.place);
  try_form(first.form);
  for (const auto& part : first.parts) {
    maker.place = {package.package, part.ref};
    try_form(app::workshop_view(maker.games, maker.library, maker.place).form);
  }
  for (const auto& kind : first.kinds) {
    maker.place = package;
    maker.act(Act::add_entry, kind.ref);
    try_form(app::workshop_view(maker.games, maker.library, maker.place).form);
  }
  CHECK(tried > support::rounds(70, 150));
}
