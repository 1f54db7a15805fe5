// Messages that pass, at the foot of the window: what was done, with a way back.
#pragma once

#include <optional>
#include <string>

#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct Message {
  std::string words;               // "Mirela Vas is deleted."
  std::string action;              // the word on its button; empty: none
  std::optional<Command> command;  // what that button asks for
};

// Drawn last, as long as the program wants it shown. True when it is done with:
// its button was pressed, or the message itself.
bool draw_message(Ui& ui, const Message& message, Requests& requests);

}  // namespace roadbook::ui
