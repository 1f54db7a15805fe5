// Opens, makes and applies a move.
#include "ui/blocks/move.hpp"

#include <algorithm>
#include <utility>

#include "model/library.hpp"
#include "model/play_edit.hpp"
#include "rules/play/move_resist.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float drawer_width = 512;
constexpr float wide_drawer_width = 560;
constexpr float wide_from = 1900;       // as wide as the window is then, at the size of text 1
constexpr float in_place_height = 336;  // at least
constexpr float most_in_place = 480;
constexpr float around_in_place = 450;  // what stands above and below it in a screen
constexpr float padding_in_place = 12;
constexpr float gap_in_place = 6;
constexpr float rule_in_place = 1;
// Of the drawer's margin, for the scrollbar; in place it keeps that far from the border.
constexpr float bar_room = 12;
constexpr float bar_apart = 2;

// The ticks and numbers that the player set, on what the rules propose.
void set_by_hand(MoveState& state) {
  for (std::size_t i = 0; i < state.move.proposed.size(); ++i) {
    rules::Proposed& each = state.move.proposed[i];
    if (const auto tick = state.ticks.find(i); tick != state.ticks.end()) {
      each.ticked = tick->second;
    }
    if (i > 0 && only_remembers(each) && !only_remembers(state.move.proposed[i - 1])) {
      each.ticked = state.move.proposed[i - 1].ticked;
    }
    const auto wanted = state.numbers.find(i);
    if (wanted == state.numbers.end() || !each.is_number) continue;
    each.to = wanted->second;
    const std::size_t arrow = each.words.rfind(" → ");
    if (arrow != std::string::npos) {
      const int shown = each.whole > 0 ? each.whole - each.to : each.to;
      each.words = each.words.substr(0, arrow) + " → " + text::with_minus(shown);
    }
  }
}

// The game's middle position, where neither the procedure nor the sheet says one. Whether one was
// given: then the move is to be made anew.
bool begin_in_the_middle(MoveState& state) {
  bool any = false;
  for (const rules::MoveAsk& ask : state.move.asks) {
    if (ask.kind != rules::AskKind::position || !ask.open || ask.answers.empty()) continue;
    state.input.answers[ask.id] = ask.answers[ask.answers.size() / 2].id;
    state.begun_with[ask.id] = state.input.answers[ask.id];
    any = true;
  }
  return any;
}

// The line below what is scrolled, the gap to the buttons, and what is below these.
float foot_room(const Ui& ui) {
  return ui.compact() ? 31.0F : 37.0F;
}

// Where the odds and the dice would leave too little room for the questions, they stand among
// these and scroll with them.
bool odds_among_questions(const Ui& ui) {
  constexpr float large_letters = 1.5F;
  return ui.low() || (ui.compact() && ui.text_scale() >= large_letters);
}

// A roll, or the last die that is entered, scrolls to what is drawn next; where that is in sight,
// `even_from_sight`.
void show_after_roll(MoveDrawer& drawer, bool even_from_sight) {
  if (drawer.state.stale || waits_for_roll(drawer)) return;
  if (drawer.state.from == ResultFrom::dice && !are_dice_known(drawer.state.move)) return;
  if (!std::exchange(drawer.state.just_rolled, false)) return;
  bring_to_top(drawer.ui, even_from_sight);
}

// What held from the first is in sight before the roll. Its room stays where an answer ends it, so
// that no answer moves.
void draw_notes_at_first(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const rules::Move& move = drawer.state.move;
  for (const std::string& each : *drawer.state.notes_at_first) {
    const auto held = move.notes.begin() + static_cast<std::ptrdiff_t>(move.notes_before);
    if (std::find(move.notes.begin(), held, each) != held) {
      text(ui, each, {.type = Type::small_strong});
    } else {
      keep_room(ui, ui.measure(Type::small_strong, each, ui.width()).height);
    }
  }
}

void draw_procedure(MoveDrawer& drawer, bool with_odds) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  rule_text(ui, drawer.procedure.text, drawer.procedure.name, {.tone = Tone::muted});
  move_as_left(drawer);
  draw_notes_at_first(drawer);
  move_questions(drawer, false);
  move_ledger(drawer);
  if (with_odds) {
    // What the roll came to stands here.
    show_after_roll(drawer, false);
    move_odds(drawer);
  }
  move_rolls(drawer);
  show_after_roll(drawer, true);
  move_questions(drawer, true);
  if (!state.move.outcome.empty()) {
    // With a roll it stands beside the dice.
    if (drawer.procedure.rolls.empty()) move_outcome(drawer);
    rule_text(ui, state.move.outcome_words, drawer.procedure.name);
  }
  move_changes(drawer);
  if (!state.move.refused.empty()) conflict(ui, state.move.refused);
}

