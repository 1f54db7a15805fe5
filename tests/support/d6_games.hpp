// What the two games of d6s have in common, as a table of the tests' own: the actions of each
// attribute, and how findings and abilities are looked at.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "rules/judge/check.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::support {

// The rules of all findings but hints, each with a blank behind it.
inline std::string broken_or_open(const rules::Findings& found) {
  std::string rules;
  for (const rules::Finding& each : found) {
    if (each.kind != rules::FindingKind::hint) rules += each.rule + " ";
  }
  return rules;
}

inline const std::map<std::string, std::set<std::string>> actions_of = {
    {"insight", {"hunt", "study", "survey", "tinker"}},
    {"prowess", {"finesse", "prowl", "skirmish", "wreck"}},
    {"resolve", {"attune", "command", "consort", "sway"}}};

// How many of the attribute's actions have a dot: what it rolls to resist.
inline int first_column(const rules::Character& character, const std::string& attribute) {
  int dots = 0;
  for (const auto& [action, count] : character.actions) {
    if (count > 0 && actions_of.at(attribute).count(action) != 0) ++dots;
  }
  return dots;
}

// Whether the ability is among those that were taken.
inline bool knows(const std::vector<rules::AbilityTaken>& list, const std::string& id) {
  return std::any_of(list.begin(), list.end(),
                     [&](const rules::AbilityTaken& each) { return each.id == id; });
}

}  // namespace roadbook::support
