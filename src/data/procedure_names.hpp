// What stands in a procedure by its name, looked up: questions, outcomes, fields of sheets,
// sources, and the tests and amounts that lean on them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "data/place.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// Each check adds what is wrong to the faults, on the place that it is given or below.
class ProcedureNames {
 protected:
  // What stands in the procedure is looked up in it with its parts.
  ProcedureNames(const rules::Ruleset& ruleset, const rules::Procedure& procedure, Faults& faults);

  // Calls `visit(place, element)` for each element of a list, on its place in it.
  template <class List, class Visit>
  void each(const Place& place, const List& list, Visit visit) {
    std::size_t index = 0;
    for (const auto& one : list) visit(Place(place, index++), one);
  }
  // Adds a whole sentence at that place.
  void fault(const Place& place, std::string sentence) { faults_.add(place, std::move(sentence)); }

  // The procedure must have that question.
  void ask(const Place& place, const std::string& id);
  // The question must ask for one of these.
  void ask(const Place& place, const std::string& id, const std::vector<rules::AskKind>& kinds,
           const std::string& what);
  // The question about triggers that something goes with, of which {trigger} then is one.
  void each_of(const Place& place, const std::string& id);
  // It must be one that a roll can end in: "botch", "full".
  void outcome(const Place& place, const std::string& id);
  // The questions in braces.
  void filled(const Place& place, const std::string& text);
  // The pointer must lead to a field of a character (`self`) or of a crew (`crew`), and a track, a
  // question or an action in it must be the game's.
  void field(const Place& place, const std::string& pointer, bool self, bool crew);
  // "ability:ID", "upgrade:ID", "claim:ID" or "feature:ID", of the game.
  void source(const Place& place, const std::string& id);
  // Whether some type of crew has a feature with that entry.
  bool feature(const std::string& id) const;
  // What a test names, by its kind.
  void test(const Place& place, const rules::Test& one);
  // The setting of a test, and the options that it asks for.
  void setting(const Place& place, const rules::Test& one);
  // Each of the tests, or of the terms with their own tests.
  void tests(const Place& place, const std::vector<rules::Test>& list);
  void terms(const Place& place, const std::vector<rules::AmountTerm>& list);
  // The row that a term asks for, and the column of its table.
  void cell(const Place& place, const rules::AmountTerm& one);
  // Only figures that stand before the one that is checked can be named.
  void figure(const Place& place, const rules::Id& id);
  // The terms of an amount, which stands under `key` of that place.
  void amount(const Place& place, const char* key, const rules::ProcedureAmount& one);

  const rules::Ruleset& ruleset_;
  const rules::Procedure procedure_;
  Faults& faults_;
  bool in_counter_ = false;
  rules::Id each_;  // the question about triggers that what is checked goes with; empty: none
  // Of a figure that is checked: how many stand before it.
  std::optional<std::size_t> figures_before_;
};

}  // namespace roadbook::data
