// What lies over the screen: dialogs, menus, messages that pass.
#pragma once

#include <string_view>

#include "ui/kit/button.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// How a dialog lies over the screen.
struct DialogOptions {
  float width = 520;  // with letters of the usual size; it grows with them
  std::string_view description = {};
  // At the right side under the bar (a phone: over the whole screen), for a task that is done
  // beside the sheet. What is in it does not make it higher. For a finger the focus begins at what
  // is pressed, not at a field or a number, which would bring up the screen's keyboard.
  bool side = false;
  // The same focus for a finger, in a dialog that is there to be read.
  bool to_read = false;
  // A press beside it leaves it open: what it asks is not put off by a stray one.
  bool stays = false;
  // It has an address of its own, to which Back and Forward lead: Ui::shut_topmost and shut_all
  // leave it.
  bool has_address = false;
};
// A dialog over everything while `open` is true: the focus stays inside, the rest is out of reach.
// Escape, the scrim and the close button set `open` to false; the block is then shut (false).
//   if (auto block = dialog(ui, "Delete Mirela Vas?", state.deleting)) { ... }
// Its heading is `title`.
Block dialog(Ui& ui, std::string_view title, bool& open, const DialogOptions& options = {});

// A button that opens a list of commands. The block is open while the menu is.
//   if (auto block = menu(ui, "File")) { if (menu_item(ui, "Export")) ... }
Block menu(Ui& ui, std::string_view name, const ButtonOptions& options = {});
// A command; choosing it shuts the menu.
bool menu_item(Ui& ui, std::string_view label, const ButtonOptions& options = {});

// A message over what is docked at the foot of the window, drawn as long as the app calls it;
// `action` is a button in it ("Undo"). Where it would lie on a field that is being edited, on what
// the keys are at, on what is pressed, on a heading or on what is kept in sight, it stands at the
// left or the right, or below what is docked at the top, or, where something is kept in sight,
// between them. A press on the message itself has it go away. What stands under it can be scrolled
// clear of it as long as it is drawn.
enum class ToastPress : std::uint8_t { none, action, away };
ToastPress toast(Ui& ui, std::string_view message, std::string_view action = {});

}  // namespace roadbook::ui
