// The guide of an evening: phases, what is open, moves from it, and its place in the document.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <utility>

#include "evening_desk.hpp"
#include "model/play_edit.hpp"
#include "rules/play/move.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"
#include "ui/kit/slot.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// Presses the button that applies what the open move changes, however much that is.
void apply(EveningDesk& desk) {
  const std::vector<std::string> names = desk.harness.names(Role::button);
  const auto found = std::find_if(names.begin(), names.end(), [](const std::string& each) {
    return each.starts_with("Apply ");
  });
  REQUIRE(found != names.end());
  desk.harness.press(Role::button, *found);
}

}  // namespace

TEST_CASE("the guide begins an evening and keeps its place in the crew's document") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.open();
  CHECK(desk.crew().evening.phase.empty());
  desk.harness.press(Role::button, "Begin the evening");
  CHECK(desk.crew().evening.phase == "plan");
  CHECK(desk.harness.has(Role::button, "Plan the score"));
  desk.harness.press(Role::button, "Next");
  CHECK(desk.crew().evening.phase == "score");
  desk.undo();
  desk.undo();
  CHECK(desk.crew().evening.phase.empty());
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("before an evening begins the guide is at none of its steps") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::guide, width, width < 500 ? 844.0F : 800.0F);
    desk.open();
    for (const Node& each : desk.harness.ui().nodes()) {
      INFO(each.name);
      CHECK_FALSE(each.name.starts_with("Step "));
      CHECK_FALSE(each.current);
    }
    desk.harness.press(Role::button, "Begin the evening");
    bool at_a_step = false;
    for (const Node& each : desk.harness.ui().nodes()) {
      at_a_step = at_a_step || each.name.starts_with("Step 1 of ") || each.current;
    }
    CHECK(at_a_step);
  }
}

TEST_CASE("the guide of a crew without members offers to add one, before the evening and in it") {
  for (const float width : {1280.0F, 390.0F}) {
    for (const char* phase : {"", "downtime"}) {
      INFO(width << " " << phase);
      EveningDesk desk(EveningDesk::Screen::guide, width, width < 500 ? 844.0F : 800.0F);
      for (const char* name : {"Mirela", "Seren"}) desk.member(name).crew.clear();
      desk.put(rules::with_phase(desk.crew(), phase));
      desk.open();
      desk.harness.press(Role::button, "Add a member");
      desk.harness.press(Role::radio, "Mirela");
      CHECK(desk.member("Mirela").crew == "crew");
      CHECK(desk.history.undo_words() == "Mirela joins the crew");
      desk.harness.settle();
      // With one there is nothing to offer any more.
      CHECK_FALSE(desk.harness.has(Role::button, "Add a member"));
      CHECK(desk.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE("any phase of the guide can be gone to, left open and come back to") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.open();
  desk.harness.press(Role::button, "Downtime");
  CHECK(desk.crew().evening.phase == "downtime");
  CHECK(desk.harness.has(Role::button, "Downtime begins"));
  desk.harness.press(Role::button, "Plan");
  CHECK(desk.crew().evening.phase == "plan");
  desk.harness.press(Role::button, "Back");
  CHECK(desk.crew().evening.phase == "plan");
  CHECK(desk.harness.get(Role::button, "Back").disabled);
}

TEST_CASE("a phase says what is open, and a move that is applied closes it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "heat"));
  desk.open();
  const auto says = [&](const std::string& words) {
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.name == words) return true;
    }
    return false;
  };
  CHECK(says("One thing is open here."));
  desk.harness.press(Role::button, "Heat of the score");
  CHECK(desk.harness.has(Role::dialog, "Heat of the score"));
  desk.harness.press(Role::radio, "Loud: 4");
  desk.harness.press(Role::button, "Apply 1 change");
  CHECK(desk.crew().heat == 4);
  CHECK(desk.crew().evening.done.size() == 1);
  CHECK(says("Nothing is open here."));
  desk.undo();
  CHECK(desk.crew().heat == 0);
  CHECK(desk.crew().evening.done.empty());
  CHECK(says("One thing is open here."));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("each member has their own part of a phase, and several moves open as a list") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  CHECK(desk.harness.has(Role::list_item, "Mirela"));
  CHECK(desk.harness.has(Role::list_item, "Seren"));
  desk.harness.press(Role::button, "Choose an activity");
  CHECK(desk.move.who == "Mirela");
  const std::vector<std::string> rows = desk.harness.names(Role::button);
  CHECK(std::count(rows.begin(), rows.end(), "Train") == 1);
  CHECK(std::count(rows.begin(), rows.end(), "Resist") == 0);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "what the sheet counts and no line tells is done elsewhere, and the rest is to be chosen") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.member("Mirela").counters["downtime_activities"] = 1;
  desk.open();
  const auto own = [&](Role role, const std::string& name) {
    const NodeRect row = desk.harness.get(Role::list_item, "Mirela").rect;
    for (const Node& each : desk.harness.ui().nodes()) {
      const bool within = each.rect.y >= row.y && each.rect.y < row.y + row.height;
      if (each.role == role && each.name == name && within) return true;
    }
    return false;
  };
  CHECK(own(Role::text, "Done elsewhere"));
  CHECK(own(Role::button, "Choose an activity"));
}

