// The head of a crew's sheet: its numbers and boxes in a row.
#include <algorithm>
#include <cmath>
#include <functional>

#include "rules/game/tables.hpp"
#include "rules/play/crew_moves.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/saved_numbers.hpp"
#include "text/wording.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float least_gap = 12;

// One of the row at the head: what it is called, how it stands, and that in words.
struct Instrument {
  float width = 0;
  std::string name;
  std::string stands;  // "7 of 11"
  std::string words;
  std::function<void()> draw;
  bool boxes = true;
  bool track = true;  // boxes to mark: where there are two rows, it stands in the second
  Tone tone = Tone::ink;
  const rules::Track* advance = nullptr;  // of which one waits: that stands in place of the words
  bool pressed = true;  // else it is read only, and no higher where a finger presses the others
};

std::string of(int now, int most) {
  return rules::number(now) + " of " + rules::number(most);
}

// "to next hold, 1 turf"
std::string rep_words(const CrewView& view, const rules::Development& next, int turf) {
  const rules::Ruleset& game = *view.ruleset;
  std::string words;
  if (next.buys_tier) {
    words = "to " + game.words.tier.one + " " + rules::number(view.crew->tier + 1);
  } else if (!game.crew.holds.empty()) {
    words = rules::say(game, "to next {hold}");
  }
  if (turf > 0) words += ", " + rules::number(turf) + " " + rules::small(game.words.turf);
  return words;
}

// "Entanglement roll: heat 0–3": the column of the table that is read by the heat.
std::string heat_words(const CrewView& view) {
  const rules::Table* table = rules::heat_table(*view.ruleset);
  if (table == nullptr) return {};
  const std::string column =
      rules::lowered(table->columns[rules::column_for(*table, view.crew->heat)]);
  const std::string heat = rules::small(view.ruleset->words.heat);
  return table->name + ": " + (column.starts_with(heat) ? column : heat + " " + column);
}

// A box of the hold, to its height.
constexpr float broad_box = 1.6F;

// "Tier 2 costs 16"; empty at the top, or where a Tier has no price.
std::string price_of_next_tier(const CrewView& view) {
  const rules::Ruleset& game = *view.ruleset;
  const int cost = rules::total_of(game, view.derived, rules::Role::tier_cost);
  if (cost <= 0 || view.crew->tier >= game.crew.max_tier) return {};
  return game.words.tier.one + " " + rules::number(view.crew->tier + 1) + " costs " +
         rules::number(cost);
}

// As it counts now; under Edit as it is written down, without what a war takes of it.
const rules::Id& hold_shown(const CrewView& view, const CrewSheetState& state) {
  return state.editing ? rules::own_hold(*view.ruleset, *view.crew) : view.derived.hold;
}

// The hold as boxes, as far as it has come. Under Edit a press sets it.
void draw_hold(Ui& ui, const CrewView& view, const CrewSheetState& state, Requests& requests) {
  const std::vector<rules::Entry>& holds = view.ruleset->crew.holds;
  const auto now = std::find_if(holds.begin(), holds.end(), [&](const rules::Entry& each) {
    return each.id == hold_shown(view, state);
  });
  const std::string word = now == holds.end() ? std::string() : text::raised(now->name);
  const auto asked =
      track(ui, {.name = view.ruleset->words.hold.one,
                 .filled = now == holds.end() ? 0 : static_cast<int>(now - holds.begin()) + 1,
                 .size = static_cast<int>(holds.size()),
                 .description = word,
                 .read_only = !state.editing,
                 .show_name = false,
                 .broad = broad_box});
  if (asked) put_crew_hold(view, requests, static_cast<std::size_t>(std::max(*asked, 1) - 1));
}

// As many boxes as the number of a column has room for.
constexpr int most_coin_boxes = 8;

bool has_coin_boxes(const CrewView& view, int kept) {
  const int coin = view.derived.coin;
  return kept > 0 && kept <= most_coin_boxes && coin >= 0;
}

void draw_coin(Ui& ui, const CrewView& view, int kept, float broad) {
  const int coin = view.derived.coin;
  if (!has_coin_boxes(view, kept)) {
    const auto as_high = stack(ui, {.gap = 0});
    const float of_boxes = std::max(28.0F, 16 * ui.mark_scale() + 10);
    space(ui, of_boxes - ui.measure(Type::strong, "0").height);
    text(ui, rules::number(coin), {.type = Type::strong, .tone = Tone::gold});
    return;
  }
  track(ui, {.name = view.ruleset->words.coin.one,
             .filled = std::min(coin, kept),
             .size = kept,
             .tone = Tone::gold,
             .read_only = true,
             .show_name = false,
             .broad = broad});
}

// Of the words under the hold in every state, so that a war makes no second line of them.
float width_of_hold(const Ui& ui, const rules::Ruleset& game, const std::string& at_war) {
  float widest = 0;
  for (const rules::Entry& hold : game.crew.holds) {
    widest = std::max(widest, ui.measure(Type::small_strong, text::raised(hold.name)).width);
  }
  return std::ceil(widest + ui.measure(Type::small, " " + at_war).width) + 4;
}

