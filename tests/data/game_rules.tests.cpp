// What a table's own game says for play, made in the workshop's forms: harm, conditions,
// positions, settings, phases of an evening, turns of a fight, the map of a prison. Each is
// checked, comes back out of its file, and is at work.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/content_map.hpp"
#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/game_frame.hpp"
#include "data/game_parts.hpp"
#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/map_edit.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/evening.hpp"
#include "support/own_game.hpp"

using namespace roadbook;
using data::EntryRef;
using data::FormAct;
using own_game::lamps;
using own_game::more;
using own_game::set;
using own_game::smallest;
using own_game::wrong_in;
using rules::Scope;

namespace {

const EntryRef frame_ref;

rules::Ruleset rules_of(const rules::ContentPackage& package) {
  return data::begun_game(smallest(), package);
}

bool file_is_same(const rules::ContentPackage& package) {
  const data::Documents read =
      data::read_documents("again.json", data::write_document(model::Value(package)));
  return read.diagnostics.empty() && read.values.size() == 1 &&
         read.values.front() == model::Value(package);
}

// Two rows: a scratch that weighs on the effect, and a wound that takes a die.
rules::ContentPackage with_harm() {
  rules::ContentPackage package = lamps();
  for (int i = 0; i < 2; ++i) more(package, frame_ref, "/game/harm_rows");
  set(package, frame_ref, "/game/harm_rows/0/name", "Scratched");
  set(package, frame_ref, "/game/harm_rows/0/count", "3");
  set(package, frame_ref, "/game/harm_rows/1/name", "Broken");
  more(package, frame_ref, "/game/harm_rows/0/effects");
  more(package, frame_ref, "/game/harm_rows/1/effects");
  set(package, frame_ref, "/game/harm_rows/1/effects/0/kind", "fewer_dice");
  set(package, frame_ref, "/game/harm/beyond", "Lost in the dark");
  return package;
}

}  // namespace

TEST_CASE("harm is made row by row: its level, its boxes, what it does to a roll, and death") {
  const rules::ContentPackage package = with_harm();
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  const rules::Ruleset game = rules_of(package);
  REQUIRE(game.harm_rows.size() == 2);
  CHECK(game.harm_rows[0].level == 1);
  CHECK(game.harm_rows[0].count == 3);
  CHECK(game.harm_rows[1].level == 2);
  CHECK(game.harm.beyond == "Lost in the dark");
  CHECK(game.harm.overflow);
  rules::Character hero = rules::random_character(game, "hero", 1, {});
  hero.harm.push_back({2, "A broken arm"});
  const rules::Standing standing = rules::derive(game, hero, rules::Gifts{});
  CHECK(standing.numbers.harm.size() == 2);
  CHECK(own_game::told(rules::check(standing)) == "");
  // Without room it goes into the next row, unless the game says no.
  rules::ContentPackage other = package;
  set(other, frame_ref, "/game/harm/overflow", "0");
  CHECK_FALSE(rules_of(other).harm.overflow);
  CHECK(file_is_same(other));
}

TEST_CASE("what is wrong in a game's rules is told at its field, and counts for nothing") {
  rules::ContentPackage package = with_harm();
  set(package, frame_ref, "/game/harm_rows/1/level", "1");
  CHECK(wrong_in(package) == "/game/harm_rows/1/level: There is a row for this level already.\n");
  CHECK(rules_of(package).harm_rows.size() == 1);
  CHECK(rules_of(package).harm_rows.front().name == "Scratched");
  set(package, frame_ref, "/game/harm_rows/1/level", "2");
  set(package, frame_ref, "/game/rating/faces", "4, 6");
  CHECK(wrong_in(package).find("/game/rating/faces: For each rating from 0 to 4") == 0);
  CHECK(rules_of(package).rating.faces.empty());
  CHECK(rules_of(package).harm_rows.size() == 2);
  set(package, frame_ref, "/game/rating/faces", "4, 6, 8, 10, 12");
  CHECK(wrong_in(package) == "");
  CHECK(rules_of(package).rating.faces.size() == 5);
  // A stash that the game has not, and bands that do not follow each other.
  for (int i = 0; i < 2; ++i) more(package, frame_ref, "/game/stash_bands");
  set(package, frame_ref, "/game/stash_bands/0/to", "4");
  set(package, frame_ref, "/game/stash_bands/1/from", "9");
  const std::string wrong = wrong_in(package);
  CHECK(wrong.find("/game/stash_bands: These bands are of a stash.") != std::string::npos);
  CHECK(wrong.find("/game/stash_bands/1/to: This band ends before it begins.") !=
        std::string::npos);
  CHECK(rules_of(package).stash_bands.empty());
}