TEST_CASE("an activity unfolds below its member's row, and the rows under it move down once") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  const auto row = [&] { return desk.harness.get(Role::list_item, "Seren").rect; };
  const NodeRect slot = desk.harness.get(Role::button, "Choose an activity").rect;
  const float closed = row().y;
  desk.harness.press(Role::button, "Choose an activity");
  REQUIRE(desk.move.in_place);
  const Node opened = desk.harness.get(Role::button, "Choose an activity");
  CHECK(opened.expanded);
  CHECK(opened.rect.y == slot.y);
  const NodeRect card = desk.harness.get(Role::dialog, "Moves: Mirela").rect;
  CHECK(card.y >= slot.y + slot.height);
  CHECK(row().y >= card.y + card.height);
  const float open = row().y;
  CHECK(open > closed);
  // Neither the move that is chosen, nor what it asks, nor its answers move them again.
  desk.harness.press(Role::button, "Train");
  CHECK(row().y == open);
  desk.harness.press(Role::radio, "A free one");
  desk.harness.press(Role::radio, "Word");
  CHECK(row().y == open);
  apply(desk);
  CHECK_FALSE(desk.move.open);
  CHECK(row().y == closed);
  // What was done stands in the slot, and the next one is free beside it.
  CHECK(desk.harness.get(Role::button, "Train").value == "done");
  CHECK(desk.harness.get(Role::button, "Choose an activity").rect.y == slot.y);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("what each member may do besides stands below the name, in a row as high as its slots") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  const NodeRect row = desk.harness.get(Role::list_item, "Mirela").rect;
  const NodeRect slot = desk.harness.get(Role::button, "Choose an activity").rect;
  const NodeRect sleep = desk.harness.get(Role::link, "A full night's sleep").rect;
  CHECK(row.height < slot.height + 30);
  CHECK(sleep.x + sleep.width <= slot.x);
  CHECK(sleep.y + sleep.height <= row.y + row.height);
  desk.harness.press(Role::link, "A full night's sleep");
  CHECK(desk.move.who == "Mirela");
  CHECK(desk.move.procedure == "sleep");
  CHECK(desk.harness.faults() == std::vector<std::string>{});
  // Where that has no room beside two slots it stands below them, as several do.
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.resize(900, 800);
  const NodeRect below = desk.harness.get(Role::button, "A full night's sleep").rect;
  CHECK(below.y >= desk.harness.get(Role::button, "Choose an activity").rect.y + slot.height);
}

TEST_CASE("what unfolds below the window's edge comes into sight with its buttons") {
  EveningDesk desk(EveningDesk::Screen::guide, 1280, 700);
  desk.put(rules::with_phase(desk.crew(), "plan"));
  desk.open();
  desk.harness.press(Role::button, "Choose your load");
  REQUIRE(desk.move.in_place);
  const Node button = desk.harness.get(Role::button, "Write it down");
  CHECK(button.rect.y + button.rect.height <= button.clip.y + button.clip.height);
}

TEST_CASE("what was done once can be done again from the slot beside it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "plan");
  crew.evening.done = {{"Mirela", "choose_load", "plan", "Choose your load. Load: Normal"}};
  desk.put(crew);
  desk.open();
  const Node done = desk.harness.get(Role::button, "Choose your load, done");
  CHECK(done.value == "done");
  const Node again = desk.harness.get(Role::button, "Choose your load");
  CHECK(again.rect.y == done.rect.y);
  CHECK(again.rect.x > done.rect.x);
  desk.harness.press(Role::button, "Choose your load");
  CHECK(desk.move.who == "Mirela");
  CHECK(desk.move.procedure == "choose_load");
}

TEST_CASE("what was done in a slot opens below it and is taken back there") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  const model::Library before = desk.library;
  desk.harness.press(Role::button, "Choose an activity");
  desk.harness.press(Role::button, "Train");
  desk.harness.press(Role::radio, "A free one");
  desk.harness.press(Role::radio, "Word");
  apply(desk);
  const std::size_t taken = desk.harness.names(Role::link).size();
  desk.harness.press(Role::button, "Train");
  CHECK(desk.harness.get(Role::button, "Train").expanded);
  REQUIRE(desk.harness.names(Role::link).size() == taken + 1);
  desk.harness.press(Role::link, "Take it back");
  CHECK(desk.library == before);
  CHECK_FALSE(desk.harness.has(Role::button, "Train"));
}

