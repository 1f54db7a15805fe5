// Experience at the end of a session in the guide: all triggers of a member in one move.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "evening_desk.hpp"
#include "rules/play/session.hpp"
#include "support/rulesets.hpp"

namespace {

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

std::string task() {
  return rules::session_move(support::beacon_road())->name;
}

const std::string archetype = "You met a challenge with coercion or violence.";

// The answers that stand in the question of that name, and in the question that follows it where
// `after` is 1: "It happened" or "Deed 3 of 6".
std::vector<Node> answers_in(EveningDesk& desk, const std::string& question, std::size_t after) {
  const std::vector<Node>& nodes = desk.harness.ui().nodes();
  std::vector<std::uint32_t> groups;
  for (const Node& each : nodes) {
    const bool begins = each.name == question;
    if (each.role == Role::radio_group && (begins || !groups.empty())) groups.push_back(each.id);
  }
  std::vector<Node> answers;
  if (groups.size() <= after) return answers;
  for (const Node& each : nodes) {
    if (each.role == Role::radio && each.parent == groups[after]) answers.push_back(each);
  }
  return answers;
}

void answer(EveningDesk& desk, const std::string& question, const std::string& word,
            std::size_t after = 0) {
  for (const Node& each : answers_in(desk, question, after)) {
    if (!each.name.starts_with(word)) continue;
    desk.harness.ui().act({.id = each.id, .kind = NodeAction::Kind::press, .text = {}, .value = 0});
    return desk.harness.settle();
  }
  FAIL(question << " has no answer " << word);
}

// What is chosen there; empty: nothing.
std::string chosen(EveningDesk& desk, const std::string& question, std::size_t after = 0) {
  for (const Node& each : answers_in(desk, question, after)) {
    if (each.checked) return each.name;
  }
  return {};
}

int on_track(EveningDesk& desk, const char* track) {
  return rules::amount_of(desk.member("Mirela").tracks, track);
}

EveningDesk& at_the_end(EveningDesk& desk) {
  desk.put(rules::with_phase(desk.crew(), "session"));
  desk.open();
  return desk;
}

const std::vector<std::string>& common() {
  return support::beacon_road().xp_triggers;
}

}  // namespace

TEST_CASE("one opening in the guide marks all triggers of a member, in one step of undo") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    at_the_end(desk);
    const model::Library before = desk.library;
    desk.harness.press(Role::button, task());
    for (const std::string& each : {archetype, common()[0], common()[1]}) {
      CHECK(desk.harness.has(Role::text, each));
      CHECK(chosen(desk, each) == "No");
    }
    answer(desk, archetype, "It happened");
    answer(desk, archetype, "Deed", 1);
    answer(desk, common()[1], "A lot");
    answer(desk, common()[1], "Bloodline", 1);
    desk.harness.press(Role::button, "Apply 2 changes");
    CHECK(on_track(desk, "xp_body") == 1);
    CHECK(on_track(desk, "xp_bloodline") == 2);
    CHECK(desk.crew().evening.done.size() == 1);
    CHECK(desk.crew().evening.done.front().words == task() + ". Deed xp 0 → 1, Bloodline xp 0 → 2");
    desk.undo();
    CHECK(desk.library == before);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("experience that is opened anew shows what was said, and changes the difference alone") {
  EveningDesk desk(EveningDesk::Screen::guide);
  at_the_end(desk);
  desk.harness.press(Role::button, task());
  answer(desk, archetype, "It happened");
  answer(desk, archetype, "Deed", 1);
  desk.harness.press(Role::button, "Apply 1 change");
  desk.harness.press(Role::button, task());
  CHECK(chosen(desk, archetype) == "It happened");
  CHECK(chosen(desk, archetype, 1).starts_with("Deed"));
  CHECK(chosen(desk, common()[0]) == "No");
  answer(desk, archetype, "A lot");
  CHECK(desk.harness.has(Role::checkbox, "Deed xp 1 → 2"));
  desk.harness.press(Role::button, "Apply 1 change");
  CHECK(on_track(desk, "xp_body") == 2);
  desk.harness.press(Role::button, task());
  answer(desk, archetype, "No");
  desk.harness.press(Role::button, "Apply 1 change");
  CHECK(on_track(desk, "xp_body") == 0);
}

