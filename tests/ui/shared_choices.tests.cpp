// What a character is made of is chosen alike in the creation and on the sheet under Edit: there is
// the same to choose from, with the same reasons, and it makes the same of the character.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "character_desk.hpp"
#include "rules/sheet/offers.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

// An entry of the list of that name, which this opens.
ui::Node entry_of(Harness& harness, const std::string& list, const std::string& entry) {
  harness.press(Role::button, list);
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.layer > 0 && each.role == Role::radio && each.name == entry) return each;
  }
  FAIL("The list has no such entry: " << entry);
  return {};
}

void take_from_list(Harness& harness, const std::string& list, const std::string& entry) {
  const std::uint32_t id = entry_of(harness, list, entry).id;
  harness.ui().act({.id = id, .kind = ui::NodeAction::Kind::press, .text = {}, .value = 0});
  harness.settle();
}

rules::Character halfblood() {
  return rules::with_heritage(support::beacon_road(), support::warrior(), "halfblood");
}

void choose_parents(Harness& harness) {
  take_from_list(harness, "One bloodline", "Elf");
  const ui::Node elf = entry_of(harness, "The other bloodline", "Elf");
  CHECK(elf.disabled);
  CHECK(elf.description == "You come from this one, too.");
  harness.key(ImGuiKey_Escape);
  CHECK(entry_of(harness, "The other bloodline", "Orc").description.find("Anger") !=
        std::string::npos);
  harness.key(ImGuiKey_Escape);
  take_from_list(harness, "The other bloodline", "Orc");
}

void choose_body(Harness& harness) {
  harness.press(Role::checkbox, "Darksight (Orc)");
  harness.type("Your size", "Tall and thin");
  take_from_list(harness, "Your stride", "30 feet");
}

class EditedSheet : public SheetTable {
 public:
  explicit EditedSheet(rules::Character character, float width = 1280,
                       const rules::Ruleset& of_game = support::beacon_road())
      : SheetTable(std::move(character), width, 3000, width < 1000, of_game) {
    state.page = ui::sheet_in_two_pages(harness.ui()) ? 1 : 3;
    state.editing = true;
    settle();
  }
  void not_in_play() {
    change([](rules::Character& hero) { hero.in_play = false; });
  }
  // All of a list over the Play page, what cannot be had, too.
  void open_whole_list(const std::string& button) {
    state.page = 0;
    state.allowed_only = false;
    settle();
    harness.press(Role::button, button);
  }
};

// The creation of the character of that sheet, who is in the same crew, at a step.
class Beside {
 public:
  Beside(const EditedSheet& sheet, const std::string& step)
      : crew_(*model::find_crew(sheet.library, "crew")),
        desk(before_play(sheet.hero()), sheet.game, 1280, 3000) {
    desk.join(&crew_);
    desk.go_to(step);
  }

 private:
  static rules::Character before_play(rules::Character character) {
    character.in_play = false;
    return character;
  }
  rules::Crew crew_;

 public:
  CharacterDesk desk;
};

// Of these cards each says on both screens the same, can be had on both or on none, and is chosen
// on both or on none.
void check_alike(Harness& one, Harness& other, Role role, const std::vector<std::string>& cards) {
  for (const std::string& each : cards) {
    CAPTURE(each);
    const ui::Node& here = one.get(role, each);
    const ui::Node& there = other.get(role, each);
    CHECK(here.description == there.description);
    CHECK(here.disabled == there.disabled);
    CHECK(here.checked == there.checked);
  }
}

std::vector<std::string> open_abilities(const EditedSheet& sheet) {
  std::vector<std::string> names;
  for (const rules::AbilityOffer& each : rules::ability_offers(sheet.game, sheet.hero())) {
    names.push_back(each.ability->name);
  }
  return names;
}

// The boxes of the list that lies over the sheet, without the one of its filter.
std::vector<ui::Node> boxes_of_list(Harness& harness) {
  std::vector<ui::Node> boxes;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.layer == 0 || each.role != Role::checkbox) continue;
    if (each.name != "Only what I can take") boxes.push_back(each);
  }
  return boxes;
}

int dots_of(const EditedSheet& sheet) {
  int dots = 0;
  for (const rules::DerivedAction& each : sheet.standing().numbers.actions) dots += each.rating;
  return dots;
}

bool says(Harness& harness, const std::string& words) {
  const auto& nodes = harness.ui().nodes();
  return std::any_of(nodes.begin(), nodes.end(), [&](const ui::Node& each) {
    return each.name == words || each.value == words;
  });
}

}  // namespace

