// The finished character's sheet: every field is edited in place, and the numbers follow.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <string>

#include "asked.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/bonds.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/screens/character_sheet.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// A library in which one character's sheet is open; edits are applied with undo.
struct Table {
  const rules::Ruleset& ruleset;
  model::Library library;
  model::History history;
  CharacterView view;
  CharacterSheetState state;
  std::vector<Command> commands;
  bool stale = true;

  explicit Table(const rules::Ruleset& game, rules::Character character) : ruleset(game) {
    character.id = "hero";
    library.documents["hero"] = std::move(character);
  }

  const rules::Character& hero() const { return *model::find_character(library, "hero"); }

  void refresh() {
    view.ruleset = &ruleset;
    view.character = &hero();
    view.crew = model::crew_of(library, hero());
    view.library = &library;
    view.standing = rules::derive(ruleset, hero(), rules::gifts_of(ruleset, view.crew));
    view.findings = rules::check(view.standing);
    ++view.generation;
    stale = false;
  }

  void frame(Ui& ui) {
    if (stale) refresh();
    Requests requests;
    draw_character_sheet(ui, view, state, requests);
    for (const model::Edit& each : requests.edits) {
      library = history.commit(std::move(library), each);
      stale = true;
    }
    for (const Command& each : requests.commands) {
      if (does(each, Action::leave_field)) history.end_step();
      commands.push_back(each);
    }
  }

  void show(Harness& harness) {
    harness.show([this](Ui& ui) { frame(ui); });
  }

  int total(const std::string& statistic) const {
    return rules::total_of(support::numbers_of(ruleset, hero(), model::crew_of(library, hero())),
                           statistic);
  }
};

rules::Character playing() {
  rules::Character character = support::warrior();
  character.in_play = true;
  return character;
}

// A common item that no playbook brings, held in hand or not.
const rules::Item* common_item(bool held) {
  const rules::Ruleset& game = support::beacon_road();
  for (const rules::Item& each : game.items) {
    const bool of_one = std::any_of(
        game.playbooks.begin(), game.playbooks.end(),
        [&](const rules::Playbook& playbook) { return rules::contains(playbook.items, each.id); });
    if (!of_one && (each.hands > 0) == held && each.rarity == rules::Rarity::common) return &each;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("the sheet says how a character stands, and asks for the moves that hurt and heal") {
  Harness harness(1280, 800);
  rules::Character character = playing();
  character.tracks["hit_points"] = 1;
  Table table(support::beacon_road(), character);
  table.show(harness);
  const int whole = table.total("hit_points");
  CHECK(harness.has(Role::text, "Standing"));
  harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, 12);
  for (const auto& [button, move] : {std::pair{"Damage", "hero: take_damage, damage=12"},
                                     std::pair{"Heal", "hero: healed, healed_points=12"}}) {
    harness.press(Role::button, button);
    CHECK(begun(table.commands) == move);
  }
  const auto lose = [&](int points) {
    std::get<rules::Character>(table.library.documents["hero"]).tracks["hit_points"] = points;
    table.stale = true;
    harness.frame();
    harness.settle();
  };
  lose(whole / 2 + 1);
  CHECK(harness.has(Role::text, "Staggered"));
  lose(whole);
  CHECK(harness.has(Role::text, "Down and dying"));
  lose(whole + whole / 2);
  CHECK(harness.has(Role::text, "Dead"));
  CHECK(harness.faults().empty());
}

TEST_CASE("a number of two digits is typed in the page, which sends one figure after the other") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.act(Role::spin_button, "Points", NodeAction::Kind::digit, {}, 1);
  harness.act(Role::spin_button, "Points", NodeAction::Kind::digit, {}, 4);
  CHECK(harness.get(Role::spin_button, "Points").value_now == 14);
}

TEST_CASE("a number of two digits is typed, and five presses of any control move none of them") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.act(Role::spin_button, "Points", NodeAction::Kind::focus);
  harness.key(ImGuiKey_1);
  harness.key(ImGuiKey_4);
  CHECK(harness.get(Role::spin_button, "Points").value_now == 14);
  for (const char* name : {"Points: less", "Points: more", "Damage", "Heal"}) {
    const NodeRect before = harness.get(Role::button, name).rect;
    for (int i = 0; i < 5; ++i) {
      harness.press(Role::button, name);
      CHECK(harness.get(Role::button, name).rect == before);
    }
  }
  for (const char* name : {"Stress", "Special armor", "Deed", "Healing clock"}) {
    const NodeRect before = harness.get(Role::spin_button, name).rect;
    for (int i = 0; i < 5; ++i) {
      harness.act(Role::spin_button, name, NodeAction::Kind::set_value, {}, i % 3);
      CHECK(harness.get(Role::spin_button, name).rect == before);
    }
  }
}

