// A table for tests of a sheet in play: one character in a crew, the sheet, the drawer of moves
// over it, and the history of edits.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/blocks/move.hpp"
#include "ui/screens/bar.hpp"
#include "ui/screens/character_sheet.hpp"

namespace roadbook::headless {

// Harm in every cell, with words of every length.
inline std::vector<rules::Harm> much_harm() {
  return {{3, "Broken leg"},
          {2, "Deep cut"},
          {2, "A blow to the head that rings on and on"},
          {1, "Battered"},
          {1, "Scared"}};
}

class SheetTable {
 public:
  explicit SheetTable(rules::Character character, float width = 1280, float height = 800,
                      bool touch = false, const rules::Ruleset& of_game = support::beacon_road())
      : game(of_game), harness(width, height, {.touch = touch, .reduced_motion = true}) {
    character.id = "hero";
    character.crew = "crew";
    character.in_play = true;
    rules::Crew crew = support::sin_eaters();
    crew.id = "crew";
    crew.in_play = true;
    library.documents["hero"] = std::move(character);
    library.documents["crew"] = std::move(crew);
    start = library;
    moves.ruleset = &game;
    moves.library = &library;
    moves.when = "1 May 2026, 20:00";
    harness.show([this](ui::Ui& ui) { draw(ui); });
  }

  const rules::Character& hero() const { return *model::find_character(library, "hero"); }
  int track(const std::string& id) const { return rules::amount_of(hero().tracks, id); }
  void change(const std::function<void(rules::Character&)>& how) {
    how(std::get<rules::Character>(library.documents["hero"]));
    stale_ = true;
    settle();
  }
  // The sheet as it is at first. The odds of attacks follow from the character, and stay known.
  void begin_anew() {
    ui::CharacterSheetState at_first;
    at_first.document = "hero";
    at_first.best_attacks.swap(state.best_attacks);
    at_first.attack_odds.swap(state.attack_odds);
    state = std::move(at_first);
  }
  void undo_all() {
    while (history.can_undo()) library = history.undo(std::move(library));
    stale_ = true;
  }
  void settle() {
    harness.frame();
    harness.settle();
  }
  rules::Standing standing() const {
    return rules::derive(game, hero(), rules::gifts_of(game, model::find_crew(library, "crew")));
  }

  const rules::Ruleset& game;
  model::Library library;
  model::Library start;
  model::History history;
  ui::CharacterSheetState state;
  ui::MoveState move;
  ui::MoveView moves;
  bool with_bar = false;              // the program's bar stands over the sheet
  std::function<void(ui::Ui&)> over;  // what the program draws last: a message
  Harness harness;

 private:
  void draw(ui::Ui& ui) {
    if (stale_) {
      view_.ruleset = &game;
      view_.library = &library;
      view_.character = &hero();
      view_.crew = model::find_crew(library, "crew");
      view_.standing = standing();
      view_.findings = rules::check(view_.standing);
      moves.generation = ++view_.generation;
      stale_ = false;
    }
    ui::Requests requests;
    requests.when = moves.when;
    if (with_bar) draw_bar_over(ui, requests);
    ui::draw_character_sheet(ui, view_, state, requests);
    if (auto edit = ui::draw_move(ui, moves, move)) requests.edit(std::move(*edit));
    requests.merge(ui.typed_number());
    for (const model::Edit& each : requests.edits) {
      library = history.commit(std::move(library), each);
      stale_ = true;
    }
    for (const ui::Command& each : requests.commands) {
      if (ui::does(each, ui::Action::leave_field)) history.end_step();
      if (const auto* begun = std::get_if<ui::BeginMove>(&each)) {
        ui::open_move(move, begun->who, begun->start);
      }
    }
    if (over) over(ui);
  }

  void draw_bar_over(ui::Ui& ui, ui::Requests& requests) {
    ui::BarView bar;
    bar.document = "hero";
    bar.in_play = true;
    bar.name = hero().name;
    bar.crew_name = view_.crew->name;
    bar.crew_id = "crew";
    bar.pages = ui::sheet_pages();
    bar.page = state.page;
    bar.has_modes = true;
    bar.editing = state.editing;
    bar.kept_words = "Saved";
    ui::draw_bar(ui, bar, requests);
  }

  ui::CharacterView view_;
  bool stale_ = true;
};

}  // namespace roadbook::headless
