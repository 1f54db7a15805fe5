// The autosave: "saved" only when the store said so, nothing overwritten, nothing lost.
#include "app/autosave.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/loaded_document.hpp"
#include "app/version_history.hpp"
#include "data/document.hpp"
#include "shipped_games.hpp"

using namespace roadbook;

namespace {

// A store in memory whose answers come when the test says so.
class SlowStore : public storage::Store {
 public:
  struct Shared {
    std::map<std::string, storage::Record> records;
    std::vector<std::function<void()>> answers;
    std::function<void(storage::Record)> watcher;
    std::map<std::string, std::vector<storage::Version>> versions;
    std::map<std::string, storage::Record> bin;
    std::map<std::string, storage::Unfinished> journaled;  // by this page
    std::set<std::pair<std::string, std::string>> left;    // id and page, by pages that died
    std::vector<storage::Unfinished> unfinished;
    std::string read_only;
    std::int64_t clock = 1000;
    bool broken = false;
    bool full = false;
    int writes = 0;

    void answer_all() {
      while (!answers.empty()) {
        auto now = std::move(answers);
        answers.clear();
        for (auto& each : now) each();
      }
    }
  };
  explicit SlowStore(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

  void load(std::size_t most, std::function<void(storage::Loaded)> then) override {
    waiting_.clear();
    for (const auto& [id, record] : shared_->records) {
      if (record.revision != 0) waiting_.push_back(record);
    }
    part(most, true, then);
  }
  void load_more(std::size_t most, std::function<void(storage::Loaded)> then) override {
    part(most, false, then);
  }
  void read(const std::string&, std::function<void(storage::Loaded)> then) override {
    storage::Loaded nothing;
    nothing.ok = true;
    then(std::move(nothing));
  }
  void part(std::size_t most, bool first, const std::function<void(storage::Loaded)>& then) {
    shared_->answers.push_back([this, most, first, then] {
      storage::Loaded loaded;
      loaded.ok = !shared_->broken;
      if (!loaded.ok) loaded.message = "The browser keeps nothing.";
      loaded.total = waiting_.size();
      while (loaded.ok && !waiting_.empty() && loaded.records.size() < most) {
        loaded.records.push_back(waiting_.back());
        waiting_.pop_back();
      }
      loaded.more = loaded.ok && !waiting_.empty();
      if (first) loaded.unfinished = shared_->unfinished;
      if (first) loaded.read_only = shared_->read_only;
      then(std::move(loaded));
    });
  }
  void put(const std::string& id, std::uint64_t expected, std::string bytes, storage::Before before,
           std::function<void(storage::Result)> then) override {
    ++shared_->writes;
    shared_->answers.push_back([this, id, expected, bytes, before, then] {
      storage::Record& record = shared_->records[id];
      storage::Result result;
      if (shared_->full) {
        result.message = "The disk is full.";
      } else if (record.revision != expected) {
        result.outcome = storage::Outcome::conflict;
        result.current = record;
      } else {
        if (before == storage::Before::stays) {
          shared_->versions[id].insert(
              shared_->versions[id].begin(),
              {record.changed_ms, record.bytes, record.revision, std::to_string(record.revision)});
        }
        record = {id, record.revision + 1, shared_->clock, bytes, false};
        shared_->bin.erase(id);
        shared_->journaled.erase(id);
        result.outcome = storage::Outcome::done;
        result.revision = record.revision;
      }
      then(result);
    });
  }
  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(storage::Result)> then) override {
    shared_->answers.push_back([this, id, expected, then] {
      storage::Result result;
      if (shared_->full) {
        result.message = "The disk is full.";
      } else if (shared_->records[id].revision != expected) {
        result.outcome = storage::Outcome::conflict;
        result.current = shared_->records[id];
      } else {
        shared_->bin[id] = shared_->records[id];
        shared_->bin[id].changed_ms = shared_->clock;
        shared_->records.erase(id);
        result.outcome = storage::Outcome::done;
      }
      then(result);
    });
  }
  void versions(const std::string& id, std::function<void(storage::Versions)> then) override {
    then({true, "", shared_->versions[id]});
  }
  void drop_versions(const std::string& id, std::vector<std::string> names,
                     std::function<void(storage::Result)> then) override {
    auto& all = shared_->versions[id];
    for (const std::string& name : names) {
      all.erase(
          std::find_if(all.begin(), all.end(), [&](auto& each) { return each.name == name; }));
    }
    then({storage::Outcome::done, 0, {}, ""});
  }
  void bin(std::function<void(storage::Loaded)> then) override {
    storage::Loaded found;
    found.ok = true;
    for (const auto& [id, record] : shared_->bin) found.records.push_back(record);
    then(std::move(found));
  }
  void forget(const std::string& id, std::function<void(storage::Result)> then) override {
    shared_->bin.erase(id);
    then({storage::Outcome::done, 0, {}, ""});
  }
  void journal(const std::string& id, std::uint64_t expected, const std::string& bytes) override {
    shared_->journaled[id] = {id, expected, bytes, {}, 0};
  }
  void clear_journal(const std::string& id, const std::string& page) override {
    if (page.empty()) {
      shared_->journaled.erase(id);
    } else {
      shared_->left.erase({id, page});
    }
  }
  void watch(std::function<void(storage::Record)> then, std::function<void()>) override {
    shared_->watcher = std::move(then);
  }
  void usage(std::function<void(storage::Usage)> then) override { then({}); }
  void ask_to_keep(std::function<void(storage::Usage)> then) override { then({}); }
  void refresh() override {}
  std::string place() const override { return "memory"; }

