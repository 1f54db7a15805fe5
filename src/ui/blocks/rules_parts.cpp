// Draws rows of entries, and links to them.
#include "ui/blocks/rules_parts.hpp"

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

void draw_rows_of(Ui& ui, const RulesEntry& entry) {
  for (const std::vector<std::string>& row : entry.rows) {
    if (row.empty()) continue;
    const Block lines = stack(ui, {.gap = 0});
    std::string strong = row.front();
    if (row.size() > 1 && !row[1].empty()) strong += " · " + row[1];
    text(ui, strong, {.type = Type::small_strong});
    for (std::size_t i = 2; i < row.size(); ++i) {
      rule_text(ui, row[i], row.front(), {.type = Type::small});
    }
    const auto index = static_cast<std::size_t>(&row - entry.rows.data());
    if (index < entry.row_sources.size() && !entry.row_sources[index].empty()) {
      hint(ui, entry.row_sources[index]);
    }
  }
}

void term_link(Ui& ui, std::string_view words, std::string_view topic) {
  if (link(ui, words, {.description = "Opens this in the rules."})) ui.open_topic(topic);
}

}  // namespace roadbook::ui
