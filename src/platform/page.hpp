// What a page in a browser knows: its address, its games, its newer version.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

// The page begins with a part of the program and fetches the rest, which sheets in play, paper and
// what other programs wrote need, when it is first wanted; Program::rest_came follows. A function
// of the rest that is called before is waited for. The desktop is whole.
bool is_whole();
void fetch_rest();

// The address that the program was started with ("#/sheet/3f2a"); empty: none.
std::string first_address();
// What is shown has this address now, and Back leads to the one before. `instead`: it takes the
// place of the one before; where that one stood on the same address already, this is a step back to
// it. The platform only carries the text.
void show_address(std::string_view address, bool instead);

// Where this page stands, without query and fragment; empty on the desktop.
std::string page_address();

// Fetches the package of a game that belongs to this version of the page; the answer comes as
// Program::game_fetched. Does nothing on the desktop, which carries them all.
void fetch_game(std::string_view id);

// Opens an address in the browser: on the page in a new tab.
void open_link(std::string_view address);

// What to know about the place where the library is kept, as sentences; empty: nothing.
std::string place_note();

// Loads the page again in the newer version that waits. Everything must be saved. Does nothing on
// the desktop.
void use_update();

}  // namespace roadbook::platform
