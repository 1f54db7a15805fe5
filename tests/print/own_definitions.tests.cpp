// What a table made itself stands on its sheets, on paper and as text.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/own_definitions.hpp"
#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "print/text_view.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

rules::Character with_own_playbook() {
  rules::Character character;
  character.ruleset = "blades-srd";
  character.name = "Orla";
  character.playbook = "tinker";
  character.abilities.push_back({"steady_hands", {}, {}, {}, {}});
  rules::Playbook playbook;
  playbook.id = "tinker";
  playbook.name = "The Tinker";
  playbook.abilities = {"steady_hands"};
  playbook.items = {"spring_trap"};
  playbook.starting_dots = {{"wreck", 2}};
  rules::Ability ability;
  ability.id = "steady_hands";
  ability.name = "Steady Hands";
  ability.description = "Your hands do not shake.";
  rules::Modifier modifier;
  modifier.target = "stress";
  modifier.value = 2;
  ability.modifiers = {modifier};
  rules::Item item;
  item.id = "spring_trap";
  item.name = "A spring trap";
  item.categories = {"gear"};
  character.own.playbooks = {playbook};
  character.own.abilities = {ability};
  character.own.items = {item};
  return character;
}

}  // namespace

TEST_CASE(
    "a playbook, an ability and an item that a table made stand on paper, with their numbers") {
  const rules::Character orla = with_own_playbook();
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(orla, nullptr));
  print::PrintOptions options;
  options.reasons = true;
  const std::string paper = support::character_sheet(game, orla, nullptr, options);
  for (const char* words :
       {"The Tinker", "Steady Hands", "Your hands do not shake.", "A spring trap"}) {
    INFO(words);
    CHECK(paper.find(words) != std::string::npos);
  }
  const std::string text = print::plain_text(support::text_view(game, orla, nullptr));
  INFO(text);
  CHECK(text.find("The Tinker") != std::string::npos);
  CHECK(text.find("Steady Hands") != std::string::npos);
}

TEST_CASE("in one document each sheet is printed with what its own table made") {
  rules::Character one = with_own_playbook();
  rules::Character other = with_own_playbook();
  other.name = "Perrin";
  other.own.playbooks.front().name = "The Mender";
  print::Pack pack;
  pack.characters = {one, other};
  pack.cards = pack.reference = false;
  std::vector<rules::Ruleset> games;
  games.reserve(2);
  pack.standing_of = [&](const rules::Character& each) {
    const rules::Ruleset& game = games.emplace_back(
        data::game_of_table(support::blades_srd(), model::own_of(each, nullptr)));
    return rules::derive(game, each, rules::Gifts{});
  };
  const std::string paper = support::pack(support::blades_srd(), pack, {});
  CHECK(paper.find("The Tinker") != std::string::npos);
  CHECK(paper.find("The Mender") != std::string::npos);
}
