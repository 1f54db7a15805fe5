// The bar over every screen: what is shown, whether it is kept, undo and redo, the menu.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/document.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

enum class Kept : std::uint8_t { saved, saving, not_saved };

// The widest of the words that come and go while somebody writes.
inline constexpr std::string_view saving_words = "Saving…";

struct BarView {
  // What is open: a document by its id, or a screen by its name ("Settings"). Both empty: the
  // library itself.
  model::Id document;
  bool crew = false;
  bool in_play = false;      // the document's creation is finished
  bool at_creation = false;  // its guided creation is what is shown
  std::string name;          // of the document or the screen
  rules::Words words;        // of the document's game
  std::string crew_name;     // of the crew that an open character is in
  model::Id crew_id;
  std::vector<std::string> pages;  // of an open sheet, in the middle of the bar
  std::size_t page = 0;
  bool beside_sheet = false;  // it is a page beside the document's sheet, as a crew's guide
  // Of an open crew in play, and of a character's journal: what the menu leads to.
  std::vector<std::pair<std::string, DocumentAction>> leads_to;
  bool has_modes = false;  // what was chosen can be protected from a stray press
  bool editing = true;

  Kept kept = Kept::saved;
  std::string kept_words;  // "Saved", "Saving…", "Not saved: the disk is full"

  bool can_undo = false;
  bool can_redo = false;
  std::string undo_words;  // what undo would take back: "Prowl 1 → 2"
  std::string redo_words;
};

// Whether a phone's bar has no room for the whole name of a sheet.
bool is_cut_in_bar(const Ui& ui, std::string_view name);

// Takes the top of the window. Its shortcuts work on every screen: undo, redo, save, print.
void draw_bar(Ui& ui, const BarView& view, Requests& requests);

}  // namespace roadbook::ui
