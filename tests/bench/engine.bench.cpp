// How long it takes to derive and check a character, and to read the game.
#include <benchmark/benchmark.h>

#include "data/document.hpp"
#include "data/ruleset_reader.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/offers.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

const rules::Ruleset& game() {
  return support::beacon_road();
}

rules::Crew a_crew() {
  return rules::random_crew(game(), "crew", 3, {"", "", "sin_eaters"});
}

rules::Character somebody() {
  return rules::random_character(game(), "character", 7, {});
}

// One character, its crew's gifts worked out with it.
void derive_and_check(benchmark::State& state) {
  const rules::Crew crew = a_crew();
  const rules::Character character = somebody();
  for (auto _ : state) {
    const rules::Standing standing =
        rules::derive(game(), character, rules::gifts_of(game(), &crew));
    benchmark::DoNotOptimize(rules::check(standing));
  }
}
BENCHMARK(derive_and_check)->Unit(benchmark::kMicrosecond);

// One of several members: the crew's gifts are at hand.
void derive_and_check_a_member(benchmark::State& state) {
  const rules::Crew crew = a_crew();
  const rules::Gifts gifts = rules::gifts_of(game(), &crew);
  const rules::Character character = somebody();
  for (auto _ : state) {
    const rules::Standing standing = rules::derive(game(), character, gifts);
    benchmark::DoNotOptimize(rules::check(standing));
  }
}
BENCHMARK(derive_and_check_a_member)->Unit(benchmark::kMicrosecond);

void gifts_alone(benchmark::State& state) {
  const rules::Crew crew = a_crew();
  for (auto _ : state) benchmark::DoNotOptimize(rules::gifts_of(game(), &crew));
}
BENCHMARK(gifts_alone)->Unit(benchmark::kMicrosecond);

void derive_alone(benchmark::State& state) {
  const rules::Character character = somebody();
  for (auto _ : state) {
    benchmark::DoNotOptimize(rules::derive(game(), character, rules::Gifts{}));
  }
}
BENCHMARK(derive_alone)->Unit(benchmark::kMicrosecond);

// What a step of the creation asks: may each of the powers be had, and why not.
void all_powers_of_a_step(benchmark::State& state) {
  rules::Character character = somebody();
  character.powers.clear();
  const rules::Standing standing = rules::derive(game(), character, rules::Gifts{});
  for (auto _ : state) {
    for (const rules::Power& power : game().powers) {
      benchmark::DoNotOptimize(rules::may_have_power(standing, power.id));
    }
  }
}
BENCHMARK(all_powers_of_a_step)->Unit(benchmark::kMicrosecond);

// What each ability of a step would change: one trial for each.
void all_ability_trials_of_a_step(benchmark::State& state) {
  rules::Character character = somebody();
  character.abilities.clear();
  const rules::Standing without = rules::derive(game(), character, rules::Gifts{});
  for (auto _ : state) {
    for (const rules::AbilityOffer& offer : rules::ability_offers(game(), character)) {
      rules::AbilityTaken taken;
      taken.id = offer.ability->id;
      const rules::Standing with = rules::standing_with_ability(without, taken);
      benchmark::DoNotOptimize(rules::changes(game(), without.numbers, with.numbers));
    }
  }
}
BENCHMARK(all_ability_trials_of_a_step)->Unit(benchmark::kMicrosecond);

void a_random_character(benchmark::State& state) {
  std::uint64_t seed = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(rules::random_character(game(), "character", ++seed, {}));
  }
}
BENCHMARK(a_random_character)->Unit(benchmark::kMicrosecond);

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
