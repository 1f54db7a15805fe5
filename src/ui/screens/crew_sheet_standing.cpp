// Tier, hold, rep and development; heat; the ledger; experience.
#include <algorithm>
#include <cmath>
#include <functional>

#include "document/limits.hpp"
#include "rules/play/crew_moves.hpp"
#include "rules/play/crew_sums.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"
#include "ui/screens/crew_steps.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

constexpr float instrument_gap = 20;

// The game's move for what a button is about, while it is played with moves; empty: the button
// changes the numbers itself, as it does under Edit.
std::string standing_move(const CrewView& view, const CrewSheetState& state,
                          const rules::MoveAbout& move) {
  if (!view.crew->in_play || view.library == nullptr || move.procedure == nullptr) return {};
  return state.open.count("by hand") != 0 ? std::string() : move.procedure->id;
}

void rep_track(Ui& ui, const CrewView& view, const rules::Development& next, Requests& requests,
               bool named) {
  const rules::Track* definition = rules::find_track(*view.ruleset, rules::Role::rep);
  const rules::DerivedTrack* derived =
      definition == nullptr ? nullptr : rules::find_track(view.derived, definition->id);
  const int size = std::max(derived == nullptr ? 0 : derived->size, next.rep_needed);
  const int turf = size - next.rep_needed;
  Track track;
  track.name = view.ruleset->words.rep.one;
  track.filled = turf + std::min(view.crew->rep, next.rep_needed);
  track.size = size;
  track.permanent = turf;
  track.show_name = named;
  if (definition != nullptr) track.description = definition->description;
  if (const auto asked = ui::track(ui, track)) {
    rules::Crew after = *view.crew;
    after.rep = std::max(0, *asked - turf);
    put_crew(view, requests, std::move(after));
  }
  if (turf > 0 && named) {
    hint(ui, "The first " + rules::number(turf) +
                 rules::say(*view.ruleset, " are your {turf}, and stay when you develop."));
  }
}

void development(Ui& ui, const CrewView& view, const CrewSheetState& state,
                 const rules::Development& next, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  const std::string& tier = game.words.tier.one;
  const std::string weak = game.crew.holds.empty() ? "" : game.crew.holds.front().name;
  const std::string strong = game.crew.holds.empty() ? "" : game.crew.holds.back().name;
  const std::string hold = rules::small(game.words.hold);
  const std::string label = next.buys_tier
                                ? "Rise to " + tier + " " + rules::number(view.crew->tier + 1) +
                                      " for " + coin_words(*view.ruleset, next.cost)
                                : "Make your " + hold + " " + rules::lowered(strong);
  const Block line = row(ui, "development");
  ButtonOptions options;
  options.id = "develop";
  options.disabled_reason = next.verdict.reason;
  std::string what = game.words.rep.one + " goes back to 0";
  if (next.buys_tier) what += ", and your " + hold + " becomes " + rules::lowered(weak);
  what += ".";
  options.description = what;
  const std::string develop = standing_move(
      view, state, next.buys_tier ? rules::crew_tier_move(game) : rules::crew_hold_move(game, 1));
  if (button(ui, label, options)) {
    if (!develop.empty()) {
      requests.ask(Command::Kind::begin_move, view.crew->id, develop);
      return;
    }
    put_crew_as(
        view, requests, rules::developed(*view.ruleset, *view.crew),
        next.buys_tier ? tier + " " + rules::number(view.crew->tier + 1) : strong + " " + hold);
  }
  if (game.crew.holds.empty()) return;
  const rules::Verdict lose = rules::may_lose_hold(*view.ruleset, *view.crew);
  if (button(ui, "Lose " + hold,
             {.disabled_reason = lose.reason,
              .description = strong + " " + hold + " becomes " + rules::lowered(weak) + "; " +
                             rules::lowered(weak) + " " + hold + " costs a " + tier + ".",
              .id = "lose hold"})) {
    const std::string move = standing_move(view, state, rules::crew_hold_move(game, -1));
    if (!move.empty()) {
      requests.ask(Command::Kind::begin_move, view.crew->id, move);
      return;
    }
    put_crew_as(view, requests, rules::with_hold_lost(*view.ruleset, *view.crew),
                game.words.hold.one + " lost");
  }
}

