// Numbers that stand in the text of a power.
#include "rules/play/powers.hpp"

#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/attack.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

void replace_all(std::string& words, const std::string& from, const std::string& to) {
  if (from.empty()) return;
  for (std::size_t at = words.find(from); at != std::string::npos;
       at = words.find(from, at + to.size())) {
    words.replace(at, from.size(), to);
  }
}

std::string dice_of_attribute(int rating, int face) {
  return rating < 1 || face < 2 ? "no die" : number(rating) + "d" + number(face) + "!";
}

// The die of the weapon in hand that does the most; 0 where none is in hand.
int die_in_hand(const Standing& standing) {
  int die = 0;
  for (const Weapon& each : weapons_of(*standing.ruleset, *standing.character, standing.numbers)) {
    if (each.in_hand) die = std::max(die, each.die);
  }
  return die;
}

// What is said in place of `each`; `action` is there but for the Tier.
std::string said_for(const Standing& standing, const PowerNumber& each, const Action* action) {
  const Derived& numbers = standing.numbers;
  const DerivedAction* derived = action == nullptr ? nullptr : find_action(numbers, action->id);
  const int rating = derived == nullptr ? 0 : derived->rating;
  if (each.kind == PowerNumberKind::action) return action->name + each.after;
  if (each.kind == PowerNumberKind::attack) {
    const DerivedAttribute* die = find_attribute(numbers, each.attribute);
    return action->name + " " + dice_of_attribute(rating, die == nullptr ? 0 : die->face) +
           each.after;
  }
  const int counted = each.kind == PowerNumberKind::tier        ? numbers.tier
                      : each.kind == PowerNumberKind::half_dots ? (rating + 1) / 2
                                                                : rating;
  const int sum = counted * each.each + each.plus;
  return number(sum) + (sum == 1 && !each.after_one.empty() ? each.after_one : each.after);
}

bool holds_tag(const Ruleset& ruleset, const Character& character, const Id& tag) {
  return std::any_of(character.carried.begin(), character.carried.end(), [&](const Carried& each) {
    const Item* item = find_item(ruleset, each.item);
    return each.in_hand && item != nullptr && contains(item->tags, tag);
  });
}

}  // namespace

const Action* action_for_power(const Standing& standing, const Power& power) {
  const Action* best = nullptr;
  int most = -1;
  for (const Action& action : standing.ruleset->actions) {
    const bool uses = power.actions.empty() ? action.attribute == power.attribute
                                            : contains(power.actions, action.id);
    const DerivedAction* derived = find_action(standing.numbers, action.id);
    const int rating = derived == nullptr ? 0 : derived->rating;
    if (!uses || rating <= most) continue;
    best = &action;
    most = rating;
  }
  return best;
}

std::string power_in_numbers(const Standing& standing, const Power& power,
                             const std::string& words) {
  const Ruleset& ruleset = *standing.ruleset;
  std::string made = words;
  for (const PowerNumber& each : power.numbers) {
    const Action* action =
        each.action.empty() ? action_for_power(standing, power) : find_action(ruleset, each.action);
    if (action != nullptr || each.kind == PowerNumberKind::tier) {
      replace_all(made, each.text, said_for(standing, each, action));
    }
  }
  if (!ruleset.dice.weapon_word.empty()) {
    const int die = die_in_hand(standing);
    if (die > 0) replace_all(made, "[" + ruleset.dice.weapon_word + "]", "[d" + number(die) + "]");
  }
  for (const Attribute& attribute : ruleset.attributes) {
    const DerivedAttribute* die = find_attribute(standing.numbers, attribute.id);
    if (die != nullptr && die->face > 1) {
      replace_all(made, "[" + attribute.name + "]", "[d" + number(die->face) + "]");
    }
  }
  return made;
}

std::string lacks_stress(const Standing& standing, const Power& power) {
  const Track* stress = find_track(*standing.ruleset, Role::stress);
  const DerivedTrack* boxes =
      stress == nullptr ? nullptr : find_track(standing.numbers, stress->id);
  if (boxes == nullptr || boxes->size == 0) return {};
  const int left = boxes->size - boxes->marked - boxes->marked_for_good;
  const int cost = stress_of_power(standing, power);
  if (cost <= left) return {};
  return "It costs " + number(cost) + " " + small(standing.ruleset->words.stress) +
         ", and you have " + number(std::max(0, left)) + " left.";
}

std::string lacks_in_hand(const Standing& standing, const std::vector<Prerequisite>& all) {
  for (const Prerequisite& each : all) {
    if (each.kind != PrerequisiteKind::in_hand) continue;
    if (holds_tag(*standing.ruleset, *standing.character, each.of)) continue;
    return "Needs " + worded(*standing.ruleset, each) + "; there is none now.";
  }
  return {};
}

std::vector<UpgradeLearning> upgrades_of(const Character& character, const Power& power) {
  std::vector<UpgradeLearning> all;
  for (const PowerUpgrade& upgrade : power.upgrades) {
    UpgradeLearning& made = all.emplace_back();
    made.upgrade = &upgrade;
    made.size = upgrade.clock;
    for (const Clock& clock : character.clocks) {
      if (clock.name != upgrade.name) continue;
      made.begun = true;
      made.filled = clock.filled;
      made.size = clock.size;
    }
  }
  return all;
}

std::vector<SumDice> dice_in(const std::string& words) {
  const auto digit = [&](std::size_t at) {
    return at < words.size() && words[at] >= '0' && words[at] <= '9';
  };
  std::vector<SumDice> all;
  std::size_t at = words.find("[d");
  while (at != std::string::npos) {
    std::size_t from = at;
    while (from > 0 && digit(from - 1)) --from;
    std::size_t end = at + 2;
    while (digit(end)) ++end;
    if (end >= words.size() || words[end] != ']' || end == at + 2) break;
    const int count = from == at ? 1 : std::atoi(words.substr(from, at - from).c_str());
    const int faces = std::atoi(words.substr(at + 2, end - at - 2).c_str());
    if (count > 0) all.push_back({count, faces});
    const std::size_t next = words.find("[d", end);
    if (next == std::string::npos) break;
    std::size_t joint = next;
    while (joint > 0 && digit(joint - 1)) --joint;
    if (words.substr(end + 1, joint - end - 1) != " + ") break;
    at = next;
  }
  return all;
}

}  // namespace roadbook::rules
