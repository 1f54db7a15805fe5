// Players' own words as one of several answers in a line of text.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::text {

// The words without what parts answers: "Salt & Sons" as "Salt %26 Sons".
std::string in_link(std::string_view words);
// And back.
std::string from_link(std::string_view written);

}  // namespace roadbook::text