 private:
  std::shared_ptr<Shared> shared_;
  std::vector<storage::Record> waiting_;
};

rules::Character named(const std::string& id, const std::string& name) {
  rules::Character character;
  character.id = id;
  character.ruleset = "beacon-road";
  character.name = name;
  return character;
}

struct AutosaveDesk {
  std::shared_ptr<SlowStore::Shared> store = std::make_shared<SlowStore::Shared>();
  double now = 0;
  const app::Games& games = app::shipped_games();
  model::Library library;
  std::vector<std::string> notes;
  std::unique_ptr<app::Autosave> autosave;
  std::size_t offered_when_whole = 0;
  std::size_t blanks = 0;  // behind what is written, so that it is larger
  bool readable = true;    // documents can be read

  AutosaveDesk() {
    app::Autosave::Hooks hooks;
    hooks.now = [this] { return now; };
    hooks.wall_clock = [this] { return store->clock; };
    hooks.write = [this](const model::Value& value, std::int64_t made_ms) {
      return data::write_document(value, made_ms) + std::string(blanks, ' ');
    };
    hooks.read = [this](const std::string& id, const std::string& bytes) {
      return app::open_saved(games, id, bytes);
    };
    hooks.can_read = [this] { return readable; };
    hooks.find = [this](const model::Id& id) { return model::find(library, id); };
    hooks.loaded = [this](model::Library part, bool whole) {
      library.documents.merge(part.documents);
      if (whole && autosave) offered_when_whole = autosave->offers().size();
    };
    hooks.changed_elsewhere = [this](const model::Id& id, std::optional<model::Value> value,
                                     bool unwritten) {
      if (value) {
        library.documents[id] = *value;
      } else {
        library.documents.erase(id);
      }
      if (unwritten) autosave->changed(id, model::find(library, id));
    };
    hooks.tell = [this](const std::string& words, const model::Id&) { notes.push_back(words); };
    hooks.status_changed = [] {};
    autosave =
        std::make_unique<app::Autosave>(std::make_unique<SlowStore>(store), std::move(hooks));
  }
  void open() {
    autosave->load();
    store->answer_all();
  }
  // What a page that died left.
  void leave(const std::string& id, std::uint64_t expected, const rules::Character& character,
             const std::string& page) {
    store->unfinished.push_back({id, expected, data::write_document(character), page, 0});
    store->left.insert({id, page});
  }
  void edit(const rules::Character& character) {
    library.documents[character.id] = character;
    autosave->changed(character.id, model::find(library, character.id));
  }
  void remove(const std::string& id) {
    library.documents.erase(id);
    autosave->changed(id, nullptr);
  }
  void wait(double seconds) {
    now += seconds;
    autosave->tick();
  }
  // Until all that is due is written and answered.
  void finish() {
    do {
      wait(1);
      store->answer_all();
    } while (autosave->tick() >= 0 || !store->answers.empty());
  }
};

using State = app::Autosave::State;

// A new sheet that could not be written.
void type_on_full_disk(AutosaveDesk& desk) {
  desk.open();
  desk.store->full = true;
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.autosave->state() == State::not_saved);
}

}  // namespace

