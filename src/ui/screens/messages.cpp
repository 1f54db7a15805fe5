// Draws a passing message.
#include "ui/screens/messages.hpp"

#include "ui/kit/overlay.hpp"

namespace roadbook::ui {

bool draw_message(Ui& ui, const Message& message, Requests& requests) {
  if (message.words.empty()) return false;
  if (!toast(ui, message.words, message.action)) return false;
  if (message.command) requests.commands.push_back(*message.command);
  return true;
}

}  // namespace roadbook::ui
