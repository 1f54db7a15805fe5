// What is made in the workshop is kept as sheets are: saved by itself, undone in words, with
// earlier versions and the bin. With a real folder on the disk.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/autosave.hpp"
#include "app/loaded_document.hpp"
#include "app/version_history.hpp"
#include "app/workshop.hpp"
#include "data/document.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/numbers.hpp"
#include "support/own_folder.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;
using Act = ui::WorkshopAction::Kind;

namespace {

// The parts of the program that keep a library, over a folder.
struct Keeping {
  app::Games games;
  model::Library library;
  model::History history;
  app::WorkshopPlace place;
  std::vector<std::string> said;
  double now = 0;
  int ids = 0;
  std::unique_ptr<app::Autosave> autosave;
  std::unique_ptr<app::VersionHistory> version_history;
  Harness harness{1280, 800};

  explicit Keeping(const support::OwnFolder& folder) {
    REQUIRE(games.load().empty());
    app::Autosave::Hooks hooks;
    hooks.now = [this] { return now; };
    hooks.wall_clock = [this] { return 1700000000000 + static_cast<std::int64_t>(now * 1000); };
    hooks.read = [this](const std::string& id, const std::string& bytes) {
      return app::open_saved(games, id, bytes);
    };
    hooks.write = [](const model::Value& value, std::int64_t made_ms) {
      return data::write_document(value, made_ms);
    };
    hooks.find = [this](const model::Id& id) { return model::find_document(library, id); };
    hooks.loaded = [this](model::Library part, bool) { model::take_in(library, std::move(part)); };
    hooks.changed_elsewhere = [](const model::Id&, const std::optional<model::Value>&, bool) {};
    hooks.tell = [this](const std::string& words, const model::Id&) { said.push_back(words); };
    hooks.status_changed = [] {};
    autosave = std::make_unique<app::Autosave>(storage::open_store(folder.path().string()), hooks);
    app::VersionHistory::Hooks kept;
    kept.commit = [this](const model::Edit& edit) { commit(edit); };
    kept.say = [this](const std::string& words) { said.push_back(words); };
    kept.open = [](const model::Id&) {};
    kept.changed = [] {};
    kept.forgotten = [](const model::Id&) {};
    kept.wall_clock = [this] { return 1700000000000 + static_cast<std::int64_t>(now * 1000); };
    kept.new_id = [this] { return "made" + std::to_string(++ids); };
    kept.setting = [](std::string_view) { return std::string(); };
    version_history =
        std::make_unique<app::VersionHistory>(games, library, *autosave, std::move(kept));
    harness.show([this](ui::Ui& ui) {
      ui::Requests requests;
      const ui::Block all = ui::region(ui, "All");
      version_history->draw_over(ui, requests);
      for (const ui::Command& each : requests.commands) version_history->obey(each);
    });
    autosave->load();
    // As the program does with each frame.
    while (!autosave->is_whole()) autosave->tick();
    const bool whole = games.library_is_whole();
    if (games.follow(library) || whole) autosave->look_again();
  }

  void commit(const model::Edit& edit) {
    library = history.commit(std::move(library), edit);
    for (const auto& put : edit.puts) {
      autosave->changed(put.id, model::find_document(library, put.id));
    }
    games.follow(library);
    save();
  }
  void act(Act kind, const std::string& what = {}, const std::string& field = {}) {
    const app::WorkshopResult result =
        app::workshop_result(games, library, place, {kind, what, field, {}},
                             [this] { return "made" + std::to_string(++ids); });
    history.end_step();
    place = result.place;
    if (result.edit) commit(*result.edit);
  }
  void save() {
    now += 2;
    autosave->tick();
    REQUIRE(autosave->state() == app::Autosave::State::saved);
  }
  std::string name() const { return model::find_package(library, "made1")->name; }
  // Everything that can be read on the screen.
  std::string words() const {
    std::string all;
    for (const Role role : {Role::text, Role::heading, Role::list_item, Role::group}) {
      for (const std::string& each : harness.names(role)) all += each + '\n';
    }
    return all;
  }
  void show(const ui::Command& command) {
    version_history->obey(command);
    harness.settle();
  }
};

}  // namespace

TEST_CASE("A package is saved by itself, and is there at the next start") {
  const support::OwnFolder folder;
  rules::ContentPackage before;
  {
    Keeping keeping(folder);
    keeping.act(Act::new_package, "blades-srd");
    keeping.act(Act::set_field, "Salt and smoke", "/name");
    keeping.act(Act::add_entry, "crew.factions");
    keeping.act(Act::set_field, "The Ferrymen", "/name");
    before = *model::find_package(keeping.library, "made1");
  }
  Keeping again(folder);
  REQUIRE(model::find_package(again.library, "made1") != nullptr);
  CHECK(*model::find_package(again.library, "made1") == before);
}

