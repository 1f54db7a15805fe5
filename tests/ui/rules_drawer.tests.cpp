// The drawer of the rules: every entry of the game, found by any word, and terms that open it.
#include "ui/screens/rules_drawer.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "data/content_entries.hpp"
#include "headless/harness.hpp"
#include "rules/game/game_lists.hpp"
#include "rules/game/own_lists.hpp"
#include "support/rulesets.hpp"
#include "ui/blocks/rules_parts.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct RulesDesk {
  Harness harness;
  RulesDrawerState state;

  explicit RulesDesk(const rules::Ruleset& game = support::beacon_road()) : harness(1280, 800) {
    state.open = true;
    harness.show([this, &game](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        term_link(ui, "Stress", "number.stress");
      }
      if (const std::string topic = ui.take_topic(); !topic.empty()) {
        state.open = true;
        state.topic = topic;
      }
      draw_rules(ui, game, state);
    });
  }
};

}  // namespace

TEST_CASE("boxes and the number of them are one entry, to which both topics lead") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    const std::vector<RulesEntry> all = rules_entries(*game);
    const RulesEntry* stress = find_topic(all, "track.stress");
    REQUIRE(stress != nullptr);
    CHECK(find_topic(all, "number.stress") == stress);
    const rules::Statistic* number = rules::find_statistic(*game, "stress");
    REQUIRE(number != nullptr);
    CHECK(stress->text.find(number->description) == 0);
    CHECK(stress->text.size() > number->description.size() + 10);
    CHECK(std::count_if(all.begin(), all.end(),
                        [&](const RulesEntry& each) { return each.name == stress->name; }) == 1);
  }
}

TEST_CASE("the line under a move says that it is one and begins what it says") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    const std::vector<RulesEntry> all = rules_entries(*game);
    const RulesEntry* move = find_topic(all, "move.resist");
    REQUIRE(move != nullptr);
    CHECK(in_short(*move).find("Move · " + move->text.substr(0, 20)) == 0);
  }
  RulesEntry bare;
  bare.kind = "Trait";
  CHECK(in_short(bare) == "Trait");
}

TEST_CASE("every entry of the rules has a topic of its own, a name and a kind") {
  std::vector<const rules::Ruleset*> games = support::shipped_games();
  games.push_back(&support::tiny());
  for (const rules::Ruleset* game : games) {
    std::set<std::string> topics;
    for (const RulesEntry& each : rules_entries(*game)) {
      INFO(each.topic);
      CHECK(topics.insert(each.topic).second);
      CHECK(!each.name.empty());
      CHECK(!each.kind.empty());
    }
    for (const rules::Power& each : game->powers) CHECK(topics.count("power." + each.id) == 1);
    for (const rules::Procedure& each : game->procedures)
      CHECK(topics.count("move." + each.id) == 1);
    for (const rules::Bond& each : game->bonds) CHECK(topics.count("bond." + each.id) == 1);
    for (const rules::Question& each : game->questions)
      CHECK(topics.count("question." + each.id) == 1);
    for (const rules::NameList& each : game->names) CHECK(topics.count("names." + each.id) == 1);
    for (const rules::FactionEntry& each : game->factions)
      CHECK(topics.count("faction." + each.id) == 1);
    for (const rules::ClockSet& each : game->clock_sets)
      CHECK(topics.count("clocks." + each.id) == 1);
    std::set<std::string> shown;
    for (const rules::ReferenceSection& each : game->reference) {
      CHECK(topics.count("reference." + each.id) == 1);
      shown.insert(each.table);
    }
    // A table that a section shows stands there.
    for (const rules::Table& each : game->tables) {
      CHECK(topics.count("table." + each.id) + shown.count(each.id) == 1);
    }
  }
}

TEST_CASE("each list of a game has a noun, and a topic of its own in addresses") {
  std::set<std::string_view> topics;
  std::size_t lists = 0;
  rules::each_member([&](const char* key, auto, auto) {
    INFO(key);
    const rules::GameList* list = rules::find_list(key);
    REQUIRE(list != nullptr);
    CHECK(!rules::noun_of_list(rules::Words(), key).empty());
    if (!list->topic.empty()) CHECK(topics.insert(list->topic).second);
    ++lists;
  });
  CHECK(lists == std::size(rules::game_lists));
}

TEST_CASE("an entry of the rules is called what the workshop calls it") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const RulesEntry& each : rules_entries(*game)) {
      INFO(each.topic);
      const std::string topic = each.topic.substr(0, each.topic.find('.'));
      const rules::GameList* list = rules::list_of_topic(topic);
      if (list == nullptr) {
        CHECK(topic == "note");
      } else if (topic != "size") {  // the game has a word of its own for it
        CHECK(each.kind ==
              data::kind_of_entry(*game, {rules::Scope::character, std::string(list->key), "any"}));
      }
    }
  }
}

