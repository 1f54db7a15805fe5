// Traits and background: lists with a text each, and one's own words.
#include <algorithm>

#include "document/limits.hpp"
#include "text/wording.hpp"
#include "document/limits.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

bool is_full(const StepContext& at) {
  return !at.character().in_play &&
         static_cast<int>(at.character().traits.size()) >= at.ruleset().creation.traits;
}

// What is chosen so far; a press takes it away.
void chosen_traits(const StepContext& at) {
  const std::vector<std::string>& traits = at.character().traits;
  const int wanted = at.ruleset().creation.traits;
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 8});
  std::string words =
      rules::number(static_cast<int>(traits.size())) + " of " + rules::number(wanted) + " chosen.";
  if (is_full(at)) {
    words += " A press takes one away and makes room for another.";
  } else if (!traits.empty()) {
    words += " A press takes one away.";
  }
  text(ui, words, Tone::muted);
  if (traits.empty()) return;
  const Block together = group(ui, rules::say(at.ruleset(), "Your {trait+}"));
  const Block line = row(ui, "chosen");
  for (std::size_t i = 0; i < traits.size(); ++i) {
    const Block apart = ui.scope(static_cast<int>(i));
    if (chip(ui, rules::name_or_words(at.ruleset().traits, traits[i]), {.on = true})) {
      at.put(rules::with_trait(at.character(), traits[i], false));
    }
  }
}

void own_trait(const StepContext& at) {
  Ui& ui = at.ui;
  std::string& words = at.state.own_words;
  const FieldResult field =
      text_field(ui, rules::say(at.ruleset(), "{A trait} in your own words"), words,
                 {.placeholder = "Never forgets a face",
                  .max_length = document::limit_of(&rules::Character::traits)});
  if (field.changed) words = field.text;
  const bool empty = words.find_first_not_of(' ') == std::string::npos;
  const bool again = rules::contains(at.character().traits, words);
  std::string reason;
  if (empty) reason = rules::say(at.ruleset(), "Write the {trait} first.");
  if (again) reason = rules::say(at.ruleset(), "You have this {trait} already.");
  if (is_full(at)) reason = rules::say(at.ruleset(), "You have all your {trait+}: take one away first.");
  const Block line = row(ui, "own trait");
  const bool pressed = button(ui, rules::say(at.ruleset(), "Add this {trait}"), {.disabled_reason = reason});
  if ((pressed || field.submitted) && reason.empty()) {
    at.put(rules::with_trait(at.character(), words, true));
    words.clear();
  }
}

OptionCards trait_cards(const StepContext& at) {
  OptionCards found;
  const bool full = is_full(at);
  const std::string all = count_word(at.character().traits.size());
  for (const rules::Entry& trait : at.ruleset().traits) {
    Choice card;
    card.id = trait.id;
    card.title = trait.name;
    card.text = trait.description;
    card.chosen = rules::contains(at.character().traits, trait.id);
    card.chosen_word = "yes";
    if (full && !card.chosen) card.refusal = "You have " + all + ".";
    card.refusal_beside = true;
    let_through(at, card);
    found.cards.push_back(std::move(card));
    found.ids.push_back(trait.id);
  }
  return found;
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
  chosen_traits(at);
  const std::string key = at.state.refused_too ? "traits, all" : "traits";
  const OptionCards& options =
      at.state.options.of(at.view.generation, key, [&] { return trait_cards(at); });
  const ChoiceOptions look{
      .choosing = Choosing::many, .min_width = 160, .max_columns = 3, .dense = true};
  if (const auto hit = choices(at.ui, at.ruleset().words.trait.many, options.cards, look)) {
    at.put(rules::with_trait(at.character(), options.ids[*hit], !options.cards[*hit].chosen));
  }
  own_trait(at);
  refused_too(at);
}

void background_step(const StepContext& at) {
  const OptionCards& options =
      at.state.options.of(at.view.generation, "background", [&] { return background_cards(at); });
  if (const auto hit = choices(at.ui, at.ruleset().words.background.one, options.cards)) {
    rules::Character after = at.character();
    after.background = options.ids[*hit];
    at.put(std::move(after));
  }
  if (at.character().background.empty()) return;
  bound_field(at.ui, at.view, at.requests,
              {.name = "A detail that is yours alone",
               .member = &rules::Character::background_detail,
               .placeholder = "What did you do, for whom, and why is it over?",
               .area = true});
  const Block line = row(at.ui, "ideas");
  idea_button(at, "An idea", "background_" + at.character().background,
              &rules::Character::background_detail);
}

}  // namespace roadbook::ui
