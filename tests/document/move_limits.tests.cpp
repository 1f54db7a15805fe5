// What a move may write into a text of a sheet is as long as the file lets it be.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "document/limits.hpp"
#include "rules/play/sheet_field.hpp"

using namespace roadbook;
using document::limit_of;

TEST_CASE("each text that a move writes has one limit, in the move and in the file") {
  const std::pair<const char*, int> of_character[] = {
      {"/notes", limit_of(&rules::Character::notes)},
      {"/load_level", limit_of(&rules::Character::load_level)}};
  const std::pair<const char*, int> of_crew[] = {
      {"/notes", limit_of(&rules::Crew::notes)},
      {"/lair", limit_of(&rules::Crew::lair)},
      {"/grounds", limit_of(&rules::Crew::grounds)},
      {"/hold", limit_of(&rules::Crew::hold)},
      {"/entanglement", limit_of(&rules::Crew::entanglement)},
      {"/score/plan", limit_of(&rules::Score::plan)},
      {"/score/detail", limit_of(&rules::Score::detail)},
      {"/score/target", limit_of(&rules::Score::target)},
      {"/score/position", limit_of(&rules::Score::position)},
      {"/cohorts/0/name", limit_of(&rules::Cohort::name)},
      {"/factions/0/hold", limit_of(&rules::Faction::hold)}};
  rules::Crew crew;
  crew.cohorts.emplace_back();
  crew.factions.emplace_back();
  const auto check = [](const rules::Sheet& sheet, const auto& texts) {
    for (const auto& [pointer, limit] : texts) {
      CAPTURE(pointer);
      CHECK(limit > 0);
      CHECK(static_cast<int>(rules::longest_text_at(sheet, pointer)) == limit);
    }
  };
  check(rules::Character(), of_character);
  check(crew, of_crew);
}
