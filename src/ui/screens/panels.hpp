// The screens, each drawn from a view; each keeps only state of the interface.
#pragma once

#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/library_view.hpp"

namespace roadbook::ui {

struct CharacterCreationState;
struct CrewCreationState;
struct CharacterSheetState;
struct CrewSheetState;
struct LibraryState;

// The pages of a sheet are no wider, at the size of text 1.
constexpr float sheet_page_width = 1480;

// Each screen fills what the bar leaves of the window.
void draw_character_creation(Ui& ui, const CharacterView& view, CharacterCreationState& state,
                             Requests& requests);
void draw_crew_creation(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests);
void draw_character_sheet(Ui& ui, const CharacterView& view, CharacterSheetState& state,
                          Requests& requests);
void draw_crew_sheet(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests);
void draw_library(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests);

}  // namespace roadbook::ui
