// How long the steps of a creation are, what of them is in sight, and what their foot counts.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/questions.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

// How high what scrolls in the middle is, from the top of its first node to the foot of its last.
float height_of_choices(Harness& harness) {
  std::uint32_t region = 0;
  std::map<std::uint32_t, std::uint32_t> parents;
  float top = 1e9F;
  float foot = 0;
  for (const ui::Node& node : harness.ui().nodes()) {
    parents[node.id] = node.parent;
    if (node.role == Role::region && node.name == "Choices") region = node.id;
    std::uint32_t above = node.parent;
    while (above != 0 && above != region) above = parents[above];
    if (above == 0 || region == 0 || node.rect.height <= 0) continue;
    top = std::min(top, node.rect.y);
    foot = std::max(foot, node.rect.y + node.rect.height);
  }
  return foot - top;
}

}  // namespace

TEST_CASE(
    "A wide window gives the plates and the sheet beside them more room, at any size of text") {
  const auto width_of = [](float window, float scale, Role role, const char* name) {
    CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"), support::beacon_road(),
                       window, 1080);
    desk.harness.ui().set_text_scale(scale);
    desk.redraw();
    return desk.harness.get(role, name).rect.width;
  };
  CHECK(width_of(1920, 1, Role::radio, "Warrior") >= 240);
  CHECK(width_of(1920, 1, Role::region, "Sheet") >= 355);
  CHECK(width_of(1280, 1, Role::radio, "Warrior") < 200);
  // What the choices may take grows with the text.
  CHECK(width_of(1920, 1.5F, Role::radio, "Warrior") > width_of(1280, 1, Role::radio, "Warrior"));
}

TEST_CASE("No step of Beacon Road's characters is taller than three screens, on a phone than six") {
  const rules::Ruleset& game = support::beacon_road();
  struct Made {
    std::string name;
    rules::Character character;
    bool by_playbook = false;  // only what depends on the playbook
  };
  std::vector<Made> all{{"new", rules::new_character(game, "c1")}, {"made", support::warrior()}};
  all.back().character.id = "c1";
  for (const rules::Playbook& each : game.playbooks) {
    all.push_back(
        {each.id, rules::with_playbook(game, rules::new_character(game, "c1"), each.id), true});
  }
  for (const bool phone : {false, true}) {
    const float width = phone ? 390.0F : 1280.0F;
    const float height = phone ? 844.0F : 800.0F;
    const float most = phone ? 6 * height : 3 * height;
    CharacterDesk desk(all.front().character, game, width, height, {.touch = phone});
    for (const Made& each : all) {
      desk.library().documents["c1"] = each.character;
      desk.look();
      for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
        const rules::StepKind kind = game.character_steps[step].kind;
        const bool of_playbook =
            kind == rules::StepKind::abilities || kind == rules::StepKind::equipment;
        if (each.by_playbook && !of_playbook) continue;
        desk.show_step(step);
        const float tall = height_of_choices(desk.harness);
        INFO(each.name << ": " << game.character_steps[step].name << " is " << tall << " of "
                       << most);
        CHECK(tall > 40);
        CHECK(tall <= most);
        // All traits are seen at once.
        if (!phone && kind == rules::StepKind::traits) CHECK(tall <= height);
      }
    }
  }
}

namespace {

// The steps of a crew's creation, from that one on, of which none may be higher.
void is_no_taller(ui::CrewDesk& desk, const std::string& name, rules::Crew crew, float most,
                  std::size_t first = 0, std::size_t last = 99) {
  const std::vector<rules::Step>& steps = support::beacon_road().crew_steps;
  desk.put(std::move(crew));
  for (std::size_t step = first; step < std::min(last + 1, steps.size()); ++step) {
    desk.creation.frame.step = step;
    desk.harness.frame();
    desk.harness.settle();
    const float tall = height_of_choices(desk.harness);
    INFO(name << ": " << steps[step].name << " is " << tall << " of " << most);
    CHECK(tall > 40);
    CHECK(tall <= most);
  }
}

std::size_t step_of_upgrades() {
  const std::vector<rules::Step>& steps = support::beacon_road().crew_steps;
  const auto found = std::find_if(steps.begin(), steps.end(), [](const rules::Step& each) {
    return each.kind == rules::StepKind::crew_upgrades;
  });
  return static_cast<std::size_t>(found - steps.begin());
}

}  // namespace

