// Coin that is taken along: a line of its own among what is carried, whatever things are called.
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::blades_srd;

namespace {

// Somebody with four coin who carries that alone.
rules::Character carrying(const rules::Carried& what) {
  rules::Character who = rules::new_character(blades_srd(), "c");
  who.coin = 4;
  who.carried = {what};
  return who;
}

int total_load(const rules::Ruleset& ruleset, const rules::Character& who) {
  return support::numbers_of(ruleset, who, nullptr).load.total;
}

}  // namespace

TEST_CASE("An item of your own that is called like coin weighs what its owner says") {
  for (const int load : {0, 1, 2}) {
    CAPTURE(load);
    const rules::Character who = rules::with_own_item(carrying({}), "Coin", load);
    REQUIRE(who.carried.size() == 2);
    CHECK_FALSE(rules::is_coin(blades_srd(), who.carried[1]));
    CHECK(rules::load_of(blades_srd(), who, who.carried[1]) == load);
    CHECK(rules::adopted(blades_srd(), who) == who);
  }
}

TEST_CASE("Coin that is taken along weighs what the purse holds, whatever coin is called") {
  rules::Ruleset ruleset = blades_srd();
  const rules::Character who = carrying(rules::carried_coin(ruleset));
  CHECK(total_load(ruleset, who) == 4);
  ruleset.words.coin = {"Oil", "Oil", {}};
  CHECK(total_load(ruleset, who) == 4);
  CHECK(rules::carried_name(ruleset, who.carried[0]) == "Oil");
  CHECK(rules::adopted(ruleset, who) == who);
  ruleset.coin_load = 0;
  CHECK_FALSE(rules::is_coin(ruleset, who.carried[0]));
}

TEST_CASE("Coin of an older save, which was known by its name, is carried as coin") {
  const rules::Character read = carrying({"", "Coin", 1, false});
  const rules::Character who = rules::adopted(blades_srd(), read);
  CHECK(who.carried[0] == rules::carried_coin(blades_srd()));
  CHECK(total_load(blades_srd(), who) == 4);
  // What weighed something else, or bore another name, was never coin.
  for (const rules::Carried& other :
       {rules::Carried{"", "Coin", 3, false}, rules::Carried{"", "Oil", 1, false}}) {
    CHECK(rules::adopted(blades_srd(), carrying(other)) == carrying(other));
  }
}
