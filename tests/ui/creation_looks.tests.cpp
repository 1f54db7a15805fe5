// How the creations look where room is short or to spare: no word is cut, and no place is kept for
// nothing.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"
#include "support/sheets.hpp"
#include "ui/kit/choice.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/typeset.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::CrewDesk;
using ui::Role;

namespace {

// Whether "…" was drawn in such letters in the rectangle.
bool ends_in_dots(const ui::NodeRect& rect, const ui::TextStyle& style) {
  return letter_in(rect, style, 0x2026).has_value();
}

// The words in that region that end in "…".
std::string cut_words_in(Harness& harness, const std::string& region) {
  std::string cut;
  const std::uint32_t id = harness.get(Role::region, region).id;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (node.parent == id && node.role == Role::text && node.name.ends_with("…")) {
      cut += node.name + "\n";
    }
  }
  return cut;
}

// From the left edge of the choice to where its name begins.
float indent_of_name(Harness& harness, const std::string& name) {
  for (const ui::Passage& passage : ui::passages_of(harness.ui().context())) {
    if (passage.node->role != Role::radio || passage.node->name != name) continue;
    if (!passage.lines.empty()) return passage.lines.front().at.x - passage.node->rect.x;
  }
  return 0;
}

// Whether a letter of that name of a playbook begins in the rectangle, in any size of names.
bool has_name_letter(Harness& harness, const ui::NodeRect& rect, const std::string& name) {
  for (const float size : {28.0F, 22.0F, 18.0F, 15.0F}) {
    const ui::TextStyle style =
        ui::text_style(harness.ui().context(), ui::Face::display, size, size + 6);
    for (const char letter : name) {
      if (letter != ' ' && letter_in(rect, style, static_cast<ImWchar>(letter))) return true;
    }
  }
  return false;
}

float foot_of(const ui::Node& node) {
  return node.rect.y + node.rect.height;
}

}  // namespace

TEST_CASE("a phone says the whole name of the step, with large letters, too") {
  const rules::Ruleset& game = support::beacon_road();
  constexpr std::pair<float, float> windows[] = {{390, 1}, {390, 2}, {320, 1.5F}, {320, 2}};
  for (const auto& [width, letters] : windows) {
    CharacterDesk desk(support::warrior(), game, width, 844, {.touch = true});
    desk.harness.ui().set_text_scale(letters);
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      desk.show_step(step);
      const std::string where = "Step " + std::to_string(step + 1) + " of " +
                                std::to_string(game.character_steps.size()) + " · " +
                                game.character_steps[step].name;
      INFO(width << " px, letters " << letters << ", " << where);
      CHECK_FALSE(ends_in_dots(desk.harness.get(Role::button, where).rect,
                               ui::text_style(desk.harness.ui().context(), ui::Type::small)));
    }
  }
}

TEST_CASE(
    "the facts on a plate have room for their names on the smallest phone, in large letters") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::new_character(game, "c1"), game, 320, 6000, {.touch = true});
  desk.harness.ui().set_text_scale(2);
  desk.redraw();
  const ui::TextStyle facts =
      ui::text_style(desk.harness.ui().context(), ui::Face::regular, 13, 18);
  for (const rules::Playbook& each : game.playbooks) {
    CAPTURE(each.name);
    const ui::NodeRect plate = desk.harness.get(Role::radio, each.name).rect;
    CHECK_FALSE(ends_in_dots(plate, facts));
  }
}

TEST_CASE("the name of each playbook stands on its plate within its frame, on any phone") {
  constexpr float inside = 8;
  constexpr float outside = 6;  // half of what is between two plates
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (const float width : {390.0F, 430.0F, 320.0F}) {
      CharacterDesk desk(rules::new_character(*game, "c1"), *game, width, 6000, {.touch = true});
      for (const rules::Playbook& each : game->playbooks) {
        INFO(game->id << ", " << each.name << ", " << width);
        const ui::NodeRect plate = desk.harness.get(Role::radio, each.name).rect;
        const float right = plate.x + plate.width;
        for (const float x : {plate.x - outside, right - inside}) {
          const ui::NodeRect edge{x, plate.y + 26, inside + outside, plate.height / 2};
          CHECK_FALSE(has_name_letter(desk.harness, edge, each.name));
        }
      }
    }
  }
}

TEST_CASE("plates that stand two by two take the whole width, with large letters, too") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::new_character(game, "c1"), game, 1280, 800);
  desk.harness.ui().set_text_scale(2);
  desk.redraw();
  const ui::NodeRect all = desk.harness.get(Role::radio_group, game.words.playbook.one).rect;
  std::size_t in_first_line = 0;
  float right = 0;
  for (const rules::Playbook& each : game.playbooks) {
    const ui::NodeRect plate = desk.harness.get(Role::radio, each.name).rect;
    const ui::NodeRect first = desk.harness.get(Role::radio, game.playbooks.front().name).rect;
    if (plate.y == first.y) ++in_first_line;
    right = std::max(right, plate.x + plate.width);
  }
  CHECK(in_first_line == 2);
  CHECK(right > all.x + all.width - 4);
}

