// The Play page, in a window of 1280 by 800 with the program's bar: a character that
// was just finished is whole on it, of a well-travelled one only what grows scrolls.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "rules/judge/random.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "sheet_table.hpp"
#include "ui/access/mirror.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// How far something is cut off above or below; 0 where it is in sight.
float cut_off(const Node& node) {
  const float below = node.rect.y + node.rect.height - node.clip.y - node.clip.height;
  return std::max({below, node.clip.y - node.rect.y, 0.0F});
}

// All of the page that is not in sight, with how many pixels are missing.
std::string out_of_sight(SheetTable& table) {
  std::string all;
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.layer > 0 || each.rect.height <= 0 || cut_off(each) <= 0.5F) continue;
    all += std::string(role_name(each.role)) + " \"" + each.name +
           "\": " + std::to_string(cut_off(each)) + " px\n";
  }
  return all;
}

// The character of that archetype with all that the creation brings, as many powers as the dots
// allow, and a load.
rules::Character just_finished(const rules::Playbook& playbook, std::uint64_t seed) {
  rules::Character hero =
      rules::random_character(support::beacon_road(), "hero", seed, {playbook.id, "", ""});
  hero.load_level = "normal";
  hero.carried = {{playbook.items.front(), "", 1, false}, {"dagger", "", 1, true}};
  return hero;
}

// A warrior with one power for each dot.
rules::Character finished_fighter() {
  const rules::Playbook& warrior = *rules::find_playbook(support::beacon_road(), "warrior");
  rules::Character hero = just_finished(warrior, 3);
  hero.abilities = {support::taken("battleborn")};
  return hero;
}

