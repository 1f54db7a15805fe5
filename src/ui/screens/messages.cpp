// Draws a passing message.
#include "ui/screens/messages.hpp"

#include "ui/kit/overlay.hpp"

namespace roadbook::ui {

bool draw_message(Ui& ui, const Message& message, Requests& requests) {
  if (message.words.empty()) return false;
  const ToastPress pressed = toast(ui, message.words, message.action);
  if (pressed == ToastPress::action && message.command) {
    requests.commands.push_back(*message.command);
  }
  return pressed != ToastPress::none;
}

}  // namespace roadbook::ui
