// The settings' part about the library: where it is, how much, how safe, when last backed up.
#pragma once

#include <string>

#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct StorageView {
  std::string place;     // "Your sheets are kept in …"
  std::string trouble;   // why nothing is saved now; empty: all is well
  std::string count;     // "12 sheets"
  std::string used;      // "3.4 MB"; empty: unknown
  std::string free;      // "1.2 GB"; empty: unknown
  std::string safety;    // "Your browser may delete this data. …"
  bool at_risk = false;  // that is bad news
  bool can_ask = false;  // the browser can be asked to keep it
  std::string backup;    // "never", "yesterday, 14:05"
  std::string since;     // "7 sheets changed since"; empty: none
};

// Where the library is kept, with its warnings and what can be done about them.
void draw_storage(Ui& ui, const StorageView& view, Requests& requests);

}  // namespace roadbook::ui