rules::Character well_travelled() {
  rules::Character hero = finished_fighter();
  for (const char* ability : {"stalwart", "deadly", "savage"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.harm = much_harm();
  hero.conditions = {{"Bleeding", 1, false}, {"Deafened", 2, false}, {"Regenerating", 1, true}};
  hero.traumas = {"reckless", "haunted"};
  hero.clocks = {{"The alarm spreads", 6, 2, false, {}, {}},
                 {"The barge reaches the lock", 8, 3, false, {}, {}},
                 {"They find the cistern", 4, 1, false, {}, {}},
                 {"A debt comes due", 12, 7, false, {}, {}},
                 {"A letter to the coast", 4, 0, false, {}, {}},
                 {"The last clock", 6, 0, false, {}, {}}};
  for (const char* item : {"shortspear", "handaxe", "hammer", "sling", "shortbow"}) {
    hero.carried.push_back({item, "", 1, false});
  }
  hero.tracks = {{"hit_points", 19},  {"stress", 5},        {"special_armor", 1}, {"xp_body", 3},
                 {"xp_archetype", 5}, {"healing_clock", 1}, {"beacon_points", 2}};
  hero.coin = 3;
  hero.stash = 14;
  return hero;
}

void show_with_bar(SheetTable& table) {
  table.with_bar = true;
  table.settle();
}

// A row of the sheet by its name, and that it is in sight.
void stands_in_sight(SheetTable& table, Role role, const std::string& name) {
  INFO(name);
  const Node* found = table.harness.find(role, name);
  REQUIRE(found != nullptr);
  CHECK(cut_off(*found) <= 0.5F);
}

// What every character has, and what is marked in the middle of a fight.
void fixed_things_in_sight(SheetTable& table) {
  const rules::Ruleset& game = table.game;
  for (const char* boxes : {"Stress", "Trauma", "Special armor", "Healing clock"}) {
    stands_in_sight(table, Role::spin_button, boxes);
  }
  for (const rules::Action& each : game.actions) {
    stands_in_sight(table, Role::meter, each.name);
    stands_in_sight(table, Role::button, "Roll " + each.name);
  }
  for (const rules::Track& each : game.tracks) {
    const bool own = each.scope == rules::Scope::character;
    if (own && each.kind == rules::TrackKind::xp) {
      stands_in_sight(table, Role::spin_button, each.name);
    }
  }
  const std::vector<std::string> radios = table.harness.names(Role::radio);
  for (const rules::LoadLevel& level : game.load_levels) {
    const auto found = std::find_if(radios.begin(), radios.end(), [&](const std::string& each) {
      return each.starts_with(level.name + " ");
    });
    INFO(level.name);
    REQUIRE(found != radios.end());
    stands_in_sight(table, Role::radio, *found);
  }
  for (const rules::SessionTrigger& each : rules::session_triggers(table.standing())) {
    stands_in_sight(table, Role::spin_button, each.words);
  }
  stands_in_sight(table, Role::link, "End of session");
  stands_in_sight(table, Role::heading, "What helps you now");
  stands_in_sight(table, Role::heading, "Clocks");
}

}  // namespace

TEST_CASE("a finished character of each archetype is whole at 1280 by 800") {
  for (const rules::Playbook& playbook : support::beacon_road().playbooks) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      INFO(playbook.name << ", seed " << seed);
      SheetTable table(just_finished(playbook, seed));
      show_with_bar(table);
      CHECK(out_of_sight(table) == "");
      fixed_things_in_sight(table);
      for (const rules::AbilityTaken& each : table.hero().abilities) {
        const std::string& name = rules::find_ability(table.game, each.id)->name;
        stands_in_sight(table, Role::button, name);
      }
      CHECK(table.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE("a finished character with seven powers and what helps in a fight is whole, too") {
  SheetTable table(finished_fighter());
  REQUIRE(table.hero().powers.size() == 7);
  show_with_bar(table);
  CHECK(out_of_sight(table) == "");
  stands_in_sight(table, Role::button, "Battleborn");
  for (const rules::Id& power : table.hero().powers) {
    stands_in_sight(table, Role::button, rules::find_power(table.game, power)->name);
  }
}

TEST_CASE("beside a long name stands who this is, without the crew, and the page begins no lower") {
  rules::Character hero = finished_fighter();
  hero.heritage = "halfling";
  hero.name = "Wren";
  SheetTable short_name(hero);
  show_with_bar(short_name);
  hero.name = "Oskar Anastasios Thorne the Younger";
  SheetTable long_name(hero);
  show_with_bar(long_name);
  const std::string kin = rules::kin_in_words(long_name.game, hero);
  const auto page_of = [](SheetTable& table) {
    return table.harness.get(Role::heading, "What helps you now").rect.y;
  };
  CHECK_FALSE(short_name.harness.has(Role::text, kin));
  const Node* said = long_name.harness.find(Role::text, kin);
  REQUIRE(said != nullptr);
  const NodeRect name = long_name.harness.get(Role::heading, hero.name).rect;
  CHECK(said->rect.x > name.x + name.width);
  CHECK(said->rect.y < name.y + name.height);
  CHECK(page_of(long_name) <= page_of(short_name));
}

TEST_CASE("of a well-travelled character only lists scroll: what is fixed stays in sight") {
  SheetTable table(well_travelled());
  show_with_bar(table);
  fixed_things_in_sight(table);
  for (const char* harm : {"Broken leg", "Deep cut", "Battered", "Scared"}) {
    stands_in_sight(table, Role::text, harm);
  }
  // Lists go on below their edge, and what stands there is reached.
  const Node& last = table.harness.get(Role::spin_button, "The last clock");
  CHECK(cut_off(last) > 0.5F);
  table.harness.act(Role::spin_button, "The last clock", NodeAction::Kind::focus);
  CHECK(cut_off(table.harness.get(Role::spin_button, "The last clock")) <= 0.5F);
  fixed_things_in_sight(table);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "with three wounds all that wears a character down is in sight, and what ends the turn by "
    "them") {
  SheetTable table(well_travelled());
  show_with_bar(table);
  const Node heading = table.harness.get(Role::heading, "Wounds and boons");
  const Node end = table.harness.get(Role::link, "End of turn");
  CHECK(end.rect.x > heading.rect.x);
  CHECK(end.rect.y >= heading.rect.y - 1);
  CHECK(end.rect.y + end.rect.height <= heading.rect.y + heading.rect.height);
  const NodeRect column = table.harness.get(Role::group, "How you are").rect;
  std::size_t seen = 0;
  for (const Node& each : table.harness.ui().nodes()) {
    const bool inside = each.rect.y >= column.y && each.rect.y < column.y + column.height + 100 &&
                        each.rect.x >= column.x && each.rect.x < column.x + column.width;
    if (!inside || each.layer > 0 || each.rect.height <= 0) continue;
    // The head and the foot lie beside it.
    if (each.clip.y + each.clip.height > column.y + column.height + 1) continue;
    ++seen;
    INFO(each.name);
    CHECK(cut_off(each) <= 0.5F);
  }
  CHECK(seen > 15);
}

TEST_CASE(
    "where a column lacks room its clocks and its experience are whole, and what is carried gives "
    "way") {
  for (const char* const more : {"", "an advance", "a trigger"}) {
    INFO(more);
    rules::Character hero = well_travelled();
    REQUIRE(hero.carried.size() == 7);
    hero.clocks.resize(2);
    if (std::string(more) == "an advance") hero.tracks["xp_body"] = 6;
    if (std::string(more) == "a trigger") hero.abilities.push_back(support::taken("vengeful"));
    SheetTable table(hero);
    show_with_bar(table);
    fixed_things_in_sight(table);
    for (const rules::Clock& each : hero.clocks) {
      stands_in_sight(table, Role::spin_button, each.name);
    }
    const Node& list = table.harness.get(Role::group, "Your own clocks");
    const Node& last = table.harness.get(Role::spin_button, hero.clocks.back().name);
    CHECK(last.rect.y + last.rect.height <= list.rect.y + list.rect.height + 0.5F);
    if (std::string(more) == "an advance") {
      stands_in_sight(table, Role::button, "Take an advance: Deed");
    }
    CHECK(cut_off(table.harness.get(Role::checkbox, "Coin")) > 0.5F);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("however many clocks there are, four things of the load are in sight") {
  rules::Character hero = well_travelled();
  for (const std::size_t clocks : {std::size_t{3}, hero.clocks.size()}) {
    INFO(clocks << " clocks");
    hero.clocks.resize(clocks);
    SheetTable table(hero);
    show_with_bar(table);
    fixed_things_in_sight(table);
    const Node& list = table.harness.get(Role::group, "What is carried");
    int seen = 0;
    for (const Node& each : table.harness.ui().nodes()) {
      const bool of_list = each.role == Role::checkbox && each.rect.x >= list.rect.x &&
                           each.rect.x < list.rect.x + list.rect.width;
      if (of_list && cut_off(each) <= 0.5F && each.rect.y >= list.rect.y) ++seen;
    }
    CHECK(seen >= 4);
  }
}

TEST_CASE("in a full column an ability has one line with its rule, and opens to all of it") {
  // Its column is full.
  SheetTable table(well_travelled());
  table.harness.ui().scroll_to(table.harness.get(Role::button, "Battleborn").id);
  table.harness.settle();
  const Node row = table.harness.get(Role::button, "Battleborn");
  const std::string& rule = rules::find_ability(table.game, "battleborn")->description;
  CHECK(row.rect.height >= 24);
  CHECK(row.rect.height <= 27);
  CHECK(row.description == rule);
  CHECK_FALSE(table.harness.has(Role::text, rule));
  table.harness.press(Role::button, "Battleborn");
  CHECK(table.harness.has(Role::text, rule));
  CHECK(table.harness.get(Role::button, "Battleborn").rect == row.rect);
}

TEST_CASE("a trigger of experience is read whole in columns that have room for all its lines") {
  SheetTable table(finished_fighter(), 1280, 1100);
  const float line = table.harness.ui().measure(Type::small, "X").height;
  bool broken = false;
  for (const rules::SessionTrigger& each : rules::session_triggers(table.standing())) {
    INFO(each.words);
    CHECK_FALSE(table.harness.has(Role::button, "Read in full: " + each.words));
    broken = broken || table.harness.get(Role::text, each.words).rect.height > line;
  }
  CHECK(broken);
  // In a window with less room each has a line again, and in a large one all of them.
  SheetTable full(well_travelled());
  const std::string words = rules::session_triggers(full.standing())[1].words;
  CHECK(full.harness.has(Role::button, "Read in full: " + words));
  full.harness.resize(1280, 1600);
  full.settle();
  CHECK_FALSE(full.harness.has(Role::button, "Read in full: " + words));
}

TEST_CASE(
    "a trigger of experience has one line in a full column, whole words on demand and on a phone") {
  SheetTable table(well_travelled());
  const std::string words = rules::session_triggers(table.standing())[1].words;
  const float line = table.harness.ui().measure(Type::small, "X").height;
  REQUIRE(table.harness.has(Role::button, "Read in full: " + words));
  CHECK(table.harness.get(Role::text, words).rect.height == line);
  const Node boxes = table.harness.get(Role::spin_button, words);
  CHECK(boxes.rect.height >= 24);
  table.harness.press(Role::button, "Read in full: " + words);
  CHECK(table.harness.get(Role::text, words).rect.height > line);
  CHECK(table.harness.get(Role::spin_button, words).rect == boxes.rect);
  table.harness.press(Role::button, "Read in full: " + words);
  CHECK(table.harness.get(Role::text, words).rect.height == line);

  SheetTable phone(finished_fighter(), 390, 844, true);
  phone.state.page = 2;
  phone.settle();
  CHECK(phone.harness.has(Role::text, words));
  CHECK_FALSE(phone.harness.has(Role::button, "Read in full: " + words));
}

TEST_CASE("in columns equipment has six rows and coin, on a phone six beside what is carried") {
  const rules::Playbook& technician = *rules::find_playbook(support::beacon_road(), "technician");
  REQUIRE(technician.items.size() > 6);
  const rules::Character hero = just_finished(technician, 1);
  SheetTable table(hero);
  CHECK(table.harness.names(Role::checkbox).size() == 6 + 1);
  SheetTable phone(hero, 390, 844, true);
  phone.state.page = 2;
  phone.settle();
  CHECK(phone.harness.names(Role::checkbox).size() == hero.carried.size() + 6 + 1);
  // What is carried has its row, however much that is.
  table.change([](rules::Character& laden) {
    for (const char* item : {"shortspear", "handaxe", "hammer", "sling", "mace", "flail"}) {
      laden.carried.push_back({item, "", 1, false});
    }
  });
  CHECK(table.harness.has(Role::checkbox, "Flail"));
}
