// Portraits beside the sheets: files of their own with revisions of their own, and nothing is lost.
#include <catch2/catch_test_macros.hpp>

#include <filesystem>

#include "answers.hpp"
#include "own_folder.hpp"
#include "storage/folder_desktop.hpp"
#include "storage/storage.hpp"

using namespace roadbook::storage;

TEST_CASE("A portrait is a plain picture file of its sheet's name beside the sheets") {
  const OwnFolder folder;
  const auto portraits = open_portraits(folder.path().string());
  REQUIRE(put(*portraits, "hero", 0, "picture").outcome == Outcome::done);
  CHECK(bytes_of_file(folder.path() / "portraits" / "hero.jpg") == "picture");
}

TEST_CASE("A sheet and its portrait have revisions of their own") {
  const OwnFolder folder;
  const auto sheets = folder.open();
  const auto portraits = open_portraits(folder.path().string());
  CHECK(put(*sheets, "hero", 0, "{}").revision == 1);
  CHECK(put(*portraits, "hero", 0, "one").revision == 1);
  CHECK(put(*portraits, "hero", 1, "two").revision == 2);
  CHECK(put(*portraits, "hero", 2, "three").revision == 3);
  CHECK(put(*sheets, "hero", 1, "{ }").revision == 2);
  const Loaded found = read(*portraits, "hero");
  REQUIRE(found.records.size() == 1);
  CHECK(found.records[0].revision == 3);
  CHECK(found.records[0].bytes == "three");
  const Loaded loaded = load(*sheets);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes == "{ }");
}

TEST_CASE("One document is read without the others, and none where there is none") {
  const OwnFolder folder;
  const auto portraits = open_portraits(folder.path().string());
  CHECK(read(*portraits, "hero").ok);
  CHECK(read(*portraits, "hero").records.empty());
  put(*portraits, "hero", 0, "one");
  put(*portraits, "other", 0, "else");
  CHECK(read(*portraits, "hero").records.size() == 1);
  remove(*portraits, "hero", 1);
  CHECK(read(*portraits, "hero").ok);
  CHECK(read(*portraits, "hero").records.empty());
  CHECK(read(*portraits, "../hero").records.empty());
}

TEST_CASE("A portrait that was replaced or removed can be found again") {
  const OwnFolder folder;
  const auto portraits = open_portraits(folder.path().string());
  put(*portraits, "hero", 0, "one");
  put(*portraits, "hero", 1, "two", Before::stays);
  const Versions kept = versions(*portraits, "hero");
  REQUIRE(kept.all.size() == 1);
  CHECK(kept.all[0].bytes == "one");
  remove(*portraits, "hero", 2);
  const Loaded removed = bin(*portraits);
  REQUIRE(removed.records.size() == 1);
  CHECK(removed.records[0].bytes == "two");
  CHECK(forget(*portraits, "hero").outcome == Outcome::done);
  CHECK(bin(*portraits).records.empty());
  CHECK(versions(*portraits, "hero").all.empty());
}

TEST_CASE("Two windows never write over each other's portrait unseen") {
  const OwnFolder folder;
  const auto mine = open_portraits(folder.path().string());
  const auto theirs = open_portraits(folder.path().string());
  put(*mine, "hero", 0, "mine");
  const Result result = put(*theirs, "hero", 0, "theirs");
  CHECK(result.outcome == Outcome::conflict);
  CHECK(result.current.bytes == "mine");
}

TEST_CASE("Portraits are no sheets, and no game's files") {
  const OwnFolder folder;
  const auto sheets = folder.open();
  put(*open_portraits(folder.path().string()), "hero", 0, "one");
  CHECK(load(*sheets).records.empty());
  CHECK(load(*sheets).unreadable.empty());
}
