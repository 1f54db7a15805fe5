// Checks the playbook that a table makes for itself while the character is created.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "rules/game/keys.hpp"
#include "rules/judge/check_parts.hpp"
#include "rules/judge/own_playbook.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

StepKind step_of_own_playbook(const Ruleset& ruleset) {
  for (const Step& each : ruleset.character_steps) {
    if (each.kind == StepKind::own_playbook) return each.kind;
  }
  return StepKind::playbook;
}

// "2 and 1"
std::string dots_in_words(const std::vector<int>& dots) {
  std::vector<std::string> words;
  for (const int each : dots) words.push_back(number(each));
  return text::joined(words, " and ");
}

bool is_of_crews(const Ruleset& ruleset, const Id& ability) {
  return std::any_of(ruleset.crew_types.begin(), ruleset.crew_types.end(),
                     [&](const CrewType& each) { return contains(each.abilities, ability); });
}

// What goes beyond what the game lets a table's own playbook have.
void beyond_the_rule(const Ruleset& ruleset, const Playbook& own, const std::string& place,
                     FindingList& found) {
  const OwnPlaybookRule& rule = ruleset.creation.own_playbook;
  std::vector<int> dots;
  for (const auto& [action, count] : own.starting_dots) dots.push_back(count);
  std::sort(dots.begin(), dots.end(), std::greater<>());
  bool fits = dots.size() <= rule.dots.size();
  for (std::size_t i = 0; fits && i < dots.size(); ++i) fits = dots[i] <= rule.dots[i];
  if (!rule.dots.empty() && !fits) {
    found.illegal("own_playbook_more_dots", {}, place + keys::place_of(keys::starting_dots),
                  say(ruleset, "{A playbook} begins with ") + dots_in_words(rule.dots) +
                      " dots, yours with " + dots_in_words(dots) + ".");
  }
  const auto too_many = [&](const char* name, const std::string& key, std::size_t has, int most,
                            const std::string& what) {
    if (most <= 0 || static_cast<int>(has) <= most) return;
    found.illegal(name, {}, place + key,
                  say(ruleset, "{A playbook} has ") + number(most) + ' ' + what + ", yours has " +
                      number(static_cast<int>(has)) + ".");
  };
  too_many("own_playbook_more_abilities", keys::place_of(keys::abilities), own.abilities.size(),
           rule.abilities, say(ruleset, "{ability+}"));
  too_many("own_playbook_more_items", keys::place_of(keys::items), own.items.size(), rule.items,
           say(ruleset, "{item+}"));
  for (const Id& each : own.abilities) {
    const Ability* ability = find_ability(ruleset, each);
    if (ability == nullptr || !is_of_crews(ruleset, each)) continue;
    found.illegal("own_playbook_crew_ability", each, place + keys::place_of(keys::abilities),
                  ability->name + say(ruleset, " is {a ability} of {crew+}."));
  }
}

}  // namespace

void check_own_playbook(const Standing& standing, FindingList& found) {
  const Character& character = *standing.character;
  const Playbook* own = own_playbook(character);
  if (character.in_play || own == nullptr) return;
  const Ruleset& ruleset = *standing.ruleset;
  const OwnPlaybookRule& rule = ruleset.creation.own_playbook;
  const std::string place = own_playbook_place(character);
  found.at(step_of_own_playbook(ruleset));
  if (is_blank(own->name)) {
    found.unfinished("own_playbook_name", place + keys::place_of(keys::name),
                     say(ruleset, "Give your {playbook} a name."));
  }
  for (std::size_t rank = 0; rank < rule.dots.size(); ++rank) {
    if (!starting_action(ruleset, *own, rank).empty()) continue;
    found.unfinished(
        "own_playbook_dots", place + keys::place_of(keys::starting_dots),
        say(ruleset, "Choose your {playbook}'s {action+}: ") + dots_in_words(rule.dots) + " dots.");
    break;
  }
  if (is_blank(own->xp_trigger)) {
    found.hint("own_playbook_trigger", place + keys::place_of(keys::xp_trigger),
               say(ruleset, "Say what earns your {playbook} {experience}."));
  }
  const auto too_few = [&](const char* name, const std::string& key, std::size_t has, int wanted,
                           const std::string& what) {
    const int missing = wanted - static_cast<int>(has);
    if (missing <= 0) return;
    found.hint(name, place + key,
               say(ruleset, "Your {playbook} has room for ") + number(missing) + " more " + what +
                   say(ruleset, ": a whole {playbook} has ") + number(wanted) + ".");
  };
  too_few("own_playbook_abilities", keys::place_of(keys::abilities), own->abilities.size(),
          rule.abilities, say(ruleset, "{ability+}"));
  too_few("own_playbook_items", keys::place_of(keys::items), own->items.size(), rule.items,
          say(ruleset, "{item+}"));
  too_few("own_playbook_contacts", keys::place_of(keys::contacts), own->contacts.size(),
          rule.contacts, "people to know");
  // One of a game or a package that the sheet only carries says where it is from.
  if (own->source.empty()) beyond_the_rule(ruleset, *own, place, found);
}

}  // namespace roadbook::rules