TEST_CASE("a game that once left powers to its table is read, and leaves it what it can") {
  rules::ContentPackage package = lamps();
  std::string text = data::write_document(rules::ContentPackage(package));
  const std::string before = R"("crew_type")";
  REQUIRE(text.find(before) != std::string::npos);
  text.replace(text.find(before), before.size(), R"("power", "crew_type")");
  const data::Documents read = data::read_documents("our.json", text);
  for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
  REQUIRE(read.values.size() == 1);
  CHECK(std::get<rules::ContentPackage>(read.values.front()).game.own == package.game.own);
}

TEST_CASE("dots, dice and what a new character has are said by the game frame_ref") {
  rules::ContentPackage package = lamps();
  set(package, frame_ref, "/game/dice", "sixes");
  set(package, frame_ref, "/game/rating/maximum", "3");
  set(package, frame_ref, "/game/headline", "luck");
  set(package, frame_ref, "/game/open_rarities", "common,uncommon");
  set(package, frame_ref, "/game/own", "action,playbook");
  set(package, frame_ref, "/game/xp_triggers", "You were afraid.\nYou went on.");
  set(package, frame_ref, "/game/most_of_a_trigger", "3");
  set(package, frame_ref, "/game/cohort_edges_limit", "1");
  more(package, frame_ref, "/game/dot_reasons");
  set(package, frame_ref, "/game/dot_reasons/0/name", "your trade");
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  const rules::Ruleset game = rules_of(package);
  CHECK(game.dice.kind == rules::DiceKind::sixes);
  CHECK(game.rating.maximum == 3);
  CHECK(game.headline == rules::Ids{"luck"});
  CHECK(game.creation.open_rarities == rules::Ids{"common", "uncommon"});
  CHECK(game.own == std::vector{rules::OwnKind::action, rules::OwnKind::playbook});
  CHECK(game.xp_triggers.size() == 2);
  CHECK(game.most_of_a_trigger == 3);
  CHECK(game.crew.cohort_edges_limit == 1);
  REQUIRE(game.creation.dot_reasons.size() == 1);
  for (const char* each : {"1", "2", "3"}) {
    more(package, frame_ref, "/game/dot_reasons");
    set(package, frame_ref, std::string("/game/dot_reasons/") + each + "/name", "your luck");
  }
  CHECK(wrong_in(package).find("/game/dot_reasons: These reasons are for 4 dots; a new character "
                               "places 3.") == 0);
  CHECK(rules_of(package).creation.dot_reasons.empty());
  set(package, frame_ref, "/game/headline", "nothing_such");
  CHECK(wrong_in(package).find("/game/headline/0: There is no statistic") != std::string::npos);
  CHECK(rules_of(package).headline.empty());
}

TEST_CASE("positions stand in the order in which their maker puts them") {
  rules::ContentPackage package = lamps();
  const EntryRef safe = own_game::add(package, Scope::character, "positions", "Safe");
  const EntryRef grim = own_game::add(package, Scope::character, "positions", "Grim");
  set(package, grim, "/failure", "It goes dark.");
  set(package, safe, "/target", "4");
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  CHECK(rules_of(package).positions.front().name == "Safe");
  CHECK(data::put_sooner(package, grim));
  CHECK_FALSE(data::has_entry_before(package, grim));
  const rules::Ruleset game = rules_of(package);
  REQUIRE(game.positions.size() == 2);
  CHECK(game.positions.front().failure == "It goes dark.");
  CHECK(game.positions.back().target == 4);
}

TEST_CASE("a condition follows from a track or from harm, and a broken one is told") {
  rules::ContentPackage package = with_harm();
  const EntryRef track = own_game::add(package, Scope::character, "tracks", "Fear");
  const EntryRef lost = own_game::add(package, Scope::character, "conditions", "Lost");
  set(package, lost, "/when", "track_full");
  set(package, lost, "/of", track.id);
  more(package, lost, "/effects");
  set(package, lost, "/effects/0/kind", "cannot_act");
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  rules::Ruleset game = rules_of(package);
  rules::Character hero = rules::random_character(game, "hero", 1, {});
  const auto holds = [&] {
    const rules::Standing standing = rules::derive(game, hero, rules::Gifts{});
    return rules::conditions_of(game, hero, standing.numbers).size();
  };
  CHECK(holds() == 0);
  hero.tracks[track.id] = 4;
  CHECK(holds() == 1);
  set(package, lost, "/of", "nothing_such");
  CHECK(wrong_in(package).find("/of: There is no track") == 0);
  CHECK(rules_of(package).conditions.empty());
}

