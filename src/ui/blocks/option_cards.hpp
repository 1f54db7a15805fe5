// Options as cards, with the ids that they stand for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

struct OptionCards {
  std::vector<Choice> cards;
  std::vector<rules::Id> ids;  // one to each card

  void add(Choice&& card);
};

// A card with its words alone.
Choice plain_card(const rules::Id& id, const std::string& name, const std::string& words,
                  bool chosen);
// One for each entry of a list of the game: playbooks, heritages, backgrounds, vices.
template <class Entry>
OptionCards cards_of(const std::vector<Entry>& entries, const rules::Id& chosen) {
  OptionCards found;
  for (const Entry& each : entries) {
    found.add(plain_card(each.id, each.name, each.description, each.id == chosen));
  }
  return found;
}
// The cards as a list that opens under a field: names, where each comes from, and why one is
// refused. The index of the one that was chosen.
std::optional<std::size_t> card_list(Ui& ui, std::string_view name, const OptionCards& all);
// The character with another choice in that place.
rules::Character with_choice(const rules::Character& character, rules::Id rules::Character::*place,
                             const rules::Id& chosen);

}  // namespace roadbook::ui
