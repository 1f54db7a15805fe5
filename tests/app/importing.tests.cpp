// Importing: first what would happen, then exactly that; nothing is replaced unasked, faults change
// nothing, a crew brings its members.
#include "app/importing.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>

#include "app/exporting.hpp"
#include "app/intake.hpp"
#include "data/begun_game.hpp"
#include "data/document.hpp"
#include "data/share.hpp"
#include "model/history.hpp"
#include "rules/judge/random.hpp"
#include "shipped_games.hpp"
#include "support/look_at_files.hpp"
#include "support/pictures.hpp"
#include "support/rounds.hpp"
#include "support/source_root.hpp"

using namespace roadbook;
using ui::Arrival;
using ui::Take;

namespace {

struct ImportDesk {
  const app::Games& games = app::shipped_games();
  model::Library library;
  std::map<std::string, std::int64_t> changed;
  std::map<std::string, std::int64_t> made;
  app::Import import;
  ui::ImportState state;
  int ids = 0;

  // What would happen.
  const ui::ImportView& look(const std::vector<app::File>& files) {
    const model::Library before = library;
    import = support::look_at_files(games, library, files, [this](const model::Id& id) {
      return app::Standing{changed[id], made[id]};
  });
  state = {};
  state.takes = ui::first_takes(import.view);
  CHECK(library == before);
  return import.view;
}
// What happens, with whatever was chosen. `made` is as Autosave keeps it.
model::Edit
take() {
  app::MadeMs times;
  model::Edit edit = app::import_edit(
      library, import, state, [this] { return "new" + std::to_string(++ids); }, {}, &times);
  for (const model::Put& each : edit.puts) made[each.id] = 0;
  for (const auto& [id, time] : times) made[id] = time;
  library = model::apply(std::move(library), edit);
  return edit;
}
model::Edit look_and_take(const std::vector<app::File>& files) {
  look(files);
  return take();
}
rules::Character character(const std::string& id, std::uint64_t seed) const {
  return rules::random_character(*games.all().front(), id, seed, {});
}
rules::Crew crew(const std::string& id, std::uint64_t seed) const {
  return rules::random_crew(*games.all().front(), id, seed, {});
}
const rules::Character& there(const std::string& id) const {
  const rules::Character* found = model::find_character(library, id);
  REQUIRE(found != nullptr);
  return *found;
}
};  // namespace

}  // namespace

TEST_CASE("A new sheet is shown as new and comes in as it was written") {
  ImportDesk desk;
  const rules::Character character = desk.character("a", 1);
  const ui::ImportView& view = desk.look({{"a.json", data::write_document(character)}});
  CHECK(view.faults.empty());
  REQUIRE(view.documents.size() == 1);
  CHECK(view.documents[0].arrival == Arrival::fresh);
  CHECK(desk.library.documents.empty());
  const model::Edit edit = desk.take();
  CHECK(edit.words == "Import " + character.name);
  CHECK(desk.there("a") == character);
}

TEST_CASE("The same file twice makes no second copy unless it is asked for") {
  ImportDesk desk;
  const std::vector<app::File> files{{"a.json", data::write_document(desk.character("a", 1))}};
  desk.look_and_take(files);
  CHECK(desk.look(files).documents[0].arrival == Arrival::same);
  CHECK(desk.take().puts.empty());
  CHECK(desk.library.documents.size() == 1);
  desk.look(files);
  desk.state.takes[0] = Take::add;
  desk.take();
  CHECK(desk.library.documents.size() == 2);
}

TEST_CASE("A file without ids, or one that was kept beside another, makes no second copy either") {
  ImportDesk desk;
  const std::vector<app::File> nameless{
      {"a.json", data::write_document(model::with_id(desk.character("a", 1), ""))}};
  desk.look_and_take(nameless);
  desk.look_and_take(nameless);
  CHECK(desk.library.documents.size() == 1);

  desk.library.documents["b"] = desk.character("b", 2);
  const std::vector<app::File> other{{"b.json", data::write_document(desk.character("b", 3))}};
  desk.look_and_take(other);
  desk.look_and_take(other);
  CHECK(desk.library.documents.size() == 3);
}

TEST_CASE("One file twice in one go comes in once") {
  ImportDesk desk;
  const std::string text = data::write_document(desk.character("a", 1));
  desk.look_and_take({{"a.json", text}, {"again.json", text}});
  CHECK(desk.library.documents.size() == 1);
}