TEST_CASE("Saved is said when the store said so, and not before") {
  AutosaveDesk desk;
  CHECK(desk.autosave->state() == State::saving);
  desk.open();
  CHECK(desk.autosave->state() == State::saved);
  desk.edit(named("a", "Ada"));
  CHECK(desk.autosave->state() == State::saving);
  desk.wait(1);
  CHECK(desk.autosave->state() == State::saving);
  CHECK(desk.store->records.count("a") == 0);
  desk.store->answer_all();
  CHECK(desk.autosave->state() == State::saved);
  CHECK(desk.store->records.at("a").bytes.find("Ada") != std::string::npos);
}

TEST_CASE(
    "What was imported counts as it came until it is changed, and again when that is undone") {
  constexpr std::int64_t made = 1795176000000;
  AutosaveDesk desk;
  desk.open();
  const model::Value ada = named("a", "Ada");
  const model::Value adam = named("a", "Adam");
  desk.autosave->changed("a", &ada, made);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.autosave->made_ms("a") == made);
  // The library says so again when it is opened.
  AutosaveDesk later;
  later.store->records = desk.store->records;
  later.open();
  CHECK(later.autosave->made_ms("a") == made);
  later.autosave->changed("a", &adam);
  CHECK(later.autosave->made_ms("a") == 0);
  later.autosave->changed("a", &ada);
  CHECK(later.autosave->made_ms("a") == made);
  later.autosave->changed("a", &adam);
  later.wait(1);
  later.store->answer_all();
  CHECK(later.store->records.at("a").bytes.find("exported") == std::string::npos);
}

TEST_CASE("A package that is taken out of use stays as it was imported") {
  constexpr std::int64_t made = 1795176000000;
  AutosaveDesk desk;
  desk.open();
  rules::ContentPackage salt;
  salt.id = "salt";
  salt.ruleset = "blades-srd";
  const model::Value came = salt;
  salt.in_use = false;
  const model::Value unused = salt;
  salt.name = "Salt";
  const model::Value other = salt;
  desk.autosave->changed("salt", &came, made);
  desk.autosave->changed("salt", &unused);
  CHECK(desk.autosave->made_ms("salt") == made);
  desk.autosave->changed("salt", &other);
  CHECK(desk.autosave->made_ms("salt") == 0);
}

TEST_CASE("While you type on, a change still reaches the store within a second") {
  AutosaveDesk desk;
  desk.open();
  double first = desk.now;
  for (int i = 0; i < 20 && desk.store->writes == 0; ++i) {
    desk.edit(named("a", std::string(static_cast<std::size_t>(i), 'x')));
    desk.wait(0.1);
  }
  CHECK(desk.store->writes == 1);
  CHECK(desk.now - first < 1.0);
}

TEST_CASE("What changed during a write is written after it, against the new revision") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.edit(named("a", "Adam"));
  desk.wait(1);
  CHECK(desk.store->writes == 1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").revision == 2);
  CHECK(desk.store->records.at("a").bytes.find("Adam") != std::string::npos);
  CHECK(desk.autosave->state() == State::saved);
}

namespace {

// There is room again, and what failed is tried once more.
void tries_again(AutosaveDesk& desk) {
  desk.store->full = false;
  desk.wait(6);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.autosave->state() == State::saved);
}

}  // namespace

TEST_CASE("A full disk is said, the document stays unsaved, and a later try saves it") {
  AutosaveDesk desk;
  type_on_full_disk(desk);
  CHECK(desk.autosave->trouble() == "The disk is full.");
  tries_again(desk);
  CHECK(desk.store->records.count("a") == 1);
}

TEST_CASE(
    "A deletion that the store could not do is tried again, and the bin has the sheet whole") {
  AutosaveDesk desk;
  const std::string bytes = data::write_document(named("a", "Ada"));
  desk.store->records["a"] = {"a", 4, 1000, bytes, false};
  desk.open();
  desk.store->full = true;
  desk.remove("a");
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.autosave->state() == State::not_saved);
  CHECK(desk.store->records.count("a") == 1);
  tries_again(desk);
  CHECK(desk.store->records.count("a") == 0);
  CHECK(desk.store->bin["a"].bytes == bytes);
}

