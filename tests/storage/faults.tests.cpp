// A disk that fails or loses its power at any moment: each file is the old one or the new one, and
// what was acknowledged is there.
#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "answers.hpp"
#include "pretend_disk.hpp"
#include "storage/folder_desktop.hpp"

using namespace roadbook::storage;

namespace {

const std::filesystem::path folder = "/library";
const std::string old_bytes = "{\"name\":\"the old one\"}";
const std::string new_bytes = "{\"name\":\"the new one, which is a little longer\"}";
const std::string other_bytes = "{\"name\":\"another\"}";

std::optional<std::string> stored(const Loaded& loaded, const std::string& id) {
  for (const Record& record : loaded.records) {
    if (record.id == id) return record.bytes;
  }
  return std::nullopt;
}

// One thing that a player does to "hero", which stands at revision 2 when it begins.
struct Deed {
  const char* name;
  std::function<Result(Store&)> run;
  std::optional<std::string> before;  // what hero is without it
  std::optional<std::string> after;   // what hero is when it was done
  bool keeps = false;                 // the old bytes are a version then
  bool starts_removed = false;
};

std::vector<Deed> deeds() {
  return {
      {"save", [](Store& store) { return put(store, "hero", 2, new_bytes); }, old_bytes, new_bytes},
      {"save and keep the version before",
       [](Store& store) { return put(store, "hero", 2, new_bytes, Before::stays); }, old_bytes,
       new_bytes, true},
      {"remove", [](Store& store) { return remove(store, "hero", 2); }, old_bytes, std::nullopt},
      {"bring back", [](Store& store) { return put(store, "hero", 0, new_bytes); }, std::nullopt,
       new_bytes, false, true},
  };
}

void prepare(PretendDisk& disk, const Deed& deed) {
  const auto store = open_folder(folder, disk);
  put(*store, "hero", 0, "{\"name\":\"the first\"}");
  put(*store, "hero", 1, old_bytes);
  put(*store, "other", 0, other_bytes);
  if (deed.starts_removed) remove(*store, "hero", 2);
}

struct Fault {
  const char* name;
  int error;
  bool power_goes;
  PretendDisk::Loss loss;
};

const std::vector<Fault>& faults() {
  using Loss = PretendDisk::Loss;
  static const std::vector<Fault> all{
      {"a fault of the disk", EIO, false, Loss::bytes},
      {"a full disk", ENOSPC, false, Loss::bytes},
      {"the power goes, unsynced bytes and names are lost", EIO, true, Loss::everything},
      {"the power goes, unsynced bytes are lost", EIO, true, Loss::bytes},
      {"the power goes, half of the unsynced bytes are lost", EIO, true, Loss::half}};
  return all;
}

// What must hold whatever happened.
void examine(Store& store, const Deed& deed, const Result& result) {
  const Loaded loaded = load(store);
  REQUIRE(loaded.ok);
  const std::optional<std::string> hero = stored(loaded, "hero");
  const bool old_or_new = hero == deed.before || hero == deed.after;
  CHECK(old_or_new);
  if (result.outcome == Outcome::done) CHECK(hero == deed.after);
  CHECK(stored(loaded, "other") == other_bytes);
  for (const Version& version : versions(store, "hero").all) CHECK(version.bytes == old_bytes);
  if (deed.keeps && result.outcome == Outcome::done) CHECK(versions(store, "hero").all.size() == 1);
  // What is not in the library is in the bin, whole.
  const Loaded thrown = bin(store);
  REQUIRE(thrown.ok);
  if (!hero) {
    REQUIRE(thrown.records.size() == 1);
    CHECK(thrown.records[0].bytes == old_bytes);
  } else {
    CHECK(thrown.records.empty());
  }
}

std::uint64_t revision_of(Store& store) {
  for (const Record& record : load(store).records) {
    if (record.id == "hero") return record.revision;
  }
  return 0;
}

// One deed with one fault at one operation. False where the deed was over before it.
bool meet(const Deed& deed, const Fault& fault, int operation, bool links) {
  PretendDisk disk;
  disk.knows_links = links;
  prepare(disk, deed);
  auto store = open_folder(folder, disk);
  load(*store);
  disk.arm(operation, fault.error, fault.power_goes);
  const Result result = deed.run(*store);
  if (!disk.hit()) return false;
  if (fault.power_goes) {
    disk.start_again(fault.loss);
    store = open_folder(folder, disk);
  } else {
    disk.disarm();
  }
  INFO(deed.name << ", " << fault.name << " at operation " << operation);
  CHECK((result.outcome == Outcome::done || !result.message.empty()));
  examine(*store, deed, result);
  // Tried again, it comes to its end.
  Result again = deed.run(*store);
  if (again.outcome == Outcome::conflict) {
    again = deed.after ? put(*store, "hero", again.current.revision, *deed.after)
                       : remove(*store, "hero", again.current.revision);
  }
  CHECK(again.outcome == Outcome::done);
  CHECK(stored(load(*store), "hero") == deed.after);
  if (deed.after) CHECK(revision_of(*store) > 2);
  return true;
}

}  // namespace

