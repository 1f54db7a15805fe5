// What makes a character, checked: steps, playbooks, heritages, abilities, powers, items.
#include <algorithm>
#include <set>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"

namespace roadbook::data {

using namespace rules;

void RulesetChecker::check_steps() {
  const auto check = [&](std::string_view key, const std::vector<Step>& steps, bool crew) {
    ids_of(key, "step", steps);
    const Place list(root_, key);
    std::set<StepKind> seen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Place here(list, i);
      const Place kind(here, "kind");
      if (!is_step_of(crew ? Scope::crew : Scope::character, steps[i].kind)) {
        fault(kind, crew ? "A crew is not made with this kind of step."
                         : "A character is not made with this kind of step.");
      }
      if (!seen.insert(steps[i].kind).second && steps[i].kind != StepKind::questions)
        fault(kind, "There is a step of this kind already.");
    }
  };
  check("character_steps", ruleset_.character_steps, false);
  check("crew_steps", ruleset_.crew_steps, true);
}

void RulesetChecker::check_creation() {
  const Place place(root_, "creation");
  const Place rarities(place, "open_rarities");
  for (std::size_t i = 0; i < ruleset_.creation.open_rarities.size(); ++i) {
    Rarity rarity{};
    if (!from_name(ruleset_.creation.open_rarities[i], rarity)) {
      fault(Place(rarities, i), "This must be one of " + names_in_words<Rarity>() + '.');
    }
  }
  const OwnPlaybookRule& own = ruleset_.creation.own_playbook;
  const Place own_place(place, "own_playbook");
  for (const auto& [key, id] : {std::pair<std::string_view, const Id&>("names", own.names),
                                {"triggers", own.triggers},
                                {"people", own.people}}) {
    if (!id.empty() && find_by_id(ruleset_.ideas, id) == nullptr) {
      fault(Place(own_place, key), "There is no list of ideas " + in_quotes(id) + '.');
    }
  }
  check_source(own_place, own.source);
  const Place bands(root_, "stash_bands");
  for (std::size_t i = 0; i < ruleset_.stash_bands.size(); ++i) {
    const StashBand& band = ruleset_.stash_bands[i];
    if (band.to < band.from)
      fault(Place(Place(bands, i), "to"), "This band ends before it begins.");
    if (i > 0 && band.from != ruleset_.stash_bands[i - 1].to + 1) {
      fault(Place(Place(bands, i), "from"), "This band does not follow the one before.");
    }
  }
}

void RulesetChecker::check_dots(const Place& place, const Amounts& dots) {
  for (const auto& [action, count] : dots) {
    const Place here(place, action);
    if (actions_.ids.count(action) == 0)
      fault(here, "There is no action " + in_quotes(action) + '.');
    if (count < 1) fault(here, "An action without a dot need not be named.");
  }
}

void RulesetChecker::check_playbooks() {
  const Place list(root_, "playbooks");
  for (std::size_t i = 0; i < ruleset_.playbooks.size(); ++i) {
    const Playbook& playbook = ruleset_.playbooks[i];
    const Place here(list, i);
    check_dots(Place(here, "starting_dots"), playbook.starting_dots);
    refer_all(Place(here, "abilities"), playbook.abilities, abilities_);
    refer_all(Place(here, "items"), playbook.items, items_);
    const Place contacts(here, "contacts");
    ids_of(contacts, "contacts", "contact", playbook.contacts);
    for (std::size_t k = 0; k < playbook.contacts.size(); ++k) {
      check_source(Place(contacts, k), playbook.contacts[k].source);
    }
    const Place builds(here, "builds");
    ids_of(builds, "builds", "build", playbook.builds);
    for (std::size_t k = 0; k < playbook.builds.size(); ++k) {
      const Place build(builds, k);
      check_dots(Place(build, "dots"), playbook.builds[k].dots);
      const Id& ability = playbook.builds[k].ability;
      if (!ability.empty() && abilities_.ids.count(ability) == 0) {
        fault(Place(build, "ability"), "There is no ability " + in_quotes(ability) + '.');
      }
    }
  }
}

void RulesetChecker::check_heritages() {
  const Place list(root_, "heritages");
  const auto any = [&](Id Heritage::*one) {
    return std::any_of(ruleset_.heritages.begin(), ruleset_.heritages.end(),
                       [&](const Heritage& each) { return !(each.*one).empty(); });
  };
  // What one heritage gives, each gives; where none does, it is chosen freely.
  const bool sized = any(&Heritage::size);
  const bool virtuous = any(&Heritage::virtue);
  const bool vicious = any(&Heritage::vice);
  for (std::size_t i = 0; i < ruleset_.heritages.size(); ++i) {
    const Heritage& heritage = ruleset_.heritages[i];
    const Place here(list, i);
    const auto one_of = [&](std::string_view key, const Id& id, IdSet& set, bool needed) {
      if (!id.empty() || (!heritage.mixed && needed)) refer(Place(here, key), id, set);
    };
    one_of("size", heritage.size, sizes_, sized);
    one_of("virtue", heritage.virtue, virtues_, virtuous);
    one_of("vice", heritage.vice, vices_, vicious);
    refer_all(Place(here, "abilities"), heritage.abilities, abilities_);
  }
}