TEST_CASE("experience that is said anew is one card with what now holds, and undo has both") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::guide, width, 844);
    at_the_end(desk);
    const model::Library at_first = desk.library;
    desk.harness.press(Role::button, task());
    answer(desk, archetype, "It happened");
    answer(desk, archetype, "Deed", 1);
    desk.harness.press(Role::button, "Apply 1 change");
    const model::Library said = desk.library;
    desk.harness.press(Role::button, task());
    answer(desk, archetype, "A lot");
    answer(desk, common()[0], "It happened");
    answer(desk, common()[0], "Bloodline", 1);
    desk.harness.press(Role::button, "Apply 2 changes");
    const std::string now = task() + ". Deed xp +2, Bloodline xp +1";
    REQUIRE(desk.crew().evening.done.size() == 1);
    CHECK(desk.crew().evening.done.front().words == now);
    CHECK(desk.harness.has(Role::text, "Mirela: " + now));
    CHECK_FALSE(desk.harness.has(Role::button, task() + ", done 2"));
    CHECK(desk.member("Mirela").journal.size() == 2);
    CHECK(desk.member("Mirela").journal.back().words ==
          task() + ". Deed xp 1 → 2, Bloodline xp 0 → 1");
    desk.harness.press(Role::link, "Take it back");
    CHECK(desk.library == said);
    desk.harness.press(Role::link, "Take it back");
    CHECK(desk.library == at_first);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a move before experience that was said anew is undone with both") {
  EveningDesk desk(EveningDesk::Screen::guide);
  at_the_end(desk);
  const model::Library at_first = desk.library;
  desk.harness.press(Role::button, "The crew's experience");
  answer(desk, support::beacon_road().crew_xp_triggers.back(), "It happened");
  desk.harness.press(Role::button, "Apply 1 change");
  for (const char* much : {"It happened", "A lot"}) {
    desk.harness.press(Role::button, task());
    answer(desk, archetype, much);
    answer(desk, archetype, "Deed", 1);
    desk.harness.press(Role::button, "Apply 1 change");
  }
  REQUIRE(desk.crew().evening.done.size() == 2);
  CHECK(desk.harness.has(Role::text, "and one move and one other change after it"));
  desk.harness.press(Role::link, "Undo to here");
  CHECK(desk.library == at_first);
}

TEST_CASE("a change of experience that is not ticked is not remembered as brought") {
  EveningDesk desk(EveningDesk::Screen::guide);
  at_the_end(desk);
  desk.harness.press(Role::button, task());
  answer(desk, archetype, "It happened");
  answer(desk, archetype, "Deed", 1);
  answer(desk, common()[0], "It happened");
  answer(desk, common()[0], "Deed", 1);
  desk.harness.press(Role::checkbox, "Deed xp 1 → 2");
  desk.harness.press(Role::button, "Apply 1 change");
  CHECK(on_track(desk, "xp_body") == 1);
  desk.harness.press(Role::button, task());
  CHECK(chosen(desk, archetype) == "It happened");
  CHECK(chosen(desk, common()[0]) == "No");
}

TEST_CASE("experience says how full each track is, and the crew's what each of its triggers is") {
  EveningDesk desk(EveningDesk::Screen::guide, 390, 844);
  desk.member("Mirela").tracks["xp_body"] = 3;
  at_the_end(desk);
  desk.harness.press(Role::button, task());
  answer(desk, archetype, "It happened");
  CHECK(desk.harness.has(Role::radio, "Deed 3 of 6"));
  CHECK(desk.harness.has(Role::radio, "Bloodline 0 of 8"));
  desk.harness.press(Role::button, "Close");
  desk.harness.press(Role::button, "The crew's experience");
  CHECK(desk.harness.has(Role::text, "You protected civilization or absorbed evil."));
  CHECK(desk.harness.has(Role::text, support::beacon_road().crew_xp_triggers.back()));
}

TEST_CASE("an evening in which each trigger was a move of its own is read, and its cards say it") {
  EveningDesk desk(EveningDesk::Screen::guide);
  rules::Crew crew = rules::with_phase(desk.crew(), "session");
  crew.evening.done = {{"Mirela", "end_of_session", "session", task() + ". Deed xp 0 → 1"},
                       {"Mirela", "end_of_session", "session", task() + ". Bloodline xp 0 → 2"}};
  desk.put(crew);
  desk.member("Mirela").counters = {{"session_xp_archetype", 1}, {"session_xp_struggle", 2}};
  desk.open();
  CHECK(desk.harness.has(Role::text, "Mirela: " + task() + ". Deed xp 0 → 1"));
  CHECK(desk.harness.has(Role::text, "Mirela: " + task() + ". Bloodline xp 0 → 2"));
  desk.harness.press(Role::button, task());
  CHECK(chosen(desk, archetype) == "It happened");
  CHECK(chosen(desk, common()[1]) == "A lot");
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}
