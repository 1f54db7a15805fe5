// Traits and background: lists with a text each, and the player's own words.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/traits.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// What is chosen, in words, with room for all that may be chosen: nothing moves by a choice.
void chosen_traits(const StepContext& at) {
  const std::vector<std::string>& traits = at.character().traits;
  const auto wanted = static_cast<std::size_t>(std::max(at.ruleset().creation.traits, 0));
  Ui& ui = at.ui;
  const Block together = group(ui, rules::say(at.ruleset(), "Your {trait+}"));
  const Block lines = stack(ui, {.gap = 4});
  heading(ui, 3, rules::say(at.ruleset(), "Your {trait+}"));
  for (std::size_t i = 0; i < std::max(wanted, traits.size()); ++i) {
    if (i >= traits.size()) {
      text(ui, "Not chosen yet", Tone::muted);
      continue;
    }
    const rules::Entry* entry = rules::find_by_id(at.ruleset().traits, rules::Id(traits[i]));
    const std::string name = entry == nullptr ? traits[i] : entry->name;
    text(ui, entry == nullptr ? name : name + ": " + entry->description);
  }
}

}  // namespace

void traits_step(const StepContext& at) {
  at.arrive(rules::keys::traits);
  at.put_chosen(trait_words(at.ui, at.ruleset(), at.character(), at.state.refused_too));
  chosen_traits(at);
  at.put_chosen(own_trait(at.ui, at.ruleset(), at.character(), at.state.own_words,
                          {.placeholder = "Never forgets a face"}));
  refused_too(at);
}

std::string traits_counter(const CharacterView& view) {
  return rules::number(static_cast<int>(view.character->traits.size())) + " of " +
         rules::number(view.ruleset->creation.traits);
}

void background_step(const StepContext& at) {
  const OptionCards& options = at.state.options.of(at.view.generation, "background", [&] {
    return cards_of(at.ruleset().backgrounds, at.character().background);
  });
  const std::vector<Pick> lines = lines_of(options);
  at.arrive(rules::keys::background);
  const auto hit = pick_list(at.ui, at.ruleset().words.background.one, lines, at.state.pick,
                             {.choosing = Choosing::one, .fold = true, .take = "Choose it"});
  if (hit) {
    at.put(with_choice(at.character(), &rules::Character::background, options.ids[*hit]));
  }
  const rules::Question* asked = rules::question_beside(at.ruleset(), rules::Beside::background);
  if (at.character().background.empty() || asked == nullptr) return;
  at.arrive(rules::keys::answers, asked->id);
  bound_field(at.ui, at.view, at.requests,
              {.name = "A detail that is yours alone",
               .text = *asked,
               .placeholder = asked->prompt,
               .area = true});
  const Block line = row(at.ui, "ideas");
  idea_button(at, "An idea", *asked, at.character().background);
}

}  // namespace roadbook::ui
