// The workshop on the screen: packages and entries made, changed and taken back by role and name,
// with their faults, what they do to a character, and the way in from the rules.
#include "app/workshop.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/exporting.hpp"
#include "app/importing.hpp"
#include "app/printing.hpp"
#include "app/views.hpp"
#include "app/workshop_paper.hpp"
#include "data/document.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "print/sheet.hpp"
#include "rules/judge/random.hpp"
#include "shipped_games.hpp"
#include "support/look_at_files.hpp"
#include "support/printed.hpp"
#include "support/rounds.hpp"
#include "text/wording.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

// A library with the screen of the workshop over it.
struct WorkshopDeskApp {
  const app::Games& games = app::shipped_games();
  model::Library library;
  model::History history;
  app::WorkshopPlace place;
  ui::WorkshopState state;
  // What is drawn, and of what it was made.
  ui::WorkshopView view;
  app::WorkshopPlace shown_place;
  model::Library shown_library;
  int ids = 0;
  Harness harness;

  explicit WorkshopDeskApp(float width = 1280, float height = 800) : harness(width, height) {
    view = app::workshop_view(games, library, place);
    harness.show([this](ui::Ui& ui) {
      renew_view();
      const auto action = ui::draw_workshop(ui, view, state);
      if (action) act(*action);
    });
  }

  // What is drawn is made again where it changed.
  void renew_view() {
    if (place == shown_place && library == shown_library) return;
    view = app::workshop_view(games, library, place);
    shown_place = place;
    shown_library = library;
  }

  void act(const ui::WorkshopAction& action) {
    const app::WorkshopResult result =
        app::workshop_result(games, library, place, action, [this] { return new_id(); });
    if (action.kind != ui::WorkshopAction::Kind::set_field) history.end_step();
    if (result.edit) library = history.commit(std::move(library), *result.edit);
    place = result.place;
  }

  std::string new_id() { return "new" + std::to_string(++ids); }
  const rules::ContentPackage& package() const {
    const rules::ContentPackage* found = model::find_package(library, place.package);
    REQUIRE(found != nullptr);
    return *found;
  }
  std::string faults() const {
    std::string all;
    for (const std::string& each : harness.faults()) all += each + '\n';
    return all;
  }
  void choose(const std::string& field, const std::string& item) {
    harness.press(Role::button, field);
    harness.press(Role::radio, item);
  }
};

}  // namespace

TEST_CASE("A package with an ability is made on the screen, and its numbers follow at once") {
  for (const float width : support::desk_and_phone(390)) {
    CAPTURE(width);
    WorkshopDeskApp desk(width, width > 800 ? 800.0F : 844.0F);
    Harness& h = desk.harness;
    CHECK(h.has(Role::heading, "Workshop"));
    h.press(Role::button, "Blades in the Dark");
    h.type("Name", "Salt and smoke");
    CHECK(desk.package().name == "Salt and smoke");
    h.press(Role::button, "Add an entry");
    desk.choose("What it is", "Special ability");
    h.press(Role::button, "Make a new one");
    REQUIRE(desk.package().for_characters.abilities.size() == 1);
    h.write("Name", "Steady Hands");
    h.press(Role::button, "Add to changes to numbers");
    desk.choose("Target", "Stress");
    h.act(Role::spin_button, "Value", ui::NodeAction::Kind::increment);
    h.act(Role::spin_button, "Value", ui::NodeAction::Kind::increment);
    h.settle();
    const rules::Ability& made = desk.package().for_characters.abilities.front();
    CHECK(made.name == "Steady Hands");
    REQUIRE(made.modifiers.size() == 1);
    CHECK(made.modifiers.front().value == 2);
    const ui::WorkshopView& view = desk.view;
    REQUIRE(view.card);
    CHECK(view.card->name == "Steady Hands");
    CHECK(view.card->source == "Salt and smoke 1");
    bool follows = false;
    REQUIRE(view.trials.size() == 1);
    for (const ui::WorkshopNumber& each : view.trials.front().numbers) {
      follows = follows ||
                (!each.change.empty() && each.words.find("2 (Steady Hands)") != std::string::npos);
    }
    CHECK(follows);
    CHECK(desk.history.undo_words() == "Steady Hands: changes to numbers");
    CHECK(desk.faults() == "");
  }
}

