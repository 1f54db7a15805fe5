// Derives a crew: turf, war, the numbers that follow, its cohorts and standing.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/derive/derive_parts.hpp"
#include "rules/derive/evaluate.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

const Id& own_hold(const Ruleset& ruleset, const Crew& crew) {
  return crew.hold.empty() ? ruleset.crew.start_hold : crew.hold;
}

namespace {

std::vector<DerivedFaction> factions_of(const Ruleset& ruleset, const Crew& crew) {
  int lowest = ruleset.crew.war_status;
  int highest = ruleset.crew.ally_status;
  for (const StatusLevel& level : ruleset.crew.statuses) {
    lowest = std::min(lowest, level.value);
    highest = std::max(highest, level.value);
  }
  std::vector<DerivedFaction> factions;
  for (const Faction& faction : crew.factions) {
    factions.push_back({faction.name, std::clamp(total(faction.history), lowest, highest)});
  }
  return factions;
}

bool counts(const Modifier& modifier, TurfSource source) {
  return std::count(modifier.turf.begin(), modifier.turf.end(), source) > 0;
}

// Each source of turf with its count: claims, and what abilities count as turf.
std::vector<DerivedTerm> turf_of(const Ruleset& ruleset, const Crew& crew,
                                 const std::vector<Effect>& effects,
                                 const std::vector<DerivedFaction>& factions) {
  std::vector<DerivedTerm> turf;
  int held = 0;
  std::string name;
  for (const Id& cell : crew.claims) {
    const Claim* claim = claim_on(ruleset, crew, cell);
    if (claim == nullptr || claim->turf == 0) continue;
    held += claim->turf;
    name = claim->name;
  }
  if (held > 0) turf.push_back({"claims", name + ": " + number(held), held, true, ""});
  for (const Effect& effect : effects) {
    if (effect.modifier->kind != ModifierKind::count_as_turf) continue;
    if (counts(*effect.modifier, TurfSource::wanted_level) && crew.wanted_level > 0) {
      turf.push_back({effect.source,
                      effect.label + ": " + small(ruleset.words.wanted_level) + " " +
                          number(crew.wanted_level),
                      crew.wanted_level * effect.modifier->value, true, ""});
    }
    if (counts(*effect.modifier, TurfSource::allies)) {
      const auto allies = static_cast<int>(
          std::count_if(factions.begin(), factions.end(), [&](const DerivedFaction& faction) {
            return faction.status >= ruleset.crew.ally_status;
          }));
      const int limit =
          effect.modifier->maximum > 0 ? effect.modifier->maximum : ruleset.crew.ally_turf_limit;
      const int count = std::min(allies, limit);
      if (count > 0) {
        turf.push_back({effect.source, effect.label + ": " + counted(count, "ally", "allies"),
                        count * effect.modifier->value, true, ""});
      }
    }
  }
  return turf;
}

int index_of_hold(const Ruleset& ruleset, const std::string& hold) {
  for (std::size_t i = 0; i < ruleset.crew.holds.size(); ++i) {
    if (ruleset.crew.holds[i].id == hold) return static_cast<int>(i);
  }
  return 0;
}

DerivedCohort cohort_of(const Facts& facts, const Cohort& cohort) {
  DerivedCohort derived;
  const CohortKind* kind = find_by_id(facts.ruleset->cohort_kinds, cohort.kind);
  if (kind == nullptr) return derived;
  const auto sum = [&](const std::vector<Term>& terms, std::vector<DerivedTerm>& shown) {
    Statistic statistic;
    statistic.id = kind->id;
    statistic.terms = terms;
    statistic.scope = Scope::crew;
    const DerivedStatistic result = evaluate(facts, statistic);
    shown = result.terms;
    return result.total;
  };
  derived.quality = sum(kind->quality, derived.quality_terms);
  derived.scale = sum(kind->scale, derived.scale_terms);
  for (const Effect& effect : facts.effects) {
    if (effect.modifier->kind != ModifierKind::cohort_scale || effect.target.empty()) continue;
    if (!contains(cohort.types, effect.target)) continue;
    derived.scale += effect.modifier->value;
    derived.scale_terms.push_back({effect.source, effect.label, effect.modifier->value, true, ""});
  }
  return derived;
}

}  // namespace

