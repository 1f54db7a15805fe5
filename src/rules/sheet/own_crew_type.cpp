// Makes types of crews of a table's own.
#include "rules/sheet/own_crew_type.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::rules {

namespace {

// The crew's own type, made of the one that it has where there is none yet; nullptr without a type.
CrewType* made_type(const Ruleset& ruleset, Crew& crew) {
  std::vector<CrewType>& types = crew.own.crew_types;
  for (CrewType& each : types) {
    if (each.id == crew.type) return &each;
  }
  if (find_crew_type(ruleset, crew.type) == nullptr) return nullptr;
  CrewType made;
  made.like = crew.type;
  made.id = "own_type";
  for (int count = 2;
       find_crew_type(ruleset, made.id) != nullptr || find_by_id(types, made.id) != nullptr;
       ++count) {
    made.id = "own_type_" + std::to_string(count);
  }
  crew.type = made.id;
  return &types.emplace_back(std::move(made));
}

}  // namespace

const CrewType* own_crew_type(const Crew& crew) {
  return crew.type.empty() ? nullptr : find_by_id(crew.own.crew_types, crew.type);
}

const std::string& type_words(const Crew& crew) {
  static const std::string none;
  const CrewType* own = own_crew_type(crew);
  return own == nullptr ? none : own->name;
}

Crew with_type_words(const Ruleset& ruleset, const Crew& before, const std::string& words) {
  Crew after = before;
  if (CrewType* type = made_type(ruleset, after)) type->name = words;
  return after;
}

bool lays_out_map(const Ruleset& ruleset, const CrewType* type) {
  return type != nullptr && type->own && leaves(ruleset, OwnKind::claim);
}

Crew with_place_on_map(const Ruleset& ruleset, const Crew& before, const MapPlace& place) {
  Crew after = before;
  CrewType* type = made_type(ruleset, after);
  if (type == nullptr) return after;
  const auto found = std::find_if(type->places.begin(), type->places.end(),
                                  [&](const MapPlace& each) { return each.cell == place.cell; });
  if (found == type->places.end()) {
    type->places.push_back(place);
  } else {
    *found = place;
  }
  return after;
}

std::string own_place_name(const Ruleset& ruleset, const Crew& crew, const Id& cell) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return {};
  for (const MapPlace& each : type->places) {
    if (each.cell == cell) return each.name;
  }
  return {};
}

}  // namespace roadbook::rules
