// The fields of one cohort: its types, edges and flaws, its name, its notes, its harm.
#include "ui/blocks/crew_cohort_fields.hpp"

#include <algorithm>
#include <utility>

#include "document/limits.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/play_crew.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// The name of a level of harm, and what it does.
std::string harm_words(const rules::Ruleset& ruleset, int harm) {
  const rules::HarmRow* row = rules::cohort_harm(ruleset, harm);
  return row == nullptr ? "Unharmed. Ready for work." : row->name + ". " + row->description;
}

// Asks for the crew with this cohort changed.
template <class Change>
void edit(const CrewView& view, Requests& requests, std::size_t index, const Change& change,
          std::string merge_key = {}) {
  rules::Crew after = *view.crew;
  change(after.cohorts[index]);
  put_crew(view, requests, std::move(after), std::move(merge_key));
}

// "The Rovers: thugs", "Gang: without edge Independent".
std::string trait_change(const CrewView& view, std::size_t index, const std::string& trait,
                         bool on) {
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const rules::CohortKind* kind = rules::find_by_id(view.ruleset->cohort_kinds, cohort.kind);
  const std::string& called = kind == nullptr ? view.ruleset->words.cohort.one : kind->name;
  constexpr std::size_t longest = 30;
  return text::in_short(cohort.name.empty() ? called : cohort.name, longest) +
         (on ? ": " : ": without ") + text::in_short(rules::lowered(trait), longest);
}

void types_from_list(Ui& ui, const CrewView& view, std::size_t index, Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const rules::Verdict verdict = rules::may_add_cohort_type(ruleset, *view.crew, index);
  const auto block = group(ui, "Types");
  label_caps(ui, "Type");
  {
    auto words = row(ui, "types");
    for (const rules::Entry& type : ruleset.cohort_types) {
      const bool on =
          std::find(cohort.types.begin(), cohort.types.end(), type.id) != cohort.types.end();
      // The only type of a cohort gives way to another one where a second cannot be paid.
      const bool replaces = !on && !verdict && cohort.types.size() == 1;
      ChipOptions look;
      look.on = on;
      look.id = type.id;
      look.description = type.description;
      if (!on && !verdict && !replaces) look.disabled_reason = verdict.reason;
      if (!chip(ui, type.name, look)) continue;
      if (replaces) {
        rules::Crew after = *view.crew;
        after.cohorts[index].types = {type.id};
        put_crew_as(view, requests, std::move(after), trait_change(view, index, type.name, true));
      } else {
        put_crew_as(view, requests,
                    rules::with_cohort_type(ruleset, *view.crew, index, type.id, !on),
                    trait_change(view, index, type.name, !on));
      }
    }
  }
  for (const rules::Entry& type : ruleset.cohort_types) {
    if (std::find(cohort.types.begin(), cohort.types.end(), type.id) != cohort.types.end()) {
      hint(ui, type.name + ": " + type.description);
    }
  }
}

void types_in_words(Ui& ui, const CrewView& view, std::size_t index, Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const auto limit = static_cast<std::size_t>(std::max(1, ruleset.crew.cohort_types_limit));
  const std::size_t shown = std::min(limit, cohort.types.size() + 1);
  for (std::size_t i = 0; i < shown; ++i) {
    const bool there = i < cohort.types.size();
    FieldOptions options;
    options.placeholder =
        i == 0 ? "A doctor, a spy, an investigator …" : "A second field, for two more boxes";
    options.max_length = document::limit_of(&rules::Cohort::types);
    const rules::Verdict verdict =
        there ? rules::Verdict{} : rules::may_add_cohort_type(ruleset, *view.crew, index);
    if (!verdict) options.disabled_reason = verdict.reason;
    const FieldResult result =
        text_field(ui, i == 0 ? "What they are good at" : "And what else",
                   there ? std::string_view(cohort.types[i]) : std::string_view(), options);
    if (result.left) requests.ask(Action::leave_field);
    if (!result.changed) continue;
    const std::string key = "field:cohort type " + std::to_string(index) + std::to_string(i);
    if (there && !result.text.empty()) {
      edit(
          view, requests, index, [&](rules::Cohort& each) { each.types[i] = result.text; }, key);
    } else {
      const std::string& word = there ? cohort.types[i] : result.text;
      put_crew_as(view, requests, rules::with_cohort_type(ruleset, *view.crew, index, word, !there),
                  trait_change(view, index, word, !there), key);
    }
  }
}

