// The lists of a table's own game: traits, backgrounds, bonds, questions and their ideas, levels
// of load, tables, cohorts with edges and flaws, reputations. Each is added, changed, taken out,
// checked and used.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/entry_form.hpp"
#include "data/entry_options.hpp"
#include "data/enum_names.hpp"
#include "data/own_definitions.hpp"
#include "data/role_places.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "support/bonds.hpp"
#include "support/own_game.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using data::EntryRef;
using data::FormAct;
using rules::Scope;

namespace {

bool reads_back(const rules::ContentPackage& package) {
  const data::Documents read =
      data::read_documents("again.json", data::write_document(model::Value(package)));
  return read.diagnostics.empty() && read.values.size() == 1 &&
         read.values.front() == model::Value(package);
}

rules::Ruleset made(const rules::ContentPackage& package) {
  return data::begun_game(own_game::smallest(), package);
}

const document::FormField* form_field(const rules::ContentPackage& package, const EntryRef& ref,
                                      const std::string& pointer) {
  static document::Form form;
  const rules::Ruleset frame = data::frame_of_game(own_game::smallest(), package);
  form = data::entry_form(data::with_content(frame, package), package, ref);
  for (const document::FormField& each : form) {
    if (each.pointer == pointer) return &each;
  }
  return nullptr;
}

std::string said_of(const rules::ContentPackage& package, std::string_view field) {
  std::string words;
  for (const data::ContentFault& each :
       data::check_content(data::frame_of_game(own_game::smallest(), package), package, {})) {
    if (each.field == field) {
      words += std::string(data::grade_words(each.grade)) + ": " + each.words + '\n';
    }
  }
  return words;
}

// A step of a kind that the smallest game has not, at the end but one.
void add_step(rules::ContentPackage& package, const char* kind, const char* name) {
  const EntryRef itself;
  own_game::more(package, itself, "/game/character_steps");
  const std::string last =
      "/game/character_steps/" + std::to_string(package.game.character_steps.size() - 1);
  own_game::set(package, itself, last + "/kind", kind);
  own_game::set(package, itself, last + "/name", name);
}

// A game with people in it: traits, backgrounds, a vice, a question with ideas, a friend.
rules::ContentPackage lamps_with_people() {
  rules::ContentPackage package = data::with_steps(own_game::smallest(), own_game::lamps());
  for (const char* name : {"Patient", "Bold", "Sly", "Kind"}) {
    own_game::add(package, Scope::character, "traits", name);
  }
  own_game::add(package, Scope::character, "backgrounds", "Ferry hand");
  own_game::add(package, Scope::character, "backgrounds", "Lamplighter");
  own_game::add(package, Scope::character, "vices", "Dice");
  add_step(package, "traits", "Traits");
  add_step(package, "background", "Background");
  add_step(package, "vice", "Vice");
  add_step(package, "questions", "Fears");
  add_step(package, "contacts", "People");
  const EntryRef ideas = own_game::add(package, Scope::character, "ideas", "Fears");
  own_game::set(package, ideas, "/lines", "The dark water\nA door that is open");
  const EntryRef question = own_game::add(package, Scope::character, "questions", "Fear");
  own_game::set(package, question, "/prompt", "What do you fear?");
  own_game::set(package, question, "/step", package.game.character_steps[10].id);
  own_game::set(package, question, "/ideas", ideas.id);
  own_game::set(package, question, "/required", "1");
  own_game::add(package, Scope::character, "bonds", "Shipmate");
  const EntryRef playbook = own_game::add(package, Scope::character, "playbooks", "Keeper");
  for (int i = 0; i < 2; ++i) {
    own_game::more(package, playbook, "/contacts");
    const std::string contact = "/contacts/" + std::to_string(i) + "/name";
    own_game::set(package, playbook, contact, i == 0 ? "Old Mara" : "Tam the pilot");
  }
  return package;
}

}  // namespace

TEST_CASE("an entry of every list is added to a game of your own, named, kept and taken out") {
  for (const Scope scope : {Scope::character, Scope::crew}) {
    for (const std::string& list : data::lists_of(scope)) {
      CAPTURE(list);
      rules::ContentPackage package = own_game::lamps();
      const rules::ContentPackage before = package;
      const EntryRef ref = own_game::add(package, scope, list.c_str(), "Of ours");
      CHECK(data::name_of_entry(package, ref) == "Of ours");
      CHECK(data::kind_of_entry(own_game::smallest(), ref) != "Package");
      CHECK_FALSE(data::entry_form(own_game::smallest(), package, ref).empty());
      CHECK(own_game::wrong_in(package) == "");
      CHECK(reads_back(package));
      CHECK(data::entry_ref(data::text_of(ref)) == ref);
      REQUIRE(data::remove_entry(package, ref));
      package.given_ids = before.given_ids;
      CHECK(package == before);
    }
  }
}