TEST_CASE("When two windows changed one sheet, both versions are kept") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 5, 1000, data::write_document(named("a", "Theirs")), false};
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Theirs");
  CHECK(model::name_of(*model::find(desk.library, "a_kept_5")) == "Mine");
  REQUIRE(desk.notes.size() == 1);
  CHECK(desk.store->records.at("a").bytes.find("Theirs") != std::string::npos);
  CHECK(desk.store->records.at("a_kept_5").bytes.find("Mine") != std::string::npos);
  CHECK(desk.autosave->state() == State::saved);
}

TEST_CASE("A change in another window is taken over where nothing is unsaved here") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Ada");
  desk.store->watcher({"a", 2, 2000, data::write_document(named("a", "Adele")), false});
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Adele");
  desk.store->watcher({"a", 0, 3000, "", false});
  CHECK(model::find(desk.library, "a") == nullptr);
}

TEST_CASE("A damaged document is set aside with its bytes, and the others open") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.store->records["b"] = {"b", 1, 1000, "{\"format\":\"roadbook/char", false};
  desk.open();
  CHECK(desk.library.documents.size() == 1);
  REQUIRE(desk.autosave->damaged().size() == 1);
  CHECK(desk.autosave->damaged()[0].bytes == "{\"format\":\"roadbook/char");
  CHECK_FALSE(desk.autosave->damaged()[0].faults.empty());
}

TEST_CASE("A sheet that is deleted and brought back is stored again") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  desk.autosave->changed("a", nullptr);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("a") == 0);
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("a") == 1);
  CHECK(desk.autosave->state() == State::saved);
}

TEST_CASE("A sheet that is deleted before it was written lies in the bin as it was") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  desk.remove("a");
  CHECK(desk.autosave->state() == State::saving);
  desk.finish();
  CHECK(desk.store->records.count("a") == 0);
  REQUIRE(desk.store->bin.count("a") == 1);
  CHECK(desk.store->bin.at("a").bytes.find("Ada") != std::string::npos);
  CHECK(desk.store->journaled.empty());
  CHECK(desk.autosave->state() == State::saved);
}

TEST_CASE("What was typed just before a sheet is deleted lies in the bin with it") {
  for (const bool under_way : {false, true}) {
    INFO("while a write is under way: " << under_way);
    AutosaveDesk desk;
    desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
    desk.open();
    if (under_way) {
      desk.edit(named("a", "Ad"));
      desk.wait(1);
    }
    desk.edit(named("a", "Adele"));
    desk.remove("a");
    desk.finish();
    CHECK(desk.store->records.count("a") == 0);
    REQUIRE(desk.store->bin.count("a") == 1);
    CHECK(desk.store->bin.at("a").bytes.find("Adele") != std::string::npos);
    CHECK(desk.autosave->state() == State::saved);
  }
}

TEST_CASE("A sheet that was deleted before it was written and is brought back at once stays") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  desk.remove("a");
  desk.edit(named("a", "Ada"));
  desk.finish();
  CHECK(desk.store->records.at("a").bytes.find("Ada") != std::string::npos);
  CHECK(desk.store->bin.empty());
  CHECK(desk.autosave->state() == State::saved);
}

TEST_CASE("A sheet that could not be saved and is deleted leaves no trouble behind") {
  AutosaveDesk desk;
  type_on_full_disk(desk);
  desk.remove("a");
  for (int i = 0; i < 3; ++i) {
    desk.wait(10);
    desk.store->answer_all();
  }
  CHECK(desk.autosave->state() == State::saved);
}

TEST_CASE("What is changed while a write meets a conflict is not lost: the copy has the newest") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 2, 1000, data::write_document(named("a", "Theirs")), false};
  desk.wait(1);
  desk.edit(named("a", "Mine, and more"));
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Theirs");
  CHECK(model::name_of(*model::find(desk.library, "a_kept_2")) == "Mine, and more");
  CHECK(desk.store->journaled.empty());
}

