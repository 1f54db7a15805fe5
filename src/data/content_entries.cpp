// Finds and changes entries of packages.
#include "data/content_entries.hpp"

#include <algorithm>
#include <charconv>
#include <type_traits>
#include <utility>

#include "data/content_words.hpp"
#include "data/entry_json.hpp"
#include "data/field_labels.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

constexpr std::string_view crew_mark = "crew.";
constexpr char twin_mark = '~';  // in no id

// Calls with the entry of the package and the list of the game, if it is there.
template <class Package, class Visit>
void with_entry(Package& package, const EntryRef& ref, const Visit& visit) {
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, auto& list, auto member) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    if (found != list.end()) visit(*found, member);
  });
}

// The same entry of the game.
template <class Visit>
void with_game_entry(const rules::Ruleset& game, const EntryRef& ref, const Visit& visit) {
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char* key, const auto&, auto member) {
    if (ref.list != key) return;
    const auto& list = game.*member;
    const auto* found = rules::find_by_id(list, ref.id);
    if (found != nullptr) visit(*found);
  });
}

// Where there is no name, what the id says.
template <class Definition>
std::string name_in_list(const Definition& entry) {
  const std::string& name = rules::entry_name(entry);
  return name.empty() ? rules::raised(plain_words(entry.id)) : name;
}

constexpr std::string_view lists_of_crews[] = {
    "crew_types",   "upgrades", "claims", "factions",    "clock_sets", "cohort_kinds",
    "cohort_types", "edges",    "flaws",  "reputations", "prison_maps"};

}  // namespace

bool is_for_crews(std::string_view list) {
  return std::find(std::begin(lists_of_crews), std::end(lists_of_crews), list) !=
         std::end(lists_of_crews);
}

std::string text_of(const EntryRef& ref) {
  const bool marked = ref.twin > 0 || ref.id.find(twin_mark) != std::string::npos;
  return (ref.scope == rules::Scope::crew ? std::string(crew_mark) : std::string()) + ref.list +
         '.' + ref.id + (marked ? twin_mark + std::to_string(ref.twin) : std::string());
}

std::optional<EntryRef> entry_ref(std::string_view text) {
  EntryRef ref;
  if (text.substr(0, crew_mark.size()) == crew_mark) {
    ref.scope = rules::Scope::crew;
    text.remove_prefix(crew_mark.size());
  }
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos || dot + 1 == text.size()) return std::nullopt;
  ref.list = text.substr(0, dot);
  ref.id = text.substr(dot + 1);
  if (const std::size_t mark = ref.id.rfind(twin_mark); mark != std::string::npos) {
    std::from_chars(ref.id.data() + mark + 1, ref.id.data() + ref.id.size(), ref.twin);
    ref.id.erase(mark);
  }
  bool known = false;
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char* key, const auto&, auto) { known = known || ref.list == key; });
  if (!known) return std::nullopt;
  return ref;
}

std::vector<std::string> lists_of(rules::Scope scope) {
  std::vector<std::string> lists;
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char* key, const auto&, auto) {
    const bool crew = scope == rules::Scope::crew;
    if (is_for_crews(key) == crew) lists.emplace_back(key);
    if (crew && std::string_view(key) == "abilities") lists.emplace_back(key);
  });
  return lists;
}

std::vector<EntryRef> entries_in(const rules::ContentPackage& package) {
  std::vector<EntryRef> all;
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    each_list(rules::entries_of(package, scope), [&](const char* key, const auto& list, auto) {
      for (std::size_t i = 0; i < list.size(); ++i) all.push_back(ref_of(scope, key, list, i));
    });
  }
  return all;
}

bool has_entry(const rules::ContentPackage& package, const EntryRef& ref) {
  bool there = false;
  with_entry(package, ref, [&](const auto&, auto) { there = true; });
  return there;
}

bool is_change(const rules::Ruleset& game, const EntryRef& ref) {
  bool there = false;
  with_game_entry(game, ref, [&](const auto&) { there = true; });
  return there;
}

std::string name_of_entry(const rules::ContentPackage& package, const EntryRef& ref) {
  std::string name;
  with_entry(package, ref, [&](const auto& entry, auto) { name = rules::entry_name(entry); });
  return name;
}

std::string name_of_entry(const rules::Ruleset& game, const EntryRef& ref) {
  std::string name;
  with_game_entry(game, ref, [&](const auto& entry) { name = rules::entry_name(entry); });
  return name;
}

std::string kind_of_entry(const rules::Ruleset& game, const EntryRef& ref) {
  std::string noun = rules::noun_of_list(game.words, ref.list);
  if (noun.empty()) return "Package";
  if (ref.list != "abilities" || ref.scope != rules::Scope::crew) return noun;
  return rules::raised(game.words.crew.one) + ' ' + rules::lowered(noun);
}

std::vector<std::pair<rules::Id, std::string>> entries_of_game(const rules::Ruleset& game,
                                                               std::string_view list) {
  std::vector<std::pair<rules::Id, std::string>> all;
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char* key, const auto&, auto member) {
    if (list != key) return;
    for (const auto& each : game.*member) all.emplace_back(each.id, name_in_list(each));
  });
  return all;
}

