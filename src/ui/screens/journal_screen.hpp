// The journal of a crew and its members, or of one character, on a screen of its own.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/play/journal.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct JournalScreenView {
  const model::Library* library = nullptr;
  model::Id document;  // of a crew, or of a character alone
  std::string name;    // its name as it is shown
  std::string when;    // the time now, as it stands in a line
  std::uint64_t generation = 0;
};

// What the screen shows, made when something changed.
struct JournalFacts {
  rules::Sheets sheets;
  std::vector<rules::WrittenLine> lines;
};

struct JournalScreenState {
  model::Id document;
  std::string search;
  // What is being written, for each document whose journal was open.
  std::map<model::Id, std::string> lines;
  bool all = false;                           // more than the last lines
  std::optional<rules::WrittenLine> writing;  // the line that is written anew
  Memo<JournalFacts> facts;
};

// The sheets whose lines it shows: a crew's with those of its members, or a character's alone.
rules::Sheets journal_sheets(const model::Library& library, const model::Id& id);

// The screen below the bar; a line that is written is an edit among the requests.
void draw_journal_screen(Ui& ui, const JournalScreenView& view, JournalScreenState& state,
                         Requests& requests);

}  // namespace roadbook::ui
