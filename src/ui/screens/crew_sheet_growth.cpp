// Special abilities, upgrades and cohorts on the sheet.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/crew_abilities.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// In one line what it does: in the game's words for that, else as its rule begins.
std::string line_of(const rules::Ability& ability) {
  return ability.line.empty() ? first_sentence(ability.description) : ability.line;
}

// The row of an ability that is taken (or of one that could be); opened, all that it says.
void ability_row(Ui& ui, const CrewView& view, const std::string& key, const std::string& name,
                 const rules::Ability* ability, bool taken, CrewSheetState& state) {
  const bool open = state.open.count(key) != 0;
  const std::string line = ability == nullptr ? std::string() : line_of(*ability);
  if (rule_row(ui, {.name = name,
                    .line = line,
                    .selected = taken,
                    .state = taken ? "yours" : "not taken",
                    .open = open})) {
    flip(state.open, key);
  }
  if (!open || ability == nullptr) return;
  const Block whole = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  rule_text(ui, ability->description, ability->name);
  const std::string source = source_words(*view.ruleset, ability->source);
  if (!source.empty()) hint(ui, source);
}

// What was chosen and written into it, to be read; nothing for what is still empty.
void chosen_in_ability(Ui& ui, const rules::Ruleset& ruleset, const rules::AbilityTaken& taken) {
  const std::string chosen = rules::choice_words(ruleset, taken);
  if (!chosen.empty()) hint(ui, chosen);
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  if (ability == nullptr) return;
  const std::size_t count = std::min(ability->questions.size(), taken.answers.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (!taken.answers[i].empty()) hint(ui, ability->questions[i] + " " + taken.answers[i]);
  }
}

// Takes the ability of that row from the crew, or puts it back among those that it stood between.
void flip_ability(const CrewView& view, std::size_t place, const CrewSheetState& state,
                  Requests& requests) {
  rules::Crew after = *view.crew;
  after.abilities = flipped(state.ability_rows, place, std::move(after.abilities));
  put_crew(view, requests, std::move(after));
}

void one_ability(Ui& ui, const CrewView& view, std::size_t place, CrewSheetState& state,
                 Requests& requests) {
  const auto& [taken, at] = state.ability_rows[place];
  const rules::Ability* ability = rules::find_ability(*view.ruleset, taken.id);
  const auto scope = ui.scope(static_cast<int>(place));
  const std::string name = ability == nullptr ? taken.id : ability->name;
  const auto block = group(ui, name);
  const std::string key = "ability " + rules::number(static_cast<int>(place)) + " " + taken.id;
  if (state.editing) {
    const float side = icon_button_side(ui);
    Columns columns(ui, {1, -side}, 8, 100);
    {
      const Block beside = stack(ui, {.gap = 0});
      ability_row(ui, view, key, name, ability, at.has_value(), state);
    }
    columns.next();
    if (icon_button(ui, at ? Icon::close : Icon::plus, (at ? "Remove " : "Put back ") + name,
                    {.id = "remove"})) {
      flip_ability(view, place, state, requests);
    }
  } else {
    ability_row(ui, view, key, name, ability, true, state);
  }
  if (!at || !asks_for_choices(*view.ruleset, taken)) return;
  if (!state.editing && state.open.count(key) == 0) {
    chosen_in_ability(ui, *view.ruleset, taken);
    return;
  }
  AbilityQuestion question;
  question.ruleset = view.ruleset;
  question.taken = &taken;
  question.generation = view.generation;
  if (auto asked =
          ability_questions(ui, question, "crew ability " + rules::number(static_cast<int>(*at)),
                            state.ability, requests)) {
    rules::Crew after = *view.crew;
    after.abilities[*at] = asked->taken;
    put_crew(view, requests, std::move(after), asked->merge_key);
  }
}

void ability_dialog(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block block = dialog(ui, rules::say(*view.ruleset, "{A ability} for the {crew}"),
                             state.adding_ability, {.width = 760});
  if (!block) return;
  const OptionCards& options =
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
  if (!state.editing) state.ability_rows.clear();
  match_rows(state.ability_rows, view.crew->abilities,
             [](const auto& one, const auto& other) { return one.id == other.id; });
  // Those of the type that are not taken stand below those that are, as on paper.
  std::vector<const rules::Ability*> open;
  for (const rules::Ability* each : rules::crew_ability_offers(*view.ruleset, *view.crew)) {
    const auto& rows = state.ability_rows;
    const bool has = std::any_of(rows.begin(), rows.end(),
                                 [each](const auto& row) { return row.what.id == each->id; });
    if (!has) open.push_back(each);
  }
  const std::size_t has = view.crew->abilities.size();
  const std::size_t rows_kept = state.ability_rows.size();
  {
    const Block rows = stack(ui, {.gap = 0});
    section_heading(ui, 3, view.ruleset->words.ability.many,
                    rules::number(static_cast<int>(has)) + " of " +
                        rules::number(static_cast<int>(rows_kept + open.size())));
    if (rows_kept + open.size() == 0) hint(ui, "None yet.");
    for (std::size_t i = 0; i < rows_kept; ++i) one_ability(ui, view, i, state, requests);
    for (const rules::Ability* each : open) {
      const auto scope = ui.scope(each->id);
      ability_row(ui, view, "ability " + each->id, each->name, each, false, state);
    }
  }
  if (state.editing &&
      button(ui, rules::say(*view.ruleset, "Add {a ability}"), {.icon = Icon::plus})) {
    state.adding_ability = true;
  }
  ability_dialog(ui, view, state, requests);
}

void sheet_upgrades(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, view.ruleset->words.upgrade.many, {.one_stop = true});
  const Block rows = stack(ui, {.gap = 0});
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