TEST_CASE("a character of your own game has its traits, background, vice, people and answers") {
  const rules::ContentPackage package = lamps_with_people();
  CHECK(own_game::wrong_in(package) == "");
  CHECK(reads_back(package));
  const rules::Ruleset game = made(package);
  CHECK(game.creation.traits == 3);
  REQUIRE(game.bonds.size() == 1);
  CHECK(game.bonds.front().word.many == "Shipmates");
  for (std::uint64_t seed = 1; seed <= support::rounds(20, 500); ++seed) {
    CAPTURE(seed);
    const rules::Character hero = rules::random_character(game, "hero", seed, {});
    CHECK(own_game::told(rules::check(rules::derive(game, hero, rules::Gifts{}))) == "");
    CHECK(hero.traits.size() == 3);
    CHECK(rules::find_by_id(game.backgrounds, rules::Id(hero.background)) != nullptr);
    CHECK(hero.vice == game.vices.front().id);
    CHECK(rules::find_by_id(game.playbooks.front().contacts,
                            support::who(hero, game.bonds.front().id)) != nullptr);
    CHECK(hero.bonds.size() == 1);  // the game has no other bond
    const auto asked = rules::questions_of(game, Scope::character);
    REQUIRE(asked.size() == 1);
    CHECK(rules::contains(game.ideas.front().lines,
                          rules::answer_to(hero.answers, asked.front()->id)));
  }
}

TEST_CASE("what nobody could choose is not asked for in a game of your own") {
  rules::ContentPackage package = lamps_with_people();
  package.for_characters.playbooks.front().contacts.clear();
  package.for_characters.traits.resize(2);
  const rules::Ruleset game = made(package);
  CHECK_FALSE(game.bonds.front().required);
  CHECK(game.creation.traits == 2);
  const rules::Character hero = rules::random_character(game, "hero", 4, {});
  CHECK(own_game::told(rules::check(rules::derive(game, hero, rules::Gifts{}))) == "");
  CHECK(said_of(package, "/game/character_steps/11/kind") ==
        "Suggestion: There is nothing to choose in the step \"People\" yet; it is left out.\n");
}

TEST_CASE("the plural of a bond follows its word as long as nothing else is said") {
  rules::ContentPackage package = own_game::lamps();
  const EntryRef bond = own_game::add(package, Scope::character, "bonds", "Foe");
  own_game::set(package, bond, "/word/one", "Ally");
  CHECK(made(package).bonds.front().word.many == "Allies");
  own_game::set(package, bond, "/word/many", "Those aboard");
  CHECK(made(package).bonds.front().word.many == "Those aboard");
}

TEST_CASE("a bond of any kind has its place on sheets, so that nothing is found wrong with it") {
  rules::ContentPackage package = own_game::lamps();
  for (const char* like : {"Foe", "Enemy", "Stranger"}) {
    own_game::add(package, Scope::character, "bonds", like);
  }
  // The first is close, the next one hostile, and so on.
  CHECK(package.for_characters.bonds[0].tone == rules::BondTone::close);
  CHECK(package.for_characters.bonds[1].tone == rules::BondTone::hostile);
  for (const rules::BondTone tone :
       {rules::BondTone::close, rules::BondTone::neutral, rules::BondTone::hostile}) {
    for (const Scope scope : {Scope::character, Scope::crew}) {
      package.for_characters.bonds[2].tone = tone;
      package.for_characters.bonds[2].scope = scope;
      CHECK(said_of(package, "/tone") == "");
    }
  }
}