// Edges or flaws: chips, and the text of those that are on.
void traits(Ui& ui, const CrewView& view, std::size_t index, Requests& requests,
            const rules::Word& word, const std::vector<rules::Entry>& entries,
            rules::Ids rules::Cohort::*member, std::size_t limit, const std::string& full) {
  const rules::Ids& chosen = view.crew->cohorts[index].*member;
  const auto block = group(ui, word.many);
  label_caps(ui, word.many);
  {
    auto words = row(ui, word.many);
    for (const rules::Entry& entry : entries) {
      const bool on = rules::contains(chosen, entry.id);
      ChipOptions look;
      look.on = on;
      look.id = entry.id;
      look.description = entry.description;
      if (!on && chosen.size() >= limit) look.disabled_reason = full;
      if (!chip(ui, entry.name, look)) continue;
      rules::Crew after = *view.crew;
      rules::Ids& ids = after.cohorts[index].*member;
      if (on) {
        ids.erase(std::remove(ids.begin(), ids.end(), entry.id), ids.end());
      } else {
        ids.push_back(entry.id);
      }
      put_crew_as(view, requests, std::move(after),
                  trait_change(view, index, rules::lowered(word.one) + " " + entry.name, !on));
    }
  }
  for (const rules::Entry& entry : entries) {
    if (rules::contains(chosen, entry.id)) hint(ui, entry.name + ": " + entry.description);
  }
}

void cohort_name(Ui& ui, const CrewView& view, std::size_t index, Requests& requests) {
  const FieldResult name = text_field(ui, "Name", view.crew->cohorts[index].name,
                                      {.placeholder = "What they are called",
                                       .max_length = document::limit_of(&rules::Cohort::name)});
  if (name.left) requests.ask(Action::leave_field);
  if (!name.changed) return;
  edit(
      view, requests, index, [&](rules::Cohort& each) { each.name = name.text; },
      "field:cohort name " + std::to_string(index));
}

}  // namespace

void cohort_harm_boxes(Ui& ui, const CrewView& view, std::size_t index, Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  if (ruleset.cohort_harm.empty()) return;
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const std::string harm = harm_words(ruleset, cohort.harm);
  Track track;
  track.name = ruleset.words.harm.one;
  track.filled = cohort.harm;
  track.size = rules::worst_cohort_harm(ruleset);
  track.tone = Tone::danger;
  track.description = harm;
  if (const auto asked = ui::track(ui, track)) {
    edit(view, requests, index, [&](rules::Cohort& each) { each.harm = *asked; });
  }
}

void cohort_notes(Ui& ui, const CrewView& view, std::size_t index, Requests& requests) {
  const FieldResult notes =
      text_area(ui, "Notes on them", view.crew->cohorts[index].notes,
                {.max_length = document::limit_of(&rules::Cohort::notes), .lines = 2});
  if (notes.left) requests.ask(Action::leave_field);
  if (!notes.changed) return;
  edit(
      view, requests, index, [&](rules::Cohort& each) { each.notes = notes.text; },
      "field:cohort notes " + std::to_string(index));
}

void cohort_fields(Ui& ui, const CrewView& view, std::size_t index, Requests& requests,
                   const BeforeControl& before) {
  constexpr float gap = 16;
  constexpr float least = 260;  // of a column
  constexpr float name_width = 180;
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Cohort& cohort = view.crew->cohorts[index];
  const rules::CohortKind* kind = rules::find_by_id(ruleset.cohort_kinds, cohort.kind);
  const std::string place = rules::keys::place_at(rules::keys::cohorts, index);
  const auto comes = [&](const std::string& field) {
    if (before) before(place + field, {});
  };
  {
    Columns columns(ui, {-name_width * std::max(1.0F, ui.text_scale()), 1}, gap, least);
    cohort_name(ui, view, index, requests);
    columns.next();
    comes(rules::keys::place_of(rules::keys::types));
    if (kind == nullptr || kind->types_from_list) {
      types_from_list(ui, view, index, requests);
    } else {
      types_in_words(ui, view, index, requests);
    }
  }
  Columns columns(ui, {1, 1}, gap, least);
  comes(rules::keys::place_of(rules::keys::edges));
  traits(ui, view, index, requests, ruleset.words.edge, ruleset.edges, &rules::Cohort::edges,
         static_cast<std::size_t>(ruleset.crew.cohort_edges_limit),
         "At most " + rules::counted(ruleset.crew.cohort_edges_limit, ruleset.words.edge) +
             ": take one back first.");
  columns.next();
  comes(rules::keys::place_of(rules::keys::flaws));
  traits(ui, view, index, requests, ruleset.words.flaw, ruleset.flaws, &rules::Cohort::flaws,
         cohort.edges.size(),
         rules::say(ruleset, "As many {flaw+} as {edge+}: choose another {edge} first."));
}

}  // namespace roadbook::ui
