// Lays what a table made over a game.
#include "rules/game/own.hpp"

#include <algorithm>
#include <iterator>

#include "rules/game/own_lists.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

namespace {

// What has no name yet is called by what it is: "Playbook of your own".
template <class Definition>
void lay_over(std::vector<Definition>& list, const std::vector<Definition>& own, const Word& word) {
  for (const Definition& each : own) {
    auto same = std::find_if(list.begin(), list.end(),
                             [&](const Definition& there) { return there.id == each.id; });
    if (same == list.end()) {
      list.push_back(each);
      same = std::prev(list.end());
    } else {
      *same = each;
    }
    const bool named = entry_name(each).find_first_not_of(' ') != std::string::npos;
    if (!named) entry_name(*same) = word.one + " of your own";
  }
}

// A type of crew with what it does not say itself out of the one that it is like.
CrewType resolved(const Ruleset& game, const CrewType& own) {
  const CrewType* like = own.like.empty() ? nullptr : find_crew_type(game, own.like);
  if (like == nullptr) return own;
  CrewType whole = *like;
  whole.id = own.id;
  whole.name = own.name;
  const auto take = [&](auto member) {
    if (!(own.*member).empty()) whole.*member = own.*member;
  };
  for (std::string CrewType::*text :
       {&CrewType::emblem, &CrewType::description, &CrewType::xp_trigger, &CrewType::sketch_note,
        &CrewType::lair_word, &CrewType::grounds_word, &CrewType::operation_word,
        &CrewType::source}) {
    take(text);
  }
  take(&CrewType::questions);
  take(&CrewType::stands_for);
  take(&CrewType::operations);
  take(&CrewType::contacts);
  take(&CrewType::starting_cohorts);
  take(&CrewType::upgrades);
  take(&CrewType::abilities);
  take(&CrewType::features);
  take(&CrewType::places);
  if (own.accent != CrewType{}.accent) whole.accent = own.accent;
  if (!own.claims.cells.empty()) whole.claims = own.claims;
  if (!own.starting_upgrades.empty()) {
    whole.starting_upgrades = own.starting_upgrades;
    whole.chosen_starting_upgrades = own.chosen_starting_upgrades;
  }
  return whole;
}

// An action stands under the attribute that it names, and under no other.
void put_under_attribute(Ruleset& game, const Action& action) {
  for (Attribute& attribute : game.attributes) {
    const auto there = std::find(attribute.actions.begin(), attribute.actions.end(), action.id);
    const bool belongs = attribute.id == action.attribute;
    if (belongs && there == attribute.actions.end()) attribute.actions.push_back(action.id);
    if (!belongs && there != attribute.actions.end()) attribute.actions.erase(there);
  }
}

bool is_listed(const Ruleset& game, const Id& ability) {
  const auto lists = [&](const auto& each) { return contains(each.abilities, ability); };
  return contains(game.general_abilities, ability) ||
         std::any_of(game.playbooks.begin(), game.playbooks.end(), lists) ||
         std::any_of(game.heritages.begin(), game.heritages.end(), lists) ||
         std::any_of(game.crew_types.begin(), game.crew_types.end(), lists);
}

bool is_on_a_map(const Ruleset& game, const Id& claim) {
  return std::any_of(game.crew_types.begin(), game.crew_types.end(), [&](const CrewType& type) {
    return std::any_of(type.claims.cells.begin(), type.claims.cells.end(),
                       [&](const MapCell& cell) { return cell.claim == claim; });
  });
}

}  // namespace

bool is_empty(const OwnDefinitions& own) {
  bool empty = true;
  each_list(own, [&](const char*, const auto& list, auto) { empty = empty && list.empty(); });
  return empty;
}

