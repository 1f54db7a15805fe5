// The guided creation of a crew: its state; the screen itself is in panels.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "ui/blocks/ability_choices.hpp"
#include "ui/blocks/crew_cohorts.hpp"
#include "ui/blocks/crew_live_sheet.hpp"
#include "ui/blocks/crew_upgrades.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/screens/creation_frame.hpp"
#include "ui/screens/panels.hpp"

namespace roadbook::ui {

struct CrewCreationState {
  CreationFrameState frame;
  CrewLiveState sheet;
  AbilityChoicesState ability;
  CrewUpgradesState upgrades;
  CrewCohortsState cohorts;
  std::uint64_t seed = 0;  // for "Roll this step": the app sets it, each press draws on
  model::Id document;      // the crew that the rest of this state is about

  Memo<OptionCards> options;              // cards of the step that is shown
  Memo<OptionCards> more_options;         // the second list of the step that is shown
  std::set<std::string> open;             // disclosures that are open
  std::map<std::string, Fold> folds;      // the lists that fold, by their names
  std::map<rules::Id, PickState> people;  // the lists of whom the type knows, by the bond
  std::size_t folds_of = 0;               // the step that these and `folds` are about
  std::size_t suggestion = 0;
  std::uint64_t presses = 0;  // of "Roll this step"
};

}  // namespace roadbook::ui
