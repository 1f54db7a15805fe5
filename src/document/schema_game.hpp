// The schema of what a table's own game says beside its entries.
#pragma once

#include <string>

namespace roadbook::document::schema {

// The properties, as JSON. What stands in a game, too, is described by the schema of games.
std::string game_properties();

}  // namespace roadbook::document::schema
