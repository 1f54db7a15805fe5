// Names for things: an id is a snake_case word of a ruleset, or the random id of a document.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "text/wording.hpp"

namespace roadbook::rules {

// Sentences are made of the words of src/text everywhere in the rules.
using namespace text;

using Id = std::string;
using Ids = std::vector<Id>;

// An amount by id, in the order of the ids.
using Amounts = std::map<Id, int>;

// The amount that stands under `id`, or 0.
inline int amount_of(const Amounts& amounts, const Id& id) {
  const auto found = amounts.find(id);
  return found == amounts.end() ? 0 : found->second;
}

// Whether the id is one of them.
inline bool contains(const Ids& ids, const Id& id) {
  for (const Id& each : ids) {
    if (each == id) return true;
  }
  return false;
}

// The entry with this id in a list of definitions, or nullptr.
template <class Definition>
const Definition* find_by_id(const std::vector<Definition>& list, const Id& id) {
  for (const Definition& each : list) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

}  // namespace roadbook::rules
