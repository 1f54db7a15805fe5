// Hit points in the head of the sheet: how one stands, what hurts and what heals.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// What hurts and heals: a move of the game where it has one, and else the number itself.
struct PoolButtons {
  CharacterSheet& sheet;
  const rules::Track& track;
  const rules::DerivedTrack& derived;
  const Health& health;

  rules::MoveAbout move_about(int sign) const {
    if (!plays_moves(sheet)) return {};
    return rules::move_by_answer(sheet.ruleset(),
                                 rules::keys::place_in(rules::keys::tracks, track.id), sign);
  }
  // What brings one back who is down, where the game has a move for it.
  const rules::Procedure* back() const {
    if (!plays_moves(sheet)) return nullptr;
    return rules::move_of_kind(sheet.ruleset(), rules::ChangeKind::trauma).procedure;
  }
  // Whether some press changes the number at once: no drawer asks how much.
  bool asks_here() const {
    return move_about(1).procedure == nullptr || move_about(-1).procedure == nullptr;
  }
  bool move(int sign, const std::string& number) const {
    const rules::MoveAbout about = move_about(sign);
    if (about.procedure == nullptr) return false;
    begin_move(sheet, rules::start_of(about, number));
    return true;
  }
  void change(int points) const {
    put(sheet,
        rules::with_track(sheet.character(), track.id, std::max(0, derived.marked + points)));
  }
};

constexpr std::string_view heal_label = "Heal";
constexpr std::string_view damage_label = "Damage";

// What stands in the place of the button for healing once one is down.
std::string_view back_label(const PoolButtons& pool) {
  return pool.back() == nullptr ? heal_label : std::string_view(pool.back()->name);
}

// The widest label that one of the two buttons can have.
std::string_view widest_label(const PoolButtons& pool) {
  const Ui& ui = pool.sheet.ui;
  std::string_view widest = damage_label;
  for (const std::string_view each : {heal_label, back_label(pool)}) {
    if (ui.measure(Type::button, each).width > ui.measure(Type::button, widest).width) {
      widest = each;
    }
  }
  return widest;
}

// How wide a button is: as its own labels in every state need it, as wide as the other one, or as
// wide as its column, with no more room around its words than that leaves.
enum class ButtonWidth : std::uint8_t { own, equal, column };

void draw_damage(const PoolButtons& pool, const std::string& number, ButtonWidth width) {
  CharacterSheet& sheet = pool.sheet;
  if (!button(sheet.ui, damage_label,
              {.description = rules::say(
                   sheet.ruleset(), "You choose whether {armor} or resistance takes part of it."),
               .room_for = width == ButtonWidth::equal ? widest_label(pool) : std::string_view(),
               .wide = width == ButtonWidth::column})) {
    return;
  }
  if (!pool.move(1, number)) pool.change(sheet.state.amount);
}

// In the place of healing stands what brings one back, once one is down.
void draw_heal(const PoolButtons& pool, const std::string& number, ButtonWidth width) {
  CharacterSheet& sheet = pool.sheet;
  const rules::Procedure* back = pool.back();
  const bool down = pool.health.now <= 0 && back != nullptr;
  const std::string_view words = down ? back_label(pool) : heal_label;
  const std::string whole = pool.derived.marked <= 0 ? "You have all of them." : "";
  if (!button(sheet.ui, words,
              {.disabled_reason = whole,
               .id = "heal",
               .room_for = width == ButtonWidth::column ? std::string_view() : widest_label(pool),
               .wide = width == ButtonWidth::column})) {
    return;
  }
  if (down) {
    begin_move(sheet, {back->id});
  } else if (!pool.move(-1, number)) {
    pool.change(-sheet.state.amount);
  }
}

void draw_word(Ui& ui, const Health& health) {
  const Type type = ui.compact() ? Type::small_strong : Type::strong;
  text(ui, health.word, {.type = type, .tone = health.tone});
}

// As wide as what is left can be, from all to where one is dead.
float widest_left(const Ui& ui, const Health& health) {
  const float most = ui.measure(Type::huge, rules::number(health.max)).width;
  const float least = ui.measure(Type::huge, rules::with_sign(health.dead)).width;
  return health.dead < 0 ? std::max(most, least) : most;
}

constexpr float points_gap = 4;

std::string of_all(const Health& health) {
  return "/ " + rules::number(health.max);
}

// One line in every state: what has no room of how one stands (`word`) and of how much there is,
// the bar says.
void draw_points(Ui& ui, const Health& health, bool word = false) {
  const std::string of = of_all(health);
  float room = ui.width() - ui.measure(Type::huge, left_of(health)).width;
  const auto takes = [&](float width) {
    if (width + points_gap > room) return false;
    room -= width + points_gap;
    return true;
  };
  const bool with_word = word && takes(ui.measure(Type::small_strong, health.word).width);
  const bool with_of = takes(ui.measure(Type::strong, of).width);
  const auto line = row(ui, "points", {.gap = points_gap, .wrap = false, .align = Align::end});
  text(ui, left_of(health), {.type = Type::huge, .tone = health.tone});
  if (with_of) text(ui, of, {.type = Type::strong, .tone = Tone::muted});
  if (with_word) draw_word(ui, health);
}