TEST_CASE("where a bloodline asks how it shows, each button for an idea has room for its words") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.heritage = "elf";
  CharacterDesk desk(hero);
  desk.show_step(1);
  std::size_t seen = 0;
  for (const ui::Node& node : desk.harness.ui().nodes()) {
    if (node.role != Role::button || !node.name.starts_with("An idea")) continue;
    ++seen;
    INFO(node.name);
    constexpr float around = 56;  // with its icon
    CHECK(node.rect.width >= desk.harness.ui().measure(ui::Type::button, node.name).width + around);
  }
  CHECK(seen == 3);
  // A long answer to where the purveyor is found takes more lines.
  const rules::Question* where = rules::question_beside(game, rules::Beside::purveyor_place);
  REQUIRE(where != nullptr);
  const float before = desk.harness.get(Role::textarea, where->prompt).rect.height;
  desk.harness.write(where->prompt,
                     "Behind the third door in Beggar's Alley, if the lamp over it is lit, and "
                     "else at the baths under the old wall until the bells have rung");
  CHECK(desk.harness.get(Role::textarea, where->prompt).rect.height > before);
}

TEST_CASE("what a card would change is cut only where no card beside it makes room for more") {
  Harness harness(900, 600);
  std::string text;
  harness.show([&](ui::Ui& ui) {
    ui::choices(
        ui, "Types",
        {{.title = "Guild",
          .text = text + " You keep what others throw away, and you know what it is worth to "
                         "those who lost it."},
         {.title = "Cult",
          .change = "Coin kept 10 to 20, and you give up what you swore, your contact, your "
                    "favorite place, your preferred kind of work, all of your friends, and "
                    "the ability that made the whole city afraid of what you might do next",
          .change_lines = 2}},
        {.max_columns = 2});
  });
  const auto is_cut = [&] {
    const ui::TextStyle style = ui::text_style(harness.ui().context(), ui::Type::small);
    return ends_in_dots(harness.get(Role::radio, "Cult").rect, style);
  };
  CHECK(is_cut());
  for (int i = 0; i < 4; ++i)
    text += "Where the road ends you have a house, and a cellar below it. ";
  harness.frame();
  harness.settle();
  CHECK_FALSE(is_cut());
}

TEST_CASE("who serves a vice and where are asked at one height, with an idea right below") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.heritage = "elf";
  for (const bool in_page : {false, true}) {
    INFO(in_page);
    CharacterDesk desk(hero, game, 1280, 800, {.text_is_edited_by_page = in_page});
    desk.show_step(1);
    const rules::Question* who = rules::question_beside(game, rules::Beside::purveyor);
    const rules::Question* where = rules::question_beside(game, rules::Beside::purveyor_place);
    REQUIRE(who != nullptr);
    REQUIRE(where != nullptr);
    const ui::NodeRect name = desk.harness.get(Role::textbox, who->prompt).rect;
    const ui::NodeRect place = desk.harness.get(Role::textarea, where->prompt).rect;
    REQUIRE(place.x > name.x + name.width);
    CHECK(std::abs(place.y + place.height / 2 - name.y - name.height / 2) < 1.5F);
    const ui::NodeRect idea = desk.harness.get(Role::button, "An idea for the place").rect;
    CHECK(idea.y - foot_of(desk.harness.get(Role::textbox, who->prompt)) < 12);
  }
}

TEST_CASE("on a phone where a vice is served is asked below who serves it, over the same width") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.heritage = "elf";
  CharacterDesk desk(hero, game, 390, 844, {.touch = true});
  desk.show_step(1);
  const rules::Question* who = rules::question_beside(game, rules::Beside::purveyor);
  const rules::Question* where = rules::question_beside(game, rules::Beside::purveyor_place);
  REQUIRE(who != nullptr);
  REQUIRE(where != nullptr);
  const ui::NodeRect name = desk.harness.get(Role::textbox, who->prompt).rect;
  const ui::NodeRect place = desk.harness.get(Role::textarea, where->prompt).rect;
  CHECK(place.y > name.y + name.height);
  CHECK(place.x == name.x);
  CHECK(place.width == name.width);
}

