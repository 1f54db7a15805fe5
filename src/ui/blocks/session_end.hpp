// The end of a session for one character: to which tracks the experience of the ticked triggers
// goes. It opens from the character's page and from the guide of an evening.
#pragma once

#include <map>
#include <vector>

#include "rules/derive/standing.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

struct SessionEndState {
  bool open = false;
  rules::Id who = {};                          // in the guide: of the crew's members
  std::map<rules::Id, rules::Id> tracks = {};  // where a trigger's experience goes
};

// The character's tracks of experience.
std::vector<const rules::Track*> session_tracks(const rules::Standing& standing);
// Draws the dialog while it is open; asks for one edit, with a line in the journal.
void draw_session_end(Ui& ui, const model::Library& library, const rules::Standing& standing,
                      SessionEndState& state, Requests& requests);

}  // namespace roadbook::ui