TEST_CASE(
    "a fault at any operation leaves the old file or the new one, and what was acknowledged") {
  int met = 0;
  for (const bool links : {true, false}) {
    for (const Deed& deed : deeds()) {
      for (const Fault& fault : faults()) {
        int operation = 1;
        while (meet(deed, fault, operation, links)) ++operation;
        // Lock, read, write, sync, rename and sync of the folder at the least.
        CHECK(operation > 8);
        met += operation - 1;
      }
    }
  }
  CHECK(met > 500);
}

TEST_CASE("over many saves with power cuts among them, every acknowledged save is there") {
  int acknowledged = 0;
  int cuts = 0;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    std::mt19937 chance(seed);
    PretendDisk disk;
    auto store = open_folder(folder, disk);
    std::uint64_t revision = 0;
    std::string last;
    for (int save = 0; save < 30; ++save) {
      const std::string bytes = "save " + std::to_string(save) + std::string(save % 7, '.');
      const bool cut = chance() % 4 == 0;
      if (cut) disk.arm(1 + static_cast<int>(chance() % 24), EIO, true);
      const Before before = chance() % 3 == 0 ? Before::stays : Before::goes;
      const Result result = put(*store, "hero", revision, bytes, before);
      if (result.outcome == Outcome::done) {
        last = bytes;
        revision = result.revision;
        ++acknowledged;
      }
      if (!cut) continue;
      ++cuts;
      disk.start_again(static_cast<PretendDisk::Loss>(chance() % 3));
      store = open_folder(folder, disk);
      const Loaded loaded = load(*store);
      INFO("seed " << seed << ", save " << save);
      REQUIRE(loaded.ok);
      const std::string found = stored(loaded, "hero").value_or("");
      const bool kept = found == last || found == bytes;
      REQUIRE(kept);
      last = found;
      revision = loaded.records.empty() ? 0 : loaded.records[0].revision;
    }
  }
  CHECK(acknowledged > 4000);
  CHECK(cuts > 1000);
}

TEST_CASE("a full disk is said in plain words, and the old document stays") {
  PretendDisk disk;
  const auto store = open_folder(folder, disk);
  put(*store, "hero", 0, old_bytes);
  disk.refuse_writing(ENOSPC);
  const Result result = put(*store, "hero", 1, new_bytes);
  CHECK(result.outcome == Outcome::failed);
  CHECK(result.message.find("the disk is full") != std::string::npos);
  CHECK(stored(load(*store), "hero") == old_bytes);
  disk.refuse_writing(0);
  CHECK(put(*store, "hero", 1, new_bytes).outcome == Outcome::done);
}

TEST_CASE("a library on a disk that can only be read opens, says so, and refuses to be changed") {
  PretendDisk disk;
  put(*open_folder(folder, disk), "hero", 0, old_bytes);
  disk.refuse_writing(EROFS);
  const auto store = open_folder(folder, disk);
  const Loaded loaded = load(*store);
  REQUIRE(loaded.ok);
  CHECK(stored(loaded, "hero") == old_bytes);
  CHECK(loaded.read_only.find("this disk can only be read") != std::string::npos);
  const Result result = put(*store, "hero", 1, new_bytes);
  CHECK(result.outcome == Outcome::failed);
  CHECK(result.message.find("this disk can only be read") != std::string::npos);
}

TEST_CASE("a document that cannot be read is no missing one: nothing is written over it") {
  PretendDisk disk;
  const auto store = open_folder(folder, disk);
  put(*store, "hero", 0, old_bytes);
  for (int operation = 1; operation <= 3; ++operation) {
    disk.arm(operation, EIO, false);
    CHECK(put(*store, "hero", 0, new_bytes).outcome != Outcome::done);
    disk.disarm();
    CHECK(stored(load(*store), "hero") == old_bytes);
  }
}

TEST_CASE("an empty file is a document, for the reader to set aside, and not a missing one") {
  PretendDisk disk;
  const auto store = open_folder(folder, disk);
  put(*store, "hero", 0, "");
  const Loaded loaded = load(*store);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes.empty());
}
