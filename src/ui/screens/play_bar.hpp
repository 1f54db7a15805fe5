// The bar at the foot of a sheet in play: the moves that are made most often, and all others.
#pragma once

#include "ui/blocks/move.hpp"
#include "ui/screens/requests.hpp"
#include "ui/screens/views.hpp"

namespace roadbook::ui {

struct PlayBarState {
  Memo<std::vector<MoveOffer>> offers;
};

// Whether the game has moves that such a sheet begins.
bool has_moves(const rules::Ruleset& ruleset, bool crew);
// The quick moves side by side, as many as there is room for, then "All moves". Draws into the open
// block.
void play_bar(Ui& ui, const rules::Ruleset& ruleset, const model::Library& library,
              const rules::Id& who, std::uint64_t generation, PlayBarState& state,
              Requests& requests);

}  // namespace roadbook::ui