TEST_CASE("No step of Beacon Road's crews is taller than three screens, on a phone than six") {
  const rules::Ruleset& game = support::beacon_road();
  const std::size_t upgrades = step_of_upgrades();
  for (const bool phone : {false, true}) {
    const float height = phone ? 844.0F : 800.0F;
    const float most = phone ? 6 * height : 3 * height;
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::blank(),
                      phone ? 390.0F : 1280.0F, height);
    desk.open();
    is_no_taller(desk, "finished", ui::CrewDesk::finished("sin_eaters"), most);
    for (const rules::CrewType& type : game.crew_types) {
      // On a phone the type with the longest lists is enough.
      if (phone && !type.own) continue;
      const rules::Crew begun = rules::with_crew_type(game, ui::CrewDesk::blank(), type.id);
      is_no_taller(desk, type.id, begun, most, upgrades);
      rules::Cohort gang;
      gang.kind = "gang";
      is_no_taller(desk, type.id + " with a gang", rules::with_cohort(game, begun, gang), most,
                   upgrades, upgrades);
      gang = {"gang", "The Wicks", {"rovers"}, {"fearsome"}, {"savage"}, 0, {}};
      is_no_taller(desk, type.id + " with a known gang", rules::with_cohort(game, begun, gang),
                   most, upgrades, upgrades);
      // An own crew may have several.
      rules::Crew three = rules::with_crew_type(game, ui::CrewDesk::blank(), type.id);
      three.cohorts.assign(3, gang);
      is_no_taller(desk, type.id + " with three gangs", three, most, upgrades, upgrades);
      rules::Crew finished = ui::CrewDesk::finished(type.id);
      finished.in_play = false;
      is_no_taller(desk, type.id + " finished", finished, most, upgrades);
    }
  }
}

TEST_CASE("of several cohorts each that is chosen folds to one line, and opens again") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), ui::CrewDesk::blank(), "guild");
  crew.cohorts.assign(2, {"gang", "The Wicks", {"rovers"}, {"fearsome"}, {"savage"}, 0, {}});
  crew.cohorts[1].name = "The Unheard";
  crew.cohorts[1].flaws.clear();
  ui::CrewDesk desk(ui::CrewDesk::Screen::creation, crew);
  desk.open();
  desk.creation.frame.step = step_of_upgrades();
  desk.harness.frame();
  desk.harness.settle();
  const auto fields = [&] {
    const std::vector<std::string> boxes = desk.harness.names(Role::textbox);
    return std::count(boxes.begin(), boxes.end(), "Name");
  };
  const auto before = fields();
  CHECK(desk.harness.has(Role::button, "Edit The Wicks"));
  // One that still asks for something stays open.
  CHECK_FALSE(desk.harness.has(Role::button, "Edit The Unheard"));
  desk.harness.press(Role::button, "Edit The Wicks");
  CHECK(fields() == before + 1);
  desk.harness.press(Role::button, "Done");
  CHECK(fields() == before);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("an upgrade or an item whose words have room behind its name takes one line") {
  ui::CrewDesk crew(ui::CrewDesk::Screen::creation,
                    rules::with_crew_type(support::beacon_road(), ui::CrewDesk::blank(), "guild"));
  crew.open();
  crew.creation.frame.step = step_of_upgrades();
  crew.harness.frame();
  crew.harness.settle();
  constexpr float one_line = 38;
  for (const char* name : {"Rigging", "Elite Cohorts", "Workshop", "Tools", "Deed"}) {
    CAPTURE(name);
    CHECK(crew.harness.get(Role::checkbox, name).rect.height == one_line);
  }
  CHECK(crew.harness.get(Role::spin_button, "Composed").rect.height == one_line);
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "technician"));
  desk.go_to("Equipment");
  for (const char* name : {"Shortsword", "Staff", "Heavy Crossbow"}) {
    CAPTURE(name);
    CHECK(desk.harness.get(Role::checkbox, name).rect.height == one_line);
  }
  // What is too long for it is cut there, and stands in full beside the list.
  CHECK(desk.harness.get(Role::checkbox, "Bandolier").rect.height < 60);
  CHECK(desk.harness.has(Role::text,
                         "A belt of loops and pouches across the chest, with your mixtures and "
                         "small devices ready to hand."));
}

