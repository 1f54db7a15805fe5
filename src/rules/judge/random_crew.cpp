// Chooses for a crew, step by step, from a seed.
#include <algorithm>
#include <memory>

#include "rules/derive/derive.hpp"
#include "rules/game/idea_lists.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/judge/random_words.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// An idea, or plain words where the ruleset has none, so that nothing stays open.
void write(const Ruleset& ruleset, Seeded& chance, const Id& id, const std::string& plain,
           std::string& field) {
  write_idea(ruleset, chance, id, field);
  if (field.empty()) field = plain;
}

// Whether nothing is chosen, or one of these: words of a player's own are neither.
template <class T>
bool is_open_or_of(const std::vector<T>& entries, const std::string& chosen) {
  return chosen.empty() || find_by_id(entries, Id(chosen)) != nullptr;
}

std::string another_faction(const Ruleset& ruleset, const Crew& crew, Seeded& chance) {
  std::vector<std::string> open;
  for (const std::string& name : ideas_for(ruleset, ideas::faction)) {
    const bool met = std::any_of(crew.reactions.begin(), crew.reactions.end(),
                                 [&](const ReactionTaken& each) { return each.faction == name; });
    if (!met && name != crew.grounds_faction) open.push_back(name);
  }
  return open.empty() ? "The friends of " + random_name(ruleset, chance) : chance.pick(open);
}

void write_crew_name(const Ruleset& ruleset, Crew& crew, Seeded& chance) {
  write(ruleset, chance, ideas::crew_name,
        say(ruleset, "The {crew} of ") + random_name(ruleset, chance), crew.name);
}

// Whether what the type asks for has an answer in a player's own words, which would go with it.
bool has_own_answer(const Ruleset& ruleset, const Crew& crew, const CrewType& type) {
  const std::string& words = type_words(crew);
  if (!words.empty() && !is_idea(ruleset, ideas::crew_type, words)) return true;
  if (!crew.stands_for.empty() && !contains(type.stands_for, crew.stands_for)) return true;
  return std::any_of(crew.features.begin(), crew.features.end(), [&](const AbilityTaken& each) {
    const Feature* feature = find_by_id(type.features, each.id);
    return feature != nullptr && !is_open_or_of(feature->entries, each.choice);
  });
}

Crew chosen_type(const Ruleset& ruleset, const Crew& before, Seeded& chance) {
  Crew crew = before;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type != nullptr && has_own_answer(ruleset, crew, *type)) return crew;
  std::vector<Id> open;
  for (const CrewType& type : ruleset.crew_types) {
    if (!type.own) open.push_back(type.id);
  }
  if (!open.empty()) crew = with_crew_type(ruleset, crew, chance.pick(open));
  return crew;
}

// What a type asks for beside itself.
Crew with_words_of_type(const Ruleset& ruleset, Crew crew, Seeded& chance) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  write_crew_name(ruleset, crew, chance);
  if (type == nullptr) return crew;
  if (type->own) {
    std::string words = type_words(crew);
    write(ruleset, chance, ideas::crew_type, type->name, words);
    crew = with_type_words(ruleset, crew, words);
  }
  if (crew.stands_for.empty() && !type->stands_for.empty()) {
    crew.stands_for = chance.pick(type->stands_for);
  }
  for (const Feature& feature : type->features) {
    const bool taken = std::any_of(crew.features.begin(), crew.features.end(),
                                   [&](const AbilityTaken& each) { return each.id == feature.id; });
    if (taken || feature.entries.empty()) continue;
    AbilityTaken oath;
    oath.id = feature.id;
    oath.choice = chance.pick(feature.entries).id;
    crew.features.push_back(oath);
  }
  return crew;
}

Crew chosen_reputation(const Ruleset& ruleset, Crew crew, Seeded& chance) {
  if (crew.reputation.empty() && ruleset.reputations.empty()) {
    crew.reputation = "Little known so far";
  } else if (is_open_or_of(ruleset.reputations, crew.reputation)) {
    crew.reputation = chance.pick(ruleset.reputations).id;
  }
  if (is_idea(ruleset, ideas::lair, crew.lair)) crew.lair.clear();
  const CrewType* type = find_crew_type(ruleset, crew.type);
  write(ruleset, chance, ideas_of_lair(ruleset, type),
        "A modest " + lowered(lair_word(ruleset, type)), crew.lair);
  return crew;
}

