// The parts that the library's screen is made of.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/screens/library.hpp"

namespace roadbook::ui {

// The id of the game for what is made new; empty where there is none.
model::Id game_of(const LibraryView& view, const LibraryState& state);
// What a game of the view calls a crew.
const rules::Word& crew_word(const LibraryView& view, std::size_t game);
// Whether a game of the view has crews at all.
bool has_crews(const LibraryView& view, std::size_t game);

// Where a game stands in the view; behind all where it is not there.
std::size_t game_index(const LibraryView& view, const model::Id& id);
// The entries that the filters and the search leave, by game; where all are shown, each crew with
// its members behind it.
const std::vector<std::size_t>& library_shown(const LibraryView& view, LibraryState& state);

// The woodcut band over the top of the library, with its question and what stands under it.
void library_band(Ui& ui, const LibraryView& view, const char* question,
                  const std::function<void()>& below = {});
// What a newcomer sees: what this is, and the first steps.
void library_welcome(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests);
// The games that there are sheets of, in the order of the view.
const std::vector<std::size_t>& games_with_sheets(const LibraryView& view, LibraryState& state);
// A game's emblem and name over what belongs to it.
void game_heading(Ui& ui, const LibraryView& view, std::size_t game);
// The game that new sheets are made for, where there are several: each with its emblem, or, among
// the sheets, in a line.
void library_game(Ui& ui, const LibraryView& view, LibraryState& state);
void library_game_list(Ui& ui, const LibraryView& view, LibraryState& state);
// One sheet as a card, in the cell of a grid.
void library_card(Ui& ui, const LibraryView& view, const LibraryEntry& entry, Requests& requests);
// A crew over the cards of its members: its name and how it stands in one line. `unfolded`: where a
// press on it folds its members, whether they are shown. True when that was pressed.
bool library_crew(Ui& ui, const LibraryView& view, const LibraryEntry& entry,
                  std::optional<bool> unfolded, Requests& requests);
// The card behind a crew's members: makes one more. `beside`: it stands beside others, as high as
// they; in a row of its own it is as low as a button.
void library_add_member(Ui& ui, const LibraryView& view, const LibraryEntry& crew, bool beside,
                        Requests& requests);
// Files of the library that cannot be read.
void library_damaged(Ui& ui, const LibraryView& view, Requests& requests);
// Where it all is kept, the way out and the way in.
void library_place(Ui& ui, const LibraryView& view, const LibraryState& state, Requests& requests);
// The same in one line at the foot of the window.
void library_foot(Ui& ui, const LibraryView& view, const LibraryState& state, Requests& requests);

}  // namespace roadbook::ui