TEST_CASE("Once a bloodline is chosen, its questions are in sight at 1280 by 800") {
  const rules::Ruleset& game = support::beacon_road();
  for (const rules::Heritage& each : game.heritages) {
    if (each.mixed) continue;
    CAPTURE(each.id);
    CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "warrior"));
    desk.show_step(1);
    desk.harness.press(Role::radio, each.name);
    REQUIRE(desk.character().heritage == each.id);
    const ui::NodeRect card = desk.harness.get(Role::radio, each.name).rect;
    const ui::NodeRect words = desk.harness.get(Role::heading, each.name).rect;
    CHECK(words.x > card.x + card.width);
    CHECK(words.y < card.y + card.height);
    for (const rules::Beside asked : {rules::Beside::virtue, rules::Beside::vice,
                                      rules::Beside::purveyor, rules::Beside::purveyor_place}) {
      const rules::Question* question = rules::question_beside(game, asked);
      REQUIRE(question != nullptr);
      CAPTURE(question->prompt);
      const bool has_lines = desk.harness.has(Role::textarea, question->prompt);
      const ui::Node& field =
          desk.harness.get(has_lines ? Role::textarea : Role::textbox, question->prompt);
      CHECK(field.rect.y >= field.clip.y);
      CHECK(field.rect.y + field.rect.height <= field.clip.y + field.clip.height);
    }
  }
}

namespace {

// What the dots of that name at the foot say: "1 of 4"; empty: there are none.
std::string dots_at_foot(Harness& harness, const std::string& name) {
  std::uint32_t region = 0;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (node.role == Role::region && node.name == "Next step") region = node.id;
    if (region != 0 && node.parent == region && node.role == Role::meter && node.name == name)
      return node.value;
  }
  return {};
}

// The words beside the buttons at the foot, a line each.
std::string words_at_foot(Harness& harness) {
  std::string words;
  const std::uint32_t region = harness.get(Role::region, "Next step").id;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (node.parent == region && node.role == Role::text) words += node.name + "\n";
  }
  return words;
}

}  // namespace

TEST_CASE("The counter at the foot is drawn in dots, too, as they are placed") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "warrior"));
  desk.go_to("Action dots");
  CHECK(dots_at_foot(desk.harness, "Dots placed") == "0 of 4");
  CHECK(desk.harness.has(Role::text, "4 dots left"));
  desk.harness.act(Role::spin_button, "Hunt", ui::NodeAction::Kind::increment);
  CHECK(dots_at_foot(desk.harness, "Dots placed") == "1 of 4");
  CHECK(desk.harness.has(Role::text, "3 dots left"));
  // No dots where none are counted.
  desk.go_to("Traits");
  CHECK(dots_at_foot(desk.harness, "Dots placed").empty());
}

