// Wyrd Wolds holds what its draft has, what it takes from elsewhere says so, and nothing else is in
// it.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/game/tables.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::wyrd_wolds;

TEST_CASE("Wyrd Wolds: twelve actions have a name, and the table makes the other three") {
  const rules::Ruleset& game = wyrd_wolds();
  CHECK(game.actions.size() == 12);
  CHECK(game.attributes.size() == 3);
  CHECK(std::count(game.own.begin(), game.own.end(), rules::OwnKind::action) == 1);
  for (const rules::Action& each : game.actions) CHECK(each.source == "draft: Actions");
}

TEST_CASE("Wyrd Wolds: no file of it speaks of what the draft leaves out") {
  const std::set<std::string> left_out = {"trauma", "traumas", "vice",   "vices",  "heat",
                                          "coin",   "stash",   "wanted", "turf",   "rep",
                                          "hold",   "holds",   "claim",  "claims", "prison"};
  std::set<std::string> said;  // each with its file
  for (const data::NamedText& file : support::json_files("assets/rulesets/wyrd-wolds")) {
    std::string word;
    for (const char letter : file.text + " ") {
      if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        continue;
      }
      if (left_out.count(word) != 0) said.insert(file.name + ": " + word);
      word.clear();
    }
  }
  CHECK(said == std::set<std::string>{});
}

TEST_CASE(
    "Wyrd Wolds: every possible friend and rival, and every method of the draft, can be read") {
  std::string all;
  for (const char* id : {"people", "methods"}) {
    const rules::ReferenceSection* section = rules::find_by_id(wyrd_wolds().reference, id);
    REQUIRE(section != nullptr);
    for (const rules::ReferenceLine& line : section->lines) all += line.text + "\n";
  }
  std::transform(all.begin(), all.end(), all.begin(), [](char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  });
  for (const char* name : {"spy",
                           "bounty hunter",
                           "pugilist",
                           "cold killer",
                           "extortionist",
                           "physicker",
                           "assassin",
                           "sentinel",
                           "apothecary",
                           "priestess",
                           "noble",
                           "city clerk",
                           "officer",
                           "inspector",
                           "beggar",
                           "locksmith",
                           "gang leader",
                           "drug dealer",
                           "tavern owner",
                           "prostitute",
                           "jail-bird",
                           "information broker",
                           "servant",
                           "archivist",
                           "supernatural entity",
                           "violence",
                           "coercion",
                           "knowledge",
                           "charm",
                           "audacity",
                           "calculation",
                           "deception",
                           "influence",
                           "stealth",
                           "evasion",
                           "technical skill",
                           "mayhem",
                           "tracking",
                           "occult powers"}) {
    CAPTURE(name);
    CHECK(all.find(name) != std::string::npos);
  }
}

TEST_CASE("Wyrd Wolds: three attributes hold four named actions each, as in the examples") {
  const auto actions_of = [&](const char* id) {
    return rules::find_attribute(wyrd_wolds(), id)->actions;
  };
  CHECK(actions_of("insight") == rules::Ids{"hunt", "study", "survey", "tinker"});
  CHECK(actions_of("prowess") == rules::Ids{"finesse", "prowl", "skirmish", "wreck"});
  CHECK(actions_of("resolve") == rules::Ids{"attune", "command", "consort", "sway"});
}

TEST_CASE("Wyrd Wolds: every row of the draft's tables and lists can be looked up") {
  const auto names_of = [](const char* id) {
    std::vector<std::string> names;
    const rules::ReferenceSection* section = rules::find_by_id(wyrd_wolds().reference, id);
    REQUIRE(section != nullptr);
    for (const rules::ReferenceLine& line : rules::lines_of(wyrd_wolds(), *section)) {
      CHECK(rules::source_of(*section, line).find(": ") != std::string::npos);
      names.push_back(line.name);
    }
    return names;
  };
  using Names = std::vector<std::string>;
  CHECK(names_of("magnitude") == Names{"0", "1", "2", "3", "4", "5", "6"});
  CHECK(names_of("quality_examples") == Names{"6", "5", "4", "3", "2", "1", "0"});
  CHECK(names_of("force_examples") == Names{"6", "5", "4", "3", "2", "1", "0"});
  for (const char* position : {"controlled", "risky", "desperate"}) {
    CAPTURE(position);
    CHECK(names_of(position) == Names{"1–3", "4–5", "6", "Critical"});
  }
  CHECK(names_of("consequences") ==
        Names{"Reduced effect", "Complication", "Lost opportunity", "Worse position", "Harm"});
  CHECK(names_of("harm") == Names{"Lesser", "Moderate", "Severe", "Fatal"});
  CHECK(names_of("teamwork") ==
        Names{"Assist", "Lead a group action", "Protect", "Set up", "Cohorts"});
  CHECK(names_of("drawbacks") ==
        Names{"Complex", "Conspicuous", "Consumable", "Rare", "Unreliable", "Volatile"});
  CHECK(names_of("downtime") == Names{"Long-term project", "Recover", "Train"});
  CHECK(names_of("clocks") == Names{"Complex", "More complicated", "Daunting", "Long-term project",
                                    "Danger", "Racing", "Linked", "Mission", "Tug-of-war",
                                    "Faction"});
  CHECK(names_of("questions") ==
        Names{"Attune", "Command", "Consort", "Hunt", "Study", "Survey", "Sway"});
}

