// What -o writes: it goes where it was sent, and what stood there keeps what it had.
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "cli/files.hpp"
#include "commands.hpp"
#include "data/file_limits.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

namespace fs = std::filesystem;

Ran write_to(const std::string& path) {
  return run({"new", "character", "--ruleset", "beacon-road", "--seed", "7", "-o", path});
}

std::string what_is_written() {
  return new_sheet("character");
}

struct stat status_of(const std::string& path) {
  struct stat status {};
  REQUIRE(::lstat(path.c_str(), &status) == 0);
  return status;
}

std::size_t files_in(const Folder& folder) {
  std::size_t count = 0;
  for (const auto& each : fs::directory_iterator(folder.file(""))) {
    static_cast<void>(each);
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("a named pipe gets what is written and stays a pipe") {
  const Folder folder;
  const std::string pipe = folder.file("pipe");
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  std::string read;
  std::thread reader([&] { read = bytes_of(pipe); });
  const Ran ran = write_to(pipe);
  reader.join();
  CHECK(ran.code == 0);
  CHECK(read == what_is_written());
  CHECK(S_ISFIFO(status_of(pipe).st_mode));
}

TEST_CASE("a device gets what is written and stays a device") {
  CHECK(write_to("/dev/null").code == 0);
  CHECK(S_ISCHR(status_of("/dev/null").st_mode));
  const Ran full = write_to("/dev/full");
  CHECK(full.code == 2);
  CHECK(full.err.find("the disk is full") != std::string::npos);
  CHECK(S_ISCHR(status_of("/dev/full").st_mode));
}

TEST_CASE("a stream that the program was given is written on, behind what stands there") {
  const Folder folder;
  const std::string file = folder.file("log", "before\n");
  std::FILE* log = std::fopen(file.c_str(), "a");
  REQUIRE(log != nullptr);
  CHECK(write_to("/dev/fd/" + std::to_string(::fileno(log))).code == 0);
  std::fclose(log);
  CHECK(bytes_of(file) == "before\n" + what_is_written());
  CHECK(write_to("/dev/fd/987").code == 2);
}

TEST_CASE("a symbolic link stays, and what it points to is written") {
  const Folder folder;
  const std::string target = folder.file("target.json", "old");
  fs::create_symlink("target.json", folder.file("link"));
  fs::create_symlink("link", folder.file("link to the link"));
  fs::create_symlink("fresh.json", folder.file("link to nothing"));
  fs::create_symlink("circle", folder.file("circle"));
  CHECK(write_to(folder.file("link to the link")).code == 0);
  CHECK(bytes_of(target) == what_is_written());
  CHECK(fs::is_symlink(folder.file("link")));
  CHECK(fs::is_symlink(folder.file("link to the link")));
  CHECK(write_to(folder.file("link to nothing")).code == 0);
  CHECK(bytes_of(folder.file("fresh.json")) == what_is_written());
  CHECK(write_to(folder.file("circle")).code == 2);
}

TEST_CASE("a file keeps its mode, its owner and its other names") {
  const Folder folder;
  const std::string secret = folder.file("secret.json", "old");
  REQUIRE(::chmod(secret.c_str(), 0600) == 0);
  constexpr uid_t somebody = 4711;
  const bool root = ::geteuid() == 0;
  if (root) REQUIRE(::chown(secret.c_str(), somebody, somebody) == 0);
  CHECK(write_to(secret).code == 0);
  CHECK((status_of(secret).st_mode & 07777) == 0600);
  if (root) CHECK(status_of(secret).st_uid == somebody);
  CHECK(bytes_of(secret) == what_is_written());

  const std::string shared = folder.file("shared.json", "old");
  fs::create_hard_link(shared, folder.file("other name"));
  CHECK(write_to(shared).code == 0);
  CHECK(bytes_of(folder.file("other name")) == what_is_written());
}

TEST_CASE("a new file has the mode that the person's mask leaves") {
  const Folder folder;
  const mode_t before = ::umask(027);
  CHECK(write_to(folder.file("new.json")).code == 0);
  ::umask(before);
  CHECK((status_of(folder.file("new.json")).st_mode & 07777) == 0640);
}

TEST_CASE("writing a file leaves all other files alone, and none behind") {
  const Folder folder;
  const std::string file = folder.file("hero.json");
  for (const char* ending : {".part", ".new", ".tmp", "~"})
    folder.file("hero.json" + std::string(ending), "mine");
  CHECK(write_to(file).code == 0);
  for (const char* ending : {".part", ".new", ".tmp", "~"}) {
    CHECK(bytes_of(file + ending) == "mine");
  }
  CHECK(files_in(folder) == 5);
}

TEST_CASE("a file that is not written to its end stays as it was") {
  const Folder folder;
  const std::string file = folder.file("hero.json", "old");
  {
    std::ostringstream out;
    cli::Output output(file, out, out);
    CHECK(output.write("half of"));
    CHECK(bytes_of(file) == "old");
  }
  CHECK(bytes_of(file) == "old");
  CHECK(files_in(folder) == 1);
}

TEST_CASE("where nothing can be written there is a sentence with the reason") {
  const Folder folder;
  CHECK(write_to(folder.file("")).err.find("it is a folder") != std::string::npos);
  CHECK(write_to(folder.file("none/x.json")).err.find("its folder is not there") !=
        std::string::npos);
  if (::geteuid() != 0) {
    const std::string locked = folder.file("locked.json", "old");
    REQUIRE(::chmod(locked.c_str(), 0400) == 0);
    CHECK(write_to(locked).err.find("no right") != std::string::npos);
    CHECK(bytes_of(locked) == "old");
  }
}

TEST_CASE("a file that is too large is told without being read") {
  const Folder folder;
  const std::string huge = folder.file("huge.json", "");
  constexpr std::uintmax_t terabyte = 1ULL << 40U;
  fs::resize_file(huge, terabyte);
  const Ran ran = run({"check", huge});
  CHECK(ran.code == 2);
  CHECK(ran.err == huge + ": " + data::too_large(terabyte) + "\n");
  CHECK(ran.err.find("1,048,576 MB") != std::string::npos);
  CHECK(run({"check", "/dev/zero"}).err.find("larger than") != std::string::npos);
}

// A process of its own for the next test, with the folder in its environment.
TEST_CASE("a command runs out of memory", "[.memory]") {
  const std::string folder = std::getenv("ROADBOOK_TEST_FOLDER");
  cli::end_where_memory_fails();
  cli::Output output(folder + "/begun.json", std::cout, std::cerr);
  output.write("half of");
  // What it has by now, and a little more.
  std::ifstream pages("/proc/self/statm");
  rlim_t count = 0;
  pages >> count;
  const rlim_t room = count * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + (8U << 20U);
  const rlimit limit{room, room};
  ::setrlimit(RLIMIT_AS, &limit);
  cli::run({"check", folder + "/large.json"}, "1", std::cout, std::cerr);
}

// AddressSanitizer takes memory of its own.
#if !defined(ROADBOOK_SANITIZED)
TEST_CASE("a command that gets no memory says so, leaves 2 and nothing behind") {
  const Folder folder;
  std::string large =
      R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","x":[0)";
  while (large.size() < 2000000) large += ",0";
  folder.file("large.json", large + "]}");
  const std::string command = "exec env ROADBOOK_TEST_FOLDER='" + folder.file("") + "' /proc/" +
                              std::to_string(::getpid()) + "/exe '[.memory]' 2>'" +
                              folder.file("said") + "' >/dev/null";
  const int status = std::system(command.c_str());
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 2);
  CHECK(bytes_of(folder.file("said")) == "There is not enough memory for this.\n");
  CHECK(files_in(folder) == 2);
}
#endif
