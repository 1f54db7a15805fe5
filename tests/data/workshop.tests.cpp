// Packages of content: layers over a game, their faults, their differences, and the sheets that use
// them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <random>
#include <set>
#include <string>

#include "data/content_check.hpp"
#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/entry_form.hpp"
#include "data/own_definitions.hpp"
#include "model/history.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using data::EntryRef;
using rules::Scope;

namespace {

const rules::Ruleset* const games[] = {&support::beacon_road(), &support::blades_srd(),
                                       &support::wyrd_wolds(), &support::tiny()};

rules::ContentPackage new_package(const rules::Ruleset& game) {
  rules::ContentPackage package;
  package.id = "3f2a9c0d";
  package.ruleset = game.id;
  package.name = "Salt and smoke";
  package.version = "1.2";
  package.author = "Ada";
  package.licence = "CC BY 4.0";
  return package;
}

// A package with an ability of Blades in the Dark that gives two more stress boxes.
rules::ContentPackage with_steady_hands(EntryRef& ref) {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = new_package(game);
  ref = data::add_entry(game, Scope::character, "abilities", package);
  const auto set = [&](const char* pointer, const char* value) {
    REQUIRE(data::change_field(package, ref, pointer, data::FormAct::set, value));
  };
  set("/name", "Steady Hands");
  set("/description", "Your hands do not shake.");
  REQUIRE(data::change_field(package, ref, "/modifiers", data::FormAct::add));
  set("/modifiers/0/kind", "add");
  set("/modifiers/0/target", "stress");
  set("/modifiers/0/value", "2");
  return package;
}

model::Library library_with(const rules::ContentPackage& package) {
  model::Library library;
  model::keep(library, package.id, package);
  return library;
}

// Changes an entry of the game: each of its numbers that may be one higher is, of a move the first
// ones, all of them when asked for.
void one_more_of_all(const rules::Ruleset& game, const EntryRef& entry,
                     rules::ContentPackage& package) {
  const auto ref = data::copy_entry(game, entry, data::CopyAs::change, package);
  if (!ref) return;
  std::uint64_t left = entry.list == "procedures" ? support::rounds(2, 100000) : 100000;
  for (const document::FormField& each : data::entry_form(game, package, *ref)) {
    if (each.kind != document::FormKind::number || each.value.empty()) continue;
    if (left-- == 0) return;
    data::change_field(package, *ref, each.pointer, data::FormAct::set,
                       std::to_string(std::stoi(each.value) + 1));
  }
}

// The place of a field, whichever element of its lists it stands in.
std::string without_numbers(std::string pointer) {
  std::erase_if(pointer, [](char each) { return each >= '0' && each <= '9'; });
  return pointer;
}

std::string all_words(const std::vector<data::ContentFault>& faults) {
  std::string words;
  for (const data::ContentFault& each : faults) {
    words += std::string(data::grade_words(each.grade)) + ' ' +
             (each.entry.list.empty() ? "" : data::text_of(each.entry)) + each.field + ' ' +
             each.words + '\n';
  }
  return words;
}

std::string all_words(const rules::Findings& findings) {
  std::string words;
  for (const rules::Finding& each : findings) {
    if (each.rule == "own_definition") continue;  // a package's faults are those of its makers
    words += each.rule + ' ' + each.subject + ' ' + each.place + ": " + each.message + '\n';
  }
  return words;
}

std::string read_back_faults(const model::Value& value, const model::Value& expected) {
  const data::Documents read = data::read_documents("again.json", data::write_document(value));
  std::string faults;
  for (const auto& each : read.diagnostics) faults += data::in_words(each) + '\n';
  if (read.values.size() != 1) return faults + "not one document";
  return read.values.front() == expected ? faults : faults + "another document";
}

}  // namespace