TEST_CASE("Wyrd Wolds: load, stress, harm and what you may write freely are the draft's") {
  const rules::Ruleset& game = wyrd_wolds();
  const auto total = [&](const char* id) {
    int sum = 0;
    for (const rules::Term& each : rules::find_statistic(game, id)->terms) sum += each.value;
    return sum;
  };
  CHECK(total("load_light") == 3);
  CHECK(total("load_normal") == 5);
  CHECK(total("load_heavy") == 6);
  CHECK(total("load_encumbered") == 9);
  CHECK(total("stress") == 9);
  std::vector<int> rows;
  for (const rules::HarmRow& row : game.harm_rows) rows.push_back(row.count);
  CHECK(rows == std::vector<int>{2, 2, 1});
  std::vector<std::string> questions;
  for (const rules::Question& each : game.questions) {
    if (each.beside == rules::Beside::nothing) questions.push_back(each.name);
  }
  CHECK(questions == std::vector<std::string>{"Beliefs", "Drives", "Goals"});
}

TEST_CASE("Wyrd Wolds: abilities and upgrades are samples of the reference document, marked so") {
  const rules::Ruleset& game = wyrd_wolds();
  CHECK(game.general_abilities.size() == 40);
  for (const rules::Ability& each : game.abilities) {
    CAPTURE(each.id);
    CHECK(each.source.rfind("srd: ", 0) == 0);
  }
  for (const rules::Upgrade& each : game.upgrades) {
    CAPTURE(each.id);
    CHECK(each.source.rfind("srd: ", 0) == 0);
  }
}

TEST_CASE("Wyrd Wolds: it has every sample by name but those that stand on what it leaves out") {
  using Names = std::vector<std::string>;
  const auto missing_of = [](const auto& samples, const auto& list) {
    Names names;
    for (const auto& each : samples) {
      const bool there = std::any_of(list.begin(), list.end(),
                                     [&](const auto& one) { return one.name == each.name; });
      if (!there) names.push_back(each.name);
    }
    return names;
  };
  const rules::Ruleset& game = wyrd_wolds();
  const rules::Ruleset& srd = support::blades_srd();
  // Gambling vices and coin, vice purveyors, heat, war, cohorts and the law are not in the draft.
  CHECK(missing_of(srd.abilities, game.abilities) ==
        Names{"A Little Something on the Side", "Connected", "Death Veil", "No Traces", "Patron",
              "Fiends", "War Dogs", "Accord", "High Society", "All Hands", "Just Passing Through"});
  CHECK(missing_of(game.abilities, srd.abilities).empty());
  // Two are there under the draft's own words: a camp, a descriptor.
  CHECK(missing_of(srd.upgrades, game.upgrades) ==
        Names{"Cohort", "Hidden Lair", "Quality: Supplies", "Secure Lair", "Training: Playbook",
              "Vault", "Prison Contacts", "Elite Cohorts", "Hardened",
              "Underground Maps and Passkeys"});
  CHECK(missing_of(game.upgrades, srd.upgrades) == Names{"Secure Camp", "Training: Descriptor"});
  CHECK(missing_of(srd.reputations, game.reputations).empty());
  CHECK(missing_of(game.items, srd.items) == Names{"Bow", "Trail Gear", "Lucky Charm"});
  Names items;
  for (const rules::Item& each : game.items) items.push_back(each.name);
  CHECK(items == Names{"Fighting Blade", "Heavy Weapon", "Armor", "Heavy Armor", "Climbing Gear",
                       "Arcane Implements", "Documents", "Demolitions Tools", "Tinkering Tools",
                       "Lantern", "Bow", "Trail Gear", "Lucky Charm"});
}

TEST_CASE("Wyrd Wolds: a hundred characters and parties at random are legal and complete") {
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    CAPTURE(seed);
    const rules::Character who = rules::random_character(wyrd_wolds(), "c", seed, {});
    CHECK(rules::is_complete(rules::check(rules::derive(wyrd_wolds(), who, rules::Gifts{}))));
    const rules::Crew crew = rules::random_crew(wyrd_wolds(), "w", seed, {});
    CHECK(rules::is_complete(
        rules::check(wyrd_wolds(), crew, rules::derive_crew(wyrd_wolds(), crew))));
  }
}
