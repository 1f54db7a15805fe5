// A sheet as words: what stands on it as headings, labels and texts, without a layout. Plain text,
// Markdown and plain HTML are made of it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/library.hpp"
#include "rules/derive/derived.hpp"
#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

// A label with its text, as a line or a paragraph.
struct TextItem {
  std::string label;  // empty: one of a list of names
  std::string text;   // may have lines
};

// A heading with what stands under it.
struct TextSection {
  std::string title;
  std::vector<TextItem> items;

  // Adds nothing where there is no text.
  void add(std::string label, std::string text) {
    if (!text.empty()) items.push_back({std::move(label), std::move(text)});
  }
};

struct TextView {
  std::string title;  // the name
  std::string under;  // what it is: "Orc Warrior · Beacon Road"
  std::vector<TextSection> sections;
  std::string licence;  // of the game's words
};

// Everything that was chosen and every number that follows, with the game's words; what was not
// chosen is left out. `crew`: whose gifts the character stands with; may be null.
TextView text_view(const rules::Standing& standing, const rules::Crew* crew);
// Of a crew; `members` by their names.
TextView text_view(const rules::Ruleset& ruleset, const rules::Crew& crew,
                   const rules::DerivedCrew& derived, const std::vector<rules::Character>& members);

// Derives a sheet among others and makes its view: a character as a member of its crew, a crew with
// its members, as far as the library has them. `game`: with what its table made; `sheet` is no
// package.
TextView derived_text_view(const rules::Ruleset& game, const model::Library& library,
                           const model::Value& sheet);

// What was answered to the game's questions, and to those of another game.
void add_answers(TextSection& section, const rules::Ruleset& ruleset,
                 const std::vector<rules::Answer>& answers);
// Puts what a save holds besides behind all that stands in a view.
void add_other_fields(TextView& view, std::vector<TextItem> fields);

// Each ability, with all that was chosen and written for it.
void add_abilities(TextSection& section, const rules::Ruleset& ruleset,
                   const std::vector<rules::AbilityTaken>& taken);
// Each number with its terms, each track with its marks.
void add_numbers(TextSection& section, const rules::Ruleset& ruleset,
                 const std::vector<rules::DerivedStatistic>& all, rules::Scope scope);
void add_tracks(TextSection& section, const rules::Ruleset& ruleset,
                const std::vector<rules::DerivedTrack>& all, rules::Scope scope);
// What the table set aside, with its reasons.
void add_waivers(TextSection& section, const std::vector<rules::Waiver>& waivers,
                 const rules::Findings& findings);

}  // namespace roadbook::print