TEST_CASE("What is tried out is all that an entry does, to its sheet and to members") {
  WorkshopDeskApp desk;
  const auto tried = [&](const char* topic) {
    const auto result = app::copy_and_change(desk.games, desk.library, desk.place, "blades-srd",
                                             topic, [&] { return desk.new_id(); });
    REQUIRE(result);
    if (result->edit) desk.library = desk.history.commit(std::move(desk.library), *result->edit);
    desk.place = result->place;
    std::string words;
    for (const ui::WorkshopTrial& trial :
         app::workshop_view(desk.games, desk.library, desk.place).trials) {
      words += trial.title + '\n';
      for (const ui::WorkshopNumber& each : trial.numbers) {
        if (!each.change.empty()) words += "  " + each.change + '\n';
      }
    }
    return words;
  };
  const auto says = [](const std::string& words, const char* part) {
    INFO(words);
    INFO(part);
    CHECK(words.find(part) != std::string::npos);
  };
  says(tried("ability.tough_as_nails"), "harm: ");
  says(tried("claim.cover_operation"), "Heat");
  says(tried("upgrade.hardened"), "Trauma");
  says(tried("playbook.cutter"), "Skirmish 0 → ");
  const std::string unchanged = tried("number.stress");
  CHECK(unchanged.find("  ") == std::string::npos);
  desk.act({ui::WorkshopAction::Kind::set_field, "12", "/terms/0/value"});
  says(tried("number.stress"), "beside what the game itself says.\n  Stress ");
}

TEST_CASE("A change of a shipped entry stands as a difference, and each part of it is undone") {
  WorkshopDeskApp desk;
  const auto result =
      app::copy_and_change(desk.games, desk.library, desk.place, "blades-srd",
                           "playbook." + desk.games.find("blades-srd")->playbooks.front().id,
                           [&] { return desk.new_id(); });
  REQUIRE(result);
  REQUIRE(result->edit);
  desk.library = desk.history.commit(std::move(desk.library), *result->edit);
  desk.place = result->place;
  Harness& h = desk.harness;
  h.settle();
  const std::string before = desk.package().for_characters.playbooks.front().name;
  h.type("Name", "The Blade");
  CHECK(h.has(Role::heading, "What differs from the game"));
  h.press(Role::link, "Undo the change of name");
  CHECK(desk.package().for_characters.playbooks.empty());  // it is the game's again
  CHECK(desk.place.entry.empty());
  desk.library = desk.history.undo(std::move(desk.library));
  CHECK(desk.package().for_characters.playbooks.front().name == "The Blade");
  CHECK(before != "The Blade");
  CHECK(desk.faults() == "");
}

TEST_CASE("Copy and change of every kind of entry of every game opens it in the workshop") {
  const app::Games& games = app::shipped_games();
  const bool thorough = support::rounds(0, 1) != 0;
  struct Copied {
    rules::Id game;
    ui::RulesEntry entry;
    app::WorkshopResult result;
  };
  const auto opens = [&](const Copied& each) {
    CAPTURE(each.game, each.entry.topic);
    const model::Library library = model::apply({}, *each.result.edit);
    const ui::WorkshopView view = app::workshop_view(games, library, each.result.place);
    CHECK(view.entry_name == each.entry.name);
    CHECK_FALSE(view.form.empty());
    REQUIRE(view.card);
    CHECK(view.card->name == each.entry.name);
  };
  // The first of each kind, of each game that has it.
  std::map<std::string, std::vector<Copied>> first;
  for (const auto& game : games.all()) {
    std::uint64_t count = 0;
    std::map<std::string, std::uint64_t> of_kind;
    for (const ui::RulesEntry& each : ui::rules_entries(*game)) {
      const std::string kind = each.topic.substr(0, each.topic.find('.'));
      const std::uint64_t before = of_kind[kind]++;
      if (before >= support::rounds(1, 100000)) continue;
      const auto result =
          app::copy_and_change(games, {}, {}, game->id, each.topic, [] { return "made"; });
      if (!result) continue;
      ++count;
      CAPTURE(game->id, each.topic);
      REQUIRE(result->edit);
      if (before == 0) {
        first[kind].push_back({game->id, each, *result});
      } else if (thorough && count % 10 == 1) {
        opens({game->id, each, *result});
      }
    }
    CHECK(count > support::rounds(20, 60));
  }
  // Each second kind is opened in one game, in another one than the kind before; all of them in all
  // when asked for.
  std::size_t turn = 0;
  for (const auto& [kind, all] : first) {
    const std::size_t game = turn / 2 % all.size();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (thorough || (turn % 2 == 0 && i == game)) opens(all[i]);
    }
    ++turn;
  }
}

TEST_CASE("Copy and change leads to what a package brought, an ability of crews too") {
  WorkshopDeskApp desk;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "crew.abilities", {}});
  REQUIRE(desk.package().for_crews.abilities.size() == 1);
  const rules::Id made = desk.package().for_crews.abilities.front().id;
  const auto result = app::copy_and_change(desk.games, desk.library, {}, "blades-srd",
                                           "ability." + made, [&] { return desk.new_id(); });
  REQUIRE(result);
  CHECK_FALSE(result->edit);
  CHECK(result->place.entry == "crew.abilities." + made);
}