TEST_CASE("Where powers are chosen the foot shows which dots of each action bring one") {
  rules::Character hero = support::warrior();
  hero.id = "c1";
  hero.powers.clear();
  int dots = 0;
  for (const auto& [action, rating] : hero.actions) dots += rating;
  const std::string of_all = " of " + std::to_string(dots);
  // Without room for the dots of each in one line they stand in two, and the foot grows no higher.
  CharacterDesk narrow(hero);
  narrow.go_to("Equipment");
  const float height = narrow.harness.get(Role::region, "Next step").rect.height;
  narrow.go_to("Powers");
  CHECK(narrow.harness.get(Role::region, "Next step").rect.height == height);
  CHECK(dots_at_foot(narrow.harness, "Dots with a power").empty());
  const std::string said = words_at_foot(narrow.harness);
  CHECK(said.find("0" + of_all) != std::string::npos);
  for (const auto& [action, rating] : hero.actions) {
    const std::string name = rules::find_action(support::beacon_road(), action)->name;
    CAPTURE(said, name);
    const std::string shown = dots_at_foot(narrow.harness, name);
    CHECK(shown == (rating > 0 ? "0 of " + std::to_string(rating) : std::string()));
  }
  // Where these are too many, all dots stand together.
  rules::Character able = hero;
  int all_dots = 0;
  for (const rules::Action& each : support::beacon_road().actions) {
    int& rating = able.actions[each.id];
    rating = std::max(rating, 1);
    all_dots += rating;
  }
  CharacterDesk crowded(able);
  crowded.go_to("Powers");
  CHECK(dots_at_foot(crowded.harness, "Dots with a power") == "0 of " + std::to_string(all_dots));
  CharacterDesk wide(hero, support::beacon_road(), 1920, 1080);
  wide.go_to("Powers");
  CHECK(dots_at_foot(wide.harness, "Dots with a power").empty());
  CHECK(dots_at_foot(wide.harness, "Skirmish") == "0 of 2");
  CHECK(dots_at_foot(wide.harness, "Hunt") == "0 of 1");
  CHECK(dots_at_foot(wide.harness, "Sway").empty());
  const auto taken = [&] {
    int sum = 0;
    for (const rules::Action& each : support::beacon_road().actions) {
      const std::string words = dots_at_foot(wide.harness, each.name);
      if (!words.empty()) sum += std::stoi(words);
    }
    return sum;
  };
  for (const rules::Power& each : wide.ruleset().powers) {
    if (!rules::may_have_power(wide.standing(), each.id)) continue;
    wide.harness.press(Role::checkbox, each.name);
    break;
  }
  REQUIRE(wide.character().powers.size() == 1);
  CHECK(taken() == 1);
  CHECK(wide.harness.faults().empty());
}

TEST_CASE("A crew's list of abilities makes its step no longer once one is chosen") {
  ui::CrewDesk desk(
      ui::CrewDesk::Screen::creation,
      rules::with_crew_type(support::beacon_road(), ui::CrewDesk::blank(), "sin_eaters"));
  desk.open();
  desk.creation.frame.step = 3;
  desk.harness.settle();
  const float before = height_of_choices(desk.harness);
  desk.harness.press(Role::radio, "Forged in the Fire");
  CHECK(height_of_choices(desk.harness) <= before);
  // What stands above the pressed one goes when the player comes back.
  for (const std::size_t step : {2, 3}) {
    desk.creation.frame.step = step;
    desk.harness.settle();
  }
  CHECK(height_of_choices(desk.harness) < before / 2);
}

TEST_CASE("the count of powers that you can take is that of those you can take now") {
  rules::Character hero = support::warrior();
  hero.id = "c1";
  hero.powers.clear();
  CharacterDesk desk(hero, support::beacon_road());
  desk.go_to("Powers");
  const auto counted = [&] {
    for (const ui::Node& each : desk.harness.ui().nodes()) {
      if (each.role == Role::text && each.name.find(" can be taken") != std::string::npos) {
        return std::stoi(each.name);
      }
    }
    return -1;
  };
  const auto really = [&] {
    int count = 0;
    for (const rules::Power& each : desk.ruleset().powers) {
      const bool mine = rules::contains(desk.character().powers, each.id);
      if (!mine && rules::may_have_power(desk.standing(), each.id)) ++count;
    }
    return count;
  };
  const int before = counted();
  CHECK(before == really());
  CHECK(before > 0);
  for (const rules::Power& each : desk.ruleset().powers) {
    if (!rules::may_have_power(desk.standing(), each.id)) continue;
    desk.harness.press(Role::checkbox, each.name);
    break;
  }
  CHECK(desk.character().powers.size() == 1);
  CHECK(counted() == really());
  CHECK(counted() < before);
}