TEST_CASE("the guide's foot lies inside of the narrowest window, and with large letters") {
  constexpr std::pair<float, float> windows[] = {{195, 1}, {320, 1},  {320, 2}, {390, 1},
                                                 {390, 2}, {1280, 1}, {1280, 2}};
  for (const auto& [width, letters] : windows) {
    EveningDesk desk(EveningDesk::Screen::guide, width, 800);
    desk.put(rules::with_phase(desk.crew(), "downtime"));
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    desk.harness.frame();
    desk.harness.settle();
    INFO(width << " px, letters " << letters);
    for (const char* name : {"Back", "Next"}) {
      const NodeRect& button = desk.harness.get(Role::button, name).rect;
      CHECK(button.x >= 0);
      CHECK(button.x + button.width <= width);
    }
    bool found = false;
    for (const Node& each : desk.harness.ui().nodes()) {
      const bool says = each.name == "3 open" || each.name == "3 things are open here.";
      if (each.role != Role::text || !says) continue;
      found = true;
      CHECK(each.rect.x + each.rect.width <= width);
      CHECK(each.rect.width >= desk.harness.ui().measure(Type::small, each.name).width - 1);
    }
    CHECK(found);
  }
}

TEST_CASE("on a phone an activity opens as a sheet over the guide") {
  EveningDesk desk(EveningDesk::Screen::guide, 390, 844);
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  desk.harness.press(Role::button, "Choose an activity");
  CHECK_FALSE(desk.move.in_place);
  CHECK(desk.harness.get(Role::dialog, "Moves: Mirela").modal);
}

TEST_CASE("the guide leads to the journal: from beside it, or on a phone from below the phase") {
  for (const float width : {390.0F, 768.0F, 1280.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    desk.put(rules::with_phase(desk.crew(), "downtime"));
    desk.open();
    CHECK(desk.harness.has(Role::region, "Journal") == (width == 1280));
    desk.asked();
    desk.harness.press(Role::link, "Open the journal");
    const std::vector<Command> asked = desk.asked();
    CHECK(std::any_of(asked.begin(), asked.end(), [](const Command& each) {
      return does(each, DocumentAction::open_journal);
    }));
  }
}

TEST_CASE("phases that were gone through are folded into cards that lead back to them") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "downtime");
  crew.evening.done = {{"crew", "payoff_rep", "payoff", "Payoff: rep. Rep 4 → 7"},
                       {"crew", "heat", "heat", "Heat of the score. Heat 3 → 5"}};
  desk.put(crew);
  desk.open();
  CHECK(desk.harness.has(Role::list_item, "Payoff, done"));
  const NodeRect payoff = desk.harness.get(Role::list_item, "Payoff, done").rect;
  const NodeRect heat = desk.harness.get(Role::list_item, "Heat, done").rect;
  CHECK(payoff.y == heat.y);
  CHECK(payoff.x < heat.x);
  desk.harness.press(Role::link, "Open");
  CHECK(desk.crew().evening.phase == "payoff");
  CHECK_FALSE(desk.harness.has(Role::list_item, "Heat, done"));
}

TEST_CASE("the card of a phase says who made which move, and what came of it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "downtime");
  crew.evening.done = {{"Mirela", "attack", "payoff", "Attack: missed"},
                       {"crew", "payoff_rep", "payoff", "Payoff: rep. Rep 4 → 7"}};
  desk.put(crew);
  desk.open();
  const std::vector<std::string> lines = desk.harness.names(Role::text);
  const auto shows = [&](const std::string& words) {
    return std::find(lines.begin(), lines.end(), words) != lines.end();
  };
  CHECK(shows("Mirela, attack: missed"));
  CHECK(shows("Payoff: rep Rep 4 → 7"));
}

TEST_CASE("the plan in the guide's head has all the room that the numbers leave") {
  EveningDesk desk(EveningDesk::Screen::guide);
  const std::string words = desk.open_with_long_plan();
  const NodeRect plan = desk.harness.get(Role::text, words).rect;
  CHECK(plan.width >= desk.harness.ui().measure(Type::small, words).width);
  CHECK(plan.x + plan.width < desk.harness.get(Role::text, "Rep").rect.x);
}

TEST_CASE("a card of what was done has four lines, and says all when more is pressed") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "downtime");
  crew.evening.done = {{"crew", "heat", "heat", "Heat of the score. Heat 3 → 5"}};
  for (int i = 0; i < 6; ++i) {
    crew.evening.done.push_back(
        {"Mirela", "attack", "payoff",
         "Attack: critical. A blow that nobody at the table will forget " + text::number(i)});
  }
  desk.put(crew);
  desk.open();
  const auto card = [&] { return desk.harness.get(Role::list_item, "Payoff, done").rect; };
  CHECK(card().height <= 174);
  CHECK(desk.harness.get(Role::list_item, "Heat, done").rect.height <= 174);
  const auto lines = [&] {
    const std::vector<std::string> all = desk.harness.names(Role::text);
    return std::count_if(all.begin(), all.end(), [](const std::string& each) {
      return each.starts_with("Mirela, attack: critical.");
    });
  };
  const auto few = lines();
  CHECK(few >= 1);
  const std::string more = text::number(6 - static_cast<int>(few)) + " more";
  const float before = card().height;
  desk.harness.press(Role::link, more);
  CHECK(lines() == 6);
  desk.harness.press(Role::link, "Show less");
  CHECK(lines() == few);
  CHECK(card().height == before);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a name that has no room beside what came of it stands whole in its slot, in lines") {
  float width = 220;
  Harness harness(1280, 800);
  harness.show([&](Ui& ui) {
    Columns columns(ui, {-width, 1}, 12, 60);
    slot(ui,
         {.name = "Exercise your virtue", .change = "Stress 5 → 3, coin 2 → 1", .filled = true});
  });
  const float narrow = harness.get(Role::button, "Exercise your virtue").rect.height;
  CHECK(narrow >= 2 * harness.ui().measure(Type::small_strong, "virtue").height);
  width = 480;
  harness.frame();
  harness.settle();
  const float wide = harness.get(Role::button, "Exercise your virtue").rect.height;
  CHECK(wide == 38);
  CHECK(narrow > wide);
  CHECK(harness.faults() == std::vector<std::string>{});
}

