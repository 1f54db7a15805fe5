// Takes things along and puts them away: what a player said of one is kept while it is not carried.
#include <algorithm>
#include <iterator>

#include "rules/sheet/choices.hpp"

namespace roadbook::rules {

namespace {

// Whether a player said something of it that carrying it anew would not give back: a thing of the
// player's own is nothing but its words, and a weapon of no fixed kind has the kind that was
// chosen.
bool is_kept(const Carried& what) {
  return !what.coin && (what.item.empty() || !what.kind.empty());
}

template <class List>
auto first_of(List& list, const Id& item) {
  return std::find_if(list.begin(), list.end(),
                      [&](const Carried& each) { return each.item == item; });
}

}  // namespace

Character with_one_more_carried(const Character& before, const Id& item) {
  const auto kept = first_of(before.put_away, item);
  if (kept != before.put_away.end()) return with_taken_along(before, *kept);
  Character after = before;
  after.carried.emplace_back().item = item;
  return after;
}

Character with_carried(const Ruleset&, const Character& before, const Id& item, bool on) {
  const auto found = first_of(before.carried, item);
  if (on == (found != before.carried.end())) return before;
  if (on) return with_one_more_carried(before, item);
  return with_put_away(before, static_cast<std::size_t>(found - before.carried.begin()));
}

Character with_put_away(const Character& before, std::size_t index) {
  if (index >= before.carried.size()) return before;
  const Carried& what = before.carried[index];
  Character after = without_carried(before, index);
  if (is_kept(what)) after.put_away.push_back(what);
  return after;
}

Character with_all_put_away(const Character& before) {
  Character after = before;
  std::copy_if(before.carried.begin(), before.carried.end(), std::back_inserter(after.put_away),
               is_kept);
  after.carried.clear();
  return after;
}

Character with_taken_along(const Character& before, const Carried& what) {
  Character after = with_kept(before, what, false);
  after.carried.push_back(what);
  return after;
}

bool is_put_away(const Character& character, const Carried& what) {
  return std::find(character.put_away.begin(), character.put_away.end(), what) !=
         character.put_away.end();
}

Character with_kept(const Character& before, const Carried& what, bool on) {
  Character after = before;
  const auto found = std::find(after.put_away.begin(), after.put_away.end(), what);
  if (on) {
    after.put_away.push_back(what);
  } else if (found != after.put_away.end()) {
    after.put_away.erase(found);
  }
  return after;
}

}  // namespace roadbook::rules
