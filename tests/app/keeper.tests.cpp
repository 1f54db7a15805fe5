// The keeper: "saved" only when the store said so, nothing overwritten, nothing lost.
#include "app/keeper.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <utility>

#include "data/document.hpp"

using namespace roadbook;

namespace {

// A store in memory whose answers come when the test says so.
class SlowStore : public storage::Store {
 public:
  struct Shared {
    std::map<std::string, storage::Record> records;
    std::vector<std::function<void()>> answers;
    std::function<void(storage::Record)> watcher;
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

  void load_all(std::function<void(storage::Loaded)> then) override {
    shared_->answers.push_back([this, then] {
      storage::Loaded loaded;
      loaded.ok = true;
      for (const auto& [id, record] : shared_->records) loaded.records.push_back(record);
      then(std::move(loaded));
    });
  }
  void put(const std::string& id, std::uint64_t expected, std::string bytes,
           std::function<void(storage::Result)> then) override {
    ++shared_->writes;
    shared_->answers.push_back([this, id, expected, bytes, then] {
      storage::Record& record = shared_->records[id];
      storage::Result result;
      if (shared_->full) {
        result.message = "The disk is full.";
      } else if (record.revision != expected) {
        result.outcome = storage::Outcome::conflict;
        result.current = record;
      } else {
        record = {id, record.revision + 1, 1000, bytes};
        result.outcome = storage::Outcome::done;
        result.revision = record.revision;
      }
      then(result);
    });
  }
  void remove(const std::string& id, std::uint64_t,
              std::function<void(storage::Result)> then) override {
    shared_->answers.push_back([this, id, then] {
      shared_->records.erase(id);
      storage::Result result;
      result.outcome = storage::Outcome::done;
      then(result);
    });
  }
  void watch(std::function<void(storage::Record)> then) override {
    shared_->watcher = std::move(then);
  }
  void refresh() override {}
  std::string place() const override { return "memory"; }

 private:
  std::shared_ptr<Shared> shared_;
};

rules::Character named(const std::string& id, const std::string& name) {
  rules::Character character;
  character.id = id;
  character.ruleset = "beacon-road";
  character.name = name;
  return character;
}

struct Desk {
  std::shared_ptr<SlowStore::Shared> store = std::make_shared<SlowStore::Shared>();
  double now = 0;
  int ids = 0;
  model::Library library;
  std::vector<std::string> notes;
  std::unique_ptr<app::Keeper> keeper;

  Desk() {
    app::Keeper::Hooks hooks;
    hooks.now = [this] { return now; };
    hooks.new_id = [this] { return "new" + std::to_string(++ids); };
    hooks.write = [](const model::Value& value) { return data::write_document(value); };
    hooks.read = [](const std::string& id, const std::string& bytes,
                    std::vector<std::string>& faults) -> std::optional<model::Value> {
      data::Documents read = data::read_documents(id, bytes);
      for (const auto& fault : read.diagnostics) faults.push_back(fault.message);
      if (read.values.size() != 1) return std::nullopt;
      return read.values.front();
    };
    hooks.loaded = [this](model::Library loaded) { library = std::move(loaded); };
    hooks.outside = [this](const model::Id& id, std::optional<model::Value> value,
                           const std::string& note) {
      if (value) {
        library.documents[id] = *value;
      } else {
        library.documents.erase(id);
      }
      if (!note.empty()) {
        notes.push_back(note);
        keeper->changed(id, model::find(library, id));
      }
    };
    hooks.status_changed = [] {};
    keeper = std::make_unique<app::Keeper>(std::make_unique<SlowStore>(store), std::move(hooks));
  }
  void open() {
    keeper->load();
    store->answer_all();
  }
  void edit(const rules::Character& character) {
    library.documents[character.id] = character;
    keeper->changed(character.id, model::find(library, character.id));
  }
  void wait(double seconds) {
    now += seconds;
    keeper->tick();
  }
};

using State = app::Keeper::State;

}  // namespace

TEST_CASE("Saved is said when the store said so, and not before") {
  Desk desk;
  CHECK(desk.keeper->state() == State::saving);
  desk.open();
  CHECK(desk.keeper->state() == State::saved);
  desk.edit(named("a", "Ada"));
  CHECK(desk.keeper->state() == State::saving);
  desk.wait(1);
  CHECK(desk.keeper->state() == State::saving);
  CHECK(desk.store->records.count("a") == 0);
  desk.store->answer_all();
  CHECK(desk.keeper->state() == State::saved);
  CHECK(desk.store->records.at("a").bytes.find("Ada") != std::string::npos);
}

TEST_CASE("While one types on, a change still reaches the store within a second") {
  Desk desk;
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
  Desk desk;
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
  CHECK(desk.keeper->state() == State::saved);
}

TEST_CASE("A full disk is said, the document stays unsaved, and a later try saves it") {
  Desk desk;
  desk.open();
  desk.store->full = true;
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.keeper->state() == State::not_saved);
  CHECK(desk.keeper->trouble() == "The disk is full.");
  desk.store->full = false;
  desk.wait(6);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.keeper->state() == State::saved);
  CHECK(desk.store->records.count("a") == 1);
}

TEST_CASE("When two windows changed one sheet, both versions are kept") {
  Desk desk;
  desk.open();
  desk.edit(named("a", "Mine"));
  desk.store->records["a"] = {"a", 5, 1000, data::write_document(named("a", "Theirs"))};
  desk.wait(1);
  desk.store->answer_all();
  desk.wait(1);
  desk.store->answer_all();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Theirs");
  CHECK(model::name_of(*model::find(desk.library, "new1")) == "Mine");
  REQUIRE(desk.notes.size() == 1);
  CHECK(desk.store->records.at("a").bytes.find("Theirs") != std::string::npos);
  CHECK(desk.store->records.at("new1").bytes.find("Mine") != std::string::npos);
  CHECK(desk.keeper->state() == State::saved);
}

TEST_CASE("A change in another window is taken over where nothing is unsaved here") {
  Desk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada"))};
  desk.open();
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Ada");
  desk.store->watcher({"a", 2, 2000, data::write_document(named("a", "Adele"))});
  CHECK(model::name_of(*model::find(desk.library, "a")) == "Adele");
  desk.store->watcher({"a", 3, 3000, ""});
  CHECK(model::find(desk.library, "a") == nullptr);
}

TEST_CASE("A damaged document is set aside with its bytes, and the others open") {
  Desk desk;
  desk.store->records["a"] = {"a", 1, 1000, data::write_document(named("a", "Ada"))};
  desk.store->records["b"] = {"b", 1, 1000, "{\"format\":\"roadbook/char"};
  desk.open();
  CHECK(desk.library.documents.size() == 1);
  REQUIRE(desk.keeper->damaged().size() == 1);
  CHECK(desk.keeper->damaged()[0].bytes == "{\"format\":\"roadbook/char");
  CHECK_FALSE(desk.keeper->damaged()[0].faults.empty());
}

TEST_CASE("A sheet that is deleted and brought back is stored again") {
  Desk desk;
  desk.open();
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  desk.keeper->changed("a", nullptr);
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("a") == 0);
  desk.edit(named("a", "Ada"));
  desk.wait(1);
  desk.store->answer_all();
  CHECK(desk.store->records.count("a") == 1);
  CHECK(desk.keeper->state() == State::saved);
}
