// Leads from phase to phase.
#include "ui/screens/guide.hpp"

#include <algorithm>

#include "model/play_edit.hpp"
#include "rules/game/keys.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/guide_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float guide_rail_width = 216;
constexpr float journal_beside = 280;
constexpr float journal_stands_from = 1180;
constexpr float phase_width = 900;
constexpr float gap_in_foot = 10;
constexpr float gap_in_head = 24;

void go_to_phase(Guide& guide, std::size_t phase) {
  const rules::PlayPhase& wanted = *guide.facts.phases[phase].phase;
  guide.state.opened = -1;
  if (guide.move.in_place) guide.move.open = false;
  guide.requests.edit(model::phase_edit(*guide.view.library, guide.crew().id, wanted.id,
                                        "The evening: " + wanted.name));
  guide.ui.scroll_to_top();
}

std::vector<Step> steps_of(const Guide& guide) {
  std::vector<Step> steps;
  for (const rules::PhaseStanding& each : guide.facts.phases) {
    Step step;
    step.name = each.phase->name;
    const bool begun = !guide.crew().evening.phase.empty();
    step.state = begun && each.open == 0 && each.done > 0 ? StepState::done : StepState::open;
    if (begun && each.open > 0)
      step.missing = text::counted(each.open, "thing", "things") + " open";
    steps.push_back(std::move(step));
  }
  return steps;
}

void draw_rail(Guide& guide) {
  // Before the evening has begun it is in none of them.
  if (const auto hit = step_rail(guide.ui, "The evening", steps_of(guide), guide.at(), false)) {
    go_to_phase(guide, *hit);
  }
}

bool writes_score(const rules::Procedure& procedure) {
  const std::string score = rules::keys::place_of(rules::keys::score);
  return std::any_of(
      procedure.changes.begin(), procedure.changes.end(), [&](const rules::ProcedureChange& each) {
        return each.kind == rules::ChangeKind::write && each.field.starts_with(score);
      });
}

// Whether the plan that the crew has is of an evening before this one.
bool is_plan_of_before(const Guide& guide) {
  const rules::Evening& evening = guide.crew().evening;
  return !evening.phase.empty() &&
         std::none_of(evening.done.begin(), evening.done.end(), [&](const rules::MoveDone& each) {
           const rules::Procedure* move =
               rules::find_by_id(guide.view.ruleset->procedures, each.procedure);
           return move != nullptr && writes_score(*move);
         });
}

bool plans_score(const Guide& guide, const rules::PlayPhase& phase) {
  return std::any_of(phase.steps.begin(), phase.steps.end(), [&](const rules::PhaseStep& step) {
    return std::any_of(step.procedures.begin(), step.procedures.end(), [&](const rules::Id& id) {
      const rules::Procedure* move = rules::find_by_id(guide.view.ruleset->procedures, id);
      return move != nullptr && writes_score(*move);
    });
  });
}

// Whether a score may still be planned, or goes on: the phase is none behind the one that follows
// the planning. Before an evening begins it may.
bool is_before_payoff(const Guide& guide) {
  const std::vector<rules::PhaseStanding>& phases = guide.facts.phases;
  const std::size_t at = guide.at();
  if (at >= phases.size() || at == 0) return true;
  return std::any_of(
      phases.begin() + static_cast<std::ptrdiff_t>(at) - 1, phases.end(),
      [&](const rules::PhaseStanding& each) { return plans_score(guide, *each.phase); });
}

// In one line, so that nothing below it moves as the plan grows; it is told in whole where it was
// made.
void draw_plan(Guide& guide) {
  const std::string words = guide_plan_words(guide);
  if (words.empty()) return space(guide.ui, guide.ui.measure(Type::small, "x").height);
  text(guide.ui, words, {.type = Type::small, .tone = Tone::muted, .wrap = false});
}

// On a phone: the numbers and the phases; what was planned stands with the phase.
void narrow_head(Guide& guide) {
  guide_numbers(guide);
  draw_rail(guide);
}

