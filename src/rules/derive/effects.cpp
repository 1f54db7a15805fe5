// Collects the modifiers that are at work.
#include "rules/derive/effects.hpp"

#include <algorithm>

#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/nested_choices.hpp"

namespace roadbook::rules {

namespace {

int times_of(const Modifier& modifier, std::size_t known, int level) {
  switch (modifier.per) {
    case Per::once:
      return 1;
    case Per::known:
      return static_cast<int>(std::max<std::size_t>(known, 1));
    case Per::level:
      return level;
  }
  return 1;
}

// One more effect of something that nothing was chosen for.
Effect& add_plain_effect(std::vector<Effect>& effects, const Modifier& modifier,
                         const Source& source, const Label& name) {
  Effect& effect = effects.emplace_back();
  effect.modifier = &modifier;
  effect.source = source;
  effect.name = name;
  effect.target = modifier.target;
  effect.statistic = modifier.statistic;
  return effect;
}

// One more effect; its target is what was chosen where the modifier leaves it open.
void add_effect(const Ruleset& ruleset, std::vector<Effect>& effects, const Modifier& modifier,
                const Source& source, const Label& name, const std::string& choice, int times) {
  Effect& effect = add_plain_effect(effects, modifier, source, name);
  effect.choice = choice;
  effect.times = times;
  if (!modifier.chosen) return;
  effect.target = choice;
  const Statistic* chosen = find_statistic(ruleset, choice);
  effect.statistic = chosen == nullptr ? -1 : static_cast<int>(chosen - ruleset.statistics.data());
}

void add_ability_effects(const Ruleset& ruleset, std::vector<Effect>& effects,
                         const AbilityInUse& use, SourceKind kind) {
  for (const Modifier& modifier : use.ability->modifiers) {
    add_effect(ruleset, effects, modifier, {kind, &use.ability->id}, use.name, use.taken->choice,
               times_of(modifier, use.taken->known.size(), 1));
  }
}

void use_ability(const Ruleset& ruleset, const AbilityTaken& taken, const std::string& prefix,
                 int depth, std::vector<AbilityInUse>& uses) {
  constexpr int deepest_choice = 4;  // an ability in an ability in an ability: more is no game's
  const Ability* ability = find_ability(ruleset, taken.id);
  if (ability == nullptr || depth > deepest_choice) return;
  const auto same = std::count_if(uses.begin(), uses.end(),
                                  [&](const AbilityInUse& use) { return use.ability == ability; });
  if (same >= ability->times) return;
  uses.push_back({ability, &taken, {&ability->name, prefix}});
  if (choice_of_ability(*ability) == nullptr) return;
  const std::string inside = prefix + ability->name + ": ";
  if (!taken.nested.empty()) {
    use_ability(ruleset, taken.nested.front(), inside, depth + 1, uses);
    return;
  }
  // A plain choice names the ability alone: it is used without choices of its own.
  const Ability* chosen = find_ability(ruleset, taken.choice);
  if (chosen == nullptr || chosen == ability) return;
  const bool there = std::any_of(uses.begin(), uses.end(),
                                 [&](const AbilityInUse& use) { return use.ability == chosen; });
  static const AbilityTaken without_choices;
  if (!there) uses.push_back({chosen, &without_choices, {&chosen->name, inside}});
}

// What the crew swore: oaths and the like.
void add_feature_effects(const Ruleset& ruleset, const Crew& crew, std::vector<Effect>& effects) {
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return;
  for (const AbilityTaken& taken : crew.features) {
    const Feature* feature = find_by_id(type->features, taken.id);
    const FeatureEntry* entry =
        feature == nullptr ? nullptr : find_by_id(feature->entries, Id(taken.choice));
    if (entry == nullptr) continue;
    for (const Modifier& modifier : entry->modifiers) {
      add_plain_effect(effects, modifier, {SourceKind::feature, &entry->id}, {&entry->name});
    }
  }
}

void add_upgrade_effects(const Ruleset& ruleset, const Crew& crew, const Upgrade& upgrade,
                         int boxes, std::vector<Effect>& effects) {
  const int level = level_at(upgrade, boxes);
  std::string choice;
  for (const UpgradeChoice& each : crew.upgrade_choices) {
    if (each.id == upgrade.id) choice = each.choice;
  }
  for (const Modifier& modifier : upgrade.modifiers) {
    if (level < modifier.from_level) continue;
    add_effect(ruleset, effects, modifier, {SourceKind::upgrade, &upgrade.id}, {&upgrade.name},
               choice, times_of(modifier, 0, level));
  }
}

}  // namespace

std::vector<AbilityInUse> abilities_in_use(const Ruleset& ruleset,
                                           const std::vector<AbilityTaken>& taken) {
  std::vector<AbilityInUse> uses;
  for (const AbilityTaken& each : taken) use_ability(ruleset, each, "", 0, uses);
  return uses;
}

std::vector<Effect> effects_of_crew(const Ruleset& ruleset, const Crew& crew) {
  std::vector<Effect> effects;
  for (const AbilityInUse& use : abilities_in_use(ruleset, crew.abilities)) {
    add_ability_effects(ruleset, effects, use, SourceKind::crew_ability);
  }
  for (const auto& [id, boxes] : crew.upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    if (upgrade != nullptr) add_upgrade_effects(ruleset, crew, *upgrade, boxes, effects);
  }
  const auto add_claim = [&](const Claim* claim, const std::string& choice) {
    if (claim == nullptr) return;
    for (const Modifier& modifier : claim->modifiers) {
      add_effect(ruleset, effects, modifier, {SourceKind::claim, &claim->id}, {&claim->name},
                 choice, 1);
    }
  };
  // Without the lair no claim gives anything ("Claims").
  for (const Id& cell : crew.lair_lost ? Ids{} : crew.claims) {
    add_claim(claim_on(ruleset, crew, cell), choice_for_claim(crew, cell));
  }
  for (const Id& cell : crew.prison_claims) add_claim(claim_in_prison(ruleset, cell), {});
  add_feature_effects(ruleset, crew, effects);
  return effects;
}

std::vector<Effect> effects_of_character(const Ruleset& ruleset, const Character& character,
                                         const std::vector<AbilityInUse>& abilities) {
  std::vector<Effect> effects;
  for (const AbilityInUse& use : abilities) {
    add_ability_effects(ruleset, effects, use, SourceKind::ability);
  }
  for (const Carried& carried : character.carried) {
    const Item* item = find_item(ruleset, carried.item);
    if (item == nullptr) continue;
    for (const Modifier& modifier : item->modifiers) {
      if (modifier.condition == Condition::in_hand && !carried.in_hand) continue;
      add_plain_effect(effects, modifier, {SourceKind::item, &item->id}, {&item->name});
    }
  }
  return effects;
}

std::vector<Effect> effects_of_load(const Ruleset& ruleset, const Id& level) {
  std::vector<Effect> effects;
  const LoadLevel* found = find_by_id(ruleset.load_levels, level);
  if (found == nullptr) return effects;
  for (const Modifier& modifier : found->modifiers) {
    add_plain_effect(effects, modifier, {SourceKind::load, &found->id},
                     {&found->name, "", &ruleset.words.load});
  }
  return effects;
}

}  // namespace roadbook::rules
