// The form of an entry: made of the description of its fields, which also reads and writes them.
#pragma once

#include <string>
#include <string_view>

#include "data/content_entries.hpp"
#include "document/form_field.hpp"

namespace roadbook::data {

// Every field of an entry, in the order of the description; of the package itself where `ref` names
// no list. `game` is the game with the package: what its fields can name; `others` are the packages
// that it can need. Empty: there is no such entry.
document::Form entry_form(const rules::Ruleset& game, const rules::ContentPackage& package,
                          const EntryRef& ref,
                          const std::vector<const rules::ContentPackage*>& others = {});

// What a form does to a field.
enum class FormAct : std::uint8_t {
  set,     // it gets the value, as the form has it
  add,     // a list gets one more element
  remove,  // an element goes
  sooner   // an element changes places with the one before it
};

// Does it. Nothing changes where there is no such field, or the value is no number where one is
// needed; a number out of its range becomes the nearest one in it, and a text is cut at its limit.
// True where the field was there.
bool change_field(rules::ContentPackage& package, const EntryRef& ref, std::string_view pointer,
                  FormAct act, std::string_view value = {});

}  // namespace roadbook::data
