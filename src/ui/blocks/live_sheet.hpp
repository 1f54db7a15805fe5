// The sheet that grows beside the choices: the numbers with their reasons, the dots, who the
// character is.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ui/blocks/views.hpp"
#include "ui/kit/sheet.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The sum of all that is carried, among the numbers whose terms can be shown; no id of a game has
// spaces.
inline constexpr const char* what_is_carried = "what is carried";

// What the sheet of a creation asks for as long as it has no name.
inline constexpr const char* character_name_asked = "Who are you?";

// The terms that are shown under a part of the sheet.
struct OpenTerms {
  rules::Id open;    // of this number: "iron", "body", what_is_carried
  rules::Id shown;   // the same of the frame before
  int arriving = 0;  // for so many frames more, a finger's are scrolled into sight
};
// Each part opens by itself, so that nothing moves that is pressed after it.
struct LiveSheetState {
  OpenTerms headline;
  std::map<rules::Id, OpenTerms, std::less<>> attributes;
  OpenTerms numbers;
  OpenTerms brought;  // those that what is chosen and carried brings
};

// The whole sheet under its name, in the open block: summary, headline numbers, attributes with
// their dots, the other numbers, virtue and vice.
void live_sheet(Ui& ui, const CharacterView& view, LiveSheetState& state);
// "Orc Warrior · The Ash Lanterns, Tier 0"; in words where nothing is chosen yet.
std::string summary_line(const CharacterView& view);

// What stays in sight of a sheet that has no column beside the steps of its creation: the name and
// the headline numbers in a bar at their foot. A press asks for the sheet, with the name as a field
// and the terms of the number that was pressed.
struct FootBar {
  std::string_view name;   // of the sheet; may be empty
  std::string_view asked;  // in its place then
  std::vector<Stat> numbers;
  std::function<bool(Ui&)> draw_numbers;  // true when one was pressed
};
// That of a character. It is good as long as the view and the state are.
FootBar live_sheet_foot(const CharacterView& view, LiveSheetState& state);

// ---- Parts for every sheet, of a character or of a crew.

// The name stands before the numbers where it has room, else above them, to be read; `low`: it is
// left out there. True when it or a number was pressed.
bool foot_bar(Ui& ui, const FootBar& bar, bool low = false);
// What the numbers of the bar need to stand in one line, and how high it is then.
float foot_bar_width(const Ui& ui, const FootBar& bar);
float foot_bar_height(const Ui& ui);
// How much more it takes, at the usual size of text, to have the name before them.
inline constexpr float foot_bar_name = 84;

// The terms as rows: "BODY d6: Prowl" "+6", struck through with a reason where they do not count.
std::vector<TermRow> term_rows(const std::vector<rules::DerivedTerm>& terms);
// The box of a statistic among the numbers of its sheet, as it is always in sight, with its
// explanation for screen readers. A 0 of a sheet that is not `begun` is a dash: nothing gives the
// number yet. Of hit points that are lost, what is left stands before all of them, in the color of
// the state.
Stat stat_of(const rules::Ruleset& ruleset, const rules::Derived& numbers,
             const rules::DerivedStatistic& statistic, bool begun = true);
// The terms, total and note of one statistic, with what it is for.
void statistic_terms(Ui& ui, const rules::Ruleset& ruleset,
                     const rules::DerivedStatistic& statistic);
// Boxes side by side that open to their terms below; `open` is the id of the open one. Without
// `terms` the screen shows them at another place; `begun` as for stat_of.
void statistic_boxes(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                     const rules::Derived& numbers,
                     const std::vector<const rules::DerivedStatistic*>& statistics, rules::Id& open,
                     bool terms = true, bool begun = true);
// Statistics as words in a wrapping line: "Stress 8 boxes".
void statistic_links(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                     const std::vector<const rules::DerivedStatistic*>& statistics, rules::Id& open,
                     bool terms = true);
// Statistics in rows, in columns where two rows have room side by side; their terms are shown at
// another place.
void statistic_rows(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                    const std::vector<const rules::DerivedStatistic*>& statistics, rules::Id& open);

}  // namespace roadbook::ui