void draw_head(Guide& guide) {
  Ui& ui = guide.ui;
  // In a low window it goes with the page.
  if (ui.low() && ui.compact()) return;
  const auto head = region(ui, rules::say(*guide.view.ruleset, "The evening of the {crew}"),
                           {.dock = Dock::top,
                            .fill = Fill::panel,
                            .padding_x = ui.compact() ? 16.0F : 24.0F,
                            .padding_y = ui.compact() ? 4.0F : 8.0F,
                            .gap = ui.compact() ? 0.0F : 4.0F,
                            .accent_line = true,
                            .one_stop = true});
  if (ui.compact()) return narrow_head(guide);
  const auto line = row(ui, "head", {.gap = gap_in_head});
  emblem(ui, rules::emblem_of_crew_type(*guide.view.ruleset, guide.view.crew->type),
         40 * ui.mark_scale());
  {
    const float room = ui.width() - gap_in_head - guide_numbers_width(guide);
    const auto words = stack(ui, {.gap = 0, .max_width = std::max(room, 240 * ui.text_scale())});
    heading(ui, 3, model::shown_name(guide.view.ruleset->words, guide.crew().name, true));
    draw_plan(guide);
  }
  spacer(ui);
  guide_numbers(guide);
}

// What is open of the phase, in a sentence or, where that has no room, in short.
std::string open_words(int open, bool in_short) {
  if (in_short) return open == 0 ? std::string("None open") : text::number(open) + " open";
  if (open == 0) return "Nothing is open here.";
  return text::raised(text::counted(open, "thing is", "things are")) + " open here.";
}

// How much the foot says. Its buttons are the same for any number, so that they keep their places.
struct FootWords {
  bool in_short = false;  // what is open
  bool back = true;       // the buttons have their words, or their icons alone
  bool next = true;
};

FootWords foot_words(const Ui& ui, int open) {
  const auto width = [&](int number, bool in_short) {
    return ui.measure(Type::small, open_words(number, in_short)).width;
  };
  constexpr int two_figures = 88;
  const float in_short = std::max(width(0, true), width(two_figures, true));
  const float icon = 16 * ui.mark_scale() + 8;
  const float around = ui.compact() ? 16 : 24;
  const float square = icon_button_side(ui) + gap_in_foot;
  const float back = ui.measure(Type::button, "Back").width + icon + 2 * 16 + gap_in_foot;
  const float next = ui.measure(Type::strong, "Next").width + icon + 2 * 20 + gap_in_foot;
  const float room = ui.size().width - 2 * around - 2;  // and what is rounded up
  if (back + next + in_short > room) return {true, false, square + next + in_short <= room};
  return {back + next + width(open, false) > room};
}

bool foot_button(Ui& ui, std::string_view name, bool words, const ButtonOptions& options) {
  return words ? button(ui, name, options) : icon_button(ui, options.icon, name, options);
}

// Always in the same places: back, on, and what is open here.
void draw_foot(Guide& guide) {
  Ui& ui = guide.ui;
  const auto foot = region(ui, "Steps of the evening",
                           {.dock = Dock::bottom,
                            .fill = Fill::soft,
                            .padding_x = ui.compact() ? 16.0F : 24.0F,
                            .padding_y = ui.compact() ? 6.0F : 10.0F,
                            .one_stop = true});
  const auto line = row(ui, "steps", {.gap = gap_in_foot, .wrap = false});
  const std::size_t count = guide.facts.phases.size();
  const std::size_t at = guide.at();
  const std::string first = at == 0 ? "This is the first phase." : "";
  const int open = guide.facts.phases[at].open;
  const FootWords words = foot_words(ui, open);
  const std::string last = at + 1 >= count ? "This is the last phase." : "";
  if (foot_button(ui, "Back", words.back, {.disabled_reason = first, .icon = Icon::back})) {
    go_to_phase(guide, at - 1);
  }
  if (foot_button(ui, "Next", words.next,
                  {.kind = ButtonKind::primary, .disabled_reason = last, .icon = Icon::forward})) {
    go_to_phase(guide, at + 1);
  }
  text(ui, open_words(open, words.in_short),
       {.type = Type::small, .tone = open == 0 ? Tone::muted : Tone::staggered});
  if (ui.compact()) return;
  spacer(ui);
  if (at + 1 < count) {
    text(ui, "Then: " + guide.facts.phases[at + 1].phase->name,
         {.type = Type::small, .tone = Tone::muted});
  }
}

