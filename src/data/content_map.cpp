// Finds and changes maps of claims in packages.
#include "data/content_map.hpp"

#include <utility>

namespace roadbook::data {

namespace {

constexpr std::string_view types_list = "crew_types";

}  // namespace

const rules::Map* map_of_entry(const rules::ContentPackage& package, const EntryRef& ref) {
  if (ref.list != types_list) return nullptr;
  const auto* type = rules::find_by_id(rules::entries_of(package, ref.scope).crew_types, ref.id);
  return type == nullptr ? nullptr : &type->claims;
}

rules::Map map_that_counts(const rules::Ruleset& game, const EntryRef& ref) {
  if (ref.list != types_list) return {};
  const rules::CrewType* type = rules::find_crew_type(game, ref.id);
  return type == nullptr ? rules::Map{} : type->claims;
}

bool set_map(rules::ContentPackage& package, const EntryRef& ref, rules::Map map) {
  if (ref.list != types_list) return false;
  for (rules::CrewType& type : rules::entries_of(package, ref.scope).crew_types) {
    if (type.id != ref.id) continue;
    type.claims = std::move(map);
    return true;
  }
  return false;
}

}  // namespace roadbook::data