TEST_CASE("a Halfblood's parents, and what is had of each, are chosen alike on the sheet") {
  CharacterDesk desk(halfblood());
  desk.go_to("Bloodline");
  choose_parents(desk.harness);
  desk.harness.press(Role::radio, "Remembrance");
  desk.harness.press(Role::radio, "Anger");
  choose_body(desk.harness);

  EditedSheet sheet(halfblood());
  choose_parents(sheet.harness);
  take_from_list(sheet.harness, "Whose virtue is yours?", "Remembrance");
  take_from_list(sheet.harness, "Whose vice is yours?", "Anger");
  choose_body(sheet.harness);

  CHECK(sheet.hero().parent_heritages == desk.character().parent_heritages);
  CHECK(sheet.hero().virtue_from == desk.character().virtue_from);
  CHECK(sheet.hero().vice_from == desk.character().vice_from);
  CHECK(sheet.hero().stride == desk.character().stride);
  CHECK(sheet.hero().answers == desk.character().answers);
  CHECK(sheet.history.undo_words() == desk.history.undo_words());
  for (const std::string& fault : sheet.harness.faults()) UNSCOPED_INFO(fault);
  CHECK(sheet.harness.faults().empty());
}

TEST_CASE("on a phone what a Halfblood has of each parent stands in the window, for a finger") {
  for (const float width : {390.0F, 320.0F}) {
    EditedSheet sheet(halfblood(), width);
    choose_parents(sheet.harness);
    CHECK(sheet.harness.has(Role::checkbox, "Darksight (Orc)"));
    for (const ui::Node& each : sheet.harness.ui().nodes()) {
      INFO(width << ", " << each.name);
      CHECK((!each.interactive || each.rect.x + each.rect.width <= width));
    }
    CHECK(sheet.harness.small_targets().empty());
    CHECK(sheet.harness.faults().empty());
  }
}

TEST_CASE("the list of bloodlines on the sheet says the virtue and the vice of each") {
  EditedSheet sheet(support::warrior());
  CHECK(entry_of(sheet.harness, "Bloodline", "Orc").description.find("Anger") != std::string::npos);
}

TEST_CASE("a virtue is told in the words of the creation on the sheet, too") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Bloodline");
  EditedSheet sheet(support::warrior());
  int told = 0;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::text || !each.name.starts_with("Virtue: ")) continue;
    ++told;
    CHECK(sheet.harness.has(Role::text, each.name));
  }
  CHECK(told == 1);
}

TEST_CASE("before play no further trait can be had on the sheet, for the reason of the creation") {
  rules::Character hero = support::warrior();
  const auto all = static_cast<std::size_t>(support::beacon_road().creation.traits);
  REQUIRE(hero.traits.size() == all);
  CharacterDesk desk(hero);
  desk.go_to("Traits");
  std::string reason;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    if (each.role == Role::checkbox && each.disabled) reason = each.description;
  }
  REQUIRE_FALSE(reason.empty());

  EditedSheet sheet(hero);
  CHECK_FALSE(sheet.harness.get(Role::button, "Add a trait").disabled);
  sheet.not_in_play();
  const ui::Node list = sheet.harness.get(Role::button, "Add a trait");
  CHECK(list.disabled);
  CHECK(reason.find(list.description) != std::string::npos);
  const std::string first = rules::name_or_words(support::beacon_road().traits, hero.traits[0]);
  sheet.harness.press(Role::checkbox, first);
  CHECK(sheet.hero().traits.size() + 1 == all);
  CHECK_FALSE(sheet.harness.get(Role::button, "Add a trait").disabled);
  sheet.harness.press(Role::checkbox, first);
  CHECK(sheet.hero().traits.size() == all);
}

TEST_CASE("the list of items on the sheet says what an item does once it is in hand") {
  EditedSheet sheet(support::warrior());
  sheet.change([](rules::Character& hero) { hero.carried.clear(); });
  sheet.state.page = 0;
  sheet.settle();
  sheet.harness.press(Role::link, "Carry something");
  sheet.harness.type("Search", "Heavy Shield");
  bool said = false;
  for (const ui::Node& each : sheet.harness.ui().nodes()) {
    said = said || (each.layer > 0 && each.role == Role::checkbox &&
                    each.description.find("n hand: ") != std::string::npos);
  }
  CHECK(said);
}

TEST_CASE("a special ability says on the sheet what it says in the creation") {
  EditedSheet sheet(support::warrior());
  sheet.not_in_play();
  for (const bool taken : {true, false}) {
    CAPTURE(taken);
    if (!taken) sheet.change([](rules::Character& hero) { hero.abilities.clear(); });
    Beside creation(sheet, "Special ability");
    if (taken) creation.desk.harness.press(Role::button, "Choose another");
    sheet.open_whole_list("Add an ability");
    check_alike(sheet.harness, creation.desk.harness, Role::radio, open_abilities(sheet));
    sheet.harness.key(ImGuiKey_Escape);
  }
  // What it does to the numbers by the attribute that is chosen in it.
  sheet.change([](rules::Character& hero) { hero.playbook = "wizard"; });
  Beside creation(sheet, "Special ability");
  sheet.open_whole_list("Add an ability");
  check_alike(sheet.harness, creation.desk.harness, Role::radio, open_abilities(sheet));
}

