// Draws a crew's cohorts: each as a card or a line, its numbers, and the buttons for new ones.
#include "ui/blocks/crew_cohorts.hpp"

#include <algorithm>
#include <cmath>

#include "rules/game/keys.hpp"
#include "rules/play/cohorts.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_cohort_fields.hpp"
#include "ui/blocks/fitted_words.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t shown_at_first = 10;

// A number of a cohort, with what it is the sum of.
struct CohortNumber {
  std::string name;
  int total = 0;
  const std::vector<rules::DerivedTerm>* terms = nullptr;
  std::string key;  // in CrewCohortsState::open
};

// Quality and scale; none where they are not known yet.
std::vector<CohortNumber> numbers_of(const CrewView& view, std::size_t index) {
  if (index >= view.derived.cohorts.size()) return {};
  const rules::Words& words = view.ruleset->words;
  const rules::DerivedCohort& derived = view.derived.cohorts[index];
  std::vector<CohortNumber> all{{words.quality.one, derived.quality, &derived.quality_terms, {}},
                                {words.scale.one, derived.scale, &derived.scale_terms, {}}};
  for (CohortNumber& each : all) each.key = std::to_string(index) + " " + each.name;
  return all;
}

// In the open row.
void number_links(Ui& ui, const std::vector<CohortNumber>& numbers, CrewCohortsState& state) {
  for (const CohortNumber& each : numbers) {
    if (stat_link(ui, each.name, rules::number(each.total), state.open == each.key)) {
      state.open = state.open == each.key ? std::string() : each.key;
    }
  }
}

// The terms of the one that is open.
void number_terms(Ui& ui, const std::vector<CohortNumber>& numbers, const CrewCohortsState& state) {
  for (const CohortNumber& each : numbers) {
    if (state.open != each.key) continue;
    terms_table(ui, each.name, term_rows(*each.terms), rules::number(each.total));
  }
}

// What it is at work: its people, its advantage, what keeps it from working.
void at_work(Ui& ui, const CrewView& view, std::size_t index) {
  if (!view.crew->in_play) return;
  const rules::CohortAtWork work =
      rules::cohort_at_work(*view.ruleset, *view.crew, view.derived, index);
  std::vector<std::string> parts;
  if (!work.people.empty()) {
    const bool alone = work.people.size() == 1 && work.people.front() == '1';
    parts.push_back(work.people + (alone ? " person" : " people"));
  }
  for (const rules::MoveReason& each : work.reasons) {
    parts.push_back((each.value < 0 ? "disadvantage from " : "advantage from ") + each.label);
  }
  if (work.less_effect) parts.emplace_back("less effect");
  if (!work.works) parts.emplace_back("cannot work now");
  parts.push_back("outside their types " + rules::small(view.ruleset->words.quality) + " 0");
  hint(ui, rules::raised(rules::joined(parts, " · ")));
}

std::string title_of(const rules::Cohort& cohort, const std::string& kind) {
  return cohort.name.empty() ? "Unnamed " + rules::lowered(kind) : cohort.name;
}

// "Weakened · Rovers, thugs · Fearsome · Savage": how they are where they are harmed, what they are
// good at, their edges and flaws.
std::string traits_line(const rules::Ruleset& ruleset, const rules::Cohort& cohort) {
  const auto names = [](const std::vector<rules::Entry>& entries, const auto& ids) {
    std::vector<std::string> all;
    for (const std::string& each : ids) all.push_back(rules::name_or_words(entries, each));
    return rules::joined(all);
  };
  const rules::HarmRow* harm = rules::cohort_harm(ruleset, cohort.harm);
  std::string line = harm == nullptr ? std::string() : harm->name;
  for (const std::string& part :
       {names(ruleset.cohort_types, cohort.types), names(ruleset.edges, cohort.edges),
        names(ruleset.flaws, cohort.flaws)}) {
    if (!part.empty()) line += (line.empty() ? "" : " · ") + part;
  }
  return line;
}

