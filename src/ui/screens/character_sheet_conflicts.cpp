// What the rules check has to say of a sheet, in a word of its head that opens it.
#include "text/wording.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

std::string conflict_words(const CharacterSheet& sheet) {
  const int broken = count_of(sheet.view.findings, rules::FindingKind::illegal);
  const int open = count_of(sheet.view.findings, rules::FindingKind::unfinished);
  if (broken > 0) return rules::number(broken) + (broken == 1 ? " conflict" : " conflicts");
  if (open > 0) return rules::number(open) + (open == 1 ? " thing left" : " things left");
  return sheet.character().waivers.empty() ? "" : "Rules check";
}

void sheet_conflicts(CharacterSheet& sheet) {
  const std::string words = conflict_words(sheet);
  if (words.empty()) return;
  if (link(sheet.ui, words, {.description = "Rules check", .id = "rules check"})) {
    sheet.state.findings_open = true;
  }
}

}  // namespace roadbook::ui
