// Finds and changes maps of claims in packages.
#include "data/content_map.hpp"

#include <utility>

namespace roadbook::data {

namespace {

// Calls with the map of the entry, where it has one.
template <class Package, class Visit>
void with_map(Package& package, const EntryRef& ref, const Visit& visit) {
  auto& own = rules::entries_of(package, ref.scope);
  const auto in = [&](auto& list) {
    const auto found = find_entry(list, ref);
    if (found != list.end()) visit(found->claims);
  };
  if (ref.list == types_list) in(own.crew_types);
  if (ref.list == prisons_list) in(own.prison_maps);
}

}  // namespace

const rules::Map* map_of_entry(const rules::ContentPackage& package, const EntryRef& ref) {
  const rules::Map* found = nullptr;
  with_map(package, ref, [&](const rules::Map& map) { found = &map; });
  return found;
}

rules::Map map_that_counts(const rules::Ruleset& game, const EntryRef& ref) {
  if (ref.list == prisons_list) {
    const auto* prison = rules::find_by_id(game.prison_maps, ref.id);
    return prison == nullptr ? rules::Map{} : prison->claims;
  }
  if (ref.list != types_list) return {};
  const rules::CrewType* type = rules::find_crew_type(game, ref.id);
  return type == nullptr ? rules::Map{} : type->claims;
}

bool set_map(rules::ContentPackage& package, const EntryRef& ref, rules::Map map) {
  bool done = false;
  with_map(package, ref, [&](rules::Map& there) {
    there = std::move(map);
    done = true;
  });
  return done;
}

}  // namespace roadbook::data
