// Powers of a character, in the creation and on the sheet: what each says and costs, why one cannot
// be had, and which are shown.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/game/ruleset.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// A part of what a power says: its rule, which has no label, or when it is used and how it hits.
struct PowerPart {
  std::string_view label;
  const std::string& words;
};
// They stand in the power; what it does not say is empty.
std::array<PowerPart, 4> parts_of_power(const rules::Power& power);
// The same, each in a line of its own.
std::string power_text(const rules::Power& power);

// How many the character has: "4 of 7 dots", or "4 powers" where dots bring none. Empty: there is
// nothing to say.
std::string powers_counter(const CharacterView& view);
// How many can be had beside those that the character has.
int count_allowed_powers(const CharacterView& view);
// Whether each dot has its power, so that what can be had is what the character has. `allowed`: as
// they are counted.
bool all_dots_used(const CharacterView& view, int allowed);

// Which of a long list is shown.
enum class ShownOf : std::uint8_t { allowed, mine, all };
// A card for each that is shown. Those that could be had without the others count as allowed until
// all dots are `used`, so that what is taken does not make others come and go under the pointer.
OptionCards power_cards(const CharacterView& view, ShownOf shown, bool used);

}  // namespace roadbook::ui
