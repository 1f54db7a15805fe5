// The parts of the guide of an evening.
#pragma once

#include "ui/screens/guide.hpp"

namespace roadbook::ui {

struct Guide {
  Ui& ui;
  const CrewView& view;
  const GuideFacts& facts;
  GuideState& state;
  Requests& requests;

  const rules::Crew& crew() const { return *view.crew; }
  // The place of the phase that the evening is in; the number of phases where none has begun.
  std::size_t at() const;
};

// The numbers that an evening changes: rep, heat, wanted level, coin.
void guide_numbers(Guide& guide);
// The phase that the evening is in, with everything that can be done in it.
void guide_phase(Guide& guide, const rules::PhaseStanding& standing);
// Before an evening has begun: what it will be.
void guide_begin(Guide& guide);
// The end of the session for the member whose ticked experience goes to the tracks, over the guide.
void guide_session_end(Guide& guide);
// The last lines of the journal.
void guide_journal(Guide& guide);

}  // namespace roadbook::ui
