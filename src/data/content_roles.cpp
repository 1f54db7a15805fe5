// Finds roles that a package takes from a game.
#include "data/content_roles.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "data/enum_names.hpp"
#include "data/place.hpp"
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

// The package's entry that a place of the whole game is in, or the first one of that list; the
// package itself where it has none there. `place` is what is left of it inside the entry.
EntryRef entry_around(const rules::ContentPackage& package, const rules::Ruleset& whole,
                      std::string_view& place) {
  const std::string_view list = next_part(place);
  const std::string_view number = next_part(place);
  EntryRef ref;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    each_list(rules::entries_of(package, scope),
              [&](const char* key, const auto& entries, auto member) {
                if (list != key || !ref.list.empty()) return;
                for (std::size_t i = 0; i < entries.size(); ++i) {
                  const auto* used = rules::find_by_id(whole.*member, entries[i].id);
                  if (used == nullptr) continue;
                  const auto index = used - (whole.*member).data();
                  if (!number.empty() && number != std::to_string(index)) continue;
                  ref = ref_of(scope, key, entries, i);
                  return;
                }
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
    std::string_view place = each.pointer;
    ContentFault fault{Grade::doubtful, entry_around(package, whole, place), {}, each.message};
    if (!fault.entry.list.empty()) {
      fault.field = place;
    } else if (taken) {
      fault.entry = faults.front().entry;
    }
    // What was taken is missed by many entries of the game, and told once.
    if (std::find(faults.begin(), faults.end(), fault) == faults.end()) faults.push_back(fault);
  }
  return faults;
}

}  // namespace roadbook::data