TEST_CASE("the road of a phone names its step in as many words as have room") {
  Harness harness(390, 844, {.touch = true});
  std::vector<ui::Step> steps(11);
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i].name = "Step " + std::to_string(i);
  steps[3].name = "Background";
  float room = 390;
  harness.show([&](ui::Ui& ui) {
    const auto narrow = ui::stack(ui, {.max_width = room});
    ui::step_rail(ui, "Steps", steps, 3);
  });
  const std::string where = "Step 4 of 11 · Background";
  const auto words_in = [&](const std::string& as_wide_as) {
    const auto chevron = 10 + 12 * harness.ui().mark_scale();
    room = harness.ui().measure(ui::Type::small, as_wide_as).width + chevron + 2;
    harness.frame();
    harness.settle();
    const ui::TextStyle style = ui::text_style(harness.ui().context(), ui::Type::small);
    std::string drawn;
    for (const char letter : {'S', 'f', '4', 'B'}) {
      if (letter_in(harness.get(Role::button, where).rect, style, static_cast<ImWchar>(letter))) {
        drawn += letter;
      }
    }
    CHECK_FALSE(ends_in_dots(harness.get(Role::button, where).rect, style));
    return drawn;
  };
  CHECK(words_in(where) == "Sf4B");
  CHECK(words_in("4 of 11 · Background") == "f4B");
  CHECK(words_in("4 · Background") == "4B");
  CHECK(words_in("Background") == "B");
}

TEST_CASE("a name for a friend is suggested as often as you ask for it") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(support::warrior());
  desk.go_to("Friend and rival");
  const rules::Bond* bond = rules::find_bond(game, rules::Scope::character, rules::BondTone::close);
  REQUIRE(bond != nullptr);
  const auto named = [&] { return rules::person_of(desk.character().bonds, bond).detail; };
  std::vector<std::string> names{named()};
  for (int i = 0; i < 3; ++i) {
    desk.harness.press(Role::button, "Suggest a name: " + rules::small(bond->word));
    names.push_back(named());
  }
  std::sort(names.begin(), names.end());
  CHECK(std::unique(names.begin(), names.end()) - names.begin() > 2);
}

TEST_CASE("the sheet beside the creation keeps no empty line under the boxes and the load") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.abilities.clear();
  hero.carried.clear();
  for (const float width : {1280.0F, 1920.0F}) {
    INFO(width);
    CharacterDesk desk(hero, game, width, 1080);
    const float line = desk.harness.get(Role::button, "Stress").rect.height;
    const ui::Node& boxes = desk.harness.get(Role::group, "Boxes");
    CHECK(boxes.rect.height < 1.5F * line);
    const ui::Node& load = desk.harness.get(Role::group, game.words.load.one);
    CHECK(load.rect.y - foot_of(boxes) < line);
    float last = 0;  // of the limits of load
    for (const ui::Node& node : desk.harness.ui().nodes()) {
      if (node.parent == load.id && node.role == Role::button) last = std::max(last, foot_of(node));
    }
    CHECK(desk.harness.get(Role::group, "Who you are").rect.y - last < 1.5F * line);
  }
}

TEST_CASE(
    "where nothing is told yet of who you are, all boxes beside the creation stand together") {
  rules::Character hero = rules::new_character(support::beacon_road(), "c1");
  hero = rules::with_playbook(support::beacon_road(), hero, "rogue");
  CharacterDesk desk(hero);
  CHECK_FALSE(desk.harness.has(Role::group, "Who you are"));
  const float line = desk.harness.get(Role::button, "Stress").rect.height;
  const ui::Node& load = desk.harness.get(Role::group, support::beacon_road().words.load.one);
  CHECK(desk.harness.get(Role::group, "More boxes").rect.y - foot_of(load) < line);
}

TEST_CASE("what you carry, and the boxes of it, come to stand at the end of the sheet") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.carried.clear();
  const auto armored = std::find_if(game.items.begin(), game.items.end(), [&](const auto& item) {
    const rules::Character after = rules::with_carried(game, hero, item.id, true);
    return rules::total_of(support::numbers_of(game, after, nullptr), "armor") > 0;
  });
  REQUIRE(armored != game.items.end());
  CharacterDesk desk(rules::with_carried(game, hero, armored->id, true));
  const float above = foot_of(desk.harness.get(Role::group, "Who you are"));
  const ui::NodeRect carried = desk.harness.get(Role::button, "Carried").rect;
  CHECK(carried.y >= above);
  constexpr float around_link = 6;  // its words begin with the lines above
  CHECK(carried.x + around_link == desk.harness.get(Role::group, "Who you are").rect.x);
  const ui::NodeRect armor = desk.harness.get(Role::button, "Armor").rect;
  CHECK(armor.y >= above);
  // Its terms open below it.
  desk.harness.act(Role::button, "Armor", ui::NodeAction::Kind::press);
  CHECK(desk.harness.get(Role::button, "Armor").expanded);
  CHECK(desk.harness.get(Role::button, "Armor").rect.y == armor.y);
}

