// What the steps of a character's creation share.
#include <algorithm>

#include "rules/game/seeded.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

std::uint64_t next_seed(CharacterCreationState& state) {
  state.seed = rules::Seeded(state.seed + 1).next();
  return state.seed;
}

void playbook_first(const StepContext& at, const std::string& why) {
  text(at.ui, why, Tone::muted);
  if (button(at.ui, rules::say(at.ruleset(), "Choose {a playbook}"), {.icon = Icon::back})) {
    go_to_step(at.ui, at.state.frame, at.ruleset().character_steps, rules::StepKind::playbook,
               rules::keys::place_of(rules::keys::playbook));
  }
}

void idea_button(const StepContext& at, const std::string& label, const rules::Question& asked,
                 const rules::Id& chosen) {
  const std::vector<std::string>& lines = rules::ideas_for(at.ruleset(), asked, chosen);
  if (lines.empty()) return;
  const CharacterText answer(asked);
  const std::string stay = why_words_stay(at.ruleset(), answer.of(at.character()));
  if (!button(at.ui, label, {.disabled_reason = stay, .icon = Icon::dice})) return;
  // Another one than the one that stands there.
  const auto now = std::find(lines.begin(), lines.end(), answer.of(at.character()));
  std::size_t pick = next_seed(at.state) % lines.size();
  if (now != lines.end()) {
    pick = (static_cast<std::size_t>(now - lines.begin()) + 1) % lines.size();
  }
  at.put(answer.with(at.character(), lines[pick]));
}

void refused_too(const StepContext& at) {
  const ToggleOptions options{
      .description =
          "Your table may allow more than the rules do. The sheet marks it, and you "
          "can say why."};
  if (checkbox(at.ui, "Ignore rule limits (house rules)", at.state.refused_too, options)) {
    at.state.refused_too = !at.state.refused_too;
  }
}

void let_through(const StepContext& at, Choice& card) {
  if (!at.state.refused_too || card.refusal.empty() || card.chosen) return;
  card.waived = "Against the rules: " + card.refusal;
  card.refusal.clear();
}

}  // namespace roadbook::ui
