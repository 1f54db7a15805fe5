// Derives a character: actions, then attributes, then load, then everything that builds on them.
#include "rules/derive/derive.hpp"

#include <algorithm>

#include "rules/derive/derive_parts.hpp"
#include "rules/derive/evaluate.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// A heritage made of two others takes virtue and vice from them, and the rest from the player.
struct Ancestry {
  const Heritage* heritage = nullptr;
  Amounts values;
  std::string name;
  Id virtue;
  Id vice;
  std::string senses;
  std::string size;
};

Ancestry ancestry_of(const Ruleset& ruleset, const Character& character) {
  Ancestry ancestry;
  ancestry.heritage = find_heritage(ruleset, character.heritage);
  if (ancestry.heritage == nullptr) return ancestry;
  const Heritage& heritage = *ancestry.heritage;
  ancestry.name = heritage.name;
  ancestry.values = heritage.values;
  if (!heritage.mixed) {
    ancestry.virtue = heritage.virtue;
    ancestry.vice = heritage.vice;
    ancestry.senses = heritage.senses;
    const Size* size = find_by_id(ruleset.sizes, heritage.size);
    ancestry.size = size == nullptr ? heritage.size : size->name;
    return ancestry;
  }
  const Heritage* virtue = find_heritage(ruleset, character.mixed_virtue);
  const Heritage* vice = find_heritage(ruleset, character.mixed_vice);
  if (virtue != nullptr) ancestry.virtue = virtue->virtue;
  if (vice != nullptr) ancestry.vice = vice->vice;
  ancestry.senses = character.senses;
  ancestry.size = character.size;
  // The one number that a heritage has is its stride: one's own words give it here.
  if (character.stride > 0) ancestry.values[stride_value(ruleset)] = character.stride;
  return ancestry;
}

std::string tier_label(const Ruleset& ruleset, const Crew* crew, int tier) {
  if (crew == nullptr)
    return "No " + lowered(ruleset.words.crew.one) + ": " + ruleset.words.tier.one + " 0";
  return ruleset.words.crew.one + " " + ruleset.words.tier.one + " " + number(tier);
}

Facts facts_of(const Ruleset& ruleset, const Character& character, const Crew* crew,
               const Ancestry& ancestry) {
  Facts facts;
  facts.ruleset = &ruleset;
  facts.phase = character.in_play ? Phase::play : Phase::creation;
  facts.playbook = find_playbook(ruleset, character.playbook);
  facts.heritage_values = ancestry.values;
  facts.heritage_name = ancestry.name;
  if (crew != nullptr) facts.tier = derive_crew(ruleset, *crew).tier;
  facts.tier_label = tier_label(ruleset, crew, facts.tier);
  facts.fields = {{Role::stash, character.stash}, {Role::coin, character.coin}};
  facts.special_armor = spends_special_armor(ruleset, character);
  facts.effects = effects_on_character(ruleset, character, crew);
  return facts;
}

std::vector<std::string> triggers_of(const Ruleset& ruleset, const Character& character,
                                     const std::vector<Effect>& effects) {
  std::vector<std::string> triggers;
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  if (playbook != nullptr && !playbook->xp_trigger.empty())
    triggers.push_back(playbook->xp_trigger);
  for (const Effect& effect : effects) {
    if (effect.modifier->kind == ModifierKind::xp_trigger &&
        (effect.source.rfind("ability:", 0) == 0 || effect.source.rfind("feature:", 0) == 0)) {
      triggers.push_back(effect.modifier->text + " (" + effect.label + ")");
    }
  }
  triggers.insert(triggers.end(), ruleset.xp_triggers.begin(), ruleset.xp_triggers.end());
  return triggers;
}

}  // namespace

Derived derive(const Ruleset& ruleset, const Character& character, const Crew* crew) {
  Derived derived;
  const Ancestry ancestry = ancestry_of(ruleset, character);
  Facts facts = facts_of(ruleset, character, crew, ancestry);
  derived.tier = facts.tier;
  derived.virtue = ancestry.virtue;
  derived.vice = vice_is_free(ruleset) ? character.vice : ancestry.vice;
  derived.senses = ancestry.senses;
  derived.size = ancestry.size;

  derived.actions = derive_actions(ruleset, character, facts.effects);
  derived.attributes = derive_attributes(ruleset, derived.actions, facts.effects);
  facts.attributes = &derived.attributes;

  // The limits say which load it is; the load then changes other numbers.
  std::vector<DerivedStatistic> limits;
  for (const LoadLevel& level : ruleset.load_levels) {
    const Statistic* limit = find_statistic(ruleset, level.limit);
    if (limit != nullptr) limits.push_back(evaluate(facts, *limit));
  }
  derived.load = derive_load(ruleset, character, facts.effects, limits);
  // Before all other effects, so that what sets the load aside finds it among the terms.
  const std::vector<Effect> of_load = effects_of_load(ruleset, derived.load.level);
  facts.effects.insert(facts.effects.begin(), of_load.begin(), of_load.end());

  derived.statistics = evaluate_all(facts);
  derived.tracks =
      derive_tracks(ruleset, Scope::character, character.tracks, facts.effects, derived.statistics);
  // Traumas are marked by naming them; coin and stash are written down.
  for (DerivedTrack& track : derived.tracks) {
    const Role role = find_track(ruleset, track.id)->role;
    if (role != Role::trauma && role != Role::coin && role != Role::stash) continue;
    if (role == Role::trauma) track.marked = static_cast<int>(character.traumas.size());
    if (role == Role::coin) track.marked = character.coin;
    if (role == Role::stash) track.marked = character.stash;
    track.marked = std::min(track.size, track.marked);
  }
  derived.harm = derive_harm(ruleset, facts.effects);
  derived.xp_triggers = triggers_of(ruleset, character, facts.effects);
  for (const StashBand& band : ruleset.stash_bands) {
    if (character.stash >= band.from && character.stash <= band.to) derived.stash_band = band.name;
  }
  return derived;
}

}  // namespace roadbook::rules
