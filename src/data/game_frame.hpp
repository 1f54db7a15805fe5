// What a table's own game says beside its entries: taken from a game, checked, laid over one.
#pragma once

#include <string>
#include <vector>

#include "rules/game/content_package.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// What such a game says of itself, as a frame for another.
rules::GameFrame frame_from(const rules::Ruleset& game);
// Puts all that the frame says into the game, but its words and its steps of creation.
void lay_rules_over(rules::Ruleset& game, const rules::GameFrame& frame);

struct FrameFault {
  std::string pointer;  // in the package: "/game/harm_rows/1/level"
  std::string words;    // a sentence
};
// What is wrong with what a frame says, in a game that it is laid over and that has its entries.
std::vector<FrameFault> faults_of_frame(const rules::Ruleset& game);
// The frame without what these faults are about: an element of a list, or what a field says.
rules::GameFrame without_faults(rules::GameFrame frame, const std::vector<FrameFault>& faults);

}  // namespace roadbook::data
