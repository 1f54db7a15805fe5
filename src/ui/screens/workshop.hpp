// The workshop: packages of content that a table makes, their entries, and one entry with its form,
// its faults, what it does to a character, and its card.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "document/form_field.hpp"
#include "model/document.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/embedded_area.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A package in the list of them.
struct WorkshopPackage {
  model::Id id;
  std::string name;
  std::string summary;  // "Blades in the Dark · 3 entries"
  bool in_use = true;
  bool here = true;    // its game is
  bool begun = false;  // it is a game of its own
};

// An entry, or a part of a table's own game, in the list beside the form.
struct WorkshopEntry {
  std::string ref;  // "abilities.p12_1", for an address
  std::string name;
  std::string kind;     // "Special ability"; of a part what stands in it
  bool change = false;  // of an entry of the game
  int wrong = 0;
  int doubtful = 0;
};

// An error, a warning or a suggestion, with where it is.
struct WorkshopFault {
  std::string grade;  // "Error"
  int rank = 0;       // 0 error, 1 warning, 2 suggestion
  std::string ref;    // of the entry; empty: the package itself
  std::string name;   // of the entry
  std::string field;  // pointer inside it; empty: all of it
  std::string label;  // of the field
  std::string words;
};

// A field in which a changed entry differs from the game's.
struct WorkshopDifference {
  std::string field;
  std::string label;
  std::string game;     // what stands in the game
  std::string package;  // and here
};

// A number of the character or crew that an entry is tried out on.
struct WorkshopNumber {
  std::string words;   // "IRON 15 = 8 + 6 (BODY d6: Prowl, Wreck)"; may be empty
  std::string change;  // "IRON 14 → 16"; empty: the entry does not change it
};

// What an entry does to one sheet, or a change of it beside the game's own.
struct WorkshopTrial {
  std::string title;  // "On Mirela, made at random: with it and without."
  std::vector<WorkshopNumber> numbers;
};

// The map of a type of crew or of a prison, to draw.
struct WorkshopMap {
  rules::Map map;     // that counts
  bool own = false;   // the entry's own; else that of the type that it is like, or none
  std::string start;  // what the place is called where a crew starts
  struct Claim {
    rules::Id id;
    std::string name;
    std::string text;
  };
  std::vector<Claim> claims;  // that can stand on it
};

struct WorkshopView {
  std::vector<WorkshopPackage> packages;
  std::vector<std::pair<model::Id, std::string>> games;  // that are here, for new packages

  // The open package; without an id none is open.
  model::Id package;
  std::string name;
  std::string game_name;
  bool in_use = true;
  bool begun = false;       // it is a game of its own
  bool printable = false;   // a sheet can be made of it
  bool pages_here = false;  // its pages can be shown in the window; else a browser opens with them
  std::string read_only;    // why nothing can be changed; empty: it can
  std::vector<WorkshopEntry> entries;
  std::vector<WorkshopEntry> parts;   // of a game of its own: what it says beside its entries
  std::vector<WorkshopFault> faults;  // of all entries, what is wrong first
  // What can be made: "abilities", "crew.abilities", and its word; and what the game has of it.
  struct Kind {
    std::string ref;
    std::string word;
    std::string group;  // of kinds that belong together
    std::vector<std::pair<std::string, std::string>> shipped;
  };
  std::vector<Kind> kinds;
  std::vector<std::string> credits;  // lines of the page of credits

  // The open entry; without a ref the package itself is.
  std::string entry;
  std::string entry_name;
  std::string entry_kind;
  bool change = false;
  bool part = false;    // it is no entry, but a part of the game itself
  bool sooner = false;  // another entry of its kind stands before it
  document::Form form;
  std::vector<WorkshopDifference> differences;
  std::optional<WorkshopMap> map;
  std::vector<WorkshopTrial> trials;  // none: it is tried out on nobody
  // The names of the sheets that use the entry; asks each sheet of the library. Null: no entry.
  std::function<std::vector<std::string>()> used_by;
  std::optional<RulesEntry> card;
  std::string mend;  // why the entry counts for nothing, and there is nothing to show of it
};

struct WorkshopState {
  bool users_open = false;         // who uses the entry is shown
  std::vector<std::string> users;  // as they were when that was opened
  std::string users_of;            // the entry that they use
  bool adding = false;             // the dialog is open
  std::size_t kind = 0;            // of what is added
  std::string search;              // of the game's entries
  bool faults_open = false;
  bool all_numbers = false;
  std::set<std::string> turned;  // entries and pointers of what is folded or unfolded by hand
  // A list that was typed and cannot be so: where, and all its lines, which stay until they fit.
  std::string refused;
  std::string refused_lines;
  std::string map_of;  // the entry on whose map a cell is chosen
  int column = -1;
  int row = -1;
  bool paper =
      false;  // the pages of the sheet that the entry is tried out on, in place of the form
  EmbeddedArea pages;  // their room, as it was drawn; without a size they are not to be seen
};

// What was pressed or written; the program does it after the frame.
struct WorkshopAction {
  enum class Kind : std::uint8_t {
    open_package,  // what: its id; empty: the list of packages
    open_entry,    // what: its ref; empty: the package
    new_package,   // what: the game's id
    new_game,      // a whole game, from the smallest one
    set_in_use,    // what: "1" or "0"
    delete_package,
    export_package,
    make_character,  // of the game that is open
    look_at_paper,   // the sheet that the entry is tried out on, in a browser
    versions,
    add_entry,       // what: its list
    change_entry,    // what: the ref of an entry of the game: a change of it
    copy_entry,      // the same: an entry beside it
    delete_entry,    // the open one
    entry_sooner,    // the open one changes places with the one before
    set_field,       // field, what: its value
    add_element,     // field: of a list
    remove_element,  // field
    sooner,          // field
    set_map,         // map
    undo_field,      // field: as in the game again
    left_field       // typing ended
  };
  Kind kind = Kind::open_package;
  std::string what;
  std::string field;
  std::optional<rules::Map> map{};
};

// Draws the screen; gives what the player did.
std::optional<WorkshopAction> draw_workshop(Ui& ui, const WorkshopView& view, WorkshopState& state);

}  // namespace roadbook::ui
