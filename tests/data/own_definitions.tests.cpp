// What a table made itself: kept in its sheets, checked by the rules for games, and part of the
// game for everything that is asked about them.
#include "data/own_definitions.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "data/compare.hpp"
#include "data/document.hpp"
#include "data/findings_writer.hpp"
#include "data/procedure_check.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/offers.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// A scoundrel with a playbook that its table made: an ability and an item of its own, an ability of
// the game, friends and rivals.
constexpr const char* tinker = R"({
  "format": "roadbook/character", "version": 2, "ruleset": "blades-srd", "id": "hero",
  "name": "Orla", "playbook": "tinker", "actions": {"tinker": 3, "wreck": 1},
  "special_abilities": [{"id": "steady_hands"}],
  "carried": [{"item": "spring_trap"}],
  "own": {
    "playbooks": [{"id": "tinker_playbook", "name": "Another", "starting_dots": {}},
      {"id": "tinker", "name": "The Tinker", "description": "Mends what nobody else can.",
      "xp_trigger": "You solved it with a thing that you built.",
      "starting_dots": {"tinker": 2, "wreck": 1},
      "contacts": [{"id": "old_maud", "name": "Old Maud", "description": "A smelter"},
        {"id": "bricks", "name": "Bricks", "description": "A burglar"}],
      "abilities": ["steady_hands", "not_to_be_trifled_with"], "items": ["spring_trap"]}],
    "abilities": [{"id": "steady_hands", "name": "Steady Hands", "times": 2,
      "description": "Your hands do not shake.",
      "modifiers": [{"kind": "add", "target": "stress", "value": 2}]}],
    "items": [{"id": "spring_trap", "name": "A spring trap", "categories": ["gear"], "load": 2,
      "future": 7}]
  }
})";

rules::Character opened(const std::string& text) {
  const data::Documents documents = data::read_documents("own.json", text);
  std::string faults;
  for (const auto& each : documents.diagnostics) faults += data::in_words(each) + '\n';
  CHECK(faults == "");
  REQUIRE(documents.values.size() == 1);
  return std::get<rules::Character>(documents.values[0]);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

rules::Ruleset game_of(const rules::Character& character, const rules::Crew* crew = nullptr) {
  return data::game_of_table(support::blades_srd(), model::own_of(character, crew));
}

std::string own_faults(const rules::Ruleset& game) {
  std::string lines;
  for (const rules::OwnFault& each : game.own_faults)
    lines += each.place + ": " + each.words + '\n';
  return lines;
}

// Some entries of a list, under ids of their own.
template <class Definition>
void take_some(std::mt19937& random, const std::vector<Definition>& from,
               std::vector<Definition>& own) {
  if (from.empty()) return;
  for (unsigned count = random() % 4; count > 0; --count) {
    own.push_back(from[random() % from.size()]);
    if (random() % 2 == 0) own.back().id = "own_" + std::to_string(random() % 1000);
    if (random() % 3 == 0) own.back().name = "Né \"so\"\n😀";
  }
}

template <class Definition>
void unbind(std::vector<Definition>& list) {
  for (Definition& each : list) {
    for (rules::Modifier& modifier : each.modifiers) modifier.statistic = -1;
  }
}

rules::OwnDefinitions some_own(std::mt19937& random, const rules::Ruleset& game) {
  rules::OwnDefinitions own;
  take_some(random, game.actions, own.actions);
  take_some(random, game.playbooks, own.playbooks);
  take_some(random, game.heritages, own.heritages);
  take_some(random, game.abilities, own.abilities);
  take_some(random, game.powers, own.powers);
  take_some(random, game.items, own.items);
  take_some(random, game.crew_types, own.crew_types);
  take_some(random, game.upgrades, own.upgrades);
  take_some(random, game.claims, own.claims);
  // What a game is bound with stands in no file.
  unbind(own.abilities);
  unbind(own.items);
  unbind(own.upgrades);
  unbind(own.claims);
  for (rules::CrewType& type : own.crew_types) {
    for (rules::Feature& feature : type.features) unbind(feature.entries);
  }
  return own;
}

}  // namespace

