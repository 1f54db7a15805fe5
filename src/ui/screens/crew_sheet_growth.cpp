// Special abilities, upgrades and cohorts on the sheet.
#include "rules/judge/permit.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

namespace {

void one_ability(Ui& ui, const CrewView& view, std::size_t index, CrewSheetState& state,
                 Requests& requests) {
  const rules::AbilityTaken& taken = view.crew->abilities[index];
  const rules::Ability* ability = rules::find_ability(*view.ruleset, taken.id);
  const auto scope = ui.scope(static_cast<int>(index));
  const Block card = panel(ui, {.padding = 12, .gap = 6});
  const std::string name = ability == nullptr ? taken.id : ability->name;
  const auto block = group(ui, name);
  {
    const Block line = row(ui, "title", {.wrap = false});
    heading(ui, 4, name);
    spacer(ui);
    if (state.editing && icon_button(ui, Icon::close, "Remove " + name)) {
      rules::Crew after = *view.crew;
      after.abilities.erase(after.abilities.begin() + static_cast<std::ptrdiff_t>(index));
      put_crew(view, requests, std::move(after));
    }
  }
  if (ability != nullptr) rule_text(ui, ability->description, ability->name);
  if (!asks_for_choices(*view.ruleset, taken)) return;
  AbilityQuestion question;
  question.ruleset = view.ruleset;
  question.taken = &taken;
  question.generation = view.generation;
  if (auto asked = ability_questions(ui, question, "crew ability " + rules::number(int(index)),
                                     state.ability, requests)) {
    rules::Crew after = *view.crew;
    after.abilities[index] = asked->taken;
    put_crew(view, requests, std::move(after), asked->merge_key);
  }
}

void ability_dialog(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block block = dialog(ui, rules::say(*view.ruleset, "{A ability} for the {crew}"),
                             state.adding_ability, {.width = 760});
  if (!block) return;
  const CrewOptions& options =
      state.abilities.of(view.generation, "add", [&] { return crew_ability_cards(view, true); });
  if (options.cards.empty()) {
    text(ui, type_of(view) == nullptr
                 ? rules::say(*view.ruleset, "Choose a type of {crew} first.")
                 : rules::say(*view.ruleset, "You have every {ability} that is open to you."));
  }
  if (const auto hit = choices(ui, view.ruleset->words.ability.many, options.cards)) {
    rules::Crew after = *view.crew;
    rules::AbilityTaken taken;
    taken.id = options.ids[*hit];
    after.abilities.push_back(taken);
    put_crew(view, requests, std::move(after));
    state.adding_ability = false;
  }
}

}  // namespace

void sheet_abilities(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, view.ruleset->words.ability.many, {.one_stop = true});
  section_heading(ui, 3, view.ruleset->words.ability.many,
                  rules::number(static_cast<int>(view.crew->abilities.size())));
  if (view.crew->abilities.empty()) hint(ui, "None yet.");
  for (std::size_t i = 0; i < view.crew->abilities.size(); ++i) {
    one_ability(ui, view, i, state, requests);
  }
  if (state.editing &&
      button(ui, rules::say(*view.ruleset, "Add {a ability}"), {.icon = Icon::plus})) {
    state.adding_ability = true;
  }
  ability_dialog(ui, view, state, requests);
}

void sheet_upgrades(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, view.ruleset->words.upgrade.many, {.one_stop = true});
  section_heading(ui, 3, view.ruleset->words.upgrade.many,
                  rules::counted(view.derived.boxes_marked, "box", "boxes"));
  upgrade_rows(ui, view, state.upgrades, requests, state.editing || !view.crew->in_play);
}

void sheet_cohorts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (view.ruleset->cohort_kinds.empty() && view.crew->cohorts.empty()) return;
  const auto block = group(ui, view.ruleset->words.cohort.many);
  section_heading(ui, 3, view.ruleset->words.cohort.many,
                  rules::number(static_cast<int>(view.crew->cohorts.size())));
  crew_cohorts(ui, view, state.cohorts, requests, {.cards = true, .intro = false});
  // Below the buttons, which stay where they are when it goes.
  if (view.crew->cohorts.empty()) {
    hint(ui, rules::say(*view.ruleset, "Nobody works for you yet. {A cohort} takes ") +
                 rules::counted(view.ruleset->crew.cohort_boxes,
                                rules::say(*view.ruleset, "{upgrade} box"),
                                rules::say(*view.ruleset, "{upgrade} boxes")) +
                 ", which are marked with it.");
  }
}

}  // namespace roadbook::ui
