// What undo would take back is said as it was done: which number, from what to what, and who.
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <utility>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "each_control.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/play/session.hpp"
#include "sheet_table.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

rules::Character somebody() {
  rules::Character hero = support::warrior();
  hero.tracks = {{"stress", 1}, {"special_armor", 0}};
  return hero;
}

// Beside what a warrior has.
rules::Character an_alchemist() {
  rules::Character hero = somebody();
  hero.abilities.resize(1);
  hero.abilities.push_back(support::taken("alchemist"));
  hero.abilities.back().known = {{"Formula of Gerallt", {}}};
  return hero;
}

rules::Crew crew_with_a_gang() {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts = {rules::Cohort{"gang", "The Wicks", {"rovers"}, {}, {}, 0, {}}};
  crew.upgrades["rigging"] = 1;
  crew.upgrade_choices = {{"rigging", "implement"}};
  crew.heat = 4;
  crew.wanted_level = 1;
  return crew;
}

// Each eighth control of a screen is used, others on each; all of them where it is asked for.
class UndoOfScreens {
 public:
  void is_said_well(Harness& harness, EachControl how) {
    how.each = support::rounds(8, 1);
    how.from = screens_++;
    for (const auto& [control, words] : words_by_control(harness, how)) {
      INFO(control << ": " << words);
      CHECK(fault_of_undo_words(words) == "");
      ++edits_;
    }
  }
  int edits() const { return edits_; }

 private:
  std::size_t screens_ = 0;
  int edits_ = 0;
};

std::optional<std::string> last_edit(const model::History& history) {
  if (!history.can_undo()) return std::nullopt;
  return history.undo_words();
}

// High enough that nothing scrolls.
constexpr float tall = 2600;

}  // namespace

TEST_CASE("damage is undone by what was left and what is left, not by the marks") {
  SheetTable table(somebody());
  const int all = rules::total_of(table.standing().numbers, "hit_points");
  table.harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, 2);
  table.harness.press(Role::button, "Damage");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.history.undo_words().find("Hit points " + std::to_string(all) + " → " +
                                        std::to_string(all - 2)) != std::string::npos);
}

TEST_CASE("stress is undone by the boxes that were marked before and after") {
  SheetTable table(somebody());
  table.harness.act(Role::spin_button, "Stress", NodeAction::Kind::set_value, {}, 4);
  table.settle();
  REQUIRE(table.track("stress") == 4);
  CHECK(table.history.undo_words() == "Stress 1 → 4");
}

TEST_CASE("harm is undone by its words, when it is written and when it is cleared") {
  SheetTable table(somebody());
  table.harness.press(Role::button, "Write: Moderate harm 1");
  table.harness.type("Moderate harm 1", "Broken arm");
  table.settle();
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.history.undo_words() == "Harm: Broken arm");
  table.history.end_step();
  table.harness.type("Moderate harm 1", "");
  CHECK(table.history.undo_words() == "Harm: without Broken arm");
  table.harness.key(ImGuiKey_Tab);
  table.settle();
  REQUIRE(table.hero().harm.empty());
  CHECK(table.history.undo_words() == "Moderate harm 1 cleared");
}

TEST_CASE("heat that rolls over is undone with the wanted level that it became") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.heat = 8;
  crew.wanted_level = 0;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::button, "Take heat");
  REQUIRE(desk.crew().wanted_level == 1);
  CHECK(desk.history.undo_words() == "Heat 8 → 1, wanted level 0 → 1");
}

TEST_CASE("a number of two digits is one step of undo, from what it was to what it is") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.rep = 3;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const auto type = [&](std::initializer_list<ImGuiKey> keys) {
    desk.harness.act(Role::spin_button, "Rep", NodeAction::Kind::focus);
    for (const ImGuiKey key : keys) desk.harness.key(key);
  };
  type({ImGuiKey_1, ImGuiKey_0});
  REQUIRE(desk.crew().rep == 10);
  CHECK(desk.history.undo_words() == "Rep 3 → 10");
  // Enter ends it: what is typed then is another number.
  type({ImGuiKey_Enter, ImGuiKey_1, ImGuiKey_2, ImGuiKey_Backspace, ImGuiKey_1});
  REQUIRE(desk.crew().rep == 11);
  CHECK(desk.history.undo_words() == "Rep 10 → 11");
  desk.undo();
  CHECK(desk.crew().rep == 10);
  desk.undo();
  CHECK(desk.crew().rep == 3);
  CHECK_FALSE(desk.history.can_undo());
  // As the page tells of them, one after the other.
  for (const int digit : {1, 2}) {
    desk.harness.act(Role::spin_button, "Rep", NodeAction::Kind::digit, {}, digit);
  }
  REQUIRE(desk.crew().rep == 12);
  desk.undo();
  CHECK(desk.crew().rep == 3);
  // Steps of the arrows are no typed number: each is one.
  desk.harness.act(Role::spin_button, "Rep", NodeAction::Kind::increment);
  desk.harness.act(Role::spin_button, "Rep", NodeAction::Kind::increment);
  desk.undo();
  CHECK(desk.crew().rep == 4);
}

