// Every field that a sheet holds, in a player's words.
#include "data/text_fields.hpp"

#include <utility>

#include "data/compare.hpp"
#include "data/content_credits.hpp"
#include "document/field_list.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {

std::vector<FieldInWords> fields_in_words(const rules::Ruleset& ruleset, const Value& value,
                                          const model::Library* library) {
  rules::Character no_character;
  no_character.ruleset = model::ruleset_of(value);
  rules::Crew no_crew;
  no_crew.ruleset = model::ruleset_of(value);
  const Value empty = model::is_crew(value) ? Value(no_crew) : Value(no_character);
  std::vector<FieldInWords> fields;
  for (Difference& each : compare(ruleset, empty, value, library)) {
    if (each.theirs.empty()) continue;
    const std::string field = each.pointer.substr(1, each.pointer.find('/', 1) - 1);
    fields.push_back({field, std::move(each.label), std::move(each.theirs)});
  }
  return fields;
}

std::vector<FieldInWords> other_fields_in_words(const rules::Ruleset& ruleset, const Value& value,
                                                const model::Library& library) {
  std::vector<FieldInWords> fields = fields_in_words(ruleset, value, &library);
  std::erase_if(fields, [&](const FieldInWords& each) {
    const bool crew = model::is_crew(value);
    const bool said = !crew && each.field == rules::keys::vice && rules::vice_is_free(ruleset);
    return said || !document::is_apart(crew, each.field);
  });
  Credits credits;
  credits.add(ruleset, value);
  for (std::string& each : credits.lines()) {
    fields.push_back({{}, "From a package", std::move(each)});
  }
  return fields;
}

}  // namespace roadbook::data