TEST_CASE("in play a press changes no dot; to change what was chosen is asked for") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  CHECK_FALSE(harness.has(Role::spin_button, "Prowl"));
  CHECK(harness.get(Role::meter, "Prowl").value_now == 2);
  CHECK_FALSE(harness.has(Role::button, "Add an ability"));
  table.state.editing = true;
  harness.settle();
  CHECK(harness.has(Role::spin_button, "Prowl"));
  CHECK(harness.has(Role::button, "Add an ability"));
}

TEST_CASE("a defense opens to its terms, and nothing beside it moves") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.press(Role::button, "IRON");
  CHECK(harness.get(Role::button, "IRON").expanded);
  CHECK(harness.get(Role::button, "IRON").value == std::to_string(table.total("iron")));
  CHECK(harness.has(Role::row, "Stalwart"));
}

TEST_CASE("dots may go beyond the limit of the creation, up to the cap, which says why") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  table.state.editing = true;
  harness.settle();
  harness.act(Role::spin_button, "Prowl", NodeAction::Kind::set_value, {}, 4);
  CHECK(rules::amount_of(table.hero().actions, "prowl") == 4);
  CHECK(table.history.undo_words() == "Prowl 2 → 4");
  CHECK(harness.get(Role::spin_button, "Prowl").value_max == 4);
}

TEST_CASE("in a game whose cap is eight dots an action gets eight, one more in sight each time") {
  rules::Ruleset game = support::beacon_road();
  for (rules::Statistic& each : game.statistics) {
    if (each.role != rules::Role::action_cap) continue;
    for (rules::Term& term : each.terms) {
      if (term.phase == rules::Phase::play) term.value = 8;
    }
  }
  Harness harness(1280, 800);
  Table table(game, playing());
  table.show(harness);
  table.state.editing = true;
  harness.settle();
  CHECK(harness.get(Role::spin_button, "Prowl").value_max == 8);
  harness.act(Role::spin_button, "Prowl", NodeAction::Kind::set_value, {}, 8);
  CHECK(rules::amount_of(table.hero().actions, "prowl") == 8);
}

TEST_CASE("stress is marked on its boxes, and a known song marks one for good") {
  Harness harness(1280, 800);
  rules::Character elf = playing();
  elf = rules::with_heritage(support::beacon_road(), elf, "elf");
  rules::AbilityTaken song = support::taken("the_eldersong");
  song.known = {{"The Long Dusk", {}}};
  elf.abilities.push_back(song);
  Table table(support::beacon_road(), elf);
  table.show(harness);
  CHECK(harness.get(Role::spin_button, "Stress").value_min == 1);
  harness.act(Role::spin_button, "Stress", NodeAction::Kind::set_value, {}, 4);
  CHECK(rules::amount_of(table.hero().tracks, "stress") == 3);
}

TEST_CASE("a full track of experience brings a dot and is cleared in the same step") {
  Harness harness(1280, 800);
  rules::Character character = playing();
  character.tracks["xp_body"] = 6;
  Table table(support::beacon_road(), character);
  table.show(harness);
  harness.press(Role::button, "Take an advance: Deed");
  REQUIRE(harness.has(Role::dialog, "One more dot"));
  harness.press(Role::radio, "Prowl 2 → 3");
  CHECK(rules::amount_of(table.hero().actions, "prowl") == 3);
  CHECK(rules::amount_of(table.hero().tracks, "xp_body") == 0);
  table.library = table.history.undo(table.library);
  CHECK(rules::amount_of(table.hero().tracks, "xp_body") == 6);
  CHECK(rules::amount_of(table.hero().actions, "prowl") == 2);
  CHECK(harness.faults().empty());
}

TEST_CASE("a full track of the archetype brings another special ability") {
  Harness harness(1280, 800);
  rules::Character character = playing();
  character.tracks["xp_archetype"] = 8;
  Table table(support::beacon_road(), character);
  table.show(harness);
  harness.press(Role::button, "Take an advance: Archetype");
  harness.press(Role::radio, "Mule");
  REQUIRE(table.hero().abilities.size() == 2);
  CHECK(table.hero().abilities[1].id == "mule");
  CHECK(rules::amount_of(table.hero().tracks, "xp_archetype") == 0);
  CHECK(table.total("load_light") == 5);
  CHECK(harness.faults().empty());
}

