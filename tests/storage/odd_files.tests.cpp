// Odd things in the library's folder: they are set aside by name, and the good sheets open.
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <cstring>
#include <map>
#include <random>
#include <string>

#include "answers.hpp"
#include "own_folder.hpp"
#include "support/rounds.hpp"

namespace fs = std::filesystem;
using namespace roadbook::storage;

namespace {

// A program that waits for ever or fills the memory fails at last, and does not hang the tests.
class Patience {
 public:
  Patience() { ::alarm(300); }
  ~Patience() { ::alarm(0); }
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
};

void make_socket(const fs::path& path) {
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  REQUIRE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  ::close(socket);
}

// Everything odd that a folder may hold, by its id.
void fill_with_odd_things(const fs::path& folder) {
  REQUIRE(::mkfifo((folder / "pipe.json").c_str(), 0644) == 0);
  fs::create_symlink("/dev/zero", folder / "zero.json");
  fs::create_symlink("nowhere", folder / "nowhere.json");
  fs::create_symlink("ring.json", folder / "ring.json");
  fs::create_symlink(folder / "pipe.json", folder / "to_pipe.json");
  fs::create_directory(folder / "folder.json");
  make_socket(folder / "socket.json");
  write_file(folder / "huge.json", "{}");
  fs::resize_file(folder / "huge.json", 5ull * 1024 * 1024 * 1024);
}

std::map<std::string, std::string> set_aside(const Loaded& loaded) {
  std::map<std::string, std::string> found;
  for (const Unreadable& each : loaded.unreadable) found[each.id] = each.message;
  return found;
}

}  // namespace

TEST_CASE("pipes, devices, sockets, folders and files without end are set aside by name") {
  const Patience patience;
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "good");
  fill_with_odd_things(folder.path());
  const auto store = folder.open();
  const Loaded loaded = load(*store);
  REQUIRE(loaded.ok);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes == "good");
  const auto aside = set_aside(loaded);
  CHECK(aside.size() == 8);
  for (const char* id : {"pipe", "zero", "to_pipe", "socket"}) {
    INFO(id);
    REQUIRE(aside.count(id) == 1);
    CHECK(aside.at(id).find("it is a pipe, a device or a socket") != std::string::npos);
  }
  CHECK(aside.at("folder").find("it is a folder") != std::string::npos);
  CHECK(aside.at("huge").find("it is larger than 32 MB") != std::string::npos);
  CHECK(aside.at("nowhere").find("it is a link that leads nowhere") != std::string::npos);
  CHECK(aside.at("ring").find("it is a link that leads nowhere") != std::string::npos);
}

TEST_CASE("a sheet that you have no right to read is set aside by name, and its bytes stay") {
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "good");
  const fs::path secret = folder.path() / "secret.json";
  write_file(secret, "not for me");
  // Rights are nothing to root: then somebody else looks.
  constexpr uid_t somebody = 65534;
  const bool root = ::geteuid() == 0;
  if (root) {
    for (const auto& each : fs::recursive_directory_iterator(folder.path())) {
      REQUIRE(::chown(each.path().c_str(), somebody, somebody) == 0);
    }
    REQUIRE(::chown(folder.path().c_str(), somebody, somebody) == 0);
    REQUIRE(::seteuid(somebody) == 0);
  }
  REQUIRE(::chmod(secret.c_str(), 0) == 0);
  const auto store = folder.open();
  const Loaded loaded = load(*store);
  const Result over = put(*store, "secret", 0, "mine");
  const Result good = put(*store, "hero", 1, "better");
  ::chmod(secret.c_str(), 0600);
  const std::string bytes = bytes_of_file(secret);
  if (root) REQUIRE(::seteuid(0) == 0);
  REQUIRE(loaded.ok);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes == "good");
  const auto aside = set_aside(loaded);
  REQUIRE(aside.count("secret") == 1);
  CHECK(aside.at("secret").find("right") != std::string::npos);
  CHECK(over.outcome == Outcome::failed);
  CHECK(good.outcome == Outcome::done);
  CHECK(bytes == "not for me");
}

TEST_CASE("beside odd things the good sheets are written, watched and deleted") {
  const Patience patience;
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "good");
  fill_with_odd_things(folder.path());
  const auto store = folder.open();
  int heard = 0;
  store->watch([&](const Record&) { ++heard; }, {});
  load(*store);
  store->refresh();
  CHECK(heard == 0);
  CHECK(put(*store, "hero", 1, "better", Before::stays).outcome == Outcome::done);
  CHECK(remove(*store, "hero", 2).outcome == Outcome::done);
  CHECK(bin(*store).records.size() == 1);
  std::uint64_t used = 0;
  store->usage([&](const Usage& usage) { used = usage.used; });
  CHECK(used < 1024 * 1024);
}

TEST_CASE("nothing is written over what cannot be read") {
  const Patience patience;
  const OwnFolder folder;
  fill_with_odd_things(folder.path());
  const auto store = folder.open();
  load(*store);
  for (const char* id : {"pipe", "zero", "socket", "folder", "huge", "nowhere"}) {
    INFO(id);
    const Result result = put(*store, id, 0, "new");
    CHECK(result.outcome == Outcome::failed);
    CHECK_FALSE(result.message.empty());
  }
  CHECK(fs::is_fifo(folder.path() / "pipe.json"));
  CHECK(fs::is_symlink(folder.path() / "nowhere.json"));
}

