// Text that is read and not pressed: headings, paragraphs, labels, pairs of label and value.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

enum class TextAlign : std::uint8_t { left, center, right };

// Level 1 is the question of a step or the title of a screen, 2 a name, 3 and 4 parts of a sheet.
void heading(Ui& ui, int level, std::string_view text);
// The same in that tone: what came of a roll.
void heading(Ui& ui, int level, std::string_view text, Tone tone,
             TextAlign align = TextAlign::left);
// What the screen is called, for those who hear it: its title where none of its headings looks like
// one (level 1 or 2), because the bar alone shows the name. Nothing is drawn.
void title_to_hear(Ui& ui, std::string_view text);
// A heading whose right end holds a short value muted ("5 of 8"), over a line of ink.
void section_heading(Ui& ui, int level, std::string_view text, std::string_view value = {});

// The same with something to press at the right end. True when it was pressed. `open`: of what
// opens in place, whether it is. `widest`: words that change keep the room of these. `value`: it
// stands muted before what is pressed.
bool section_heading_link(Ui& ui, int level, std::string_view text, std::string_view link_words,
                          std::string_view description = {}, std::optional<bool> open = {},
                          std::string_view widest = {}, std::string_view value = {});
// Another link before that of the section heading which was drawn last; whether it was pressed.
// Nothing where the heading has no room for it.
std::optional<bool> second_heading_link(Ui& ui, std::string_view link_words,
                                        std::string_view description);

// How a text is set.
struct TextOptions {
  Type type = Type::body;
  Tone tone = Tone::ink;
  bool wrap = true;  // in a row text does not wrap
  bool fit = false;  // in a row: cut where there is less room left in the line, not put below it
  TextAlign align = TextAlign::left;
  float max_width = 0;  // a comfortable measure for reading; 0: all there is
  // Words that have an entry in the rules are marked and open it, where the text is broken at the
  // width of a column.
  bool terms = false;
  std::string_view about = {};  // what the text is about: no link to itself
  std::string_view lead = {};   // strong, before the words, in the same paragraph
  Tone lead_tone = Tone::ink;   // of these
};
// A paragraph, broken at the width; line breaks in the text are kept.
void text(Ui& ui, std::string_view words, const TextOptions& options = {});
// The same in that tone, and else as usual.
void text(Ui& ui, std::string_view words, Tone tone);
// A paragraph of the rules, about what is called so: the words that have an entry open it.
void rule_text(Ui& ui, std::string_view words, std::string_view about = {},
               const TextOptions& options = {});
// The second voice under a heading: muted, at most 560 pixels wide.
void lead(Ui& ui, std::string_view words);
// Small, muted.
void hint(Ui& ui, std::string_view words);
// Small capitals with wide spacing.
void label_caps(Ui& ui, std::string_view words);
// What stands in conflict, small, in the color of danger, with a mark before it.
void conflict(Ui& ui, std::string_view words);
// What would change or has been done, small, in the change color.
void change(Ui& ui, std::string_view words);

// A line with a label at the left and a value at the right end, one node "label" with that value.
struct PairOptions {
  Type type = Type::body;
  Tone label_tone = Tone::muted;
  Tone value_tone = Tone::ink;
};
void pair(Ui& ui, std::string_view label, std::string_view value, const PairOptions& options = {});

// A message that screen readers speak when it changes, shown as small text ("Saved").
void status(Ui& ui, std::string_view words, Tone tone = Tone::change, bool check_mark = false,
            bool mark_only = false);

}  // namespace roadbook::ui
