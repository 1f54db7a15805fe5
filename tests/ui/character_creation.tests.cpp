// The guided creation of a character, walked by role and name.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <functional>
#include <map>
#include <string>

#include "character_desk.hpp"
#include "go_there.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random.hpp"
#include "support/bonds.hpp"
#include "support/sheets.hpp"
#include "text/wording.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

rules::Character nobody() {
  return rules::new_character(support::beacon_road(), "c1");
}

std::string value(const CharacterDesk& desk, Role role, const std::string& name) {
  return desk.harness.get(role, name).value;
}

// Opens a list and presses the entry in it, whatever else on the screen has that name.
void choose_in_list(CharacterDesk& desk, const std::string& list, const std::string& entry) {
  desk.harness.press(Role::button, list);
  std::uint32_t id = 0;
  for (const ui::Node& node : desk.harness.ui().nodes()) {
    if (node.name == entry && node.interactive) id = node.id;
  }
  desk.harness.ui().act({.id = id, .kind = ui::NodeAction::Kind::press, .text = {}, .value = 0});
  desk.harness.settle();
}

const ui::Node* parent_of(Harness& harness, const ui::Node& node) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.id == node.parent) return &each;
  }
  return nullptr;
}

void no_faults(const CharacterDesk& desk) {
  for (const std::string& fault : desk.harness.faults()) UNSCOPED_INFO(fault);
  CHECK(desk.harness.faults().empty());
}

}  // namespace

TEST_CASE("what stands under a short list of powers stands under the words beside it, too") {
  rules::Character hero;
  hero.id = "hero";
  hero.ruleset = support::beacon_road().id;
  hero = rules::with_playbook(support::beacon_road(), hero, "warrior");
  CharacterDesk desk(hero);
  desk.go_to("Powers");
  desk.harness.settle();
  const ui::Node rule_limits = desk.harness.get(Role::checkbox, "Ignore rule limits (house rules)");
  float lowest = 0;
  for (const ui::Node& node : desk.harness.ui().nodes()) {
    const bool beside = node.rect.x > rule_limits.rect.x + 400 && node.rect.x < 900 &&
                        node.rect.y < 700;  // over the foot
    if (beside && node.role == Role::text)
      lowest = std::max(lowest, node.rect.y + node.rect.height);
  }
  REQUIRE(lowest > 0);
  CHECK(rule_limits.rect.y >= lowest);
}

TEST_CASE("the die and the cost of Carouse stand in the column of the other powers") {
  rules::Character hero = support::warrior();
  hero.id = "hero";
  CharacterDesk desk(hero, support::beacon_road(), 1280, 4000);
  desk.go_to("Powers");
  desk.harness.press(Role::radio,
                     "All " + rules::number(static_cast<int>(desk.ruleset().powers.size())));
  desk.harness.settle();
  std::map<std::string, float> costs;  // where each begins
  for (const ui::Passage& passage : ui::passages_of(desk.harness.ui().context())) {
    for (const rules::Power& power : desk.ruleset().powers) {
      if (passage.node->role != Role::checkbox || passage.node->name != power.name) continue;
      for (const ui::SpelledLine& line : passage.lines) {
        const bool is_cost = passage.words.substr(line.begin, line.size).starts_with(power.timing);
        if (is_cost) costs.emplace(power.name, line.at.x);
      }
    }
  }
  REQUIRE(costs.size() > 30);
  REQUIRE(costs.contains("Carouse"));
  const auto beside = std::count_if(costs.begin(), costs.end(), [&](const auto& each) {
    return std::abs(each.second - costs["Carouse"]) < 1;
  });
  CHECK(beside > 30);
}

TEST_CASE("the plate of an archetype says the numbers that it gives") {
  CharacterDesk desk(nobody());
  const std::string words = desk.harness.get(Role::radio, "Warrior").description;
  CHECK(words.find("HP 16, +6 a Tier.") != std::string::npos);
  CHECK(words.find("Recovery d10.") != std::string::npos);
}

TEST_CASE("nothing is compared with an archetype that was not chosen yet") {
  CharacterDesk desk(nobody());
  const auto said = [&desk] { return desk.harness.get(Role::radio, "Wizard").description; };
  CHECK(said().find("HP ") != std::string::npos);
  CHECK(said().find("→") == std::string::npos);
  desk.harness.press(Role::radio, "Warrior");
  CHECK(said().find(" → ") != std::string::npos);
}

