// What was done in an evening: folded cards of its phases, one move in whole, and taking it back.
#include <algorithm>
#include <utility>

#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/guide_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t cards_at_once = 3;
constexpr float lines_of_card = 4;

bool done_in(const Guide& guide, const rules::PlayPhase& phase) {
  const auto& done = guide.crew().evening.done;
  return std::any_of(done.begin(), done.end(),
                     [&](const rules::MoveDone& each) { return each.phase == phase.id; });
}

std::string who_of(const Guide& guide, const rules::MoveDone& each) {
  const model::Value* who = model::find(*guide.view.library, each.who);
  return who == nullptr || each.who == guide.crew().id
             ? ""
             : model::shown_name(guide.view.ruleset->words, *who);
}

// How a move of the evening is taken back.
struct TakingBack {
  std::size_t undos = 0;  // presses of undo, with all that was done after it; 0: none do
  int moves = 0;          // made after it
};

TakingBack taking_back(const Guide& guide, const rules::MoveDone& done) {
  const std::vector<rules::MoveDone>& all = guide.crew().evening.done;
  const std::ptrdiff_t at = &done - all.data();
  TakingBack back;
  back.moves = static_cast<int>(all.end() - all.begin() - at) - 1;
  if (guide.requests.history == nullptr) return back;
  // The evening may have another move in the place of one before it: what was said anew.
  const auto like_it = [&](auto begin, auto end) { return std::count(begin, end, done); };
  back.undos =
      guide.requests.history->undos_until(guide.crew().id, [&](const model::Value& before) {
        const auto* crew = std::get_if<rules::Crew>(&before);
        return crew != nullptr && like_it(crew->evening.done.begin(), crew->evening.done.end()) <
                                      like_it(all.begin(), all.begin() + at + 1);
      });
  return back;
}

// "and 2 moves and 1 other change after it"; empty where nothing was done after it.
std::string goes_with_it(const TakingBack& back) {
  const int others = static_cast<int>(back.undos) - 1 - back.moves;
  std::vector<std::string> words;
  if (back.moves > 0) words.push_back(text::counted(back.moves, "move", "moves"));
  if (others > 0) words.push_back(text::counted(others, "other change", "other changes"));
  return words.empty() ? std::string() : "and " + text::joined(words, " and ") + " after it";
}

// False where undo does not reach back to it.
bool take_back(Guide& guide, const rules::MoveDone& done) {
  const TakingBack back = taking_back(guide, done);
  if (back.undos == 0) return false;
  const std::string with_it = goes_with_it(back);
  const auto line = row(guide.ui, "take back", {.gap = 8});
  const std::string described = "Undo: " + done.words + (with_it.empty() ? "" : ", " + with_it);
  if (link(guide.ui, with_it.empty() ? "Take it back" : "Undo to here",
           {.description = described, .id = "take back"})) {
    for (std::size_t i = 0; i < back.undos; ++i) guide.requests.ask(Action::undo);
  }
  if (!with_it.empty()) hint(guide.ui, with_it);
  return true;
}

