// An evening's phases for a crew: what each asks for, what of that is done, and what is open.
#pragma once

#include <string>
#include <vector>

#include "rules/play/move.hpp"

namespace roadbook::rules {

// One thing to do, by one of them.
struct PhaseTask {
  const PhaseStep* step = nullptr;
  Id who;             // the crew or a member
  std::string name;   // "Roll the entanglement"
  Ids procedures;     // those of the game that can be begun for it
  int times = 1;      // how often it is done
  int done = 0;       // how often it was
  bool holds = true;  // what it is done for holds now, also where it was done already
  bool open() const { return !step->optional && done < times; }
};

// How far the evening is in one phase.
struct PhaseStanding {
  const PlayPhase* phase = nullptr;
  std::vector<PhaseTask> tasks;  // those that come into question now, in the game's order
  int open = 0;
  int done = 0;
};

// All phases of the game for the crew with that id; empty where the game has none or the crew is
// not among the sheets. Nothing of an earlier evening counts.
std::vector<PhaseStanding> evening_of(const Standings& at, const Id& crew);

// A new evening of the crew with that id, in the first phase: what the triggers brought its members
// and itself in the one before counts no more.
Sheets with_new_evening(const Ruleset& ruleset, Sheets sheets, const Id& crew);
// The same evening in another phase; with none begun, a new one begins there.
Sheets with_phase(Sheets sheets, const Id& crew, const Id& phase);
// The crew's part of both.
Crew with_new_evening(const Ruleset& ruleset, Crew crew);
// In the phase of that id; where no evening had begun, what its own triggers brought is forgotten.
Crew with_phase(Crew crew, const Id& phase);

// Writes into the crew's evening, where one has begun, that a move was made. What says anew what
// triggers of experience brought takes the place of what was said of it before.
void note_done(const Ruleset& ruleset, Sheets& sheets, const Id& who, const Move& move);

}  // namespace roadbook::rules
