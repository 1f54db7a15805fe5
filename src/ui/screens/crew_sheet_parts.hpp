// The parts of a crew's sheet, each with its own heading.
#pragma once

#include "ui/screens/crew_sheet.hpp"

namespace roadbook::ui {

// Who they are: type, reputation, lair, grounds, operation, contact.
void sheet_identity(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_contact(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Tier, hold, rep and development.
void sheet_standing(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Tier, hold, rep, heat, wanted, coin and xp side by side, in the head of a wide sheet; there the
// parts below have no boxes of their own.
void crew_instruments(Ui& ui, const CrewView& view, Requests& requests);
bool crew_instruments_shown(const Ui& ui);
// What follows from it, what a score brings, and the ways to set it by hand.
void sheet_more_numbers(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_heat(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_coin(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// The xp track, its triggers and the advance.
void sheet_experience(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_abilities(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_upgrades(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_cohorts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_factions(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_claims(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_prison(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_members(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_notes(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_findings(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);

// Flips whether a disclosure is open.
void flip(std::set<std::string>& open, const std::string& key);

}  // namespace roadbook::ui
