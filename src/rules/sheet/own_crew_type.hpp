// The type of a crew that a table makes for itself: like one of the game, with words and places of
// its own. Blades in the Dark: "Create crew"; Beacon Road: "Build your own".
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// The crew's type where its own document defines it; nullptr where it is the game's.
const CrewType* own_crew_type(const Crew& crew);
// What it is in the table's words; empty where that was not said.
const std::string& type_words(const Crew& crew);

// The crew with these words for what it is. Of a type of the game that leaves them to the table one
// of its own is made first; nothing that was chosen changes.
Crew with_type_words(const Ruleset& ruleset, const Crew& crew, const std::string& words);
// Whether the table lays out the map of such a crew itself; `type` may be null.
bool lays_out_map(const Ruleset& ruleset, const CrewType* type);
// The same with a claim, and a name for it, in a place of the map.
Crew with_place_on_map(const Ruleset& ruleset, const Crew& crew, const MapPlace& place);

// The name that the table gave a place of the crew's map; empty where it gave none.
std::string own_place_name(const Ruleset& ruleset, const Crew& crew, const Id& cell);

}  // namespace roadbook::rules