std::optional<EntryRef> copy_entry(const rules::Ruleset& game, const EntryRef& from, CopyAs how,
                                   rules::ContentPackage& package) {
  std::optional<EntryRef> made;
  each_list(rules::entries_of(package, from.scope), [&](const char* key, auto& list, auto member) {
    if (from.list != key) return;
    const auto* found = rules::find_by_id(game.*member, from.id);
    if (found == nullptr) return;
    auto read = as_read(*found);  // not as its game is bound
    if (!read) return;
    auto copy = std::move(*read);
    if (how == CopyAs::new_entry) {
      copy.id = rules::new_entry_id(package);
      rules::entry_name(copy) += " (copy)";
    }
    if constexpr (requires { copy.source; }) copy.source.clear();  // it is the package's
    made = EntryRef{from.scope, from.list, copy.id};
    if (rules::find_by_id(list, copy.id) == nullptr) list.push_back(std::move(copy));
  });
  return made;
}

EntryRef add_entry(const rules::Ruleset& game, rules::Scope scope, const std::string& list,
                   rules::ContentPackage& package) {
  EntryRef made{scope, list, rules::new_entry_id(package)};
  each_list(rules::entries_of(package, scope), [&](const char* key, auto& entries, auto) {
    if (list != key) return;
    auto& entry = entries.emplace_back();
    entry.id = made.id;
    rules::entry_name(entry) = "New " + rules::lowered(kind_of_entry(game, made));
    // What must be said, with the first of the game.
    if constexpr (requires { entry.attribute; }) {
      if (!game.attributes.empty()) entry.attribute = game.attributes.front().id;
    }
    if constexpr (requires {
                    entry.group;
                    entry.terms;
                  }) {
      if (!game.statistics.empty()) entry.group = game.statistics.front().group;
    }
    if constexpr (requires { entry.opens; }) entry.size = 4;
    if constexpr (requires { entry.like; }) {
      if (!game.crew_types.empty()) entry.like = game.crew_types.front().id;
    }
    if constexpr (std::is_same_v<std::remove_reference_t<decltype(entry)>, rules::ConditionRule>) {
      if (!game.tracks.empty()) {
        entry.of = game.tracks.front().id;
      } else if (!game.statistics.empty()) {
        entry.when = rules::ConditionWhen::statistic_at_most;
        entry.of = game.statistics.front().id;
      }
    }
    if constexpr (requires {
                    entry.limit;
                    entry.modifiers;
                  }) {
      for (const rules::Statistic& each : game.statistics) {
        if (entry.limit.empty() && each.scope == rules::Scope::character) entry.limit = each.id;
      }
    }
    if constexpr (requires { entry.tone; }) {
      const bool close = std::any_of(entries.begin(), entries.end(), [](const rules::Bond& each) {
        return each.tone == rules::BondTone::close;
      });
      entry.tone = close ? rules::BondTone::hostile : rules::BondTone::close;
    }
    if constexpr (requires { entry.columns; }) entry.columns = {"What it means"};
    if constexpr (requires { entry.worn; }) {
      entry.categories = game.items.empty() ? rules::Ids{"thing"} : game.items.front().categories;
    }
  });
  return made;
}

bool remove_entry(rules::ContentPackage& package, const EntryRef& ref) {
  bool gone = false;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    gone = found != list.end();
    if (gone) list.erase(found);
  });
  return gone;
}

bool has_entry_before(const rules::ContentPackage& package, const EntryRef& ref) {
  bool before = false;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, const auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    before = found != list.end() && found != list.begin();
  });
  return before;
}

bool put_sooner(rules::ContentPackage& package, const EntryRef& ref) {
  if (!has_entry_before(package, ref)) return false;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    std::iter_swap(found, found - 1);
  });
  return true;
}

std::vector<FieldChange> field_changes(const rules::Ruleset& game,
                                       const rules::ContentPackage& package, const EntryRef& ref) {
  std::vector<FieldChange> changes;
  with_entry(package, ref, [&](const auto& entry, auto member) {
    const auto* shipped = rules::find_by_id(game.*member, ref.id);
    if (shipped == nullptr) return;
    const Json mine = entry_json(entry);
    const Json theirs = entry_json(*shipped);
    const auto add = [&](const std::string& key, const Json* there, const Json* here) {
      if (key == "source" || key == "id") return;
      changes.push_back({key, field_label(game, key, ref.list),
                         there == nullptr ? std::string() : value_in_words(game, *there),
                         here == nullptr ? std::string() : value_in_words(game, *here)});
    };
    for (const auto& [key, value] : fields_of(mine)) {
      const Json* there = field_of(theirs, key.c_str());
      if (there == nullptr || !(*there == value)) add(key, there, &value);
    }
    for (const auto& [key, value] : fields_of(theirs)) {
      if (field_of(mine, key.c_str()) == nullptr) add(key, &value, nullptr);
    }
  });
  return changes;
}

bool undo_field(const rules::Ruleset& game, rules::ContentPackage& package, const EntryRef& ref,
                std::string_view field) {
  bool done = false;
  with_entry(package, ref, [&](auto& entry, auto member) {
    const auto* shipped = rules::find_by_id(game.*member, ref.id);
    if (shipped == nullptr) return;
    Json json = entry_json(entry);
    const Json theirs = entry_json(*shipped);
    const std::string key(field);
    if (const Json* value = field_of(theirs, key.c_str())) {
      json[key] = *value;
    } else {
      json.erase(key);
    }
    auto before = entry_of_json<std::remove_reference_t<decltype(entry)>>(json);
    if (!before) return;
    entry = std::move(*before);
    done = true;
  });
  if (done && field_changes(game, package, ref).empty()) remove_entry(package, ref);
  return done;
}

}  // namespace roadbook::data
