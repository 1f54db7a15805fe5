// Tries entries of packages out on a character or a crew that is made at random.
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/workshop_parts.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::app {

namespace {

using data::EntryRef;
using rules::Scope;

// What no number of a sheet follows from.
constexpr std::string_view lists_without_numbers[] = {
    "names",       "factions",     "clock_sets",  "procedures", "bonds",        "questions",
    "ideas",       "tables",       "looks",       "traits",     "backgrounds",  "virtues",
    "vices",       "traumas",      "sizes",       "edges",      "damage_types", "flaws",
    "reputations", "cohort_types", "cohort_kinds"};

template <class Before, class After>
void show_numbers(const rules::Ruleset& game, const Before& before, const After& after, Scope scope,
                  ui::WorkshopView& view) {
  const std::vector<rules::Change> changes = rules::changes(game, before, after);
  for (const rules::DerivedStatistic& each : after.statistics) {
    const rules::Statistic* statistic = rules::find_statistic(game, each.id);
    if (statistic == nullptr || statistic->scope != scope) continue;
    ui::WorkshopNumber number{rules::explain(game, each), {}};
    for (const rules::Change& change : changes) {
      if (change.statistic == each.id) number.change = change.words;
    }
    view.numbers.push_back(std::move(number));
  }
}

constexpr std::uint64_t tried_seed = 9;  // the same character each time

// A whole character that has the entry, beside the same one without it.
void try_on_character(const rules::Ruleset& below, const rules::Ruleset& game, const EntryRef& ref,
                      ui::WorkshopView& view) {
  rules::RandomOptions options;
  if (ref.list == "playbooks") options.playbook = ref.id;
  if (ref.list == "heritages") options.heritage = ref.id;
  const bool chosen = !options.playbook.empty() || !options.heritage.empty();
  rules::Character before = rules::random_character(game, "tried", tried_seed, options);
  if (chosen) {
    const rules::Derived now = rules::numbers_of(game, before, nullptr);
    rules::Character without = rules::random_character(below, "tried", tried_seed, {});
    view.tried_on =
        "On " + model::shown_name(before.name, false) + ", made at random, beside one without it.";
    show_numbers(game, rules::numbers_of(below, without, nullptr), now, Scope::character, view);
    return;
  }
  const auto is_it = [&](const auto& each) { return each.id == ref.id; };
  const auto drop = [&](auto& list) {
    list.erase(std::remove_if(list.begin(), list.end(), is_it), list.end());
  };
  drop(before.abilities);
  before.powers.erase(std::remove(before.powers.begin(), before.powers.end(), ref.id),
                      before.powers.end());
  before.carried.erase(std::remove_if(before.carried.begin(), before.carried.end(),
                                      [&](const auto& each) { return each.item == ref.id; }),
                       before.carried.end());
  rules::Character after = before;
  if (ref.list == "abilities")
    after.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  if (ref.list == "powers") after.powers.push_back(ref.id);
  if (ref.list == "items") {
    rules::Carried carried;
    carried.item = ref.id;
    after.carried.push_back(std::move(carried));
  }
  if (ref.list == "actions") ++after.actions[ref.id];
  if (ref.list == "load_levels") {
    before.load_level.clear();
    after.load_level = ref.id;
  }
  view.tried_on = "On " + model::shown_name(after.name, false) + ", made at random.";
  show_numbers(game, rules::numbers_of(game, before, nullptr),
               rules::numbers_of(game, after, nullptr), Scope::character, view);
}

void try_on_crew(const rules::Ruleset& below, const rules::Ruleset& game, const EntryRef& ref,
                 ui::WorkshopView& view) {
  rules::RandomOptions options;
  if (ref.list == "crew_types") options.crew_type = ref.id;
  rules::Crew after = rules::random_crew(game, "tried", tried_seed, options);
  rules::Crew before = after;
  if (ref.list == "crew_types") {
    before = rules::random_crew(below, "tried", tried_seed, {});
  } else {
    before.abilities.erase(std::remove_if(before.abilities.begin(), before.abilities.end(),
                                          [&](const auto& each) { return each.id == ref.id; }),
                           before.abilities.end());
    before.upgrades.erase(ref.id);
    after = before;
    if (ref.list == "abilities")
      after.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
    if (ref.list == "upgrades") after.upgrades[ref.id] = 1;
  }
  view.tried_on = "On " + model::shown_name(after.name, true) + ", a crew made at random.";
  show_numbers(game, rules::derive_crew(ref.list == "crew_types" ? below : game, before),
               rules::derive_crew(game, after), Scope::crew, view);
}

}  // namespace

void try_out(const rules::Ruleset& below, const rules::Ruleset& game, const EntryRef& ref,
             ui::WorkshopView& view) {
  const bool counts = std::find(std::begin(lists_without_numbers), std::end(lists_without_numbers),
                                ref.list) == std::end(lists_without_numbers);
  if (!counts || game.character_steps.empty()) return;
  if (ref.scope == Scope::crew) {
    try_on_crew(below, game, ref, view);
  } else {
    try_on_character(below, game, ref, view);
  }
}

}  // namespace roadbook::app
