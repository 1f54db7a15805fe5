// What came of files that were imported: the documents that came in, or every fault with its place.
#pragma once

#include <string>
#include <vector>

#include "model/document.hpp"
#include "ui/panels/requests.hpp"
#include "ui/ui.hpp"

namespace roadbook::ui {

struct ImportFault {
  std::string file;
  std::string pointer;  // JSON pointer; empty: the whole file
  std::string message;
};

struct ImportedDocument {
  model::Id id;
  bool crew = false;
  std::string name;
  std::string summary;
  std::string note;  // "kept beside the one you had", empty: plainly new
};

struct ImportView {
  std::vector<ImportedDocument> documents;
  std::vector<ImportFault> faults;  // of files that changed nothing
};

struct ImportState {
  bool open = false;  // set by the program when files have been looked at
};

void draw_import(Ui& ui, const ImportView& view, ImportState& state, Requests& requests);

}  // namespace roadbook::ui
