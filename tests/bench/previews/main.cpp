// What the previews of a creation step cost in the page: the engine as the page carries it, timed
// there.
#include <emscripten.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

#include "data/ruleset_reader.hpp"
#include "embedded/files.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/offers.hpp"

using namespace roadbook;

namespace {

// The fastest of many rounds in microseconds, each long enough for the browser's clock: what else
// the machine does only ever adds to it.
double microseconds(const std::function<void()>& call) {
  constexpr int rounds = 60;
  constexpr double round = 4;  // milliseconds
  double fastest = 1e9;
  for (int i = 0; i < rounds; ++i) {
    const double began = emscripten_get_now();
    int calls = 0;
    for (; emscripten_get_now() - began < round; ++calls) call();
    fastest = std::min(fastest, (emscripten_get_now() - began) * 1000 / calls);
  }
  return fastest;
}

void measure(const char* name, const std::function<void()>& call) {
  std::printf("%-64s %9.1f\n", name, microseconds(call));
}

std::vector<data::NamedText> the_game() {
  std::vector<data::NamedText> files;
  for (const embedded::File& file : embedded::list("rulesets/")) {
    files.push_back({std::string(file.path), std::string(file.bytes)});
  }
  return files;
}

}  // namespace

int main() {
  const rules::Ruleset game = *data::read_ruleset(the_game()).value;
  const rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  const rules::Character somebody = rules::random_character(game, "character", 7, {});
  std::printf("%-64s %9s\n", "in the page's engine, Chromium", "µs");
  measure("derive and check a character, its crew's gifts included", [&] {
    const rules::Standing standing = rules::derive(game, somebody, rules::gifts_of(game, &crew));
    rules::check(standing);
  });
  rules::Character open = somebody;
  open.powers.clear();
  const rules::Standing without = rules::derive(game, open, rules::gifts_of(game, &crew));
  measure("may each of the powers be had, and why not", [&] {
    for (const rules::Power& power : game.powers) rules::may_have_power(without, power.id);
  });
  measure("what each of the powers would change, a whole trial each", [&] {
    for (const rules::Power& power : game.powers) {
      rules::Character with = open;
      with.powers.push_back(power.id);
      const rules::Standing after = rules::standing_with(without, std::move(with));
      rules::changes(game, without.numbers, after.numbers);
    }
  });
  measure("what each ability of a step would change, a trial each", [&] {
    for (const rules::AbilityOffer& offer : rules::ability_offers(game, open)) {
      rules::AbilityTaken taken;
      taken.id = offer.ability->id;
      const rules::Standing with = rules::standing_with_ability(without, taken);
      rules::changes(game, without.numbers, with.numbers);
    }
  });
  measure("reading the game", [&] { data::read_ruleset(the_game()); });
  std::printf("done\n");
  return 0;
}
