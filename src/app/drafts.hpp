// What is written on the screens and is in no sheet yet, as one text for a page that is loaded
// again: a line of the journal, a new clock, the reason for coin, a trait in a player's own words.
#pragma once

#include <string>

#include "model/library.hpp"
#include "ui/screens/character_creation.hpp"
#include "ui/screens/character_sheet.hpp"
#include "ui/screens/crew_creation.hpp"
#include "ui/screens/crew_sheet.hpp"
#include "ui/screens/journal_screen.hpp"
#include "ui/screens/table.hpp"

namespace roadbook::app {

// The screens that have it.
struct Drafts {
  ui::JournalScreenState& journal;
  ui::GameTableState& table;
  ui::CharacterSheetState& character;
  ui::CrewSheetState& crew;
  ui::CharacterCreationState& making;
  ui::CrewCreationState& making_crew;
};

// Empty where nothing is written.
std::string drafts_to_keep(const Drafts& drafts);
// Puts back what has its document in the library. Gives the rest, which waits for its own.
std::string take_up_drafts(const std::string& kept, const model::Library& library,
                           const Drafts& drafts);

}  // namespace roadbook::app
