// Derives a standing: actions, then attributes, then load, then everything that builds on them.
#include "rules/derive/derive.hpp"

#include <algorithm>
#include <utility>

#include "rules/derive/derive_parts.hpp"
#include "rules/derive/evaluate.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// A heritage made of two others takes virtue and vice from them, and the rest from the player.
struct Ancestry {
  const Heritage* heritage = nullptr;
  const Amounts* values = nullptr;  // the heritage's
  Amounts own;                      // in their place: of one who wrote them down; mostly empty
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
  ancestry.values = &heritage.values;
  if (!heritage.mixed) {
    ancestry.virtue = heritage.virtue;
    ancestry.vice = heritage.vice;
    ancestry.senses = heritage.senses;
    const Size* size = find_by_id(ruleset.sizes, heritage.size);
    ancestry.size = size == nullptr ? heritage.size : size->name;
    return ancestry;
  }
  const Heritage* virtue = find_heritage(ruleset, character.virtue_from);
  const Heritage* vice = find_heritage(ruleset, character.vice_from);
  if (virtue != nullptr) ancestry.virtue = virtue->virtue;
  if (vice != nullptr) ancestry.vice = vice->vice;
  ancestry.senses = answer_beside(ruleset, character, Beside::senses);
  ancestry.size = answer_beside(ruleset, character, Beside::size);
  // The one number that a heritage has is its stride: the player's own words give it here.
  if (character.stride > 0) {
    ancestry.own = heritage.values;
    ancestry.own[stride_value(ruleset)] = character.stride;
  }
  return ancestry;
}

// The character's own effects, then those of its crew.
std::vector<Effect> effects_on(const Ruleset& ruleset, const Character& character,
                               const std::vector<AbilityInUse>& abilities, const Gifts& gifts) {
  std::vector<Effect> effects = effects_of_character(ruleset, character, abilities);
  if (gifts.effects == nullptr) return effects;
  const std::size_t own = effects.size();
  effects.insert(effects.end(), gifts.effects->begin(), gifts.effects->end());
  // What each member chooses for an ability of the crew stands with the member.
  for (const AbilityTaken& chosen : character.crew_choices) {
    for (std::size_t i = own; i < effects.size(); ++i) {
      const Source& source = effects[i].source;
      if (source.kind == SourceKind::crew_ability && *source.of == chosen.id) {
        effects[i].choice = chosen.choice;
      }
    }
  }
  return effects;
}

Facts facts_of(const Standing& standing, const Ancestry& ancestry) {
  const Character& character = *standing.character;
  Facts facts;
  facts.ruleset = standing.ruleset;
  facts.phase = character.in_play ? Phase::play : Phase::creation;
  facts.playbook = standing.playbook;
  facts.heritage = ancestry.heritage;
  facts.heritage_values = ancestry.own.empty() ? ancestry.values : &ancestry.own;
  facts.tier = standing.gifts.tier;
  facts.tier_says = standing.gifts.of_crew ? Says::tier_of_crew : Says::no_crew;
  facts.fields = fields_of(*standing.ruleset, character);
  facts.special_armor =
      std::any_of(standing.abilities.begin(), standing.abilities.end(),
                  [](const AbilityInUse& use) { return use.ability->spends_special_armor; });
  facts.effects.reserve(standing.effects.size());
  for (const Effect& effect : standing.effects) facts.effects.push_back(&effect);
  return facts;
}

void find_triggers(const Ruleset& ruleset, const Playbook* playbook, const Effects& effects,
                   Derived& derived) {
  std::vector<std::string>& triggers = derived.xp_triggers;
  if (playbook != nullptr && !playbook->xp_trigger.empty())
    triggers.push_back(playbook->xp_trigger);
  for (const Effect* effect : effects) {
    const SourceKind from = effect->source.kind;
    if (effect->modifier->kind == ModifierKind::xp_trigger &&
        (from == SourceKind::ability || from == SourceKind::feature)) {
      triggers.push_back(effect->modifier->text + " (" + effect->name.words() + ")");
      derived.xp_sources.push_back(written(effect->source));
    }
  }
  triggers.insert(triggers.end(), ruleset.xp_triggers.begin(), ruleset.xp_triggers.end());
}

