// The end of a session for one character: to which tracks the experience of the ticked triggers
// goes. It opens from the character's page and from the guide of an evening.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/play/session.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

// The dialog at the end of a session.
struct SessionEndState {
  bool open = false;
  rules::Id who = {};                          // in the guide: of the crew's members
  std::map<rules::Id, rules::Id> tracks = {};  // where a trigger's experience goes
};

inline constexpr const char* nothing_left_of_a_trigger =
    "You have marked 2 for this already this evening, and 2 is the most for one trigger. A new "
    "evening begins in the guide.";
// What a trigger brought this evening: "Marked this evening already: 1".
std::string brought_words(const rules::SessionTrigger& trigger);

// The character's tracks of experience.
std::vector<const rules::Track*> session_tracks(const rules::Standing& standing);
// Draws the dialog while it is open; asks for one edit, with a line in the journal.
void draw_session_end(Ui& ui, const model::Library& library, const rules::Standing& standing,
                      SessionEndState& state, Requests& requests);

}  // namespace roadbook::ui
