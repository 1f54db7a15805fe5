// Joins procedures with the parts that they name.
#include "rules/game/procedure_parts.hpp"

namespace roadbook::rules {
namespace {

template <class T>
void add(std::vector<T>& to, const std::vector<T>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

Procedure joined_with_parts(const Ruleset& ruleset, Procedure procedure) {
  if (procedure.parts.empty()) return procedure;
  std::vector<Ask> asks;
  std::vector<ProcedureChange> changes;
  const auto take = [&](bool last) {
    for (const Id& id : procedure.parts) {
      const ProcedurePart* part = find_by_id(ruleset.procedure_parts, id);
      if (part == nullptr || part->last != last) continue;
      add(asks, part->asks);
      add(changes, part->changes);
    }
  };
  take(false);
  add(asks, procedure.asks);
  add(changes, procedure.changes);
  take(true);
  procedure.asks = std::move(asks);
  procedure.changes = std::move(changes);
  procedure.parts.clear();
  return procedure;
}

const Ask* find_ask(const Ruleset& ruleset, const Procedure& procedure, const Id& id) {
  const Ask* own = find_by_id(procedure.asks, id);
  for (const Id& name : procedure.parts) {
    if (own != nullptr) break;
    const ProcedurePart* part = find_by_id(ruleset.procedure_parts, name);
    if (part != nullptr) own = find_by_id(part->asks, id);
  }
  return own;
}

}  // namespace roadbook::rules
