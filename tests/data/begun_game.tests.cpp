// Games that are begun in the workshop from the smallest one: made, checked, sent out and taken in.
#include "data/begun_game.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/entry_form.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/questions.hpp"
#include "support/numbers.hpp"
#include "support/own_game.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using data::EntryRef;
using data::FormAct;
using own_game::lamps;
using own_game::ship_game;
using own_game::smallest;
using own_game::told;
using own_game::wrong_in;
using rules::Scope;

namespace {

bool has_step(const rules::Ruleset& game, rules::StepKind kind) {
  return std::any_of(game.character_steps.begin(), game.character_steps.end(),
                     [&](const rules::Step& each) { return each.kind == kind; });
}

}  // namespace

TEST_CASE("the smallest game is whole, and needs one number and no role") {
  CHECK(smallest().id == rules::smallest_game);
  REQUIRE(smallest().statistics.size() == 1);
  CHECK(smallest().statistics.front().role == rules::Role::none);
  CHECK(smallest().tracks.empty());
  CHECK_FALSE(smallest().crew.present);
}

TEST_CASE("a game begun from the smallest one has all its entries, as its own") {
  const rules::ContentPackage package = lamps();
  CHECK(package.ruleset == "game-3f2a9c0d");
  CHECK(package.begun_from == rules::smallest_game);
  CHECK(package.for_characters.actions == smallest().actions);
  CHECK(wrong_in(package) == "");
  const rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(game.id == "game-3f2a9c0d");
  CHECK(game.name == "Lamps");
  CHECK(game.licence == "Lamps 1, by Ada. CC BY 4.0");  // at the foot of its sheets
  CHECK(game.actions.size() == 2);
  CHECK(game.actions.front().source.empty());  // what is the game's own need not say so
}

TEST_CASE("a new game leaves clocks, kinds of crews and their maps to its table") {
  using enum rules::OwnKind;
  const rules::Ruleset game = data::begun_game(smallest(), lamps());
  for (const rules::OwnKind each : {clock, crew_type, claim}) CHECK(rules::leaves(game, each));
}

TEST_CASE(
    "a new game asks nothing of what it does not have, and what is ready for that stays at hand") {
  rules::ContentPackage package = lamps();
  REQUIRE(package.for_characters.questions.size() == 1);
  CHECK(package.for_characters.questions[0].beside == rules::Beside::look);
  const rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(rules::question_beside(game, rules::Beside::vice) == nullptr);
  CHECK(data::copy_entry(smallest(), {rules::Scope::character, "questions", "vice"},
                         data::CopyAs::change, package));
  CHECK(rules::question_beside(data::begun_game(smallest(), package), rules::Beside::vice) !=
        nullptr);
}

TEST_CASE("a game that has no questions beside anything, as older ones, asks those of its base") {
  rules::ContentPackage package = lamps();
  std::vector<rules::Question>& own = package.for_characters.questions;
  own.clear();
  const auto look = [&] {
    const rules::Ruleset game = data::begun_game(smallest(), package);
    const rules::Question* asked = rules::question_beside(game, rules::Beside::look);
    return asked == nullptr ? std::string() : asked->name;
  };
  CHECK(look() == "Look in detail");
  rules::Question coat;
  coat.id = "coat";
  coat.name = "Coat";
  coat.beside = rules::Beside::look;
  own.push_back(coat);
  CHECK(look() == "Coat");
  own.front().beside = rules::Beside::senses;
  CHECK(look().empty());
}

TEST_CASE("characters of such a game are made in its steps, and in order") {
  rules::ContentPackage package = lamps();
  const rules::Ruleset bare = data::begun_game(smallest(), package);
  CHECK_FALSE(has_step(bare, rules::StepKind::playbook));
  CHECK_FALSE(has_step(bare, rules::StepKind::abilities));
  CHECK(has_step(bare, rules::StepKind::actions));
  const auto add = [&](const char* list) {
    return data::add_entry(data::frame_of_game(smallest(), package), Scope::character, list,
                           package);
  };
  const EntryRef playbook = add("playbooks");
  add("abilities");
  add("items");
  REQUIRE(data::change_field(package, playbook, "/name", FormAct::set, "Keeper"));
  const rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(has_step(game, rules::StepKind::playbook));
  CHECK(has_step(game, rules::StepKind::abilities));
  CHECK(has_step(game, rules::StepKind::equipment));
  for (const rules::Ruleset* each : {&bare, &game}) {
    for (std::uint64_t seed = 1; seed <= support::rounds(20, 500); ++seed) {
      CAPTURE(each->playbooks.size(), seed);
      const rules::Character hero = rules::random_character(*each, "hero", seed, {});
      CHECK(hero.ruleset == "game-3f2a9c0d");
      CHECK(told(rules::check(rules::derive(*each, hero, rules::Gifts{}))) == "");
    }
  }
}