// For tables that keep their own count: the numbers as they are written down.
void by_hand(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const bool open = state.open.count("by hand") != 0;
  const rules::CrewRules& rules = view.ruleset->crew;
  if (disclosure(ui, "Edit", open)) flip(state.open, "by hand");
  if (!open) return;
  if (rules.max_tier > 0) {
    Stepper stepper;
    stepper.name = view.ruleset->words.tier.one;
    stepper.value = view.crew->tier;
    stepper.max = rules.max_tier;
    if (const auto asked = number_stepper(ui, stepper)) {
      rules::Crew after = *view.crew;
      after.tier = *asked;
      put_crew(view, requests, std::move(after));
    }
  }
  if (rules.holds.empty()) return;
  std::vector<std::string> labels;
  std::optional<std::size_t> on;
  for (std::size_t i = 0; i < rules.holds.size(); ++i) {
    labels.push_back(rules.holds[i].name);
    if (rules.holds[i].id == rules::own_hold(*view.ruleset, *view.crew)) on = i;
  }
  const std::string& hold = view.ruleset->words.hold.one;
  label_caps(ui, hold);
  if (const auto asked = radios(ui, hold, labels, on)) {
    rules::Crew after = *view.crew;
    after.hold = rules.holds[*asked].id;
    put_crew(view, requests, std::move(after));
  }
}

// What abilities, claims and upgrades bring each score and each downtime, summed up.
void sums(Ui& ui, const CrewView& view, CrewSheetState& state) {
  const std::vector<rules::CrewSum>& all = state.sums.of(
      view.generation, view.crew->id, [&] { return rules::crew_sums(*view.ruleset, *view.crew); });
  if (all.empty()) return;
  const bool open = state.open.count("sums") != 0;
  const std::string label = rules::say(*view.ruleset, "What each {score} and downtime brings");
  if (disclosure(ui, label, open)) flip(state.open, "sums");
  if (!open) return;
  const auto list = group(ui, label, {.role = Role::list});
  for (const rules::CrewSum& each : all) {
    const std::string word = rules::given_word(*view.ruleset, each.gives);
    std::vector<std::string> reasons;
    for (const rules::MoveReason& reason : each.reasons) {
      reasons.push_back(reason.label + " " + rules::with_sign(reason.value));
    }
    for (const std::string& note : each.notes) reasons.push_back(note);
    const std::string value =
        each.reasons.empty() ? std::string() : rules::with_sign(each.total) + " " + word;
    pair(ui, rules::occasion_words(*view.ruleset, each.on), value, {});
    hint(ui, rules::joined(reasons));
  }
}

}  // namespace

void sheet_standing(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, "Standing", {.one_stop = true});
  section_heading(ui, 3, "Standing", view.derived.at_war ? "at war" : "");
  crew_headline(ui, view, state.numbers.open);
  const rules::Development next = rules::next_development(*view.ruleset, *view.crew, view.derived);
  if (next.rep_needed > 0) {
    if (!crew_instruments_shown(ui)) rep_track(ui, view, next, requests, true);
    development(ui, view, state, next, requests);
    if (!next.verdict) hint(ui, next.verdict.reason);
  }
}

void sheet_more_numbers(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, "More numbers", {.one_stop = true});
  section_heading(ui, 3, "More numbers");
  crew_other_numbers(ui, view, state.numbers.open);
  if (!view.derived.turf.empty()) {
    std::vector<TermRow> rows = term_rows(view.derived.turf);
    int turf = 0;
    for (const rules::DerivedTerm& term : view.derived.turf) turf += term.counts ? term.value : 0;
    const std::string& word = view.ruleset->words.turf.one;
    label_caps(ui, word);
    terms_table(ui, word, rows, rules::number(turf));
  }
  sums(ui, view, state);
  by_hand(ui, view, state, requests);
}

