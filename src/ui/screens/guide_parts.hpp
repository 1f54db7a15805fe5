// The parts of the guide of an evening.
#pragma once

#include "ui/screens/guide.hpp"

namespace roadbook::ui {

struct Guide {
  Ui& ui;
  const CrewView& view;
  const GuideFacts& facts;
  GuideState& state;
  MoveState& move;
  Requests& requests;

  // Whose evening it is.
  const rules::Crew& crew() const { return *view.crew; }
  // The place of the phase that the evening is in; the number of phases where none has begun.
  std::size_t at() const;
};

// What was planned for the score, or that nothing is yet; empty where it is too late to plan.
std::string guide_plan_words(const Guide& guide);
// The numbers that an evening changes: rep, heat, wanted level, coin.
void guide_numbers(Guide& guide);
// How wide they are beside each other.
float guide_numbers_width(const Guide& guide);
// The phase that the evening is in, with everything that can be done in it.
void guide_phase(Guide& guide, const rules::PhaseStanding& standing);
// Goes to the phase with that id.
void guide_go_to(Guide& guide, const rules::Id& phase);
// A row to each member who has something to do, or may.
void guide_members(Guide& guide, const rules::PhaseStanding& standing);
// What opens the move of a task, or the list of those that do for it.
rules::MoveStart guide_start_of(const rules::PhaseTask& task);
// Why none of its procedures can be begun; empty where one can.
std::string guide_why_not(const Guide& guide, const rules::PhaseTask& task);

// A move that was made, in two parts: what it was, and what came of it.
struct DoneWords {
  std::string name;
  std::string change;
};
// A move that the game no longer has is named by what its words begin with.
DoneWords words_of(const Guide& guide, const rules::MoveDone& done);
// Those that were made for a task, in their order.
std::vector<const rules::MoveDone*> guide_done_of(const Guide& guide, const rules::PhaseTask& task);
// The phases before this one in which something was done, the last three, folded into cards.
void guide_folded(Guide& guide);
// What was done in this phase, in the order in which it was.
void guide_done_here(Guide& guide, const rules::PlayPhase& phase);
// One move in whole, with taking it back where that can be.
void guide_opened_move(Guide& guide, const rules::MoveDone& done);

// Before an evening has begun: what it will be.
void guide_begin(Guide& guide);
// The end of the session for the member whose ticked experience goes to the tracks, over the guide.
void guide_session_end(Guide& guide);
// The last lines of the journal.
void guide_journal(Guide& guide);

}  // namespace roadbook::ui
