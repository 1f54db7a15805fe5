// The facts of an item in the order in which they are read.
#include "ui/blocks/item_facts.hpp"

#include <algorithm>
#include <vector>

#include "text/wording.hpp"

namespace roadbook::ui {

namespace {

const char* rarity_word(rules::Rarity rarity) {
  switch (rarity) {
    case rules::Rarity::common:
      return "";
    case rules::Rarity::uncommon:
      return "uncommon";
    case rules::Rarity::rare:
      return "rare";
    case rules::Rarity::unique:
      return "unique";
  }
  return "";
}

// What carrying it brings: boxes as so many, any other number with its sign.
std::string gift_words(const rules::Ruleset& ruleset, const rules::Modifier& gift) {
  const rules::Statistic* statistic = rules::find_statistic(ruleset, gift.target);
  if (gift.kind != rules::ModifierKind::add || statistic == nullptr || gift.value == 0) return {};
  const bool boxes =
      std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(),
                  [&](const rules::Track& each) { return each.statistic == statistic->id; });
  if (boxes) return rules::number(gift.value) + " " + rules::lowered(statistic->name);
  return text::with_sign(gift.value) + " " + statistic->name;
}

}  // namespace

std::string item_facts(const rules::Ruleset& ruleset, const rules::Item& item) {
  std::vector<std::string> facts;
  facts.push_back(item.load == 0 ? rules::say(ruleset, "no {load}")
                                 : rules::say(ruleset, "{load} ") + rules::number(item.load));
  const auto held = [](int hands, int die) {
    std::string words = hands == 1 ? "one hand" : hands == 2 ? "two hands" : "";
    if (die > 0) words += (words.empty() ? "d" : " d") + rules::number(die);
    return words;
  };
  // Held the other way it may have another die ("Weapons": the spear).
  std::string ways = held(item.hands, item.effect_die);
  if (item.other_hands > 0) ways += " or " + held(item.other_hands, item.other_die);
  if (!ways.empty()) facts.push_back(std::move(ways));
  if (item.reach > 0) facts.push_back("reach " + rules::number(item.reach) + " feet");
  if (item.range > 0) facts.push_back("range " + rules::number(item.range) + " feet");
  for (const rules::Id& tag : item.tags) facts.push_back(text::spaced(tag));
  if (item.rarity != rules::Rarity::common) facts.emplace_back(rarity_word(item.rarity));
  return rules::joined(facts, " · ");
}

std::string short_item_facts(const rules::Ruleset& ruleset, const rules::Item& item, bool tags) {
  constexpr int arm = 5;  // so far reaches whatever is in hand
  std::vector<std::string> facts;
  if (item.effect_die > 0) {
    std::string die = "d" + rules::number(item.effect_die);
    if (item.other_die > 0) die += " or d" + rules::number(item.other_die);
    facts.push_back(std::move(die));
  }
  if (item.reach > arm) facts.push_back("reach " + rules::number(item.reach) + "'");
  if (item.range > 0) facts.push_back(rules::number(item.range) + "'");
  for (const rules::Modifier& each : item.modifiers) {
    std::string words = gift_words(ruleset, each);
    if (!words.empty()) facts.push_back(std::move(words));
  }
  if (!tags) return rules::joined(facts, ", ");
  const std::string name = text::in_small_letters(item.name);
  for (const rules::Id& tag : item.tags) {
    if (name.find(text::spaced(tag)) == std::string::npos) facts.push_back(text::spaced(tag));
  }
  return rules::joined(facts, ", ");
}

}  // namespace roadbook::ui
