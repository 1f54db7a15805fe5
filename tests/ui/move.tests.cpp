// The drawer of a move: questions, odds, three ways to a result, changes, one step of undo.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/play/odds.hpp"
#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "text/wording.hpp"
#include "ui/blocks/journal.hpp"
#include "ui/blocks/move.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/dice.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// A warrior in a crew, and the drawer over an empty screen.
struct MoveTable {
  const rules::Ruleset& ruleset = support::beacon_road();
  model::Library library;
  model::Library start;
  model::History history;
  MoveView view;
  MoveState state;
  Harness harness;

  explicit MoveTable(float width = 1280, float height = 800)
      : harness(width, height, {1, width < 500, false}) {
    rules::Character hero = support::warrior();
    hero.id = "hero";
    hero.crew = "crew";
    hero.in_play = true;
    rules::Crew crew = support::sin_eaters();
    crew.id = "crew";
    crew.in_play = true;
    library.documents["hero"] = hero;
    library.documents["crew"] = crew;
    start = library;
    view.ruleset = &ruleset;
    view.library = &library;
    view.generation = 1;
    view.when = "1 May 2026, 20:00";
    harness.show([this](Ui& ui) {
      if (auto edit = draw_move(ui, view, state)) {
        library = history.commit(std::move(library), *edit);
        ++view.generation;
      }
    });
  }
  void begin(const rules::MoveStart& start, const rules::Id& who = "hero") {
    state.chance = 7;
    open_move(state, who, start);
    harness.frame();
    harness.settle();
  }
  const rules::Character& hero() const { return *model::find_character(library, "hero"); }
  const rules::Crew& crew() const { return *model::find_crew(library, "crew"); }
  int track(const std::string& id) const { return rules::amount_of(hero().tracks, id); }
  std::string odds() const { return harness.get(Role::image, "Odds").value; }
};

}  // namespace

TEST_CASE("an action roll shows its exact odds, and what helps moves them at once") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  CHECK(table.harness.has(Role::dialog, "Action roll"));
  CHECK(table.harness.get(Role::radio, "Risky").checked);
  const std::string before = table.odds();
  table.harness.press(Role::checkbox, "Does someone assist you?");
  CHECK(table.odds() != before);
  const std::string assisted = table.odds();
  table.harness.press(Role::checkbox, "Advantage");
  CHECK(table.odds() != assisted);
  CHECK(table.hero() == *model::find_character(table.start, "hero"));
  CHECK(table.harness.faults().empty());
}

TEST_CASE(
    "a pushed roll by real dice costs stress, is one step of undo and one line in the journal") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::checkbox, "Advantage");
  CHECK(table.harness.get(Role::button, "Write it down").disabled);
  table.harness.press(Role::radio, "Enter my own dice");
  table.harness.type("What 2d20 show", "3, 4");
  table.harness.type("What 2d6 show", "1, 2");
  CHECK(table.harness.has(Role::text, "6 against 11"));
  table.harness.press(Role::checkbox, "Reduced effect");
  table.harness.press(Role::button, "Apply 2 changes");
  CHECK_FALSE(table.harness.has(Role::dialog, "Action roll"));
  CHECK(table.track("stress") == 1);
  CHECK(table.track("xp_body") == 1);
  REQUIRE(table.hero().journal.size() == 1);
  CHECK(table.hero().journal[0].when == "1 May 2026, 20:00");
  CHECK(table.hero().journal[0].words.starts_with("Action roll: failure. Stress 0 → 1"));
  table.library = table.history.undo(std::move(table.library));
  CHECK(table.library == table.start);
  CHECK(table.harness.faults().empty());
}

TEST_CASE("the die of a weapon whose kind is open is asked for") {
  MoveTable table;
  auto& hero = std::get<rules::Character>(table.library.documents["hero"]);
  hero.carried = {{"one_handed_weapon_and_heavy_shield", "", 1, true}};
  ++table.view.generation;
  table.begin({"attack", {{"action", "skirmish"}, {"defense", "11"}}});
  CHECK(table.state.move.refused == "");
  table.harness.press(Role::radio, "d8");
  CHECK(table.state.move.refused == "");
  CHECK_FALSE(table.odds().empty());
}

