// What can be chosen inside a special ability: the cards of a choice, and what a press on one makes
// of the ability.
#pragma once

#include <string>
#include <vector>

#include "ui/blocks/ability_choices.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

// Whether such a choice is another ability, with choices of its own.
bool names_ability(rules::ChoiceKind kind);
// The picks of the round that is open: of what is made again and again those behind the last whole
// round, else all.
rules::Ids open_picks(const rules::ChoiceDefinition& choice, const std::string& now);
// The ability with one answer pressed: it takes the place of the one before, or, where several are
// asked for, joins them; an answer that was given already is taken back.
rules::AbilityTaken with_pressed(const rules::AbilityTaken& before,
                                 const rules::ChoiceDefinition& choice, const rules::Id& id);
// A card for each answer, with why it cannot be had now, or what it would change.
std::vector<Choice> cards_of(const AbilityQuestion& question,
                             const rules::ChoiceDefinition& choice);

}  // namespace roadbook::ui
