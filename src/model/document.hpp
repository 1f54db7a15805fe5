// A document of the library: a character or a crew, as a value.
#pragma once

#include <map>
#include <string>
#include <variant>

#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::model {

using rules::Id;
using Value = std::variant<rules::Character, rules::Crew>;

const Id& id_of(const Value& value);
const std::string& name_of(const Value& value);
const Id& ruleset_of(const Value& value);
bool is_crew(const Value& value);
// The name, or what stands for one where there is none yet.
std::string shown_name(const std::string& name, bool crew);
std::string shown_name(const Value& value);

// The same value under another id.
Value with_id(Value value, Id id);

}  // namespace roadbook::model
