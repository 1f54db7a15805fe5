// A move finds the fields of a sheet by their descriptions, with the limits of a file.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "document/field_list.hpp"
#include "document/limits.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/play/standings.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using document::limit_of;

TEST_CASE("each text that a move writes has one limit, in the move and in the file") {
  const std::pair<const char*, int> of_character[] = {
      {"/alias", limit_of(&rules::Character::alias)},
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
      {"/factions/0/notes", limit_of(&rules::Faction::notes)},
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

TEST_CASE("every field that a file describes is a field to a move, and no other is") {
  for (const bool crew : {false, true}) {
    for (const document::Described& each : document::described_fields(crew)) {
      const std::string key = each.key.name;
      // A ledger is changed through its sum, an object through what stands in it, and no move says
      // of which two a mixed heritage is made.
      const bool apart = each.shape == document::Shape::ledger ||
                         each.shape == document::Shape::object || key == "parent_heritages";
      if (apart) continue;
      CAPTURE(crew, key);
      const bool by_name = each.shape == document::Shape::amounts;
      CHECK(rules::is_sheet_field(crew, '/' + key + (by_name ? "/any" : "")));
      CHECK_FALSE(rules::is_sheet_field(crew, '/' + key + "_of_none"));
    }
  }
}

TEST_CASE("a number that the game does not limit goes as far as in a file") {
  rules::Character character;
  character.id = "keeper";
  const rules::Sheets sheets{{"keeper", character}};
  const rules::Standings standings(support::tiny(), sheets);
  for (const auto& [pointer, most] :
       {std::pair{"/coin", 1000000}, std::pair{"/stride", 10000},
        std::pair{"/counters/visits", 10000}, std::pair{"/advances/any", 1000}}) {
    CAPTURE(pointer);
    const rules::NumberLimits limits = rules::limits_at(standings, "keeper", pointer);
    CHECK(limits.low == 0);
    CHECK(limits.high == most);
  }
}

TEST_CASE("a move calls the special abilities as the file does, and may use their former name") {
  rules::Sheet sheet = rules::Character();
  rules::AbilityTaken& taken = std::get<rules::Character>(sheet).abilities.emplace_back();
  taken.id = "expertise";
  taken.choice = "hunt";
  for (const std::string key : {"special_abilities", "abilities"}) {
    CAPTURE(key);
    CHECK(rules::text_at(sheet, '/' + key + "/expertise/choice") == "hunt");
    CHECK(rules::text_at(sheet, '/' + key + "/another/choice") == "");
    CHECK(rules::write_text(sheet, '/' + key + "/expertise/choice", "prowl"));
    CHECK(std::get<rules::Character>(sheet).abilities[0].choice == "prowl");
    std::get<rules::Character>(sheet).abilities[0].choice = "hunt";
  }
}
