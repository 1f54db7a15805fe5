// Links from anywhere. The bytes are taken as a link's text, as what its text stands for, and as
// what that unfolds to, so that each layer is reached.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "data/share.hpp"
#include "data/strict_json.hpp"
#include "support/read_again.hpp"

namespace {

void check(const std::string& link) {
  const std::string fault = roadbook::support::read_again(link);
  if (fault.empty()) return;
  std::fprintf(stderr, "%s\n", fault.c_str());
  std::abort();
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const std::string mark = std::string(data::share_mark) + "1.";
  check(std::string(text));
  check(std::string(data::share_mark) + "2." + std::string(text));
  check(mark + std::string(text));
  check(mark + data::to_base64url(text));
  const std::string packed = data::deflated(text);
  if (data::inflated(packed, data::largest_file) != text) std::abort();
  if (data::from_base64url(data::to_base64url(text)) != text) std::abort();
  check(mark + data::to_base64url(packed));
  return 0;
}