TEST_CASE("a game of your own says its words, and every sentence follows") {
  rules::ContentPackage package = lamps();
  const EntryRef itself;
  REQUIRE(data::change_field(package, itself, "/game/words", FormAct::add, ""));
  CHECK(wrong_in(package).find("/game/words/0") != std::string::npos);
  REQUIRE(data::change_field(package, itself, "/game/words/0/noun", FormAct::set, "playbook"));
  REQUIRE(data::change_field(package, itself, "/game/words/0/one", FormAct::set, "Calling"));
  CHECK(wrong_in(package) == "");
  const rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(game.words.playbook.one == "Calling");
  CHECK(game.words.playbook.many == "Callings");
  CHECK(game.words.heritage.one == "Heritage");
  // One that is said twice counts once, and the form says why.
  REQUIRE(data::change_field(package, itself, "/game/words", FormAct::add, ""));
  REQUIRE(data::change_field(package, itself, "/game/words/1/noun", FormAct::set, "playbook"));
  REQUIRE(data::change_field(package, itself, "/game/words/1/one", FormAct::set, "Trade"));
  CHECK(wrong_in(package) == "/game/words/1/noun: This word is set already.\n");
  CHECK(data::begun_game(smallest(), package).words.playbook.one == "Calling");
}

TEST_CASE("a game of your own orders and words its steps of creation, adds some and leaves some") {
  rules::ContentPackage package = data::with_steps(smallest(), lamps());
  const EntryRef itself;
  const auto change = [&](const std::string& field, FormAct act, const char* value = "") {
    REQUIRE(data::change_field(package, itself, "/game/character_steps" + field, act, value));
  };
  REQUIRE(package.game.character_steps.size() == smallest().character_steps.size());
  change("/5/name", FormAct::set, "Names");
  for (int place = 5; place > 0; --place) change('/' + std::to_string(place), FormAct::sooner);
  rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(game.character_steps.front().name == "Names");
  CHECK(game.character_steps.front().kind == rules::StepKind::name);
  // A new one is of a kind that is not there yet; of what there is nothing to choose from, it is
  // left out, and said so.
  const std::size_t before = package.game.character_steps.size();
  change("", FormAct::add);
  CHECK(package.game.character_steps.back().kind == rules::StepKind::traits);
  CHECK(package.game.character_steps.size() == before + 1);
  change('/' + std::to_string(before) + "/name", FormAct::set, "Traits");
  CHECK(data::begun_game(smallest(), package).character_steps.size() ==
        game.character_steps.size());
  const auto faults = data::check_content(data::frame_of_game(smallest(), package), package, {});
  CHECK(std::any_of(faults.begin(), faults.end(), [](const data::ContentFault& each) {
    return each.words == "There is nothing to choose in the step \"Traits\" yet; it is left out.";
  }));
  change('/' + std::to_string(before), FormAct::remove);
  CHECK(package.game.character_steps.size() == before);
  // A form offers the steps of characters for a character.
  for (const document::FormField& each :
       data::entry_form(data::frame_of_game(smallest(), package), package, itself)) {
    if (each.pointer != "/game/character_steps/0/kind") continue;
    CHECK(each.options.size() == 14);
  }
}

TEST_CASE("a game of your own has crews as soon as it says so and has a type of them") {
  rules::ContentPackage package = ship_game();
  CHECK(wrong_in(package) == "");
  const rules::Ruleset game = data::begun_game(smallest(), package);
  REQUIRE(game.crew.present);
  CHECK(game.crew_types.size() == 1);
  CHECK(game.upgrades.size() == 3);
  CHECK(game.claims.size() == 1);
  for (std::uint64_t seed = 1; seed <= support::rounds(20, 500); ++seed) {
    CAPTURE(seed);
    const rules::Crew crew = rules::random_crew(game, "crew", seed, {});
    CHECK(crew.type == game.crew_types.front().id);
    CHECK(told(rules::check(game, crew, rules::derive_crew(game, crew))) == "");
  }
  // Without a type nobody can make one, and the form says so.
  package.for_crews.crew_types.clear();
  CHECK_FALSE(data::begun_game(smallest(), package).crew.present);
  const auto faults = data::check_content(data::frame_of_game(smallest(), package), package, {});
  CHECK(std::any_of(faults.begin(), faults.end(),
                    [](const auto& each) { return each.field == "/game/crews"; }));
}

