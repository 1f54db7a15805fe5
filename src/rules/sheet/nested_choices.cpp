// What an ability asks for when it is taken: worded, of the right kind, and as many as it takes.
#include "rules/sheet/nested_choices.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// One answer to a choice; the sentence why it is none, or nothing.
std::string one_not_permitted(const Ruleset& ruleset, const ChoiceDefinition& definition,
                              const Id& id) {
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
      return find_by_id(definition.options, id) == nullptr ? "\"" + id + "\" is not an option."
                                                           : "";
    case ChoiceKind::cohort_type:  // of the list, or the table's own word
    case ChoiceKind::words:
    case ChoiceKind::other_playbook_ability:
    case ChoiceKind::heritage_ability:
      return {};
  }
  return {};
}

// Choices made one after the other: "BODY and MIND, then MIND and WILL".
std::string in_rounds(const std::vector<std::string>& names, int picks) {
  const auto each = static_cast<std::size_t>(std::max(1, picks));
  std::vector<std::string> rounds;
  for (std::size_t i = 0; i < names.size(); i += each) {
    const std::size_t end = std::min(names.size(), i + each);
    rounds.push_back(joined({names.begin() + static_cast<std::ptrdiff_t>(i),
                             names.begin() + static_cast<std::ptrdiff_t>(end)},
                            " and "));
  }
  return joined(rounds, ", then ");
}

}  // namespace

const ChoiceDefinition* choice_of_ability(const Ability& ability) {
  for (const ChoiceDefinition& choice : ability.choices) {
    if (choice.kind == ChoiceKind::other_playbook_ability ||
        choice.kind == ChoiceKind::heritage_ability) {
      return &choice;
    }
  }
  return nullptr;
}

Id chosen_ability(const AbilityTaken& taken) {
  return taken.nested.empty() ? taken.choice : taken.nested.front().id;
}

Ids picked(const ChoiceDefinition& definition, const std::string& choice) {
  if (choice.empty()) return {};
  if (definition.picks <= 1) return {choice};
  return split(choice, ',');
}

AbilityTaken inner_ability(const AbilityTaken& taken) {
  if (!taken.nested.empty()) return taken.nested.front();
  AbilityTaken nested;
  nested.id = taken.choice;
  return nested;
}

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
    case ChoiceKind::other_playbook_ability:
    case ChoiceKind::heritage_ability:
      return name(find_ability(ruleset, id));
    case ChoiceKind::cohort_type:
      return name_or_words(ruleset.cohort_types, id);
    case ChoiceKind::words:
      return id;
  }
  return id;
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
  if (definition.again) return in_rounds(names, definition.picks);
  if (choice_of_ability(*ability) != nullptr) {
    std::string inside = choice_words(ruleset, inner_ability(taken));
    if (!inside.empty()) names.push_back(std::move(inside));
    return joined(names);
  }
  return joined(names, " and ");
}

std::string pick_not_permitted(const Ruleset& ruleset, const ChoiceDefinition& definition,
                               const std::string& choice) {
  const Ids ids = picked(definition, choice);
  for (const Id& id : ids) {
    std::string wrong = one_not_permitted(ruleset, definition, id);
    if (!wrong.empty()) return wrong;
  }
  // Of what is chosen again and again each round stands for itself.
  const auto round =
      definition.again ? std::max(1, definition.picks) : static_cast<int>(ids.size());
  for (std::size_t from = 0; from < ids.size(); from += static_cast<std::size_t>(round)) {
    const auto begin = ids.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = begin + std::min<std::ptrdiff_t>(round, ids.end() - begin);
    for (auto each = begin; each != end; ++each) {
      if (std::count(begin, end, *each) > 1) return "\"" + *each + "\" is chosen twice.";
    }
  }
  if (definition.again) return {};
  if (static_cast<int>(ids.size()) > definition.picks) {
    return "choose " + number(definition.picks) + "; " + number(static_cast<int>(ids.size())) +
           " are chosen.";
  }
  return {};
}

}  // namespace roadbook::rules
