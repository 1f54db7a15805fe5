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

  template <class List, class Visit>
  void each(const Place& place, const List& list, Visit visit) {
    std::size_t index = 0;
    for (const auto& one : list) visit(Place(place, index++), one);
  }
  void fault(const Place& place, std::string sentence) { faults_.add(place, std::move(sentence)); }

  void ask(const Place& place, const std::string& id);
  // The question must ask for one of these.
  void ask(const Place& place, const std::string& id, const std::vector<rules::AskKind>& kinds,
           const std::string& what);
  void outcome(const Place& place, const std::string& id);
  // The questions in braces.
  void filled(const Place& place, const std::string& text);
  void field(const Place& place, const std::string& pointer, bool self, bool crew);
  void source(const Place& place, const std::string& id);
  bool feature(const std::string& id) const;
  void test(const Place& place, const rules::Test& one);
  void setting(const Place& place, const rules::Test& one);
  void tests(const Place& place, const std::vector<rules::Test>& list);
  void terms(const Place& place, const std::vector<rules::AmountTerm>& list);
  void cell(const Place& place, const rules::AmountTerm& one);
  void figure(const Place& place, const rules::Id& id);
  void amount(const Place& place, const char* key, const rules::ProcedureAmount& one);

  const rules::Ruleset& ruleset_;
  const rules::Procedure procedure_;
  Faults& faults_;
  bool in_counter_ = false;
  // Of a figure that is checked: how many stand before it.
  std::optional<std::size_t> figures_before_;
};

}  // namespace roadbook::data