TEST_CASE("Two versions of one sheet in one go come in as two") {
  ImportDesk desk;
  desk.look_and_take({{"a.json", data::write_document(desk.character("a", 1))},
                      {"b.json", data::write_document(desk.character("a", 2))}});
  CHECK(desk.library.documents.size() == 2);
  CHECK(desk.there("a") == desk.character("a", 1));
}

TEST_CASE(
    "A sheet that differs is kept beside the one that is there, unless another way is chosen") {
  const auto begin = [](ImportDesk& desk) {
    desk.library.documents["a"] = desk.character("a", 1);
    rules::Character theirs = desk.character("a", 1);
    theirs.notes = "Later";
    theirs.coin = 3;
    CHECK(desk.look({{"a.json", data::write_document(theirs)}}).documents[0].arrival ==
          Arrival::differs);
    CHECK(app::differences(desk.games, desk.library, desk.import.arriving[0]).size() == 2);
  };
  ImportDesk both;
  begin(both);
  both.take();
  CHECK(both.library.documents.size() == 2);
  CHECK(both.there("a") == both.character("a", 1));
  CHECK(both.there("new1").notes == "Later");

  ImportDesk mine;
  begin(mine);
  mine.state.takes[0] = Take::leave;
  CHECK(mine.take().puts.empty());

  ImportDesk theirs;
  begin(theirs);
  theirs.state.takes[0] = Take::replace;
  theirs.take();
  CHECK(theirs.library.documents.size() == 1);
  CHECK(theirs.there("a").coin == 3);

  ImportDesk merged;
  begin(merged);
  merged.state.takes[0] = Take::merge;
  merged.state.compared[0].theirs = {"/notes"};
  merged.take();
  CHECK(merged.library.documents.size() == 1);
  CHECK(merged.there("a").notes == "Later");
  CHECK(merged.there("a").coin == merged.character("a", 1).coin);
}

TEST_CASE("Whether a file is older or newer than your last change is told and decides the start") {
  ImportDesk desk;
  desk.library.documents["a"] = desk.character("a", 1);
  const std::vector<app::File> files{
      {"a.json", data::write_document(desk.character("a", 2), 1795234200000)}};
  desk.changed["a"] = 1795234100000;
  CHECK(desk.look(files).documents[0].arrival == Arrival::newer);
  CHECK(desk.state.takes[0] == Take::replace);
  desk.changed["a"] = 1795234300000;
  CHECK(desk.look(files).documents[0].arrival == Arrival::older);
  CHECK(desk.state.takes[0] == Take::leave);
  desk.changed["a"] = 0;
  CHECK(desk.look(files).documents[0].arrival == Arrival::differs);
}

namespace {

constexpr std::int64_t day = 24 * 60 * 60 * 1000LL;
constexpr std::int64_t noon = 1795176000000;  // of some day

app::File package_file(const std::string& version, const std::string& ability,
                       std::int64_t exported_ms) {
  rules::ContentPackage package;
  package.id = "salt";
  package.ruleset = "blades-srd";
  package.name = "Salt";
  package.version = version;
  rules::Ability made;
  made.id = "psalt_1";
  made.name = ability;
  package.for_characters.abilities = {made};
  return {"salt.json", data::write_document(package, exported_ms), {}};
}

}  // namespace

TEST_CASE("An update of a package that was imported after the update was made is newer") {
  ImportDesk desk;
  desk.look_and_take({package_file("1", "Thorn", noon)});
  desk.changed["salt"] = noon + 5 * day;  // the import
  const ui::ImportView& view = desk.look({package_file("2", "Moss", noon + day)});
  CHECK(view.documents[0].arrival == Arrival::version);
  CHECK(view.documents[0].note == "It is version 2, and yours is 1.");
  CHECK(desk.state.takes[0] == Take::replace);
  // Without a version that says so, the files' moments do.
  CHECK(desk.look({package_file("1", "Moss", noon + day)}).documents[0].arrival == Arrival::newer);
  CHECK(desk.look({package_file("1", "Moss", noon - day)}).documents[0].arrival ==
        Arrival::earlier);
  CHECK(desk.state.takes[0] == Take::leave);
  // An older version stays one, whenever its file was made.
  desk.look_and_take({package_file("1.10", "Moss", noon + day)});
  CHECK(desk.look({package_file("1.9", "Reed", noon + 2 * day)}).documents[0].arrival ==
        Arrival::earlier);
}