TEST_CASE("What cannot be read here is never written over: ours goes beside it") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 2, 1000, "torn", false};
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes == "torn");
  CHECK(desk.store->records.at("a_kept_2").bytes.find("Mine") != std::string::npos);
  CHECK(desk.autosave->damaged().size() == 1);
}

TEST_CASE("What another window wrote and this one cannot read takes the place of what was here") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.store->watcher({"a", 2, 2000, "torn", false});
  CHECK(model::find(desk.library, "a") == nullptr);
  REQUIRE(desk.autosave->damaged().size() == 1);
  CHECK(desk.autosave->damaged()[0].bytes == "torn");
}

TEST_CASE("A sheet that was deleted in another window and changed here stays, and it is said") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.edit(named("a", "Adele"));
  desk.store->records.erase("a");
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes.find("Adele") != std::string::npos);
  REQUIRE(desk.notes.size() == 1);
  CHECK(desk.notes[0].find("deleted in another window") != std::string::npos);
}

TEST_CASE("A sheet that was changed in another window and deleted here stays, and it is said") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.library.documents.erase("a");
  desk.autosave->changed("a", nullptr);
  desk.store->records["a"] = {"a", 2, 1000, data::write_document(named("a", "Theirs")), false};
  desk.wait(1);
  desk.store->answer_all();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Theirs");
  CHECK(desk.notes.size() == 1);
}

TEST_CASE("A sheet that is deleted in another window goes here with a word about it") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.store->watcher({"a", 0, 0, "", false});
  CHECK(model::find(desk.library, "a") == nullptr);
  REQUIRE(desk.notes.size() == 1);
  CHECK(desk.notes[0] == "Ada was deleted in another window. It stays in the bin for 30 days.");
}

TEST_CASE("What the browser cleared is written again from what is open here") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 7, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.store->records.clear();
  desk.store->watcher({"a", 0, 0, "", true});
  CHECK(model::find(desk.library, "a") != nullptr);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes.find("Ada") != std::string::npos);
  CHECK(desk.autosave->state() == State::saved);
  CHECK(desk.notes.size() == 1);
}

TEST_CASE("A version is kept before the first change of a session and after ten minutes of them") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 3, 500, data::write_document(named("a", "Then")), false};
  desk.open();
  const auto save = [&](const std::string& name) {
    desk.store->clock += 1000;
    desk.edit(named("a", name));
    desk.wait(1);
    desk.store->answer_all();
  };
  save("One");
  save("Two");
  auto& versions = desk.store->versions["a"];
  REQUIRE(versions.size() == 1);
  CHECK(versions[0].changed_ms == 500);
  CHECK(versions[0].bytes.find("Then") != std::string::npos);
  desk.now += 599;
  save("Three");
  REQUIRE(versions.size() == 2);
  CHECK(versions[0].bytes.find("Two") != std::string::npos);
  save("Four");
  CHECK(versions.size() == 2);
  desk.autosave->keep_version_next("a");
  save("Five");
  CHECK(versions.size() == 3);
}

TEST_CASE("Versions that are no longer needed go when one is kept") {
  AutosaveDesk desk;
  constexpr std::int64_t day = 24 * 60 * 60 * 1000;
  desk.store->clock = 400 * day;
  for (int i = 1; i <= 40; ++i)
    desk.store->versions["a"].push_back({desk.store->clock - i, "v", 0, std::to_string(i)});
  desk.store->records["a"] = {"a", 3, desk.store->clock, data::write_document(named("a", "A")),
                              false};
  desk.open();
  desk.edit(named("a", "B"));
  desk.wait(1);
  desk.store->answer_all();
  // The last twenty; the older ones are of the same day.
  const auto& kept = desk.store->versions["a"];
  CHECK(kept.size() == 20);
  CHECK(std::any_of(kept.begin(), kept.end(), [](const auto& each) {
    return each.bytes.find("\"A\"") != std::string::npos;
  }));
}

TEST_CASE("What lay in the bin for thirty days is gone at the next start, the rest stays") {
  AutosaveDesk desk;
  constexpr std::int64_t day = 24 * 60 * 60 * std::int64_t{1000};
  desk.store->clock = 400 * day;
  desk.store->bin["old"] = {"old", 2, 370 * day, "{}", false};
  desk.store->bin["new"] = {"new", 2, 371 * day, "{}", false};
  desk.open();
  CHECK(desk.store->bin.count("old") == 0);
  CHECK(desk.store->bin.count("new") == 1);
}

