// Fields for words: one line, many lines, search.
#pragma once

#include <string>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct FieldOptions {
  std::string_view placeholder = {};  // a hint in the empty field
  std::string_view description = {};  // small, under the field
  std::string_view invalid = {};      // what is wrong with it; shown under the field
  std::string_view disabled_reason = {};
  std::string_view id = {};
  // Letters (code points); what is longer is kept, and cannot grow. As many as what the words are
  // written into holds (document/limits.hpp); a search has enough by itself.
  int max_length = 0;
  bool show_label = true;  // the name above the field; without it the name is only spoken
  int lines = 4;           // of a text area, at least; it grows with its text
  float width = 0;         // 0: over the whole block
  bool in_cell = false;    // it stands in the place of a cell of a table (cell.hpp)
  // Of its letters. A name is written as it is read where it stands; where it is long, smaller.
  Type type = Type::body;
};

// What happened to a field in this frame. The panel turns `changed` into an edit with `text`;
// edits of one field in a row belong together.
struct FieldResult {
  bool changed = false;
  std::string text = {};   // the whole new text, when changed
  bool submitted = false;  // Enter in one line
  bool left = false;       // the field lost the focus
};

// Shows `value`, the text that the document holds now.
FieldResult text_field(Ui& ui, std::string_view name, std::string_view value,
                       const FieldOptions& options = {});
FieldResult text_area(Ui& ui, std::string_view name, std::string_view value,
                      const FieldOptions& options = {});
// One line with a magnifying glass and a button that empties it.
FieldResult search_field(Ui& ui, std::string_view name, std::string_view value,
                         const FieldOptions& options = {});

}  // namespace roadbook::ui
