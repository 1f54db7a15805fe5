// A library of 10,000 sheets in a folder: the time to its first sheets, to all of them, to open
// one, and to save one.
#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

#include "data/document.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "storage/storage.hpp"
#include "support/own_folder.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

constexpr int sheets = 10000;
constexpr std::size_t first_part = 64;  // what is read before the first picture

std::string id_of(int number) {
  return "hero_" + std::to_string(number);
}

// The folder, filled at the first use and removed at the end.
class Folder {
 public:
  Folder() {
    for (int number = 0; number < sheets; ++number) {
      const data::Value value = rules::random_character(
          support::beacon_road(), id_of(number), static_cast<std::uint64_t>(number % 200), {});
      std::ofstream(own_.path() / (id_of(number) + ".json"), std::ios::binary)
          << data::write_document(value);
    }
  }
  std::unique_ptr<storage::Store> open() const { return storage::open_store(own_.path().string()); }

 private:
  support::OwnFolder own_;
};

const Folder& folder() {
  static const Folder only;
  return only;
}

void first_sheets(benchmark::State& state) {
  folder();
  std::size_t found = 0;
  for (auto _ : state) {
    const auto store = folder().open();
    store->load(first_part, [&](const storage::Loaded& loaded) {
      found = 0;
      for (const storage::Record& record : loaded.records) {
        found += data::read_documents(record.id, record.bytes).values.size();
      }
    });
  }
  state.counters["sheets"] = static_cast<double>(found);
}
BENCHMARK(first_sheets)->Unit(benchmark::kMillisecond)->Name("10,000 sheets: to the first 64");

void all_sheets(benchmark::State& state) {
  folder();
  std::size_t found = 0;
  for (auto _ : state) {
    const auto store = folder().open();
    store->load_all([&](const storage::Loaded& loaded) {
      found = 0;
      for (const storage::Record& record : loaded.records) {
        found += data::read_documents(record.id, record.bytes).values.size();
      }
    });
  }
  state.counters["sheets"] = static_cast<double>(found);
}
BENCHMARK(all_sheets)->Unit(benchmark::kMillisecond)->Name("10,000 sheets: all of them");

void open_one(benchmark::State& state) {
  const std::string bytes =
      data::write_document(rules::random_character(support::beacon_road(), "one", 7, {}));
  for (auto _ : state) {
    const data::Documents read = data::read_documents("one", bytes);
    const auto& character = std::get<rules::Character>(read.values.front());
    const rules::Standing standing =
        rules::derive(support::beacon_road(), character, rules::Gifts{});
    benchmark::DoNotOptimize(rules::check(standing));
  }
}
BENCHMARK(open_one)->Unit(benchmark::kMillisecond)->Name("10,000 sheets: open one");

// With what a save of the program does: to the disk, and the folder, too.
void save_one(benchmark::State& state) {
  const auto store = folder().open();
  std::uint64_t revision = 0;
  store->load_all([&](const storage::Loaded& loaded) {
    for (const storage::Record& record : loaded.records) {
      if (record.id == id_of(0)) revision = record.revision;
    }
  });
  int turn = 0;
  for (auto _ : state) {
    rules::Character character = rules::random_character(support::beacon_road(), id_of(0), 7, {});
    character.notes = std::to_string(++turn);
    bool done = false;
    store->put(id_of(0), revision, data::write_document(character),
               [&](const storage::Result& result) {
                 done = result.outcome == storage::Outcome::done;
                 revision = result.revision;
               });
    if (!done) state.SkipWithError("It was not saved.");
  }
}
BENCHMARK(save_one)->Unit(benchmark::kMillisecond)->Name("10,000 sheets: save one");

}  // namespace