TEST_CASE("An update of a package that was changed here says so and replaces nothing by itself") {
  ImportDesk desk;
  desk.look_and_take({package_file("1", "Thorn", noon)});
  desk.changed["salt"] = noon + 5 * day;
  desk.made["salt"] = 0;
  CHECK(desk.look({package_file("2", "Moss", noon + day)}).documents[0].arrival == Arrival::both);
  CHECK(desk.state.takes[0] == Take::leave);
  CHECK(desk.look({package_file("2", "Moss", noon + 6 * day)}).documents[0].arrival ==
        Arrival::version);
}

TEST_CASE("A sheet that was imported and not touched is older than a later file of it") {
  ImportDesk desk;
  desk.look_and_take({{"a.json", data::write_document(desk.character("a", 1), noon)}});
  desk.changed["a"] = noon + 5 * day;
  desk.look({{"a.json", data::write_document(desk.character("a", 2), noon + day)}});
  CHECK(desk.import.view.documents[0].arrival == Arrival::newer);
  CHECK(desk.state.takes[0] == Take::replace);
}

TEST_CASE("A package that was imported is exported again as it came") {
  ImportDesk desk;
  const app::File file = package_file("1", "Thorn", noon);
  desk.look_and_take({file});
  CHECK(model::find_package(desk.library, "salt")->received);
  const model::Value& salt = *model::find_document(desk.library, "salt");
  CHECK(app::export_one(desk.games, desk.library, salt, noon).bytes == file.bytes);
  const auto all = app::export_all(desk.games, desk.library, noon);
  REQUIRE(all.size() == 1);
  CHECK(all[0].bytes.find("received") == std::string::npos);
}

TEST_CASE("A new game comes in as new, and touches no sheet of another one") {
  ImportDesk desk;
  const rules::Ruleset* smallest = desk.games.to_begin_from(rules::smallest_game);
  REQUIRE(smallest != nullptr);
  rules::ContentPackage lamps = data::begin_game(*smallest, "lamps");
  lamps.name = "Lamps";
  desk.library.documents["a"] = desk.character("a", 1);
  const ui::ImportView& view = desk.look({{"lamps.json", data::write_document(lamps), {}}});
  REQUIRE(view.documents.size() == 1);
  REQUIRE(view.documents[0].parts.size() == 1);
  CHECK(view.documents[0].parts[0].title == "New in it");
  CHECK(view.documents[0].package);
}

TEST_CASE("Packages are counted as packages") {
  ImportDesk desk;
  desk.look({package_file("1", "Thorn", noon),
             {"a.json", data::write_document(desk.character("a", 1))},
             {"b.json", data::write_document(desk.character("b", 2))}});
  CHECK(desk.take().words == "Import 2 sheets and 1 package");
}

TEST_CASE("A crew that comes in under a new id takes its members with it") {
  ImportDesk desk;
  rules::Character member = desk.character("a", 1);
  member.crew = "crew";
  const std::string text = data::write_library({member, desk.crew("crew", 1)});
  desk.library.documents["crew"] = desk.crew("crew", 2);
  const ui::ImportView& view = desk.look({{"crew.json", text}});
  REQUIRE(view.documents.size() == 2);
  CHECK(view.documents[0].crew);
  CHECK(view.documents[1].note == "It comes with its crew.");
  desk.take();
  REQUIRE(model::find_crew(desk.library, "new1") != nullptr);
  CHECK(desk.there("a").crew == "new1");
}

TEST_CASE("A member of a crew that stays out keeps to the crew that is there") {
  ImportDesk desk;
  rules::Character member = desk.character("a", 1);
  member.crew = "crew";
  desk.library.documents["crew"] = desk.crew("crew", 2);
  desk.look({{"crew.json", data::write_library({desk.crew("crew", 1), member})}});
  desk.state.takes[0] = Take::leave;
  desk.take();
  CHECK(desk.there("a").crew == "crew");
}

TEST_CASE("A crew with members that came in under other ids is known again as the same") {
  ImportDesk desk;
  rules::Character member = desk.character("a", 1);
  member.crew = "crew";
  const std::vector<app::File> files{
      {"crew.json", data::write_library({desk.crew("crew", 1), member})}};
  desk.library.documents["crew"] = desk.crew("crew", 2);
  desk.look_and_take(files);
  const std::size_t count = desk.library.documents.size();
  desk.look_and_take(files);
  CHECK(desk.library.documents.size() == count);
}