TEST_CASE("what helps and what changes stands in a line each, on a phone in two, with its cost") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    auto& hero = std::get<rules::Character>(table.library.documents["hero"]);
    for (const char* ability : {"battleborn", "savage", "deadly"}) {
      hero.abilities.push_back(support::taken(ability));
    }
    hero.conditions = {{"Deafened", 2, false}};
    ++table.view.generation;
    const float most = phone ? 48 : 30;
    table.begin({"resist", {}});
    REQUIRE(table.state.move.helps.size() >= 2);
    for (const rules::MoveHelp& each : table.state.move.helps) {
      INFO(each.label << " at " << (phone ? 390 : 1280));
      const Role role = each.told ? Role::text : Role::checkbox;
      const std::string name = each.told ? "" : each.label;
      const Node* found = nullptr;
      for (const Node& node : table.harness.ui().nodes()) {
        const bool named = each.told ? node.name.starts_with(each.label + ": ") : node.name == name;
        if (node.role == role && named) found = &node;
      }
      REQUIRE(found != nullptr);
      CHECK(found->rect.height <= most);
      // Whole, also where the row shows its beginning.
      const std::string said = each.told ? found->name : found->description;
      CHECK(said.find(each.words) != std::string::npos);
      CHECK(said.find(each.limits) != std::string::npos);
    }
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::checkbox, "Advantage");
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, "Failure");
    REQUIRE_FALSE(table.state.move.proposed.empty());
    for (const rules::Proposed& each : table.state.move.proposed) {
      const Node& row = table.harness.get(Role::checkbox, each.words);
      INFO(each.words);
      CHECK(row.rect.height <= most);
      CHECK(row.description.find(each.reason) != std::string::npos);
    }
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE(
    "what can be ticked for a roll stands in a row with what it gives and the odds it leads to") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const auto below_heading = [&](const char* name) {
      return table.harness.get(Role::checkbox, name).rect.y -
             table.harness.get(Role::heading, "What helps and hinders").rect.y;
    };
    const char* gives[] = {"Advantage", "Does someone assist you?"};
    for (const char* name : gives) {
      const Node before = table.harness.get(Role::checkbox, name);
      INFO(name << " at " << (phone ? 390 : 1280) << ": " << before.description);
      CHECK(before.rect.height <= (phone ? 48 : 30));
      const float place = below_heading(name);
      CHECK(before.description.starts_with("+1"));
      const std::string now = per_cent(table.state.move.rolls[0].odds.success);
      const std::size_t at = before.description.find(now + " → ");
      REQUIRE(at != std::string::npos);
      table.harness.press(Role::checkbox, name);
      // The roll comes to what the row said, and the row says the same of it.
      const std::string then = per_cent(table.state.move.rolls[0].odds.success);
      CHECK(before.description.substr(at) == now + " → " + then);
      const Node after = table.harness.get(Role::checkbox, name);
      CHECK(after.checked);
      CHECK(after.description == before.description);
      CHECK(below_heading(name) == place);
      table.harness.press(Role::checkbox, name);
    }
    const Node effect = table.harness.get(Role::checkbox, "One more level of effect");
    CHECK(effect.description.find("→") == std::string::npos);
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("options of one question stand below it, and none of them repeats it") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  const auto ask = std::find_if(table.state.move.asks.begin(), table.state.move.asks.end(),
                                [](const rules::MoveAsk& each) { return each.id == "push"; });
  REQUIRE(ask != table.state.move.asks.end());
  const std::string question = ask->prompt;
  const NodeRect& asked = table.harness.get(Role::text, question).rect;
  for (const rules::MoveAnswer& each : ask->answers) {
    INFO(each.name);
    const Node& row = table.harness.get(Role::checkbox, each.name);
    CHECK(row.rect.y >= asked.y + asked.height);
    CHECK(row.description.find(question) == std::string::npos);
  }
}

TEST_CASE("what counts in a roll in any case stands in the same list, and there alone") {
  MoveTable table;
  rules::Crew& crew = std::get<rules::Crew>(table.library.documents["crew"]);
  crew.tier = 1;
  ++table.view.generation;
  table.begin({"action_roll", {{"action", "skirmish"}, {"more_advantage", "2"}}});
  table.harness.press(Role::checkbox, "Advantage");
  int found = 0;
  for (const std::string& each : table.harness.names(Role::text)) {
    if (each == "From elsewhere: +2" || each == "Tier: +1") ++found;
    CHECK_FALSE(each.starts_with("Push: "));
  }
  CHECK(found == 2);
}

TEST_CASE("beside what helps and hinders stands how much it is in all") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}, {"more_advantage", "2"}}});
  const auto in_all = [&] {
    return table.harness.get(Role::heading, "What helps and hinders").value;
  };
  const auto counted = [&] { return table.state.move.rolls.at(0).dice.advantage; };
  const int before = counted();
  CHECK(in_all() == text::with_sign(before) + " in all");
  table.harness.press(Role::checkbox, "Advantage");
  REQUIRE(counted() == before + 1);
  CHECK(in_all() == text::with_sign(before + 1) + " in all");
}

TEST_CASE("what a tick leads to is asked below it, and moves nothing above") {
  MoveTable table;
  rules::Character second = table.hero();
  second.id = "second";
  second.name = "Seren";
  table.library.documents["second"] = second;
  ++table.view.generation;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  const auto below_heading = [&](Role role, const char* name) {
    return table.harness.get(role, name).rect.y -
           table.harness.get(Role::heading, "What helps and hinders").rect.y;
  };
  const float place = below_heading(Role::checkbox, "Does someone assist you?");
  CHECK_FALSE(table.harness.has(Role::radio, "Seren"));
  table.harness.press(Role::checkbox, "Does someone assist you?");
  CHECK(below_heading(Role::checkbox, "Does someone assist you?") == place);
  CHECK(below_heading(Role::radio, "Seren") > place);
  CHECK(table.harness.faults().empty());
}

TEST_CASE("the odds stand above the questions, in sight, whatever is scrolled below them") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const NodeRect odds = table.harness.get(Role::image, "Odds").rect;
    CHECK(odds.height > 0);
    CHECK(odds.y + odds.height <= table.harness.get(Role::radio, "Risky").rect.y);
    table.harness.press(Role::button, "Roll");
    CHECK(table.harness.get(Role::image, "Odds").rect.y == odds.y);
    // A move whose questions are open keeps the place for them.
    table.begin({"action_roll"});
    CHECK(table.harness.get(Role::image, "Odds").rect.y == odds.y);
    CHECK(table.harness.faults().empty());
  }
}

namespace {

bool lies_over(const NodeRect& one, const NodeRect& other) {
  return one.x < other.x + other.width && other.x < one.x + one.width &&
         one.y < other.y + other.height && other.y < one.y + one.height;
}

// What is pressed stands whole within what can be seen of it.
bool in_sight(const Node& node) {
  return node.rect.y >= node.clip.y - 1 &&
         node.rect.y + node.rect.height <= node.clip.y + node.clip.height + 1;
}

}  // namespace