// What comes of the button that was pressed; nothing where none was.
std::optional<model::Edit> edit_of(MoveDrawer& drawer, MovePress pressed) {
  if (pressed == MovePress::none) return {};
  MoveState& state = drawer.state;
  const rules::Ruleset& game = *drawer.view.ruleset;
  model::Library touched;
  for (const auto& [id, sheet] : state.around->sheets) {
    model::keep(touched, id, model::document_of(sheet));
  }
  auto edit = model::play_edit(game, touched, state.who, state.move, drawer.view.when);
  rules::MoveStart resisting;
  if (pressed == MovePress::then_resist) {
    resisting = rules::start_of_resisting(
        game, rules::applied(game, state.around->sheets, state.who, state.move), state.who,
        state.move);
  }
  forget_half_made(state);
  state.open = false;
  if (pressed == MovePress::then_resist) go_on_to(state, resisting);
  return edit;
}

std::string drawer_title(const MoveView& view, const MoveState& state,
                         const rules::Procedure* procedure) {
  if (procedure != nullptr) return procedure->name;
  const model::Value* who = model::find(*view.library, state.who);
  return who == nullptr ? "Moves" : "Moves: " + model::shown_name(view.ruleset->words, *who);
}

// What was rolled or shown before with the dice of now lies there again.
template <class Begin>
void take_up_earlier(MoveState& state, const Begin& begin) {
  if (!std::exchange(state.looks_back, false)) return;
  while (state.from == ResultFrom::dice && take_up_dice(state)) begin();
  if (state.from != ResultFrom::here || state.input.seed || state.rolled_before.empty()) return;
  for (const RolledHere& each : state.rolled_before) {
    state.input.seed = each.seed;
    begin();
    if (!are_dice_of(each, state.move.rolls)) continue;
    state.put_away = false;
    return;
  }
  state.input.seed.reset();
  begin();
}

// Whose move the drawer is at, and where several roll together, whose roll counts; the crew's own
// move says nothing.
std::string maker_of(const MoveView& view, const MoveState& state) {
  const model::Value* who = model::find(*view.library, state.who);
  if (who == nullptr || !std::holds_alternative<rules::Character>(*who)) return {};
  std::string maker = model::shown_name(view.ruleset->words, *who);
  if (!state.move.together || !roll_shown(state.move).known) return maker;
  const std::string& whose = roll_shown(state.move).whose;
  return maker + " leads. The roll of " + (whose.empty() ? maker : whose) + " counts.";
}

// Draws the procedure, scrolled between two lines.
void draw_scrolled(MoveDrawer& drawer, ScrollOptions options, bool with_odds) {
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  options.from_top = std::exchange(state.from_top, false);
  const auto between = stack(ui, {.gap = 0});
  separator(ui);
  auto middle = scroll_area(ui, "Move", options);
  space(ui, 8);
  draw_procedure(drawer, with_odds);
  space(ui, 8);
  if (!state.stale) state.shown_before.clear();
  middle.close();
  separator(ui);
}

}  // namespace

bool only_remembers(const rules::Proposed& change) {
  return change.kind == rules::ChangeKind::experience;
}

void go_on_to(MoveState& state, const rules::MoveStart& start) {
  const bool in_place = state.in_place;
  const rules::Ids among = state.only;
  open_move(state, rules::Id(state.who), start);
  state.in_place = in_place;
  // In place it stays one of those that belong there.
  if (in_place && state.only.empty()) state.only = among;
}

rules::Sheets sheets_around(const model::Library& library, const rules::Id& who) {
  rules::Sheets sheets;
  const model::Value* self = model::find(library, who);
  if (self == nullptr) return sheets;
  sheets.emplace(who, model::sheet_of(*self));
  const auto* character = std::get_if<rules::Character>(self);
  const rules::Id crew = character == nullptr ? who : character->crew;
  const model::Value* together = crew.empty() ? nullptr : model::find(library, crew);
  if (together == nullptr) return sheets;
  sheets.emplace(crew, model::sheet_of(*together));
  for (const rules::Character* member : model::members_of(library, crew)) {
    if (member->ruleset == model::ruleset_of(*self)) sheets.emplace(member->id, *member);
  }
  return sheets;
}

AroundNow around(const rules::Ruleset& ruleset, const model::Library& library, const rules::Id& who,
                 const rules::Standing* own) {
  auto made = std::make_shared<Around>(ruleset, sheets_around(library, who));
  if (own != nullptr) made->at.know(who, *own);
  return made;
}

