// A character in play: what wears it down, what helps, attacks, clocks, experience, and that each
// control stays where it stands.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "rules/play/attack.hpp"
#include "rules/play/marked_conditions.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "sheet_table.hpp"
#include "support/rounds.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

rules::Character fighter() {
  rules::Character hero = support::warrior();
  for (const char* ability : {"battleborn", "savage"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.powers = {"bash"};
  hero.actions["wreck"] = 3;
  hero.load_level = "normal";
  hero.carried = {{"battleaxe", "", 1, true}, {"spear", "", 1, false}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
  return hero;
}

// The rectangles of all that can be pressed on the page itself, by id.
std::map<std::uint32_t, NodeRect> rects_of(const SheetTable& table) {
  std::map<std::uint32_t, NodeRect> rects;
  for (const Node& each : const_cast<SheetTable&>(table).harness.ui().nodes()) {
    if (each.interactive && each.layer == 0) rects[each.id] = each.rect;
  }
  return rects;
}

}  // namespace

TEST_CASE(
    "damage is taken in its move, where armor may take a part, and the number is in the head") {
  SheetTable table(fighter());
  table.harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, 14);
  table.harness.press(Role::button, "Damage");
  REQUIRE(table.harness.has(Role::dialog, "Take damage"));
  CHECK(table.harness.has(Role::radio, "Kinetic"));
  const int left = table.move.move.proposed.front().whole - 9;
  CHECK(table.move.move.proposed.front().words ==
        "Hit points " + std::to_string(left) + " → " + std::to_string(left - 14));
  table.harness.press(Role::radio, "Resistant: half");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("hit_points") == 16);
  table.harness.press(Role::button, "Heal");
  REQUIRE(table.harness.has(Role::dialog, "Healed"));
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("hit_points") == 2);
  CHECK(table.hero().journal.size() == 2);
  table.undo_all();
  CHECK(table.library == table.start);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("who is vulnerable takes double, and armor then costs one more box") {
  SheetTable table(fighter());
  table.change([](rules::Character& hero) {
    hero.carried.push_back({"medium_armor_of_ones_own", "", 1, true});
  });
  open_move(table.move, "hero", {"take_damage", {{"damage", "8"}, {"nature", "vulnerable"}}});
  table.settle();
  CHECK(table.move.move.proposed.front().to == 25);
  table.harness.press(Role::radio, "Armor");
  table.harness.press(Role::button, "Apply 2 changes");
  CHECK(table.track("hit_points") == 17);
  CHECK(table.track("armor") == 2);
}

TEST_CASE("the buttons for damage and healing are of one width, one beside the other") {
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    INFO(width);
    SheetTable table(fighter(), width, 844, width < 500);
    const NodeRect damage = table.harness.get(Role::button, "Damage").rect;
    const NodeRect heal = table.harness.get(Role::button, "Heal").rect;
    CHECK(damage.width == heal.width);
    CHECK(damage.y == heal.y);
    CHECK(damage.height == heal.height);
  }
}

TEST_CASE("one who is down is brought back in the place of healing") {
  SheetTable table(fighter());
  const NodeRect heal = table.harness.get(Role::button, "Heal").rect;
  const int whole = rules::total_of(table.standing().numbers, "hit_points");
  table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = whole + 2; });
  CHECK(table.harness.has(Role::text, "Down and dying"));
  CHECK(table.harness.get(Role::button, "Resuscitate").rect.x == heal.x);
  CHECK(table.harness.get(Role::button, "Resuscitate").rect.y == heal.y);
  table.harness.press(Role::button, "Resuscitate");
  CHECK(table.harness.has(Role::dialog, "Resuscitate"));
}

TEST_CASE("on a phone the head keeps its places, whether the character stands, is dying or dead") {
  for (const float width : {320.0F, 390.0F}) {
    INFO(width);
    SheetTable table(fighter(), width, 844);
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    const auto places = [&] {
      std::vector<float> found;
      const std::string heal = table.harness.has(Role::button, "Heal") ? "Heal" : "Resuscitate";
      const NodeRect bar = table.harness.get(Role::meter, "Hit points").rect;
      for (const NodeRect& rect : {table.harness.get(Role::button, "Damage").rect,
                                   table.harness.get(Role::button, heal).rect, bar}) {
        found.insert(found.end(), {rect.x, rect.y, rect.width, rect.height});
      }
      return found;
    };
    const std::vector<float> before = places();
    std::set<std::string> states;
    for (const int lost : {0, whole / 2 + 1, whole, whole + 9, 2 * whole + 1}) {
      table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = lost; });
      INFO(lost);
      CHECK(places() == before);
      states.insert(table.harness.has(Role::button, "Heal") ? "up" : "down");
    }
    CHECK(states.size() == 2);
  }
}

TEST_CASE("a trauma that is marked by its boxes offers that stress is clear") {
  SheetTable table(fighter());
  table.change([](rules::Character& hero) {
    hero.traumas.clear();
    hero.tracks["stress"] = 5;
  });
  table.harness.press_at(Role::spin_button, "Trauma", 0.9F);
  REQUIRE(table.harness.has(Role::dialog, "Trauma conditions"));
  CHECK(table.harness.get(Role::button, "Clear stress").disabled);
  table.harness.press(Role::checkbox, "Reckless");
  CHECK(table.hero().traumas.size() == 1);
  CHECK(table.track("stress") == 5);
  table.harness.press(Role::button, "Clear stress");
  CHECK(table.track("stress") == 0);
  CHECK(table.harness.get(Role::button, "Clear stress").disabled);
}

TEST_CASE("Beacon Points stand in the head, and are spent and earned by their moves") {
  SheetTable table(fighter());
  CHECK(table.harness.has(Role::text, "2"));
  table.harness.press(Role::button, "Spend");
  REQUIRE(table.harness.has(Role::dialog, "Spend a Beacon Point"));
  table.harness.press(Role::radio, "Push yourself");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("beacon_points") == 1);
  table.harness.press(Role::button, "Earn: Beacon Points");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("beacon_points") == 2);
  table.change([](rules::Character& hero) { hero.tracks.erase("beacon_points"); });
  CHECK(table.harness.get(Role::button, "Spend").disabled);
}

TEST_CASE("special armor says what it is for, and harm says beside its row what it does") {
  SheetTable table(fighter());
  CHECK(table.harness.get(Role::spin_button, "Special armor").description.find("Battleborn") !=
        std::string::npos);
  CHECK(table.harness.has(Role::text, "Needs help"));
  CHECK(table.harness.has(Role::text, "Disadvantage"));
  CHECK(table.harness.has(Role::text, "Less effect"));
  table.harness.press(Role::link, "Take harm");
  CHECK(table.harness.has(Role::dialog, "Take harm"));
}

TEST_CASE("beside what helps now stands how much of it helps, and how much hinders") {
  SheetTable table(fighter());
  table.change([](rules::Character& who) { who.harm.clear(); });
  const auto counted = [&] { return table.harness.get(Role::heading, "What helps you now").value; };
  const std::string unhurt = counted();
  CHECK(unhurt.ends_with(" in all"));
  table.change([](rules::Character& who) { who.harm = {{1, "Battered"}}; });
  CHECK(counted() == unhurt.substr(0, unhurt.find(' ')) + " help, 1 hinders");
  table.change([](rules::Character& who) { who.harm = {{1, "Battered"}, {2, "Cut"}, {1, ""}}; });
  CHECK(counted() == unhurt.substr(0, unhurt.find(' ')) + " help, 2 hinder");
}

TEST_CASE("a full healing clock offers that every harm drops by one level") {
  SheetTable table(fighter());
  table.change([](rules::Character& hero) {
    hero.harm = {{2, "Deep cut"}, {1, "Battered"}};
    hero.tracks["healing_clock"] = 4;
  });
  table.harness.press(Role::link, "Heal 1 level");
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.hero().harm[0].level == 1);
  CHECK(table.track("healing_clock") == 0);
  // A move of play: one line in the journal with its time, one step of undo.
  REQUIRE(table.hero().journal.size() == 1);
  CHECK(table.hero().journal[0].words == "Healing clock full: Deep cut 2 → 1, Battered 1 → 0");
  CHECK(table.hero().journal[0].when == "1 May 2026, 20:00");
  table.library = table.history.undo(std::move(table.library));
  CHECK(table.hero().harm.size() == 2);
}

