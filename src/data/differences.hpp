// The differences of two saves, which are shown and chosen one by one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/json.hpp"

namespace roadbook::data {

enum class DifferenceKind : std::uint8_t {
  field,   // a whole field of the document
  amount,  // one number of an object of numbers
  entry    // one element of a list of things that have names
};

// One difference of two documents; points into both.
struct FieldDifference {
  DifferenceKind kind = DifferenceKind::field;
  std::string field;           // of the document
  std::string key;             // of an amount or an entry
  const Json* mine = nullptr;  // nullptr: not there
  const Json* theirs = nullptr;
  // A ledger that goes with the sum beside it.
  std::string ledger;
  const Json* mine_ledger = nullptr;
  const Json* theirs_ledger = nullptr;

  // Whether the two sides are not the same, the ledger included.
  bool differs() const;
  // "/field" or "/field/key", escaped as RFC 6901 says.
  std::string pointer() const;
};

// All differences, in the order of `mine`, each that only `theirs` has at its place among them.
// Both must be objects and outlive the list. `format`, `version` and `id` are none.
std::vector<FieldDifference> field_differences(const Json& mine, const Json& theirs);

}  // namespace roadbook::data
