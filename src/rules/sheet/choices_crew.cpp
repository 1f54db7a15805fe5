// Makes choices for a crew, and keeps its ledgers true to them.
#include <algorithm>
#include <utility>

#include "rules/sheet/bonds.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/own_crew_type.hpp"

namespace roadbook::rules {

namespace {

void mark_starting_boxes(const Ruleset& ruleset, Crew& crew, const Amounts& old_boxes) {
  for (const auto& [id, boxes] : old_boxes) {
    int& marked = crew.upgrades[id];
    marked = std::max(0, marked - boxes);
    if (marked == 0) crew.upgrades.erase(id);
  }
  for (const auto& [id, boxes] : starting_boxes(ruleset, crew)) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    int& marked = crew.upgrades[id];
    marked += boxes;
    if (upgrade != nullptr && !upgrade->cohort) marked = std::min(marked, boxes_of(*upgrade));
  }
}

// The faction of this name, made when there is none.
Faction& faction_named(Crew& crew, const std::string& name) {
  for (Faction& faction : crew.factions) {
    if (faction.name == name) return faction;
  }
  crew.factions.push_back({name, {}, {}});
  return crew.factions.back();
}

void drop_keyed(Ledger& ledger) {
  ledger.erase(std::remove_if(ledger.begin(), ledger.end(),
                              [](const LedgerLine& line) { return !line.key.empty(); }),
               ledger.end());
}

}  // namespace

Crew new_crew(const Ruleset& ruleset, Id id) {
  Crew crew;
  crew.id = std::move(id);
  crew.ruleset = ruleset.id;
  crew.tier = ruleset.crew.start_tier;
  crew.hold = ruleset.crew.start_hold;
  return with_creation_ledgers(ruleset, crew);
}

Crew with_creation_ledgers(const Ruleset& ruleset, const Crew& before) {
  Crew after = before;
  drop_keyed(after.coin);
  for (Faction& faction : after.factions) drop_keyed(faction.history);

  Ledger coin;
  if (find_statistic(ruleset, Role::coin, Scope::crew) != nullptr) {
    coin.push_back({"start", ruleset.crew.start_coin, "The savings that you begin with"});
  }
  const auto owe = [&](const Id& key, int amount, const std::string& reason) {
    if (amount != 0) coin.push_back({key, -amount, reason});
  };
  const auto stand = [&](const std::string& name, const Id& key, int status,
                         const std::string& reason) {
    if (!name.empty() && status != 0) {
      add_line(faction_named(after, name).history, {key, status, reason});
    }
  };
  const Payment* payment = find_by_id(ruleset.crew.payments, before.payment);
  if (payment != nullptr) {
    owe("payment", payment->coin, payment->name + ": " + before.grounds_faction);
    stand(before.grounds_faction, "payment", payment->status, payment->name);
  }
  for (const ReactionTaken& taken : before.reactions) {
    const Reaction* reaction = find_by_id(ruleset.crew.reactions, taken.id);
    if (reaction == nullptr || taken.faction.empty()) continue;
    if (taken.other) owe(taken.id, reaction->other_coin, reaction->name + ": " + taken.faction);
    stand(taken.faction, taken.id, taken.other ? reaction->other_status : reaction->status,
          reaction->name);
  }
  // Lines that the players wrote come after those of the creation.
  for (LedgerLine& line : after.coin) add_line(coin, std::move(line));
  after.coin = std::move(coin);
  // A faction that was only named by a choice that no longer stands is forgotten.
  after.factions.erase(
      std::remove_if(after.factions.begin(), after.factions.end(),
                     [&](const Faction& faction) {
                       const auto was = std::find_if(
                           before.factions.begin(), before.factions.end(),
                           [&](const Faction& old) { return old.name == faction.name; });
                       const bool had_lines = was != before.factions.end() && !was->history.empty();
                       return faction.history.empty() && had_lines && faction.notes.empty();
                     }),
      after.factions.end());
  return after;
}

std::vector<Cohort> starting_cohorts(const Ruleset& ruleset, const Id& type) {
  std::vector<Cohort> cohorts;
  const CrewType* found = find_crew_type(ruleset, type);
  if (found == nullptr) return cohorts;
  for (const StartingCohort& each : found->starting_cohorts) {
    Cohort cohort;
    cohort.kind = each.kind;
    cohort.types = {each.type};
    cohorts.push_back(cohort);
  }
  return cohorts;
}

namespace {

// The old type's cohorts go where the players have added nothing to them; the new one's come.
void exchange_starting_cohorts(const Ruleset& ruleset, const Id& old_type, Crew& crew) {
  for (const Cohort& brought : starting_cohorts(ruleset, old_type)) {
    const auto untouched = std::find(crew.cohorts.begin(), crew.cohorts.end(), brought);
    if (untouched != crew.cohorts.end()) crew.cohorts.erase(untouched);
  }
  for (const Cohort& brought : starting_cohorts(ruleset, crew.type)) {
    crew.cohorts.push_back(brought);
  }
}

}  // namespace