TEST_CASE("harm that is written into its row offers to empty the healing clock") {
  const char* offer = "New harm: empty it";
  SheetTable table(fighter());
  const auto write = [&] {
    table.harness.press(Role::button, "Write: Moderate harm 1");
    table.harness.type("Moderate harm 1", "Deep cut");
    table.harness.key(ImGuiKey_Tab);
    table.settle();
    REQUIRE(table.hero().harm.size() == 1);
  };
  write();
  CHECK_FALSE(table.harness.has(Role::link, offer));  // the clock is empty
  table.change([](rules::Character& hero) {
    hero.harm.clear();
    hero.tracks["healing_clock"] = 2;
  });
  CHECK_FALSE(table.harness.has(Role::link, offer));
  write();
  CHECK(table.track("healing_clock") == 2);
  table.harness.press(Role::link, offer);
  CHECK(table.track("healing_clock") == 0);
  CHECK(table.hero().harm.size() == 1);
  REQUIRE(table.hero().journal.size() == 1);
  CHECK(table.hero().journal[0].words == "New harm: Healing clock emptied");
  CHECK_FALSE(table.harness.has(Role::link, offer));
  // Who marks the clock knows better.
  table.change([](rules::Character& hero) {
    hero.harm.clear();
    hero.tracks["healing_clock"] = 2;
  });
  write();
  CHECK(table.harness.has(Role::link, offer));
  table.harness.act(Role::spin_button, "Healing clock", NodeAction::Kind::set_value, {}, 3);
  CHECK_FALSE(table.harness.has(Role::link, offer));
}

TEST_CASE("a wound is added from the game's list, counts down, and is over with no severity") {
  SheetTable table(fighter());
  table.harness.press(Role::link, "+ add");
  REQUIRE(table.harness.has(Role::dialog, "Add a wound or a boon"));
  table.harness.type("Search, or write your own", "bleed");
  table.harness.press(Role::button, "Bleeding");
  REQUIRE(table.hero().conditions.size() == 1);
  CHECK(table.hero().conditions[0].severity == 1);
  table.harness.act(Role::spin_button, "Bleeding", NodeAction::Kind::set_value, {}, 2);
  CHECK(table.hero().conditions[0].severity == 2);
  table.harness.press(Role::link, "End of turn");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.hero().conditions[0].severity == 1);
  table.harness.act(Role::spin_button, "Bleeding", NodeAction::Kind::set_value, {}, 0);
  CHECK(table.hero().conditions.empty());
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "what adds a wound stays where it is as wounds come and go, and what ends the turn by it") {
  for (const auto& [width, letters] : {std::pair(1280.0F, 1.0F), std::pair(390.0F, 1.0F),
                                       std::pair(320.0F, 1.0F), std::pair(320.0F, 2.0F)}) {
    INFO(width << ", letters " << letters);
    SheetTable table(fighter(), width, 844, width < 500);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    const auto add = [&] {
      for (const Node& each : table.harness.ui().nodes()) {
        if (each.description == "Add a wound or a boon") return each.rect;
      }
      return NodeRect();
    };
    const NodeRect first = add();
    CHECK_FALSE(table.harness.has(Role::link, "End of turn"));
    table.change([](rules::Character& hero) {
      hero.conditions = {{"Bleeding", 1, false}, {"Regenerating", 1, true}};
    });
    CHECK(add() == first);
    const NodeRect end = table.harness.get(Role::link, "End of turn").rect;
    CHECK(end.x >= 0);
    CHECK(end.x + end.width <= width);
    CHECK((letters > 1 || end.x + end.width <= first.x));
    CHECK((letters > 1 || end.y == first.y));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE(
    "a clock of your own is added where the game leaves clocks to its table, and ticked else") {
  rules::Ruleset game = support::beacon_road();
  std::erase(game.own, rules::OwnKind::clock);
  const auto may_add = [](SheetTable& table) {
    const std::vector<Node>& nodes = table.harness.ui().nodes();
    return std::any_of(nodes.begin(), nodes.end(), [](const Node& each) {
      return each.description == "Add a clock of your own";
    });
  };
  SheetTable any(fighter());
  any.state.page = 0;
  any.settle();
  CHECK(may_add(any));
  SheetTable none(fighter(), 1280, 800, false, game);
  none.state.page = 0;
  none.settle();
  CHECK_FALSE(may_add(none));
  CHECK_FALSE(none.harness.has(Role::heading, "Clocks"));
  none.change([](rules::Character& hero) { hero.clocks = {{"The alarm", 4, 0, false, "", ""}}; });
  CHECK_FALSE(may_add(none));
  CHECK(none.harness.has(Role::heading, "Clocks"));
  none.harness.act(Role::spin_button, "The alarm", NodeAction::Kind::set_value, {}, 3);
  CHECK(none.hero().clocks[0].filled == 3);
}

TEST_CASE(
    "a clock of your own is added with four to twelve segments, renamed, ticked and removed") {
  SheetTable table(fighter());
  table.state.page = 0;
  const auto links = table.harness.names(Role::link);
  CHECK(std::count(links.begin(), links.end(), "+ add") == 2);
  const auto add = [&] {
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.name == "+ add" && each.description == "Add a clock of your own") {
        table.harness.ui().act({each.id, NodeAction::Kind::press, {}, 0});
        break;
      }
    }
    table.settle();
    REQUIRE(table.harness.has(Role::dialog, "A new clock"));
  };
  // What is not saved leaves nothing behind. The first press ends the typing.
  add();
  for (int presses = 0; presses < 2; ++presses) table.harness.key(ImGuiKey_Escape);
  CHECK_FALSE(table.harness.has(Role::dialog, "A new clock"));
  CHECK(table.hero().clocks.empty());
  CHECK_FALSE(table.history.can_undo());
  add();
  CHECK(table.harness.get(Role::button, "Save").disabled);
  table.harness.type("What it counts", "The alarm");
  table.harness.act(Role::spin_button, "Segments", NodeAction::Kind::set_value, {}, 40);
  table.harness.press(Role::button, "Save");
  REQUIRE(table.hero().clocks.size() == 1);
  CHECK(table.hero().clocks[0].size == 12);
  table.harness.press(Role::button, "Change the clock The alarm");
  table.harness.act(Role::spin_button, "Segments", NodeAction::Kind::set_value, {}, 1);
  table.harness.press(Role::button, "Done");
  CHECK(table.hero().clocks[0].size == 4);
  table.harness.act(Role::spin_button, "The alarm", NodeAction::Kind::set_value, {}, 3);
  CHECK(table.hero().clocks[0].filled == 3);
  table.harness.press(Role::button, "Change the clock The alarm");
  table.harness.press(Role::button, "Remove the clock");
  CHECK(table.hero().clocks.empty());
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "a clock that waits for another of the sheet knows its new name, and that it is removed") {
  rules::Character hero = fighter();
  hero.clocks = {{"The alarm", 4, 1, false, "", ""}, {"The chase", 6, 0, false, "The alarm", ""}};
  SheetTable table(hero);
  table.harness.press(Role::button, "Change the clock The alarm");
  table.harness.press(Role::textbox, "What it counts");
  table.harness.key(ImGuiKey_End);
  table.harness.letters(" bell");
  // However the dialog is left, what was written stays.
  table.harness.key(ImGuiKey_Tab);
  for (int presses = 0; presses < 2; ++presses) table.harness.key(ImGuiKey_Escape);
  CHECK_FALSE(table.harness.has(Role::dialog, "A clock of your own"));
  CHECK(table.hero().clocks[0].name == "The alarm bell");
  CHECK(table.hero().clocks[1].after == "The alarm bell");
  table.harness.press(Role::button, "Change the clock The alarm bell");
  table.harness.press(Role::button, "Remove the clock");
  REQUIRE(table.hero().clocks.size() == 1);
  CHECK(table.hero().clocks[0].after.empty());
}

TEST_CASE("an attack opens from its row with pool, odds and average damage, and begins the move") {
  SheetTable table(fighter());
  table.harness.press(Role::button, "Battleaxe");
  REQUIRE(table.harness.has(Role::image, "Odds to hit"));
  const std::string before = table.harness.get(Role::image, "Odds to hit").value;
  table.harness.act(Role::spin_button, "Their defense", NodeAction::Kind::set_value, {}, 25);
  CHECK(table.harness.get(Role::image, "Odds to hit").value != before);
  table.harness.press(Role::button, "Attack");
  REQUIRE(table.harness.has(Role::dialog, "Attack"));
  CHECK(table.move.input.answers["defense"] == "25");
  CHECK(table.move.input.answers["effect_die"] == "d8");
}

