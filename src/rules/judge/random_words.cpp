// Draws names and ideas.
#include "rules/judge/random_words.hpp"

#include <algorithm>
#include <utility>

#include "rules/game/idea_lists.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::rules {

std::string random_name(const Ruleset& ruleset, Seeded& chance) {
  if (ruleset.names.empty()) return "Nobody yet";
  const NameList& list = chance.pick(ruleset.names);
  return list.names.empty() ? "Nobody yet" : chance.pick(list.names);
}

bool is_listed_name(const Ruleset& ruleset, const std::string& name) {
  return std::any_of(ruleset.names.begin(), ruleset.names.end(),
                     [&](const NameList& list) { return contains(list.names, name); });
}

bool is_idea(const Ruleset& ruleset, const Id& id, const std::string& words) {
  return std::any_of(ruleset.ideas.begin(), ruleset.ideas.end(), [&](const Ideas& list) {
    const bool meant = list.id == id || list.id.starts_with(id + "_");
    return meant && contains(list.lines, words);
  });
}

bool is_players_own(const Ruleset& ruleset, const std::string& words) {
  return !words.empty() && !is_listed_name(ruleset, words) &&
         std::none_of(ruleset.ideas.begin(), ruleset.ideas.end(),
                      [&](const Ideas& list) { return contains(list.lines, words); });
}

bool is_written_about(const Ruleset& ruleset, const Cohort& cohort) {
  const CohortKind* kind = find_by_id(ruleset.cohort_kinds, cohort.kind);
  const bool in_words = kind != nullptr && !kind->types_from_list;
  return !cohort.notes.empty() || (!cohort.name.empty() && !is_listed_name(ruleset, cohort.name)) ||
         (in_words &&
          std::any_of(cohort.types.begin(), cohort.types.end(), [&](const std::string& each) {
            return each != kind->name && !is_idea(ruleset, ideas::expert, each);
          }));
}

void write_name(const Ruleset& ruleset, Seeded& chance, std::string& name) {
  const std::string drawn = random_name(ruleset, chance);
  if (name.empty() || is_listed_name(ruleset, name)) name = drawn;
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
