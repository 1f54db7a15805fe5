// How the drawer of a move looks: the color of what came of it, the line that all else is scrolled
// up to, what stands in the room of the odds before they are known, and how wide it is.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "drawn_letters.hpp"
#include "rules/sheet/choices.hpp"
#include "sheet_table.hpp"
#include "text/wording.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

void open_action_roll(SheetTable& table, rules::MoveStart start = {"action_roll"}) {
  open_move(table.move, "hero", std::move(start));
  table.settle();
}

// Whether an outline in that color begins at the corner of the rectangle.
bool is_outlined(const NodeRect& rect, Color color) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      const bool at_corner = std::abs(each.pos.x - rect.x) < 2 && std::abs(each.pos.y - rect.y) < 2;
      if (at_corner && each.col == packed(color)) return true;
    }
  }
  return false;
}

// How many corners of what is drawn in the rectangle have that color.
int corners_in(const NodeRect& rect, Color color) {
  int corners = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      const bool inside = each.pos.x >= rect.x && each.pos.x <= rect.x + rect.width &&
                          each.pos.y >= rect.y && each.pos.y <= rect.y + rect.height;
      if (inside && each.col == packed(color)) ++corners;
    }
  }
  return corners;
}

// Where the pie of the only change stands: between its row and the link beside it.
NodeRect place_of_pie(Harness& harness, const std::string& words) {
  const NodeRect row = harness.get(Role::checkbox, words).rect;
  const NodeRect item = harness.get(Role::list_item, words).rect;
  const float from = row.x + row.width;
  for (const Node& each : harness.ui().nodes()) {
    // Others of that name stand above it, and on the sheet below.
    const bool beside = each.layer > 0 && each.rect.y >= item.y &&
                        each.rect.y + each.rect.height <= item.y + item.height;
    if (each.role == Role::link && each.name == "Change" && beside) {
      return {from, item.y, each.rect.x - from, item.height};
    }
  }
  return {};
}

}  // namespace

TEST_CASE("what came of a roll has the color of its part of the odds, and says it in a word") {
  const Palette& colors = palette_of(Theme::paper);
  const std::pair<const char*, Color> results[] = {{"Failure", colors.danger},
                                                   {"Success", colors.ink},
                                                   {"Critical", colors.change},
                                                   {"Botch", colors.danger}};
  for (const auto& [word, color] : results) {
    INFO(word);
    SheetTable table(support::warrior());
    open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, word);
    NodeRect said = table.harness.get(Role::heading, word).rect;
    said.x -= 2;  // for what a letter has left of its place
    const TextStyle style = text_style(table.harness.ui().context(), Type::heading_4);
    const ImDrawVert* letter =
        corner_of_letter(said, style, static_cast<ImWchar>(std::string(word).front()));
    REQUIRE(letter != nullptr);
    CHECK(letter->col == packed(color));
  }
}

