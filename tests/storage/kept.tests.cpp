// Whoever writes, keeps: what was saved once is in the sheet, in the bin or among the versions.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "answers.hpp"
#include "own_folder.hpp"
#include "pretend_disk.hpp"
#include "storage/folder_desktop.hpp"

using namespace roadbook::storage;

namespace {

bool is_among_versions(Store& store, const std::string& id, const std::string& bytes) {
  const Versions found = versions(store, id);
  return std::any_of(found.all.begin(), found.all.end(),
                     [&](const Version& each) { return each.bytes == bytes; });
}

// Waits for one byte, or sends one, between two programs.
void wait_for(int pipe) {
  char byte = 0;
  while (::read(pipe, &byte, 1) < 0) continue;
}
void tell(int pipe) {
  const char byte = 1;
  while (::write(pipe, &byte, 1) < 0) continue;
}

// What a window does with a sheet that it has changed: over a conflict with a removal it writes it
// as a new one.
Outcome write_changed(Store& store, const std::string& id, std::uint64_t revision,
                      const std::string& bytes) {
  const Result first = put(store, id, revision, bytes);
  if (first.outcome != Outcome::conflict || first.current.revision != 0) return first.outcome;
  return put(store, id, 0, bytes).outcome;
}

}  // namespace

TEST_CASE("of two programs, one saves and deletes, the other writes its old state: both are kept") {
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "the first");
  std::array<int, 2> go{};
  REQUIRE(::pipe(go.data()) == 0);
  std::array<int, 2> ready{};
  REQUIRE(::pipe(ready.data()) == 0);
  const pid_t other = ::fork();
  REQUIRE(other >= 0);
  if (other == 0) {
    const auto store = folder.open();
    const std::uint64_t revision = load(*store).records[0].revision;
    tell(ready[1]);
    wait_for(go[0]);
    const Outcome outcome = write_changed(*store, "hero", revision, "late, from the other program");
    ::_exit(outcome == Outcome::done ? 0 : 1);
  }
  wait_for(ready[0]);
  const auto mine = folder.open();
  REQUIRE(put(*mine, "hero", 1, "saved here").outcome == Outcome::done);
  REQUIRE(remove(*mine, "hero", 2).outcome == Outcome::done);
  tell(go[1]);
  int status = 0;
  REQUIRE(::waitpid(other, &status, 0) == other);
  REQUIRE(status == 0);
  CHECK(load(*mine).records[0].bytes == "late, from the other program");
  CHECK(is_among_versions(*mine, "hero", "saved here"));
  CHECK(bin(*mine).records.empty());
  for (const int each : {go[0], go[1], ready[0], ready[1]}) ::close(each);
}

TEST_CASE("a sheet that is deleted and brought back as it was leaves no version behind") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "as it is");
  remove(*store, "hero", 1);
  CHECK(put(*store, "hero", 0, "as it is").outcome == Outcome::done);
  CHECK(versions(*store, "hero").all.empty());
}

TEST_CASE("a file that a person put beside the bin's does not cost what lies in the bin") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "deleted");
  remove(*store, "hero", 1);
  write_file(folder.path() / "hero.json", "put there by hand");
  const std::uint64_t revision = load(*store).records[0].revision;
  REQUIRE(remove(*store, "hero", revision).outcome == Outcome::done);
  REQUIRE(bin(*store).records.size() == 1);
  CHECK(bin(*store).records[0].bytes == "put there by hand");
  CHECK(is_among_versions(*store, "hero", "deleted"));
}

TEST_CASE("two replacements within one tick of the file's clock keep both versions") {
  for (const bool links : {true, false}) {
    PretendDisk disk;
    disk.knows_links = links;
    disk.clock_stands = true;
    const auto store = open_folder("/library", disk);
    put(*store, "hero", 0, "one");
    put(*store, "hero", 1, "two", Before::stays);
    put(*store, "hero", 2, "three", Before::stays);
    INFO("links: " << links);
    const Versions found = versions(*store, "hero");
    REQUIRE(found.all.size() == 2);
    CHECK(found.all[0].bytes == "two");
    CHECK(found.all[1].bytes == "one");
  }
}

TEST_CASE("a version that bears the name already and holds something else is not taken for kept") {
  for (const bool links : {true, false}) {
    PretendDisk disk;
    disk.knows_links = links;
    disk.clock_stands = true;
    const auto store = open_folder("/library", disk);
    // The revisions were lost, as with a folder that was brought back: they count from one again.
    put(*store, "hero", 0, "one");
    put(*store, "hero", 1, "two", Before::stays);
    disk.unlink("/library/.revisions/hero");
    disk.unlink("/library/hero.json");
    put(*store, "hero", 0, "another");
    put(*store, "hero", 1, "more of it", Before::stays);
    INFO("links: " << links);
    CHECK(is_among_versions(*store, "hero", "one"));
    CHECK(is_among_versions(*store, "hero", "another"));
  }
}

TEST_CASE("versions that were named by their times are read, listed as the oldest, and dropped") {
  const OwnFolder folder;
  const auto store = folder.open();
  put(*store, "hero", 0, "one");
  put(*store, "hero", 1, "two", Before::stays);
  const std::filesystem::path old = folder.path() / ".versions" / "hero" / "1732000000000.json";
  write_file(old, "of former times");
  write_file(folder.path() / ".versions" / "hero" / "4-x.json", "somebody's own");
  const Versions found = versions(*store, "hero");
  REQUIRE(found.all.size() == 2);
  CHECK(found.all[0].bytes == "one");
  CHECK(found.all[0].revision == 1);
  CHECK(found.all[1].bytes == "of former times");
  CHECK(found.all[1].changed_ms == 1732000000000);
  Result dropped;
  store->drop_versions("hero", {found.all[1].name, "4-x", "../hero"},
                       [&](Result result) { dropped = std::move(result); });
  CHECK(dropped.outcome == Outcome::done);
  CHECK_FALSE(std::filesystem::exists(old));
  CHECK(bytes_of_file(folder.path() / ".versions" / "hero" / "4-x.json") == "somebody's own");
  CHECK(load(*store).records.size() == 1);
}
