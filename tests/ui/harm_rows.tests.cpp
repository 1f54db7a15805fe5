// Harm that stands in no row of the game on a sheet in play: it is shown, written and cleared.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/harm.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// The least level of harm that no row of the game has.
int level_above(const rules::Ruleset& game) {
  int highest = 0;
  for (const rules::HarmRow& each : game.harm_rows) highest = std::max(highest, each.level);
  return highest + 1;
}

// Someone whose last row is full, and who was harmed once more.
rules::Character beaten(const rules::Ruleset& game) {
  rules::Character who = rules::random_character(game, "hero", 4, {});
  who.harm = {{level_above(game) - 1, "Shot in the chest"}, {level_above(game), "Beaten"}};
  return who;
}

// High enough that nothing scrolls.
constexpr float tall_window = 2600;

std::string name_of_cell(const rules::Ruleset& game) {
  return "Level " + std::to_string(level_above(game)) + " " + rules::small(game.words.harm) + " 1";
}

}  // namespace

TEST_CASE("harm above the last row has a row of its own, which says what such harm is") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    SheetTable table(beaten(*game), 1280, tall_window, false, *game);
    CHECK(table.harness.has(Role::button, "Change: " + name_of_cell(*game)));
    CHECK(table.harness.has(Role::text, "Beaten"));
    CHECK(table.harness.has(Role::text, game->harm.beyond));
    table.change([&](rules::Character& who) { who.harm.pop_back(); });
    CHECK_FALSE(table.harness.has(Role::button, "Change: " + name_of_cell(*game)));
    CHECK_FALSE(table.harness.has(Role::text, game->harm.beyond));
  }
}

TEST_CASE("harm above the last row is written anew, and cleared its row is gone") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    SheetTable table(beaten(*game), 1280, tall_window, false, *game);
    const std::string cell = name_of_cell(*game);
    table.harness.press(Role::button, "Change: " + cell);
    table.harness.type(cell, "Left for dead");
    REQUIRE(table.hero().harm.size() == 2);
    CHECK(table.hero().harm[1].text == "Left for dead");
    CHECK(table.hero().harm[1].level == level_above(*game));
    table.harness.type(cell, "");
    table.harness.key(ImGuiKey_Tab);
    table.settle();
    REQUIRE(table.hero().harm.size() == 1);
    CHECK(table.hero().harm[0].text == "Shot in the chest");
    CHECK_FALSE(table.harness.has(Role::button, "Change: " + cell));
  }
}

TEST_CASE("as many hinder as are listed, those above the last row among them") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    INFO(game->id);
    SheetTable table(beaten(*game), 1280, tall_window, false, *game);
    CHECK(table.harness.get(Role::heading, "What helps you now").value.ends_with("2 hinder"));
    CHECK(
        table.harness.has(Role::group, "Level " + std::to_string(level_above(*game)) + ": Beaten"));
    CHECK(table.harness.has(Role::group, game->harm_rows.back().name + ": Shot in the chest"));
  }
}

