// What panels ask for: edits of documents, and commands to the program.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/edit.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::ui {

struct Command {
  enum class Kind : std::uint8_t {
    go_library,
    show_page,         // of the open sheet; text: its index among the pages
    set_editing,       // text: "1" to change what was chosen, "0" to play
    open,              // document
    open_creation,     // document: its guided creation
    open_sheet,        // document: its sheet
    new_character,     // text: ruleset id
    new_crew,          // text: ruleset id
    random_character,  // text: ruleset id
    random_crew,       // text: ruleset id
    duplicate,         // document
    begin_move,   // document: who acts; text: the procedure with answers that are known, or nothing
    set_rolling,  // text: "1" where dice may be rolled here, "0" where they never are
    undo,
    redo,
    open_guide,           // document: a crew's evening
    open_table,           // document: a crew at the game master's table
    open_portrait,        // document: a character whose portrait is chosen
    open_journal,         // document: a crew's journal, or that of a character alone
    export_journal,       // document: its journal as a text file
    leave_field,          // typing in a field ended: the next edit is a step of its own
    print,                // document: what to print of it is chosen; empty: blank sheets
    print_pack,           // document: the same, with everything for an evening ticked
    print_now,            // what was chosen
    look_at_paper,        // it opens in a browser
    save_paper,           // it becomes a file
    leave_print,          // back to where one came from
    export_one,           // document: a character alone
    export_with_members,  // document: a crew with its members
    export_all,
    export_markdown,    // document: to read, not to be imported again
    export_plain_html,  // the same without styles
    copy_link,          // document: a link that holds it, to the clipboard
    import_files,       // opens the picker
    copy_text,          // text: to the clipboard
    save_damaged,       // text: name of a damaged document, to keep its bytes
    go_settings,
    go_about,
    set_theme,       // text: "paper", "night", "system"
    set_text_scale,  // text: per cent
    save_now,
    go_step,     // document: its guided creation at a step; text: the step's number
    focus_node,  // text: the id of a node that gets the focus
    open_palette,
    open_keys,
    open_workshop,    // document: a package, or nothing; text: one of its entries, or nothing
    keep_for_others,  // document: a sheet, whose own playbook or type goes into a package
    copy_and_change,  // document: a game's id; text: a topic of its rules, to change in a package
    open_rules,     // text: a topic of the rules, or nothing; document: of its game, or a game's id
    copy_document,  // document: as readable text with its JSON
    use_update,     // loads the newer version of the page, once everything is saved
    open_versions,  // document: its earlier versions
    look_at_version,  // document; text: the name of the version
    compare_version,  // the same
    restore_version,  // the same; no text: the one that is looked at
    leave_version,
    compare_copy,  // document: a second version that was kept
    open_bin,
    restore_deleted,  // document
    forget_deleted,   // document: for good
    bring_back,       // document: what was not saved of it; text: the page that left it
    let_go,           // document: the same
    ask_to_keep       // the browser is asked not to clear the library
  };
  Kind kind = Kind::go_library;
  model::Id document;
  std::string text;
};

struct Requests {
  model::Edits edits;
  std::vector<Command> commands;
  std::string when;        // the time, as a line of the journal has it; empty: not known
  std::string undo_words;  // what undo would take back now; empty: nothing

  void edit(model::Edit each) { edits.push_back(std::move(each)); }
  void ask(Command::Kind kind, model::Id document = {}, std::string text = {}) {
    commands.push_back({kind, std::move(document), std::move(text)});
  }
};

// The edit that makes `after` of a character or crew, worded by what differs; `merge_key` for
// typing. An edit that changes nothing is dropped by the history.
void change(Requests& requests, const rules::Ruleset& ruleset, const rules::Character& before,
            rules::Character after, std::string merge_key = {});
void change(Requests& requests, const rules::Ruleset& ruleset, const rules::Crew& before,
            rules::Crew after, std::string merge_key = {});

}  // namespace roadbook::ui
