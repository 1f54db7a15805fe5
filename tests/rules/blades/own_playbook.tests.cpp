// A playbook that a table makes for itself: its parts, what moves with them, and what is missing.
#include "rules/judge/own_playbook.hpp"

#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "support/bonds.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using namespace roadbook::rules;

namespace {

Ruleset game_of(const Character& character) {
  return with_own(support::blades_srd(), character.own, Scope::character);
}

Character beginner() {
  return with_new_playbook(support::blades_srd(), new_character(support::blades_srd(), "hero"));
}

bool tells(const Ruleset& game, const Character& character, const Id& rule) {
  for (const Finding& each : check(derive(game, character, Gifts{}))) {
    if (each.rule == rule) return true;
  }
  return false;
}

Character with_first_actions(const Ruleset& game, const Character& before, const Id& primary,
                             const Id& secondary) {
  Playbook playbook = with_starting_action(game, *own_playbook(before), 0, primary);
  playbook = with_starting_action(game, playbook, 1, secondary);
  return with_own_playbook(game, before, playbook);
}

}  // namespace

TEST_CASE("a playbook of your own begins without a name, and is called by what it is") {
  const Character hero = beginner();
  REQUIRE(own_playbook(hero) != nullptr);
  CHECK(own_playbook(hero)->name.empty());
  CHECK(own_playbook_place(hero) == "/own/playbooks/0");
  const Ruleset game = game_of(hero);
  CHECK(find_playbook(game, hero.playbook)->name == "Playbook of your own");
  for (const char* rule :
       {"own_playbook_name", "own_playbook_dots", "own_playbook_trigger", "own_playbook_abilities",
        "own_playbook_items", "own_playbook_contacts"}) {
    INFO(rule);
    CHECK(tells(game, hero, rule));
  }
  Character played = hero;
  played.in_play = true;
  CHECK_FALSE(tells(game, played, "own_playbook_name"));
}

TEST_CASE("two games leave playbooks to the table, and one does not") {
  CHECK(leaves(support::blades_srd(), OwnKind::playbook));
  CHECK(leaves(support::wyrd_wolds(), OwnKind::playbook));
  CHECK_FALSE(leaves(support::beacon_road(), OwnKind::playbook));
}

TEST_CASE("an ability and an item are made up only where the game leaves such to its table") {
  const Character hero = beginner();
  Ruleset game = game_of(hero);
  CHECK(with_new_own_ability(game, hero).own.abilities.size() == 1);
  CHECK(with_new_own_item(game, hero).own.items.size() == 1);
  game.own = {OwnKind::playbook};
  CHECK(with_new_own_ability(game, hero) == hero);
  CHECK(with_new_own_item(game, hero) == hero);
}

TEST_CASE("the actions of your own playbook begin with 2 and 1 dots, which move with them") {
  const Ruleset& srd = support::blades_srd();
  Character hero = with_first_actions(srd, beginner(), "wreck", "sway");
  CHECK(hero.actions == Amounts{{"sway", 1}, {"wreck", 2}});
  CHECK_FALSE(tells(game_of(hero), hero, "own_playbook_dots"));
  hero.actions["hunt"] = 1;  // placed by the player
  hero = with_own_playbook(srd, hero, with_starting_action(srd, *own_playbook(hero), 0, "hunt"));
  CHECK(hero.actions == Amounts{{"hunt", 2}, {"sway", 1}});  // no action begins above 2
  hero = with_own_playbook(srd, hero, with_starting_action(srd, *own_playbook(hero), 0, "sway"));
  CHECK(own_playbook(hero)->starting_dots == Amounts{{"hunt", 1}, {"sway", 2}});
}

TEST_CASE("a playbook of the game becomes your own without losing anything") {
  const Ruleset& srd = support::blades_srd();
  for (int seed = 1; seed <= 20; ++seed) {
    const Character before = random_character(srd, "hero", static_cast<std::uint64_t>(seed), {});
    const Character after = with_copied_playbook(srd, before);
    REQUIRE(own_playbook(after) != nullptr);
    const Ruleset game = game_of(after);
    CHECK(losses(game, before, after).empty());
    CHECK(after.actions == before.actions);
    CHECK(support::who(after, "friend") == support::who(before, "friend"));
    CHECK(after.abilities == before.abilities);
    CHECK(is_complete(check(derive(game, after, Gifts{}))));
  }
}

