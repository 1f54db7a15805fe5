// Derives and checks a sheet that stands nowhere.
#include "document/trial.hpp"

#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"

namespace roadbook::document {

rules::Findings trial_findings(const rules::Ruleset& ruleset, const model::Value& value,
                               const model::Library* library) {
  if (const auto* crew = std::get_if<rules::Crew>(&value)) {
    return rules::check(ruleset, *crew, rules::derive_crew(ruleset, *crew));
  }
  const auto& character = std::get<rules::Character>(value);
  const rules::Crew* crew = library == nullptr ? nullptr : model::crew_of(*library, character);
  return rules::check(rules::derive(ruleset, character, rules::gifts_of(ruleset, crew)));
}

}  // namespace roadbook::document
