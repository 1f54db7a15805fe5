// Addresses of screens: the value, and its text ("#/sheet/3f2a/story") both ways. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

// What lies over a screen and has an address of its own.
enum class Over : std::uint8_t { nothing, move, rules };

// A kind of address. A new screen needs one value above and one line in the table of address.cpp.
struct Place {
  std::string_view word;  // its first part: "sheet"
  Screen screen = Screen::library;
  bool of_document = false;  // its second part is the id of a sheet
  bool of_crew = false;      // that sheet is a crew's; where false and of_document, a character's,
                             // or either where no other place of this screen is a crew's
  std::string_view title;    // of the window, behind the sheet's name; empty: the name says it
  Over over = Over::nothing;
};

struct Address {
  std::string place;  // the word of a place; empty: the library
  std::string id;     // of a document or, for the rules, of a game; in the workshop of a package
  std::string part;   // a step, a page, a topic, an entry; empty: the first

  // The same place, document and part.
  bool operator==(const Address& other) const {
    return place == other.place && id == other.id && part == other.part;
  }
  bool operator!=(const Address& other) const { return !(*this == other); }
};

// The place with that word; nullptr: there is none.
const Place* find_place(std::string_view word);
// The word of a screen, of a crew's or a character's sheet where it makes a difference.
std::string_view word_of(Screen screen, bool crew);

// "#/sheet/3f2a/story"; "#/" for the library. What is no letter, digit or one of "-_.~" stands as
// per cent signs with two hexadecimal digits.
std::string text_of(const Address& address);
// The address that a text names, with or without the "#". What is not understood is the library:
// an unknown word, a sheet without an id, a damaged per cent sign.
Address address_of(std::string_view text);

// The address of rules with its game: where "#/rules/power.dodge" names none of these games, it is
// a topic of the game at hand.
Address with_game(const Address& address, const std::vector<std::string>& games,
                  const std::string& at_hand);

}  // namespace roadbook::app
