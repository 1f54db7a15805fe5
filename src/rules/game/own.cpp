// Lays what a table made over a game.
#include "rules/game/own.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

#include "rules/game/game_lists.hpp"
#include "rules/game/own_lists.hpp"
#include "rules/game/procedure_parts.hpp"
#include "rules/game/ruleset.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// What has no name yet is called by what it is: "Playbook of your own".
template <class Definition>
void lay_over(std::vector<Definition>& list, const std::vector<Definition>& own,
              const std::string& noun) {
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
    if (!named) entry_name(*same) = noun + " of your own";
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
        &CrewType::lair_word, &CrewType::grounds_word, &CrewType::grounds_question,
        &CrewType::operation_word, &CrewType::source}) {
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

std::string noun_of_list(const Words& words, std::string_view list) {
  const GameList* known = find_list(list);
  return known == nullptr ? std::string() : raised(say(words, known->noun));
}

bool is_empty(const OwnDefinitions& own) {
  bool empty = true;
  each_list(own, [&](const char*, const auto& list, auto) { empty = empty && list.empty(); });
  return empty;
}

void add_own(Ruleset& game, const OwnDefinitions& own, Scope scope) {
  if (!own.procedure_parts.empty()) {
    for (Procedure& each : game.procedures) each = parted(game, std::move(each));
  }
  each_member([&](const char* key, auto made, auto of_game) {
    if constexpr (std::is_same_v<decltype(of_game), std::vector<CrewType> Ruleset::*>) {
      std::vector<CrewType> types;
      types.reserve(own.crew_types.size());
      for (const CrewType& each : own.crew_types) types.push_back(resolved(game, each));
      lay_over(game.crew_types, types, raised(game.words.crew.one));
    } else {
      lay_over(game.*of_game, own.*made, noun_of_list(game.words, key));
    }
  });
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
