// Gathers what the sheets of one table brought along, and the packages that are in use.
#include "model/own_at_table.hpp"

#include <iterator>

namespace roadbook::model {

namespace {

// What the other members of a crew made. The nearer it is to the sheet, the later it is laid over.
void add_members(const Library& library, const rules::Character* self, const Id& crew,
                 OwnAtTable& table) {
  std::vector<std::pair<const rules::OwnDefinitions*, rules::Scope>> members;
  for (const rules::Character* each : members_of(library, crew)) {
    if (each != self && !rules::is_empty(each->own)) {
      members.emplace_back(&each->own, rules::Scope::character);
    }
  }
  table.others.insert(table.others.begin(), members.rbegin(), members.rend());
}

// The packages in use come first, so that whatever a sheet brings along stands over them.
void add_packages(const Library& library, const Id& ruleset, OwnAtTable& table) {
  auto place = table.others.begin();
  for (const PackageLayer& each : library.layers) {
    if (each.ruleset != ruleset) continue;
    for (const auto& [own, scope] : {std::pair(&each.for_characters, rules::Scope::character),
                                     std::pair(&each.for_crews, rules::Scope::crew)}) {
      if (rules::is_empty(*own)) continue;
      place = std::next(table.others.insert(place, {own, scope}));
    }
  }
}

}  // namespace

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
  if (const auto* package = std::get_if<rules::ContentPackage>(&value)) {
    table.own = &package->for_characters;
    return table;
  }
  table.own = &std::get<rules::Crew>(value).own;
  table.scope = rules::Scope::crew;
  return table;
}

OwnAtTable own_of(const Library& library, const Value& value, const rules::Crew* crew) {
  OwnAtTable table = own_of(value, crew);
  add_packages(library, ruleset_of(value), table);
  return table;
}

OwnAtTable own_at_table(const Library& library, const Value& value) {
  const auto* character = std::get_if<rules::Character>(&value);
  const rules::Crew* crew = character == nullptr ? nullptr : crew_of(library, *character);
  OwnAtTable table = own_of(value, crew);
  const Id& table_of = character == nullptr ? id_of(value) : character->crew;
  if (!table_of.empty()) add_members(library, character, table_of, table);
  add_packages(library, ruleset_of(value), table);
  return table;
}

}  // namespace roadbook::model
