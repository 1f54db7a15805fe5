// A move at the table as an edit of the library.
#pragma once

#include <string>

#include "model/edit.hpp"
#include "rules/play/move.hpp"

namespace roadbook::model {

// The edit that makes all ticked changes of a move, over all sheets that it touches, in one step of
// undo, and writes a line into the journal of the one who acts. `when` is the time as it is shown;
// empty: not said.
Edit play_edit(const rules::Ruleset& ruleset, const Library& library, const Id& who,
               const rules::Move& move, const std::string& when = {});

}  // namespace roadbook::model