TEST_CASE("what is left of a turn stands in boxes over the attacks, with the moves that renew it") {
  for (const bool phone : {false, true}) {
    SheetTable table(fighter(), phone ? 390.0F : 1280.0F, 2600, phone);
    for (std::size_t page = 0; phone && page < 3; ++page) {
      table.state.page = page;
      table.settle();
      if (table.harness.has(Role::group, "Attacks")) break;
    }
    REQUIRE(table.harness.has(Role::group, "Attacks"));
    for (const char* name : {"Acts", "Reacts"}) {
      const Node boxes = table.harness.get(Role::spin_button, name);
      CHECK(boxes.value_max == 2);
      CHECK(boxes.value_now == 0);
      const NodeRect attack = table.harness.get(Role::button, "Battleaxe").rect;
      CHECK(boxes.rect.y < attack.y);
      for (int press = 0; press < 5; ++press) {
        const auto kind = press % 2 ? NodeAction::Kind::decrement : NodeAction::Kind::increment;
        table.harness.act(Role::spin_button, name, kind);
        CHECK(table.harness.get(Role::spin_button, name).rect == boxes.rect);
      }
    }
    CHECK(rules::amount_of(table.hero().counters, "acts") == 1);
    table.harness.press(Role::link, "New turn");
    table.harness.press(Role::button, "Apply 2 changes");
    CHECK(rules::amount_of(table.hero().counters, "acts") == 2);
    CHECK(table.harness.get(Role::spin_button, "Acts").value_now == 2);
    table.change([](rules::Character& hero) { hero.counters["rash"] = 1; });
    CHECK(table.harness.get(Role::spin_button, "Reacts").value_max == 2);
    table.harness.press(Role::link, "New fight");
    CHECK(table.harness.has(Role::dialog, "New fight"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("under the shields stand feet, senses, coin and stash; the stash goes where room ends") {
  for (const std::string senses : {"Darksight", "Darksight, keen nose"}) {
    rules::Ruleset game = support::beacon_road();
    for (rules::Heritage& each : game.heritages) each.senses = senses;
    rules::Character hero = support::warrior();
    hero.coin = 1;
    hero.stash = 14;
    SheetTable table(hero, 1280, 800, false, game);
    const std::vector<std::string> all = table.harness.names(Role::text);
    const auto line = std::find_if(all.begin(), all.end(), [](const std::string& each) {
      return each.starts_with("Stride ");
    });
    REQUIRE(line != all.end());
    INFO(*line);
    CHECK(line->find("' · Senses " + senses + " · Coin 1") != std::string::npos);
    CHECK(line->ends_with(" · Stash 14") == (senses == "Darksight"));
  }
}

TEST_CASE("what helps now is shown by occasion, and its use opens the move with the help chosen") {
  SheetTable table(fighter());
  CHECK(table.harness.has(Role::tab, "Combat"));
  const auto helps_with = [&](const std::string& name) {
    const std::vector<std::string> all = table.harness.names(Role::text);
    return std::any_of(all.begin(), all.end(),
                       [&](const std::string& each) { return each.rfind(name + ' ', 0) == 0; });
  };
  CHECK(helps_with("Battleborn"));
  table.harness.press(Role::tab, "Deeds");
  CHECK_FALSE(helps_with("Battleborn"));
  REQUIRE(helps_with("Savage"));
  table.harness.press(Role::button, "Use");
  REQUIRE(table.harness.has(Role::dialog, "Action roll"));
  const auto& helps = table.move.move.helps;
  const auto savage = std::find_if(helps.begin(), helps.end(),
                                   [](const auto& each) { return each.label == "Savage"; });
  REQUIRE(savage != helps.end());
  CHECK(savage->chosen);
}

TEST_CASE("triggers are ticked in play, and the end of the session brings one step of undo") {
  SheetTable table(fighter());
  const auto triggers = rules::session_triggers(table.standing());
  REQUIRE(triggers.size() >= 3);
  table.harness.act(Role::spin_button, triggers[0].words, NodeAction::Kind::set_value, {}, 2);
  table.harness.act(Role::spin_button, triggers[1].words, NodeAction::Kind::set_value, {}, 1);
  CHECK(rules::session_triggers(table.standing())[0].marked == 2);
  const model::Library ticked = table.library;
  table.harness.press(Role::link, "End of session");
  REQUIRE(table.harness.has(Role::dialog, "End of session"));
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.layer > 0 && each.role == Role::radio && each.name == "Archetype") {
      table.harness.ui().act({each.id, NodeAction::Kind::press, {}, 0});
      break;
    }
  }
  table.settle();
  table.harness.press(Role::button, "Mark the experience");
  CHECK(table.track("xp_archetype") + table.track("xp_body") == 3);
  CHECK(table.track("xp_archetype") > 0);
  CHECK(rules::session_triggers(table.standing())[0].marked == 0);
  CHECK(table.hero().journal.size() == 1);
  table.library = table.history.undo(std::move(table.library));
  CHECK(table.library == ticked);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "what a trigger brought this evening stands in its boxes, and no more than 2 are marked") {
  SheetTable table(fighter());
  std::get<rules::Crew>(table.library.documents["crew"]).evening.phase = "session";
  table.settle();
  const auto trigger = [&](std::size_t which) {
    return rules::session_triggers(table.standing()).at(which);
  };
  const rules::Id first = trigger(0).brought_key;
  const rules::Id second = trigger(1).brought_key;
  table.change([&](rules::Character& hero) { hero.counters = {{first, 1}, {second, 2}}; });
  const Node open = table.harness.get(Role::spin_button, trigger(0).words);
  CHECK(open.value_now == 1);
  CHECK(open.value_min == 1);
  CHECK(open.value_max == 2);
  CHECK(table.harness.has(Role::text, "Marked this evening already: 1"));
  const Node full = table.harness.get(Role::spin_button, trigger(1).words);
  CHECK(full.disabled);
  CHECK(full.description.find("2 is the most for one trigger") != std::string::npos);
  table.harness.act(Role::spin_button, trigger(0).words, NodeAction::Kind::set_value, {}, 2);
  CHECK(trigger(0).marked == 1);
  table.harness.press(Role::link, "End of session");
  table.harness.press(Role::button, "Mark the experience");
  CHECK(table.track("xp_body") == 1);
  CHECK(trigger(0).brought == 2);
  CHECK(rules::brought_to(table.hero().counters, first) == rules::Amounts{{"xp_body", 1}});
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("how often a trigger may be marked is said as the game has it") {
  rules::Ruleset game = support::beacon_road();
  for (const int most : {1, 3}) {
    INFO(most);
    game.most_of_a_trigger = most;
    SheetTable table(fighter(), 1280, 800, false, game);
    const auto triggers = rules::session_triggers(table.standing());
    REQUIRE_FALSE(triggers.empty());
    const Node& boxes = table.harness.get(Role::spin_button, triggers.front().words);
    CHECK(boxes.value_max == most);
    const bool says = boxes.description.find(std::to_string(most) + " where it happened a lot") !=
                      std::string::npos;
    CHECK(says == (most > 1));
    const auto& nodes = table.harness.ui().nodes();
    CHECK(std::any_of(nodes.begin(), nodes.end(), [](const Node& each) {
            return (each.name + each.description + each.value).find("1 yes, 3 a lot") !=
                   std::string::npos;
          }) == (most > 1));
  }
}

TEST_CASE(
    "each trigger says that 1 is yes and 2 a lot, and an attribute's track that a push counts") {
  SheetTable table(fighter());
  const auto triggers = rules::session_triggers(table.standing());
  REQUIRE(triggers.size() > 2);
  bool pushed = false;
  for (const rules::SessionTrigger& each : triggers) {
    const Node& boxes = table.harness.get(Role::spin_button, each.words);
    CHECK(boxes.value_max == 2);
    CHECK(boxes.description.find("1 where it happened, 2 where it happened a lot") !=
          std::string::npos);
  }
  const rules::Ruleset& game = table.game;
  for (const rules::Attribute& attribute : game.attributes) {
    for (const rules::Track& track : game.tracks) {
      if (track.attribute != attribute.id) continue;
      pushed = pushed || track.description.find("push yourself and fail") != std::string::npos;
    }
  }
  CHECK(pushed);
}

TEST_CASE(
    "tonight's experience says what brings it at once, and marks it on the attribute that was "
    "rolled") {
  const std::string ways =
      "You pushed yourself and failed. You took part in a desperate group action.";
  for (const bool phone : {false, true}) {
    INFO((phone ? "phone" : "desktop"));
    SheetTable table(fighter(), phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F, phone);
    Harness& h = table.harness;
    table.state.page = phone ? 2 : 0;
    table.settle();
    CHECK(h.has(Role::text, ways));
    CHECK_FALSE(h.has(Role::button, "Thought"));
    h.press(Role::button, "Mark");
    h.press(Role::button, "Thought");
    CHECK(table.track("xp_mind") == 1);
    CHECK(table.track("xp_body") == 0);
    CHECK(table.history.undo_words() == "Thought 0 → 1");
    // It shuts again, for the next roll.
    CHECK_FALSE(h.has(Role::button, "Thought"));
    // A full track takes no more, and says what comes first.
    table.change([](rules::Character& hero) { hero.tracks["xp_mind"] = 6; });
    h.press(Role::button, "Mark");
    const Node& full = h.get(Role::button, "Thought");
    CHECK(full.disabled);
    CHECK(full.description.find("take its advance first") != std::string::npos);
    CHECK_FALSE(h.get(Role::button, "Word").disabled);
    // What the table decided is what it says.
    std::get<rules::Crew>(table.library.documents["crew"]).answers = {{"xp_in_play", "desperate"}};
    table.change([](rules::Character&) {});
    CHECK_FALSE(h.has(Role::text, ways));
    CHECK(
        h.has(Role::text, "You made a desperate roll. You took part in a desperate group action."));
    CHECK(h.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a finger on the name of a track of experience reads what it is for, and marks nothing") {
  for (const float width : {390.0F, 320.0F}) {
    INFO(width);
    SheetTable table(fighter(), width, 844, true);
    Harness& h = table.harness;
    table.state.page = 1;
    table.settle();
    int tracks = 0;
    for (const rules::Track& each : table.game.tracks) {
      if (each.kind != rules::TrackKind::xp || each.scope != rules::Scope::character) continue;
      INFO(each.name);
      ++tracks;
      // The words about the one before may lie on it: a finger puts them away first.
      if (const Hint& before = h.ui().context().hint; !before.text.empty()) {
        h.click(before.box.x + before.box.width / 2, before.box.y + before.box.height / 2);
      }
      h.press(Role::button, "About " + each.name);
      CHECK(h.ui().context().hint.text == each.description);
      CHECK(table.track(each.id) == 0);
      const NodeRect& name = h.get(Role::button, "About " + each.name).rect;
      const NodeRect& boxes = h.get(Role::spin_button, each.name).rect;
      CHECK((name.x + name.width <= boxes.x || name.y + name.height <= boxes.y));
    }
    CHECK(tracks == 5);
    // Whatever is pressed then takes the words away.
    h.press(Role::tab, "Gear");
    CHECK(h.ui().context().hint.text.empty());
    CHECK(h.small_targets() == std::vector<std::string>{});
    CHECK(h.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the boxes below an attribute of their own name say what they are") {
  for (const rules::Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    INFO(game->id);
    SheetTable table(rules::new_character(*game, "c1"), 390, 844, true, *game);
    table.state.page = 1;
    table.settle();
    for (const rules::Attribute& each : game->attributes) {
      INFO(each.name);
      CHECK(table.harness.has(Role::spin_button, each.name + " xp"));
    }
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("an advance waits until it is taken, on its own track") {
  SheetTable table(fighter());
  table.change([](rules::Character& hero) {
    hero.advances["xp_body"] = 1;
    hero.tracks["xp_body"] = 2;
  });
  table.harness.press(Role::button, "Take an advance: Deed");
  table.harness.press(Role::radio, "Prowl 2 → 3");
  CHECK(rules::amount_of(table.hero().actions, "prowl") == 3);
  CHECK(table.track("xp_body") == 2);
  CHECK(rules::amount_of(table.hero().advances, "xp_body") == 0);
  CHECK_FALSE(table.harness.has(Role::button, "Take an advance: Deed"));
  REQUIRE(table.hero().journal.size() == 1);
  CHECK(table.hero().journal[0].words.find("Prowl 2 → 3") != std::string::npos);
  CHECK(table.hero().journal[0].when == "1 May 2026, 20:00");
}

TEST_CASE("an advance of a full track stands in the journal and in the evening, in one step") {
  SheetTable table(fighter());
  auto& crew = std::get<rules::Crew>(table.library.documents["crew"]);
  crew.evening.phase = "session";
  table.change([](rules::Character& hero) {
    hero.tracks["xp_body"] = 6;
    hero.tracks["xp_archetype"] = 8;
  });
  const model::Library before = table.library;
  table.harness.press(Role::button, "Take an advance: Deed");
  table.harness.press(Role::radio, "Prowl 2 → 3");
  CHECK(table.track("xp_body") == 0);
  CHECK(rules::amount_of(table.hero().advances, "xp_body") == 0);
  REQUIRE(table.hero().journal.size() == 1);
  const rules::Crew& after = *model::find_crew(table.library, "crew");
  REQUIRE(after.evening.done.size() == 1);
  CHECK(after.evening.done[0].procedure == "advance_attribute");
  table.harness.press(Role::button, "Take an advance: Archetype");
  table.harness.press(Role::radio, "Mule");
  CHECK(table.track("xp_archetype") == 0);
  REQUIRE(table.hero().journal.size() == 2);
  CHECK(table.hero().journal[1].words.find("Mule") != std::string::npos);
  CHECK(model::find_crew(table.library, "crew")->evening.done.back().procedure ==
        "advance_ability");
  table.library = table.history.undo(std::move(table.library));
  table.library = table.history.undo(std::move(table.library));
  CHECK(table.library == before);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("items are ticked as they are used, and hands and load are counted") {
  SheetTable table(fighter());
  const rules::Playbook& playbook = *rules::find_playbook(table.game, "warrior");
  const std::string item = rules::find_item(table.game, playbook.items.front())->name;
  REQUIRE(table.harness.has(Role::checkbox, item));
  const std::size_t before = table.hero().carried.size();
  table.harness.press(Role::checkbox, item);
  CHECK(table.hero().carried.size() == before + 1);
  table.harness.press(Role::checkbox, item);
  CHECK(table.hero().carried.size() == before);
  const auto& nodes = table.harness.ui().nodes();
  CHECK(std::any_of(nodes.begin(), nodes.end(), [](const Node& each) {
    return each.role == Role::link && each.name.ends_with(", hands 1 of 2");
  }));
  CHECK(table.harness.has(Role::radio, "Light 3"));
  table.harness.press(Role::radio, "Light 3");
  CHECK(table.hero().load_level == "light");
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a power stands in numbers, and what it can grow into is learned by a clock") {
  SheetTable table(fighter());
  table.harness.press(Role::button, "Bash");
  const std::string die = [&] {
    const rules::Standing standing = table.standing();
    return std::to_string(rules::find_attribute(standing.numbers, "body")->face);
  }();
  CHECK(table.harness.has(Role::text, "Attack: Wreck 3d" + die + "! vs IRON"));
  // Three dots in the attacking action, 5 feet for each.
  CHECK(table.harness.has(Role::text,
                          "Hit: 2[d" + die + "] kinetic damage, and the target is pushed 15'."));
  table.harness.press(Role::link, "Begin to learn Slam and Bash");
  REQUIRE(table.hero().clocks.size() == 1);
  CHECK(table.hero().clocks[0].size == 8);
  CHECK(table.harness.has(Role::text, "You are learning it: 0 of 8."));
}

TEST_CASE("in play an ability that knows spells can know one more, and each has its own answers") {
  rules::Character hero = fighter();
  rules::AbilityTaken taken = support::taken("spellcraft");
  taken.known = {{"Ashen step", {}}};
  hero.abilities = {taken};
  SheetTable table(hero, 1280, 2000);
  table.harness.press(Role::button, "Spellcraft");
  table.harness.press(Role::button, "One more spell");
  REQUIRE(table.hero().abilities[0].known.size() == 2);
  table.harness.type("Another spell, number 2", "Cinder veil");
  CHECK(table.hero().abilities[0].known[0].name == "Ashen step");
  CHECK(table.hero().abilities[0].known[1].name == "Cinder veil");
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("the line of an ability says each thing that it knows once") {
  rules::Character hero = fighter();
  rules::AbilityTaken taken = support::taken("spellcraft");
  taken.known = {{"Ashen step", {}}, {"Cinder veil", {}}};
  hero.abilities = {taken};
  SheetTable table(hero);
  const std::string line = table.harness.get(Role::button, "Spellcraft").description;
  CHECK(line.find("Ashen step, Cinder veil: ") != std::string::npos);
  CHECK(line.find("Ashen step") == line.rfind("Ashen step"));
}

TEST_CASE("who retires is told what becomes of the stash, and the sheet says so") {
  rules::Character hero = fighter();
  hero.stash = 25;
  SheetTable table(hero);
  table.state.page = 1;
  table.settle();
  table.harness.press(Role::button, "Retire");
  REQUIRE(table.harness.has(Role::dialog, "Retire"));
  REQUIRE(table.move.move.notes.size() == 1);
  CHECK(table.move.move.notes[0].starts_with("Modest"));
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.harness.has(Role::text, "Retired"));
  CHECK_FALSE(table.harness.has(Role::button, "Retire"));
}

namespace {

rules::Character with_everything() {
  rules::Character hero = fighter();
  hero.clocks = {{"The alarm", 6, 2, false, {}, {}}};
  hero.conditions = {{"Deafened", 2, false}};
  hero.harm = {{1, "Battered"}};
  return hero;
}

// Which controls of a page are pressed, and how often.
struct Presses {
  std::size_t each = support::rounds(10, 1);  // each so-many-th
  int times = 5;
};

// Shuts what opened over the page.
void shut_dialogs(SheetTable& table) {
  for (int i = 0; i < 3; ++i) {
    const auto& nodes = table.harness.ui().nodes();
    if (std::none_of(nodes.begin(), nodes.end(), [](const Node& each) { return each.layer > 0; })) {
      return;
    }
    table.harness.key(ImGuiKey_Escape);
    table.settle();
  }
}

// Whether these words became the field to write them in, around where they stood.
bool is_field_in(SheetTable& table, std::uint32_t id, const NodeRect& words) {
  constexpr float around = 10;
  const auto& nodes = table.harness.ui().nodes();
  const auto found =
      std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) { return each.id == id; });
  if (found == nodes.end()) return false;
  if (found->role != Role::textbox && found->role != Role::textarea) return false;
  return std::abs(found->rect.x - words.x) <= around && std::abs(found->rect.y - words.y) <= around;
}

// The controls of a page that do not stand where they stood when each is pressed. What opens in its
// place, or brings and takes away a row, moves what stands below it, and itself must stay.
std::set<std::string> moved_by_presses(SheetTable& table, std::size_t page, std::size_t least,
                                       const Presses& how = {}) {
  const auto reset = [&] {
    table.library = table.start;
    table.begin_anew();
    table.state.page = page;
    table.move.open = false;
    table.change([](rules::Character&) {});
  };
  reset();
  const Nodes first = table.harness.ui().nodes();
  const auto all = rects_of(table);
  CHECK(all.size() > least);
  std::set<std::string> moved;
  std::size_t count = page;
  for (const Node& control : first) {
    if (!control.interactive || control.layer > 0) continue;
    if (count++ % how.each != 0) continue;
    if (table.harness.ui().nodes() != first) reset();
    const NodeRect& rect = all.at(control.id);
    // Boxes and dots are marked one more with each press.
    const auto kind =
        control.role == Role::spin_button ? NodeAction::Kind::increment : NodeAction::Kind::press;
    for (int press = 0; press < how.times; ++press) {
      table.harness.ui().act({control.id, kind, {}, 0});
      table.harness.settle();
      shut_dialogs(table);
      if (table.harness.ui().nodes() == first) break;  // it would go on so
      const auto now = rects_of(table);
      const auto found = now.find(control.id);
      // A row that the press took away leaves nothing at its place that a second press would hit.
      if (found == now.end()) {
        const float x = rect.x + rect.width / 2;
        const float y = rect.y + rect.height / 2;
        for (const Node& each : table.harness.ui().nodes()) {
          if (!each.interactive || each.layer > 0) continue;
          if (x < each.rect.x || x > each.rect.x + each.rect.width) continue;
          if (y < each.rect.y || y > each.rect.y + each.rect.height) continue;
          // Words that were pressed became the field to write them in.
          if (each.role == Role::textbox || each.role == Role::textarea) continue;
          moved.insert(control.name + " gave its place to " + each.name);
        }
        break;
      }
      if (found->second == rect || is_field_in(table, control.id, rect)) continue;
      moved.insert(control.name + " by " + std::to_string(found->second.x - rect.x) + ", " +
                   std::to_string(found->second.y - rect.y));
    }
  }
  return moved;
}

// So much that the lists of the columns give way in a window of 1280 by 800.
rules::Character laden() {
  rules::Character hero = with_everything();
  for (const char* ability : {"mule", "deadly", "reflexes"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  for (const char* power :
       {"block", "goading_stance", "disarming_flourish", "dodge", "parry", "sidestep"}) {
    hero.powers.emplace_back(power);
  }
  for (const char* item : {"shortspear", "handaxe", "hammer", "sling", "dagger"}) {
    hero.carried.push_back({item, "", 1, false});
  }
  for (const char* clock : {"The chase", "A debt", "A letter", "The ferry"}) {
    hero.clocks.push_back({clock, 4, 1, false, {}, {}});
  }
  return hero;
}

// What the lists of that column do not show.
bool gives_way(const SheetTable& table, Role role, float from_x, float to_x) {
  for (const Node& each : const_cast<SheetTable&>(table).harness.ui().nodes()) {
    if (each.role != role || each.rect.x < from_x || each.rect.x > to_x) continue;
    if (each.rect.y + each.rect.height > each.clip.y + each.clip.height) return true;
  }
  return false;
}

const Node& node_by_id(SheetTable& table, std::uint32_t id) {
  const auto& nodes = table.harness.ui().nodes();
  const auto found =
      std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) { return each.id == id; });
  REQUIRE(found != nodes.end());
  return *found;
}

// The links at the end of the rows of what is carried, from above.
std::vector<Node> links_of_items(SheetTable& table) {
  std::vector<Node> links;
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.role == Role::link && each.description.starts_with("About ")) links.push_back(each);
  }
  return links;
}

}  // namespace

TEST_CASE("each control of the play page, pressed five times, stands where it stood") {
  // High enough that nothing scrolls.
  SheetTable table(with_everything(), 1280, 2600);
  const std::set<std::string> moved = moved_by_presses(table, 0, 60);
  for (const std::string& name : moved) UNSCOPED_INFO(name);
  CHECK(moved.empty());
}

TEST_CASE("each control of the Story page, pressed five times, stands where it stood") {
  // High enough that nothing scrolls.
  SheetTable table(with_everything(), 1280, 2600);
  const std::set<std::string> moved =
      moved_by_presses(table, 1, 15, {.each = support::rounds(3, 1)});
  for (const std::string& name : moved) UNSCOPED_INFO(name);
  CHECK(moved.empty());
}

TEST_CASE(
    "every control of the play page stands where it stood when it is pressed, also where the "
    "columns have no room for all") {
  SheetTable table(laden(), 1280, 800);
  table.with_bar = true;
  table.settle();
  REQUIRE(gives_way(table, Role::checkbox, 960, 1280));
  const std::set<std::string> moved = moved_by_presses(
      table, 0, 60, {support::rounds(8, 1), static_cast<int>(support::rounds(2, 5))});
  for (const std::string& name : moved) UNSCOPED_INFO(name);
  CHECK(moved.empty());
}

TEST_CASE("what is opened in a list that gives way stands whole below its row, and all rows stay") {
  SheetTable table(laden(), 1280, 800);
  table.with_bar = true;
  table.settle();
  const std::vector<Node> links = links_of_items(table);
  REQUIRE(links.size() > 3);
  const auto place = [&](std::size_t row) { return node_by_id(table, links[row].id).rect; };
  const auto press = [&](std::size_t row) {
    const NodeRect& at = place(row);
    table.harness.click(at.x + at.width / 2, at.y + at.height / 2);
    table.harness.frame(1);  // no double click
  };
  press(0);
  CHECK(place(0) == links[0].rect);
  const float opened = place(1).y - links[1].rect.y;
  CHECK(opened > 20);
  // The rows below have the room that they had.
  const Node second = node_by_id(table, links[1].id);
  CHECK(second.rect.y + second.rect.height <= second.clip.y + second.clip.height);
  // One that is opened below leaves it open, and so stays where it is.
  const NodeRect before = place(1);
  press(1);
  CHECK(place(0) == links[0].rect);
  CHECK(place(1) == before);
  press(0);
  CHECK(place(0) == links[0].rect);
  press(1);
  for (std::size_t row = 0; row < links.size(); ++row) CHECK(place(row) == links[row].rect);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("what is shut at the end of a column that was scrolled stays under the pointer") {
  SheetTable table(laden(), 1280, 800);
  table.with_bar = true;
  table.settle();
  const std::string last = rules::find_ability(table.game, table.hero().abilities.back().id)->name;
  table.harness.press(Role::button, last);
  table.harness.frame(1);
  const NodeRect row = table.harness.get(Role::button, last).rect;
  constexpr float over = 660;  // rows of the column, and none of the list at its top
  table.harness.wheel(row.x + 20, over, -60);
  const NodeRect scrolled = table.harness.get(Role::button, last).rect;
  REQUIRE(scrolled.y < row.y);
  table.harness.click(scrolled.x + 20, scrolled.y + scrolled.height / 2);
  CHECK_FALSE(table.harness.get(Role::button, last).expanded);
  CHECK(table.harness.get(Role::button, last).rect == scrolled);
  // What is free below goes as the page is scrolled back.
  table.harness.wheel(row.x + 20, over, 60);
  table.harness.wheel(row.x + 20, over, -60);
  CHECK(table.harness.get(Role::button, last).rect.y > scrolled.y);
}

TEST_CASE("the words under Load keep their place and their width, whatever is carried") {
  SheetTable table(fighter());
  const auto words = [&] {
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.description == "What the load is made of") return each;
    }
    return Node{};
  };
  const Node before = words();
  table.change([](rules::Character& hero) { hero.load_level.clear(); });
  const Node without = words();
  CHECK(without.name != before.name);
  CHECK(without.rect == before.rect);
  table.change([](rules::Character& hero) {
    hero.load_level = "light";
    for (const char* item : {"shortspear", "handaxe", "hammer", "mace", "flail"}) {
      hero.carried.push_back({item, "", 1, true});
    }
  });
  CHECK(words().name.starts_with("Too much: "));
  CHECK(words().rect == before.rect);
}

TEST_CASE("no line of the list of traumas moves while they are marked") {
  SheetTable table(fighter());
  table.change([](rules::Character& hero) {
    hero.traumas.clear();
    hero.tracks["stress"] = 5;
  });
  table.state.traumas_open = true;
  table.settle();
  const auto places = [&] {
    std::vector<float> found;
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.layer > 0 && each.role == Role::checkbox) found.push_back(each.rect.y);
    }
    return found;
  };
  const std::vector<float> before = places();
  REQUIRE(before.size() > 4);
  for (const rules::Entry& each : table.game.traumas) {
    const Node& line = table.harness.get(Role::checkbox, each.name);
    if (line.disabled) continue;
    INFO(each.name);
    table.harness.act(Role::checkbox, each.name, NodeAction::Kind::press);
    CHECK(places() == before);
  }
  table.harness.press(Role::button, "Clear stress");
  CHECK(places() == before);
}

TEST_CASE(
    "in a column a wound is one row apart from the next, with what it does behind its name in "
    "usual type") {
  rules::Character hero = fighter();
  hero.conditions = {{"Bleeding", 1, false}, {"Deafened", 2, false}, {"Weakened", 1, false}};
  SheetTable table(hero, 1280, 800);
  float last = 0;
  for (const rules::MarkedCondition& each : hero.conditions) {
    INFO(each.name);
    const NodeRect boxes = table.harness.get(Role::spin_button, each.name).rect;
    const std::string words = rules::condition_words(table.game, each);
    REQUIRE_FALSE(words.empty());
    const NodeRect said = table.harness.get(Role::text, words).rect;
    CHECK(said.x > boxes.x + boxes.width);
    CHECK(said.y < boxes.y + boxes.height);
    CHECK(said.height >= table.harness.ui().measure(Type::small, words, said.width).height);
    // What the next says is told apart from it.
    if (last > 0) CHECK(said.y >= last + 4);
    last = said.y + said.height;
  }
  // A word more or less does not change how high it is.
  const float before = table.harness.get(Role::spin_button, "Weakened").rect.height;
  table.change([](rules::Character& after) { after.conditions[2].severity = 3; });
  CHECK(table.harness.get(Role::spin_button, "Weakened").rect.height == before);
}

namespace {

// Applies what the drawer that is open proposes.
void apply_changes(SheetTable& table) {
  const std::vector<std::string> buttons = table.harness.names(Role::button);
  const auto apply = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
    return each.starts_with("Apply ");
  });
  REQUIRE(apply != buttons.end());
  table.harness.press(Role::button, *apply);
}

// So many points in the page's field, or where it has none in the drawer that a press opens.
void press_with_points(SheetTable& table, const std::string& button, const std::string& question,
                       int points) {
  const bool field = table.harness.has(Role::spin_button, "Points");
  if (field) {
    table.harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, points);
  }
  table.harness.press(Role::button, button);
  if (!field) {
    table.harness.act(Role::spin_button, question, NodeAction::Kind::set_value, {}, points);
  }
  apply_changes(table);
}

// What brings one back who is down: with a trauma, and one hit point.
void bring_back(SheetTable& table) {
  table.harness.press(Role::button, "Resuscitate");
  table.harness.press(Role::radio, table.game.traumas.front().name);
  const std::vector<std::string> ticks = table.harness.names(Role::checkbox);
  const auto points = std::find_if(ticks.begin(), ticks.end(), [](const std::string& each) {
    return each.starts_with("Hit points ");
  });
  REQUIRE(points != ticks.end());
  CHECK(table.harness.get(Role::checkbox, *points).checked);
  apply_changes(table);
}

}  // namespace

