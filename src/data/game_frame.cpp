// Checks what tables' own games say beside their entries, by the checker of games.
#include "data/game_frame.hpp"

#include <algorithm>
#include <string_view>

#include "data/field.hpp"
#include "data/ruleset_checker.hpp"
#include "document/game_fields.hpp"

namespace roadbook::data {

namespace {

// The part of a pointer up to the next slash; the rest stays.
std::string_view step_of_place(std::string_view& pointer) {
  if (!pointer.empty()) pointer.remove_prefix(1);
  const std::string_view key = pointer.substr(0, pointer.find('/'));
  pointer.remove_prefix(key.size());
  return key;
}

// Takes out what a pointer names: one element of a list, or all that a field says.
class Dropper {
 public:
  explicit Dropper(std::string_view pointer)
      : key_(step_of_place(pointer)), element_(step_of_place(pointer)) {}

  void id(const char* key, std::string& value, Need = Need::may) { reset(key, value); }
  void ids(const char* key, rules::Ids& values, Need = Need::may) { drop(key, values); }
  void text(const char* key, std::string& value, std::size_t = limit::text, Need = Need::may) {
    reset(key, value);
  }
  void texts(const char* key, std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    drop(key, values);
  }
  template <class Enum>
  void word(const char* key, Enum& value, Need = Need::may) {
    reset(key, value);
  }
  template <class Enum>
  void words(const char* key, std::vector<Enum>& values) {
    drop(key, values);
  }
  void flag(const char* key, bool& value, bool missing = false, Need = Need::may) {
    if (key == key_) value = missing;
  }
  void number(const char* key, int& value, Range range = {}, Need = Need::may) {
    if (key == key_) value = range.missing;
  }
  void amounts(const char* key, rules::Amounts& values, Range = {}, Need = Need::may) {
    reset(key, values);
  }
  template <class T>
  void object(const char* key, T& value, Need = Need::may) {
    reset(key, value);
  }
  template <class T>
  void list(const char* key, std::vector<T>& values, Need = Need::may,
            std::size_t = limit::entries) {
    drop(key, values);
  }

 private:
  template <class T>
  void reset(const char* key, T& value) {
    if (key == key_) value = T{};
  }
  template <class T>
  void drop(const char* key, std::vector<T>& values) {
    if (key != key_) return;
    std::size_t index = 0;
    for (const char digit : element_) index = index * 10 + static_cast<std::size_t>(digit - '0');
    if (element_.empty() || index >= values.size()) {
      values.clear();
    } else {
      values.erase(values.begin() + static_cast<std::ptrdiff_t>(index));
    }
  }

  std::string_view key_;
  std::string_view element_;
};

// What a game says and what its frame says, one beside the other. `Game` and `Frame` are constant
// where they are read.
template <class Game, class Frame, class Visit>
void rules_of_both(Game& game, Frame& frame, const Visit& same) {
  same(game.emblem, frame.emblem);
  same(game.notes, frame.notes);
  same(game.creation, frame.creation);
  same(game.own, frame.own);
  same(game.xp_triggers, frame.xp_triggers);
  same(game.dice, frame.dice);
  same(game.rating, frame.rating);
  same(game.headline, frame.headline);
  same(game.harm_rows, frame.harm_rows);
  same(game.harm, frame.harm);
  same(game.cohort_harm, frame.cohort_harm);
  same(game.stash_for_coin, frame.stash_for_coin);
  same(game.stash_bands, frame.stash_bands);
  same(game.coin_load, frame.coin_load);
  same(game.most_of_a_trigger, frame.most_of_a_trigger);
  same(game.quality_tags, frame.quality_tags);
  same(game.natural_weapons, frame.natural_weapons);
  same(game.crew, frame.crew);
  same(game.crew_xp_triggers, frame.crew_xp_triggers);
}

// A place in a ruleset as one in the package: what a crew or a new character has stands beside the
// rest there.
std::string pointer_in_package(std::string_view pointer) {
  for (const std::string_view inside : {"/crew/", "/creation/"}) {
    if (pointer.substr(0, inside.size()) == inside) pointer.remove_prefix(inside.size() - 1);
  }
  return "/game" + std::string(pointer);
}

}  // namespace

rules::GameFrame frame_from(const rules::Ruleset& game) {
  rules::GameFrame frame;
  rules_of_both(game, frame, [](const auto& of_game, auto& of_frame) { of_frame = of_game; });
  frame.character_steps = game.character_steps;
  frame.crew_steps = game.crew_steps;
  return frame;
}

void lay_rules_over(rules::Ruleset& game, const rules::GameFrame& frame) {
  rules_of_both(game, frame, [](auto& of_game, const auto& of_frame) { of_game = of_frame; });
  game.crew.start_tier = std::min(game.crew.start_tier, game.crew.max_tier);
  // The first hold is where a crew begins that says none.
  if (game.crew.start_hold.empty() && !game.crew.holds.empty()) {
    game.crew.start_hold = game.crew.holds.front().id;
  }
}

std::vector<FrameFault> faults_of_frame(const rules::Ruleset& game) {
  std::vector<FrameFault> faults;
  for (const Diagnostic& each : RulesetChecker(game).check_frame()) {
    faults.push_back({pointer_in_package(each.pointer), each.message});
  }
  return faults;
}

rules::GameFrame without_faults(rules::GameFrame frame, const std::vector<FrameFault>& faults) {
  // From the last element of each list to the first, so that places hold.
  std::vector<std::string> pointers;
  for (const FrameFault& each : faults) {
    // "/game/harm_rows/1/level" is about "/harm_rows/1".
    std::string_view rest = each.pointer;
    step_of_place(rest);
    std::string_view whole = rest;
    step_of_place(rest);
    step_of_place(rest);
    pointers.emplace_back(whole.substr(0, whole.size() - rest.size()));
  }
  std::sort(pointers.begin(), pointers.end(), [](const std::string& a, const std::string& b) {
    return a.size() != b.size() ? a.size() > b.size() : a > b;
  });
  pointers.erase(std::unique(pointers.begin(), pointers.end()), pointers.end());
  for (const std::string& each : pointers) {
    Dropper dropper(each);
    document::fields(dropper, frame);
  }
  return frame;
}

}  // namespace roadbook::data
