// The review: what is open, who this is at a glance, what earns experience, special items.
#include <algorithm>

#include "rules/derive/effects.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

void what_is_open(const StepContext& at, CreationFrameState& frame) {
  Ui& ui = at.ui;
  const rules::Findings& findings = at.view.findings;
  const bool complete = rules::is_complete(findings);
  const Block card = panel(ui, {.padding = 18, .gap = 10, .accent_border = !complete});
  const Block together = group(ui, "Still open");
  const int wrong = count_of(findings, rules::FindingKind::illegal);
  const int missing = count_of(findings, rules::FindingKind::unfinished);
  if (complete) {
    heading(ui, 3, "Ready to play");
    text(ui, "Nothing that must be chosen is missing, and everything follows the rules.",
         Tone::muted);
  } else {
    heading(ui, 3, "Still open");
    std::vector<std::string> parts;
    if (wrong > 0) parts.push_back(rules::number(wrong) + " in conflict");
    if (missing > 0) {
      parts.push_back(text::counted(missing, "choice to make", "choices to make"));
    }
    text(ui, rules::raised(rules::joined(parts, ", ")) + ".", Tone::muted);
  }
  const FindingsResult asked =
      findings_list(ui, findings, frame.waiver, {.hints = false, .go_there = true});
  if (asked.go)
    go_to_step(ui, frame, at.ruleset().character_steps, *asked.go, asked.place, asked.subject);
  rules::Character after = at.character();
  if (asked.waive) after.waivers.push_back(*asked.waive);
  if (asked.take_back) after.waivers = without_waiver(after.waivers, *asked.take_back);
  if (asked.waive || asked.take_back) at.put(std::move(after));
}

// Worth writing down, and complete without it.
void worth_a_word(const StepContext& at, CreationFrameState& frame) {
  const rules::Findings& findings = at.view.findings;
  if (count_of(findings, rules::FindingKind::hint) == 0) return;
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 8});
  heading(ui, 3, "Optional");
  hint(ui, "The sheet is complete without these, but better with them.");
  const Block apart = ui.scope("hints");
  const FindingsResult asked =
      findings_list(ui, findings, frame.waiver,
                    {.illegal = false, .unfinished = false, .waived = false, .go_there = true});
  if (asked.go)
    go_to_step(ui, frame, at.ruleset().character_steps, *asked.go, asked.place, asked.subject);
}

void experience(const StepContext& at) {
  if (at.view.standing.numbers.xp_triggers.empty()) return;
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 8});
  const std::string name = rules::triggers_heading(at.ruleset());
  heading(ui, 3, name);
  const Block list = group(ui, name, {.role = Role::list});
  for (const std::string& trigger : at.view.standing.numbers.xp_triggers) text(ui, "• " + trigger);
}

void special_items(const StepContext& at) {
  const rules::Playbook* playbook = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (playbook == nullptr || playbook->items.empty()) return;
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 8});
  heading(ui, 3, rules::say(at.ruleset(), "What only this {playbook} carries"));
  Grid grid(ui, "special items", {.min_width = 260, .max_columns = 2, .gap = 14});
  for (const rules::Id& id : playbook->items) {
    const rules::Item* item = rules::find_item(at.ruleset(), id);
    if (item == nullptr) continue;
    const Block cell = grid.cell();
    const Block words = stack(ui, {.gap = 0});
    text(ui, item->name, {.type = Type::strong});
    hint(ui, item->description);
  }
}

void abilities(const StepContext& at) {
  if (at.character().abilities.empty()) return;
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 8});
  heading(ui, 3, "What you can do");
  for (const rules::AbilityInUse& each : at.view.standing.abilities) {
    const bool leads_to_another = rules::choice_of_ability(*each.ability) != nullptr;
    const std::string inside =
        leads_to_another ? std::string() : rules::choice_words(at.ruleset(), *each.taken);
    const Block words = stack(ui, {.gap = 0});
    text(ui, each.name.words() + (inside.empty() ? "" : ": " + inside), {.type = Type::strong});
    rule_text(ui, each.ability->description, each.ability->name,
              {.type = Type::small, .tone = Tone::muted});
  }
  for (const rules::Id& id : at.character().powers) {
    const rules::Power* power = rules::find_power(at.ruleset(), id);
    if (power == nullptr) continue;
    const Block words = stack(ui, {.gap = 0});
    text(ui, power->name, {.type = Type::strong});
    rule_text(ui, power->description, power->name, {.type = Type::small, .tone = Tone::muted});
  }
}

}  // namespace

void review_step(const StepContext& at, CreationFrameState& frame) {
  what_is_open(at, frame);
  abilities(at);
  experience(at);
  special_items(at);
  worth_a_word(at, frame);
}

}  // namespace roadbook::ui
