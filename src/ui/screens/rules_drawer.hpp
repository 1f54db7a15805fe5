// The drawer of the rules: a search, what it finds, and one entry in full; over any screen.
#pragma once

#include <string>
#include <vector>

#include "ui/kit/ui.hpp"
#include "ui/screens/rules_entries.hpp"

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

// The rows of a table, or of a part of the reference.
void draw_rows_of(Ui& ui, const RulesEntry& entry);

// A word that opens its entry in the rules, in a line of text. The program takes the topic with
// Ui::take_topic.
void term_link(Ui& ui, std::string_view words, std::string_view topic);

}  // namespace roadbook::ui
