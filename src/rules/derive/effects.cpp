// Collects the modifiers that are at work.
#include "rules/derive/effects.hpp"

#include <algorithm>

#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/inner_choices.hpp"

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

void add_ability_effects(std::vector<Effect>& effects, const AbilityInUse& use,
                         const std::string& kind) {
  for (const Modifier& modifier : use.ability->modifiers) {
    Effect effect;
    effect.modifier = &modifier;
    effect.choice = use.taken->choice;
    effect.target = modifier.chosen ? use.taken->choice : modifier.target;
    effect.source = kind + use.ability->id;
    effect.label = use.label;
    effect.times = times_of(modifier, use.taken->known.size(), 1);
    effects.push_back(effect);
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
  uses.push_back({ability, &taken, prefix + ability->name});
  if (choice_of_ability(*ability) == nullptr) return;
  if (!taken.inner.empty()) {
    use_ability(ruleset, taken.inner.front(), prefix + ability->name + ": ", depth + 1, uses);
    return;
  }
  // A plain choice names the ability alone: it is used without choices of its own.
  const Ability* chosen = find_ability(ruleset, taken.choice);
  if (chosen == nullptr || chosen == ability) return;
  const bool there = std::any_of(uses.begin(), uses.end(),
                                 [&](const AbilityInUse& use) { return use.ability == chosen; });
  static const AbilityTaken without_choices;
  if (!there)
    uses.push_back({chosen, &without_choices, prefix + ability->name + ": " + chosen->name});
}

}  // namespace

std::vector<AbilityInUse> abilities_in_use(const Ruleset& ruleset,
                                           const std::vector<AbilityTaken>& taken) {
  std::vector<AbilityInUse> uses;
  for (const AbilityTaken& each : taken) use_ability(ruleset, each, "", 0, uses);
  return uses;
}

bool spends_special_armor(const Ruleset& ruleset, const Character& character) {
  const std::vector<AbilityInUse> uses = abilities_in_use(ruleset, character.abilities);
  return std::any_of(uses.begin(), uses.end(),
                     [](const AbilityInUse& use) { return use.ability->spends_special_armor; });
}

namespace {

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
      effects.push_back({&modifier, modifier.target, "feature:" + entry->id, entry->name, "", 1});
    }
  }
}

}  // namespace

std::vector<Effect> effects_of_crew(const Ruleset& ruleset, const Crew& crew) {
  std::vector<Effect> effects;
  for (const AbilityInUse& use : abilities_in_use(ruleset, crew.abilities)) {
    add_ability_effects(effects, use, "crew_ability:");
  }
  for (const auto& [id, boxes] : crew.upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    if (upgrade == nullptr) continue;
    const int level = level_at(*upgrade, boxes);
    std::string choice;
    for (const UpgradeChoice& each : crew.upgrade_choices) {
      if (each.id == id) choice = each.choice;
    }
    for (const Modifier& modifier : upgrade->modifiers) {
      if (level < modifier.from_level) continue;
      effects.push_back({&modifier, modifier.chosen ? choice : modifier.target, "upgrade:" + id,
                         upgrade->name, choice, times_of(modifier, 0, level)});
    }
  }
  const auto add_claim = [&](const Claim* claim, const std::string& choice) {
    if (claim == nullptr) return;
    for (const Modifier& modifier : claim->modifiers) {
      effects.push_back({&modifier, modifier.chosen ? choice : modifier.target,
                         "claim:" + claim->id, claim->name, choice, 1});
    }
  };
  for (const Id& cell : crew.claims) {
    add_claim(claim_on(ruleset, crew, cell), choice_for_claim(crew, cell));
  }
  for (const Id& cell : crew.prison_claims) add_claim(claim_in_prison(ruleset, cell), {});
  add_feature_effects(ruleset, crew, effects);
  return effects;
}

std::vector<Effect> effects_on_character(const Ruleset& ruleset, const Character& character,
                                         const Crew* crew) {
  std::vector<Effect> effects;
  for (const AbilityInUse& use : abilities_in_use(ruleset, character.abilities)) {
    add_ability_effects(effects, use, "ability:");
  }
  for (const Carried& carried : character.carried) {
    const Item* item = find_item(ruleset, carried.item);
    if (item == nullptr) continue;
    for (const Modifier& modifier : item->modifiers) {
      if (modifier.condition == Condition::in_hand && !carried.in_hand) continue;
      effects.push_back({&modifier, modifier.target, "item:" + item->id, item->name, "", 1});
    }
  }
  if (crew == nullptr) return effects;
  for (Effect& effect : effects_of_crew(ruleset, *crew)) {
    // What each member chooses for an ability of the crew stands with the member.
    for (const AbilityTaken& chosen : character.crew_choices) {
      if (effect.source == "crew_ability:" + chosen.id) effect.choice = chosen.choice;
    }
    effects.push_back(std::move(effect));
  }
  return effects;
}

std::vector<Effect> effects_of_load(const Ruleset& ruleset, const Id& level) {
  std::vector<Effect> effects;
  const LoadLevel* found = find_by_id(ruleset.load_levels, level);
  if (found == nullptr) return effects;
  for (const Modifier& modifier : found->modifiers) {
    effects.push_back({&modifier, modifier.target, "load:" + level,
                       found->name + " " + small(ruleset.words.load), "", 1});
  }
  return effects;
}

}  // namespace roadbook::rules