TEST_CASE("an entry of a package is part of its game, with its name, effect and origin") {
  EntryRef ref;
  const rules::ContentPackage package = with_steady_hands(ref);
  const rules::Ruleset game = data::with_content(support::blades_srd(), package);
  CHECK(game.own_faults.empty());
  const rules::Ability* ability = rules::find_by_id(game.abilities, ref.id);
  REQUIRE(ability != nullptr);
  CHECK(ability->name == "Steady Hands");
  CHECK(ability->source == "Salt and smoke 1.2, by Ada (CC BY 4.0)");
  rules::Character hero = rules::random_character(game, "hero", 4, {});
  const int before = rules::total_of(support::numbers_of(game, hero, nullptr), "stress");
  hero.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  const rules::Derived derived = support::numbers_of(game, hero, nullptr);
  CHECK(rules::total_of(derived, "stress") == before + 2);
  const auto* stress = rules::find_statistic(derived, "stress");
  REQUIRE(stress != nullptr);
  const std::string reasons = rules::explain(game, *stress);
  CAPTURE(reasons);
  CHECK(reasons.find("+ 2 (Steady Hands)") != std::string::npos);
  CHECK(rules::find_by_id(support::blades_srd().abilities, ref.id) == nullptr);
}

TEST_CASE("ids come from the package and never from a name, and none is given twice") {
  EntryRef ref;
  rules::ContentPackage package = with_steady_hands(ref);
  CHECK(ref.id == "p3f2a9c0d_1");
  CHECK(data::change_field(package, ref, "/name", data::FormAct::set, "Calm Hands"));
  CHECK(data::name_of_entry(package, ref) == "Calm Hands");
  CHECK_FALSE(data::change_field(package, ref, "/id/x", data::FormAct::set, "other"));
  CHECK(data::has_entry(package, ref));
  CHECK(data::remove_entry(package, ref));
  const EntryRef next =
      data::add_entry(support::blades_srd(), Scope::character, "abilities", package);
  CHECK(next.id == "p3f2a9c0d_2");
}

TEST_CASE("a change of a shipped entry is a difference, field by field, and undone at a press") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = new_package(game);
  const rules::Id id = game.items.front().id;
  const auto ref =
      data::copy_entry(game, {Scope::character, "items", id}, data::CopyAs::change, package);
  REQUIRE(ref);
  CHECK(ref->id == id);
  CHECK(data::is_change(game, *ref));
  CHECK(data::field_changes(game, package, *ref).empty());
  CHECK(data::change_field(package, *ref, "/load", data::FormAct::set, "7"));
  CHECK(data::change_field(package, *ref, "/name", data::FormAct::set, "A heavy thing"));
  const auto changes = data::field_changes(game, package, *ref);
  REQUIRE(changes.size() == 2);
  CHECK(changes[0].label == "Name");
  CHECK(changes[0].game == game.items.front().name);
  CHECK(changes[0].package == "A heavy thing");
  CHECK(changes[1].label == "Load");
  CHECK(changes[1].package == "7");
  CHECK(data::with_content(game, package).items.front().load == 7);
  CHECK(data::undo_field(game, package, *ref, "name"));
  CHECK(data::field_changes(game, package, *ref).size() == 1);
  CHECK(data::undo_field(game, package, *ref, "load"));
  CHECK(data::entries_in(package).empty());  // nothing is changed any longer
  CHECK(data::with_content(game, package).items.front().load == game.items.front().load);
}

TEST_CASE("faults have three grades, each with entry and field, and spare the other entries") {
  EntryRef good;
  rules::ContentPackage package = with_steady_hands(good);
  const rules::Ruleset& game = support::blades_srd();
  const EntryRef bad = data::add_entry(game, Scope::character, "abilities", package);
  CHECK(data::change_field(package, bad, "/name", data::FormAct::set, "Steady hands"));
  CHECK(data::change_field(package, bad, "/modifiers", data::FormAct::add));
  CHECK(data::change_field(package, bad, "/modifiers/0/target", data::FormAct::set, "nowhere"));
  package.needs.push_back({"other", "The other one", "2.0"});
  package.licence.clear();
  const auto faults = data::check_content(game, package, {});
  const std::string words = all_words(faults);
  CAPTURE(words);
  CHECK(words.find("Error abilities." + bad.id + "/modifiers/0/target There is no") == 0);
  CHECK(words.find("Warning abilities." + bad.id + "/name There is another") != std::string::npos);
  CHECK(words.find("Warning /needs It needs the package The other one, which is not here.") !=
        std::string::npos);
  CHECK(words.find("Suggestion abilities." + bad.id + "/description") != std::string::npos);
  CHECK(words.find("Suggestion /licence") != std::string::npos);
  CHECK(std::is_sorted(faults.begin(), faults.end(),
                       [](const auto& one, const auto& two) { return one.grade < two.grade; }));
  const rules::Ruleset whole = data::with_content(game, package);
  CHECK(whole.own_faults.size() == 1);
  CHECK(rules::find_by_id(whole.abilities, good.id)->modifiers.size() == 1);
  // The faulty entry is there, without its faulty part.
  REQUIRE(rules::find_by_id(whole.abilities, bad.id) != nullptr);
  CHECK(rules::find_by_id(whole.abilities, bad.id)->modifiers.empty());
}

