// A table of Beacon Road for tests of its moves: a warrior "hero" and the crew "crew", both in
// play.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "rules/play/move.hpp"
#include "rules/play/sheet_field.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::support::play {

using namespace rules;

// The game of the table.
inline const Ruleset& game() {
  return support::beacon_road();
}

// One of its procedures; an unknown id fails the test.
inline const Procedure& procedure(const std::string& id) {
  const Procedure* found = find_by_id(game().procedures, id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

// A warrior and the crew, both in play.
inline Sheets table() {
  Character hero = support::warrior();
  Crew crew = support::sin_eaters();
  hero.id = "hero";
  crew.id = "crew";
  hero.crew = "crew";
  hero.in_play = crew.in_play = true;
  crew.factions.push_back({"Watch", "", {}, 2});
  crew.cohorts.push_back({"gang", "Rats", {"rovers"}, {}, {}, 0, ""});
  Sheets sheets;
  sheets.emplace("hero", hero);
  sheets.emplace("crew", crew);
  return sheets;
}

// The sheets of the table, to be changed.
inline Character& hero(Sheets& sheets) {
  return std::get<Character>(sheets.at("hero"));
}
inline Crew& crew(Sheets& sheets) {
  return std::get<Crew>(sheets.at("crew"));
}

// The move of that id by `who`, as far as the input answers it.
inline Move made(const Sheets& sheets, const std::string& who, const std::string& id,
                 const MoveInput& input = {}) {
  return begin({game(), sheets}, who, procedure(id), input);
}

using Answers = std::map<Id, std::string>;

// The same, answered as far as it is.
inline Move tried(const Sheets& sheets, const std::string& who, const std::string& id,
                  const Answers& answers) {
  return made(sheets, who, id, {answers, {}, {}});
}

// The sheets after it; a move that is refused or still asks something fails the test.
inline Sheets done(const Sheets& sheets, const std::string& who, const std::string& id,
                   const MoveInput& input = {}) {
  const Move move = made(sheets, who, id, input);
  INFO(id);
  CHECK(move.refused == "");
  std::string open;
  for (const MoveAsk& each : move.asks) {
    if (each.open) open += each.id + " ";
  }
  CHECK(open == "");
  return applied(game(), sheets, who, move);
}

// The number at a pointer; -999 where none is kept there.
inline int at(const Sheets& sheets, const std::string& who, const std::string& pointer) {
  return number_at(game(), sheets.at(who), pointer).value_or(-999);
}

// Whether one of the sentences has these words in it.
inline bool says(const std::vector<std::string>& all, const std::string& words) {
  return std::any_of(all.begin(), all.end(), [&](const std::string& each) {
    return each.find(words) != std::string::npos;
  });
}

// The table with a second member, who has two dots in Prowl and one in Craft.
inline Sheets two() {
  Sheets sheets = table();
  Character second = hero(sheets);
  second.id = "second";
  second.name = "Seren";
  second.actions = {{"prowl", 2}, {"craft", 1}};
  second.abilities.clear();
  sheets.emplace("second", second);
  return sheets;
}

// The second member of `two`.
inline Character& second(Sheets& sheets) {
  return std::get<Character>(sheets.at("second"));
}

}  // namespace roadbook::support::play
