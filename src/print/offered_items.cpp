// Lists what may be carried: all of it is ticked when it is needed (core, srd: Loadout).
#include "print/offered_items.hpp"

#include <algorithm>

namespace roadbook::print {

namespace {

constexpr std::size_t most_in_a_column = 16;

}  // namespace

rules::Ids offered_items(const CharacterView& view, bool common) {
  const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
  rules::Ids offered = playbook != nullptr ? playbook->items : rules::Ids{};
  for (const rules::Item& item : view.ruleset.items) {
    if (!common || item.rarity != rules::Rarity::common || rules::contains(offered, item.id))
      continue;
    // What another playbook brings is on that one's sheet.
    const bool elsewhere = std::any_of(
        view.ruleset.playbooks.begin(), view.ruleset.playbooks.end(),
        [&](const rules::Playbook& each) { return rules::contains(each.items, item.id); });
    if (!elsewhere || playbook == nullptr) offered.push_back(item.id);
  }
  std::erase_if(offered, [&](const rules::Id& id) {
    const auto& carried = view.character.carried;
    return rules::find_item(view.ruleset, id) == nullptr ||
           std::any_of(carried.begin(), carried.end(),
                       [&](const rules::Carried& each) { return each.item == id; });
  });
  return offered;
}

std::size_t item_rows(const CharacterView& view, bool common) {
  const auto& put_away = view.character.put_away;
  const auto own = std::count_if(put_away.begin(), put_away.end(),
                                 [](const rules::Carried& each) { return each.item.empty(); });
  return view.character.carried.size() + static_cast<std::size_t>(own) +
         offered_items(view, common).size();
}

bool are_items_wide(const CharacterView& view, bool common) {
  return common && item_rows(view, common) > most_in_a_column;
}

bool has_many_items(const CharacterView& view) {
  return view.character.carried.size() > most_in_a_column;
}

}  // namespace roadbook::print