Crew chosen_grounds(const Ruleset& ruleset, Crew crew, Seeded& chance) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (is_idea(ruleset, ideas::grounds, crew.grounds)) crew.grounds.clear();
  if (is_idea(ruleset, ideas::faction, crew.grounds_faction)) crew.grounds_faction.clear();
  if (type != nullptr && !type->grounds_word.empty()) {
    // What another word stands for is no place: it has ideas of its own, or none.
    write_idea(ruleset, chance, ideas_of_grounds(type), crew.grounds);
  } else {
    write(ruleset, chance, ideas::grounds, "A few blocks nearby", crew.grounds);
  }
  if (type != nullptr && !type->operations.empty()) {
    if (is_open_or_of(type->operations, crew.operation)) {
      crew.operation = chance.pick(type->operations).id;
    }
  } else if (crew.operation.empty()) {
    crew.operation = "Anything that pays";
  }
  const bool claimed = grounds_are_claimed(ruleset, type);
  if (crew.grounds_faction.empty() && (claimed || ruleset.crew.payments.empty())) {
    crew.grounds_faction = another_faction(ruleset, crew, chance);
  }
  crew.payment = claimed ? chance.pick(ruleset.crew.payments).id : Id();
  return with_creation_ledgers(ruleset, crew);
}

Crew chosen_crew_ability(const Ruleset& ruleset, const Crew& before, Seeded& chance) {
  Crew crew = before;
  const std::vector<const Ability*> offers = crew_ability_offers(ruleset, crew);
  if (offers.empty()) return crew;
  AbilityTaken taken;
  taken.id = chance.pick(offers)->id;
  return with_crew_ability(ruleset, crew, taken);
}

void choose_within(const Upgrade& upgrade, Crew& crew, Seeded& chance) {
  for (const ChoiceDefinition& choice : upgrade.choices) {
    const bool there =
        std::any_of(crew.upgrade_choices.begin(), crew.upgrade_choices.end(),
                    [&](const UpgradeChoice& each) { return each.id == upgrade.id; });
    if (there) continue;
    UpgradeChoice made;
    made.id = upgrade.id;
    std::vector<Option> open = choice.options;
    Ids chosen;
    for (int i = 0; i < choice.picks && !open.empty(); ++i) {
      const Id id = chance.pick(open).id;
      chosen.push_back(id);
      open.erase(std::find_if(open.begin(), open.end(),
                              [&](const Option& each) { return each.id == id; }));
    }
    made.choice = chosen.empty() ? choice.prompt : joined(chosen, ",");
    crew.upgrade_choices.push_back(made);
  }
}

// Name, edge and flaw of a cohort, where they are open.
void detail_cohort(const Ruleset& ruleset, Seeded& chance, Cohort& cohort) {
  if (cohort.name.empty()) cohort.name = random_name(ruleset, chance);
  if (!cohort.edges.empty() || !cohort.flaws.empty()) return;
  if (!ruleset.edges.empty()) cohort.edges.push_back(chance.pick(ruleset.edges).id);
  if (!ruleset.flaws.empty()) cohort.flaws.push_back(chance.pick(ruleset.flaws).id);
}

Cohort random_cohort(const Ruleset& ruleset, Seeded& chance) {
  Cohort cohort;
  if (ruleset.cohort_kinds.empty()) return cohort;
  const CohortKind kind = chance.pick(ruleset.cohort_kinds);
  cohort.kind = kind.id;
  cohort.name = random_name(ruleset, chance);
  if (kind.types_from_list && !ruleset.cohort_types.empty()) {
    cohort.types.push_back(chance.pick(ruleset.cohort_types).id);
  } else {
    std::string type;
    write(ruleset, chance, ideas::expert, kind.name, type);
    cohort.types.push_back(type);
  }
  detail_cohort(ruleset, chance, cohort);
  return cohort;
}

void choose_starting_upgrades(const Ruleset& ruleset, Crew& crew, Seeded& chance) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return;
  while (static_cast<int>(crew.own_starting_upgrades.size()) < type->chosen_starting_upgrades) {
    std::vector<Id> open;
    for (const Upgrade* upgrade : crew_upgrade_offers(ruleset, crew)) {
      const bool there = contains(type->starting_upgrades, upgrade->id) ||
                         contains(crew.own_starting_upgrades, upgrade->id);
      if (!upgrade->cohort && upgrade->level_boxes.front() == 1 && !there)
        open.push_back(upgrade->id);
    }
    if (open.empty()) return;
    const Id id = chance.pick(open);
    crew.own_starting_upgrades.push_back(id);
    ++crew.upgrades[id];
  }
}

