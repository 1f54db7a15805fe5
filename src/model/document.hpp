// A document of the library: a character, a crew or a package of content, as a value.
#pragma once

#include <map>
#include <string>
#include <variant>

#include "rules/game/content_package.hpp"
#include "rules/game/words.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::model {

using rules::Id;
using Value = std::variant<rules::Character, rules::Crew, rules::ContentPackage>;

// What every kind of document has: its id in the library, its name, the game that it is of.
const Id& id_of(const Value& value);
const std::string& name_of(const Value& value);
const Id& ruleset_of(const Value& value);
// Which kind it is; neither: a character.
bool is_crew(const Value& value);
bool is_package(const Value& value);
// Of a sheet: whether its creation is over. Of a package: whether it is in use.
bool is_in_play(const Value& value);
// The name, or what stands for one where there is none yet, in the words of its game: "Unnamed
// party".
std::string shown_name(const rules::Words& game, const std::string& name, bool crew);
// The same of a whole document; of a package "Unnamed package".
std::string shown_name(const rules::Words& game, const Value& value);
// What kind of document it is, in the words of its game: "Character", "Party", "Package", "Game".
std::string kind_words(const rules::Words& game, const Value& value);

// A character or a crew as the moves of play take it; `value` is no package.
std::variant<rules::Character, rules::Crew> sheet_of(const Value& value);
// And back.
Value document_of(const std::variant<rules::Character, rules::Crew>& sheet);

// A document as another version or program wrote it, made to say what the game of today says; see
// rules::adopted(). A package stays as it is.
Value adopted(const rules::Ruleset& ruleset, Value value);

// The same value under another id.
Value with_id(Value value, Id id);

}  // namespace roadbook::model
