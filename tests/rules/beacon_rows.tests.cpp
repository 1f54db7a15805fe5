// What was once wrong or missing in Beacon Road, row by row: each test names its row.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/game/tables.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/helps.hpp"
#include "rules/play/item_quality.hpp"
#include "rules/play/move.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/questions.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

const Ruleset& road() {
  return support::beacon_road();
}

bool text_says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

const ReferenceSection& reference(const Id& id) {
  const ReferenceSection* found = find_by_id(road().reference, id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

// Whether a section has a line of that name whose value and text hold the part.
bool has_line(const Id& section, const std::string& name, const std::string& part) {
  const std::vector<ReferenceLine> lines = lines_of(road(), reference(section));
  return std::any_of(lines.begin(), lines.end(), [&](const ReferenceLine& line) {
    return line.name == name && text_says(line.value + " | " + line.text, part);
  });
}

std::string note(const Id& id) {
  const Note* found = find_by_id(road().notes, id);
  INFO(id);
  REQUIRE(found != nullptr);
  return found->text;
}

// A warrior in play, who carries these things in hand.
Character armed(const Ids& items) {
  Character hero = support::warrior();
  hero.in_play = true;
  for (const Id& item : items) {
    Carried carried;
    carried.item = item;
    carried.in_hand = true;
    hero.carried.push_back(carried);
  }
  return hero;
}

}  // namespace

TEST_CASE("row A1: traits are shown for experience and for Beacon Points") {
  for (const Step& step : road().character_steps) {
    if (step.kind == StepKind::traits) CHECK(text_says(step.help, "Beacon Point"));
  }
  CHECK(find_track(road(), "beacon_points") != nullptr);
}

TEST_CASE("row A2: the note on Mode says nothing of ratings that are not shown") {
  CHECK_FALSE(text_says(note("mode_ratings"), "The sheet shows"));
}

TEST_CASE("row A3: one activity more costs 1 coin or 1 rep") {
  CHECK(text_says(find_statistic(road(), "downtime_activities")->description, "1 coin or 1 rep"));
}

TEST_CASE("row A4: an order has vows, which nobody claims and nobody is paid for") {
  const CrewType* order = find_crew_type(road(), "order");
  REQUIRE(order != nullptr);
  CHECK_FALSE(grounds_are_claimed(road(), order));
  CHECK(grounds_are_claimed(road(), find_crew_type(road(), "sin_eaters")));
  Crew crew = with_crew_type(road(), support::sin_eaters(), "order");
  crew.grounds_faction.clear();
  crew.payment.clear();
  CHECK_FALSE(text_says(support::findings(crew), "grounds_faction_missing"));
  CHECK_FALSE(text_says(support::findings(crew), "payment_missing"));
}

TEST_CASE("row A5: Fireball names the damage of the book's example") {
  CHECK(text_says(find_power(road(), "fireball")->description, "(half Utter)[d8] + [WILL]"));
}

TEST_CASE("row A6: Mental Imposition reaches 150000 feet") {
  CHECK(text_says(find_power(road(), "mental_imposition")->description, "150000'"));
}

TEST_CASE("row A7: rovers know the deathlands") {
  CHECK(text_says(find_by_id(road().cohort_types, Id("rovers"))->description, "deathlands"));
}

TEST_CASE("row A8: Elite Cohorts are of any type of cohort, an expert's too") {
  REQUIRE(find_upgrade(road(), "elite_cohorts")->choices.size() == 1);
  CHECK(find_upgrade(road(), "elite_cohorts")->choices[0].kind == ChoiceKind::cohort_type);
}

TEST_CASE("row A9: Carouse costs 1 stress where coin is spent, and that cost counts") {
  CHECK(find_power(road(), "carouse")->stress == 1);
}

TEST_CASE("row A10: thievery tools are gear alone") {
  CHECK(find_item(road(), "fine_thievery_tools")->categories == Ids{"gear"});
}

TEST_CASE("row A11: a stash above 50 is wealth") {
  Character hero = support::warrior();
  hero.stash = 53;
  CHECK(support::numbers_of(road(), hero, nullptr).stash_band == "Wealthy");
  hero.stash = 49;
  CHECK(support::numbers_of(road(), hero, nullptr).stash_band == "Fine");
}

TEST_CASE("row A, limits: the reference keeps each limit of the texts") {
  CHECK(has_line("payoff", "Rep", "never below 0"));
  CHECK(text_says(reference("wounds").text, "severity up to its multiplier"));
  CHECK(text_says(find_by_id(road().positions, Id("desperate"))->failure, " or "));
  CHECK(has_line("wounds", "Dazed", "threaten"));
  CHECK(has_line("wounds", "Stunned", "threaten"));
  CHECK(has_line("wounds", "Downed", "threaten"));
}

TEST_CASE("row E1: a claim off the paths, and one off the map, may be held") {
  Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.claims = {"tavern"};
  CHECK_FALSE(text_says(support::findings(crew), "illegal"));
}

TEST_CASE("row E3: Born of Two Worlds twice is once for each of the two bloodlines") {
  Character hero = support::warrior();
  hero.in_play = true;
  hero = with_heritage(road(), hero, "halfblood");
  hero.parent_heritages = {"orc", "elf"};
  const Ids& orc = find_heritage(road(), "orc")->abilities;
  const Ids& elf = find_heritage(road(), "elf")->abilities;
  REQUIRE(orc.size() > 1);
  const auto with = [&](const Id& one, const Id& two) {
    Character after = hero;
    after.abilities = {support::taken("born_of_two_worlds", one),
                       support::taken("born_of_two_worlds", two)};
    return support::findings(after, nullptr);
  };
  CHECK(text_says(with(orc[0], orc[1]), "choice_of_same_heritage"));
  CHECK_FALSE(text_says(with(orc[0], elf[0]), "choice_of_same_heritage"));
}

TEST_CASE("row E5: three hands full and two armors worn are findings, which a table may waive") {
  CHECK(text_says(support::findings(armed({"light_shield", "heavy_shield", "greatsword"}), nullptr),
                  "illegal:hands_full"));
  CHECK_FALSE(
      text_says(support::findings(armed({"dagger", "light_shield"}), nullptr), "hands_full"));
  CHECK(text_says(support::findings(armed({"light_armor", "medium_armor"}), nullptr),
                  "illegal:worn_twice"));
  Character waived = armed({"light_armor", "medium_armor"});
  waived.waivers.push_back({"worn_twice", "", "A coat over mail"});
  CHECK_FALSE(text_says(support::findings(waived, nullptr), "illegal:worn_twice"));
}

TEST_CASE("row E7: dead cohorts are replaced for coin and two downtime activities") {
  const HarmRow* dead = cohort_harm(road(), worst_cohort_harm(road()));
  REQUIRE(dead != nullptr);
  CHECK(text_says(dead->description, "two downtime activities"));
}

TEST_CASE("row E8: the same thing may be carried twice") {
  Character hero = armed({"dagger", "dagger"});
  CHECK(support::findings(hero, nullptr).find("dagger") == std::string::npos);
  CHECK(support::numbers_of(road(), hero, nullptr).load.total ==
        2 * find_item(road(), "dagger")->load);
  hero = support::warrior();
  hero = with_carried(road(), with_carried(road(), hero, "dagger", true), "dagger", true);
  CHECK(hero.carried.size() == 1);
  CHECK(with_one_more_carried(hero, "dagger").carried.size() == 2);
}

TEST_CASE("row E10: the next Tier costs by the crew's own Tier, also at war") {
  Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.tier = 2;
  crew.hold = "weak";
  CHECK(support::total(crew, "tier_cost") == 24);
  crew.factions.push_back({"Watch", "", {{"", -3, "War"}}, 2});
  CHECK(derive_crew(road(), crew).tier == 1);
  CHECK(support::total(crew, "tier_cost") == 24);
}

TEST_CASE("rows B1, B4, B5: Beacon Points, flashbacks and teamwork stand in the reference") {
  CHECK(reference("beacon_points").lines.size() == 6);
  CHECK(has_line("flashbacks", "Ordinary", "0 stress"));
  CHECK(has_line("flashbacks", "Complex", "1 stress"));
  CHECK(has_line("flashbacks", "Elaborate", "2 stress"));
  CHECK(has_line("flashbacks", "Downtime activity", "1 coin or 1 rep"));
  CHECK(has_line("teamwork", "Lead a group action", "1 stress for each"));
  CHECK(has_line("teamwork", "Protect", "resist"));
  CHECK(has_line("teamwork", "Set up", "position"));
}

TEST_CASE("row B2: the entanglements stand in the reference, three columns and twelve entries") {
  const ReferenceSection& section = reference("entanglements");
  CHECK(section.scope == Scope::crew);
  CHECK(lines_of(road(), section).size() == 9 + 12);
}

TEST_CASE("row B3: hunting grounds give advantage and an activity for the preferred operation") {
  CHECK(road().crew.grounds_give.size() == 2);
  CHECK(has_line("engagement", "Hunting grounds", "one more downtime activity"));
}

TEST_CASE("rows B6, B7: clocks and how much xp is marked") {
  CHECK(has_line("clocks", "Project", "up to four"));
  CHECK(has_line("advancement", "End of session", "2 if it happened a lot"));
  CHECK(has_line("advancement", "While you play", "desperate group action"));
}

TEST_CASE("rows B8, B9, B11: crafting, its drawbacks, and what learning takes") {
  CHECK(has_line("crafting", "Critical", "Tier + multiplier"));
  CHECK(has_line("crafting", "Better", "Workshop"));
  CHECK(has_line("crafting", "Learn", "8, 6, 8"));
  CHECK(reference("drawbacks").lines.size() == 8);
  CHECK(text_says(reference("drawbacks").text, "always consumable"));
}

TEST_CASE("row B10: magnitude has its eight tables, and a line for each level") {
  for (const char* each :
       {"Area ", "Scale ", "Duration ", "Range ", "Quality ", "Force ", "Damage ", "As a roll "}) {
    CHECK(has_line("magnitude", "0", each));
    CHECK(has_line("magnitude", "6", each));
  }
  CHECK(has_line("magnitude", "4", "Range 4,000' ·"));
  CHECK(has_line("magnitude", "6", "As a roll 33 · Rating 5 · Die d12 · Adv. 4"));
}

TEST_CASE("rows B13, B14: cohorts at work, sentences and the roll in prison") {
  CHECK(text_says(reference("cohorts_at_work").text, "outside their types it is 0"));
  CHECK(has_line("cohorts_at_work", "Healing", "2 where one of you"));
  CHECK(has_line("prison", "Wanted 0", "A few weeks"));
  CHECK(has_line("prison", "Wanted 4", "Life"));
  CHECK(has_line("prison", "The time inside", "3 rep"));
}

TEST_CASE("row B15: each tag of a weapon is explained") {
  for (const char* each : {"Light", "Heavy", "Cumbersome", "Reload", "Brace", "Augment",
                           "Armor piercing", "Defensive", "Fine"}) {
    CHECK(has_line("weapon_properties", each, ""));
  }
}

TEST_CASE("rows B16, B17: more than 5 coin is too much to keep, and carried coin weighs 1 each") {
  Character hero = support::warrior();
  hero.in_play = true;
  hero.coin = 6;
  const Standing now = derive(road(), hero, gifts_of(road(), nullptr));
  const Findings found = check(now);
  CHECK(std::any_of(found.begin(), found.end(),
                    [](const Finding& each) { return each.rule == "coin_over_kept"; }));
  CHECK(has_line("weapon_properties", "Coin", "1 load"));
  // Taken along, it weighs what there is of it now, whatever it was then.
  hero.carried = {rules::carried_coin(road()), {"", "A bag of lenses", 2, false}};
  hero.carried[0].load = 3;
  const auto load = [&] { return derive(road(), hero, gifts_of(road(), nullptr)).numbers.load; };
  CHECK(load().total == 8);
  CHECK(load().terms[0].value == 6);
  hero.coin = 1;
  CHECK(load().total == 3);
  hero.coin = 0;
  CHECK(load().total == 2);
  hero.carried.clear();
  hero.coin = 5;
  const Findings fine = check(derive(road(), hero, gifts_of(road(), nullptr)));
  CHECK(std::none_of(fine.begin(), fine.end(),
                     [](const Finding& each) { return each.rule == "coin_over_kept"; }));
}

TEST_CASE("rows B18, B31: where harm goes when its row is full, and where trauma comes from") {
  CHECK(text_says(reference("harm").text, "one row up"));
  CHECK(text_says(reference("harm").text, "catastrophic"));
  CHECK(has_line("harm", "Trauma", "Full stress does not"));
}

TEST_CASE("rows B19, B24, B25: status, what is lost with the lair, and what turf is for") {
  CHECK(has_line("status_and_turf", "Status", "−2 with its holder"));
  CHECK(has_line("status_and_turf", "Losing", "no claim does"));
  CHECK(has_line("status_and_turf", "Turf", "wider hunting grounds"));
  Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.claims = {"infirmary"};
  CHECK_FALSE(derive_crew(road(), crew).statistics.empty());
}

TEST_CASE("rows B21, B22, B23: information, fortune, engagement and assets have their results") {
  CHECK(has_line("information", "Limited", "part"));
  CHECK(has_line("fortune", "Botch", "little"));
  CHECK(has_line("engagement", "Critical", "first obstacle"));
  CHECK(has_line("engagement", "Botch", "desperate"));
  for (const char* each : {"Arcane", "Assault", "Deception", "Social", "Stealth", "Transport"}) {
    CHECK(has_line("engagement", each, ""));
  }
  CHECK(has_line("assets_and_vices", "Dangerous", "2 heat"));
}

TEST_CASE("row B26: flanked, pushed and slammed are wounds, and position counts in a fight") {
  CHECK(has_line("wounds", "Flanked", "1"));
  CHECK(has_line("wounds", "Pushed", "1"));
  CHECK(has_line("wounds", "Slammed", "[d10]"));
  CHECK(has_line("social", "Position in a fight", "5 more when desperate"));
}

TEST_CASE("row B27: a Halfblood, and nobody else, is asked for weaknesses") {
  const std::vector<const Question*> asked = questions_of(road(), Scope::character);
  REQUIRE(asked.size() == 1);
  CHECK(text_says(asked[0]->prompt, "weakness"));
  CHECK(is_asked_of(*asked[0], "halfblood"));
  CHECK_FALSE(is_asked_of(*asked[0], "orc"));
  CHECK(text_says(find_heritage(road(), "halfblood")->description, "weakness"));
}

TEST_CASE("rows B28, B29, B33, B34: what a coin is worth, overindulgence, talk and travel") {
  CHECK(reference("worth").lines.size() == 7);
  CHECK(has_line("assets_and_vices", "Overindulging", "back without harm"));
  CHECK(has_line("social", "Surprise", "Survey against Prowl"));
  CHECK(lines_of(road(), reference("travel")).size() == 7);
}

TEST_CASE(
    "row C5: an item's quality is the Tier, and more for a fine make and the crew's upgrade") {
  const Item& weapon = *find_item(road(), "fine_two_handed_weapon");
  Crew crew = support::sin_eaters();
  crew.upgrades["quality_weapons"] = 1;
  const std::vector<MoveHelp> helps = all_helps(road(), support::warrior(), &crew);
  const std::vector<MoveReason> parts = item_quality(road(), weapon, 2, helps);
  CHECK(total_quality(parts) == 4);
  REQUIRE(parts.size() == 3);
  CHECK(parts[0].label == "Tier");
  CHECK(parts[1].label == "Fine");
  CHECK(parts[2].label == "Quality: Weapons");
  // Tools are gear here and no tools there: one upgrade counts, never two.
  crew.upgrades["quality_tools"] = crew.upgrades["quality_gear"] = 1;
  CHECK(total_quality(item_quality(road(), *find_item(road(), "fine_thievery_tools"), 0,
                                   all_helps(road(), support::warrior(), &crew))) == 2);
}

TEST_CASE("row C17: what a vengeful member gives the crew's own track counts when xp is marked") {
  const Ability* vengeful = find_ability(road(), "vengeful");
  REQUIRE(vengeful != nullptr);
  REQUIRE(vengeful->situational.size() == 1);
  CHECK(vengeful->situational[0].occasions == std::vector<OccasionOf>{{Occasion::xp, {}}});
}

TEST_CASE("readings: each that was settled is a note that the player can read") {
  int found = 0;
  for (const Note& each : road().notes) found += each.id.rfind("reading_", 0) == 0 ? 1 : 0;
  CHECK(found == 26);
}

TEST_CASE("row C18: Spellcraft lowers the stress of powers of Utter, and the lowered cost counts") {
  Character hero = support::warrior();
  hero.in_play = true;
  hero.actions = {{"utter", 3}, {"command", 2}, {"sway", 1}, {"consort", 1}};
  Character caster = hero;
  caster.abilities = {support::taken("spellcraft")};
  const Standing plain = derive(road(), hero, gifts_of(road(), nullptr));
  const Standing cast = derive(road(), caster, gifts_of(road(), nullptr));
  int opened = 0;
  for (const Power& power : road().powers) {
    if (!contains(power.actions, "utter")) continue;
    INFO(power.id);
    CHECK(stress_of_power(plain, power) == power.stress);
    CHECK(stress_of_power(cast, power) == std::max(0, power.stress - 3));
    if (!may_have_power(plain, power.id) && may_have_power(cast, power.id)) ++opened;
  }
  CHECK(opened > 0);
}

TEST_CASE("readings 1 and 17: a table may decide that full stress is a trauma, and desperate xp") {
  Character hero = support::warrior();
  Crew crew = support::sin_eaters();
  hero.id = "hero";
  crew.id = hero.crew = "crew";
  hero.in_play = crew.in_play = true;
  hero.tracks["stress"] = 8;
  Sheets sheets;
  sheets.emplace("hero", hero);
  sheets.emplace("crew", crew);
  const auto begun = [&](const Id& id, const std::map<Id, std::string>& answers) {
    return begin({road(), sheets}, "hero", *find_by_id(road().procedures, id), {answers, {}, {}});
  };
  const auto xp = [&] {
    const Move move = begun("action_roll", {{"action", "prowl"},
                                            {"position", "desperate"},
                                            {"outcome", "success"},
                                            {"consequence", "none"}});
    CHECK(move.refused == "");
    return std::count_if(move.proposed.begin(), move.proposed.end(),
                         [](const Proposed& each) { return each.field == "/tracks/xp_body"; });
  };
  CHECK(begun("take_trauma", {{"trauma", "cold"}}).refused != "");
  CHECK(xp() == 0);
  std::get<Crew>(sheets.at("crew")).answers = {{"full_stress", "trauma"},
                                               {"xp_in_play", "desperate"}};
  const Move trauma = begun("take_trauma", {{"trauma", road().traumas.front().id}});
  CHECK(trauma.refused == "");
  CHECK(trauma.proposed.size() == 2);
  CHECK(xp() == 1);
}

}  // namespace roadbook::rules
