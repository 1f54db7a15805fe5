// A crew's upgrades: as a list to choose from in the creation, as rows of boxes on the sheet.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/kit/pick_list.hpp"

namespace roadbook::ui {

// One upgrade as it stands, with what its next level would change.
struct UpgradeEntry {
  const rules::Upgrade* upgrade = nullptr;
  int marked = 0;
  int brought = 0;  // boxes that the type brings
  int boxes = 1;
  int level = 0;
  std::string change;   // what the next level would do, or what the reached one does
  std::string refusal;  // why no further box can be marked now
  // The boxes of a new crew of that type pay for its next level, whatever else is marked.
  bool in_reach = false;
};

// Upgrades of one family, or a single one.
struct UpgradeFamily {
  std::string name;
  std::vector<UpgradeEntry> entries;
  bool of_type = false;  // of the crew's own type, not open to all
};

// What is open among the upgrades, and what was refused.
struct CrewUpgradesState {
  Memo<std::vector<UpgradeFamily>> families;
  rules::Id refused;         // the upgrade whose box was refused last
  std::string refusal;       // and why
  std::set<rules::Id> open;  // those whose whole text is shown in the list
  PickState pick;            // of the list to choose from
};

// All upgrades that are open to the crew, but for those that pay for cohorts.
std::vector<UpgradeFamily> upgrade_families(const CrewView& view);

// A list to choose from, with what each does and changes beside it; in each part of it those in
// reach come first. Below it stands what those that were taken ask for.
void upgrade_list(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
                  const BeforeControl& before = {});
// A row for each: its boxes, its name, what it does. `by_hand`: boxes can be marked and taken back
// without a move; else those with marked boxes come first.
void upgrade_rows(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
                  bool by_hand);

}  // namespace roadbook::ui
