// Saves of older versions, made into saves of the current one, a version at a time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/json.hpp"

namespace roadbook::data {

// The version of the format that is written, and the newest that is read.
inline constexpr int current_version = 3;

// Makes a document of version `from` into one of `from + 1`. A pure function of the document: it
// takes what it finds, tests every value before it uses it, and leaves alone what it does not know.
struct Migration {
  int from = 0;
  void (*step)(Json& document) = nullptr;
};

// Version 2 says the words of the rules: playbook and heritage, answers by their question, bonds by
// their kind, the reasons of dots.
void from_version_1(Json& document);
// Where in the file of version 1 that stood which has this pointer in `migrated`.
std::string pointer_in_version_1(const Json& migrated, std::string_view pointer);

// Version 3 has one shape for types of crews that a table makes: an entry of `own`, like a type of
// the game, with a name and places of the map.
void from_version_2(Json& document);
// The same for a file of version 2, or of 1 as it would stand there, that was `written` so.
std::string pointer_in_version_2(const Json& written, const Json& migrated,
                                 std::string_view pointer);

// The steps that there are, the oldest first: one for each version before the current one.
const std::vector<Migration>& migrations();

// Takes an object of version `from` through all steps up to `to`, and sets its `version`. A
// document of version `to` stays as it is.
void migrate(Json& document, int from, int to, const std::vector<Migration>& steps);

}  // namespace roadbook::data