TEST_CASE("a character is made in eleven steps, from nothing to the sheet") {
  CharacterDesk desk(nobody());
  Harness& h = desk.harness;
  CHECK(h.has(Role::heading, "What are you known for?"));
  h.press(Role::radio, "Warrior");
  CHECK(desk.character().playbook == "warrior");

  h.press(Role::button, "Next: Bloodline");
  h.press(Role::radio, "Orc");
  CHECK(desk.character().heritage == "orc");
  h.type("Who serves it?", "Old Maro");
  CHECK(rules::answer_to(desk.character().answers, "purveyor") == "Old Maro");

  h.press(Role::button, "Next: Traits");
  h.press(Role::checkbox, "Bold");
  h.press(Role::checkbox, "Brash");
  h.type("A trait in your own words", "Hums while fighting");
  h.press(Role::button, "Add this trait");
  CHECK(desk.character().traits ==
        std::vector<std::string>{"bold", "brash", "Hums while fighting"});

  h.press(Role::button, "Next: Background");
  h.press(Role::radio, "Military");
  h.press(Role::button, "Next: Action dots");
  h.act(Role::spin_button, "Prowl", ui::NodeAction::Kind::set_value, {}, 2);
  h.act(Role::spin_button, "Hunt", ui::NodeAction::Kind::set_value, {}, 1);
  h.act(Role::spin_button, "Study", ui::NodeAction::Kind::set_value, {}, 1);
  CHECK(desk.character().actions.at("prowl") == 2);
  CHECK(h.has(Role::status, "All 4 dots are placed."));

  h.press(Role::button, "Next: Special ability");
  h.press(Role::radio, "Stalwart");
  CHECK(desk.character().abilities.size() == 1);
  h.press(Role::button, "Next: Powers");
  h.press(Role::button, "Next: Equipment");
  h.press(Role::button, "Next: Friend and rival");
  const rules::Playbook& playbook =
      *rules::find_playbook(support::beacon_road(), desk.character().playbook);
  h.press(Role::radio, playbook.contacts[0].name);
  CHECK(support::who(desk.character(), "friend") == playbook.contacts[0].id);
  h.press(Role::button, "Next: Name and look");
  h.type("Name", "Mirela Vas");
  CHECK(desk.character().name == "Mirela Vas");
  h.press(Role::button, "Next: Review");

  // Only the rival is missing: the review says so and leads there, with the focus in the list.
  CHECK(!h.get(Role::button, "Finish: open the sheet").disabled);
  CHECK(h.has(Role::text, "1 thing left"));
  h.press(Role::button, "Go there");
  bool in_rivals = false;
  for (const ui::Node& node : h.ui().nodes()) {
    const ui::Node* group = node.focused ? parent_of(h, node) : nullptr;
    in_rivals = in_rivals || (group != nullptr && group->name == "Rival");
  }
  CHECK(in_rivals);
  no_faults(desk);
}

TEST_CASE("what the review says is missing gets the focus when you go there") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character whole = support::warrior();
  for (const rules::Heritage& each : game.heritages) {
    if (each.mixed) whole.heritage = each.id;
  }
  whole = rules::random_character(game, "c1", 7, {whole.playbook, whole.heritage, {}});
  whole.in_play = false;
  struct Missing {
    std::string place;  // in whose name the focus is to be
    std::function<void(rules::Character&)> take;
  };
  const std::vector<Missing> missing = {
      {"Special ability", [](rules::Character& of) { of.abilities.clear(); }},
      {"Whose virtue is yours?", [](rules::Character& of) { of.virtue_from.clear(); }},
      {"Whose vice is yours?", [](rules::Character& of) { of.vice_from.clear(); }},
      {"Traits", [](rules::Character& of) { of.traits.pop_back(); }},
      {"Background", [](rules::Character& of) { of.background.clear(); }},
      {"Name", [](rules::Character& of) { of.name.clear(); }},
  };
  for (const float width : {1280.0F, 390.0F}) {
    for (const auto& [place, take] : missing) {
      CAPTURE(width, place);
      rules::Character character = whole;
      take(character);
      CharacterDesk desk(character, game, width, 800, {.touch = width < 500});
      desk.show_step(game.character_steps.size() - 1);
      go_there(desk.harness, ways_there(desk.harness).at(0));
      CHECK(desk.state.frame.target.empty());
      const std::string there = arrived_at(desk.harness);
      CAPTURE(there);
      CHECK(there.find(place) != std::string::npos);
      CHECK(there.find(" < Choices") != std::string::npos);
      CHECK(there.find("OUT OF SIGHT") == std::string::npos);
    }
  }
}

TEST_CASE("where friend and rival are both missing, each has a way to it") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character alone = support::warrior();
  alone.bonds.clear();
  CharacterDesk desk(alone);
  for (const rules::Bond* bond : rules::placed_bonds(game, rules::Scope::character)) {
    desk.show_step(game.character_steps.size() - 1);
    const std::vector<WayThere> ways = ways_there(desk.harness);
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const WayThere& each) {
      return each.finding.find(rules::lowered(bond->word.narrow())) != std::string::npos;
    });
    REQUIRE(way != ways.end());
    go_there(desk.harness, *way);
    const std::string there = arrived_at(desk.harness);
    CAPTURE(there);
    CHECK(there.find(" < " + bond->word.one) != std::string::npos);
  }
}

