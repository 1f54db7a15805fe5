// Reads what characters and crews have in common.
#include "model/document.hpp"

#include <utility>

namespace roadbook::model {

const Id& id_of(const Value& value) {
  return std::visit([](const auto& each) -> const Id& { return each.id; }, value);
}

const std::string& name_of(const Value& value) {
  return std::visit([](const auto& each) -> const std::string& { return each.name; }, value);
}

const Id& ruleset_of(const Value& value) {
  return std::visit([](const auto& each) -> const Id& { return each.ruleset; }, value);
}

bool is_crew(const Value& value) {
  return std::holds_alternative<rules::Crew>(value);
}

std::string shown_name(const std::string& name, bool crew) {
  if (!name.empty()) return name;
  return crew ? "Unnamed crew" : "Unnamed character";
}

std::string shown_name(const Value& value) {
  return shown_name(name_of(value), is_crew(value));
}

Value with_id(Value value, Id id) {
  std::visit([&](auto& each) { each.id = std::move(id); }, value);
  return value;
}

}  // namespace roadbook::model
