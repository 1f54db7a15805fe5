// Links and races of clocks.
#include "rules/play/clocks.hpp"

#include <algorithm>

namespace roadbook::rules {

ClockCounting counting_of(const Ruleset& ruleset, const Clock& clock) {
  const ClockKind* kind = find_by_id(ruleset.clock_kinds, clock.kind);
  return kind == nullptr ? ClockCounting::plain : kind->counting;
}

const Clock* find_clock(const std::vector<Clock>& clocks, const std::string& name) {
  const auto found = std::find_if(clocks.begin(), clocks.end(),
                                  [&](const Clock& each) { return each.name == name; });
  return found == clocks.end() || name.empty() ? nullptr : &*found;
}

bool may_follow(const std::vector<Clock>& clocks, const std::string& name,
                const std::string& after) {
  if (find_clock(clocks, after) == nullptr) return false;
  std::string before = after;
  // As many steps as there are clocks: a circle that does not lead to `name` ends, too.
  for (std::size_t i = 0; i <= clocks.size(); ++i) {
    if (before == name) return false;
    const Clock* clock = find_clock(clocks, before);
    if (clock == nullptr || clock->after.empty()) return true;
    before = clock->after;
  }
  return false;
}

std::vector<std::size_t> with_partners_together(const std::vector<Clock>& clocks) {
  std::vector<std::size_t> order;
  const auto add = [&](std::size_t place) {
    if (std::find(order.begin(), order.end(), place) == order.end()) order.push_back(place);
  };
  const auto add_all = [&](bool first_ones) {
    for (std::size_t i = 0; i < clocks.size(); ++i) {
      if (first_ones && find_clock(clocks, clocks[i].after) != nullptr) continue;
      add(i);
      for (std::size_t at = order.size() - 1; at < order.size(); ++at) {
        const Clock& one = clocks[order[at]];
        for (std::size_t j = 0; j < clocks.size(); ++j) {
          const bool runs_against = !one.against.empty() && clocks[j].name == one.against;
          const bool begins_after = !one.name.empty() && clocks[j].after == one.name;
          if (runs_against || begins_after) add(j);
        }
      }
    }
  };
  add_all(true);
  // What is left waits in a circle, as a file may have it.
  add_all(false);
  return order;
}

const Clock* waits_for(const std::vector<Clock>& clocks, const Clock& clock) {
  const Clock* before = find_clock(clocks, clock.after);
  return before == nullptr || before->filled >= before->size ? nullptr : before;
}

std::vector<Clock> without_clock(std::vector<Clock> clocks, std::size_t index) {
  if (index >= clocks.size()) return clocks;
  const std::string name = clocks[index].name;
  clocks.erase(clocks.begin() + static_cast<std::ptrdiff_t>(index));
  for (Clock& each : clocks) {
    if (each.after == name) each.after.clear();
    if (each.against == name) each.against.clear();
  }
  return clocks;
}

std::vector<Clock> with_clock(const Ruleset& ruleset, std::vector<Clock> clocks, std::size_t index,
                              const Clock& after) {
  if (index >= clocks.size()) return clocks;
  const std::string name = clocks[index].name;
  const std::string ran_against = clocks[index].against;
  // Links are by name: nothing follows a clock that has none, before or after.
  const bool named = !name.empty() && !after.name.empty();
  const bool races = counting_of(ruleset, after) != ClockCounting::between;
  const bool meets = races && !after.name.empty() && !after.against.empty();
  clocks[index] = after;
  clocks[index].filled = std::clamp(after.filled, 0, after.size);
  for (std::size_t i = 0; i < clocks.size(); ++i) {
    if (i == index) continue;
    Clock& each = clocks[i];
    if (named && each.after == name) each.after = after.name;
    const bool ended = !races || (ran_against == each.name && after.against != each.name);
    if (named && each.against == name) each.against = ended ? "" : after.name;
    if (meets && each.name == after.against) each.against = after.name;
  }
  return clocks;
}

std::vector<Clock> with_set(std::vector<Clock> clocks, const ClockSet& set) {
  for (const ClockInSet& each : set.clocks) {
    Clock clock;
    clock.name = each.name.empty() ? set.name : each.name;
    for (int number = 2; find_clock(clocks, clock.name) != nullptr; ++number) {
      clock.name = (each.name.empty() ? set.name : each.name) + ' ' + std::to_string(number);
    }
    clock.size = each.size;
    clock.hidden = each.hidden;
    clock.kind = each.clock_kind;
    clocks.push_back(std::move(clock));
  }
  return clocks;
}

int race_standing(const std::vector<Clock>& clocks, const Clock& clock) {
  const Clock* other = find_clock(clocks, clock.against);
  if (other == nullptr) return 0;
  const int own = clock.filled * std::max(1, other->size);
  const int theirs = other->filled * std::max(1, clock.size);
  return own > theirs ? 1 : own < theirs ? -1 : 0;
}

}  // namespace roadbook::rules
