// What an ability asks for when it is taken: worded, of the right kind, and as many as it takes.
#include "rules/inner_choices.hpp"

#include <algorithm>

#include "rules/effects.hpp"
#include "rules/permit.hpp"
#include "rules/wording.hpp"

namespace roadbook::rules {

namespace {

// One answer to a choice; the sentence why it is none, or nothing.
std::string foreign_one(const Ruleset& ruleset, const ChoiceDefinition& definition, const Id& id) {
  switch (definition.kind) {
    case ChoiceKind::attribute:
      return find_attribute(ruleset, id) == nullptr ? "there is no attribute \"" + id + "\"." : "";
    case ChoiceKind::action:
      return find_action(ruleset, id) == nullptr ? "there is no action \"" + id + "\"." : "";
    case ChoiceKind::damage_type:
      return find_by_id(ruleset.damage_types, id) == nullptr
                 ? "there is no damage type \"" + id + "\"."
                 : "";
    case ChoiceKind::option:
      return find_by_id(definition.options, id) == nullptr ? "\"" + id + "\" is no option." : "";
    case ChoiceKind::cohort_type:  // of the list, or the table's own word
    case ChoiceKind::words:
    case ChoiceKind::foreign_ability:
    case ChoiceKind::heritage_ability:
      return {};
  }
  return {};
}

// The name of one answer to a choice; the answer itself where it is the player's own words.
std::string name_of_pick(const Ruleset& ruleset, const ChoiceDefinition& definition, const Id& id) {
  const auto name = [&](const auto* found) { return found == nullptr ? id : found->name; };
  switch (definition.kind) {
    case ChoiceKind::attribute:
      return name(find_attribute(ruleset, id));
    case ChoiceKind::action:
      return name(find_action(ruleset, id));
    case ChoiceKind::damage_type:
      return name_or_words(ruleset.damage_types, id);
    case ChoiceKind::option:
      return name(find_by_id(definition.options, id));
    case ChoiceKind::foreign_ability:
    case ChoiceKind::heritage_ability:
      return name(find_ability(ruleset, id));
    case ChoiceKind::cohort_type:
      return name_or_words(ruleset.cohort_types, id);
    case ChoiceKind::words:
      return id;
  }
  return id;
}

class Inside {
 public:
  Inside(const Ruleset& ruleset, const Character& character, FindingList& found)
      : ruleset_(ruleset), character_(character), found_(found) {}

  void ability(const AbilityTaken& taken, const std::string& place, int depth) {
    const Ability* ability = find_ability(ruleset_, taken.id);
    constexpr int deepest = 4;
    if (ability == nullptr || depth > deepest) return;
    for (const ChoiceDefinition& choice : ability->choices) {
      choice_of(*ability, choice, taken, place, depth);
    }
    for (const KnownDefinition& known : ability->knows) {
      if (taken.known.empty() || taken.known.front().name.empty()) {
        found_.unfinished("known_missing", place + "/known",
                          ability->name + ": name your first " + known.noun + ".");
      } else if (taken.known.front().answers.size() < known.questions.size()) {
        found_.hint("known_answers", place + "/known/0/answers",
                    ability->name + ": answer the questions about your first " + known.noun + ".");
      }
    }
    if (taken.answers.size() < ability->questions.size()) {
      found_.hint("ability_answers", place + "/answers",
                  ability->name + " asks you questions; your answers make it yours.");
    }
  }

 private:
  void choice_of(const Ability& ability, const ChoiceDefinition& choice, const AbilityTaken& taken,
                 const std::string& place, int depth) {
    const Id chosen = chosen_ability(taken);
    const Ids ids = picked(choice, chosen);
    if (static_cast<int>(ids.size()) < choice.picks && (choice.required || !ids.empty())) {
      found_.unfinished("choice_missing", place + "/choice", ability.name + ": " + choice.prompt);
    }
    if (ids.empty()) return;
    const auto foreign = [&](const std::string& message) {
      found_.illegal("choice_not_open", chosen, place + "/choice", ability.name + ": " + message);
    };
    const std::string wrong = foreign_pick(ruleset_, choice, chosen);
    if (!wrong.empty()) foreign(wrong);
    const bool from_heritage = choice.kind == ChoiceKind::heritage_ability;
    if (!from_heritage && choice.kind != ChoiceKind::foreign_ability) return;
    const std::vector<AbilityOffer> offers =
        from_heritage ? mixed_offers(ruleset_, character_) : foreign_offers(ruleset_, character_);
    const bool open = std::any_of(offers.begin(), offers.end(), [&](const AbilityOffer& each) {
      return each.ability->id == chosen;
    });
    if (!open) {
      foreign(from_heritage
                  ? "take one of the abilities of the two that you come from."
                  : "take an ability of another " + lowered(ruleset_.words.playbook.one) + ".");
    } else if (taken.inner.empty()) {
      AbilityTaken plain;
      plain.id = chosen;
      this->ability(plain, place + "/choice", depth + 1);
    } else {
      this->ability(taken.inner.front(), place + "/choice", depth + 1);
    }
  }

  const Ruleset& ruleset_;
  const Character& character_;
  FindingList& found_;
};

}  // namespace

Ids picked(const ChoiceDefinition& definition, const std::string& choice) {
  if (choice.empty()) return {};
  if (definition.picks <= 1) return {choice};
  return split(choice, ',');
}

AbilityTaken inner_ability(const AbilityTaken& taken) {
  if (!taken.inner.empty()) return taken.inner.front();
  AbilityTaken inner;
  inner.id = taken.choice;
  return inner;
}

std::string choice_words(const Ruleset& ruleset, const AbilityTaken& taken) {
  const Ability* ability = find_ability(ruleset, taken.id);
  const Id chosen = chosen_ability(taken);
  if (ability == nullptr || ability->choices.empty() || chosen.empty()) {
    return taken.known.empty() ? std::string() : taken.known.front().name;
  }
  const ChoiceDefinition& definition = ability->choices.front();
  std::vector<std::string> names;
  for (const Id& id : picked(definition, chosen)) {
    names.push_back(name_of_pick(ruleset, definition, id));
  }
  if (choice_of_ability(*ability) != nullptr) {
    std::string inside = choice_words(ruleset, inner_ability(taken));
    if (!inside.empty()) names.push_back(std::move(inside));
    return joined(names);
  }
  return joined(names, " and ");
}

std::string foreign_pick(const Ruleset& ruleset, const ChoiceDefinition& definition,
                         const std::string& choice) {
  const Ids ids = picked(definition, choice);
  for (const Id& id : ids) {
    std::string wrong = foreign_one(ruleset, definition, id);
    if (!wrong.empty()) return wrong;
    if (std::count(ids.begin(), ids.end(), id) > 1) return "\"" + id + "\" is chosen twice.";
  }
  if (static_cast<int>(ids.size()) > definition.picks) {
    return "choose " + number(definition.picks) + "; " + number(static_cast<int>(ids.size())) +
           " are chosen.";
  }
  return {};
}

void check_choices(const Ruleset& ruleset, const Character& character, const AbilityTaken& taken,
                   const std::string& place, FindingList& found) {
  Inside(ruleset, character, found).ability(taken, place, 0);
}

}  // namespace roadbook::rules
