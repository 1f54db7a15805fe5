// How long the strict reader takes for the files of 16 MB that are hardest to read: each is to be
// accepted, or refused with its faults, within 200 ms.
#include <benchmark/benchmark.h>

#include "data/document.hpp"
#include "data/strict_json.hpp"
#include "support/worst_files.hpp"

using namespace roadbook;

namespace {

void read_file(benchmark::State& state, const std::string& text) {
  std::size_t faults = 0;
  for (auto _ : state) {
    const data::Documents read = data::read_documents("worst.json", text);
    faults = read.diagnostics.size();
  }
  state.counters["MB"] = static_cast<double>(text.size()) / 1048576;
  state.counters["faults"] = static_cast<double>(faults);
}

const bool registered = [] {
  for (support::WorstFile& file : support::worst_files(data::largest_file)) {
    benchmark::RegisterBenchmark(("read: " + file.name).c_str(), [text = std::move(file.text)](
                                                                     benchmark::State& state) {
      read_file(state, text);
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
