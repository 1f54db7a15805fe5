// The words by which a sheet is found.
#pragma once

#include <string>

#include "document/names.hpp"

namespace roadbook::document {

// All that the fields of a sheet say in words, in the order of a save: the player's own words and
// the names of what was chosen, each on a line. Numbers, ids, other sheets' names and the journal,
// which has a search of its own, are left out. Very much is left out behind 32,000 bytes.
std::string search_words(const Subject& subject);

}  // namespace roadbook::document