TEST_CASE("What a newer Roadbook wrote can be looked at, says why, and keeps its bytes") {
  AutosaveDesk desk;
  std::string bytes = data::write_document(named("a", "Ada"));
  bytes.replace(bytes.find("\"version\": 3"), 12, "\"version\": 4");
  bytes.insert(bytes.find("\"name\""), "\"aura\": {\"hue\": 3}, ");
  desk.store->records["a"] = {"a", 1, 1000, bytes, false};
  desk.open();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Ada");
  CHECK(desk.autosave->read_only("a").find("newer Roadbook") != std::string::npos);
  REQUIRE(desk.autosave->original("a") != nullptr);
  CHECK(*desk.autosave->original("a") == bytes);
  // Deleted and brought back, it is what it was.
  const model::Value value = *model::find(desk.library, "a");
  desk.autosave->changed("a", nullptr);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("a") == 0);
  desk.autosave->changed("a", &value);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes == bytes);
}

TEST_CASE("What a newer Roadbook wrote and this one cannot show is set aside with its reason") {
  AutosaveDesk desk;
  const std::string bytes =
      "{\"format\":\"roadbook/"
      "character\",\"version\":9,\"ruleset\":\"beacon-road\",\"name\":{\"a\":1}}";
  desk.store->records["a"] = {"a", 1, 1000, bytes, false};
  desk.open();
  REQUIRE(desk.autosave->damaged().size() == 1);
  CHECK(desk.autosave->damaged()[0].faults[0].find("newer Roadbook") != std::string::npos);
  CHECK(desk.autosave->damaged()[0].bytes == bytes);
}

TEST_CASE("An empty file is a damaged document, and no first start") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, "", false};
  desk.open();
  CHECK(desk.library.documents.empty());
  REQUIRE(desk.autosave->damaged().size() == 1);
  CHECK(desk.autosave->damaged()[0].faults[0].find("empty") != std::string::npos);
}

TEST_CASE("What a page that died had not saved is offered, and settled when it is stored") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 4, 1000, data::write_document(named("a", "Ada")), false};
  desk.leave("a", 4, named("a", "Ada Vas"), "gone");
  desk.leave("b", 0, named("b", "New"), "gone");
  desk.store->unfinished.push_back({"c", 0, "torn", "gone", 0});
  desk.open();
  // Nothing happens to it by itself.
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Ada");
  REQUIRE(desk.autosave->offers().size() == 2);
  CHECK(desk.offered_when_whole == 2);  // so that the screen can show them
  const app::Autosave::Offer offer = desk.autosave->offers()[0];
  CHECK(model::name_of(offer.value) == "Ada Vas");
  CHECK(desk.autosave->continues(offer));
  desk.autosave->answered("a", "gone", "a");
  CHECK(desk.store->left.count({"a", "gone"}) == 1);
  desk.edit(std::get<rules::Character>(offer.value));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes.find("Ada Vas") != std::string::npos);
  CHECK(desk.store->left.count({"a", "gone"}) == 0);
  desk.autosave->answered("b", "gone", {});
  CHECK(desk.store->left.count({"b", "gone"}) == 0);
  CHECK(desk.autosave->offers().empty());
}

TEST_CASE("What is brought back during another write is let go of when it is stored itself") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 4, 1000, data::write_document(named("a", "Ada")), false};
  desk.leave("a", 4, named("a", "Ada Vas"), "gone");
  desk.open();
  desk.edit(named("a", "Ada B"));
  desk.autosave->flush();
  desk.autosave->answered("a", "gone", "a");
  desk.edit(named("a", "Ada Vas"));
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes.find("Ada B") != std::string::npos);
  CHECK(desk.store->left.count({"a", "gone"}) == 1);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.at("a").bytes.find("Ada Vas") != std::string::npos);
  CHECK(desk.store->left.count({"a", "gone"}) == 0);
}

