// Puts the game master's table together.
#include "ui/screens/table.hpp"

#include <algorithm>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float right_width = 372;
constexpr float table_on_one_page_from = 720;
constexpr float two_columns_from = 1000;
constexpr float fight_in_scene_from = 1200;
constexpr float who_looks_width = 184;

// The parts, as game_table_parts names them.
constexpr std::size_t members_part = 0;
constexpr std::size_t fight_part = 1;
constexpr std::size_t clocks_part = 2;
constexpr std::size_t factions_part = 3;

void draw_who_looks(GameTable& table) {
  Ui& ui = table.ui;
  constexpr float beside_words = 8;
  SwitchPart players{.label = "Players"};
  SwitchPart master{.label = "Game master"};
  const float words = ui.measure(Type::small_strong, players.label).width +
                      ui.measure(Type::small_strong, master.label).width;
  if (words + 4 * beside_words > ui.width()) {
    std::swap(master.label, master.description);
    master.label = "GM";
  }
  const std::size_t now = table.state.players ? 0 : 1;
  if (const auto hit = joined_switch(ui, "Shown to", {players, master}, now)) {
    table.state.players = *hit == 0;
  }
}

std::string scene_words(const GameTable& table) {
  std::string words = score_words(table.game(), table.crew().score);
  if (!words.empty()) return words;
  return has_scores(table.game()) ? rules::say(table.game(), "No {score} is underway.")
                                  : std::string();
}

// Whether the buttons of a fight have room beside the scene.
bool fight_in_scene(const GameTable& table) {
  return !table.ui.low() && table.ui.size().width >= fight_in_scene_from * table.ui.text_scale();
}

void scene_line(GameTable& table) {
  Ui& ui = table.ui;
  title_to_hear(ui, model::shown_name(table.game().words, table.crew().name, true));
  const std::string words = scene_words(table);
  constexpr float gap = 16;
  if (!fight_in_scene(table)) {
    // Words that have no room beside the switch stand above it, and it stays at the right.
    const float beside = ui.width() - gap - who_looks_width * ui.text_scale();
    const bool in_row = ui.measure(Type::prose, words).width <= beside;
    if (!in_row && !words.empty()) text(ui, words, {.type = Type::prose});
    const auto line = row(ui, "scene", {.gap = gap});
    if (in_row && !words.empty()) text(ui, words, {.type = Type::prose});
    spacer(ui);
    draw_who_looks(table);
    return;
  }
  // However much there is to say, the buttons stay where they are.
  const float right = fight_buttons_width(table) + gap + who_looks_width * ui.text_scale();
  Columns columns(ui, {1, -right}, gap, 200);
  {
    const auto left = stack(ui, {.gap = 0});
    // What is too long for a line stands in two of a smaller type.
    const float wide = ui.measure(Type::prose, words).width;
    const bool in_line = wide <= ui.width();
    const Type type = in_line ? Type::prose : Type::small;
    space(ui, std::max(0.0F, (ui.target() - ui.measure(type, words, ui.width()).height) / 2));
    if (!in_line) text(ui, words, {.type = type});
    const float room = in_line ? ui.width() - wide - gap : ui.width();
    const auto line = row(ui, "scene", {.gap = gap});
    if (in_line && !words.empty()) text(ui, words, {.type = type});
    table_round(table, room);
  }
  columns.next();
  const auto line = row(ui, "buttons", {.gap = gap, .wrap = false});
  spacer(ui);
  table_fight_buttons(table);
  draw_who_looks(table);
}

// In sight over the page; in a low window it goes with the page.
void draw_scene(GameTable& table) {
  Ui& ui = table.ui;
  if (ui.low()) return;
  const auto strip = region(ui, "Scene",
                            {.dock = Dock::top,
                             .fill = Fill::soft,
                             .padding_x = ui.compact() ? 16.0F : 24.0F,
                             .padding_y = 8,
                             .gap = 8,
                             .one_stop = true});
  scene_line(table);
}

void draw_moves(GameTable& table) {
  Ui& ui = table.ui;
  if (!has_moves(table.game(), true) || table.view.library == nullptr) return;
  const auto foot = moves_region(ui);
  play_bar(ui, table.game(), *table.view.library, table.crew().id, table.view.generation,
           table.state.moves, table.requests);
}

// To be called where that part begins.
void reach_table_part(GameTable& table, std::size_t part) {
  if (table.state.part == part) reach_part(table.ui, table.state.way);
}

void draw_factions(GameTable& table) {
  table_entanglement(table);
  reach_table_part(table, factions_part);
  table_factions(table);
}

void draw_wide(GameTable& table) {
  Ui& ui = table.ui;
  const bool beside = ui.size().width >= two_columns_from * ui.text_scale();
  if (beside) {
    const auto right = region(ui, table.game().words.faction.many,
                              {.dock = Dock::right,
                               .size = right_width * ui.text_scale(),
                               .fill = Fill::panel,
                               .gap = 16,
                               .scroll = true,
                               .parts = 3});
    draw_factions(table);
  }
  const auto page = region(ui, "Table",
                           {.fill = Fill::panel,
                            .padding_x = 16,
                            .padding_y = 12,
                            .gap = 20,
                            .scroll = true,
                            .parts = 3});
  if (ui.low()) scene_line(table);
  if (!fight_in_scene(table)) {
    reach_table_part(table, fight_part);
    table_fight(table);
  }
  table_members(table);
  const auto draw_creatures = [&] {
    if (fight_in_scene(table)) reach_table_part(table, fight_part);
    table_creatures(table);
  };
  // Whom they fight stands as near to them as it can.
  const bool fighting = table.crew().fight.round > 0;
  if (fighting) draw_creatures();
  reach_table_part(table, clocks_part);
  table_clocks(table);
  if (!fighting) draw_creatures();
  if (!beside) draw_factions(table);
}

void draw_phone(GameTable& table) {
  Ui& ui = table.ui;
  const auto page = region(
      ui, "Table", {.fill = Fill::panel, .padding_y = 8, .gap = 14, .scroll = true, .parts = 3});
  if (ui.low()) scene_line(table);
  if (const auto hit =
          tabs(ui, "Parts of the table", game_table_parts(table.game()), table.state.part)) {
    go_to_part(ui, table.state, *hit);
  }
  switch (table.state.part) {
    case members_part:
      table_members(table);
      table_entanglement(table);
      break;
    case fight_part:
      table_fight(table);
      table_creatures(table);
      break;
    case clocks_part:
      table_clocks(table);
      break;
    default:
      table_factions(table);
      break;
  }
}

}  // namespace

bool table_on_one_page(const Ui& ui) {
  return !ui.compact() || ui.size().width >= table_on_one_page_from * ui.text_scale();
}

std::vector<std::string> game_table_parts(const rules::Ruleset& ruleset) {
  return {ruleset.words.crew.one, "Turns", "Clocks", ruleset.words.faction.many};
}

void go_to_part(Ui& ui, GameTableState& state, std::size_t part) {
  state.part = part;
  if (part == members_part || !table_on_one_page(ui)) return ui.scroll_to_top();
  set_out(state.way, true);
}

void draw_game_table(Ui& ui, const CrewView& view, GameTableState& state, Requests& requests) {
  if (state.document != view.crew->id) {
    state = {};
    state.document = view.crew->id;
  }
  GameTable table{ui, view, state, requests};
  draw_scene(table);
  draw_moves(table);
  if (table_on_one_page(ui)) {
    draw_wide(table);
  } else {
    draw_phone(table);
  }
  end_of_page(state.way);
  write_clock(table);
  write_creature(table);
  write_faction(table);
}

}  // namespace roadbook::ui