TEST_CASE("what a package needs may be here, and new enough") {
  rules::ContentPackage package = new_package(support::tiny());
  package.needs.push_back({"other", "The other one", "1.10"});
  rules::ContentPackage other = new_package(support::tiny());
  other.id = "other";
  other.version = "1.9";
  CHECK(all_words(data::check_content(support::tiny(), package, {&other})) ==
        "Warning /needs It needs version 1.10 of The other one; version 1.9 is here.\n");
  other.version = "1.10";
  CHECK(data::check_content(support::tiny(), package, {&other}).empty());
  CHECK(data::is_new_enough("2", "1.9.9"));
  CHECK_FALSE(data::is_new_enough("", "1"));
  CHECK(data::is_new_enough("v2-beta", ""));
}

TEST_CASE("an empty cell of a table is a line of its form, and stays when the others are changed") {
  const rules::Ruleset& game = support::blades_srd();
  rules::ContentPackage package = new_package(game);
  const EntryRef ref = *data::copy_entry(game, {Scope::character, "tables", "magnitude"},
                                         data::CopyAs::change, package);
  const auto row = [&](const char* lines) {
    REQUIRE(data::change_field(package, ref, "/rows/0/cells", data::FormAct::set, lines));
    for (const document::FormField& field : data::entry_form(game, package, ref)) {
      if (field.pointer == "/rows/0/cells") CHECK(field.value == lines);
    }
    return package.for_characters.tables.front().rows.front().cells;
  };
  CHECK(row("0\n\na bus").size() == 3);
  CHECK(row("0\n\na bus\n\n").back().empty());
  CHECK(row("\n").size() == 1);
  CHECK(row("").empty());
}

TEST_CASE("every field of every entry of every game is in its form, and set to itself stays") {
  for (const rules::Ruleset* game : games) {
    CAPTURE(game->id);
    rules::ContentPackage package = new_package(*game);
    for (const Scope scope : {Scope::character, Scope::crew}) {
      for (const std::string& list : data::lists_of(scope)) {
        for (const auto& [id, name] : data::entries_of_game(*game, list)) {
          data::copy_entry(*game, {scope, list, id}, data::CopyAs::change, package);
        }
      }
    }
    const rules::ContentPackage before = package;
    std::size_t fields = 0;
    std::string wrong;
    // In every run the first of each list and each tenth behind it, and of their fields one of each
    // kind in a list is set; all of them when asked for.
    const bool thorough = support::rounds(0, 1) != 0;
    std::set<std::string> set;
    std::map<std::string, std::uint64_t> of_list;
    for (const EntryRef& ref : data::entries_in(before)) {
      if (of_list[ref.list]++ % support::rounds(10, 1) != 0) continue;
      const document::Form form = data::entry_form(*game, before, ref);
      if (std::none_of(form.begin(), form.end(), [](const auto& each) {
            return each.pointer == "/name" || each.pointer == "/word/one";
          })) {
        wrong += data::text_of(ref) + '\n';
      }
      for (const document::FormField& field : form) {
        using document::FormKind;
        if (field.kind == FormKind::list || field.kind == FormKind::element ||
            field.kind == FormKind::amount || field.kind == FormKind::map ||
            field.kind == FormKind::part) {
          continue;
        }
        ++fields;
        const bool sets = set.insert(ref.list + without_numbers(field.pointer)).second || thorough;
        if (field.label.empty() || (sets && !data::change_field(package, ref, field.pointer,
                                                                data::FormAct::set, field.value))) {
          wrong += data::text_of(ref) + field.pointer + '\n';
        }
      }
    }
    CHECK(wrong == "");
    CHECK(fields > 100);
    CHECK(package == before);
    CHECK(read_back_faults(package, package) == "");
  }
}

