// What all systems of Foundry have in common: an actor with its items.
#pragma once

#include <string_view>
#include <vector>

#include "data/import/draft.hpp"
#include "data/import/node.hpp"

namespace roadbook::data {

// The fields of a system: `system`, or `data` in files of before Foundry 10.
Node system_of(const Node& actor);
// The type of an actor or of an item; empty where it says none.
std::string type_of(const Node& thing);
// The items of that type, in their order.
std::vector<Node> items_of(const Node& actor, std::string_view type);
// ", version 6.0.1": of the system that wrote the file, as the file has it; empty where it does
// not.
std::string version_of(const Node& actor);
// The picture of an actor is named; it is never fetched.
void name_picture(Draft& draft, const Node& actor);

// Foundry's own household: it is kept, and not listed.
const std::set<std::string_view>& foundry_household();

}  // namespace roadbook::data
