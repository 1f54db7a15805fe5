// The facts of an item in the order in which they are read.
#include "ui/blocks/item_facts.hpp"

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

}  // namespace roadbook::ui