namespace {

void heat_track(Ui& ui, const CrewView& view, const rules::Track& heat, Requests& requests,
                bool named) {
  Track boxes;
  boxes.name = view.ruleset->words.heat.one;
  boxes.filled = view.crew->heat;
  boxes.size = heat.size;
  boxes.tone = Tone::staggered;
  boxes.description = heat.description;
  boxes.show_name = named;
  if (!named) {
    // The columns that the game reads it by.
    for (const int each : rules::heat_columns(*view.ruleset)) boxes.groups.push_back(each - 1);
  }
  if (const auto asked = track(ui, boxes)) {
    put_crew(view, requests, rules::with_heat(*view.ruleset, *view.crew, *asked));
  }
}

void wanted_track(Ui& ui, const CrewView& view, const rules::Track& wanted, Requests& requests,
                  bool named) {
  Track levels;
  levels.name = view.ruleset->words.wanted_level.one;
  levels.filled = view.crew->wanted_level;
  levels.size = wanted.size;
  levels.tone = Tone::danger;
  levels.description = wanted.description;
  levels.show_name = named;
  if (const auto asked = track(ui, levels)) {
    rules::Crew after = *view.crew;
    after.wanted_level = *asked;
    put_crew(view, requests, std::move(after));
  }
}

}  // namespace

void sheet_heat(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  const rules::Track* heat = rules::find_track(game, rules::Role::heat);
  const rules::Track* wanted = rules::find_track(game, rules::Role::wanted_level);
  if (heat == nullptr) return;
  const auto block = group(
      ui, wanted == nullptr ? game.words.heat.one : rules::say(game, "{Heat} and {wanted_level}"),
      {.one_stop = true});
  section_heading(ui, 3, game.words.heat.one);
  if (!crew_instruments_shown(ui)) {
    heat_track(ui, view, *heat, requests, true);
    if (wanted != nullptr) wanted_track(ui, view, *wanted, requests, true);
  }
  const Block line = row(ui, "how much to take");
  // The game's move asks how loud it was; else one says how much it is.
  const std::string take = standing_move(view, state, rules::crew_heat_move(game));
  if (take.empty()) {
    Stepper stepper;
    const std::string name = rules::say(game, "{Heat} to take");
    stepper.name = name;
    stepper.value = state.heat_amount;
    stepper.min = 1;
    stepper.max = 20;
    stepper.show_name = false;
    if (const auto asked = number_stepper(ui, stepper)) state.heat_amount = *asked;
  }
  if (button(ui, rules::say(game, "Take {heat}"),
             {.description = wanted == nullptr ? std::string()
                                               : rules::say(game,
                                                            "What is over a full track becomes "
                                                            "{a wanted_level}."),
              .id = "take heat"})) {
    if (take.empty()) {
      put_crew(view, requests,
               rules::with_heat(*view.ruleset, *view.crew, view.crew->heat + state.heat_amount));
    } else {
      requests.ask(Command::Kind::begin_move, view.crew->id, take);
    }
  }
  if (wanted == nullptr) return;
  const std::string nobody =
      rules::say(game, "Your {wanted_level} is 0: nobody is looking for you.");
  if (button(ui, rules::say(game, "Serve time ({wanted_level} −1)"),
             {.disabled_reason = view.crew->wanted_level > 0 ? "" : nobody,
              .description = rules::say(game, "One {wanted_level} less, and no {heat}."),
              .id = "prison"})) {
    const std::string move = standing_move(view, state, rules::crew_sentence_move(game));
    if (move.empty()) {
      put_crew_as(view, requests, rules::with_incarceration(*view.crew),
                  rules::say(game, "Someone in {prison}"));
    } else {
      requests.ask(Command::Kind::begin_move, view.crew->id, move);
    }
  }
}