// All but those that the type brings; cohorts keep theirs once a player wrote about one.
void give_boxes_back(const Ruleset& ruleset, Crew& crew) {
  Amounts boxes = starting_boxes(ruleset, crew);
  const bool written =
      std::any_of(crew.cohorts.begin(), crew.cohorts.end(),
                  [&](const Cohort& each) { return is_written_about(ruleset, each); });
  if (written) {
    for (const auto& [id, marked] : crew.upgrades) {
      const Upgrade* upgrade = find_upgrade(ruleset, id);
      if (upgrade != nullptr && upgrade->cohort) boxes[id] = marked;
    }
  } else {
    crew.cohorts = starting_cohorts(ruleset, crew.type);
  }
  crew.upgrades = std::move(boxes);
}

// `anew`: all boxes are marked, and are given back before others are.
Crew chosen_upgrades(const Ruleset& ruleset, Crew crew, Seeded& chance, bool anew) {
  choose_starting_upgrades(ruleset, crew, chance);
  if (anew && marked_boxes(crew) >= allowed_boxes(ruleset, crew)) {
    give_boxes_back(ruleset, crew);
  }
  for (Cohort& cohort : crew.cohorts) detail_cohort(ruleset, chance, cohort);
  for (;;) {
    const int left = allowed_boxes(ruleset, crew) - marked_boxes(crew);
    if (left <= 0) break;
    std::vector<const Upgrade*> open;
    for (const Upgrade* upgrade : crew_upgrade_offers(ruleset, crew)) {
      const int marked = amount_of(crew.upgrades, upgrade->id);
      const int cost = upgrade->cohort ? ruleset.crew.cohort_boxes : upgrade->level_boxes.front();
      if (cost <= left && may_mark_upgrade(ruleset, crew, upgrade->id, marked + cost)) {
        open.push_back(upgrade);
      }
    }
    if (open.empty()) break;
    const Upgrade* upgrade = chance.pick(open);
    crew.upgrades[upgrade->id] +=
        upgrade->cohort ? ruleset.crew.cohort_boxes : upgrade->level_boxes.front();
    if (upgrade->cohort) crew.cohorts.push_back(random_cohort(ruleset, chance));
  }
  for (const auto& [id, boxes] : crew.upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    if (upgrade != nullptr) choose_within(*upgrade, crew, chance);
  }
  return crew;
}

// Factions for the reactions that the step asks for; the dearer outcome only while coin lasts.
Crew with_reactions(const Ruleset& ruleset, Crew crew, StepKind step, Seeded& chance) {
  const bool together = chance.below(2) == 1;
  for (const Reaction& reaction : ruleset.crew.reactions) {
    if (reaction.step != step) continue;
    auto taken = std::find_if(crew.reactions.begin(), crew.reactions.end(),
                              [&](const ReactionTaken& each) { return each.id == reaction.id; });
    if (taken == crew.reactions.end()) {
      crew.reactions.push_back({reaction.id, "", false});
      taken = std::prev(crew.reactions.end());
    }
    if (taken->faction.empty()) taken->faction = another_faction(ruleset, crew, chance);
    if (!reaction.together.empty()) {
      taken->other = together;
    } else {
      taken->other = false;
      const int coin = total(with_creation_ledgers(ruleset, crew).coin);
      taken->other = coin >= reaction.other_coin && chance.below(2) == 1;
    }
  }
  return with_creation_ledgers(ruleset, crew);
}

Crew chosen_contact(const Ruleset& ruleset, Crew crew, Seeded& chance) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  static const std::vector<Entry> nobody;
  const std::vector<Entry>& known = type == nullptr ? nobody : type->contacts;
  for (const Bond* bond : placed_bonds(ruleset, Scope::crew)) {
    const BondTaken& now = person_of(crew.bonds, bond);
    std::string who = now.who;
    std::string detail = now.detail;
    if (!known.empty() && is_open_or_of(known, who)) {
      who = chance.pick(known).id;
    } else if (who.empty()) {
      who = random_name(ruleset, chance);
    }
    if (detail.empty()) detail = random_name(ruleset, chance);
    crew.bonds =
        with_person(ruleset, *bond, std::move(crew.bonds), std::move(who), std::move(detail));
  }
  crew.bonds = with_random_bonds(ruleset, Scope::crew, crew.bonds, known, chance);
  return with_reactions(ruleset, crew, StepKind::crew_contact, chance);
}

