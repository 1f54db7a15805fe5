// Checks what packages need of each other.
#include "data/content_needs.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "data/entry_json.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {
namespace {

using rules::ContentPackage;
using Packages = std::vector<const ContentPackage*>;

const ContentPackage* find(const Packages& packages, const rules::Id& id) {
  const auto found = std::find_if(packages.begin(), packages.end(),
                                  [&](const auto* each) { return each->id == id; });
  return found == packages.end() ? nullptr : *found;
}

void check_need(const rules::PackageNeed& need, std::size_t index, const Packages& others,
                std::vector<ContentFault>& faults) {
  const auto add = [&](std::string field, std::string words) {
    faults.push_back({Grade::doubtful, {}, std::move(field), std::move(words)});
  };
  if (need.package.empty()) {
    add("/needs/" + std::to_string(index) + "/package", "Say which package it needs.");
    return;
  }
  const std::string& name = need.name.empty() ? need.package : need.name;
  const ContentPackage* found = find(others, need.package);
  if (found == nullptr) {
    add("/needs", "It needs the package " + name + ", which is not here.");
  } else if (!is_new_enough(found->version, need.version)) {
    add("/needs", "It needs version " + need.version + " of " + name + "; version " +
                      found->version + " is here.");
  }
}

// The packages that it needs, by itself or through those.
std::set<rules::Id> needed_by(const ContentPackage& package, const Packages& others) {
  std::set<rules::Id> needed;
  std::vector<const ContentPackage*> open{&package};
  while (!open.empty()) {
    const ContentPackage* each = open.back();
    open.pop_back();
    for (const rules::PackageNeed& need : each->needs) {
      if (!needed.insert(need.package).second) continue;
      if (const ContentPackage* found = find(others, need.package)) open.push_back(found);
    }
  }
  return needed;
}

struct EntryElsewhere {
  const ContentPackage* of = nullptr;
  std::string name;
};
using Entries = std::map<std::string, EntryElsewhere, std::less<>>;

template <class Visit>
void each_entry(const ContentPackage& package, const Visit& visit) {
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    each_list(rules::entries_of(package, scope), [&](const char* key, const auto& list, auto) {
      for (const auto& each : list) visit(scope, key, each);
    });
  }
}

// What stands in packages that are not needed, and neither in the game nor in the package itself.
Entries entries_elsewhere(const rules::Ruleset& shipped, const ContentPackage& package,
                          const Packages& others) {
  Entries elsewhere;
  const std::set<rules::Id> needed = needed_by(package, others);
  for (const ContentPackage* other : others) {
    const bool over_it = other->begun_from.empty() && other->ruleset == package.ruleset;
    if (!over_it || other->id == package.id || needed.count(other->id) > 0) continue;
    each_entry(*other, [&](rules::Scope, const char*, const auto& entry) {
      elsewhere.emplace(entry.id, EntryElsewhere{other, rules::entry_name(entry)});
    });
  }
  if (elsewhere.empty()) return elsewhere;
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char*, const auto&, auto member) {
    for (const auto& each : shipped.*member) elsewhere.erase(each.id);
  });
  each_entry(package,
             [&](rules::Scope, const char*, const auto& entry) { elsewhere.erase(entry.id); });
  return elsewhere;
}

// Calls with each text and each key of a value that is one of those entries, and where it stands.
template <class Visit>
void find_names(const Json& json, const std::string& pointer, const Entries& entries,
                const Visit& visit) {
  const auto meet = [&](const std::string& id, const std::string& place) {
    const auto found = entries.find(id);
    if (found != entries.end()) visit(place, found->second);
  };
  if (const std::string* text = text_of(&json)) {
    meet(*text, pointer);
  } else if (json.is_array()) {
    std::size_t index = 0;
    for (const Json& each : elements_of(json)) {
      find_names(each, pointer + '/' + std::to_string(index++), entries, visit);
    }
  } else if (json.is_object()) {
    for (const auto& [key, value] : fields_of(json)) {
      meet(key, pointer + '/' + key);
      find_names(value, pointer + '/' + key, entries, visit);
    }
  }
}

}  // namespace

std::vector<ContentFault> faults_of_needs(const rules::Ruleset& shipped,
                                          const ContentPackage& package, const Packages& others) {
  std::vector<ContentFault> faults;
  for (std::size_t i = 0; i < package.needs.size(); ++i) {
    check_need(package.needs[i], i, others, faults);
  }
  const Entries elsewhere = entries_elsewhere(shipped, package, others);
  if (elsewhere.empty()) return faults;
  each_entry(package, [&](rules::Scope scope, const char* key, const auto& entry) {
    find_names(
        entry_json(entry), {}, elsewhere,
        [&](const std::string& field, const EntryElsewhere& what) {
          const std::string& of = what.of->name.empty() ? what.of->id : what.of->name;
          faults.push_back({Grade::doubtful,
                            {scope, key, entry.id},
                            field,
                            "It names " + (what.name.empty() ? "an entry" : what.name) + " of " +
                                of + ", and this package does not say that it needs that one."});
        });
  });
  return faults;
}

}  // namespace roadbook::data
