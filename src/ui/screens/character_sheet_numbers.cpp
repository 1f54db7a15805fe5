// All numbers of the sheet that stand nowhere else on it, each with its terms.
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
