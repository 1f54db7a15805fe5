// What a sheet brings along, moved into a package that others use, too.
#pragma once

#include <map>

#include "data/content_entries.hpp"
#include "model/document.hpp"

namespace roadbook::data {

using NewIds = std::map<rules::Id, rules::Id>;

// The sheet with other ids for these, wherever it names them.
model::Value with_ids(const model::Value& sheet, const NewIds& ids);

// Moves an entry that the sheet brings along into the package, with those of the sheet that it
// names, each under an id of the package's; the sheet names them by these from now on. Gives the
// ids by the old ones; none, and nothing is changed, where the sheet has no such entry.
NewIds move_own(model::Value& sheet, const EntryRef& entry, rules::ContentPackage& package);

}  // namespace roadbook::data
