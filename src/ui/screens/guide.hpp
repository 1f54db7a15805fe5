// The guide of an evening for a crew: phase by phase, what each asks for, what is open, and the
// moves that belong to it. Its place is kept in the crew's document.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/play/evening.hpp"
#include "rules/play/journal.hpp"
#include "ui/blocks/move.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/session_end.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// What the guide shows, made when something changed.
struct GuideFacts {
  AroundNow around;
  std::vector<rules::PhaseStanding> phases;
  std::vector<rules::WrittenLine> journal;
};

struct GuideState {
  model::Id document;
  Memo<GuideFacts> facts;
  rules::Id phase;             // that is shown; another one begins at its top
  std::ptrdiff_t opened = -1;  // the move of the evening that is shown in whole, by its place
  rules::Id unfolded;          // the phase whose card shows all that was done in it
  int unfolding = 0;           // frames until what was opened below a row is all there
  SessionEndState session;     // of the member whose ticked experience goes to the tracks
};

// Whether the game leads through an evening.
bool has_evening(const rules::Ruleset& ruleset);

// `move`: the one that is open, wherever; one that is in place is drawn here.
void draw_guide(Ui& ui, const CrewView& view, GuideState& state, MoveState& move,
                Requests& requests);

}  // namespace roadbook::ui
