// Hit points in the head of the sheet: how the character stands, what hurts and what heals.
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

// What stands in the place of the button for healing once the character is down.
std::string_view back_label(const PoolButtons& pool) {
  return pool.back() == nullptr ? heal_label : std::string_view(pool.back()->name);
}

// The widest label that one of the two buttons can have.
std::string_view widest_label(const PoolButtons& pool) {
  const Ui& ui = pool.sheet.ui;
  const auto narrower = [&](std::string_view one, std::string_view other) {
    return ui.measure(Type::button, one).width < ui.measure(Type::button, other).width;
  };
  return std::max({damage_label, heal_label, back_label(pool)}, narrower);
}

// How wide a button is: as its own labels in every state need it, as wide as the other one, or as
// wide as its column, with no more room around its words than that leaves. Or it has a sign in
// place of its words.
enum class ButtonWidth : std::uint8_t { own, equal, column, sign };

bool pool_button(Ui& ui, std::string_view words, Icon sign, ButtonWidth width,
                 const ButtonOptions& look) {
  return width == ButtonWidth::sign ? icon_button(ui, sign, words, look) : button(ui, words, look);
}

void draw_damage(const PoolButtons& pool, const std::string& number, ButtonWidth width) {
  CharacterSheet& sheet = pool.sheet;
  const std::string description =
      rules::say(sheet.ruleset(), "You choose whether {armor} or resistance takes part of it.");
  if (!pool_button(sheet.ui, damage_label, Icon::minus, width,
                   {.description = description,
                    .room_for = width == ButtonWidth::own ? "" : widest_label(pool),
                    .wide = width == ButtonWidth::column})) {
    return;
  }
  if (!pool.move(1, number)) pool.change(sheet.state.amount);
}