TEST_CASE("what a table made is read back as it was written, of every game and in every list") {
  std::mt19937 random(11);
  for (int round = 0; round < static_cast<int>(support::rounds(10, 5000)); ++round) {
    for (const rules::Ruleset* game :
         {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
      rules::Character character;
      character.id = "hero";
      character.ruleset = game->id;
      character.own = some_own(random, *game);
      rules::Crew crew;
      crew.id = "crew";
      crew.ruleset = game->id;
      crew.own = some_own(random, *game);
      for (const data::Value& value : {data::Value(character), data::Value(crew)}) {
        const std::string text = data::write_document(value);
        const data::Documents again = data::read_documents("own.json", text);
        REQUIRE(again.ok());
        REQUIRE(again.values.size() == 1);
        REQUIRE(again.values[0] == value);
        REQUIRE(data::write_document(again.values[0]) == text);
      }
    }
  }
}

TEST_CASE("an entry of a game that becomes a table's own is faultless, and changes nothing") {
  std::mt19937 random(12);
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    rules::OwnDefinitions all;
    all.actions = game->actions;
    all.playbooks = game->playbooks;
    all.heritages = game->heritages;
    all.abilities = game->abilities;
    all.powers = game->powers;
    all.items = game->items;
    all.crew_types = game->crew_types;
    all.upgrades = game->upgrades;
    all.claims = game->claims;
    const data::CheckedOwn checked = data::check_own(*game, all, rules::Scope::character);
    CHECK(checked.faults.empty());
    CHECK(checked.usable == all);
    const rules::Ruleset whole = rules::with_own(*game, all, rules::Scope::character);
    for (int seed = 0; seed < 5; ++seed) {
      const rules::Character one = rules::random_character(*game, "a", random(), {});
      CHECK(support::numbers_of(whole, one, nullptr) == support::numbers_of(*game, one, nullptr));
    }
  }
}

TEST_CASE(
    "a part of moves, unchanged or changed, is faultless, and stands in the moves that name it") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    CAPTURE(game->id);
    REQUIRE_FALSE(game->procedure_parts.empty());
    rules::OwnDefinitions own;
    own.procedure_parts = game->procedure_parts;
    // A made-up move beside them, too: nothing of the game is found wrong with it.
    rules::Procedure move;
    move.id = "own_move";
    move.name = "Look up";
    own.procedures.push_back(move);
    const data::CheckedOwn checked = data::check_own(*game, own, rules::Scope::character);
    std::string faults;
    for (const rules::OwnFault& each : checked.faults) faults += each.place + each.words + '\n';
    CHECK(faults.empty());
    rules::Ruleset whole = rules::with_own(*game, own, rules::Scope::character);
    REQUIRE(rules::find_by_id(whole.procedures, move.id) != nullptr);
    whole.procedures.pop_back();
    CHECK(whole.procedures == game->procedures);

    auto part = std::find_if(own.procedure_parts.begin(), own.procedure_parts.end(),
                             [](const auto& each) { return !each.asks.empty(); });
    REQUIRE(part != own.procedure_parts.end());
    part->asks.front().prompt = "In other words?";
    const rules::Ruleset changed = rules::with_own(*game, own, rules::Scope::character);
    int asked = 0;
    for (const rules::Procedure& each : changed.procedures) {
      if (!rules::contains(each.joined, part->id)) continue;
      const rules::Ask* ask = rules::find_by_id(each.asks, part->asks.front().id);
      REQUIRE(ask != nullptr);
      CHECK(ask->prompt == "In other words?");
      ++asked;
    }
    CHECK(asked > 0);
  }
}

TEST_CASE("no entry of a game is found wrong for what a table makes beside it") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    for (const rules::ProcedurePart& part : game->procedure_parts) {
      CAPTURE(part.id);
      data::Faults faults{std::string()};
      data::check_part(*game, part, data::Place(), faults);
      CHECK_FALSE(faults.any());
    }
  }
}

TEST_CASE("a playbook of your own holds what the document's own playbooks hold") {
  const rules::Character orla = opened(tinker);
  const rules::Ruleset game = game_of(orla);
  CHECK(own_faults(game) == "");
  const rules::Playbook* playbook = rules::find_playbook(game, "tinker");
  REQUIRE(playbook != nullptr);
  CHECK(playbook->name == "The Tinker");
  CHECK(playbook->xp_trigger == "You solved it with a thing that you built.");
  CHECK(playbook->contacts.front().name == "Old Maud");
  const auto offers = rules::ability_offers(game, orla);
  REQUIRE(offers.size() >= 2);
  CHECK(offers[0].ability->name == "Steady Hands");
  CHECK(offers[0].origin == "The Tinker");
  CHECK(offers[1].ability->id == "not_to_be_trifled_with");
}

TEST_CASE("the numbers of an own playbook are explained and checked") {
  const rules::Character orla = opened(tinker);
  const rules::Ruleset game = game_of(orla);
  const rules::Standing stands = rules::derive(game, orla, rules::Gifts{});
  const rules::DerivedStatistic* stress = rules::find_statistic(stands.numbers, "stress");
  REQUIRE(stress != nullptr);
  CHECK(rules::explain(game, *stress) == "Stress 11 = 9 (every character) + 2 (Steady Hands)");
  const rules::DerivedAction* wreck = rules::find_action(stands.numbers, "wreck");
  REQUIRE(wreck != nullptr);
  CHECK(wreck->from_playbook == 1);
  CHECK(stands.numbers.load.total == 2);
  for (const rules::Finding& each : rules::check(stands)) {
    INFO(each.message);
    CHECK(each.rule != "playbook_unknown");
    CHECK(each.rule != "ability_unknown");
    CHECK(each.rule != "item_unknown");
    CHECK(each.rule != "item_foreign");
  }
}

