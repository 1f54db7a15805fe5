// Compares and mixes packages of content.
#include "data/compare_packages.hpp"

#include <algorithm>
#include <utility>

#include "data/content_entries.hpp"
#include "data/content_words.hpp"
#include "data/entry_json.hpp"
#include "data/entry_parts.hpp"
#include "data/field_labels.hpp"
#include "data/place.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using rules::ContentPackage;
using rules::Scope;

const char* key_of_scope(Scope scope) {
  return scope == Scope::crew ? "for_crews" : "for_characters";
}

std::string pointer_of_list(Scope scope, const char* list) {
  return pointer_to(pointer_to(std::string(), key_of_scope(scope)), list);
}

// The ids that both lists have, in the order of the first.
template <class List>
rules::Ids in_both(const List& list, const List& others) {
  rules::Ids ids;
  for (const auto& each : list) {
    if (rules::find_by_id(others, each.id) != nullptr) ids.push_back(each.id);
  }
  return ids;
}

// Everything in both lists, in the order of the first; what the second one alone has stands there
// behind the same one as in the second.
template <class List>
rules::Ids all_ids(const List& list, const List& others) {
  rules::Ids ids;
  for (const auto& each : list) ids.push_back(each.id);
  std::size_t next = 0;
  for (const auto& each : others) {
    const auto there = std::find(ids.begin(), ids.end(), each.id);
    if (there == ids.end()) {
      ids.insert(ids.begin() + static_cast<std::ptrdiff_t>(next), each.id);
      ++next;
    } else {
      next = static_cast<std::size_t>(there - ids.begin()) + 1;
    }
  }
  return ids;
}

class PackageComparison {
 public:
  PackageComparison(const rules::Ruleset& game, const ContentPackage& mine,
                    const ContentPackage& theirs)
      : game_(game), mine_(mine), theirs_(theirs) {}

  Differences all() {
    compare_fields({}, whole(mine_), whole(theirs_), {});
    if (!mine_.begun_from.empty()) {
      compare_fields(pointer_to(std::string(), game_key), entry_json(mine_.game),
                     entry_json(theirs_.game), game_key);
    }
    for (const Scope scope : {Scope::character, Scope::crew}) {
      rules::each_pair(rules::entries_of(mine_, scope), rules::entries_of(theirs_, scope),
                       [&](const char* key, const auto& list, const auto& others) {
                         compare_lists(scope, key, list, others);
                       });
    }
    return std::move(differences_);
  }

 private:
  // The fields of the package itself that are compared.
  static Json whole(const ContentPackage& package) {
    Json json = Json::object();
    auto& fields = *json.get_ptr<Json::object_t*>();
    const Json all = entry_json(package);
    for (const auto& [key, value] : fields_of(all)) {
      if (is_written(key) || key == "in_use") fields.emplace_back(key, value);
    }
    // It is left out where it is as usual.
    if (field_of(json, "in_use") == nullptr) fields.emplace_back("in_use", package.in_use);
    return json;
  }

  void add(std::string pointer, std::string label, std::string mine, std::string theirs) {
    differences_.push_back(
        {std::move(pointer), std::move(label), std::move(mine), std::move(theirs)});
  }

  std::string words_of(const Json* value) const {
    return value == nullptr ? std::string() : value_in_words(game_, *value);
  }

  // Calls with the key and both values of each field that differs.
  template <class Visit>
  static void each_differing(const Json& mine, const Json& theirs, const Visit& visit) {
    for (const auto& [key, value] : fields_of(mine)) {
      const Json* other = field_of(theirs, key.c_str());
      if (other == nullptr || !(*other == value)) visit(key, &value, other);
    }
    for (const auto& [key, value] : fields_of(theirs)) {
      const Json* none = nullptr;
      if (field_of(mine, key.c_str()) == nullptr) visit(key, none, &value);
    }
  }

  void compare_fields(const std::string& place, const Json& mine, const Json& theirs,
                      std::string_view list) {
    each_differing(mine, theirs, [&](const std::string& key, const Json* here, const Json* there) {
      add(pointer_to(place, key), field_label(game_, key, list), words_of(here), words_of(there));
    });
  }

  // What an entry is that only one of the two has.
  template <class T>
  std::string words_of_entry(const T& entry) const {
    if constexpr (requires { entry.description; }) {
      if (!entry.description.empty()) return entry.description;
    }
    return "It is there";
  }

  template <class T>
  std::string named(const EntryRef& ref, const T& entry) const {
    const std::string& name = rules::entry_name(entry);
    return kind_of_entry(game_, ref) + (name.empty() ? std::string() : " " + name);
  }

