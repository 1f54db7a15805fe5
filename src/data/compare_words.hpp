// What the fields of a save and their values are called on a sheet.
#pragma once

#include <string>
#include <string_view>

#include "data/differences.hpp"
#include "document/names.hpp"

namespace roadbook::data {

using document::Subject;

// "Notes", "Prowl", "Item: Rope". A field that this version does not know is called by its key.
std::string label_of(const Subject& subject, const FieldDifference& differing);

// The value in words; empty where there is nothing. `other` is the value of the other
// version: a number that is missing beside one that is there counts as 0.
std::string words_of(const Subject& subject, const FieldDifference& differing, const Json* value,
                     const Json* ledger, const Json* other);

}  // namespace roadbook::data