void sheet_coin(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) == nullptr) return;
  const auto block = group(ui, game.words.coin.one);
  const int kept = rules::total_of(game, view.derived, rules::Role::coin);
  const std::string value =
      rules::number(view.derived.coin) + (kept > 0 ? " of " + rules::number(kept) : "");
  section_heading(ui, 3, game.words.coin.one, value);
  const FieldResult reason =
      text_field(ui, "Reason", state.coin_reason,
                 {.placeholder = rules::say(game, "{A score}, a debt, a bribe …"),
                  .max_length = document::limit_of(&rules::LedgerLine::reason)});
  if (reason.changed) state.coin_reason = reason.text;
  {
    const Block line = row(ui, "how much to move");
    Stepper stepper;
    const std::string name = rules::say(game, "{Coin} to move");
    stepper.name = name;
    stepper.value = state.coin_amount;
    stepper.min = 1;
    stepper.max = 99;
    stepper.show_name = false;
    if (const auto asked = number_stepper(ui, stepper)) state.coin_amount = *asked;
    const auto move = [&](int amount) {
      put_crew(view, requests, rules::with_coin(*view.crew, amount, state.coin_reason));
      state.coin_reason.clear();
    };
    const std::string income = standing_move(view, state, rules::crew_income_move(game));
    if (button(ui, rules::say(game, "Add {coin}"), {.id = "add coin", .icon = Icon::plus})) {
      if (income.empty()) {
        move(state.coin_amount);
      } else {
        requests.ask(Command::Kind::begin_move, view.crew->id, income);
      }
    }
    const rules::Verdict pay = rules::may_pay(*view.ruleset, *view.crew, state.coin_amount);
    if (button(ui, rules::say(game, "Spend {coin}"),
               {.disabled_reason = pay.reason, .id = "spend coin", .icon = Icon::minus})) {
      move(-state.coin_amount);
    }
    const bool own_line = !view.crew->coin.empty() && view.crew->coin.back().key.empty();
    if (own_line && button(ui, "Remove last entry", {.kind = ButtonKind::link})) {
      rules::Crew after = *view.crew;
      after.coin.pop_back();
      if (rules::total(after.coin) >= 0) put_crew(view, requests, std::move(after));
    }
  }
  // Behind what moves it: a new line must not push the buttons along.
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back(
        {line.reason.empty() ? "Without a word" : line.reason, rules::with_sign(line.amount), ""});
  }
  // A long ledger shows its last lines; the rest is a press away.
  constexpr std::size_t shown = 6;
  const bool all = state.open.count("ledger") != 0;
  if (rows.size() > shown) {
    const std::string label = all ? "The whole ledger"
                                  : rules::counted(static_cast<int>(rows.size() - shown),
                                                   "earlier line", "earlier lines");
    if (disclosure(ui, rules::raised(label), all)) flip(state.open, "ledger");
    if (!all) rows.erase(rows.begin(), rows.end() - static_cast<std::ptrdiff_t>(shown));
  }
  terms_table(ui, "In the coffers", rows, coin_words(*view.ruleset, view.derived.coin));
  if (kept > 0 && view.derived.coin > kept) {
    conflict(ui, rules::say(game, "Your {lair} keeps ") + coin_words(game, kept) +
                     ": spend the rest, or share it out.");
  }
}

namespace {

void experience_track(Ui& ui, const CrewView& view, const rules::Track& definition,
                      const rules::DerivedTrack& xp, Requests& requests, bool named) {
  Track boxes;
  boxes.name = view.ruleset->words.experience.one;
  boxes.filled = xp.marked;
  boxes.size = xp.size;
  boxes.tone = Tone::gold;
  boxes.description = definition.description;
  boxes.show_name = named;
  if (const auto asked = track(ui, boxes)) {
    rules::Crew after = *view.crew;
    after.tracks[definition.id] = *asked;
    put_crew(view, requests, std::move(after));
  }
}

// The edit of an advance: the track is cleared, and every member's stash grows.
void advance(const CrewView& view, const rules::DerivedTrack& xp, Requests& requests) {
  const int profit = rules::advance_profit(view.derived);
  rules::Crew crew = *view.crew;
  crew.tracks[xp.id] = 0;
  model::Edit edit = model::put(crew, "Crew advance");
  for (const MemberView& member : view.members) {
    rules::Character richer = *member.character;
    richer.stash += profit;
    edit.puts.push_back({richer.id, richer});
  }
  requests.edit(std::move(edit));
}

// The crew's move that takes an advance of the track; empty where the game has none.
std::string advance_move(const CrewView& view, const rules::Id& track) {
  if (!view.crew->in_play || view.library == nullptr) return {};
  const rules::MoveAbout move = rules::crew_advance_move(*view.ruleset, track);
  return move.procedure == nullptr ? std::string() : move.procedure->id;
}

}  // namespace

