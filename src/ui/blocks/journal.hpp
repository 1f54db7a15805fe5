// The journal: what was done at the table, the last line first, searchable.
#pragma once

#include <string>
#include <vector>

#include "rules/sheet/character.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// What is looked for, and how much of it is shown.
struct JournalState {
  std::string search;
  bool all = false;  // more than the last lines
};

// True where every word of the search stands in the line, in capitals or not.
bool stands_in(const rules::JournalLine& line, const std::string& search);
// As plain text, the first line first: "1 May 2026, 20:00: Resist: success. Stress 2 → 4".
std::string journal_text(const std::vector<rules::JournalLine>& journal);

// Draws it into the open block, under a heading of that level. True where it is to be copied as
// text.
bool draw_journal(Ui& ui, int level, const std::vector<rules::JournalLine>& journal,
                  JournalState& state);

}  // namespace roadbook::ui