void draw_page(Guide& guide) {
  Ui& ui = guide.ui;
  const auto page = region(ui, "Phase",
                           {.fill = Fill::panel,
                            .padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 12.0F : 18.0F,
                            .gap = 16,
                            .scroll = true,
                            .max_width = phase_width * ui.mark_scale(),
                            .parts = 4});
  if (ui.low() && ui.compact()) {
    const auto first = stack(ui, {.gap = 4});
    narrow_head(guide);
  }
  if (guide.at() >= guide.facts.phases.size()) {
    guide_begin(guide);
  } else {
    guide_phase(guide, guide.facts.phases[guide.at()]);
  }
}

GuideFacts facts_of(const CrewView& view) {
  GuideFacts facts;
  facts.around = around(*view.ruleset, *view.library, view.crew->id);
  facts.phases = rules::evening_of(facts.around->at, view.crew->id);
  facts.journal = rules::whole_journal(facts.around->sheets);
  return facts;
}

}  // namespace

std::string guide_plan_words(const Guide& guide) {
  const std::string words = is_plan_of_before(guide)
                                ? std::string()
                                : score_words(*guide.view.ruleset, guide.crew().score);
  return words.empty() && is_before_payoff(guide) ? "No plan yet" : words;
}

void guide_go_to(Guide& guide, const rules::Id& phase) {
  for (std::size_t i = 0; i < guide.facts.phases.size(); ++i) {
    if (guide.facts.phases[i].phase->id == phase) return go_to_phase(guide, i);
  }
}

std::size_t Guide::at() const {
  const auto found = std::find_if(
      facts.phases.begin(), facts.phases.end(),
      [&](const rules::PhaseStanding& each) { return each.phase->id == crew().evening.phase; });
  return static_cast<std::size_t>(found - facts.phases.begin());
}

bool has_evening(const rules::Ruleset& ruleset) {
  return !ruleset.phases.empty();
}

void draw_guide(Ui& ui, const CrewView& view, GuideState& state, MoveState& move,
                Requests& requests) {
  if (view.library == nullptr || !has_evening(*view.ruleset)) return;
  if (state.document != view.crew->id) {
    state = {};
    state.document = view.crew->id;
    state.phase = view.crew->evening.phase;
    if (move.in_place) move.open = false;
  }
  if (state.phase != view.crew->evening.phase) {
    state.phase = view.crew->evening.phase;
    ui.scroll_to_top();
  }
  // A phone has no room below a row: there it is a drawer.
  if (ui.compact()) move.in_place = false;
  const GuideFacts& facts =
      state.facts.of(view.generation, view.crew->id, [&] { return facts_of(view); });
  Guide guide{ui, view, facts, state, move, requests};
  draw_head(guide);
  if (guide.at() < facts.phases.size()) draw_foot(guide);
  if (!ui.compact()) {
    const auto left = region(ui, "Phases",
                             {.dock = Dock::left,
                              .size = guide_rail_width * ui.text_scale(),
                              .fill = Fill::panel,
                              .one_stop = true});
    draw_rail(guide);
  }
  if (ui.size().width >= journal_stands_from * ui.text_scale()) {
    const auto right = region(ui, "Journal",
                              {.dock = Dock::right,
                               .size = journal_beside * ui.text_scale(),
                               .fill = Fill::panel,
                               .scroll = true,
                               .parts = 4});
    guide_journal(guide);
  }
  draw_page(guide);
  guide_session_end(guide);
}

}  // namespace roadbook::ui
