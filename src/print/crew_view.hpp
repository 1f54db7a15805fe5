// What the pages of a crew are made from.
#pragma once

#include <vector>

#include "print/markup.hpp"
#include "print/numbers.hpp"
#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

struct CrewView {
  const rules::Ruleset& ruleset;
  const rules::Crew& crew;
  const rules::CrewType* type;  // nullptr where none is chosen
  const std::vector<rules::Character>& members;
  const rules::DerivedCrew& derived;
  SheetStyle style;
};

// What the front begins with, each for itself; the map of claims follows (`claims`).
void crew_identity(Markup& out, const CrewView& view);
void crew_standing(Markup& out, const CrewView& view);  // Tier, hold, rep, heat, coin
// And ends with: special abilities, where they do not stand beside the map already, upgrades,
// experience, in two columns.
void crew_growth(Markup& out, const CrewView& view);
// Back: cohorts, members, contacts, factions, prison, coin, clocks, notes.
void crew_back(Markup& out, const CrewView& view);

// Their parts, each where the sheet has it.
void crew_abilities(Markup& out, const CrewView& view);  // all that can be learned, with boxes
// Whether it was taken; how much there is to read of all, in letters; and whether of those that
// were not taken more is printed than the names.
bool has_ability(const rules::Crew& crew, const rules::Id& id);
std::size_t crew_ability_letters(const CrewView& view);
bool offers_in_full(const CrewView& view);
// The other parts, each under the game's word for it.
void crew_experience(Markup& out, const CrewView& view);
void crew_upgrades(Markup& out, const CrewView& view);
void cohorts(Markup& out, const CrewView& view);
void members(Markup& out, const CrewView& view);
void contacts(Markup& out, const CrewView& view);
void factions(Markup& out, const CrewView& view);
void ledger(Markup& out, const CrewView& view);

// A map of claims with its paths as a table: a cell, a path, a cell.
void claims(Markup& out, const CrewView& view);
// The same of the prison's map; nothing where the game has none.
void prison(Markup& out, const CrewView& view);

// The leaves of a crew, front and back.
void crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Crew& crew,
                 const rules::DerivedCrew& derived, const std::vector<rules::Character>& members,
                 const SheetStyle& style);
// The same of a type, to be filled in by hand; an empty type: with room to choose one.
void blank_crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Id& type,
                       const PrintOptions& options);

}  // namespace roadbook::print
