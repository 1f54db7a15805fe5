// A crew's coin with where it came from, and its experience with the advances that wait.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/play/crew_moves.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// It stands there without an entry, too, so that the first one moves nothing.
void remove_last_entry(Ui& ui, const CrewView& view, Requests& requests) {
  const rules::Ledger& coin = view.crew->coin;
  std::string reason;
  if (coin.empty() || !coin.back().key.empty()) {
    reason = "There is no entry of your own to remove.";
  } else if (rules::total(coin) < coin.back().amount) {
    reason = "It is spent already.";
  }
  if (button(ui, "Remove last entry", {.kind = ButtonKind::link, .disabled_reason = reason})) {
    rules::Crew after = *view.crew;
    after.coin.pop_back();
    put_crew(view, requests, std::move(after));
  }
}

}  // namespace

void sheet_coin(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) == nullptr) return;
  const auto block = group(ui, game.words.coin.one);
  const int kept = rules::total_of(game, view.derived, rules::Role::coin);
  const std::string value =
      rules::number(view.derived.coin) + (kept > 0 ? " of " + rules::number(kept) : "");
  section_heading(ui, 3, game.words.coin.one, value);
  // In play the game's move asks what comes in, and for what.
  const rules::Id income = standing_move(view, state, rules::crew_income_move(game));
  if (!income.empty() &&
      button(ui, rules::say(game, "Add {coin}"), {.id = "add coin", .icon = Icon::plus})) {
    requests.ask(BeginMove{view.crew->id, {income}});
  }
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
    if (income.empty() &&
        button(ui, rules::say(game, "Add {coin}"), {.id = "add coin", .icon = Icon::plus})) {
      move(state.coin_amount);
    }
    const rules::Verdict pay = rules::may_pay(*view.ruleset, *view.crew, state.coin_amount);
    if (button(ui, rules::say(game, "Spend {coin}"),
               {.disabled_reason = pay.reason, .id = "spend coin", .icon = Icon::minus})) {
      move(-state.coin_amount);
    }
    remove_last_entry(ui, view, requests);
  }
  // Behind what moves it: a new line must not push the buttons along.
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back(
        {line.reason.empty() ? "No reason given" : line.reason, rules::with_sign(line.amount), ""});
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
  terms_table(ui, "In all", rows, coin_words(*view.ruleset, view.derived.coin));
  if (kept > 0 && view.derived.coin > kept) {
    conflict(ui, rules::say(game, "Your {lair} keeps ") + coin_words(game, kept) +
                     ": spend the rest, or share it out.");
  }
}

namespace {

bool is_full(const rules::DerivedTrack& xp) {
  return xp.size > 0 && xp.marked >= xp.size;
}

void advance(const CrewView& view, const rules::DerivedTrack& xp, Requests& requests) {
  std::vector<const rules::Character*> members;
  for (const MemberView& each : view.members) members.push_back(each.character);
  rules::AdvanceTaken taken =
      rules::with_advance_taken(*view.crew, members, xp.id, view.derived.profit);
  model::Edit edit = model::put(std::move(taken.crew), rules::say(*view.ruleset, "{Crew} advance"));
  for (rules::Character& each : taken.members) {
    const rules::Id id = each.id;
    edit.puts.push_back({id, std::move(each)});
  }
  requests.edit(std::move(edit));
}

// What each of you gains, by name, before anything changes.
void ask_before_advance(Ui& ui, const CrewView& view, const rules::DerivedTrack& xp,
                        CrewSheetState& state, Requests& requests) {
  const Block block = dialog(ui, "Take an advance", state.advancing, {.width = 460});
  if (!block) return;
  const rules::Ruleset& game = *view.ruleset;
  text(ui, rules::say(game, "You take {a ability}, or mark two {upgrade} boxes."));
  const int profit = view.derived.profit;
  for (const MemberView& each : view.members) {
    if (profit == 0) break;
    const int stash = each.character->stash;
    change(ui, model::shown_name(game.words, each.character->name, false) + ": " +
                   game.words.stash.one + " " + rules::number(stash) + " → " +
                   rules::number(stash + profit));
  }
  const Block line = row(ui, "advance");
  if (button(ui, rules::say(game, "Choose {a ability.}"), {.kind = ButtonKind::primary})) {
    advance(view, xp, requests);
    state.adding_ability = true;
    state.advancing = false;
  }
  if (button(ui, rules::say(game, "Mark {upgrade} boxes"))) {
    advance(view, xp, requests);
    state.advancing = false;
  }
  if (button(ui, "Cancel", {.kind = ButtonKind::link})) state.advancing = false;
}

// The crew's move that takes an advance of the track; empty where the game has none.
rules::Id advance_move(const CrewView& view, const rules::Id& track) {
  if (!view.crew->in_play || view.library == nullptr) return {};
  const rules::MoveAbout move = rules::crew_advance_move(*view.ruleset, track);
  return move.procedure == nullptr ? rules::Id() : move.procedure->id;
}

}  // namespace

bool crew_advance_waits(const CrewView& view, const rules::DerivedTrack& xp) {
  // One that waits since a track was filled by a move is taken by the game's move.
  return is_full(xp) ||
         (rules::amount_of(view.crew->advances, xp.id) > 0 && !advance_move(view, xp.id).empty());
}

void take_crew_advance(const CrewView& view, const rules::Track& definition, CrewSheetState& state,
                       Requests& requests) {
  const rules::Id move = advance_move(view, definition.id);
  if (move.empty()) {
    state.advancing = true;
    return;
  }
  // The move empties the track with what it brings.
  requests.ask(BeginMove{view.crew->id, {move}});
}

void sheet_experience(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  for (const rules::Track& definition : view.ruleset->tracks) {
    if (definition.scope != rules::Scope::crew || definition.kind != rules::TrackKind::xp) continue;
    const rules::DerivedTrack* xp = rules::find_track(view.derived, definition.id);
    if (xp == nullptr) continue;
    const auto block = group(ui, definition.name, {.one_stop = true});
    section_heading(ui, 3, definition.name,
                    rules::number(xp->marked) + " of " + rules::number(xp->size));
    if (!crew_instruments_shown(ui))
      crew_experience_track(ui, view, definition, *xp, requests, true);
    {
      const Block lines = stack(ui, {.gap = 4});
      for (const std::string& trigger : view.derived.xp_triggers) hint(ui, trigger);
    }
    const int waiting = rules::amount_of(view.crew->advances, definition.id);
    const std::string reason = crew_advance_waits(view, *xp)
                                   ? ""
                                   : "The track is not full yet: mark what you earned first.";
    if (button(ui, "Take an advance",
               {.disabled_reason = reason,
                .description = definition.description,
                .note = waiting > 0 ? rules::number(waiting) + (waiting == 1 ? " waits" : " wait")
                                    : std::string()})) {
      take_crew_advance(view, definition, state, requests);
    }
    if (is_full(*xp)) ask_before_advance(ui, view, *xp, state, requests);
  }
}

}  // namespace roadbook::ui
