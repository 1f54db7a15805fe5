// Derives a crew: turf, war, the numbers that follow, its cohorts and standing.
#include <algorithm>
#include <utility>

#include "rules/derive/derive.hpp"
#include "rules/derive/derive_parts.hpp"
#include "rules/derive/evaluate.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

bool counts(const Modifier& modifier, TurfSource source) {
  return std::count(modifier.turf.begin(), modifier.turf.end(), source) > 0;
}

std::vector<DerivedFaction> factions_of(const Ruleset& ruleset, const Crew& crew) {
  const auto [lowest, highest] = status_range(ruleset);
  std::vector<DerivedFaction> factions;
  for (const Faction& faction : crew.factions) {
    factions.push_back({faction.name, std::clamp(total(faction.history), lowest, highest)});
  }
  return factions;
}

DerivedTerm term_of_crew(const Effect& effect, Says says, int amount, int value) {
  DerivedTerm term;
  term.source = effect.source;
  term.name = effect.name;
  term.says = says;
  term.amount = amount;
  term.value = value;
  return term;
}

// Each source of turf with its count: claims, and what abilities count as turf.
std::vector<DerivedTerm> turf_of(const Ruleset& ruleset, const Crew& crew,
                                 const std::vector<Effect>& effects,
                                 const std::vector<DerivedFaction>& factions) {
  std::vector<DerivedTerm> turf;
  DerivedTerm held;
  held.source.kind = SourceKind::claims;
  held.says = Says::held;
  for (const Id& cell : crew.claims) {
    const Claim* claim = claim_on(ruleset, crew, cell);
    if (claim == nullptr || claim->turf == 0 || crew.lair_lost) continue;
    held.value += claim->turf;
    held.name.name = &claim->name;
  }
  held.amount = held.value;
  if (held.value > 0) turf.push_back(held);
  for (const Effect& effect : effects) {
    const Modifier& modifier = *effect.modifier;
    if (modifier.kind != ModifierKind::count_as_turf) continue;
    if (counts(modifier, TurfSource::wanted_level) && crew.wanted_level > 0) {
      turf.push_back(term_of_crew(effect, Says::wanted_level, crew.wanted_level,
                                  product(crew.wanted_level, modifier.value)));
      turf.back().noun = &ruleset.words.wanted_level;
    }
    if (counts(modifier, TurfSource::allies)) {
      const auto allies = static_cast<int>(
          std::count_if(factions.begin(), factions.end(), [&](const DerivedFaction& faction) {
            return faction.status >= ruleset.crew.ally_status;
          }));
      const int limit = modifier.maximum > 0 ? modifier.maximum : ruleset.crew.ally_turf_limit;
      const int count = std::min(allies, limit);
      if (count > 0) {
        turf.push_back(term_of_crew(effect, Says::allies, count, product(count, modifier.value)));
      }
    }
  }
  return turf;
}

DerivedCohort cohort_of(const Facts& facts, const Cohort& cohort) {
  DerivedCohort derived;
  const CohortKind* kind = find_by_id(facts.ruleset->cohort_kinds, cohort.kind);
  if (kind == nullptr) return derived;
  const auto sum = [&](const std::vector<Term>& terms, std::vector<DerivedTerm>& shown) {
    DerivedStatistic result = evaluate_apart(facts, kind->id, terms);
    shown = std::move(result.terms);
    return result.total;
  };
  derived.quality = sum(kind->quality, derived.quality_terms);
  derived.scale = sum(kind->scale, derived.scale_terms);
  for (const Effect* effect : facts.effects) {
    if (effect->modifier->kind != ModifierKind::cohort_scale || effect->target.empty()) continue;
    if (!contains(cohort.types, effect->target)) continue;
    const int scale = effect->modifier->value;
    derived.scale = std::min(added(derived.scale, scale), most_boxes);
    derived.scale_terms.push_back(term_of_crew(*effect, Says::label, 0, scale));
  }
  return derived;
}

// What is known of a crew before its statistics are.
struct CrewFacts {
  std::vector<DerivedFaction> factions;
  std::vector<Effect> effects;
  Facts facts;
};

