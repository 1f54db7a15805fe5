// The sheet on which an entry of the workshop is tried out, as it is printed.
#pragma once

#include <optional>

#include "app/printing.hpp"
#include "app/workshop.hpp"

namespace roadbook::app {

// The pages of a character, or of a crew, that is made at random in the package's game, and has the
// open entry; with the game's reference where the entry stands there. Nothing where no sheet can be
// made: the game is not here, or has no steps.
std::optional<Paper> tried_paper(const Games& games, const model::Library& library,
                                 const WorkshopPlace& place, const ui::PrintStyle& style,
                                 PaperUse use);

}  // namespace roadbook::app
