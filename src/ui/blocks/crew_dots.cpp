// Draws the lists in which a member says where a dot of the crew goes.
#include "ui/blocks/crew_dots.hpp"

#include <algorithm>

#include "rules/derive/effects.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

namespace {

rules::Character with_crew_dot(const rules::Character& before, const rules::Id& ability,
                               const rules::Id& action) {
  rules::Character after = before;
  auto& made = after.crew_choices;
  made.erase(std::remove_if(made.begin(), made.end(),
                            [&](const rules::AbilityTaken& each) { return each.id == ability; }),
             made.end());
  if (action.empty()) return after;
  rules::AbilityTaken taken;
  taken.id = ability;
  taken.choice = action;
  made.push_back(std::move(taken));
  return after;
}

}  // namespace

void crew_dots(Ui& ui, const CharacterView& view, Requests& requests) {
  if (view.crew == nullptr) return;
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& before = *view.character;
  for (const rules::Effect& effect : view.standing.effects) {
    const bool dot = effect.modifier->kind == rules::ModifierKind::action_dot;
    if (!dot || effect.source.kind != rules::SourceKind::crew_ability) continue;
    const rules::Id& ability = *effect.source.of;
    const Block apart = ui.scope(ability);
    std::vector<SelectItem> items{{"No dot from it", {}, {}}};
    std::optional<std::size_t> chosen = 0;
    for (const rules::Id& id : effect.modifier->of) {
      const rules::Action* action = rules::find_action(ruleset, id);
      if (effect.choice == id) chosen = items.size();
      items.push_back({action == nullptr ? id : action->name, {}, {}});
    }
    const auto hit = select(ui, effect.name.words() + ": one more dot in", items, chosen);
    if (!hit) continue;
    const rules::Id action = *hit == 0 ? rules::Id() : effect.modifier->of[*hit - 1];
    change(requests, view, with_crew_dot(before, ability, action));
  }
}

}  // namespace roadbook::ui