TEST_CASE("a section of the rules shows the rows of its table, with the moves' own names") {
  const std::vector<RulesEntry> all = rules_entries(support::blades_srd());
  const RulesEntry* entry = find_topic(all, "reference.entanglement_roll");
  REQUIRE(entry != nullptr);
  REQUIRE(entry->rows.size() == 9);
  CHECK(entry->rows.front() ==
        std::vector<std::string>{"1–3", "Heat 0–3", "Gang Trouble or The Usual Suspects"});
}

TEST_CASE("each magnitude is a row with its number, and says all that it is in every measure") {
  const std::vector<RulesEntry> all = rules_entries(support::beacon_road());
  const RulesEntry* entry = find_topic(all, "reference.magnitude");
  REQUIRE(entry != nullptr);
  REQUIRE(entry->rows.size() == 7);
  for (std::size_t i = 0; i < entry->rows.size(); ++i) {
    const std::vector<std::string>& row = entry->rows[i];
    CAPTURE(row.front());
    CHECK(row.front() == std::to_string(i));
    for (const char* measure : {"Area ", "Scale ", "Duration ", "Range ", "Quality ", "Force ",
                                "Damage ", "As a roll "}) {
      CHECK(row.back().find(measure) != std::string::npos);
    }
  }
  CHECK(entry->rows[4].back().find("Range 4,000' ·") != std::string::npos);
  CHECK(entry->rows[6].back().find("150,000'") != std::string::npos);
}

TEST_CASE("a size says what room it takes and how far it reaches") {
  const std::vector<RulesEntry> all = rules_entries(support::beacon_road());
  const RulesEntry* large = find_topic(all, "size.large");
  REQUIRE(large != nullptr);
  CHECK(large->facts == "Space 10' × 10' · Reach 10'");
}

TEST_CASE("the drawer finds an entry by a word of its text, shows it, and leads back") {
  RulesDesk desk;
  Harness& h = desk.harness;
  h.type("Search the rules", "dodge");
  const rules::Power* dodge = rules::find_power(support::beacon_road(), "dodge");
  REQUIRE(dodge != nullptr);
  h.press(Role::button, dodge->name);
  CHECK(desk.state.topic == "power.dodge");
  CHECK(h.has(Role::heading, dodge->name));
  h.press(Role::button, "All rules");
  CHECK(desk.state.topic.empty());
  for (const std::string& fault : h.faults()) UNSCOPED_INFO(fault);
  CHECK(h.faults().empty());
}

TEST_CASE("in each game the drawer shows entries of every kind, and finds one by its name") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    RulesDesk desk(*game);
    Harness& h = desk.harness;
    CHECK(h.has(Role::dialog, "Rules of " + game->name));
    const std::vector<RulesEntry> entries = desk.state.entries;
    std::set<std::string> kinds;
    for (const RulesEntry& each : entries) {
      if (!kinds.insert(each.kind).second) continue;
      INFO(game->name << ": " << each.topic);
      desk.state.topic = each.topic;
      h.settle();
      CHECK(h.has(Role::heading, each.name));
    }
    CHECK(kinds.size() > 10);
    desk.state.topic.clear();
    h.settle();
    const rules::Procedure& move = game->procedures.front();
    h.type("Search the rules", move.name);
    h.press(Role::button, move.name);
    CHECK(desk.state.topic == "move." + move.id);
    CHECK(h.has(Role::heading, move.name));
  }
}

TEST_CASE("a term opens its entry in the rules") {
  RulesDesk desk;
  desk.state.open = false;
  desk.harness.settle();
  desk.harness.press(Role::link, "Stress");
  CHECK(desk.state.topic == "number.stress");
  CHECK(desk.harness.has(Role::dialog, "Rules of Beacon Road"));
}

TEST_CASE("an entry that a package can hold is copied into the workshop from the drawer") {
  RulesDesk desk;
  Harness& h = desk.harness;
  desk.state.topic = "power.dodge";
  h.settle();
  CHECK_FALSE(h.has(Role::button, "Copy and change"));  // there is no workshop here
  desk.state.can_copy = true;
  h.settle();
  h.press(Role::button, "Copy and change");
  CHECK(desk.state.copy == "power.dodge");
  desk.state.topic = "number.stress";
  h.settle();
  CHECK(h.has(Role::button, "Copy and change"));
  // A decision where the texts are silent is no entry of a package.
  for (const ui::RulesEntry& each : desk.state.entries) {
    if (each.topic.rfind("note.", 0) == 0) desk.state.topic = each.topic;
  }
  REQUIRE(desk.state.topic != "number.stress");
  h.settle();
  CHECK_FALSE(h.has(Role::button, "Copy and change"));
}