TEST_CASE("the drawer's foot begins with the roll, and with what is applied when it is known") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const Node roll = table.harness.get(Role::button, "Roll");
    const Node others = table.harness.get(Role::button, "Other moves");
    CHECK(in_sight(roll));
    CHECK(roll.rect.y == others.rect.y);
    CHECK(roll.rect.x < others.rect.x);
    if (!phone) {
      CHECK(roll.rect.x < table.harness.get(Role::button, "Write it down").rect.x);
      CHECK_FALSE(table.harness.get(Role::button, "Write it down").description.empty());
    }
    table.harness.press(Role::button, "Roll");
    table.harness.settle();
    CHECK_FALSE(table.harness.has(Role::button, "Roll"));
    // What came of it is in sight without scrolling.
    REQUIRE_FALSE(table.state.move.outcome.empty());
    bool outcome = false;
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.role != Role::heading) continue;
      const bool is_outcome = each.name == "Success" || each.name == "Failure" ||
                              each.name == "Critical" || each.name == "Botch";
      if (is_outcome) outcome = in_sight(each);
    }
    CHECK(outcome);
    if (!table.state.move.proposed.empty()) {
      CHECK(in_sight(table.harness.get(Role::checkbox, table.state.move.proposed.back().words)));
    }
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("after a roll the question what comes of it is in sight, however many answers it has") {
  struct Window {
    float width, height, letters;
  };
  for (const Window& of : {Window{320, 640, 1}, Window{1920, 1080, 2}, Window{1280, 800, 1}}) {
    INFO(of.width << " x " << of.height << ", letters " << of.letters);
    MoveTable table(of.width, of.height);
    table.harness.ui().set_text_scale(of.letters);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::button, "Roll");
    while (table.state.move.outcome != "failure") {
      table.harness.press(Role::button, "Take the roll back");
      table.harness.press(Role::button, "Roll");
    }
    CHECK(in_sight(table.harness.get(Role::text, "What comes of it?")));
    CHECK(in_sight(table.harness.get(Role::checkbox, "Harm")));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a double press on the roll applies nothing, wherever the drawer stands") {
  for (const float width : {1280.0F, 390.0F}) {
    for (const bool by_key : {false, true}) {
      INFO(width << (by_key ? ", by a key" : ""));
      MoveTable table(width, 844);
      table.begin({"action_roll", {{"action", "skirmish"}}});
      const NodeRect roll = table.harness.get(Role::button, "Roll").rect;
      const auto press = [&] {
        if (by_key) {
          table.harness.key(ImGuiKey_Enter);
        } else {
          table.harness.click(roll.x + roll.width / 2, roll.y + roll.height / 2);
        }
      };
      table.harness.ui().focus(table.harness.get(Role::button, "Roll").id);
      table.harness.frame();
      press();
      REQUIRE_FALSE(table.harness.has(Role::button, "Roll"));
      press();
      press();
      CHECK_FALSE(table.history.can_undo());
      CHECK(table.state.open);
      // Who looks first applies it.
      table.harness.frame(0.5);
      const std::vector<std::string> buttons = table.harness.names(Role::button);
      const auto apply = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
        return each.starts_with("Apply ") || each == "Write it down";
      });
      REQUIRE(apply != buttons.end());
      table.harness.press(Role::button, *apply);
      CHECK_FALSE(table.state.open);
    }
  }
}

TEST_CASE("a roll that waits for an answer is dimmed and says for which") {
  MoveTable table;
  table.begin({"action_roll"});
  const Node& roll = table.harness.get(Role::button, "Roll");
  CHECK(roll.disabled);
  CHECK(roll.description.starts_with("One question is open: "));
}

TEST_CASE(
    "few answers that fit stand joined in one line, as wide as the questions; else each alone") {
  for (const float width : {1280.0F, 390.0F}) {
    MoveTable table(width, 800);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const auto rect = [&](const char* name) { return table.harness.get(Role::radio, name).rect; };
    const auto joined = [&](const char* left, const char* right) {
      return rect(left).y == rect(right).y &&
             std::abs(rect(left).x + rect(left).width - rect(right).x) < 0.5F;
    };
    CAPTURE(width);
    CHECK(joined("Controlled", "Risky"));
    CHECK(joined("Risky", "Desperate"));
    CHECK(joined("Limited", "Standard") == (width > 500));
    CHECK(table.harness.get(Role::radio, "Risky").checked);
    table.harness.press(Role::radio, "Desperate");
    CHECK(table.harness.get(Role::radio, "Desperate").checked);
    CHECK_FALSE(table.harness.get(Role::radio, "Risky").checked);
    table.harness.key(ImGuiKey_LeftArrow);
    table.harness.key(ImGuiKey_Space);
    CHECK(table.harness.get(Role::radio, "Risky").checked);
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("what a check needs stands in large above the questions") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const Node needs = table.harness.get(Role::group, "Needs 11");
    CHECK(needs.rect.y < table.harness.get(Role::radio, "Risky").rect.y);
    table.harness.press(Role::radio, "Desperate");
    CHECK(table.harness.has(Role::group, "Needs 16"));
    CHECK(table.harness.get(Role::text, "16").rect.height >= 30);
  }
}

TEST_CASE("who strikes hits or misses; any other roll succeeds or fails") {
  MoveTable table;
  table.begin({"engagement", {{"plan", "assault"}}}, "crew");
  CHECK(table.odds().starts_with("Failure "));
  table.begin({"attack", {{"action", "skirmish"}, {"defense", "15"}}});
  CHECK(table.odds().starts_with("Miss "));
}

