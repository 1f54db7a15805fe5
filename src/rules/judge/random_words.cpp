// Draws names and ideas.
#include "rules/judge/random_words.hpp"

#include <algorithm>
#include <utility>

#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::rules {

std::string random_name(const Ruleset& ruleset, Seeded& chance) {
  if (ruleset.names.empty()) return "Nobody yet";
  const NameList& list = chance.pick(ruleset.names);
  return list.names.empty() ? "Nobody yet" : chance.pick(list.names);
}

void write_name(const Ruleset& ruleset, Seeded& chance, std::string& name) {
  const std::string drawn = random_name(ruleset, chance);
  const bool of_lists =
      std::any_of(ruleset.names.begin(), ruleset.names.end(), [&](const NameList& list) {
        return std::find(list.names.begin(), list.names.end(), name) != list.names.end();
      });
  if (name.empty() || of_lists) name = drawn;
}

std::vector<BondTaken> with_random_bonds(const Ruleset& ruleset, Scope scope,
                                         const std::vector<BondTaken>& bonds,
                                         const std::vector<Entry>& contacts, Seeded& chance) {
  std::vector<BondTaken> more = more_bonds(ruleset, scope, bonds);
  std::vector<Id> open;
  for (const Entry& each : contacts) open.push_back(each.id);
  for (const BondTaken& each : bonds) std::erase(open, each.who);
  for (const BondsAsked& asked : more_bonds_asked(ruleset, scope)) {
    for (int named = bonds_named(more, asked.bond->id); named < asked.count; ++named) {
      const bool chosen = asked.bond->from != BondFrom::words && !open.empty();
      const std::string who = chosen ? chance.pick(open) : random_name(ruleset, chance);
      std::erase(open, who);
      more.push_back({asked.bond->id, who, {}});
    }
  }
  return with_more_bonds(ruleset, scope, bonds, more);
}

void write_answers(const Ruleset& ruleset, Scope scope, StepKind step, Seeded& chance,
                   std::vector<Answer>& answers) {
  for (const Question* each : questions_of(ruleset, scope)) {
    if (step_that_asks(ruleset, *each) != step) continue;
    const std::vector<std::string>& ideas = ideas_for(ruleset, each->ideas);
    if (ideas.empty() || !answer_to(answers, each->id).empty()) continue;
    answers = with_answer(std::move(answers), each->id, chance.pick(ideas));
  }
}

void write_idea(const Ruleset& ruleset, Seeded& chance, const Id& id, std::string& field) {
  const std::vector<std::string>& ideas = ideas_for(ruleset, id);
  if (field.empty() && !ideas.empty()) field = chance.pick(ideas);
}

}  // namespace roadbook::rules
