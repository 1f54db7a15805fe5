// Draws names and ideas.
#include "rules/judge/random_words.hpp"

namespace roadbook::rules {

std::string random_name(const Ruleset& ruleset, Seeded& chance) {
  if (ruleset.names.empty()) return "Nobody yet";
  const NameList& list = chance.pick(ruleset.names);
  return list.names.empty() ? "Nobody yet" : chance.pick(list.names);
}

void write_idea(const Ruleset& ruleset, Seeded& chance, const Id& id, std::string& field) {
  const std::vector<std::string>& ideas = ideas_for(ruleset, id);
  if (field.empty() && !ideas.empty()) field = chance.pick(ideas);
}

}  // namespace roadbook::rules