TEST_CASE("what cannot be taken is shown with its reason when you want to see it") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  table.state.editing = true;
  harness.settle();
  harness.press(Role::button, "Add an ability");
  CHECK_FALSE(harness.has(Role::radio, "Stalwart"));
  harness.press(Role::checkbox, "Only what I can take");
  const Node& refused = harness.get(Role::radio, "Stalwart");
  CHECK(refused.disabled);
  CHECK(refused.description.find("once") != std::string::npos);
}

TEST_CASE("a trauma is marked by naming it, in a list that its boxes open") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.act(Role::spin_button, "Trauma", NodeAction::Kind::increment);
  CHECK(table.hero().traumas.empty());
  const rules::Entry& trauma = support::beacon_road().traumas.front();
  harness.press(Role::checkbox, trauma.name);
  REQUIRE(table.hero().traumas.size() == 1);
  harness.press(Role::checkbox, trauma.name);
  CHECK(table.hero().traumas.empty());
}

TEST_CASE("harm is written into its row, one step of undo for the whole word") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.press(Role::button, "Write: Lesser harm 1");
  harness.type("Lesser harm 1", "Bruised");
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.hero().harm[0].text == "Bruised");
  CHECK(table.hero().harm[0].level == 1);
  table.library = table.history.undo(table.library);
  CHECK(table.hero().harm.empty());
}

TEST_CASE("any free cell of a row of harm takes one harm, whole, into the first free one") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.press(Role::button, "Write: Moderate harm 2");
  harness.letters("Broken arm");
  harness.settle();
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.hero().harm[0].text == "Broken arm");
  CHECK(table.hero().harm[0].level == 2);
  CHECK(harness.get(Role::textbox, "Moderate harm 1").focused);
  harness.press(Role::button, "Write: Moderate harm 2");
  harness.letters("Cut");
  harness.settle();
  REQUIRE(table.hero().harm.size() == 2);
  CHECK(table.hero().harm[0].text == "Broken arm");
  CHECK(table.hero().harm[1].text == "Cut");
}

TEST_CASE("an item is carried, taken in hand and put away") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.press(Role::link, "Carry something");
  const rules::Item* held = common_item(true);
  REQUIRE(held != nullptr);
  harness.type("Search", held->name);
  harness.press(Role::checkbox, held->name);
  REQUIRE(table.hero().carried.size() == 1);
  harness.key(ImGuiKey_Escape);
  harness.press(Role::link, std::to_string(held->load));
  harness.press(Role::checkbox, "In hand");
  CHECK(table.hero().carried[0].in_hand);
  harness.press(Role::checkbox, held->name);
  CHECK(table.hero().carried.empty());
  for (const std::string& fault : harness.faults()) UNSCOPED_INFO(fault);
  CHECK(harness.faults().empty());
}

TEST_CASE("what is carried can be taken once more in the list, which says how often it is there") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  harness.press(Role::link, "Carry something");
  const rules::Item* plain = common_item(false);
  REQUIRE(plain != nullptr);
  const std::string more = "One more: " + plain->name;
  harness.type("Search", plain->name);
  REQUIRE_FALSE(harness.has(Role::button, more));
  // The card in the list, not the row of the sheet behind it.
  const auto card = [&] {
    const std::uint32_t options = harness.get(Role::group, "Options").id;
    for (const Node& node : harness.ui().nodes()) {
      if (node.name == plain->name && node.parent == options) return node;
    }
    FAIL("There is no card of it.");
    return Node{};
  };
  const float before = card().rect.y;
  harness.press(Role::checkbox, plain->name);
  harness.press(Role::button, more);
  harness.press(Role::button, more);
  REQUIRE(table.hero().carried.size() == 3);
  for (const rules::Carried& each : table.hero().carried) {
    CHECK(each.item == plain->id);
  }
  // A dialog that grows by a line stays in the middle; the card stays under the pointer.
  CHECK(std::abs(card().rect.y - before) < 8);
  // The card itself puts one away.
  harness.ui().act({.id = card().id, .kind = NodeAction::Kind::press, .text = {}, .value = 0});
  harness.settle();
  CHECK(table.hero().carried.size() == 2);
  for (const std::string& fault : harness.faults()) UNSCOPED_INFO(fault);
  CHECK(harness.faults().empty());
}

