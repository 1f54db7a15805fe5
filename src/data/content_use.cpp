// Looks for what sheets name of packages.
#include "data/content_use.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "data/content_entries.hpp"
#include "data/entry_json.hpp"
#include "data/field_labels.hpp"
#include "data/own_definitions.hpp"
#include "data/sheet_names.hpp"
#include "model/own_at_table.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

// Calls with each list of own definitions and what a package brings to it for such a sheet: a crew
// stands on numbers, bonds and moves, too, which packages keep beside the characters' own.
template <class Visit>
void each_brought(rules::OwnDefinitions& own, const model::PackageLayer& layer,
                  const model::Value& sheet, const Visit& visit) {
  if (!model::is_crew(sheet)) return each_pair(own, layer.for_characters, visit);
  each_pair(own, layer.for_crews, visit);
  each_pair(own, layer.for_characters, [&](const char* key, auto& list, const auto& others) {
    if (std::string_view(key) != "abilities") visit(key, list, others);
  });
}

template <class List>
auto by_id(List& list, const rules::Id& id) {
  return std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
}

// Lists whose entries hold for every sheet, named or not.
bool of_every_sheet(std::string_view key) {
  constexpr std::string_view keys[] = {
      "attributes",   "statistics", "tracks",      "actions",         "load_levels", "procedures",
      "damage_types", "sizes",      "bonds",       "questions",       "tables",      "clock_sets",
      "cohort_kinds", "conditions", "positions",   "settings",        "phases",      "fight_order",
      "counters",     "reference",  "clock_kinds", "procedure_parts", "prison_maps"};
  return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

// Adds what the game's entries name that are named; true where any was added.
bool follow_game(const rules::Ruleset& game, const rules::OwnDefinitions& own, NamedIds& names,
                 std::set<const void*>& followed) {
  bool more = false;
  each_list(own, [&](const char* key, const auto&, auto member) {
    for (const auto& each : game.*member) {
      if (names.count(each.id) == 0 && !of_every_sheet(key)) continue;
      if (!followed.insert(&each).second) continue;
      add_names(entry_json(each), names);
      more = true;
    }
  });
  return more;
}

}  // namespace

std::vector<model::PackageLayer> layers_that_count(const model::Library& library,
                                                   const rules::Ruleset& game) {
  std::vector<model::PackageLayer> layers;
  for (const model::PackageLayer& each : library.layers) {
    if (each.ruleset == game.id) layers.push_back(each);
  }
  if (layers.empty()) return layers;
  rules::Ruleset whole = game;
  for (model::PackageLayer& layer : layers) {
    for (const auto& [own, scope] : {std::pair(&layer.for_characters, rules::Scope::character),
                                     std::pair(&layer.for_crews, rules::Scope::crew)}) {
      if (rules::is_empty(*own)) continue;
      const rules::OwnDefinitions usable = check_own(whole, *own, scope).usable;
      rules::add_own(whole, usable, scope);
      std::set<std::pair<std::string_view, rules::Id>> counting;
      each_list(usable, [&](const char* key, const auto& list, auto) {
        for (const auto& entry : list) counting.emplace(key, entry.id);
      });
      each_list(*own, [&](const char* key, auto& list, auto member) {
        std::erase_if(list, [&](const auto& entry) {
          return rules::find_by_id(game.*member, entry.id) != nullptr &&
                 counting.count({key, entry.id}) == 0;
        });
      });
    }
  }
  return layers;
}

model::Value with_what_it_uses(const model::Library& library, const model::Value& sheet,
                               const rules::Ruleset* game) {
  const bool all = game == nullptr || model::is_package(sheet);
  return with_what_it_uses(all ? library.layers : layers_that_count(library, *game), sheet, game);
}

model::Value with_what_it_uses(const std::vector<model::PackageLayer>& layers,
                               const model::Value& sheet, const rules::Ruleset* game) {
  model::Value whole = sheet;
  if (auto* package = std::get_if<rules::ContentPackage>(&whole)) package->received = false;
  rules::OwnDefinitions* own = model::own_in(whole);
  if (own == nullptr || layers.empty()) return whole;
  NamedIds names = names_in(sheet);
  each_list(*own, [&](const char*, const auto& list, auto) {
    for (const auto& each : list) add_names(entry_json(each), names);
  });
  std::set<const void*> followed;  // entries of the game whose names are in
  bool more = true;
  while (more) {
    more = game != nullptr && follow_game(*game, *own, names, followed);
    // The package that is laid over the others last counts.
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
      if (layer->ruleset != model::ruleset_of(sheet)) continue;
      each_brought(*own, *layer, sheet, [&](const char* key, auto& list, const auto& others) {
        for (const auto& each : others) {
          const bool used = game == nullptr || of_every_sheet(key) || names.count(each.id) > 0;
          if (!used || by_id(list, each.id) != list.end()) continue;
          add_names(entry_json(each), names);
          list.push_back(each);
          more = true;
        }
      });
    }
  }
  return whole;
}