TEST_CASE("odd things in place of revisions, versions and the bin's files hinder no other sheet") {
  const Patience patience;
  const OwnFolder folder;
  {
    const auto store = folder.open();
    put(*store, "hero", 0, "one");
    put(*store, "hero", 1, "two", Before::stays);
    put(*store, "other", 0, "good");
    put(*store, "gone", 0, "deleted");
    remove(*store, "gone", 1);
  }
  fs::remove(folder.path() / ".revisions" / "hero");
  REQUIRE(::mkfifo((folder.path() / ".revisions" / "hero").c_str(), 0644) == 0);
  REQUIRE(::mkfifo((folder.path() / ".versions" / "hero" / "77.json").c_str(), 0644) == 0);
  fs::create_symlink("/dev/zero", folder.path() / ".bin" / "zero.json");
  const auto store = folder.open();
  const Loaded loaded = load(*store);
  REQUIRE(loaded.ok);
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].id == "other");
  CHECK(set_aside(loaded).count("hero") == 1);
  CHECK(versions(*store, "hero").all.size() == 1);
  CHECK(bin(*store).records.size() == 1);
}

TEST_CASE(
    "a link to an ordinary file is a sheet, and what is too large to be read is not written") {
  const OwnFolder folder;
  write_file(folder.path() / "elsewhere.txt", "linked");
  fs::create_symlink("elsewhere.txt", folder.path() / "hero.json");
  const auto store = folder.open();
  REQUIRE(load(*store).records.size() == 1);
  CHECK(load(*store).records[0].bytes == "linked");
  const Result result = put(*store, "large", 0, std::string(33u * 1024 * 1024, 'x'));
  CHECK(result.outcome == Outcome::failed);
  CHECK(result.message.find("larger than 32 MB") != std::string::npos);
  CHECK_FALSE(fs::exists(folder.path() / "large.json"));
}

TEST_CASE("odd things in any place of a library's folder hide no good sheet and hold nothing up") {
  const auto rounds = static_cast<unsigned>(roadbook::support::rounds(20, 500));
  for (unsigned seed = 1; seed <= rounds; ++seed) {
    const Patience patience;
    std::mt19937 chance(seed);
    const OwnFolder folder;
    {
      const auto store = folder.open();
      for (const char* id : {"one", "two", "three"}) {
        put(*store, id, 0, "first");
        put(*store, id, 1, "good", Before::stays);
      }
      put(*store, "gone", 0, "deleted");
      remove(*store, "gone", 1);
    }
    // Whatever stands there already stays: only "one" loses what stands beside it.
    const auto place_of = [&](const std::string& name) -> fs::path {
      switch (chance() % 5) {
        case 0:
          return folder.path() / (name + ".json");
        case 1:
          return folder.path() / ".bin" / (name + ".json");
        case 2:
          return folder.path() / ".versions" / "one" / (std::to_string(chance() % 99) + ".json");
        case 3:
          return folder.path() / ".revisions" / name;
        default:
          return folder.path() / ("." + name + ".json.77.new");
      }
    };
    fs::remove(folder.path() / ".revisions" / "one");
    const fs::path in_its_place = folder.path() / ".revisions" / "one";
    for (int count = 0; count < 8; ++count) {
      const fs::path place = count == 0 ? in_its_place : place_of("odd" + std::to_string(count));
      std::error_code there;
      if (fs::exists(fs::symlink_status(place))) continue;  // who writes into a pipe waits for ever
      switch (chance() % 5) {
        case 0:
          ::mkfifo(place.c_str(), 0644);
          break;
        case 1:
          fs::create_symlink(chance() % 2 == 0 ? "/dev/zero" : "nowhere", place, there);
          break;
        case 2:
          fs::create_directory(place, there);
          break;
        case 3:
          write_file(place, "");
          fs::resize_file(place, 3ull * 1024 * 1024 * 1024, there);
          break;
        default:
          write_file(place, std::string(chance() % 100, static_cast<char>(chance() % 256)));
      }
    }
    INFO("folder " << seed);
    const auto store = folder.open();
    const Loaded loaded = load(*store);
    REQUIRE(loaded.ok);
    const auto aside = set_aside(loaded);
    std::map<std::string, std::string> found;
    for (const Record& each : loaded.records) found[each.id] = each.bytes;
    for (const char* id : {"two", "three"}) CHECK(found[id] == "good");
    const bool one_is_told = found["one"] == "good" || aside.count("one") == 1;
    CHECK(one_is_told);
    CHECK(put(*store, "two", 2, "better", Before::stays).outcome == Outcome::done);
    CHECK(remove(*store, "three", 2).outcome == Outcome::done);
    CHECK(versions(*store, "two").all.size() == 2);
    std::map<std::string, std::string> thrown;
    for (const Record& each : bin(*store).records) thrown[each.id] = each.bytes;
    CHECK(thrown["gone"] == "deleted");
    CHECK(thrown["three"] == "good");
  }
}
