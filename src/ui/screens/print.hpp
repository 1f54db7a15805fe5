// What goes on paper, and how, with the pages beside it before anything is printed.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/embedded_area.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A blank sheet: of a playbook or a crew type, or of none where the id is empty.
struct BlankSheet {
  bool crew = false;
  rules::Id id;
  bool operator==(const BlankSheet&) const = default;
};

// What goes on paper.
struct PrintParts {
  bool sheet = true;     // of the document that is open
  bool members = false;  // a crew: the sheets of its members
  bool crew = false;     // a character: the sheet of the crew
  bool cards = false;
  bool reference = false;
  std::vector<BlankSheet> blanks;
  bool operator==(const PrintParts&) const = default;
};

// And how: kept on this machine for the next time.
struct PrintStyle {
  bool letter = false;
  bool landscape = false;
  bool ink = false;
  bool reasons = false;
  int text_percent = 100;
  bool operator==(const PrintStyle&) const = default;
};

// What there is to print.
struct PrintView {
  const rules::Ruleset* ruleset = nullptr;
  std::vector<std::pair<rules::Id, std::string>> games;  // id and name, where none is open
  std::string name;  // of the document; empty: none is open, there are blank sheets alone
  bool is_crew = false;
  std::string crew;         // the name of the crew that a character is in; empty: it is in none
  std::size_t members = 0;  // of a crew
  bool pages_here = false;  // the pages can be shown beside; otherwise a browser opens with them
  std::string size_words;   // how large the text came out, where that is not what was chosen
};

// What was chosen for it.
struct PrintState {
  PrintParts parts;
  PrintStyle style;
  rules::Id game;            // of blank sheets where no document is open
  bool show_pages = false;   // on a phone: the pages in place of the choices
  bool blanks_open = false;  // the list of blank sheets
};

// True if the parts name anything to print.
bool anything(const PrintView& view, const PrintParts& parts);

// Fills what the bar leaves of the window. Gives the room of the pages, which has no size where
// they are not to be seen.
EmbeddedArea draw_print(Ui& ui, const PrintView& view, PrintState& state, Requests& requests);

}  // namespace roadbook::ui