TEST_CASE("an advance is offered once more only while one waits") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.member("Mirela").advances = {{"xp_mind", 1}};
  desk.put(rules::with_phase(desk.crew(), "session"));
  desk.open();
  const char* task = "Take an advance: one dot";
  desk.harness.press(Role::button, task);
  CHECK(desk.harness.has(Role::text, "An advance waits: Thought."));
  const std::vector<std::string> all = desk.harness.names(Role::radio);
  const auto offers = [&](const char* action) {
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& each) { return each.starts_with(action); });
  };
  CHECK(offers("Study"));
  CHECK_FALSE(offers("Skirmish"));
  const auto study = std::find_if(
      all.begin(), all.end(), [](const std::string& each) { return each.starts_with("Study"); });
  REQUIRE(study != all.end());
  desk.harness.press(Role::radio, std::string(*study));
  apply(desk);
  CHECK(desk.harness.has(Role::button, std::string(task) + ", done"));
  CHECK_FALSE(desk.harness.has(Role::button, task));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("the guide's buttons stand where they stood after five presses") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::guide, width, width < 500 ? 844.0F : 800.0F);
    desk.open();
    desk.harness.press(Role::button, "Begin the evening");
    for (const char* name : {"Next", "Back"}) {
      INFO(name << " at " << width);
      const NodeRect before = desk.harness.get(Role::button, name).rect;
      for (int i = 0; i < 5; ++i) {
        desk.harness.press(Role::button, name);
        const NodeRect now = desk.harness.get(Role::button, name).rect;
        CHECK(now.x == before.x);
        CHECK(now.y == before.y);
        CHECK(now.width == before.width);
      }
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the whole guide is walked on a phone without a small target or a fault") {
  EveningDesk desk(EveningDesk::Screen::guide, 390, 844);
  desk.put(rules::with_new_evening(support::beacon_road(), desk.crew()));
  desk.open();
  for (std::size_t i = 0; i < support::beacon_road().phases.size(); ++i) {
    INFO(desk.crew().evening.phase);
    CHECK(desk.harness.small_targets().empty());
    CHECK(desk.harness.faults() == std::vector<std::string>{});
    if (i + 1 < support::beacon_road().phases.size()) desk.harness.press(Role::button, "Next");
  }
  CHECK(desk.crew().evening.phase == "session");
}

TEST_CASE("a new evening forgets what was done, and the journal keeps it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "heat"));
  desk.open();
  desk.harness.press(Role::button, "Heat of the score");
  desk.harness.press(Role::radio, "Loud: 4");
  desk.harness.press(Role::button, "Apply 1 change");
  desk.harness.press(Role::link, "Begin a new evening");
  CHECK(desk.crew().evening.phase == "plan");
  CHECK(desk.crew().evening.done.empty());
  CHECK(desk.crew().journal.size() == 1);
}

TEST_CASE(
    "the last move of a phase is taken back where it stands, over all sheets that it touched") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "heat"));
  desk.open();
  const model::Library before = desk.library;
  desk.harness.press(Role::button, "Heat of the score");
  desk.harness.press(Role::radio, "Loud: 4");
  desk.harness.press(Role::button, "Apply 1 change");
  CHECK(desk.crew().heat > 0);
  desk.harness.press(Role::link, "Take it back");
  CHECK(desk.library == before);
  CHECK_FALSE(desk.harness.has(Role::link, "Take it back"));
}