TEST_CASE("the damage of an attack stands under its odds, and follows what is toggled") {
  MoveTable table;
  table.begin({"attack", {{"action", "skirmish"}, {"defense", "15"}, {"effect_die", "d8"}}});
  const auto damage = [&] {
    for (const std::string& each : table.harness.names(Role::text)) {
      if (each.find("damage on average") != std::string::npos) return each;
    }
    return std::string();
  };
  const std::string before = damage();
  CHECK(before.find(" on a hit") != std::string::npos);
  table.harness.press(Role::checkbox, "One more effect die");
  CHECK(damage() != before);
  CHECK(damage().find(" on a hit") != std::string::npos);
}

TEST_CASE("nothing in the drawer lies under its scrollbar, and no heading over its value") {
  // What finds no room beside the heading stands under it.
  std::vector<float> heights;
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, 844);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::checkbox, "Advantage");
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.role == Role::heading && each.value.starts_with("2d20! the higher and")) {
        heights.push_back(each.rect.height);
      }
    }
  }
  REQUIRE(heights.size() == 2);
  CHECK(heights[1] > heights[0] + 10);
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 600.0F : 560.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    const NodeRect area = table.harness.get(Role::group, "Move").rect;
    const NodeRect drawer = table.harness.get(Role::dialog, "Action roll").rect;
    // The bar's room lies between the area and the drawer's edge.
    CHECK(area.x + area.width + 12 <= drawer.x + drawer.width);
    for (const Node& each : table.harness.ui().nodes()) {
      if (!each.interactive || !lies_over(each.rect, area)) continue;
      INFO(each.name);
      CHECK(each.rect.x + each.rect.width <= area.x + area.width + 0.5F);
    }
  }
}

TEST_CASE("once the dice are thrown the chosen action stands alone, until it is to be changed") {
  MoveTable table;
  table.begin({"action_roll"});
  table.harness.press(Role::radio, "Skirmish 2");
  table.harness.press(Role::radio, "Risky");
  REQUIRE(table.harness.has(Role::radio, "Prowl 2"));
  table.harness.press(Role::button, "Roll");
  REQUIRE(table.state.input.seed.has_value());
  CHECK_FALSE(table.harness.has(Role::radio, "Prowl 2"));
  CHECK(table.harness.has(Role::text, "Skirmish 2"));
  table.harness.press(Role::link, "Change");
  CHECK(table.harness.has(Role::radio, "Prowl 2"));
  CHECK(table.harness.get(Role::radio, "Skirmish 2").checked);
  CHECK(table.harness.faults().empty());
}

TEST_CASE("dice are rolled here only when you ask for it, and the roll can be taken back") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "prowl"}}});
  CHECK_FALSE(table.state.input.seed.has_value());
  table.harness.press(Role::button, "Roll");
  CHECK(table.state.input.seed.has_value());
  CHECK_FALSE(table.state.move.outcome.empty());
  table.harness.press(Role::button, "Take the roll back");
  CHECK_FALSE(table.state.input.seed.has_value());
  CHECK(table.harness.has(Role::button, "Roll"));
}

TEST_CASE("what is filled in of a move is kept when a press beside its drawer closes it") {
  MoveTable table;
  table.begin({"plan_score"}, "crew");
  table.harness.press(Role::radio, "Stealth");
  table.harness.type("Detail of the plan", "The roof");
  const std::string words = table.state.move.words;
  table.harness.click(100, 400);
  REQUIRE_FALSE(table.harness.has(Role::dialog, "Plan the score"));
  table.begin({"resist"});
  table.harness.key(ImGuiKey_Escape);
  REQUIRE_FALSE(table.harness.has(Role::dialog, "Resist"));
  table.begin({"plan_score"}, "crew");
  CHECK(table.harness.get(Role::radio, "Stealth").checked);
  CHECK(table.harness.get(Role::textbox, "Detail of the plan").value == "The roof");
  CHECK(table.state.move.words == words);
  CHECK(table.crew() == *model::find_crew(table.start, "crew"));
  CHECK(table.harness.faults().empty());
}

TEST_CASE("a move that was applied is empty when it is opened again") {
  MoveTable table;
  table.begin({"plan_score"}, "crew");
  table.harness.press(Role::radio, "Stealth");
  table.harness.key(ImGuiKey_Escape);
  table.begin({"plan_score"}, "crew");
  std::string apply;
  for (const Node& node : table.harness.ui().nodes()) {
    if (node.role == Role::button && node.name.starts_with("Apply ")) apply = node.name;
  }
  REQUIRE(apply != "");
  table.harness.press(Role::button, apply);
  REQUIRE_FALSE(table.harness.has(Role::dialog, "Plan the score"));
  table.begin({"plan_score"}, "crew");
  CHECK_FALSE(table.harness.get(Role::radio, "Stealth").checked);
  CHECK_FALSE(table.harness.has(Role::text, "As you left it."));
}

TEST_CASE("dice that were thrown lie as they fell when a move is closed and opened again") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "prowl"}}});
  table.harness.press(Role::button, "Roll");
  const std::optional<std::uint64_t> seed = table.state.input.seed;
  const std::string outcome = table.state.move.outcome;
  const int total = table.state.move.rolls[0].checked.total;
  REQUIRE(seed.has_value());
  table.harness.key(ImGuiKey_Escape);
  REQUIRE_FALSE(table.harness.has(Role::dialog, "Action roll"));
  table.begin({"action_roll"});
  CHECK_FALSE(table.harness.has(Role::button, "Roll"));
  CHECK(table.state.input.seed == seed);
  CHECK(table.state.move.outcome == outcome);
  CHECK(table.state.move.rolls[0].checked.total == total);
}

