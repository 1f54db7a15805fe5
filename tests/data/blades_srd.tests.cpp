// Blades in the Dark is whole: every name that the texts list stands in the data, with its section.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/game/tables.hpp"
#include "sample_claims.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::blades_srd;
using Names = std::vector<std::string>;

namespace {

// The names of a list's entries that come from this section, in the order of the data.
template <class List>
Names names_from(const List& list, const std::string& section) {
  Names names;
  for (const auto& each : list) {
    if (each.source == section) names.push_back(each.name);
  }
  return names;
}

const rules::ReferenceSection& section(const rules::Id& id) {
  const rules::ReferenceSection* found = rules::find_by_id(blades_srd().reference, id);
  REQUIRE(found != nullptr);
  return *found;
}

Names line_names(const rules::ReferenceSection& of) {
  Names names;
  for (const rules::ReferenceLine& line : of.lines) {
    CHECK(rules::source_of(of, line).find(": ") != std::string::npos);
    names.push_back(line.name);
  }
  return names;
}

}  // namespace

TEST_CASE("Blades: three attributes hold four actions each") {
  const rules::Ruleset& game = blades_srd();
  const auto actions_of = [&](const char* id) { return rules::find_attribute(game, id)->actions; };
  REQUIRE(game.attributes.size() == 3);
  CHECK(actions_of("insight") == rules::Ids{"hunt", "study", "survey", "tinker"});
  CHECK(actions_of("prowess") == rules::Ids{"finesse", "prowl", "skirmish", "wreck"});
  CHECK(actions_of("resolve") == rules::Ids{"attune", "command", "consort", "sway"});
  CHECK(names_from(game.actions, "srd: Actions").size() == 12);
  CHECK(game.rating.faces.empty());
}

TEST_CASE("Blades: the 42 sample abilities stand there in the document's order") {
  CHECK(names_from(blades_srd().abilities, "srd: Special abilities") ==
        Names{"Battleborn",
              "Bodyguard",
              "Arcane Fighter",
              "Leader",
              "Mule",
              "Not to Be Trifled With",
              "Savage",
              "Vigorous",
              "Sharpshooter",
              "Focused",
              "Scout",
              "Tough as Nails",
              "Vengeful",
              "Alchemist",
              "Analyst",
              "Artificer",
              "Fortitude",
              "Supernatural Ward",
              "Saboteur",
              "Infiltrator",
              "Ambush",
              "Daredevil",
              "The Devil's Footsteps",
              "Expertise",
              "Reflexes",
              "Shadow",
              "Rook's Gambit",
              "Like Looking into a Mirror",
              "A Little Something on the Side",
              "Mesmerism",
              "Subterfuge",
              "Trust in Me",
              "Foresight",
              "Calculating",
              "Connected",
              "Mastermind",
              "Weaving the Web",
              "Arcane Mind",
              "Iron Will",
              "Ritual",
              "Strange Methods",
              "Warded"});
}

TEST_CASE("Blades: the 16 sample abilities of crews stand there in the document's order") {
  CHECK(names_from(blades_srd().abilities, "srd: Crew special abilities") ==
        Names{"Deadly", "Death Veil", "No Traces", "Patron", "Predators", "Fiends",
              "Forged in the Fire", "War Dogs", "Anointed", "Accord", "High Society", "Pack Rats",
              "Second Story", "Synchronized", "All Hands", "Just Passing Through"});
}

TEST_CASE("Blades: every ability says what it does as data") {
  std::size_t armored = 0;
  for (const rules::Ability& ability : blades_srd().abilities) {
    CAPTURE(ability.id);
    CHECK(ability.modifiers.size() + ability.situational.size() > 0);
    for (const rules::Situational& each : ability.situational) CHECK_FALSE(each.on.empty());
    armored += ability.spends_special_armor ? 1U : 0U;
  }
  // Battleborn, Focused, Fortitude, Shadow, Subterfuge, Mastermind, Warded.
  CHECK(armored == 7);
}

TEST_CASE("Blades: seven vices, eight traumas, eight reputations") {
  const rules::Ruleset& game = blades_srd();
  CHECK(rules::vice_is_free(game));
  CHECK(names_from(game.vices, "srd: Choose your vice") ==
        Names{"Faith", "Gambling", "Luxury", "Obligation", "Pleasure", "Stupor", "Weird"});
  CHECK(names_from(game.traumas, "srd: Trauma Conditions") == Names{"Cold", "Haunted", "Obsessed",
                                                                    "Paranoid", "Reckless", "Soft",
                                                                    "Unstable", "Vicious"});
  CHECK(names_from(game.reputations, "srd: Choose an initial reputation & lair") ==
        Names{"Ambitious", "Brutal", "Daring", "Honorable", "Professional", "Savvy", "Subtle",
              "Strange"});
}

