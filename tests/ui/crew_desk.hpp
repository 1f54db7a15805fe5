// A table with one crew on it: the crew's panels over a library with undo, as the program wires
// them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "data/own_definitions.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "ui/screens/crew_creation.hpp"
#include "ui/screens/crew_sheet.hpp"

namespace roadbook::ui {

class CrewDesk {
 public:
  enum class Screen { creation, sheet };

  CrewDesk(Screen screen, rules::Crew crew, float width = 1280, float height = 800,
           bool tablet = false)
      : harness(width, height, {1, tablet || width < 500, false}), screen_(screen) {
    library.documents[crew.id] = std::move(crew);
  }

  static rules::Crew blank() { return rules::new_crew(support::beacon_road(), "crew"); }
  static rules::Crew finished(const std::string& type, std::uint64_t seed = 7) {
    rules::Crew crew = rules::random_crew(support::beacon_road(), "crew", seed, {"", "", type});
    crew.in_play = true;
    return crew;
  }
  // A character of the library, in the crew or not.
  void add_character(const std::string& id, bool member) {
    rules::Character character = rules::random_character(support::beacon_road(), id, 11, {});
    character.name = id;
    if (member) character.crew = "crew";
    library.documents[id] = character;
  }

  // Another state of the crew, from outside of the screens.
  void put(rules::Crew value) {
    library.documents["crew"] = std::move(value);
    refresh();
  }

  void open() {
    refresh();
    harness.show([this](Ui& ui) { frame(ui); });
  }
  void undo() {
    library = history.undo(library);
    refresh();
    harness.settle();
  }
  const rules::Crew& crew() const { return *model::find_crew(library, "crew"); }
  const rules::Character& character(const std::string& id) const {
    return *model::find_character(library, id);
  }
  // True if the panels asked for such a command since the last call.
  bool was_asked(DocumentAction action) {
    bool found = false;
    for (const Command& command : commands) found = found || does(command, action);
    commands.clear();
    return found;
  }
  // All text of a role that is on the screen, in one string.
  std::string said() const {
    std::string all;
    for (const Node& node : harness_nodes()) {
      all += node.name + " " + node.value + " " + node.description + "\n";
    }
    return all;
  }
  bool says(const std::string& words) const { return said().find(words) != std::string::npos; }

  headless::Harness harness;
  model::Library library;
  model::History history;
  CrewView view;
  CrewCreationState creation;
  CrewSheetState sheet;
  std::vector<Command> commands;
  // What the program draws before the screen and after it: its bar, a message.
  std::function<void(Ui&)> above;
  std::function<void(Ui&)> over;
  const rules::Ruleset* game = &support::beacon_road();

  // The game with what the crew's table made.
  const rules::Ruleset& whole_game() const { return *view.ruleset; }

 private:
  data::OwnGames own_games_;
  std::shared_ptr<const rules::Ruleset> own_game_;  // where its table made something

  const Nodes& harness_nodes() const {
    return const_cast<headless::Harness&>(harness).ui().nodes();
  }
  void refresh() {
    view.crew = &crew();
    own_game_.reset();
    if (!rules::is_empty(view.crew->own)) {
      own_game_ =
          own_games_.of(*this->game, model::own_of(*model::find(library, view.crew->id), nullptr));
    }
    const rules::Ruleset& game = own_game_ ? *own_game_ : *this->game;
    view.ruleset = &game;
    view.library = &library;
    view.derived = rules::derive_crew(game, *view.crew);
    view.findings = rules::check(game, *view.crew, view.derived);
    view.members.clear();
    view.others.clear();
    for (const auto& [id, value] : library.documents) {
      const auto* each = std::get_if<rules::Character>(&value);
      if (each == nullptr) continue;
      if (each->crew == "crew") {
        view.members.push_back({each, support::numbers_of(game, *each, view.crew)});
      } else if (each->ruleset == game.id) {
        view.others.push_back(each);
      }
    }
    ++view.generation;
  }
  void frame(Ui& ui) {
    Requests requests;
    if (above) above(ui);
    if (screen_ == Screen::creation) {
      draw_crew_creation(ui, view, creation, requests);
    } else {
      draw_crew_sheet(ui, view, sheet, requests);
    }
    requests.merge(ui.typed_number());
    for (const model::Edit& edit : requests.edits) library = history.commit(library, edit);
    for (const Command& command : requests.commands) {
      if (does(command, Action::leave_field)) history.end_step();
      commands.push_back(command);
    }
    if (!requests.edits.empty()) refresh();
    if (over) over(ui);
  }

  Screen screen_;
};

}  // namespace roadbook::ui
