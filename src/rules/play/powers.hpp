// What the text of a power comes to in numbers for one character.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/play/dice.hpp"

namespace roadbook::rules {

// A text of this power with the character's own numbers in the places that `numbers` of the power
// name: "Wreck/BODY! vs IRON" becomes "Wreck 2d8! vs IRON", "(half Wreck)[BODY]" "1[d8]". An
// attribute in brackets is its die, and the game's word for a weapon's die the die of the weapon in
// hand; what names none stays as it is.
std::string power_in_numbers(const Standing& standing, const Power& power,
                             const std::string& words);
// The first dice that stand in such a text: "2[d8] + 1[d6] kinetic damage" has two of them, a die
// without a number is one. Empty where there are none.
std::vector<SumDice> dice_in(const std::string& words);
// The action that the power is best used with; nullptr where the game has none for it.
const Action* action_for_power(const Standing& standing, const Power& power);

// Whether the stress that is left pays for it, as a sentence where it does not; empty where it
// does.
std::string lacks_stress(const Standing& standing, const Power& power);
// What must be in hand and is not now, as a sentence; empty where nothing is missing.
std::string lacks_in_hand(const Standing& standing, const std::vector<Prerequisite>& all);

// How far a power's upgrade is learned: its clock stands among the character's own.
struct UpgradeLearning {
  const PowerUpgrade* upgrade = nullptr;
  bool begun = false;
  int filled = 0;
  int size = 0;

  // True where its clock is begun and full.
  bool learned() const { return begun && filled >= size; }
};
// All upgrades of the power, each with how far it is learned.
std::vector<UpgradeLearning> upgrades_of(const Character& character, const Power& power);

}  // namespace roadbook::rules
