// Powers: by attribute and die, with what each asks for and costs, and a filter.
#include <algorithm>

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

std::string cost(const rules::Power& power) {
  if (!power.cost_words.empty()) return power.cost_words;
  return power.timing + (power.stress > 0 ? ", stress " + rules::number(power.stress) : "");
}

std::string power_text(const rules::Power& power) {
  std::string words = power.description;
  if (!power.trigger.empty()) words += "\nTrigger: " + power.trigger;
  if (!power.attack.empty()) words += "\nAttack: " + power.attack;
  if (!power.hit.empty()) words += "\nHit: " + power.hit;
  return words;
}

bool matches(const std::string& search, const rules::Power& power) {
  const auto small = [](std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
  };
  if (search.empty()) return true;
  return small(power.name + " " + power_text(power)).find(small(search)) != std::string::npos;
}

Choice power_card(const StepContext& at, const rules::Power& power) {
  Choice card;
  card.id = power.id;
  card.title = power.name;
  card.text = power_text(power);
  card.provenance = cost(power);
  const std::string needs = requirements(at.ruleset(), power);
  if (!needs.empty()) card.provenance += "\n" + needs;
  card.chosen = rules::contains(at.character().powers, power.id);
  if (card.chosen) {
    mark_findings(at.view, rules::StepKind::powers, power.id, card);
  } else {
    const rules::Verdict verdict = rules::may_have_power(at.view.standing, power.id);
    if (!verdict) card.refusal = verdict.reason;
    let_through(at, card);
  }
  return card;
}

OptionCards power_cards(const StepContext& at) {
  const CharacterCreationState& state = at.state;
  OptionCards found;
  for (const rules::Power& power : at.ruleset().powers) {
    if (!state.attribute.empty() && power.attribute != state.attribute) continue;
    if (!matches(state.search, power)) continue;
    Choice card = power_card(at, power);
    if (state.only_mine && !card.chosen) continue;
    if (state.only_allowed && !card.chosen && !card.refusal.empty()) continue;
    found.cards.push_back(std::move(card));
    found.ids.push_back(power.id);
  }
  return found;
}

void filters(const StepContext& at) {
  CharacterCreationState& state = at.state;
  Ui& ui = at.ui;
  const FieldResult field = search_field(ui, "Find a power", state.search,
                                         {.placeholder = "Find a power", .show_label = false});
  if (field.changed) state.search = field.text;
  const Block together = group(ui, "Show");
  const Block line = row(ui, "filters");
  if (chip(ui, "All", {.on = state.attribute.empty()})) state.attribute.clear();
  for (const rules::Attribute& attribute : at.ruleset().attributes) {
    if (chip(ui, attribute.name, {.on = state.attribute == attribute.id})) {
      state.attribute = state.attribute == attribute.id ? rules::Id() : attribute.id;
    }
  }
  if (chip(ui, "Only what I can take", {.on = state.only_allowed})) {
    state.only_allowed = !state.only_allowed;
  }
  if (chip(ui, "Only what I have", {.on = state.only_mine})) state.only_mine = !state.only_mine;
}

// "BODY d4": the heading that a power stands under in the texts.
std::string heading_of(const rules::Ruleset& ruleset, const rules::Power& power) {
  const rules::Attribute* attribute = rules::find_attribute(ruleset, power.attribute);
  return (attribute == nullptr ? power.attribute : attribute->name) + " d" +
         rules::number(power.die);
}

void power_groups(const StepContext& at, const OptionCards& all) {
  Ui& ui = at.ui;
  const ChoiceOptions look{.choosing = Choosing::many, .min_width = 230, .dense = true};
  std::size_t start = 0;
  while (start < all.cards.size()) {
    const rules::Power* first = rules::find_power(at.ruleset(), all.ids[start]);
    const std::string name = heading_of(at.ruleset(), *first);
    std::size_t end = start;
    std::vector<Choice> cards;
    while (end < all.cards.size()) {
      const rules::Power* each = rules::find_power(at.ruleset(), all.ids[end]);
      if (heading_of(at.ruleset(), *each) != name) break;
      cards.push_back(all.cards[end]);
      ++end;
    }
    const Block apart = ui.scope(static_cast<int>(start));
    heading(ui, 3, name);
    if (const auto hit = choices(ui, name, cards, look)) {
      const std::size_t index = start + *hit;
      at.put(rules::with_power(at.character(), all.ids[index], !all.cards[index].chosen));
    }
    start = end;
  }
}

void count(const StepContext& at) {
  int dots = 0;
  for (const rules::DerivedAction& action : at.view.standing.numbers.actions) dots += action.rating;
  const auto taken = static_cast<int>(at.character().powers.size());
  text(at.ui,
       rules::counted(taken, at.ruleset().words.power) + " for " +
           rules::counted(dots, rules::say(at.ruleset(), "{action} dot"),
                          rules::say(at.ruleset(), "{action} dots")) +
           ". None is needed to begin.",
       Tone::muted);
}

}  // namespace

void powers_step(const StepContext& at) {
  const CharacterCreationState& state = at.state;
  if (at.ruleset().creation.powers_per_dot) count(at);
  filters(at);
  const std::string key = "powers " + state.attribute + (state.only_allowed ? " allowed" : "") +
                          (state.only_mine ? " mine" : "") + (state.refused_too ? " all" : "") +
                          ":" + state.search;
  const OptionCards& all =
      at.state.options.of(at.view.generation, key, [&] { return power_cards(at); });
  if (all.cards.empty()) {
    hint(at.ui,
         state.only_mine
             ? rules::say(at.ruleset(), "You have taken no {power} yet.")
             : rules::say(at.ruleset(), "No {power} fits. Show all, or place more {action} dots."));
  }
  power_groups(at, all);
  refused_too(at);
}

}  // namespace roadbook::ui
