// Files in and out for the commands; "-" is standard input or output.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "data/document.hpp"

namespace roadbook::cli {

// The bytes of a file, or a link to a sheet as it was given in a file's place; at most a little
// more than the reader takes. A sentence on `err` if it cannot be read.
std::optional<std::string> read_file(const std::string& path, std::ostream& err);

// Writes a file whole or not at all, through a temporary file beside it.
bool write_file(const std::string& path, const std::string& text, std::ostream& out,
                std::ostream& err);

// All documents of a file; every fault of it on `err`.
std::optional<std::vector<data::Value>> read_documents(const std::string& path, std::ostream& err);

// The one document of a file.
std::optional<data::Value> read_document(const std::string& path, std::ostream& err);

// The one crew of a file, for a character of that ruleset.
std::optional<rules::Crew> read_crew(const std::string& path, const rules::Character& character,
                                     std::ostream& err);

}  // namespace roadbook::cli
