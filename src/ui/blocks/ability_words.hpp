// What is written into a special ability in own words: what the character knows by it, answers to
// its questions.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "ui/blocks/ability_choices.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

// What is written into one field of an ability.
struct AbilityWriting {
  const rules::Ruleset& ruleset;
  const rules::AbilityTaken& taken;
  const std::string& place;
  Requests& requests;
  std::optional<AbilityChange>& changed;
};

// Notes what was typed into a field, by setting it in the ability.
template <class Set>
void note_typed(const FieldResult& field, const AbilityWriting& writing, const std::string& key,
                const Set& set) {
  if (field.changed) {
    rules::AbilityTaken after = writing.taken;
    set(after, field.text);
    writing.changed = AbilityChange{std::move(after), "ability:" + writing.place + ":" + key};
  }
  if (field.left) writing.requests.ask(Action::leave_field);
}

// All that the character knows by it. In play there is room for one more: it is learned by a
// project.
void all_known(Ui& ui, const rules::KnownDefinition& definition, const AbilityWriting& writing,
               bool in_play);
// The questions of the ability, each with a field.
void questions_of(Ui& ui, const rules::Ability& ability, const AbilityWriting& writing);

}  // namespace roadbook::ui
