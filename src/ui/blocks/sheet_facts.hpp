// What a character is, in words: blood, virtue and vice, traits, abilities, friends.
#pragma once

#include <string>
#include <vector>

#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// "Virtue: Remembrance"
struct Fact {
  std::string label;
  std::string value;
};
// As far as it is chosen.
std::vector<Fact> facts_of(const CharacterView& view);

}  // namespace roadbook::ui
