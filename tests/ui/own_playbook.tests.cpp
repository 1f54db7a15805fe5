// A table's own playbook, made by role and name, with undo.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "character_desk.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/own_playbook.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

const rules::Playbook& made(const CharacterDesk& desk) {
  const rules::Playbook* own = rules::own_playbook(desk.character());
  REQUIRE(own != nullptr);
  return *own;
}

}  // namespace

TEST_CASE("a playbook of your own is made, and a character with it") {
  CharacterDesk desk(rules::new_character(support::blades_srd(), "c1"), support::blades_srd());
  Harness& h = desk.harness;
  h.press(Role::button, "Make a playbook of your own");
  h.type("Name of the playbook", "Lamplighter");
  h.write("What it is", "You know every street at night.");
  CHECK(made(desk).name == "Lamplighter");
  CHECK(desk.history.undo_words() == "Your playbook: what it is");
  // What is not whole is not kept for others yet.
  CHECK(h.get(Role::button, "Keep it for others").disabled);
  h.write("What earns experience", "You addressed a challenge with light or patience.");
  h.press(Role::button, "Action with 2 dots");
  h.press(Role::radio, "Prowl");
  h.press(Role::button, "Action with one dot");
  h.press(Role::radio, "Survey");
  CHECK(desk.character().actions == rules::Amounts{{"prowl", 2}, {"survey", 1}});
  h.press(Role::checkbox, "Battleborn");
  CHECK(made(desk).abilities == rules::Ids{"battleborn"});
  CHECK(desk.history.undo_words() == "Your playbook: Battleborn");
  desk.undo();
  CHECK(made(desk).abilities.empty());
  h.press(Role::button, "Add a special ability of your own");
  h.write("Your own special ability 1: name", "Wick");
  h.write("Your own special ability 1: what it does", "You carry a flame through any wind.");
  CHECK(desk.character().own.abilities.at(0).name == "Wick");
  h.press(Role::button, "Add an item of your own");
  h.write("Your own item 1: name", "A long pole");
  CHECK(desk.character().own.items.at(0).name == "A long pole");
  h.press(Role::button, "Add a person");
  h.write("Person 1", "Old Tam");
  CHECK(made(desk).contacts.at(0).name == "Old Tam");
  h.press(Role::button, "Suggest a person");
  CHECK(made(desk).contacts.size() == 2);
  // All that is missing in the step comes by chance; what stands stays.
  h.press(Role::button, "Roll this step");
  CHECK(made(desk).abilities.size() == 7);
  CHECK(made(desk).name == "Lamplighter");
  desk.commands.clear();
  h.press(Role::button, "Keep it for others");
  CHECK(desk.commands == std::vector<ui::Command>{ui::OnDocument{
                             ui::DocumentAction::keep_for_others, desk.character().id}});
  h.press(Role::button, "Fill in the rest");
  CHECK(rules::is_complete(desk.findings()));
  for (const std::string& fault : h.faults()) FAIL_CHECK(fault);
}

TEST_CASE("a ready playbook is copied, and what is changed in the copy changes no other") {
  CharacterDesk desk(rules::new_character(support::blades_srd(), "c1"), support::blades_srd());
  Harness& h = desk.harness;
  h.press(Role::radio, "Cutter");
  h.press(Role::button, "Copy and change Cutter");
  h.type("Name of the playbook", "Bruiser");
  CHECK(made(desk).name == "Bruiser");
  CHECK(rules::find_playbook(desk.ruleset(), "cutter")->name == "Cutter");
  CHECK(desk.character().actions == rules::Amounts{{"command", 1}, {"skirmish", 2}});
  h.press(Role::radio, "Hound");
  CHECK(desk.character().own.playbooks.size() == 1);  // kept, and chosen again at a press
  h.press(Role::radio, "Bruiser");
  CHECK(made(desk).name == "Bruiser");
}

TEST_CASE("a game that has its playbooks offers none of your own") {
  CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"));
  for (const std::string& name : desk.harness.names(Role::button)) {
    CHECK(name.find("of your own") == std::string::npos);
  }
}

TEST_CASE("a game may give the playbook of your own a step of its own") {
  rules::Ruleset game = support::blades_srd();
  rules::Step step;
  step.kind = rules::StepKind::own_playbook;
  step.id = "own_playbook";
  step.name = "Your own";
  game.character_steps.insert(game.character_steps.begin() + 1, step);
  CharacterDesk desk(rules::new_character(game, "c1"), game);
  Harness& h = desk.harness;
  CHECK_FALSE(h.has(Role::button, "Make a playbook of your own"));
  h.press(Role::button, "Next: Your own");
  h.press(Role::button, "Make a playbook of your own");
  h.type("Name of the playbook", "Lamplighter");
  CHECK(made(desk).name == "Lamplighter");
}

TEST_CASE("the people of a playbook of your own are made with it, or come by chance") {
  const rules::Ruleset& game = support::wyrd_wolds();
  CharacterDesk desk(rules::with_new_playbook(game, rules::new_character(game, "c1")), game, 390,
                     844, {.touch = true});
  Harness& h = desk.harness;
  const auto step =
      std::find_if(game.character_steps.begin(), game.character_steps.end(),
                   [](const rules::Step& each) { return each.kind == rules::StepKind::contacts; });
  const auto people = static_cast<std::size_t>(step - game.character_steps.begin());
  desk.show_step(people);
  CHECK(h.has(Role::text, "Your descriptor knows nobody yet: people are made with it."));
  h.press(Role::button, "Add its people");
  CHECK(desk.state.frame.step == 0);
  CHECK(h.get(Role::button, "Add a person").focused);
  desk.show_step(people);
  h.press(Role::button, "Roll this step");
  CHECK(made(desk).contacts.size() == 5);
  CHECK(rules::step_state(desk.findings(), rules::StepKind::contacts) == rules::StepState::done);
  CHECK(h.faults() == std::vector<std::string>{});
}
