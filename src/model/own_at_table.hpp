// What the sheets of one table brought along of their own, and the packages that are in use.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "model/library.hpp"
#include "rules/game/own.hpp"

namespace roadbook::model {

// Points into the sheets.
struct OwnAtTable {
  const rules::OwnDefinitions* own = nullptr;  // the sheet's; never null
  rules::Scope scope = rules::Scope::character;
  // Those of the others, each with its scope, in the order in which they are laid over the game.
  std::vector<std::pair<const rules::OwnDefinitions*, rules::Scope>> others;

  // True where nobody made anything.
  bool empty() const { return others.empty() && rules::is_empty(*own); }
};

// What a sheet and its crew made; `crew` may be null.
OwnAtTable own_of(const rules::Character& character, const rules::Crew* crew);
// The same of any document: `crew` counts for a character; of a package, its entries for
// characters.
OwnAtTable own_of(const Value& value, const rules::Crew* crew);
// The same, and the packages in use. Does not look through the library's sheets.
OwnAtTable own_of(const Library& library, const Value& value, const rules::Crew* crew);
// What is written into the sheet itself; null for a package.
rules::OwnDefinitions* own_in(Value& value);
// The members of each crew who made something of their own, for looking at many sheets in turn.
// Points into the library.
using Makers = std::map<Id, std::vector<const rules::Character*>>;
Makers makers_of(const Library& library);

// What the packages in use, a sheet, its crew and the members of that bring. Looks through the
// library where it is not told who of it are makers.
OwnAtTable own_at_table(const Library& library, const Value& value);
OwnAtTable own_at_table(const Library& library, const Value& value, const Makers& makers);

}  // namespace roadbook::model
