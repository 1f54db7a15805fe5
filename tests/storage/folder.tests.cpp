// The library as a folder of files: nothing is lost, and nothing is said to be kept that is not.
#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "answers.hpp"
#include "own_folder.hpp"
#include "storage/storage.hpp"

using namespace roadbook::storage;

TEST_CASE("a new folder is made and holds nothing") {
  const OwnFolder folder;
  const auto store = open_store((folder.path() / "deep" / "library").string());
  const Loaded loaded = load(*store);
  CHECK(loaded.ok);
  CHECK(loaded.records.empty());
  CHECK(store->place() == (folder.path() / "deep" / "library").string());
}

TEST_CASE("what was put is there for the next program, byte for byte") {
  const OwnFolder folder;
  const std::string bytes = std::string("{\"name\":\"M\xC3\xA9l\"}\r\n") + '\0' + "rest";
  {
    const auto store = folder.open();
    const Result first = put(*store, "hero", 0, "{}");
    REQUIRE(first.outcome == Outcome::done);
    CHECK(first.revision == 1);
    const Result second = put(*store, "hero", 1, bytes);
    REQUIRE(second.outcome == Outcome::done);
    CHECK(second.revision == 2);
  }
  const auto store = folder.open();
  const Loaded loaded = load(*store);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].id == "hero");
  CHECK(loaded.records[0].revision == 2);
  CHECK(loaded.records[0].bytes == bytes);
  CHECK(loaded.records[0].changed_ms > 0);
}

TEST_CASE("a document is a plain file of its own name") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "{\"a\":1}");
  std::ifstream in(folder.path() / "hero.json", std::ios::binary);
  CHECK(std::string(std::istreambuf_iterator<char>(in), {}) == "{\"a\":1}");
}

TEST_CASE("a write over a newer revision changes nothing and shows what is there") {
  const OwnFolder folder;
  const auto mine = folder.open();
  const auto theirs = folder.open();
  put(*mine, "hero", 0, "one");
  put(*theirs, "hero", 1, "two");
  const Result result = put(*mine, "hero", 1, "three");
  REQUIRE(result.outcome == Outcome::conflict);
  CHECK(result.current.revision == 2);
  CHECK(result.current.bytes == "two");
  CHECK(load(*mine).records[0].bytes == "two");
}

TEST_CASE("a document that is there is not made a second time") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  CHECK(put(*store, "hero", 0, "two").outcome == Outcome::conflict);
}

TEST_CASE("writing what is stored already is done, whatever was expected") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  const Result result = put(*store, "hero", 0, "one");
  CHECK(result.outcome == Outcome::done);
  CHECK(result.revision == 1);
}

TEST_CASE("a removed document is gone, and its revisions go on counting") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  REQUIRE(remove(*store, "hero", 1).outcome == Outcome::done);
  CHECK(load(*store).records.empty());

  const Result stale = put(*store, "hero", 1, "late");
  REQUIRE(stale.outcome == Outcome::conflict);
  CHECK(stale.current.revision == 0);

  const Result again = put(*store, "hero", 0, "one");
  REQUIRE(again.outcome == Outcome::done);
  CHECK(again.revision == 3);
  CHECK(put(*store, "hero", 1, "an old copy").outcome == Outcome::conflict);
}

TEST_CASE("a newer document is not removed") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  put(*store, "hero", 1, "two");
  CHECK(remove(*store, "hero", 1).outcome == Outcome::conflict);
  CHECK(load(*store).records.size() == 1);
}

TEST_CASE("a document that a person edited counts as a newer revision") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  write_file(folder.path() / "hero.json", "edited by hand");
  CHECK(load(*store).records[0].revision == 2);
  CHECK(put(*store, "hero", 1, "two").outcome == Outcome::conflict);
  CHECK(put(*store, "hero", 2, "two").outcome == Outcome::done);
}

TEST_CASE("a file that a person put into the folder is a document") {
  const OwnFolder folder;
  const auto store = folder.open();
  write_file(folder.path() / "found.json", "not even JSON");
  write_file(folder.path() / "Not An Id.json", "{}");
  write_file(folder.path() / "notes.txt", "mine");
  const Loaded loaded = load(*store);
  REQUIRE(loaded.ok);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].id == "found");
  CHECK(loaded.records[0].revision == 1);
  CHECK(loaded.records[0].bytes == "not even JSON");
}

TEST_CASE("what is left of a write that did not end is not a document") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  write_file(folder.path() / ".hero.json.4711.new", "ha");
  const Loaded loaded = load(*store);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes == "one");
  CHECK(loaded.records[0].revision == 1);
}

TEST_CASE("names that could leave the folder are refused in words") {
  const OwnFolder folder;
  const auto store = folder.open();
  for (const char* id : {"", "../hero", "a/b", "Hero", ".lock"}) {
    const Result result = put(*store, id, 0, "{}");
    CHECK(result.outcome == Outcome::failed);
    CHECK_FALSE(result.message.empty());
  }
}

TEST_CASE("a folder that cannot be made is a failure in words, at load and at write") {
  const OwnFolder folder;
  write_file(folder.path() / "file", "in the way");
  const auto store = open_store((folder.path() / "file" / "library").string());
  const Loaded loaded = load(*store);
  CHECK_FALSE(loaded.ok);
  CHECK_FALSE(loaded.message.empty());
  const Result result = put(*store, "hero", 0, "{}");
  CHECK(result.outcome == Outcome::failed);
  CHECK_FALSE(result.message.empty());
}

TEST_CASE("a watcher hears of what others changed and removed, and of nothing else") {
  const OwnFolder folder;
  const auto mine = folder.open();
  const auto theirs = folder.open();
  std::vector<Record> heard;
  mine->watch([&](Record record) { heard.push_back(std::move(record)); }, {});
  load(*mine);
  put(*mine, "own", 0, "mine");
  mine->refresh();
  CHECK(heard.empty());

  put(*theirs, "other", 0, "theirs");
  put(*theirs, "own", 1, "changed");
  mine->refresh();
  REQUIRE(heard.size() == 2);
  CHECK(heard[0].id == "other");
  CHECK(heard[1].bytes == "changed");
  CHECK(heard[1].revision == 2);

  heard.clear();
  remove(*theirs, "other", 1);
  mine->refresh();
  REQUIRE(heard.size() == 1);
  CHECK(heard[0].id == "other");
  CHECK(heard[0].bytes.empty());
  heard.clear();
  mine->refresh();
  CHECK(heard.empty());
}

TEST_CASE("of two programs that write the same revision at the same time, one wins") {
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "start");
  constexpr int rounds = 40;
  std::vector<std::thread> programs;
  std::vector<int> wins(2, 0);
  std::vector<int> undecided(2, 0);
  for (std::size_t program = 0; program < 2; ++program) {
    programs.emplace_back([&, program] {
      const auto store = folder.open();
      for (int round = 0; round < rounds; ++round) {
        const std::string bytes = std::to_string(program) + "/" + std::to_string(round);
        const auto expected = static_cast<std::uint64_t>(round) + 1;
        const Result result = put(*store, "hero", expected, bytes);
        if (result.outcome == Outcome::done) ++wins[program];
        // The next round begins when this one was decided, by whomever.
        if (result.outcome != Outcome::done && result.current.revision <= expected)
          ++undecided[program];
      }
    });
  }
  for (std::thread& program : programs) program.join();
  CHECK(wins[0] + wins[1] == rounds);
  CHECK(undecided[0] + undecided[1] == 0);
  CHECK(load(*folder.open()).records[0].revision == rounds + 1);
}
