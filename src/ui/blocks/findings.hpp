// Findings on the screen: what is in conflict, what is missing, what the table has set aside, with
// a way to go there and to set a rule aside.
#pragma once

#include <optional>
#include <string>

#include "rules/judge/check.hpp"
#include "rules/sheet/character.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The rule that is about to be set aside and the reason that is being typed for it.
struct WaiverState {
  rules::Id rule;
  std::string subject;
  std::string reason;
};

// Which findings are listed.
struct FindingsOptions {
  std::optional<rules::StepKind> only = {};  // findings of one step
  bool illegal = true;
  bool unfinished = true;
  bool hints = true;
  bool waived = true;
  bool go_there = false;  // each has a button that leads to its step
};

// What was pressed in the list.
struct FindingsResult {
  std::optional<rules::StepKind> go;       // "Go there" was pressed
  std::string place;                       // and where in the save that is: "/bonds"
  std::string subject;                     // and of several there, which it is about; may be empty
  std::optional<rules::Waiver> waive;      // to be added to the waivers
  std::optional<rules::Waiver> take_back;  // `rule` and `about` of a waiver that is to end
};

// One line for each finding. An illegal one can be set aside with a reason, a waived one taken
// back. Draws nothing where there is none.
FindingsResult findings_list(Ui& ui, const rules::Findings& findings, WaiverState& state,
                             const FindingsOptions& options = {});

// How many findings of that kind there are.
int count_of(const rules::Findings& findings, rules::FindingKind kind);
// "2 conflicts", "3 open", "all in order"; "nothing missing" where all that is left are hints and
// what was set aside.
std::string state_of(const rules::Findings& findings);

// The waivers without the one that ends: of that rule, and about the same or about all of it.
std::vector<rules::Waiver> without_waiver(std::vector<rules::Waiver> waivers,
                                          const rules::Waiver& ended);

}  // namespace roadbook::ui