// In the place of healing stands what brings the character back, once it is down.
void draw_heal(const PoolButtons& pool, const std::string& number, ButtonWidth width) {
  CharacterSheet& sheet = pool.sheet;
  const rules::Procedure* back = pool.back();
  const bool down = pool.health.now <= 0 && back != nullptr;
  const std::string_view words = down ? back_label(pool) : heal_label;
  const std::string whole = pool.derived.marked <= 0 ? "You have all of them." : "";
  if (!pool_button(sheet.ui, words, Icon::plus, width,
                   {.disabled_reason = whole,
                    .id = "heal",
                    .room_for = widest_label(pool),
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

Type points_type(const Ui& ui) {
  return head_in_a_line(ui) ? Type::figure : Type::huge;
}

// As wide as what is left can be, from all to death.
float widest_left(const Ui& ui, const Health& health) {
  const float most = ui.measure(points_type(ui), rules::number(health.max)).width;
  const float least = ui.measure(points_type(ui), rules::with_sign(health.dead)).width;
  return health.dead < 0 ? std::max(most, least) : most;
}

float points_gap(const Ui& ui) {
  return 4 * ui.mark_scale();
}

std::string of_all(const Health& health) {
  return "/ " + rules::number(health.max);
}

// One line in every state: what has no room of how the character stands (`word`) and of how much
// there is, the bar says.
void draw_points(Ui& ui, const Health& health, bool word = false) {
  const std::string of = of_all(health);
  float room = ui.width() - ui.measure(points_type(ui), left_of(health)).width;
  const auto takes = [&](float width) {
    if (width + points_gap(ui) > room) return false;
    room -= width + points_gap(ui);
    return true;
  };
  const bool with_word = word && takes(ui.measure(Type::small_strong, health.word).width);
  const bool with_of = takes(ui.measure(Type::strong, of).width);
  const auto line = row(ui, "points", {.gap = points_gap(ui), .wrap = false, .align = Align::end});
  text(ui, left_of(health), {.type = points_type(ui), .tone = health.tone});
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

constexpr float close_gap = 8;

float health_bar_height(const Ui& ui) {
  return ui.compact() ? 18 * ui.mark_scale() : 26.0F;
}

// How wide a number between its two buttons is, with the gap behind it.
float stepper_width(const Ui& ui) {
  return 2 * ui.target() + 70;
}

// How wide the two buttons are in every state, with the gaps before them.
float buttons_width(const PoolButtons& pool, ButtonWidth width) {
  constexpr float around_words = 40;  // of a button, with the gap before it
  const Ui& ui = pool.sheet.ui;
  if (width == ButtonWidth::sign) return 2 * (icon_button_side(ui) + close_gap);
  const float widest = ui.measure(Type::button, widest_label(pool)).width;
  const float damage =
      width == ButtonWidth::equal ? widest : ui.measure(Type::button, damage_label).width;
  return damage + widest + 2 * around_words;
}

// How wide what is left and the maximum beside it are.
float widest_points(const Ui& ui, const Health& health) {
  return widest_left(ui, health) + points_gap(ui) + ui.measure(Type::strong, of_all(health)).width;
}

// Equal, where that has room.
ButtonWidth width_in(const PoolButtons& pool, float room) {
  const bool fits = buttons_width(pool, ButtonWidth::equal) <= room;
  return fits ? ButtonWidth::equal : ButtonWidth::own;
}

// Whether each word for how it stands has room in such a width: the head is as high in all states.
bool word_fits(const PoolButtons& pool, float width) {
  const auto fits = [&](std::string_view word) {
    return pool.sheet.ui.measure(Type::small_strong, word).width <= width;
  };
  for (const rules::ConditionRule& each : pool.sheet.ruleset().conditions) {
    if (each.of == pool.track.id && !fits(each.name)) return false;
  }
  return fits(pool.health.word);
}

// The number, and how the character stands below it, where that has room there.
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

// The number over the word, and both buttons, each so wide, beside them. False where they have no
// room beside so wide a number.
bool draw_pool_in_columns(const PoolButtons& pool, float button, float points) {
  Ui& ui = pool.sheet.ui;
  const float left = ui.width() - 2 * (button + close_gap);
  if (points > left) return false;
  const bool word = word_fits(pool, left);
  {
    Columns columns(ui, {1, -button, -button}, close_gap, 1);
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

// What stands in the one line of a low window beside what is left: the same in every state.
struct PoolLine {
  bool amount = false;  // how much, where the sheet asks for it
  bool word = false;    // how the character stands; else the page begins with both
  ButtonWidth buttons = ButtonWidth::own;
};

PoolLine pool_line_of(const PoolButtons& pool) {
  const Ui& ui = pool.sheet.ui;
  float room = ui.size().width - 2 * narrow_margin - widest_left(ui, pool.health) - points_gap(ui);
  PoolLine line;
  const float words = buttons_width(pool, ButtonWidth::own);
  line.amount = pool.asks_here() && words + stepper_width(ui) <= room;
  if (line.amount) room -= stepper_width(ui);
  line.buttons = words <= room ? width_in(pool, room) : ButtonWidth::sign;
  line.word = word_fits(pool, room - buttons_width(pool, line.buttons) - points_gap(ui));
  return line;
}

void draw_low_pool(const PoolButtons& pool) {
  Ui& ui = pool.sheet.ui;
  const PoolLine shown = pool_line_of(pool);
  const float beside =
      buttons_width(pool, shown.buttons) + (shown.amount ? stepper_width(ui) : 0.0F);
  const auto line = row(ui, "state", {.gap = close_gap, .wrap = false});
  {
    const auto words = stack(ui, {.gap = 0, .max_width = ui.width() - beside});
    draw_points(ui, pool.health, shown.word);
  }
  spacer(ui);
  draw_change(pool, shown.amount, shown.buttons);
}

// The number, of how many, and how it stands, beside what changes it; false without room.
bool draw_pool_beside_buttons(const PoolButtons& pool, bool with_amount) {
  if (with_amount) return draw_close_pool_with_amount(pool);
  const Ui& ui = pool.sheet.ui;
  constexpr float room = 28;
  constexpr float close = 12;  // of the narrowest phone, which leaves the maximum to the bar
  std::string words(widest_label(pool));
  const float label = ui.measure(Type::button, words).width;
  const float left = widest_left(ui, pool.health);
  // Halves of what is left, in which the label has a line for each of its words.
  std::replace(words.begin(), words.end(), ' ', '\n');
  const float half = std::floor((ui.width() - left) / 2 - close_gap);
  const bool in_lines = ui.measure(Type::button, words).width + close <= half;
  return draw_pool_in_columns(pool, label + room, widest_points(ui, pool.health)) ||
         draw_pool_in_columns(pool, label + close, widest_points(ui, pool.health)) ||
         draw_pool_in_columns(pool, label + close, left) ||
         (in_lines && draw_pool_in_columns(pool, half, left));
}

// A phone: the number and two buttons side by side, with large letters in two lines. The drawer of
// the moves asks how much; where there is none, a number beside the buttons.
void draw_narrow_pool(const PoolButtons& pool) {
  Ui& ui = pool.sheet.ui;
  const bool with_amount = pool.asks_here();
  if (!draw_pool_beside_buttons(pool, with_amount)) {
    const bool word = word_fits(pool, ui.width() - widest_left(ui, pool.health) - points_gap(ui));
    draw_points(ui, pool.health, word);
    if (!word) draw_word(ui, pool.health);
    if (with_amount) draw_amount(pool);
    draw_equal_buttons(pool, with_amount ? rules::number(pool.sheet.state.amount) : "");
  }
  health_bar(ui, bar_of(pool.health, health_bar_height(ui)));
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

// The points that someone has, where the game has them.
template <typename Draw>
void with_pool(CharacterSheet& sheet, const Draw& draw) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::pool || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    const std::optional<Health> health = health_of(sheet.ruleset(), sheet.view.standing.numbers);
    if (derived == nullptr || !health) continue;
    return draw(PoolButtons{sheet, track, *derived, *health});
  }
}

}  // namespace

void sheet_hit_points(CharacterSheet& sheet) {
  with_pool(sheet, [&](const PoolButtons& pool) {
    const auto together =
        group(sheet.ui, pool.track.name + " now", {.description = pool.track.description});
    if (head_in_a_line(sheet.ui)) {
      draw_low_pool(pool);
    } else if (sheet.ui.compact()) {
      draw_narrow_pool(pool);
    } else {
      draw_wide_pool(pool);
    }
  });
}

void sheet_hit_points_bar(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  with_pool(sheet, [&](const PoolButtons& pool) {
    const auto together = group(ui, pool.track.name);
    const PoolLine above = pool_line_of(pool);
    if (!above.word) draw_word(ui, pool.health);
    if (pool.asks_here() && !above.amount) draw_amount(pool);
    health_bar(ui, bar_of(pool.health, health_bar_height(ui)));
  });
}

}  // namespace roadbook::ui