TEST_CASE("what is scrolled in the drawer goes from a line below its head to one above its foot") {
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    INFO(width);
    SheetTable table(support::warrior(), width, 844, width < 1000);
    open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
    const NodeRect area = table.harness.get(Role::group, "Move").rect;
    const auto has_line = [&](float from, float to) {
      const auto& nodes = table.harness.ui().nodes();
      return std::any_of(nodes.begin(), nodes.end(), [&](const Node& each) {
        return each.role == Role::separator && each.rect.width >= area.width &&
               each.rect.y == from && each.rect.y + each.rect.height == to;
      });
    };
    const float end = area.y + area.height;
    CHECK(has_line(area.y - 1, area.y));
    CHECK(has_line(end, end + 1));
    CHECK(end + 8 <= table.harness.get(Role::button, "Roll").rect.y);
    CHECK(area.y >= table.harness.get(Role::image, "Action roll: dice").rect.y);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE(
    "before the odds are known an empty bar and a die stand in their room, and nothing moves") {
  for (const float width : {1280.0F, 768.0F, 390.0F, 320.0F}) {
    INFO(width);
    SheetTable table(support::warrior(), width, 844, width < 1000);
    open_action_roll(table);
    CHECK(table.harness.get(Role::image, "Dice").value == "d20");
    CHECK(is_outlined(table.harness.get(Role::image, "Odds").rect, palette_of(Theme::paper).line));
    const NodeRect asked = table.harness.get(Role::radio, "Skirmish 2").rect;
    table.harness.press(Role::radio, "Skirmish 2");
    CHECK(table.harness.get(Role::radio, "Skirmish 2").rect == asked);
    CHECK_FALSE(table.harness.get(Role::image, "Odds").value.empty());
  }
}

TEST_CASE("the line of the dice is as high before the roll as after it") {
  for (const float width : {1280.0F, 768.0F, 390.0F, 320.0F}) {
    INFO(width);
    SheetTable table(support::warrior(), width, 844, width < 1000);
    open_action_roll(table);
    const float unasked = table.harness.get(Role::group, "Move").rect.y;
    open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
    CHECK(table.harness.get(Role::group, "Move").rect.y == unasked);
    table.harness.press(Role::button, "Roll");
    REQUIRE_FALSE(table.move.move.outcome.empty());
    CHECK(table.harness.get(Role::group, "Move").rect.y == unasked);
  }
}

TEST_CASE("with large letters the smallest phone shows what came of a roll without scrolling") {
  SheetTable table(support::warrior(), 320, 640, true);
  table.harness.ui().set_text_scale(2);
  open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::button, "Roll");
  REQUIRE_FALSE(table.move.move.outcome.empty());
  const std::string total = text::number(table.move.move.rolls.front().total) + " against " +
                            text::number(table.move.move.rolls.front().target);
  const Node& node = table.harness.get(Role::text, total);
  CHECK(node.rect.y + node.rect.height <= node.clip.y + node.clip.height);
  CHECK(node.rect.y >= node.clip.y);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("on a tablet the page stays in sight beside the drawer, on a phone the drawer fills it") {
  for (const auto& [width, beside] : {std::pair(768.0F, true), std::pair(390.0F, false)}) {
    INFO(width);
    SheetTable table(support::warrior(), width, 844, true);
    table.with_bar = true;
    open_action_roll(table);
    const NodeRect drawer = table.harness.get(Role::dialog, "Action roll").rect;
    CHECK((drawer.x >= 200) == beside);
    CHECK((drawer.y > 40) == beside);
    CHECK(drawer.x + drawer.width >= width - 10);
    CHECK(table.harness.small_targets().empty());
  }
}

TEST_CASE("the parts of a switch in the drawer are as wide as each other") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const float width : {1280.0F, 390.0F, 320.0F}) {
      INFO(game->id << " at " << width);
      const bool beacon = game == &support::beacon_road();  // which begins with hit points
      SheetTable table(beacon ? support::warrior() : rules::new_character(*game, "hero"), width,
                       844, width < 1000, *game);
      open_action_roll(table, roll_of_action(*game, game->actions.front().id));
      int switches = 0;
      for (const Node& of : table.harness.ui().nodes()) {
        if (of.role != Role::radio_group) continue;
        std::vector<NodeRect> parts;
        for (const Node& each : table.harness.ui().nodes()) {
          if (each.parent == of.id && each.role == Role::radio) parts.push_back(each.rect);
        }
        const bool joined =
            parts.size() > 1 && std::abs(parts[0].x + parts[0].width - parts[1].x) < 0.5F;
        if (!joined) continue;
        INFO(of.name);
        ++switches;
        // The last one takes what the others leave.
        const auto count = static_cast<float>(parts.size());
        for (const NodeRect& each : parts) CHECK(std::abs(each.width - parts[0].width) < count);
      }
      CHECK(switches > 0);
    }
  }
}

TEST_CASE("a move that cannot be made now is dimmed in the list of moves") {
  const Color ink = palette_of(Theme::paper).ink;
  // Over an empty screen: nothing else has that color there.
  const model::Library library = SheetTable(support::warrior()).library;
  MoveView view;
  view.ruleset = &support::beacon_road();
  view.library = &library;
  view.generation = 1;
  MoveState state;
  Harness harness(1280, 800, {.reduced_motion = true});
  harness.show([&](Ui& ui) { CHECK_FALSE(draw_move(ui, view, state)); });
  open_move(state, "hero", {});
  harness.frame();
  harness.settle();
  const std::vector<rules::MoveOffer> offers = state.offers;
  for (const bool refused : {false, true}) {
    const auto offer = std::find_if(offers.begin(), offers.end(), [&](const auto& each) {
      return each.refusal.empty() != refused;
    });
    REQUIRE(offer != offers.end());
    INFO(offer->procedure->name);
    harness.type("Search moves", offer->procedure->name);
    const NodeRect row = harness.get(Role::button, offer->procedure->name).rect;
    CHECK((corners_in(row, ink) == 0) == refused);
  }
}