void RulesetChecker::check_choices(const Place& place,
                                   const std::vector<ChoiceDefinition>& choices) {
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const ChoiceDefinition& choice = choices[i];
    const Place here(place, i);
    const Place options(here, "options");
    if ((choice.kind == ChoiceKind::option) == choice.options.empty()) {
      fault(options, choice.options.empty() ? "There is nothing to choose from."
                                            : "Only a choice of the kind option lists options.");
    }
    ids_of(options, "options", "option", choice.options);
    if (choice.kind == ChoiceKind::damage_type && ruleset_.damage_types.empty()) {
      fault(Place(here, "kind"), "This game has no damage types.");
    }
  }
}

void RulesetChecker::check_abilities() {
  refer_all(Place(root_, "general_abilities"), ruleset_.general_abilities, abilities_);
  const Place list(root_, "abilities");
  for (std::size_t i = 0; i < ruleset_.abilities.size(); ++i) {
    const Ability& ability = ruleset_.abilities[i];
    const Place here(list, i);
    Owner owner;
    owner.choices = &ability.choices;
    owner.knows = !ability.knows.empty();
    check_modifiers(Place(here, "modifiers"), ability.modifiers, owner);
    check_prerequisites(Place(here, "requires"), ability.requires_all);
    check_choices(Place(here, "choices"), ability.choices);
    check_known(Place(here, "knows"), ability.knows);
  }
}

// What answers a question must be a section of the game's reference.
void RulesetChecker::check_known(const Place& place, const std::vector<KnownDefinition>& all) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Id& offers = all[i].last_offers;
    if (offers.empty() || find_by_id(ruleset_.reference, offers) != nullptr) continue;
    fault(Place(Place(place, i), "last_offers"),
          "The reference has no section " + in_quotes(offers) + ".");
  }
}

void RulesetChecker::check_powers() {
  const Place list(root_, "powers");
  for (std::size_t i = 0; i < ruleset_.powers.size(); ++i) {
    const Power& power = ruleset_.powers[i];
    const Place here(list, i);
    refer(Place(here, "attribute"), power.attribute, attributes_);
    // A power may be used with actions of other attributes than the one it stands under.
    refer_all(Place(here, "actions"), power.actions, actions_);
    check_prerequisites(Place(here, "requires"), power.requires_all);
    const Place numbers(here, "numbers");
    for (std::size_t n = 0; n < power.numbers.size(); ++n) {
      check_power_number(Place(numbers, n), power, power.numbers[n]);
    }
  }
}

void RulesetChecker::check_power_number(const Place& place, const Power& power,
                                        const PowerNumber& number) {
  const auto stands_in = [&](const std::string& text) {
    return text.find(number.text) != std::string::npos;
  };
  if (number.text.empty() || (!stands_in(power.description) && !stands_in(power.trigger) &&
                              !stands_in(power.attack) && !stands_in(power.hit))) {
    fault(Place(place, "text"), in_quotes(number.text) + " is in none of the power's texts.");
  }
  if (!number.action.empty()) refer(Place(place, "action"), number.action, actions_);
  const bool attack = number.kind == PowerNumberKind::attack;
  if (attack || !number.attribute.empty()) {
    refer(Place(place, "attribute"), number.attribute, attributes_);
  }
}

void RulesetChecker::check_natural_weapons() {
  const Place list(root_, "natural_weapons");
  for (std::size_t i = 0; i < ruleset_.natural_weapons.size(); ++i) {
    const Id& ability = ruleset_.natural_weapons[i].ability;
    if (!ability.empty()) refer(Place(Place(list, i), "ability"), ability, abilities_);
  }
}

void RulesetChecker::check_items() {
  const Place list(root_, "items");
  for (std::size_t i = 0; i < ruleset_.items.size(); ++i) {
    const Item& item = ruleset_.items[i];
    const Place here(list, i);
    if (item.categories.empty()) {
      fault(Place(here, "categories"), "An item is offered under its category; this one has none.");
    }
    Owner owner;
    owner.item = true;
    check_modifiers(Place(here, "modifiers"), item.modifiers, owner);
  }
}

void RulesetChecker::check_words() {
  const auto check = [&](std::string_view key, std::string_view lines_key, std::size_t index,
                         const std::vector<std::string>& lines) {
    const Place list(root_, key);
    const Place entry(list, index);
    const Place place(entry, lines_key);
    if (lines.empty()) fault(place, "This list is empty.");
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].empty()) fault(Place(place, i), "This text is empty.");
      if (!seen.insert(lines[i]).second) {
        fault(Place(place, i), in_quotes(lines[i]) + " is in this list more than once.");
      }
    }
  };
  for (std::size_t i = 0; i < ruleset_.looks.size(); ++i) {
    check("looks", "options", i, ruleset_.looks[i].options);
  }
  for (std::size_t i = 0; i < ruleset_.names.size(); ++i) {
    check("names", "names", i, ruleset_.names[i].names);
  }
  for (std::size_t i = 0; i < ruleset_.ideas.size(); ++i) {
    check("ideas", "lines", i, ruleset_.ideas[i].lines);
  }
}

}  // namespace roadbook::data