TEST_CASE(
    "what is wrong in the lists of your own game is told at its field, and counts for nothing") {
  rules::ContentPackage package = lamps_with_people();
  const EntryRef question{Scope::character, "questions",
                          package.for_characters.questions.back().id};
  const auto asked = [&] {
    const rules::Ruleset game = made(package);
    return rules::find_by_id(game.questions, question.id) != nullptr;
  };
  own_game::set(package, question, "/step", "nowhere");
  CHECK(said_of(package, "/step") == "Error: There is no step \"nowhere\".\n");
  CHECK_FALSE(asked());
  own_game::set(package, question, "/step", "");
  CHECK(said_of(package, "/required") ==
        "Error: A question that must be answered needs a step that asks it, and ideas for who "
        "wants to leave it to chance.\n");
  own_game::set(package, question, "/required", "0");
  CHECK(said_of(package, "/step") ==
        "Suggestion: No step of the creation asks it; only the sheet shows it.\n");
  CHECK(asked());
  // A table whose row does not fit loses the row alone.
  const EntryRef table = own_game::add(package, Scope::character, "tables", "Weather");
  CHECK(said_of(package, "/rows") == "Warning: There is no row in it.\n");
  own_game::more(package, table, "/rows");
  own_game::more(package, table, "/rows");
  own_game::set(package, table, "/rows/0/cells", "Fog");
  CHECK(said_of(package, "/rows/1/cells") == "Error: This row has 0 texts for 1 columns.\n");
  CHECK(made(package).tables.front().rows.size() == 1);
  own_game::set(package, table, "/rows/1/cells", "Clear");
  own_game::set(package, table, "/roll", "die");
  CHECK(said_of(package, "/faces") == "Error: A die has at least 2 faces.\n");
  own_game::set(package, table, "/faces", "6");
  for (const auto& [field, value] :
       {std::pair("/rows/0/from", "1"), {"/rows/0/to", "4"}, {"/rows/1/from", "5"}}) {
    own_game::set(package, table, field, value);
  }
  own_game::set(package, table, "/rows/1/to", "6");
  CHECK(own_game::wrong_in(package) == "");
  const rules::Ruleset game = made(package);
  REQUIRE(game.tables.front().rows.size() == 2);
  CHECK(game.tables.front().rows[1].cells == std::vector<std::string>{"Clear"});
  CHECK(reads_back(package));
}

TEST_CASE(
    "each role is declared in a game of your own, goes to another number, and is taken away") {
  using rules::Role;
  rules::ContentPackage package = data::with_steps(own_game::smallest(), own_game::lamps());
  own_game::set(package, {}, "/game/crews", "1");
  own_game::more(package, {}, "/game/holds");
  own_game::set(package, {}, "/game/holds/0/name", "Firm");
  std::vector<EntryRef> made_entries;
  for (const data::RolePlace& each : data::role_places) {
    const std::string role(data::to_name(each.role));
    CAPTURE(role, each.track);
    const char* list = each.track ? "tracks" : "statistics";
    const EntryRef ref = own_game::add(package, Scope::character, list, ("Our " + role).c_str());
    const document::FormField* field = form_field(package, ref, "/role");
    REQUIRE(field != nullptr);
    CHECK(data::offers(field->options, role));
    own_game::set(package, ref, "/role", role);
    if (each.scope == Scope::crew) own_game::set(package, ref, "/scope", "crew");
    if (each.role == Role::health) own_game::set(package, ref, "/kind", "pool");
    if (each.role == Role::healing) own_game::set(package, ref, "/kind", "clock");
    if (each.track) own_game::set(package, ref, "/size", "4");
    made_entries.push_back(ref);
  }
  CHECK(own_game::wrong_in(package) == "");
  CHECK(said_of(package, "/role") == "");
  CHECK(reads_back(package));
  const auto holder = [](const rules::Ruleset& game, const data::RolePlace& place) {
    if (place.track) {
      const rules::Track* found = rules::find_track(game, place.role);
      return found == nullptr ? std::string() : found->id;
    }
    const rules::Statistic* found = rules::find_statistic(game, place.role, place.scope);
    return found == nullptr ? std::string() : found->id;
  };
  const rules::Ruleset whole = made(package);
  for (std::size_t i = 0; i < made_entries.size(); ++i) {
    const data::RolePlace& place = data::role_places[i];
    const EntryRef& ref = made_entries[i];
    const std::string role(data::to_name(place.role));
    CAPTURE(role, place.track);
    CHECK(holder(whole, place) == ref.id);
    rules::ContentPackage moved = package;
    own_game::set(moved, ref, "/role", "none");
    CHECK(holder(made(moved), place) == "");
    const EntryRef other =
        own_game::add(moved, Scope::character, ref.list.c_str(), ("Other " + role).c_str());
    own_game::set(moved, other, "/role", role);
    if (place.scope == Scope::crew) own_game::set(moved, other, "/scope", "crew");
    if (place.role == Role::health) own_game::set(moved, other, "/kind", "pool");
    CHECK(holder(made(moved), place) == other.id);
    REQUIRE(data::remove_entry(moved, other));
    CHECK(holder(made(moved), place) == "");
  }
  // A number is offered no role of a track, and a track none of a number.
  const document::FormField* of_number = form_field(package, made_entries.front(), "/role");
  REQUIRE(of_number != nullptr);
  CHECK(of_number->options.size() == 8);
  CHECK_FALSE(data::offers(of_number->options, "stress"));
  CHECK(form_field(package, made_entries.back(), "/role")->options.size() == 11);
}

