// How long it takes to set the papers of an evening, and how large they are.
#include <benchmark/benchmark.h>

#include "print/sheet.hpp"
#include "rules/judge/random.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

void pack_of_six_and_a_crew(benchmark::State& state) {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  print::Pack pack;
  pack.crew = &crew;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    pack.characters.push_back(rules::random_character(game, std::to_string(seed), seed, {}));
    pack.characters.back().crew = crew.id;
  }
  std::size_t bytes = 0;
  for (auto _ : state) {
    const std::string html = support::pack(game, pack, {});
    bytes = html.size();
    benchmark::DoNotOptimize(html.data());
  }
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(pack_of_six_and_a_crew)->Unit(benchmark::kMillisecond);

}  // namespace
