// Draws what a move would change, and the list of moves.
#include <algorithm>

#include "rules/play/counters.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float clock_side = 22;

std::string whose(const MoveDrawer& drawer, const rules::Proposed& change) {
  if (change.sheet == drawer.state.who) return {};
  const auto found = drawer.state.around->sheets.find(change.sheet);
  if (found == drawer.state.around->sheets.end()) return {};
  return model::shown_name(drawer.view.ruleset->words, model::document_of(found->second)) + ": ";
}

// Whether its number stands in its words: a mark that only says that something is done has none to
// set.
bool tells_its_number(const rules::Proposed& change) {
  return change.is_number && change.words.find(" → ") != std::string::npos;
}

// The row of a change with what it is set to by hand. `beside`: the room of what stands at its end.
void draw_change_row(MoveDrawer& drawer, std::size_t index, const rules::Proposed& change,
                     const std::string& words, float beside) {
  MoveState& state = drawer.state;
  const auto lines = stack(drawer.ui, {.gap = 2});
  const bool open = state.open_change == index;
  const LedgerHit hit = ledger_row(drawer.ui, {.name = words,
                                               .words = change.reason,
                                               .on = change.ticked,
                                               .open = open,
                                               .beyond = beside,
                                               .id = "tick"});
  if (hit == LedgerHit::more) state.open_change = open ? no_change : index;
  if (hit == LedgerHit::tick) {
    state.ticks[index] = !change.ticked;
    state.stale = true;
  }
  if (state.changing != index) return;
  const auto turned = [&](int value) { return change.whole > 0 ? change.whole - value : value; };
  if (const auto to = number_stepper(
          drawer.ui,
          {.name = "New number", .value = turned(change.to), .min = -999, .max = 9999})) {
    state.numbers[index] = turned(*to);
    state.ticks[index] = true;
    state.stale = true;
  }
}

// The clock that it changes, with the ticks that come or go; as it is where the row is not ticked.
void draw_clock(Ui& ui, const rules::Proposed& change) {
  const int from = change.for_good + change.from;
  clock_change(ui, {.from = from,
                    .to = change.ticked ? change.for_good + change.to : from,
                    .segments = change.segments,
                    .diameter = clock_side});
}

void draw_change(MoveDrawer& drawer, std::size_t index, const rules::Proposed& change,
                 const std::string& words) {
  const bool by_hand = tells_its_number(change);
  const bool of_clock = change.segments > 0;
  if (!by_hand && !of_clock) return draw_change_row(drawer, index, change, words, 0);
  Ui& ui = drawer.ui;
  MoveState& state = drawer.state;
  constexpr float link_width = 76;
  constexpr float gap = 6;
  std::vector<float> parts{1};
  float beside = 0;
  const float side = clock_side * ui.mark_scale();
  if (of_clock) parts.push_back(-side);
  if (by_hand) parts.push_back(-link_width);
  for (std::size_t i = 1; i < parts.size(); ++i) beside += gap - parts[i];
  Columns columns(ui, parts, gap, 40);
  draw_change_row(drawer, index, change, words, beside);
  if (of_clock) {
    columns.next();
    space(ui, ui.touch() ? std::max(ui.target() - side, 0.0F) / 2 : 2.0F);
    draw_clock(ui, change);
  }
  if (!by_hand) return;
  columns.next();
  const auto at_end = stack(ui, {.gap = 0});
  // A pointer's link is less high than the row, and stands on its first line.
  if (!ui.touch()) space(ui, 2);
  const auto line = row(ui, "by hand");
  spacer(ui);
  if (link(ui, "Change", {.description = "Set another number: " + words, .id = "change by hand"})) {
    state.changing = state.changing == index ? no_change : index;
  }
}

bool has_words(const rules::Procedure& procedure, const std::string& search) {
  for (const std::string& word : text::split(text::lowered(search), ' ')) {
    std::string all = procedure.name + " " + procedure.text + " " + procedure.phase;
    std::transform(all.begin(), all.end(), all.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    });
    std::string wanted = word;
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    });
    if (all.find(wanted) == std::string::npos) return false;
  }
  return true;
}

}  // namespace

