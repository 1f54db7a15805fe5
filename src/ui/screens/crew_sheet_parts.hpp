// The parts of a crew's sheet, each with its own heading.
#pragma once

#include <string>

#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "ui/screens/crew_sheet.hpp"

namespace roadbook::ui {

// The name with who they are, what is in conflict, and under Edit what is done with the whole
// sheet; with the instruments where there is room for them.
void crew_sheet_head(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Words of the crew that are read in play; a press makes a field of them, which goes when it is
// left. Under Edit the field is there. `heading`: the level, where the words are one.
void crew_told(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
               const CrewText& field, int heading = 0);
// The field of the crew's name, in the head of the sheet.
inline constexpr const char* crew_name_field = "name";
std::string crew_name_label(const rules::Ruleset& ruleset);
// Who they are: type, reputation, lair, grounds, operation, contact.
void sheet_identity(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Its favorite contact and whom else it knows; nothing where the game asks for nobody.
void sheet_contact(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Tier, hold, rep and development.
void sheet_standing(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Tier, hold, rep, heat, wanted, coin and xp side by side, in the head of a wide sheet; there the
// parts below have no boxes of their own. Under Edit Tier and hold are set there, too.
void crew_instruments(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Whether the window is wide enough for them.
bool crew_instruments_shown(const Ui& ui);
// How many boxes of the rep are turf, at the end: they stay when the crew develops.
int crew_turf(const CrewView& view, const rules::Development& next);
// Their boxes; `named` with the name before them.
void crew_rep_track(Ui& ui, const CrewView& view, const rules::Development& next,
                    Requests& requests, bool named);
// A press asks for the crew with so much heat, or with that wanted level.
void crew_heat_track(Ui& ui, const CrewView& view, const rules::Track& heat, Requests& requests,
                     bool named);
void crew_wanted_track(Ui& ui, const CrewView& view, const rules::Track& wanted, Requests& requests,
                       bool named);
// A box of the experience beside others, to its height: many of them stand in one line.
inline constexpr float narrow_box = 0.62F;
// `definition`: the track of the game, `xp` what stands on it now.
void crew_experience_track(Ui& ui, const CrewView& view, const rules::Track& definition,
                           const rules::DerivedTrack& xp, Requests& requests, bool named);
// The game's move for what a button is about, while it is played with moves; empty: the button
// changes the numbers itself, as it does under Edit.
rules::Id standing_move(const CrewView& view, const CrewSheetState& state,
                        const rules::MoveAbout& move);
// For tables that keep their own count: Tier as it is written down.
void crew_tier_stepper(Ui& ui, const CrewView& view, Requests& requests);
// The hold of that place among the game's.
void put_crew_hold(const CrewView& view, Requests& requests, std::size_t hold);
// Both under Edit, where no instruments are shown.
void sheet_by_hand(Ui& ui, const CrewView& view, const CrewSheetState& state, Requests& requests);
// What follows from it, what a score brings, and the ways to set it by hand.
void sheet_more_numbers(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Heat and wanted level; nothing where the game has no heat.
void sheet_heat(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Coin, and its ledger with a reason for each line; nothing where the game has none for crews.
void sheet_coin(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Whether an advance of that track can be taken, and what a press on its button does.
bool crew_advance_waits(const CrewView& view, const rules::DerivedTrack& xp);
void take_crew_advance(const CrewView& view, const rules::Track& definition, CrewSheetState& state,
                       Requests& requests);
// The xp track, its triggers and the advance.
void sheet_experience(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// What it has, each part with the game's word for it as its heading.
void sheet_abilities(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_upgrades(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_cohorts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_factions(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_claims(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_prison(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void sheet_members(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// Takes somebody of the library into the crew.
void add_member(Ui& ui, const CrewView& view, Requests& requests);
// The same as a part of the page, where the members are at its foot.
void sheet_add_member(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// On one page: to the claims of the prison, which unfold.
void go_to_prison(const CrewView& view, CrewSheetState& state);
// Whether there is room for a card of each member at the foot of the board, always in sight; and
// whether they stand there now, which they do not under Edit.
bool has_room_at_foot(const Ui& ui, const CrewView& view);
bool members_at_foot(const Ui& ui, const CrewView& view, const CrewSheetState& state);
// A card for each member, in a list at the lower edge of the window.
void members_foot(Ui& ui, const CrewView& view, Requests& requests);
// What the crew gives each of its members; nothing where it gives nothing.
void sheet_gifts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// The crew's notes, as one text.
void sheet_notes(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
// What the check found, with the way to set a rule aside; nothing where it found nothing.
void sheet_findings(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);

// Flips whether a disclosure is open.
void flip(std::set<std::string>& open, const std::string& key);

}  // namespace roadbook::ui
