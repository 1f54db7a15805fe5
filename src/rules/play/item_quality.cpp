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

int total_quality(const std::vector<MoveReason>& parts) {
  int total = 0;
  for (const MoveReason& each : parts) total += each.value;
  return total;
}

}  // namespace roadbook::rules