TEST_CASE(
    "export then import is the identity, for packages of all games, however they are changed") {
  std::mt19937_64 chance(11);
  const auto any = [&chance](std::size_t below) {
    return static_cast<std::size_t>(chance() % below);
  };
  const char* const values[] = {"0", "1", "-3", "nowhere", "two\nlines", "Ünïcode \"quotes\" \\",
                                ""};
  const std::uint64_t rounds = support::rounds(3, 1000);
  for (const rules::Ruleset* game : games) {
    for (std::uint64_t round = 0; round < rounds; ++round) {
      CAPTURE(game->id, round);
      rules::ContentPackage package = new_package(*game);
      package.in_use = any(2) == 0;
      package.needs.resize(any(3), {"other", "The other one", "2"});
      for (std::size_t i = 0; i < 6; ++i) {
        const Scope scope = any(2) == 0 ? Scope::character : Scope::crew;
        const auto lists = data::lists_of(scope);
        const std::string& list = lists[any(lists.size())];
        const auto shipped = data::entries_of_game(*game, list);
        EntryRef ref;
        if (shipped.empty() || any(3) == 0) {
          ref = data::add_entry(*game, scope, list, package);
        } else {
          const auto how = any(2) == 0 ? data::CopyAs::change : data::CopyAs::new_entry;
          ref = *data::copy_entry(*game, {scope, list, shipped[any(shipped.size())].first}, how,
                                  package);
        }
        const document::Form form = data::entry_form(*game, package, ref);
        for (std::size_t changes = 0; changes < 4; ++changes) {
          const document::FormField& field = form[any(form.size())];
          data::change_field(package, ref, field.pointer, static_cast<data::FormAct>(any(4)),
                             values[any(std::size(values))]);
        }
      }
      REQUIRE(read_back_faults(package, package) == "");
      // What is wrong with it never takes the game with it.
      const rules::Ruleset whole = data::with_content(*game, package);
      CHECK(whole.abilities.size() >= game->abilities.size());
    }
  }
}

TEST_CASE("a sheet takes along what it uses of packages, and opens anywhere as it stands here") {
  EntryRef ref;
  rules::ContentPackage package = with_steady_hands(ref);
  const EntryRef unused =
      data::add_entry(support::blades_srd(), Scope::character, "items", package);
  const model::Library library = library_with(package);
  rules::Character hero = rules::random_character(support::blades_srd(), "hero", 4, {});
  hero.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  const rules::Ruleset here =
      data::game_of_table(support::blades_srd(), model::own_at_table(library, hero));
  const auto carried =
      std::get<rules::Character>(data::with_what_it_uses(library, hero, &support::blades_srd()));
  REQUIRE(carried.own.abilities.size() == 1);
  CHECK(carried.own.abilities.front().source == "Salt and smoke 1.2, by Ada (CC BY 4.0)");
  CHECK(carried.own.items.empty());
  const rules::Ruleset there =
      data::game_of_table(support::blades_srd(), model::own_of(carried, nullptr));
  CHECK(support::numbers_of(here, hero, nullptr) == support::numbers_of(there, carried, nullptr));

  SECTION("an import shows what is the same already, and leaves that to the package") {
    const data::Brought brought = data::brought_along(library, carried);
    CHECK(brought.here == std::vector<std::string>{"Steady Hands"});
    CHECK(brought.other.empty());
    CHECK(data::without_what_is_here(library, carried) == model::Value(hero));
  }
  SECTION("elsewhere it is new, and stays") {
    CHECK(data::brought_along({}, carried).news == std::vector<std::string>{"Steady Hands"});
    CHECK(data::without_what_is_here({}, carried) == model::Value(carried));
  }
  SECTION("where the package says something else, the sheet's own stays and is told") {
    CHECK(data::change_field(package, ref, "/modifiers/0/value", data::FormAct::set, "1"));
    const model::Library other = library_with(package);
    CHECK(data::brought_along(other, carried).other == std::vector<std::string>{"Steady Hands"});
    CHECK(data::without_what_is_here(other, carried) == model::Value(carried));
  }
  SECTION("a package that is not in use is no part of any sheet") {
    package.in_use = false;
    CHECK(data::with_what_it_uses(library_with(package), hero, &support::blades_srd()) ==
          model::Value(hero));
  }
  CHECK(data::has_entry(package, unused));
}