void draw_amount(const PoolButtons& pool) {
  int& amount = pool.sheet.state.amount;
  const auto asked = number_stepper(
      pool.sheet.ui, {.name = "Points", .value = amount, .min = 1, .max = 999, .show_name = false});
  if (asked) amount = *asked;
}

// How much, where `with_amount` asks for it, and what takes or gives it.
void draw_change(const PoolButtons& pool, bool with_amount, ButtonWidth width) {
  if (with_amount) draw_amount(pool);
  const std::string number = with_amount ? rules::number(pool.sheet.state.amount) : std::string();
  draw_damage(pool, number, width);
  draw_heal(pool, number, width);
}

float health_bar_height(const Ui& ui) {
  return ui.compact() ? 18.0F : 26.0F;
}

// How wide a number between its two buttons is, with the gap behind it.
float stepper_width(const Ui& ui) {
  return 2 * ui.target() + 70;
}

// How wide the two buttons are in every state, with the gaps before them.
float buttons_width(const PoolButtons& pool, ButtonWidth width) {
  constexpr float around_words = 40;  // of a button, with the gap before it
  const Ui& ui = pool.sheet.ui;
  const float widest = ui.measure(Type::button, widest_label(pool)).width;
  const float damage =
      width == ButtonWidth::equal ? widest : ui.measure(Type::button, damage_label).width;
  return damage + widest + 2 * around_words;
}

// How wide what is left and the maximum beside it are.
float widest_points(const Ui& ui, const Health& health) {
  return widest_left(ui, health) + points_gap + ui.measure(Type::strong, of_all(health)).width;
}

// Equal, where that has room.
ButtonWidth width_in(const PoolButtons& pool, float room) {
  const bool fits = buttons_width(pool, ButtonWidth::equal) <= room;
  return fits ? ButtonWidth::equal : ButtonWidth::own;
}

// Whether each word for how one stands has room in such a width: the head is as high in all states.
bool word_fits(const PoolButtons& pool, float width) {
  const auto fits = [&](std::string_view word) {
    return pool.sheet.ui.measure(Type::small_strong, word).width <= width;
  };
  for (const rules::ConditionRule& each : pool.sheet.ruleset().conditions) {
    if (each.of == pool.track.id && !fits(each.name)) return false;
  }
  return fits(pool.health.word);
}

// The number, and how one stands below it, where that has room there.
void draw_points_over_word(const PoolButtons& pool, bool word) {
  Ui& ui = pool.sheet.ui;
  const auto left = stack(ui, {.gap = 0});
  draw_points(ui, pool.health);
  if (word) draw_word(ui, pool.health);
}

// Beside the number and the word below it: what `draw` draws, in the middle of their height.
template <typename Draw>
void beside_points(const PoolButtons& pool, Columns& columns, bool word, const Draw& draw) {
  Ui& ui = pool.sheet.ui;
  float higher = ui.measure(Type::huge, "0").height - ui.target();
  if (word) higher += ui.measure(Type::small_strong, pool.health.word).height;
  columns.next();
  const auto column = stack(ui, {.gap = 0});
  space(ui, std::max(0.0F, std::floor(higher / 2)));
  draw();
}

constexpr float close_gap = 8;

// The number over the word, and the buttons beside both, with so much room around their words.
// `equal`: the buttons are of one width, and leave the maximum its room. False where they have none
// beside the number.
bool draw_pool_in_columns(const PoolButtons& pool, float around_words, bool equal) {
  Ui& ui = pool.sheet.ui;
  const auto width_for = [&](std::string_view label) {
    return std::max(ui.measure(Type::button, label).width + around_words, touch_target);
  };
  const float widest = width_for(widest_label(pool));
  const float damage = equal ? widest : width_for(damage_label);
  const float heal = equal ? widest : std::max(width_for(heal_label), width_for(back_label(pool)));
  const float points = equal ? widest_points(ui, pool.health) : widest_left(ui, pool.health);
  if (points + damage + heal + 2 * close_gap > ui.width()) return false;
  const bool word = word_fits(pool, ui.width() - damage - heal - 2 * close_gap);
  {
    Columns columns(ui, {1, -damage, -heal}, close_gap, 1);
    draw_points_over_word(pool, word);
    beside_points(pool, columns, word, [&] { draw_damage(pool, {}, ButtonWidth::column); });
    beside_points(pool, columns, word, [&] { draw_heal(pool, {}, ButtonWidth::column); });
  }
  if (!word) draw_word(ui, pool.health);
  return true;
}

// The two buttons as wide as each other, over the whole width: below each other where the words of
// one have no room in half of it.
void draw_equal_buttons(const PoolButtons& pool, const std::string& number) {
  Ui& ui = pool.sheet.ui;
  constexpr float around_words = 12;
  const float least = ui.measure(Type::button, widest_label(pool)).width + around_words;
  Columns columns(ui, {1, 1}, close_gap, least / std::max(1.0F, ui.text_scale()));
  draw_damage(pool, number, ButtonWidth::column);
  columns.next();
  draw_heal(pool, number, ButtonWidth::column);
}

