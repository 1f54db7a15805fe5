// One phase of an evening: what the crew does, what each member does, and what was done.
#include <algorithm>
#include <cmath>

#include "model/play_edit.hpp"
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"
#include "ui/screens/guide_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t journal_lines = 12;
constexpr float around_wide_words = 13;  // of a button over the whole width

std::string state_words(const rules::PhaseTask& task) {
  if (task.step->optional) return task.done > 0 ? "done" : "if you like";
  if (task.times != 1) return text::number(task.done) + " of " + text::number(task.times);
  return task.done > 0 ? "done" : "open";
}

Tone state_tone(const rules::PhaseTask& task) {
  if (task.open()) return Tone::staggered;
  return task.done > 0 ? Tone::change : Tone::muted;
}

// As much as the words that a press on the task brings.
float state_width(const Ui& ui, const rules::PhaseTask& task) {
  float width = ui.measure(Type::small_strong, state_words(task)).width;
  if (task.step->optional || task.times == 1) {
    width = std::max(width, ui.measure(Type::small_strong, "done").width);
  }
  return std::ceil(width) + 1;
}

// What a task came to, the last of it.
std::string came_to(const Guide& guide, const rules::PhaseTask& task) {
  const std::vector<const rules::MoveDone*> done = guide_done_of(guide, task);
  return done.empty() ? std::string() : done.back()->words;
}

std::string explanation(const Guide& guide, const rules::PhaseTask& task) {
  if (std::string words = came_to(guide, task); !words.empty()) return words;
  if (task.procedures.size() != 1) return {};
  const rules::Procedure* only =
      rules::find_by_id(guide.view.ruleset->procedures, task.procedures.front());
  return only == nullptr ? std::string() : only->text;
}

// A line with the button that begins it, what it is or came to, and how it stands.
void crew_task(Guide& guide, const rules::PhaseTask& task, bool first_open) {
  Ui& ui = guide.ui;
  const auto scope = ui.scope(task.procedures.front());
  const auto item = group(ui, task.name, {.role = Role::list_item});
  const std::string more = explanation(guide, task);
  const std::string refusal = guide_why_not(guide, task);
  const auto begin = [&] {
    if (button(ui, task.name,
               {.kind = first_open ? ButtonKind::primary : ButtonKind::quiet,
                .disabled_reason = refusal,
                .wide = true})) {
      guide.requests.ask(BeginMove{task.who, guide_start_of(task)});
    }
  };
  // In the middle of the button's height, where it stands beside it.
  const float above = (ui.target() - ui.measure(Type::small, "x").height) / 2;
  const auto state = [&](const Columns& columns) {
    const auto at_end = stack(ui, {.gap = 0});
    if (!columns.stacked()) space(ui, above);
    text(ui, state_words(task),
         {.type = Type::small_strong, .tone = state_tone(task), .align = TextAlign::right});
  };
  const auto words = [&] {
    if (more.empty()) return;
    text(ui, more, {.type = Type::small, .tone = task.done > 0 ? Tone::change : Tone::muted});
  };
  if (ui.compact()) {
    const auto lines = stack(ui, {.gap = 2});
    {
      // Where the name and the state have no room side by side, the state stands below.
      const float name = ui.measure(Type::strong, task.name).width + around_wide_words;
      Columns columns(ui, {1, -state_width(ui, task)}, 10, name / ui.mark_scale());
      begin();
      columns.next();
      state(columns);
    }
    words();
    return;
  }
  Columns columns(ui, {-232 * ui.text_scale(), 1, -84 * ui.text_scale()}, 16, 60);
  begin();
  columns.next();
  {
    const auto beside = stack(ui, {.gap = 0});
    space(ui, above);
    words();
  }
  columns.next();
  state(columns);
}

// What the crew has to do in the phase, or what it may do besides.
void crew_part(Guide& guide, const rules::PhaseStanding& standing, bool optional) {
  Ui& ui = guide.ui;
  const auto belongs = [&](const rules::PhaseTask& task) {
    return task.who == guide.crew().id && task.step->optional == optional;
  };
  if (std::none_of(standing.tasks.begin(), standing.tasks.end(), belongs)) return;
  const auto part = stack(ui, {.gap = 6});
  const rules::Ruleset& game = *guide.view.ruleset;
  const std::string name =
      optional ? rules::say(game, "The {crew}, if you like") : rules::say(game, "The {crew}");
  section_heading(ui, 4, name);
  const auto list = group(ui, name, {.role = Role::list});
  bool first = !optional;
  for (const rules::PhaseTask& task : standing.tasks) {
    if (!belongs(task)) continue;
    crew_task(guide, task, first && task.open());
    first = first && !task.open();
  }
}

