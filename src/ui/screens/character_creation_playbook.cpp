// The first step: the playbook, with its starting builds.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/playbook_change.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// "Finesse 2 · Prowl 1"
std::string dots_in_words(const rules::Ruleset& ruleset, const rules::Amounts& dots) {
  std::string words;
  for (const rules::Action& action : ruleset.actions) {
    const int amount = rules::amount_of(dots, action.id);
    if (amount > 0) text::add_part(words, action.name + " " + rules::number(amount), " · ");
  }
  return words;
}

OptionCards playbook_cards(const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& now = *view.character;
  OptionCards found = cards_of(ruleset.playbooks, now.playbook);
  for (Choice& card : found.cards) {
    if (card.chosen) continue;
    const rules::Character after = rules::with_playbook(ruleset, now, rules::Id(card.id));
    card.change = now.playbook.empty() ? first_numbers(view, after) : preview(view, after);
    text::add_part(card.change, loss_line(rules::losses(ruleset, now, after)), "\n");
  }
  return found;
}

// The numbers that the playbook itself gives: "HP: 11, +5 a Tier", "Recovery: d8".
std::vector<PlateFact> numbers_of_playbook(const rules::Ruleset& ruleset,
                                           const rules::Playbook& playbook) {
  std::vector<PlateFact> facts;
  for (const rules::Statistic& each : ruleset.statistics) {
    std::string words;
    for (const rules::Term& term : each.terms) {
      const int value = rules::amount_of(playbook.values, term.of);
      if (value == 0) continue;
      if (term.kind == rules::TermKind::playbook_value) {
        text::add_part(words, rules::number(value * term.value), ", ");
      } else if (term.kind == rules::TermKind::playbook_value_per_tier) {
        text::add_part(words, text::with_sign(value * term.value) + " a " + ruleset.words.tier.one,
                       ", ");
      }
    }
    if (const int faces = rules::amount_of(playbook.values, each.die); faces > 0) {
      words = "d" + rules::number(faces);
    }
    if (!words.empty()) {
      facts.push_back({each.short_name.empty() ? each.name : each.short_name, words, 0, 0});
    }
  }
  return facts;
}

// The same as plates, with what each begins with as dots, and the numbers that it gives.
std::vector<Plate> playbook_plates(const CharacterView& view, const OptionCards& options) {
  const rules::Ruleset& ruleset = *view.ruleset;
  std::vector<Plate> plates;
  for (std::size_t i = 0; i < ruleset.playbooks.size(); ++i) {
    const rules::Playbook& playbook = ruleset.playbooks[i];
    Plate plate;
    plate.id = playbook.id;
    plate.title = playbook.name;
    plate.emblem = playbook.emblem;
    plate.accent = accent_of(playbook.accent);
    plate.text = options.cards[i].text;
    for (const rules::Action& action : ruleset.actions) {
      const int dots = rules::amount_of(playbook.starting_dots, action.id);
      if (dots > 0) {
        plate.facts.push_back({action.name, {}, dots, std::max(ruleset.rating.maximum, dots)});
      }
    }
    for (PlateFact& each : numbers_of_playbook(ruleset, playbook)) {
      plate.facts.push_back(std::move(each));
    }
    rules::TriggerAhead trigger = rules::trigger_ahead(ruleset, playbook);
    plate.foot_label = std::move(trigger.label);
    plate.foot = std::move(trigger.words);
    plate.change = options.cards[i].change;
    plate.chosen = options.cards[i].chosen;
    plates.push_back(std::move(plate));
  }
  return plates;
}

// The build stands as it is: its dots are placed and its ability is chosen.
bool build_stands(const rules::Ruleset& ruleset, const rules::Character& now,
                  const rules::Build& build) {
  return !build.dots.empty() && rules::with_build(ruleset, now, build.id).actions == now.actions &&
         (build.ability.empty() ||
          (now.abilities.size() == 1 && now.abilities.front().id == build.ability));
}

OptionCards build_cards(const CharacterView& view, const rules::Playbook& playbook) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& now = *view.character;
  OptionCards found;
  for (const rules::Build& build : playbook.builds) {
    Choice card = plain_card(build.id, build.name, dots_in_words(ruleset, build.dots),
                             build_stands(ruleset, now, build));
    const rules::Ability* ability = rules::find_ability(ruleset, build.ability);
    if (ability != nullptr) {
      text::add_part(card.text, ability->name + ": " + ability->description, "\n");
    }
    card.change_lines = 4;  // what it says is less once one of them stands
    if (build.dots.empty() && ability == nullptr) {
      card.refusal = rules::say(
          ruleset, "Only its name is known: place the dots and choose the {ability.} yourself.");
    } else if (!card.chosen) {
      const rules::Character after = rules::with_build(ruleset, now, build.id);
      card.change = preview(view, after);
      text::add_part(card.change, loss_line(rules::losses(ruleset, now, after)), "\n");
      if (ability == nullptr)
        card.provenance = rules::say(*view.ruleset, "The {ability} is left to you.");
    }
    found.add(std::move(card));
  }
  return found;
}

// The plate that chance chose may stand below the window's edge.
void show_chosen(const StepContext& at) {
  const rules::Playbook* playbook = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (playbook == nullptr) return;
  for (const Node& each : at.ui.nodes()) {
    if (each.role == Role::radio && each.name == playbook->name) at.ui.scroll_to(each.id);
  }
}

}  // namespace

void starting_builds(const StepContext& at) {
  const rules::Playbook* playbook = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (playbook == nullptr || playbook->builds.empty()) return;
  Ui& ui = at.ui;
  {
    const Block head = stack(ui, {.gap = 2});
    heading(ui, 3, "Starting builds");
    hint(ui,
         playbook->name + rules::say(at.ruleset(),
                                     " in one press: a build places the dots that are yours and "
                                     "may choose the first {ability}. You can change all of "
                                     "it afterward."));
  }
  const OptionCards& builds = at.state.more_options.of(
      at.view.generation, "builds", [&] { return build_cards(at.view, *playbook); });
  const ChoiceOptions options{.min_width = 200, .max_columns = 3, .dense = true};
  if (const auto hit = choices(ui, "Starting builds", builds.cards, options)) {
    rules::Character after = rules::with_build(at.ruleset(), at.character(), builds.ids[*hit]);
    at.requests.edit(model::put(std::move(after), "Starting build: " + builds.cards[*hit].title));
  }
}

void playbook_step(const StepContext& at) {
  const OptionCards& options =
      at.state.options.of(at.view.generation, "playbook", [&] { return playbook_cards(at.view); });
  at.arrive(rules::keys::playbook);
  if (const auto hit =
          plates(at.ui, at.ruleset().words.playbook.one, playbook_plates(at.view, options))) {
    at.put(rules::with_playbook(at.ruleset(), at.character(), options.ids[*hit]));
  }
  if (std::exchange(at.state.rolled, false)) show_chosen(at);
  const std::vector<rules::Step>& steps = at.ruleset().character_steps;
  const bool made_elsewhere = std::any_of(steps.begin(), steps.end(), [](const rules::Step& each) {
    return each.kind == rules::StepKind::own_playbook;
  });
  const bool leaves = rules::leaves(at.ruleset(), rules::OwnKind::playbook);
  if (leaves && !made_elsewhere) own_playbook_step(at);
  starting_builds(at);
}

}  // namespace roadbook::ui
