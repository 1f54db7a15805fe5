// What holds for every input: what is accepted, saved and loaded again, is the same.
#pragma once

#include <string>
#include <string_view>

#include "data/document.hpp"

namespace roadbook::support {

// Reads a save (or a link) and, where it is accepted, writes it and reads it again. An empty text,
// or what did not hold.
std::string read_again(std::string_view bytes);

// The same of what was read already.
std::string written_again(const data::Documents& read);

}  // namespace roadbook::support
