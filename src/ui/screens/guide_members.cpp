// A row to each member in a phase: slots for what they have to do, and what they may do besides.
#include <algorithm>
#include <cstddef>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/slot.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/guide_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float name_width = 148;
// The same with what they may do besides below the name.
constexpr float wide_name = 200;
constexpr float picture_width = 32;
constexpr float picture_gap = 8;
constexpr float slot_gap = 12;
constexpr float least_slot = 220;
// Until then all of it is there.
constexpr int frames_to_unfold = 8;

// Whether the task is the end of the session and the member ticked what came up: the ticks answer
// what the game's move asks.
bool is_ticked_session(const Guide& guide, const rules::PhaseTask& task,
                       const rules::Character& character) {
  const rules::Procedure* move = rules::session_move(*guide.view.ruleset);
  return move != nullptr && rules::contains(task.procedures, move->id) &&
         rules::has_ticked_trigger(guide.facts.around->at.of(character.id));
}

// `in_place`: below the row of the member, where the window has room for it.
void begin_of_member(Guide& guide, const rules::PhaseTask& task, const rules::Character& character,
                     bool in_place) {
  if (is_ticked_session(guide, task, character)) {
    guide.state.session = {.open = true, .who = character.id};
    return;
  }
  rules::MoveStart start = guide_start_of(task);
  if (in_place) start.only = task.procedures;
  guide.requests.ask(BeginMove{character.id, std::move(start), in_place});
}

bool is_open_in_place(const Guide& guide, const rules::PhaseTask& task) {
  const MoveState& move = guide.move;
  return move.open && move.in_place && move.who == task.who && move.only == task.procedures;
}

// Whether its move shows what was said before: it is changed then, and not done once more.
bool is_answered_anew(const Guide& guide, const rules::PhaseTask& task) {
  const rules::Procedure* move =
      rules::find_by_id(guide.view.ruleset->procedures, task.procedures.front());
  return move != nullptr &&
         std::any_of(move->asks.begin(), move->asks.end(),
                     [](const rules::Ask& ask) { return ask.kind == rules::AskKind::trigger; });
}

// A slot to each time that it is done, those that were first; the next of the free ones is pressed.
void slots_of_task(Guide& guide, Grid& grid, const rules::PhaseTask& task,
                   const rules::Character& character) {
  Ui& ui = guide.ui;
  const auto scope = ui.scope(task.procedures.front());
  std::vector<const rules::MoveDone*> done = guide_done_of(guide, task);
  // As long as the sheet counts fewer than they have, the older ones were of a downtime before.
  const auto counted = static_cast<std::size_t>(std::max(task.done, 0));
  if (task.step->counted && task.done < task.times && done.size() > counted) {
    done.erase(done.begin(), done.end() - static_cast<std::ptrdiff_t>(counted));
  }
  const int filled = std::max(task.done, static_cast<int>(done.size()));
  const bool several = task.times > 1;
  // What was done more often than the sheet has lines of was done elsewhere.
  for (int i = 0; i < filled; ++i) {
    const auto cell = grid.cell();
    const int line = i - (filled - static_cast<int>(done.size()));
    const std::string id = "done " + text::number(i);
    if (line < 0) {
      // What it was is not known where there are several to choose from.
      const bool known = task.step->procedures.size() == 1;
      slot(ui, {.name = known ? task.name : "Done elsewhere",
                .change = known ? "done" : "",
                .filled = true,
                .waits = true,
                .id = id});
      continue;
    }
    const rules::MoveDone& move = *done[static_cast<std::size_t>(line)];
    const DoneWords words = words_of(guide, move);
    const bool open = guide.state.opened == &move - guide.crew().evening.done.data();
    const std::string which = i == 0 ? ", done" : ", done " + text::number(i + 1);
    const std::string name = words.name == task.name ? words.name + which : words.name;
    if (slot(ui, {.name = name,
                  .shown = words.name,
                  .change = words.change,
                  .filled = true,
                  .open = open,
                  .state = "done",
                  .id = id})) {
      guide.state.opened = open ? -1 : &move - guide.crew().evening.done.data();
      guide.state.unfolding = frames_to_unfold;
      guide.move.open = guide.move.open && !guide.move.in_place;
    }
  }
  // Once more than they have to, where it can be done again or the game sells one more; the game's
  // own move says what that costs.
  const std::string refusal = guide_why_not(guide, task);
  const bool more = filled >= task.times;
  const int free = !more ? task.times - filled : refusal.empty() && task.holds ? 1 : 0;
  for (int i = 0; i < free; ++i) {
    const auto cell = grid.cell();
    if (i > 0) {
      slot(ui, {.name = "Then one more", .waits = true, .id = "free " + text::number(i)});
      continue;
    }
    const bool open = is_open_in_place(guide, task);
    const rules::Procedure* begun =
        open ? rules::find_by_id(guide.view.ruleset->procedures, guide.move.procedure) : nullptr;
    if (slot(ui, {.name = task.name,
                  .shown = begun == nullptr ? std::string_view() : begun->name,
                  .change = !more                           ? ""
                            : several                       ? "one more"
                            : is_answered_anew(guide, task) ? "change"
                                                            : "again",
                  .open = open,
                  .state = task.open() ? "open" : "",
                  .disabled_reason = refusal,
                  .id = "next"})) {
      guide.state.opened = -1;
      guide.state.unfolding = frames_to_unfold;
      if (open) {
        guide.move.open = false;
      } else {
        begin_of_member(guide, task, character, !ui.compact());
      }
    }
  }
}

