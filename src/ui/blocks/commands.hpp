// What panels can ask of the program, beside edits: each command with what it needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include "model/document.hpp"
#include "rules/play/move_start.hpp"

namespace roadbook::ui {

// What needs nothing more.
enum class Action : std::uint8_t {
  go_library,
  go_settings,
  go_about,
  open_palette,
  open_keys,
  open_bin,
  select_text,  // a text cursor begins, which the keys lead through the words
  undo,
  redo,
  leave_field,  // typing in a field ended: the next edit is a step of its own
  save_now,
  export_all,
  import_files,   // opens the picker
  print_now,      // what was chosen
  look_at_paper,  // it opens in a browser
  save_paper,     // it becomes a file
  leave_print,    // back to the screen before it
  leave_version,
  restore_version,  // the one that is looked at
  open_unsaved,     // what was not saved, and was put off
  ask_to_keep,      // the browser is asked not to clear the library
  use_update        // loads the newer version of the page, once everything is saved
};

// What can be done with one document.
enum class DocumentAction : std::uint8_t {
  open,           // where the player goes on with it
  open_creation,  // its guided creation
  open_sheet,
  open_guide,     // of a crew: its evening
  open_table,     // of a crew: the game master's table
  open_journal,   // of a crew, or of a character alone
  open_portrait,  // of a character: its portrait is chosen
  open_versions,
  duplicate,
  print,                // what to print of it is chosen; of nothing: blank sheets
  print_pack,           // the same, with everything for an evening ticked
  export_one,           // a character alone
  export_with_members,  // a crew with its members
  export_markdown,      // to read, not to be imported again
  export_plain_html,    // the same without styles
  export_journal,       // as a text file
  copy_link,            // that holds it, to the clipboard
  copy_document,        // as readable text with its JSON
  keep_for_others,      // the own playbook or type of a sheet goes into a package
  compare_copy,         // a second version that was kept
  restore_deleted,
  forget_deleted,  // for good
  save_damaged     // keeps the bytes of one that cannot be read
};
// Does that with the document of that id; where `print` has none, see there.
struct OnDocument {
  DocumentAction action = DocumentAction::open;
  model::Id document;
  bool operator==(const OnDocument&) const = default;
};

// An earlier version of the document whose versions are listed.
enum class VersionAction : std::uint8_t { look_at, compare, restore };
struct OnVersion {
  VersionAction action = VersionAction::look_at;
  std::string version;  // its name
  bool operator==(const OnVersion&) const = default;
};

// What a page that was left had not saved of a document.
enum class UnsavedAction : std::uint8_t { bring_back, let_go };
struct OnUnsaved {
  UnsavedAction action = UnsavedAction::bring_back;
  model::Id document;
  std::string page;  // the one that left it
  bool operator==(const OnUnsaved&) const = default;
};

enum class SheetKind : std::uint8_t { character, crew, random_character, random_crew };
// Makes a character or a crew of the game.
struct NewSheet {
  SheetKind kind = SheetKind::character;
  rules::Id game;
  model::Id member = {};  // of a new crew: who is in it from the start
  model::Id crew = {};    // of a new character: the crew that it is in from the start
  bool operator==(const NewSheet&) const = default;
};

// Opens the drawer of moves.
struct BeginMove {
  model::Id who;  // who acts
  rules::MoveStart start = {};
  bool in_place = false;  // the screen that asks draws it
  bool operator==(const BeginMove&) const = default;
};

// A page of the open sheet.
struct ShowPage {
  std::size_t page = 0;
  bool operator==(const ShowPage&) const = default;
};

// Opens the sheet of a document at one of its parts, or the game master's table of a crew.
struct ShowPart {
  model::Id document;
  std::size_t part = 0;  // of a character: of a phone's four
  bool of_table = false;
  bool operator==(const ShowPart&) const = default;
};

// A step of a document's guided creation.
struct GoStep {
  model::Id document;
  std::size_t step = 0;
  bool operator==(const GoStep&) const = default;
};

// Whether a press on the open sheet changes what was chosen, and whether its rules check lies over
// it; whether dice may be rolled here.
enum class Switch : std::uint8_t { editing, rules_check, rolling };
struct SetSwitch {
  Switch which = Switch::editing;
  bool on = false;
  model::Id document = {};  // of that sheet, which opens; empty: of the open one
  bool operator==(const SetSwitch&) const = default;
};

// How pages look, as a person sets it.
enum class ThemeSetting : std::uint8_t { paper, night, system };
struct SetTheme {
  ThemeSetting theme = ThemeSetting::system;
  bool operator==(const SetTheme&) const = default;
};

// Sets the size of all text, 80 to 200.
struct SetTextScale {
  int per_cent = 100;
  bool operator==(const SetTextScale&) const = default;
};

// Puts the focus on a node of the page.
struct FocusNode {
  std::uint32_t node = 0;
  bool operator==(const FocusNode&) const = default;
};

// Opens words of the open sheet, to be written, in the part where they stand.
struct WriteOnSheet {
  std::string field;        // of a character its name, of a crew its id
  bool first_part = false;  // else the last: a character's Story, or who a crew is
  bool operator==(const WriteOnSheet&) const = default;
};

// Opens the workshop at a package or at one of its entries.
struct OpenWorkshop {
  model::Id package = {};  // empty: their list
  std::string entry = {};  // of the package; empty: its first page
  bool operator==(const OpenWorkshop&) const = default;
};

// The drawer of the rules.
struct OpenRules {
  rules::Id game = {};     // empty: the one of what is open
  std::string topic = {};  // empty: all of them
  bool operator==(const OpenRules&) const = default;
};

// A topic of a game's rules, to change in a package.
struct CopyAndChange {
  rules::Id game;
  std::string topic;
  bool operator==(const CopyAndChange&) const = default;
};

// A file that was used before, without the picker.
struct ImportFile {
  std::string path;
  bool operator==(const ImportFile&) const = default;
};

// To the clipboard.
struct CopyText {
  std::string text;
  bool operator==(const CopyText&) const = default;
};

using Command =
    std::variant<Action, OnDocument, OnVersion, OnUnsaved, NewSheet, BeginMove, ShowPage, ShowPart,
                 GoStep, SetSwitch, SetTheme, SetTextScale, FocusNode, WriteOnSheet, OpenWorkshop,
                 OpenRules, CopyAndChange, ImportFile, CopyText>;

// Whether a command does this with a document, whichever it is.
inline bool does(const Command& command, DocumentAction action) {
  const auto* on = std::get_if<OnDocument>(&command);
  return on != nullptr && on->action == action;
}
// Whether the command is that action, which needs nothing more to be said.
inline bool does(const Command& command, Action action) {
  const auto* one = std::get_if<Action>(&command);
  return one != nullptr && *one == action;
}

}  // namespace roadbook::ui
