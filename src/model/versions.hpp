// Which earlier versions of a document stay, and how long removed documents lie in the bin.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/library.hpp"

namespace roadbook::model {

// The places in the list of those that may go: the last twenty stay, of the older ones the last of
// each day for a month, and before that the last of each week (Monday to Sunday, UTC). Times in
// milliseconds since 1970; of several with one time, the first in the list counts as the last.
std::vector<std::size_t> superfluous_versions(const std::vector<std::int64_t>& changed_ms,
                                              std::int64_t now_ms);

// How long a removed document lies in the bin, and the whole days that are left to it.
inline constexpr std::int64_t days_in_bin = 30;
// Times in milliseconds since 1970; a day that has begun counts. 0: it may go.
int days_left_in_bin(std::int64_t removed_ms, std::int64_t now_ms);

// The id for this side's version of a document when another side wrote `revision` of it meanwhile:
// at most 64 characters, and telling what it is a copy of.
rules::Id kept_copy(const rules::Id& id, std::uint64_t revision);
// The document that such an id is a copy of, as its id begins; empty where it is no copy.
rules::Id kept_copy_of(const rules::Id& id);
// That document; nullptr where it is no copy, or its document is gone.
const Value* original_of(const Library& library, const rules::Id& copy);
// The portrait that a sheet shows, on screen as on paper: its own, else, as a second version of a
// sheet, that sheet's. nullptr: none, or not read yet.
Portrait portrait_shown(const Library& library, const rules::Id& id);

}  // namespace roadbook::model
