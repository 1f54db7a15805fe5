// What the fields of a save and their values are called on a sheet.
#pragma once

#include <string>
#include <string_view>

#include "data/compare_units.hpp"
#include "data/document.hpp"
#include "model/library.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// The version of a document that values are put into words for.
struct Subject {
  const rules::Ruleset& ruleset;
  const Value& value;
  const model::Library* library = nullptr;  // has the names of crews
};

// "Notes", "Prowl", "Item: Rope". A field that this version does not know is called by its key.
std::string label_of(const Subject& subject, const Unit& unit);

// The piece's value in words; empty where there is nothing. `other` is the value of the other
// version: a number that is missing beside one that is there counts as 0.
std::string words_of(const Subject& subject, const Unit& unit, const Json* value,
                     const Json* ledger, const Json* other);

// True where the field of a character or a crew has a label of its own here.
bool has_label(bool crew, std::string_view field);

}  // namespace roadbook::data
