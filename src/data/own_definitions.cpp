// Checks what tables made themselves, by the checker of games.
#include "data/own_definitions.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "data/place.hpp"
#include "data/reader.hpp"
#include "data/ruleset_checker.hpp"
#include "document/own_fields.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {
namespace {

// Takes one element out of a list of an entry.
class Remover {
 public:
  Remover(std::string_view key, std::string_view element) : key_(key), element_(element) {}

  void id(const char*, std::string&, Need = Need::may) {}
  void ids(const char* key, rules::Ids& values, Need = Need::may) { erase(key, values); }
  void text(const char*, std::string&, std::size_t = limit::text, Need = Need::may) {}
  void texts(const char* key, std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    erase(key, values);
  }
  template <class Enum>
  void word(const char*, Enum&, Need = Need::may) {}
  void numbers(const char* key, std::vector<int>& values, Range = {}, Need = Need::may) {
    erase(key, values);
  }
  void flag(const char*, bool&, bool = false, Need = Need::may) {}
  void number(const char*, int&, Range = {}, Need = Need::may) {}
  void maybe(const char*, bool&, int&) {}
  void amounts(const char* key, rules::Amounts& values, Range = {}, Need = Need::may) {
    if (key == key_) removed_ = values.erase(std::string(element_)) > 0;
  }
  template <class T>
  void object(const char*, T&, Need = Need::may) {}
  template <class T>
  void list(const char* key, std::vector<T>& values, Need = Need::may,
            std::size_t = limit::entries) {
    erase(key, values);
  }

  bool removed() const { return removed_; }

 private:
  template <class T>
  void erase(const char* key, std::vector<T>& values) {
    if (key != key_) return;
    std::size_t index = 0;
    for (const char digit : element_) {
      if (digit < '0' || digit > '9') return;
      index = index * 10 + static_cast<std::size_t>(digit - '0');
    }
    if (element_.empty() || index >= values.size()) return;
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(index));
    removed_ = true;
  }

  std::string_view key_;
  std::string_view element_;
  bool removed_ = false;
};

std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  for (const char digit : digits) number = number * 10 + static_cast<std::size_t>(digit - '0');
  return number;
}

// A fault of the game with what was made, as it is seen from one of the made entries.
struct EntryFault {
  std::string key;        // of the list
  std::size_t index = 0;  // among those that are still there
  std::string inside;     // the place in the entry: "/modifiers/0/target"
  std::string words;
};

class OwnCheck {
 public:
  OwnCheck(const rules::Ruleset& game, const rules::OwnDefinitions& own, rules::Scope scope)
      : game_(game), scope_(scope) {
    checked_.usable = own;
    each_list(own, [&](const char* key, const auto& list, auto) {
      std::vector<std::size_t>& places = places_[key];
      for (std::size_t i = 0; i < list.size(); ++i) places.push_back(i);
    });
  }

  CheckedOwn run() {
    set_aside_bad_ids();
    leave_out_faulty(true);
    // A change that breaks the game beside it goes, too; each may show another one.
    constexpr int most_changes = 8;
    for (int i = 0; i < most_changes; ++i) {
      if (!leave_out_breaking_change()) return std::move(checked_);
      leave_out_faulty(false);
    }
    if (breaks_game()) leave_out_all_changes();
    return std::move(checked_);
  }

 private:
  using Gone = std::set<std::pair<std::string, std::size_t>>;

  // Leaves out what is wrong in the entries themselves. `first`: it is told, too. What is left out
  // may be named elsewhere; that is no fault of those who name it.
  void leave_out_faulty(bool first) {
    constexpr int most_rounds = 20;
    for (int rounds = 0;; ++rounds) {
      std::vector<EntryFault> faults = entry_faults();
      if (faults.empty()) return;
      if (rounds == most_rounds) {
        checked_.usable = {};
        for (auto& [key, places] : places_) places.clear();
        checked_.faults.push_back({{}, "/own", "This has too many faults, so it is ignored."});
        return;
      }
      // From the last element of each list to the first, so that places hold.
      std::reverse(faults.begin(), faults.end());
      std::vector<rules::OwnFault> told;
      Gone gone;
      std::set<std::string> removed;
      for (const EntryFault& each : faults) {
        if (first) told.push_back(as_told(each));
        leave_out(each, gone, removed);
      }
      erase(gone);
      checked_.faults.insert(checked_.faults.end(), told.rbegin(), told.rend());
      first = false;
    }
  }