TEST_CASE("a move with others after it is undone with them, as often as undo would be pressed") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "heat"));
  desk.open();
  const model::Library before = desk.library;
  const auto make = [&](const char* answer) {
    desk.harness.press(Role::button, "Heat of the score");
    desk.harness.press(Role::radio, answer);
    apply(desk);
  };
  make("Loud: 4");
  CHECK_FALSE(desk.harness.has(Role::link, "Undo to here"));
  make("Contained: 2");
  make("Contained: 2");
  const model::Library after = desk.library;
  REQUIRE(desk.crew().evening.done.size() == 3);
  // Each says what goes with it; the last one goes alone.
  CHECK(desk.harness.has(Role::text, "and 2 moves after it"));
  CHECK(desk.harness.has(Role::text, "and one move after it"));
  CHECK(desk.harness.has(Role::link, "Take it back"));
  const std::vector<std::string> links = desk.harness.names(Role::link);
  CHECK(std::count(links.begin(), links.end(), "Undo to here") == 2);
  CHECK(desk.harness.get(Role::link, "Undo to here").description.ends_with("and 2 moves after it"));
  desk.asked();
  desk.harness.press(Role::link, "Undo to here");
  CHECK(desk.asked() == std::vector<Command>(3, Command(Action::undo)));
  CHECK(desk.library == before);
  for (int i = 0; i < 3; ++i) desk.library = desk.history.redo(std::move(desk.library));
  CHECK(desk.library == after);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("what else was changed after a move counts among what goes with it, and is said") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "heat"));
  desk.open();
  const model::Library before = desk.library;
  desk.harness.press(Role::button, "Heat of the score");
  desk.harness.press(Role::radio, "Loud: 4");
  apply(desk);
  rules::Character renamed = desk.member("Seren");
  renamed.name = "Seren of Tarn";
  desk.library = desk.history.commit(std::move(desk.library), model::put(renamed, "Name"));
  desk.refresh();
  desk.harness.settle();
  CHECK(desk.harness.has(Role::text, "and one other change after it"));
  desk.harness.press(Role::link, "Undo to here");
  CHECK(desk.library == before);
}

TEST_CASE("a move that undo does not reach back to says so, and offers nothing") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "plan");
  crew.evening.done = {{"Mirela", "choose_load", "plan", "Choose your load. Load: Normal"}};
  desk.put(crew);
  desk.open();
  CHECK_FALSE(desk.harness.has(Role::link, "Take it back"));
  desk.harness.press(Role::button, "Choose your load, done");
  CHECK(desk.harness.has(Role::text, "Undo does not reach back to it: change the sheets by hand."));
  CHECK_FALSE(desk.harness.has(Role::link, "Undo to here"));
}

TEST_CASE("a member in prison is marked away in the guide") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.member("Seren").counters["lasting_prison"] = 1;
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  desk.open();
  CHECK(desk.harness.has(Role::text, "In prison"));
}

TEST_CASE("what was ticked on the page answers the guide's task of experience, from either end") {
  for (const bool from_guide : {true, false}) {
    EveningDesk desk(EveningDesk::Screen::guide);
    desk.put(rules::with_phase(desk.crew(), "session"));
    const rules::Ruleset& game = support::beacon_road();
    const auto standing = [&] {
      return rules::derive(game, desk.member("Mirela"), rules::gifts_of(game, &desk.crew()));
    };
    const std::string trigger = rules::session_triggers(standing())[0].key;
    desk.member("Mirela") = rules::with_trigger(desk.member("Mirela"), trigger, 2);
    desk.open();
    const std::string task = rules::session_move(game)->name;
    if (from_guide) {
      desk.harness.press(Role::button, task);
      REQUIRE(desk.harness.has(Role::dialog, "End of session"));
      desk.harness.press(Role::button, "Mark the experience");
      CHECK_FALSE(desk.harness.has(Role::dialog, "End of session"));
    } else {
      // As the page of the character ends it.
      const rules::Track& first = *ui::session_tracks(standing()).front();
      const rules::Move move = rules::end_of_session(game, standing(), {{trigger, first.id}});
      desk.library = desk.history.commit(
          desk.library, model::play_edit(game, desk.library, "Mirela", move, "today"));
      desk.refresh();
      desk.harness.settle();
    }
    const rules::Track& first = *ui::session_tracks(standing()).front();
    CHECK(rules::amount_of(desk.member("Mirela").tracks, first.id) == 2);
    CHECK(desk.member("Mirela").journal.size() == 1);
    for (const rules::PhaseStanding& each :
         rules::evening_of({game, model::sheets_of(desk.library)}, "crew")) {
      if (each.phase->id != "session") continue;
      for (const rules::PhaseTask& one : each.tasks) {
        if (one.who == "Mirela" && one.name == task) CHECK_FALSE(one.open());
      }
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("without ticks the guide's task of experience asks by the game's move") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "session"));
  desk.open();
  desk.harness.press(Role::button, rules::session_move(support::beacon_road())->name);
  CHECK(desk.move.open);
  CHECK(desk.move.who == "Mirela");
}

TEST_CASE("a new evening begins the experience of each member anew, and is one step of undo") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "session"));
  const rules::Id trigger = std::string(rules::brought_counters) + "beliefs";
  desk.member("Mirela").counters = {{trigger, 2}};
  desk.member("Seren").counters = {{trigger, 1}, {"lasting_debt", 1}};
  desk.open();
  const model::Library before = desk.library;
  desk.harness.press(Role::button, "Begin a new evening");
  CHECK(desk.member("Mirela").counters.empty());
  CHECK(desk.member("Seren").counters == rules::Amounts{{"lasting_debt", 1}});
  desk.undo();
  CHECK(desk.library == before);
}

