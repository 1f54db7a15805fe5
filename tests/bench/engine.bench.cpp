// How long it takes to derive and check a character, and to read the game.
#include <benchmark/benchmark.h>

#include "data/document.hpp"
#include "data/ruleset_reader.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

void derive_and_check(benchmark::State& state) {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Crew crew = rules::random_crew(game, "crew", 3, {"", "", "sin_eaters"});
  const rules::Character character = rules::random_character(game, "character", 7, {});
  for (auto _ : state) {
    benchmark::DoNotOptimize(rules::derive(game, character, &crew));
    benchmark::DoNotOptimize(rules::check(game, character, &crew));
  }
}
BENCHMARK(derive_and_check)->Unit(benchmark::kMicrosecond);

void derive_alone(benchmark::State& state) {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character character = rules::random_character(game, "character", 7, {});
  for (auto _ : state) benchmark::DoNotOptimize(rules::derive(game, character, nullptr));
}
BENCHMARK(derive_alone)->Unit(benchmark::kMicrosecond);

void read_the_game(benchmark::State& state) {
  const std::vector<data::NamedText> files = support::json_files("assets/rulesets/beacon-road");
  for (auto _ : state) benchmark::DoNotOptimize(data::read_ruleset(files));
}
BENCHMARK(read_the_game)->Unit(benchmark::kMillisecond);

void save_and_read_a_character(benchmark::State& state) {
  const rules::Character character =
      rules::random_character(support::beacon_road(), "character", 7, {});
  for (auto _ : state) {
    const std::string text = data::write_document(character);
    benchmark::DoNotOptimize(data::read_documents("character.json", text));
  }
}
BENCHMARK(save_and_read_a_character)->Unit(benchmark::kMicrosecond);

}  // namespace