TEST_CASE("Faults stand beside their field and in a list that leads to the entry") {
  WorkshopDeskApp desk;
  Harness& h = desk.harness;
  // How many of each there are, and nothing of what there is none of.
  const auto counts = [&](const std::string& words) {
    const std::vector<std::string> names = h.names(Role::button);
    return std::any_of(names.begin(), names.end(),
                       [&](const auto& each) { return each.find(words) == 0; });
  };
  h.press(Role::button, "Blades in the Dark");
  CHECK(counts("No errors · "));
  h.press(Role::button, "Add an entry");
  desk.choose("What it is", "Special ability");
  h.press(Role::button, "Make a new one");
  h.press(Role::button, "Add to changes to numbers");
  CHECK_FALSE(counts("No errors"));
  CHECK_FALSE(counts("0 "));
  bool beside = false;
  for (const std::string& each : h.names(Role::text)) {
    beside = beside || each.find("Error: ") == 0;
  }
  CHECK(beside);
  desk.place.entry.clear();
  h.settle();
  const ui::WorkshopView view = app::workshop_view(desk.games, desk.library, desk.place);
  REQUIRE_FALSE(view.faults.empty());
  CHECK(view.faults.front().grade == "Error");
  CHECK(view.entries.front().wrong > 0);
}

TEST_CASE("A fault is told whole on a phone, in as many lines as it needs") {
  WorkshopDeskApp desk(390, 844);
  Harness& h = desk.harness;
  h.press(Role::button, "Begin a new game");
  desk.act({ui::WorkshopAction::Kind::add_entry, "questions", {}, {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "1", "/required", {}});
  desk.place.entry.clear();
  desk.state.faults_open = true;
  h.settle();
  const std::string long_fault =
      "A question that must be answered needs a step that asks it, and ideas for who wants to "
      "leave "
      "it to chance.";
  const ui::Node* told = nullptr;
  for (const ui::Node& each : h.ui().nodes()) {
    if (each.name == long_fault) told = &each;
  }
  REQUIRE(told != nullptr);
  CHECK(told->rect.height > 80);  // of four lines or more
  CHECK(desk.faults() == "");
}

TEST_CASE("An exported sheet carries what it uses of a package, and an import says so") {
  const app::Games& games = app::shipped_games();
  WorkshopDeskApp desk;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "abilities", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Steady Hands", "/name"});
  rules::Character hero = rules::random_character(*games.find("blades-srd"), "hero", 3, {});
  rules::AbilityTaken taken;
  taken.id = desk.package().for_characters.abilities.front().id;
  hero.abilities.push_back(taken);
  model::keep(desk.library, "hero", hero);
  const app::OutFile file = app::export_one(desk.games, desk.library, hero, 1000);
  CHECK(file.bytes.find("Steady Hands") != std::string::npos);
  // Elsewhere it is new; here it is the same, for the sheet and for what it brings along.
  app::Import import = support::look_at_files(games, {}, {{"hero.json", file.bytes}}, {});
  REQUIRE(import.view.documents.size() == 1);
  REQUIRE(import.view.documents[0].parts.size() == 1);
  CHECK(import.view.documents[0].parts[0].title == "Made by its table");
  CHECK(import.view.documents[0].parts[0].lines == std::vector<std::string>{"Steady Hands"});
  import = support::look_at_files(games, desk.library, {{ "hero.json", file.bytes }}, {});
  REQUIRE(import.view.documents.size() == 1);
  CHECK(import.view.documents[0].arrival == ui::Arrival::same);
  CHECK(import.view.documents[0].parts[0].title == "The same as in your packages");
}

TEST_CASE("An entry of a package bears its author and licence on paper") {
  WorkshopDeskApp desk;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Salt", "/name"});
  desk.act({ui::WorkshopAction::Kind::set_field, "Ada", "/author"});
  desk.act({ui::WorkshopAction::Kind::set_field, "CC BY 4.0", "/licence"});
  desk.act({ui::WorkshopAction::Kind::add_entry, "abilities", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Steady Hands", "/name"});
  rules::Character hero = rules::random_character(*desk.games.find("blades-srd"), "hero", 3, {});
  hero.abilities.push_back({desk.package().for_characters.abilities.front().id, {}, {}, {}, {}});
  const auto game = desk.games.of(desk.library, hero);
  REQUIRE(game != nullptr);
  const std::string paper = support::character_sheet(*game, hero, nullptr, {});
  CHECK(paper.find("Salt 1, by Ada (CC BY 4.0)") != std::string::npos);
  CHECK(paper.find("John Harper") != std::string::npos);  // and the game's own stands at the foot
}

TEST_CASE("Whatever a sheet has of a package stands with its source on the screen and on paper") {
  WorkshopDeskApp desk;
  const rules::Ruleset& game = *desk.games.find("blades-srd");
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Salt", "/name"});
  rules::Character hero = rules::random_character(game, "hero", 3, {});
  rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  hero.crew = crew.id;
  hero.traumas = {game.traumas.front().id};
  crew.reputation = game.reputations.front().id;
  const auto changed = [&](const std::string& topic, const std::string& name) {
    const auto result = app::copy_and_change(desk.games, desk.library, desk.place, "blades-srd",
                                             topic, [&] { return desk.new_id(); });
    REQUIRE(result);
    REQUIRE(result->edit);
    desk.library = desk.history.commit(std::move(desk.library), *result->edit);
    desk.place = result->place;
    desk.act({ui::WorkshopAction::Kind::set_field, name, "/name"});
  };
  changed("playbook." + hero.playbook, "Salt Blade");
  changed("heritage." + hero.heritage, "Salt Coast");
  changed("vice." + hero.vice, "Salt Fish");
  changed("background." + hero.background, "Salt Mine");
  changed("trauma." + hero.traumas.front(), "Salt Wound");
  changed("action." + game.actions.front().id, "Salting");
  changed("number.stress", "Saltiness");
  changed("crew." + crew.type, "Salters");
  changed("reputation." + crew.reputation, "Salty");
  REQUIRE(!crew.abilities.empty());
  changed("ability." + crew.abilities.front().id, "Salt Oath");
  model::keep(desk.library, "hero", hero);
  model::keep(desk.library, "crew", crew);
  for (const char* id : {"hero", "crew"}) {
    const ui::PrintView view = app::print_view(desk.games, desk.library, id, {});
    const std::string paper =
        app::paper(desk.games, view, desk.library, id, {}, {}, app::PaperUse::in_the_page).html;
    REQUIRE(paper.find("class=rb-licence>") != std::string::npos);
    const std::string at_foot = paper.substr(paper.find("class=rb-licence>"));
    const model::Value& sheet = *model::find(desk.library, id);
    const std::string text =
        app::text_to_copy(*desk.games.of(desk.library, sheet), desk.library, sheet);
    app::Views views(desk.games);
    const auto gather = id == std::string("hero") ? views.character(desk.library, id).credits
                                                  : views.crew(desk.library, id).credits;
    REQUIRE(gather);
    const std::vector<std::string> credits = gather();
    REQUIRE(credits.size() == 1);
    const std::vector<std::string> names =
        id == std::string("hero")
            ? std::vector<std::string>{"Salt Blade", "Salt Coast", "Salt Fish", "Salt Mine",
                                       "Salt Wound", "Salting",    "Saltiness"}
            : std::vector<std::string>{"Salters", "Salty", "Salt Oath"};
    for (const std::string& name : names) {
      CAPTURE(name, credits.front());
      CHECK(credits.front().find(name) != std::string::npos);
    }
    CHECK(credits.front().find("Salt 1: ") == 0);
    CHECK(at_foot.find("Salt 1") != std::string::npos);
    CHECK(text.find(credits.front()) != std::string::npos);
  }
}

TEST_CASE(
    "A licence that no line holds is printed whole at the end, for sheets that use its package") {
  WorkshopDeskApp desk;
  const std::string licence =
      "This work may be shared and changed by everyone who names its author, tells what was "
      "changed "
      "and gives the result away under the same terms.";
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Salt", "/name"});
  desk.act({ui::WorkshopAction::Kind::set_field, licence, "/licence"});
  desk.act({ui::WorkshopAction::Kind::add_entry, "abilities", {}});
  rules::Character hero = rules::random_character(*desk.games.find("blades-srd"), "hero", 3, {});
  const auto printed = [&] {
    model::keep(desk.library, "hero", hero);
    const ui::PrintView view = app::print_view(desk.games, desk.library, "hero", {});
    return app::paper(desk.games, view, desk.library, "hero", {}, {}, app::PaperUse::in_the_page)
        .html;
  };
  CHECK(printed().find(licence) == std::string::npos);
  hero.abilities.push_back({desk.package().for_characters.abilities.front().id, {}, {}, {}, {}});
  const std::string paper = printed();
  CHECK(paper.find("Salt 1. " + licence) != std::string::npos);
  CHECK(paper.find("rb-licences") != std::string::npos);
}

TEST_CASE("A newer version of a package shows what it changes before it comes in") {
  WorkshopDeskApp desk;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "items", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "A lamp", "/name"});
  desk.act({ui::WorkshopAction::Kind::add_entry, "items", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "A rope", "/name"});
  const model::Library before = desk.library;
  desk.act({ui::WorkshopAction::Kind::delete_entry, {}, {}});
  desk.place.entry = "items." + desk.package().for_characters.items.front().id;
  desk.act({ui::WorkshopAction::Kind::set_field, "3", "/load"});
  const std::string file = data::write_document(desk.package(), 5000);
  app::Import import = support::look_at_files(desk.games, before, {{"p.json", file}}, {});
  REQUIRE(import.view.documents.size() == 1);
  CHECK(import.view.documents[0].summary == "Package · Blades in the Dark");
  const auto& parts = import.view.documents[0].parts;
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].title == "Changes");
  CHECK(parts[0].lines == std::vector<std::string>{"A lamp: load"});
  CHECK(parts[1].title == "Is gone");
  CHECK(parts[1].lines == std::vector<std::string>{"A rope"});
  ui::ImportState state;
  state.takes = {ui::Take::replace};
  const model::Edit edit = app::import_edit(before, import, state, [] { return "other"; });
  CHECK(model::apply(before, edit) == desk.library);
}