TEST_CASE("the page's end of the session takes off what the move brought, and says it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "session"));
  const rules::Ruleset& game = support::beacon_road();
  const auto trigger = [&](std::size_t which) {
    return rules::session_triggers(
               rules::derive(game, desk.member("Mirela"), rules::gifts_of(game, &desk.crew())))
        .at(which);
  };
  desk.member("Mirela").counters = {{trigger(1).brought_key, 1}};
  desk.member("Mirela") = rules::with_trigger(desk.member("Mirela"), trigger(1).key, 2);
  desk.open();
  desk.harness.press(Role::button, rules::session_move(game)->name);
  REQUIRE(desk.harness.has(Role::dialog, "End of session"));
  CHECK(desk.harness.has(Role::text, "+1"));
  CHECK(desk.harness.has(Role::text, "Marked this evening already: 1"));
  desk.harness.press(Role::button, "Mark the experience");
  CHECK(trigger(1).brought == 2);
  CHECK(trigger(1).left() == 0);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("where the score began stands with its plan, in the guide and on the table") {
  for (const EveningDesk::Screen screen :
       {EveningDesk::Screen::guide, EveningDesk::Screen::table}) {
    EveningDesk desk(screen);
    rules::Crew crew = desk.crew();
    crew.score = {"stealth", "the old drain", "The Wharf Court", 2, false, {}, "desperate"};
    desk.put(crew);
    desk.open();
    CHECK(desk.harness.has(
        Role::text, "Stealth, the old drain, against The Wharf Court, Tier 2, began desperate"));
  }
}

namespace {

// All of it is seen, in its area and in the window.
bool is_seen(Harness& harness, const Node& node) {
  const NodeRect& rect = node.rect;
  return rect.height > 0 && rect.y >= node.clip.y - 1 &&
         rect.y + rect.height <= node.clip.y + node.clip.height + 1 && rect.y >= 0 &&
         rect.y + rect.height <= harness.ui().size().height;
}

// Begins to recover in the guide.
void open_recovery(EveningDesk& desk) {
  desk.put(rules::with_phase(desk.crew(), "downtime"));
  rules::Harm arm;
  arm.level = 2;
  desk.member("Mirela").harm.push_back(arm);
  desk.open();
  desk.harness.press(Role::button, "Choose an activity");
  desk.harness.press(Role::button, "Recover");
}

// The same, and answers what comes before the roll.
void begin_to_recover(EveningDesk& desk) {
  open_recovery(desk);
  desk.harness.press(Role::radio, "A free one");
  desk.harness.press(Role::radio, "Nobody: 1 stress");
  desk.harness.press(Role::radio, "Craft 0");
}

}  // namespace

TEST_CASE("a roll in the guide shows its dice and its result beside the buttons") {
  for (const float height : {800.0F, 700.0F}) {
    INFO(height);
    EveningDesk desk(EveningDesk::Screen::guide, 1280, height);
    begin_to_recover(desk);
    REQUIRE(desk.move.in_place);
    desk.harness.press(Role::button, "Roll");
    REQUIRE_FALSE(desk.move.move.outcome.empty());
    const std::string outcome = text::raised(rules::result_words(desk.move.move.outcome));
    CHECK(is_seen(desk.harness, desk.harness.get(Role::heading, outcome)));
    CHECK(is_seen(desk.harness, desk.harness.get(Role::image, "Odds")));
    CHECK(is_seen(desk.harness, desk.harness.get(Role::heading, "Recover")));
    const std::vector<std::string> buttons = desk.harness.names(Role::button);
    const auto applies = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
      return each.starts_with("Apply ");
    });
    REQUIRE(applies != buttons.end());
    CHECK(is_seen(desk.harness, desk.harness.get(Role::button, *applies)));
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the guide's questions are scrolled between two lines, and odds that follow push none") {
  for (const float height : {800.0F, 1000.0F}) {
    INFO(height);
    EveningDesk desk(EveningDesk::Screen::guide, 1280, height);
    open_recovery(desk);
    REQUIRE(desk.move.in_place);
    const NodeRect area = desk.harness.get(Role::group, "Move").rect;
    const auto has_line = [&](float y) {
      const auto& nodes = desk.harness.ui().nodes();
      return std::any_of(nodes.begin(), nodes.end(), [&](const Node& each) {
        return each.role == Role::separator && each.rect.width >= area.width && each.rect.y == y;
      });
    };
    CHECK(has_line(area.y - 1));
    CHECK(has_line(area.y + area.height));
    CHECK(desk.harness.get(Role::image, "Odds").value.empty());
    desk.harness.press(Role::radio, "A free one");
    desk.harness.press(Role::radio, "Nobody: 1 stress");
    desk.harness.press(Role::radio, "Craft 0");
    CHECK_FALSE(desk.harness.get(Role::image, "Odds").value.empty());
    CHECK(desk.harness.get(Role::group, "Move").rect.height == area.height);
    desk.harness.press(Role::button, "Roll");
    CHECK(desk.harness.get(Role::group, "Move").rect.height == area.height);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("what a task asks in the guide has 240 pixels, beside odds, dice and buttons") {
  EveningDesk desk(EveningDesk::Screen::guide, 1280, 800);
  open_recovery(desk);
  REQUIRE(desk.move.in_place);
  const auto questions = [&] { return desk.harness.get(Role::group, "Move").rect; };
  CHECK(questions().height >= 240);
  const NodeRect before = questions();
  desk.harness.press(Role::radio, "A free one");
  desk.harness.press(Role::radio, "Nobody: 1 stress");
  desk.harness.press(Role::radio, "Craft 0");
  desk.harness.press(Role::button, "Roll");
  REQUIRE_FALSE(desk.move.move.outcome.empty());
  CHECK(questions() == before);
  for (const char* name : {"Odds", "Treatment: dice"}) {
    INFO(name);
    CHECK(is_seen(desk.harness, desk.harness.get(Role::image, name)));
  }
  CHECK(is_seen(desk.harness, desk.harness.get(Role::group, "Move")));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("what an activity brought stands before what it cost") {
  EveningDesk desk(EveningDesk::Screen::guide);
  begin_to_recover(desk);
  desk.harness.press(Role::button, "Roll");
  apply(desk);
  const std::string& words = desk.crew().evening.done.back().words;
  INFO(words);
  REQUIRE(words.find("Stress") != std::string::npos);
  CHECK(words.find("Healing clock") < words.find("Stress"));
}

TEST_CASE("the head of the guide is as high with a long plan as without one") {
  for (const float width : {1280.0F, 390.0F}) {
    INFO(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, width < 500 ? 844.0F : 800.0F);
    desk.open();
    const auto head = [&] {
      return desk.harness.get(Role::region, "The evening of the crew").rect.height;
    };
    const float before = head();
    rules::Crew crew = desk.crew();
    crew.score = {"stealth",
                  "the water gate behind the old mill at the end of the long quay",
                  "The Watch of the East Gate",
                  2,
                  false,
                  {},
                  "risky"};
    desk.put(crew);
    desk.harness.settle();
    CHECK(head() == before);
  }
}

TEST_CASE("a phone's head of the guide leaves the screen to the phase, and is as high in each") {
  constexpr float bar = 52;
  constexpr float most = 150;
  for (const auto& [width, height] : {std::pair{390.0F, 844.0F}, {320.0F, 640.0F}}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, height);
    rules::Crew crew = rules::with_new_evening(support::beacon_road(), desk.crew());
    float first = 0;
    for (const rules::PlayPhase& phase : support::beacon_road().phases) {
      CAPTURE(phase.id);
      desk.put(rules::with_phase(crew, phase.id));
      desk.open();
      const NodeRect head = desk.harness.get(Role::region, "The evening of the crew").rect;
      CHECK(bar + head.y + head.height <= most);
      if (first == 0) first = head.height;
      CHECK(head.height == first);
      CHECK(desk.harness.small_targets().empty());
    }
    const std::vector<std::string> buttons = desk.harness.names(Role::button);
    const auto where = std::find_if(buttons.begin(), buttons.end(),
                                    [](const auto& each) { return each.starts_with("Step "); });
    REQUIRE(where != buttons.end());
    desk.harness.press(Role::button, *where);
    desk.harness.press(Role::button, "Downtime");
    CHECK(desk.crew().evening.phase == "downtime");
  }
}

TEST_CASE("that nothing is planned is said until the score is over, and no longer") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    const rules::Crew crew = rules::with_new_evening(support::beacon_road(), desk.crew());
    for (const rules::PlayPhase& phase : support::beacon_road().phases) {
      CAPTURE(phase.id);
      desk.put(rules::with_phase(crew, phase.id));
      desk.open();
      CHECK(desk.harness.has(Role::text, "No plan yet") ==
            (phase.id == "plan" || phase.id == "score"));
    }
  }
}

