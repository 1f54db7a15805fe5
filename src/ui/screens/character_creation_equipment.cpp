// Equipment: the load, what is carried and in hand, and all items that are open.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/blocks/items.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

constexpr const char* own_items = "own";  // the filter of the playbook's own items

// ---- the load

OptionCards load_cards(const StepContext& at) {
  OptionCards found = cards_of(at.ruleset().load_levels, at.character().load_level);
  for (std::size_t i = 0; i < found.cards.size(); ++i) {
    const rules::LoadLevel& level = at.ruleset().load_levels[i];
    Choice& card = found.cards[i];
    const rules::DerivedStatistic* limit =
        rules::find_statistic(at.view.standing.numbers, level.limit);
    if (limit != nullptr) {
      card.provenance =
          "Up to " + rules::shown_total(at.ruleset(), *limit) + rules::say(at.ruleset(), " {load}");
    }
    for (const rules::Modifier& modifier : level.modifiers) {
      const rules::Statistic* statistic = rules::find_statistic(at.ruleset(), modifier.target);
      if (statistic == nullptr) continue;
      text::add_part(card.change, statistic->name + " " + rules::with_sign(modifier.value), " · ");
    }
  }
  return found;
}

void load(const StepContext& at) {
  Ui& ui = at.ui;
  if (at.ruleset().load_levels.empty()) return;
  const Block lines = stack(ui, {.gap = 8});
  heading(ui, 3, at.ruleset().words.load.one);
  const std::string name = rules::say(at.ruleset(), "{Load} of your choice");
  const OptionCards& levels =
      at.state.more_options.of(at.view.generation, "load", [&] { return load_cards(at); });
  const ChoiceOptions look{.deselect = true, .min_width = 150, .max_columns = 4, .dense = true};
  if (const auto hit = choices(ui, name, levels.cards, look)) {
    at.put(with_choice(at.character(), &rules::Character::load_level,
                       levels.cards[*hit].chosen ? rules::Id() : levels.ids[*hit]));
  }
}

// ---- what is carried

void carried_row(const StepContext& at, std::size_t index) {
  Ui& ui = at.ui;
  const rules::Carried& carried = at.character().carried[index];
  const std::string name = rules::carried_name(at.ruleset(), carried);
  const Block apart = ui.scope(static_cast<int>(index));
  const Block together = group(ui, name, {.role = Role::list_item});
  const Block line = row(ui, "item", {.gap = 12});
  text(ui, name, {.type = Type::strong});
  const int weight = rules::load_of(at.ruleset(), at.character(), carried);
  text(ui,
       weight == 0 ? rules::say(at.ruleset(), "no {load}")
                   : rules::say(at.ruleset(), "{load} ") + rules::number(weight),
       {.type = Type::small, .tone = Tone::muted});
  spacer(ui);
  at.put_chosen(in_hand_box(ui, at.view, index));
  if (button(ui, "Leave it", {.kind = ButtonKind::link})) {
    at.put(rules::without_carried(at.character(), index));
  }
}

void carried(const StepContext& at) {
  Ui& ui = at.ui;
  const rules::DerivedLoad& total = at.view.standing.numbers.load;
  const rules::LoadLevel* level = rules::find_by_id(at.ruleset().load_levels, total.level);
  const Block card = panel(ui, {.padding = 18, .gap = 6});
  section_heading(ui, 3, "You carry",
                  rules::number(total.total) + rules::say(at.ruleset(), " {load}") +
                      (level == nullptr || at.character().carried.empty()
                           ? ""
                           : " · " + rules::lowered(level->name)));
  if (at.character().carried.empty()) {
    text(ui, "Nothing yet. That is fine: you can say what you carry when you need it.",
         Tone::muted);
    return;
  }
  const Block list = group(ui, "You carry", {.role = Role::list});
  for (std::size_t i = 0; i < at.character().carried.size(); ++i) carried_row(at, i);
  if (total.spared > 0) {
    hint(ui, rules::number(total.spared) +
                 rules::say(at.ruleset(), " {load} weighs nothing, thanks to your {crew}."));
  }
}

// ---- all items

