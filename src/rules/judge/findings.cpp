// What the findings of a check say together, and what they are called.
#include <algorithm>

#include "rules/game/content_package.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/findings.hpp"

namespace roadbook::rules {

namespace {

constexpr const char* before_reason = " Waived: ";

}  // namespace

StepState step_state(const Findings& findings, StepKind step) {
  StepState state = StepState::done;
  for (const Finding& finding : findings) {
    if (finding.step != step) continue;
    if (finding.kind == FindingKind::illegal) return StepState::conflict;
    if (finding.kind == FindingKind::unfinished) state = StepState::open;
  }
  return state;
}

const Finding* first_finding(const Findings& findings, StepKind step) {
  for (const FindingKind kind : {FindingKind::illegal, FindingKind::unfinished}) {
    for (const Finding& finding : findings) {
      if (finding.step == step && finding.kind == kind) return &finding;
    }
  }
  return nullptr;
}

bool sets_aside(const Waiver& waiver, const Finding& finding) {
  return waiver.rule == finding.rule && (waiver.about.empty() || waiver.about == finding.subject);
}

std::string reason_of(const Waiver& waiver) {
  return waiver.reason.empty() ? std::string() : before_reason + waiver.reason;
}

std::string waived_words(const Findings& findings, const Waiver& waiver) {
  for (const Finding& finding : findings) {
    const bool waived = finding.kind == FindingKind::waived;
    if ((!waived && finding.kind != FindingKind::illegal) || !sets_aside(waiver, finding)) continue;
    const std::size_t reason = waived ? finding.message.find(before_reason) : std::string::npos;
    return finding.message.substr(0, reason);
  }
  return "A rule that is kept now.";
}

bool is_complete(const Findings& findings) {
  return std::none_of(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.kind == FindingKind::illegal || finding.kind == FindingKind::unfinished;
  });
}

std::string name_of(FindingKind kind) {
  switch (kind) {
    case FindingKind::illegal:
      return "illegal";
    case FindingKind::unfinished:
      return "unfinished";
    case FindingKind::hint:
      return "hint";
    case FindingKind::waived:
      return "waived";
  }
  return {};
}

std::string name_of(StepKind step) {
  switch (step) {
    case StepKind::playbook:
      return "playbook";
    case StepKind::heritage:
      return "heritage";
    case StepKind::traits:
      return "traits";
    case StepKind::background:
      return "background";
    case StepKind::actions:
      return "actions";
    case StepKind::abilities:
      return "abilities";
    case StepKind::powers:
      return "powers";
    case StepKind::equipment:
      return "equipment";
    case StepKind::contacts:
      return "contacts";
    case StepKind::name:
      return "name";
    case StepKind::vice:
      return "vice";
    case StepKind::own_playbook:
      return "own_playbook";
    case StepKind::questions:
      return "questions";
    case StepKind::review:
      return "review";
    case StepKind::crew_type:
      return "crew_type";
    case StepKind::crew_reputation:
      return "crew_reputation";
    case StepKind::crew_grounds:
      return "crew_grounds";
    case StepKind::crew_ability:
      return "crew_ability";
    case StepKind::crew_upgrades:
      return "crew_upgrades";
    case StepKind::crew_contact:
      return "crew_contact";
  }
  return {};
}

std::string no_such(const std::string& what, const Id& id) {
  if (is_of_package(id)) {
    return "This " + what + " is of a package that is not here, or not in use.";
  }
  return "This game has no " + what + " \"" + id + "\".";
}

}  // namespace roadbook::rules