void sheet_experience(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  for (const rules::Track& definition : view.ruleset->tracks) {
    if (definition.scope != rules::Scope::crew || definition.kind != rules::TrackKind::xp) continue;
    const rules::DerivedTrack* xp = rules::find_track(view.derived, definition.id);
    if (xp == nullptr) continue;
    const auto block = group(ui, definition.name, {.one_stop = true});
    section_heading(ui, 3, definition.name,
                    rules::number(xp->marked) + " of " + rules::number(xp->size));
    if (!crew_instruments_shown(ui)) experience_track(ui, view, definition, *xp, requests, true);
    {
      const Block lines = stack(ui, {.gap = 4});
      for (const std::string& trigger : view.derived.xp_triggers) hint(ui, trigger);
    }
    // One that waits since a track was filled by a move is taken by the game's move.
    const int waiting = rules::amount_of(view.crew->advances, definition.id);
    const std::string move = waiting > 0 ? advance_move(view, definition.id) : std::string();
    const std::string reason = !move.empty() || xp->marked >= xp->size
                                   ? ""
                                   : "The track is not full yet: mark what you earned first.";
    if (button(ui, "Take an advance",
               {.disabled_reason = reason,
                .description = definition.description,
                .note = waiting > 0 ? rules::number(waiting) + (waiting == 1 ? " waits" : " wait")
                                    : std::string()})) {
      if (move.empty()) {
        advance(view, *xp, requests);
        state.advancing = true;
      } else {
        requests.ask(Command::Kind::begin_move, view.crew->id, move);
      }
    }
    if (state.advancing) {
      const int profit = rules::advance_profit(view.derived);
      const Block note = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
      text(ui,
           rules::say(*view.ruleset, "Now take {a ability}, or mark two {upgrade} boxes.") +
               (profit == 0 ? std::string()
                            : " Each of you has gained " + rules::number(profit) + " " +
                                  rules::small(view.ruleset->words.stash) + "."),
           {.type = Type::small});
      const Block line = row(ui, "advance");
      if (button(ui, rules::say(*view.ruleset, "Choose {a ability.}"))) {
        state.adding_ability = true;
        state.advancing = false;
      }
      if (button(ui, "Done", {.kind = ButtonKind::link})) state.advancing = false;
    }
  }
}

