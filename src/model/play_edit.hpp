// A move at the table, and where the evening stands, as edits of the library.
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

// The edit that begins a new evening of that crew, for it and all its members, in one step of undo.
Edit new_evening_edit(const rules::Ruleset& ruleset, const Library& library, const Id& crew,
                      std::string words);
// The edit that brings its evening to that phase; with none begun, a new one begins there. Several
// in a row are one step of undo.
Edit phase_edit(const Library& library, const Id& crew, const Id& phase, std::string words);

}  // namespace roadbook::model