  // One field that differs is said in the label, several in front of their values.
  template <class T>
  void compare_entries(const std::string& pointer, const EntryRef& ref, const T& mine,
                       const T& theirs) {
    std::vector<std::string> labels;
    std::vector<std::string> here;
    std::vector<std::string> there;
    each_differing(entry_json(mine), entry_json(theirs),
                   [&](const std::string& key, const Json* one, const Json* other) {
                     labels.push_back(field_label(game_, key, ref.list));
                     here.push_back(words_of(one));
                     there.push_back(words_of(other));
                   });
    if (labels.size() == 1) {
      return add(pointer, named(ref, mine) + ": " + rules::lowered(labels[0]), here[0], there[0]);
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
      for (std::string* words : {&here[i], &there[i]}) {
        *words = labels[i] + ": " + (words->empty() ? "nothing" : *words);
      }
    }
    add(pointer, named(ref, mine), rules::joined(here, "; "), rules::joined(there, "; "));
  }

  template <class List>
  void compare_lists(Scope scope, const char* key, const List& list, const List& others) {
    const std::string place = pointer_of_list(scope, key);
    for (const rules::Id& id : all_ids(list, others)) {
      const auto* mine = rules::find_by_id(list, id);
      const auto* theirs = rules::find_by_id(others, id);
      const EntryRef ref{scope, key, id};
      if (mine == nullptr) {
        add(pointer_to(place, id), named(ref, *theirs), {}, words_of_entry(*theirs));
      } else if (theirs == nullptr) {
        add(pointer_to(place, id), named(ref, *mine), words_of_entry(*mine), {});
      } else if (!(*mine == *theirs)) {
        compare_entries(pointer_to(place, id), ref, *mine, *theirs);
      }
    }
    const rules::Ids mine = in_both(list, others);
    const rules::Ids theirs = in_both(others, list);
    if (mine == theirs) return;
    const auto names = [&](const rules::Ids& ids) {
      std::vector<std::string> words;
      for (const rules::Id& id : ids) {
        words.push_back(rules::entry_name(*rules::find_by_id(list, id)));
      }
      return rules::joined(words);
    };
    add(place, kind_of_entry(game_, {scope, key, {}}) + ": the order", names(mine), names(theirs));
  }

  const rules::Ruleset& game_;
  const ContentPackage& mine_;
  const ContentPackage& theirs_;
  Differences differences_;
};

// The fields of an object, each from the side that was chosen for it.
Json mixed_fields(const std::string& place, const Json& mine, const Json& theirs,
                  const Choices& choices) {
  Json mixed = mine;
  for (const auto& [pointer, side] : choices) {
    if (side != Side::theirs || !pointer.starts_with(place + '/')) continue;
    const std::string key = pointer.substr(place.size() + 1);
    if (key.find('/') != std::string::npos) continue;
    if (const Json* value = field_of(theirs, key.c_str())) {
      mixed[key] = *value;
    } else {
      mixed.erase(key);
    }
  }
  return mixed;
}

// False where it would hold more than a list may.
template <class List>
bool mix_lists(const std::string& place, List& list, const List& others, const Choices& choices) {
  const auto takes_theirs = [&](const std::string& pointer) {
    const auto found = choices.find(pointer);
    return found != choices.end() && found->second == Side::theirs;
  };
  List mixed;
  for (const rules::Id& id : takes_theirs(place) ? all_ids(others, list) : all_ids(list, others)) {
    const List& side = takes_theirs(pointer_to(place, id)) ? others : list;
    if (rules::find_by_id(mixed, id) != nullptr) continue;
    if (const auto* entry = rules::find_by_id(side, id)) mixed.push_back(*entry);
  }
  if (mixed.size() > limit::entries) return false;
  list = std::move(mixed);
  return true;
}

}  // namespace

Differences package_differences(const rules::Ruleset& game, const ContentPackage& mine,
                                const ContentPackage& theirs) {
  return PackageComparison(game, mine, theirs).all();
}

std::optional<ContentPackage> merged_packages(const ContentPackage& mine,
                                              const ContentPackage& theirs,
                                              const Choices& choices) {
  // What is no entry is mixed as a file has it.
  const auto without_entries = [](ContentPackage package) {
    package.for_characters = {};
    package.for_crews = {};
    return package;
  };
  const Json own = entry_json(without_entries(mine));
  const Json others = entry_json(without_entries(theirs));
  Json fields = mixed_fields({}, own, others, choices);
  const Json game = mixed_fields(pointer_to(std::string(), game_key), entry_json(mine.game),
                                 entry_json(theirs.game), choices);
  if (!mine.begun_from.empty()) fields[game_key] = game;
  std::optional<ContentPackage> mixed = entry_of_json<ContentPackage>(fields);
  if (!mixed) return std::nullopt;
  mixed->ruleset = mine.ruleset;
  mixed->unknown = mine.unknown;
  mixed->given_ids = std::max(mine.given_ids, theirs.given_ids);
  bool fits = true;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    rules::OwnDefinitions& list = rules::entries_of(*mixed, scope);
    list = rules::entries_of(mine, scope);
    rules::each_pair(
        list, rules::entries_of(theirs, scope),
        [&](const char* key, auto& entries, const auto& other_entries) {
          fits = mix_lists(pointer_of_list(scope, key), entries, other_entries, choices) && fits;
        });
  }
  if (!fits) return std::nullopt;
  return mixed;
}

}  // namespace roadbook::data