TEST_CASE("sheets of every game with entries of a package go out and come back as they were") {
  int carried = 0;
  for (const rules::Ruleset* game : games) {
    rules::ContentPackage package = new_package(*game);
    for (const Scope scope : {Scope::character, Scope::crew}) {
      for (const std::string& list : data::lists_of(scope)) {
        std::uint64_t number = 0;
        for (const auto& [id, name] : data::entries_of_game(*game, list)) {
          // Each fifth of a list, all of them when asked for.
          if (number++ % support::rounds(5, 1) != 0) continue;
          const auto ref =
              data::copy_entry(*game, {scope, list, id}, data::CopyAs::change, package);
          data::change_field(package, *ref, "/name", data::FormAct::set, name + " of ours");
        }
      }
    }
    const model::Library library = library_with(package);
    for (std::uint64_t seed = 1; seed <= support::rounds(1, 200); ++seed) {
      CAPTURE(game->id, seed);
      for (const model::Value& sheet :
           {model::Value(rules::random_character(*game, "hero", seed, {})),
            model::Value(rules::random_crew(*game, "crew", seed, {}))}) {
        const model::Value out = data::with_what_it_uses(library, sheet, game);
        if (out != sheet) ++carried;
        CHECK(read_back_faults(out, out) == "");
        CHECK(data::without_what_is_here(library, out) == sheet);
        CHECK(data::brought_along(library, out).news.empty());
      }
    }
  }
  CHECK(carried >= 3);
}

TEST_CASE("a sheet takes along what packages change that it does not name itself") {
  std::mt19937_64 chance(23);
  // One in so many entries is changed.
  const std::uint64_t one_in = support::rounds(8, 3);
  for (const rules::Ruleset* game : games) {
    int differ = 0;
    for (std::uint64_t seed = 1; seed <= support::rounds(1, 300); ++seed) {
      CAPTURE(game->id, seed);
      rules::ContentPackage package = new_package(*game);
      std::uint64_t moves = 0;
      for (const Scope scope : {Scope::character, Scope::crew}) {
        for (const std::string& list : data::lists_of(scope)) {
          for (const auto& entry : data::entries_of_game(*game, list)) {
            const rules::Id& id = entry.first;
            const bool of_crews =
                std::any_of(game->crew_types.begin(), game->crew_types.end(),
                            [&](const auto& each) { return rules::contains(each.abilities, id); });
            if (list == "abilities" && of_crews != (scope == Scope::crew)) continue;
            if (chance() % one_in != 0) continue;
            // Moves take the longest, and are the most.
            if (list == "procedures" && moves++ % support::rounds(12, 1) != 0) continue;
            one_more_of_all(*game, {scope, list, id}, package);
          }
        }
      }
      const model::Library library = library_with(package);
      const rules::Character hero = rules::random_character(*game, "hero", seed, {});
      const rules::Crew crew = rules::random_crew(*game, "crew", seed, {});
      const auto hero_out =
          std::get<rules::Character>(data::with_what_it_uses(library, hero, game));
      const auto crew_out = std::get<rules::Crew>(data::with_what_it_uses(library, crew, game));
      const rules::Ruleset here = data::game_of_table(*game, model::own_at_table(library, hero));
      const rules::Ruleset there = data::game_of_table(*game, model::own_of(hero_out, nullptr));
      const rules::Standing one = rules::derive(here, hero, rules::gifts_of(here, nullptr));
      const rules::Standing other = rules::derive(there, hero_out, rules::gifts_of(there, nullptr));
      CHECK(one.numbers == other.numbers);
      CHECK(all_words(rules::check(one)) == all_words(rules::check(other)));
      if (!(one.numbers == support::numbers_of(*game, hero, nullptr))) ++differ;
      const rules::Ruleset crew_here =
          data::game_of_table(*game, model::own_at_table(library, crew));
      const rules::Ruleset crew_there =
          data::game_of_table(*game, model::own_of(crew_out, nullptr));
      const rules::DerivedCrew ours = rules::derive_crew(crew_here, crew);
      const rules::DerivedCrew theirs = rules::derive_crew(crew_there, crew_out);
      CHECK(ours == theirs);
      CHECK(all_words(rules::check(crew_here, crew, ours)) ==
            all_words(rules::check(crew_there, crew_out, ours)));
    }
    CHECK(differ > 0);
  }
}