TEST_CASE("Of two pages that died with one sheet, each is answered by itself") {
  for (const bool bring_back : {false, true}) {
    AutosaveDesk desk;
    desk.store->records["a"] = {"a", 4, 1000, data::write_document(named("a", "Ada")), false};
    desk.leave("a", 4, named("a", "One"), "first");
    desk.leave("a", 4, named("a", "Two"), "second");
    desk.open();
    REQUIRE(desk.autosave->offers().size() == 2);
    if (bring_back) {
      desk.autosave->answered("a", "first", "a");
      desk.edit(named("a", "One"));
      // The other no longer goes on from what is here: it would be a second version.
      REQUIRE(desk.autosave->offers().size() == 1);
      CHECK_FALSE(desk.autosave->continues(desk.autosave->offers()[0]));
      desk.wait(1);
      desk.store->answer_all();
      CHECK_FALSE(desk.autosave->continues(desk.autosave->offers()[0]));
    } else {
      desk.autosave->answered("a", "first", {});
    }
    CHECK(desk.store->left.count({"a", "first"}) == 0);
    CHECK(desk.store->left.count({"a", "second"}) == 1);
    REQUIRE(desk.autosave->offers().size() == 1);
    CHECK(model::name_of(desk.autosave->offers()[0].value) == "Two");
  }
}

TEST_CASE("What was restored and undone again is an earlier version of the sheet") {
  // Undone after it was stored, and while it is being stored.
  for (const bool stored : {true, false}) {
    AutosaveDesk desk;
    desk.store->records["a"] = {"a", 4, 1000, data::write_document(named("a", "Ada")), false};
    desk.leave("a", 4, named("a", "Ada Vas"), "gone");
    desk.open();
    desk.autosave->answered("a", "gone", "a");
    desk.edit(named("a", "Ada Vas"));
    desk.autosave->flush();
    if (stored) desk.store->answer_all();
    desk.edit(named("a", "Ada"));
    desk.wait(1);
    desk.store->answer_all();
    desk.wait(1);
    desk.store->answer_all();
    CHECK(desk.store->records.at("a").bytes.find("Ada Vas") == std::string::npos);
    const std::vector<storage::Version>& kept = desk.store->versions["a"];
    CHECK(std::any_of(kept.begin(), kept.end(), [](const storage::Version& each) {
      return each.bytes.find("Ada Vas") != std::string::npos;
    }));
  }
}

TEST_CASE(
    "Two pages' offers that are brought back into one sheet are both let go when it is stored") {
  AutosaveDesk desk;
  desk.leave("a", 0, named("a", "One"), "first");
  desk.leave("a", 0, named("a", "Two"), "second");
  desk.open();
  desk.autosave->answered("a", "first", "a");
  desk.autosave->answered("a", "second", "a");
  desk.edit(named("a", "Two"));
  desk.wait(1);
  CHECK(desk.store->left.size() == 2);
  desk.store->answer_all();
  CHECK(desk.store->left.empty());
}

TEST_CASE("A second version that is kept takes nothing from what other pages left") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.leave("a", 1, named("a", "Left"), "gone");
  desk.open();
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 2, 1000, data::write_document(named("a", "Theirs")), false};
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->left.count({"a", "gone"}) == 1);
  CHECK(desk.autosave->offers().size() == 1);
}

TEST_CASE("A change is written into the journal at once, before it is written") {
  AutosaveDesk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  CHECK(desk.store->writes == 0);
  REQUIRE(desk.store->journaled.count("a") == 1);
  CHECK(desk.store->journaled.at("a").bytes.find("Ada") != std::string::npos);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->journaled.empty());
}

TEST_CASE("A library that cannot be opened says so, and is opened when it can be") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.store->broken = true;
  desk.open();
  CHECK(desk.library.documents.empty());
  CHECK(desk.autosave->load_trouble() == "The browser keeps nothing.");
  desk.store->broken = false;
  desk.autosave->refresh();
  desk.store->answer_all();
  CHECK(desk.autosave->load_trouble().empty());
  CHECK(model::find(desk.library, "a") != nullptr);
}

