// Load and what is carried.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_items.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

std::string hands_words(int hands) {
  return hands == 1 ? "one hand" : "two hands";
}

// The levels of load with their limits; the one that is chosen, or that the weight comes to.
void draw_levels(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto levels = group(ui, sheet.ruleset().words.load.one);
  const auto line = row(ui, "levels", {.gap = 6});
  for (const rules::LoadLevel& level : ruleset.load_levels) {
    const rules::DerivedStatistic* limit =
        rules::find_statistic(sheet.view.standing.numbers, level.limit);
    const std::string words =
        limit == nullptr ? level.name : level.name + " " + rules::number(limit->total);
    const bool on = sheet.character().load_level == level.id;
    if (chip(ui, words, {.on = on, .description = level.description, .id = level.id})) {
      rules::Character after = sheet.character();
      after.load_level = on ? rules::Id() : level.id;
      put(sheet, std::move(after));
    }
  }
}

void draw_weight(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::DerivedLoad& load = sheet.view.standing.numbers.load;
  const rules::LoadLevel* level = rules::find_by_id(sheet.ruleset().load_levels, load.level);
  const rules::DerivedStatistic* limit =
      level == nullptr ? nullptr : rules::find_statistic(sheet.view.standing.numbers, level->limit);
  std::string value = rules::number(load.total);
  if (limit != nullptr) value += " of " + rules::number(limit->total);
  const bool open = sheet.state.open == "load";
  {
    const auto line = row(ui, "weight");
    if (stat_link(ui, rules::say(sheet.ruleset(), "Carried {load}"), value, open))
      sheet.state.open = open ? "" : "load";
  }
  if (open)
    terms_table(ui, sheet.ruleset().words.load.one, term_rows(load.terms),
                rules::number(load.total));
  if (level == nullptr) {
    hint(ui, rules::say(sheet.ruleset(),
                        "No {load} is chosen yet. You choose one before each {score}."));
  } else if (sheet.character().load_level.empty()) {
    hint(ui, rules::say(sheet.ruleset(), "No {load} is chosen: it counts as ") +
                 rules::lowered(level->name) + ".");
  } else {
    hint(ui, level->description);
  }
  if (limit != nullptr && load.total > limit->total) {
    conflict(ui, "That is more than a " + rules::lowered(level->name) +
                     rules::say(sheet.ruleset(), " {load}."));
  }
}

void draw_carried(CharacterSheet& sheet, std::size_t index) {
  Ui& ui = sheet.ui;
  const rules::Carried& carried = sheet.character().carried[index];
  const rules::Item* item = rules::find_item(sheet.ruleset(), carried.item);
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string name = item == nullptr ? carried.name : item->name;
  const int load = item == nullptr ? carried.load : item->load;
  const auto lines = stack(ui, {.gap = 2});
  const bool open = entry_line(sheet, "item:" + rules::number(static_cast<int>(index)), name,
                               (carried.in_hand ? "in hand · " : "") + rules::number(load));
  if (!open) return;
  if (item != nullptr) {
    text(ui, item->description);
    hint(ui, item_facts(*item));
  }
  const auto line = row(ui, "item buttons", {.gap = 16});
  const bool can_hold = item == nullptr || item->hands > 0;
  if (can_hold && checkbox(ui, "In hand", carried.in_hand)) {
    put(sheet, rules::with_in_hand(sheet.character(), index, !carried.in_hand));
  }
  if (button(ui, "Put away", {.kind = ButtonKind::link, .description = "Put away " + name})) {
    rules::Character after = sheet.character();
    after.carried.erase(after.carried.begin() + static_cast<std::ptrdiff_t>(index));
    put(sheet, std::move(after));
  }
}

}  // namespace

std::string item_facts(const rules::Item& item) {
  std::vector<std::string> parts;
  parts.push_back(rules::number(item.load) + " load");
  if (item.effect_die > 0) {
    std::string die = "d" + rules::number(item.effect_die);
    if (item.other_die > 0 && item.other_die != item.effect_die) {
      die += " or d" + rules::number(item.other_die);
    }
    parts.push_back(die);
  }
  if (item.hands > 0) {
    std::string hands = hands_words(item.hands);
    if (item.other_hands > 0) hands += " or " + hands_words(item.other_hands);
    parts.push_back(hands);
  }
  if (item.reach > 0) parts.push_back("reach " + rules::number(item.reach) + "'");
  if (item.range > 0) parts.push_back("range " + rules::number(item.range) + "'");
  if (!item.tags.empty()) {
    std::vector<std::string> tags = item.tags;
    for (std::string& tag : tags) std::replace(tag.begin(), tag.end(), '_', ' ');
    parts.push_back(rules::joined(tags));
  }
  return rules::joined(parts, " · ");
}

void sheet_load(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.ruleset().load_levels.empty() && sheet.ruleset().items.empty()) return;
  const auto together = group(ui, "Equipment");
  section(sheet, rules::say(sheet.ruleset(), "{Load} and equipment"));
  if (!sheet.ruleset().load_levels.empty()) {
    draw_levels(sheet);
    draw_weight(sheet);
  }
  const auto& carried = sheet.character().carried;
  {
    const auto list = stack(ui, {.gap = 0});
    for (std::size_t i = 0; i < carried.size(); ++i) draw_carried(sheet, i);
  }
  const auto line = row(ui, "equipment buttons");
  if (button(ui, "Carry something", {.icon = Icon::plus})) open_list(sheet, SheetList::items);
  if (!carried.empty() && button(ui, "Put everything away", {.kind = ButtonKind::link})) {
    rules::Character after = sheet.character();
    after.carried.clear();
    after.load_level.clear();
    put(sheet, std::move(after));
  }
}

}  // namespace roadbook::ui
