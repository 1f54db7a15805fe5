// What is known of each list of a game's entries, under its key.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

#include "rules/game/words.hpp"

namespace roadbook::rules {

struct GameList {
  std::string_view key;
  std::string_view topic;      // of an entry in addresses: "ability" of "ability.mule"; empty: none
  Phrase noun;                 // what an entry is
  bool counts = false;         // numbers of a sheet follow from it
  bool in_every_game = false;  // a game without any may get one; else only one of a player's own
};

inline constexpr GameList game_lists[] = {
    {"attributes", "attribute", "{Attribute}", true, true},
    {"statistics", "number", "Number of the sheet", true, true},
    {"tracks", "track", "Track", true, true},
    {"procedures", "move", "Move", false, true},
    {"actions", "action", "{Action}", true, true},
    {"playbooks", "playbook", "{Playbook}", true, false},
    {"heritages", "heritage", "{Heritage}", true, false},
    {"abilities", "ability", "{Ability}", true, true},
    {"powers", "power", "{Power}", true, false},
    {"items", "item", "{Item}", true, true},
    {"traits", "trait", "{Trait}", false, false},
    {"backgrounds", "background", "{Background}", false, false},
    {"virtues", "virtue", "{Virtue}", false, false},
    {"vices", "vice", "{Vice}", false, false},
    {"traumas", "trauma", "{Trauma}", false, false},
    {"damage_types", "damage", "Kind of damage", false, false},
    {"load_levels", "load", "Level of {load}", true, false},
    {"tables", "table", "Table", false, true},
    {"crew_types", "crew", "{Crew} type", true, false},
    {"upgrades", "upgrade", "{Upgrade}", true, false},
    {"claims", "claim", "{Claim}", true, false},
    {"cohort_kinds", "cohort", "Kind of {cohort}", false, false},
    {"cohort_types", "cohort-type", "Type of {cohort}", false, false},
    {"edges", "edge", "{Edge}", false, false},
    {"flaws", "flaw", "{Flaw}", false, false},
    {"reputations", "reputation", "{Reputation}", false, false},
    {"conditions", "condition", "Condition", true, true},
    {"positions", "position", "{Position}", false, true},
    {"reference", "reference", "Reference", false, true},
    {"settings", "setting", "Setting", false, true},
    {"phases", "phase", "Phase of the evening", false, true},
    {"fight_order", "turn", "Turn of a fight", false, true},
    {"counters", "counter", "Counter", false, true},
    {"clock_kinds", "clock-kind", "Kind of clock", false, true},
    {"prison_maps", "prison", "Map of {a prison}", false, true},
    {"bonds", "bond", "Bond", false, true},
    {"questions", "question", "Question", false, true},
    {"looks", "look", "Group of {look+}", false, true},
    {"sizes", "size", "Size", false, false},
    {"names", "names", "List of names", false, true},
    {"ideas", "ideas", "List of ideas", false, true},
    {"factions", "faction", "{Faction}", false, true},
    {"clock_sets", "clocks", "Set of clocks", false, true},
    {"procedure_parts", "", "Part of several moves", false, true}};

// The list of that key, or of that topic; nullptr: there is none.
constexpr const GameList* find_list(std::string_view key) {
  const auto* found = std::find_if(std::begin(game_lists), std::end(game_lists),
                                   [&](const GameList& each) { return each.key == key; });
  return found == std::end(game_lists) ? nullptr : found;
}
constexpr const GameList* list_of_topic(std::string_view topic) {
  const auto* found =
      std::find_if(std::begin(game_lists), std::end(game_lists),
                   [&](const GameList& each) { return !topic.empty() && each.topic == topic; });
  return found == std::end(game_lists) ? nullptr : found;
}

}  // namespace roadbook::rules
