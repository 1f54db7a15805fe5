// Lists the abilities and upgrades that are open.
#include "rules/sheet/offers.hpp"

#include <algorithm>

namespace roadbook::rules {

namespace {

void offer(const Ruleset& ruleset, const Ids& ids, const std::string& origin,
           std::vector<AbilityOffer>& offers) {
  for (const Id& id : ids) {
    const Ability* ability = find_ability(ruleset, id);
    if (ability == nullptr) continue;
    const auto same = std::find_if(offers.begin(), offers.end(), [&](const AbilityOffer& each) {
      return each.ability == ability;
    });
    if (same == offers.end()) {
      offers.push_back({ability, origin});
    } else {
      same->origin += ", " + origin;  // an ability that stands in two lists is one ability
    }
  }
}

const Heritage* mixed_heritage(const Ruleset& ruleset, const Character& character) {
  const Heritage* heritage = find_heritage(ruleset, character.heritage);
  return heritage != nullptr && heritage->mixed ? heritage : nullptr;
}

}  // namespace

std::vector<AbilityOffer> ability_offers(const Ruleset& ruleset, const Character& character) {
  std::vector<AbilityOffer> offers;
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  if (playbook != nullptr) offer(ruleset, playbook->abilities, playbook->name, offers);
  const Heritage* heritage = find_heritage(ruleset, character.heritage);
  if (heritage != nullptr) offer(ruleset, heritage->abilities, heritage->name, offers);
  offer(ruleset, ruleset.general_abilities, "Open to all", offers);
  return offers;
}

std::vector<AbilityOffer> advance_offers(const Ruleset& ruleset, const Character& character,
                                         const Track& track) {
  std::vector<AbilityOffer> offers;
  if (track.opens == AbilityList::none) return ability_offers(ruleset, character);
  if (track.opens == AbilityList::heritage) {
    const Heritage* heritage = find_heritage(ruleset, character.heritage);
    if (heritage != nullptr) offer(ruleset, heritage->abilities, heritage->name, offers);
    return offers;
  }
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  if (playbook != nullptr) offer(ruleset, playbook->abilities, playbook->name, offers);
  offer(ruleset, ruleset.general_abilities, "Open to all", offers);
  return offers;
}

bool is_open_ability(const Ruleset& ruleset, const Character& character, const Id& ability) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  const Heritage* heritage = find_heritage(ruleset, character.heritage);
  return (playbook != nullptr && contains(playbook->abilities, ability)) ||
         (heritage != nullptr && contains(heritage->abilities, ability)) ||
         contains(ruleset.general_abilities, ability);
}

std::vector<AbilityOffer> offers_of_other_playbooks(const Ruleset& ruleset,
                                                    const Character& character) {
  std::vector<AbilityOffer> offers;
  const Playbook* own = find_playbook(ruleset, character.playbook);
  for (const Playbook& playbook : ruleset.playbooks) {
    if (&playbook == own) continue;
    Ids ids = playbook.abilities;
    if (own != nullptr) {
      ids.erase(std::remove_if(ids.begin(), ids.end(),
                               [&](const Id& id) { return contains(own->abilities, id); }),
                ids.end());
    }
    offer(ruleset, ids, playbook.name, offers);
  }
  return offers;
}

std::vector<AbilityOffer> mixed_offers(const Ruleset& ruleset, const Character& character) {
  std::vector<AbilityOffer> offers;
  if (mixed_heritage(ruleset, character) == nullptr) return offers;
  for (const Id& id : character.parent_heritages) {
    const Heritage* heritage = find_heritage(ruleset, id);
    if (heritage != nullptr) offer(ruleset, heritage->abilities, heritage->name, offers);
  }
  return offers;
}

std::vector<const Ability*> crew_ability_offers(const Ruleset& ruleset, const Crew& crew) {
  std::vector<const Ability*> offers;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type == nullptr) return offers;
  for (const Id& id : type->abilities) {
    const Ability* ability = find_ability(ruleset, id);
    if (ability != nullptr) offers.push_back(ability);
  }
  return offers;
}

std::vector<const Upgrade*> crew_upgrade_offers(const Ruleset& ruleset, const Crew& crew) {
  std::vector<const Upgrade*> offers;
  const CrewType* type = find_crew_type(ruleset, crew.type);
  if (type != nullptr) {
    for (const Id& id : type->upgrades) {
      const Upgrade* upgrade = find_upgrade(ruleset, id);
      if (upgrade != nullptr) offers.push_back(upgrade);
    }
  }
  for (const Upgrade& upgrade : ruleset.upgrades) {
    const bool there = std::find(offers.begin(), offers.end(), &upgrade) != offers.end();
    if (upgrade.general && !there) offers.push_back(&upgrade);
  }
  return offers;
}

}  // namespace roadbook::rules