rules::MoveStart roll_of_action(const rules::Ruleset& ruleset, const rules::Id& action) {
  for (const rules::Procedure& each : ruleset.procedures) {
    if (each.crew || each.asks.empty() || each.rolls.empty()) continue;
    const rules::Ask& first = each.asks.front();
    if (first.kind != rules::AskKind::action || !first.from.empty()) continue;
    return {each.id, {{first.id, action}}};
  }
  return {};
}

void renew_move(const MoveView& view, MoveState& state, const rules::Procedure& procedure) {
  if (!state.stale && state.made_of == view.generation) return;
  if (state.made_of != view.generation || state.around == nullptr) {
    state.around = around(*view.ruleset, *view.library, state.who);
  }
  const auto begin = [&] {
    state.move = rules::begin(state.around->at, state.who, procedure, state.input);
  };
  begin();
  while (begin_in_the_middle(state) || answer_with_the_least(state) ||
         put_away_of_other_dice(state))
    begin();
  take_up_earlier(state, begin);
  if (!state.notes_at_first) {
    const auto before = static_cast<std::ptrdiff_t>(state.move.notes_before);
    state.notes_at_first.emplace(state.move.notes.begin(), state.move.notes.begin() + before);
  }
  weigh_ledger(state, procedure);
  set_by_hand(state);
  state.move.words = rules::worded(procedure, state.move);
  state.made_of = view.generation;
  state.stale = false;
}

std::optional<model::Edit> draw_move(Ui& ui, const MoveView& view, MoveState& state) {
  if (state.applied) return std::exchange(state.applied, {});
  if (!state.open || state.in_place || view.ruleset == nullptr || view.library == nullptr)
    return {};
  if (model::find(*view.library, state.who) == nullptr) {
    state.open = false;
    return {};
  }
  const rules::Procedure* procedure = rules::find_by_id(view.ruleset->procedures, state.procedure);
  const std::string maker = procedure == nullptr ? std::string() : maker_of(view, state);
  std::optional<model::Edit> edit;
  if (const auto block =
          dialog(ui, drawer_title(view, state, procedure), state.open,
                 {.width = ui.size().width < wide_from * ui.text_scale() ? drawer_width
                                                                         : wide_drawer_width,
                  .description = maker,
                  .side = true,
                  .has_address = true})) {
    if (procedure == nullptr) {
      const auto all = scroll_area(
          ui, "Moves", {.margin = bar_room, .from_top = std::exchange(state.from_top, false)});
      move_list(ui, view, state);
      return {};
    }
    MoveDrawer drawer{ui, view, state, *procedure};
    renew_move(view, state, *procedure);
    const bool odds_scroll = odds_among_questions(ui);
    if (!odds_scroll) move_odds(drawer);
    draw_scrolled(drawer, {.height = -foot_room(ui), .margin = bar_room, .foot = "apply or go on"},
                  odds_scroll);
    const auto foot = area_foot(ui, "apply or go on");
    edit = edit_of(drawer, move_foot(drawer));
  }
  return edit;
}

void draw_move_in_place(Ui& ui, const MoveView& view, MoveState& state) {
  if (!state.open || view.ruleset == nullptr || view.library == nullptr) return;
  const rules::Procedure* procedure = rules::find_by_id(view.ruleset->procedures, state.procedure);
  const auto together =
      group(ui, drawer_title(view, state, procedure), {.role = Role::dialog, .id = "in place"});
  const auto card =
      panel(ui, {.padding = padding_in_place, .gap = gap_in_place, .accent_border = true});
  const float whole = std::max(in_place_height * std::max(1.0F, ui.text_scale()),
                               std::min(ui.size().height - around_in_place, most_in_place));
  heading(ui, 4, procedure == nullptr ? "Choose one" : procedure->name);
  if (procedure == nullptr) {
    const auto all = scroll_area(ui, "Moves",
                                 {.height = whole,
                                  .margin = padding_in_place - bar_apart,
                                  .from_top = std::exchange(state.from_top, false)});
    move_list(ui, view, state);
    return;
  }
  MoveDrawer drawer{ui, view, state, *procedure};
  renew_move(view, state, *procedure);
  ScrollOptions options{.height = whole - gap_in_place - 2 * rule_in_place,
                        .margin = padding_in_place - bar_apart,
                        .foot = "odds and buttons"};
  // One that stands alone and rolls nothing is as high as what it asks.
  if (state.only.size() == 1 && procedure->rolls.empty()) {
    options.most = options.height - ui.target();
  }
  draw_scrolled(drawer, options, ui.low());
  const auto foot = area_foot(ui, "odds and buttons");
  if (auto edit = edit_of(drawer, move_foot_in_place(drawer))) state.applied = std::move(edit);
}

}  // namespace roadbook::ui
