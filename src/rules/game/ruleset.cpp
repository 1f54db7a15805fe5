// The definitions of a game by their ids.
#include "rules/game/ruleset.hpp"

#include "rules/game/idea_lists.hpp"

#include <algorithm>

#include "rules/game/content_package.hpp"
#include "rules/game/words.hpp"
#include "text/folded.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

template <class Definition>
const Definition* bound_find(const std::vector<Definition>& list, const Bound::Positions& by_id,
                             const Id& id) {
  if (by_id.size() != list.size()) return find_by_id(list, id);  // not bound yet
  const auto found = std::lower_bound(
      by_id.begin(), by_id.end(), id,
      [&](std::uint32_t each, const Id& wanted) { return list[each].id < wanted; });
  return found != by_id.end() && list[*found].id == id ? &list[*found] : nullptr;
}

}  // namespace

const Attribute* find_attribute(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.attributes, ruleset.bound.attributes, id);
}
const Action* find_action(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.actions, ruleset.bound.actions, id);
}
const Statistic* find_statistic(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.statistics, ruleset.bound.statistics, id);
}
const Track* find_track(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.tracks, ruleset.bound.tracks, id);
}
const Statistic* find_statistic(const Ruleset& ruleset, Role role, Scope scope) {
  for (const Statistic& each : ruleset.statistics) {
    if (each.role == role && each.scope == scope) return &each;
  }
  return nullptr;
}
const Track* find_track(const Ruleset& ruleset, Role role) {
  for (const Track& each : ruleset.tracks) {
    if (each.role == role) return &each;
  }
  return nullptr;
}
bool has_role(const Ruleset& ruleset, Role role) {
  return find_track(ruleset, role) != nullptr ||
         find_statistic(ruleset, role, Scope::character) != nullptr ||
         find_statistic(ruleset, role, Scope::crew) != nullptr;
}
const Playbook* find_playbook(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.playbooks, ruleset.bound.playbooks, id);
}
const Heritage* find_heritage(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.heritages, ruleset.bound.heritages, id);
}
const Ability* find_ability(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.abilities, ruleset.bound.abilities, id);
}
const Power* find_power(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.powers, ruleset.bound.powers, id);
}
const Item* find_item(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.items, ruleset.bound.items, id);
}
const CrewType* find_crew_type(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.crew_types, ruleset.bound.crew_types, id);
}
const Upgrade* find_upgrade(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.upgrades, ruleset.bound.upgrades, id);
}
const Claim* find_claim(const Ruleset& ruleset, const Id& id) {
  return bound_find(ruleset.claims, ruleset.bound.claims, id);
}

const Map& prison_map(const Ruleset& ruleset) {
  static const Map none;
  return ruleset.prison_maps.empty() ? none : ruleset.prison_maps.back().claims;
}
const Size* find_size(const Ruleset& ruleset, const std::string& words) {
  const std::string wanted = text::folded(words);
  for (const Size& each : ruleset.sizes) {
    if (text::folded(each.id) == wanted || text::folded(each.name) == wanted) return &each;
  }
  return nullptr;
}

namespace {

const std::string& own_or(const CrewType* type, std::string CrewType::*own, const Word& word) {
  return type == nullptr || (type->*own).empty() ? word.one : type->*own;
}

}  // namespace

const std::string& lair_word(const Ruleset& ruleset, const CrewType* type) {
  return own_or(type, &CrewType::lair_word, ruleset.words.lair);
}
const std::string& grounds_word(const Ruleset& ruleset, const CrewType* type) {
  return own_or(type, &CrewType::grounds_word, ruleset.words.grounds);
}

Id ideas_of_lair(const Ruleset& ruleset, const CrewType* type) {
  const Id own = type == nullptr ? Id() : std::string(ideas::lair) + "_" + type->id;
  return ideas_for(ruleset, own).empty() ? Id(ideas::lair) : own;
}

