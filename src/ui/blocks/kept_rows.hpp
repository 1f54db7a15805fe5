// Rows that keep their places while their list is changed: what was removed stays where it stood,
// from where it can be put back.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace roadbook::ui {

template <class Value>
struct KeptRow {
  Value what;                     // as it stands in the list, or stood there
  std::optional<std::size_t> at;  // its place in the list; empty: it was removed
};

// Says where each stands now. What has no row yet gets one at the end; `same`: whether a row is
// that of a value which was changed since.
template <class Value, class Same>
void match_rows(std::vector<KeptRow<Value>>& rows, const std::vector<Value>& now,
                const Same& same) {
  for (KeptRow<Value>& each : rows) each.at.reset();
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto equal = [&](const KeptRow<Value>& each) { return !each.at && each.what == now[i]; };
    const auto changed = [&](const KeptRow<Value>& each) {
      return !each.at && same(each.what, now[i]);
    };
    auto found = std::find_if(rows.begin(), rows.end(), equal);
    if (found == rows.end()) found = std::find_if(rows.begin(), rows.end(), changed);
    if (found == rows.end()) found = rows.insert(rows.end(), KeptRow<Value>());
    found->what = now[i];
    found->at = i;
  }
}

// The list without what that row has; or with it again, among those that it stood between.
template <class Value>
std::vector<Value> flipped(const std::vector<KeptRow<Value>>& rows, std::size_t place,
                           std::vector<Value> list) {
  const auto row = rows.begin() + static_cast<std::ptrdiff_t>(place);
  if (row->at) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(*row->at));
  } else {
    const auto before = std::count_if(rows.begin(), row, [](const auto& each) { return each.at; });
    list.insert(list.begin() + before, row->what);
  }
  return list;
}

}  // namespace roadbook::ui