  std::string pointer_of(const std::string& key, std::size_t index) const {
    return "/own/" + key + '/' + std::to_string(places_.at(key)[index]);
  }

  void set_aside_bad_ids() {
    Gone gone;
    each_list(checked_.usable, [&](const char* key, const auto& list, auto) {
      std::set<std::string_view> seen;
      for (std::size_t i = 0; i < list.size(); ++i) {
        std::string words;
        if (!is_id(list[i].id)) {
          words = "An id is a word of small letters, digits and _, at most 64 of them; this is " +
                  in_quotes(list[i].id) + '.';
        } else if (!seen.insert(list[i].id).second) {
          words = "Another entry of this list has the id " + in_quotes(list[i].id) + " already.";
        }
        if (words.empty()) continue;
        checked_.faults.push_back(
            {list[i].id, pointer_of(key, i) + "/id", rules::entry_name(list[i]) + ": " + words});
        gone.emplace(key, i);
      }
    });
    erase(gone);
  }

  std::vector<EntryFault> entry_faults() {
    rules::Ruleset whole = game_;
    rules::add_own(whole, checked_.usable, scope_);
    std::vector<EntryFault> faults;
    elsewhere_.clear();
    for (const Diagnostic& each : RulesetChecker(whole).check_entries()) {
      const std::size_t before = faults.size();
      std::string_view pointer = each.pointer;
      const std::string_view key = next_part(pointer);
      const std::size_t index = number_of(next_part(pointer));
      // Where something is from is said in any words.
      if (pointer.size() >= 7 && pointer.substr(pointer.size() - 7) == "/source") continue;
      each_list(checked_.usable, [&](const char* list_key, const auto& list, auto member) {
        if (key != list_key || index >= (whole.*member).size()) return;
        const rules::Id& id = (whole.*member)[index].id;
        for (std::size_t i = 0; i < list.size(); ++i) {
          if (list[i].id == id) {
            faults.push_back({std::string(key), i, std::string(pointer), each.message});
          }
        }
      });
      if (faults.size() == before && !is_value_of_people(whole, each)) elsewhere_.push_back(each);
    }
    std::stable_sort(faults.begin(), faults.end(), [](const EntryFault& a, const EntryFault& b) {
      return std::tie(a.key, a.index) < std::tie(b.key, b.index);
    });
    return faults;
  }

  // A number that a playbook or a heritage does not say counts as 0, and breaks nothing.
  static bool is_value_of_people(const rules::Ruleset& whole, const Diagnostic& fault) {
    std::string_view pointer = fault.pointer;
    if (next_part(pointer) != "statistics") return false;
    const std::size_t index = number_of(next_part(pointer));
    const std::string_view field = next_part(pointer);
    if (index >= whole.statistics.size() || field == "die") return field == "die";
    const std::vector<rules::Term>& terms = whole.statistics[index].terms;
    const std::size_t term = number_of(next_part(pointer));
    return field == "terms" && term < terms.size() &&
           (terms[term].kind == rules::TermKind::playbook_value ||
            terms[term].kind == rules::TermKind::playbook_value_per_tier ||
            terms[term].kind == rules::TermKind::heritage_value);
  }

  // Faults of the game itself, without what was made.
  Diagnostics faults_outside(const rules::OwnDefinitions& own) const {
    rules::Ruleset whole = game_;
    rules::add_own(whole, own, scope_);
    return RulesetChecker(whole).check_entries();
  }