std::vector<std::string> licences_of(const model::Library& library,
                                     const std::vector<model::Value>& sheets,
                                     const rules::Ruleset* game) {
  std::set<std::string> sources;
  const auto layers = game == nullptr ? library.layers : layers_that_count(library, *game);
  for (const model::Value& each : sheets) {
    model::Value whole = with_what_it_uses(layers, each, game);
    if (const rules::OwnDefinitions* own = model::own_in(whole)) {
      each_list(*own, [&](const char*, const auto& list, auto) {
        for (const auto& entry : list) {
          if constexpr (requires { entry.source; }) sources.insert(entry.source);
        }
      });
    }
  }
  std::vector<std::string> licences;
  for (const auto& [id, value] : library.packages) {
    const auto* package = std::get_if<rules::ContentPackage>(&value);
    if (package == nullptr || sources.count(rules::attribution_words(*package)) == 0) continue;
    std::string licence = rules::whole_licence(*package);
    if (!licence.empty()) licences.push_back(std::move(licence));
  }
  return licences;
}

namespace {

// What the packages in use say to such a sheet; of several, what the last one says.
rules::OwnDefinitions counted_for(const model::Library& library, const model::Value& sheet) {
  rules::OwnDefinitions counted;
  for (const model::PackageLayer& layer : library.layers) {
    if (layer.ruleset != model::ruleset_of(sheet)) continue;
    each_brought(counted, layer, sheet, [](const char*, auto& list, const auto& others) {
      for (const auto& each : others) {
        const auto found = by_id(list, each.id);
        if (found == list.end()) {
          list.push_back(each);
        } else {
          *found = each;
        }
      }
    });
  }
  return counted;
}

}  // namespace

Brought brought_along(const model::Library& library, const model::Value& sheet) {
  Brought brought;
  model::Value copy = sheet;
  rules::OwnDefinitions* own = model::own_in(copy);
  if (own == nullptr) return brought;
  const rules::OwnDefinitions counted = counted_for(library, sheet);
  each_pair(*own, counted, [&](const char*, const auto& list, const auto& others) {
    for (const auto& each : list) {
      const auto found = by_id(others, each.id);
      (found == others.end() ? brought.news
       : *found == each      ? brought.here
                             : brought.other)
          .push_back(rules::entry_name(each));
    }
  });
  return brought;
}

model::Value without_what_is_here(const model::Library& library, model::Value sheet) {
  rules::OwnDefinitions* own = model::own_in(sheet);
  if (own == nullptr) return sheet;
  const rules::OwnDefinitions counted = counted_for(library, sheet);
  each_pair(*own, counted, [](const char*, auto& list, const auto& others) {
    list.erase(std::remove_if(list.begin(), list.end(),
                              [&](const auto& each) {
                                const auto found = by_id(others, each.id);
                                return found != others.end() && *found == each;
                              }),
               list.end());
  });
  return sheet;
}

namespace {

// The fields of two objects that differ, as labels.
std::string differing(const rules::Ruleset& game, const Json& before, const Json& after) {
  std::vector<std::string> labels;
  for (const auto& [key, value] : fields_of(after)) {
    const Json* there = field_of(before, key.c_str());
    if (there == nullptr || !(*there == value)) {
      labels.push_back(rules::lowered(field_label(game, key)));
    }
  }
  for (const auto& [key, value] : fields_of(before)) {
    if (field_of(after, key.c_str()) == nullptr) {
      labels.push_back(rules::lowered(field_label(game, key)));
    }
  }
  return rules::joined(labels);
}

// What an update changes in the numbers of sheets.
class Numbers {
 public:
  Numbers(const model::Library& before, const model::Library& after, const rules::Ruleset& game,
          const rules::Ruleset& game_after)
      : before_(before), after_(after), game_(game), game_after_(game_after) {}

  // "Stress 9 → 11", in the order of the sheet.
  std::vector<std::string> changed(const model::Value& sheet) {
    const auto then = then_.of(game_, model::own_at_table(before_, sheet));
    const auto now = now_.of(game_after_, model::own_at_table(after_, sheet));
    std::vector<rules::Change> changes;
    if (const auto* character = std::get_if<rules::Character>(&sheet)) {
      const rules::Crew* crew = model::crew_of(before_, *character);
      rules::GiftsByGame& gifts = gifts_of(crew);
      const rules::Derived was = rules::derive(*then, *character, gifts.in(*then)).numbers;
      const rules::Derived is = rules::derive(*now, *character, gifts.in(*now)).numbers;
      changes = rules::changes(*now, was, is);
      for (rules::Change& each : rules::dot_changes(*now, was, is)) {
        changes.push_back(std::move(each));
      }
    } else if (const auto* crew = std::get_if<rules::Crew>(&sheet)) {
      changes =
          rules::changes(*now, rules::derive_crew(*then, *crew), rules::derive_crew(*now, *crew));
    }
    std::vector<std::string> words;
    for (rules::Change& each : changes) words.push_back(std::move(each.words));
    return words;
  }

