// What the menu of the bar offers, and the library beside it: of these lists the menus and the
// palette are made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/words.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/bar.hpp"

namespace roadbook::ui {

struct MenuCommand {
  std::string name;         // "Copy link"
  std::string description;  // more to know; may be empty
  Icon icon = Icon::none;
  Command command;
  bool is_place = false;  // it leads to a screen; else it does something
  std::string also = {};  // other names that it is found by, one in a line
  std::optional<Shortcut> keys = {};
};

inline constexpr Shortcut print_keys{.key = Key::p};

// The keys to say beside a command; none for a finger, and none in the page, where these are the
// browser's and print the paper at once.
std::optional<Shortcut> shown_keys(const Ui& ui, const MenuCommand& command);

// For the open document; none where none is open.
std::vector<MenuCommand> document_commands(const BarView& view);
// Blank sheets, and the ways in and out of the library.
std::vector<MenuCommand> file_commands();
// The screens of the program, its search and its rules.
std::vector<MenuCommand> screen_commands();

// What makes a new sheet of a game, as it calls one: an empty one, and one at random.
std::vector<MenuCommand> new_sheet_commands(const rules::Word& called, bool crew,
                                            const rules::Id& game);

}  // namespace roadbook::ui