TEST_CASE("Blades: eleven general upgrades and seven special ones") {
  const rules::Ruleset& game = blades_srd();
  Names general;
  for (const rules::Upgrade& upgrade : game.upgrades) {
    if (!upgrade.general) continue;
    CHECK(upgrade.source == "srd: Crew upgrade Examples");
    const std::string name = upgrade.family.empty() ? upgrade.name : upgrade.family_name;
    if (std::find(general.begin(), general.end(), name) == general.end()) general.push_back(name);
  }
  CHECK(general == Names{"Boat House", "Carriage House", "Cohort", "Hidden Lair", "Mastery",
                         "Quality", "Quarters", "Secure Lair", "Training", "Vault", "Workshop"});
  CHECK(names_from(game.upgrades, "srd: Crew upgrades") ==
        Names{"Rigging", "Prison Contacts", "Elite Cohorts", "Hardened", "Composed",
              "Underground Maps and Passkeys", "Camouflage"});
  const auto in_family = [&](const char* family) {
    return std::count_if(game.upgrades.begin(), game.upgrades.end(),
                         [&](const rules::Upgrade& each) { return each.family == family; });
  };
  CHECK(in_family("quality") == 6);
  CHECK(in_family("training") == 4);
}

TEST_CASE("Blades: 29 sample claims and the six of the prison") {
  const rules::Ruleset& game = blades_srd();
  CHECK(names_from(game.claims, "srd: Make a Claim Map for the Crew") == sample_claims);
  CHECK(names_from(game.claims, "srd: Prison claims") == sample_prison_claims);
  CHECK(rules::prison_map(game).cells.size() == 12);
  CHECK(rules::prison_map(game).paths.size() == 16);
}

TEST_CASE("Blades: cohorts have the document's types, edges and flaws") {
  const rules::Ruleset& game = blades_srd();
  CHECK(names_from(game.cohort_types, "srd: Creating a gang") ==
        Names{"Adepts", "Rooks", "Rovers", "Skulks", "Thugs"});
  CHECK(names_from(game.edges, "srd: Edges & flaws") ==
        Names{"Fearsome", "Independent", "Loyal", "Tenacious"});
  CHECK(names_from(game.flaws, "srd: Edges & flaws") ==
        Names{"Principled", "Savage", "Unreliable", "Wild"});
}

TEST_CASE("Blades: every entanglement, activity and plan of the texts can be looked up") {
  CHECK(line_names(section("entanglements")) ==
        Names{"Arrest", "Cooperation", "Demonic notice", "Flipped", "Gang trouble", "Interrogation",
              "Questioning", "Reprisals", "Rivals", "Show of force", "Unquiet dead",
              "The usual suspects"});
  for (const rules::ReferenceLine& line : section("entanglements").lines) {
    CHECK(line.source == "srd: Entanglements, " + line.name);
  }
  CHECK(line_names(section("downtime")) == Names{"Acquire asset", "Long-term project", "Recover",
                                                 "Reduce heat", "Train", "Indulge vice"});
  CHECK(line_names(section("overindulgence")) ==
        Names{"Attract trouble", "Brag", "Lost", "Tapped"});
  CHECK(line_names(section("plans")) ==
        Names{"Assault", "Deception", "Stealth", "Occult", "Social", "Transport"});
  CHECK(line_names(section("drawbacks")) ==
        Names{"Complex", "Conspicuous", "Consumable", "Rare", "Unreliable", "Volatile"});
  CHECK(section("faction_downtime").lines.size() == 6);
  CHECK(rules::lines_of(blades_srd(), section("entanglement_roll")).size() == 9);
  CHECK(section("incarceration").lines.size() == 9);
}

