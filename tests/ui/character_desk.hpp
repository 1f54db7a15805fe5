// A desk for tests of a character's creation: one character, its history, and its screen.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "data/own_definitions.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "ui/screens/character_creation.hpp"

namespace roadbook::headless {

class CharacterDesk {
 public:
  explicit CharacterDesk(rules::Character character,
                         const rules::Ruleset& ruleset = support::beacon_road(), float width = 1280,
                         float height = 800, const HarnessOptions& options = {})
      : harness(width, height, options), ruleset_(ruleset), id_(character.id) {
    library_.documents.emplace(id_, std::move(character));
    state.seed = 7;
    harness.show([this](ui::Ui& ui) { draw(ui); });
  }

  // For what changes it from outside of the screen, which is told by look().
  model::Library& library() { return library_; }
  void look() {
    ++generation_;
    redraw();
  }

  const rules::Character& character() const { return *model::find_character(library_, id_); }
  int total(const std::string& statistic) const {
    return rules::total_of(support::numbers_of(ruleset(), character(), crew_), statistic);
  }
  rules::Findings findings() const { return rules::check(standing()); }
  // With what the character's table made itself.
  const rules::Ruleset& ruleset() const { return own_game_ ? *own_game_ : ruleset_; }
  rules::Standing standing() const {
    return rules::derive(ruleset(), character(), rules::gifts_of(ruleset(), crew_));
  }

  // To a step through the rail.
  void go_to(const std::string& step) { harness.press(ui::Role::button, step); }
  void undo() {
    library_ = history.undo(library_);
    ++generation_;
    redraw();
  }
  void show_step(std::size_t step) {
    state.frame.step = step;
    redraw();
  }
  void redraw() {
    harness.frame();
    harness.settle();
  }

  Harness harness;
  // The character is in this crew from the next change on.
  void join(const rules::Crew* other) {
    crew_ = other;
    ++generation_;
    redraw();
  }

  ui::CharacterCreationState state;
  model::History history;
  std::vector<ui::Command> commands;
  // What the program draws before the creation and after it: its bar, a message.
  std::function<void(ui::Ui&)> above;
  std::function<void(ui::Ui&)> over;

 private:
  void draw(ui::Ui& ui) {
    if (above) above(ui);
    if (view_.generation != generation_) {
      view_.generation = generation_;
      view_.character = model::find_character(library_, id_);
      own_game_.reset();
      if (!rules::is_empty(view_.character->own)) {
        own_game_ = own_games_.of(ruleset_, model::own_of(*view_.character, crew_));
      }
      view_.ruleset = &ruleset();
      view_.library = &library_;
      view_.crew = crew_;
      view_.standing = standing();
      view_.findings = rules::check(view_.standing);
    }
    ui::Requests requests;
    ui::draw_character_creation(ui, view_, state, requests);
    for (const model::Edit& edit : requests.edits) {
      library_ = history.commit(std::move(library_), edit);
      ++generation_;
    }
    for (const ui::Command& command : requests.commands) {
      if (ui::does(command, ui::Action::leave_field)) history.end_step();
      commands.push_back(command);
    }
    if (over) over(ui);
  }

  const rules::Crew* crew_ = nullptr;
  const rules::Ruleset& ruleset_;
  data::OwnGames own_games_;
  std::shared_ptr<const rules::Ruleset> own_game_;  // where its table made something
  rules::Id id_;
  model::Library library_;
  ui::CharacterView view_;
  std::uint64_t generation_ = 1;
};

}  // namespace roadbook::headless
