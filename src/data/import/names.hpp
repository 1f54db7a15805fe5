// Finds the parts of a game by name, whatever case, accents and punctuation the name is written
// with, and by the names that other programs and translations have for them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "rules/game/ruleset.hpp"

namespace roadbook::data {

using rules::NamedKind;

// The names of a game's entries, as other programs write them.
class Names {
 public:
  // Gathers them all; the ruleset outlives it.
  explicit Names(const rules::Ruleset& ruleset);

  // The id of the entry of that name, or nothing where there is none or more than one. Of
  // "Ombre (Lurk)" either name counts; of "BITD.TraumaCold" what stands behind the words of the
  // program; a leading "(C) " and articles are passed over.
  rules::Id find(NamedKind kind, std::string_view name) const;
  // The name of a numbered entry, as the program that numbers it writes it; empty where there is
  // none.
  std::string numbered(NamedKind kind, int number) const;
  // The name that the game itself gives an entry.
  std::string shown(NamedKind kind, const rules::Id& id) const;

 private:
  void add(NamedKind kind, const rules::Id& id, const std::string& name);
  template <class Entries>
  void add_all(NamedKind kind, const Entries& entries);
  rules::Id exactly(NamedKind kind, const std::string& folded) const;

  const rules::Ruleset& ruleset_;
  std::map<std::pair<NamedKind, std::string>, rules::Id> ids_;  // empty id: more than one
  std::map<std::pair<NamedKind, rules::Id>, std::string> names_;
};

}  // namespace roadbook::data