Crew chosen_crew_step(const Ruleset& ruleset, const Crew& crew, StepKind step, Seeded& chance,
                      bool anew) {
  switch (step) {
    case StepKind::crew_type: {
      const CrewType* type = find_crew_type(ruleset, crew.type);
      const bool words_open =
          type != nullptr && (crew.name.empty() || (type->own && type_words(crew).empty()));
      return with_words_of_type(ruleset, words_open ? crew : chosen_type(ruleset, crew, chance),
                                chance);
    }
    case StepKind::crew_reputation:
      return chosen_reputation(ruleset, crew, chance);
    case StepKind::crew_grounds:
      return chosen_grounds(ruleset, crew, chance);
    case StepKind::crew_ability:
      return chosen_crew_ability(ruleset, crew, chance);
    case StepKind::crew_upgrades:
      return with_reactions(ruleset, chosen_upgrades(ruleset, crew, chance, anew),
                            StepKind::crew_upgrades, chance);
    case StepKind::crew_contact:
      return chosen_contact(ruleset, crew, chance);
    default:
      return crew;
  }
}

// What was chosen or written in the step before chance came stands as it was.
void keep_what_stands(const Ruleset& ruleset, const Crew& before, StepKind step, Crew& chosen) {
  const auto keep = [&](auto Crew::*field) {
    if (!(before.*field).empty()) chosen.*field = before.*field;
  };
  switch (step) {
    case StepKind::crew_type: {
      // Another type would take along what belongs to the first; one of the table's own gets its
      // words.
      const CrewType* type = find_crew_type(ruleset, before.type);
      if (type != nullptr && !type->own && chosen.type != before.type) chosen = before;
      return;
    }
    case StepKind::crew_reputation:
      keep(&Crew::reputation);
      keep(&Crew::lair);
      return;
    case StepKind::crew_grounds:
      keep(&Crew::grounds);
      keep(&Crew::operation);
      keep(&Crew::grounds_faction);
      keep(&Crew::payment);
      chosen = with_creation_ledgers(ruleset, chosen);
      return;
    case StepKind::crew_ability:
      keep(&Crew::abilities);
      return;
    case StepKind::crew_contact:
      for (const Bond* bond : placed_bonds(ruleset, Scope::crew)) {
        const BondTaken& stood = person_of(before.bonds, bond);
        if (stood.who.empty()) continue;
        const std::string detail =
            stood.detail.empty() ? person_of(chosen.bonds, bond).detail : stood.detail;
        chosen.bonds = with_person(ruleset, *bond, std::move(chosen.bonds), stood.who, detail);
      }
      return;
    default:
      return;
  }
}

}  // namespace

Crew chosen_for_me(const Ruleset& ruleset, const Crew& crew, StepKind step, std::uint64_t seed) {
  Seeded chance = Seeded(seed).fork(name_of(step));
  const Findings findings = check(ruleset, crew, derive_crew(ruleset, crew));
  const bool anew = step_state(findings, step) == StepState::done;
  Crew chosen = chosen_crew_step(ruleset, crew, step, chance, anew);
  if (!anew) keep_what_stands(ruleset, crew, step, chosen);
  write_answers(ruleset, Scope::crew, step, chance, chosen.answers);
  return chosen;
}

Crew random_crew(const Ruleset& ruleset, Id id, std::uint64_t seed, const RandomOptions& options) {
  Crew crew = new_crew(ruleset, std::move(id));
  if (!options.crew_type.empty()) crew = with_crew_type(ruleset, crew, options.crew_type);
  for (const Step& step : ruleset.crew_steps) {
    std::unique_ptr<Ruleset> made;
    const Ruleset& game = game_with(ruleset, {}, crew.own, Scope::crew, made);
    crew = chosen_for_me(game, crew, step.kind, seed);
  }
  return crew;
}

}  // namespace roadbook::rules
