// The words of an import: how often, what a sheet is to the library, and what can become of it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ui/screens/import.hpp"

namespace roadbook::ui {

// "1 sheet", "2 sheets"
std::string counted(std::size_t count, const char* one, const char* many);
// Whether something of the player's own could be lost by it.
bool is_careful(Arrival arrival);
// How it stands to the library, as a sentence without a stop.
const char* words_of(Arrival arrival);
// The same in the line of the document.
const char* word_of(Arrival arrival);

// What can become of one.
struct Option {
  Take take;
  const char* words;
};
// All that can become of this one, the safest first.
std::vector<Option> options_for(const ImportedDocument& document);

}  // namespace roadbook::ui
