// Tries entries of packages out on a character or a crew that is made at random.
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/workshop_parts.hpp"
#include "data/content_check.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/game/game_lists.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using data::EntryRef;
using rules::Scope;

constexpr std::uint64_t tried_seed = 9;  // the same character each time

// The same sheet with the entry and without it.
template <class Sheet>
struct Pair {
  Sheet without;
  Sheet with;
  bool differ = false;  // false: the entry is none that one sheet has and another has not
};

template <class List>
void drop(List& list, const rules::Id& id) {
  list.erase(std::remove_if(list.begin(), list.end(),
                            [&](const auto& each) {
                              if constexpr (requires { each.item; }) {
                                return each.item == id;
                              } else if constexpr (requires { each.id; }) {
                                return each.id == id;
                              } else {
                                return each == id;
                              }
                            }),
             list.end());
}

Pair<rules::Character> characters(const rules::Ruleset& game, const EntryRef& ref) {
  rules::RandomOptions options;
  if (ref.list == "playbooks") options.playbook = ref.id;
  if (ref.list == "heritages") options.heritage = ref.id;
  Pair<rules::Character> pair;
  pair.with = rules::random_character(game, "tried", tried_seed, options);
  if (ref.list == "abilities") drop(pair.with.abilities, ref.id);
  if (ref.list == "powers") drop(pair.with.powers, ref.id);
  if (ref.list == "items") drop(pair.with.carried, ref.id);
  if (ref.list == "actions") pair.with.actions.erase(ref.id);
  if (ref.list == "load_levels") pair.with.load_level.clear();
  pair.without = pair.with;
  if (ref.list == "playbooks") {
    // Nor has the other one the dots that the playbook brings.
    for (auto& [action, dots] : pair.without.actions) {
      dots -= rules::playbook_dots(game, pair.with, action);
    }
    pair.without.playbook.clear();
  } else if (ref.list == "heritages") {
    pair.without.heritage.clear();
  } else if (ref.list == "abilities") {
    pair.with.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  } else if (ref.list == "powers") {
    pair.with.powers.push_back(ref.id);
  } else if (ref.list == "items") {
    rules::Carried carried;
    carried.item = ref.id;
    pair.with.carried.push_back(std::move(carried));
  } else if (ref.list == "actions") {
    pair.with.actions[ref.id] = 1;
  } else if (ref.list == "load_levels") {
    pair.with.load_level = ref.id;
  }
  pair.differ = !(pair.with == pair.without);
  return pair;
}

Pair<rules::Crew> crews(const rules::Ruleset& game, const EntryRef& ref) {
  rules::RandomOptions options;
  if (ref.list == "crew_types") options.crew_type = ref.id;
  Pair<rules::Crew> pair;
  pair.with = rules::random_crew(game, "tried", tried_seed, options);
  if (ref.list == "abilities") drop(pair.with.abilities, ref.id);
  if (ref.list == "upgrades") pair.with.upgrades.erase(ref.id);
  pair.without = pair.with;
  if (ref.list == "crew_types") {
    pair.without.type.clear();
  } else if (ref.list == "abilities") {
    pair.with.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  } else if (ref.list == "upgrades") {
    const rules::Upgrade* upgrade = rules::find_upgrade(game, ref.id);
    if (upgrade != nullptr) pair.with.upgrades[ref.id] = rules::boxes_of(*upgrade);
  } else if (const rules::Claim* claim = rules::find_claim(game, ref.id)) {
    (claim->prison ? pair.with.prison_claims : pair.with.claims).push_back(ref.id);
  }
  pair.differ = !(pair.with == pair.without);
  return pair;
}

void add_changes(std::vector<rules::Change>&& changes, ui::WorkshopTrial& trial) {
  for (rules::Change& each : changes) trial.numbers.push_back({{}, std::move(each.words)});
}

// What the sheet had and has no longer, by its name.
template <class Definition, class Numbers>
void add_gone(const std::vector<Definition>& definitions, const Numbers& before,
              const Numbers& after, ui::WorkshopTrial& trial) {
  for (const auto& each : before) {
    if (rules::find_by_id(after, each.id) != nullptr) continue;
    const Definition* was = rules::find_by_id(definitions, each.id);
    if (was != nullptr) trial.numbers.push_back({{}, was->name + " is gone from the sheet"});
  }
}

// Every number of a scope with its reasons, and what changes in it; then what else changes.
template <class Numbers>
void compare(const rules::Ruleset& then, const rules::Ruleset& game, const Numbers& before,
             const Numbers& after, Scope scope, ui::WorkshopTrial& trial) {
  add_gone(then.statistics, before.statistics, after.statistics, trial);
  add_gone(then.tracks, before.tracks, after.tracks, trial);
  std::vector<rules::Change> changes = rules::changes(game, before, after);
  const auto change_of = [&](const rules::Id& id) {
    std::string words;
    const auto found = std::find_if(changes.begin(), changes.end(),
                                    [&](const auto& each) { return each.statistic == id; });
    if (found == changes.end()) return words;
    words = std::move(found->words);
    changes.erase(found);
    return words;
  };
  for (const rules::DerivedStatistic& each : after.statistics) {
    const rules::Statistic* statistic = rules::find_statistic(game, each.id);
    if (statistic == nullptr || statistic->scope != scope) continue;
    std::string change = change_of(each.id);
    if (rules::find_statistic(before, each.id) == nullptr) {
      change = statistic->name + " " + rules::shown_total(game, each) + ", a new one";
    }
    trial.numbers.push_back({rules::explain(game, each), std::move(change)});
  }
  if constexpr (requires { after.actions; }) {
    for (const rules::DerivedAttribute& each : after.attributes) {
      const std::string change = change_of(each.id);
      if (!change.empty()) trial.numbers.push_back({rules::explain(game, each), change});
    }
    for (const rules::Change& each : rules::dot_changes(game, before, after)) {
      const rules::DerivedAction* action = rules::find_action(after, each.statistic);
      trial.numbers.push_back({rules::explain(game, *action), each.words});
    }
  }
  add_changes(std::move(changes), trial);
}