TEST_CASE("a change that breaks the game counts for nothing here, and goes along with no sheet") {
  const rules::Ruleset& game = support::beacon_road();
  rules::ContentPackage package = new_package(game);
  const auto type = data::copy_entry(game, {Scope::crew, "crew_types", "sin_eaters"},
                                     data::CopyAs::change, package);
  REQUIRE(type);
  REQUIRE(data::change_field(package, *type, "/chosen_starting_upgrades", data::FormAct::set, "1"));
  const rules::Crew crew = rules::random_crew(game, "crew", 3, {"", "", "sin_eaters"});
  const auto goes_along = [&] {
    const model::Value out = data::with_what_it_uses(library_with(package), crew, &game);
    return !std::get<rules::Crew>(out).own.crew_types.empty();
  };
  CHECK(goes_along());
  // Moves of the game ask for a feature of the type.
  while (data::change_field(package, *type, "/features/0", data::FormAct::remove)) continue;
  CHECK_FALSE(goes_along());
}

TEST_CASE("an update says what comes, changes and goes, which sheets it touches, and what stays") {
  const rules::Ruleset& game = support::blades_srd();
  EntryRef ref;
  const rules::ContentPackage before = with_steady_hands(ref);
  rules::ContentPackage after = before;
  CHECK(data::change_field(after, ref, "/modifiers/0/value", data::FormAct::set, "1"));
  const EntryRef added = data::add_entry(game, Scope::crew, "upgrades", after);
  CHECK(data::change_field(after, added, "/name", data::FormAct::set, "A boat"));
  model::Library library = library_with(before);
  rules::Character hero = rules::random_character(game, "hero", 4, {});
  hero.name = "Orla";
  model::keep(library, "other", rules::random_character(game, "other", 5, {}));
  hero.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  model::keep(library, "hero", hero);
  data::ContentUpdate update = data::content_update(library, game, game, before, after);
  CHECK(update.added == std::vector<std::string>{"A boat"});
  CHECK(update.changed == std::vector<std::string>{"Steady Hands: changes to numbers"});
  CHECK(update.gone.empty());
  REQUIRE(update.touched.size() == 1);
  CHECK(update.touched.front().rfind("Orla: Steady Hands; Stress ", 0) == 0);
  CHECK(update.stays.empty());
  update = data::content_update(library, game, game, after, before);
  CHECK(update.gone == std::vector<std::string>{"A boat"});
  // What holds for every sheet touches all whose numbers it moves.
  rules::ContentPackage more = before;
  const auto stress = data::copy_entry(game, {Scope::character, "statistics", "stress"},
                                       data::CopyAs::change, more);
  REQUIRE(stress);
  CHECK(data::change_field(more, *stress, "/terms/0/value", data::FormAct::set, "12"));
  update = data::content_update(library, game, game, before, more);
  REQUIRE(update.touched.size() == 3);
  CHECK(update.touched[0] == "Every sheet of Blades in the Dark: Stress");
  CHECK(update.touched[1].rfind("Orla: Stress 11 boxes → 14", 0) == 0);
  CHECK(update.touched[2].find(": Stress 9 boxes → 12") != std::string::npos);
  // A sheet that carries its own copy keeps it.
  model::keep(library, "hero", data::with_what_it_uses(library, hero, &support::blades_srd()));
  update = data::content_update(library, game, game, before, after);
  CHECK(update.stays == std::vector<std::string>{"Steady Hands, on Orla"});
  CHECK(update.touched.empty());
}