TEST_CASE("a move that is begun with another answer begins anew, and the one that was left stays") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::checkbox, "Advantage");
  table.harness.key(ImGuiKey_Escape);
  table.begin({"action_roll", {{"action", "prowl"}}});
  CHECK(table.state.input.answers.at("action") == "prowl");
  CHECK_FALSE(table.harness.get(Role::checkbox, "Advantage").checked);
  table.harness.key(ImGuiKey_Escape);
  table.begin({"action_roll", {{"action", "skirmish"}}});
  CHECK(table.harness.get(Role::checkbox, "Advantage").checked);
}

TEST_CASE("a move that stands as it was left says so, and is begun anew by a press") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  CHECK_FALSE(table.harness.has(Role::text, "As you left it."));
  table.harness.press(Role::checkbox, "Advantage");
  table.harness.press(Role::button, "Roll");
  table.harness.key(ImGuiKey_Escape);
  table.begin({"action_roll", {{"action", "skirmish"}}});
  CHECK(table.harness.has(Role::text, "As you left it."));
  table.harness.press(Role::link, "Start over");
  CHECK_FALSE(table.harness.has(Role::text, "As you left it."));
  CHECK_FALSE(table.harness.get(Role::checkbox, "Advantage").checked);
  CHECK(table.harness.has(Role::button, "Roll"));
  CHECK(table.state.input.answers.at("action") == "skirmish");
  CHECK(table.harness.faults().empty());
}

TEST_CASE("what was filled in of a move is forgotten with the sheet that makes it") {
  MoveTable table;
  table.begin({"action_roll"});
  table.harness.press(Role::checkbox, "Advantage");
  table.harness.key(ImGuiKey_Escape);
  forget_moves_of(table.state, "hero");
  table.begin({"action_roll"});
  CHECK_FALSE(table.harness.has(Role::text, "As you left it."));
  CHECK_FALSE(table.harness.get(Role::checkbox, "Advantage").checked);
}

TEST_CASE("without rolling the drawer offers dice of your own and the result in words") {
  MoveTable table;
  table.view.rolling = false;
  table.begin({"action_roll", {{"action", "prowl"}}});
  CHECK_FALSE(table.harness.has(Role::radio, "Roll here"));
  CHECK_FALSE(table.harness.has(Role::button, "Roll"));
  CHECK(table.harness.has(Role::radio, "Enter my own dice"));
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Critical");
  CHECK(table.state.move.outcome == "critical");
}

TEST_CASE("damage is halved by a box of armor, and a change is left out by its tick") {
  MoveTable table;
  table.begin({"take_damage", {{"damage", "9"}}});
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("hit_points") == 9);
  table.library = table.history.undo(std::move(table.library));
  ++table.view.generation;
  table.begin({"take_damage", {{"damage", "9"}}});
  REQUIRE(table.state.move.proposed.size() == 1);
  const std::string words = table.state.move.proposed[0].words;
  table.harness.press(Role::checkbox, words);
  CHECK_FALSE(table.state.move.proposed[0].ticked);
  CHECK(table.harness.get(Role::button, "Write it down").disabled);
}

TEST_CASE("on the smallest phone the drawer's foot is as high with changes as without") {
  MoveTable table(320, 640);
  table.begin({"beacon_earn"});
  const NodeRect apply = table.harness.get(Role::button, "Apply 1 change").rect;
  const NodeRect others = table.harness.get(Role::button, "Moves").rect;
  CHECK(others.y == apply.y);
  table.harness.press(Role::checkbox, table.state.move.proposed.at(0).words);
  CHECK(table.harness.get(Role::button, "Write it down").rect.y == apply.y);
  CHECK(table.harness.get(Role::button, "Moves").rect.y == apply.y);
}

TEST_CASE("a proposed number is changed by hand before it is applied") {
  MoveTable table;
  table.begin({"take_damage", {{"damage", "9"}}});
  table.harness.press(Role::link, "Change");
  // Hit points are told as those that are left.
  const int left = static_cast<int>(table.harness.get(Role::spin_button, "New number").value_now);
  table.harness.act(Role::spin_button, "New number", NodeAction::Kind::set_value, {}, left - 2);
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("hit_points") == 11);
}

TEST_CASE("a resistance that fails costs stress") {
  MoveTable table;
  table.begin({"resist", {{"attribute", "body"}}});
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("stress") == 4);
}

TEST_CASE("harm that a roll brings is applied and resisted in one go from the drawer's foot") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  CHECK_FALSE(table.harness.has(Role::button, "Resist"));
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  CHECK_FALSE(table.harness.has(Role::button, "Resist"));
  table.harness.press(Role::checkbox, "Harm");
  table.harness.press(Role::button, "Resist");
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.hero().harm[0].level == 2);
  CHECK(table.harness.has(Role::dialog, "Resist"));
  table.harness.press(Role::radio, table.ruleset.attributes[0].name);
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Success");
  table.harness.press(Role::button, "Apply 2 changes");
  CHECK(table.hero().harm[0].level == 1);
  CHECK(table.track("stress") == 2);
  CHECK(table.harness.faults().empty());
}

TEST_CASE("a roll that failed is made again from the foot for what allows it") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  // Nobody assists, and no point is left.
  CHECK_FALSE(table.harness.has(Role::button, "Roll again"));
  table.harness.press(Role::checkbox, "Does someone assist you?");
  table.harness.press(Role::radio, "Failure");
  const int before = table.state.move.rolls[0].dice.advantage;
  table.harness.press(Role::button, "Roll again");
  CHECK(table.state.move.outcome.empty());
  CHECK(table.state.move.rolls[0].dice.advantage == before);
  CHECK(table.harness.has(Role::radio, "Whoever assists gives a second try"));
  table.harness.press(Role::radio, "Success");
  CHECK_FALSE(table.harness.has(Role::button, "Roll again"));
}