TEST_CASE("damage that is taken five times and healed again moves no control, standing to dead") {
  for (const bool phone : {false, true}) {
    INFO((phone ? "phone" : "desk"));
    SheetTable table(fighter(), phone ? 390.0F : 1280.0F, 2600, phone);
    table.change([](rules::Character& hero) {
      hero.tracks["hit_points"] = 0;
      hero.traumas.clear();
    });
    const auto before = rects_of(table);
    const auto all_stand_still = [&] {
      for (const Node& each : table.harness.ui().nodes()) {
        if (!each.interactive || each.layer > 0) continue;
        INFO(each.name);
        const auto found = before.find(each.id);
        REQUIRE(found != before.end());
        CHECK(found->second == each.rect);
      }
      CHECK(rects_of(table).size() == before.size());
    };
    const auto state_now = [&] { return table.harness.get(Role::meter, "Hit points").description; };
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    const int points = whole / 3 + 1;
    int lost = 0;
    for (const char* state :
         {"Standing", "Staggered", "Down and dying", "Down and dying", "Dead"}) {
      INFO(state);
      press_with_points(table, "Damage", "How much damage?", points);
      lost += points;
      CHECK(table.track("hit_points") == lost);
      CHECK(state_now() == state);
      all_stand_still();
    }
    // The dead stay so: a last wound less, and a character can be brought back.
    table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = whole + 1; });
    all_stand_still();
    bring_back(table);
    CHECK(table.track("hit_points") == whole - 1);
    CHECK(state_now() == "Staggered");
    all_stand_still();
    for (const char* state : {"Staggered", "Standing", "Standing"}) {
      INFO(state);
      press_with_points(table, "Heal", "How many hit points come back?", points);
      CHECK(state_now() == state);
      all_stand_still();
    }
    CHECK(table.track("hit_points") == 0);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("on a phone each control of the Play page, pressed five times, stands where it stood") {
  // Play, actions, gear; the fourth page tells a story.
  for (std::size_t page = 0; page < 3; ++page) {
    SheetTable table(with_everything(), 390, 844, true);
    INFO(character_sheet_parts(table.game, true)[page]);
    const std::set<std::string> moved = moved_by_presses(table, page, 8);
    for (const std::string& name : moved) UNSCOPED_INFO(name);
    CHECK(moved.empty());
  }
}

