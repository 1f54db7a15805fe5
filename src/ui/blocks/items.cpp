// Makes the cards of items, and draws what is asked of an item.
#include "ui/blocks/items.hpp"

#include <algorithm>
#include <utility>

#include "document/limits.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

bool is_blank(const OwnItem& item) {
  return item.words.find_first_not_of(' ') == std::string::npos;
}

// What it changes to carry it, and what it does once it is in hand, too.
std::string change_of_carrying(const CharacterView& view, const rules::Item& item) {
  const rules::Character after = rules::with_carried(*view.ruleset, *view.character, item.id, true);
  const rules::Standing carrying = rules::standing_with(view.standing, after);
  // The first thing that is carried brings a level of load, which changes numbers of its own: it is
  // compared with the same level.
  rules::Standing loaded;
  const rules::Standing* before = &view.standing;
  if (before->numbers.load.level.empty()) {
    rules::Character with_level = *view.character;
    with_level.load_level = carrying.numbers.load.level;
    loaded = rules::standing_with(view.standing, std::move(with_level));
    before = &loaded;
  }
  std::string change = preview(*view.ruleset, *before, carrying);
  if (item.hands == 0) return change;
  const std::string held =
      preview(*view.ruleset, *before,
              rules::standing_with(view.standing,
                                   rules::with_in_hand(after, after.carried.size() - 1, true)));
  if (held != change) change += (change.empty() ? "In hand: " : " · in hand: ") + held;
  return change;
}

}  // namespace

bool is_carried(const rules::Character& character, const rules::Id& item) {
  return std::any_of(character.carried.begin(), character.carried.end(),
                     [&](const rules::Carried& carried) { return carried.item == item; });
}

std::vector<OpenItem> open_items(const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Playbook* playbook = view.standing.playbook;
  std::vector<OpenItem> open;
  for (std::size_t i = 0; i < ruleset.items.size(); ++i) {
    const rules::Item& item = ruleset.items[i];
    const bool own = playbook != nullptr && rules::contains(playbook->items, item.id);
    const bool of_another = !own && ruleset.bound.playbook_of_item[i] >= 0;
    if (!of_another || is_carried(*view.character, item.id)) open.push_back({&item, own});
  }
  return open;
}

Choice item_card(const CharacterView& view, const OpenItem& open) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Item& item = *open.item;
  Choice card =
      plain_card(item.id, item.name, item.description, is_carried(*view.character, item.id));
  card.provenance = item_facts(ruleset, item);
  if (open.own) {
    const std::string whose = view.standing.playbook->name + "'s own";
    card.provenance = whose + " · " + card.provenance;
    // The same name may stand in the common list, for another make.
    const auto same = [&](const rules::Item& each) { return each.name == item.name; };
    if (std::count_if(ruleset.items.begin(), ruleset.items.end(), same) > 1)
      card.title += " (" + whose + ")";
  }
  if (card.chosen) return card;
  card.change = change_of_carrying(view, item);
  card.refusal = rules::may_carry(view.standing, item.id).reason;
  return card;
}

std::optional<rules::Character> in_hand_box(Ui& ui, const CharacterView& view, std::size_t index) {
  const rules::Carried& carried = view.character->carried[index];
  const rules::Item* item = rules::find_item(*view.ruleset, carried.item);
  const bool held = item == nullptr || item->hands > 0 || carried.in_hand;
  if (!held || !checkbox(ui, "In hand", carried.in_hand)) return std::nullopt;
  return rules::with_in_hand(*view.character, index, !carried.in_hand);
}

std::optional<rules::Character> take_own_item(const rules::Character& character, OwnItem& item) {
  if (is_blank(item)) return std::nullopt;
  OwnItem taken = std::exchange(item, {});
  return rules::with_own_item(character, std::move(taken.words), taken.load);
}

std::optional<rules::Character> own_item(Ui& ui, const rules::Ruleset& ruleset,
                                         const rules::Character& character, OwnItem& item) {
  const Block line = row(ui, "own item", {.gap = 10, .align = Align::end});
  const FieldResult field = text_field(ui, "Something of your own", item.words,
                                       {.placeholder = "A letter of safe conduct",
                                        .max_length = document::limit_of(&rules::Carried::name),
                                        .width = 260 * ui.text_scale()});
  if (field.changed) item.words = field.text;
  const std::string load_name = "Its " + rules::small(ruleset.words.load);
  const Stepper load{
      .name = load_name, .value = item.load, .max = document::range_of(&rules::Carried::load).high};
  if (const auto asked = number_stepper(ui, load)) item.load = *asked;
  const bool empty = is_blank(item);
  const bool pressed =
      button(ui, "Carry it",
             {.disabled_reason = empty ? "Say what it is first." : "", .icon = Icon::plus});
  if (!pressed && !field.submitted) return std::nullopt;
  return take_own_item(character, item);
}

}  // namespace roadbook::ui