TEST_CASE("a second roll says what it costs") {
  MoveTable table;
  std::get<rules::Character>(table.library.documents["hero"]).tracks["beacon_points"] = 2;
  ++table.view.generation;
  table.begin({"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  table.harness.press(Role::button, "Roll again (1 Beacon Point)");
  table.harness.press(Role::radio, "Success");
  const std::vector<std::string> buttons = table.harness.names(Role::button);
  const auto apply = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
    return each.starts_with("Apply ");
  });
  REQUIRE(apply != buttons.end());
  table.harness.press(Role::button, *apply);
  CHECK(table.track("beacon_points") == 1);
}

TEST_CASE("the drawer begins under the bar, which stays in sight; on a phone it takes the window") {
  for (const bool phone : {false, true}) {
    const float height = phone ? 844.0F : 800.0F;
    Harness harness(phone ? 390.0F : 1280.0F, height, {1, phone, false});
    bool open = true;
    harness.show([&](Ui& ui) {
      {
        const auto bar = region(ui, "Bar", {.dock = Dock::top});
        button(ui, "Undo");
      }
      {
        const auto head = region(ui, "Head", {.dock = Dock::top});
        heading(ui, 1, "Mirela Vas");
      }
      if (const auto block = dialog(ui, "Roll", open, {.width = 512, .side = true})) {
        button(ui, "Apply");
      }
    });
    harness.settle();
    const NodeRect drawer = harness.get(Role::dialog, "Roll").rect;
    const NodeRect undo = harness.get(Role::button, "Undo").rect;
    CAPTURE(phone);
    CHECK((drawer.y >= undo.y + undo.height) == !phone);
    CHECK(drawer.y < harness.get(Role::heading, "Mirela Vas").rect.y + 1);
    CHECK(drawer.y + drawer.height > height - 20);
    CHECK(drawer.y + drawer.height <= height);
  }
}

TEST_CASE("in a group action everyone's dice are entered and shown, each by name") {
  MoveTable table;
  rules::Character second = table.hero();
  second.id = "second";
  second.name = "Seren";
  table.library.documents["second"] = second;
  ++table.view.generation;
  table.begin({"group_action", {{"action", "prowl"}}});
  table.harness.press(Role::checkbox, "Seren");
  CHECK(table.harness.has(Role::heading, "Seren: Action roll"));
  table.harness.press(Role::radio, "Enter my own dice");
  table.harness.type("What 1d20 shows", "2");
  table.harness.type("Seren: what 1d20 shows", "19");
  const int rating = table.state.move.rolls[0].dice.rating;
  if (rating > 0) {
    const std::string dice =
        std::to_string(rating) + "d" + std::to_string(table.state.move.rolls[0].dice.faces);
    const std::string shows = rating == 1 ? " shows" : " show";
    const std::string faces = rating == 1 ? "1" : "1, 1";
    table.harness.type("What " + dice + shows, faces);
    table.harness.type("Seren: what " + dice + shows, faces);
  }
  CHECK(table.state.move.outcome == "success");
  CHECK(table.state.move.rolls[0].outcome == "failure");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.track("stress") == 1);
  CHECK(table.harness.faults().empty());
}

