// What packages from anywhere do to the games of the program: shipped ones stay as they are, each
// entry of a package can be opened and taken out, and what a change takes from a sheet is told.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/exporting.hpp"
#include "app/workshop.hpp"
#include "data/document.hpp"
#include "model/history.hpp"
#include "rules/judge/random.hpp"

using namespace roadbook;
using Act = ui::WorkshopAction::Kind;

namespace {

struct Desk {
  app::Games games;
  model::Library library;
  model::History history;
  app::WorkshopPlace place;

  Desk() { REQUIRE(games.load().empty()); }
  void take(const std::string& head, const std::string& rest) {
    const std::string text =
        R"({"format": "roadbook/content", "version": 3, "ruleset": "blades-srd", )" + head +
        R"(, "name": "Salt", "edition": "1", "author": "Ada", "licence": "CC0", )" + rest + "}";
    data::Documents read = data::read_documents("p.json", text);
    for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
    REQUIRE(read.values.size() == 1);
    const model::Id id = model::id_of(read.values.front());
    model::keep(library, id, std::move(read.values.front()));
    games.follow(library);
    place = {id, {}};
  }
  ui::WorkshopView view() const { return app::workshop_view(games, library, place); }
  void act(Act kind) {
    const app::WorkshopResult result = app::workshop_result(
        games, library, place, {kind, {}, {}, {}}, [] { return std::string("new"); });
    if (result.edit) library = history.commit(std::move(library), *result.edit);
    place = result.place;
  }
};

}  // namespace

TEST_CASE("A game with the id of a shipped one changes nothing of that, and says why") {
  Desk desk;
  desk.take(R"("id": "h", "begun_from": "smallest")", R"("for_characters": {})");
  const ui::WorkshopView view = desk.view();
  REQUIRE_FALSE(view.faults.empty());
  CHECK(view.faults.front().words.find("\"blades-srd\" is not one") != std::string::npos);
  const rules::Ruleset* game = desk.games.find("blades-srd");
  REQUIRE(game != nullptr);
  CHECK(game->playbooks.size() == 7);
  const auto changed = app::copy_and_change(desk.games, desk.library, {}, "blades-srd",
                                            "ability.mule", [] { return std::string("new"); });
  REQUIRE(changed.has_value());
  CHECK(changed->place.entry == "abilities.mule");
  const model::Value hero = rules::random_character(*game, "hero", 3, {});
  model::keep(desk.library, "hero", hero);
  CHECK(app::shared(desk.games, desk.library, hero).size() == 1);
}

TEST_CASE("The second of two entries with one id is in the list, is opened and is deleted") {
  Desk desk;
  desk.take(R"("id": "salt")", R"("for_characters": {"abilities": [
    {"id": "psalt_1", "name": "Good", "description": "x"},
    {"id": "psalt_1", "name": "Twin", "description": "x"}]})");
  const ui::WorkshopView list = desk.view();
  REQUIRE(list.entries.size() == 2);
  CHECK(list.entries[1].name == "Twin");
  CHECK(list.entries[0].wrong == 0);
  CHECK(list.entries[1].wrong == 1);
  desk.place.entry = list.entries[1].ref;
  CHECK(desk.view().entry_name == "Twin");
  desk.act(Act::delete_entry);
  const ui::WorkshopView left = desk.view();
  REQUIRE(left.entries.size() == 1);
  CHECK(left.entries[0].name == "Good");
}

TEST_CASE("A number that a change takes from the sheet is told where it is tried out") {
  Desk desk;
  const rules::Ruleset* game = desk.games.find("blades-srd");
  REQUIRE(game != nullptr);
  // A number that nothing leans on.
  desk.take(R"("id": "base")", R"("for_characters": {"statistics": [{"id": "pbase_1",
    "name": "Nerve", "group": "own", "terms": [{"kind": "constant", "value": 2}]}]})");
  desk.take(R"("id": "salt", "needs": [{"package": "base"}])",
            R"("for_characters": {"statistics": [{"id": "pbase_1", "name": "Nerve",
    "scope": "crew", "group": "own", "terms": [{"kind": "constant", "value": 2}]}]})");
  desk.place.entry = "statistics.pbase_1";
  std::string told;
  for (const ui::WorkshopTrial& trial : desk.view().trials) {
    for (const auto& each : trial.numbers) told += each.change + '\n';
  }
  CAPTURE(told);
  CHECK(told.find("Nerve is gone from the sheet") != std::string::npos);
}

TEST_CASE("An emblem that there is not is told beside its field in the workshop") {
  Desk desk;
  desk.take(R"("id": "s")", R"("for_characters": {"playbooks": [
      {"id": "s1", "name": "Salter", "description": "d", "emblem": "no_such_thing"},
      {"id": "s2", "name": "Reeve", "description": "d", "emblem": "blades"}]})");
  std::vector<std::string> told;
  for (const ui::WorkshopFault& each : desk.view().faults) {
    if (each.field == "/emblem") told.push_back(each.ref + ": " + each.words);
  }
  CHECK(told == std::vector<std::string>{
                    "playbooks.s1: There is no emblem \"no_such_thing\"; none is drawn."});
}