TEST_CASE(
    "heat, what the law wants, coin and stash have the boxes that a number of the sheet says") {
  rules::ContentPackage package = data::with_steps(own_game::smallest(), own_game::lamps());
  own_game::set(package, {}, "/game/crews", "1");
  const auto track = [&](const char* role, bool crew, const char* boxes) {
    const EntryRef number = own_game::add(package, Scope::character, "statistics",
                                          (std::string(role) + " kept").c_str());
    own_game::more(package, number, "/terms");
    own_game::set(package, number, "/terms/0/value", boxes);
    const EntryRef made_track = own_game::add(package, Scope::character, "tracks", role);
    own_game::set(package, made_track, "/role", role);
    own_game::set(package, made_track, "/size", "0");
    own_game::set(package, made_track, "/statistic", number.id);
    if (!crew) return;
    own_game::set(package, number, "/scope", "crew");
    own_game::set(package, made_track, "/scope", "crew");
  };
  track("heat", true, "4");
  track("wanted_level", true, "3");
  track("coin", false, "2");
  track("stash", false, "5");
  CHECK(own_game::wrong_in(package) == "");
  const rules::Ruleset game = made(package);
  rules::Crew crew = rules::new_crew(game, "crew");
  crew.in_play = true;
  crew = rules::with_heat(game, crew, rules::derive_crew(game, crew), 9);
  CHECK(crew.wanted_level == 2);
  CHECK(crew.heat == 1);
  const auto tells = [](const rules::Findings& findings, const char* rule) {
    return std::any_of(findings.begin(), findings.end(),
                       [&](const rules::Finding& each) { return each.rule == rule; });
  };
  const auto of_crew = [&] { return rules::check(game, crew, rules::derive_crew(game, crew)); };
  CHECK_FALSE(tells(of_crew(), "wanted_level_out_of_range"));
  CHECK_FALSE(tells(of_crew(), "heat_out_of_range"));
  crew.wanted_level = 4;
  CHECK(tells(of_crew(), "wanted_level_out_of_range"));
  rules::Character hero = rules::random_character(game, "hero", 2, {});
  const auto of_hero = [&] { return rules::check(rules::derive(game, hero, rules::Gifts{})); };
  hero.coin = 2;
  hero.stash = 5;
  CHECK_FALSE(tells(of_hero(), "coin_over_kept"));
  CHECK_FALSE(tells(of_hero(), "stash_over_limit"));
  hero.coin = 3;
  hero.stash = 6;
  CHECK(tells(of_hero(), "coin_over_kept"));
  CHECK(tells(of_hero(), "stash_over_limit"));
}

TEST_CASE("a level of load of your own game is as heavy as a number of its sheet") {
  rules::ContentPackage package = own_game::lamps();
  const EntryRef number =
      own_game::add(package, Scope::character, "statistics", "What one carries");
  own_game::more(package, number, "/terms");
  own_game::set(package, number, "/terms/0/value", "4");
  const EntryRef level = own_game::add(package, Scope::character, "load_levels", "Laden");
  REQUIRE(form_field(package, level, "/limit") != nullptr);
  CHECK(form_field(package, level, "/limit")->options.size() == 2);
  own_game::set(package, level, "/limit", number.id);
  const EntryRef item = own_game::add(package, Scope::character, "items", "Rope");
  own_game::set(package, item, "/load", "2");
  CHECK(own_game::wrong_in(package) == "");
  const rules::Ruleset game = made(package);
  const rules::Character hero =
      rules::chosen_for_me(game, rules::random_character(game, "hero", 2, {}), rules::Gifts{},
                           rules::StepKind::equipment, 2);
  CHECK(hero.load_level == level.id);
  CHECK(hero.carried.size() == 1);
  CHECK(own_game::told(rules::check(rules::derive(game, hero, rules::Gifts{}))) == "");
  own_game::set(package, level, "/limit", "nothing");
  CHECK(said_of(package, "/limit") == "Error: There is no statistic \"nothing\".\n");
  CHECK(made(package).load_levels.empty());
}