TEST_CASE("who joins a crew and who leaves it is named in what undo takes back") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.add_character("Mirela", false);
  desk.open();
  desk.harness.press(Role::button, "Add a member");
  desk.harness.press(Role::radio, "Mirela");
  CHECK(desk.history.undo_words() == "Mirela joins the crew");
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::link, "Remove Mirela from the crew");
  CHECK(desk.history.undo_words() == "Mirela leaves the crew");
}

TEST_CASE("a starting build is undone by its name") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c"), "warrior"));
  desk.show_step(0);
  desk.harness.press(Role::radio, "Berserker");
  REQUIRE(desk.character().actions != rules::find_playbook(game, "warrior")->starting_dots);
  CHECK(desk.history.undo_words() == "Starting build: Berserker");
}

TEST_CASE("no change of a sheet in play is called a change alone") {
  SheetTable table(somebody());
  const auto says = [&](const char* what) {
    INFO(what << ": " << table.history.undo_words());
    CHECK(table.history.undo_words() != "Change");
    CHECK(table.history.undo_words().find(' ') != std::string::npos);
  };
  for (const char* track : {"Stress", "Special armor", "Coin"}) {
    if (table.harness.find(Role::spin_button, track) == nullptr) continue;
    const int now = table.harness.get(Role::spin_button, track).value_now;
    table.harness.act(Role::spin_button, track, NodeAction::Kind::set_value, {}, now + 1);
    table.settle();
    says(track);
  }
}

TEST_CASE("a trigger of tonight is undone by its words") {
  SheetTable table(somebody());
  const std::string trigger = rules::session_triggers(table.standing())[0].words;
  table.harness.act(Role::spin_button, trigger, NodeAction::Kind::set_value, {}, 1);
  const std::string said = table.history.undo_words();
  CAPTURE(said, trigger);
  CHECK(said.find("Tonight: ") == 0);
  CHECK(said.find(trigger.substr(1, 20)) != std::string::npos);
  CHECK(said.substr(said.size() - std::string("0 → 1").size()) == "0 → 1");
}

TEST_CASE("the words for a trigger of tonight are not cut where only their full stop is too much") {
  SheetTable table(somebody());
  std::string last;
  for (const rules::SessionTrigger& each : rules::session_triggers(table.standing())) {
    if (each.words == "Your virtue, vice or trauma made it hard.") last = each.words;
  }
  REQUIRE(!last.empty());
  table.harness.act(Role::spin_button, last, NodeAction::Kind::set_value, {}, 1);
  CHECK(table.history.undo_words() == "Tonight: your virtue, vice or trauma made it hard 0 → 1");
}

TEST_CASE("an edge of a gang without a name is undone by what the gang is") {
  rules::Crew crew = crew_with_a_gang();
  crew.cohorts[0].name.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.sheet.editing = true;
  desk.sheet.cohorts.edited = {0};
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::checkbox, "Independent");
  REQUIRE(desk.crew().cohorts[0].edges.size() == 1);
  CHECK(desk.history.undo_words() == "Gang: edge Independent");
  desk.harness.press(Role::checkbox, "Independent");
  CHECK(desk.history.undo_words() == "Gang: without edge Independent");
}

TEST_CASE("what an Alchemist answers is undone by the formula and the answer") {
  rules::Character hero = somebody();
  hero.abilities = {support::taken("alchemist")};
  hero.abilities[0].known = {{"Formula of Gerallt", {}}};
  SheetTable table(hero, 1280, tall);
  table.state.editing = true;
  table.state.open_entries = {"ability:0:alchemist"};
  table.settle();
  std::string all;
  for (const char* drawback : {"Conspicuous", "Volatile"}) {
    table.harness.press(Role::checkbox, drawback);
    const std::string said = table.history.undo_words();
    all += (all.empty() ? "" : ", ") + std::string(drawback);
    CHECK(said == "Formula of Gerallt: " + all);
    CHECK(fault_of_undo_words(said) == "");
  }
  table.harness.type("What does the mixture do?", "It burns");
  CHECK(table.history.undo_words() == "Formula of Gerallt: It burns");
}

