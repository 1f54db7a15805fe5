// Checks what was chosen inside abilities: of the right kind, and as many as each takes.
#include "rules/judge/check_choices.hpp"

#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"

namespace roadbook::rules {

namespace {

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
        found_.unfinished("known_missing", place + keys::place_of(keys::known),
                          ability->name + ": name your first " + known.noun + ".");
      } else if (taken.known.front().answers.size() < known.questions.size()) {
        found_.hint("known_answers",
                    place + keys::place_at(keys::known, 0) + keys::place_of(keys::answers),
                    ability->name + ": answer the questions about your first " + known.noun + ".");
      }
    }
    if (taken.answers.size() < ability->questions.size()) {
      found_.hint("ability_answers", place + keys::place_of(keys::answers),
                  ability->name + " asks you questions; your answers make it yours.");
    }
  }

 private:
  void choice_of(const Ability& ability, const ChoiceDefinition& choice, const AbilityTaken& taken,
                 const std::string& place, int depth) {
    const Id chosen = chosen_ability(taken);
    const Ids ids = picked(choice, chosen);
    // Of what is made again and again the last round may be open.
    const int last = choice.again ? static_cast<int>(ids.size()) % choice.picks : 0;
    const bool unfinished = choice.again ? last != 0 || (choice.required && ids.empty())
                                         : static_cast<int>(ids.size()) < choice.picks;
    if (unfinished && (choice.required || !ids.empty())) {
      found_.unfinished("choice_missing", place + keys::place_of(keys::choice),
                        ability.name + ": " + choice.prompt);
    }
    if (ids.empty()) return;
    const auto not_permitted = [&](const std::string& message) {
      found_.illegal("choice_not_open", chosen, place + keys::place_of(keys::choice),
                     ability.name + ": " + message);
    };
    const std::string wrong = pick_not_permitted(ruleset_, choice, chosen);
    if (!wrong.empty()) not_permitted(wrong);
    const bool from_heritage = choice.kind == ChoiceKind::heritage_ability;
    if (!from_heritage && choice.kind != ChoiceKind::other_playbook_ability) return;
    const std::vector<AbilityOffer> offers = from_heritage
                                                 ? mixed_offers(ruleset_, character_)
                                                 : offers_of_other_playbooks(ruleset_, character_);
    const bool open = std::any_of(offers.begin(), offers.end(), [&](const AbilityOffer& each) {
      return each.ability->id == chosen;
    });
    if (open && from_heritage) once_for_each(ability, chosen, place);
    if (!open) {
      not_permitted(from_heritage
                        ? say(ruleset_, "take one of the {ability+} of the two that you come from.")
                        : say(ruleset_, "take {a ability} of another {playbook}."));
    } else if (taken.nested.empty()) {
      AbilityTaken plain;
      plain.id = chosen;
      this->ability(plain, place + keys::place_of(keys::choice), depth + 1);
    } else {
      this->ability(taken.nested.front(), place + keys::place_of(keys::choice), depth + 1);
    }
  }

  // Taken twice, such an ability is taken once for each of the two heritages.
  void once_for_each(const Ability& ability, const Id& chosen, const std::string& place) {
    std::vector<AbilityTaken> same;
    for (const AbilityTaken& each : character_.abilities) {
      if (each.id == ability.id) same.push_back(each);
    }
    if (same.size() != 2 || chosen_ability(same[1]) != chosen) return;
    const auto gives = [&](const Id& heritage, const AbilityTaken& taken) {
      const Heritage* found = find_heritage(ruleset_, heritage);
      return found != nullptr && contains(found->abilities, chosen_ability(taken));
    };
    const auto& [one, two] = character_.parent_heritages;
    if ((gives(one, same[0]) && gives(two, same[1])) ||
        (gives(two, same[0]) && gives(one, same[1]))) {
      return;
    }
    found_.illegal("choice_of_same_heritage", chosen, place + keys::place_of(keys::choice),
                   ability.name + ": take one of each of the two that you come from.");
  }

  const Ruleset& ruleset_;
  const Character& character_;
  FindingList& found_;
};

}  // namespace

void check_choices(const Ruleset& ruleset, const Character& character, const AbilityTaken& taken,
                   const std::string& place, FindingList& found) {
  Inside(ruleset, character, found).ability(taken, place, 0);
}

}  // namespace roadbook::rules
