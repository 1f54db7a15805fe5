// All numbers of the sheet that stand nowhere else on it, each with its terms.
#include <algorithm>
#include <vector>

#include "rules/derive/derive.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using Statistics = std::vector<const rules::DerivedStatistic*>;

bool stands_elsewhere(const rules::Ruleset& ruleset, const rules::Statistic& statistic) {
  return statistic.role == rules::Role::lifestyle || stands_with_health(ruleset, statistic);
}

}  // namespace

bool stands_with_health(const rules::Ruleset& ruleset, const rules::Statistic& statistic) {
  const rules::Track* health = rules::find_track(ruleset, rules::Role::health);
  if (health == nullptr || health->statistic == statistic.id) return false;
  const rules::Statistic* pool = rules::find_statistic(ruleset, health->statistic);
  const bool marked =
      std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(),
                  [&](const rules::Track& each) { return each.statistic == statistic.id; });
  return pool != nullptr && pool->group == statistic.group && !marked;
}

void sheet_numbers(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  section(sheet, "All numbers");
  hint(ui, "Press one to see what it is made of.");
  Statistics all;
  for (const rules::Statistic& statistic : ruleset.statistics) {
    if (rules::contains(ruleset.headline, statistic.id) || stands_elsewhere(ruleset, statistic))
      continue;
    const rules::DerivedStatistic* each =
        rules::find_statistic(sheet.view.standing.numbers, statistic.id);
    if (each != nullptr) all.push_back(each);
  }
  statistic_links(ui, "Other numbers", ruleset, all, sheet.state.open);
}

}  // namespace roadbook::ui