DerivedCrew derive_crew(const Ruleset& ruleset, const Crew& crew) {
  DerivedCrew derived;
  derived.coin = total(crew.coin);
  derived.factions = factions_of(ruleset, crew);
  derived.at_war = std::any_of(
      derived.factions.begin(), derived.factions.end(),
      [&](const DerivedFaction& faction) { return faction.status <= ruleset.crew.war_status; });
  Facts facts;
  facts.ruleset = &ruleset;
  facts.scope = Scope::crew;
  facts.phase = crew.in_play ? Phase::play : Phase::creation;
  facts.tier = crew.tier;
  facts.tier_label = ruleset.words.tier.one + " " + number(crew.tier);
  const int hold = index_of_hold(ruleset, own_hold(ruleset, crew));
  facts.fields = {{Role::tier, crew.tier},    {Role::hold, hold},
                  {Role::rep, crew.rep},      {Role::heat, crew.heat},
                  {Role::coin, derived.coin}, {Role::wanted_level, crew.wanted_level}};
  facts.at_war = derived.at_war;
  facts.hold_is_weak = hold == 0;
  facts.effects = effects_of_crew(ruleset, crew);
  derived.turf = turf_of(ruleset, crew, facts.effects, derived.factions);
  facts.turf = derived.turf;

  // War may cost Tier and hold for as long as it lasts; what they count for now is used from here
  // on.
  derived.tier = crew.tier;
  derived.hold = own_hold(ruleset, crew);
  if (const Statistic* tier = find_statistic(ruleset, Role::tier, Scope::crew)) {
    derived.tier = evaluate(facts, *tier).total;
  }
  if (const Statistic* held = find_statistic(ruleset, Role::hold, Scope::crew)) {
    const int now = evaluate(facts, *held).total;
    if (now >= 0 && static_cast<std::size_t>(now) < ruleset.crew.holds.size()) {
      derived.hold = ruleset.crew.holds[static_cast<std::size_t>(now)].id;
    }
  }
  facts.tier = derived.tier;
  facts.tier_label = ruleset.words.tier.one + " " + number(derived.tier);
  derived.statistics = evaluate_all(facts);

  Amounts marked = crew.tracks;
  for (const Track& track : ruleset.tracks) {
    if (track.role == Role::rep) marked[track.id] = crew.rep;
    if (track.role == Role::heat) marked[track.id] = crew.heat;
    if (track.role == Role::wanted_level) marked[track.id] = crew.wanted_level;
  }
  derived.tracks = derive_tracks(ruleset, Scope::crew, marked, facts.effects, derived.statistics);
  for (const Cohort& cohort : crew.cohorts) derived.cohorts.push_back(cohort_of(facts, cohort));

  Statistic profit;
  profit.terms = ruleset.crew.profit;
  profit.scope = Scope::crew;
  derived.profit = evaluate(facts, profit).total;

  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type != nullptr && !type->xp_trigger.empty()) derived.xp_triggers.push_back(type->xp_trigger);
  for (const Effect& effect : facts.effects) {
    if (effect.modifier->kind == ModifierKind::xp_trigger &&
        effect.source.rfind("feature:", 0) == 0) {
      derived.xp_triggers.push_back(effect.modifier->text + " (" + effect.label + ")");
    }
  }
  derived.xp_triggers.insert(derived.xp_triggers.end(), ruleset.crew_xp_triggers.begin(),
                             ruleset.crew_xp_triggers.end());

  derived.boxes_marked = marked_boxes(crew);
  derived.boxes_allowed = allowed_boxes(ruleset, crew);
  return derived;
}

}  // namespace roadbook::rules
