// Derived numbers on paper, each with its margin line that says how it came about.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "print/markup.hpp"
#include "print/options.hpp"
#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::print {

// How a sheet is made: to be read, or with room for numbers that are not known yet.
struct SheetStyle {
  const PrintOptions& options;
  bool blank = false;
};

// "8 every character + 6 BODY d6: Prowl, Wreck". Terms that do not count are struck out, with
// their reason. On a blank sheet the numbers that depend on choices are left out.
void reasons(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
             const std::vector<rules::DerivedTerm>& terms, std::string_view note);

// One number in a frame: name, total (or room for it), reasons where they are wanted.
void number_box(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
                const rules::DerivedStatistic& statistic);

// "Staggered at 11": a number in a line of small ones.
void number_item(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
                 const rules::DerivedStatistic& statistic);

// The boxes, ticks or clock of a track, with its name.
void track_row(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
               const rules::DerivedTrack& track, const rules::DerivedStatistic* statistic);

}  // namespace roadbook::print
