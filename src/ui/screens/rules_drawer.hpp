// The drawer of the rules: a search, what it finds, and one entry in full; over any screen.
#pragma once

#include <string>
#include <vector>

#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct RulesDrawerState {
  bool open = false;
  rules::Id game;     // whose rules
  std::string topic;  // the entry that is shown; empty: the list
  std::string search;
  bool can_copy = false;            // entries can be copied into the workshop
  std::string copy;                 // the topic of one that is to be
  std::vector<RulesEntry> entries;  // of `entries_of`
  rules::Id entries_of;
};

// Draws it while it is open. The rules are those of this game.
void draw_rules(Ui& ui, const rules::Ruleset& ruleset, RulesDrawerState& state);

}  // namespace roadbook::ui