TEST_CASE("with large letters all rows of harm stand alike, each level as high as its row") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const float width : {390.0F, 320.0F}) {
      SheetTable table(beaten(*game), width, tall_window, true, *game);
      table.harness.ui().set_text_scale(2);
      table.settle();
      const auto cell_of = [&](const rules::HarmRow& row_of, int number) {
        const std::string name =
            row_of.name + " " + rules::small(game->words.harm) + " " + std::to_string(number);
        const Node* written = table.harness.find(Role::button, "Change: " + name);
        return written == nullptr ? table.harness.get(Role::button, "Write: " + name).rect
                                  : written->rect;
      };
      const auto rows = rules::harm_from_worst(*game, table.hero().harm);
      REQUIRE(rows.size() > 2);
      const Rect first = cell_of(rows.front(), 1);
      // The words have most of the width.
      CHECK(first.width >= 2 * width / 3);
      for (const rules::HarmRow& each : rows) {
        INFO(game->id << ", " << width << " px, " << each.name);
        const Rect top = cell_of(each, 1);
        const Rect last = cell_of(each, each.count);
        for (const Rect& cell : {top, last}) {
          CHECK(cell.x == first.x);
          CHECK(cell.width == first.width);
        }
        const Nodes& nodes = table.harness.ui().nodes();
        const bool level_is_as_high =
            std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) {
              return node.role == Role::text && node.name == std::to_string(each.level) &&
                     node.rect.x + node.rect.width <= top.x && node.rect.y <= top.y &&
                     node.rect.y + node.rect.height >= last.y + last.height;
            });
        CHECK(level_is_as_high);
      }
      CHECK(table.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE(
    "what severe harm asks for is in sight in the drawer before the roll, and said once after it") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const float width : {1280.0F, 390.0F}) {
      INFO(game->id << " at " << width);
      const bool beacon = game == &support::beacon_road();  // which begins with hit points
      rules::Character hero = beacon ? support::warrior() : rules::new_character(*game, "hero");
      hero.harm = {{3, "Broken leg"}};
      SheetTable table(hero, width, 844, width < 1000, *game);
      open_move(table.move, "hero", roll_of_action(*game, game->actions.front().id));
      table.settle();
      const auto said = [&] {
        const Nodes& nodes = table.harness.ui().nodes();
        return std::count_if(nodes.begin(), nodes.end(), [](const Node& each) {
          return each.role == Role::text && each.layer > 0 &&
                 each.name.find("only with help or by pushing") != std::string::npos;
        });
      };
      REQUIRE(table.move.move.outcome.empty());
      CHECK(said() == 1);
      for (const Node& each : table.harness.ui().nodes()) {
        if (each.role != Role::text || each.layer == 0) continue;
        if (each.name.find("only with help or by pushing") == std::string::npos) continue;
        CHECK(each.rect.y >= each.clip.y);
        CHECK(each.rect.y + each.rect.height <= each.clip.y + each.clip.height);
      }
      CHECK_FALSE(table.harness.has(Role::list, "What changes"));
      CHECK(table.harness.faults() == std::vector<std::string>{});
      // Where the harm is said not to matter, it is gone and nothing moves.
      const char* const matters = "Does your harm matter here?";
      table.harness.press(Role::checkbox, matters);
      CHECK(said() == 0);
      const NodeRect tick = table.harness.get(Role::checkbox, matters).rect;
      table.harness.press(Role::checkbox, matters);
      CHECK(said() == 1);
      CHECK(table.harness.get(Role::checkbox, matters).rect.y == tick.y);
      table.harness.press(Role::button, "Roll");
      CHECK(said() == 1);
    }
  }
}

TEST_CASE(
    "long words of a harm have the room of the place beside them while nothing stands there") {
  const std::string words = "Crushed by the barge winch";
  rules::Character hero = support::warrior();
  hero.harm = {{2, words}};
  SheetTable table(hero);
  Harness& h = table.harness;
  const std::string first = "Moderate harm 1";
  const std::string second = "Moderate harm 2";
  const NodeRect wide = h.get(Role::text, words).rect;
  const float line = h.ui().measure(Type::small, "X").height;
  CHECK(h.ui().measure(Type::small, words, wide.width).height <= 2 * line);
  CHECK(wide.width > 2 * h.get(Role::button, "Write: " + second).rect.width);
  // Both are as wide as each other while the second is written, and when something stands in it.
  h.press(Role::button, "Write: " + second);
  const NodeRect half = h.get(Role::text, words).rect;
  CHECK(std::abs(half.width - h.get(Role::textbox, second).rect.width) < 2 * cell_inset + 2);
  h.type(second, "Deep cut");
  h.key(ImGuiKey_Tab);
  table.settle();
  CHECK(h.get(Role::text, words).rect == half);
  CHECK(h.has(Role::button, "Change: " + first));
  CHECK(h.faults() == std::vector<std::string>{});
  SheetTable touched(hero, 768, 1024, true);
  CHECK(touched.harness.small_targets().empty());
}
