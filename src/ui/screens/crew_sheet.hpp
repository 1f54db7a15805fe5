// The finished crew's sheet: its own state of the interface.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/play/crew_sums.hpp"
#include "ui/blocks/ability_choices.hpp"
#include "ui/blocks/crew_cohorts.hpp"
#include "ui/blocks/crew_live_sheet.hpp"
#include "ui/blocks/crew_upgrades.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/blocks/journal.hpp"
#include "ui/blocks/kept_rows.hpp"
#include "ui/blocks/play_bar.hpp"
#include "ui/screens/panels.hpp"
#include "ui/screens/way_to_part.hpp"

namespace roadbook::ui {

// Something that the crew changes for each of its members, and what it comes from.
struct CrewGift {
  std::string source;
  std::string words;
};

struct CrewSheetState {
  // The sheet of which document this is the state of; another document starts afresh.
  model::Id document;

  std::size_t part = 0;        // of crew_sheet_parts(): the open tab, or where the player went last
  bool in_tabs = false;        // the parts stood in tabs when they were drawn last
  WayToPart way;               // to that part, on one page
  bool way_to_prison = false;  // and there to the claims of the prison
  // What was chosen and what stands there can be changed; else a press only plays, and words are
  // read until they are pressed.
  bool editing = false;
  // It was opened without members: whoever joins stands among the parts until the page is left, so
  // that no part moves away.
  bool members_stay = false;
  std::string writing;          // the id of the field that stands in the place of words
  bool writing_begins = false;  // it is about to get the focus,
  bool writing_is_far = false;  // and to come into sight
  CrewLiveState numbers;
  rules::Id more_numbers;  // the one of the others that is open, apart from the headline's
  CrewUpgradesState upgrades;
  CrewCohortsState cohorts;
  PlayBarState moves;
  JournalState journal;
  AbilityChoicesState ability;
  WaiverState waiver;
  std::set<std::string> open;  // disclosures that are open

  // Under Edit an ability that is removed keeps its place, and a member that is.
  std::vector<KeptRow<rules::AbilityTaken>> ability_rows;
  std::vector<KeptRow<rules::Id>> member_rows;
  bool adding_ability = false;
  bool changing_type = false;
  bool advancing = false;
  bool findings_open = false;     // the rules check lies over the sheet
  std::optional<bool> who_above;  // in a narrow head who they are has lines of its own
  Memo<OptionCards> abilities;
  Memo<OptionCards> types;
  Memo<std::vector<std::string>> credits;
  Memo<std::vector<CrewGift>> gifts;       // what the crew gives each member
  Memo<std::vector<rules::CrewSum>> sums;  // what each score and downtime brings

  int coin_amount = 1;
  std::string coin_reason;
  int heat_amount = 2;
  std::string faction_name;
  rules::Id cell;                   // of the claims map, the one that is looked at
  rules::Id prison_cell;            // the same for the prison
  Memo<std::string> cell_change;    // what it would change to seize it or to give it up
  Memo<std::string> prison_change;  // the same for the prison
};

// Whether the window has room for all parts on one page: a desktop, or a tablet held upright.
bool crew_on_one_page(const Ui& ui);
// The parts of a crew's sheet as its tabs name them; on one page they have the same names.
std::vector<std::string> crew_sheet_parts(const rules::Ruleset& ruleset);
// Shows a part of the sheet: its tab, or on one page it comes into sight and gets the keyboard's
// focus.
void go_to_part(Ui& ui, CrewSheetState& state, std::size_t part);

// Words of a crew that can be written on its sheet, or what it answered.
struct CrewField {
  std::string id;
  std::string name;           // as the sheet calls it
  std::string of = {};        // whom it is about, where several are called so
  bool first_part = false;    // it stands in the first of the parts; else in the last
  std::string words = {};     // what stands there
  std::string question = {};  // what the game asks there; may be empty
};
std::vector<CrewField> crew_fields(const rules::Ruleset& ruleset, const rules::Crew& crew);

}  // namespace roadbook::ui