// `tight`: the boxes of a vault are narrow.
std::vector<Instrument> instruments_of(Ui& ui, const CrewView& view, const CrewSheetState& state,
                                       bool tight, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  const float grow = ui.mark_scale();
  // As far as boxes stand from each other in a track.
  const float box = (ui.touch() ? 32.0F : 22.0F) * grow;
  const float side = 16 * grow;  // of a box
  std::vector<Instrument> all;
  const auto boxes = [&](int count) { return box * static_cast<float>(count); };
  if (game.crew.max_tier > 0 && state.editing) {
    all.push_back({ui.touch() ? 2 * ui.target() + 28 * grow : 84 * grow, game.words.tier.one, "",
                   "", [&ui, &view, &requests] { crew_tier_stepper(ui, view, requests); }, true,
                   false});
  } else if (game.crew.max_tier > 0) {
    all.push_back(
        {46 * grow, game.words.tier.one, "", "",
         [&ui, &view] { text(ui, rules::number(view.derived.tier), {.type = Type::number}); },
         false, false});
    all.back().pressed = false;
  }
  if (!game.crew.holds.empty()) {
    const float high = ui.touch() && state.editing ? 20 * grow : side;  // for a finger
    const float broader = std::round(high * broad_box) - high;
    const std::string at_war = state.editing ? std::string() : rules::say(game, "at {war}");
    all.push_back({std::max({(box + broader) * static_cast<float>(game.crew.holds.size()),
                             70 * grow, width_of_hold(ui, game, at_war)}),
                   game.words.hold.one, text::raised(hold_name(game, hold_shown(view, state))),
                   view.derived.at_war ? at_war : std::string(),
                   [&ui, &view, &state, &requests] { draw_hold(ui, view, state, requests); }, true,
                   false});
    all.back().pressed = state.editing;
  }
  const rules::Development next = rules::next_development(game, *view.crew, view.derived);
  if (next.rep_needed > 0) {
    const int turf = crew_turf(view, next);
    all.push_back(
        {boxes(turf + next.rep_needed), game.words.rep.one, of(view.crew->rep, next.rep_needed),
         rep_words(view, next, turf),
         [&ui, &view, next, &requests] { crew_rep_track(ui, view, next, requests, false); }});
  }
  if (const rules::Track* heat = rules::find_track(game, rules::Role::heat)) {
    all.push_back(
        {boxes(heat->size) + 20 * grow, game.words.heat.one, of(view.crew->heat, heat->size),
         heat_words(view),
         [&ui, &view, heat, &requests] { crew_heat_track(ui, view, *heat, requests, false); }});
  }
  if (const rules::Track* wanted = rules::find_track(game, rules::Role::wanted_level)) {
    all.push_back({std::max(boxes(wanted->size), 94 * grow), game.words.wanted_level.one,
                   of(view.crew->wanted_level, wanted->size), "", [&ui, &view, wanted, &requests] {
                     crew_wanted_track(ui, view, *wanted, requests, false);
                   }});
  }
  if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) != nullptr) {
    const int kept = rules::total_of(game, view.derived, rules::Role::coin);
    const bool in_boxes = has_coin_boxes(view, kept);
    const std::string stands = kept > 0 ? of(view.derived.coin, kept) : std::string();
    // Under Edit the Tier has the room of the price, which the button that pays it says, too.
    const std::string price = state.editing ? std::string() : price_of_next_tier(view);
    const float words =
        ui.measure(Type::small_strong, stands).width + ui.measure(Type::small, " " + price).width;
    constexpr int without_vault = 4;
    const float broad = tight && kept > without_vault ? narrow_box : 1;
    // Coin is read only: its boxes stand as close under a finger as elsewhere.
    const float coin_box = 22 * grow - side + std::round(side * broad);
    // Where a finger marks the upgrade that keeps more, it stays in its row as a number, too.
    const float least = (ui.touch() && state.editing ? 110.0F : 104.0F) * grow;
    all.push_back({std::max({in_boxes ? coin_box * static_cast<float>(kept) : 0.0F,
                             std::min(words, 160 * grow), least}),
                   game.words.coin.one, stands, price,
                   [&ui, &view, kept, broad] { draw_coin(ui, view, kept, broad); }, true, false,
                   Tone::gold});
    all.back().pressed = false;
  }
  for (const rules::Track& definition : game.tracks) {
    if (definition.scope != rules::Scope::crew || definition.kind != rules::TrackKind::xp) continue;
    const rules::DerivedTrack* xp = rules::find_track(view.derived, definition.id);
    if (xp == nullptr) continue;
    const float narrower = ui.touch() ? 0 : side - std::round(side * narrow_box);
    all.push_back({(box - narrower) * static_cast<float>(xp->size), definition.name,
                   of(xp->marked, xp->size), "",
                   [&ui, &view, &definition, xp, &requests] {
                     crew_experience_track(ui, view, definition, *xp, requests, false);
                   },
                   true, true, Tone::gold, crew_advance_waits(view, *xp) ? &definition : nullptr});
  }
  return all;
}

