// How the lines of the creations are set: alike in a list, apart from the window's edge, never cut.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/judge/playbook_change.hpp"
#include "support/rounds.hpp"
#include "support/sheets.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/typeset.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

std::size_t step_of(const rules::Ruleset& game, rules::StepKind kind) {
  const auto found = std::find_if(game.character_steps.begin(), game.character_steps.end(),
                                  [&](const rules::Step& each) { return each.kind == kind; });
  REQUIRE(found != game.character_steps.end());
  return static_cast<std::size_t>(found - game.character_steps.begin());
}

}  // namespace

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

TEST_CASE(
    "what a list's lines say stands in one way in a width: all beside the names, or all below") {
  // Which widths a list would mix hangs on its words.
  const int apart = static_cast<int>(support::rounds(40, 10));
  for (int width = 330; width < 1420; width += apart) {
    for (const rules::Ruleset* game : support::shipped_games()) {
      rules::Character hero = rules::new_character(*game, "c1");
      if (!game->playbooks.empty()) {
        hero = rules::with_playbook(*game, hero, game->playbooks.front().id);
      }
      CharacterDesk desk(hero, *game, static_cast<float>(width), 6400, {.touch = width < 1100});
      for (const auto& [kind, name] :
           {std::pair{rules::StepKind::background, game->words.background.one},
            std::pair{rules::StepKind::equipment, game->words.item.many}}) {
        CAPTURE(width, game->id, name);
        desk.show_step(step_of(*game, kind));
        desk.redraw();
        const bool one_of = kind == rules::StepKind::background;
        const ui::Node* list = desk.harness.find(one_of ? Role::radio_group : Role::group, name);
        REQUIRE(list != nullptr);
        std::map<bool, std::string> below;
        for (const ui::Passage& each : ui::passages_of(desk.harness.ui().context())) {
          if (each.node->parent != list->id || each.node->role == Role::text) continue;
          if (each.lines.size() < 2) continue;
          below[each.lines.back().at.x == each.lines.front().at.x] = each.node->name;
        }
        for (const auto& [is_below, line] : below) UNSCOPED_INFO(is_below << " " << line);
        CHECK(below.size() == 1);
      }
    }
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

namespace {

// The button of that name, or the one whose name begins so.
const ui::Node* button_that_begins(Harness& harness, const std::string& words) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.role == Role::button && each.name.starts_with(words)) return &each;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("what is complete can be finished at any step, from the line of the main button") {
  constexpr std::pair<float, float> windows[] = {{1920, 1080}, {1280, 800}, {820, 1024},
                                                 {768, 1024},  {390, 844},  {320, 640},
                                                 {844, 390},   {640, 400},  {320, 400}};
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const auto& [width, height] : windows) {
      CharacterDesk desk(rules::new_character(*game, "c1"), *game, width, height,
                         {.touch = width < 1000});
      CHECK_FALSE(desk.harness.has(Role::button, "Finish"));
      const ui::NodeRect fill_in = desk.harness.get(Role::button, "Fill in the rest").rect;
      const float next = button_that_begins(desk.harness, "Next")->rect.x;
      desk.harness.press(Role::button, "Fill in the rest");
      REQUIRE(rules::is_complete(desk.findings()));
      CHECK(desk.harness.get(Role::button, "Fill in the rest").rect.x == fill_in.x);
      CHECK(button_that_begins(desk.harness, "Next")->rect.x == next);
      for (std::size_t step = 0; step + 1 < game->character_steps.size(); ++step) {
        desk.show_step(step);
        INFO(game->id << " at " << width << " by " << height << ", "
                      << game->character_steps[step].name);
        const ui::NodeRect finish = desk.harness.get(Role::button, "Finish").rect;
        const ui::Node* main = button_that_begins(desk.harness, "Next");
        REQUIRE(main != nullptr);
        CHECK(finish.y == main->rect.y);
        CHECK(finish.x >= main->rect.x + main->rect.width + 8);
        CHECK(finish.x + finish.width <= width - 8);
      }
      desk.show_step(1);
      desk.harness.press(Role::button, "Finish");
      CHECK(desk.character().in_play);
      CHECK(ui::does(desk.commands.back(), ui::DocumentAction::open_sheet));
      // At the last step the main button does it.
      desk.show_step(game->character_steps.size() - 1);
      CHECK_FALSE(desk.harness.has(Role::button, "Finish"));
      CHECK(desk.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE("a complete crew can be finished at any step, too") {
  for (const float width : {1280.0F, 390.0F, 320.0F}) {
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::finished("sin_eaters"), width,
                      width < 500 ? 844.0F : 800.0F);
    desk.open();
    for (std::size_t step = 0; step < support::beacon_road().crew_steps.size(); ++step) {
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << ", " << support::beacon_road().crew_steps[step].name);
      const ui::Node* finish = button_that_begins(desk.harness, "Finish");
      REQUIRE(finish != nullptr);
      CHECK(finish->rect.x + finish->rect.width <= width - 8);
    }
  }
}

TEST_CASE("the name of a heritage without an emblem stands in the middle of its tile") {
  const rules::Ruleset& game = support::wyrd_wolds();
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    CharacterDesk desk(rules::new_character(game, "c1"), game, width, 844);
    desk.show_step(1);
    const ui::UiContext& context = desk.harness.ui().context();
    int found = 0;
    for (const rules::Heritage& each : game.heritages) {
      INFO(width << " " << each.name);
      const ui::NodeRect tile = desk.harness.get(Role::radio, each.name).rect;
      for (const ui::TextStyle& style : {ui::text_style(context, ui::Type::heading_3),
                                         ui::text_style(context, ui::Face::display, 16, 22)}) {
        const auto first = letter_in(tile, style, static_cast<ImWchar>(each.name.front()));
        const float words = ui::line_width(style, each.name);
        // A longer one leaves the tick its room, or breaks.
        constexpr float beside = 37;
        if (!first || words > tile.width - 2 * beside) continue;
        const float left = first->x - tile.x;
        CHECK(std::abs(left - (tile.width - words) / 2) < 2);
        ++found;
      }
    }
    CHECK(found >= 4);
  }
}

TEST_CASE("what a step lacks is said at a phone's foot in words that have room there") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    rules::Character hero = rules::new_character(*game, "c1");
    if (rules::leaves(*game, rules::OwnKind::playbook)) {
      hero = rules::with_new_playbook(*game, hero);
      hero.own.playbooks.front().name = "Salt Priest";
    }
    for (const float width : {390.0F, 360.0F, 320.0F}) {
      CharacterDesk desk(hero, *game, width, 800, {.touch = true});
      for (std::size_t step = 0; step < game->character_steps.size(); ++step) {
        desk.show_step(step);
        const std::uint32_t foot = desk.harness.get(Role::region, "Next step").id;
        for (const ui::Node& each : desk.harness.ui().nodes()) {
          if (each.parent != foot || each.role != Role::text) continue;
          INFO(game->id << " at " << width << ", " << game->character_steps[step].name << ": "
                        << each.name);
          CHECK_FALSE(each.name.ends_with("…"));
        }
      }
    }
  }
}

TEST_CASE("a mark that most abilities have stands at none of them, and another one stays") {
  const rules::Ruleset& game = support::wyrd_wolds();
  const rules::Character hero = rules::with_new_own_ability(
      game, rules::with_new_playbook(game, rules::new_character(game, "c1")));
  CharacterDesk desk(hero, game);
  desk.go_to("Special ability");
  const ui::TextStyle style = ui::text_style(desk.harness.ui().context(), ui::Type::small);
  const auto has_letter = [&](const std::string& ability, char letter) {
    const ui::NodeRect row = desk.harness.get(Role::radio, ability).rect;
    return letter_in(row, style, static_cast<ImWchar>(letter)).has_value();
  };
  CHECK_FALSE(has_letter("Battleborn", 'O'));
  CHECK(has_letter("Special ability of your own", 'D'));
}
