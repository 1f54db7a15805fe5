// What is chosen inside abilities, upgrades, claims and oaths, and what follows from it.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "text/wording.hpp"

using namespace roadbook;
using support::beacon_road;
using support::explained;
using support::findings;
using support::taken;

namespace {

rules::Character forgeborn(const std::string& exchanged) {
  rules::Character character = rules::with_heritage(beacon_road(), support::warrior(), "forgeborn");
  character.abilities = {taken("mode", exchanged)};
  return character;
}

rules::Crew with_rigging(const std::string& kinds) {
  rules::Crew crew = rules::with_crew_type(beacon_road(), support::sin_eaters(), "guild");
  crew.in_play = true;
  crew.upgrades["rigging"] = 1;
  if (!kinds.empty()) crew.upgrade_choices = {{"rigging", kinds}};
  return crew;
}

rules::Crew with_training_rooms(const std::string& type) {
  rules::Crew crew = rules::with_crew_type(beacon_road(), support::sin_eaters(), "order");
  crew.in_play = true;
  crew.claims = {"training_rooms"};
  if (!type.empty()) crew.claim_choices = {{"training_rooms", type}};
  for (const rules::Entry& each : beacon_road().cohort_types) {
    rules::Cohort cohort;
    cohort.kind = "gang";
    cohort.types = {each.id};
    crew.cohorts.push_back(cohort);
  }
  return crew;
}

bool mentions(const std::vector<std::string>& lines, const std::string& words) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
    return line.find(words) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("Mode exchanges the ratings of two attributes, and each says so") {
  // The warrior: BODY 2 (Prowl, Skirmish), MIND 2 (Hunt, Study), WILL 1 (Command).
  const rules::Derived before = support::numbers_of(beacon_road(), forgeborn(""), nullptr);
  const rules::Derived after = support::numbers_of(beacon_road(), forgeborn("body,will"), nullptr);
  CHECK(rules::find_attribute(before, "body")->rating == 2);
  CHECK(rules::find_attribute(after, "body")->rating == 1);
  CHECK(rules::find_attribute(after, "will")->rating == 2);
  CHECK(rules::find_attribute(after, "will")->face == 6);
  CHECK(rules::find_attribute(after, "mind")->rating == 2);
  CHECK(explained(forgeborn("body,will"), nullptr, "grit").find("exchanged with BODY") !=
        std::string::npos);
}

TEST_CASE("Mode waits for training: nothing chosen is complete, one attribute or three are not") {
  CHECK(findings(forgeborn(""), nullptr).find("choice") == std::string::npos);
  CHECK(findings(forgeborn("body"), nullptr).find("unfinished:choice_missing") !=
        std::string::npos);
  CHECK(findings(forgeborn("body,mind,will"), nullptr).find("unfinished:choice_missing") !=
        std::string::npos);
  CHECK(findings(forgeborn("body,body"), nullptr).find("illegal:choice_not_open") !=
        std::string::npos);
  CHECK(findings(forgeborn("body,charm"), nullptr).find("illegal:choice_not_open") !=
        std::string::npos);
  // Half a choice changes no number.
  const rules::Derived half = support::numbers_of(beacon_road(), forgeborn("body"), nullptr);
  CHECK(rules::find_attribute(half, "body")->rating == 2);
}

TEST_CASE("Rigging names two kinds of item, neither one nor three") {
  CHECK(findings(with_rigging("weapon,tool")).find("upgrade_choice") == std::string::npos);
  CHECK(findings(with_rigging("")).find("unfinished:upgrade_choice_missing") != std::string::npos);
  CHECK(findings(with_rigging("weapon")).find("unfinished:upgrade_choice_missing") !=
        std::string::npos);
  for (const char* wrong : {"weapon,tool,gear", "weapon,weapon", "weapon,pets"}) {
    CAPTURE(wrong);
    CHECK(findings(with_rigging(wrong)).find("illegal:upgrade_choice_not_open") !=
          std::string::npos);
  }
}

TEST_CASE("Chosen for you, Rigging names two kinds") {
  std::uint64_t seen = 0;
  for (std::uint64_t seed = 0; seed < 400 && seen < support::rounds(12, 400); ++seed) {
    rules::RandomOptions options;
    const rules::Crew crew = rules::random_crew(beacon_road(), "crew", seed, options);
    for (const rules::UpgradeChoice& each : crew.upgrade_choices) {
      if (each.id != "rigging") continue;
      ++seen;
      CHECK(rules::split(each.choice, ',').size() == 2);
    }
  }
  CHECK(seen > 0);
}

TEST_CASE("Training Rooms add to the scale of the type of cohort that is named, and to no other") {
  const rules::Id type = beacon_road().cohort_types.front().id;
  const rules::DerivedCrew before = rules::derive_crew(beacon_road(), with_training_rooms(""));
  const rules::DerivedCrew after = rules::derive_crew(beacon_road(), with_training_rooms(type));
  CHECK(after.cohorts[0].scale == before.cohorts[0].scale + 1);
  CHECK(after.cohorts[0].scale_terms.back().label() == "Training Rooms");
  for (std::size_t i = 1; i < after.cohorts.size(); ++i) {
    CHECK(after.cohorts[i].scale == before.cohorts[i].scale);
  }
}

TEST_CASE("The prison is taken along its paths, from the walls inward") {
  rules::Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.prison_claims = {"smuggling_1", "allied_claim_1"};
  CHECK(findings(crew).find("prison_claim") == std::string::npos);
  crew.prison_claims = {"cell_block_control"};
  CHECK(findings(crew).find("illegal:prison_claim_out_of_reach") != std::string::npos);
  crew.prison_claims = {"guard_payoff_2", "allied_claim_2", "cell_block_control"};
  CHECK(findings(crew).find("prison_claim") == std::string::npos);
  crew.prison_claims = {"smuggling_1", "smuggling_1"};
  CHECK(findings(crew).find("illegal:prison_claim_twice") != std::string::npos);
}

TEST_CASE("An oath of poverty gives its members and the crew a trigger for experience") {
  rules::Crew crew = support::sin_eaters();
  crew.features = {taken("oaths", "oath_of_poverty")};
  const rules::Derived member = support::numbers_of(beacon_road(), support::warrior(), &crew);
  CHECK(mentions(member.xp_triggers, "Oath of Poverty"));
  CHECK(mentions(rules::derive_crew(beacon_road(), crew).xp_triggers, "Oath of Poverty"));
  crew.features = {taken("oaths", "oath_of_veracity")};
  CHECK_FALSE(mentions(rules::derive_crew(beacon_road(), crew).xp_triggers, "Oath of Poverty"));
}

TEST_CASE("What was chosen inside an ability is worded, abilities inside abilities too") {
  CHECK(rules::choice_words(beacon_road(), taken("mode", "body,will")) == "BODY and WILL");
  CHECK(rules::choice_words(beacon_road(), taken("exemplar", "mind")) == "MIND");
  rules::AbilityTaken seasoned = taken("seasoned", "exemplar");
  seasoned.nested = {taken("exemplar", "will")};
  CHECK(rules::choice_words(beacon_road(), seasoned) == "Exemplar, WILL");
  CHECK(rules::choice_words(beacon_road(), taken("stalwart")).empty());
}
