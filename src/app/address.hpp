// Addresses of screens: the value, and its text ("#/sheet/3f2a/story") both ways. Pure.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "platform/page.hpp"

namespace roadbook::app {

// What fills the window under the bar.
enum class Screen : std::uint8_t {
  library,
  creation,
  sheet,
  guide,    // of a crew's evening
  table,    // the game master's, of a crew
  journal,  // of a crew, or of a character alone
  print,
  workshop,  // where a table makes content
  settings,
  about
};

// What lies over a screen and has an address of its own, from the lowest to the topmost.
enum class Over : std::uint8_t {
  nothing,
  version,  // of a document, looked at in the place of its sheet
  move,
  portrait,  // that is chosen
  rules,
  versions,  // of a document, as a list
  bin,
  compare,  // of a document with a second version, or with an earlier one
  intake    // what files would bring
};
inline constexpr std::array all_over{Over::version,  Over::move, Over::portrait, Over::rules,
                                     Over::versions, Over::bin,  Over::compare,  Over::intake};

// A kind of address. A new screen needs one value above and one line in the table of address.cpp;
// what lies over one, besides, a case in places_over.cpp or version_history_address.cpp.
struct Place {
  std::string_view word;  // its first part: "sheet"
  Screen screen = Screen::library;
  bool of_document = false;  // its second part is the id of a document, nearly always of a sheet
  bool of_crew = false;      // that sheet is a crew's; where false and of_document, a character's,
                             // or either where no other place of this screen is a crew's
  std::string_view title = {};  // of the window, behind the sheet's name; empty: the name says it
  Over over = Over::nothing;
  bool alone = false;    // it has no second part
  bool of_part = false;  // it has a third part; without one the word is another place's
};

struct Address {
  std::string place;  // the word of a place; empty: the library
  std::string id;     // of a document or, for the rules, of a game; in the workshop of a package
  std::string part;   // a step, a page, a topic, an entry, an earlier version; empty: the first

  // The same place, document and part.
  bool operator==(const Address& other) const {
    return place == other.place && id == other.id && part == other.part;
  }
  bool operator!=(const Address& other) const { return !(*this == other); }
};

// The addresses of the screen and of all that lies over it, from the lowest up.
using Layers = std::vector<Address>;

// The place with that word; nullptr: there is none.
const Place* find_place(std::string_view word);
// The place of an address, whose word must be a place's.
const Place& place_of(const Address& address);
// The word of a screen, of a crew's or a character's sheet where it makes a difference.
std::string_view word_of(Screen screen, bool crew);

// "#/sheet/3f2a/story"; "#/" for the library. What is no letter, digit or one of "-_.~" stands as
// per cent signs with two hexadecimal digits.
std::string text_of(const Address& address);
// The address that a text names, with or without the "#". What is not understood is the library:
// an unknown word, a sheet without an id, a damaged per cent sign.
Address address_of(std::string_view text);

// How the address of what is shown now stands to that of what was shown before. What was put away
// leaves no address to come back to.
platform::AddressStep step_between(const Layers& before, const Layers& now);

// The address of rules with its game: where "#/rules/power.dodge" names none of these games, it is
// a topic of the game at hand.
Address with_game(const Address& address, const std::vector<std::string>& games,
                  const std::string& at_hand);

}  // namespace roadbook::app
