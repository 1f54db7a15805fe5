// Tier, hold, rep and development; heat and the wanted level.
#include "document/limits.hpp"
#include "rules/play/crew_moves.hpp"
#include "rules/play/crew_sums.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

rules::Id standing_move(const CrewView& view, const CrewSheetState& state,
                        const rules::MoveAbout& move) {
  if (!view.crew->in_play || view.library == nullptr || move.procedure == nullptr) return {};
  return state.editing ? rules::Id() : move.procedure->id;
}

namespace {

void lose_hold(Ui& ui, const CrewView& view, const CrewSheetState& state, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  if (game.crew.holds.empty()) return;
  const std::string weak = rules::lowered(game.crew.holds.front().name);
  const std::string hold = rules::small(game.words.hold);
  const rules::Verdict lose = rules::may_lose_hold(game, *view.crew);
  if (button(ui, "Lose " + hold,
             {.disabled_reason = lose.reason,
              .description = game.crew.holds.back().name + " " + hold + " becomes " + weak + "; " +
                             weak + " " + hold + " costs a " + game.words.tier.one + ".",
              .id = "lose hold"})) {
    const rules::Id move = standing_move(view, state, rules::crew_hold_move(game, -1));
    if (!move.empty()) {
      requests.ask(BeginMove{view.crew->id, {move}});
      return;
    }
    put_crew_as(view, requests, rules::with_hold_lost(game, *view.crew),
                game.words.hold.one + " lost");
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
  // One below the other, the one whose words change with use behind: so it moves nothing, and why
  // it cannot be pressed stands under it.
  const Block lines = stack(ui, {.gap = 8});
  lose_hold(ui, view, state, requests);
  ButtonOptions options;
  options.id = "develop";
  options.disabled_reason = next.verdict.reason;
  std::string what = game.words.rep.one + " goes back to 0";
  if (next.buys_tier) what += ", and your " + hold + " becomes " + rules::lowered(weak);
  what += ".";
  options.description = what;
  const rules::Id develop = standing_move(
      view, state, next.buys_tier ? rules::crew_tier_move(game) : rules::crew_hold_move(game, 1));
  if (button(ui, label, options)) {
    if (!develop.empty()) {
      requests.ask(BeginMove{view.crew->id, {develop}});
      return;
    }
    put_crew_as(
        view, requests, rules::developed(*view.ruleset, *view.crew, view.derived),
        next.buys_tier ? tier + " " + rules::number(view.crew->tier + 1) : strong + " " + hold);
  }
}

}  // namespace

void crew_tier_stepper(Ui& ui, const CrewView& view, Requests& requests) {
  Stepper stepper;
  stepper.name = view.ruleset->words.tier.one;
  stepper.value = view.crew->tier;
  stepper.max = view.ruleset->crew.max_tier;
  stepper.show_name = false;
  stepper.narrow = true;
  if (const auto asked = number_stepper(ui, stepper)) {
    rules::Crew after = *view.crew;
    after.tier = *asked;
    put_crew(view, requests, std::move(after));
  }
}

void put_crew_hold(const CrewView& view, Requests& requests, std::size_t hold) {
  rules::Crew after = *view.crew;
  after.hold = view.ruleset->crew.holds[hold].id;
  put_crew(view, requests, std::move(after));
}

void sheet_by_hand(Ui& ui, const CrewView& view, const CrewSheetState& state, Requests& requests) {
  const rules::CrewRules& rules = view.ruleset->crew;
  if (!state.editing) return;
  Columns columns(ui, {1, 1}, 16);
  if (rules.max_tier > 0) {
    const Block block = stack(ui, {.gap = 2});
    label_caps(ui, view.ruleset->words.tier.one);
    const Block line = row(ui, "by hand");
    crew_tier_stepper(ui, view, requests);
  }
  if (rules.holds.empty()) return;
  if (rules.max_tier > 0) columns.next();
  const Block block = stack(ui, {.gap = 2});
  std::vector<std::string> labels;
  std::optional<std::size_t> on;
  for (std::size_t i = 0; i < rules.holds.size(); ++i) {
    labels.push_back(rules.holds[i].name);
    if (rules.holds[i].id == rules::own_hold(*view.ruleset, *view.crew)) on = i;
  }
  const std::string& hold = view.ruleset->words.hold.one;
  label_caps(ui, hold);
  if (const auto asked = radios(ui, hold, labels, on)) put_crew_hold(view, requests, *asked);
}

namespace {

// What abilities, claims and upgrades bring each score and each downtime, summed up.
void sums(Ui& ui, const CrewView& view, CrewSheetState& state) {
  const std::vector<rules::CrewSum>& all = state.sums.of(
      view.generation, view.crew->id, [&] { return rules::crew_sums(*view.ruleset, *view.crew); });
  if (all.empty()) return;
  const bool open = state.open.count("sums") != 0;
  const std::string label = rules::say(*view.ruleset, "What each {score} and {downtime} brings");
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

// The numbers that stand in no box, with their terms, and what claims, abilities and upgrades
// bring.
void other_numbers_of(Ui& ui, const CrewView& view, CrewSheetState& state) {
  const bool all = crew_instruments_shown(ui) || !has_crew_live_foot(view);
  crew_other_numbers(ui, view, state.more_numbers, true, all);
  if (!view.derived.turf.empty()) {
    std::vector<TermRow> rows = term_rows(view.derived.turf);
    int turf = 0;
    for (const rules::DerivedTerm& term : view.derived.turf) turf += term.counts ? term.value : 0;
    const std::string& word = view.ruleset->words.turf.one;
    label_caps(ui, word);
    terms_table(ui, word, rows, rules::number(turf));
  }
  sums(ui, view, state);
}

}  // namespace

void sheet_standing(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  // Its numbers stand in the head, and what they are made of among the others; on a phone at the
  // foot, where a press opens them here. In a low window nothing stands there.
  const bool in_head = crew_instruments_shown(ui);
  const bool in_boxes = !in_head && ui.low() && has_crew_live_foot(view);
  const rules::Development next = rules::next_development(*view.ruleset, *view.crew, view.derived);
  const bool opened = !in_head && !state.numbers.open.empty();
  if (!in_boxes && !opened && next.rep_needed == 0) return;
  const auto block = group(ui, "Standing", {.one_stop = true});
  // In the heading, for turf comes and goes with what stands below.
  const int turf = in_head || next.rep_needed == 0 ? 0 : crew_turf(view, next);
  std::vector<std::string> state_words;
  if (view.derived.at_war) state_words.push_back(rules::say(*view.ruleset, "at {war}"));
  if (turf > 0)
    state_words.push_back(rules::number(turf) + " " + rules::small(view.ruleset->words.turf));
  section_heading(ui, 3, "Standing", rules::joined(state_words, " · "));
  if (in_boxes) {
    crew_headline(ui, view, state.numbers.open);
  } else if (opened) {
    crew_headline_terms(ui, view, state.numbers.open);
  }
  if (next.rep_needed > 0) {
    if (!in_head) crew_rep_track(ui, view, next, requests, true);
    development(ui, view, state, next, requests);
    // Under Edit the button alone says it, so that the numbers below keep their places.
    if (!next.verdict && !state.editing) hint(ui, next.verdict.reason);
  }
}

void sheet_more_numbers(Ui& ui, const CrewView& view, CrewSheetState& state, Requests&) {
  const auto block = group(ui, "More numbers", {.one_stop = true});
  const bool open = state.open.count("more numbers") != 0;
  if (disclosure(ui, "More numbers", open, "What each is made of.")) {
    flip(state.open, "more numbers");
  }
  if (open) other_numbers_of(ui, view, state);
}

void sheet_heat(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::Ruleset& game = *view.ruleset;
  const rules::Track* heat = rules::find_track(game, rules::Role::heat);
  const rules::Track* wanted = rules::find_track(game, rules::Role::wanted_level);
  if (heat == nullptr) return;
  const auto block = group(
      ui, wanted == nullptr ? game.words.heat.one : rules::say(game, "{Heat} and {wanted_level}"),
      {.one_stop = true});
  section_heading(ui, 3, game.words.heat.one);
  if (crew_instruments_shown(ui)) {
    hint(ui, heat->description);
  } else {
    crew_heat_track(ui, view, *heat, requests, true);
    if (wanted != nullptr) crew_wanted_track(ui, view, *wanted, requests, true);
  }
  const Block line = row(ui, "how much to take");
  // The game's move asks how loud it was; else the player says how much it is.
  const rules::Id take = standing_move(view, state, rules::crew_heat_move(game));
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
             {.description =
                  wanted == nullptr
                      ? std::string()
                      : rules::say(game, "Anything past a full track becomes {a wanted_level}."),
              .id = "take heat"})) {
    if (take.empty()) {
      put_crew(view, requests,
               rules::with_heat(*view.ruleset, *view.crew, view.derived,
                                view.crew->heat + state.heat_amount));
    } else {
      requests.ask(BeginMove{view.crew->id, {take}});
    }
  }
  const rules::MoveAbout sentence = rules::crew_sentence_move(game);
  if (wanted == nullptr || sentence.procedure == nullptr) return;
  if (!view.crew->in_play || view.library == nullptr) return;
  // By hand, too, it is asked who serves it. At wanted level 0 there is a sentence, too, and it
  // clears the heat.
  if (button(ui, "Serve time",
             {.description = view.crew->wanted_level > 0
                                 ? rules::say(game, "{Wanted_level} −1, and no {heat}.")
                                 : rules::say(game, "Your {wanted_level} stays 0, and no {heat}."),
              .id = "prison"})) {
    requests.ask(BeginMove{view.crew->id, {sentence.procedure->id}});
  }
}

}  // namespace roadbook::ui