TEST_CASE("a number that has no value yet is not shown") {
  CharacterDesk desk(nobody());
  const auto shown = [&](const char* name) { return desk.harness.has(Role::button, name); };
  CHECK(shown("Hit points"));
  CHECK_FALSE(shown("Recovery dice"));
  CHECK_FALSE(shown("Lifestyle"));
  desk.harness.press(Role::radio, "Warrior");
  CHECK(desk.harness.get(Role::button, "Recovery dice").value == "1d10");
  CHECK_FALSE(shown("Lifestyle"));
  rules::Character rich = desk.character();
  rich.stash = 20;
  desk.library().documents["c1"] = rich;
  desk.look();
  CHECK(shown("Lifestyle"));
}

TEST_CASE("what the review says is optional gets the focus when you go there") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    rules::Id heritage;
    for (const rules::Heritage& each : game->heritages) {
      if (!each.mixed) heritage = each.id;
    }
    rules::Character mute = rules::random_character(*game, "c1", 7, {"", heritage, {}});
    mute.in_play = false;
    mute.answers.clear();
    CharacterDesk desk(mute, *game);
    const std::size_t review = game->character_steps.size() - 1;
    desk.show_step(review);
    const rules::Findings findings = desk.findings();
    const std::string answers = rules::keys::place_of(rules::keys::answers) + "/";
    std::map<std::string, std::size_t>
        met;  // of two with the same words the second is the next one
    int asked = 0;
    const std::size_t ways = ways_there(desk.harness).size();
    for (std::size_t i = 0; i < ways; ++i) {
      desk.show_step(review);
      const WayThere way = ways_there(desk.harness).at(i);
      std::vector<const rules::Finding*> same;
      for (const rules::Finding& each : findings) {
        if (each.message == way.finding) same.push_back(&each);
      }
      const std::size_t nth = met[way.finding]++;
      REQUIRE(nth < same.size());
      if (same[nth]->place.rfind(answers, 0) != 0) continue;
      const rules::Question* question =
          rules::find_by_id(game->questions, rules::Id(same[nth]->place.substr(answers.size())));
      REQUIRE(question != nullptr);
      ++asked;
      go_there(desk.harness, way);
      const std::string there = arrived_at(desk.harness);
      CAPTURE(way.finding, same[nth]->place, there);
      const std::string field = there.substr(0, there.find(" < "));
      CHECK((field == question->name || field == question->prompt ||
             field == "A detail that is yours alone"));
      CHECK(there.find(" < Choices") != std::string::npos);
      CHECK(there.find("OUT OF SIGHT") == std::string::npos);
    }
    CHECK(asked > 0);
  }
}

TEST_CASE("without a sheet beside it the name stands at the foot, and is written from there") {
  for (const float width : {900.0F, 390.0F}) {
    CAPTURE(width);
    CharacterDesk desk(nobody(), support::beacon_road(), width, 844, {.touch = width < 500});
    Harness& h = desk.harness;
    h.press(Role::button, "Who are you?");
    CHECK(h.has(Role::dialog, "Sheet"));
    h.type("Name on the sheet", "Mirela Vas");
    CHECK(desk.character().name == "Mirela Vas");
    h.press(Role::button, "Close");
    CHECK(h.has(Role::button, "Mirela Vas"));
    no_faults(desk);
  }
}

TEST_CASE(
    "the foot with a long name fits a narrow phone, and is no higher than the numbers alone") {
  rules::Character named = support::warrior();
  named.name = "Mirela Vas, called the Lantern of the Seventh Gate";
  CharacterDesk desk(named, support::beacon_road(), 320, 640, {.touch = true});
  const ui::Node name = desk.harness.get(Role::button, named.name);
  const ui::Node grit = desk.harness.get(Role::button, "GRIT");
  CHECK(name.rect.x >= 0);
  CHECK(name.rect.x + name.rect.width <= grit.rect.x);
  CHECK(grit.rect.x + grit.rect.width <= 320);
  const ui::Node foot = desk.harness.get(Role::region, "Numbers");
  CHECK(foot.rect.height <= grit.rect.height + 16);
  // In large letters the name is read above the numbers, and one of these opens the sheet; where
  // the window is low for them, a button does.
  desk.harness.ui().set_text_scale(2);
  const std::pair<float, const char*> heights[] = {{1100, "GRIT"}, {640, "Sheet"}};
  for (const auto& [height, opens] : heights) {
    desk.harness.resize(320, height);
    INFO(height);
    CHECK_FALSE(desk.harness.has(Role::button, named.name));
    desk.harness.press(Role::button, opens);
    CHECK(value(desk, Role::textbox, "Name on the sheet") == named.name);
    desk.harness.press(Role::button, "Close");
  }
}