// What can be had first, each part in the order of the game. It is judged as if nothing were
// carried: what is taken must not move the others under the pointer.
OptionCards with_refused_last(const StepContext& at, OptionCards all) {
  rules::Character none = at.character();
  none.carried.clear();
  const rules::Standing without = rules::standing_with(at.view.standing, std::move(none));
  OptionCards sorted;
  for (const bool refused : {false, true}) {
    for (std::size_t i = 0; i < all.ids.size(); ++i) {
      if (static_cast<bool>(rules::may_carry(without, all.ids[i])) == refused) continue;
      sorted.add(std::move(all.cards[i]));
    }
  }
  return sorted;
}

OptionCards item_cards(const StepContext& at) {
  OptionCards found;
  const rules::Id& filter = at.state.category;
  for (const OpenItem& each : open_items(at.view)) {
    if (filter == own_items && !each.own) continue;
    const bool any = filter.empty() || filter == own_items;
    if (!any && !rules::contains(each.item->categories, filter)) continue;
    Choice card = item_card(at.view, each);
    card.chosen_word = "carried";
    if (card.chosen) mark_findings(at.view, rules::StepKind::equipment, card.id, card);
    let_through(at, card);
    found.add(std::move(card));
  }
  return with_refused_last(at, std::move(found));
}

void categories(const StepContext& at) {
  Ui& ui = at.ui;
  std::vector<rules::Id> all;
  for (const OpenItem& each : open_items(at.view)) {
    for (const rules::Id& category : each.item->categories) {
      if (!rules::contains(all, category)) all.push_back(category);
    }
  }
  rules::Id& filter = at.state.category;
  const Block together = group(ui, "Show", {.role = Role::radio_group});
  const Block line = row(ui, "categories");
  if (chip(ui, "All", {.on = filter.empty(), .one_of = true, .filter = true})) filter.clear();
  const rules::Playbook* playbook = at.view.standing.playbook;
  if (playbook != nullptr && !playbook->items.empty()) {
    const std::string name = playbook->name + "'s own";
    const ChipOptions how{
        .on = filter == own_items, .one_of = true, .filter = true, .id = own_items};
    if (chip(ui, name, how)) filter = own_items;
  }
  for (const rules::Id& category : all) {
    const Block apart = ui.scope(category);
    const ChipOptions how{.on = filter == category, .one_of = true, .filter = true};
    if (chip(ui, rules::raised(text::spaced(category)), how)) filter = category;
  }
}

}  // namespace

std::string equipment_counter(const CharacterView& view) {
  const rules::DerivedLoad& total = view.standing.numbers.load;
  const rules::LoadLevel* level = rules::find_by_id(view.ruleset->load_levels, total.level);
  return rules::say(*view.ruleset, "{Load} ") + rules::number(total.total) +
         (level == nullptr ? "" : ", " + rules::lowered(level->name));
}

void equipment_step(const StepContext& at) {
  Ui& ui = at.ui;
  at.arrive(rules::keys::load_level);
  load(at);
  categories(at);
  const std::string key = "items " + at.state.category + (at.state.refused_too ? " all" : "");
  const OptionCards& all =
      at.state.options.of(at.view.generation, key, [&] { return item_cards(at); });
  std::vector<Pick> lines;
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    const rules::Item& item = *rules::find_item(at.ruleset(), all.ids[i]);
    Pick line;
    line.choice = &all.cards[i];
    line.mark = item.load == 0 ? rules::say(at.ruleset(), "no {load}")
                               : rules::say(at.ruleset(), "{load} ") + rules::number(item.load);
    const std::string facts = item_facts(at.ruleset(), item);
    const std::size_t behind_load = facts.find(" · ");
    line.line = behind_load == std::string::npos ? first_sentence(item.description)
                                                 : facts.substr(behind_load + 4);
    lines.push_back(std::move(line));
  }
  at.arrive(rules::keys::carried);
  const auto hit = pick_list(ui, at.ruleset().words.item.many, lines, at.state.pick,
                             {.take = "Carry it", .give = "Leave it"});
  if (hit) {
    at.put(
        rules::with_carried(at.ruleset(), at.character(), all.ids[*hit], !all.cards[*hit].chosen));
  }
  carried(at);
  at.put_chosen(own_item(ui, at.ruleset(), at.character(), at.state.own_item));
  refused_too(at);
}

}  // namespace roadbook::ui
