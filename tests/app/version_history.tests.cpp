// Earlier versions, the bin and comparisons by their addresses.
#include "app/version_history.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/loaded_document.hpp"
#include "data/document.hpp"
#include "headless/harness.hpp"
#include "model/versions.hpp"
#include "rules/sheet/choices.hpp"
#include "shipped_games.hpp"

using namespace roadbook;
using app::Address;
using app::Over;

namespace {

// A store that has nothing but versions; they come when the test says so.
class VersionStore : public storage::Store {
 public:
  struct Shared {
    std::map<std::string, std::vector<storage::Version>> versions;
    std::vector<std::function<void()>> answers;
    std::vector<storage::Unfinished> unfinished;
  };
  explicit VersionStore(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

  void versions(const std::string& id, std::function<void(storage::Versions)> then) override {
    shared_->answers.push_back([this, id, then] { then({true, "", shared_->versions[id]}); });
  }
  void bin(std::function<void(storage::Loaded)> then) override { then({}); }

  void load(std::size_t, std::function<void(storage::Loaded)> then) override {
    storage::Loaded first;
    first.ok = true;
    first.unfinished = shared_->unfinished;
    then(std::move(first));
  }
  void load_more(std::size_t, std::function<void(storage::Loaded)>) override {}
  void read(const std::string&, std::function<void(storage::Loaded)>) override {}
  void put(const std::string&, std::uint64_t, std::string, storage::Before,
           std::function<void(storage::Result)>) override {}
  void remove(const std::string&, std::uint64_t, std::function<void(storage::Result)>) override {}
  void drop_versions(const std::string&, std::vector<std::string>,
                     std::function<void(storage::Result)>) override {}
  void forget(const std::string&, std::function<void(storage::Result)>) override {}
  void journal(const std::string&, std::uint64_t, const std::string&) override {}
  void clear_journal(const std::string&, const std::string&) override {}
  void watch(std::function<void(storage::Record)>, std::function<void()>) override {}
  void refresh() override {}
  std::string place() const override { return "memory"; }
  void usage(std::function<void(storage::Usage)>) override {}
  void ask_to_keep(std::function<void(storage::Usage)>) override {}

 private:
  std::shared_ptr<Shared> shared_;
};

const Address earlier_version{"versions", "mirela", "7"};

// A library with one sheet, which was called otherwise before.
struct VersionDesk {
  std::shared_ptr<VersionStore::Shared> store = std::make_shared<VersionStore::Shared>();
  model::Library library;
  std::string said;
  model::Id opened;
  model::Edit committed;
  std::unique_ptr<app::Autosave> autosave;
  std::unique_ptr<app::VersionHistory> history;

