// Harm in its rows with what each row does to rolls, and the clock that takes it away.
#include <algorithm>
#include <cmath>
#include <utility>

#include "document/limits.hpp"
#include "rules/derive/derive.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/harm.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// The places in `harm` that hold harm of this level, and -1 for those that are still free.
std::vector<int> places_of(const rules::Character& character, const rules::HarmRow& row_of) {
  std::vector<int> places;
  for (std::size_t i = 0; i < character.harm.size(); ++i) {
    if (character.harm[i].level == row_of.level) places.push_back(static_cast<int>(i));
  }
  while (static_cast<int>(places.size()) < row_of.count) places.push_back(-1);
  return places;
}

// What the cell of that number is called in a row: "Moderate harm 1".
std::string name_of_cell(const CharacterSheet& sheet, const rules::HarmRow& row_of, int number) {
  return row_of.name + " " + rules::small(sheet.ruleset().words.harm) + " " + rules::number(number);
}

// Writes into one of the places of a row; a free one becomes taken. New harm stands behind what the
// row holds, so each free cell leads to the first free one. A place that was emptied is given up
// when its field is left, so that nothing moves while somebody types.
void draw_harm(CharacterSheet& sheet, const rules::HarmRow& row_of, const std::vector<int>& places,
               std::size_t at) {
  const rules::Character& character = sheet.character();
  const int place = places[at];
  const std::string name = name_of_cell(sheet, row_of, static_cast<int>(at) + 1);
  const std::string key = "field:" + character.id + ":" + name;
  const std::string words = place < 0 ? "" : character.harm[static_cast<std::size_t>(place)].text;
  if (sheet.state.writing != name) {
    // Empty where nobody is hurt: a word would read as harm.
    if (text_cell(sheet.ui, {.name = name, .words = words})) {
      const auto free = std::find(places.begin(), places.end(), -1);
      sheet.state.writing =
          place < 0 ? name_of_cell(sheet, row_of, static_cast<int>(free - places.begin()) + 1)
                    : name;
      sheet.state.writing_begins = true;
    }
    return;
  }
  if (std::exchange(sheet.state.writing_begins, false)) sheet.ui.focus_next();
  const auto field = text_field(sheet.ui, name, words,
                                {.placeholder = row_of.name,
                                 .max_length = document::limit_of(&rules::Harm::text),
                                 .show_label = false,
                                 .in_cell = true});
  const std::string now = field.changed ? field.text : words;
  const bool given_up = field.left && now.empty();
  if (field.changed && !given_up) {
    rules::Character after = character;
    if (place < 0) {
      after.harm.push_back({row_of.level, field.text});
      sheet.state.harm_with_new = after.harm.size();
    } else {
      after.harm[static_cast<std::size_t>(place)].text = field.text;
    }
    put(sheet, std::move(after), key);
  }
  if (!field.left) return;
  sheet.state.writing.clear();
  sheet.requests.ask(Action::leave_field);
  if (place < 0 || !given_up) return;
  rules::Character after = character;
  after.harm.erase(after.harm.begin() + place);
  // One step with what emptied it.
  sheet.requests.edit(model::put(std::move(after), name + " cleared", key));
}

std::string effect_word(const rules::RollEffect& effect) {
  switch (effect.kind) {
    case rules::RollEffectKind::less_effect:
      return "Less effect";
    case rules::RollEffectKind::disadvantage:
      return "Disadvantage";
    case rules::RollEffectKind::fewer_dice:
      return "−" + rules::number(effect.value) + "d";
    case rules::RollEffectKind::needs_help:
      return "Needs help";
    case rules::RollEffectKind::cannot_act:
      return "Cannot act";
    case rules::RollEffectKind::dead:
      return "You die";
  }
  return {};
}

// What harm of this row does: the row's own words, or, where something eases it, those of the level
// that counts.
std::string effect_of(const CharacterSheet& sheet, const rules::HarmRow& row_of, bool& eased) {
  int weighs = row_of.level;
  for (const rules::DerivedHarm& each : sheet.view.standing.numbers.harm) {
    if (each.level == row_of.level) weighs = each.weighs;
  }
  eased = weighs != row_of.level;
  if (weighs <= 0) return "Eased";
  for (const rules::HarmRow& each : sheet.ruleset().harm_rows) {
    if (each.level == weighs && !each.effects.empty()) return effect_word(each.effects.front());
  }
  return {};
}

bool is_hurt(const CharacterSheet& sheet, const rules::HarmRow& row_of) {
  const auto& harm = sheet.character().harm;
  return std::any_of(harm.begin(), harm.end(), [&](const rules::Harm& each) {
    return each.level == row_of.level && !each.text.empty();
  });
}

