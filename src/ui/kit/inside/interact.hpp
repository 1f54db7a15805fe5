// What happens to one widget in this frame: pointer, keys, actions from outside, focus.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

// How a control takes part in pointer and keyboard.
struct InteractOptions {
  bool disabled = false;
  std::string_view reason = {};  // why; shown on hover and focus, spoken when pressed
  std::string_view hint = {};    // shown after a while on hover, at once on focus
  bool preferred = false;        // the Tab stop of its keyboard group
  Rect hole = {};                // another control stands there, on this one: it gets the pointer
  bool keys = true;              // Enter and Space press it
  bool text = false;             // a text field: a Tab stop of its own
  bool number = false;           // a number that is written in, or a part of one
  bool aside = false;            // a key of its neighbor does the same: no key leads to it
  bool explains = false;         // for a finger, which hovers over nothing: a press shows the hint
  // A keyboard group of its own, whatever it stands in: one Tab stop for all of it, which arrows
  // walk in the order of reading. 0: that of what it stands in.
  std::uint32_t group = 0;
};

// What came of it in this frame.
struct Interaction {
  bool hovered = false;
  bool held = false;
  bool pressed = false;  // never where disabled
  bool tried = false;    // pressed although disabled
  bool focused = false;
  bool ring = false;     // the focus is to be seen
  bool blurred = false;  // the focus was taken away from outside
};

// To be called once for each interactive widget, before its node is recorded.
Interaction interact(Ui& ui, std::uint32_t id, const Rect& rect,
                     const InteractOptions& options = {});

// Whether the press of the mouse or the finger in this frame, or the last one, followed another
// quickly at one place.
bool follows_a_press();

// Records the node of an interactive widget with what the interaction knows.
Node& record(Ui& ui, std::uint32_t id, Role role, std::string_view name, const Rect& rect,
             const InteractOptions& options, const Interaction& interaction);

// Both at once for a button over a number whose terms it opens and shuts.
Interaction interact_opening(Ui& ui, std::uint32_t id, std::string_view name,
                             std::string_view value, const Rect& rect, bool open,
                             std::string_view description = {});

// Arrow keys walk between the widgets drawn while it is open; Tab stops at one of them only.
class KeyboardGroup {
 public:
  // `id` is the group's, never 0; what is drawn until this ends belongs to it.
  KeyboardGroup(UiContext& context, std::uint32_t id)
      : inner_(context), before_(context.keyboard_group) {
    context.keyboard_group = id;
  }
  KeyboardGroup(const KeyboardGroup&) = delete;
  KeyboardGroup& operator=(const KeyboardGroup&) = delete;
  ~KeyboardGroup() { inner_.keyboard_group = before_; }

 private:
  UiContext& inner_;
  std::uint32_t before_;
};

// Called by Ui: moves the focus by Tab and arrows among the last frame's stops.
void move_focus(UiContext& context);

}  // namespace roadbook::ui
