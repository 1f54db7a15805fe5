// Marked wounds and boons, with what they come to.
#include "rules/play/marked_conditions.hpp"

#include <algorithm>

#include "text/wording.hpp"

namespace roadbook::rules {

std::vector<GameCondition> game_conditions(const Ruleset& ruleset) {
  std::vector<GameCondition> all;
  for (const ReferenceSection& section : ruleset.reference) {
    if (section.marks == Marks::nothing) continue;
    for (const ReferenceLine& line : section.lines) {
      for (const std::string& name : split(line.name, ',')) {
        const std::size_t from = name.find_first_not_of(' ');
        if (from == std::string::npos) continue;
        all.push_back({raised(name.substr(from)), &section, &line, section.marks == Marks::boons});
      }
    }
  }
  return all;
}

std::optional<GameCondition> game_condition(const Ruleset& ruleset, const std::string& name) {
  const std::string wanted = in_small_letters(name.substr(0, name.find(" (")));
  for (GameCondition& each : game_conditions(ruleset)) {
    if (in_small_letters(each.name) == wanted) return std::move(each);
  }
  return std::nullopt;
}

std::string condition_words(const Ruleset& ruleset, const MarkedCondition& condition) {
  const auto described = game_condition(ruleset, condition.name);
  if (!described) return {};
  const std::vector<std::string>& each = described->line->by_severity;
  const auto at = static_cast<std::size_t>(std::max(0, condition.severity - 1));
  return each.empty() ? described->line->text : each[std::min(at, each.size() - 1)];
}

}  // namespace roadbook::rules