// How all rows of the table stand: the widths of the level and of what it does, whether two places
// stand side by side, and whether what it does stands below them, where beside it the places would
// have no room for words.
struct HarmTable {
  float level = 0;
  float effect = 0;
  bool pairs = false;
  bool effect_below = false;
};

HarmTable harm_table_in(const Ui& ui, float width) {
  constexpr float least = 90;  // of a place for words
  constexpr float least_for_pairs = 250;
  const float grow = std::max(1.0F, ui.text_scale());
  HarmTable table;
  table.level = 24 * grow;
  table.effect = ui.measure(Type::small_strong, "Disadvantage").width + 12;
  table.effect_below = width - table.level - table.effect < least * grow;
  table.pairs = !table.effect_below && width >= least_for_pairs * grow;
  return table;
}

// What a row does to rolls, as it is drawn.
struct ShownEffect {
  std::string words;
  Type type = Type::small;
  Tone tone = Tone::muted;
};

ShownEffect shown_effect_of(const CharacterSheet& sheet, const rules::HarmRow& row_of) {
  bool eased = false;
  ShownEffect shown{effect_of(sheet, row_of, eased)};
  if (!is_hurt(sheet, row_of)) return shown;
  shown.type = Type::small_strong;
  if (!eased) shown.tone = Tone::danger;
  return shown;
}

void draw_effect(Ui& ui, const ShownEffect& shown) {
  text(ui, shown.words, {.type = shown.type, .tone = shown.tone, .align = TextAlign::center});
}

// The level, and beside it the places and what they do, one below the other.
void draw_high_row(CharacterSheet& sheet, const rules::HarmRow& each, const HarmTable& table,
                   const std::vector<int>& places) {
  Ui& ui = sheet.ui;
  constexpr float below_effect = 6;
  const ShownEffect effect = shown_effect_of(sheet, each);
  float height = cell_height(ui) * static_cast<float>(places.size());
  if (!effect.words.empty()) {
    const float room = ui.width() - table.level;
    height += ui.measure(effect.type, effect.words, room).height + below_effect;
  }
  Columns columns(ui, {-table.level, 1}, 0, 1, Rules::around);
  level_mark(ui, each.level, is_hurt(sheet, each), height);
  columns.next();
  const auto lines = stack(ui, {.gap = 0});
  for (std::size_t i = 0; i < places.size(); ++i) draw_harm(sheet, each, places, i);
  if (effect.words.empty()) return;
  draw_effect(ui, effect);
  space(ui, below_effect);
}

// Of two places side by side the width of the second: as wide as the first, but where the words of
// the first have no room in a line and nothing stands in the second it leaves most of its room to
// them. While somebody writes, both are as wide as each other.
float width_of_second(const CharacterSheet& sheet, const rules::HarmRow& row_of,
                      const HarmTable& table, const std::vector<int>& places, std::size_t first) {
  const Ui& ui = sheet.ui;
  const float both = ui.width() - table.level - table.effect;
  const float half = both - std::floor(both / 2);
  if (places[first] < 0 || places[first + 1] >= 0) return half;
  for (const std::size_t each : {first, first + 1}) {
    const int number = static_cast<int>(each) + 1;
    if (sheet.state.writing == name_of_cell(sheet, row_of, number)) return half;
  }
  const std::string& words = sheet.character().harm[static_cast<std::size_t>(places[first])].text;
  if (ui.measure(Type::body, words).width <= half - 2 * cell_inset) return half;
  constexpr float part = 0.25F;
  return std::min(half, std::ceil(std::max(part * both, ui.target() + 2 * cell_inset)));
}

// The level, the places and what they do side by side.
void draw_low_row(CharacterSheet& sheet, const rules::HarmRow& each, const HarmTable& table,
                  const std::vector<int>& places) {
  Ui& ui = sheet.ui;
  for (std::size_t i = 0; i < places.size(); i += 2) {
    const bool two = i + 1 < places.size();
    std::vector<float> parts{-table.level, 1, -table.effect};
    if (two && table.pairs) {
      parts.insert(parts.begin() + 2, -width_of_second(sheet, each, table, places, i));
    }
    Columns columns(ui, parts, 0, 1, Rules::around);
    const float height = cell_height(ui) * (two && !table.pairs ? 2 : 1);
    if (i == 0) level_mark(ui, each.level, is_hurt(sheet, each), height);
    columns.next();
    draw_harm(sheet, each, places, i);
    if (two) {
      if (table.pairs) columns.next();
      draw_harm(sheet, each, places, i + 1);
    }
    columns.next();
    const auto at_end = stack(ui, {.gap = 0});
    space(ui, ui.touch() ? 12 : 8);
    if (i == 0) draw_effect(ui, shown_effect_of(sheet, each));
  }
}

