// Texts that want to be more than text, in every place of a save where a player can write one.
#pragma once

#include <map>
#include <string>

namespace roadbook::support {

// By what each is after: "script", "bidirectional", "zero", …
const std::map<std::string, std::string>& hostile_texts();

// A save of a character or of a crew with the text in every field that takes one, as the schema of
// saves has them: each list has one element, each object all its fields. Where a field has less
// room, as much of the text as fits.
std::string save_filled_with(bool crew, const std::string& text);

}  // namespace roadbook::support
