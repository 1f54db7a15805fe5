// Lists the kinds of entries that can be added to a package, in groups.
#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "app/workshop_parts.hpp"
#include "rules/game/game_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using data::EntryRef;
using rules::Scope;

// Lists that every game can have, and those that a table's own game can.
bool has_place_for(const rules::Ruleset& game, std::string_view list, bool begun) {
  const rules::GameList* known = rules::find_list(list);
  if (known != nullptr && known->in_every_game) return true;
  // Which of them a table's own game has is for its maker to say.
  return begun || !data::entries_of_game(game, list).empty();
}

// Kinds that belong together, those that players make most often first.
struct KindGroup {
  std::string name;
  std::vector<std::string_view> lists;  // none: whatever is left
};

std::vector<KindGroup> groups_of_kinds(const rules::Ruleset& game) {
  return {
      {rules::raised(game.words.character.many),
       {"playbooks", "heritages", "abilities", "powers", "items", "virtues", "vices", "traits",
        "backgrounds", "looks", "traumas", "bonds", "questions", "names", "ideas"}},
      {rules::raised(game.words.crew.many), {}},
      {"At the table",
       {"procedures", "tables", "conditions", "positions", "settings", "phases", "fight_order",
        "counters", "clock_kinds", "procedure_parts", "reference"}},
      {"Numbers of the game",
       {"attributes", "actions", "statistics", "tracks", "load_levels", "damage_types", "sizes"}}};
}

// Puts the kinds into their groups, each in the group's order.
void group_kinds(const rules::Ruleset& game, std::vector<ui::WorkshopView::Kind>& kinds) {
  const std::vector<KindGroup> groups = groups_of_kinds(game);
  // Its group, and its place in it.
  const auto place_of = [&](const std::string& ref) {
    std::pair<std::size_t, std::size_t> rest;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const auto& lists = groups[i].lists;
      const auto found = std::find(lists.begin(), lists.end(), ref);
      if (lists.empty()) rest.first = i;
      if (found != lists.end()) {
        return std::pair(i, static_cast<std::size_t>(found - lists.begin()));
      }
    }
    return rest;
  };
  for (ui::WorkshopView::Kind& each : kinds) each.group = groups[place_of(each.ref).first].name;
  std::stable_sort(kinds.begin(), kinds.end(), [&](const auto& one, const auto& other) {
    return place_of(one.ref) < place_of(other.ref);
  });
}

}  // namespace

void show_kinds(const rules::Ruleset& game, const rules::Ruleset* base,
                const rules::ContentPackage& package, ui::WorkshopView& view) {
  const rules::Ruleset& from = base == nullptr ? game : *base;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    if (scope == Scope::crew && !game.crew.present) continue;
    for (const std::string& list : data::lists_of(scope)) {
      ui::WorkshopView::Kind kind;
      const EntryRef any{scope, list, "x"};
      kind.ref = data::text_of(any);
      kind.ref.resize(kind.ref.size() - 2);
      kind.word = data::kind_of_entry(game, any);
      for (const auto& [id, name] : data::entries_of_game(from, list)) {
        if (list == "abilities" && is_of_crews(from, id) != (scope == Scope::crew)) continue;
        if (base != nullptr && data::has_entry(package, {scope, list, id})) continue;
        kind.shipped.emplace_back(data::text_of({scope, list, id}), name);
      }
      if (has_place_for(game, list, base != nullptr)) view.kinds.push_back(std::move(kind));
    }
  }
  group_kinds(game, view.kinds);
}

}  // namespace roadbook::app
