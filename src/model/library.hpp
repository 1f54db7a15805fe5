// All characters and crews that a person keeps, as one value.
#pragma once

#include <map>
#include <vector>

#include "model/document.hpp"
#include "model/portrait.hpp"

namespace roadbook::model {

struct Library {
  std::map<Id, Value> documents;
  // By the sheet's id, as far as they were read or set: one that is not here may be in the store.
  // nullptr: there is none.
  std::map<Id, Portrait> portraits = {};
  bool operator==(const Library&) const = default;
};

const Value* find(const Library& library, const Id& id);
const rules::Character* find_character(const Library& library, const Id& id);
const rules::Crew* find_crew(const Library& library, const Id& id);

// The crew that a character is in, or nullptr.
const rules::Crew* crew_of(const Library& library, const rules::Character& character);
// The characters that are in a crew, by name.
std::vector<const rules::Character*> members_of(const Library& library, const Id& crew);

}  // namespace roadbook::model
