// Saves from anywhere: no crash, and what is accepted, saved and loaded again, is the same.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "support/read_again.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string fault =
      roadbook::support::read_again(std::string_view(reinterpret_cast<const char*>(bytes), size));
  if (!fault.empty()) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
  }
  return 0;
}
