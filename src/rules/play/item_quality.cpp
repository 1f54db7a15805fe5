// Adds up the quality of a thing.
#include "rules/play/item_quality.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::rules {

std::vector<MoveReason> item_quality(const Ruleset& ruleset, const Item& item, int tier,
                                     const std::vector<MoveHelp>& helps) {
  std::vector<MoveReason> parts{{ruleset.words.tier.one, tier}};
  for (const Id& tag : item.tags) {
    const int value = amount_of(ruleset.quality_tags, tag);
    if (value != 0) parts.push_back({raised(tag), value});
  }
  for (const MoveHelp& help : helps) {
    const bool counts =
        std::any_of(help.when.begin(), help.when.end(), [&](const OccasionOf& when) {
          return when.kind == Occasion::quality && contains(item.categories, when.of);
        });
    if (counts && help.gives == Gives::quality) parts.push_back({help.label, help.value});
  }
  return parts;
}

std::vector<MoveReason> item_quality(const Ruleset& ruleset, const Carried& carried, int tier,
                                     const std::vector<MoveHelp>& helps) {
  const Item* item = find_item(ruleset, carried.item);
  if (item != nullptr) return item_quality(ruleset, *item, tier, helps);
  if (!carried.item.empty() || (carried.category.empty() && !carried.fine)) return {};
  Item own;
  if (!carried.category.empty()) own.categories = {carried.category};
  // A fine make is what the game's tags call fine: the first that adds to the quality.
  if (carried.fine && !ruleset.quality_tags.empty()) {
    own.tags = {ruleset.quality_tags.begin()->first};
  }
  return item_quality(ruleset, own, tier, helps);
}

int total_quality(const std::vector<MoveReason>& parts) {
  int total = 0;
  for (const MoveReason& each : parts) total += each.value;
  return total;
}

}  // namespace roadbook::rules
