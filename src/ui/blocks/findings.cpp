// Findings on the screen.
#include "ui/blocks/findings.hpp"

#include <algorithm>

#include "document/limits.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

bool wanted(const rules::Finding& finding, const FindingsOptions& options) {
  if (options.only && *options.only != finding.step) return false;
  switch (finding.kind) {
    case rules::FindingKind::illegal:
      return options.illegal;
    case rules::FindingKind::unfinished:
      return options.unfinished;
    case rules::FindingKind::hint:
      return options.hints;
    case rules::FindingKind::waived:
      return options.waived;
  }
  return false;
}

void words(Ui& ui, const rules::Finding& finding) {
  switch (finding.kind) {
    case rules::FindingKind::illegal:
      conflict(ui, finding.message);
      break;
    case rules::FindingKind::unfinished:
      text(ui, finding.message);
      break;
    case rules::FindingKind::hint:
      text(ui, finding.message, {.tone = Tone::muted});
      break;
    case rules::FindingKind::waived:
      text(ui, "Waived by your table: " + finding.message, {.tone = Tone::gold});
      break;
  }
}

bool is_about(const WaiverState& state, const rules::Finding& finding) {
  return state.rule == finding.rule && state.subject == finding.subject;
}

// The reason is being written: done, or left again.
void reason_form(Ui& ui, const rules::Finding& finding, WaiverState& state,
                 FindingsResult& result) {
  const FieldResult field =
      text_field(ui, "Why does your table allow it?", state.reason,
                 {.placeholder = "We agreed on it when the campaign began.",
                  .description = "The sheet shows what was waived, and this reason.",
                  .max_length = document::limit_of(&rules::Waiver::reason)});
  if (field.changed) state.reason = field.text;
  const Block line = row(ui, "waiver");
  const bool empty = state.reason.find_first_not_of(' ') == std::string::npos;
  const bool set =
      button(ui, "Waive the rule",
             {.disabled_reason = empty ? "Say why first: the sheet shows the reason." : ""});
  if (set || (field.submitted && !empty)) {
    result.waive = rules::Waiver{finding.rule, finding.subject, state.reason};
    state = {};
  } else if (button(ui, "Keep the rule", {.kind = ButtonKind::link})) {
    state = {};
  }
}

void one_finding(Ui& ui, const rules::Finding& finding, WaiverState& state,
                 const FindingsOptions& options, FindingsResult& result) {
  const bool illegal = finding.kind == rules::FindingKind::illegal;
  const bool waived = finding.kind == rules::FindingKind::waived;
  const auto go_there = [&] {
    if (!button(ui, "Go there", {.icon = Icon::forward})) return;
    result.go = finding.step;
    result.place = finding.place;
    result.subject = finding.subject;
  };
  if (options.go_there && !ui.compact()) {
    Columns columns(ui, {1, -128 * ui.text_scale()}, 16);
    words(ui, finding);
    columns.next();
    go_there();
  } else {
    words(ui, finding);
    if (options.go_there) go_there();
  }
  if (illegal && is_about(state, finding)) {
    reason_form(ui, finding, state, result);
    return;
  }
  if (!illegal && !waived) return;
  const Block line = row(ui, "ways out");
  if (illegal && button(ui, "Waive this rule…", {.kind = ButtonKind::link})) {
    state = {finding.rule, finding.subject, {}};
  }
  if (waived && button(ui, "Apply the rule again", {.kind = ButtonKind::link})) {
    result.take_back = rules::Waiver{finding.rule, finding.subject, {}};
  }
}

}  // namespace

FindingsResult findings_list(Ui& ui, const rules::Findings& findings, WaiverState& state,
                             const FindingsOptions& options) {
  FindingsResult result;
  const bool any =
      std::any_of(findings.begin(), findings.end(),
                  [&](const rules::Finding& finding) { return wanted(finding, options); });
  if (!any) return result;
  const Block list = group(ui, "Rules check", {.role = Role::list});
  // What is in conflict first, then what is missing, what was set aside, what is worth a word.
  constexpr rules::FindingKind order[] = {rules::FindingKind::illegal,
                                          rules::FindingKind::unfinished,
                                          rules::FindingKind::waived, rules::FindingKind::hint};
  for (const rules::FindingKind kind : order) {
    for (const rules::Finding& finding : findings) {
      if (finding.kind != kind || !wanted(finding, options)) continue;
      const Block apart = ui.scope(finding.rule + finding.place);
      const Block item = group(ui, finding.message, {.role = Role::list_item});
      const Block lines = stack(ui, {.gap = 2});
      one_finding(ui, finding, state, options, result);
    }
  }
  return result;
}

int count_of(const rules::Findings& findings, rules::FindingKind kind) {
  return static_cast<int>(
      std::count_if(findings.begin(), findings.end(),
                    [kind](const rules::Finding& finding) { return finding.kind == kind; }));
}

std::string state_of(const rules::Findings& findings) {
  const int wrong = count_of(findings, rules::FindingKind::illegal);
  if (wrong > 0) return rules::counted(wrong, "conflict", "conflicts");
  const int open = count_of(findings, rules::FindingKind::unfinished);
  if (open > 0) return rules::number(open) + " open";
  // What is worth a word, or was set aside, stands below: no more is claimed than is so.
  return findings.empty() ? "all in order" : "nothing missing";
}

std::vector<rules::Waiver> without_waiver(std::vector<rules::Waiver> waivers,
                                          const rules::Waiver& ended) {
  const auto meant = [&](const rules::Waiver& waiver) {
    return waiver.rule == ended.rule && (waiver.about.empty() || waiver.about == ended.about);
  };
  waivers.erase(std::remove_if(waivers.begin(), waivers.end(), meant), waivers.end());
  return waivers;
}

}  // namespace roadbook::ui
