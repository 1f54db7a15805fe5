// What a help gives, in a word or two.
#pragma once

#include <string>

#include "rules/play/move.hpp"

namespace roadbook::ui {

// "Advantage", "Free push", "Heat −1".
std::string gain_words(const rules::Ruleset& ruleset, const rules::MoveHelp& help);

}  // namespace roadbook::ui