TEST_CASE("before play an ability takes the place of another on the sheet, as in the creation") {
  EditedSheet sheet(support::warrior());
  sheet.not_in_play();
  Beside creation(sheet, "Special ability");
  creation.desk.harness.press(Role::button, "Choose another");
  creation.desk.harness.press(Role::radio, "Mule");
  sheet.open_whole_list("Add an ability");
  sheet.harness.press(Role::radio, "Mule");
  CHECK(sheet.hero().abilities == std::vector{support::taken("mule")});
  CHECK(sheet.hero().abilities == creation.desk.character().abilities);
  CHECK(sheet.history.undo_words() == creation.desk.history.undo_words());
}

TEST_CASE(
    "before play no further ability can be had on the sheet, for the reason of the creation") {
  rules::Ruleset game = support::beacon_road();
  game.creation.abilities = 2;
  rules::Character hero = support::warrior();
  hero.abilities.push_back(support::taken("mule"));
  EditedSheet sheet(hero, 1280, game);
  sheet.not_in_play();
  Beside creation(sheet, "Special ability");
  sheet.open_whole_list("Add an ability");
  int refused = 0;
  for (const std::string& each : open_abilities(sheet)) {
    const ui::Node& here = sheet.harness.get(Role::radio, each);
    const ui::Node& there = creation.desk.harness.get(Role::radio, each);
    CAPTURE(each);
    CHECK(here.disabled);
    if (there.checked) continue;
    CHECK(here.description == there.description);
    if (here.description.find("away first.") != std::string::npos) ++refused;
  }
  CHECK(refused > 0);
  // In play there may be more.
  sheet.change([](rules::Character& of) { of.in_play = true; });
  const std::size_t before = sheet.hero().abilities.size();
  sheet.harness.press(Role::radio, "Battleborn");
  CHECK(sheet.hero().abilities.size() == before + 1);
}

TEST_CASE("a power says on the sheet what it says in the creation") {
  rules::Character hero = support::warrior();
  hero.powers = {"goading_stance", "ice_dart"};  // the second without the die that it needs
  EditedSheet sheet(hero);
  sheet.not_in_play();
  Beside creation(sheet, "Powers");
  creation.desk.state.powers = ui::ShownOf::all;
  creation.desk.redraw();
  sheet.open_whole_list("Add a power");
  std::vector<std::string> all;
  for (const rules::Power& each : sheet.game.powers) all.push_back(each.name);
  check_alike(sheet.harness, creation.desk.harness, Role::checkbox, all);
  CHECK(sheet.harness.get(Role::checkbox, "Bash").description.find("Hit: ") != std::string::npos);
  CHECK(sheet.harness.get(Role::checkbox, "Ice Dart").invalid);

  for (Harness* each : {&sheet.harness, &creation.desk.harness}) {
    each->press(Role::checkbox, "Ice Dart");
    each->press(Role::checkbox, "Dodge");
  }
  CHECK(sheet.hero().powers == rules::Ids{"goading_stance", "dodge"});
  CHECK(sheet.hero().powers == creation.desk.character().powers);
  CHECK(sheet.history.undo_words() == creation.desk.history.undo_words());
}

TEST_CASE("a power that finds no dot any more stays where it stands in the list of the sheet") {
  EditedSheet sheet(support::warrior());
  const int dots = dots_of(sheet);
  sheet.state.page = 0;
  sheet.settle();
  sheet.harness.press(Role::button, "Add a power");
  const std::vector<ui::Node> at_first = boxes_of_list(sheet.harness);
  int refused = 0;
  for (const ui::Node& each : at_first) {
    if (static_cast<int>(sheet.hero().powers.size()) + 1 == dots) break;
    if (sheet.harness.get(Role::checkbox, each.name).disabled) continue;
    sheet.harness.press(Role::checkbox, each.name);
    std::size_t place = 0;
    for (const ui::Node& now : boxes_of_list(sheet.harness)) {
      REQUIRE(place < at_first.size());
      CHECK(now.name == at_first[place].name);
      CHECK(now.rect.x == at_first[place++].rect.x);
      if (now.disabled) ++refused;
    }
    CHECK(place == at_first.size());
  }
  CHECK(refused > 0);
}

TEST_CASE("the sheet counts powers as the creation does, also where dots bring none") {
  rules::Ruleset game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.powers = {"dodge"};
  for (const bool of_dots : {true, false}) {
    game.creation.powers_per_dot = of_dots;
    EditedSheet sheet(hero, 1280, game);
    sheet.state.page = 0;
    sheet.settle();
    Beside creation(sheet, "Powers");
    const std::string words =
        of_dots ? "1 of " + std::to_string(dots_of(sheet)) + " dots" : "one power";
    CHECK(says(sheet.harness, words));
    CHECK(says(creation.desk.harness, words));
  }
}