TEST_CASE("what a game of your own says beside its entries comes back as it was") {
  rules::ContentPackage package = ship_game();
  package.game.words.push_back({"crew", "Ship", "", "S"});
  package.game.crew.start_tier = 2;
  package.game.crew.max_tier = 4;
  const data::Documents read =
      data::read_documents("ships.json", data::write_document(model::Value(package)));
  REQUIRE(read.diagnostics.empty());
  REQUIRE(read.values.size() == 1);
  CHECK(read.values.front() == model::Value(package));
  // An update tells that it changed.
  rules::ContentPackage after = package;
  after.game.words.front().one = "Boat";
  const rules::Ruleset game = data::begun_game(smallest(), package);
  const data::ContentUpdate update = data::content_update({}, game, game, package, after);
  CHECK(update.changed == std::vector<std::string>{"The game itself: words"});
}

TEST_CASE("whatever is done to a game of your own, it comes back as it was and works") {
  std::mt19937_64 chance(17);
  const auto any = [&chance](std::size_t below) {
    return static_cast<std::size_t>(chance() % below);
  };
  const char* const values[] = {"0", "1", "-3", "nowhere", "skill", "act", "Ünïcode \"quotes\"",
                                ""};
  for (std::uint64_t round = 0; round < support::rounds(40, 1000); ++round) {
    CAPTURE(round);
    rules::ContentPackage package = lamps();
    for (int step = 0; step < 12; ++step) {
      const auto entries = data::entries_in(package);
      if (entries.empty() || any(3) == 0) {
        const auto lists = data::lists_of(Scope::character);
        data::add_entry(smallest(), Scope::character, lists[any(lists.size())], package);
        continue;
      }
      const EntryRef ref = any(6) == 0 ? EntryRef{} : entries[any(entries.size())];
      if (any(8) == 0) {
        data::remove_entry(package, ref);
        continue;
      }
      const document::Form form = data::entry_form(smallest(), package, ref);
      data::change_field(package, ref, form[any(form.size())].pointer, static_cast<FormAct>(any(4)),
                         values[any(std::size(values))]);
    }
    const std::string text = data::write_document(model::Value(package));
    const data::Documents read = data::read_documents("lamps.json", text);
    REQUIRE(read.diagnostics.empty());
    REQUIRE(read.values.size() == 1);
    CHECK(read.values.front() == model::Value(package));
    const rules::Ruleset game = data::begun_game(smallest(), package);
    if (game.actions.empty() || game.attributes.empty()) continue;
    const rules::Character hero = rules::random_character(game, "hero", round, {});
    CHECK(support::numbers_of(game, hero, nullptr).statistics.size() ==
          game.statistics.size() -
              static_cast<std::size_t>(
                  std::count_if(game.statistics.begin(), game.statistics.end(),
                                [](const auto& each) { return each.scope == Scope::crew; })));
  }
}

TEST_CASE("the file of a game of your own is a game; that of a layer is none, and says so") {
  const auto base = [](const rules::Id& id) {
    return id == rules::smallest_game ? &smallest() : nullptr;
  };
  rules::ContentPackage package = lamps();
  const auto text = [&] { return data::write_document(model::Value(package)); };
  auto read = data::read_own_game({{"lamps.json", text()}}, base);
  REQUIRE(read.ok());
  CHECK(read.value->name == "Lamps");
  read = data::read_own_game({{"lamps.json", text()}});
  REQUIRE_FALSE(read.ok());
  CHECK(read.diagnostics.front().pointer == "/begun_from");
  package.begun_from.clear();
  read = data::read_own_game({{"lamps.json", text()}}, base);
  REQUIRE_FALSE(read.ok());
  CHECK(read.diagnostics.front().message == "This is a part of a game, not a whole one.");
}

TEST_CASE("an empty game is told as doubtful, and takes no program with it") {
  rules::ContentPackage package = lamps();
  for (const EntryRef& each : data::entries_in(package)) data::remove_entry(package, each);
  const auto faults = data::check_content(data::frame_of_game(smallest(), package), package, {});
  CHECK(std::any_of(faults.begin(), faults.end(), [](const auto& each) {
    return each.words == "There is no action in this game yet.";
  }));
  const rules::Ruleset game = data::begun_game(smallest(), package);
  CHECK(game.actions.empty());
  support::numbers_of(game, rules::random_character(game, "hero", 3, {}), nullptr);
}
