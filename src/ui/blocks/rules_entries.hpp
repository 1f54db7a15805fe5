// The rules of a game as entries to look up: everything that it names, and its tables.
#pragma once

#include <string>
#include <string_view>
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

// All of them, each kind in the order of the game.
std::vector<RulesEntry> rules_entries(const rules::Ruleset& ruleset);
// The entry of a topic; nullptr: there is none.
const RulesEntry* find_topic(const std::vector<RulesEntry>& all, std::string_view topic);
// What an entry is and, in short, says, for the line under its name: "Power · Action, 1 stress".
std::string in_short(const RulesEntry& entry);
// Whether an entry holds every word of a search, in any case.
bool entry_holds(const RulesEntry& entry, const std::vector<std::string>& upper_words);

}  // namespace roadbook::ui