TEST_CASE("A map of claims is drawn on the screen, by pointer and by keyboard") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    WorkshopDeskApp desk(width, width > 800 ? 800.0F : 844.0F);
    Harness& h = desk.harness;
    desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}, {}});
    desk.act({ui::WorkshopAction::Kind::add_entry, "crew.crew_types", {}, {}});
    desk.act({ui::WorkshopAction::Kind::set_field, "", "/like", {}});
    h.settle();
    const auto map = [&]() -> const rules::Map& {
      return desk.package().for_crews.crew_types.front().claims;
    };
    const auto cell = [&](int column, int row) -> const ui::Node* {
      const std::string where =
          ", row " + std::to_string(row) + ", column " + std::to_string(column);
      for (const ui::Node& each : h.ui().nodes()) {
        const bool there =
            each.name.size() > where.size() &&
            each.name.compare(each.name.size() - where.size(), where.size(), where) == 0;
        if (each.role == Role::button && there) return &each;
      }
      return nullptr;
    };
    h.press(Role::button, "Draw a map of its own");
    REQUIRE(map().cells.size() == 1);
    CHECK(map().width == 5);
    REQUIRE(cell(2, 2) != nullptr);
    if (width > 800) {  // arrows go from cell to cell, Enter chooses
      h.ui().act({cell(3, 2)->id, ui::NodeAction::Kind::focus, {}, 0});
      h.settle();
      h.key(ImGuiKey_LeftArrow);
      h.key(ImGuiKey_Enter);
    } else {
      h.ui().act({cell(2, 2)->id, ui::NodeAction::Kind::press, {}, 0});
    }
    h.settle();
    CHECK(h.has(Role::text, "Row 2, column 2"));
    const auto& claims = desk.games.find("blades-srd")->claims;
    const auto claim =
        std::find_if(claims.begin(), claims.end(), [](const auto& each) { return !each.prison; });
    desk.choose("What is here", claim->name);
    REQUIRE(map().cells.size() == 2);
    CHECK(map().cells.back().claim == claim->id);
    CHECK(map().cells.back().x == 1);
    const std::string start = cell(3, 2)->name.substr(0, cell(3, 2)->name.find(','));
    h.press(Role::checkbox, start + " (row 2, column 3)");
    REQUIRE(map().paths.size() == 1);
    CHECK(desk.history.undo_words().find("claims") != std::string::npos);
    h.press(Role::checkbox, start + " (row 2, column 3)");
    CHECK(map().paths.empty());
    // The place where a crew starts goes only by being put elsewhere.
    h.ui().act({cell(1, 1)->id, ui::NodeAction::Kind::press, {}, 0});
    h.settle();
    desk.choose("What is here", start);
    CHECK(map().cells.size() == 2);
    CHECK(cell(1, 1)->name == start + ", row 1, column 1");
    CHECK(desk.faults() == "");
  }
}