TEST_CASE(
    "what is ticked in the list of equipment moves no row of it, and nothing below the boxes") {
  for (const bool phone : {false, true}) {
    SheetTable table(with_everything(), phone ? 390.0F : 1280.0F, 2600, phone);
    table.state.page = phone ? 2 : 0;
    table.settle();
    std::vector<std::uint32_t> items;
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.role != Role::checkbox || each.disabled || each.layer > 0) continue;
      items.push_back(each.id);
    }
    REQUIRE(items.size() >= 4);
    std::map<std::uint32_t, std::string> names;
    for (const Node& each : table.harness.ui().nodes()) names[each.id] = each.name;
    const auto before = rects_of(table);
    // Attacks come and go with their weapons, in the column of what helps.
    const auto may_move = [&](const NodeRect& rect) {
      return !phone && rect.x > 600 && rect.x < 960;
    };
    std::size_t count = phone ? 1 : 0;
    for (const std::uint32_t item : items) {
      // Every fourth one on a phone, others on a desk; all on both where it is asked for.
      if (count++ % support::rounds(4, 1) != 0) continue;
      for (int press = 0; press < 2; ++press) {
        table.harness.ui().act({item, NodeAction::Kind::press, {}, 0});
        table.settle();
        const auto after = rects_of(table);
        for (const auto& [id, rect] : before) {
          if (may_move(rect)) continue;
          const auto found = after.find(id);
          INFO(names[id]);
          if (found == after.end()) continue;
          CHECK(found->second.y == rect.y);
          // Words at the right end may grow longer there.
          const bool left = found->second.x == rect.x;
          CHECK((left || found->second.x + found->second.width == rect.x + rect.width));
        }
        CHECK(after.count(item) == 1);
      }
    }
  }
}

