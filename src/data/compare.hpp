// Two versions of one character or crew, side by side: what differs, field by field, in a player's
// words, and one document made of both.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/document.hpp"
#include "model/library.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

struct Difference {
  // The field as a JSON pointer into the save: "/notes", "/actions/prowl". In a list of things that
  // have names the name stands where the index would: "/carried/rope". Empty: the sheet as a whole,
  // where one is a character and one a crew, or where they are of two games.
  std::string pointer;
  std::string label;   // "Notes", "Prowl", "Item: Rope"
  std::string mine;    // the value in words; empty: there is nothing
  std::string theirs;  // the same of the other version
  bool operator==(const Difference&) const = default;
};

using Differences = std::vector<Difference>;

enum class Side : std::uint8_t { mine, theirs };

// By `Difference::pointer`; what is not in it is taken from `mine`.
using Choices = std::map<std::string, Side>;

// What differs, in the order of a save. Actions, tracks and upgrades are compared one by one, so
// are lists of things with names; other lists as a whole; fields that this version does not know
// one by one; packages as `package_differences` says. The document's own id is not compared.
// `library`, where it is given, has the names of crews.
Differences compare(const rules::Ruleset& ruleset, const Value& mine, const Value& theirs,
                    const model::Library* library = nullptr);

// `mine` with the chosen fields of `theirs`, under the id of `mine`. With all from one side it is
// that side's value. Nothing where the mixture would hold more than a save may.
std::optional<Value> merged(const Value& mine, const Value& theirs, const Choices& choices);

}  // namespace roadbook::data