 private:
  // Each crew's once for all of its members.
  rules::GiftsByGame& gifts_of(const rules::Crew* crew) {
    return gifts_.try_emplace(crew, crew).first->second;
  }

  const model::Library& before_;
  const model::Library& after_;
  const rules::Ruleset& game_;
  const rules::Ruleset& game_after_;
  OwnGames then_;
  OwnGames now_;
  std::map<const rules::Crew*, rules::GiftsByGame> gifts_;
};

}  // namespace

ContentUpdate content_update(const model::Library& library, const rules::Ruleset& game,
                             const rules::Ruleset& game_after, const rules::ContentPackage& before,
                             const rules::ContentPackage& after) {
  ContentUpdate update;
  std::map<std::string, std::string, std::less<>> moved;  // what changes or goes, by its id
  std::vector<std::string> everywhere;                    // the same, of every sheet
  NamedIds all;                                           // ids of both
  // All that a game says that was begun here is its own, and no change of another.
  const bool begun = !after.begun_from.empty();
  const std::string of_game = differing(game, entry_json(before.game), entry_json(after.game));
  if (!of_game.empty()) update.changed.push_back("The game itself: " + of_game);
  if (before.packed != after.packed) update.changed.emplace_back("The game itself");
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    rules::OwnDefinitions now = rules::entries_of(before, scope);
    each_pair(now, rules::entries_of(after, scope),
              [&](const char* key, const auto& list, const auto& others) {
                const auto moves = [&](const auto& each, std::string words) {
                  all.insert(each.id);
                  if (of_every_sheet(key)) {
                    everywhere.push_back(std::move(words));
                  } else {
                    moved.emplace(each.id, std::move(words));
                  }
                };
                for (const auto& each : others) {
                  const auto found = by_id(list, each.id);
                  if (found == list.end()) {
                    std::vector<std::string>& said =
                        !begun && is_change(game, {scope, key, each.id}) ? update.changed
                                                                         : update.added;
                    said.push_back(rules::entry_name(each));
                    moves(each, rules::entry_name(each));  // it may stand over the game's own
                  } else if (!(*found == each)) {
                    const std::string what = differing(game, entry_json(*found), entry_json(each));
                    update.changed.push_back(rules::entry_name(each) + ": " + what);
                    moves(each, rules::entry_name(each));
                  }
                }
                for (const auto& each : list) {
                  if (by_id(others, each.id) != others.end()) continue;
                  update.gone.push_back(rules::entry_name(each));
                  moves(each, rules::entry_name(each) + " is gone");
                }
              });
  }
  const bool any = std::any_of(
      library.documents.begin(), library.documents.end(),
      [&](const auto& each) { return model::ruleset_of(each.second) == before.ruleset; });
  if (any && !everywhere.empty()) {
    update.touched.push_back("Every sheet of " + game_after.name + ": " +
                             rules::joined(everywhere, "; "));
  }
  model::Library with_it = library;
  model::keep(with_it, before.id, after);
  Numbers numbers(library, with_it, game, game_after);
  for (const auto& [id, value] : library.documents) {
    if (model::ruleset_of(value) != before.ruleset) continue;
    const std::string sheet = model::shown_name(game_after.words, value);
    const NamedIds names = names_in(value);
    NamedIds carried;  // what the sheet brings along itself stays as it is there
    model::Value copy = value;
    if (rules::OwnDefinitions* own = model::own_in(copy)) {
      each_list(*own, [&](const char*, const auto& list, auto) {
        for (const auto& each : list) {
          if (all.count(each.id) == 0) continue;
          carried.insert(each.id);
          update.stays.push_back(rules::entry_name(each) + ", on " + sheet);
        }
      });
    }
    std::vector<std::string> on_it;
    for (const auto& [entry, name] : moved) {
      if (names.count(entry) > 0 && carried.count(entry) == 0) on_it.push_back(name);
    }
    for (std::string& each : numbers.changed(value)) on_it.push_back(std::move(each));
    if (!on_it.empty()) update.touched.push_back(sheet + ": " + rules::joined(on_it, "; "));
  }
  return update;
}

rules::ContentPackage without_entries(const rules::ContentPackage& package) {
  rules::ContentPackage before = package;
  before.for_characters = {};
  before.for_crews = {};
  return before;
}

}  // namespace roadbook::data