Id ideas_of_grounds(const CrewType* type) {
  const bool own = type != nullptr && !type->grounds_word.empty();
  return own ? std::string(ideas::grounds) + "_" + type->id : ideas::grounds;
}
const std::string& operation_word(const Ruleset& ruleset, const CrewType* type) {
  return own_or(type, &CrewType::operation_word, ruleset.words.operation);
}

bool grounds_are_claimed(const Ruleset& ruleset, const CrewType* type) {
  return !ruleset.crew.payments.empty() && (type == nullptr || type->claimed_grounds);
}

Id decided(const Ruleset& ruleset, const std::string& answer, const Id& setting) {
  const Setting* found = find_by_id(ruleset.settings, setting);
  if (found == nullptr || found->options.empty()) return {};
  return find_by_id(found->options, Id(answer)) == nullptr ? found->options.front().id : answer;
}

bool leaves(const Ruleset& ruleset, OwnKind kind) {
  return std::find(ruleset.own.begin(), ruleset.own.end(), kind) != ruleset.own.end();
}

bool has_crew_step(const Ruleset& ruleset, StepKind kind) {
  return std::any_of(ruleset.crew_steps.begin(), ruleset.crew_steps.end(),
                     [&](const auto& each) { return each.kind == kind; });
}

const Bond* find_bond(const Ruleset& ruleset, Scope scope, BondTone tone) {
  for (const Bond& each : ruleset.bonds) {
    if (each.scope == scope && each.tone == tone) return &each;
  }
  return nullptr;
}

Id stride_value(const Ruleset& ruleset) {
  for (const Statistic& statistic : ruleset.statistics) {
    if (statistic.format != StatisticFormat::feet) continue;
    for (const Term& term : statistic.terms) {
      if (term.kind == TermKind::heritage_value) return term.of;
    }
  }
  return {};
}

const HarmRow* cohort_harm(const Ruleset& ruleset, int level) {
  for (const HarmRow& each : ruleset.cohort_harm) {
    if (each.level == level) return &each;
  }
  return nullptr;
}
int worst_cohort_harm(const Ruleset& ruleset) {
  int worst = 0;
  for (const HarmRow& each : ruleset.cohort_harm) worst = std::max(worst, each.level);
  return worst;
}

StatusRange status_range(const Ruleset& ruleset) {
  StatusRange range{ruleset.crew.war_status, ruleset.crew.ally_status};
  for (const StatusLevel& each : ruleset.crew.statuses) {
    range.lowest = std::min(range.lowest, each.value);
    range.highest = std::max(range.highest, each.value);
  }
  return range;
}

std::string cost_of_power(const Ruleset& ruleset, const Power& power) {
  // They begin with when it is used.
  if (!power.cost_words.empty()) return power.cost_words;
  if (power.stress == 0) return power.timing;
  return power.timing + (power.timing.empty() ? "" : ", ") + text::number(power.stress) +
         say(ruleset, " {stress}");
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
  if (entry != nullptr) return entry->name;
  return is_of_package(id_or_words) ? "from a package that is not here" : id_or_words;
}

}  // namespace

std::string name_or_words(const std::vector<Entry>& entries, const std::string& id_or_words) {
  return name_in(entries, id_or_words);
}

std::string name_or_words(const std::vector<FeatureEntry>& entries,
                          const std::string& id_or_words) {
  return name_in(entries, id_or_words);
}

const Id& emblem_of_playbook(const Ruleset& ruleset, const Id& playbook) {
  const Playbook* found = find_playbook(ruleset, playbook);
  return found == nullptr || found->emblem.empty() ? ruleset.emblem : found->emblem;
}

const Id& emblem_of_crew_type(const Ruleset& ruleset, const Id& type) {
  const CrewType* found = find_crew_type(ruleset, type);
  return found == nullptr || found->emblem.empty() ? ruleset.emblem : found->emblem;
}

}  // namespace roadbook::rules
