// Looks definitions up.
#include "rules/ruleset.hpp"

namespace roadbook::rules {

const Attribute* find_attribute(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.attributes, id);
}
const Action* find_action(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.actions, id);
}
const Statistic* find_statistic(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.statistics, id);
}
const Track* find_track(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.tracks, id);
}
const Playbook* find_playbook(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.playbooks, id);
}
const Heritage* find_heritage(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.heritages, id);
}
const Ability* find_ability(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.abilities, id);
}
const Power* find_power(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.powers, id);
}
const Item* find_item(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.items, id);
}
const CrewType* find_crew_type(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.crew_types, id);
}
const Upgrade* find_upgrade(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.upgrades, id);
}
const Claim* find_claim(const Ruleset& ruleset, const Id& id) {
  return find_by_id(ruleset.claims, id);
}

bool vice_is_free(const Ruleset& ruleset) {
  if (ruleset.vices.empty()) return false;
  for (const Heritage& each : ruleset.heritages) {
    if (!each.vice.empty()) return false;
  }
  return true;
}
const std::vector<std::string>& ideas_for(const Ruleset& ruleset, const Id& id) {
  static const std::vector<std::string> none;
  for (const Ideas& ideas : ruleset.ideas) {
    if (ideas.id == id) return ideas.lines;
  }
  return none;
}

namespace {

template <class T>
std::string name_in(const std::vector<T>& entries, const std::string& id_or_words) {
  const T* entry = find_by_id(entries, id_or_words);
  return entry == nullptr ? id_or_words : entry->name;
}

}  // namespace

std::string name_or_words(const std::vector<Entry>& entries, const std::string& id_or_words) {
  return name_in(entries, id_or_words);
}

std::string name_or_words(const std::vector<FeatureEntry>& entries,
                          const std::string& id_or_words) {
  return name_in(entries, id_or_words);
}

}  // namespace roadbook::rules