TEST_CASE("a phone shows whole what was done, above what came of it where both have no room") {
  for (const float width : {390.0F, 320.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    rules::Crew crew = rules::with_phase(desk.crew(), "session");
    const std::string name = rules::session_move(support::beacon_road())->name;
    crew.evening.done = {{"Mirela", "end_of_session", "session", name + ". Deed xp 0 → 2"}};
    desk.put(crew);
    desk.open();
    const Node done = desk.harness.get(Role::button, name + ", done");
    const float one = desk.harness.get(Role::button, name).rect.height;
    const Ui& ui = desk.harness.ui();
    const float both = ui.measure(Type::small_strong, name).width +
                       ui.measure(Type::small_strong, "Deed xp 0 → 2").width;
    CHECK((done.rect.height > one) == (both + 3 * 12 + 20 > done.rect.width));
  }
}

TEST_CASE("a crew that takes an ability reads the rule of each before it chooses") {
  EveningDesk desk(EveningDesk::Screen::guide, 390, 844);
  rules::Crew crew = rules::with_phase(desk.crew(), "session");
  crew.advances = {{"xp_crew", 1}};
  desk.put(crew);
  desk.open();
  desk.harness.press(Role::button, "The crew advances");
  desk.harness.press(Role::radio, "A special ability");
  int explained = 0;
  for (const Node& each : desk.harness.ui().nodes()) {
    const auto& all = support::beacon_road().abilities;
    const auto has_name = [&](const rules::Ability& one) { return one.name == each.name; };
    if (each.role != Role::radio || std::none_of(all.begin(), all.end(), has_name)) continue;
    INFO(each.name);
    // A crew's may be called as one of a character's is.
    CHECK(std::any_of(all.begin(), all.end(), [&](const rules::Ability& one) {
      return has_name(one) && each.description.find(one.description) != std::string::npos;
    }));
    CHECK(each.rect.height > 60);
    ++explained;
  }
  CHECK(explained > 3);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a new evening begins at the top of its first phase") {
  EveningDesk desk(EveningDesk::Screen::guide, 1280, 480);
  desk.put(rules::with_phase(desk.crew(), "plan"));
  desk.open();
  const float top = desk.harness.get(Role::button, "Plan the score").rect.y;
  desk.put(rules::with_phase(desk.crew(), "session"));
  desk.open();
  desk.harness.press(Role::button, "Begin a new evening");
  desk.harness.settle();
  CHECK(desk.harness.get(Role::button, "Plan the score").rect.y == top);
}

TEST_CASE("a new evening shows no plan of the last one in its head") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "session");
  crew.score = {"stealth", "the old drain", "", 0, false, {}, "risky"};
  crew.evening.done = {{"crew", "plan_score", "plan", "Plan the score. Stealth"}};
  desk.put(crew);
  desk.open();
  CHECK(desk.harness.has(Role::text, "Stealth, the old drain, began risky"));
  desk.harness.press(Role::button, "Begin a new evening");
  CHECK(desk.harness.has(Role::text, "No plan yet"));
  CHECK_FALSE(desk.harness.has(Role::text, "Stealth, the old drain, began risky"));
}

