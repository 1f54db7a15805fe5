// The differences of two saves, each as small as it can be chosen.
#include "data/differences.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "data/document.hpp"
#include "data/field.hpp"
#include "data/place.hpp"
#include "document/field_list.hpp"

namespace roadbook::data {
namespace {

using document::Described;
using document::ElementName;
using document::Shape;

bool same(const Json* one, const Json* other) {
  if (one == nullptr || other == nullptr) return one == other;
  return *one == *other;
}

std::string part_of_key(const Json& entry, const char* field) {
  const std::string* text = field == nullptr ? nullptr : text_of(field_of(entry, field));
  return text == nullptr ? std::string() : *text;
}

std::string key_of(const ElementName& by, const Json& entry) {
  std::string key = part_of_key(entry, by.key);
  const std::string other = part_of_key(entry, by.other);
  if (by.together) return other.empty() ? key : key + " " + other;
  return key.empty() ? other : key;
}

using Keyed = std::vector<std::pair<std::string, const Json*>>;

// The elements under their names; nothing where one has no name, or two have the same.
std::optional<Keyed> keyed(const ElementName& by, const Json* value) {
  Keyed result;
  if (value == nullptr) return result;
  if (!value->is_array()) return std::nullopt;
  for (const Json& entry : elements_of(*value)) {
    std::string key = key_of(by, entry);
    if (key.empty()) return std::nullopt;
    result.emplace_back(std::move(key), &entry);
  }
  std::vector<std::string_view> names;
  for (const auto& each : result) names.emplace_back(each.first);
  std::sort(names.begin(), names.end());
  if (std::adjacent_find(names.begin(), names.end()) != names.end()) return std::nullopt;
  return result;
}

Keyed fields_by_key(const Json* object) {
  Keyed result;
  if (object == nullptr || !object->is_object()) return result;
  for (const auto& [key, value] : fields_of(*object)) result.emplace_back(key, &value);
  return result;
}

struct Pair {
  std::string key;
  const Json* mine = nullptr;
  const Json* theirs = nullptr;
};

// Both in one order that keeps the order of each; nothing where there is no such order.
std::optional<std::vector<Pair>> in_one_order(const Keyed& mine, const Keyed& theirs) {
  std::map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < mine.size(); ++i) places.emplace(mine[i].first, i);
  std::vector<Pair> pairs;
  std::size_t next = 0;
  for (const auto& [key, value] : theirs) {
    const auto found = places.find(key);
    if (found == places.end()) {
      pairs.push_back({key, nullptr, value});
      continue;
    }
    if (found->second < next) return std::nullopt;
    for (; next < found->second; ++next) {
      pairs.push_back({mine[next].first, mine[next].second, nullptr});
    }
    pairs.push_back({key, mine[next].second, value});
    ++next;
  }
  for (; next < mine.size(); ++next) {
    pairs.push_back({mine[next].first, mine[next].second, nullptr});
  }
  return pairs;
}

// Both in an order that begins with mine; for objects, whose order means nothing.
std::vector<Pair> in_any_order(const Keyed& mine, const Keyed& theirs) {
  std::map<std::string_view, const Json*> others;
  for (const auto& [key, value] : theirs) others.emplace(key, value);
  std::vector<Pair> pairs;
  std::map<std::string_view, bool> taken;
  for (const auto& [key, value] : mine) {
    const auto found = others.find(key);
    pairs.push_back({key, value, found == others.end() ? nullptr : found->second});
    taken.emplace(key, true);
  }
  for (const auto& [key, value] : theirs) {
    if (taken.count(key) == 0) pairs.push_back({key, nullptr, value});
  }
  return pairs;
}

bool is_crew(const Json& document) {
  const std::string* format = text_of(field_of(document, "format"));
  return format != nullptr && *format == format::crew;
}

class Cutter {
 public:
  Cutter(const Json& mine, const Json& theirs)
      : mine_(mine), theirs_(theirs), fields_(document::described_fields(is_crew(mine))) {}

  std::vector<FieldDifference> cut() {
    const Keyed mine = fields_by_key(&mine_);
    const Keyed theirs = fields_by_key(&theirs_);
    // A save has its fields in one order; unknown ones may stand in any.
    const auto ordered = in_one_order(mine, theirs);
    for (const Pair& each : ordered ? *ordered : in_any_order(mine, theirs)) add_field(each);
    return std::move(differences_);
  }

 private:
  void add_field(const Pair& each) {
    if (each.key == "format" || each.key == "version" || each.key == "id") return;
    const Described* field = document::find_field(fields_, each.key);
    if (field != nullptr && field->sum != nullptr && field_of(mine_, field->sum) != nullptr &&
        field_of(theirs_, field->sum) != nullptr) {
      return;  // it goes with the sum
    }
    if (field != nullptr && (add_amounts(*field, each) || add_entries(*field, each))) return;
    FieldDifference differing;
    differing.field = each.key;
    differing.mine = each.mine;
    differing.theirs = each.theirs;
    const char* ledger = ledger_of(each.key);
    if (ledger != nullptr && each.mine != nullptr && each.theirs != nullptr) {
      differing.ledger = ledger;
      differing.mine_ledger = field_of(mine_, ledger);
      differing.theirs_ledger = field_of(theirs_, ledger);
    }
    differences_.push_back(std::move(differing));
  }

  void add_pairs(const std::string& field, DifferenceKind kind, const std::vector<Pair>& pairs) {
    for (const Pair& each : pairs) {
      FieldDifference differing;
      differing.kind = kind;
      differing.field = field;
      differing.key = each.key;
      differing.mine = each.mine;
      differing.theirs = each.theirs;
      differences_.push_back(std::move(differing));
    }
  }

  // The ledger that a field is the sum of; nullptr where it is none.
  const char* ledger_of(std::string_view sum) const {
    for (const Described& each : fields_) {
      if (each.sum != nullptr && sum == each.sum) return each.key.name;
    }
    return nullptr;
  }

  bool add_amounts(const Described& field, const Pair& each) {
    if (field.shape != Shape::amounts) return false;
    const auto pairs = in_any_order(fields_by_key(each.mine), fields_by_key(each.theirs));
    if (pairs.size() > limit::entries) return false;
    add_pairs(each.key, DifferenceKind::amount, pairs);
    return true;
  }

  bool add_entries(const Described& field, const Pair& each) {
    if (field.element_name.key == nullptr) return false;
    const auto mine = keyed(field.element_name, each.mine);
    const auto theirs = keyed(field.element_name, each.theirs);
    if (!mine || !theirs) return false;
    const auto pairs = in_one_order(*mine, *theirs);
    if (!pairs || pairs->size() > limit::entries) return false;
    add_pairs(each.key, DifferenceKind::entry, *pairs);
    return true;
  }

  const Json& mine_;
  const Json& theirs_;
  const std::vector<Described>& fields_;
  std::vector<FieldDifference> differences_;
};

}  // namespace

bool FieldDifference::differs() const {
  return !same(mine, theirs) || !same(mine_ledger, theirs_ledger);
}

std::string FieldDifference::pointer() const {
  const std::string whole = pointer_to(std::string(), field);
  return kind == DifferenceKind::field ? whole : pointer_to(whole, key);
}

std::vector<FieldDifference> field_differences(const Json& mine, const Json& theirs) {
  return Cutter(mine, theirs).cut();
}

}  // namespace roadbook::data
