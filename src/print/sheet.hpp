// Documents as paper: from values to whole HTML documents that print on A4 or Letter.
//
// Each function gives a document that stands alone: one <style>, no script, nothing from outside,
// every rule of the style under `.rb-paper` (apart from @page), so that the body can as well be
// put into a page of its own. All that players or rulesets wrote is escaped.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "print/options.hpp"
#include "rules/derive/derived.hpp"
#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

// A sheet to fill in by hand, of a playbook or crew type: it lists what that one can choose from.
// An empty id gives lines to write on.
struct Blank {
  bool crew = false;
  rules::Id id;
};

// What one document holds: everything for an evening, or any part of it. A character is front and
// back of one leaf, more pages only where more is known than fits; a crew has its numbers, its map
// of claims and the names of its members. Cards are nine to a page with lines to cut along, one for
// each special ability, power and item; what two characters share comes once for each.
struct Pack {
  const rules::Crew* crew = nullptr;
  std::vector<rules::Character> characters;
  std::vector<rules::Character> members;  // named on the crew's sheet; none: `characters`
  bool crew_sheet = true;
  bool crew_last = false;  // its sheet stands behind those of the characters
  bool crew_cards = true;  // of the crew's abilities, where there are cards
  bool sheets = true;      // of the characters
  bool cards = true;
  bool reference = true;
  std::vector<Blank> blanks;
  // How a character stands, in its game with what its table made: asked once for each sheet, when
  // its turn comes. Needed where there are sheets of characters.
  std::function<rules::Standing(const rules::Character&)> standing_of;
  rules::DerivedCrew crew_numbers;  // where there is the crew's sheet
};
// The document of such a pack: crew, sheets, blanks, cards, reference.
std::string pack(const rules::Ruleset& ruleset, const Pack& pack, const PrintOptions& options);

// Takes the parts of a document one after the other; false: it wants no more.
using Sink = std::function<bool(std::string_view)>;
// The same document, leaf by leaf, so that however many there are fit. False where the sink wanted
// no more.
bool pack_into(const rules::Ruleset& ruleset, const Pack& pack, const PrintOptions& options,
               const Sink& sink);

}  // namespace roadbook::print