TEST_CASE("what some can be taken of has a row to each answer, also outside of a roll with odds") {
  for (const bool phone : {false, true}) {
    INFO(phone);
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    rules::Character second = table.hero();
    second.id = "second";
    second.name = "Seren";
    table.library.documents["second"] = second;
    ++table.view.generation;
    for (const rules::MoveStart& move :
         {rules::MoveStart{"push", {}}, rules::MoveStart{"group_action", {{"action", "prowl"}}}}) {
      table.begin(move);
      std::size_t rows = 0;
      for (const rules::MoveAsk& ask : table.state.move.asks) {
        const bool some =
            ask.kind == rules::AskKind::options || ask.kind == rules::AskKind::members;
        if (!some || ask.answers.size() > 6) continue;
        for (const rules::MoveAnswer& each : ask.answers) {
          if (!each.refused.empty()) continue;
          INFO(move.procedure << ": " << each.name);
          ++rows;
          const NodeRect row = table.harness.get(Role::checkbox, each.name).rect;
          CHECK(row.width > (phone ? 300 : 400));
          CHECK(row.height <= (phone ? 48 : 30));
        }
      }
      CHECK(rows > 0);
    }
    table.harness.press(Role::checkbox, "Seren");
    CHECK(table.harness.get(Role::checkbox, "Seren").checked);
    CHECK(table.state.input.answers.at("team").find("second") != std::string::npos);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("all moves stand in a list by phase, and a search finds one of them") {
  MoveTable table;
  table.begin({});
  CHECK(table.harness.has(Role::heading, "Downtime"));
  table.harness.type("Search moves", "vice");
  CHECK(table.harness.has(Role::button, "Indulge your vice"));
  CHECK_FALSE(table.harness.has(Role::button, "Take damage"));
  table.harness.press(Role::button, "Indulge your vice");
  CHECK(table.harness.has(Role::dialog, "Indulge your vice"));
}

TEST_CASE("what a move does stands whole below its name in the list, on a phone, too") {
  for (const float width : {1280.0F, 390.0F}) {
    MoveTable table(width);
    table.begin({});
    const Ui& ui = table.harness.ui();
    const float line = ui.measure(Type::small, "One line").height;
    int several = 0;
    for (const rules::Procedure& each : table.ruleset.procedures) {
      if (each.crew || !table.harness.has(Role::button, each.name)) continue;
      const Node row = table.harness.get(Role::button, each.name);
      INFO(width << ": " << each.name << ": " << row.description);
      const float words = ui.measure(Type::small, row.description, row.rect.width - 24).height;
      CHECK(row.rect.height >= words + ui.measure(Type::body, each.name).height);
      several += words > 1.5F * line ? 1 : 0;
    }
    CHECK(several > 10);
  }
}

TEST_CASE("what a crew does changes the crew, and may change its members") {
  MoveTable table;
  table.begin({"heat", {{"how", "loud"}}}, "crew");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.crew().heat == 4);
  CHECK(table.crew().journal.size() == 1);
}

TEST_CASE("on a phone the drawer fills the screen, and each press is large enough for a finger") {
  MoveTable table(390, 844);
  table.begin({"action_roll", {{"action", "skirmish"}}});
  const NodeRect drawer = table.harness.get(Role::dialog, "Action roll").rect;
  CHECK(drawer.width >= 370);
  CHECK(table.harness.small_targets().empty());
  CHECK(table.harness.faults().empty());
}

TEST_CASE("the journal finds a line by its words, in capitals or not, and is copied as text") {
  const std::vector<rules::JournalLine> journal{{"1 May 2026, 20:00", "Resist: success"},
                                                {"", "A night at Old Maren's"}};
  CHECK(stands_in(journal[0], "RESIST may"));
  CHECK_FALSE(stands_in(journal[1], "resist"));
  CHECK(journal_text(journal) == "1 May 2026, 20:00: Resist: success\nA night at Old Maren's\n");
}

TEST_CASE("dice that were rolled or told stay while an answer leaves them the same dice") {
  for (const bool told : {false, true}) {
    MoveTable table;
    table.begin({"action_roll", {{"action", "skirmish"}}});
    if (told) {
      table.harness.press(Role::radio, "Enter my own dice");
      table.harness.type("What 1d20 shows", "13");
      table.harness.type("What 2d6 show", "1, 2");
    } else {
      table.harness.press(Role::button, "Roll");
    }
    REQUIRE_FALSE(table.state.move.rolls.empty());
    REQUIRE(table.state.move.rolls[0].known);
    const int total = table.state.move.rolls[0].total;
    table.harness.press(Role::radio, "Desperate");
    REQUIRE_FALSE(table.state.move.rolls.empty());
    CHECK(table.state.move.rolls[0].known);
    CHECK(table.state.move.rolls[0].total == total);
    CHECK(table.state.move.rolls[0].target == 16);
    CHECK_FALSE(table.state.put_away);
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("dice that an answer makes others are put away, and a sentence says so") {
  for (const bool told : {false, true}) {
    MoveTable table;
    table.begin({"action_roll", {{"action", "skirmish"}}});
    if (told) {
      table.harness.press(Role::radio, "Enter my own dice");
      table.harness.type("What 1d20 shows", "13");
      table.harness.type("What 2d6 show", "1, 2");
    } else {
      table.harness.press(Role::button, "Roll");
    }
    const std::string words =
        "These are other dice. The earlier result is kept for the answers that it was made with.";
    REQUIRE(table.state.move.rolls[0].known);
    CHECK_FALSE(table.harness.has(Role::text, words));
    table.harness.press(Role::checkbox, "Advantage");
    REQUIRE_FALSE(table.state.move.rolls.empty());
    CHECK_FALSE(table.state.move.rolls[0].known);
    CHECK(table.state.input.shown.count("twenties") == 0);
    CHECK(table.harness.has(Role::text, words));
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("a count that begins above nothing is answered by the number that stands there") {
  MoveTable table;
  table.begin({"take_harm"});
  table.harness.type("What is it?", "Broken arm");
  CHECK(table.harness.get(Role::spin_button, "How bad is it?").value == "1");
  std::string apply;
  for (const std::string& each : table.harness.names(Role::button)) {
    if (each.starts_with("Apply ")) apply = each;
  }
  REQUIRE(apply != "");
  CHECK_FALSE(table.harness.get(Role::button, apply).disabled);
  table.harness.press(Role::button, apply);
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.hero().harm[0].level == 1);
}

TEST_CASE("a number that must be said shows none until it is, and the least can be chosen") {
  MoveTable table;
  table.begin({"attack", {{"action", "skirmish"}}});
  CHECK(table.harness.get(Role::spin_button, "The defense that you must reach").value == "–");
  table.harness.press(Role::button, "The defense that you must reach: less");
  CHECK(table.state.input.answers.at("defense") == "0");
  CHECK(table.harness.get(Role::spin_button, "The defense that you must reach").value == "0");
}

TEST_CASE("what is resisted after a roll is what it brought, against the position's number") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}, {"position", "desperate"}}});
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  table.harness.press(Role::checkbox, "Harm");
  table.harness.press(Role::button, "Resist");
  REQUIRE(table.harness.has(Role::dialog, "Resist"));
  table.harness.settle();
  const auto& answers = table.state.input.answers;
  REQUIRE(answers.count("consequence") == 1);
  CHECK(answers.at("consequence") == "harm");
  REQUIRE(answers.count("which_harm") == 1);
  CHECK(answers.at("which_harm") == "0");
  CHECK(answers.at("against") == "16");
  table.harness.press(Role::radio, table.ruleset.attributes[0].name);
  CHECK(table.state.move.refused == "");
  CHECK(table.harness.has(Role::group, "Needs 16"));
  CHECK(table.harness.faults().empty());
}

TEST_CASE("a price that no box is left for is told before the dice fall") {
  MoveTable table;
  auto& hero = std::get<rules::Character>(table.library.documents["hero"]);
  hero.tracks["stress"] = 100;
  hero.tracks["hit_points"] = 5;
  ++table.view.generation;
  table.begin({"recovery"});
  const Node roll = table.harness.get(Role::button, "Roll");
  CHECK(roll.disabled);
  CHECK(roll.description.starts_with("No stress box is left."));
  CHECK(table.harness.has(Role::text, "No stress box is left."));
}

