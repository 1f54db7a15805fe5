// The documents of a library by id, and who belongs to whom.
#include "model/library.hpp"

#include <algorithm>

#include "model/versions.hpp"

namespace roadbook::model {

const Value* find(const Library& library, const Id& id) {
  const auto found = library.documents.find(id);
  return found == library.documents.end() ? nullptr : &found->second;
}

const rules::Character* find_character(const Library& library, const Id& id) {
  const Value* value = find(library, id);
  return value == nullptr ? nullptr : std::get_if<rules::Character>(value);
}

const rules::Crew* find_crew(const Library& library, const Id& id) {
  const Value* value = find(library, id);
  return value == nullptr ? nullptr : std::get_if<rules::Crew>(value);
}

const rules::Crew* crew_of(const Library& library, const rules::Character& character) {
  const rules::Crew* crew = character.crew.empty() ? nullptr : find_crew(library, character.crew);
  return crew != nullptr && crew->ruleset == character.ruleset ? crew : nullptr;
}

std::vector<const rules::Character*> members_of(const Library& library, const Id& crew) {
  std::vector<const rules::Character*> members;
  const rules::Crew* of = find_crew(library, crew);
  for (const auto& [id, value] : library.documents) {
    const auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr || character->crew != crew) continue;
    // This side's version of a member that another window changed is no second member.
    if (original_of(library, id) != nullptr) continue;
    if (of == nullptr || of->ruleset == character->ruleset) members.push_back(character);
  }
  std::sort(members.begin(), members.end(), [](const auto* left, const auto* right) {
    return left->name != right->name ? left->name < right->name : left->id < right->id;
  });
  return members;
}

}  // namespace roadbook::model
