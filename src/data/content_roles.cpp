// Finds roles that a package takes from a game.
#include "data/content_roles.hpp"

#include <algorithm>
#include <string>

#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {
namespace {

using rules::Role;
using rules::Scope;

// Calls with each list of a package whose entries may have a role.
template <class Visit>
void lists_with_roles(const rules::ContentPackage& package, const Visit& visit) {
  for (const Scope scope : {Scope::character, Scope::crew}) {
    const rules::OwnDefinitions& own = rules::entries_of(package, scope);
    visit(scope, "statistics", own.statistics, &rules::Ruleset::statistics);
    visit(scope, "tracks", own.tracks, &rules::Ruleset::tracks);
  }
}

template <class List>
bool has_role(const List& list, Role role, Scope scope) {
  return std::any_of(list.begin(), list.end(),
                     [&](const auto& each) { return each.role == role && each.scope == scope; });
}

// The changes that took a role of the game away.
std::vector<ContentFault> lost_roles(const rules::Ruleset& game, const rules::Ruleset& whole,
                                     const rules::ContentPackage& package) {
  std::vector<ContentFault> faults;
  lists_with_roles(package, [&](Scope scope, const char* key, const auto& own, auto member) {
    for (const auto& each : own) {
      const auto* shipped = rules::find_by_id(game.*member, each.id);
      if (shipped == nullptr || shipped->role == Role::none) continue;
      if (has_role(whole.*member, shipped->role, shipped->scope)) continue;
      faults.push_back({Grade::doubtful,
                        {scope, key, each.id},
                        each.role == shipped->role ? "/scope" : "/role",
                        "In the game this is " + in_quotes(to_name(shipped->role)) +
                            "; with this change nothing is, and sheets lose what depends on it."});
    }
  });
  return faults;
}

// The entry of a list that needs another one by its role; where none does, the first; the package
// itself where it has none there.
EntryRef needing_in(const rules::ContentPackage& package, std::string_view list) {
  EntryRef ref;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    each_list(rules::entries_of(package, scope), [&](const char* key, const auto& entries, auto) {
      if (list != key || entries.empty() || !ref.list.empty()) return;
      auto found = entries.begin();
      if constexpr (requires { found->role; }) {
        const auto needs = [](const auto& each) {
          return each.role == Role::wanted_level || each.role == Role::tier_cost ||
                 each.role == Role::rep;
        };
        found = std::find_if(entries.begin(), entries.end(), needs);
        if (found == entries.end()) found = entries.begin();
      }
      ref = {scope, key, found->id};
    });
  }
  return ref;
}

}  // namespace

std::vector<ContentFault> faults_of_roles(const rules::Ruleset& game, const rules::Ruleset& whole,
                                          const rules::ContentPackage& package) {
  std::vector<ContentFault> faults = lost_roles(game, whole, package);
  const bool taken = !faults.empty();
  const Diagnostics before = RulesetChecker(game).check_needs_of_entries();
  for (const Diagnostic& each : RulesetChecker(whole).check_needs_of_entries()) {
    if (std::find(before.begin(), before.end(), each) != before.end()) continue;
    const std::string list = each.pointer.substr(std::min<std::size_t>(1, each.pointer.size()));
    const EntryRef entry = taken ? faults.front().entry : needing_in(package, list);
    faults.push_back({Grade::doubtful, entry, {}, each.message});
  }
  return faults;
}

}  // namespace roadbook::data
