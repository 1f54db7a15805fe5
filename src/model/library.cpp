// The documents of a library by id, and who belongs to whom.
#include "model/library.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "model/versions.hpp"

namespace roadbook::model {

namespace {

// Packages, each after those that it needs. Of those that need each other, who is met first comes
// last.
class InOrderOfNeeds {
 public:
  explicit InOrderOfNeeds(const Library& library) : library_(library) {}

  void put(const Id& id, int depth = 0) {
    constexpr int deepest = 100;  // who needs more in a row finds them in the order of their ids
    const rules::ContentPackage* package = find_package(library_, id);
    if (package == nullptr || depth == deepest || !met_.insert(id).second) return;
    for (const rules::PackageNeed& each : package->needs) put(each.package, depth + 1);
    order_.emplace_back(id, package);
  }

  bool has(const Id& id) const { return met_.count(id) > 0; }
  const std::vector<std::pair<Id, const rules::ContentPackage*>>& order() const { return order_; }

 private:
  const Library& library_;
  std::set<Id> met_;
  std::vector<std::pair<Id, const rules::ContentPackage*>> order_;
};

void renew_layers(Library& library) {
  library.layers.clear();
  InOrderOfNeeds packages(library);
  for (const auto& [id, value] : library.packages) packages.put(id);
  for (const auto& [id, package] : packages.order()) {
    // Where two versions of it are kept, one alone is at work.
    if (!package->in_use || !kept_copy_of(id).empty()) continue;
    if (!package->begun_from.empty()) continue;  // it is a game, not a layer over one
    library.layers.push_back({id, package->ruleset,
                              rules::with_origin(*package, rules::Scope::character),
                              rules::with_origin(*package, rules::Scope::crew)});
  }
}

}  // namespace

const Value* find(const Library& library, const Id& id) {
  const auto found = library.documents.find(id);
  return found == library.documents.end() ? nullptr : &found->second;
}

const Value* find_document(const Library& library, const Id& id) {
  const auto found = library.packages.find(id);
  return found == library.packages.end() ? find(library, id) : &found->second;
}

const rules::ContentPackage* find_package(const Library& library, const Id& id) {
  const auto found = library.packages.find(id);
  return found == library.packages.end() ? nullptr
                                         : std::get_if<rules::ContentPackage>(&found->second);
}

bool needs_package(const Library& library, const rules::ContentPackage& package, const Id& other) {
  InOrderOfNeeds needed(library);
  for (const rules::PackageNeed& each : package.needs) needed.put(each.package);
  return needed.has(other);
}

const rules::ContentPackage* game_package(const Library& library, const Id& ruleset) {
  for (const auto& [id, value] : library.packages) {
    const auto* package = std::get_if<rules::ContentPackage>(&value);
    if (package == nullptr || package->ruleset != ruleset) continue;
    // The id of a game that is shipped, or of a player's folder, is no begun one's.
    const bool begins = rules::is_begun(ruleset) && !package->begun_from.empty();
    if (!begins && package->packed.empty()) continue;
    if (kept_copy_of(id).empty()) return package;
  }
  return nullptr;
}

void keep(Library& library, const Id& id, std::optional<Value> value) {
  const bool package = value && is_package(*value);
  const bool layered = library.packages.erase(id) > 0 || package;
  if (!value || package) library.documents.erase(id);
  if (package) {
    library.packages.insert_or_assign(id, std::move(*value));
  } else if (value) {
    library.documents.insert_or_assign(id, std::move(*value));
  }
  if (layered) renew_layers(library);
}

void take_in(Library& library, Library&& part) {
  library.documents.merge(part.documents);
  if (part.packages.empty()) return;
  library.packages.merge(part.packages);
  renew_layers(library);
}

const rules::Character* find_character(const Library& library, const Id& id) {
  const Value* value = find(library, id);
  return value == nullptr ? nullptr : std::get_if<rules::Character>(value);
}

const rules::Crew* find_crew(const Library& library, const Id& id) {
  const Value* value = find(library, id);
  return value == nullptr ? nullptr : std::get_if<rules::Crew>(value);
}

std::map<Id, std::variant<rules::Character, rules::Crew>> sheets_of(const Library& library) {
  std::map<Id, std::variant<rules::Character, rules::Crew>> sheets;
  for (const auto& [id, value] : library.documents) sheets.emplace(id, sheet_of(value));
  return sheets;
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