TEST_CASE("at the foot the question for a name is whole, and stands in the middle of its height") {
  constexpr std::string_view asked = "Who are you?";
  const std::pair<ui::Size, float> windows[] = {{{320, 640}, 1}, {{1280, 800}, 2}};
  for (const auto& [window, scale] : windows) {
    INFO(window.width);
    CharacterDesk desk(nobody(), support::beacon_road(), window.width, window.height,
                       {.touch = window.width < 500});
    desk.harness.ui().set_text_scale(scale);
    desk.redraw();
    const ui::NodeRect name = desk.harness.get(Role::button, asked).rect;
    CHECK(name.width >= desk.harness.ui().measure(ui::Type::small, asked).width);
    const ui::NodeRect grit = desk.harness.get(Role::button, "GRIT").rect;
    CHECK(std::abs(name.y + name.height / 2 - grit.y - grit.height / 2) <= 5);
  }
}

TEST_CASE("a number that a finger opens at the foot of a creation gives the focus to no field") {
  CharacterDesk desk(nobody(), support::beacon_road(), 390, 844, {.touch = true});
  desk.harness.press(Role::button, "IRON");
  REQUIRE(desk.harness.has(Role::dialog, "Sheet"));
  CHECK_FALSE(desk.harness.get(Role::textbox, "Name on the sheet").focused);
  CHECK_FALSE(ImGui::GetIO().WantTextInput);
  no_faults(desk);
}

TEST_CASE("on a phone the terms of what a finger opens on the sheet come into sight") {
  const std::pair<float, float> windows[] = {{390, 844}, {320, 568}, {640, 400}};
  for (const auto& [width, height] : windows) {
    INFO(width << " x " << height);
    CharacterDesk desk(support::warrior(), support::beacon_road(), width, height, {.touch = true});
    Harness& h = desk.harness;
    const auto in_sight = [&](const std::string& title) {
      const ui::Node& table = h.get(Role::table, title);
      const float bottom = table.rect.y + table.rect.height;
      return bottom > table.clip.y && bottom <= table.clip.y + table.clip.height + 1;
    };
    h.press(Role::button, "IRON");
    CHECK(in_sight("IRON"));
    // The die of an attribute, and back to it for another.
    for (const rules::Attribute& each : desk.ruleset().attributes) {
      if (!h.has(Role::button, each.name)) continue;  // no die yet
      INFO(each.name);
      h.press(Role::button, each.name);
      CHECK(in_sight(each.name));
    }
    CHECK(h.has(Role::button, "BODY"));
    h.press(Role::button, "Close");
    h.press(Role::button, "IRON");
    CHECK(in_sight("IRON"));
    no_faults(desk);
  }
}

TEST_CASE(
    "beside the choices the terms of a number stand below its part of the sheet, and nothing above "
    "moves") {
  CharacterDesk desk(support::warrior());
  Harness& h = desk.harness;
  const auto top = [&](const char* name) { return h.get(Role::button, name).rect.y; };
  const float iron = top("IRON");
  const float body = top("BODY");
  h.press(Role::button, "IRON");
  const ui::Node& table = h.get(Role::table, "IRON");
  CHECK(table.rect.y > iron);
  CHECK(table.rect.y + table.rect.height < top("BODY"));
  CHECK(top("IRON") == iron);
  // What is opened below leaves it open, and so stays where it is.
  const float lower = top("BODY");
  CHECK(lower > body);
  h.press(Role::button, "BODY");
  CHECK(top("BODY") == lower);
  CHECK(h.has(Role::table, "IRON"));
  h.press(Role::button, "IRON");
  CHECK(top("BODY") == body);
  no_faults(desk);
}

TEST_CASE("a dot that changes no other number says what it changes, and not that it is refused") {
  rules::Character wizard = rules::with_playbook(support::beacon_road(), nobody(), "wizard");
  CharacterDesk desk(std::move(wizard));
  desk.go_to("Action dots");
  CHECK(
      desk.harness.get(Role::spin_button, "Study").description.ends_with("Next dot: Study 1 → 2"));
}

TEST_CASE("where dots are placed each attribute has its emblem and its die") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Action dots");
  const rules::Standing now = desk.standing();
  const auto question =
      std::find_if(desk.harness.ui().nodes().begin(), desk.harness.ui().nodes().end(),
                   [](const ui::Node& node) { return node.level == 1; });
  REQUIRE(question != desk.harness.ui().nodes().end());
  for (const rules::Attribute& each : desk.ruleset().attributes) {
    CAPTURE(each.id);
    const int face = rules::find_attribute(now.numbers, each.id)->face;
    CHECK(desk.harness.has(Role::text, face > 0 ? "d" + std::to_string(face) : "no die yet"));
    // The first of that name: the sheet beside the choices is read behind them.
    const float x = desk.harness.get(Role::heading, each.name).rect.x;
    CHECK(x >= question->rect.x + 22);
    CHECK(x < question->rect.x + 60);
  }
}

