// Puts together what a cohort at work has.
#include "rules/play/cohorts.hpp"

#include <algorithm>

#include "rules/play/helps.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

bool is_of_type(const Ruleset& ruleset, const Cohort& cohort, const std::string& type) {
  const std::string wanted = lowered(name_or_words(ruleset.cohort_types, type));
  return std::any_of(cohort.types.begin(), cohort.types.end(), [&](const std::string& each) {
    // An expert's field is the table's own words: "emissary to the court".
    return lowered(name_or_words(ruleset.cohort_types, each)).find(wanted) != std::string::npos;
  });
}

}  // namespace

bool is_for_cohort(const Ruleset& ruleset, const Crew& crew, const Cohort& cohort,
                   const MoveHelp& help) {
  for (const OccasionOf& each : help.when) {
    if (each.kind != Occasion::cohort || each.of.empty()) continue;
    if (!is_of_type(ruleset, cohort, each.of)) return false;
  }
  const auto upgrade =
      std::find_if(ruleset.upgrades.begin(), ruleset.upgrades.end(),
                   [&](const Upgrade& each) { return upgrade_source(each.id) == help.source; });
  if (upgrade == ruleset.upgrades.end()) return true;
  const bool asks = std::any_of(
      upgrade->choices.begin(), upgrade->choices.end(),
      [](const ChoiceDefinition& each) { return each.kind == ChoiceKind::cohort_type; });
  if (!asks) return true;
  return std::any_of(crew.upgrade_choices.begin(), crew.upgrade_choices.end(),
                     [&](const UpgradeChoice& each) {
                       return each.id == upgrade->id && is_of_type(ruleset, cohort, each.choice);
                     });
}

CohortAtWork cohort_at_work(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived,
                            std::size_t index) {
  CohortAtWork work;
  if (index >= crew.cohorts.size() || index >= derived.cohorts.size()) return work;
  const Cohort& cohort = crew.cohorts[index];
  work.quality = derived.cohorts[index].quality;
  const auto& people = ruleset.crew.scale_people;
  const int scale = std::clamp(derived.cohorts[index].scale, 0,
                               people.empty() ? 0 : static_cast<int>(people.size()) - 1);
  if (!people.empty()) work.people = people[static_cast<std::size_t>(scale)];
  const CohortKind* kind = find_by_id(ruleset.cohort_kinds, cohort.kind);
  if (kind != nullptr && !kind->people.empty()) work.people = kind->people;
  const auto give = [&](const std::string& label, int value) {
    work.advantage += value;
    work.reasons.push_back({label, value});
  };
  for (const MoveHelp& help : helps(all_helps(ruleset, crew, &crew), {Occasion::cohort, {}})) {
    if (help.gives == Gives::advantage && is_for_cohort(ruleset, crew, cohort, help)) {
      give(help.label, help.value);
    }
  }
  // The levels of harm add up: who is impaired is weakened, too.
  for (const HarmRow& row : ruleset.cohort_harm) {
    if (row.level > cohort.harm) continue;
    for (const RollEffect& effect : row.effects) {
      if (effect.kind == RollEffectKind::disadvantage) give(row.name, -effect.value);
      if (effect.kind == RollEffectKind::less_effect) work.less_effect = true;
      if (effect.kind == RollEffectKind::cannot_act || effect.kind == RollEffectKind::dead) {
        work.works = false;
      }
    }
    if (row.level == cohort.harm) work.notes.push_back(row.name + ". " + row.description);
  }
  return work;
}

bool is_gone(const Ruleset& ruleset, int harm) {
  return std::any_of(
      ruleset.cohort_harm.begin(), ruleset.cohort_harm.end(), [&](const HarmRow& row) {
        return row.level <= harm &&
               std::any_of(row.effects.begin(), row.effects.end(), [](const RollEffect& effect) {
                 return effect.kind == RollEffectKind::dead;
               });
      });
}

}  // namespace roadbook::rules
