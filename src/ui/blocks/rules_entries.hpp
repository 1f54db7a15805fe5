// The rules of a game as entries to look up: everything that it names, and its tables.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/ruleset.hpp"

namespace roadbook::ui {

struct RulesEntry {
  std::string topic;  // "power.dodge", for an address
  std::string name;
  std::string kind;   // "Power"
  std::string facts;  // what stands before the text: "Action, 1 stress"; may be empty
  std::string text;
  std::string source;  // the section of the texts, as it is shown; may be empty
  std::vector<std::vector<std::string>> rows;  // each a name, a value and a text
  // The section of each row, as it is shown; empty: that of the entry. Fewer: so are the others.
  std::vector<std::string> row_sources{};
  std::string also{};  // another topic that leads here: "number.stress" to "track.stress"
};

// The kinds of entries that a package can hold, with the lists of a game that they stand in.
inline constexpr std::pair<std::string_view, std::string_view> topic_lists[] = {
    {"attribute", "attributes"},
    {"number", "statistics"},
    {"track", "tracks"},
    {"move", "procedures"},
    {"action", "actions"},
    {"playbook", "playbooks"},
    {"heritage", "heritages"},
    {"ability", "abilities"},
    {"power", "powers"},
    {"item", "items"},
    {"trait", "traits"},
    {"background", "backgrounds"},
    {"virtue", "virtues"},
    {"vice", "vices"},
    {"trauma", "traumas"},
    {"damage", "damage_types"},
    {"load", "load_levels"},
    {"table", "tables"},
    {"crew", "crew_types"},
    {"upgrade", "upgrades"},
    {"claim", "claims"},
    {"cohort", "cohort_kinds"},
    {"cohort-type", "cohort_types"},
    {"edge", "edges"},
    {"flaw", "flaws"},
    {"reputation", "reputations"},
    {"condition", "conditions"},
    {"position", "positions"},
    {"reference", "reference"},
    {"setting", "settings"},
    {"phase", "phases"},
    {"turn", "fight_order"},
    {"counter", "counters"},
    {"clock-kind", "clock_kinds"},
    {"prison", "prison_maps"},
    {"bond", "bonds"},
    {"question", "questions"},
    {"look", "looks"},
    {"size", "sizes"},
    {"names", "names"},
    {"ideas", "ideas"},
    {"faction", "factions"},
    {"clocks", "clock_sets"}};

// All of them, each kind in the order of the game.
std::vector<RulesEntry> rules_entries(const rules::Ruleset& ruleset);
// The entry of a topic; nullptr: there is none.
const RulesEntry* find_topic(const std::vector<RulesEntry>& all, std::string_view topic);
// What an entry is and, in short, says, for the line under its name: "Power · Action, 1 stress".
std::string in_short(const RulesEntry& entry);
// Whether an entry holds every word of a search, in any case.
bool entry_holds(const RulesEntry& entry, const std::vector<std::string>& upper_words);

}  // namespace roadbook::ui
