// The people of a sheet beside those that have a place of their own on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// What a press or a letter asks for.
struct BondsEdit {
  std::vector<rules::BondTaken> bonds;  // all of the sheet as they are now
  std::string merge_key;                // of the field that was typed in; empty: a press
};

// Whose people they are.
struct BondsShown {
  const rules::Ruleset& ruleset;
  rules::Scope scope;
  const std::vector<rules::BondTaken>& bonds;  // all of the sheet
  const std::vector<rules::Entry>& contacts;   // whom the playbook or the type of crew knows
};

// Whoever stands on the sheet, to be read: "Mentor Vaska: taught you the knots".
void read_bonds(Ui& ui, const BondsShown& shown);
// Each kind that the game asks for, with a field for the name and one for what lies between; and
// whoever else stands on the sheet. Nothing is drawn where there is nobody. What was changed; a
// field that is left ends its step of undo.
std::optional<BondsEdit> more_bonds(Ui& ui, const BondsShown& shown, Requests& requests);

}  // namespace roadbook::ui