TEST_CASE("A package says which others it needs, with their names and versions") {
  WorkshopDeskApp desk;
  Harness& h = desk.harness;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}, {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Salt", "/name", {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "1.4", "/edition", {}});
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}, {}});
  desk.act({ui::WorkshopAction::Kind::set_field, "Smoke", "/name", {}});
  h.settle();
  h.press(Role::button, "Add to packages that it needs");
  desk.choose("Which package", "Salt");
  REQUIRE(desk.package().needs.size() == 1);
  CHECK(desk.package().needs.front().name == "Salt");
  CHECK(desk.package().needs.front().version == "1.4");
  CHECK(desk.faults() == "");
}

TEST_CASE("A game of your own is given words, steps and crews on the screen") {
  for (const float width : support::desk_and_phone(1280)) {
    CAPTURE(width);
    WorkshopDeskApp desk(width, width > 800 ? 800.0F : 844.0F);
    Harness& h = desk.harness;
    h.press(Role::button, "Begin a new game");
    h.type("Name", "Lamps");
    const auto open = [&](const char* part) {
      // On a phone an open part has its screen to itself.
      if (width < 800 && !desk.place.entry.empty()) h.press(Role::link, "All entries");
      h.press(Role::button, part);
    };
    open("Words");
    h.press(Role::button, "Add to words");
    desk.choose("Which word", "Crew");
    h.type("What this game calls it", "Ship");
    REQUIRE(desk.package().game.words.size() == 1);
    CHECK(desk.package().game.words.front().one == "Ship");
    CHECK(desk.history.undo_words() == "Lamps: words");
    // The words are said at once, in the form itself.
    open("Ships");
    h.press(Role::checkbox, "It has ships");
    CHECK(desk.package().game.crew.present);
    open("Making a character");
    h.press(Role::button, "Add to character steps");
    CHECK(desk.package().game.character_steps.size() == 8);
    if (width < 800) h.press(Role::link, "All entries");
    h.press(Role::button, "Add an entry");
    desk.choose("What it is", "Ship type");
    h.press(Role::button, "Make a new one");
    h.type("Name", "Lighter");
    REQUIRE(desk.package().for_crews.crew_types.size() == 1);
    CHECK(desk.package().for_crews.crew_types.front().name == "Lighter");
    for (const char* kind : {"Upgrade", "Claim", "Ship special ability"}) {
      // On a phone an open entry has its screen to itself.
      if (width < 800) h.press(Role::link, "All entries");
      h.press(Role::button, "Add an entry");
      desk.choose("What it is", kind);
      h.press(Role::button, "Make a new one");
    }
    CHECK(desk.package().for_crews.upgrades.size() == 1);
    CHECK(desk.package().for_crews.claims.size() == 1);
    CHECK(desk.package().for_crews.abilities.size() == 1);
    app::Games games;
    games.load();
    games.follow(desk.library);
    const rules::Ruleset* game = games.find(desk.package().ruleset);
    REQUIRE(game != nullptr);
    CHECK(game->crew.present);
    CHECK(game->words.crew.one == "Ship");
    CHECK(desk.faults() == "");
  }
}

