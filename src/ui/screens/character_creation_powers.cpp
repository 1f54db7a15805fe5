// Powers: by attribute and die, with what each asks for and costs, and a filter.
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

int number_allowed(const StepContext& at) {
  return at.state.allowed_powers.of(at.view.generation, "allowed",
                                    [&] { return count_allowed_powers(at.view); });
}

// As long as what the rules refuse is left out.
bool nothing_left(const StepContext& at) {
  return !at.state.refused_too && all_dots_used(at.view, number_allowed(at));
}

OptionCards power_cards_here(const StepContext& at) {
  OptionCards all = power_cards(at.view, at.state.powers, nothing_left(at));
  const std::string search = text::in_small_letters(at.state.search);
  OptionCards found;
  for (Choice& each : all.cards) {
    const std::string words = text::in_small_letters(each.title + " " + each.text);
    if (words.find(search) == std::string::npos) continue;
    let_through(at, each);
    found.add(std::move(each));
  }
  return found;
}

void filters(const StepContext& at) {
  CharacterCreationState& state = at.state;
  Ui& ui = at.ui;
  const int allowed = number_allowed(at);
  const auto number = [](std::size_t count) { return rules::number(static_cast<int>(count)); };
  // The search beside the filters, where there is room for both.
  Columns columns(ui, {1.6F, 1}, 20, 240);
  {
    const Block together = group(ui, "Show", {.role = Role::radio_group});
    const Block line = row(ui, "filters");
    const auto filter = [&](const std::string& words, ShownOf which, std::string_view id) {
      const ChipOptions look{.on = state.powers == which, .one_of = true, .filter = true, .id = id};
      if (chip(ui, words, look)) state.powers = which;
    };
    filter("What I can take", ShownOf::allowed, "allowed");
    filter("Mine, " + number(at.character().powers.size()), ShownOf::mine, "mine");
    filter("All " + number(at.ruleset().powers.size()), ShownOf::all, "all");
    // At the end of the line, where a figure more or less moves nothing.
    if (!nothing_left(at))
      text(ui, rules::number(allowed) + " can be taken",
           {.type = Type::small, .tone = Tone::muted});
  }
  columns.next();
  const FieldResult field =
      search_field(ui, rules::say(at.ruleset(), "Search {power+}"), state.search,
                   {.placeholder = "Search", .show_label = false});
  if (field.changed) state.search = field.text;
}

std::vector<Pick> power_lines(const StepContext& at, const OptionCards& all) {
  std::vector<Pick> lines;
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    const rules::Power& power = *rules::find_power(at.ruleset(), all.ids[i]);
    const rules::Attribute* attribute = rules::find_attribute(at.ruleset(), power.attribute);
    Pick line;
    line.choice = &all.cards[i];
    line.heading = attribute == nullptr ? power.attribute : attribute->name;
    if (has_emblem(at.ui, power.attribute)) line.emblem = power.attribute;
    line.die = power.die;
    line.mark = power.timing + (power.stress > 0 ? " · " + rules::number(power.stress) : "");
    line.line = power.line.empty() ? first_sentence(power.description) : power.line;
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

void powers_step(const StepContext& at) {
  CharacterCreationState& state = at.state;
  filters(at);
  const std::string key = "powers " + rules::number(static_cast<int>(state.powers)) +
                          (state.refused_too ? " all" : "") + ":" + state.search;
  const OptionCards& all =
      state.options.of(at.view.generation, key, [&] { return power_cards_here(at); });
  if (all.cards.empty()) {
    hint(at.ui,
         state.powers == ShownOf::mine
             ? rules::say(at.ruleset(), "You have taken no {power} yet.")
             : rules::say(at.ruleset(), "No {power} fits. Show all, or place more {action} dots."));
  }
  at.arrive(rules::keys::powers);
  const auto hit = pick_list(at.ui, at.ruleset().words.power.many, power_lines(at, all), state.pick,
                             {.take = "Take it", .give = "Give it back"});
  if (hit) at.put(rules::with_power(at.character(), all.ids[*hit], !all.cards[*hit].chosen));
  if (state.powers == ShownOf::allowed && nothing_left(at)) {
    hint(at.ui,
         rules::say(at.ruleset(),
                    "All your {action} dots are used. Choose another filter to see the rest."));
  }
  refused_too(at);
}

CounterDots powers_dots(const CharacterView& view) {
  if (!view.ruleset->creation.powers_per_dot) return {};
  CounterDots dots{{"Dots with " + rules::say(*view.ruleset, "{a power}"), 0, 0}, {}};
  const std::vector<int> held = rules::powers_of_actions(view.standing);
  const std::vector<rules::DerivedAction>& actions = view.standing.numbers.actions;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].rating == 0) continue;
    const rules::Action* action = rules::find_action(*view.ruleset, actions[i].id);
    dots.parts.push_back(
        {action == nullptr ? actions[i].id : action->name, held[i], actions[i].rating});
    dots.whole.size += actions[i].rating;
  }
  // As the words count them, those too many with them.
  dots.whole.filled = static_cast<int>(view.character->powers.size());
  return dots;
}

}  // namespace roadbook::ui
