// The name of a track where it is pressed: to read what the track is for, or to take what it
// offers.
#pragma once

#include <cstdint>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/rating.hpp"

namespace roadbook::ui {

// The name of a track that a finger presses to read what it is for; `words` is where it is drawn.
void about_track(Ui& ui, const Track& what, std::uint32_t track, const Rect& rect,
                 const Rect& words);
// Draws the name with what the track offers, behind it or below it, where the name alone would
// stand; in a place that is too small for both what it offers alone.
void offer_at_name(Ui& ui, const Track& what, std::uint32_t track, const Rect& place);

}  // namespace roadbook::ui