TEST_CASE("chance makes characters of a playbook that a table made") {
  const rules::Ruleset game = game_of(opened(tinker));
  const rules::Character made = rules::random_character(game, "a", 5, {"tinker", {}, {}});
  CHECK(made.playbook == "tinker");
  CHECK(made.actions.at("wreck") >= 1);
  std::string open;
  for (const rules::Finding& each : rules::check(rules::derive(game, made, rules::Gifts{}))) {
    if (each.kind != rules::FindingKind::hint) open += each.rule + ": " + each.message + '\n';
  }
  CHECK(open == "");
}

TEST_CASE(
    "a fault in what a table made is a finding with its place and takes nothing else with it") {
  struct Case {
    const char* from;
    const char* to;
    const char* place;
    const char* words;
    bool entry_stays;
  };
  const Case cases[] = {
      {R"("abilities": ["steady_hands", "not)", R"("abilities": ["steady_hands", "nothing", "not)",
       "/own/playbooks/1/abilities/1", "The Tinker: There is no ability \"nothing\".", true},
      {R"("wreck": 1},
      "contacts")",
       R"("wreck": 1, "juggle": 2},
      "contacts")",
       "/own/playbooks/1/starting_dots/juggle", "The Tinker: There is no action \"juggle\".", true},
      {R"("target": "stress")", R"("target": "strength")", "/own/abilities/0/modifiers/0/target",
       "Steady Hands: There is no statistic \"strength\".", true},
      {R"("categories": ["gear"], )", "", "/own/items/0/categories",
       "A spring trap: An item is offered under its category; this one has none.", false},
  };
  for (const Case& each : cases) {
    INFO(each.place);
    const rules::Character orla = opened(replaced(tinker, each.from, each.to));
    const rules::Ruleset game = game_of(orla);
    CHECK(own_faults(game) == std::string(each.place) + ": " + each.words + '\n');
    const rules::Findings found = rules::check(rules::derive(game, orla, rules::Gifts{}));
    const auto is_it = [&](const rules::Finding& finding) {
      return finding.rule == "own_definition" && finding.place == each.place &&
             finding.message == each.words && finding.kind == rules::FindingKind::illegal;
    };
    CHECK(std::count_if(found.begin(), found.end(), is_it) == 1);
    CHECK(data::write_findings(found).find(std::string("\"place\": \"") + each.place) !=
          std::string::npos);
    // All else works.
    CHECK((rules::find_item(game, "spring_trap") != nullptr) == each.entry_stays);
    REQUIRE(rules::find_playbook(game, "tinker") != nullptr);
    CHECK(rules::find_playbook(game, "tinker")->abilities.front() == "steady_hands");
    CHECK(rules::find_ability(game, "steady_hands") != nullptr);
    // And the sheet keeps what is wrong, for whoever mends it.
    CHECK(opened(data::write_document(orla)) == orla);
  }
}

TEST_CASE("more faults than anyone could mend leave the game as it is, and that is said") {
  rules::Character character;
  character.ruleset = "blades-srd";
  // More than twenty times as many as are told at once.
  for (int i = 0; i < 120; ++i) {
    rules::Playbook playbook;
    playbook.id = "own_" + std::to_string(i);
    for (int k = 0; k < 200; ++k) playbook.abilities.push_back("none_" + std::to_string(k));
    character.own.playbooks.push_back(std::move(playbook));
  }
  const rules::Ruleset game = game_of(character);
  CHECK(game.playbooks.size() == support::blades_srd().playbooks.size());
  REQUIRE(!game.own_faults.empty());
  CHECK(game.own_faults.back().place == "/own");
  CHECK(rules::check(rules::derive(game, character, rules::Gifts{})).size() < 200);
}

TEST_CASE("a doubled id, or one that is none, sets one entry aside") {
  const rules::Character twice =
      opened(replaced(tinker, R"("id": "tinker_playbook", "name": "Another")",
                      R"("id": "tinker", "name": "The first")"));
  const rules::Ruleset game = game_of(twice);
  CHECK(own_faults(game) ==
        "/own/playbooks/1/id: The Tinker: Another entry of this list has the id \"tinker\" "
        "already.\n");
  CHECK(rules::find_playbook(game, "tinker")->name == "The first");
  const rules::Character strange =
      opened(replaced(tinker, R"("id": "tinker_playbook")", R"("id": "Not an id")"));
  CHECK(own_faults(game_of(strange)) ==
        "/own/playbooks/0/id: Another: An id is a word of small letters, digits and _, at most 64 "
        "of them; this is \"Not an id\".\n");
}

