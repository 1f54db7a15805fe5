// What a game says for play at the table: settings, positions, bands of a stash, what is looked up,
// decisions about the rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_people.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::rules {

// Where a game leaves a rule to the table: what the crew decided stands among its answers.
struct Setting {
  Id id;
  std::string name;
  std::string description;
  std::vector<Entry> options;  // the first one where nothing was decided
  std::string source;
  bool operator==(const Setting&) const = default;
};

// What becomes of someone who retires with that much in the stash, both ends included.
struct StashBand {
  int from = 0;
  int to = 0;
  std::string name;
  std::string description;
  bool operator==(const StashBand&) const = default;
};

// How dangerous an action is: what it is rolled against, and what may come of it.
struct Position {
  Id id;
  std::string name;
  int target = 0;  // before what the other side adds
  std::string description;
  std::string critical;
  std::string success;
  std::string failure;
  std::string source;
  bool operator==(const Position&) const = default;
};

// A rule that is looked up at the table, in lines: "Advantage", "1 stress", what it is good for.
struct ReferenceLine {
  std::string name;
  std::string value;
  std::string text;
  // Of what is marked on a sheet: the text with the severity that it has, from 1 on.
  std::vector<std::string> by_severity;
  std::vector<Situational> situational;  // and what it gives or takes while it is marked
  std::string source{};                  // empty: that of the section
  bool operator==(const ReferenceLine&) const = default;
};

// What of a section is printed on a character's sheet: its lines, or a box to tick for each.
enum class OnSheet : std::uint8_t { nothing, lines, boxes };

// A section of the reference: lines, and a table where it has one.
struct ReferenceSection {
  Id id;
  std::string name;
  Scope scope = Scope::character;
  std::string text;
  std::vector<ReferenceLine> lines;
  Id table;            // a table whose rows stand behind the lines
  std::string column;  // of the table this column alone; empty: all
  std::string source;
  Marks marks = Marks::nothing;
  OnSheet on_sheet = OnSheet::nothing;
  bool operator==(const ReferenceSection&) const = default;
};

// The section of the texts that a line stands in.
inline const std::string& source_of(const ReferenceSection& section, const ReferenceLine& line) {
  return line.source.empty() ? section.source : line.source;
}

// A decision about the rules where the texts are silent or disagree, shown to the player.
struct Note {
  Id id;
  std::string text;
  std::string source;
  bool operator==(const Note&) const = default;
};

}  // namespace roadbook::rules
