// Options as cards, with the ids that they stand for.
#pragma once

#include <vector>

#include "rules/game/id.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

struct OptionCards {
  std::vector<Choice> cards;
  std::vector<rules::Id> ids;  // one to each card
};

}  // namespace roadbook::ui
