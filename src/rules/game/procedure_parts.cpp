// Joins procedures with the parts that they name.
#include "rules/game/procedure_parts.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace roadbook::rules {
namespace {

template <class T>
void add(std::vector<T>& to, const std::vector<T>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

// Takes as many out at the front and at the back.
template <class T>
void take_out(std::vector<T>& list, std::size_t front, std::size_t back) {
  if (front + back > list.size()) return;
  list.erase(list.end() - static_cast<std::ptrdiff_t>(back), list.end());
  list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(front));
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
  procedure.joined = std::move(procedure.parts);
  procedure.parts.clear();
  return procedure;
}

Procedure parted(const Ruleset& ruleset, Procedure procedure) {
  std::array<std::size_t, 2> asks{};  // in front, and behind
  std::array<std::size_t, 2> changes{};
  for (const Id& id : procedure.joined) {
    const ProcedurePart* part = find_by_id(ruleset.procedure_parts, id);
    if (part == nullptr) continue;
    asks[part->last ? 1 : 0] += part->asks.size();
    changes[part->last ? 1 : 0] += part->changes.size();
  }
  take_out(procedure.asks, asks[0], asks[1]);
  take_out(procedure.changes, changes[0], changes[1]);
  if (!procedure.joined.empty()) procedure.parts = std::move(procedure.joined);
  procedure.joined.clear();
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