  // Entries that stand in the place of one of the game's.
  std::vector<std::pair<std::string, std::size_t>> changes() const {
    std::vector<std::pair<std::string, std::size_t>> all;
    each_list(checked_.usable, [&](const char* key, const auto& list, auto member) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (rules::find_by_id(game_.*member, list[i].id) != nullptr) all.emplace_back(key, i);
      }
    });
    return all;
  }

  // What is wrong with the game as it is.
  const Diagnostics& faults_before() {
    if (!before_) before_ = faults_outside({});
    return *before_;
  }

  Diagnostics::const_iterator new_fault() {
    const Diagnostics& before = faults_before();
    return std::find_if(elsewhere_.cbegin(), elsewhere_.cend(), [&](const Diagnostic& each) {
      return std::find(before.begin(), before.end(), each) == before.end();
    });
  }

  bool breaks_game() { return !elsewhere_.empty() && new_fault() != elsewhere_.cend(); }

  // Where each change that is looked for shows another one, none of them counts.
  void leave_out_all_changes() {
    const auto all = changes();
    for (const auto& [key, index] : all) {
      checked_.faults.push_back(
          as_told({key, index, {}, "Too many changes break the game; this one is ignored, too."}));
    }
    erase(Gone(all.begin(), all.end()));
    leave_out_faulty(false);
  }

  // Leaves out the change with which something of the game that nobody changed is wrong, and tells
  // it there; false where there is none.
  bool leave_out_breaking_change() {
    if (elsewhere_.empty()) return false;
    const auto fault = new_fault();
    const auto all = changes();
    if (fault == elsewhere_.cend() || all.empty()) return false;
    // The fewest of the changes, from the first on, with which it is there.
    const auto breaks = [&](std::size_t count) {
      rules::OwnDefinitions fewer = checked_.usable;
      for (std::size_t i = all.size(); i > count; --i) erase_entry(fewer, all[i - 1]);
      const Diagnostics found = faults_outside(fewer);
      return std::find(found.begin(), found.end(), *fault) != found.end();
    };
    if (breaks(0)) return false;
    std::size_t fine = 0;
    std::size_t broken = all.size();
    while (broken - fine > 1) {
      const std::size_t middle = fine + (broken - fine) / 2;
      (breaks(middle) ? broken : fine) = middle;
    }
    const auto& [key, index] = all[broken - 1];
    checked_.faults.push_back(
        as_told({key, index, {}, "With this change " + name_at(*fault) + ": " + fault->message}));
    erase({all[broken - 1]});
    return true;
  }

  // "the game's own Stress is wrong"
  std::string name_at(const Diagnostic& fault) const {
    std::string_view pointer = fault.pointer;
    const std::string_view key = next_part(pointer);
    const std::size_t index = number_of(next_part(pointer));
    std::string name;
    each_list(checked_.usable, [&](const char* list_key, const auto&, auto member) {
      if (key != list_key || index >= (game_.*member).size()) return;
      name = rules::entry_name((game_.*member)[index]);
    });
    return name.empty() ? "the game is wrong" : "the game's own " + in_quotes(name) + " is wrong";
  }

  rules::OwnFault as_told(const EntryFault& fault) const {
    rules::OwnFault told;
    told.place = pointer_of(fault.key, fault.index) + fault.inside;
    each_list(checked_.usable, [&](const char* key, const auto& list, auto) {
      if (fault.key != key) return;
      told.id = list[fault.index].id;
      told.words = rules::entry_name(list[fault.index]) + ": " + fault.words;
    });
    return told;
  }

  // The faulty element of one of the entry's lists or, where it is none, the whole entry.
  void leave_out(const EntryFault& fault, Gone& gone, std::set<std::string>& removed) {
    std::string_view inside = fault.inside;
    const std::string_view key = next_part(inside);
    const std::string_view element = next_part(inside);
    const std::string what =
        fault.key + '/' + std::to_string(fault.index) + '/' + std::string(key) + '/';
    if (!removed.insert(what + std::string(element)).second) return;
    bool done = false;
    each_list(checked_.usable, [&](const char* list_key, auto& list, auto) {
      if (fault.key != list_key) return;
      Remover remover(key, element);
      document::fields(remover, list[fault.index]);
      done = remover.removed();
    });
    if (!done) gone.emplace(fault.key, fault.index);
  }

  static void erase_entry(rules::OwnDefinitions& own,
                          const std::pair<std::string, std::size_t>& entry) {
    each_list(own, [&](const char* key, auto& list, auto) {
      if (entry.first != key) return;
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(entry.second));
    });
  }

  void erase(const Gone& gone) {
    for (auto each = gone.rbegin(); each != gone.rend(); ++each) {
      erase_entry(checked_.usable, *each);
      std::vector<std::size_t>& places = places_.at(each->first);
      places.erase(places.begin() + static_cast<std::ptrdiff_t>(each->second));
    }
  }

  const rules::Ruleset& game_;
  rules::Scope scope_;
  CheckedOwn checked_;
  Diagnostics elsewhere_;  // what is wrong elsewhere in the game with it
  std::optional<Diagnostics> before_;
  std::map<std::string, std::vector<std::size_t>> places_;  // in the document, of what is left
};

}  // namespace

CheckedOwn check_own(const rules::Ruleset& game, const rules::OwnDefinitions& own,
                     rules::Scope scope) {
  if (rules::is_empty(own)) return {};
  return OwnCheck(game, own, scope).run();
}

}  // namespace roadbook::data
