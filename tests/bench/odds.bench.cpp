// How long the exact chances of one roll take: at most 50 microseconds.
#include <benchmark/benchmark.h>

#include "rules/play/odds.hpp"

using namespace roadbook;

namespace {

void odds_of_a_roll(benchmark::State& state) {
  const rules::CheckDice dice{2, 3, 8};
  for (auto _ : state) benchmark::DoNotOptimize(rules::check_odds(dice, 16));
}
BENCHMARK(odds_of_a_roll)->Unit(benchmark::kMicrosecond);

void odds_of_the_largest_roll(benchmark::State& state) {
  const rules::CheckDice dice{8, 5, 12};
  for (auto _ : state) benchmark::DoNotOptimize(rules::check_odds(dice, 22));
}
BENCHMARK(odds_of_the_largest_roll)->Unit(benchmark::kMicrosecond);

}  // namespace