Crew with_crew_type(const Ruleset& ruleset, const Crew& before, const Id& type) {
  Crew after = before;
  if (before.type == type) return after;
  const Amounts old_boxes = starting_boxes(ruleset, before);
  after.type = type;
  after.own_starting_upgrades.clear();
  after.stands_for.clear();
  after.features.clear();
  after.claims.clear();
  after.claim_choices.clear();
  const CrewType* found = find_crew_type(ruleset, type);
  if (found == nullptr) return after;

  mark_starting_boxes(ruleset, after, old_boxes);
  exchange_starting_cohorts(ruleset, before.type, after);
  const std::vector<const Upgrade*> offers = crew_upgrade_offers(ruleset, after);
  for (auto each = after.upgrades.begin(); each != after.upgrades.end();) {
    const Upgrade* upgrade = find_upgrade(ruleset, each->first);
    const bool open = std::find(offers.begin(), offers.end(), upgrade) != offers.end();
    each = open ? std::next(each) : after.upgrades.erase(each);
  }
  const auto closed = [&](const AbilityTaken& taken) {
    return !contains(found->abilities, taken.id);
  };
  after.abilities.erase(std::remove_if(after.abilities.begin(), after.abilities.end(), closed),
                        after.abilities.end());
  // Own words may stay; an entry of another type's list may not.
  const auto not_permitted = [&](const std::string& id, auto member) {
    if (id.empty() || find_by_id(found->*member, Id(id)) != nullptr) return false;
    return std::any_of(
        ruleset.crew_types.begin(), ruleset.crew_types.end(),
        [&](const CrewType& each) { return find_by_id(each.*member, Id(id)) != nullptr; });
  };
  if (not_permitted(after.operation, &CrewType::operations)) after.operation.clear();
  for (const Bond* bond : placed_bonds(ruleset, Scope::crew)) {
    const BondTaken person = person_of(after.bonds, bond);
    if (!not_permitted(person.who, &CrewType::contacts)) continue;
    after.bonds = with_person(ruleset, *bond, std::move(after.bonds), {}, person.detail);
  }
  return after;
}

Crew adopted(const Ruleset& ruleset, const Crew& before) {
  Crew after = before;
  // A type that the table made means what the one means that it is like.
  const CrewType* own = own_crew_type(before);
  Crew meant = before;
  if (own != nullptr && !own->like.empty()) meant.type = own->like;
  const CrewType* type = find_crew_type(ruleset, meant.type);
  if (type == nullptr) return after;
  for (AbilityTaken& taken : after.abilities) {
    if (contains(type->abilities, taken.id)) continue;
    for (const Id& id : type->abilities) {
      const Ability* ability = find_ability(ruleset, id);
      if (ability != nullptr && ability->text_id == taken.id) taken.id = id;
    }
  }
  const std::vector<const Upgrade*> offers = crew_upgrade_offers(ruleset, meant);
  for (const Upgrade* upgrade : offers) {
    if (upgrade->text_id.empty() || after.upgrades.count(upgrade->id) != 0) continue;
    const auto named = after.upgrades.find(upgrade->text_id);
    if (named == after.upgrades.end()) continue;
    const bool itself = std::any_of(offers.begin(), offers.end(), [&](const Upgrade* each) {
      return each->id == upgrade->text_id;
    });
    if (itself) continue;
    after.upgrades[upgrade->id] = named->second;
    after.upgrades.erase(upgrade->text_id);
  }
  return after;
}

Crew with_crew_ability(const Ruleset& ruleset, const Crew& before, const AbilityTaken& taken) {
  Crew after = before;
  if (!after.in_play && ruleset.crew.start_abilities == 1) after.abilities.clear();
  after.abilities.push_back(taken);
  return after;
}

Crew without_crew_ability(const Crew& before, const Id& ability) {
  Crew after = before;
  const auto found = std::find_if(after.abilities.rbegin(), after.abilities.rend(),
                                  [&](const AbilityTaken& each) { return each.id == ability; });
  if (found != after.abilities.rend()) after.abilities.erase(std::next(found).base());
  return after;
}

Crew with_upgrade(const Ruleset&, const Crew& before, const Id& upgrade, int boxes) {
  Crew after = before;
  if (boxes <= 0) {
    after.upgrades.erase(upgrade);
  } else {
    after.upgrades[upgrade] = boxes;
  }
  return after;
}

Crew with_claim(const Crew& before, const Id& cell, bool held) {
  Crew after = before;
  const auto found = std::find(after.claims.begin(), after.claims.end(), cell);
  if (held && found == after.claims.end()) after.claims.push_back(cell);
  if (!held && found != after.claims.end()) after.claims.erase(found);
  return after;
}

}  // namespace roadbook::rules
