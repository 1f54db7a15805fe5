// Sheets that are the same but for their ids, found without comparing each with each.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/document.hpp"

namespace roadbook::app {

// What is equal for sheets that are the same but for their ids, and hardly ever for others.
struct Fingerprint {
  std::size_t size = 0;
  std::size_t hash = 0;
  bool operator<(const Fingerprint& other) const {
    return std::tie(size, hash) < std::tie(other.size, other.hash);
  }
};
// Of a sheet as it would be written, without its id.
Fingerprint fingerprint_of(const model::Value& value);

// Equal but for the id under which it is kept.
bool same_but_for_id(const model::Value& left, const model::Value& right);

// Sheets under keys: their names, or the ids that a file gives them. `Ref` is how a sheet is found
// again.
template <class Ref>
class Twins {
 public:
  // Counts `ref` among those that are the same by key and fingerprint.
  void add(const std::string& key, const Fingerprint& print, Ref ref) {
    groups_[{key, print}].push_back(std::move(ref));
  }

  // One that is the same under this key, or nullptr. `value_of` gives the sheet of a reference, or
  // nullptr where it is gone.
  template <class ValueOf>
  const Ref* find(const std::string& key, const Fingerprint& print, const model::Value& value,
                  const ValueOf& value_of) const {
    const auto group = groups_.find({key, print});
    if (group == groups_.end()) return nullptr;
    for (const Ref& each : group->second) {
      const model::Value* other = value_of(each);
      if (other == nullptr) continue;
      ++comparisons_;
      if (same_but_for_id(value, *other)) return &each;
    }
    return nullptr;
  }

  // How often two values were compared as a whole: never more than fingerprints met.
  std::size_t comparisons() const { return comparisons_; }

 private:
  std::map<std::pair<std::string, Fingerprint>, std::vector<Ref>> groups_;
  mutable std::size_t comparisons_ = 0;
};

}  // namespace roadbook::app