TEST_CASE("An import is one step that can be undone") {
  ImportDesk desk;
  desk.library.documents["a"] = desk.character("a", 1);
  const model::Library before = desk.library;
  desk.look({{"all.json", data::write_library({desk.character("a", 2), desk.character("b", 3),
                                               desk.crew("c", 4)})}});
  const model::Edit edit =
      app::import_edit(desk.library, desk.import, desk.state, [] { return "n"; });
  model::History history;
  model::Library library = history.commit(desk.library, edit);
  CHECK(library.documents.size() == 4);
  CHECK(history.undo(library) == before);
  CHECK_FALSE(history.can_undo());
}

TEST_CASE("A link brings in what its file would") {
  ImportDesk desk;
  rules::Character member = desk.character("a", 1);
  member.crew = "crew";
  desk.library.documents["a"] = member;
  desk.library.documents["crew"] = desk.crew("crew", 1);
  const std::string link =
      "https://roadbook.invalid/" +
      data::share_fragment(app::shared(desk.games, desk.library, desk.library.documents["crew"]),
                           0);
  ImportDesk other;
  other.look_and_take({{"A shared link", link}});
  CHECK(other.library == desk.library);
}

TEST_CASE("What is exported is imported as the same") {
  ImportDesk desk;
  for (int i = 0; i < 5; ++i) {
    const std::string id = "d" + std::to_string(i);
    desk.library.documents[id] = desk.character(id, static_cast<std::uint64_t>(i));
  }
  std::vector<app::File> files;
  for (app::OutFile& file : app::export_all(desk.games, desk.library, 1795234200000)) {
    files.push_back({file.name, file.bytes});
  }
  for (const ui::ImportedDocument& each : desk.look(files).documents) {
    CHECK(each.arrival == Arrival::same);
  }
  ImportDesk other;
  other.look_and_take(files);
  CHECK(other.library == desk.library);
}

TEST_CASE("A faulty file gives all its faults with their places and changes nothing") {
  ImportDesk desk;
  const ui::ImportView& view = desk.look(
      {{"bad.json",
        R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","traits":7,"stash":"x"})"}});
  CHECK(view.documents.empty());
  REQUIRE(view.faults.size() == 2);
  for (const ui::ImportFault& fault : view.faults) {
    CHECK(fault.file == "bad.json");
    CHECK((fault.pointer == "/traits" || fault.pointer == "/stash"));
  }
  CHECK(desk.take().puts.empty());
}

TEST_CASE("A faulty file does not keep the others out") {
  ImportDesk desk;
  desk.look({{"bad.json", "{"}, {"a.json", data::write_document(desk.character("a", 1))}});
  CHECK(desk.import.view.faults.size() == 1);
  desk.take();
  CHECK(desk.library.documents.size() == 1);
}

TEST_CASE("A file that is named as a picture and is none says so, and changes nothing") {
  ImportDesk desk;
  for (const char* name : {"face.png", "face.JPG"}) {
    CAPTURE(name);
    const ui::ImportView& view = desk.look({{name, "Dear diary"}});
    CHECK(view.documents.empty());
    REQUIRE(view.faults.size() == 1);
    CHECK(view.faults[0].file == name);
    CHECK(view.faults[0].message ==
          "This file is not a picture that Roadbook can read (JPEG, PNG or WebP).");
    CHECK(desk.take().puts.empty());
  }
  // A sheet is one under any name.
  CHECK(desk.look({{"a.png", data::write_document(desk.character("a", 1))}}).faults.empty());
}

TEST_CASE("A package in which one entry cannot be read may come in without it, if that is chosen") {
  ImportDesk desk;
  const std::string head =
      R"({"format": "roadbook/content", "version": 3, "ruleset": "blades-srd", "id": "salt",
          "name": "Salt", )";
  const std::vector<app::File> files{{"salt.json", head + R"("for_characters": {"abilities": [
      {"id": "a1", "name": "Thorn", "description": "d", "modifiers": 5},
      {"id": "a2", "name": "Moss", "description": "d"},
      {"id": "a3", "name": "Reed", "description": ["d"]}]}})"}};
  const ui::ImportView& view = desk.look(files);
  REQUIRE(view.faults.size() == 2);
  REQUIRE(view.documents.size() == 1);
  CHECK(view.documents[0].rest);
  REQUIRE(view.documents[0].parts.size() == 2);
  const std::vector<std::string>& left_out = view.documents[0].parts[0].lines;
  REQUIRE(left_out.size() == 2);
  CHECK(left_out[0].find("Thorn. At /modifiers: ") == 0);
  CHECK(left_out[1].find("Reed. At /description: ") == 0);
  CHECK(desk.take().puts.empty());
  CHECK(desk.library.packages.empty());

  desk.look(files);
  desk.state.takes[0] = Take::add;
  desk.take();
  const rules::ContentPackage* salt = model::find_package(desk.library, "salt");
  REQUIRE(salt != nullptr);
  REQUIRE(salt->for_characters.abilities.size() == 1);
  CHECK(salt->for_characters.abilities[0].name == "Moss");

  // What is wrong beside its entries keeps it out as a whole.
  CHECK(
      desk.look({{"salt.json", head + R"("needs": 7, "for_characters": {}})"}}).documents.empty());
}

