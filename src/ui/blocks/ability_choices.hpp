// The choices inside a special ability: an attribute, an action, a type of damage, another ability
// with its own choices, own words; what the character knows first, with the text's questions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/judge/permit.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/choice.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Kept by the panel: what was worked out for the options of each choice, by its place.
struct AbilityChoicesState {
  std::map<std::string, Memo<std::vector<Choice>>> options;
  std::string open;  // the place of a long list that shows all its options again
};

// The choices of the character's special ability number `index`, in the open block. Each press and
// each letter becomes an edit. Draws nothing where the ability asks for nothing.
void ability_choices(Ui& ui, const CharacterView& view, std::size_t index,
                     AbilityChoicesState& state, Requests& requests);

// True if the ability, or the one that was chosen inside it, asks for anything.
bool asks_for_choices(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken);

// The choices of any ability, for those of a crew: a change that was asked for in this frame.
struct AbilityChange {
  rules::AbilityTaken taken;
  std::string merge_key;  // not empty: typing, edits with this key belong together
};
// The ability that is asked about, as it stands.
struct AbilityQuestion {
  const rules::Ruleset* ruleset = nullptr;
  const rules::AbilityTaken* taken = nullptr;
  const rules::Character* character = nullptr;  // of a crew's ability: null, no others are offered
  std::uint64_t generation = 0;                 // of the view
  // What the ability would change in the numbers if it stood so; may be empty.
  std::function<std::string(const rules::AbilityTaken&)> preview;
};
// `place` names the ability among those of the document: it keeps ids and steps of undo apart.
std::optional<AbilityChange> ability_questions(Ui& ui, const AbilityQuestion& question,
                                               const std::string& place, AbilityChoicesState& state,
                                               Requests& requests);

}  // namespace roadbook::ui
