// Rows of an entry of the rules, and words that open one.
#pragma once

#include <string_view>

#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The rows of a table, or of a part of the reference.
void draw_rows_of(Ui& ui, const RulesEntry& entry);

// A word that opens its entry in the rules, in a line of text. The program takes the topic with
// Ui::take_topic.
void term_link(Ui& ui, std::string_view words, std::string_view topic);

}  // namespace roadbook::ui