// How many advances wait, and the way to take one, in the room of a line of words.
void draw_waiting(Ui& ui, const CrewView& view, const rules::Track& track, CrewSheetState& state,
                  Requests& requests) {
  const int waiting = std::max(1, rules::amount_of(view.crew->advances, track.id));
  // The link is higher than a line: it begins as much above it.
  constexpr float around_link = 4;
  if (!ui.touch()) space(ui, -around_link);
  const auto line = row(ui, "waiting", {.gap = 4});
  text(ui, rules::number(waiting) + (waiting == 1 ? " advance" : " advances"),
       {.type = Type::small_strong, .tone = Tone::change});
  if (link(ui, "Take it", {.description = "Take an advance: " + track.name, .id = "advance"})) {
    take_crew_advance(view, track, state, requests);
  }
}

// So much above and below what is read only puts it in the middle of boxes for a finger.
float beside_pressed(const Ui& ui) {
  const float grow = ui.mark_scale();
  return (std::max(touch_target, 20 * grow + 10) - std::max(28.0F, 16 * grow + 10)) / 2;
}

// `waiting` draws the words of a track of which an advance waits.
template <typename Waiting>
void draw_instruments(Ui& ui, const std::vector<Instrument>& all, std::size_t from, std::size_t to,
                      const Waiting& waiting) {
  std::vector<float> widths;
  float room = ui.width();
  bool any_pressed = false;
  for (std::size_t i = from; i < to; ++i) {
    widths.push_back(-all[i].width);
    room -= all[i].width;
    any_pressed = any_pressed || all[i].pressed;
  }
  // What is left over stands between them.
  const float gaps = static_cast<float>(std::max<std::size_t>(to - from, 2) - 1);
  Columns columns(ui, widths, std::clamp(std::floor(room / gaps), least_gap, 44.0F), 10);
  for (std::size_t i = from; i < to; ++i) {
    if (i > from) columns.next();
    const auto scope = ui.scope(static_cast<int>(i));
    const auto whole = stack(ui, {.gap = 2});
    label_caps(ui, all[i].name);
    const float around = ui.touch() && any_pressed && !all[i].pressed ? beside_pressed(ui) : 0.0F;
    space(ui, around);
    // Words stand as high as boxes do.
    if (all[i].boxes) {
      const auto place = row(ui, "boxes", {.gap = 0, .wrap = false});
      all[i].draw();
    } else {
      const auto place = stack(ui, {.gap = 0});
      space(ui, 4);
      all[i].draw();
      space(ui, 4);
    }
    space(ui, around);
    if (all[i].advance != nullptr) {
      waiting(*all[i].advance);
      continue;
    }
    if (all[i].stands.empty() && all[i].words.empty()) continue;
    text(ui, all[i].words,
         {.type = Type::small,
          .tone = Tone::muted,
          .lead = all[i].stands,
          .lead_tone = all[i].tone});
  }
}

// How wide so many of them are in a row.
float width_of(const std::vector<Instrument>& all, std::size_t count) {
  float width = -least_gap;
  for (std::size_t i = 0; i < count; ++i) width += all[i].width + least_gap;
  return width;
}

// Of two rows: what has no boxes comes to stand in the first, with the first that has.
std::size_t size_of_first_row(std::vector<Instrument>& all) {
  const auto first_track =
      std::find_if(all.begin(), all.end(), [](const Instrument& each) { return each.track; });
  const std::string with_them = first_track == all.end() ? std::string() : first_track->name;
  const auto second = std::stable_partition(all.begin(), all.end(), [&](const Instrument& each) {
    return !each.track || each.name == with_them;
  });
  return static_cast<std::size_t>(second - all.begin());
}

}  // namespace

bool crew_instruments_shown(const Ui& ui) {
  return crew_on_one_page(ui);
}

void crew_instruments(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto together = group(ui, "Instruments", {.one_stop = true});
  const std::vector<Instrument> all = instruments_of(ui, view, state, true, requests);
  if (all.empty()) return;
  const auto waiting = [&](const rules::Track& track) {
    draw_waiting(ui, view, track, state, requests);
  };
  if (width_of(all, all.size()) <= ui.width()) {
    draw_instruments(ui, all, 0, all.size(), waiting);
    return;
  }
  // Two rows, or as many as they need: there all boxes are alike, where they have room.
  std::vector<Instrument> rows = instruments_of(ui, view, state, false, requests);
  std::size_t half = size_of_first_row(rows);
  if (width_of(rows, half) > ui.width()) {
    rows = all;
    half = size_of_first_row(rows);
  }
  for (std::size_t from = 0; from < rows.size();) {
    std::size_t to = from + 1;
    float room = ui.width() - rows[from].width;
    while (to < rows.size() && to != half && rows[to].width + least_gap <= room) {
      room -= rows[to++].width + least_gap;
    }
    draw_instruments(ui, rows, from, to, waiting);
    from = to;
  }
}

}  // namespace roadbook::ui
