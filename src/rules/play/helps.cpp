// Gathers the situational effects of everything that one has.
#include "rules/play/helps.hpp"

#include <algorithm>

#include "rules/derive/effects.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

struct HelpSource {
  Id id;
  std::string label;
  const std::vector<Situational>* situational = nullptr;
};

void add_abilities(const Ruleset& ruleset, const std::vector<AbilityTaken>& taken,
                   std::vector<HelpSource>& sources) {
  for (const AbilityInUse& each : abilities_in_use(ruleset, taken)) {
    sources.push_back(
        {"ability:" + each.ability->id, each.name.words(), &each.ability->situational});
  }
}

void add_crew(const Ruleset& ruleset, const Crew& crew, std::vector<HelpSource>& sources) {
  add_abilities(ruleset, crew.abilities, sources);
  for (const Upgrade& each : ruleset.upgrades) {
    if (level_at(each, amount_of(crew.upgrades, each.id)) == 0) continue;
    sources.push_back({"upgrade:" + each.id, each.name, &each.situational});
  }
  if (!crew.lair_lost) {
    for (const Id& cell : crew.claims) {
      const Claim* claim = claim_on(ruleset, crew, cell);
      if (claim == nullptr) continue;
      sources.push_back({"claim:" + claim->id, claim->name, &claim->situational});
    }
  }
  for (const Id& cell : crew.prison_claims) {
    const Claim* claim = claim_in_prison(ruleset, cell);
    if (claim == nullptr) continue;
    sources.push_back({"claim:" + claim->id, claim->name, &claim->situational});
  }
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return;
  for (const AbilityTaken& taken : crew.features) {
    const Feature* feature = find_by_id(type->features, taken.id);
    if (feature == nullptr) continue;
    for (const FeatureEntry& entry : feature->entries) {
      const std::vector<std::string> chosen = split(taken.choice, ',');
      if (std::find(chosen.begin(), chosen.end(), entry.id) == chosen.end()) continue;
      sources.push_back({"feature:" + entry.id, entry.name, &entry.situational});
    }
  }
}

std::vector<HelpSource> all_help_sources(const Ruleset& ruleset, const Sheet& sheet,
                                         const Crew* crew) {
  std::vector<HelpSource> sources;
  if (const auto* character = std::get_if<Character>(&sheet)) {
    add_abilities(ruleset, character->abilities, sources);
  }
  if (crew != nullptr) add_crew(ruleset, *crew, sources);
  return sources;
}

}  // namespace

std::vector<MoveHelp> helps_now(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew,
                                const std::vector<std::string>& occasions) {
  std::vector<MoveHelp> helps;
  for (const HelpSource& source : all_help_sources(ruleset, sheet, crew)) {
    int index = 0;
    for (const Situational& each : *source.situational) {
      const Id id = source.id + ":" + number(index++);
      const bool comes = std::any_of(each.when.begin(), each.when.end(), [&](const Id& occasion) {
        return std::find(occasions.begin(), occasions.end(), occasion) != occasions.end();
      });
      if (!comes) continue;
      helps.push_back({id, source.label, each.on, each.gives, each.value, each.always});
    }
  }
  return helps;
}

Ids sources_of(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew) {
  Ids ids;
  for (const HelpSource& source : all_help_sources(ruleset, sheet, crew)) ids.push_back(source.id);
  return ids;
}

}  // namespace roadbook::rules