TEST_CASE(
    "A game of your own and its sheets are there at the next start, whichever is read first") {
  const support::OwnFolder folder;
  rules::Character hero;
  {
    Keeping keeping(folder);
    keeping.act(Act::new_game);
    keeping.act(Act::set_field, "Lamps", "/name");
    REQUIRE(keeping.games.find("game-made1") != nullptr);
    for (const char* id : {"a", "z"}) {
      hero = rules::random_character(*keeping.games.find("game-made1"), id, 3, {});
      keeping.commit(model::put(hero, "New character"));
    }
  }
  Keeping again(folder);
  CHECK(again.games.find("game-made1") != nullptr);
  CHECK(model::find(again.library, "a") != nullptr);
  REQUIRE(model::find(again.library, "z") != nullptr);
  CHECK(*model::find(again.library, "z") == model::Value(hero));
  CHECK(again.autosave->damaged().empty());
}

TEST_CASE("A sheet whose game is gone is set aside with the reason, and not lost") {
  const support::OwnFolder folder;
  {
    Keeping keeping(folder);
    keeping.act(Act::new_game);
    keeping.commit(model::put(
        rules::random_character(*keeping.games.find("game-made1"), "a", 3, {}), "New character"));
    keeping.place = {"made1", {}};
    keeping.act(Act::delete_package);
  }
  {
    Keeping without(folder);
    CHECK(model::find(without.library, "a") == nullptr);
    REQUIRE(without.autosave->damaged().size() == 1);
    CHECK(without.autosave->damaged().front().faults.front().find("not among the games here") !=
          std::string::npos);
    // The bin has the game, and gives it back.
    without.show(ui::Action::open_bin);
    without.harness.press(Role::button, "Restore");
    CHECK(model::find_package(without.library, "made1") != nullptr);
  }
  Keeping again(folder);
  CHECK(model::find(again.library, "a") != nullptr);
}

TEST_CASE("Each step in the workshop is undone and done again, in words") {
  const support::OwnFolder folder;
  Keeping keeping(folder);
  keeping.act(Act::new_package, "blades-srd");
  keeping.act(Act::set_field, "Salt", "/name");
  keeping.act(Act::add_entry, "names");
  keeping.act(Act::set_field, "From the docks", "/name");
  std::vector<std::string> words;
  while (!keeping.history.undo_words().empty()) {
    words.push_back(keeping.history.undo_words());
    keeping.library = keeping.history.undo(std::move(keeping.library));
  }
  CHECK(words == std::vector<std::string>{"New list of names: name", "Add list of names",
                                          "New package: name", "New package"});
  CHECK(model::find_package(keeping.library, "made1") == nullptr);
  for (int i = 0; i < 4; ++i) keeping.library = keeping.history.redo(std::move(keeping.library));
  CHECK(model::find_package(keeping.library, "made1")->for_characters.names.front().name ==
        "From the docks");
}

TEST_CASE("An earlier version of a package says how it differs, and is restored") {
  const support::OwnFolder folder;
  {
    Keeping keeping(folder);
    keeping.act(Act::new_package, "blades-srd");
    keeping.act(Act::set_field, "Salt", "/name");
  }
  Keeping keeping(folder);
  keeping.place = {"made1", {}};
  keeping.act(Act::set_field, "Smoke", "/name");  // the first change of a session keeps a version
  keeping.show(ui::OnDocument{ui::DocumentAction::open_versions, "made1"});
  CHECK(keeping.words().find("Differs in Name") != std::string::npos);
  keeping.harness.press(Role::button, "Restore");
  CHECK(keeping.name() == "Salt");
  CHECK(keeping.history.undo_words().find("Restore the version of ") == 0);
  keeping.library = keeping.history.undo(std::move(keeping.library));
  CHECK(keeping.name() == "Smoke");
}

TEST_CASE("A package that is deleted lies in the bin under its name, and comes back whole") {
  const support::OwnFolder folder;
  Keeping keeping(folder);
  keeping.act(Act::new_package, "blades-srd");
  keeping.act(Act::set_field, "Salt", "/name");
  keeping.act(Act::add_entry, "items");
  const rules::ContentPackage before = *model::find_package(keeping.library, "made1");
  keeping.act(Act::delete_package);
  CHECK(model::find_package(keeping.library, "made1") == nullptr);
  CHECK(keeping.history.undo_words() == "Delete Salt");
  keeping.show(ui::Action::open_bin);
  CHECK(keeping.words().find("Package · Blades in the Dark") != std::string::npos);
  keeping.harness.press(Role::button, "Restore");
  REQUIRE(model::find_package(keeping.library, "made1") != nullptr);
  CHECK(*model::find_package(keeping.library, "made1") == before);
}

