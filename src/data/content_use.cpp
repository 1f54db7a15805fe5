// Looks for what sheets name of packages.
#include "data/content_use.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "data/content_entries.hpp"
#include "data/content_words.hpp"
#include "data/entry_json.hpp"
#include "data/own_definitions.hpp"
#include "data/save_writer.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using Names = std::set<std::string, std::less<>>;

// Every text of a value, and every key: an id may stand as either.
void add_names(const Json& json, Names& names) {
  if (const std::string* text = text_of(&json)) {
    if (text->size() <= limit::id) names.insert(*text);
  } else if (json.is_array()) {
    for (const Json& each : elements_of(json)) add_names(each, names);
  } else if (json.is_object()) {
    for (const auto& [key, value] : fields_of(json)) {
      names.insert(key);
      add_names(value, names);
    }
  }
}

// What is chosen for an ability may be several ids in one text.
void add_parts(Names& names) {
  Names parts;
  for (const std::string& each : names) {
    std::size_t from = 0;
    for (std::size_t comma = each.find(','); comma != std::string::npos;
         comma = each.find(',', from)) {
      parts.insert(each.substr(from, comma - from));
      from = comma + 1;
    }
    if (from > 0) parts.insert(each.substr(from));
  }
  names.merge(parts);
}

Names names_in(const model::Value& sheet) {
  Names names;
  Json json = whole_json(sheet);
  // What a sheet brings along is no use of it; what it names is.
  json.erase("own");
  json.erase("id");
  add_names(json, names);
  add_parts(names);
  return names;
}

rules::OwnDefinitions* own_in(model::Value& sheet) {
  if (auto* character = std::get_if<rules::Character>(&sheet)) return &character->own;
  if (auto* crew = std::get_if<rules::Crew>(&sheet)) return &crew->own;
  return nullptr;
}

const rules::OwnDefinitions& entries_for(const model::PackageLayer& layer,
                                         const model::Value& sheet) {
  return model::is_crew(sheet) ? layer.for_crews : layer.for_characters;
}

// The lists of two own definitions side by side.
template <class Visit>
void both_lists(rules::OwnDefinitions& own, const rules::OwnDefinitions& other,
                const Visit& visit) {
  each_list(own, [&](const char* key, auto& list, auto) {
    each_list(other, [&](const char* other_key, const auto& others, auto) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(list)>,
                                   std::remove_cvref_t<decltype(others)>>) {
        if (std::string_view(key) == other_key) visit(key, list, others);
      }
    });
  });
}

template <class List>
auto by_id(List& list, const rules::Id& id) {
  return std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
}

}  // namespace

