// Every field that a sheet holds, in a player's words.
#pragma once

#include <string>
#include <vector>

#include "data/document.hpp"
#include "model/library.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

struct FieldInWords {
  std::string field;  // of the save: "carried"
  std::string label;  // "Item: Rope"
  std::string words;
};

// What differs from an empty sheet, in the order of a save; fields that this version does not know,
// too. `library`, where it is given, has the names of crews.
std::vector<FieldInWords> fields_in_words(const rules::Ruleset& ruleset, const Value& value,
                                          const model::Library* library = nullptr);

// Of those the fields that a sheet to read has no place of its own for, and behind them where what
// packages brought is from.
std::vector<FieldInWords> other_fields_in_words(const rules::Ruleset& ruleset, const Value& value,
                                                const model::Library& library);

}  // namespace roadbook::data
