// The entries of a package of content: found, copied, added, compared with the game's, taken back.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/content_package.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// One entry of a package. An empty list: the package itself.
struct EntryRef {
  rules::Scope scope = rules::Scope::character;
  std::string list;  // "abilities"
  rules::Id id;
  // Of entries that one file gives the same id: how many stand before this one. All but the first
  // count for nothing.
  std::size_t twin = 0;
  bool operator==(const EntryRef&) const = default;
};

// The entry in its list of a package, or of a game.
template <class List>
auto find_entry(List& list, const EntryRef& ref) {
  std::size_t before = ref.twin;
  return std::find_if(list.begin(), list.end(),
                      [&](const auto& each) { return each.id == ref.id && before-- == 0; });
}
// The entry at a place of a list.
template <class List>
EntryRef ref_of(rules::Scope scope, std::string list, const List& entries, std::size_t index) {
  const auto here = entries.begin() + static_cast<std::ptrdiff_t>(index);
  const auto twins =
      std::count_if(entries.begin(), here, [&](const auto& each) { return each.id == here->id; });
  return {scope, std::move(list), here->id, static_cast<std::size_t>(twins)};
}

// "abilities.dodge", "crew.abilities.dodge", the third of that id "abilities.dodge~2"; and back.
// Nothing where it names no list.
std::string text_of(const EntryRef& ref);
std::optional<EntryRef> entry_ref(std::string_view text);

// The lists that a package may have for characters, or for crews, in the order of the workshop.
std::vector<std::string> lists_of(rules::Scope scope);

// True for lists that only crews have.
bool is_for_crews(std::string_view list);

// All entries, in the order of the package.
std::vector<EntryRef> entries_in(const rules::ContentPackage& package);
bool has_entry(const rules::ContentPackage& package, const EntryRef& ref);
// True where the game has an entry of that id in that list: the package's is a change of it.
bool is_change(const rules::Ruleset& game, const EntryRef& ref);
// Its name; empty where there is none.
std::string name_of_entry(const rules::ContentPackage& package, const EntryRef& ref);
std::string name_of_entry(const rules::Ruleset& game, const EntryRef& ref);
// What an entry of that list is, in the words of the game: "Special ability".
std::string kind_of_entry(const rules::Ruleset& game, const EntryRef& ref);
// The names and ids of the game's entries of a list, to copy from.
std::vector<std::pair<rules::Id, std::string>> entries_of_game(const rules::Ruleset& game,
                                                               std::string_view list);

// Puts a copy of a game's entry into the package: under its own id, as a change of it, or under a
// new id, as an entry beside it. One that is there already stays. Nothing: the game has none.
enum class CopyAs : bool { change, new_entry };
std::optional<EntryRef> copy_entry(const rules::Ruleset& game, const EntryRef& from, CopyAs how,
                                   rules::ContentPackage& package);
// A new entry that is almost empty.
EntryRef add_entry(const rules::Ruleset& game, rules::Scope scope, const std::string& list,
                   rules::ContentPackage& package);
// Takes an entry out: what it changed is as in the game again. False where it was not there.
bool remove_entry(rules::ContentPackage& package, const EntryRef& ref);

// Whether another entry of its list stands before it in the package, and changes places with it.
bool has_entry_before(const rules::ContentPackage& package, const EntryRef& ref);
bool put_sooner(rules::ContentPackage& package, const EntryRef& ref);

// A field that differs from the game's entry.
struct FieldChange {
  std::string field;    // its key
  std::string label;    // in words
  std::string game;     // what stands in the game, in words; empty: nothing
  std::string package;  // and here
};
// The difference of a change and the game's entry, field by field. Where it is from is none.
std::vector<FieldChange> field_changes(const rules::Ruleset& game,
                                       const rules::ContentPackage& package, const EntryRef& ref);
// Takes back one field. An entry that is the game's again goes out of the package.
bool undo_field(const rules::Ruleset& game, rules::ContentPackage& package, const EntryRef& ref,
                std::string_view field);

}  // namespace roadbook::data
