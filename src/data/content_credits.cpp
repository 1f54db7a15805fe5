// Gathers the entries of packages that sheets use, by their source.
#include "data/content_credits.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "data/sheet_names.hpp"
#include "rules/game/own_lists.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

// Lists whose entries stand on every sheet of their scope.
bool is_on_every_sheet(std::string_view key) {
  constexpr std::string_view keys[] = {"attributes", "statistics", "tracks", "actions",
                                       "load_levels"};
  return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

// The claims that stand on the cells which a crew holds.
void add_held_claims(const rules::Ruleset& game, const rules::Crew& crew, NamedIds& names) {
  for (const rules::Id& cell : crew.claims) {
    if (const rules::Claim* claim = rules::claim_on(game, crew, cell)) names.insert(claim->id);
  }
  for (const rules::Id& cell : crew.prison_claims) {
    if (const rules::Claim* claim = rules::claim_in_prison(game, cell)) names.insert(claim->id);
  }
}

}  // namespace

void Credits::add(const rules::Ruleset& game, const model::Value& sheet) {
  const auto* crew = std::get_if<rules::Crew>(&sheet);
  const rules::Scope scope = crew != nullptr ? rules::Scope::crew : rules::Scope::character;
  NamedIds names = names_in(sheet);
  if (crew != nullptr) add_held_claims(game, *crew, names);
  rules::each_list_of_game(game, [&](const char* key, const auto& list) {
    for (const auto& each : list) {
      if constexpr (requires { each.source; }) {
        if (each.source.empty() ||
            game.texts.count(each.source.substr(0, each.source.find(':'))) > 0) {
          continue;
        }
        bool here = names.count(each.id) > 0;
        if constexpr (requires { each.scope; }) {
          here = is_on_every_sheet(key) ? each.scope == scope : here;
        } else {
          here = here || (is_on_every_sheet(key) && scope == rules::Scope::character);
        }
        std::vector<std::string>& known = by_source_[each.source];
        const std::string& name = rules::entry_name(each);
        if (here && std::find(known.begin(), known.end(), name) == known.end()) {
          known.push_back(name);
        }
      }
    }
  });
}

std::vector<std::pair<std::string, std::string>> Credits::by_source() const {
  std::vector<std::pair<std::string, std::string>> all;
  for (const auto& [source, names] : by_source_) {
    if (!names.empty()) all.emplace_back(source, rules::joined(names));
  }
  return all;
}

std::vector<std::string> Credits::lines() const {
  std::vector<std::string> lines;
  for (const auto& [source, names] : by_source()) lines.push_back(source + ": " + names + '.');
  return lines;
}

}  // namespace roadbook::data
