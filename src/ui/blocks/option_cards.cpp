// Options out of the game's lists, and how they stand in a list that opens.
#include "ui/blocks/option_cards.hpp"

#include <utility>

namespace roadbook::ui {

void OptionCards::add(Choice&& card) {
  ids.emplace_back(card.id);
  cards.push_back(std::move(card));
}

Choice plain_card(const rules::Id& id, const std::string& name, const std::string& words,
                  bool chosen) {
  Choice card;
  card.id = id;
  card.title = name;
  card.text = words;
  card.chosen = chosen;
  return card;
}

std::optional<std::size_t> card_list(Ui& ui, std::string_view name, const OptionCards& all) {
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  for (const Choice& each : all.cards) {
    if (each.chosen) chosen = items.size();
    items.push_back(
        {.label = each.title, .detail = each.provenance, .disabled_reason = each.refusal});
  }
  return select(ui, name, items, chosen, {.placeholder = "Choose"});
}

rules::Character with_choice(const rules::Character& character, rules::Id rules::Character::*place,
                             const rules::Id& chosen) {
  rules::Character after = character;
  after.*place = chosen;
  return after;
}

}  // namespace roadbook::ui