TEST_CASE("Blades: each magnitude from 0 to 6 has its area, its duration, its quality and force") {
  const std::vector<rules::ReferenceLine> rows =
      rules::lines_of(blades_srd(), section("magnitude"));
  REQUIRE(rows.size() == 7);
  for (std::size_t level = 0; level < rows.size(); ++level) {
    CHECK(rows[level].name == std::to_string(level));
    CHECK(rules::source_of(section("magnitude"), rows[level]) == "srd: Magnitude");
  }
  CHECK(rows[0].text ==
        "Area a closet · Scale 1 or 2 people · Duration a few moments · Range within reach · "
        "Quality poor · Force weak");
  CHECK(rows[3].text ==
        "Area a small building · Scale a large gang (20) · Duration a few hours · Range down the "
        "road · Quality excellent · Force serious");
  // The table has no area for the sixth.
  CHECK(rows[6].text ==
        "Scale a colossal gang (160) · Duration a week · Range across the city · Quality "
        "legendary · Force devastating");
  CHECK(section("quality_examples").lines.size() == 7);
  CHECK(section("force_examples").lines.size() == 7);
}

TEST_CASE("Blades: each ready playbook is made as the document says") {
  const rules::Ruleset& game = blades_srd();
  REQUIRE(game.playbooks.size() == 7);
  std::set<rules::Id> open;
  for (const rules::Playbook& playbook : game.playbooks) {
    CAPTURE(playbook.id);
    CHECK(playbook.description.rfind("An example", 0) == 0);
    CHECK_FALSE(playbook.xp_trigger.empty());
    CHECK(playbook.contacts.size() == 5);
    CHECK(playbook.items.size() == 5);
    CHECK(playbook.abilities.size() == 7);
    std::multiset<int> dots;
    for (const auto& [action, count] : playbook.starting_dots) dots.insert(count);
    CHECK(dots == std::multiset<int>{1, 2});
    open.insert(playbook.abilities.begin(), playbook.abilities.end());
    for (const rules::Build& build : playbook.builds) {
      int placed = 0;
      for (const auto& [action, count] : build.dots) placed += count;
      CHECK(placed == 4);
      CHECK(rules::contains(playbook.abilities, build.ability));
    }
  }
  CHECK(open.size() == 42);
}

TEST_CASE("Blades: each ready crew type has what the document asks for") {
  const rules::Ruleset& game = blades_srd();
  std::set<rules::Id> abilities;
  Names ready;
  for (const rules::CrewType& type : game.crew_types) {
    if (type.own) continue;
    CAPTURE(type.id);
    ready.push_back(type.name);
    CHECK(type.description.rfind("An example", 0) == 0);
    CHECK(type.starting_upgrades.size() == 2);
    CHECK(type.upgrades.size() == 5);
    CHECK(type.abilities.size() == 7);
    CHECK(type.contacts.size() == 5);
    CHECK(type.operations.size() >= 4);
    CHECK(type.claims.cells.size() == 15);
    abilities.insert(type.abilities.begin(), type.abilities.end());
  }
  CHECK(ready == Names{"Assassins", "Bravos", "Cult", "Hawkers", "Smugglers"});
  CHECK(abilities.size() == 16);
}

TEST_CASE("Blades: every entry names its section, and what is an idea of Roadbook's says so") {
  const rules::Ruleset& game = blades_srd();
  const auto sourced = [](const auto& list) {
    for (const auto& each : list) {
      CAPTURE(each.id);
      CHECK_FALSE(each.source.empty());
      CHECK(each.description.size() >= 12);
    }
  };
  sourced(game.playbooks);
  sourced(game.heritages);
  sourced(game.backgrounds);
  sourced(game.abilities);
  sourced(game.items);
  sourced(game.upgrades);
  sourced(game.claims);
  sourced(game.crew_types);
  sourced(game.vices);
  sourced(game.traumas);
  sourced(game.statistics);
  sourced(game.tracks);
  const auto marked = [](const auto& list) {
    for (const auto& each : list) {
      CAPTURE(each.id);
      const bool idea = each.source.rfind("house:", 0) == 0;
      CHECK(idea == (each.description.rfind("An idea", 0) == 0));
    }
  };
  marked(game.heritages);
  marked(game.backgrounds);
}

TEST_CASE("Blades: the attribution is the one that the licence asks for") {
  const std::string& licence = blades_srd().licence;
  for (const char* part :
       {"Blades in the Dark", "http://www.bladesinthedark.com/", "One Seven Design", "John Harper",
        "Creative Commons Attribution 3.0", "http://creativecommons.org/licenses/by/3.0/"}) {
    CAPTURE(part);
    CHECK(licence.find(part) != std::string::npos);
  }
}