TEST_CASE("settings, phases and turns of your own are those of an evening and of a fight") {
  rules::ContentPackage package = own_game::ship_game();
  const EntryRef setting = own_game::add(package, Scope::character, "settings", "Full fear");
  for (int i = 0; i < 2; ++i) more(package, setting, "/options");
  set(package, setting, "/options/0/name", "One faints");
  set(package, setting, "/options/1/name", "One flees");
  const EntryRef move = own_game::add(package, Scope::character, "procedures", "Light a lamp");
  set(package, move, "/section", "Lamps");
  set(package, move, "/crew", "1");
  const EntryRef phase = own_game::add(package, Scope::character, "phases", "Dusk");
  more(package, phase, "/steps");
  set(package, phase, "/steps/0/procedures", move.id);
  const EntryRef first = own_game::add(package, Scope::character, "fight_order", "Quick");
  const EntryRef clock = own_game::add(package, Scope::character, "clock_kinds", "Tide");
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  const rules::Ruleset game = rules_of(package);
  REQUIRE(game.settings.size() == 1);
  CHECK(rules::decided(game, "", setting.id) == game.settings.front().options.front().id);
  CHECK(rules::find_by_id(game.fight_order, first.id) != nullptr);
  CHECK(rules::find_by_id(game.clock_kinds, clock.id) != nullptr);
  rules::Crew crew = rules::random_crew(game, "crew", 1, {});
  rules::Sheets sheets;
  sheets.emplace("crew", crew);
  const auto evening = rules::evening_of({game, sheets}, "crew");
  REQUIRE(evening.size() == 1);
  CHECK(evening.front().phase->name == "Dusk");
  REQUIRE(evening.front().tasks.size() == 1);
  CHECK(evening.front().tasks.front().name == "Light a lamp");
  set(package, phase, "/steps/0/procedures", "nothing_such");
  CHECK(wrong_in(package).find("/steps/0/procedures") == 0);
  CHECK(rules_of(package).phases.front().steps.empty());
}

TEST_CASE("the map of a prison is drawn in a package, and its crews claim along its paths") {
  rules::ContentPackage package = own_game::ship_game();
  const EntryRef guard = own_game::add(package, Scope::crew, "claims", "A guard who looks away");
  set(package, guard, "/prison", "1");
  const EntryRef map = own_game::add(package, Scope::crew, "prison_maps", "The hulk");
  REQUIRE(data::map_of_entry(package, map) != nullptr);
  CHECK(data::map_of_entry(package, map)->cells.empty());
  rules::Map drawn = rules::new_map(3, 1);
  const rules::MapCell start = drawn.cells.front();
  const int beside = start.x == 0 ? 1 : start.x - 1;
  drawn = rules::with_claim(drawn, beside, start.y, guard.id);
  const rules::Id cell = rules::place_at(drawn, beside, start.y)->id;
  drawn = rules::with_path(drawn, start.id, cell, true);
  REQUIRE(data::set_map(package, map, drawn));
  CHECK(wrong_in(package) == "");
  CHECK(file_is_same(package));
  const rules::Ruleset game = rules_of(package);
  CHECK(rules::prison_map(game) == drawn);
  const rules::Crew crew = rules::random_crew(game, "crew", 1, {});
  CHECK(rules::may_claim_in_prison(game, crew, cell).allowed);
  // A claim of the streets stands on no such map.
  const rules::Id other = package.for_crews.claims.front().id;
  REQUIRE(data::set_map(package, map, rules::with_claim(drawn, beside, start.y, other)));
  CHECK(wrong_in(package).find("This is not a prison claim.") != std::string::npos);
}

TEST_CASE("a package changes the prison of a shipped game, and a sheet takes that along") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package;
  package.id = "3f2a9c0d";
  package.ruleset = game.id;
  package.name = "Iron bars";
  const auto ref = data::copy_entry(game, {Scope::crew, "prison_maps", game.prison_maps[0].id},
                                    data::CopyAs::change, package);
  REQUIRE(ref);
  rules::Map smaller = rules::prison_map(game);
  const rules::MapCell last = smaller.cells.back();
  smaller = rules::without_place(smaller, last.x, last.y);
  REQUIRE(data::set_map(package, *ref, smaller));
  CHECK(rules::prison_map(data::with_content(game, package)).cells.size() ==
        rules::prison_map(game).cells.size() - 1);
  model::Library library;
  model::keep(library, package.id, package);
  rules::Crew crew = rules::random_crew(game, "crew", 1, {});
  const model::Value out = data::with_what_it_uses(library, crew, &game);
  REQUIRE(std::get<rules::Crew>(out).own.prison_maps.size() == 1);
  CHECK(std::get<rules::Crew>(out).own.prison_maps.front().claims == smaller);
}

TEST_CASE("each field that a game says beside its entries stands in a part of its form") {
  const rules::ContentPackage package = data::with_steps(smallest(), lamps());
  const rules::Ruleset frame = data::frame_of_game(smallest(), package);
  const document::Form all = data::entry_form(frame, package, frame_ref);
  std::size_t shown = data::form_of_part(all, "").size();
  for (const data::GamePart& each : data::game_parts(frame)) {
    const document::Form form = data::form_of_part(all, each.id);
    CAPTURE(each.id);
    CHECK_FALSE(form.empty());
    shown += form.size();
  }
  CHECK(shown == all.size());
  for (const document::FormField& each : data::form_of_part(all, "")) {
    CAPTURE(each.pointer);
    CHECK((each.pointer.compare(0, 6, "/game/") != 0 || each.pointer == "/game/emblem"));
  }
}
