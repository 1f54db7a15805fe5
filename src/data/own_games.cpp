// The games that tables made of a game: built when one is first asked for, and kept.
#include <algorithm>
#include <memory>
#include <utility>

#include "data/own_definitions.hpp"

namespace roadbook::data {

rules::Ruleset game_of_table(const rules::Ruleset& game, const model::OwnAtTable& table) {
  rules::Ruleset whole = game;
  for (const auto& [own, scope] : table.others) {
    rules::add_own(whole, check_own(whole, *own, scope).usable, scope);
  }
  CheckedOwn checked = check_own(whole, *table.own, table.scope);
  rules::add_own(whole, checked.usable, table.scope);
  whole.own_faults = std::move(checked.faults);
  rules::bind(whole);
  return whole;
}

std::shared_ptr<const rules::Ruleset> OwnGames::of(const rules::Ruleset& game,
                                                   const model::OwnAtTable& table) {
  if (table.empty()) return {std::shared_ptr<const rules::Ruleset>(), &game};
  const auto is_it = [&](const Kept& each) {
    const auto same = [](const auto& kept, const auto& asked) {
      return kept.second == asked.second && kept.first == *asked.first;
    };
    return each.base == &game && each.scope == table.scope && each.own == *table.own &&
           std::equal(each.others.begin(), each.others.end(), table.others.begin(),
                      table.others.end(), same);
  };
  const auto found = std::find_if(kept_.begin(), kept_.end(), is_it);
  if (found != kept_.end()) {
    std::rotate(found, found + 1, kept_.end());
    return kept_.back().game;
  }
  if (kept_.size() >= most) kept_.erase(kept_.begin());
  Kept kept;
  kept.base = &game;
  kept.scope = table.scope;
  kept.own = *table.own;
  for (const auto& [own, scope] : table.others) kept.others.emplace_back(*own, scope);
  kept.game = std::make_shared<const rules::Ruleset>(game_of_table(game, table));
  kept_.push_back(std::move(kept));
  return kept_.back().game;
}

}  // namespace roadbook::data
