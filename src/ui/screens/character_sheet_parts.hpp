// The parts of the character's sheet. Each draws its heading and its fields into the open block.
#pragma once

#include <optional>
#include <string>

#include "ui/kit/widgets.hpp"
#include "ui/screens/character_sheet.hpp"

namespace roadbook::ui {

// True for a statistic that stands beside the pool of health, and not among the other numbers.
bool stands_with_health(const rules::Ruleset& ruleset, const rules::Statistic& statistic);

// What every part looks at and asks with.
struct CharacterSheet {
  Ui& ui;
  const CharacterView& view;
  CharacterSheetState& state;
  Requests& requests;
  // Play in four columns: each thing has one low line, or more where its column has room, and opens
  // to all that it says.
  bool dense = false;

  // What is looked at: the game with what its table made, and the character.
  const rules::Ruleset& ruleset() const { return *view.ruleset; }
  const rules::Character& character() const { return *view.character; }
};

// Asks for `after` in place of the character.
void put(CharacterSheet& sheet, rules::Character after, std::string merge_key = {});
// The same for what a block gives back where something was pressed.
void put_chosen(CharacterSheet& sheet, std::optional<rules::Character>&& after);
// The same, worded by the part that asks for it.
void put_as(CharacterSheet& sheet, rules::Character after, std::string words);
// The same as a move of play: one step of undo, and a line in the journal with these words.
void put_as_move(CharacterSheet& sheet, const rules::Character& after, const std::string& words);
// The advance of the track is taken for this action, or this ability: by the game's own move, where
// it has one. `after` is the character with it.
void put_advance(CharacterSheet& sheet, const rules::Id& track, const rules::Id& taken,
                 const rules::Character& after, const std::string& words);
// The same, after a question where something would be lost.
void propose(CharacterSheet& sheet, rules::Character after);
// Of the gap between two columns of the Play page, for a scrollbar.
inline constexpr float column_bar = 12;
// The room over a heading, beside the gap between what stands in a column.
float above_section(const CharacterSheet& sheet);
// The heading of a part, with room above it and a short value at its end.
void section(CharacterSheet& sheet, const std::string& title, const std::string& value = {});
// The same with something to press at its end. True when it was pressed. `open`: of what opens in
// place, whether it is. `widest`: words that change keep the room of these.
bool section_link(CharacterSheet& sheet, const std::string& title, const std::string& link_words,
                  const std::string& description, std::optional<bool> open = {},
                  const std::string& widest = {});
// Whether moves are made from this sheet: it is in play, in a library, and its game has moves.
bool plays_moves(const CharacterSheet& sheet);
// Opens a move of this character.
void begin_move(CharacterSheet& sheet, rules::MoveStart start);
// Opens the list over the sheet.
void open_list(CharacterSheet& sheet, SheetList list, rules::Id advance = {});
// A list that grows, in a column of the Play page: it scrolls by itself where the
// column has no room for all, so that what stands below it stays in sight. Elsewhere nothing.
// `last`: it stays whole as long as the others of its column can give way. So many low rows of it
// stay in sight in any case.
Block growing_list(CharacterSheet& sheet, std::string_view name, bool last = false, int rows = 3);
// Opens that entry in place, or shuts it.
void open_entry(CharacterSheet& sheet, const std::string& key);
bool is_open(const CharacterSheet& sheet, const std::string& key);
// An entry whose text opens in place, in an opened_part(); true while it is open. `key` tells
// entries apart. `always`: what the note says at any time, also where the sheet's use brings
// something before it; with it the note takes as many lines as that has room for. `one_line`: it is
// cut, as in columns.
bool entry_line(CharacterSheet& sheet, const std::string& key, const std::string& name,
                const std::string& note, const std::string& always = {}, bool one_line = false);
// The track's edit: so many boxes marked, those marked for good included.
void mark(CharacterSheet& sheet, const rules::DerivedTrack& track, int marked);

// ---- head
// At the sides of a narrow window.
inline constexpr float narrow_margin = 16;
// A narrow window that is low, as each phone is with large letters: the head is one line with what
// hurts and heals, and the page begins with all else that it holds.
bool head_in_a_line(const Ui& ui);
void sheet_head(CharacterSheet& sheet);
// The emblem of the heritage, which stands beside the name; empty where it has none.
const rules::Id& seal_of(const CharacterSheet& sheet);
// What the page begins with where the head is one line.
void sheet_below_head(CharacterSheet& sheet);
// All that a wide head holds: on a low window it goes with the page.
void sheet_wide_head(CharacterSheet& sheet);
// While the creation is not finished, the sheet says so and offers to begin play.
void sheet_phase(CharacterSheet& sheet);
void sheet_strip(CharacterSheet& sheet);  // in its place on the Story page
void sheet_marks(CharacterSheet& sheet);  // what wears the character down, as small boxes in a line
// The same in one line of its own: as numbers where the boxes have no room in it ("Stress 4/9").
void sheet_marks_in_a_line(CharacterSheet& sheet);
void sheet_stat_links(CharacterSheet& sheet);  // defenses and points, each a number to press
// What the rules check has to say, in a word; empty where it has nothing.
std::string conflict_words(const CharacterSheet& sheet);
// The same: a press opens what it found. It keeps its place.
void sheet_conflicts(CharacterSheet& sheet);
void sheet_states(CharacterSheet& sheet);    // beside those of the hit points: retired, in prison
void sheet_defenses(CharacterSheet& sheet);  // as shields
void sheet_terms(CharacterSheet& sheet);     // of the defense that was pressed, over the sheet
// Names and portrait, what can be done with the sheet, and all its numbers.
void sheet_names(CharacterSheet& sheet);
void sheet_buttons(CharacterSheet& sheet);
void sheet_numbers(CharacterSheet& sheet);
// ---- body and spirit
void sheet_hit_points(CharacterSheet& sheet);  // now, with what hurts and heals
// The bar, and what of the points has no room in a head of one line.
void sheet_hit_points_bar(CharacterSheet& sheet);
// Tracks of points without an end, which are earned and spent.
std::vector<const rules::Track*> point_tracks(const CharacterSheet& sheet);
int points_of(const CharacterSheet& sheet, const rules::Track& track);
// Earns or spends a point: by the game's move, or where it has none by the number itself.
void change_points(CharacterSheet& sheet, const rules::Track& track, int by);
void sheet_points(CharacterSheet& sheet);  // that are earned and spent, in the head
void sheet_boxes(CharacterSheet& sheet);
// Whether a phone's page has room for the boxes that items bring beside the shields, which are so
// wide there; then they stand there, and not among the others.
bool armor_beside_shields(CharacterSheet& sheet);
void sheet_armor(CharacterSheet& sheet);
inline constexpr float narrow_shields = 206;
inline constexpr float beside_shields = 16;
void sheet_harm(CharacterSheet& sheet);
void sheet_clocks(CharacterSheet& sheet);  // that heal
void sheet_conditions(CharacterSheet& sheet);
void sheet_own_clocks(CharacterSheet& sheet);
// ---- what the character can do
void sheet_actions(CharacterSheet& sheet);
void sheet_experience(CharacterSheet& sheet);  // tracks that stand with no attribute
void sheet_session(CharacterSheet& sheet);     // tonight's, and advances that wait
// What ends the session, in play where the session brings experience.
void sheet_end_of_session(CharacterSheet& sheet);
// How many advances of a track wait, and what takes one, as a button says it.
struct WaitingAdvance {
  int count = 0;
  std::string name;
  std::string description;
};
WaitingAdvance waiting_advance(const CharacterSheet& sheet, const rules::Track& track,
                               const rules::DerivedTrack& boxes);
// Opens what an advance of the track is taken from: dots, or abilities.
void take_advance(CharacterSheet& sheet, const rules::Track& track);
void sheet_attacks(CharacterSheet& sheet);
// Of which kind a carried weapon is that leaves it open.
void choose_kind(CharacterSheet& sheet, std::size_t carried);
void sheet_abilities(CharacterSheet& sheet);
void sheet_powers(CharacterSheet& sheet);
// Whether the powers stand under the heading of the attacks: in play, where there are some.
bool powers_follow_attacks(const CharacterSheet& sheet);
void sheet_help(CharacterSheet& sheet);  // what helps at the table, from abilities and the crew
// ---- who the character is and what it has
void sheet_identity(CharacterSheet& sheet);
// What is asked beside a virtue or a vice: "How your virtue shows".
std::string shows_how(const std::string& word);
void sheet_load(CharacterSheet& sheet);
void sheet_people(CharacterSheet& sheet);
// Whom the game asks for beside the two, and whoever else stands on the sheet.
void sheet_more_people(CharacterSheet& sheet);
void sheet_wealth(CharacterSheet& sheet);
void sheet_crew(CharacterSheet& sheet);
void sheet_notes(CharacterSheet& sheet);
void sheet_findings(CharacterSheet& sheet);
void sheet_rules_check(CharacterSheet& sheet);  // the same in a dialog
// ---- the Story page while it is read
void story_who(CharacterSheet& sheet);     // portrait, names, what was chosen as a paragraph
void story_words(CharacterSheet& sheet);   // virtue and vice, what is known, answers, notes
void story_people(CharacterSheet& sheet);  // whom the character knows, with those in a place marked
// ---- over the sheet: each draws its dialog while that is open, and nothing else
void sheet_lists(CharacterSheet& sheet);
void sheet_traumas(CharacterSheet& sheet);
void sheet_condition_list(CharacterSheet& sheet);
void sheet_clock_dialog(CharacterSheet& sheet);
void sheet_session_end(CharacterSheet& sheet);
void sheet_advance(CharacterSheet& sheet);
void sheet_confirmation(CharacterSheet& sheet);

}  // namespace roadbook::ui
