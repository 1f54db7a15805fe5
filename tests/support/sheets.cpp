// Makes the characters and crews that tests begin with.
#include "support/sheets.hpp"

#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "support/bonds.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"

namespace roadbook::support {

rules::AbilityTaken taken(const std::string& id, const std::string& choice) {
  rules::AbilityTaken taken;
  taken.id = id;
  taken.choice = choice;
  return taken;
}

rules::Character warrior() {
  rules::Character character = rules::new_character(beacon_road(), "warrior");
  character = rules::with_playbook(beacon_road(), character, "warrior");
  character = rules::with_heritage(beacon_road(), character, "orc");
  character.traits = {"brash", "bold", "vengeful"};
  character.background = "military";
  for (const auto& [action, dots] : rules::Amounts{{"prowl", 2}, {"hunt", 1}, {"study", 1}}) {
    character = rules::with_action(beacon_road(), character, action, dots);
  }
  character = rules::with_ability(beacon_road(), character, taken("stalwart"));
  const rules::Playbook& playbook = *rules::find_playbook(beacon_road(), "warrior");
  support::bond(character, "friend").who = playbook.contacts[0].id;
  support::bond(character, "rival").who = playbook.contacts[1].id;
  character.name = "Mirela Vas";
  return character;
}

rules::Crew sin_eaters() {
  rules::Crew crew = rules::new_crew(beacon_road(), "crew");
  crew = rules::with_crew_type(beacon_road(), crew, "sin_eaters");
  crew.name = "The Ash Lanterns";
  crew.reputation = "strange";
  crew.lair = "A dry cistern";
  crew.grounds = "The fish market";
  const rules::CrewType& type = *rules::find_crew_type(beacon_road(), "sin_eaters");
  crew.operation = type.operations[0].id;
  crew.grounds_faction = "The Wharf Court";
  crew.payment = beacon_road().crew.payments[0].id;
  crew = rules::with_crew_ability(beacon_road(), crew, taken("forged_in_the_fire"));
  crew = rules::with_upgrade(beacon_road(), crew, "knowledge_of_evil", 1);
  crew = rules::with_upgrade(beacon_road(), crew, "hidden_lair", 1);
  support::bond(crew, "contact").who = type.contacts[0].id;
  for (const rules::Reaction& reaction : beacon_road().crew.reactions) {
    crew.reactions.push_back({reaction.id, "The " + reaction.id, false});
  }
  return rules::with_creation_ledgers(beacon_road(), crew);
}

rules::Standing standing(const rules::Character& character, const rules::Crew* crew) {
  return rules::derive(beacon_road(), character, rules::gifts_of(beacon_road(), crew));
}

rules::Findings checked(const rules::Crew& crew) {
  return rules::check(beacon_road(), crew, rules::derive_crew(beacon_road(), crew));
}

int total(const rules::Character& character, const rules::Crew* crew,
          const std::string& statistic) {
  return rules::total_of(support::numbers_of(beacon_road(), character, crew), statistic);
}

int total(const rules::Crew& crew, const std::string& statistic) {
  return rules::total_of(rules::derive_crew(beacon_road(), crew), statistic);
}

std::string explained(const rules::Character& character, const rules::Crew* crew,
                      const std::string& statistic) {
  const rules::Derived derived = support::numbers_of(beacon_road(), character, crew);
  const rules::DerivedStatistic* found = rules::find_statistic(derived, statistic);
  return found == nullptr ? "no such statistic" : rules::explain(beacon_road(), *found);
}

namespace {

std::string words_of(const rules::Findings& findings) {
  std::string words;
  for (const rules::Finding& finding : findings) {
    if (finding.kind == rules::FindingKind::hint) continue;
    if (!words.empty()) words += ' ';
    words += rules::name_of(finding.kind) + ":" + finding.rule;
  }
  return words;
}

}  // namespace

std::string findings(const rules::Character& character, const rules::Crew* crew) {
  return words_of(rules::check(standing(character, crew)));
}

std::string findings(const rules::Crew& crew) {
  return words_of(checked(crew));
}

}  // namespace roadbook::support
