// Powers: by attribute and die, with what each asks for and costs, and a filter.
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

std::string requirements(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::vector<std::string> parts;
  for (const rules::Prerequisite& each : power.requires_all) {
    parts.push_back(rules::worded(ruleset, each));
  }
  return parts.empty() ? std::string() : "Needs " + rules::joined(parts);
}

std::string power_text(const rules::Power& power) {
  std::string words = power.description;
  if (!power.trigger.empty()) words += "\nTrigger: " + power.trigger;
  if (!power.attack.empty()) words += "\nAttack: " + power.attack;
  if (!power.hit.empty()) words += "\nHit: " + power.hit;
  return words;
}

bool matches(const std::string& search, const rules::Power& power) {
  if (search.empty()) return true;
  const std::string words = text::in_small_letters(power.name + " " + power_text(power));
  return words.find(text::in_small_letters(search)) != std::string::npos;
}

Choice power_card(const StepContext& at, const rules::Power& power) {
  Choice card = plain_card(power.id, power.name, power_text(power),
                           rules::contains(at.character().powers, power.id));
  card.provenance = rules::cost_of_power(at.ruleset(), power);
  const std::string needs = requirements(at.ruleset(), power);
  if (!needs.empty()) card.provenance += "\n" + needs;
  if (card.chosen) {
    mark_findings(at.view, rules::StepKind::powers, power.id, card);
  } else {
    card.refusal = rules::may_have_power(at.view.standing, power.id).reason;
    let_through(at, card);
  }
  return card;
}

// As if none had been taken: what is taken must not make others come and go under the pointer.
rules::Standing without_powers(const StepContext& at) {
  rules::Character none = at.character();
  none.powers.clear();
  return rules::standing_with(at.view.standing, std::move(none));
}

// Those that can be taken beside what the character has.
std::size_t count_allowed(const StepContext& at) {
  std::size_t allowed = 0;
  for (const rules::Power& power : at.ruleset().powers) {
    const bool mine = rules::contains(at.character().powers, power.id);
    if (!mine && rules::may_have_power(at.view.standing, power.id)) ++allowed;
  }
  return allowed;
}

int number_allowed(const StepContext& at) {
  return at.state.allowed_powers.of(at.view.generation, "allowed",
                                    [&] { return static_cast<int>(count_allowed(at)); });
}

// Whether each dot has its power, so that what can be taken is what the character has.
bool all_dots_used(const StepContext& at) {
  const auto taken = static_cast<int>(at.character().powers.size());
  return at.ruleset().creation.powers_per_dot && taken > 0 && !at.state.refused_too &&
         taken >= powers_dots(at.view).whole.size && number_allowed(at) == 0;
}

OptionCards power_cards(const StepContext& at) {
  const CharacterCreationState& state = at.state;
  const rules::Standing without = without_powers(at);
  const bool used = all_dots_used(at);
  OptionCards found;
  for (const rules::Power& power : at.ruleset().powers) {
    if (!matches(state.search, power)) continue;
    Choice card = power_card(at, power);
    if (state.powers == ShownOf::mine && !card.chosen) continue;
    const bool refused = !card.chosen && (used || !rules::may_have_power(without, power.id));
    if (state.powers == ShownOf::allowed && refused) continue;
    found.add(std::move(card));
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
      const ChipOptions look{.on = state.powers == which, .one_of = true, .id = id};
      if (chip(ui, words, look)) state.powers = which;
    };
    filter("What I can take", ShownOf::allowed, "allowed");
    filter("Mine, " + number(at.character().powers.size()), ShownOf::mine, "mine");
    filter("All " + number(at.ruleset().powers.size()), ShownOf::all, "all");
    // At the end of the line, where a figure more or less moves nothing.
    if (!all_dots_used(at))
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
      state.options.of(at.view.generation, key, [&] { return power_cards(at); });
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
  if (state.powers == ShownOf::allowed && all_dots_used(at)) {
    hint(at.ui,
         rules::say(at.ruleset(),
                    "All your {action} dots are used. Choose another filter to see the rest."));
  }
  refused_too(at);
}

std::string powers_counter(const CharacterView& view) {
  const auto taken = static_cast<int>(view.character->powers.size());
  if (!view.ruleset->creation.powers_per_dot) {
    return taken == 0 ? std::string() : rules::counted(taken, view.ruleset->words.power);
  }
  int dots = 0;
  for (const rules::DerivedAction& action : view.standing.numbers.actions) dots += action.rating;
  return rules::number(taken) + " of " + rules::counted(dots, "dot", "dots");
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
