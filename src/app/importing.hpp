// Brings documents of files into the library: first what would happen, then, when the player says
// so, the one edit that does it. Faults change nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "data/compare.hpp"
#include "model/edit.hpp"
#include "platform/files.hpp"
#include "ui/screens/import.hpp"

namespace roadbook::app {

// A file that came in.
struct File {
  std::string name;
  std::string bytes;         // a save, or the address of a shared link
  std::string trouble = {};  // why it was not read, as a sentence; empty: it was
};

// A file as the platform gives it, with a sentence where it was not read.
File taken_in(platform::OpenedFile file);

// A document that would come in, and the one that it meets.
struct Arriving {
  model::Value value;
  model::Id mine;             // of the document of the library that it stands beside; empty: none
  model::Id own_id;           // as the file has it; may be empty
  std::string portrait = {};  // the bytes of the one that stands in the file; empty: none
  std::int64_t made_ms = 0;   // when its file was made; 0: it does not say
};

// What is shown of an import, and what comes in when the player takes it.
struct Import {
  ui::ImportView view;
  std::vector<Arriving> arriving;  // one for each of `view.documents`
};

// What is known of a document of the library.
struct Standing {
  std::int64_t changed_ms = 0;  // when it was last written; 0: unknown
  // When the file was made that it was imported from, while it is as it came; 0: it was changed, or
  // made here.
  std::int64_t made_ms = 0;
};
// When the files were made of what is imported, by its ids in the library.
using MadeMs = std::map<model::Id, std::int64_t>;
using StandingOf = std::function<Standing(const model::Id&)>;

// The fields in which an arriving document differs from the one that it meets.
std::vector<ui::ComparedField> differences(const Games& games, const model::Library& library,
                                           const Arriving& arriving);

// The edit that does what was chosen; members go with a crew that comes in under another id.
// Without puts: nothing is to be done. A portrait of the file comes with its sheet; where the sheet
// is merged, or is the same here, only if it has none: `has_portrait` says so, and may be empty.
// `made_ms`: is told of what is not merged; may be null.
model::Edit import_edit(const model::Library& library, const Import& import,
                        const ui::ImportState& chosen, const std::function<std::string()>& new_id,
                        const std::function<bool(const model::Id&)>& has_portrait = {},
                        MadeMs* made_ms = nullptr);
// The sheets of the library that the import may meet.
std::vector<model::Id> sheets_met(const Import& import);

}  // namespace roadbook::app
