// Traits and background: lists with a text each, and one's own words.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/own_entries.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

bool is_full(const StepContext& at) {
  return !at.character().in_play &&
         static_cast<int>(at.character().traits.size()) >= at.ruleset().creation.traits;
}

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

void add_own_trait(const StepContext& at) {
  const std::string full =
      is_full(at) ? rules::say(at.ruleset(), "You have all your {trait+}: take one away first.")
                  : std::string();
  const OwnTraitLook look{.placeholder = "Never forgets a face", .refusal = full};
  if (auto after = own_trait(at.ui, at.ruleset(), at.character(), at.state.own_words, look)) {
    at.put(std::move(*after));
  }
}

// All traits of the game as words to press, and those in one's own words behind them.
void trait_chips(const StepContext& at) {
  Ui& ui = at.ui;
  const bool full = is_full(at) && !at.state.refused_too;
  const std::string reason = full ? "You have " + count_word(at.character().traits.size()) +
                                        ": press one of them to remove it."
                                  : std::string();
  const Block together = group(ui, at.ruleset().words.trait.many, {.one_stop = true});
  const Block line = row(ui, "traits", {.gap = 6});
  const auto word = [&](const std::string& id, const std::string& name,
                        const std::string& description) {
    const bool on = rules::contains(at.character().traits, id);
    const ChipOptions look{.on = on,
                           .disabled_reason = on ? std::string_view() : reason,
                           .description = description,
                           .id = id};
    if (chip(ui, name, look)) at.put(rules::with_trait(at.character(), id, !on));
  };
  for (const rules::Entry& each : at.ruleset().traits) word(each.id, each.name, each.description);
  for (const std::string& own : at.character().traits) {
    if (rules::find_by_id(at.ruleset().traits, rules::Id(own)) == nullptr) word(own, own, {});
  }
}

OptionCards background_cards(const StepContext& at) {
  OptionCards found;
  for (const rules::Entry& background : at.ruleset().backgrounds) {
    Choice card;
    card.id = background.id;
    card.title = background.name;
    card.text = background.description;
    card.chosen = background.id == at.character().background;
    found.cards.push_back(std::move(card));
    found.ids.push_back(background.id);
  }
  return found;
}

}  // namespace

void traits_step(const StepContext& at) {
  at.arrive(rules::keys::traits);
  trait_chips(at);
  chosen_traits(at);
  add_own_trait(at);
  refused_too(at);
}

std::string traits_counter(const CharacterView& view) {
  return rules::number(static_cast<int>(view.character->traits.size())) + " of " +
         rules::number(view.ruleset->creation.traits);
}

void background_step(const StepContext& at) {
  const OptionCards& options =
      at.state.options.of(at.view.generation, "background", [&] { return background_cards(at); });
  const std::vector<Pick> lines = lines_of(options);
  at.arrive(rules::keys::background);
  const auto hit = pick_list(at.ui, at.ruleset().words.background.one, lines, at.state.pick,
                             {.choosing = Choosing::one, .fold = true, .take = "Choose it"});
  if (hit) {
    rules::Character after = at.character();
    after.background = options.ids[*hit];
    at.put(std::move(after));
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