TEST_CASE("what Rigging is for is undone by the kinds of item") {
  rules::Crew crew = CrewDesk::finished("nomads");
  crew.upgrades["rigging"] = 1;
  crew.upgrade_choices.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 1280, tall);
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::checkbox, "Implements");
  CHECK(desk.history.undo_words() == "Rigging: Implements");
  desk.harness.press(Role::checkbox, "Supplies");
  CHECK(desk.history.undo_words() == "Rigging: Implements, Supplies");
  desk.harness.press(Role::checkbox, "Implements");
  CHECK(desk.history.undo_words() == "Rigging: Supplies");
}

TEST_CASE("words that say an id or the name of a field in place of what was done are faults") {
  CHECK(fault_of_undo_words("Choice for an upgrade: Rigging, Choice: weapon") != "");
  CHECK(fault_of_undo_words("Rigging: implement,weapon") != "");
  CHECK(fault_of_undo_words("Ability: Alchemist, Known: Formula of Gerallt, Answ…") != "");
  CHECK(fault_of_undo_words("Rigging: Implements, Weapons") == "");
  CHECK(fault_of_undo_words("Formula of Gerallt: a smoke that hides who t…") == "");
}

TEST_CASE("another type of a cohort is undone by the cohort and the type, not by what it costs") {
  CrewDesk desk(CrewDesk::Screen::sheet, crew_with_a_gang());
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::button, "Edit The Wicks");
  desk.harness.press(Role::checkbox, "Thugs");
  REQUIRE(desk.crew().cohorts[0].types.size() == 2);
  CHECK(desk.history.undo_words() == "The Wicks: thugs");
  desk.harness.press(Role::checkbox, "Thugs");
  CHECK(desk.history.undo_words() == "The Wicks: without thugs");
}

TEST_CASE("what chance chose in a creation is undone as the step that was rolled") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::new_character(game, "c"));
  desk.show_step(1);
  desk.harness.press(Role::button, "Roll this step");
  CHECK(desk.history.undo_words() == "Step rolled: " + game.character_steps[1].name);
  desk.show_step(0);
  desk.harness.press(Role::button, "Fill in the rest");
  CHECK(desk.history.undo_words() == "The rest filled in");
}

TEST_CASE("every edit of a character's sheet is undone by words that a player knows") {
  UndoOfScreens screens;
  for (const bool editing : {false, true}) {
    for (const std::size_t page : {0, 1}) {
      SheetTable table(an_alchemist(), 1280, tall);
      const auto reset = [&] {
        table.undo_all();
        table.begin_anew();
        table.state.page = page;
        table.state.editing = editing;
        table.state.open_entries = {"ability:1:alchemist"};
        table.move = {};
        table.settle();
      };
      INFO("editing " << editing << ", page " << page);
      screens.is_said_well(table.harness, {reset, [&] { return last_edit(table.history); }});
    }
  }
  CHECK(screens.edits() > 8);
}

TEST_CASE("every edit of a crew's sheet is undone by words that a player knows") {
  UndoOfScreens screens;
  for (const bool editing : {false, true}) {
    CrewDesk desk(CrewDesk::Screen::sheet, crew_with_a_gang(), 1280, tall);
    desk.add_character("Mirela", true);
    desk.open();
    const auto reset = [&] {
      while (desk.history.can_undo()) desk.undo();
      desk.sheet = {};
      desk.sheet.document = "crew";
      desk.sheet.editing = editing;
      desk.sheet.cohorts.edited = {0};
      desk.harness.frame();
      desk.harness.settle();
    };
    INFO("editing " << editing);
    screens.is_said_well(desk.harness, {reset, [&] { return last_edit(desk.history); }});
  }
  CHECK(screens.edits() > 8);
}

TEST_CASE("every edit of a creation is undone by words that a player knows") {
  UndoOfScreens screens;
  const rules::Ruleset& game = support::beacon_road();
  for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
    CharacterDesk desk(support::warrior(), game, 1280, tall);
    const auto reset = [&] {
      while (desk.history.can_undo()) desk.undo();
      desk.state = {};
      desk.state.seed = 7;
      desk.show_step(step);
    };
    INFO(game.character_steps[step].name);
    screens.is_said_well(desk.harness, {reset, [&] { return last_edit(desk.history); }});
  }
  for (std::size_t step = 0; step < game.crew_steps.size(); ++step) {
    rules::Crew crew = support::sin_eaters();
    crew.id = "crew";
    CrewDesk desk(CrewDesk::Screen::creation, std::move(crew), 1280, tall);
    desk.open();
    const auto reset = [&] {
      while (desk.history.can_undo()) desk.undo();
      desk.creation = {};
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
    };
    INFO(game.crew_steps[step].name);
    screens.is_said_well(desk.harness, {reset, [&] { return last_edit(desk.history); }});
  }
  CHECK(screens.edits() > static_cast<int>(support::rounds(10, 20)));
}