TEST_CASE("every choice can be taken back, with words") {
  CharacterDesk desk(nobody());
  desk.harness.press(Role::radio, "Warrior");
  CHECK(desk.history.undo_words() == "Archetype: Warrior");
  desk.undo();
  CHECK(desk.character().playbook.empty());
}

TEST_CASE("an option says what it would change before it is taken") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Special ability");
  desk.harness.press(Role::button, "Choose another");
  const ui::Node& stalwart = desk.harness.get(Role::radio, "Stalwart");
  CHECK(stalwart.checked);
  CHECK(stalwart.description.find("IRON 14 → 16") != std::string::npos);
  const ui::Node& mule = desk.harness.get(Role::radio, "Mule");
  CHECK(mule.description.find("Light 3 → 5") != std::string::npos);
  no_faults(desk);
}

TEST_CASE("a change of archetype shows what would be lost, and keeps the rest") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Archetype");
  const ui::Node& wizard = desk.harness.get(Role::radio, "Wizard");
  CHECK(wizard.description.find("Gives up the ability Stalwart") != std::string::npos);
  desk.harness.press(Role::radio, "Wizard");
  CHECK(desk.character().playbook == "wizard");
  CHECK(desk.character().abilities.empty());
  CHECK(desk.character().name == "Mirela Vas");
  desk.undo();
  CHECK(desk.character() == support::warrior());
}

TEST_CASE("a number of the sheet opens to its terms, and shuts again") {
  CharacterDesk desk(support::warrior());
  desk.harness.press(Role::button, "IRON");
  CHECK(value(desk, Role::row, "Every character") == "8");
  CHECK(value(desk, Role::row, "Stalwart") == "2");
  desk.harness.press(Role::button, "Stress");
  CHECK(desk.harness.has(Role::row, "Stalwart"));
  no_faults(desk);
  desk.harness.press(Role::button, "IRON");
  CHECK(!desk.harness.has(Role::row, "Stalwart"));
  desk.harness.press(Role::button, "Stress");
  CHECK(!desk.harness.has(Role::row, "Every character"));
  no_faults(desk);
}

TEST_CASE("a starting build places dots and ability in one press") {
  CharacterDesk desk(rules::with_playbook(support::beacon_road(), nobody(), "rogue"));
  desk.go_to("Action dots");
  desk.harness.press(Role::radio, "Hunter");
  CHECK(desk.character().actions.at("hunt") == 2);
  CHECK(desk.character().abilities.front().id == "sharpshooter");
  CHECK(desk.harness.get(Role::radio, "Hunter").checked);
  CHECK(desk.harness.get(Role::radio, "Blackguard").disabled);
}

TEST_CASE("no action goes above two, and no dot is placed that you do not have") {
  CharacterDesk desk(rules::with_playbook(support::beacon_road(), nobody(), "rogue"));
  desk.go_to("Action dots");
  Harness& h = desk.harness;
  h.act(Role::spin_button, "Hunt", ui::NodeAction::Kind::set_value, {}, 4);
  CHECK(rules::amount_of(desk.character().actions, "hunt") <= 2);
  h.act(Role::spin_button, "Hunt", ui::NodeAction::Kind::set_value, {}, 2);
  h.act(Role::spin_button, "Study", ui::NodeAction::Kind::set_value, {}, 2);
  h.act(Role::spin_button, "Sway", ui::NodeAction::Kind::set_value, {}, 1);
  CHECK(rules::amount_of(desk.character().actions, "sway") == 0);
  no_faults(desk);
}

TEST_CASE("an ability that lets one choose asks under its card") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Special ability");
  Harness& h = desk.harness;
  h.press(Role::button, "Choose another");
  h.press(Role::radio, "Exemplar");
  CHECK(value(desk, Role::button, "Special ability") == "open");
  h.press(Role::radio, "MIND");
  CHECK(desk.character().abilities.front().choice == "mind");
  CHECK(value(desk, Role::button, "Special ability") == "done");
  no_faults(desk);
}

TEST_CASE("Seasoned takes an ability of another archetype, with its own first ritual") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Special ability");
  Harness& h = desk.harness;
  h.press(Role::button, "Choose another");
  h.press(Role::radio, "Seasoned");
  h.press(Role::radio, "Ritual");
  const rules::AbilityTaken& taken = desk.character().abilities.front();
  CHECK(taken.choice == "ritual");
  CHECK(value(desk, Role::button, "Special ability") == "open");
  h.type("Your first ritual", "The Quiet Door");
  REQUIRE(desk.character().abilities.front().nested.size() == 1);
  CHECK(desk.character().abilities.front().nested.front().known.front().name == "The Quiet Door");
  CHECK(value(desk, Role::button, "Special ability") == "done");
  no_faults(desk);
}