TEST_CASE("A large library is read in parts, and what is written meanwhile stays") {
  AutosaveDesk desk;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = "d" + std::to_string(i);
    desk.store->records[id] = {id, 1, 1000 + i, data::write_document(named(id, "Someone")), false};
  }
  desk.open();
  CHECK(desk.autosave->is_loaded());
  CHECK_FALSE(desk.autosave->is_whole());
  CHECK(desk.autosave->total() == 1000);
  const std::size_t first = desk.library.documents.size();
  CHECK(first > 0);
  CHECK(first < 1000);
  desk.edit(named("made", "Made here"));
  for (int i = 0; i < 100 && !desk.autosave->is_whole(); ++i) {
    desk.wait(0.1);
    desk.store->answer_all();
  }
  CHECK(desk.autosave->is_whole());
  CHECK(desk.library.documents.size() == 1001);
  CHECK(desk.store->records.count("made") == 1);
}

TEST_CASE("Where nothing can be written, every sheet says why") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.store->read_only = "This disk can only be read.";
  desk.open();
  CHECK(desk.autosave->read_only("a") == "This disk can only be read.");
  CHECK(model::find(desk.library, "a") != nullptr);
}

TEST_CASE(
    "A sheet that grows toward 16 MB is told under the bar, well before it cannot be opened") {
  constexpr std::size_t mega = 1024 * 1024;
  AutosaveDesk desk;
  desk.open();
  const app::VersionHistory version_history(desk.games, desk.library, *desk.autosave, {});
  const auto save = [&] {
    desk.edit(named("a", "Ada"));
    desk.wait(1);
    desk.store->answer_all();
    CHECK(desk.autosave->state() == State::saved);
  };
  desk.blanks = 11 * mega;
  save();
  CHECK(version_history.notice("a").words.empty());
  desk.blanks = 13 * mega;
  save();
  CHECK(version_history.notice("a").words.find("This sheet has grown to 13 MB") == 0);
  CHECK(version_history.notice("a").words.find("16 MB") != std::string::npos);
  CHECK(version_history.notice("").words.empty());
  // What could not be read back is never shown as saved without a word, on any screen.
  desk.blanks = 17 * mega;
  save();
  for (const char* open : {"a", "", "b"}) {
    CHECK(version_history.notice(open).words.find("Ada has grown to 17 MB") == 0);
    CHECK(version_history.notice(open).words.find("could not be opened again") !=
          std::string::npos);
  }
  CHECK(desk.store->records.at("a").bytes.size() > 17 * mega);
  desk.blanks = 0;
  save();
  CHECK(version_history.notice("a").words.empty());
  CHECK(desk.autosave->unopenable().empty());
}

TEST_CASE("A large sheet says so from the start, and one that is deleted no longer") {
  AutosaveDesk desk;
  desk.store->records["a"] = {
      "a", 1, 1000, data::write_document(named("a", "Ada")) + std::string(14u << 20U, ' '), false};
  desk.open();
  const app::VersionHistory version_history(desk.games, desk.library, *desk.autosave, {});
  CHECK(version_history.notice("a").words.find("This sheet has grown to 14 MB") == 0);
  desk.library.documents.erase("a");
  desk.autosave->changed("a", nullptr);
  CHECK(version_history.notice("a").words.empty());
}

TEST_CASE("What is too large to be opened again is kept all the same when another window wrote") {
  AutosaveDesk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.blanks = 17u << 20U;
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 2, 1000, data::write_document(named("a", "Theirs")), false};
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Theirs");
  CHECK(desk.store->records.at("a_kept_2").bytes.find("Mine") != std::string::npos);
  REQUIRE(desk.autosave->damaged().size() == 1);
  CHECK(desk.autosave->damaged()[0].id == "a_kept_2");
}

TEST_CASE("A library waits until documents can be read, with what other windows write meanwhile") {
  AutosaveDesk desk;
  desk.readable = false;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada")), false};
  desk.open();
  desk.edit(named("b", "Bea"));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("b") == 1);
  CHECK_FALSE(desk.autosave->is_whole());
  CHECK(model::find(desk.library, "a") == nullptr);
  desk.store->watcher({"c", 1, 1000, data::write_document(named("c", "Cem")), false});
  CHECK(model::find(desk.library, "c") == nullptr);

  desk.readable = true;
  desk.wait(0.1);
  CHECK(desk.autosave->is_whole());
  REQUIRE(model::find(desk.library, "a") != nullptr);
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Ada");
  REQUIRE(model::find(desk.library, "c") != nullptr);
  CHECK(model::name_of(*model::find(desk.library, "c")) == "Cem");
  CHECK(model::name_of(*model::find(desk.library, "b")) == "Bea");
}
