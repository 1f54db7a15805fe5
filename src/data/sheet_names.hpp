// The ids that a sheet names, whatever they are of.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "data/json.hpp"
#include "model/document.hpp"

namespace roadbook::data {

using NamedIds = std::set<std::string, std::less<>>;

// Adds every text of a value that may be an id, and every key: an id may stand as either.
void add_names(const Json& json, NamedIds& names);
// What a sheet names. What it brings along itself is no use of it.
NamedIds names_in(const model::Value& sheet);

}  // namespace roadbook::data
