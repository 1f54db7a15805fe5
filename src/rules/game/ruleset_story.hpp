// What a game asks of its players in their own words, whom a sheet is tied to, and the tables of
// the game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/vocabulary.hpp"
#include "rules/game/words.hpp"

namespace roadbook::rules {

// Which list the people of a bond come from.
enum class BondFrom : std::uint8_t { playbook_contacts, crew_contacts, words };
// How they mean it; who is close and who is hostile bear marks on paper.
enum class BondTone : std::uint8_t { close, hostile, neutral };

// Someone whom a character or a crew is tied to: a friend, a rival, a favorite contact.
struct Bond {
  Id id;
  Word word;           // without a plural until the game is bound, where one is made as usual
  std::string prompt;  // asks for the detail
  Scope scope = Scope::character;
  BondFrom from = BondFrom::playbook_contacts;
  BondTone tone = BondTone::neutral;
  int count = 1;  // how many
  bool required = true;
  bool apart = true;  // nobody is this and another that stands apart
  std::string source;
  bool operator==(const Bond&) const = default;
};

// What of a character an answer stands beside: there it is asked, shown and printed.
enum class Beside : std::uint8_t {
  nothing,
  virtue,
  vice,
  purveyor,        // who serves the vice
  purveyor_place,  // and where
  background,
  look,
  senses,  // where the heritage leaves them open
  size
};

// Something that a player answers in own words: what drives one, a family, a vice's detail.
struct Question {
  Id id;
  std::string name;
  std::string prompt;
  Scope scope = Scope::character;
  Beside beside = Beside::nothing;
  Id step;   // the step of the creation that asks it; empty: the sheet alone, or what it stands
             // beside
  Id ideas;  // the list of ideas to begin from; of an entry's detail: what its lists begin with
  std::string hint;  // said as long as there is no answer to what stands beside something
  Ids heritages;     // asked of characters of these alone; empty: of all
  bool required = false;
  bool long_answer = false;
  std::string source;
  bool operator==(const Question&) const = default;
};

// What is rolled to find a row of a table.
enum class TableRoll : std::uint8_t {
  none,
  die,           // one die of `faces`
  wanted_level,  // as many d6 as the wanted level, of which the highest counts
  sixes,         // as many d6 as the procedure says, of which the highest counts
  total          // what the procedure's dice come to; the last row has no end
};

// A row of a table: when it is read, and what stands in its columns.
struct TableRow {
  int from = 0;                    // what the roll shows; 0: it is not found by a number
  int to = 0;                      // 0: without an end
  Ids outcomes;                    // the results of a roll that come to this row
  std::vector<std::string> cells;  // {procedure} stands for the name of a procedure
  std::string source{};            // empty: that of the table
  bool operator==(const TableRow&) const = default;
};

// A table of the game: entanglements, magnitude.
struct Table {
  Id id;
  std::string name;
  std::string description;
  TableRoll roll = TableRoll::none;
  int faces = 0;
  std::vector<std::string> columns;
  std::vector<int> starts;  // the number from which each column counts; empty: all count at once
  std::vector<TableRow> rows;
  std::string source;
  bool operator==(const Table&) const = default;
};

// The section of the texts that a row stands in.
inline const std::string& source_of(const Table& table, const TableRow& row) {
  return row.source.empty() ? table.source : row.source;
}

}  // namespace roadbook::rules