TEST_CASE("while the first name of several is written anew, the second keeps its place") {
  rules::Character wizard = support::warrior();
  wizard.abilities = {support::taken("ritual")};
  wizard.abilities.front().known = {{"The Quiet Door", {}}, {"The Lantern Verse", {}}};
  CharacterDesk desk(wizard);
  desk.go_to("Special ability");
  Harness& h = desk.harness;
  h.press(Role::textbox, "Your first ritual");
  h.key(ImGuiKey_A, ImGuiMod_Ctrl);
  h.key(ImGuiKey_Delete);
  h.letters("Salt");
  const auto& known = desk.character().abilities.front().known;
  REQUIRE(known.size() == 2);
  CHECK(known[0].name == "Salt");
  CHECK(known[1].name == "The Lantern Verse");
}

TEST_CASE("what is invented has the drawbacks of the game's list at hand, beside own words") {
  rules::Character technician = support::warrior();
  technician.playbook = "technician";
  technician.abilities = {support::taken("artificer")};
  CharacterDesk desk(technician);
  desk.go_to("Special ability");
  Harness& h = desk.harness;
  h.type("Your first spark-craft design", "The Long Eye");
  const auto drawback = [&] {
    return desk.character().abilities.front().known.front().answers.back();
  };
  for (const rules::ReferenceSection& section : desk.ruleset().reference) {
    if (section.id != "drawbacks") continue;
    for (const rules::ReferenceLine& line : section.lines) CHECK(h.has(Role::checkbox, line.name));
  }
  h.press(Role::checkbox, "Volatile");
  CHECK(drawback() == "Volatile");
  h.press(Role::checkbox, "Rare");
  CHECK(drawback() == "Volatile, Rare");
  h.press(Role::checkbox, "Volatile");
  CHECK(drawback() == "Rare");
  no_faults(desk);
}

TEST_CASE("typing is one step of undo, until the field is left") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Name and look");
  desk.harness.type("Name", "Ilka");
  CHECK(desk.character().name == "Ilka");
  desk.undo();
  CHECK(desk.character().name == "Mirela Vas");
}

TEST_CASE("a Halfblood names two others, and takes virtue, vice and body from them") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Bloodline");
  Harness& h = desk.harness;
  h.press(Role::button, "Choose another");
  h.press(Role::radio, "Halfblood");
  CHECK(value(desk, Role::button, "Bloodline") == "open");
  choose_in_list(desk, "One bloodline", "Elf");
  choose_in_list(desk, "The other bloodline", "Orc");
  CHECK(desk.character().parent_heritages == std::array<rules::Id, 2>{"elf", "orc"});
  h.press(Role::radio, "Remembrance");
  h.press(Role::radio, "Anger");
  CHECK(desk.character().virtue_from == "elf");
  CHECK(desk.character().vice_from == "orc");
  h.press(Role::checkbox, "Darksight (Orc)");
  h.type("Your size", "Tall and thin");
  choose_in_list(desk, "Your stride", "30 feet");
  CHECK(rules::answer_to(desk.character().answers, "senses") == "Darksight");
  CHECK(desk.total("stride") == 30);
  CHECK(value(desk, Role::button, "Bloodline") == "done");
  no_faults(desk);
}

TEST_CASE("friend and rival are two different people") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Friend and rival");
  int refused = 0;
  for (const ui::Node& node : desk.harness.ui().nodes()) {
    if (node.role == Role::radio && node.disabled) {
      ++refused;
      CHECK(node.description.find("already") != std::string::npos);
    }
  }
  CHECK(refused == 2);
  no_faults(desk);
}

TEST_CASE("what the rules refuse can be taken on purpose, and is set aside with a reason") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Equipment");
  Harness& h = desk.harness;
  CHECK(h.get(Role::checkbox, "Greatsword").disabled);
  h.press(Role::checkbox, "Ignore rule limits (house rules)");
  h.press(Role::checkbox, "Greatsword");
  CHECK(desk.character().carried.size() == 1);
  CHECK(value(desk, Role::button, "Equipment") == "in conflict");
  h.press(Role::link, "Waive this rule…");
  CHECK(h.get(Role::button, "Waive the rule").disabled);
  h.type("Why does your table allow it?", "An heirloom");
  h.press(Role::button, "Waive the rule");
  REQUIRE(desk.character().waivers.size() == 1);
  CHECK(desk.character().waivers.front().reason == "An heirloom");
  CHECK(value(desk, Role::button, "Equipment") == "done");
  no_faults(desk);
}

