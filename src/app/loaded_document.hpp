// What the bytes of a stored document turn out to be, for the games that are known here.
#pragma once

#include <string>

#include "app/autosave.hpp"
#include "app/games.hpp"

namespace roadbook::app {

// Reads one document. What a newer Roadbook wrote can be looked at where this one understands it.
LoadedDocument open_saved(const Games& games, const std::string& id, const std::string& bytes);

}  // namespace roadbook::app
