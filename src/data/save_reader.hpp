// Characters and crews from JSON that was parsed already.
#pragma once

#include <string>

#include "data/document.hpp"
#include "data/json.hpp"

namespace roadbook::data {

// As `read_documents`, from a value that `parse_strict` accepted or that was put together here.
Documents read_json(const std::string& name, const Json& json, Newer newer = Newer::fault);

}  // namespace roadbook::data