TEST_CASE("Backgrounds, bonds, questions and tables of your own game are made on the screen") {
  for (const float width : support::desk_and_phone(390)) {
    CAPTURE(width);
    WorkshopDeskApp desk(width, width > 800 ? 800.0F : 844.0F);
    Harness& h = desk.harness;
    h.press(Role::button, "Begin a new game");
    const auto add = [&](const char* kind) {
      // On a phone an open entry has its screen to itself.
      if (width < 800 && !desk.place.entry.empty()) h.press(Role::link, "All entries");
      h.press(Role::button, "Add an entry");
      desk.choose("What it is", kind);
      h.press(Role::button, "Make a new one");
    };
    const auto made = [&]() -> const rules::OwnDefinitions& {
      return desk.package().for_characters;
    };
    add("Background");
    h.type("Name", "Ferry hand");
    REQUIRE(made().backgrounds.size() == 1);
    CHECK(made().backgrounds.front().name == "Ferry hand");
    add("Bond");
    h.type("What they are called", "Shipmate");
    REQUIRE(made().bonds.size() == 1);
    CHECK(made().bonds.front().word.one == "Shipmate");
    add("Question");
    h.type("What is asked", "What do you fear?");
    desk.choose("Step of the creation that asks it", "Name");
    REQUIRE_FALSE(made().questions.empty());
    CHECK(made().questions.back().prompt == "What do you fear?");
    CHECK(made().questions.back().step == "name");
    add("Table");
    h.press(Role::button, "Add to rows");
    h.type("What it means, a line for each column", "Fog");
    REQUIRE(made().tables.size() == 1);
    CHECK(made().tables.front().rows.front().cells == std::vector<std::string>{"Fog"});
    CHECK(desk.history.undo_words() == "New table: rows");
    h.press(Role::button, "Remove rows 1");
    CHECK(made().tables.front().rows.empty());
    h.press(Role::button, "Delete this entry");
    CHECK(made().tables.empty());
    desk.library = desk.history.undo(std::move(desk.library));
    CHECK(made().tables.size() == 1);
    CHECK(desk.faults() == "");
  }
}