TEST_CASE("the parts of an effect say how many ticks they are worth") {
  SheetTable table(support::warrior());
  open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
  const TextStyle style = text_style(table.harness.ui().context(), Type::small);
  for (const auto& [name, ticks] :
       {std::pair("Limited", '1'), std::pair("Standard", '2'), std::pair("Great", '3')}) {
    INFO(name);
    CHECK(letter_in(table.harness.get(Role::radio, name).rect, style, static_cast<ImWchar>(ticks))
              .has_value());
  }
}

TEST_CASE("the rows of what changes begin and end alike, each with its tick and its change") {
  for (const float width : {1280.0F, 390.0F}) {
    INFO(width);
    SheetTable table(support::warrior(), width, 844, width < 1000);
    open_action_roll(table, {"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, "Failure");
    for (const char* each : {"Harm", "Heat"}) table.harness.press(Role::checkbox, each);
    const std::vector<rules::Proposed>& all = table.move.move.proposed;
    REQUIRE(all.size() > 1);
    const NodeRect list = table.harness.get(Role::list, "What changes").rect;
    const auto& nodes = table.harness.ui().nodes();
    for (const Node& item : nodes) {
      if (item.role != Role::list_item) continue;
      INFO(item.name);
      const auto inside = [&](Role role) {
        return std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) {
          return each.parent == item.id && each.role == role;
        });
      };
      const auto tick = inside(Role::checkbox);
      REQUIRE(tick != nodes.end());
      CHECK(tick->rect.x == list.x);
      const auto change = inside(Role::link);
      if (change == nodes.end()) {
        CHECK(tick->rect.x + tick->rect.width == list.x + list.width);
        continue;
      }
      CHECK(change->rect.x + change->rect.width == list.x + list.width);
      // Of one line they stand on it.
      CHECK(std::abs(change->rect.y + change->rect.height / 2 - tick->rect.y -
                     tick->rect.height / 2) <= 2);
    }
  }
}

TEST_CASE(
    "a change to a clock has its pie at the row, with the ticks that come, or paler that go") {
  for (const float width : {1280.0F, 390.0F, 320.0F}) {
    INFO(width);
    rules::Character hero = support::warrior();
    hero.clocks.push_back({.name = "Find the ledger", .size = 8, .filled = 3});
    SheetTable table(hero, width, 844, width < 1000);
    const auto begin = [&](const char* ticks) {
      open_move(table.move, "hero",
                {"clock_tick", {{"clock", "Find the ledger"}, {"ticks", ticks}}});
      table.settle();
    };
    const Palette& colors = table.harness.ui().context().palette();
    const Color goes = mix(colors.panel, colors.accent, 0.35F);
    begin("2");
    const std::string more = table.move.move.proposed[0].words;
    const NodeRect pie = place_of_pie(table.harness, more);
    CHECK(pie.width >= 22);
    CHECK(corners_in(pie, colors.accent) > 0);
    CHECK(corners_in(pie, colors.ink) > 0);
    CHECK(corners_in(pie, goes) == 0);
    // What is not ticked changes nothing, and the pie is as it is.
    table.harness.press(Role::checkbox, more);
    CHECK(corners_in(pie, colors.accent) == 0);
    begin("-2");
    const NodeRect back = place_of_pie(table.harness, table.move.move.proposed[0].words);
    CHECK(corners_in(back, goes) > 0);
    CHECK(corners_in(back, colors.accent) == 0);
    if (width < 1000) CHECK(table.harness.small_targets().empty());
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the pie of a changed clock is not read beside the words that say the change") {
  rules::Character hero = support::warrior();
  hero.clocks.push_back({.name = "Find the ledger", .size = 8, .filled = 3});
  SheetTable table(hero);
  open_move(table.move, "hero", {"clock_tick", {{"clock", "Find the ledger"}, {"ticks", "2"}}});
  table.settle();
  const Node item = table.harness.get(Role::list_item, table.move.move.proposed[0].words);
  CHECK(item.name.find("3 → 5") != std::string::npos);
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.parent == item.id) CHECK((each.role == Role::checkbox || each.role == Role::link));
  }
}