TEST_CASE("on a phone the head says how a character stands, on every page of the sheet") {
  Harness harness(390, 844, {.touch = true});
  Table table(support::beacon_road(), playing());
  table.show(harness);
  for (const char* page : {"Play", "Actions", "Gear", "Story"}) {
    harness.press(Role::tab, page);
    const Node& word = harness.get(Role::text, "Standing");
    const Node& damage = harness.get(Role::button, "Damage");
    CHECK(word.rect.y < damage.rect.y + damage.rect.height);
    CHECK(word.rect.y > 0);
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("on a phone you say how many hit points are lost where no move of the game asks") {
  rules::Ruleset game = support::beacon_road();
  std::erase_if(game.procedures,
                [](const rules::Procedure& each) { return each.id == "take_damage"; });
  for (const float width : {320.0F, 390.0F, 640.0F}) {
    Harness harness(width, width < 500 ? 844.0F : 400.0F, {.touch = true});
    Table table(game, playing());
    table.show(harness);
    INFO(width);
    REQUIRE(harness.has(Role::spin_button, "Points"));
    harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, 3);
    harness.press(Role::button, "Damage");
    CHECK(rules::amount_of(table.hero().tracks, "hit_points") == 3);
    for (const char* name : {"Points: less", "Points: more", "Damage", "Heal"}) {
      const Node& button = harness.get(Role::button, name);
      CHECK(button.rect.x >= 0);
      CHECK(button.rect.x + button.rect.width <= width);
    }
    CHECK(harness.small_targets().empty());
    CHECK(harness.faults().empty());
  }
  // The moves of the game ask themselves.
  Harness harness(390, 844, {.touch = true});
  Table table(support::beacon_road(), playing());
  table.show(harness);
  CHECK_FALSE(harness.has(Role::spin_button, "Points"));
}

TEST_CASE("in a low window the page of the sheet has more room than what stays in sight") {
  const std::pair<float, float> windows[] = {{640, 400}, {844, 390}, {932, 430}};
  for (const auto& [width, height] : windows) {
    Harness harness(width, height, {.touch = true});
    rules::Character making = playing();
    making.in_play = false;
    Table table(support::beacon_road(), making);
    table.show(harness);
    INFO(width << " x " << height);
    const Node& begin = harness.get(Role::button, "Begin play");
    CHECK(begin.clip.height >= height / 2);
    CHECK(harness.has(Role::button, "Damage"));
    const Node& head = harness.get(Role::text, "Standing");
    CHECK(head.rect.y < height / 4);
    CHECK(head.clip.height < height / 3);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE(
    "what stands as boxes on the sheet is no shield beside them, and a phone has it in sight") {
  rules::Character hound = rules::random_character(support::blades_srd(), "hero", 3, {});
  hound.in_play = true;
  hound.tracks["stress"] = 4;
  hound.traumas = {support::blades_srd().traumas.front().id};
  Harness harness(1280, 800);
  Table table(support::blades_srd(), hound);
  table.show(harness);
  CHECK_FALSE(harness.has(Role::button, "Stress"));
  CHECK(harness.get(Role::spin_button, "Stress").value == "4 of 9");
  CHECK(harness.get(Role::spin_button, "Trauma").value == "1 of 4");
  CHECK(harness.faults().empty());

  // Whichever of its pages is open: the first begins with them, over the others they stand.
  Harness phone(390, 844, {.touch = true});
  Table small(support::blades_srd(), hound);
  small.show(phone);
  for (std::size_t page = 0; page < 4; ++page) {
    small.state.page = page;
    phone.settle();
    INFO(page);
    const Role boxes = page == 0 ? Role::spin_button : Role::meter;
    CHECK(phone.get(boxes, "Stress").value == "4 of 9");
    CHECK(phone.get(boxes, "Trauma").value == "1 of 4");
    CHECK(phone.get(boxes, "Stress").rect.y < 120);
  }
  CHECK(phone.faults().empty());
}

TEST_CASE("joining a crew changes the numbers at once, and the sheet says by what") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.library.documents["crew"] = support::sin_eaters();
  table.show(harness);
  table.state.page = 1;
  harness.settle();
  const int iron = table.total("iron");
  // In play the crew is read.
  CHECK(harness.has(Role::text, "On your own."));
  CHECK_FALSE(harness.has(Role::button, "Member of"));
  table.state.editing = true;
  harness.settle();
  harness.press(Role::button, "Member of");
  harness.press(Role::radio, "The Ash Lanterns");
  CHECK(table.hero().crew == "crew");
  CHECK(table.total("iron") == iron + 1);
  CHECK(harness.get(Role::button, "IRON").value == std::to_string(iron + 1));
  CHECK(table.history.undo_words() == "Join The Ash Lanterns");
  table.state.editing = false;
  harness.frame();
  harness.settle();
  CHECK(harness.has(Role::text, "The Ash Lanterns"));
  CHECK_FALSE(harness.has(Role::button, "Member of"));
}

TEST_CASE("a change that gives something up asks first") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  table.state.page = 1;
  table.state.editing = true;
  harness.settle();
  harness.press(Role::button, "Archetype");
  harness.press(Role::radio, "Wizard");
  REQUIRE(harness.has(Role::dialog, "Archetype: Wizard?"));
  CHECK(table.hero().playbook == "warrior");
  harness.press(Role::button, "Change it");
  CHECK(table.hero().playbook == "wizard");
  CHECK(harness.faults().empty());
}

TEST_CASE("a crew is asked for from a character's sheet with the character that is to be in it") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  table.state.page = 1;
  harness.settle();
  harness.press(Role::button, "Make a crew");
  REQUIRE_FALSE(table.commands.empty());
  CHECK(table.commands.back() == Command(NewSheet{SheetKind::crew, "beacon-road", "hero"}));
}