namespace {

// A library after a sheet of it kept what it made for others.
struct KeptForOthers {
  model::Library after;
  app::WorkshopPlace place;

  const rules::ContentPackage& package() const {
    const rules::ContentPackage* found = model::find_package(after, "pack");
    REQUIRE(found != nullptr);
    return *found;
  }
};

KeptForOthers kept_by(const app::Games& games, const model::Library& library, const char* sheet) {
  const auto kept =
      app::keep_for_others(games, library, {}, sheet, [] { return std::string("pack"); });
  REQUIRE(kept);
  REQUIRE(kept->edit);
  return {model::apply(library, *kept->edit), kept->place};
}

}  // namespace

TEST_CASE("A playbook that a character made is kept for others, and is changed in the workshop") {
  app::Games games;
  REQUIRE(games.load().empty());
  const rules::Ruleset& game = *games.find("blades-srd");
  rules::Character maker =
      rules::with_new_playbook(game, rules::random_character(game, "maker", 4, {}));
  rules::Playbook own = *rules::own_playbook(maker);
  own.name = "Lamplighter";
  maker = rules::with_own_playbook(game, maker, own);
  maker = rules::with_new_own_ability(game, maker);
  maker.own.abilities.front().name = "Wick";
  const rules::Ruleset with_it = rules::with_own(game, maker.own, rules::Scope::character);
  maker = rules::with_ability(with_it, maker, {maker.own.abilities.front().id, {}, {}, {}, {}});
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  maker.crew = crew.id;
  rules::Character mate = rules::random_character(game, "friend", 5, {});
  mate.crew = crew.id;
  mate.playbook = maker.playbook;
  model::Library library;
  model::keep(library, "maker", maker);
  model::keep(library, "friend", mate);
  model::keep(library, "crew", crew);
  const auto of = [&](const model::Library& in, const char* id) {
    return support::numbers_of(*games.of(in, *model::find(in, id)), *model::find_character(in, id),
                               model::find_crew(in, "crew"));
  };
  const rules::Derived before = of(library, "maker");
  const KeptForOthers kept = kept_by(games, library, "maker");
  const model::Library& after = kept.after;
  const rules::ContentPackage* package = &kept.package();
  REQUIRE(package->for_characters.playbooks.size() == 1);
  REQUIRE(package->for_characters.abilities.size() == 1);
  const rules::Playbook& playbook = package->for_characters.playbooks.front();
  CHECK(playbook.name == "Lamplighter");
  CHECK(rules::contains(playbook.abilities, package->for_characters.abilities.front().id));
  // Whoever took it has it as before, and anyone can take it.
  const rules::Character* now = model::find_character(after, "maker");
  CHECK(rules::is_empty(now->own));
  CHECK(now->playbook == playbook.id);
  CHECK(model::find_character(after, "friend")->playbook == playbook.id);
  CHECK(of(after, "maker") == before);
  rules::Character stranger = rules::random_character(game, "stranger", 6, {});
  CHECK(rules::find_playbook(*games.of(after, stranger), playbook.id) != nullptr);
  // The workshop says who uses it.
  const ui::WorkshopView view = app::workshop_view(games, after, kept.place);
  CHECK(view.entry_name == "Lamplighter");
  REQUIRE(view.used_by);
  CHECK(view.used_by().size() == 2);
  // The one that made none keeps none.
  CHECK_FALSE(app::keep_for_others(games, library, {}, "friend", [] { return std::string("x"); }));
}

TEST_CASE("A type that a crew made is kept for others, and its map is drawn in the workshop") {
  app::Games games;
  REQUIRE(games.load().empty());
  const rules::Ruleset& game = *games.find("blades-srd");
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  for (const rules::CrewType& each : game.crew_types) {
    if (each.own) crew = rules::with_crew_type(game, crew, each.id);
  }
  crew = rules::with_type_words(game, crew, "Lamplighters");
  REQUIRE(rules::own_crew_type(crew) != nullptr);
  model::Library library;
  model::keep(library, "crew", crew);
  const KeptForOthers kept = kept_by(games, library, "crew");
  const model::Library& after = kept.after;
  const rules::ContentPackage* package = &kept.package();
  REQUIRE(package->for_crews.crew_types.size() == 1);
  const rules::Crew* now = model::find_crew(after, "crew");
  CHECK(now->type == package->for_crews.crew_types.front().id);
  const auto with_it = games.of(after, *now);
  CHECK(rules::derive_crew(*with_it, *now).statistics ==
        rules::derive_crew(*games.of(library, crew), crew).statistics);
  const ui::WorkshopView view = app::workshop_view(games, after, kept.place);
  REQUIRE(view.map);
  CHECK(view.map->map.cells.size() == rules::claims_map(*with_it, *now).cells.size());
}
