// Equipment: the load, what is carried and in hand, and all items that are open.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/blocks/own_entries.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

constexpr const char* own_items = "own";  // the filter of the playbook's own items

const rules::Playbook* playbook_of(const StepContext& at) {
  return rules::find_playbook(at.ruleset(), at.character().playbook);
}

// An item that stands in a playbook's list belongs to those who have that playbook.
bool is_open(const StepContext& at, const rules::Item& item, bool& own) {
  const rules::Playbook* playbook = playbook_of(at);
  own = playbook != nullptr && rules::contains(playbook->items, item.id);
  if (own) return true;
  return std::none_of(
      at.ruleset().playbooks.begin(), at.ruleset().playbooks.end(),
      [&](const rules::Playbook& each) { return rules::contains(each.items, item.id); });
}

bool shares_name(const rules::Ruleset& ruleset, const rules::Item& item) {
  return std::any_of(ruleset.items.begin(), ruleset.items.end(), [&](const rules::Item& each) {
    return &each != &item && each.name == item.name;
  });
}

bool is_carried(const rules::Character& character, const rules::Id& item) {
  return std::any_of(character.carried.begin(), character.carried.end(),
                     [&](const rules::Carried& carried) { return carried.item == item; });
}

// ---- the load

OptionCards load_cards(const StepContext& at) {
  OptionCards found;
  for (const rules::LoadLevel& level : at.ruleset().load_levels) {
    Choice card;
    card.id = level.id;
    card.title = level.name;
    card.text = level.description;
    const rules::DerivedStatistic* limit =
        rules::find_statistic(at.view.standing.numbers, level.limit);
    if (limit != nullptr) {
      card.provenance =
          "Up to " + rules::shown_total(at.ruleset(), *limit) + rules::say(at.ruleset(), " {load}");
    }
    card.chosen = at.character().load_level == level.id;
    for (const rules::Modifier& modifier : level.modifiers) {
      const rules::Statistic* statistic = rules::find_statistic(at.ruleset(), modifier.target);
      if (statistic == nullptr) continue;
      card.change += (card.change.empty() ? "" : " · ") + statistic->name + " " +
                     rules::with_sign(modifier.value);
    }
    found.cards.push_back(std::move(card));
    found.ids.push_back(level.id);
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
    rules::Character after = at.character();
    after.load_level = levels.cards[*hit].chosen ? rules::Id() : levels.ids[*hit];
    at.put(std::move(after));
  }
}

// ---- what is carried