// What no field of a cohort mends: it is of a kind that the game does not have, or its harm is out
// of range.
void dismiss_button(Ui& ui, const CrewView& view, std::size_t index, const std::string& title,
                    CrewCohortsState& state, Requests& requests, const BeforeControl& before) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const std::string place = rules::keys::place_at(rules::keys::cohorts, index);
  for (const char* field : {rules::keys::kind, rules::keys::harm}) {
    if (before) before(place + rules::keys::place_of(field), {});
  }
  const std::string words = rules::say(ruleset, "Dismiss {cohort}");
  if (!button(ui, words, {.kind = ButtonKind::danger})) return;
  put_crew_as(view, requests, rules::without_cohort(ruleset, *view.crew, index),
              ruleset.words.cohort.one + " removed: " + title);
  state.edited.clear();  // the places behind it are others now
}

// Whether all is chosen that a new cohort asks for.
bool is_chosen(const rules::Ruleset& ruleset, const rules::Cohort& cohort) {
  const bool traits = ruleset.edges.empty() || !cohort.edges.empty();
  return rules::find_by_id(ruleset.cohort_kinds, cohort.kind) != nullptr && !cohort.types.empty() &&
         traits && cohort.flaws.size() == cohort.edges.size();
}

// The button that opens the fields of a cohort, and shuts them.
void edit_button(Ui& ui, std::size_t index, const std::string& title, CrewCohortsState& state) {
  const bool open = state.edited.count(index) != 0;
  if (!icon_button(ui, open ? Icon::check : Icon::pen, open ? "Done" : "Edit " + title,
                   {.id = "edit"})) {
    return;
  }
  if (!state.edited.erase(index)) state.edited.insert(index);
}

// All of it in one line, with the button that opens its fields.
void folded_cohort(Ui& ui, const rules::Ruleset& ruleset, const rules::Cohort& cohort,
                   std::size_t index, const std::string& title, CrewCohortsState& state) {
  Columns columns(ui, {1, -icon_button_side(ui)}, 12, 60);
  {
    const auto line = row(ui, "title", {.gap = 12, .wrap = false});
    heading(ui, 3, fitted(ui, Type::heading_3, title, 0.6F * ui.width()));
    text(ui, traits_line(ruleset, cohort), {.type = Type::small, .tone = Tone::muted, .fit = true});
  }
  columns.next();
  edit_button(ui, index, title, state);
}

void one_cohort(Ui& ui, const CrewView& view, std::size_t index, CrewCohortsState& state,
                Requests& requests, const CohortsOptions& options, const BeforeControl& before) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const rules::CohortKind* kind = rules::find_by_id(ruleset.cohort_kinds, cohort.kind);
  const std::string kind_name = kind == nullptr ? ruleset.words.cohort.one : kind->name;
  const std::string title = title_of(cohort, kind_name);
  const auto scope = ui.scope(static_cast<int>(index));
  // Beside others, one is folded once all of it is chosen and nobody changes it.
  const bool folds = !options.cards && view.crew->cohorts.size() > 1;
  if (folds && !is_chosen(ruleset, cohort)) state.edited.insert(index);
  const bool folded = folds && state.edited.count(index) == 0;
  const bool open = !folded && (!options.cards || state.edited.count(index) != 0);
  const auto card = panel(ui, {.padding = options.cards || folded ? 10.0F : 16.0F});
  const auto block =
      group(ui, kind_name + " " + rules::number(static_cast<int>(index) + 1), {.one_stop = !open});
  if (folded) return folded_cohort(ui, ruleset, cohort, index, title, state);
  const std::vector<CohortNumber> numbers = numbers_of(view, index);
  if (!options.cards) {
    {
      // What is typed below must not push the fields along: there the whole name stands.
      constexpr float beside_title = 360;
      const float room = std::max(ui.width() - beside_title * ui.text_scale(), 120.0F);
      const auto line = row(ui, "title", {.gap = 12});
      heading(ui, 3, fitted(ui, Type::heading_3, title, room));
      number_links(ui, numbers, state);
      spacer(ui);
      text(ui, kind_name, {.type = Type::small, .tone = Tone::muted});
      dismiss_button(ui, view, index, title, state, requests, before);
      if (folds && is_chosen(ruleset, cohort)) edit_button(ui, index, title, state);
    }
    number_terms(ui, numbers, state);
    if (!numbers.empty()) at_work(ui, view, index);
    cohort_fields(ui, view, index, requests, before);
    return;
  }
  {
    const auto line = row(ui, "title", {.wrap = false});
    heading(ui, 3, title);
    spacer(ui);
    text(ui, kind_name, {.type = Type::small, .tone = Tone::muted});
    edit_button(ui, index, title, state);
  }
  {
    const auto line = row(ui, "numbers", {.gap = 16});
    number_links(ui, numbers, state);
    spacer(ui);
    cohort_harm_boxes(ui, view, index, requests);
  }
  number_terms(ui, numbers, state);
  if (open && !numbers.empty()) at_work(ui, view, index);
  const std::string line = traits_line(ruleset, cohort);
  if (!line.empty()) text(ui, line, {.type = Type::small, .tone = Tone::muted});
  if (!open) {
    if (!cohort.notes.empty()) hint(ui, cohort.notes);
    return;
  }
  cohort_fields(ui, view, index, requests, before);
  cohort_notes(ui, view, index, requests);
  dismiss_button(ui, view, index, title, state, requests, before);
}