TEST_CASE(
    "what asks one question unfolds no higher than that, and grows with its changes in sight") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "plan"));
  desk.open();
  desk.harness.press(Role::button, "Choose your load");
  const NodeRect asked = desk.harness.get(Role::radio, "Light").rect;
  CHECK(desk.harness.get(Role::button, "Write it down").rect.y < asked.y + asked.height + 60);
  desk.harness.press(Role::radio, "Light");
  const std::vector<std::string> buttons = desk.harness.names(Role::button);
  const auto applies = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
    return each.starts_with("Apply ");
  });
  REQUIRE(applies != buttons.end());
  CHECK(is_seen(desk.harness, desk.harness.get(Role::button, *applies)));
}

TEST_CASE("a move that is opened from the guide says whose it is") {
  EveningDesk desk(EveningDesk::Screen::guide);
  desk.put(rules::with_phase(desk.crew(), "score"));
  desk.open();
  open_move(desk.move, "Seren", {"action_roll"});
  desk.harness.settle();
  const Node drawer = desk.harness.get(Role::dialog, "Action roll");
  CHECK(drawer.description == "Seren");
  const auto& nodes = desk.harness.ui().nodes();
  CHECK(std::any_of(nodes.begin(), nodes.end(), [&](const Node& each) {
    return each.role == Role::text && each.name == "Seren" && each.rect.x >= drawer.rect.x &&
           is_seen(desk.harness, each);
  }));
}

TEST_CASE("how a task stands is said beside the middle of its button") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    desk.open();
    desk.harness.press(Role::button, "Begin the evening");
    const auto button = desk.harness.get(Role::button, "Plan the score").rect;
    const auto state = desk.harness.get(Role::text, "open").rect;
    CHECK(state.x > button.x + button.width);
    CHECK(std::abs(state.y + state.height / 2 - button.y - button.height / 2) <= 3);
  }
}

TEST_CASE("a check on what a member did besides moves nothing beside it") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    desk.put(rules::with_phase(desk.crew(), "score"));
    desk.open();
    const auto places = [&] {
      std::vector<NodeRect> all;
      for (const Node& each : desk.harness.ui().nodes()) {
        if (each.role == Role::button) all.push_back(each.rect);
      }
      return all;
    };
    const std::vector<NodeRect> before = places();
    if (width > 800) {
      CHECK(desk.harness.get(Role::button, "Act, attack, resist").rect.y ==
            desk.harness.get(Role::button, "Turns of a fight").rect.y);
    }
    rules::Crew crew = desk.crew();
    crew.evening.done = {{"Mirela", "resist", "score", "Resist. Stress 0 → 2"},
                         {"Mirela", "flashback", "score", "Flashback. Stress 2 → 3"}};
    desk.put(crew);
    desk.harness.frame();
    desk.harness.settle();
    CHECK(desk.harness.get(Role::button, "Flashback").description == "Done: Stress 2 → 3");
    CHECK(places() == before);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}