TEST_CASE("From an entry one press leads to its pages, and one back to its form") {
  WorkshopDeskApp desk;
  Harness& h = desk.harness;
  bool here = true;
  bool asked = false;
  h.show([&](ui::Ui& ui) {
    desk.renew_view();
    desk.view.pages_here = here;
    const auto action = ui::draw_workshop(ui, desk.view, desk.state);
    asked = asked || (action && action->kind == ui::WorkshopAction::Kind::look_at_paper);
    if (action) desk.act(*action);
  });
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "abilities", {}});
  h.settle();
  h.press(Role::button, "See it on paper");
  CHECK(desk.state.pages.rect.width > 1000);
  CHECK(desk.state.pages.rect.height > 600);
  CHECK_FALSE(h.has(Role::group, "Fields"));
  h.press(Role::button, "Back to the form");
  CHECK(h.has(Role::group, "Fields"));
  CHECK(desk.state.pages.rect.width == 0);
  // Where the window shows no pages, a browser is asked to.
  here = false;
  h.settle();
  h.press(Role::button, "See it on paper");
  CHECK(asked);
  CHECK(h.has(Role::group, "Fields"));
  CHECK(desk.faults() == "");
}

TEST_CASE("An emblem is chosen by its picture, and a move's own questions by their words") {
  WorkshopDeskApp desk;
  Harness& h = desk.harness;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "playbooks", {}});
  h.settle();
  desk.choose("Emblem", "Sin eaters");
  CHECK(desk.package().for_characters.playbooks.front().emblem == "sin_eaters");
  desk.choose("Emblem", "None");
  CHECK(desk.package().for_characters.playbooks.front().emblem.empty());

  desk.act({ui::WorkshopAction::Kind::add_entry, "procedures", {}});
  const auto move = [&]() -> const rules::Procedure& {
    return desk.package().for_characters.procedures.front();
  };
  h.settle();
  desk.choose("Phase of the evening", "Downtime");
  CHECK(move().phase == "downtime");
  h.press(Role::button, "Add to what it asks");
  h.write("What is asked", "Who stands watch?");
  h.press(Role::button, "Add to what changes");
  REQUIRE(move().asks.size() == 1);
  desk.choose("Question that names the member", "Who stands watch?");
  CHECK(move().changes.front().chosen == move().asks.front().id);
  CHECK(desk.faults() == "");
}

TEST_CASE("What can be added stands in groups, with what players make most often first") {
  for (const char* game : {"beacon-road", "blades-srd", "wyrd-wolds"}) {
    CAPTURE(game);
    WorkshopDeskApp desk;
    desk.act({ui::WorkshopAction::Kind::new_package, game, {}});
    const ui::WorkshopView view = app::workshop_view(desk.games, desk.library, desk.place);
    std::vector<std::string> groups;
    for (const auto& kind : view.kinds) {
      CAPTURE(kind.ref);
      CHECK_FALSE(kind.group.empty());
      if (groups.empty() || groups.back() != kind.group) groups.push_back(kind.group);
    }
    const rules::Words& words = desk.games.find(game)->words;
    CHECK(groups == std::vector<std::string>{rules::raised(words.character.many),
                                             rules::raised(words.crew.many), "At the table",
                                             "Numbers of the game"});
    // Each group together, none twice.
    CHECK(std::set<std::string>(groups.begin(), groups.end()).size() == groups.size());
  }
}

TEST_CASE("What is made here goes into no package of others, and an import says what one brings") {
  WorkshopDeskApp away;
  away.ids = 100;
  away.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}});
  away.act({ui::WorkshopAction::Kind::set_field, "By others", "/name"});
  away.act({ui::WorkshopAction::Kind::add_entry, "items", {}});
  away.act({ui::WorkshopAction::Kind::set_field, "A lamp", "/name"});
  away.act({ui::WorkshopAction::Kind::change_entry, "abilities.mule", {}});
  away.act({ui::WorkshopAction::Kind::set_field, "Donkey", "/name"});
  const std::string file = data::write_document(away.package(), 5000);

  WorkshopDeskApp desk;
  const auto bring = [&](const std::string& text, ui::Take take) {
    app::Import import = support::look_at_files(desk.games, desk.library, {{"p.json", text}}, {});
    REQUIRE(import.view.documents.size() == 1);
    ui::ImportState state;
    state.takes = {take};
    const model::Edit edit = app::import_edit(desk.library, import, state, [] { return "other"; });
    desk.library = model::apply(std::move(desk.library), edit);
    return import.view.documents.front();
  };
  const ui::ImportedDocument shown = bring(file, ui::Take::add);
  REQUIRE(shown.parts.size() == 2);
  CHECK(shown.parts[0].title == "New in it");
  CHECK(shown.parts[0].lines == std::vector<std::string>{"A lamp"});
  CHECK(shown.parts[1].title == "Changes");
  CHECK(shown.parts[1].lines == std::vector<std::string>{"Donkey"});
  const model::Id theirs = model::id_of(model::Value(away.package()));
  REQUIRE(model::find_package(desk.library, theirs) != nullptr);
  CHECK(model::find_package(desk.library, theirs)->received);

  const auto copied = [&](const char* topic) {
    const auto result = app::copy_and_change(desk.games, desk.library, desk.place, "blades-srd",
                                             topic, [&] { return desk.new_id(); });
    REQUIRE(result);
    if (result->edit) desk.library = model::apply(std::move(desk.library), *result->edit);
    return result->place.package;
  };
  desk.place.package = theirs;  // it is looked at
  const model::Id own = copied("ability.sharpshooter");
  CHECK(own != theirs);
  CHECK_FALSE(model::find_package(desk.library, own)->received);
  CHECK(copied("ability.vigorous") == own);
  // What theirs says already is read there.
  CHECK(copied("ability.mule") == theirs);
  // A player's own package that comes back stays so; what is not in use takes nothing in.
  rules::ContentPackage package = *model::find_package(desk.library, own);
  CHECK(bring(data::write_document(package, 6000), ui::Take::replace).arrival == ui::Arrival::same);
  CHECK_FALSE(model::find_package(desk.library, own)->received);
  package.in_use = false;
  model::keep(desk.library, own, package);
  CHECK(copied("ability.sharpshooter") != own);
}