// The numbers of a sheet that stands on trial, alone or as a member of that crew.
rules::Derived tried_numbers(const rules::Ruleset& game, const rules::Character& character,
                             const rules::Crew* crew) {
  rules::Standing trial = rules::derive(game, character, rules::gifts_of(game, crew));
  return std::move(trial.numbers);
}

// What the entry does to a character.
template <class Before>
void try_on_character(const Before& before, const rules::Ruleset& game, const EntryRef& ref,
                      bool change, ui::WorkshopView& view) {
  const Pair<rules::Character> pair = characters(game, ref);
  const rules::Derived now = tried_numbers(game, pair.with, nullptr);
  const std::string on =
      "On " + model::shown_name(game.words, pair.with.name, false) + ", made at random";
  if (pair.differ) {
    ui::WorkshopTrial trial{on + ", beside the same without it.", {}};
    compare(game, game, tried_numbers(game, pair.without, nullptr), now, Scope::character, trial);
    view.trials.push_back(std::move(trial));
  }
  if (change || !pair.differ) {
    ui::WorkshopTrial trial{
        on + (change ? ", beside what the game itself says." : ", beside the game without it."),
        {}};
    const rules::Ruleset without = before();
    compare(without, game, tried_numbers(without, pair.with, nullptr), now, Scope::character,
            trial);
    view.trials.push_back(std::move(trial));
  }
}

// What the entry does to a crew, and through it to each member.
template <class Before>
void try_on_crew(const Before& before, const rules::Ruleset& game, const EntryRef& ref, bool change,
                 ui::WorkshopView& view) {
  const Pair<rules::Crew> pair = crews(game, ref);
  const rules::DerivedCrew now = rules::derive_crew(game, pair.with);
  const std::string crew = rules::small(game.words.crew);
  const std::string on = "On " + model::shown_name(game.words, pair.with.name, true) + ", a " +
                         crew + " made at random";
  const rules::Character member = rules::random_character(game, "member", tried_seed, {});
  const rules::Derived of_member = tried_numbers(game, member, &pair.with);
  const auto add = [&](const rules::Ruleset& then, const rules::Crew& other, const char* beside) {
    ui::WorkshopTrial trial{on + beside, {}};
    compare(then, game, rules::derive_crew(then, other), now, Scope::crew, trial);
    const rules::Derived was = tried_numbers(then, member, &other);
    ui::WorkshopTrial each;
    add_changes(rules::changes(game, was, of_member), each);
    add_changes(rules::dot_changes(game, was, of_member), each);
    view.trials.push_back(std::move(trial));
    if (each.numbers.empty()) return;
    each.title = "On a member of this " + crew + ":";
    view.trials.push_back(std::move(each));
  };
  if (pair.differ) add(game, pair.without, ", beside the same without it.");
  if (change || !pair.differ) {
    add(before(), pair.with,
        change ? ", beside what the game itself says." : ", beside the game without it.");
  }
}

// What is no number, and stands on the sheet all the same.
void put_on(const rules::Ruleset& game, rules::Character& sheet, const EntryRef& ref) {
  if (ref.list == "traits") sheet.traits = {ref.id};
  if (ref.list == "backgrounds") sheet.background = ref.id;
  if (ref.list == "vices") sheet.vice = ref.id;
  if (ref.list == "traumas") sheet.traumas = {ref.id};
  if (ref.list == "sizes") {
    sheet = rules::with_answer_beside(game, std::move(sheet), rules::Beside::size, ref.id);
  }
}

}  // namespace

std::optional<model::Value> tried_sheet(const rules::Ruleset& game, const EntryRef& ref) {
  if (game.character_steps.empty()) return std::nullopt;
  if (ref.scope == Scope::crew && game.crew.present && !game.crew_types.empty()) {
    rules::Crew crew = crews(game, ref).with;
    if (ref.list == "reputations") crew.reputation = ref.id;
    return crew;
  }
  rules::Character character = characters(game, ref).with;
  put_on(game, character, ref);
  return character;
}

void try_out(const rules::Ruleset& below, const rules::ContentPackage& package,
             const rules::Ruleset& game, const EntryRef& ref, ui::WorkshopView& view) {
  const rules::GameList* list = rules::find_list(ref.list);
  const bool counts = list == nullptr || list->counts;
  if (!counts || game.character_steps.empty()) return;
  // Made where it is compared with, and not with each letter that is typed.
  const auto before = [&] {
    rules::ContentPackage rest = package;
    data::remove_entry(rest, ref);
    return data::with_content(below, rest);
  };
  if (ref.scope == Scope::crew) {
    try_on_crew(before, game, ref, view.change, view);
  } else {
    try_on_character(before, game, ref, view.change, view);
  }
}

}  // namespace roadbook::app
