// Documents of the library as files to be kept elsewhere.
#pragma once

#include <string>
#include <vector>

#include "model/library.hpp"

namespace roadbook::app {

struct OutFile {
  std::string name;
  std::string bytes;
};

// One document alone.
OutFile export_one(const model::Value& value);
// A crew with its members, as one library; whatever else, alone.
OutFile export_with_members(const model::Library& library, const model::Value& value);
// Everything; in several files where one would be larger than Roadbook reads.
std::vector<OutFile> export_all(const model::Library& library);

}  // namespace roadbook::app