TEST_CASE("An entry that is wrong stands on no paper, and says what is to be mended first") {
  for (const float width : support::desk_and_phone(1280)) {
    CAPTURE(width);
    WorkshopDeskApp desk(width, width > 800 ? 800.0F : 844.0F);
    Harness& h = desk.harness;
    desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}, {}});
    desk.act({ui::WorkshopAction::Kind::change_entry, "crew.crew_types.assassins", {}, {}});
    const auto paper = [&] {
      return app::tried_paper(desk.games, desk.library, desk.place, ui::PrintStyle{},
                              app::PaperUse::to_keep);
    };
    CHECK(app::workshop_view(desk.games, desk.library, desk.place).mend.empty());
    CHECK(paper());
    rules::Map map = desk.package().for_crews.crew_types.front().claims;
    REQUIRE_FALSE(map.cells.empty());
    const rules::Id first = map.paths.front().from;
    map.paths.erase(std::remove_if(map.paths.begin(), map.paths.end(),
                                   [&](const rules::MapPath& each) {
                                     return each.from == first || each.to == first;
                                   }),
                    map.paths.end());
    desk.act({ui::WorkshopAction::Kind::set_map, {}, {}, map});
    h.settle();
    const ui::WorkshopView view = app::workshop_view(desk.games, desk.library, desk.place);
    CAPTURE(view.mend);
    CHECK(view.mend.find("There is nothing to show until this is fixed: No path leads to ") == 0);
    CHECK(view.mend.find('"') == std::string::npos);  // it names the claim, and no id
    CHECK_FALSE(view.card);
    CHECK(view.trials.empty());
    CHECK_FALSE(paper());
    CHECK(h.get(Role::button, "See it on paper").disabled);
    CHECK(h.has(Role::text, view.mend));
    CHECK(desk.faults() == "");
  }
}

TEST_CASE("Lines that a list cannot have stay in the field with the reason, and are never cut") {
  WorkshopDeskApp desk;
  Harness& h = desk.harness;
  desk.act({ui::WorkshopAction::Kind::new_package, "blades-srd", {}, {}});
  desk.act({ui::WorkshopAction::Kind::add_entry, "names", {}, {}});
  h.settle();
  std::string lines;
  for (int i = 0; i < 5; ++i)
    lines += "Name " + std::string(45, 'a' + static_cast<char>(i)) + (i < 4 ? "\n" : "");
  const auto names = [&] { return desk.package().for_characters.names.front().names; };
  h.type("Names", lines);
  CHECK(names().size() == 5);
  h.key(ImGuiKey_End, ImGuiMod_Ctrl);
  const std::string more = "\n" + std::string(201, 'x');
  h.letters(more);
  CHECK(names().size() == 5);
  CHECK(h.get(Role::textarea, "Names").value == lines + more);
  CHECK(desk.state.refused_lines == lines + more);
  bool told = false;
  for (const std::string& each : h.names(Role::text)) {
    told = told || each.find("Line 6 has 201 letters") == 0;
  }
  CHECK((told || h.get(Role::textarea, "Names").description.find("Line 6") != std::string::npos));
  h.type("Names", lines + "\nLast");
  CHECK(names().size() == 6);
  CHECK(desk.state.refused.empty());
  CHECK(desk.faults() == "");
}
