// What files and links would bring in: each sheet with what is to become of it, before anything
// happens; or every fault with its place.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/compare.hpp"

namespace roadbook::ui {

// A fault of a file, with its place.
struct ImportFault {
  std::string file;
  std::string pointer;  // JSON pointer; empty: the whole file
  std::string message;
};

// How a sheet that comes in stands to the library.
enum class Arrival : std::uint8_t {
  fresh,    // it is not there
  same,     // it is there, and the same
  older,    // the one that is there was changed after the file was made
  earlier,  // the one that is there is of a later file, or a later version
  newer,    // the one that is there has not been changed since
  version,  // a later version of a package
  both,     // a later version, but the one that is there was changed after the file was made
  differs   // both differ, and the file does not say when it was made
};

// What becomes of it.
enum class Take : std::uint8_t {
  leave,    // nothing: the library stays as it is
  add,      // it comes in, beside the one that is there if there is one
  replace,  // it comes in, in the place of the one that is there
  merge     // one sheet is made of both, field by field
};

// What became of a part of another program's file: a heading and its lines.
struct ImportPart {
  std::string title;
  std::vector<std::string> lines;
  bool open = true;  // shown at once
};

// A document that a file would bring, and what becomes of it.
struct ImportedDocument {
  bool crew = false;
  std::string name;     // as model::shown_name gives it
  std::string summary;  // "Character · Beacon Road"
  Arrival arrival = Arrival::fresh;
  std::string note;                 // more to know: its crew is not in the file
  std::vector<ImportPart> parts{};  // of a sheet of another program
  bool only_portrait = false;       // it is the same here, but for the portrait that it brings
  bool rest = false;                // only what can be read of a file that has faults
  bool package = false;             // it is no sheet
};

struct ImportView {
  std::string source;  // "From a link", "From 3 files"; empty: from a file
  std::vector<ImportedDocument> documents;
  std::vector<ImportFault> faults;  // of files that change nothing
  bool more_in_file = false;  // a file says more of itself than its sheets, which does not come in
  // The fields in which a document differs from the one that is there; made when asked for.
  std::function<const std::vector<ComparedField>&(std::size_t document)> differences;
};

struct ImportState {
  bool open = false;        // set by the program when files have been looked at
  std::vector<Take> takes;  // for each document
  std::map<std::size_t, CompareState> compared;
  std::map<std::size_t, bool> opened;    // documents whose details are shown
  std::map<std::size_t, bool> unfolded;  // those whose differences are
  // Parts of the account that were opened or shut, by document and part.
  std::map<std::pair<std::size_t, std::size_t>, bool> parts_open;
  std::size_t shown = 0;         // how many documents are drawn; 0: as many as fit well
  std::size_t shown_faults = 0;  // the same for faults
};

// Files that are being looked at. `open` is shut when the player thinks better of it.
struct ImportProgress {
  bool open = false;
  int percent = 0;
};
// Over any screen, while files are read.
void draw_import_progress(Ui& ui, ImportProgress& progress);

// "2 sheets and 1 package"
std::string counted_documents(std::size_t sheets, std::size_t packages);

// What is chosen at first: nothing that is there is replaced but by what is newer.
std::vector<Take> first_takes(const ImportView& view);

// True in the frame in which the person said: do it. The dialog is then closed.
bool draw_import(Ui& ui, const ImportView& view, ImportState& state, Requests& requests);

}  // namespace roadbook::ui