TEST_CASE("the fields for your own dice open in sight, with an example of their dice") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 700.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Enter my own dice");
    table.harness.settle();
    CHECK(in_sight(table.harness.get(Role::textbox, "What 1d20 shows")));
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("the results to choose from open in sight") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 700.0F);
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Say the result");
    table.harness.settle();
    for (const char* result : {"Critical", "Success", "Failure", "Botch"}) {
      CHECK(in_sight(table.harness.get(Role::radio, result)));
    }
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("the odds of d6s name a critical result as a part of its own, as their bar does") {
  rules::MoveRoll roll;
  roll.kind = rules::RollKind::sixes;
  roll.sixes = 2;
  roll.pool = rules::pool_odds(roll.sixes);
  CHECK(odds_words(roll, Told::success) == "28% on 6 · 3% critical · 44% on 4–5 · 25% on 1–3");
  // One die is never critical.
  roll.sixes = 1;
  roll.pool = rules::pool_odds(roll.sixes);
  CHECK(odds_words(roll, Told::success) == "17% on 6 · 33% on 4–5 · 50% on 1–3");
}

TEST_CASE("the parts of a bar of chances add up to a hundred") {
  for (const std::vector<double>& parts :
       {std::vector<double>{0.5, 0.445, 0.025, 0.03}, {0.335, 0.335, 0.33}, {0.125, 0.375, 0.5}}) {
    int sum = 0;
    for (const std::string& each : per_cents(parts)) sum += std::stoi(each);
    CHECK(sum == 100);
  }
}

TEST_CASE("a roll that finds a place in a list tells its odds without success or failure") {
  rules::MoveRoll roll;
  roll.kind = rules::RollKind::sixes;
  roll.sixes = 2;
  roll.pool = rules::pool_odds(roll.sixes);
  CHECK(odds_words(roll, Told::listed) == "25% on 1–3 · 44% on 4–5 · 31% on 6");
  for (const rules::Ruleset* each : support::shipped_games()) {
    CAPTURE(each->id);
    if (const rules::Procedure* found = rules::find_by_id(each->procedures, "entanglement")) {
      CHECK(told_of(*found) == Told::listed);
    }
    for (const char* judged : {"action_roll", "resist"}) {
      CHECK(told_of(*rules::find_by_id(each->procedures, judged)) != Told::listed);
    }
  }
}

TEST_CASE("a mark that something is done has no number to set") {
  MoveTable table;
  table.begin({"entanglement"}, "crew");
  table.state.move.proposed.clear();
  rules::Proposed mark;
  mark.sheet = "crew";
  mark.is_number = true;
  mark.to = 1;
  mark.words = "This score's entanglement is rolled";
  table.state.move.proposed.push_back(mark);
  table.harness.frame();
  REQUIRE(table.harness.has(Role::checkbox, mark.words));
  CHECK_FALSE(table.harness.has(Role::link, "Change"));
  table.state.move.proposed[0].words = "Heat 0 → 1";
  table.harness.frame();
  CHECK(table.harness.has(Role::link, "Change"));
}

TEST_CASE("a critical result says by how much it counts, and a die rolled again what it came to") {
  MoveTable table;
  table.begin({"action_roll", {{"action", "skirmish"}, {"position", "controlled"}}});
  table.harness.press(Role::radio, "Enter my own dice");
  table.harness.type("What 1d20 shows", "20, 20, 5");
  table.harness.type("What 2d6 show", "1, 2");
  REQUIRE(table.state.move.outcome == "critical");
  REQUIRE(table.state.move.multiplier > 1);
  CHECK(
      table.harness.has(Role::heading, "Critical ×" + std::to_string(table.state.move.multiplier)));
  const std::string dice = table.harness.get(Role::image, "Action roll: dice").value;
  CHECK(dice.starts_with("d20 45, counts"));
}

TEST_CASE("what a consequence asks and changes comes into sight when it is chosen") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    table.view.rolling = false;
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, "Failure");
    table.harness.press(Role::checkbox, "Harm");
    CHECK(in_sight(table.harness.get(Role::textbox, "What is the harm?")));
    REQUIRE_FALSE(table.state.move.proposed.empty());
    CHECK(in_sight(table.harness.get(Role::checkbox, table.state.move.proposed.back().words)));
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("an answer after a roll moves the questions no further than what it brings needs") {
  for (const bool phone : {false, true}) {
    MoveTable table(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    // What this harm means stands below all changes.
    std::get<rules::Character>(table.library.documents["hero"]).harm = {{3, "Broken leg"}};
    ++table.view.generation;
    table.view.rolling = false;
    table.begin({"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, "Failure");
    for (const char* answer : {"Harm", "Heat"}) {
      INFO((phone ? "phone, " : "desk, ") << answer);
      table.harness.ui().scroll_to(table.harness.get(Role::checkbox, answer).id);
      table.harness.settle();
      const Node asked = table.harness.get(Role::checkbox, answer);
      REQUIRE(in_sight(asked));
      table.harness.press(Role::checkbox, answer);
      REQUIRE_FALSE(table.state.move.notes.empty());
      const Node brought =
          table.harness.get(Role::checkbox, table.harness.names(Role::checkbox).back());
      CHECK(in_sight(brought));
      const float moved = asked.rect.y - table.harness.get(Role::checkbox, answer).rect.y;
      const float below =
          brought.clip.y + brought.clip.height - brought.rect.y - brought.rect.height;
      CHECK((moved == 0 || (moved > 0 && below <= 12)));
    }
    CHECK(table.harness.faults().empty());
  }
}
