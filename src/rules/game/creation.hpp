// What a new character has, and what a table may make for itself.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"

namespace roadbook::rules {

// Why a new character has a dot, or some in one action: "your traits".
struct DotReason {
  Id id;
  std::string name;  // for the middle of a sentence
  int dots = 1;
  bool operator==(const DotReason&) const = default;
};

// What a document may define for itself, where the game leaves it to the table.
enum class OwnKind : std::uint8_t {
  action,
  playbook,
  heritage,
  ability,
  item,
  crew_type,
  upgrade,
  claim,
  clock
};

// How a table makes a playbook of its own.
struct OwnPlaybookRule {
  std::vector<int> dots;  // of the actions that it begins with, each another one: 2, 1
  int abilities = 0;      // how many it opens
  int items = 0;          // of its own
  int contacts = 0;       // how many people it knows
  Id names;               // ideas for each of these; empty: none
  Id triggers;
  Id people;
  std::string source;
  bool operator==(const OwnPlaybookRule&) const = default;
};

// How much a new character chooses of each kind.
struct CreationLimits {
  int traits = 3;
  int actions = 0;                     // how many there are, those that the table names with them
  int free_dots = 4;                   // beside those that the playbook places
  std::vector<DotReason> dot_reasons;  // what some of them stand for; the rest is free
  int abilities = 1;
  bool powers_per_dot = false;   // one power for each action dot
  Ids open_rarities;             // what may be carried by a new character
  int mixed_heritages = 2;       // of how many others a mixed one is made; 0: the game mixes none
  OwnPlaybookRule own_playbook;  // where `own` names playbooks
  bool operator==(const CreationLimits&) const = default;
};

}  // namespace roadbook::rules
