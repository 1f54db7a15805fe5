// Changes the one field of an entry that a form names.
#include <algorithm>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include "data/document_fields.hpp"
#include "data/entry_form.hpp"
#include "data/entry_json.hpp"
#include "data/entry_parts.hpp"
#include "data/enum_names.hpp"
#include "data/place.hpp"
#include "rules/game/own_lists.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

std::string_view next_key(std::string_view& pointer) {
  if (!pointer.empty()) pointer.remove_prefix(1);
  const std::string_view key = pointer.substr(0, pointer.find('/'));
  pointer.remove_prefix(key.size());
  return key;
}

bool whole_number_in(std::string_view text, int& number) {
  if (text.empty() || text.size() > 9) return false;
  const std::size_t first = text.front() == '-' ? 1 : 0;
  if (text.find_first_not_of("0123456789", first) != std::string_view::npos) return false;
  if (first == text.size()) return false;
  number = std::atoi(std::string(text).c_str());
  return true;
}

std::vector<std::string> parts_between(std::string_view text, char between) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(between), text.size());
    std::string_view part = text.substr(0, end);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    while (between == ',' && !part.empty() && part.back() == ' ') part.remove_suffix(1);
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// Changes the one field that a pointer names.
class FieldChanger {
 public:
  FieldChanger(std::string_view pointer, FormAct act, std::string_view value)
      : rest_(pointer), key_(next_key(rest_)), act_(act), value_(value) {}

  void id(const char* key, std::string& target, Need = Need::may) {
    if (std::string_view(key) != "id") text(key, target, limit::id);
  }
  void ids(const char* key, rules::Ids& target, Need = Need::may) {
    if (sets(key)) put_all(target, parts_between(value_, ','), limit::id);
  }
  void text(const char* key, std::string& target, std::size_t most = limit::text,
            Need = Need::may) {
    if (!sets(key)) return;
    done_ = text::letters(value_) <= most;
    if (done_) target = value_;
  }
  void texts(const char* key, std::vector<std::string>& target, std::size_t most = limit::text,
             Need = Need::may) {
    if (!sets(key)) return;
    const char between = std::string_view(key) == occasions_key ? ',' : line_break;
    put_all(target, empty_counts(key) ? texts_of(value_) : parts_between(value_, between), most);
  }
  template <class Enum>
  void word(const char* key, Enum& target, Need = Need::may) {
    if (sets(key)) from_name(std::string(value_), target);
  }
  // Those that are named twice, or are none of the list, are left out.
  template <class Enum>
  void words(const char* key, std::vector<Enum>& target) {
    if (!sets(key)) return;
    target.clear();
    for (const std::string& each : parts_between(value_, ',')) {
      Enum value{};
      if (!from_name(each, value)) continue;
      if (std::find(target.begin(), target.end(), value) == target.end()) target.push_back(value);
    }
  }
  void flag(const char* key, bool& target, bool = false, Need = Need::may) {
    if (sets(key)) target = value_ == "1";
  }
  void number(const char* key, int& target, Range range = {}, Need = Need::may) {
    int wanted = 0;
    if (sets(key) && whole_number_in(value_, wanted)) {
      target = std::clamp(wanted, range.low, range.high);
    }
  }
  void maybe(const char* key, bool& said, int& target) {
    int wanted = 0;
    if (!sets(key)) return;
    if (value_.empty()) said = false;
    if (!whole_number_in(value_, wanted)) return;
    said = true;
    target = wanted;
  }
  void numbers(const char* key, std::vector<int>& target, Range range = {}, Need = Need::may) {
    if (!sets(key)) return;
    std::vector<int> all;
    for (const std::string& each : parts_between(value_, ',')) {
      int wanted = 0;
      if (whole_number_in(each, wanted)) all.push_back(std::clamp(wanted, range.low, range.high));
    }
    target = std::move(all);
  }
  void amounts(const char* key, rules::Amounts& target, Range range = {}, Need = Need::may) {
    if (key_ != key || act_ != FormAct::set || rest_.empty()) return;
    std::string_view rest = rest_;
    const std::string id(next_key(rest));
    int wanted = 0;
    if (!rest.empty() || id.size() > limit::id || !whole_number_in(value_, wanted)) return;
    done_ = true;
    const auto there = target.find(id);
    if (there != target.end() && there->second == wanted) return;  // also a 0 that is written
    if (wanted == 0) {
      target.erase(id);
    } else {
      target[id] = std::clamp(wanted, range.low, range.high);
    }
  }
  template <class T>
  void object(const char* key, T& target, Need = Need::may) {
    if (key_ == key && !rest_.empty()) descend(rest_, target);
  }
  template <class T>
  void list(const char* key, std::vector<T>& target, Need = Need::may,
            std::size_t most = limit::entries) {
    if (key_ != key) return;
    if (rest_.empty()) {
      done_ = act_ == FormAct::add && target.size() < most;
      if (done_) add_element(key, target);
      return;
    }
    std::string_view rest = rest_;
    int wanted = 0;
    if (!whole_number_in(next_key(rest), wanted) || wanted < 0) return;
    const auto index = static_cast<std::size_t>(wanted);
    if (index >= target.size()) return;
    const auto at = target.begin() + wanted;
    if (!rest.empty()) {
      descend(rest, *at);
    } else if (act_ == FormAct::remove) {
      target.erase(at);
      done_ = true;
    } else if (act_ == FormAct::sooner && index > 0) {
      std::iter_swap(at, at - 1);
      done_ = true;
    }
  }

