// Brings documents of files into the library: nothing is overwritten, faults change nothing.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "model/edit.hpp"
#include "ui/panels/import.hpp"

namespace roadbook::app {

struct File {
  std::string name;
  std::string bytes;
};

struct Import {
  ui::ImportView view;
  model::Edit edit;  // no puts: nothing came in
};

// Reads the files. A document that is there already, to the letter, is left alone; one that differs
// comes in beside it, under an id of its own; members of a crew that came in go with it.
Import import_files(const Games& games, const model::Library& library,
                    const std::vector<File>& files, const std::function<std::string()>& new_id);

}  // namespace roadbook::app