TEST_CASE("what your own playbook no longer opens goes from the sheet") {
  const Ruleset& srd = support::blades_srd();
  Character hero = with_playbook(srd, new_character(srd, "hero"), "cutter");
  hero = with_copied_playbook(srd, hero);
  AbilityTaken taken;
  taken.id = "battleborn";
  hero = with_ability(game_of(hero), hero, taken);
  support::bond(hero, "friend").who = "pugilist";
  Playbook playbook = *own_playbook(hero);
  std::erase(playbook.abilities, "battleborn");
  std::erase_if(playbook.contacts, [](const Entry& each) { return each.id == "pugilist"; });
  const Character after = with_own_playbook(game_of(hero), hero, playbook);
  CHECK(after.abilities.empty());
  CHECK(support::who(after, "friend").empty());
}

TEST_CASE("an ability and an item of your own are open, and are removed everywhere") {
  const Ruleset& srd = support::blades_srd();
  Character hero = with_new_own_ability(srd, beginner());
  hero = with_new_own_item(srd, hero);
  hero = with_new_own_ability(game_of(hero), hero);
  REQUIRE(hero.own.abilities.size() == 2);
  CHECK(hero.own.abilities[0].id != hero.own.abilities[1].id);
  const Id ability = hero.own.abilities[0].id;
  const Id item = hero.own.items[0].id;
  const Ruleset game = game_of(hero);
  CHECK(is_open_ability(game, hero, ability));
  AbilityTaken taken;
  taken.id = ability;
  hero = with_ability(game, hero, taken);
  hero = with_carried(game, hero, item, true);
  hero = without_own_item(without_own_ability(hero, ability), item);
  CHECK(hero.abilities.empty());
  CHECK(hero.carried.empty());
  CHECK(hero.own.items.empty());
  CHECK(own_playbook(hero)->abilities == Ids{hero.own.abilities[0].id});
  CHECK(own_playbook(hero)->items.empty());
}

TEST_CASE("chance finishes a playbook that is being made, and keeps what stands") {
  const Ruleset& srd = support::blades_srd();
  for (std::uint64_t seed = 1; seed <= support::rounds(3, 50); ++seed) {
    Character hero = beginner();
    hero.own.playbooks[0].name = "Lamplighter";
    hero = with_own_playbook(srd, hero, with_starting_action(srd, *own_playbook(hero), 1, "study"));
    hero = chosen_for_me(game_of(hero), hero, Gifts{}, StepKind::playbook, seed);
    const Playbook* own = own_playbook(hero);
    REQUIRE(own != nullptr);
    CHECK(own->name == "Lamplighter");
    CHECK(own->abilities.size() == 7);
    CHECK(own->items.size() == 5);
    CHECK(own->contacts.size() == 5);
    CHECK(amount_of(own->starting_dots, "study") == 1);
    CHECK(own->starting_dots.size() == 2);
    for (const Step& step : srd.character_steps) {
      if (step.kind == StepKind::playbook) continue;
      hero = chosen_for_me(game_of(hero), hero, Gifts{}, step.kind, seed);
    }
    const Ruleset game = game_of(hero);
    CHECK(is_complete(check(derive(game, hero, Gifts{}))));
  }
}

TEST_CASE("a playbook of your own that has more than the rules give says so") {
  const Ruleset& game = support::blades_srd();
  const Character hero =
      with_first_actions(game, beginner(), game.actions[0].id, game.actions[1].id);
  const auto with = [&](const auto& change) {
    Character after = hero;
    change(after.own.playbooks.front());
    return after;
  };
  CHECK_FALSE(tells(game_of(hero), hero, "own_playbook_more_dots"));
  const Character dots = with([&](Playbook& own) { own.starting_dots[game.actions[2].id] = 1; });
  CHECK(tells(game_of(dots), dots, "own_playbook_more_dots"));
  const auto first = [&](std::size_t count) {
    Ids ids;
    for (std::size_t i = 0; i < count; ++i) ids.push_back(game.abilities[i].id);
    return ids;
  };
  const Character abilities = with([&](Playbook& own) { own.abilities = first(8); });
  CHECK(tells(game_of(abilities), abilities, "own_playbook_more_abilities"));
  const Character seven = with([&](Playbook& own) { own.abilities = first(7); });
  CHECK_FALSE(tells(game_of(seven), seven, "own_playbook_more_abilities"));
  const Character crews =
      with([&](Playbook& own) { own.abilities = {game.crew_types.front().abilities.front()}; });
  CHECK(tells(game_of(crews), crews, "own_playbook_crew_ability"));
}
