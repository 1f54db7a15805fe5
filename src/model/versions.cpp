// Sorts out versions by age.
#include "model/versions.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace roadbook::model {

namespace {

constexpr std::int64_t day = 24 * 60 * 60 * std::int64_t{1000};
constexpr std::size_t always_kept = 20;
constexpr std::size_t longest_base = 38;
constexpr const char* mark = "_kept_";

// 1970 began on a Thursday; these weeks begin on Mondays.
std::int64_t week_of(std::int64_t time_ms) {
  return (time_ms / day + 3) / 7;
}

}  // namespace

std::vector<std::size_t> superfluous_versions(const std::vector<std::int64_t>& changed_ms,
                                              std::int64_t now_ms) {
  std::vector<std::size_t> order(changed_ms.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return changed_ms[one] > changed_ms[other];
  });
  std::set<std::int64_t> days;
  std::set<std::int64_t> weeks;
  std::vector<std::size_t> superfluous;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::int64_t time = changed_ms[order[i]];
    const bool last_of_day = days.insert(time / day).second;
    const bool last_of_week = weeks.insert(week_of(time)).second;
    const bool stays =
        i < always_kept || (now_ms - time < days_in_bin * day ? last_of_day : last_of_week);
    if (!stays) superfluous.push_back(order[i]);
  }
  return superfluous;
}

int days_left_in_bin(std::int64_t removed_ms, std::int64_t now_ms) {
  const std::int64_t left = days_in_bin * day - (now_ms - removed_ms);
  return left <= 0 ? 0 : static_cast<int>((left + day - 1) / day);
}

rules::Id kept_copy(const rules::Id& id, std::uint64_t revision) {
  const rules::Id whose = kept_copy_of(id).empty() ? id : kept_copy_of(id);
  return whose.substr(0, longest_base) + mark + std::to_string(revision);
}

rules::Id kept_copy_of(const rules::Id& id) {
  const std::size_t at = id.rfind(mark);
  return at == rules::Id::npos || at == 0 ? rules::Id() : id.substr(0, at);
}

const Value* original_of(const Library& library, const rules::Id& copy) {
  const rules::Id base = kept_copy_of(copy);
  if (base.empty()) return nullptr;
  // A long id was cut short.
  const auto found = library.documents.lower_bound(base);
  const bool fits = found != library.documents.end() && found->first.rfind(base, 0) == 0 &&
                    kept_copy_of(found->first).empty();
  return fits ? &found->second : nullptr;
}

Portrait portrait_shown(const Library& library, const rules::Id& id) {
  const auto own = library.portraits.find(id);
  if (own != library.portraits.end() && own->second != nullptr) return own->second;
  const rules::Id original = kept_copy_of(id);
  return original.empty() ? nullptr : portrait_shown(library, original);
}

}  // namespace roadbook::model