TEST_CASE("\"Fill in the rest\" makes a whole, legal character") {
  CharacterDesk desk(nobody());
  desk.harness.press(Role::button, "Fill in the rest");
  CHECK(rules::is_complete(desk.findings()));
  CHECK(!desk.character().name.empty());
  // The steps that the rail still shows as open are not called chosen.
  CHECK(desk.harness.get(Role::button, "Fill in the rest").description ==
        "All that must be chosen is chosen. Left for later: Equipment.");
  desk.go_to("Review");
  CHECK(desk.harness.has(Role::heading, "Ready to play"));
  desk.harness.press(Role::button, "Finish: open the sheet");
  CHECK(desk.character().in_play);
  CHECK(ui::does(desk.commands.back(), ui::DocumentAction::open_sheet));
  no_faults(desk);
}

TEST_CASE("\"Roll this step\" chooses one step alone, another way each time") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Traits");
  const rules::Character before = desk.character();
  desk.harness.press(Role::button, "Roll this step");
  rules::Character after = desk.character();
  CHECK(after.traits.size() == 3);
  CHECK(after.traits != before.traits);
  after.traits = before.traits;
  CHECK(after == before);
}

TEST_CASE("every step has a name for everything in it, on a desktop and on a phone") {
  for (const bool phone : {false, true}) {
    CharacterDesk desk(support::warrior(), support::beacon_road(), phone ? 390.0F : 1280.0F,
                       phone ? 844.0F : 800.0F, {.touch = phone});
    for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(support::beacon_road().character_steps[step].name);
      no_faults(desk);
      if (!phone) continue;
      // The strokes of the progress are thin on purpose: the list of steps opens beside them.
      for (const std::string& each : desk.harness.small_targets()) {
        bool stroke = false;
        for (const rules::Step& known : support::beacon_road().character_steps) {
          stroke = stroke || each == "button \"" + known.name + "\"";
        }
        INFO(each);
        CHECK(stroke);
      }
      for (const ui::Node& node : desk.harness.ui().nodes()) {
        INFO(node.name);
        CHECK(node.rect.x + node.rect.width <= 391);
      }
    }
  }
}

TEST_CASE("on a phone the numbers stand at the foot and open the sheet") {
  CharacterDesk desk(support::warrior(), support::beacon_road(), 390, 844, {.touch = true});
  Harness& h = desk.harness;
  h.press(Role::button, "IRON");
  CHECK(h.has(Role::dialog, "Sheet"));
  CHECK(value(desk, Role::row, "Stalwart") == "2");
  h.press(Role::button, "Close");
  CHECK(!h.has(Role::dialog, "Sheet"));
  no_faults(desk);
}

TEST_CASE("another game is walked by the same screen, in its own words") {
  CharacterDesk desk(rules::new_character(support::tiny(), "t1"), support::tiny());
  desk.harness.press(Role::button, "Fill in the rest");
  CHECK(rules::is_complete(desk.findings()));
  const rules::Ruleset& game = support::tiny();
  const rules::Playbook* playbook = rules::find_playbook(game, desk.character().playbook);
  REQUIRE(playbook != nullptr);
  for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
    desk.show_step(step);
    const rules::Step& here = game.character_steps[step];
    INFO(here.name);
    std::string said;
    for (const auto& node : desk.harness.ui().nodes()) {
      said += node.name + "\n" + node.value + "\n" + node.description + "\n";
    }
    CHECK(said.find(here.question) != std::string::npos);
    if (here.kind == rules::StepKind::playbook) {
      CHECK(said.find(playbook->name) != std::string::npos);
      CHECK(said.find(playbook->description) != std::string::npos);
    }
    // Words of the engine that this game calls otherwise.
    const rules::Words otherwise;
    for (const rules::Noun& noun : rules::nouns) {
      const std::string& word = (otherwise.*noun.word).one;
      if (word != (game.words.*noun.word).one && word.size() > 5) {
        INFO(word);
        CHECK(said.find(word) == std::string::npos);
      }
    }
  }
  no_faults(desk);
}

TEST_CASE("the crew's numbers stand on the sheet, and its dot is placed among the actions") {
  CharacterDesk desk(support::warrior());
  rules::Crew crew = support::sin_eaters();
  crew = rules::with_crew_ability(support::beacon_road(), crew, support::taken("crew_deadly"));
  crew.tier = 1;
  const std::string iron = std::to_string(desk.total("iron") + 1);
  desk.join(&crew);
  CHECK(desk.harness.get(Role::button, "IRON").value == iron);
  desk.go_to("Action dots");
  choose_in_list(desk, "Deadly: one more dot in", "Hunt");
  REQUIRE(desk.character().crew_choices.size() == 1);
  CHECK(desk.character().crew_choices.front().choice == "hunt");
  CHECK(desk.harness.get(Role::meter, "Hunt").value_now == 2);
  no_faults(desk);
}

