// What is kept beside the library: earlier versions, the bin, what was not saved in time.
#pragma once

#include <string>
#include <vector>

#include "model/document.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// An earlier version of a document.
struct VersionEntry {
  std::string name;     // among the versions of its document
  std::string when;     // "yesterday, 14:05"
  std::string differs;  // "Differs in Prowl, Notes and 3 more"; "As it is now"
};

struct VersionsView {
  model::Id document;
  std::string name;
  bool ready = false;   // they were read
  std::string trouble;  // why they could not be read
  std::vector<VersionEntry> entries;
  bool portraits = false;  // of a character: earlier portraits are a dialog of their own
  bool package = false;    // they are of one, and not of a sheet
};

struct VersionsState {
  bool open = false;
  std::size_t limit = 20;
};

// The earlier versions of a document, as a dialog: look at one, compare, go back to it.
void draw_versions(Ui& ui, const VersionsView& view, VersionsState& state, Requests& requests);

// A document that was deleted and can still come back.
struct BinEntry {
  model::Id id;
  std::string name;
  std::string summary;  // "Character · Beacon Road"; why it cannot be read
  std::string removed;  // "Deleted yesterday, 14:05 · 29 days left"
};

struct BinView {
  bool ready = false;
  std::string trouble;
  std::vector<BinEntry> entries;
};

struct BinState {
  bool open = false;
  model::Id asked;  // whether to delete this one for good
};

// The removed documents, as a dialog: bring one back, or delete it for good.
void draw_bin(Ui& ui, const BinView& view, BinState& state, Requests& requests);

// A change that a page left behind without storing it.
struct OfferEntry {
  model::Id id;
  std::string name;
  std::string differs;    // from what is stored
  bool continues = true;  // false: it was changed elsewhere since, so both would be kept
  std::string page;       // that left it; with the id, its name
  std::string when;       // it was changed last: "today, 14:05"; empty: unknown
};

struct OffersView {
  std::vector<OfferEntry> entries;
};

// What a page that died had not saved, as a dialog: bring it back, or let it go.
void draw_offers(Ui& ui, const OffersView& view, bool& open, Requests& requests);

// A line under the bar that says why something can only be looked at, or that something waits for
// an answer. Buttons: none, or those of a version that is looked at, or the way to what waits.
struct NoticeView {
  std::string words;
  bool of_version = false;
  bool of_unsaved = false;
};
// A band over the page that says what is looked at, of an earlier version with the way back.
void draw_notice(Ui& ui, const NoticeView& view, Requests& requests);

}  // namespace roadbook::ui