// Of the crew and all its members: what a trigger brought counts anew.
void begin_evening(Guide& guide, const std::string& words) {
  guide.requests.edit(
      model::new_evening_edit(*guide.view.ruleset, *guide.view.library, guide.crew().id, words));
}

// What each member does is missing without any: members join here as on the crew's sheet.
void without_members(Guide& guide) {
  if (!guide.view.members.empty()) return;
  const auto part = stack(guide.ui, {.gap = 8, .max_width = 420 * guide.ui.text_scale()});
  hint(guide.ui, rules::say(*guide.view.ruleset,
                            "Nobody is in this {crew} yet. The guide shows what each {member} "
                            "does."));
  add_member(guide.ui, guide.view, guide.requests);
}

// A number of the crew that an evening changes.
struct Number {
  std::string name;
  std::string value;
  Tone tone = Tone::ink;
};

constexpr float between_numbers = 22;
constexpr float widest_number = 110;  // a longer name stands in two lines

std::vector<Number> numbers_of(const Guide& guide) {
  const rules::Ruleset& game = *guide.view.ruleset;
  const rules::Crew& crew = guide.crew();
  std::vector<Number> all;
  if (rules::find_track(game, rules::Role::rep) != nullptr) {
    const int needed = rules::total_of(game, guide.view.derived, rules::Role::rep);
    all.push_back({game.words.rep.one,
                   text::number(crew.rep) + (needed > 0 ? " of " + text::number(needed) : "")});
  }
  const rules::Track* heat = rules::find_track(game, rules::Role::heat);
  if (heat != nullptr) {
    all.push_back({game.words.heat.one, text::number(crew.heat) + " of " + text::number(heat->size),
                   crew.heat > 0 ? Tone::staggered : Tone::ink});
  }
  if (rules::find_track(game, rules::Role::wanted_level) != nullptr) {
    all.push_back({game.words.wanted_level.one, text::number(crew.wanted_level),
                   crew.wanted_level > 0 ? Tone::danger : Tone::ink});
  }
  if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) != nullptr) {
    all.push_back({game.words.coin.one, text::number(guide.view.derived.coin), Tone::gold});
  }
  return all;
}

void lead_to_journal(Guide& guide) {
  if (button(guide.ui, "Open the journal", {.kind = ButtonKind::link})) {
    guide.requests.ask(DocumentAction::open_journal, guide.crew().id);
  }
}

}  // namespace

rules::MoveStart guide_start_of(const rules::PhaseTask& task) {
  if (task.procedures.size() == 1) return {task.procedures.front()};
  return {.only = task.procedures};
}

std::string guide_why_not(const Guide& guide, const rules::PhaseTask& task) {
  std::string why;
  for (const rules::Id& id : task.procedures) {
    const rules::Procedure* each = rules::find_by_id(guide.view.ruleset->procedures, id);
    if (each == nullptr) continue;
    if (each->when.empty()) return {};
    const std::string refusal = rules::refusal(guide.facts.around->at, task.who, *each);
    if (refusal.empty()) return {};
    if (why.empty()) why = refusal;
  }
  return why;
}

std::vector<const rules::MoveDone*> guide_done_of(const Guide& guide,
                                                  const rules::PhaseTask& task) {
  std::vector<const rules::MoveDone*> all;
  for (const rules::MoveDone& each : guide.crew().evening.done) {
    if (each.who == task.who && rules::contains(task.procedures, each.procedure)) {
      all.push_back(&each);
    }
  }
  return all;
}

void guide_numbers(Guide& guide) {
  Ui& ui = guide.ui;
  const auto line = ui.compact() ? row(ui, "numbers", {.gap = 10, .line_gap = 0})
                                 : row(ui, "numbers", {.gap = between_numbers});
  for (const Number& each : numbers_of(guide)) {
    const auto together = ui.compact()
                              ? row(ui, each.name, {.gap = 5 * ui.mark_scale(), .wrap = false})
                              : stack(ui, {.gap = 0, .max_width = widest_number * ui.text_scale()});
    label_caps(ui, each.name);
    text(ui, each.value, {.type = Type::strong, .tone = each.tone});
  }
}