TEST_CASE("a conflict in play is a word in the head, and moves nothing of the sheet") {
  Harness harness(1280, 800);
  Table table(support::beacon_road(), playing());
  table.show(harness);
  const auto places = [&] {
    std::map<std::string, NodeRect> rects;
    for (const Node& node : harness.ui().nodes()) {
      const bool in_head = node.rect.y < 210;
      if (node.interactive && !in_head) rects[node.name + std::to_string(node.id)] = node.rect;
    }
    return rects;
  };
  const auto before = places();
  REQUIRE(before.size() > 20);
  support::bond(std::get<rules::Character>(table.library.documents["hero"]), "friend").who =
      "the king himself";
  table.stale = true;
  harness.frame();
  harness.settle();
  CHECK(harness.has(Role::link, "1 conflict"));
  CHECK(places() == before);
}

TEST_CASE("a conflict is shown, waived with a reason, and the waiver taken back") {
  for (const float width : {320.0F, 390.0F, 768.0F, 1280.0F}) {
    INFO(width);
    Harness harness(width, 800);
    rules::Character character = playing();
    support::bond(character, "friend").who = "the king himself";
    Table table(support::beacon_road(), character);
    table.show(harness);
    harness.press(Role::link, "1 conflict");
    harness.press(Role::link, "Waive this rule…");
    harness.type("Why does your table allow it?", "We met him in session three.");
    harness.press(Role::button, "Waive the rule");
    REQUIRE(table.hero().waivers.size() == 1);
    CHECK(table.hero().waivers[0].reason == "We met him in session three.");
    harness.press(Role::link, "Apply the rule again");
    CHECK(table.hero().waivers.empty());
  }
}

TEST_CASE("the sheet of a game without hit points, powers or load leaves these parts out") {
  Harness harness(1280, 800);
  rules::Character character = rules::random_character(support::tiny(), "hero", 3, {});
  character.in_play = true;
  Table table(support::tiny(), character);
  table.show(harness);
  CHECK_FALSE(harness.has(Role::button, "Take damage"));
  CHECK_FALSE(harness.has(Role::button, "Add a power"));
  CHECK(harness.faults().empty());
}

TEST_CASE("on a phone nothing of the sheet stands outside of the window or is too small") {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    Harness harness(390, 844, {.touch = true});
    rules::Character character = rules::random_character(support::beacon_road(), "hero", seed, {});
    character.in_play = true;
    Table table(support::beacon_road(), character);
    table.show(harness);
    for (const Node& node : harness.ui().nodes()) {
      INFO(node.name);
      CHECK(node.rect.x + node.rect.width <= 390.5F);
    }
    CHECK(harness.small_targets().empty());
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("all is said to be in order only where nothing is left to say") {
  rules::Findings findings;
  CHECK(state_of(findings) == "all in order");
  const auto add = [&](rules::FindingKind kind) {
    rules::Finding finding;
    finding.kind = kind;
    findings.push_back(finding);
  };
  add(rules::FindingKind::hint);
  CHECK(state_of(findings) == "nothing missing");
  add(rules::FindingKind::unfinished);
  CHECK(state_of(findings) == "1 open");
  add(rules::FindingKind::illegal);
  CHECK(state_of(findings) == "one conflict");
}