model::Value with_what_it_uses(const model::Library& library, const model::Value& sheet) {
  model::Value whole = sheet;
  rules::OwnDefinitions* own = own_in(whole);
  if (own == nullptr || library.layers.empty()) return whole;
  Names names = names_in(sheet);
  each_list(*own, [&](const char*, const auto& list, auto) {
    for (const auto& each : list) add_names(entry_json(each), names);
  });
  bool more = true;
  while (more) {
    more = false;
    // The package that is laid over the others last counts.
    for (auto layer = library.layers.rbegin(); layer != library.layers.rend(); ++layer) {
      if (layer->ruleset != model::ruleset_of(sheet)) continue;
      both_lists(*own, entries_for(*layer, sheet),
                 [&](const char*, auto& list, const auto& others) {
                   for (const auto& each : others) {
                     if (names.count(each.id) == 0) continue;
                     if (by_id(list, each.id) != list.end()) continue;
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
                                     const std::vector<model::Value>& sheets) {
  std::set<std::string> sources;
  for (const model::Value& each : sheets) {
    model::Value whole = with_what_it_uses(library, each);
    if (const rules::OwnDefinitions* own = own_in(whole)) {
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

Brought brought_along(const model::Library& library, const model::Value& sheet) {
  Brought brought;
  model::Value copy = sheet;
  rules::OwnDefinitions* own = own_in(copy);
  if (own == nullptr) return brought;
  each_list(*own, [&](const char* key, const auto& list, auto) {
    for (const auto& each : list) {
      bool known = false;
      bool same = false;
      for (const model::PackageLayer& layer : library.layers) {
        if (layer.ruleset != model::ruleset_of(sheet)) continue;
        each_list(entries_for(layer, sheet), [&](const char* other, const auto& others, auto) {
          if constexpr (std::is_same_v<std::remove_cvref_t<decltype(list)>,
                                       std::remove_cvref_t<decltype(others)>>) {
            const auto found = by_id(others, each.id);
            if (std::string_view(key) != other || found == others.end()) return;
            known = true;
            same = *found == each;  // of the package that counts, which comes last
          }
        });
      }
      (same    ? brought.here
       : known ? brought.other
               : brought.news)
          .push_back(rules::entry_name(each));
    }
  });
  return brought;
}

model::Value without_what_is_here(const model::Library& library, model::Value sheet) {
  rules::OwnDefinitions* own = own_in(sheet);
  if (own == nullptr) return sheet;
  rules::OwnDefinitions counted;  // of several packages, what the last one says
  for (const model::PackageLayer& layer : library.layers) {
    if (layer.ruleset != model::ruleset_of(sheet)) continue;
    both_lists(counted, entries_for(layer, sheet), [](const char*, auto& list, const auto& others) {
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
  both_lists(*own, counted, [](const char*, auto& list, const auto& others) {
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

// What an update changes in the numbers of a sheet: "Stress 9 → 11".
std::vector<std::string> changed_numbers(const model::Library& library, const model::Library& after,
                                         const rules::Ruleset& game, const model::Value& sheet) {
  const rules::Ruleset then = game_of_table(game, model::own_at_table(library, sheet));
  const rules::Ruleset now = game_of_table(game, model::own_at_table(after, sheet));
  std::vector<rules::Change> changes;
  if (const auto* character = std::get_if<rules::Character>(&sheet)) {
    const rules::Crew* crew = model::crew_of(library, *character);
    changes = rules::changes(now, rules::numbers_of(then, *character, crew),
                             rules::numbers_of(now, *character, crew));
  } else if (const auto* crew = std::get_if<rules::Crew>(&sheet)) {
    changes = rules::changes(now, rules::derive_crew(then, *crew), rules::derive_crew(now, *crew));
  }
  std::vector<std::string> words;
  for (rules::Change& each : changes) words.push_back(std::move(each.words));
  return words;
}

}  // namespace

ContentUpdate content_update(const model::Library& library, const rules::Ruleset& game,
                             const rules::ContentPackage& before,
                             const rules::ContentPackage& after) {
  ContentUpdate update;
  std::map<std::string, std::string, std::less<>> moved;  // what changes or goes, by its id
  const std::string of_game = differing(game, entry_json(before.game), entry_json(after.game));
  if (!of_game.empty()) update.changed.push_back("The game itself: " + of_game);
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    rules::OwnDefinitions now = rules::entries_of(before, scope);
    both_lists(now, rules::entries_of(after, scope),
               [&](const char*, const auto& list, const auto& others) {
                 for (const auto& each : others) {
                   const auto found = by_id(list, each.id);
                   if (found == list.end()) {
                     update.added.push_back(rules::entry_name(each));
                   } else if (!(*found == each)) {
                     const std::string what = differing(game, entry_json(*found), entry_json(each));
                     update.changed.push_back(rules::entry_name(each) + ": " + what);
                     moved.emplace(each.id, rules::entry_name(each));
                   }
                 }
                 for (const auto& each : list) {
                   if (by_id(others, each.id) != others.end()) continue;
                   update.gone.push_back(rules::entry_name(each));
                   moved.emplace(each.id, rules::entry_name(each) + " is gone");
                 }
               });
  }
  model::Library with_it = library;
  model::keep(with_it, before.id, after);
  for (const auto& [id, value] : library.documents) {
    if (model::ruleset_of(value) != before.ruleset) continue;
    const std::string sheet = model::shown_name(value);
    const Names names = names_in(value);
    std::vector<std::string> on_it;
    for (const auto& [entry, name] : moved) {
      if (names.count(entry) > 0) on_it.push_back(name);
    }
    if (!on_it.empty()) {
      // A game of one's own is not laid over another: its numbers follow when it is in.
      if (before.begun_from.empty()) {
        for (std::string& each : changed_numbers(library, with_it, game, value)) {
          on_it.push_back(std::move(each));
        }
      }
      update.touched.push_back(sheet + ": " + rules::joined(on_it, "; "));
    }
    model::Value copy = value;
    rules::OwnDefinitions* own = own_in(copy);
    if (own == nullptr) continue;
    each_list(*own, [&](const char*, const auto& list, auto) {
      for (const auto& each : list) {
        if (moved.count(each.id) == 0) continue;
        update.stays.push_back(rules::entry_name(each) + ", on " + sheet);
      }
    });
  }
  return update;
}

}  // namespace roadbook::data
