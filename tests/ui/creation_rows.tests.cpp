// How the lines of the creations are set: alike in a list, apart from the window's edge, never cut.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/judge/playbook_change.hpp"
#include "support/sheets.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/typeset.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

TEST_CASE("all lines of equipment stand alike in a list, and are as high") {
  for (const float width : {1280.0F, 1920.0F}) {
    CAPTURE(width);
    CharacterDesk desk(support::warrior(), support::beacon_road(), width, 1000);
    desk.go_to("Equipment");
    const std::string list = support::beacon_road().words.item.many;
    std::vector<float> heights;
    std::uint32_t group = 0;
    for (const ui::Node& each : desk.harness.ui().nodes()) {
      if (each.role == Role::group && each.name == list) group = each.id;
      if (group != 0 && each.parent == group && each.role == Role::checkbox) {
        heights.push_back(each.rect.height);
      }
    }
    REQUIRE(heights.size() > 10);
    CHECK(std::all_of(heights.begin(), heights.end(),
                      [&](float each) { return each == heights.front(); }));
  }
}

TEST_CASE("in the review the rules of abilities and of powers are set in letters of one size") {
  rules::Character hero = support::warrior();
  hero.abilities = {support::taken("battleborn")};
  hero.powers = {"parry"};
  CharacterDesk desk(hero);
  desk.go_to("Review");
  const rules::Ruleset& game = support::beacon_road();
  const ui::TextStyle small = ui::text_style(desk.harness.ui().context(), ui::Type::small);
  for (const std::string& rule : {rules::find_ability(game, "battleborn")->description,
                                  rules::find_power(game, "parry")->description}) {
    INFO(rule);
    ui::NodeRect words = desk.harness.get(Role::text, rule).rect;
    words.x -= 2;
    CHECK(letter_in(words, small, static_cast<ImWchar>(rule.front())).has_value());
  }
}

TEST_CASE("on a phone the labels of what two dots stand for have room in the window") {
  const rules::Ruleset& game = support::blades_srd();
  const rules::Character hero =
      rules::with_playbook(game, rules::new_character(game, "c1"), "hound");
  CharacterDesk desk(hero, game, 390, 844, {.touch = true});
  for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
    if (game.character_steps[step].kind == rules::StepKind::actions) desk.show_step(step);
  }
  for (const rules::DotReason& each : game.creation.dot_reasons) {
    const std::string label = "The dot for " + each.name;
    INFO(label);
    const ui::NodeRect place = desk.harness.get(Role::button, label).rect;
    CHECK(place.x + desk.harness.ui().measure(ui::Type::small, label).width <= 390 - 16);
  }
}

TEST_CASE("the dots of two lines at the foot begin under each other, beside their count") {
  rules::Character hero = support::warrior();
  hero.actions = {{"finesse", 2}, {"prowl", 2}, {"skirmish", 1}, {"hunt", 1}, {"survey", 1}};
  CharacterDesk desk(hero);
  desk.go_to("Powers");
  std::map<float, float> begins;  // of each line, by its height
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::text || each.rect.y < 740) continue;
    if (each.name != "Finesse" && each.name != "Hunt" && each.name != "Survey") continue;
    const auto [line, fresh] = begins.try_emplace(each.rect.y, each.rect.x);
    if (!fresh) line->second = std::min(line->second, each.rect.x);
  }
  REQUIRE(begins.size() == 2);
  CHECK(begins.begin()->second == std::prev(begins.end())->second);
}

TEST_CASE("what an empty field of a creation asks is read whole on a phone") {
  struct Asked {
    const rules::Ruleset* game;
    rules::StepKind step;
    const char* field;
  };
  for (const Asked& each : {Asked{&support::beacon_road(), rules::StepKind::name, "Alias"},
                            Asked{&support::blades_srd(), rules::StepKind::heritage, "Family"}}) {
    INFO(each.field);
    CharacterDesk desk(rules::new_character(*each.game, "c1"), *each.game, 390, 844,
                       {.touch = true});
    for (std::size_t step = 0; step < each.game->character_steps.size(); ++step) {
      if (each.game->character_steps[step].kind == each.step) desk.show_step(step);
    }
    const ui::Node& field = desk.harness.get(Role::textbox, each.field);
    REQUIRE_FALSE(field.description.empty());
    constexpr float around = 8;
    CHECK(desk.harness.ui().measure(ui::Type::body, field.description).width + around <=
          field.rect.width);
  }
}