void carried_row(const StepContext& at, std::size_t index) {
  Ui& ui = at.ui;
  const rules::Carried& carried = at.character().carried[index];
  const rules::Item* item = rules::find_item(at.ruleset(), carried.item);
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
  const bool held = item == nullptr || item->hands > 0 || carried.in_hand;
  if (held && checkbox(ui, "In hand", carried.in_hand)) {
    at.put(rules::with_in_hand(at.character(), index, !carried.in_hand));
  }
  if (button(ui, "Leave it", {.kind = ButtonKind::link})) {
    rules::Character after = at.character();
    after.carried.erase(after.carried.begin() + static_cast<std::ptrdiff_t>(index));
    at.put(std::move(after));
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
// carried: what one takes must not move the others under the pointer.
OptionCards with_refused_last(const StepContext& at, OptionCards all) {
  rules::Character none = at.character();
  none.carried.clear();
  const rules::Standing without = rules::standing_with(at.view.standing, std::move(none));
  OptionCards sorted;
  for (const bool refused : {false, true}) {
    for (std::size_t i = 0; i < all.ids.size(); ++i) {
      if (static_cast<bool>(rules::may_carry(without, all.ids[i])) == refused) continue;
      sorted.ids.push_back(all.ids[i]);
      sorted.cards.push_back(std::move(all.cards[i]));
    }
  }
  return sorted;
}

// What it changes to carry it, and what it does once it is in hand, too.
std::string change_of_carrying(const StepContext& at, const rules::Item& item) {
  const rules::Character after = rules::with_carried(at.ruleset(), at.character(), item.id, true);
  const rules::Standing carrying = rules::standing_with(at.view.standing, after);
  // The first thing that is carried brings a level of load, which changes numbers of its own: it is
  // compared with the same level.
  rules::Standing loaded;
  const rules::Standing* before = &at.view.standing;
  if (before->numbers.load.level.empty()) {
    rules::Character with_level = at.character();
    with_level.load_level = carrying.numbers.load.level;
    loaded = rules::standing_with(at.view.standing, std::move(with_level));
    before = &loaded;
  }
  std::string change = preview(at.ruleset(), *before, carrying);
  if (item.hands == 0) return change;
  const std::string held =
      preview(at.ruleset(), *before,
              rules::standing_with(at.view.standing,
                                   rules::with_in_hand(after, after.carried.size() - 1, true)));
  if (held != change) change += (change.empty() ? "In hand: " : " · in hand: ") + held;
  return change;
}

OptionCards item_cards(const StepContext& at) {
  OptionCards found;
  const rules::Id& filter = at.state.category;
  for (const rules::Item& item : at.ruleset().items) {
    bool own = false;
    const bool chosen = is_carried(at.character(), item.id);
    if (!is_open(at, item, own) && !chosen) continue;
    if (filter == own_items && !own) continue;
    const bool any = filter.empty() || filter == own_items;
    if (!any && !rules::contains(item.categories, filter)) continue;
    Choice card;
    card.id = item.id;
    card.title = item.name;
    card.text = item.description;
    card.provenance = item_facts(at.ruleset(), item);
    if (own) {
      const std::string whose = playbook_of(at)->name + "'s own";
      card.provenance = whose + " · " + card.provenance;
      // The same name may stand in the common list, for another make.
      if (shares_name(at.ruleset(), item)) card.title += " (" + whose + ")";
    }
    card.chosen = chosen;
    card.chosen_word = "carried";
    if (chosen) {
      mark_findings(at.view, rules::StepKind::equipment, item.id, card);
    } else {
      card.change = change_of_carrying(at, item);
      const rules::Verdict verdict = rules::may_carry(at.view.standing, item.id);
      if (!verdict) card.refusal = verdict.reason;
      let_through(at, card);
    }
    found.cards.push_back(std::move(card));
    found.ids.push_back(item.id);
  }
  return with_refused_last(at, std::move(found));
}

void categories(const StepContext& at) {
  Ui& ui = at.ui;
  std::vector<rules::Id> all;
  for (const rules::Item& item : at.ruleset().items) {
    bool own = false;
    if (!is_open(at, item, own)) continue;
    for (const rules::Id& category : item.categories) {
      if (!rules::contains(all, category)) all.push_back(category);
    }
  }
  rules::Id& filter = at.state.category;
  const Block together = group(ui, "Show", {.role = Role::radio_group});
  const Block line = row(ui, "categories");
  if (chip(ui, "All", {.on = filter.empty(), .one_of = true})) filter.clear();
  const rules::Playbook* playbook = playbook_of(at);
  if (playbook != nullptr && !playbook->items.empty()) {
    const std::string name = playbook->name + "'s own";
    const ChipOptions how{.on = filter == own_items, .one_of = true, .id = own_items};
    if (chip(ui, name, how)) filter = own_items;
  }
  for (const rules::Id& category : all) {
    const Block apart = ui.scope(category);
    const ChipOptions how{.on = filter == category, .one_of = true};
    if (chip(ui, rules::raised(id_words(category)), how)) filter = category;
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
  if (auto after = own_item(ui, at.ruleset(), at.character(), at.state.own_item)) {
    at.put(std::move(*after));
  }
  refused_too(at);
}

}  // namespace roadbook::ui
