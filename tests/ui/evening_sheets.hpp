// A crew with two members at its guide, its table, its journal or its sheet, with the drawer of
// moves over it, as the program wires them; without a window of any kind.
#pragma once

#include <string>
#include <vector>

#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/play/evening.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/blocks/move.hpp"
#include "ui/screens/crew_sheet.hpp"
#include "ui/screens/guide.hpp"
#include "ui/screens/journal_screen.hpp"
#include "ui/screens/table.hpp"

namespace roadbook::ui {

class EveningSheets {
 public:
  enum class Screen { guide, table, journal, sheet };

  explicit EveningSheets(Screen screen) : screen_(screen) {
    rules::Crew crew = support::sin_eaters();
    crew.id = "crew";
    crew.name = "The Ash Lanterns";
    crew.in_play = true;
    crew.factions.push_back({"The Wharf Court", "", {}, 2});
    crew.cohorts.push_back({"gang", "Rats", {"rovers"}, {}, {}, 0, ""});
    library.documents["crew"] = crew;
    for (const char* name : {"Mirela", "Seren"}) {
      rules::Character member = support::warrior();
      member.id = member.name = name;
      member.crew = "crew";
      member.in_play = true;
      library.documents[name] = member;
    }
  }

  // Another state of the crew, from outside of the screens.
  void put(rules::Crew value) {
    library.documents["crew"] = std::move(value);
    refresh();
  }
  void undo() {
    library = history.undo(library);
    refresh();
  }
  const rules::Crew& crew() const { return *model::find_crew(library, "crew"); }
  rules::Character& member(const std::string& id) {
    return std::get<rules::Character>(library.documents[id]);
  }
  void refresh() {
    const rules::Ruleset& game = support::beacon_road();
    view.ruleset = &game;
    view.crew = &crew();
    view.library = &library;
    view.derived = rules::derive_crew(game, *view.crew);
    view.findings = rules::check(game, *view.crew, view.derived);
    view.members.clear();
    for (const rules::Character* each : model::members_of(library, "crew")) {
      view.members.push_back({each, support::numbers_of(game, *each, view.crew)});
    }
    view.others.clear();
    for (const auto& [id, value] : library.documents) {
      const auto* each = std::get_if<rules::Character>(&value);
      if (each != nullptr && each->crew != "crew") view.others.push_back(each);
    }
    ++view.generation;
  }
  void frame(Ui& ui) {
    Requests requests;
    requests.history = &history;
    switch (screen_) {
      case Screen::guide:
        draw_guide(ui, view, guide, move, requests);
        break;
      case Screen::table:
        draw_game_table(ui, view, table, requests);
        break;
      case Screen::sheet:
        draw_crew_sheet(ui, view, sheet, requests);
        break;
      case Screen::journal: {
        JournalScreenView of;
        of.library = &library;
        of.document = "crew";
        of.name = view.crew->name;
        of.when = "2 May 2026, 21:30";
        of.generation = view.generation;
        draw_journal_screen(ui, of, journal, requests);
        break;
      }
    }
    MoveView moves;
    moves.ruleset = view.ruleset;
    moves.library = &library;
    moves.generation = view.generation;
    moves.when = "1 May 2026, 20:00";
    if (auto edit = draw_move(ui, moves, move)) requests.edit(std::move(*edit));
    for (const model::Edit& edit : requests.edits) library = history.commit(library, edit);
    for (const Command& command : requests.commands) {
      if (const auto* begun = std::get_if<BeginMove>(&command)) {
        move.chance = 7;
        open_move(move, begun->who, begun->start);
        move.in_place = begun->in_place;
      }
      if (does(command, Action::leave_field)) history.end_step();
      if (does(command, Action::undo)) undo();
      commands_.push_back(command);
    }
    if (!requests.edits.empty()) refresh();
  }
  // What was asked for since the last call.
  std::vector<Command> asked() { return std::exchange(commands_, {}); }

  model::Library library;
  model::History history;
  CrewView view;
  GuideState guide;
  GameTableState table;
  JournalScreenState journal;
  CrewSheetState sheet;
  MoveState move;

 private:
  Screen screen_;
  std::vector<Command> commands_;
};

}  // namespace roadbook::ui
