// The six steps of a crew's creation, each drawn under its question.
#pragma once

#include <string>

#include "rules/game/keys.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/screens/crew_creation.hpp"

namespace roadbook::ui {

// Each draws the choices of its step in the open block.
void crew_type_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);
void crew_reputation_step(Ui& ui, const CrewView& view, CrewCreationState& state,
                          Requests& requests);
void crew_grounds_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);
void crew_ability_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);
void crew_upgrades_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);
void crew_contact_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);

// The control of this field of the save comes next: see ui::arrive.
inline void arrive(Ui& ui, CrewCreationState& state, const char* key) {
  arrive(ui, state.frame, rules::keys::place_of(key));
}
// The same, for blocks that say what they draw next.
inline BeforeControl before_control(Ui& ui, CrewCreationState& state) {
  return [&](const std::string& place, const std::string& subject) {
    arrive(ui, state.frame, place, subject);
  };
}
// In a step that needs a type, as long as there is none: why, and the way to the types.
void type_first(Ui& ui, const CrewView& view, CrewCreationState& state, const std::string& why);

// Cards to choose one of, which fold to the chosen one.
std::optional<std::size_t> folding_options(Ui& ui, CrewCreationState& state,
                                           const std::string& name, const OptionCards& options,
                                           const ChoiceOptions& look = {});

// The three ways to deal with the faction of the grounds, as cards with their price.
OptionCards payment_cards(const CrewView& view);

// The factions that an upgrade or a contact concerns, as that step asks for them, under a heading
// of that level; nothing where the step asks for none.
void crew_reactions(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests,
                    rules::StepKind step, int level, std::string_view title);
// The ledger line by line, with its total; read only.
void coin_lines(Ui& ui, const CrewView& view);

}  // namespace roadbook::ui