TEST_CASE("with large letters no word at the foot of a creation is cut in a wide window") {
  const rules::Ruleset& game = support::beacon_road();
  for (const bool made : {false, true}) {
    rules::Crew crew = CrewDesk::blank();
    if (made) crew = rules::with_crew_type(game, crew, "sin_eaters");
    CrewDesk desk(CrewDesk::Screen::creation, crew, 1280, 800);
    desk.open();
    desk.harness.ui().set_text_scale(2);
    for (std::size_t step = 0; step < game.crew_steps.size(); ++step) {
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
      INFO(game.crew_steps[step].name << (made ? ", of a type" : ", new"));
      CHECK(cut_words_in(desk.harness, "Next step") == "");
    }
  }
}

TEST_CASE("the types of a crew show their emblems, and so does the sheet beside them") {
  const rules::Ruleset& game = support::beacon_road();
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  constexpr float least_emblem = 18;
  std::size_t seen = 0;
  for (const rules::CrewType& type : game.crew_types) {
    if (type.emblem.empty()) continue;
    ++seen;
    CAPTURE(type.name);
    constexpr float around = 18;
    CHECK(indent_of_name(desk.harness, type.name) >= around + least_emblem);
  }
  CHECK(seen > 0);
  desk.put(rules::with_crew_type(game, CrewDesk::blank(), "sin_eaters"));
  desk.harness.frame();
  desk.harness.settle();
  const ui::Node& numbers = desk.harness.get(Role::group, "Standing");
  const ui::Node& summary = desk.harness.get(Role::text, ui::crew_summary(desk.view));
  CHECK(summary.rect.x >= numbers.rect.x + least_emblem);
}

TEST_CASE("numbers that have no room in one line stand in lines of as many each") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::finished("sin_eaters"));
  desk.open();
  std::vector<float> tops;
  const std::uint32_t group = desk.harness.get(Role::group, "Standing").id;
  for (const ui::Node& node : desk.harness.ui().nodes()) {
    if (node.parent == group && node.role == Role::button) tops.push_back(node.rect.y);
  }
  REQUIRE(tops.size() == 4);
  CHECK(std::count(tops.begin(), tops.end(), tops.front()) == 2);
  CHECK(std::count(tops.begin(), tops.end(), tops.back()) == 2);
}

TEST_CASE("beside a type of your own the cards of a crew's types keep their height, too") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string list = game.words.crew.one + " type";
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  const rules::Crew own = CrewDesk::finished("own");
  std::vector<float> heights;
  for (const rules::CrewType& type : game.crew_types) {
    CAPTURE(type.name);
    desk.put(rules::with_crew_type(game, own, type.id));
    desk.creation.folds.clear();
    desk.harness.frame();
    desk.harness.press(Role::button, "Choose another");
    std::vector<float> now;
    const std::uint32_t group = desk.harness.get(Role::radio_group, list).id;
    for (const ui::Node& node : desk.harness.ui().nodes()) {
      if (node.parent == group && node.role == Role::radio) now.push_back(node.rect.height);
    }
    CHECK(now.size() > 2);
    if (heights.empty()) heights = now;
    CHECK(now == heights);
  }
}

TEST_CASE("the name of a heritage stands whole on its tile, and apart from its tick") {
  for (const float width : {1280.0F, 390.0F, 320.0F}) {
    CharacterDesk desk(rules::new_character(support::blades_srd(), "c1"), support::blades_srd(),
                       width, 2000);
    desk.show_step(1);
    Harness& harness = desk.harness;
    const ui::TextStyle style = ui::text_style(harness.ui().context(), ui::Face::display, 16, 22);
    for (const rules::Heritage& each : support::blades_srd().heritages) {
      INFO(width << " " << each.name);
      CHECK_FALSE(ends_in_dots(harness.get(Role::radio, each.name).rect, style));
    }
    harness.press(Role::radio, "City-born");
    const ui::NodeRect tile = harness.get(Role::radio, "City-born").rect;
    constexpr float tick = 18 + 8;
    const auto last = letter_in(tile, style, 'n');
    if (!last) continue;  // a single tile is set larger
    CHECK(last->x + style.size / 2 + 4 < tile.x + tile.width - tick);
  }
}

TEST_CASE("seven plates stand in four and three, all of them in sight of a large window") {
  const rules::Ruleset& game = support::blades_srd();
  CharacterDesk desk(rules::new_character(game, "c1"), game, 1920, 1080);
  desk.show_step(0);
  std::map<float, int> lines;
  for (const rules::Playbook& each : game.playbooks) {
    INFO(each.name);
    const ui::Node& plate = desk.harness.get(Role::radio, each.name);
    CHECK(plate.rect.y + plate.rect.height <= plate.clip.y + plate.clip.height);
    ++lines[plate.rect.y];
  }
  REQUIRE(lines.size() == 2);
  CHECK(lines.begin()->second == 4);
  CHECK(lines.rbegin()->second == 3);
}
