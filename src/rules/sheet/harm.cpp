// Puts the harm of a game's rows, and of levels without one, in order.
#include "rules/sheet/harm.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::rules {

std::string harm_word(const Ruleset& ruleset, int level) {
  bool above = true;
  for (const HarmRow& each : ruleset.harm_rows) {
    if (each.level == level) return each.name;
    above = above && each.level < level;
  }
  return above ? ruleset.harm.beyond : std::string();
}

std::vector<HarmRow> harm_from_worst(const Ruleset& ruleset, const std::vector<Harm>& held) {
  std::vector<HarmRow> rows = ruleset.harm_rows;
  for (const Harm& harm : held) {
    if (std::any_of(rows.begin(), rows.end(),
                    [&](const HarmRow& each) { return each.level == harm.level; })) {
      continue;
    }
    HarmRow& row = rows.emplace_back();
    row.level = harm.level;
    row.name = "Level " + text::number(harm.level);
    row.description = harm_word(ruleset, harm.level);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const HarmRow& a, const HarmRow& b) { return a.level > b.level; });
  return rows;
}

}  // namespace roadbook::rules
