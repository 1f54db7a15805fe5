// Gathers what the sheets of one table brought along.
#include "model/own_at_table.hpp"

namespace roadbook::model {

OwnAtTable own_of(const rules::Character& character, const rules::Crew* crew) {
  OwnAtTable table;
  table.own = &character.own;
  if (crew != nullptr && !rules::is_empty(crew->own)) {
    table.others.emplace_back(&crew->own, rules::Scope::crew);
  }
  return table;
}

OwnAtTable own_of(const Value& value, const rules::Crew* crew) {
  if (const auto* character = std::get_if<rules::Character>(&value)) {
    return own_of(*character, crew);
  }
  OwnAtTable table;
  table.own = &std::get<rules::Crew>(value).own;
  table.scope = rules::Scope::crew;
  return table;
}

OwnAtTable own_at_table(const Library& library, const Value& value) {
  const auto* character = std::get_if<rules::Character>(&value);
  const rules::Crew* crew = character == nullptr ? nullptr : crew_of(library, *character);
  OwnAtTable table = own_of(value, crew);
  const Id& table_of = character == nullptr ? id_of(value) : character->crew;
  if (table_of.empty()) return table;
  std::vector<std::pair<const rules::OwnDefinitions*, rules::Scope>> members;
  for (const rules::Character* each : members_of(library, table_of)) {
    if (each != character && !rules::is_empty(each->own)) {
      members.emplace_back(&each->own, rules::Scope::character);
    }
  }
  // The nearer it is to the sheet, the later it is laid over.
  table.others.insert(table.others.begin(), members.rbegin(), members.rend());
  return table;
}

}  // namespace roadbook::model
