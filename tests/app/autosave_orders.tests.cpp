// Two windows on one library in random orders: nothing that was shown as saved is nowhere.
#include <catch2/catch_test_macros.hpp>

#include <deque>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "../storage/answers.hpp"
#include "../storage/pretend_disk.hpp"
#include "app/autosave.hpp"
#include "app/loaded_document.hpp"
#include "data/document.hpp"
#include "shipped_games.hpp"
#include "storage/folder_desktop.hpp"
#include "support/rounds.hpp"

using namespace roadbook;

namespace {

// A folder whose writes and removals take as long as the test says.
class LateFolder final : public storage::Store {
 public:
  LateFolder(storage::Disk& disk, std::deque<std::function<void()>>& under_way)
      : folder_(storage::open_folder("/library", disk)), under_way_(under_way) {}

  void load(std::size_t most, std::function<void(storage::Loaded)> then) override {
    folder_->load(most, std::move(then));
  }
  void load_more(std::size_t most, std::function<void(storage::Loaded)> then) override {
    folder_->load_more(most, std::move(then));
  }
  void read(const std::string& id, std::function<void(storage::Loaded)> then) override {
    folder_->read(id, std::move(then));
  }
  void put(const std::string& id, std::uint64_t expected, std::string bytes, storage::Before before,
           std::function<void(storage::Result)> then) override {
    under_way_.push_back([this, id, expected, bytes = std::move(bytes), before, then] {
      folder_->put(id, expected, bytes, before, then);
    });
  }
  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(storage::Result)> then) override {
    under_way_.push_back([this, id, expected, then] { folder_->remove(id, expected, then); });
  }
  void versions(const std::string& id, std::function<void(storage::Versions)> then) override {
    folder_->versions(id, std::move(then));
  }
  void drop_versions(const std::string& id, std::vector<std::string> names,
                     std::function<void(storage::Result)> then) override {
    folder_->drop_versions(id, std::move(names), std::move(then));
  }
  void bin(std::function<void(storage::Loaded)> then) override { folder_->bin(std::move(then)); }
  void forget(const std::string& id, std::function<void(storage::Result)> then) override {
    folder_->forget(id, std::move(then));
  }
  void journal(const std::string&, std::uint64_t, const std::string&) override {}
  void clear_journal(const std::string&, const std::string&) override {}
  void watch(std::function<void(storage::Record)> then, std::function<void()> news) override {
    folder_->watch(std::move(then), std::move(news));
  }
  void refresh() override { folder_->refresh(); }
  std::string place() const override { return folder_->place(); }
  void usage(std::function<void(storage::Usage)> then) override { folder_->usage(std::move(then)); }
  void ask_to_keep(std::function<void(storage::Usage)> then) override {
    folder_->usage(std::move(then));
  }

 private:
  std::unique_ptr<storage::Store> folder_;
  std::deque<std::function<void()>>& under_way_;
};

// One window: the library as it shows it, and what it last deleted.
struct OrderWindow {
  std::deque<std::function<void()>> under_way;
  model::Library library;
  std::map<model::Id, model::Value> deleted;
  std::unique_ptr<app::Autosave> autosave;

  OrderWindow(storage::Disk& disk, const app::Games& games, double& now) {
    app::Autosave::Hooks hooks;
    hooks.now = [&now] { return now; };
    hooks.wall_clock = [] { return std::int64_t{1000}; };
    hooks.write = [](const model::Value& value, std::int64_t made_ms) {
      return data::write_document(value, made_ms);
    };
    hooks.read = [&games](const std::string& id, const std::string& bytes) {
      return app::open_saved(games, id, bytes);
    };
    hooks.find = [this](const model::Id& id) { return model::find(library, id); };
    hooks.loaded = [this](model::Library part, bool) { library.documents.merge(part.documents); };
    hooks.changed_elsewhere = [this](const model::Id& id, std::optional<model::Value> value,
                                     bool unwritten) {
      deleted.erase(id);
      if (value) {
        library.documents.insert_or_assign(id, std::move(*value));
      } else {
        library.documents.erase(id);
      }
      if (unwritten) autosave->changed(id, model::find(library, id));
    };
    hooks.tell = [](const std::string&, const model::Id&) {};
    hooks.status_changed = [] {};
    autosave = std::make_unique<app::Autosave>(std::make_unique<LateFolder>(disk, under_way),
                                               std::move(hooks));
    autosave->load();
  }

  // The next write or removal comes to its end.
  void end_one() {
    if (under_way.empty()) return;
    const auto next = std::move(under_way.front());
    under_way.pop_front();
    next();
  }
  void put(const model::Value& value) {
    const model::Id id = model::id_of(value);
    library.documents.insert_or_assign(id, value);
    autosave->changed(id, model::find(library, id));
  }
};

