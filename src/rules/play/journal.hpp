// The journal of a crew and its members as one: in the order in which it was written, searchable,
// as text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/play/sheet_field.hpp"

namespace roadbook::rules {

// A line with the sheet that it stands on.
struct WrittenLine {
  Id sheet;
  std::size_t index = 0;  // in that sheet's journal
  std::string who;        // the sheet's name
  JournalLine line;
};

// All lines of these sheets, the oldest first: by their date where one is understood, then by their
// number; lines of one sheet keep their order.
std::vector<WrittenLine> whole_journal(const Sheets& sheets);
// The number of the next line.
int next_journal_number(const Sheets& sheets);
// True where every word of the search stands in the line, its date or its name, in capitals or not.
bool line_has(const WrittenLine& line, const std::string& search);
// The newest dated line of a journal, or `line` where that is as new or newer; nullptr where there
// is none.
const JournalLine* last_dated(const std::vector<JournalLine>& journal, const JournalLine* line);
// As plain text: a heading for each day, a line for each move with the time and whose it is.
std::string journal_as_text(const std::string& title, const std::vector<WrittenLine>& lines);

// The crew's line with other words; empty words take it away. False where there is no such line.
bool rewrite_line(Sheet& sheet, std::size_t index, const std::string& words);

}  // namespace roadbook::rules
