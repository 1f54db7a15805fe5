// What a page in a browser knows: its address, its games, its newer version.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace roadbook::platform {

// The page begins with a part of the program and fetches the rest, which sheets in play, paper and
// what other programs wrote need, when it is first wanted; Program::rest_came follows. A function
// of the rest that is called before is waited for. The desktop is whole.
bool is_whole();
void fetch_rest();

// An address that Back, Forward, a start or a person leads to: as it was given to show_address, or
// as a person wrote it ("#/sheet/3f2a").
struct WantedAddress {
  std::string address;  // empty: none
  std::string behind;   // of what it was shown over; empty: it was over nothing, or was never shown
  int steps = 0;        // of Forward, or below 0 of Back; 0: a start or a person led to it
};
// The address that the program was started with.
WantedAddress first_address();
// How an address stands to the one that was shown before it.
enum class AddressStep : std::uint8_t {
  on,      // behind it: Back leads to the one before
  over,    // the same, and what is shown lies over what was shown before, until it is put away
  instead  // in its place
};
// What is shown has this address now. Where it is shown instead of another, and the address right
// before that one, or one under all that lies over it, is the same already, this is a step back to
// it. The platform only carries the text.
void show_address(std::string_view address, AddressStep step);

// Whether Back is kept: the program puts away what lies over the screen, and the address stays. On
// the first address, too, before which there is none.
void keep_back(bool kept);

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