void draw_row(CharacterSheet& sheet, const rules::HarmRow& each, const HarmTable& table) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(each.level);
  const auto rows = group(ui, each.name + " " + rules::small(sheet.ruleset().words.harm),
                          {.description = each.description});
  const std::string word = rules::harm_word(sheet.ruleset(), each.level);
  if (word != each.name && !word.empty()) {
    text(ui, word, {.type = Type::small_strong, .tone = Tone::danger});
    space(ui, 5);  // less the line that a row shares with what is above it
  }
  const std::vector<int> places = places_of(sheet.character(), each);
  if (table.effect_below) {
    draw_high_row(sheet, each, table, places);
  } else {
    draw_low_row(sheet, each, table, places);
  }
}

// Whether harm was written that the clock does not know of: by the rules it empties it.
bool is_hurt_anew(const CharacterSheet& sheet, const rules::DerivedTrack& clock) {
  const std::size_t with_new = sheet.state.harm_with_new;
  return clock.marked > 0 && with_new > 0 && sheet.character().harm.size() >= with_new;
}

// The clock, and as a press what it brings once it is full, or what new harm does to it.
void draw_healing(CharacterSheet& sheet, const rules::Track& track,
                  const rules::DerivedTrack& derived) {
  Ui& ui = sheet.ui;
  const int filled = derived.marked_for_good + derived.marked;
  const bool full = filled >= derived.size && !sheet.character().harm.empty();
  const bool anew = !full && is_hurt_anew(sheet, derived);
  const std::string offer = full   ? "Heal 1 level"
                            : anew ? rules::say(sheet.ruleset(), "New {harm}: empty it")
                                   : "";
  const float offer_width = offer.empty() ? 0 : ui.measure(Type::small_strong, offer).width + 16;
  const auto line = row(ui, "clock that heals", {.gap = 10, .wrap = false});
  {
    const auto words = stack(ui, {.gap = 0, .max_width = ui.width() - offer_width});
    if (const auto asked = clock(ui, {.name = track.name,
                                      .filled = filled,
                                      .segments = derived.size,
                                      .diameter = ui.touch() ? 44.0F : 38.0F,
                                      .description = track.description})) {
      mark(sheet, derived, std::max(*asked, derived.marked_for_good));
      sheet.state.harm_with_new = 0;
    }
  }
  if (offer.empty()) return;
  spacer(ui);
  if (!button(ui, offer,
              {.kind = ButtonKind::link, .description = track.description, .id = "heal harm"})) {
    return;
  }
  sheet.state.harm_with_new = 0;
  if (anew) {
    put_as_move(sheet, rules::with_track(sheet.character(), track.id, 0),
                rules::say(sheet.ruleset(), "New {harm}: ") + track.name + " emptied");
    return;
  }
  std::vector<std::string> words;
  for (const rules::Harm& each : sheet.character().harm) {
    const std::string name = each.text.empty() ? sheet.ruleset().words.harm.one : each.text;
    words.push_back(name + " " + rules::number(each.level) + " → " + rules::number(each.level - 1));
  }
  put_as_move(sheet, rules::with_harm_eased(rules::with_track(sheet.character(), track.id, 0), 1),
              track.name + " full: " + rules::joined(words));
}

}  // namespace

void sheet_harm(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  const std::vector<rules::HarmRow> rows = rules::harm_from_worst(ruleset, sheet.character().harm);
  if (rows.empty()) return;
  const rules::MoveAbout harmed = plays_moves(sheet)
                                      ? rules::move_of_kind(ruleset, rules::ChangeKind::harm)
                                      : rules::MoveAbout{};
  if (harmed.procedure == nullptr) {
    section(sheet, ruleset.words.harm.one);
  } else if (section_link(
                 sheet, ruleset.words.harm.one, harmed.procedure->name,
                 ruleset.harm.overflow
                     ? rules::say(ruleset, "When a row is full, new {harm} goes one level up.")
                     : std::string())) {
    begin_move(sheet, {harmed.procedure->id});
  }
  const auto lines = stack(sheet.ui, {.gap = -1});  // two rows share a line
  const HarmTable table = harm_table_in(sheet.ui, sheet.ui.width());
  for (const rules::HarmRow& each : rows) draw_row(sheet, each, table);
}

void sheet_clocks(CharacterSheet& sheet) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::clock || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived != nullptr && derived->size > 0) draw_healing(sheet, track, *derived);
  }
}

}  // namespace roadbook::ui
