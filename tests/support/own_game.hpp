// Tables' own games for the tests: the smallest one, and one that is begun from it.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/begun_game.hpp"
#include "data/content_check.hpp"
#include "data/entry_form.hpp"
#include "data/package.hpp"
#include "rules/judge/check.hpp"
#include "support/rulesets.hpp"

namespace roadbook::own_game {

// The template that a game can be begun from; faults in it fail the test.
inline const rules::Ruleset& smallest() {
  static const rules::Ruleset game = [] {
    auto read = data::read_whole_ruleset(support::json_files("assets/templates"));
    for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
    REQUIRE(read.ok());
    return std::move(*read.value);
  }();
  return game;
}

// A game that is begun from it, with a name, an author and a licence.
inline rules::ContentPackage lamps() {
  rules::ContentPackage package = data::begin_game(smallest(), "3f2a9c0d");
  package.name = "Lamps";
  package.author = "Ada";
  package.licence = "CC BY 4.0";
  return package;
}

// What is wrong in it, a line for each fault: its field and its sentence.
inline std::string wrong_in(const rules::ContentPackage& package) {
  std::string words;
  for (const data::ContentFault& each :
       data::check_content(data::frame_of_game(smallest(), package), package, {})) {
    if (each.grade == data::Grade::wrong) words += each.field + ": " + each.words + '\n';
  }
  return words;
}

// What is illegal or unfinished, a line for each.
inline std::string told(const rules::Findings& findings) {
  std::string found;
  for (const rules::Finding& each : findings) {
    if (each.kind != rules::FindingKind::hint) found += each.message + '\n';
  }
  return found;
}

// Adds an entry of that name to a list of the package.
inline data::EntryRef add(rules::ContentPackage& package, rules::Scope scope, const char* list,
                          const char* name) {
  const rules::Ruleset game = data::with_content(data::frame_of_game(smallest(), package), package);
  data::EntryRef made = data::add_entry(game, scope, list, package);
  const bool bond = made.list == "bonds";
  REQUIRE(
      data::change_field(package, made, bond ? "/word/one" : "/name", data::FormAct::set, name));
  return made;
}

// Writes a field of an entry, by its pointer in the form.
inline void set(rules::ContentPackage& package, const data::EntryRef& ref, const std::string& field,
                const std::string& value) {
  CAPTURE(field, value);
  REQUIRE(data::change_field(package, ref, field, data::FormAct::set, value));
}

// One more element in a list of an entry.
inline void more(rules::ContentPackage& package, const data::EntryRef& ref,
                 const std::string& list) {
  CAPTURE(list);
  REQUIRE(data::change_field(package, ref, list, data::FormAct::add, ""));
}

// A table's own game with crews: a type with an ability and upgrades, a map of three places.
inline rules::ContentPackage ship_game(const rules::ContentPackage& begun = lamps()) {
  rules::ContentPackage package = data::with_steps(smallest(), begun);
  const data::EntryRef itself;
  REQUIRE(data::change_field(package, itself, "/game/crews", data::FormAct::set, "1"));
  const auto add = [&](const char* list) {
    return data::add_entry(data::frame_of_game(smallest(), package), rules::Scope::crew, list,
                           package);
  };
  const data::EntryRef type = add("crew_types");
  REQUIRE(data::change_field(package, type, "/name", data::FormAct::set, "Smugglers of light"));
  for (int i = 0; i < 3; ++i) add("upgrades");
  add("abilities");
  add("claims");
  return package;
}

}  // namespace roadbook::own_game
