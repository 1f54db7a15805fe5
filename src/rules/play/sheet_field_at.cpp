// Walks the description of a document to the field at a pointer.
#include <algorithm>
#include <array>
#include <string_view>

#include "document/fields.hpp"
#include "rules/play/sheet_pointer.hpp"

namespace roadbook::rules::sheet_pointer {
namespace {

namespace limit = document::limit;
using document::Key;
using document::Need;
using document::Range;

// An element's place in a list, by its index or by what a pointer calls it; the size where it is
// not there.
template <class T>
std::size_t element_at(const std::vector<T>& values, const std::string& part) {
  return index_of(part, values.size());
}
std::size_t element_at(const std::vector<Faction>& values, const std::string& part) {
  return faction_index(values, part);
}
std::size_t element_at(const std::vector<AbilityTaken>& values, const std::string& part) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](const AbilityTaken& each) { return each.id == part; });
  return static_cast<std::size_t>(found - values.begin());
}
std::size_t element_at(const std::vector<Stance>& values, const std::string& part) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](const Stance& each) { return each.who == part; });
  return static_cast<std::size_t>(found - values.begin());
}

class FieldFinder {
 public:
  static constexpr bool describes = true;

  explicit FieldFinder(const std::vector<std::string>& parts) : parts_(parts) {}

  void id(Key key, std::string& value, Need = Need::may) { text(key, value, limit::id); }
  void ids(Key key, Ids& values, Need = Need::may) {
    if (meets(key, 1)) found_.list = &values;
  }
  void text(Key key, std::string& value, std::size_t most = limit::text, Need = Need::may) {
    if (!meets(key, 1)) return;
    found_.text = &value;
    found_.longest = most;
  }
  void texts(Key key, std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    if (meets(key, 1)) found_.list = &values;
  }
  void flag(Key key, bool& value, bool = false, Need = Need::may) {
    if (meets(key, 1)) found_.flag = &value;
  }
  void number(Key key, int& value, Range range = {}, Need = Need::may) {
    if (!meets(key, 1)) return;
    found_.number = &value;
    found_.range = range;
  }
  void amounts(Key key, Amounts& values, Range range = {}, Need = Need::may) {
    meets(key, 1);
    if (!meets(key, 2)) return;
    found_.amounts = &values;
    found_.range = range;
  }
  template <class T>
  void object(Key key, T& value, Need = Need::may) {
    if (leads_on(key)) within(1, value);
  }
  template <class T>
  void list(Key key, std::vector<T>& values, Need = Need::may, std::size_t = limit::entries) {
    meets(key, 1);
    if (!leads_on(key)) return;
    const std::size_t index = element_at(values, parts_[depth_ + 1]);
    if (index == values.size()) return;
    belongs_to(values[index]);
    meets(key, 2);
    within(2, values[index]);
  }
  void answers(std::vector<Answer>& values, AnswersTo = AnswersTo::question) {
    found_.answers = &values;
    found_.longest = limit::text;
  }
  template <class Fields>
  void part(Key key, const Fields& fields_of, Need = Need::always) {
    if (meets(key, 2)) fields_of(*this);
  }

  // Members that are no plain field: a pointer finds the sum of a ledger, and none of what no move
  // may change.
  friend void document_id(FieldFinder&, std::string&) {}
  friend void own_definitions(FieldFinder&, OwnDefinitions&) {}
  friend void two_ids(FieldFinder&, Key, std::array<Id, 2>&) {}
  friend void ability_choice(FieldFinder& f, AbilityTaken& taken) {
    f.text(document::choice_key<FieldFinder>, taken.choice);
  }
  friend void ledger(FieldFinder& f, Key sum, Key /*lines*/, Ledger& lines, Range range,
                     const Id& /*first*/) {
    if (!f.meets(sum, 1)) return;
    f.found_.ledger = &lines;
    f.found_.range = range;
  }

  FieldAt found() const { return found_; }

 private:
  bool is_next(const Key& key) const {
    if (depth_ >= parts_.size()) return false;
    return parts_[depth_] == key.name || (is_special_abilities(parts_[depth_]) &&
                                          std::string_view(key.name) == keys::special_abilities);
  }
  bool leads_on(const Key& key) const { return is_next(key) && depth_ + 1 < parts_.size(); }
  // Whether the pointer ends with so many parts from this key on.
  bool meets(const Key& key, std::size_t count) {
    if (!is_next(key) || depth_ + count != parts_.size()) return false;
    found_.key = key;
    return true;
  }
  template <class T>
  void within(std::size_t count, T& value) {
    depth_ += count;
    document::fields(*this, value);
    depth_ -= count;
  }
  template <class T>
  void belongs_to(T&) {}
  void belongs_to(Clock& clock) { found_.clock = &clock; }
  void belongs_to(Cohort& cohort) { found_.cohort = &cohort; }
  void belongs_to(Faction& faction) { found_.faction = &faction; }
  void belongs_to(Creature& creature) { found_.creature = &creature; }

  const std::vector<std::string>& parts_;
  std::size_t depth_ = 0;
  FieldAt found_;
};

}  // namespace

FieldAt field_at(Sheet& sheet, const std::vector<std::string>& parts) {
  FieldFinder finder(parts);
  std::visit([&](auto& own) { document::fields(finder, own); }, sheet);
  return finder.found();
}

}  // namespace roadbook::rules::sheet_pointer
