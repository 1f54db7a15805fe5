// Reads what documents have in common.
#include "model/document.hpp"

#include <utility>

#include "rules/sheet/choices.hpp"

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

bool is_package(const Value& value) {
  return std::holds_alternative<rules::ContentPackage>(value);
}

bool is_in_play(const Value& value) {
  if (const auto* package = std::get_if<rules::ContentPackage>(&value)) return package->in_use;
  if (const auto* crew = std::get_if<rules::Crew>(&value)) return crew->in_play;
  return std::get<rules::Character>(value).in_play;
}

std::string shown_name(const rules::Words& game, const std::string& name, bool crew) {
  if (!name.empty()) return name;
  return crew ? rules::say(game, "Unnamed {crew}") : rules::say(game, "Unnamed {character}");
}

std::string shown_name(const rules::Words& game, const Value& value) {
  if (is_package(value) && name_of(value).empty()) return "Unnamed package";
  return shown_name(game, name_of(value), is_crew(value));
}

std::string kind_words(const rules::Words& game, const Value& value) {
  if (const auto* package = std::get_if<rules::ContentPackage>(&value)) {
    return rules::makes_game(*package) ? "Game" : "Package";
  }
  return is_crew(value) ? game.crew.one : game.character.one;
}

std::variant<rules::Character, rules::Crew> sheet_of(const Value& value) {
  if (const auto* crew = std::get_if<rules::Crew>(&value)) return *crew;
  return std::get<rules::Character>(value);
}

Value document_of(const std::variant<rules::Character, rules::Crew>& sheet) {
  return std::visit([](const auto& each) { return Value(each); }, sheet);
}

Value adopted(const rules::Ruleset& ruleset, Value value) {
  if (auto* character = std::get_if<rules::Character>(&value)) {
    *character = rules::adopted(ruleset, *character);
  }
  if (auto* crew = std::get_if<rules::Crew>(&value)) *crew = rules::adopted(ruleset, *crew);
  return value;
}

Value with_id(Value value, Id id) {
  std::visit([&](auto& each) { each.id = std::move(id); }, value);
  return value;
}

}  // namespace roadbook::model
