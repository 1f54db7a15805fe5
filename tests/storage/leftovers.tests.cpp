// What killed programs left half written is cleared at the next start: only theirs, only then.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "answers.hpp"
#include "own_folder.hpp"

namespace fs = std::filesystem;
using namespace roadbook::storage;

namespace {

// The number of a program that is gone.
std::string number_of_the_dead() {
  const pid_t program = ::fork();
  REQUIRE(program >= 0);
  if (program == 0) ::_exit(0);
  int status = 0;
  REQUIRE(::waitpid(program, &status, 0) == program);
  return std::to_string(program);
}

}  // namespace

TEST_CASE("half-written files of a program that is gone are cleared at the next start") {
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "good");
  const std::string dead = number_of_the_dead();
  const fs::path in_root = folder.path() / (".hero.json." + dead + ".new");
  const fs::path in_revisions = folder.path() / ".revisions" / (".hero." + dead + ".new");
  write_file(in_root, "ha");
  write_file(in_revisions, "2 ");
  const Loaded loaded = load(*folder.open());
  REQUIRE(loaded.records.size() == 1);
  CHECK(loaded.records[0].bytes == "good");
  CHECK_FALSE(fs::exists(in_root));
  CHECK_FALSE(fs::exists(in_revisions));
}

TEST_CASE("half-written files of a program that runs, and files of others, stay") {
  const OwnFolder folder;
  put(*folder.open(), "hero", 0, "good");
  const pid_t other = ::fork();
  REQUIRE(other >= 0);
  if (other == 0) {
    for (;;) ::pause();
  }
  const std::string alive = std::to_string(other);
  const std::string dead = number_of_the_dead();
  const fs::path& other_folder = folder.path();
  const std::vector<fs::path> stay = {other_folder / (".hero.json." + alive + ".new"),
                                      other_folder / ("hero.json." + dead + ".new"),
                                      other_folder / (".hero.json." + dead + ".new~"),
                                      other_folder / (".Hero.json." + dead + ".new"),
                                      other_folder / (".notes.txt." + dead + ".new"),
                                      other_folder / ".hero.json.12x.new",
                                      other_folder / ".hero.json..new",
                                      other_folder / (".hero.json.0" + dead + ".new")};
  for (const fs::path& each : stay) write_file(each, "mine");
  const fs::path folder_of_that_name = other_folder / (".other.json." + dead + ".new");
  fs::create_directory(folder_of_that_name);
  load(*folder.open());
  for (const fs::path& each : stay) {
    INFO(each);
    CHECK(bytes_of_file(each) == "mine");
  }
  CHECK(fs::is_directory(folder_of_that_name));
  ::kill(other, SIGKILL);
  int status = 0;
  ::waitpid(other, &status, 0);
  load(*folder.open());
  CHECK_FALSE(fs::exists(stay[0]));
}