TEST_CASE("beside the columns each thing that is carried has one line, whatever it does") {
  SheetTable table(with_everything(), 1280, 2600);
  std::vector<float> heights;
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.role != Role::checkbox || each.rect.x < 960) continue;
    INFO(each.name << " " << each.description);
    // A name is never cut.
    const float most = table.harness.ui().measure(Type::body, each.name).width < 140 ? 30 : 50;
    CHECK(each.rect.height <= most);
    heights.push_back(each.rect.height);
  }
  CHECK(heights.size() >= 4);
}

TEST_CASE("what a wound does is said whole, beside its boxes or under them") {
  rules::Character hero = fighter();
  hero.conditions = {{"Bleeding", 1, false}, {"Deafened", 2, false}};
  SheetTable table(hero);
  // At the severity that it has.
  for (const rules::MarkedCondition& each : hero.conditions) {
    const std::string words = rules::condition_words(table.game, each);
    CHECK_FALSE(words.empty());
    CHECK(table.harness.has(Role::text, words));
  }
}

TEST_CASE("what was put away keeps its row, and comes back as it was") {
  SheetTable table(fighter());
  const std::vector<rules::Carried> carried = table.hero().carried;
  const std::string name = rules::find_item(table.game, "battleaxe")->name;
  table.harness.press(Role::checkbox, name);
  CHECK(table.hero().carried.size() == 1);
  table.harness.press(Role::checkbox, name);
  REQUIRE(table.hero().carried.size() == 2);
  CHECK(table.hero().carried[1] == carried[0]);
}

