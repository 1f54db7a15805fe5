// What is not allowed, what is unfinished, and what the table waived.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// How grave it is.
enum class FindingKind : std::uint8_t {
  illegal,
  unfinished,
  hint,   // worth writing down, and complete without it
  waived  // illegal, and the table set the rule aside
};

// Something that a check says about one place of a sheet.
struct Finding {
  FindingKind kind = FindingKind::illegal;
  Id rule;              // a stable name: "action_above_cap"
  std::string subject;  // what it is about: an id, or empty
  StepKind step = StepKind::review;
  std::string place;    // JSON pointer into the save: "/actions/prowl"
  std::string message;  // a sentence that a player understands
  std::string source;   // the rule's section in the texts; may be empty
  bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

// Everything that is illegal or unfinished, in the order of the steps.
Findings check(const Standing& standing);
// `derived`: of this crew.
Findings check(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived);

enum class StepState : std::uint8_t { open, done, conflict };

// The state of one step of the creation, and the first finding that makes it so (nullptr: done).
StepState step_state(const Findings& findings, StepKind step);
const Finding* first_finding(const Findings& findings, StepKind step);

// Whether that waiver sets the finding's rule aside, for what the finding is about.
bool sets_aside(const Waiver& waiver, const Finding& finding);
// The sentence of the finding that a waiver sets aside, without the table's reason; of one
// that nothing needs now, that its rule is kept.
std::string waived_words(const Findings& findings, const Waiver& waiver);

// True if nothing is illegal and nothing unfinished.
bool is_complete(const Findings& findings);

// The name of a finding's kind, as the command line writes it: "illegal", "unfinished", "hint",
// "waived".
std::string name_of(FindingKind kind);
// The name of a step's kind: "heritage".
std::string name_of(StepKind step);

}  // namespace roadbook::rules