void find_crew_facts(const Ruleset& ruleset, const Crew& crew, CrewFacts& known) {
  known.factions = factions_of(ruleset, crew);
  known.effects = effects_of_crew(ruleset, crew);
  Facts& facts = known.facts;
  facts.ruleset = &ruleset;
  facts.scope = Scope::crew;
  facts.phase = crew.in_play ? Phase::play : Phase::creation;
  facts.tier = facts.own_tier = crew.tier;
  facts.fields = fields_of(ruleset, crew);
  facts.at_war = std::any_of(
      known.factions.begin(), known.factions.end(),
      [&](const DerivedFaction& faction) { return faction.status <= ruleset.crew.war_status; });
  facts.hold_is_weakest = place_of_hold(ruleset, crew) == 0;
  for (const Effect& effect : known.effects) facts.effects.push_back(&effect);
  facts.turf = turf_of(ruleset, crew, known.effects, known.factions);
}

// The statistic with this role, as it stands; `otherwise` where the game has none.
int total_now(const Facts& facts, Role role, int otherwise) {
  const Statistic* found = find_statistic(*facts.ruleset, role, Scope::crew);
  return found == nullptr ? otherwise : evaluate_these(facts, {found}).front().total;
}

}  // namespace

Gifts gifts_of(const Ruleset& ruleset, const Crew* crew) {
  Gifts gifts;
  if (crew == nullptr) return gifts;
  CrewFacts known;
  find_crew_facts(ruleset, *crew, known);
  gifts.of_crew = true;
  gifts.evening = !crew->evening.phase.empty();
  gifts.tier = total_now(known.facts, Role::tier, crew->tier);
  gifts.effects = std::make_shared<const std::vector<Effect>>(std::move(known.effects));
  return gifts;
}

const Gifts& GiftsByGame::in(const Ruleset& game) {
  const auto found = gifts_.find(&game);
  return found != gifts_.end() ? found->second
                               : gifts_.emplace(&game, gifts_of(game, crew_)).first->second;
}

DerivedCrew derive_crew(const Ruleset& ruleset, const Crew& crew) {
  if (ruleset.derivations != nullptr) ++*ruleset.derivations;
  DerivedCrew derived;
  CrewFacts known;
  find_crew_facts(ruleset, crew, known);
  Facts& facts = known.facts;
  derived.coin = total(crew.coin);
  derived.factions = known.factions;
  derived.at_war = facts.at_war;
  derived.turf = facts.turf;

  // War may cost Tier and hold for as long as it lasts; what they count for now is used from here
  // on.
  derived.tier = total_now(facts, Role::tier, crew.tier);
  derived.hold = own_hold(ruleset, crew);
  const int hold = total_now(facts, Role::hold, -1);
  if (hold >= 0 && static_cast<std::size_t>(hold) < ruleset.crew.holds.size()) {
    derived.hold = ruleset.crew.holds[static_cast<std::size_t>(hold)].id;
  }
  facts.tier = derived.tier;
  derived.statistics = evaluate_all(facts);

  Amounts marked = crew.tracks;
  for (const Track& track : ruleset.tracks) {
    for (const Facts::Field& each : facts.fields) {
      if (each.role == track.role) marked[track.id] = each.value;
    }
  }
  derived.tracks = derive_tracks(ruleset, Scope::crew, marked, facts.effects, derived.statistics);
  for (const Cohort& cohort : crew.cohorts) derived.cohorts.push_back(cohort_of(facts, cohort));

  derived.profit = evaluate_apart(facts, {}, ruleset.crew.profit).total;

  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type != nullptr && !type->xp_trigger.empty()) derived.xp_triggers.push_back(type->xp_trigger);
  for (const Effect& effect : known.effects) {
    if (effect.modifier->kind == ModifierKind::xp_trigger &&
        effect.source.kind == SourceKind::feature) {
      derived.xp_triggers.push_back(effect.modifier->text + " (" + effect.name.words() + ")");
      derived.xp_sources.push_back(written(effect.source));
    }
  }
  derived.xp_triggers.insert(derived.xp_triggers.end(), ruleset.crew_xp_triggers.begin(),
                             ruleset.crew_xp_triggers.end());

  derived.boxes_marked = marked_boxes(crew);
  derived.boxes_allowed = allowed_boxes(ruleset, crew);
  return derived;
}

}  // namespace roadbook::rules