  bool done() const { return done_; }

 private:
  // All of them or, where one is too long or they are too many, none.
  void put_all(std::vector<std::string>& target, std::vector<std::string> parts, std::size_t most) {
    done_ = parts.size() <= limit::entries &&
            std::all_of(parts.begin(), parts.end(),
                        [&](const std::string& each) { return text::letters(each) <= most; });
    if (done_) target = std::move(parts);
  }

  bool sets(const char* key) {
    const bool it = key_ == key && rest_.empty() && act_ == FormAct::set;
    done_ = done_ || it;
    return it;
  }

  template <class T>
  void descend(std::string_view pointer, T& target) {
    FieldChanger inside(pointer, act_, value_);
    document::fields(inside, target);
    done_ = inside.done();
  }

  // A step that is new is of a kind that is not there yet.
  static rules::StepKind first_kind_missing(rules::Scope scope,
                                            const std::vector<rules::Step>& steps) {
    rules::StepKind kind = rules::StepKind::questions;
    for (const std::string_view each : EnumNames<rules::StepKind>::list) {
      if (!from_name(std::string(each), kind) || !rules::is_step_of(scope, kind)) continue;
      const bool there = std::any_of(steps.begin(), steps.end(),
                                     [&](const rules::Step& step) { return step.kind == kind; });
      if (!there) return kind;
    }
    return rules::StepKind::questions;
  }

  // One that has an id gets the next free one: ids of elements come from no name either.
  template <class T>
  static void add_element(std::string_view key, std::vector<T>& list) {
    T element{};
    if constexpr (std::is_same_v<T, rules::Step>) {
      element.kind = first_kind_missing(scope_of_steps('/' + std::string(key)), list);
    }
    const auto next_free = [&](const auto& id_of) {
      std::size_t number = list.size() + 1;
      const auto taken = [&](const T& each) { return id_of(each) == "n" + std::to_string(number); };
      while (std::any_of(list.begin(), list.end(), taken)) ++number;
      return "n" + std::to_string(number);
    };
    if constexpr (requires { element.id; }) {
      element.id = next_free([](const T& each) { return each.id; });
    } else if constexpr (requires { element.item.id; }) {
      element.item.id = next_free([](const T& each) { return each.item.id; });
    }
    // A row of harm is worse than those that are there.
    if constexpr (std::is_same_v<T, rules::HarmRow>) {
      for (const T& each : list) element.level = std::max(element.level, each.level + 1);
    }
    list.push_back(std::move(element));
  }

  std::string_view rest_;
  std::string_view key_;
  FormAct act_;
  std::string_view value_;
  bool done_ = false;
};

}  // namespace

bool change_field(rules::ContentPackage& package, const EntryRef& ref, std::string_view pointer,
                  FormAct act, std::string_view value) {
  bool done = false;
  if (ref.list.empty()) {
    std::string_view rest = pointer;
    const std::string_view key = next_key(rest);
    if (!is_written(key) && (key != game_key || package.begun_from.empty())) return false;
    rules::ContentPackage changed = package;
    FieldChanger changer(pointer, act, value);
    document::fields(changer, changed);
    if (changer.done()) package = std::move(changed);
    return changer.done();
  }
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    if (found == list.end()) return;
    auto changed = *found;
    FieldChanger changer(pointer, act, value);
    document::fields(changer, changed);
    done = changer.done();
    if (!done || changed == *found) return;
    // What could not be read again is not written either.
    auto read = as_read(changed);
    done = read.has_value();
    if (done) *found = std::move(*read);
  });
  return done;
}

}  // namespace roadbook::data
