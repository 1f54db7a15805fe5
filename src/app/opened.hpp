// What the bytes of a stored document turn out to be, for the games that are known here.
#pragma once

#include <string>

#include "app/games.hpp"
#include "app/keeper.hpp"

namespace roadbook::app {

// Reads one document. What a newer Roadbook wrote can be looked at where this one understands it.
Opened open_saved(const Games& games, const std::string& id, const std::string& bytes);

}  // namespace roadbook::app