TEST_CASE(
    "what a player made and put away is there when the sheet is opened again, until thrown away") {
  rules::Character hero = fighter();
  hero.carried = {{"", "A bag of lenses", 2, false}};
  for (const bool all : {false, true}) {
    SheetTable table(hero, 1280, 2000);
    if (all) {
      table.harness.press(Role::link, "Put everything away");
    } else {
      table.harness.press(Role::checkbox, "A bag of lenses");
    }
    CHECK(table.hero().carried.empty());
    table.begin_anew();
    table.settle();
    REQUIRE(table.harness.has(Role::checkbox, "A bag of lenses"));
    CHECK_FALSE(table.harness.find(Role::checkbox, "A bag of lenses")->checked);
    table.harness.press(Role::checkbox, "A bag of lenses");
    CHECK(table.hero().carried == hero.carried);
    CHECK(table.hero().put_away.empty());
    table.harness.press(Role::checkbox, "A bag of lenses");
    table.state.open_entries = {"item:0"};
    table.settle();
    table.harness.press(Role::link, "Throw it away");
    CHECK(table.hero().put_away.empty());
    table.harness.press(Role::link, "Keep it after all");
    CHECK(table.hero().put_away == hero.carried);
    table.harness.press(Role::link, "Throw it away");
    table.begin_anew();
    table.settle();
    CHECK_FALSE(table.harness.has(Role::checkbox, "A bag of lenses"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the kind of a weapon stands beside its name, and is kept while all is put away") {
  rules::Character hero = fighter();
  hero.carried = {{"fine_two_handed_weapon", "", 1, true, "greataxe"}};
  const rules::Item* weapon = rules::find_item(support::beacon_road(), "fine_two_handed_weapon");
  const std::string kind = rules::find_item(support::beacon_road(), "greataxe")->name;
  for (const float width : {1280.0F, 768.0F}) {
    INFO(width);
    SheetTable table(hero, width, 2000, width < 1000);
    Harness& h = table.harness;
    CHECK(h.has(Role::button, weapon->name + ": " + kind));
    h.press(Role::link, "Put everything away");
    CHECK(table.hero().carried.empty());
    table.begin_anew();
    table.settle();
    const std::vector<std::string> names = h.names(Role::checkbox);
    CHECK(std::count(names.begin(), names.end(), weapon->name) == 1);
    // Between the columns of a desk it has no room beside a thing that comes into a hand.
    if (width < 1000) CHECK(h.get(Role::checkbox, weapon->name).description.starts_with(kind));
    h.press(Role::checkbox, weapon->name);
    CHECK(table.hero().carried == hero.carried);
    CHECK(table.hero().put_away.empty());
    CHECK(h.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("two weapons that were put away with their kinds have a row each") {
  rules::Character hero = fighter();
  hero.carried.clear();
  hero.put_away = {{"fine_two_handed_weapon", "", 1, false, "greataxe"},
                   {"fine_two_handed_weapon", "", 1, false, "greatsword"}};
  SheetTable table(hero, 1280, 2000);
  const std::string name = rules::find_item(table.game, "fine_two_handed_weapon")->name;
  const std::vector<std::string> names = table.harness.names(Role::checkbox);
  CHECK(std::count(names.begin(), names.end(), name) == 2);
  CHECK(table.harness.get(Role::checkbox, name).description.starts_with("Greataxe"));
  // In a column the kind goes before the word that it is stowed.
  table.harness.press(Role::checkbox, name);
  REQUIRE(table.hero().carried.size() == 1);
  CHECK(table.harness.get(Role::checkbox, name).description.find("Greataxe") != std::string::npos);
}

TEST_CASE("an ability has one line with its rule where the page has no columns, too") {
  rules::Character hero = fighter();
  hero.abilities.push_back(support::taken("deadly"));
  hero.abilities.back().known = {{"Maren's design", {}}};
  for (const bool phone : {false, true}) {
    INFO((phone ? "phone" : "tablet"));
    SheetTable table(hero, phone ? 390.0F : 768.0F, 2600, true);
    table.state.page = phone ? 1 : 0;
    table.settle();
    const rules::Ability* plain = rules::find_ability(table.game, "battleborn");
    const Node row = table.harness.get(Role::button, plain->name);
    CHECK(row.description == plain->description);
    CHECK(row.rect.height == touch_target);
    const rules::Ability* knows = rules::find_ability(table.game, "deadly");
    CHECK(table.harness.get(Role::button, knows->name).description ==
          "Maren's design: " + knows->description);
    table.harness.press(Role::button, plain->name);
    CHECK(table.harness.has(Role::text, plain->description));
    CHECK(table.harness.get(Role::button, plain->name).rect == row.rect);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the levels of load of a character who carries more stand in one line") {
  rules::Character hero = fighter();
  hero.abilities.push_back(support::taken("mule"));
  SheetTable table(hero);
  CHECK(table.harness.get(Role::radio, "Encumbered 9").rect.y ==
        table.harness.get(Role::radio, "Light 5").rect.y);
}

TEST_CASE("what an ability knows stands once in its row on a tablet") {
  rules::Character hero = fighter();
  hero.abilities.push_back(support::taken("savage"));
  hero.abilities.back().known = {{"Maren's design", {}}};
  SheetTable table(hero, 768, 1024, true);
  std::size_t said = 0;
  for (const Node& each : table.harness.ui().nodes()) {
    if ((each.name + each.description).find("Maren's design") != std::string::npos) ++said;
  }
  CHECK(said == 1);
}

TEST_CASE("two weapons of one kind are two attacks, each opened by itself") {
  rules::Character hero = fighter();
  hero.carried = {{"dagger", "", 1, true}, {"dagger", "", 1, false}};
  SheetTable table(hero, 1280, 2000);
  for (const std::string& fault : table.harness.faults()) UNSCOPED_INFO(fault);
  CHECK(table.harness.faults().empty());
  CHECK(table.harness.has(Role::button, "Dagger"));
  table.harness.press(Role::button, "Dagger (2)");
  CHECK(table.harness.faults().empty());
  const auto names = table.harness.names(Role::image);
  CHECK(std::count(names.begin(), names.end(), "Odds to hit") == 1);
}

TEST_CASE("bare fists stand among the attacks, and an item of your own says what it is") {
  rules::Character hero = fighter();
  hero.carried = {{"", "A bag of lenses", 2, false}};
  SheetTable table(hero, 1280, 2000);
  CHECK(table.harness.has(Role::button, "Bare fists"));
  table.harness.press(Role::button, "Bare fists");
  CHECK(table.harness.has(Role::image, "Odds to hit"));
  table.harness.press(Role::button, "Attack");
  CHECK(table.harness.has(Role::dialog, "Attack"));
  table.harness.key(ImGuiKey_Escape);
  table.settle();
  table.state.open_entries = {"item:0"};
  table.settle();
  table.harness.press(Role::checkbox, "Finely made");
  CHECK(table.hero().carried[0].fine);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a character in prison says so in the head of the sheet, and retires all the same") {
  rules::Character hero = fighter();
  hero.counters["lasting_prison"] = 1;
  SheetTable phone(hero, 390, 844, true);
  CHECK(phone.harness.has(Role::text, "In prison"));
  SheetTable table(hero);
  CHECK(table.harness.has(Role::text, "In prison"));
  table.state.page = 1;
  table.settle();
  CHECK(table.harness.has(Role::button, "Retire"));
}

TEST_CASE("an advance offers the abilities of its own track alone") {
  rules::Character hero = fighter();
  hero.advances = {{"xp_bloodline", 1}};
  SheetTable table(hero, 1280, 2000);
  table.harness.press(Role::button, "Take an advance: Bloodline");
  const rules::Playbook& warrior = *rules::find_playbook(table.game, "warrior");
  const rules::Heritage& orc = *rules::find_heritage(table.game, "orc");
  const auto offered = [&](const rules::Ids& ids) {
    int count = 0;
    for (const rules::Id& id : ids) {
      const std::string& name = rules::find_ability(table.game, id)->name;
      for (const Node& each : table.harness.ui().nodes()) {
        count += each.layer > 0 && each.name == name ? 1 : 0;
      }
    }
    return count;
  };
  CHECK(offered(orc.abilities) > 0);
  CHECK(offered(warrior.abilities) == 0);
}

TEST_CASE(
    "on a phone hit points stay in sight, the head is low, and four moves stand at the foot") {
  SheetTable table(fighter(), 390, 844, true);
  const Node& head = table.harness.get(Role::region, "Head");
  CHECK(head.rect.height <= 172);
  const float damage = table.harness.get(Role::button, "Damage").rect.y;
  for (const char* page : {"Actions", "Gear", "Story", "Play"}) {
    table.harness.press(Role::tab, page);
    CHECK(table.harness.has(Role::meter, "Hit points"));
    CHECK(table.harness.get(Role::button, "Damage").rect.y == damage);
  }
  CHECK(table.harness.has(Role::button, "Action roll"));
  CHECK(table.harness.has(Role::button, "Attack"));
  const Node all = table.harness.get(Role::button, "All moves");
  std::size_t at_the_foot = 0;
  for (const Node& each : table.harness.ui().nodes()) {
    at_the_foot += each.role == Role::button && each.rect.y == all.rect.y ? 1 : 0;
  }
  CHECK(at_the_foot == 4);
  CHECK(table.harness.small_targets().empty());
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a wide window has every quick move at its foot, but what the head has a button for") {
  SheetTable table(fighter());
  const Node all = table.harness.get(Role::button, "All moves");
  for (const rules::Procedure& each : table.game.procedures) {
    if (each.crew || !each.quick || each.name == "Take damage") continue;
    INFO(each.name);
    REQUIRE(table.harness.has(Role::button, each.name));
    const Node move = table.harness.get(Role::button, each.name);
    CHECK(move.rect.y == all.rect.y);
    CHECK(move.rect.x + move.rect.width < all.rect.x);
  }
  CHECK(all.rect.x + all.rect.width <= 1280 - 24);
}

TEST_CASE("the drawer's foot stands clear of the dialog's lower edge") {
  for (const float width : {1280.0F, 390.0F}) {
    SheetTable table(fighter(), width, 844, width < 500);
    open_move(table.move, "hero", {"action_roll", {{"action", "skirmish"}}});
    table.settle();
    const NodeRect drawer = table.harness.get(Role::dialog, "Action roll").rect;
    const NodeRect foot = table.harness.get(Role::button, "Other moves").rect;
    CHECK(foot.y + foot.height + 8 <= drawer.y + drawer.height);
  }
}

TEST_CASE(
    "in a window of 1920 pixels the journal stands beside the four columns of the play page") {
  for (const float width : {1280.0F, 1920.0F, 2560.0F}) {
    rules::Character hero = support::warrior();
    hero.journal = {{"1 May 2026", "Slipped past the watch.", 1}};
    SheetTable table(hero, width, 1036);
    table.settle();
    INFO(width);
    const bool beside = width > 1900;
    REQUIRE(table.harness.has(Role::region, "Journal") == beside);
    CHECK(table.harness.has(Role::text, "Slipped past the watch.") == beside);
    CHECK(table.harness.faults().empty());
    if (!beside) continue;
    const Node journal = table.harness.get(Role::region, "Journal");
    const Node load = table.harness.get(Role::heading, "Load");
    CHECK(load.rect.x + load.rect.width <= journal.rect.x);
    CHECK(load.rect.x + load.rect.width > 1400);
    table.state.page = 1;
    table.settle();
    CHECK_FALSE(table.harness.has(Role::region, "Journal"));
    CHECK(table.harness.has(Role::text, "Slipped past the watch."));
  }
}

TEST_CASE("the experience of an attribute stands with it, in every width") {
  for (const auto& [width, height] :
       {std::pair{1280.0F, 800.0F}, {768.0F, 980.0F}, {390.0F, 844.0F}}) {
    CAPTURE(width);
    SheetTable table(support::warrior(), width, height, width < 1000);
    if (width < 500) table.state.page = 1;
    table.settle();
    const auto y = [&](Role role, const char* name) {
      return table.harness.get(role, name).rect.y;
    };
    const float deed = y(Role::spin_button, "Deed");
    CHECK(deed >= y(Role::heading, "BODY") - 10);
    CHECK(deed < y(Role::heading, "MIND"));
    CHECK(y(Role::spin_button, "Thought") < y(Role::heading, "WILL"));
    CHECK(y(Role::spin_button, "Word") > y(Role::heading, "WILL") - 10);
  }
}

TEST_CASE("on a tablet held upright one page has all that you play from, in two columns") {
  rules::Character hero = support::warrior();
  SheetTable table(hero, 768, 980, true);
  table.settle();
  CHECK(table.harness.has(Role::tab, "Story"));
  CHECK_FALSE(table.harness.has(Role::tab, "Gear"));
  const Node stress = table.harness.get(Role::heading, "Stress");
  const Node help = table.harness.get(Role::heading, "What helps you now");
  const Node load = table.harness.get(Role::heading, "Load");
  CHECK(help.rect.x > stress.rect.x + 300);
  CHECK(load.rect.x == help.rect.x);
  CHECK(table.harness.has(Role::group, "BODY"));
  // How the character stands, with the shields, stays in sight over the page.
  const Node iron = table.harness.get(Role::button, "IRON");
  CHECK(iron.rect.y + iron.rect.height < stress.clip.y + 1);
  CHECK(table.harness.faults().empty());
  CHECK(table.harness.small_targets().empty());
  table.harness.press(Role::tab, "Story");
  CHECK(table.state.page == 1);
  CHECK(table.harness.has(Role::heading, "Notes"));
  // A phone's last page is none of a tablet's.
  table.state.page = 3;
  table.settle();
  CHECK(table.state.page == 1);
}

TEST_CASE("on a phone armor stands beside the shields where that has room, and harm in sight") {
  for (const auto& [width, beside] : {std::pair(390.0F, true), std::pair(320.0F, false)}) {
    INFO(width);
    rules::Character hero = fighter();
    hero.carried = {{"medium_armor_of_ones_own", "", 1, true},
                    {"one_handed_weapon_and_heavy_shield", "", 1, true}};
    hero.harm = {{1, "Battered"}};
    SheetTable table(hero, width, 844, true);
    table.with_bar = true;
    table.settle();
    const NodeRect last = table.harness.get(Role::button, "GRIT").rect;
    const NodeRect armor = table.harness.get(Role::spin_button, "Armor").rect;
    const NodeRect shield = table.harness.get(Role::spin_button, "Shield").rect;
    CHECK((armor.x >= last.x + last.width) == beside);
    if (!beside) CHECK(last.width == 56);
    CHECK((armor.y < last.y + last.height) == beside);
    CHECK(armor.height >= touch_target);
    CHECK(shield.y >= armor.y + armor.height);
    CHECK(shield.x + shield.width <= width);
    const Node& harm = table.harness.get(Role::text, "Battered");
    const bool in_sight = harm.rect.y + harm.rect.height <= harm.clip.y + harm.clip.height;
    CHECK(in_sight == beside);
    table.harness.act(Role::spin_button, "Armor", NodeAction::Kind::set_value, {}, 2);
    CHECK(table.track("armor") == 2);
    CHECK(table.harness.get(Role::spin_button, "Armor").rect == armor);
    CHECK(table.harness.small_targets().empty());
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE(
    "an item says behind its name what it does, and where there is little room not its tags") {
  const rules::Ruleset& game = support::beacon_road();
  const auto facts = [&](const char* id, bool tags) {
    const rules::Item* item = rules::find_item(game, id);
    REQUIRE(item != nullptr);
    return short_item_facts(game, *item, tags);
  };
  CHECK(facts("shortspear", true) == "d6, 20', thrown");
  CHECK(facts("shortspear", false) == "d6, 20'");
  CHECK(facts("medium_armor_of_ones_own", true) == "4 armor");
  CHECK(facts("one_handed_weapon_and_heavy_shield", false) == "4 shield, +1 IRON");
  CHECK(facts("fine_two_handed_weapon", true).empty());  // its name says it
  SheetTable table(fighter());
  CHECK(table.harness.get(Role::checkbox, "Battleaxe").description == "d8");
}

TEST_CASE("of what is carried its row says whether it is in hand") {
  SheetTable table(fighter());
  CHECK(table.harness.get(Role::checkbox, "Spear").description.starts_with("stowed"));
  table.change([](rules::Character& hero) { hero.carried[1].in_hand = true; });
  CHECK_FALSE(table.harness.get(Role::checkbox, "Spear").description.starts_with("stowed"));
  table.change([](rules::Character& hero) { hero.carried.pop_back(); });
  CHECK_FALSE(table.harness.get(Role::checkbox, "Spear").description.starts_with("stowed"));
}

TEST_CASE(
    "on a phone the head says who this is without a cut: the crew is left out where it has no "
    "room") {
  for (const float width : {320.0F, 390.0F}) {
    SheetTable table(fighter(), width, 844, true);
    std::get<rules::Crew>(table.library.documents["crew"]).name =
        "The Lanterns of the Ash and of the Lower Locks";
    table.change([](rules::Character&) {});
    CHECK(table.harness.has(Role::text, "Orc Warrior"));
  }
}