float guide_numbers_width(const Guide& guide) {
  const Ui& ui = guide.ui;
  float width = 0;
  for (const Number& each : numbers_of(guide)) {
    const float own = std::ceil(std::max(ui.measure(Type::label, each.name).width,
                                         ui.measure(Type::strong, each.value).width));
    width += std::min(own, widest_number * ui.text_scale()) + between_numbers;
  }
  return width;
}

void guide_phase(Guide& guide, const rules::PhaseStanding& standing) {
  Ui& ui = guide.ui;
  {
    const auto title = stack(ui, {.gap = 4});
    heading(ui, 1, standing.phase->name);
    lead(ui, standing.phase->text);
    // A phone's head has no room for it.
    const std::string plan = ui.compact() ? guide_plan_words(guide) : std::string();
    if (!plan.empty()) text(ui, plan, {.type = Type::small, .tone = Tone::muted});
  }
  guide_folded(guide);
  const auto of_crew = [&](const rules::PhaseTask& task) { return task.who == guide.crew().id; };
  // What the crew has to do comes first, what it may do last: it is the members' evening.
  crew_part(guide, standing, false);
  if (!std::all_of(standing.tasks.begin(), standing.tasks.end(), of_crew)) {
    guide_members(guide, standing);
  }
  without_members(guide);
  crew_part(guide, standing, true);
  if (standing.tasks.empty()) text(ui, "There is nothing to do in this phase now.", Tone::muted);
  guide_done_here(guide, *standing.phase);
  const bool last = guide.at() + 1 == guide.facts.phases.size();
  const auto end = row(ui, "end of the evening");
  if (button(ui, "Begin a new evening",
             {.kind = last ? ButtonKind::quiet : ButtonKind::link,
              .description = "The guide starts over. The journal keeps what was done."})) {
    begin_evening(guide, "A new evening");
  }
  // A phone's bar has no tabs.
  if (ui.compact()) lead_to_journal(guide);
}

void guide_begin(Guide& guide) {
  Ui& ui = guide.ui;
  heading(ui, 1, "The evening");
  const std::vector<rules::PhaseStanding>& phases = guide.facts.phases;
  lead(ui, "The guide leads you from “" + phases.front().phase->name + "” to “" +
               phases.back().phase->name +
               "”. You can go to any phase at any time, leave things open, and come back another "
               "day.");
  if (button(ui, "Begin the evening", {.kind = ButtonKind::primary, .icon = Icon::forward})) {
    begin_evening(guide, "The evening begins");
  }
  without_members(guide);
  const auto list = group(ui, "What it covers", {.role = Role::list});
  for (const rules::PhaseStanding& each : guide.facts.phases) {
    const auto one = stack(ui, {.gap = 0, .max_width = 620 * ui.text_scale()});
    heading(ui, 4, each.phase->name);
    text(ui, each.phase->text, {.type = Type::small, .tone = Tone::muted});
  }
}

void guide_journal(Guide& guide) {
  Ui& ui = guide.ui;
  section_heading(ui, 4, "Journal",
                  text::counted(static_cast<int>(guide.facts.journal.size()), "line", "lines"));
  if (guide.facts.journal.empty()) {
    text(ui, "Each move that you apply writes a line here.",
         {.type = Type::small, .tone = Tone::muted});
  }
  const auto lines = stack(ui, {.gap = 10});
  std::size_t shown = 0;
  for (auto each = guide.facts.journal.rbegin(); each != guide.facts.journal.rend(); ++each) {
    if (++shown > journal_lines) break;
    const auto one = stack(ui, {.gap = 0});
    label_caps(ui, each->who);
    text(ui, each->line.words, {.type = Type::prose_small});
  }
  lead_to_journal(guide);
}

void guide_session_end(Guide& guide) {
  SessionEndState& session = guide.state.session;
  if (!session.open) return;
  if (guide.facts.around->sheets.count(session.who) == 0) {
    session.open = false;
    return;
  }
  const rules::Standing& standing = guide.facts.around->at.of(session.who);
  draw_session_end(guide.ui, *guide.view.library, standing, session, guide.requests);
}

}  // namespace roadbook::ui