void add_own(Ruleset& game, const OwnDefinitions& own, Scope scope) {
  lay_over(game.attributes, own.attributes, game.words.attribute);
  lay_over(game.statistics, own.statistics, {"Number", {}, {}});
  lay_over(game.tracks, own.tracks, {"Track", {}, {}});
  lay_over(game.actions, own.actions, game.words.action);
  lay_over(game.playbooks, own.playbooks, game.words.playbook);
  lay_over(game.heritages, own.heritages, game.words.heritage);
  lay_over(game.abilities, own.abilities, game.words.ability);
  lay_over(game.powers, own.powers, game.words.power);
  lay_over(game.items, own.items, game.words.item);
  std::vector<CrewType> types;
  types.reserve(own.crew_types.size());
  for (const CrewType& each : own.crew_types) types.push_back(resolved(game, each));
  lay_over(game.crew_types, types, game.words.crew);
  lay_over(game.upgrades, own.upgrades, game.words.upgrade);
  lay_over(game.claims, own.claims, game.words.claim);
  lay_over(game.names, own.names, {"List of names", {}, {}});
  lay_over(game.factions, own.factions, game.words.faction);
  lay_over(game.procedures, own.procedures, {"Move", {}, {}});
  lay_over(game.clock_sets, own.clock_sets, {"Set of clocks", {}, {}});
  lay_over(game.virtues, own.virtues, game.words.virtue);
  lay_over(game.vices, own.vices, game.words.vice);
  lay_over(game.traits, own.traits, game.words.trait);
  lay_over(game.backgrounds, own.backgrounds, game.words.background);
  lay_over(game.looks, own.looks, {"Group of looks", {}, {}});
  lay_over(game.traumas, own.traumas, game.words.trauma);
  lay_over(game.damage_types, own.damage_types, {"Kind of damage", {}, {}});
  lay_over(game.sizes, own.sizes, {"Size", {}, {}});
  lay_over(game.load_levels, own.load_levels, {"Level of load", {}, {}});
  lay_over(game.bonds, own.bonds, {"Bond", {}, {}});
  lay_over(game.questions, own.questions, {"Question", {}, {}});
  lay_over(game.ideas, own.ideas, {"List of ideas", {}, {}});
  lay_over(game.tables, own.tables, {"Table", {}, {}});
  lay_over(game.cohort_kinds, own.cohort_kinds, game.words.cohort);
  lay_over(game.cohort_types, own.cohort_types, game.words.cohort);
  lay_over(game.edges, own.edges, {"Edge", {}, {}});
  lay_over(game.flaws, own.flaws, {"Flaw", {}, {}});
  lay_over(game.reputations, own.reputations, game.words.reputation);
  lay_over(game.prison_maps, own.prison_maps, game.words.prison);
  lay_over(game.conditions, own.conditions, {"Condition", {}, {}});
  lay_over(game.positions, own.positions, {"Position", {}, {}});
  lay_over(game.settings, own.settings, {"Setting", {}, {}});
  lay_over(game.phases, own.phases, {"Phase", {}, {}});
  lay_over(game.fight_order, own.fight_order, {"Turn", {}, {}});
  lay_over(game.counters, own.counters, {"Counter", {}, {}});
  lay_over(game.clock_kinds, own.clock_kinds, {"Kind of clock", {}, {}});
  lay_over(game.procedure_parts, own.procedure_parts, {"Part of moves", {}, {}});
  lay_over(game.reference, own.reference, {"Rules at the table", {}, {}});
  for (const Action& each : own.actions) put_under_attribute(game, each);
  for (const Ability& each : own.abilities) {
    if (is_listed(game, each.id)) continue;
    if (scope == Scope::character) {
      game.general_abilities.push_back(each.id);
    } else {
      for (CrewType& type : game.crew_types) type.abilities.push_back(each.id);
    }
  }
  for (const Claim& each : own.claims) {
    for (Claim& claim : game.claims) {
      if (claim.id == each.id && !claim.prison && !is_on_a_map(game, each.id)) claim.sample = true;
    }
  }
}

Ruleset with_own(const Ruleset& game, const OwnDefinitions& own, Scope scope) {
  Ruleset whole = game;
  add_own(whole, own, scope);
  bind(whole);
  return whole;
}

const Ruleset& game_with(const Ruleset& game, const OwnDefinitions& before,
                         const OwnDefinitions& after, Scope scope, std::unique_ptr<Ruleset>& made) {
  if (before == after) return game;
  made = std::make_unique<Ruleset>(with_own(game, after, scope));
  return *made;
}

}  // namespace roadbook::rules