TEST_CASE("row E9: an item that is held two ways shows the die of each while you choose it") {
  CharacterDesk desk(support::warrior(), support::beacon_road(), 1280, 4000);
  desk.go_to("Equipment");
  std::string all;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    all += each.name + " " + each.value + " " + each.description + "\n";
  }
  CHECK(all.find("one hand d6 or two hands d8") != std::string::npos);
}

TEST_CASE("once a bloodline is chosen the gallery folds to it, and opens again for another one") {
  CharacterDesk desk(support::warrior());
  desk.show_step(1);
  const auto tiles = [&] { return desk.harness.names(Role::radio).size(); };
  const std::size_t folded = tiles();
  desk.harness.press(Role::button, "Choose another");
  CHECK(tiles() >= folded + 8);
  desk.harness.press(Role::radio, "Elf");
  CHECK(tiles() == folded);
  CHECK(desk.harness.has(Role::radio, "Elf"));
  CHECK_FALSE(desk.harness.has(Role::radio, "Orc"));
}

TEST_CASE("an origin that is a phrase stands behind the playbook") {
  CHECK(text::kin("Elf", "Rogue") == "Elf Rogue");
  CHECK(text::kin("River folk", "Hound") == "River folk Hound");
  CHECK(text::kin("No land of your own", "Hound") == "Hound, no land of your own");
  CHECK(text::kin("Mixed (Elf, Orc)", "Rogue") == "Mixed (Elf, Orc) Rogue");
  CHECK(text::kin("", "Hound") == "Hound");
}

TEST_CASE("what the load changes is not promised of the first item that is carried") {
  rules::Character hero = support::warrior();
  hero.carried.clear();
  hero.load_level.clear();
  CharacterDesk desk(hero);
  desk.go_to("Equipment");
  std::size_t items = 0;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    // The levels of load say it, which bring it.
    const auto& levels = support::beacon_road().load_levels;
    const bool level = std::any_of(levels.begin(), levels.end(), [&](const rules::LoadLevel& one) {
      return one.name == each.name;
    });
    if (each.role != Role::checkbox || level) continue;
    ++items;
    INFO(each.name);
    CHECK(each.description.find("Stride") == std::string::npos);
  }
  CHECK(items > 10);
}

TEST_CASE("before a playbook is chosen no dot says what it changes in numbers") {
  CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"));
  desk.go_to("Action dots");
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    INFO(each.name << ": " << each.description);
    CHECK(each.description.find("HP ") == std::string::npos);
    CHECK(each.name.find("HP 0") == std::string::npos);
  }
}

TEST_CASE("a step that waits for the playbook leads to it") {
  for (const std::string step : {"Special ability", "Friend and rival"}) {
    CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"));
    desk.go_to(step);
    desk.harness.press(Role::button, "Choose an archetype");
    CHECK(desk.state.frame.step == 0);
  }
}

TEST_CASE("with all dots used the powers that can be taken are those you have") {
  CharacterDesk desk(support::warrior());
  const int dots = [&] {
    int all = 0;
    for (const rules::DerivedAction& each : desk.standing().numbers.actions) all += each.rating;
    return all;
  }();
  desk.go_to("Powers");
  Harness& h = desk.harness;
  for (const rules::Power& each : desk.ruleset().powers) {
    if (rules::contains(desk.character().powers, each.id)) continue;
    if (rules::may_have_power(desk.standing(), each.id)) h.press(Role::checkbox, each.name);
    if (h.has(Role::button, "Take it")) h.press(Role::button, "Take it");
  }
  REQUIRE(static_cast<int>(desk.character().powers.size()) == dots);
  for (const rules::Power& each : desk.ruleset().powers) {
    INFO(each.name);
    CHECK(h.has(Role::checkbox, each.name) == rules::contains(desk.character().powers, each.id));
  }
  CHECK(h.has(Role::text, "All your action dots are used. Choose another filter to see the rest."));
  h.press(Role::radio, "All " + std::to_string(desk.ruleset().powers.size()));
  CHECK(h.has(Role::checkbox, desk.ruleset().powers.back().name));
}

TEST_CASE("on a phone the playbook that chance chose comes into sight") {
  for (std::uint64_t seed = 1; seed < 9; ++seed) {
    CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"), support::beacon_road(),
                       390, 844, {.touch = true});
    desk.state.seed = seed;
    desk.harness.press(Role::button, "Fill in the rest");
    desk.harness.settle();
    const rules::Playbook* playbook =
        rules::find_playbook(desk.ruleset(), desk.character().playbook);
    REQUIRE(playbook != nullptr);
    const ui::Node plate = desk.harness.get(Role::radio, playbook->name);
    INFO(playbook->name);
    CHECK(plate.rect.y >= plate.clip.y - 1);
    CHECK(plate.rect.y + 100 <= plate.clip.y + plate.clip.height);
  }
}
