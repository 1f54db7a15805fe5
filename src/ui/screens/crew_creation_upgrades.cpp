// The step of the upgrades: boxes that are left, what the type brings, cohorts, reactions.
#include "rules/judge/permit.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

void coin_lines(Ui& ui, const CrewView& view) {
  if (rules::find_statistic(*view.ruleset, rules::Role::coin, rules::Scope::crew) == nullptr) {
    return;
  }
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back({line.reason, rules::with_sign(line.amount), ""});
  }
  label_caps(ui, rules::say(*view.ruleset, "Your {coin}"));
  terms_table(ui, view.ruleset->words.coin.one, rows, coin_words(*view.ruleset, view.derived.coin));
}

void crew_upgrades_step(Ui& ui, const CrewView& view, CrewCreationState& state,
                        Requests& requests) {
  const rules::CrewType* type = type_of(view);
  if (type == nullptr) {
    text(ui,
         rules::say(*view.ruleset,
                    "Choose a type of {crew} first: it says which {upgrade+} are open to you."),
         Tone::muted);
    return;
  }
  const int left = view.derived.boxes_allowed - view.derived.boxes_marked;
  {
    const auto note = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 4, .border = false});
    const std::string brings = starting_words(*view.ruleset, *type);
    if (!brings.empty()) text(ui, "Your type brings " + brings + ".", {.type = Type::small});
    const std::string count =
        left > 0    ? rules::raised(rules::counted(left, "box is", "boxes are")) + " yours to mark."
        : left == 0 ? "All your boxes are marked: take one back to mark another."
                    : rules::raised(rules::counted(-left, "box", "boxes")) + " too many.";
    status(ui, count, left < 0 ? Tone::danger : Tone::change, left == 0);
  }
  own_starting_upgrades(ui, view, requests);
  upgrade_cards(ui, view, state.upgrades, requests);
  if (!view.ruleset->cohort_kinds.empty()) {
    heading(ui, 2, view.ruleset->words.cohort.many);
    crew_cohorts(ui, view, state.cohorts, requests);
  }
  if (!view.ruleset->crew.reactions.empty()) {
    heading(ui, 2, "Who helped, and who paid for it");
    crew_reactions(ui, view, requests, rules::StepKind::crew_upgrades);
  }
  coin_lines(ui, view);
}

}  // namespace roadbook::ui
