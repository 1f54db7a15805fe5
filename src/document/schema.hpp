// The schema of saves, from the description of their fields.
#pragma once

#include <string>

namespace roadbook::document {

// The JSON Schema (draft 2020-12) of a save of this version of the format, as the text of a file.
std::string save_schema(int version);

}  // namespace roadbook::document