namespace {

// One of the row at the head: what it is called, how it stands, and that in words.
struct Instrument {
  float width = 0;
  std::string name;
  std::string words;
  std::function<void()> draw;
  bool boxes = true;
};

std::string rep_words(const CrewView& view, const rules::Development& next, int turf) {
  const rules::Ruleset& game = *view.ruleset;
  std::string words = rules::number(view.crew->rep) + " of " + rules::number(next.rep_needed);
  if (next.buys_tier) {
    words += " to " + game.words.tier.one + " " + rules::number(view.crew->tier + 1);
  } else if (!game.crew.holds.empty()) {
    words +=
        " to " + rules::lowered(game.crew.holds.back().name) + " " + rules::small(game.words.hold);
  }
  if (turf > 0) words += ", " + rules::number(turf) + " " + rules::small(game.words.turf);
  return words;
}

int turf_of(const CrewView& view, const rules::Development& next) {
  const rules::Track* definition = rules::find_track(*view.ruleset, rules::Role::rep);
  const rules::DerivedTrack* derived =
      definition == nullptr ? nullptr : rules::find_track(view.derived, definition->id);
  return derived == nullptr ? 0 : std::max(0, derived->size - next.rep_needed);
}

std::vector<Instrument> instruments_of(Ui& ui, const CrewView& view, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  const float box = 22 * ui.mark_scale();
  std::vector<Instrument> all;
  const auto boxes = [&](int count) { return box * static_cast<float>(count); };
  if (game.crew.max_tier > 0) {
    all.push_back(
        {46, game.words.tier.one, "",
         [&ui, &view] { text(ui, rules::number(view.derived.tier), {.type = Type::number}); },
         false});
  }
  if (!game.crew.holds.empty()) {
    all.push_back({70, game.words.hold.one,
                   view.derived.at_war ? rules::say(game, "at {war}") : std::string(),
                   [&ui, &view] {
                     text(ui, hold_name(*view.ruleset, view.derived.hold), {.type = Type::strong});
                   },
                   false});
  }
  const rules::Development next = rules::next_development(game, *view.crew, view.derived);
  if (next.rep_needed > 0) {
    const int turf = turf_of(view, next);
    all.push_back({boxes(turf + next.rep_needed), game.words.rep.one, rep_words(view, next, turf),
                   [&ui, &view, next, &requests] { rep_track(ui, view, next, requests, false); }});
  }
  if (const rules::Track* heat = rules::find_track(game, rules::Role::heat)) {
    all.push_back(
        {boxes(heat->size) + 20, game.words.heat.one,
         rules::number(view.crew->heat) + " of " + rules::number(heat->size),
         [&ui, &view, heat, &requests] { heat_track(ui, view, *heat, requests, false); }});
  }
  if (const rules::Track* wanted = rules::find_track(game, rules::Role::wanted_level)) {
    all.push_back(
        {std::max(boxes(wanted->size), 100.0F), game.words.wanted_level.one,
         rules::number(view.crew->wanted_level) + " of " + rules::number(wanted->size),
         [&ui, &view, wanted, &requests] { wanted_track(ui, view, *wanted, requests, false); }});
  }
  if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) != nullptr) {
    const int kept = rules::total_of(game, view.derived, rules::Role::coin);
    all.push_back({104, game.words.coin.one,
                   next.buys_tier ? game.words.tier.one + " " + rules::number(view.crew->tier + 1) +
                                        " costs " + rules::number(next.cost)
                                  : std::string(),
                   [&ui, &view, kept] {
                     text(ui,
                          rules::number(view.derived.coin) +
                              (kept > 0 ? " of " + rules::number(kept) : ""),
                          {.type = Type::strong, .tone = Tone::gold});
                   },
                   false});
  }
  for (const rules::Track& definition : game.tracks) {
    if (definition.scope != rules::Scope::crew || definition.kind != rules::TrackKind::xp) continue;
    const rules::DerivedTrack* xp = rules::find_track(view.derived, definition.id);
    if (xp == nullptr) continue;
    all.push_back({boxes(xp->size), definition.name,
                   rules::number(xp->marked) + " of " + rules::number(xp->size),
                   [&ui, &view, &definition, xp, &requests] {
                     experience_track(ui, view, definition, *xp, requests, false);
                   }});
  }
  return all;
}

void draw_instruments(Ui& ui, const std::vector<Instrument>& all, std::size_t from,
                      std::size_t to) {
  std::vector<float> widths;
  float room = ui.width();
  for (std::size_t i = from; i < to; ++i) {
    widths.push_back(-all[i].width);
    room -= all[i].width;
  }
  // What is left over stands between them.
  const float gaps = static_cast<float>(std::max<std::size_t>(to - from, 2) - 1);
  Columns columns(ui, widths, std::clamp(std::floor(room / gaps), instrument_gap, 44.0F), 10);
  for (std::size_t i = from; i < to; ++i) {
    if (i > from) columns.next();
    const auto scope = ui.scope(static_cast<int>(i));
    const auto whole = stack(ui, {.gap = 2});
    label_caps(ui, all[i].name);
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
    if (!all[i].words.empty()) text(ui, all[i].words, {.type = Type::small, .tone = Tone::muted});
  }
}

}  // namespace

bool crew_instruments_shown(const Ui& ui) {
  return !ui.compact();
}

void crew_instruments(Ui& ui, const CrewView& view, Requests& requests) {
  const auto together = group(ui, "Instruments", {.one_stop = true});
  const std::vector<Instrument> all = instruments_of(ui, view, requests);
  if (all.empty()) return;
  float width = -instrument_gap;
  for (const Instrument& each : all) width += each.width + instrument_gap;
  if (width <= ui.width()) {
    draw_instruments(ui, all, 0, all.size());
    return;
  }
  const std::size_t half = std::min<std::size_t>(3, all.size());
  draw_instruments(ui, all, 0, half);
  if (half < all.size()) draw_instruments(ui, all, half, all.size());
}

}  // namespace roadbook::ui