// The words of a name: each is one thing that was typed.
void add_words(const model::Value& value, std::set<std::string>& words) {
  std::istringstream text(model::name_of(value));
  for (std::string word; text >> word;) words.insert(word);
}

struct RandomOrder {
  storage::PretendDisk disk;
  const app::Games& games;
  std::mt19937 chance;
  double now = 0;
  std::unique_ptr<OrderWindow> windows[2];
  std::set<std::string> acknowledged;
  int typed = 0;

  RandomOrder(const app::Games& all, unsigned seed) : games(all), chance(seed) {
    disk.clock_stands = seed % 2 == 0;
    for (auto& each : windows) each = std::make_unique<OrderWindow>(disk, games, now);
    rules::Character first;
    first.id = "hero";
    first.ruleset = "beacon-road";
    first.name = "start";
    windows[0]->put(first);
  }

  // Something that is in the library, by chance.
  const model::Value* some(const OrderWindow& window) {
    if (window.library.documents.empty()) return nullptr;
    auto place = window.library.documents.begin();
    std::advance(place, chance() % window.library.documents.size());
    return &place->second;
  }

  void look() {
    for (const auto& window : windows) {
      if (window->autosave->state() != app::Autosave::State::saved) continue;
      for (const auto& [id, value] : window->library.documents) add_words(value, acknowledged);
    }
  }

  void step() {
    auto& window = windows[chance() % 2];
    const auto kind = chance() % 100;
    if (kind < 25) {
      if (const model::Value* value = some(*window)) {
        rules::Character changed = std::get<rules::Character>(*value);
        changed.name += " t" + std::to_string(++typed);
        window->put(changed);
      }
    } else if (kind < 33) {
      if (const model::Value* value = some(*window)) {
        const model::Id id = model::id_of(*value);
        window->deleted.insert_or_assign(id, *value);
        window->library.documents.erase(id);
        window->autosave->changed(id, nullptr);
      }
    } else if (kind < 40) {
      if (!window->deleted.empty()) {
        const model::Value value = window->deleted.begin()->second;
        window->deleted.erase(window->deleted.begin());
        window->put(value);
      }
    } else if (kind < 65) {
      now += static_cast<double>(chance() % 1000) / 1000;
      for (const auto& each : windows) each->autosave->tick();
    } else if (kind < 85) {
      window->end_one();
    } else if (kind < 95) {
      window->autosave->refresh();
    } else {
      // Killed: a write that was under way may or may not have come to its end.
      if (chance() % 2 == 0) window->end_one();
      window = std::make_unique<OrderWindow>(disk, games, now);
    }
    look();
  }

  void end() {
    for (int i = 0; i < 200; ++i) {
      now += 1;
      for (const auto& each : windows) {
        each->autosave->tick();
        each->end_one();
        each->autosave->refresh();
      }
    }
    look();
  }

  std::set<std::string> everywhere() {
    std::set<std::string> words;
    const auto store = storage::open_folder("/library", disk);
    std::set<std::string> ids;
    const auto add = [&](const std::string& id, const std::string& bytes) {
      ids.insert(id);
      const app::LoadedDocument opened = app::open_saved(games, id, bytes);
      if (opened.value) add_words(*opened.value, words);
    };
    for (const auto& each : storage::load(*store).records) add(each.id, each.bytes);
    for (const auto& each : storage::bin(*store).records) add(each.id, each.bytes);
    for (const std::string& id : std::set<std::string>(ids)) {
      for (const auto& each : storage::versions(*store, id).all) add(id, each.bytes);
    }
    return words;
  }
};

}  // namespace

TEST_CASE(
    "two windows type, delete, undo and are killed in random orders: nothing saved is nowhere") {
  const app::Games& games = app::shipped_games();
  std::size_t acknowledged = 0;
  const auto orders = static_cast<unsigned>(support::rounds(80, 5000));
  for (unsigned seed = 1; seed <= orders; ++seed) {
    RandomOrder order(games, seed);
    for (int step = 0; step < 100; ++step) order.step();
    order.end();
    const std::set<std::string> words = order.everywhere();
    INFO("order " << seed);
    for (const std::string& each : order.acknowledged) {
      INFO(each);
      CHECK(words.count(each) == 1);
    }
    CHECK(order.windows[0]->autosave->state() == app::Autosave::State::saved);
    CHECK(order.windows[1]->autosave->state() == app::Autosave::State::saved);
    CHECK(order.windows[0]->library.documents == order.windows[1]->library.documents);
    acknowledged += order.acknowledged.size();
  }
  CHECK(acknowledged > orders * 3);
}
