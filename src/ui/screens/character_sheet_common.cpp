// What the parts of the sheet share: edits, questions before a loss, lines that open.
#include "rules/sheet/choices.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/creation_words.hpp"

namespace roadbook::ui {

void put(CharacterSheet& sheet, rules::Character after, std::string merge_key) {
  change(sheet.requests, sheet.ruleset(), sheet.character(), std::move(after),
         std::move(merge_key));
}

void propose(CharacterSheet& sheet, rules::Character after, std::string what) {
  const auto lost = rules::losses(sheet.ruleset(), sheet.character(), after);
  if (lost.empty()) {
    put(sheet, std::move(after));
    return;
  }
  sheet.state.loss = loss_line(lost);
  sheet.state.proposed = std::move(after);
  sheet.state.proposal = std::move(what);
  sheet.state.confirming = true;
}

void sheet_confirmation(CharacterSheet& sheet) {
  CharacterSheetState& state = sheet.state;
  if (!state.proposed) return;
  const auto block = dialog(sheet.ui, state.proposal, state.confirming, {.width = 460});
  if (!block) {
    state.proposed.reset();
    return;
  }
  text(sheet.ui, state.loss);
  hint(sheet.ui, "You can undo it afterwards, too.");
  const auto buttons = row(sheet.ui, "buttons");
  if (button(sheet.ui, "Change it", {.kind = ButtonKind::primary})) {
    put(sheet, *state.proposed);
    state.confirming = false;
  }
  if (button(sheet.ui, "Keep what I have")) state.confirming = false;
}

void section(CharacterSheet& sheet, const std::string& title, const std::string& value) {
  space(sheet.ui, 8);
  section_heading(sheet.ui, 4, title, value);
}

void open_list(CharacterSheet& sheet, SheetList list, rules::Id advance) {
  sheet.state.list = list;
  sheet.state.list_open = true;
  sheet.state.search.clear();
  sheet.state.advance = std::move(advance);
}

bool entry_line(CharacterSheet& sheet, const std::string& key, const std::string& name,
                const std::string& note) {
  std::string& open = sheet.state.open_entry;
  if (disclosure(sheet.ui, name, open == key, note)) open = open == key ? std::string() : key;
  return open == key;
}

void mark(CharacterSheet& sheet, const rules::DerivedTrack& track, int marked) {
  put(sheet, rules::with_track(sheet.character(), track.id, marked - track.marked_for_good));
}

}  // namespace roadbook::ui
