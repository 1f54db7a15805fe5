// Files of other programs from anywhere: no crash, faults or sheets and never both, and what came
// in is saved and read again as the same.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "data/import/import.hpp"
#include "support/read_again.hpp"
#include "support/rulesets.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const auto fail = [](const std::string& fault) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
  };
  const data::Imported result = data::import_text(support::blades_srd(), "input", text);
  if (result.proposals.empty() == result.diagnostics.empty()) {
    fail("A file gave neither a fault nor a sheet, or both.");
  }
  for (const data::Proposal& each : result.proposals) {
    data::account_of(each);
    const std::string written = data::write_document(each.value);
    const data::Documents again = data::read_documents("written", written);
    if (again.values.size() != 1) fail("A sheet that came in is refused when it is read again.");
    if (again.values.front() != each.value) fail("A sheet that came in is read as another.");
    const std::string fault = support::read_again(written);
    if (!fault.empty()) fail(fault);
  }
  return 0;
}
