// What a character is made of is chosen alike in the creation and on the sheet under Edit: there is
// the same to choose from, with the same reasons, and it makes the same of the character.
#include <catch2/catch_test_macros.hpp>

#include "character_desk.hpp"
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
  explicit EditedSheet(rules::Character character, float width = 1280)
      : SheetTable(std::move(character), width, 3000, width < 1000) {
    state.page = ui::sheet_in_two_pages(harness.ui()) ? 1 : 3;
    state.editing = true;
    settle();
  }
  void not_in_play() {
    change([](rules::Character& hero) { hero.in_play = false; });
  }
};

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