TEST_CASE("undo and redo take changes of a package back and forth, in words") {
  EntryRef ref;
  rules::ContentPackage package = with_steady_hands(ref);
  model::History history;
  model::Library library = history.commit({}, model::put(package, "New package"));
  CHECK(library.documents.empty());
  REQUIRE(library.layers.size() == 1);
  CHECK(data::change_field(package, ref, "/name", data::FormAct::set, "Calm Hands"));
  library = history.commit(std::move(library), model::put(package, "Name of Steady Hands"));
  CHECK(library.layers.front().for_characters.abilities.front().name == "Calm Hands");
  CHECK(history.undo_words() == "Name of Steady Hands");
  library = history.undo(std::move(library));
  CHECK(library.layers.front().for_characters.abilities.front().name == "Steady Hands");
  library = history.undo(std::move(library));
  CHECK(library == model::Library{});
  library = history.redo(std::move(library));
  CHECK(model::find_package(library, package.id) != nullptr);
  CHECK(model::find(library, package.id) == nullptr);
}

TEST_CASE("an address of an entry is read as it was written") {
  for (const char* text : {"abilities.p1_2", "crew.abilities.x", "crew.crew_types.the_lamps"}) {
    const auto ref = data::entry_ref(text);
    REQUIRE(ref);
    CHECK(data::text_of(*ref) == text);
  }
  for (const char* text : {"", "abilities", "abilities.", "crew.", "wizards.x"}) {
    CHECK_FALSE(data::entry_ref(text));
  }
}

TEST_CASE("a list of texts grows to its limits, and what is beyond them is refused whole") {
  rules::ContentPackage package = new_package(support::blades_srd());
  const EntryRef ref = data::add_entry(support::blades_srd(), Scope::character, "names", package);
  const auto set = [&](const std::string& lines) {
    return data::change_field(package, ref, "/names", data::FormAct::set, lines);
  };
  const auto names = [&] { return package.for_characters.names.front().names; };
  const auto lines = [](std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += "Name " + std::to_string(i) + "\n";
    return all;
  };
  REQUIRE(set(lines(1000)));
  CHECK(names().size() == 1000);
  CHECK_FALSE(set(lines(1001)));
  CHECK(names().size() == 1000);
  CHECK(set("Aud\n" + std::string(200, 'x')));
  CHECK_FALSE(set("Aud\n" + std::string(201, 'x')));
  CHECK(names().back().size() == 200);
  CHECK_FALSE(data::change_field(package, {}, "/name", data::FormAct::set, std::string(201, 'x')));
  CHECK(package.name == "Salt and smoke");
  CHECK(document::why_no_texts(lines(1000), 200).empty());
  CHECK(document::why_no_texts(lines(1001), 200) ==
        "These are 1001 lines, and a list can have 1000. Take some out; until then the list stays "
        "as it was.");
  CHECK(document::why_no_texts("Aud\n\n" + std::string(201, 'x'), 200) ==
        "Line 3 has 201 letters, and a line can have 200. Make it shorter; until then the list "
        "stays as it was.");
}

TEST_CASE("nobody writes into a package by its form what follows from where it is from") {
  rules::ContentPackage package = new_package(support::blades_srd());
  const rules::ContentPackage before = package;
  for (const char* pointer : {"/begun_from", "/packed", "/id", "/received", "/given_ids", "/in_use",
                              "/for_characters/abilities", "/game/xp_triggers"}) {
    CAPTURE(pointer);
    CHECK_FALSE(data::change_field(package, {}, pointer, data::FormAct::set, "1"));
    CHECK_FALSE(data::change_field(package, {}, pointer, data::FormAct::add));
  }
  CHECK(package == before);
}