// What a member may do besides.
void optional_button(Guide& guide, const rules::PhaseTask& task, const rules::Character& character,
                     ButtonKind kind) {
  const std::vector<const rules::MoveDone*> done = guide_done_of(guide, task);
  const std::string came =
      done.empty() ? std::string() : "Done: " + words_of(guide, *done.back()).change;
  if (button(guide.ui, task.name,
             {.kind = kind,
              .disabled_reason = guide_why_not(guide, task),
              .description = came,
              .id = task.procedures.front(),
              .icon = task.done > 0 ? Icon::check : Icon::none,
              .icon_aside = kind != ButtonKind::link})) {
    begin_of_member(guide, task, character, false);
  }
}

// The only thing that they may do besides, where it has room below the name, beside two slots;
// nullptr: it stands below the slots.
const rules::PhaseTask* besides_at_name(const Guide& guide,
                                        const std::vector<const rules::PhaseTask*>& slots,
                                        const std::vector<const rules::PhaseTask*>& optional) {
  const Ui& ui = guide.ui;
  if (ui.compact() || slots.empty() || optional.size() != 1) return nullptr;
  const float scale = ui.text_scale();
  constexpr float around_words = 32;  // with the mark that it is done
  const float link = ui.measure(Type::small_strong, optional.front()->name).width + around_words;
  const bool fits = link <= wide_name * scale - picture_width - picture_gap &&
                    ui.width() >= (wide_name + 2 * least_slot) * scale + 2 * slot_gap;
  return fits ? optional.front() : nullptr;
}

// Who it is, and how they are; below it `besides`, where there is such a task.
void draw_name(Guide& guide, const MemberView& member, const std::string& name,
               const rules::PhaseTask* besides) {
  Ui& ui = guide.ui;
  const rules::Character& character = *member.character;
  const auto head = row(ui, "who", {.gap = picture_gap, .wrap = false});
  {
    const auto own = ui.accented(accent_of(*guide.view.ruleset, character));
    small_picture(ui, character.id,
                  rules::emblem_of_playbook(*guide.view.ruleset, character.playbook),
                  picture_width);
  }
  const auto words = stack(ui, {.gap = 0});
  std::string standing;
  Tone tone = Tone::staggered;
  if (const auto* away = rules::away_by(*guide.view.ruleset, character, member.derived)) {
    standing = away->name;
  } else if (const auto health = health_of(*guide.view.ruleset, member.derived)) {
    standing = left_of(*health) + " / " + text::number(health->max);
    tone = health->tone;
  }
  {
    constexpr float gap = 8;
    const float in_one_line = ui.measure(Type::heading_4, name).width + gap +
                              ui.measure(Type::small_strong, standing).width;
    const bool beside = besides != nullptr && in_one_line <= ui.width();
    const auto line = beside ? row(ui, "name", {.gap = gap}) : stack(ui, {.gap = 0});
    heading(ui, 4, name);
    if (!standing.empty()) text(ui, standing, {.type = Type::small_strong, .tone = tone});
  }
  if (besides != nullptr) optional_button(guide, *besides, character, ButtonKind::link);
}

// All that they may, in the order of the game.
void draw_optional(Guide& guide, const std::vector<const rules::PhaseTask*>& tasks,
                   const rules::Character& character) {
  if (tasks.empty()) return;
  const auto line = row(guide.ui, "optional", {.gap = 8});
  for (const rules::PhaseTask* task : tasks) {
    optional_button(guide, *task, character, ButtonKind::quiet);
  }
}