void derive_numbers(Standing& standing) {
  const Ruleset& ruleset = *standing.ruleset;
  const Character& character = *standing.character;
  Derived& derived = standing.numbers;
  Ancestry ancestry = ancestry_of(ruleset, character);
  Facts facts = facts_of(standing, ancestry);
  derived.tier = facts.tier;
  derived.virtue = std::move(ancestry.virtue);
  derived.vice = vice_is_free(ruleset) ? character.vice : ancestry.vice;
  derived.senses = std::move(ancestry.senses);
  derived.size = std::move(ancestry.size);

  derived.actions = derive_actions(ruleset, character, facts.playbook, facts.effects);
  derived.attributes = derive_attributes(ruleset, derived.actions, facts.effects);
  facts.attributes = &derived.attributes;
  for (const DerivedAttribute& attribute : derived.attributes) {
    facts.attribute_reasons.push_back(
        std::make_shared<const std::vector<DerivedTerm>>(attribute.terms));
  }

  // The limits say which load it is; the load then changes other numbers.
  std::vector<const Statistic*> limits;
  for (const LoadLevel& level : ruleset.load_levels) {
    const Statistic* limit = find_statistic(ruleset, level.limit);
    if (limit != nullptr) limits.push_back(limit);
  }
  derived.load = derive_load(ruleset, character, facts.effects, evaluate_these(facts, limits));
  // Before all other effects, so that what sets the load aside finds it among the terms.
  const std::vector<Effect> of_load = effects_of_load(ruleset, derived.load.level);
  Effects with_load;
  with_load.reserve(of_load.size() + facts.effects.size());
  for (const Effect& effect : of_load) with_load.push_back(&effect);
  with_load.insert(with_load.end(), facts.effects.begin(), facts.effects.end());
  facts.effects = std::move(with_load);

  derived.statistics = evaluate_all(facts);
  derived.tracks =
      derive_tracks(ruleset, Scope::character, character.tracks, facts.effects, derived.statistics);
  // Traumas are marked by naming them; coin and stash are written down.
  for (DerivedTrack& track : derived.tracks) {
    const Role role = find_track(ruleset, track.id)->role;
    const auto marked = [&](int boxes) { track.marked = std::min(track.size, boxes); };
    if (role == Role::trauma) marked(static_cast<int>(character.traumas.size()));
    for (const Facts::Field& each : facts.fields) {
      if (each.role == role) marked(each.value);
    }
  }
  derived.harm = derive_harm(ruleset, facts.effects);
  find_triggers(ruleset, facts.playbook, facts.effects, derived);
  for (const StashBand& band : ruleset.stash_bands) {
    // What is above the last band stays in it.
    if (character.stash >= band.from) derived.stash_band = band.name;
  }
}

}  // namespace

Standing derive(const Ruleset& ruleset, const Character& character, const Gifts& gifts) {
  if (ruleset.derivations != nullptr) ++*ruleset.derivations;
  Standing standing;
  standing.ruleset = &ruleset;
  standing.character = &character;
  standing.playbook = find_playbook(ruleset, character.playbook);
  standing.gifts = gifts;
  standing.abilities = abilities_in_use(ruleset, character.abilities);
  standing.effects = effects_on(ruleset, character, standing.abilities, gifts);
  derive_numbers(standing);
  return standing;
}

Standing derive(const Ruleset& ruleset, Character&& character, const Gifts& gifts) {
  auto kept = std::make_shared<const Character>(std::move(character));
  Standing standing = derive(ruleset, *kept, gifts);
  standing.kept = std::move(kept);
  return standing;
}

Standing standing_with(const Standing& now, Character character) {
  return derive(*now.ruleset, std::move(character), now.gifts);
}

Standing standing_with_ability(const Standing& now, const AbilityTaken& taken) {
  return standing_with(now, with_ability(*now.ruleset, *now.character, taken));
}

}  // namespace roadbook::rules
