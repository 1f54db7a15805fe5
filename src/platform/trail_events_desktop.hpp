// The keys and buttons that lead back and forward on the desktop.
#pragma once

#include <SDL_events.h>

#include <cstdint>

namespace roadbook::platform {

enum class Way : std::uint8_t { none, back, forward };

// Where an event leads along the trail: Alt with an arrow, a keyboard's keys for back and forward,
// and the side buttons of a mouse.
Way way_of(const SDL_Event& event);

}  // namespace roadbook::platform