TEST_CASE("A sheet of a game that is not here says so and stays out") {
  ImportDesk desk;
  const ui::ImportView& view = desk.look(
      {{"other.json", R"({"format":"roadbook/character","version":1,"ruleset":"elsewhere"})"}});
  CHECK(view.documents.empty());
  REQUIRE(view.faults.size() == 1);
  CHECK(view.faults[0].pointer == "/ruleset");
}

TEST_CASE("A file that was not read says why and does not keep the others out") {
  ImportDesk desk;
  const auto unread = [](const char* name, platform::Unread why, std::uint64_t size = 0) {
    platform::OpenedFile file;
    file.name = name;
    file.unread = why;
    file.size = size;
    return app::taken_in(file);
  };
  const ui::ImportView& view =
      desk.look({unread("gone.json", platform::Unread::missing),
                 unread("folder", platform::Unread::folder),
                 unread("tty", platform::Unread::device),
                 unread("secret", platform::Unread::unreadable),
                 unread("huge.json", platform::Unread::too_large, 2254857830),
                 {"a.json", data::write_document(desk.character("a", 1)), {}}});
  CHECK(view.documents.size() == 1);
  REQUIRE(view.faults.size() == 5);
  for (const ui::ImportFault& each : view.faults) CHECK_FALSE(each.message.empty());
  CHECK(view.faults[4].message == "This file has 2,151 MB. Roadbook reads files up to 16 MB.");
}

TEST_CASE(
    "Where the camera or the clipboard says why a picture did not come, that sentence stands") {
  platform::OpenedFile photo;
  photo.unread = platform::Unread::unreadable;
  photo.trouble = "The camera was not allowed.";
  CHECK(app::taken_in(photo).trouble == "The camera was not allowed.");
}

namespace {

// So many sheets without ids and names, each another one.
app::File nameless_sheets(std::size_t count) {
  std::string text = R"({"format":"roadbook/library","version":1,"documents":[)";
  for (std::size_t i = 0; i < count; ++i) {
    text += (i > 0 ? "," : "") +
            std::string(
                R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","notes":")") +
            std::to_string(i) + "\"}";
  }
  return {"many.json", text + "]}"};
}

}  // namespace

TEST_CASE("The work of an import grows with its sheets, and not with each times each") {
  ImportDesk desk;
  for (const std::size_t count : {std::uint64_t{100}, support::rounds(500, 10000)}) {
    INFO(count);
    desk.library = {};
    for (int again : {0, 1}) {
      INFO(again);
      app::Intake intake(desk.games, desk.library, {nameless_sheets(count)}, {});
      std::size_t steps = 0;
      int before = 0;
      while (intake.step()) {
        ++steps;
        CHECK(intake.percent() >= before);
        before = intake.percent();
      }
      CHECK(before == 100);
      CHECK(steps <= 4 * count + 10);
      // None in an empty library; each with its like where all are there already.
      CHECK(intake.comparisons() == (again == 0 ? 0 : count));
      desk.import = intake.take();
      REQUIRE(desk.import.view.documents.size() == count);
      desk.state = {};
      desk.state.takes = ui::first_takes(desk.import.view);
      desk.take();
      CHECK(desk.library.documents.size() == count);
    }
  }
}