bool has_unfolded(const Guide& guide, const std::vector<const rules::PhaseTask*>& slots) {
  return std::any_of(slots.begin(), slots.end(), [&](const rules::PhaseTask* task) {
    const std::vector<const rules::MoveDone*> done = guide_done_of(guide, *task);
    return is_open_in_place(guide, *task) ||
           std::any_of(done.begin(), done.end(), [&](const rules::MoveDone* each) {
             return each - guide.crew().evening.done.data() == guide.state.opened;
           });
  });
}

// What is open of a member's slots, below the row.
void draw_opened(Guide& guide, const std::vector<const rules::PhaseTask*>& slots) {
  for (const rules::PhaseTask* task : slots) {
    if (is_open_in_place(guide, *task)) {
      MoveView moves;
      moves.ruleset = guide.view.ruleset;
      moves.library = guide.view.library;
      moves.generation = guide.view.generation;
      moves.when = guide.requests.when;
      moves.rolling = guide.requests.rolling;
      draw_move_in_place(guide.ui, moves, guide.move);
      return;
    }
    for (const rules::MoveDone* each : guide_done_of(guide, *task)) {
      if (each - guide.crew().evening.done.data() != guide.state.opened) continue;
      guide_opened_move(guide, *each);
      return;
    }
  }
}

// The same, in sight to its end.
void draw_unfolded(Guide& guide, const std::vector<const rules::PhaseTask*>& slots) {
  draw_opened(guide, slots);
  // One that stands alone grows by what an answer changes.
  if (guide.move.stale && guide.move.only.size() == 1) guide.state.unfolding = frames_to_unfold;
  if (guide.state.unfolding == 0) return;
  --guide.state.unfolding;
  keep_in_sight(guide.ui, 0);
}

void draw_member(Guide& guide, const MemberView& member, const rules::PhaseStanding& standing) {
  Ui& ui = guide.ui;
  const rules::Character& character = *member.character;
  std::vector<const rules::PhaseTask*> slots;
  std::vector<const rules::PhaseTask*> optional;
  for (const rules::PhaseTask& task : standing.tasks) {
    if (task.who == character.id) (task.step->optional ? optional : slots).push_back(&task);
  }
  if (slots.empty() && optional.empty()) return;
  const auto scope = ui.scope(character.id);
  const std::string name = model::shown_name(guide.view.ruleset->words, character.name, false);
  const auto together = group(ui, name, {.role = Role::list_item, .id = "member"});
  const auto lines = stack(ui, {.gap = 8});
  const bool unfolded = has_unfolded(guide, slots);
  const rules::PhaseTask* besides = besides_at_name(guide, slots, optional);
  if (besides != nullptr) optional.clear();
  const auto tasks = [&] {
    const auto right = stack(ui, {.gap = 8});
    if (!slots.empty()) {
      Grid grid(ui, "slots", {.min_width = least_slot, .max_columns = 2, .gap = slot_gap});
      for (const rules::PhaseTask* task : slots) slots_of_task(guide, grid, *task, character);
    }
    // Where something unfolds between them, it does below the slots.
    if (!unfolded) draw_optional(guide, optional, character);
  };
  if (ui.compact()) {
    draw_name(guide, member, name, besides);
    tasks();
  } else {
    const float of_name = besides == nullptr ? name_width : wide_name;
    Columns columns(ui, {-of_name * ui.text_scale(), 1}, slot_gap, 60);
    draw_name(guide, member, name, besides);
    columns.next();
    tasks();
  }
  if (unfolded) {
    draw_unfolded(guide, slots);
    draw_optional(guide, optional, character);
  }
  separator(ui);
}

}  // namespace

void guide_members(Guide& guide, const rules::PhaseStanding& standing) {
  Ui& ui = guide.ui;
  int done = 0;
  int all = 0;
  for (const rules::PhaseTask& task : standing.tasks) {
    if (task.who == guide.crew().id || task.step->optional) continue;
    done += std::min(task.done, task.times);
    all += task.times;
  }
  const auto part = stack(ui, {.gap = 10});
  section_heading(
      ui, 4, "Each of you",
      all == 0 ? std::string() : text::number(done) + " of " + text::number(all) + " done");
  const auto list = group(ui, "Each of you", {.role = Role::list});
  for (const MemberView& member : guide.view.members) draw_member(guide, member, standing);
}

}  // namespace roadbook::ui
