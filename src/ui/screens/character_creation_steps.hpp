// The steps of a character's creation, one function each, and what they share.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/game/keys.hpp"
#include "rules/sheet/choices.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/character_creation.hpp"

namespace roadbook::ui {

// What every step draws with.
struct StepContext {
  Ui& ui;
  const CharacterView& view;
  CharacterCreationState& state;
  Requests& requests;

  // What is looked at: the game with what its table made, and the character.
  const rules::Ruleset& ruleset() const { return *view.ruleset; }
  const rules::Character& character() const { return *view.character; }
  // Asks for the character to become `after`.
  void put(rules::Character after) const { change(requests, view, std::move(after)); }
  // The same for what a block gives back where something was pressed.
  void put_chosen(std::optional<rules::Character>&& after) const {
    if (after) put(std::move(*after));
  }
  // The same, worded by the step.
  void put_as(rules::Character after, std::string words) const {
    change_as(requests, *view.character, std::move(after), std::move(words));
  }
  // The control of this field of the save comes next, or of what stands in it under that name or
  // number: see ui::arrive.
  void arrive(const char* key) const { ui::arrive(ui, state.frame, rules::keys::place_of(key)); }
  void arrive(const char* key, const std::string& inner) const {
    ui::arrive(ui, state.frame, rules::keys::place_in(key, inner));
  }
};

// Each draws the choices of its step in the open block.
void playbook_step(const StepContext& at);
void heritage_step(const StepContext& at);
void traits_step(const StepContext& at);
void background_step(const StepContext& at);
void actions_step(const StepContext& at);
void abilities_step(const StepContext& at);
void powers_step(const StepContext& at);
void equipment_step(const StepContext& at);
void contacts_step(const StepContext& at);
void vice_step(const StepContext& at);
void name_step(const StepContext& at);
void review_step(const StepContext& at, CreationFrameState& frame);

// What a step counts, beside the main button: "2 of 3". Empty: it counts nothing.
std::string traits_counter(const CharacterView& view);
// "3 dots left", "All dots placed", "one dot too many".
std::string actions_counter(const CharacterView& view);
// Those that were placed, in dots.
CounterDots actions_dots(const CharacterView& view);
// Those that bring a power, of all dots and of each action.
CounterDots powers_dots(const CharacterView& view);
// "Load 5, normal".
std::string equipment_counter(const CharacterView& view);

// The two heritages that a character is made of, and what is had of each.
void made_of_two(const StepContext& at);

// The starting builds of the playbook that was chosen; draws nothing where it has none.
void starting_builds(const StepContext& at);

// The playbook that the table makes for itself, while the character has one; and the buttons that
// begin one, where the game leaves playbooks to the table.
void own_playbook_step(const StepContext& at);

// In a step that needs a playbook, as long as there is none: why, and the way to the playbooks.
void playbook_first(const StepContext& at, const std::string& why);

// A number at random for what comes by chance; each call gives another.
std::uint64_t next_seed(CharacterCreationState& state);

// A button that writes one of the game's ideas of that id into a field; draws nothing where the
// game has none.
void idea_button(const StepContext& at, const std::string& label, const rules::Question& asked,
                 const rules::Id& chosen);

// The checkbox that lets what the rules refuse be chosen all the same, to be set aside afterwards.
void refused_too(const StepContext& at);
// A refused card as it stands while that is on.
void let_through(const StepContext& at, Choice& card);

}  // namespace roadbook::ui
