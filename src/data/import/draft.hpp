// A sheet as it is made of another program's file, and the account of it. Importers say which place
// of the file is which field; how leniently it is read, what is told and what is kept stands here.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/field.hpp"
#include "data/import/html_text.hpp"
#include "data/import/names.hpp"
#include "data/import/node.hpp"
#include "data/import/proposal.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// The program that a file comes from.
struct SourceProgram {
  const char* name;  // as people call it
  const char* key;   // of the field that keeps what has no place
  // Names of fields of its own household, at any depth: ids, pictures, settings.
  std::set<std::string_view> household;
  // What the names of its own texts begin with.
  std::string_view texts = {};
};

enum class Kept : std::uint8_t { no, also };

class Draft {
 public:
  // `format`: of the document that is made.
  Draft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program,
        const char* format);

  // The game that the sheet is for, and the names of its entries.
  const rules::Ruleset& ruleset() const { return ruleset_; }
  const Names& names() const { return names_; }
  // The document as far as it is made, to be filled in.
  Json& sheet() { return sheet_; }

  // ---- what became of a place
  // It is taken over, as a whole. Own words are, where they are what stands there to the letter.
  void understood(const Node& node, const std::string& label, const std::string& words,
                  bool quiet = false);
  void own_words(const Node& node, const std::string& label, const std::string& words);
  // It is kept, and told.
  void doubtful(const Node& node, const std::string& label, const std::string& sentence);
  // It is kept, and named.
  void no_place(const Node& node, const std::string& label, const std::string& words);
  // It is kept, and only counted.
  void household(const Node& node);

  // ---- what a place says; what says something else is told as doubtful
  std::optional<int> number(const Node& node, const std::string& label, Range range = {0, 1000});
  // Yes or no; nothing where the place says nothing.
  std::optional<bool> flag(const Node& node, const std::string& label);
  // A text, a number as its digits; empty where the place says nothing.
  std::string text(const Node& node, const std::string& label);
  // The newer of two fields for one thing. Where both say something and not the same, that is told.
  Node newer_of(const Node& newer, const Node& older, const std::string& label);

  // ---- into the sheet
  void put_text(const Node& node, const std::string& label, Json& target, std::size_t most);
  // The name of something that a game lists, or else the player's own words; what is longer is a
  // note.
  void put_listed(const Node& node, const char* label, const char* field, NamedKind kind,
                  const std::string& name);
  void put_number(const Node& node, const std::string& label, Json& target,
                  Range range = {0, 1000});
  // Adds to a list of the sheet; false where it is full.
  bool add_to(Json& list, Json value);
  // What the game lacks as an entry of the sheet's own definitions, with `entry` for the rest of
  // it, where the game leaves such entries to its table. Its id; empty where it was not made.
  rules::Id make_own(rules::OwnKind kind, const char* list, const Node& node,
                     const std::string& label, const std::string& name,
                     Json entry = Json::object());
  // The same for an ability. Empty where one of that name was made before, which is told; nothing
  // where it was not made.
  std::optional<rules::Id> make_ability(const Node& node, const std::string& name,
                                        const Node& description);
  // A clock with 1 to 100 segments, of which so many are filled; any other is told as doubtful.
  void clock(const Node& node, const std::string& name, int size, int filled);
  // Words that the sheet has no field for: a paragraph of the notes, and kept under the program's
  // name as well where that is said. False where they do not fit.
  bool note(const Node& node, const std::string& label, const std::string& words,
            Kept kept = Kept::no);
  // What a place says, in the same way.
  void note_of(const Node& node, const std::string& label);
  // Words for a field of at most so many letters, HTML as plain text; what is longer becomes notes.
  std::string plain_words(const Node& node, const std::string& label, std::size_t most);
  // Notes, which may be HTML. The HTML itself is kept, too.
  void notes(const Node& node, const std::string& label = "Notes");

  // The sheet with what has no place, and the account. `root`: what it was made of. `what`: the
  // file in words. Faults where the sheet could not be read again.
  Proposal finish(const Node& root, const std::string& what, Diagnostics& faults);

 private:
  void list_rest(const Node& node, Proposal& proposal, bool listed);
  bool add_paragraph(const std::string& words);
  void name_addresses(const Node& node, const HtmlText& read);
  void tell_words(const Node& node, const std::string& label, const std::string& written,
                  const HtmlText& read);
  void mark_own(const Node& node, const std::string& words);

  const rules::Ruleset& ruleset_;
  const Names& names_;
  const SourceProgram& program_;
  ReadMarks marks_;
  Json sheet_;
  std::vector<ImportEntry> entries_;
  std::set<std::string> made_abilities_;  // their names, folded
  std::set<const Json*> told_;            // that have an entry, and are kept
  std::set<const Json*> household_;       // that are counted alone
  std::vector<std::string> paragraphs_;
  std::size_t notes_length_ = 0;
};

// The name here, and the one of the file where that is quite another.
std::string names_of_both(const std::string& here, const std::string& there);

// "4 of 9 characters…" for people: at most so many characters, on one line.
std::string short_words(std::string_view text, std::size_t most = 120);

}  // namespace roadbook::data
