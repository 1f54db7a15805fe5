// What panels about a sheet look at: the documents as they stand, with everything that follows from
// them. Made when something changed, never in a frame; `generation` grows each time.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "model/library.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"

namespace roadbook::ui {

// A character with what follows for it. `generation` grows with each change: what a screen worked
// out for the one before is stale.
struct CharacterView {
  const rules::Ruleset* ruleset = nullptr;
  const rules::Character* character = nullptr;
  const rules::Crew* crew = nullptr;  // the one that the character is in
  const model::Library* library = nullptr;
  rules::Standing standing;  // of the character, with its crew's gifts
  rules::Findings findings;
  // Where what packages brought is from, a line for each; walks the sheet and its game. Null: no
  // package brought anything.
  std::function<std::vector<std::string>()> credits;
  std::uint64_t generation = 0;
};

// A member of the crew.
struct MemberView {
  const rules::Character* character = nullptr;
  rules::Derived derived;
};

// The same of a crew, with its members.
struct CrewView {
  const rules::Ruleset* ruleset = nullptr;
  const rules::Crew* crew = nullptr;
  const model::Library* library = nullptr;
  rules::DerivedCrew derived;
  rules::Findings findings;
  // Where what packages brought is from, a line for each; walks the sheet and its game. Null: no
  // package brought anything.
  std::function<std::vector<std::string>()> credits;
  std::vector<MemberView> members;
  std::vector<const rules::Character*> others;  // of the same game, in no crew or in another
  std::uint64_t generation = 0;
};

// Keeps what was made of a view until the view changes.
template <class Value>
class Memo {
 public:
  // `make` is called where the generation or the key (a step, a search) is another than last time.
  template <class Make>
  const Value& of(std::uint64_t generation, const std::string& key, const Make& make) {
    if (!made_ || generation != generation_ || key != key_) {
      value_ = make();
      generation_ = generation;
      key_ = key;
      made_ = true;
    }
    return value_;
  }

 private:
  Value value_{};
  std::uint64_t generation_ = 0;
  std::string key_;
  bool made_ = false;
};

}  // namespace roadbook::ui