// A phase that was gone through: what was applied in it, and the way back to it.
void folded_card(Guide& guide, const rules::PlayPhase& phase) {
  Ui& ui = guide.ui;
  const auto together = group(ui, phase.name + ", done", {.role = Role::list_item, .id = phase.id});
  const auto card = panel(ui, {.padding = 12, .gap = 4});
  {
    const auto head = row(ui, "head", {.gap = 8, .wrap = false});
    heading(ui, 4, phase.name);
    spacer(ui);
    if (link(ui, "Open", {.description = "Back to " + phase.name, .id = "open"})) {
      guide_go_to(guide, phase.id);
    }
  }
  separator(ui);
  const bool whole = guide.state.unfolded == phase.id;
  float room = lines_of_card * ui.measure(Type::small, "x").height;
  int left_out = 0;
  bool first = true;
  for (const rules::MoveDone& each : guide.crew().evening.done) {
    if (each.phase != phase.id) continue;
    const DoneWords words = words_of(guide, each);
    const std::string who = who_of(guide, each);
    const std::string lead =
        who.empty() ? words.name : who + ", " + text::lowered(words.name) + ":";
    const bool done = words.change.empty();
    const std::string change = done ? "done" : words.change;
    room -= ui.measure(Type::small_strong, lead + " " + change, ui.width()).height;
    // Behind one that has no room none is shown: they stand in their order.
    if (!whole && !std::exchange(first, false) && (left_out > 0 || room < 0)) {
      ++left_out;
      continue;
    }
    text(ui, change,
         {.type = Type::small, .tone = done ? Tone::muted : Tone::change, .lead = lead});
  }
  if (left_out == 0 && !whole) return;
  const std::string more = whole ? "Show less" : text::number(left_out) + " more";
  if (link(ui, more, {.description = "What was done: " + phase.name, .id = "more"})) {
    guide.state.unfolded = whole ? rules::Id() : phase.id;
  }
}

}  // namespace

DoneWords words_of(const Guide& guide, const rules::MoveDone& done) {
  DoneWords words;
  const rules::Procedure* procedure =
      rules::find_by_id(guide.view.ruleset->procedures, done.procedure);
  words.name = procedure != nullptr ? procedure->name : done.words.substr(0, done.words.find(". "));
  if (!done.words.starts_with(words.name)) {
    words.change = done.words;
    return words;
  }
  words.change = done.words.substr(words.name.size());
  const std::size_t begin = words.change.find_first_not_of(":. ");
  words.change = begin == std::string::npos ? std::string() : words.change.substr(begin);
  return words;
}

void guide_opened_move(Guide& guide, const rules::MoveDone& done) {
  Ui& ui = guide.ui;
  const auto card = panel(ui, {.padding = 14, .gap = 6, .accent_border = true});
  text(ui, done.words, {.type = Type::prose_small});
  if (!take_back(guide, done)) {
    hint(ui, "Undo does not reach back to it: change the sheets by hand.");
  }
}

void guide_done_here(Guide& guide, const rules::PlayPhase& phase) {
  Ui& ui = guide.ui;
  int count = 0;
  for (const rules::MoveDone& each : guide.crew().evening.done) count += each.phase == phase.id;
  if (count == 0) return;
  section_heading(ui, 4, "Done here", text::counted(count, "move", "moves"));
  const auto list = group(ui, "Done here", {.role = Role::list});
  const auto lines = stack(ui, {.gap = 4});
  int nth = 0;
  for (const rules::MoveDone& each : guide.crew().evening.done) {
    if (each.phase != phase.id) continue;
    const auto item =
        group(ui, each.words, {.role = Role::list_item, .id = "done " + text::number(nth++)});
    const std::string who = who_of(guide, each);
    text(ui, (who.empty() ? who : who + ": ") + each.words, {.type = Type::prose_small});
    take_back(guide, each);
  }
}

void guide_folded(Guide& guide) {
  Ui& ui = guide.ui;
  if (ui.compact()) return;
  std::vector<const rules::PlayPhase*> gone;
  for (std::size_t i = 0; i < guide.at(); ++i) {
    const rules::PlayPhase* phase = guide.facts.phases[i].phase;
    if (done_in(guide, *phase)) gone.push_back(phase);
  }
  if (gone.empty()) return;
  if (gone.size() > cards_at_once) gone.erase(gone.begin(), gone.end() - cards_at_once);
  const auto list = group(ui, "Done before", {.role = Role::list});
  Grid grid(ui, "done before", {.min_width = 200, .max_columns = 3, .gap = 16});
  for (const rules::PlayPhase* each : gone) {
    const auto cell = grid.cell();
    folded_card(guide, *each);
  }
}

}  // namespace roadbook::ui
