// The difference between two frames' nodes, as a JSON text for the page's mirror of real elements.
#pragma once

#include <string>

#include "ui/kit/node.hpp"

namespace roadbook::ui {

// The patch that makes the mirror of `before` one of `after`; an empty text where nothing changed.
//
//   {"full":false,
//    "nodes":[{"id":1,"parent":0,"role":"button","name":"Next","value":"…","description":"…",
//              "columns":"…","rect":[x,y,width,height],"clip":[x,y,width,height],"layer":1,
//              "level":2,"min":0,"max":4,"now":2,"max_length":40,"flags":["disabled",…]}],
//    "gone":[ids],
//    "order":[all ids in reading order]}
//
// "nodes": those that are new or changed in any field, each written whole. Always there: id,
// parent, role, name, rect, clip. The others only where they are not empty or zero; min, max and
// now all three for spin buttons, meters and progress bars, and for nothing else. Rectangles are
// in logical pixels, rounded to halves. A parent stands before its children.
// "gone": ids that are no more. "order" only where the sequence of ids changed.
// "full" is true where `before` is empty: the mirror then starts from nothing.
// Role: the enumerator's name. Flags: disabled, checked, pressed, expanded, collapsed, selected,
// current, invalid, focused, modal, multiline (a textarea), toggle (a button that can stay in, with
// "pressed" when it is in), interactive, walked (a spin button that only Left and Right change).
std::string mirror_patch(const Nodes& before, const Nodes& after);

// "button", "radio_group", ...
const char* role_name(Role role);

}  // namespace roadbook::ui
