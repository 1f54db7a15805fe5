// A real program that is killed while it saves: what it had said to be saved is there, whole.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <thread>

#include "answers.hpp"
#include "own_folder.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::storage;

namespace {

// The document of that number: its size changes, so that a mixture of two would show.
std::string document_number(std::uint64_t number) {
  std::string bytes = std::to_string(number) + '\n';
  bytes.append(200 + number * 7919 % 60000, static_cast<char>('a' + number % 26));
  return bytes;
}

std::uint64_t number_of(const std::string& bytes) {
  return std::strtoull(bytes.c_str(), nullptr, 10);
}

// Saves documents of growing numbers for ever, and tells each number through the pipe when the
// store has said that it is saved.
[[noreturn]] void save_on(const std::string& folder, int pipe) {
  const auto store = open_store(folder);
  const Loaded loaded = load(*store);
  std::uint64_t revision = 0;
  std::uint64_t number = 0;
  for (const Record& record : loaded.records) {
    if (record.id != "hero") continue;
    revision = record.revision;
    number = number_of(record.bytes);
  }
  for (;;) {
    ++number;
    const Before before = number % 3 == 0 ? Before::stays : Before::goes;
    const Result result = put(*store, "hero", revision, document_number(number), before);
    if (result.outcome != Outcome::done) ::_exit(1);
    revision = result.revision;
    if (::write(pipe, &number, sizeof number) != sizeof number) ::_exit(2);
  }
}

// The last number that came through the pipe, `before` where none did; counts them. Reads at most
// so many, and waits for them as long as the program lives.
std::uint64_t last_told(int pipe, std::uint64_t most, std::uint64_t before, std::uint64_t& count) {
  std::uint64_t number = 0;
  while (most-- > 0 && ::read(pipe, &number, sizeof number) == sizeof number) {
    before = number;
    ++count;
  }
  return before;
}

}  // namespace

TEST_CASE("a program that is killed while it saves has lost nothing that it said to be saved") {
  const OwnFolder own;
  const std::string folder = own.path().string();
  put(*open_store(folder), "other", 0, "untouched");
  std::mt19937 chance(20260);
  const std::uint64_t kills = support::rounds(30, 1000);
  std::uint64_t told = 0;    // acknowledged saves
  std::uint64_t before = 0;  // the number that was found last
  std::uint64_t unsaid = 0;  // found, though the program had no time left to say so
  for (std::uint64_t kill = 0; kill < kills; ++kill) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t program = ::fork();
    REQUIRE(program >= 0);
    if (program == 0) {
      ::close(ends[0]);
      save_on(folder, ends[1]);
    }
    ::close(ends[1]);
    // Some are killed as they start, others after a save or two; then at any moment of the next.
    const std::uint64_t first = last_told(ends[0], chance() % 3, before, told);
    std::this_thread::sleep_for(std::chrono::microseconds(chance() % 10000));
    ::kill(program, SIGKILL);
    int status = 0;
    REQUIRE(::waitpid(program, &status, 0) == program);
    REQUIRE(WIFSIGNALED(status));
    const std::uint64_t acknowledged = last_told(ends[0], UINT64_MAX, first, told);
    ::close(ends[0]);

    const Loaded loaded = load(*open_store(folder));
    REQUIRE(loaded.ok);
    std::uint64_t found = 0;
    for (const Record& record : loaded.records) {
      if (record.id == "other") CHECK(record.bytes == "untouched");
      if (record.id != "hero") continue;
      found = number_of(record.bytes);
      REQUIRE(record.bytes == document_number(found));
    }
    INFO("kill " << kill << ": acknowledged " << acknowledged << ", found " << found);
    REQUIRE(found >= acknowledged);
    REQUIRE(found <= acknowledged + 1);
    if (found > acknowledged) ++unsaid;
    before = found;
  }
  // Every number up to the last was saved once, and either told or just not told any more.
  CHECK(before == told + unsaid);
  CHECK(told > kills / 4);
  WARN(kills << " kills, " << told << " saves acknowledged, all of them there; " << unsaid
             << " more were saved and not yet acknowledged");
}
