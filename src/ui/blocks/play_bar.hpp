// The bar at the foot of a sheet in play: the moves that are made most often, and all others.
#pragma once

#include "ui/blocks/move.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// A move with what it costs, in words.
struct QuickMove {
  rules::MoveOffer offer;
  std::string price;
};

struct PlayBarState {
  Memo<std::vector<QuickMove>> offers;
};

// Whether the game has moves that such a sheet begins.
bool has_moves(const rules::Ruleset& ruleset, bool crew);
// The region at the foot of a screen in which they stand.
Block moves_region(Ui& ui);
// The quick moves side by side, as many as there is room for, then "All moves". Draws into the open
// block. `own` (may be null) is how the one who acts stands: with it each move says its price, and
// what the head of the sheet offers is left out.
void play_bar(Ui& ui, const rules::Ruleset& ruleset, const model::Library& library,
              const rules::Id& who, std::uint64_t generation, PlayBarState& state,
              Requests& requests, const rules::Standing* own = nullptr);

}  // namespace roadbook::ui