TEST_CASE("a crew of your own game has cohorts, their edges and flaws, and a reputation") {
  rules::ContentPackage package = data::with_steps(own_game::smallest(), own_game::lamps());
  own_game::set(package, {}, "/game/crews", "1");
  const EntryRef type = own_game::add(package, Scope::crew, "crew_types", "Ferry");
  const EntryRef kind = own_game::add(package, Scope::crew, "cohort_kinds", "Hands");
  own_game::more(package, kind, "/quality");
  own_game::set(package, kind, "/quality/0/kind", "tier");
  const EntryRef rowers = own_game::add(package, Scope::crew, "cohort_types", "Rowers");
  own_game::add(package, Scope::crew, "edges", "Strong");
  own_game::add(package, Scope::crew, "flaws", "Thirsty");
  own_game::add(package, Scope::crew, "reputations", "Punctual");
  const EntryRef upgrade = own_game::add(package, Scope::crew, "upgrades", "More hands");
  own_game::set(package, upgrade, "/cohort", "1");
  own_game::set(package, upgrade, "/level_boxes", "2");
  own_game::set(package, type, "/starting_upgrades", upgrade.id);
  own_game::more(package, type, "/starting_cohorts");
  // Both are chosen from what the game has.
  const document::FormField* field = form_field(package, type, "/starting_cohorts/0/kind");
  REQUIRE(field != nullptr);
  REQUIRE(field->options.size() == 1);
  CHECK(field->options.front().second == "Hands");
  own_game::set(package, type, "/starting_cohorts/0/kind", kind.id);
  field = form_field(package, type, "/starting_cohorts/0/type");
  REQUIRE(field != nullptr);
  CHECK(field->kind == document::FormKind::choice);
  own_game::set(package, type, "/starting_cohorts/0/type", rowers.id);
  CHECK(own_game::wrong_in(package) == "");
  CHECK(reads_back(package));
  const rules::Ruleset game = made(package);
  REQUIRE(game.crew.present);
  for (std::uint64_t seed = 1; seed <= support::rounds(20, 500); ++seed) {
    CAPTURE(seed);
    const rules::Crew crew = rules::random_crew(game, "crew", seed, {});
    CHECK(own_game::told(rules::check(game, crew, rules::derive_crew(game, crew))) == "");
    REQUIRE(crew.cohorts.size() == 1);
    CHECK(crew.cohorts.front().kind == kind.id);
    CHECK(crew.cohorts.front().types == std::vector<std::string>{rowers.id});
  }
}

TEST_CASE(
    "a background and a question that a package lays over a shipped game go with the sheets "
    "that have them") {
  const rules::Ruleset& shipped = support::blades_srd();
  rules::ContentPackage package;
  package.id = "3f2a9c0d";
  package.ruleset = shipped.id;
  package.name = "Salt";
  const EntryRef background = data::add_entry(shipped, Scope::character, "backgrounds", package);
  own_game::set(package, background, "/name", "Ferry hand");
  const EntryRef question = data::add_entry(shipped, Scope::character, "questions", package);
  own_game::set(package, question, "/name", "Fear");
  data::add_entry(shipped, Scope::character, "traits", package);
  CHECK(reads_back(package));
  model::Library library;
  model::keep(library, package.id, package);
  rules::Character hero = rules::random_character(shipped, "hero", 3, {});
  hero.background = background.id;
  hero.answers.push_back({question.id, "The dark water"});
  const model::Value out = data::with_what_it_uses(library, hero, &shipped);
  const auto& own = std::get<rules::Character>(out).own;
  REQUIRE(own.backgrounds.size() == 1);
  CHECK(own.backgrounds.front().name == "Ferry hand");
  CHECK(own.backgrounds.front().source == "Salt");
  CHECK(own.questions.size() == 1);
  CHECK(own.traits.empty());
  // Elsewhere it opens with both, and here it is the same as in the package.
  const rules::Ruleset there = rules::with_own(shipped, own, Scope::character);
  CHECK(own_game::told(rules::check(
            rules::derive(there, std::get<rules::Character>(out), rules::Gifts{}))) == "");
  CHECK(data::brought_along(library, out).here == std::vector<std::string>{"Ferry hand", "Fear"});
  CHECK(data::without_what_is_here(library, out) == model::Value(hero));
}
