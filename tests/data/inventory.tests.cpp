// Every name that the texts of Beacon Road list is in its data, with the section that lists it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "sample_claims.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::beacon_road;

namespace {

using Listed = std::vector<std::string>;

// Names compare without regard to capitals: the texts write one name in several ways.
std::string in_small(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

// The entry of that name whose source names one of the texts.
template <class List>
bool has_entry(const List& list, const std::string& name) {
  return std::any_of(list.begin(), list.end(), [&](const auto& each) {
    return in_small(each.name) == in_small(name) && each.source.find(": ") != std::string::npos;
  });
}

template <class List>
std::string missing(const List& list, const Listed& names) {
  std::string words;
  for (const std::string& name : names) {
    if (!has_entry(list, name)) words += name + "; ";
  }
  return words;
}

std::string missing_lines(const rules::Id& section, const Listed& names) {
  const rules::ReferenceSection* found = rules::find_by_id(beacon_road().reference, section);
  if (found == nullptr) return "no section " + section;
  std::string words;
  for (const std::string& name : names) {
    const bool there = std::any_of(
        found->lines.begin(), found->lines.end(), [&](const rules::ReferenceLine& line) {
          return in_small(line.name) == in_small(name) &&
                 rules::source_of(*found, line).find(": ") != std::string::npos;
        });
    if (!there) words += name + "; ";
  }
  return words;
}

}  // namespace

TEST_CASE("inventory: each archetype and bloodline has the abilities that the text lists") {
  const std::map<std::string, Listed> lists{
      {"rogue",
       {"Ambush", "Expertise", "Like Looking Into The Mirror", "Little Something On The Side",
        "Reflexes", "Shadow", "Sharpshooter", "Vital Strike"}},
      {"technician",
       {"Alchemist", "Analyst", "Artificer", "Calculating", "Fortitude", "Sawbones",
        "Strange Methods"}},
      {"warrior",
       {"Arcane Potency", "Battleborn", "Bodyguard", "Deadly", "Mule", "Stalwart", "Vigorous"}},
      {"wizard",
       {"Arcane Mind", "Bargain", "Inhuman Resolve", "Meditation", "Ritual", "Spellcraft",
        "Warded"}},
      {"draconic", {"Arcane Fighter", "Elemental Affinity"}},
      {"dwarf", {"Lettered in Stone", "Strapping"}},
      {"elf", {"Reflexes", "The Eldersong"}},
      {"forgeborn", {"Foresight", "Mode"}},
      {"halfblood", {"Born of Two Worlds"}},
      {"halfling", {"Infiltrator", "Subterfuge"}},
      {"human", {"Connected", "Mastermind"}},
      {"orc", {"Savage", "Vengeful"}},
      {"troll", {"Not To Be Trifled With", "Regeneration"}}};
  for (const auto& [id, names] : lists) {
    CAPTURE(id);
    const rules::Playbook* playbook = rules::find_playbook(beacon_road(), id);
    const rules::Heritage* heritage = rules::find_heritage(beacon_road(), id);
    REQUIRE((playbook != nullptr || heritage != nullptr));
    const rules::Ids& ids = playbook != nullptr ? playbook->abilities : heritage->abilities;
    std::vector<rules::Ability> own;
    for (const rules::Id& each : ids) own.push_back(*rules::find_ability(beacon_road(), each));
    CHECK(missing(own, names) == "");
    CHECK(own.size() == names.size());
  }
}

TEST_CASE("inventory: virtues, vices, traumas and the crew's edges and flaws") {
  CHECK(missing(beacon_road().vices, {"Anger", "Gluttony", "Greed", "Pride", "Sorrow", "Toil"}) ==
        "");
  CHECK(missing(beacon_road().virtues, {"Cheer", "Harmony", "Justice", "Industry", "Remembrance",
                                        "Resilience", "Resonance", "Service"}) == "");
  CHECK(missing(beacon_road().traumas, {"Cold", "Haunted", "Obsessed", "Paranoid", "Reckless",
                                        "Soft", "Unstable", "Vicious"}) == "");
  CHECK(missing(beacon_road().edges, {"Fearsome", "Independent", "Loyal", "Tenacious"}) == "");
  CHECK(missing(beacon_road().flaws, {"Principled", "Savage", "Unreliable", "Wild"}) == "");
  CHECK(missing(beacon_road().cohort_types, {"Adepts", "Rooks", "Rovers", "Skulks", "Thugs"}) ==
        "");
}

TEST_CASE("inventory: upgrades and claims of the lists") {
  CHECK(missing(beacon_road().upgrades,
                {"Boat House", "Carriage House", "Cohort", "Hidden Lair", "Mastery", "Quarters",
                 "Secure Lair", "Vault", "Workshop", "Rigging", "Prison Contacts", "Elite Cohorts",
                 "Hardened", "Composed", "Underground Maps and Passkeys", "Camouflage"}) == "");
  for (const char* each :
       {"Documents", "Gear", "Arcane Implements", "Subterfuge Supplies", "Tools", "Weapons"}) {
    CHECK(has_entry(beacon_road().upgrades, std::string("Quality: ") + each));
  }
  CHECK(missing(beacon_road().claims, sample_claims) == "");
  CHECK(missing(beacon_road().claims, sample_prison_claims) == "");
}

TEST_CASE("inventory: the sixteen sample abilities of crews") {
  CHECK(
      missing(beacon_road().abilities,
              {"Deadly", "Death Veil", "No Traces", "Patron", "Predators", "Fiends",
               "Forged in the Fire", "War Dogs", "Anointed", "Accord", "High Society", "Pack Rats",
               "Second Story", "Synchronized", "All Hands", "Just Passing Through"}) == "");
}

TEST_CASE("inventory: entanglements, activities, drawbacks and rows of magnitude") {
  const Listed entanglements{"Arrest",        "Cooperation",  "Demonic Notice",
                             "Flipped",       "Gang Trouble", "Interrogation",
                             "Questioning",   "Reprisals",    "Rivals",
                             "Show of Force", "Unquiet Dead", "The Usual Suspects"};
  CHECK(missing_lines("entanglements", entanglements) == "");
  CHECK(missing(beacon_road().procedures, entanglements) == "");
  // Each has a heading of its own in the texts.
  const auto& detailed = *rules::find_by_id(beacon_road().reference, rules::Id("entanglements"));
  for (const rules::ReferenceLine& line : detailed.lines) {
    if (line.source.empty()) continue;
    CAPTURE(line.name);
    CHECK(rules::source_of(detailed, line) == "core: Entanglements, " + line.name);
  }
  const Listed activities{
      "Acquire an asset", "Long-term project", "Recover", "Reduce heat", "Train",
      "Indulge vice",     "Exercise virtue"};
  CHECK(missing_lines("downtime", activities) == "");
  CHECK(missing_lines("drawbacks", {"Complex", "Conspicuous", "Consumable", "Uncommon", "Rare",
                                    "Unique", "Unreliable", "Volatile"}) == "");
  const rules::Table* magnitude = rules::find_by_id(beacon_road().tables, "magnitude");
  REQUIRE(magnitude != nullptr);
  CHECK(magnitude->columns == std::vector<std::string>{"Magnitude", "Area", "Scale", "Duration",
                                                       "Range", "Quality", "Force", "Damage",
                                                       "As a roll", "Rating", "Die", "Adv."});
  CHECK(magnitude->rows.size() == 7);
  CHECK(magnitude->source == "core: Magnitude");
  CHECK(missing_lines("engagement",
                      {"Arcane", "Assault", "Deception", "Stealth", "Social", "Transport"}) == "");
}
