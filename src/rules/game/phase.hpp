// The phases of an evening's play and the order of a fight, as data of a game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/procedure.hpp"

namespace roadbook::rules {

// One thing that a phase asks for: any of its procedures, once or several times.
struct PhaseStep {
  Ids procedures;         // the first gives it its name, where it has no words
  Ids also;               // what counts for it, too, and is begun elsewhere
  std::string words;      // "Choose an activity"
  bool each = false;      // each member does it
  bool optional = false;  // it is never open
  ProcedureAmount times;  // how often; 1 where nothing is said
  bool counted = false;   // `done` says how often it was done, not the list of moves
  ProcedureAmount done;
  std::vector<Test> when;
  bool operator==(const PhaseStep&) const = default;
};

// A phase of play, such as the payoff, with what is done in it.
struct PlayPhase {
  Id id;
  std::string name;  // a word or two: "Payoff"
  std::string text;  // a sentence
  std::vector<PhaseStep> steps;
  bool operator==(const PlayPhase&) const = default;
};

// A part of a fight's round, in the order in which they come.
struct Turn {
  Id id;
  std::string name;
  std::string text;
  bool chosen = false;   // members choose it; else it is the game master's
  bool usually = false;  // what a member has who chose nothing
  bool operator==(const Turn&) const = default;
};

// How a clock counts.
enum class ClockCounting : std::uint8_t {
  plain,    // up to its end
  against,  // so does another, and the first that is full wins
  between   // up and down; it ends when it is full or empty
};

// A kind of clock: what its segments mean and how it moves.
struct ClockKind {
  Id id;
  std::string name;
  std::string text;
  ClockCounting counting = ClockCounting::plain;
  bool danger = false;  // what comes when it is full is bad for the crew
  bool operator==(const ClockKind&) const = default;
};

}  // namespace roadbook::rules
