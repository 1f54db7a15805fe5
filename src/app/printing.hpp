// From what a person wants on paper to the document that is printed.
#pragma once

#include <string>

#include "app/games.hpp"
#include "model/library.hpp"
#include "ui/screens/print.hpp"

namespace roadbook::app {

// What becomes of the document.
enum class PaperUse : std::uint8_t {
  in_the_page,   // shown or printed by the page, which has the typefaces
  to_keep,       // a file that stands alone
  to_print_away  // a file that opens the print dialog of the browser that shows it
};

// A document to print: its title, and itself as HTML.
struct Paper {
  std::string title;
  std::string html;
  std::string size_words;  // how large its text came out; empty: as it was chosen
};

// What can be printed of that document. `document` may be empty: blank sheets of the game `game`
// (of the first where there is no such).
ui::PrintView print_view(const Games& games, const model::Library& library,
                         const model::Id& document, const rules::Id& game);

// The document; its title is a name without the game's.
Paper paper(const Games& games, const ui::PrintView& view, const model::Library& library,
            const model::Id& document, const ui::PrintParts& parts, const ui::PrintStyle& style,
            PaperUse use);

// The sizes of the sides of sheets, in percent of the usual one; 0 where there are none.
struct SidesSet {
  int smallest = 0;
  int largest = 0;
};
// One sentence for the print screen on what text of `chosen` percent came out at: "The fullest page
// is printed at 90 % ...". Empty where all came out so. `cards`: there are cards, too.
std::string size_in_words(const SidesSet& sides, int chosen, bool cards);

// How to print, as a setting of this machine ("letter across 115"), and back; words that are not
// known are passed over.
std::string written(const ui::PrintStyle& style);
ui::PrintStyle print_style(const std::string& words);

}  // namespace roadbook::app