// The same with a number of its own beside the number, and the two buttons below.
bool draw_close_pool_with_amount(const PoolButtons& pool) {
  Ui& ui = pool.sheet.ui;
  if (widest_left(ui, pool.health) + stepper_width(ui) + close_gap > ui.width()) return false;
  const bool word = word_fits(pool, ui.width() - stepper_width(ui) - close_gap);
  {
    Columns columns(ui, {1, -stepper_width(ui)}, close_gap, 1);
    draw_points_over_word(pool, word);
    beside_points(pool, columns, word, [&] { draw_amount(pool); });
  }
  if (!word) draw_word(ui, pool.health);
  draw_equal_buttons(pool, rules::number(pool.sheet.state.amount));
  return true;
}

// A low window: the number, the word and the buttons in one line. False where they have no room.
bool draw_pool_in_a_line(const PoolButtons& pool, bool with_amount) {
  Ui& ui = pool.sheet.ui;
  const float amount = with_amount ? stepper_width(ui) : 0;
  const float room = ui.width() - widest_left(ui, pool.health) - amount - 16;
  const ButtonWidth width = width_in(pool, room);
  if (buttons_width(pool, width) > room) return false;
  const float buttons = buttons_width(pool, width) + amount;
  const auto line = row(ui, "state", {.gap = 8, .wrap = false});
  {
    const auto words = stack(ui, {.gap = 0, .max_width = ui.width() - buttons});
    draw_points(ui, pool.health, true);
  }
  spacer(ui);
  draw_change(pool, with_amount, width);
  return true;
}

// The number, of how many, and how one stands, beside what changes it; false where there is no
// room.
bool draw_pool_beside_buttons(const PoolButtons& pool, bool with_amount) {
  if (pool.sheet.ui.low() && draw_pool_in_a_line(pool, with_amount)) return true;
  if (with_amount) return draw_close_pool_with_amount(pool);
  constexpr float room = 28;
  constexpr float close = 14;  // of the narrowest phone
  return draw_pool_in_columns(pool, room, true) || draw_pool_in_columns(pool, close, true) ||
         draw_pool_in_columns(pool, close, false);
}

// A phone: the number and two buttons side by side, with large letters in two lines. The drawer of
// the moves asks how much; where there is none, a number beside the buttons.
void draw_narrow_pool(const PoolButtons& pool) {
  Ui& ui = pool.sheet.ui;
  const bool with_amount = pool.asks_here();
  if (!draw_pool_beside_buttons(pool, with_amount)) {
    const bool word = word_fits(pool, ui.width() - widest_left(ui, pool.health) - points_gap);
    draw_points(ui, pool.health, word);
    if (!word) draw_word(ui, pool.health);
    if (with_amount) draw_amount(pool);
    draw_equal_buttons(pool, with_amount ? rules::number(pool.sheet.state.amount) : "");
  }
  HealthBar bar = bar_of(pool.health, ui.low() ? 8 * ui.mark_scale() : health_bar_height(ui));
  // A phone held upright with large letters is low, and has room for them all the same.
  bar.labels = !ui.low() || ui.size().height > ui.size().width;
  health_bar(ui, bar);
}

void draw_wide_pool(const PoolButtons& pool) {
  Ui& ui = pool.sheet.ui;
  Columns columns(ui, {-150 * std::max(1.0F, ui.text_scale()), 1}, 12);
  {
    const auto left = stack(ui, {.gap = 0});
    draw_points(ui, pool.health);
    draw_word(ui, pool.health);
  }
  columns.next();
  const auto right = stack(ui, {.gap = 2});
  health_bar(ui, bar_of(pool.health, health_bar_height(ui)));
  const ButtonWidth width = width_in(pool, ui.width());
  const auto line = row(ui, "damage", {.gap = 8});
  draw_change(pool, true, width);
}

}  // namespace

bool stands_with_health(const rules::Ruleset& ruleset, const rules::Statistic& statistic) {
  const rules::Track* health = rules::find_track(ruleset, rules::Role::health);
  if (health == nullptr || health->statistic == statistic.id) return false;
  const rules::Statistic* pool = rules::find_statistic(ruleset, health->statistic);
  const bool marked =
      std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(),
                  [&](const rules::Track& each) { return each.statistic == statistic.id; });
  return pool != nullptr && pool->group == statistic.group && !marked;
}

void sheet_hit_points(CharacterSheet& sheet) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::pool || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    const std::optional<Health> health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
    if (derived == nullptr || !health) continue;
    const auto together = group(sheet.ui, track.name + " now", {.description = track.description});
    const PoolButtons pool{sheet, track, *derived, *health};
    if (sheet.ui.compact()) {
      draw_narrow_pool(pool);
    } else {
      draw_wide_pool(pool);
    }
    return;
  }
}

}  // namespace roadbook::ui
