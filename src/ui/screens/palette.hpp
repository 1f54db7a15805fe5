// The command palette: one field that finds screens, sheets, fields and actions; and the keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/searched_text.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Something that can be found and done from anywhere.
struct PaletteEntry {
  std::string title;      // "Mirela Vas", "Undo: Prowl 1 → 2", "Notes"
  std::string detail;     // what kind of thing it is: "Character", "Action", "Field on this page"
  std::string keys;       // its shortcut in words; may be empty
  Command command;        // what happens
  std::string body = {};  // more words that it is found by
  std::string also = {};  // other names of it, one in a line
  bool is_named = true;   // false: the title is how a text begins, and no name
  const text::SearchedText* more = nullptr;  // as body, in capitals; may be null
  // Of a sheet, what is found by the sheet's name together with its own: folded, and with commands
  // for no document, which get the sheet's. May be null.
  const std::vector<PaletteEntry>* pages = nullptr;
  std::string folded = {};     // made by `fold`: names and all words in capitals
  std::size_t names_size = 0;  // how much of it are the names,
  std::size_t head_size = 0;   // and names and detail together
};

// What was found for a search, kept from frame to frame and narrowed while the search goes on.
struct PaletteFound {
  std::string search;
  std::vector<std::size_t> hits;
  std::size_t named = 0;                 // how many of them have all the words in their names;
  std::vector<PaletteEntry> pages = {};  // behind those come pages of sheets, "Story: Mirela Vas"
};

struct PaletteState {
  bool open = false;
  bool keys_open = false;
  std::string search;
  std::optional<PaletteFound> found = {};  // to be forgotten where the entries change
};

// Gets the entries ready for many searches, where they are not yet.
void fold(std::vector<PaletteEntry>& entries);

// The entries that hold every word of the search, by their index: first those with a name that is
// the search, then those with a name that begins with it; then those whose names have words that
// begin so, those whose names or detail hold the words somewhere, and those where some stand only
// in what the entry is about. Of equal ones in the order given. All for an empty search.
std::vector<std::size_t> found_in(const std::vector<PaletteEntry>& entries,
                                  const std::string& search);
// The same with pages of sheets, where the entries are those that `before` was found in: a search
// that goes on looks only at what it had.
PaletteFound found_in(const std::vector<PaletteEntry>& entries, const std::string& search,
                      const std::optional<PaletteFound>& before);

// A field that is found by its name and by all that stands in it, of which its line says the
// beginning. `where`: "Field on this page".
PaletteEntry field_entry(std::string name, const std::string& where, std::string words,
                         Command command);

// The fields and numbers of the page that was drawn last, each as an entry that puts the focus on
// it.
std::vector<PaletteEntry> fields_of(const Nodes& nodes);

// Opens the palette and the list of keys by their own keys, and draws that list while it is open.
void palette_keys(Ui& ui, PaletteState& state);

// Draws the palette while it is open.
void draw_palette(Ui& ui, const std::vector<PaletteEntry>& entries, PaletteState& state,
                  Requests& requests);

// The keys of the program, for the settings and the list under "?".
void keys_list(Ui& ui);

}  // namespace roadbook::ui