void move_changes(MoveDrawer& drawer) {
  Ui& ui = drawer.ui;
  const rules::Move move = drawer.state.move;
  std::vector<std::string> notes;
  for (const std::string& each : move.notes) {
    if (!rules::contains(*drawer.state.notes_at_first, each)) notes.push_back(each);
  }
  if (move.proposed.empty() && (notes.empty() || move.open())) return;
  section_heading(ui, 4, "What changes", "nothing, until you apply it");
  const auto lines = stack(ui, {.gap = 0});
  {
    const auto list = group(ui, "What changes", {.role = Role::list});
    for (std::size_t i = 0; i < move.proposed.size(); ++i) {
      if (only_remembers(move.proposed[i])) continue;
      const auto scope = ui.scope(static_cast<int>(i));
      const std::string words = whose(drawer, move.proposed[i]) + move.proposed[i].words;
      const auto item = group(ui, words, {.role = Role::list_item});
      draw_change(drawer, i, move.proposed[i], words);
      show_what_is_new(drawer, move.proposed[i]);
    }
  }
  for (const std::string& each : notes) hint(ui, each);
}

namespace {

// While a fight is on, what it needs comes first.
void begin_with_the_fight(const rules::Ruleset& game, const MoveState& state,
                          std::vector<rules::Id>& phases) {
  const rules::FightMove begins = rules::fight_move(game);
  if (begins.procedure == nullptr) return;
  const auto& sheets = state.around->sheets;
  const bool on = std::any_of(sheets.begin(), sheets.end(), [](const auto& each) {
    const auto* crew = std::get_if<rules::Crew>(&each.second);
    return crew != nullptr && crew->fight.round > 0;
  });
  const auto found = std::find(phases.begin(), phases.end(), begins.procedure->phase);
  if (on && found != phases.end()) std::rotate(phases.begin(), found, std::next(found));
}

}  // namespace

void move_list(Ui& ui, const MoveView& view, MoveState& state) {
  if (state.made_of != view.generation || state.offers.empty()) {
    state.around = around(*view.ruleset, *view.library, state.who);
    state.offers = rules::offers_of(state.around->at, state.who);
    state.made_of = view.generation;
  }
  // The few that belong to a place are seen at once.
  if (!state.in_place) {
    const auto field = search_field(ui, "Search moves", state.search, {.show_label = false});
    if (field.changed) state.search = field.text;
  }
  std::vector<rules::Id> phases;
  for (const rules::MoveOffer& each : state.offers) {
    if (!state.only.empty() && !rules::contains(state.only, each.procedure->id)) continue;
    if (std::find(phases.begin(), phases.end(), each.procedure->phase) == phases.end()) {
      phases.push_back(each.procedure->phase);
    }
  }
  begin_with_the_fight(*view.ruleset, state, phases);
  if (phases.empty()) text(ui, "This game has no moves of its own.", Tone::muted);
  rules::Id chosen;
  const auto offer = [&](const rules::MoveOffer& each) {
    const std::string& note = each.refusal.empty() ? each.procedure->text : each.refusal;
    if (list_row(ui, {.title = each.procedure->name,
                      .subtitle = note,
                      .tone = each.refusal.empty() ? Tone::ink : Tone::muted,
                      .id = each.procedure->id,
                      .large = false,
                      .whole_subtitle = true})) {
      chosen = each.procedure->id;
    }
  };
  for (const rules::Id& phase : phases) {
    std::vector<const rules::MoveOffer*> of_phase;
    for (const rules::MoveOffer& each : state.offers) {
      if (each.procedure->phase != phase || !has_words(*each.procedure, state.search)) continue;
      if (!state.only.empty() && !rules::contains(state.only, each.procedure->id)) continue;
      of_phase.push_back(&each);
    }
    if (!of_phase.empty() && !state.in_place) heading(ui, 4, phase_words(phase));
    Grid grid(ui, phase, {.min_width = 280, .max_columns = state.in_place ? 2 : 1, .gap = 8});
    for (const rules::MoveOffer* each : of_phase) {
      const auto cell = grid.cell();
      offer(*each);
    }
  }
  if (!chosen.empty()) go_on_to(state, {chosen});
}

}  // namespace roadbook::ui
