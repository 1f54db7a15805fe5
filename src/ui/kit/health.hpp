// Hit points on one scale from dead to whole, defenses as shields, and a sheet as a card.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/sheet.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A pool drawn from the number that is death to the most that there can be.
struct HealthBar {
  std::string_view name = {};  // "Hit points"; spoken
  int now = 0;
  int max = 0;
  int dead = 0;       // 0 or less: where the scale begins
  int staggered = 0;  // 0: it has no mark
  Tone tone = Tone::standing;
  std::string_view word = {};  // the state in a word, spoken
  float height = 26;
  bool labels = true;  // the numbers under the marks
  // What the game calls the states that begin there: "dead", "staggered"; empty: the number alone.
  std::string_view dead_word = {};
  std::string_view none_left_word = {};
  std::string_view staggered_word = {};
};
// A meter over the width of the block: below zero it is hatched, a mark stands at zero and where
// somebody staggers, a triangle at what there is now.
void health_bar(Ui& ui, const HealthBar& bar);

// Defenses as shields side by side; a press asks to open or shut the terms of one, as stats() does.
std::optional<std::size_t> shields(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                   std::optional<std::size_t> open);

// The same, small and only to be read: in a list of many who have them. Read aloud as one line of
// text.
void small_shields(Ui& ui, std::string_view name, const std::vector<Stat>& all);

// A sheet as the library shows it.
struct SheetCard {
  std::string_view name = {};             // the sheet's
  std::string_view summary = {};          // "Orc Warrior"
  std::string_view portrait_of = {};      // the id of its picture, as PicturePlate has it
  std::string_view emblem = {};           // where it has none
  std::string_view heritage_emblem = {};  // before the summary
  std::string_view button = {};           // what a press is called: "Open"
  std::string_view described = {};        // and what it opens: "Open Mirela Vas"
  std::optional<HealthBar> health = {};
  std::string_view note = {};  // at the right end under the bar
  Tone note_tone = Tone::danger;
  int steps_done = 0;  // of an unfinished one: the road
  int steps = 0;       // 0: it is finished
  std::string_view next = {};
  std::string_view lines = {};  // words in place of the bar
  bool gray = false;            // of someone whose days are over
};
// The height of a card now.
float sheet_card_height(const Ui& ui);
// Where more may stand in a card.
struct SheetCardRooms {
  Rect corner;  // a small button of its own
  Rect line;    // small things, in place of the summary
};
// A whole card that is pressed, over the width of the block.
bool sheet_card(Ui& ui, const SheetCard& card, SheetCardRooms& rooms);

// What is drawn in the block stands there, whatever is around it.
Block standing_at(Ui& ui, const Rect& rect);

}  // namespace roadbook::ui
