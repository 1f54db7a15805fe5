// All characters, crews and packages that a person keeps, as one value.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "model/document.hpp"
#include "model/portrait.hpp"

namespace roadbook::model {

// The entries of a package that is in use, with where they are from: part of its game for every
// sheet of the library.
struct PackageLayer {
  Id package;
  Id ruleset;
  rules::OwnDefinitions for_characters;
  rules::OwnDefinitions for_crews;
  bool operator==(const PackageLayer&) const = default;
};

struct Library {
  std::map<Id, Value> documents;     // characters and crews
  std::map<Id, Value> packages;      // of content; see keep()
  std::vector<PackageLayer> layers;  // of the packages in use, each after those that it needs
  // By the sheet's id, as far as they were read or set: one that is not here may be in the store.
  // nullptr: there is none.
  std::map<Id, Portrait> portraits = {};
  bool operator==(const Library&) const = default;
};

// A character or a crew; nullptr where there is none of that id.
const Value* find(const Library& library, const Id& id);
// The same, or a package.
const Value* find_document(const Library& library, const Id& id);
// The package of that id; nullptr where there is none.
const rules::ContentPackage* find_package(const Library& library, const Id& id);
// Whether a package cannot be whole without another one, by itself or through what it needs.
bool needs_package(const Library& library, const rules::ContentPackage& package, const Id& other);
// The package that begins the game of that id, or brings it whole; nullptr where none does, and
// where a package begins a game under an id that is not that of a begun game.
const rules::ContentPackage* game_package(const Library& library, const Id& ruleset);
// Puts a document where it belongs, in place of one with its id. Nothing: it is taken out.
void keep(Library& library, const Id& id, std::optional<Value> value);
// Takes in what is in another one and not in this.
void take_in(Library& library, Library&& part);

// The character or the crew of that id; nullptr where there is none, or it is of another kind.
const rules::Character* find_character(const Library& library, const Id& id);
const rules::Crew* find_crew(const Library& library, const Id& id);

// All characters and crews, as the moves of play take them.
std::map<Id, std::variant<rules::Character, rules::Crew>> sheets_of(const Library& library);

// The crew that a character is in, or nullptr.
const rules::Crew* crew_of(const Library& library, const rules::Character& character);
// The characters that are in a crew, by name.
std::vector<const rules::Character*> members_of(const Library& library, const Id& crew);

}  // namespace roadbook::model