  VersionDesk() {
    library.documents["mirela"] = named("mirela", "Mirela Vas");
    store->versions["mirela"] = {
        {1000, data::write_document(named("mirela", "Someone else")), 7, "7"}};
    app::Autosave::Hooks of_saving;
    of_saving.now = [] { return 0.0; };
    of_saving.wall_clock = [] { return std::int64_t{2000}; };
    of_saving.read = [](const std::string& id, const std::string& bytes) {
      return app::open_saved(app::shipped_games(), id, bytes);
    };
    of_saving.loaded = [](const model::Library&, bool) {};
    of_saving.status_changed = [] {};
    autosave = std::make_unique<app::Autosave>(std::make_unique<VersionStore>(store),
                                               std::move(of_saving));
    app::VersionHistory::Hooks hooks;
    hooks.say = [this](std::string words) { said = std::move(words); };
    hooks.open = [this](const model::Id& id) { opened = id; };
    hooks.commit = [this](const model::Edit& edit) { committed = edit; };
    hooks.changed = [] {};
    hooks.wall_clock = [] { return std::int64_t{2000}; };
    history = std::make_unique<app::VersionHistory>(app::shipped_games(), library, *autosave,
                                                    std::move(hooks));
  }
  static rules::Character named(const model::Id& id, const std::string& name) {
    rules::Character character = rules::new_character(*app::shipped_games().all().front(), id);
    character.name = name;
    return character;
  }
  void answer() {
    for (const auto& each : std::exchange(store->answers, {})) each();
  }
};

// How many fields differ, and of how many each side is taken.
std::string taken_of_each_side(const headless::Harness& harness) {
  for (const std::string& each : harness.names(ui::Role::text)) {
    if (each.find(" differ") != std::string::npos) return each;
  }
  return {};
}

}  // namespace

TEST_CASE("An earlier version that an address names is shown as soon as the versions are read") {
  VersionDesk desk;
  desk.history->open(Over::version, earlier_version);
  // On its way it has its address already.
  CHECK(desk.history->layer(Over::version) == earlier_version);
  CHECK(desk.opened.empty());
  desk.answer();
  CHECK(desk.opened == "mirela");
  CHECK(desk.history->layer(Over::version) == earlier_version);
  CHECK(desk.history->looked_at().rfind("As of ", 0) == 0);
  CHECK_FALSE(desk.history->layer(Over::versions));
  CHECK(desk.said.empty());
  desk.history->put_away(Over::version);
  CHECK_FALSE(desk.history->layer(Over::version));
}

TEST_CASE("An earlier version that is restored takes nobody out of the crew that they are in now") {
  VersionDesk desk;
  std::get<rules::Character>(desk.library.documents["mirela"]).crew = "lanterns";
  desk.history->open(Over::version, earlier_version);
  desk.answer();
  desk.history->obey(ui::Command(ui::Action::restore_version));
  REQUIRE(desk.committed.puts.size() == 1);
  REQUIRE(desk.committed.puts.front().value);
  const auto& restored = std::get<rules::Character>(*desk.committed.puts.front().value);
  CHECK(restored.name == "Someone else");
  CHECK(restored.crew == "lanterns");
}

TEST_CASE("An earlier version that is gone leaves its address, and that is said") {
  VersionDesk desk;
  for (const auto& [over, word] :
       {std::pair{Over::version, "versions"}, {Over::compare, "compare"}}) {
    CAPTURE(word);
    desk.said.clear();
    desk.history->open(over, {word, "mirela", "6"});
    CHECK(desk.history->layer(over));
    desk.answer();
    CHECK_FALSE(desk.history->layer(over));
    CHECK(desk.said == "This version no longer exists.");
  }
  CHECK(desk.opened.empty());
}

TEST_CASE("Who goes elsewhere before the versions are read is shown none of them") {
  VersionDesk desk;
  desk.history->open(Over::version, earlier_version);
  desk.history->leave();
  desk.answer();
  CHECK(desk.opened.empty());
  CHECK_FALSE(desk.history->layer(Over::version));
}

TEST_CASE("A character's version that is looked at has pages of its own") {
  VersionDesk desk;
  rules::Character before = VersionDesk::named("mirela", "Someone else");
  before.in_play = true;
  desk.store->versions["mirela"] = {{1000, data::write_document(before), 7, "7"}};
  headless::Harness harness(1280, 800);
  harness.show([&](ui::Ui& ui) {
    ui::Requests requests;
    desk.history->draw_looking(ui, requests);
  });
  const auto show_page = [&](std::size_t page) {
    const bool shown = desk.history->show_page(harness.ui(), page);
    harness.frame();
    harness.settle();
    return shown;
  };
  CHECK_FALSE(desk.history->is_looking());
  CHECK_FALSE(desk.history->page_looked_at());
  CHECK_FALSE(show_page(1));
  desk.history->open(Over::version, earlier_version);
  desk.answer();
  CHECK(desk.history->is_looking());
  CHECK(desk.history->page_looked_at() == 0U);
  harness.frame();
  harness.settle();
  CHECK_FALSE(harness.has(ui::Role::heading, "Notes"));
  CHECK(show_page(1));
  CHECK(desk.history->page_looked_at() == 1U);
  CHECK(harness.has(ui::Role::heading, "Notes"));
  CHECK(harness.has(ui::Role::heading, "Someone else"));
  CHECK(show_page(0));
  CHECK_FALSE(harness.has(ui::Role::heading, "Notes"));
  CHECK(desk.said.empty());
  desk.history->leave();
  CHECK_FALSE(desk.history->page_looked_at());
}

TEST_CASE("Another sheet's version is looked at from its first page, and a crew's has none") {
  VersionDesk desk;
  desk.library.documents["olin"] = VersionDesk::named("olin", "Olin");
  desk.store->versions["olin"] = {
      {1000, data::write_document(VersionDesk::named("olin", "Olin the Younger")), 7, "7"}};
  rules::Crew crew = rules::new_crew(*app::shipped_games().all().front(), "lanterns");
  desk.library.documents["lanterns"] = crew;
  desk.store->versions["lanterns"] = {{1000, data::write_document(crew), 7, "7"}};
  headless::Harness harness(1280, 800);
  harness.show([&](ui::Ui& ui) {
    ui::Requests requests;
    desk.history->draw_looking(ui, requests);
  });
  const auto look_at = [&](const model::Id& id) {
    desk.history->open(Over::version, {"versions", id, "7"});
    desk.answer();
    harness.frame();
    harness.settle();
    CHECK(desk.history->is_looking());
  };
  look_at("mirela");
  CHECK(desk.history->show_page(harness.ui(), 1));
  look_at("olin");
  CHECK(desk.history->page_looked_at() == 0U);
  look_at("lanterns");
  CHECK_FALSE(desk.history->page_looked_at());
  CHECK_FALSE(desk.history->show_page(harness.ui(), 1));
}

TEST_CASE("The list of versions and the bin have addresses until they are put away") {
  VersionDesk desk;
  for (const auto& [over, address] : {std::pair{Over::versions, Address{"versions", "mirela", ""}},
                                      {Over::bin, Address{"bin", "", ""}}}) {
    CAPTURE(text_of(address));
    CHECK_FALSE(desk.history->layer(over));
    desk.history->open(over, address);
    CHECK(desk.history->layer(over) == address);
    desk.history->put_away(over);
    CHECK_FALSE(desk.history->layer(over));
  }
}

TEST_CASE("What was chosen in a comparison is chosen still when it is put away and opened again") {
  VersionDesk desk;
  const model::Id copy = model::kept_copy("mirela", 3);
  desk.library.documents[copy] = VersionDesk::named(copy, "Mirela of the other window");
  headless::Harness harness(1280, 800);
  harness.show([&](ui::Ui& ui) {
    ui::Requests requests;
    desk.history->draw_over(ui, requests);
  });
  for (const Address& address : {Address{"compare", "mirela", "7"}, Address{"compare", copy, ""}}) {
    CAPTURE(text_of(address));
    const auto open = [&] {
      desk.history->open(Over::compare, address);
      desk.answer();
      harness.frame();
      harness.settle();
      CHECK(desk.history->layer(Over::compare) == address);
    };
    open();
    const std::vector<std::string> buttons = harness.names(ui::Role::button);
    const auto theirs = std::find_if(buttons.rbegin(), buttons.rend(), [](const std::string& each) {
      return each.rfind("All: ", 0) == 0;
    });
    REQUIRE(theirs != buttons.rend());
    const std::string before = taken_of_each_side(harness);
    harness.press(ui::Role::button, *theirs);
    const std::string chosen = taken_of_each_side(harness);
    CHECK(chosen != before);
    desk.history->put_away(Over::compare);
    harness.frame();
    harness.settle();
    CHECK_FALSE(desk.history->layer(Over::compare));
    CHECK_FALSE(harness.has(ui::Role::button, *theirs));
    open();
    CHECK(taken_of_each_side(harness) == chosen);
    // Who closes it begins afresh.
    harness.press(ui::Role::button, "Close");
    CHECK_FALSE(desk.history->layer(Over::compare));
    open();
    CHECK(taken_of_each_side(harness) == before);
    harness.press(ui::Role::button, "Close");
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("What was not saved and is put off stays in sight, until it is answered") {
  VersionDesk desk;
  desk.store->unfinished = {
      {"mirela", 7, data::write_document(VersionDesk::named("mirela", "Mirela")), "gone", 1000}};
  desk.autosave->load();
  desk.history->offer();
  // The dialog says it by itself.
  CHECK(desk.history->notice({}).words.empty());
  headless::Harness harness(1280, 800);
  harness.show([&](ui::Ui& ui) {
    ui::Requests requests;
    desk.history->draw_over(ui, requests);
    for (const ui::Command& each : requests.commands) desk.history->obey(each);
  });
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(harness.has(ui::Role::dialog, "Unsaved changes"));
  for (const char* open : {"", "mirela"}) {
    CHECK(desk.history->notice(open).of_unsaved);
    CHECK_FALSE(desk.history->notice(open).words.empty());
  }
  desk.history->obey(ui::Command(ui::Action::open_unsaved));
  harness.frame();
  harness.settle();
  harness.press(ui::Role::button, "Discard");
  CHECK_FALSE(harness.has(ui::Role::dialog, "Unsaved changes"));
  CHECK_FALSE(desk.history->notice({}).of_unsaved);
}
