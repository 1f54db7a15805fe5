// What a page in a browser knows: its address, its games, its newer version.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

// Where this page stands, without query and fragment; empty on the desktop.
std::string page_address();

// Fetches the package of a game that belongs to this version of the page; the answer comes as
// Program::game_fetched. Does nothing on the desktop, which carries them all.
void fetch_game(std::string_view id);

void open_link(std::string_view address);

// What to know about the place where the library is kept, as sentences; empty: nothing.
std::string place_note();

// Loads the page again in the newer version that waits. Everything must be saved. Does nothing on
// the desktop.
void use_update();

}  // namespace roadbook::platform
