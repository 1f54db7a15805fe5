// Programs that the system has, run for what they write.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace roadbook::platform {

// A program of that name is in PATH.
bool has_program(const std::string& name);

// How far a program may go; past that it is ended, with all that it began.
struct ProgramLimits {
  std::size_t most = 0;  // bytes of its output
  std::chrono::milliseconds patience{};
  const std::atomic<bool>* stop = nullptr;  // set from another thread: it is wanted no more
};

enum class ProgramEnd : std::uint8_t {
  well,      // by itself, and it says so
  failed,    // by itself
  too_much,  // it wrote more than `most`
  too_late,
  stopped,
  missing  // there is no such program
};

struct ProgramOutput {
  ProgramEnd end = ProgramEnd::missing;
  std::string bytes;  // all where it ended well, most + 1 where it wrote too much; else none
};

// Runs a program of PATH (its name and its arguments; no shell) and reads what it writes. Comes
// back when it has ended: call it from a thread of its own.
ProgramOutput output_of(std::vector<std::string> words, const ProgramLimits& limits);

}  // namespace roadbook::platform
