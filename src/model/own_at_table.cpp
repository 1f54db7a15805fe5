// Gathers what the sheets of one table brought along, and the packages that are in use.
#include "model/own_at_table.hpp"

#include <algorithm>
#include <iterator>

namespace roadbook::model {

namespace {

// The crew whose members play with this sheet; empty: none.
const Id& crew_around(const Value& value) {
  const auto* character = std::get_if<rules::Character>(&value);
  return character == nullptr ? id_of(value) : character->crew;
}

std::vector<const rules::Character*> makers_in(const Library& library, const Id& crew) {
  std::vector<const rules::Character*> makers = members_of(library, crew);
  makers.erase(std::remove_if(makers.begin(), makers.end(),
                              [](const auto* each) { return rules::is_empty(each->own); }),
               makers.end());
  return makers;
}

// What the other members of a crew made. The nearer it is to the sheet, the later it is laid over.
void add_members(const std::vector<const rules::Character*>& makers, const Value& self,
                 OwnAtTable& table) {
  std::vector<std::pair<const rules::OwnDefinitions*, rules::Scope>> members;
  for (const rules::Character* each : makers) {
    if (each != std::get_if<rules::Character>(&self)) {
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

rules::OwnDefinitions* own_in(Value& value) {
  if (auto* character = std::get_if<rules::Character>(&value)) return &character->own;
  if (auto* crew = std::get_if<rules::Crew>(&value)) return &crew->own;
  return nullptr;
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

Makers makers_of(const Library& library) {
  Makers makers;
  for (const auto& [id, value] : library.documents) {
    const auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr || character->crew.empty() || rules::is_empty(character->own))
      continue;
    const auto [place, is_new] = makers.try_emplace(character->crew);
    if (is_new) place->second = makers_in(library, character->crew);
  }
  return makers;
}

OwnAtTable own_at_table(const Library& library, const Value& value) {
  const Id& crew = crew_around(value);
  Makers makers;
  if (!crew.empty()) makers.emplace(crew, makers_in(library, crew));
  return own_at_table(library, value, makers);
}

OwnAtTable own_at_table(const Library& library, const Value& value, const Makers& makers) {
  const auto* character = std::get_if<rules::Character>(&value);
  OwnAtTable table = own_of(value, character == nullptr ? nullptr : crew_of(library, *character));
  const auto found = makers.find(crew_around(value));
  if (found != makers.end()) add_members(found->second, value, table);
  add_packages(library, ruleset_of(value), table);
  return table;
}

}  // namespace roadbook::model