TEST_CASE("an entry with the id of one of the game's takes its place, on this sheet alone") {
  rules::Character character;
  character.ruleset = "blades-srd";
  rules::Playbook changed = support::blades_srd().playbooks.front();
  changed.name = "As we play it";
  character.own.playbooks.push_back(changed);
  const rules::Ruleset game = game_of(character);
  CHECK(game.playbooks.size() == support::blades_srd().playbooks.size());
  CHECK(game.playbooks.front().name == "As we play it");
  CHECK(support::blades_srd().playbooks.front().name != "As we play it");
}

TEST_CASE("an action that a table names stands under its attribute and can be rated") {
  const rules::Ruleset& wolds = support::wyrd_wolds();
  rules::Character character;
  character.ruleset = wolds.id;
  rules::Action brew;
  brew.id = "brew";
  brew.name = "Brew";
  brew.attribute = wolds.attributes.front().id;
  character.own.actions.push_back(brew);
  character.actions["brew"] = 2;
  const rules::Ruleset game = data::game_of_table(wolds, model::own_of(character, nullptr));
  CHECK(own_faults(game) == "");
  const rules::Derived derived = support::numbers_of(game, character, nullptr);
  CHECK(rules::find_action(derived, "brew")->rating == 2);
  CHECK(derived.attributes.front().rating ==
        support::numbers_of(wolds, {}, nullptr).attributes.front().rating + 1);
  character.own.actions.front().attribute = "luck";
  CHECK(own_faults(data::game_of_table(wolds, model::own_of(character, nullptr))) ==
        "/own/actions/0/attribute: Brew: There is no attribute \"luck\".\n");
}

TEST_CASE("members have what their crew made, and a crew what its members made") {
  const rules::Ruleset& blades = support::blades_srd();
  model::Library library;
  rules::Crew crew;
  crew.id = "crew";
  crew.ruleset = blades.id;
  rules::Upgrade cellar;
  cellar.id = "cellar";
  cellar.name = "A dry cellar";
  crew.own.upgrades.push_back(cellar);
  crew.upgrades["cellar"] = 1;
  rules::Character orla = opened(tinker);
  orla.crew = "crew";
  library.documents = {{"crew", crew}, {"hero", orla}};
  const rules::Ruleset of_crew =
      data::game_of_table(blades, model::own_at_table(library, library.documents.at("crew")));
  const rules::Ruleset of_member =
      data::game_of_table(blades, model::own_at_table(library, library.documents.at("hero")));
  for (const rules::Ruleset* game : {&of_crew, &of_member}) {
    CHECK(rules::find_upgrade(*game, "cellar") != nullptr);
    CHECK(rules::find_playbook(*game, "tinker") != nullptr);
  }
  const rules::Findings found = rules::check(of_crew, crew, rules::derive_crew(of_crew, crew));
  CHECK(std::none_of(found.begin(), found.end(),
                     [](const rules::Finding& each) { return each.rule == "upgrade_unknown"; }));
}

TEST_CASE("the game of a table is made once, and stays as long as someone holds it") {
  const rules::Character orla = opened(tinker);
  data::OwnGames games;
  const auto first = games.of(support::blades_srd(), model::own_of(orla, nullptr));
  CHECK(games.of(support::blades_srd(), model::own_of(orla, nullptr)) == first);
  CHECK(games.of(support::blades_srd(), model::own_of(rules::Character{}, nullptr)).get() ==
        &support::blades_srd());
  rules::Character other = orla;
  other.own.items.front().load = 3;
  CHECK(games.of(support::blades_srd(), model::own_of(other, nullptr)) != first);
  // More than are kept, of a game that is made quickly.
  other.own = {};
  other.own.items.push_back(orla.own.items.front());
  for (int i = 0; i < 40; ++i) {
    other.own.items.front().load = 3 + i;
    CHECK(games.of(support::tiny(), model::own_of(other, nullptr)) != first);
  }
  CHECK(rules::find_playbook(*first, "tinker")->name == "The Tinker");
}

TEST_CASE("what a later version wrote inside an own entry is kept") {
  const std::string again = data::write_document(opened(tinker));
  CHECK(again.find("\"future\": 7") != std::string::npos);
}

TEST_CASE("what a table made is one of the differences of two sheets, by its names") {
  const rules::Character orla = opened(tinker);
  rules::Character plain = orla;
  plain.own = {};
  const data::Differences all = data::compare(support::blades_srd(), plain, orla);
  REQUIRE(all.size() == 1);
  CHECK(all[0].label == "Made by the table");
  CHECK(all[0].theirs == "Another, The Tinker, Steady Hands, A spring trap");
}