TEST_CASE("The library may change while files are looked at") {
  ImportDesk desk;
  desk.library.documents["a"] = desk.character("a", 1);
  desk.library.documents["b"] = desk.character("b", 2);
  const std::string text = data::write_library(
      {model::with_id(desk.character("a", 1), ""), model::with_id(desk.character("b", 2), "")});
  for (std::size_t when = 0; when < 12; ++when) {
    model::Library library = desk.library;
    app::Intake intake(desk.games, library, {{"ab.json", text}}, {});
    for (std::size_t i = 0; i < when && intake.step(); ++i) {
    }
    library.documents.erase("a");
    while (intake.step()) {
    }
    const app::Import import = intake.take();
    REQUIRE(import.arriving.size() == 2);
    CHECK(import.view.documents[1].arrival == Arrival::same);
  }
}

TEST_CASE("What a library file says of itself is told to stay in the file") {
  ImportDesk desk;
  CHECK_FALSE(desk.look({nameless_sheets(1)}).more_in_file);
  app::File file = nameless_sheets(1);
  file.bytes.insert(1, R"("owner":"Wend",)");
  CHECK(desk.look({file}).more_in_file);
}

namespace {

std::string made_file(const std::string& name) {
  std::ifstream file(support::source_root() + "/tests/data/import/made-" + name + ".json",
                     std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("a sheet of another program is shown with its account, and comes in when it is taken") {
  ImportDesk desk;
  const ui::ImportView& view = desk.look({{"orla.json", made_file("foundry-dez384"), {}}});
  REQUIRE(view.faults.empty());
  REQUIRE(view.documents.size() == 1);
  const ui::ImportedDocument& shown = view.documents.front();
  CHECK(shown.name == "Orla Vance");
  CHECK(shown.summary == "Character · Blades in the Dark");
  CHECK(shown.note.find("From Foundry: a character of Blades in the Dark, version 6.0.1.") == 0);
  REQUIRE(shown.parts.size() == 3);
  CHECK(shown.parts[0].title == "Understood");
  CHECK(shown.parts[0].lines.front() == "Name: Orla Vance");
  CHECK(shown.parts[1].title == "In your own words");
  CHECK(desk.take().words == "Import Orla Vance");
  CHECK(desk.library.documents.size() == 1);
}

TEST_CASE("a campaign of another program comes in as a crew with its members, once") {
  ImportDesk desk;
  const std::string file = made_file("portal-campaign");
  desk.look_and_take({{"c.json", file, {}}});
  CHECK(desk.library.documents.size() == 3);
  const ui::ImportView& again = desk.look({{"c.json", file, {}}});
  for (const ui::ImportedDocument& each : again.documents) CHECK(each.arrival == Arrival::same);
}

TEST_CASE("a faulty file of another program changes nothing, and says where") {
  ImportDesk desk;
  const ui::ImportView& view = desk.look({{"clock.json", made_file("foundry-clock"), {}}});
  CHECK(view.documents.empty());
  REQUIRE(view.faults.size() == 1);
  CHECK(view.faults.front().pointer == "/type");
}

TEST_CASE(
    "A portrait comes in with its sheet, and alone to a sheet that is the same and has none") {
  ImportDesk desk;
  const rules::Character ada = desk.character("ada", 3);
  const std::string file = data::write_document(ada, 0, support::built_jpeg());
  const model::Edit edit = desk.look_and_take({{"ada.json", file}});
  REQUIRE(edit.portraits.size() == 1);
  CHECK(edit.portraits[0].id == "ada");
  CHECK(*desk.library.portraits["ada"] == support::built_jpeg());
  // Once more, into a library that lacks it.
  desk.library.portraits.clear();
  CHECK(desk.look({{"ada.json", file}}).documents[0].only_portrait);
  const auto taken = [&](bool has) {
    return app::import_edit(
        desk.library, desk.import, desk.state, [] { return "n"; },
        [has](const model::Id&) { return has; });
  };
  CHECK(taken(false).portraits.size() == 1);
  CHECK(taken(false).puts.empty());
  CHECK(taken(true).portraits.empty());
}

TEST_CASE("A sheet whose portrait cannot be taken says so before it comes in") {
  ImportDesk desk;
  std::string file = data::write_document(desk.character("ada", 3), 0, support::built_jpeg());
  file.replace(file.find("base64,") + 7, 4, "AAAA");
  const ui::ImportView& view = desk.look({{"ada.json", file}});
  CHECK(view.faults.empty());
  REQUIRE(view.documents.size() == 1);
  CHECK(view.documents[0].note ==
        "It comes without a portrait. The portrait is not a whole JPEG picture.");
  CHECK(desk.take().portraits.empty());
  CHECK(desk.library.documents.size() == 1);
}
