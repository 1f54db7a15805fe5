// What stands beside the drawn window for screen readers and typing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace roadbook::platform {

// A thing that a person did to a node of the semantic mirror (see ui/node.hpp).
struct MirrorAction {
  std::uint32_t node = 0;
  std::string kind;  // "press", "focus", "blur", "leave", "submit", "set_text", "increment",
                     // "decrement", "set_value", "digit", "backspace"
  std::string text;
  int value = 0;
};

// True where text is edited in the page's own input elements that stand over the drawn fields
// (the mirror's textbox elements); the field then only draws its text and takes set_text actions.
bool text_is_edited_by_page();
// Brings the mirror up to date: a JSON patch text made by ui/mirror.hpp. Does nothing on the
// desktop.
void publish_mirror(std::string_view patch);
// Whether the keys that lead a cursor through words (arrows, Home, End, Ctrl A) are the program's
// now, whatever the page would do with them. Does nothing on the desktop, where all keys are.
void keep_cursor_keys(bool kept);
// Tells the page which theme is shown and how large text is (logical pixels), for what stands
// around and over the canvas: the page's ground, its input elements, the browser's bar.
void show_look(bool night, float text_size);

}  // namespace roadbook::platform
