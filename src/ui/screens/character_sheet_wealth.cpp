// Coin and stash: what there is, what changes one into the other, how the character lives and would
// retire.
#include <algorithm>
#include <cmath>

#include "document/limits.hpp"
#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Character;

void draw_amount(CharacterSheet& sheet, const std::string& name, int Character::*member, int most) {
  const Character& character = sheet.character();
  if (const auto asked = number_stepper(
          sheet.ui, {.name = name, .value = character.*member, .min = 0, .max = most})) {
    Character after = character;
    after.*member = *asked;
    put(sheet, std::move(after));
  }
}

const rules::StashBand* band_of(const CharacterSheet& sheet) {
  for (const rules::StashBand& each : sheet.ruleset().stash_bands) {
    if (each.name == sheet.view.standing.numbers.stash_band) return &each;
  }
  return nullptr;
}

// The move that sets the counter of a condition for good; null where the game has none.
const rules::Procedure* retiring_move(const rules::Ruleset& ruleset) {
  for (const rules::ConditionRule& rule : ruleset.conditions) {
    if (rule.when != rules::ConditionWhen::counted || rule.away) continue;
    for (const rules::Procedure& procedure : ruleset.procedures) {
      for (const rules::ProcedureChange& change : procedure.changes) {
        if (!procedure.crew &&
            change.field == rules::keys::place_in(rules::keys::counters, rule.of))
          return &procedure;
      }
    }
  }
  return nullptr;
}

// How it would be to retire today, and how the character lives now.
void draw_life(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& game = sheet.ruleset();
  const rules::Statistic* definition =
      rules::find_statistic(game, rules::Role::lifestyle, rules::Scope::character);
  const rules::DerivedStatistic* lifestyle =
      definition == nullptr ? nullptr
                            : rules::find_statistic(sheet.view.standing.numbers, definition->id);
  const rules::StashBand* band = band_of(sheet);
  const bool retired =
      rules::left_by(game, sheet.character(), sheet.view.standing.numbers) != nullptr;
  const rules::Procedure* leaving =
      retired || band == nullptr || !plays_moves(sheet) ? nullptr : retiring_move(game);
  if (lifestyle == nullptr && band == nullptr) return;
  {
    constexpr float around_number = 40;
    constexpr float around_button = 32;
    constexpr float least = 220;  // of the words before them
    std::vector<float> parts{1};
    if (lifestyle != nullptr) {
      parts.push_back(-ui.measure(Type::small, definition->name).width - around_number);
    }
    if (leaving != nullptr) {
      parts.push_back(-std::ceil(ui.measure(Type::button, leaving->name).width) - around_button);
    }
    Columns columns(ui, parts, 12, least);
    if (band != nullptr) {
      hint(ui, (retired ? "You retired: " : "If you retired today: ") + band->name + ". " +
                   band->description);
    }
    if (lifestyle != nullptr) {
      columns.next();
      statistic_links(ui, "How you live", game, {lifestyle}, sheet.state.open, false);
    }
    if (leaving != nullptr) {
      columns.next();
      const std::string what = rules::say(game, "See what becomes of you and your {stash}.");
      if (button(ui, leaving->name, {.description = what})) begin_move(sheet, {leaving->id});
    }
  }
  if (lifestyle != nullptr && sheet.state.open == lifestyle->id) {
    statistic_terms(ui, game, *lifestyle);
  }
}

// What makes stash of coin, and coin of stash.
void draw_exchange(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& game = sheet.ruleset();
  const Character& character = sheet.character();
  const auto line = row(ui, "exchange", {.gap = 8});
  const std::string nothing = rules::say(game, "You have no {coin} to put away.");
  if (button(ui, rules::say(game, "Add 1 {coin} to {stash}"),
             {.disabled_reason = character.coin < 1 ? nothing : "",
              .description = rules::say(game, "1 {coin} becomes 1 {stash}."),
              .id = "put away"})) {
    Character after = character;
    after.coin -= 1;
    after.stash += 1;
    put(sheet, std::move(after));
  }
  if (game.stash_for_coin == 0) return;
  const std::string price = rules::number(game.stash_for_coin) + rules::say(game, " {stash+}");
  const std::string one = rules::say(game, "1 {coin}");
  const std::string too_little = "That takes " + price + ".";
  if (button(ui, "Withdraw " + one + " (" + price + ")",
             {.disabled_reason = character.stash < game.stash_for_coin ? too_little : "",
              .description = price + " become " + one + ".",
              .id = "take out"})) {
    Character after = character;
    after.coin += 1;
    after.stash -= game.stash_for_coin;
    put(sheet, std::move(after));
  }
}

// The number, and beside it, where that has room, what changes it into the other.
void draw_coin(CharacterSheet& sheet, bool exchange) {
  constexpr float of_number = 220;
  constexpr float of_buttons = 320;
  std::vector<float> parts{1};
  if (exchange) {
    parts = {-of_number * std::max(1.0F, sheet.ui.text_scale()), 1};
  }
  Columns columns(sheet.ui, parts, 24, of_buttons);
  draw_amount(sheet, sheet.ruleset().words.coin.one, &Character::coin,
              document::range_of(&Character::coin).high);
  if (!exchange) return;
  columns.next();
  draw_exchange(sheet);
}

// The stash as boxes in the bands of retirement; a number that is set under Edit.
void draw_stash(CharacterSheet& sheet, const rules::Track& stash) {
  const rules::Ruleset& game = sheet.ruleset();
  const rules::DerivedTrack* boxes = rules::find_track(sheet.view.standing.numbers, stash.id);
  const int size = boxes == nullptr ? 99 : boxes->size;
  std::vector<BoxLevel> bands;
  for (const rules::StashBand& each : game.stash_bands) {
    if (each.to >= size || &each == &game.stash_bands.back()) {
      bands.push_back({each.name, size});
      break;
    }
    bands.push_back({each.name, each.to});
  }
  if (bands.empty() || sheet.state.editing) {
    draw_amount(sheet, game.words.stash.one, &Character::stash, size);
  }
  const auto scope = sheet.ui.scope("boxes");
  box_levels(sheet.ui, game.words.stash.one, bands, sheet.character().stash);
}

}  // namespace

void sheet_wealth(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& game = sheet.ruleset();
  const rules::Track* coin = rules::find_track(game, rules::Role::coin);
  const rules::Track* stash = rules::find_track(game, rules::Role::stash);
  if (coin == nullptr && stash == nullptr) return;
  const std::string title = coin == nullptr    ? game.words.stash.one
                            : stash == nullptr ? game.words.coin.one
                                               : rules::say(game, "{Coin} and {stash}");
  const auto together = group(ui, title);
  section(sheet, title);
  if (coin != nullptr) draw_coin(sheet, stash != nullptr);
  if (stash != nullptr) draw_stash(sheet, *stash);
  draw_life(sheet);
}

}  // namespace roadbook::ui