std::string words_to_add(const rules::CohortKind& kind) {
  return "Add " + rules::with_article(kind.name);
}

// Of the buttons that add one, side by side.
float width_of_kinds(const Ui& ui, const rules::Ruleset& ruleset) {
  constexpr float gap = 8;
  constexpr float around_words = 34;
  const float icon = 8 + 16 * ui.mark_scale();
  float width = gap;
  for (const rules::CohortKind& kind : ruleset.cohort_kinds) {
    width +=
        std::ceil(ui.measure(Type::button, words_to_add(kind)).width) + around_words + icon + gap;
  }
  return width;
}

// A button for each kind; so many are drawn now.
void new_cohorts(Ui& ui, const CrewView& view, CrewCohortsState& state, Requests& requests,
                 std::size_t shown) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Verdict verdict = rules::may_add_cohort(ruleset, *view.crew);
  const auto line = row(ui, "new cohorts");
  for (const rules::CohortKind& kind : ruleset.cohort_kinds) {
    ButtonOptions look;
    look.icon = Icon::plus;
    look.description = kind.description;
    if (!verdict) look.disabled_reason = verdict.reason;
    if (!button(ui, words_to_add(kind), look)) continue;
    rules::Cohort cohort;
    cohort.kind = kind.id;
    put_crew_as(view, requests, rules::with_cohort(ruleset, *view.crew, cohort),
                "New " + rules::lowered(kind.name));
    state.edited.insert(view.crew->cohorts.size());  // it has no name yet
    // Where all are drawn, the new one is, too.
    if (shown == view.crew->cohorts.size()) state.shown = shown + 1;
  }
}

}  // namespace

void crew_cohorts(Ui& ui, const CrewView& view, CrewCohortsState& state, Requests& requests,
                  const CohortsOptions& options, const BeforeControl& before) {
  const rules::Ruleset& ruleset = *view.ruleset;
  if (ruleset.cohort_kinds.empty()) return;
  const std::size_t shown =
      std::min(std::max(state.shown, shown_at_first), view.crew->cohorts.size());
  // Above the list: a new cohort must not push the buttons along.
  if (options.intro) {
    constexpr float least = 240;  // of what they are and cost
    Columns columns(ui, {1, -width_of_kinds(ui, ruleset)}, 16, least);
    for (const rules::Upgrade& upgrade : ruleset.upgrades) {
      if (upgrade.cohort) lead(ui, upgrade.description);
    }
    columns.next();
    new_cohorts(ui, view, state, requests, shown);
  } else {
    new_cohorts(ui, view, state, requests, shown);
  }
  if (shown > 0) {
    Grid grid(ui, "cohorts", {.min_width = 300, .max_columns = options.cards ? 2 : 1});
    for (std::size_t i = 0; i < shown; ++i) {
      const auto cell = grid.cell();
      one_cohort(ui, view, i, state, requests, options, before);
    }
  }
  if (const std::size_t more = view.crew->cohorts.size() - shown; more > 0) {
    hint(ui, rules::counted(static_cast<int>(more), "more cohort", "more cohorts") + " below.");
    if (button(ui, "Show more of them")) state.shown = shown + shown_at_first;
  }
}

}  // namespace roadbook::ui
