// Moves of Wyrd Wolds: its draft, and the reference document where the draft is silent.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/procedure_parts.hpp"
#include "rules/play/move.hpp"
#include "rules/play/sheet_field.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

// A namespace of their own: other tests have such names, too.
namespace roadbook::rules::in_wyrd {
namespace {

const Ruleset& wolds() {
  return support::wyrd_wolds();
}

Sheets wanderer() {
  Character one;
  one.id = "one";
  one.ruleset = wolds().id;
  one.crew = "party";
  one.in_play = true;
  one.actions = {{"hunt", 2}, {"prowl", 1}};
  Crew party;
  party.id = "party";
  party.ruleset = wolds().id;
  party.in_play = true;
  Sheets sheets;
  sheets.emplace("one", one);
  sheets.emplace("party", party);
  return sheets;
}

Move begun(const Sheets& sheets, const Id& who, const Id& id,
           const std::map<Id, std::string>& answers) {
  const Procedure* found = find_by_id(wolds().procedures, id);
  INFO(id);
  REQUIRE(found != nullptr);
  std::map<Id, std::string> all = answers;
  if (find_ask(wolds(), *found, "paid_with") != nullptr) all.insert({"paid_with", "free"});
  return begin({wolds(), sheets}, who, *found, {all, {}, {}});
}

Sheets after(const Sheets& sheets, const Move& move) {
  CHECK(move.refused == "");
  CHECK_FALSE(move.open());
  return applied(wolds(), sheets, "one", move);
}

int amount_after(const Sheets& sheets, const Id& who, const Move& move, const std::string& field) {
  CHECK(move.refused == "");
  CHECK_FALSE(move.open());
  return number_at(wolds(), applied(wolds(), sheets, who, move).at(who), field).value_or(-999);
}

}  // namespace

TEST_CASE("Wyrd Wolds: an action roll, a push, a desperate roll's xp") {
  const Sheets sheets = wanderer();
  const Move move =
      begun(sheets, "one", "action_roll",
            {{"action", "hunt"}, {"position", "desperate"}, {"push", "die"}, {"outcome", "full"}});
  REQUIRE(move.rolls.size() == 1);
  CHECK(move.rolls[0].sixes == 3);
  CHECK(amount_after(sheets, "one", move, "/tracks/stress") == 2);
  CHECK(amount_after(sheets, "one", move, "/tracks/xp_insight") == 1);
}

TEST_CASE("Wyrd Wolds: resisting, teamwork, harm and load are as in the reference document") {
  const Sheets sheets = wanderer();
  const Move resisted =
      begin({wolds(), sheets}, "one", *find_by_id(wolds().procedures, Id("resist")),
            {{{"attribute", "insight"}}, {{"roll", {4}}}, {}});
  CHECK(amount_after(sheets, "one", resisted, "/tracks/stress") == 2);
  CHECK(amount_after(sheets, "one", begun(sheets, "one", "assist", {}), "/tracks/stress") == 1);
  const Move group =
      begun(sheets, "one", "group_action", {{"how", "told"}, {"failed", "2"}, {"action", "hunt"}});
  CHECK(amount_after(sheets, "one", group, "/tracks/stress") == 2);
}

TEST_CASE("Wyrd Wolds: downtime knows a project, recovering and training") {
  Sheets sheets = wanderer();
  Character& one = std::get<Character>(sheets.at("one"));
  one.clocks.push_back({"Map", 8, 0, false, "", ""});
  one.harm = {{1, "Bruise"}};
  CHECK(amount_after(sheets, "one",
                     begun(sheets, "one", "long_term_project",
                           {{"clock", "Map"}, {"action", "hunt"}, {"outcome", "critical"}}),
                     "/clocks/0/filled") == 5);
  const Move first = begun(sheets, "one", "long_term_project",
                           {{"clock", "Hut"}, {"action", "hunt"}, {"outcome", "full"}});
  CHECK(amount_after(sheets, "one", first, "/clocks/1/filled") == 3);
  CHECK(amount_after(sheets, "one",
                     begun(sheets, "one", "recover", {{"healer", "other"}, {"outcome", "full"}}),
                     "/tracks/healing_clock") == 3);
  CHECK(amount_after(sheets, "one", begun(sheets, "one", "train", {{"track", "xp_playbook"}}),
                     "/tracks/xp_playbook") == 1);
  CHECK(amount_after(sheets, "party",
                     begun(sheets, "party", "crew_end_of_session", {{"came_up:nature", "lot"}}),
                     "/tracks/xp_party") == 2);
}

TEST_CASE("Wyrd Wolds: what a trigger brought is seen again, a wanderer's and the party's") {
  Sheets sheets = wanderer();
  std::get<Crew>(sheets.at("party")).evening.phase = "evening";
  const auto one = [&](const char* much) {
    return begun(sheets, "one", "end_of_session",
                 {{"came_up:belief", much}, {"track:belief", "xp_playbook"}});
  };
  sheets = after(sheets, one("once"));
  CHECK(one("once").proposed.empty());
  sheets = after(sheets, one("lot"));
  CHECK(std::get<Character>(sheets.at("one")).tracks.at("xp_playbook") == 2);
  const auto party = [&] {
    return begun(sheets, "party", "crew_end_of_session", {{"came_up:type", "lot"}});
  };
  sheets = applied(wolds(), sheets, "party", party());
  CHECK(party().proposed.empty());
}

TEST_CASE("Wyrd Wolds: stress is cleared as its track says, by the lowest attribute") {
  const Track* stress = find_track(support::wyrd_wolds(), Role::stress);
  REQUIRE(stress != nullptr);
  CHECK(stress->description.find("a roll of your lowest attribute clears it") != std::string::npos);
  Sheets sheets = wanderer();
  Character& one = std::get<Character>(sheets.at("one"));
  one.actions = {{"hunt", 2}, {"prowl", 1}, {"finesse", 1}, {"sway", 3}};
  one.tracks["stress"] = 6;
  const Move relieved =
      begin({wolds(), sheets}, "one", *find_by_id(wolds().procedures, Id("relieve_stress")),
            {{{"paid_with", "free"}}, {{"roll", {4}}}, {}});
  REQUIRE(relieved.rolls.size() == 1);
  CHECK(relieved.rolls[0].sixes == 1);
  CHECK(amount_after(sheets, "one", relieved, "/tracks/stress") == 2);
}

TEST_CASE(
    "Wyrd Wolds: two activities in each downtime, as in the SRD, and one more by Calculating") {
  Sheets sheets = wanderer();
  const auto ways = [&] {
    const Move move =
        begin({wolds(), sheets}, "one", *find_by_id(wolds().procedures, Id("train")), {{}, {}, {}});
    std::string found;
    for (const MoveAsk& ask : move.asks) {
      if (ask.id != "paid_with") continue;
      for (const MoveAnswer& each : ask.answers) found += each.id + " ";
    }
    return found;
  };
  const auto train = [&](const char* way, const char* track) {
    const Move move = begun(sheets, "one", "train", {{"paid_with", way}, {"track", track}});
    sheets = after(sheets, move);
  };
  CHECK(ways() == "free granted ");
  train("free", "xp_playbook");
  train("free", "xp_insight");
  CHECK(ways() == "granted ");
  std::get<Character>(sheets.at("one")).abilities.push_back({"calculating", {}, {}, {}, {}});
  sheets = after(sheets, begun(sheets, "one", "give_activity", {{"member", "one"}}));
  CHECK(ways() == "given granted ");
  train("given", "xp_resolve");
  CHECK(ways() == "granted ");
  sheets = after(sheets, begun(sheets, "one", "begin_own_downtime", {}));
  CHECK(ways() == "free granted ");
}

TEST_CASE("Wyrd Wolds: harm of level 4 is fatal, as the draft says") {
  Sheets sheets = wanderer();
  Character& one = std::get<Character>(sheets.at("one"));
  one.harm = {{4, "Drowned"}};
  const auto conditions = conditions_of(wolds(), one, derive(wolds(), one, Gifts{}).numbers);
  REQUIRE(conditions.size() == 1);
  CHECK(conditions.front()->name == "Fatal harm");
  CHECK(conditions.front()->source == "draft: Death");
}

TEST_CASE("Wyrd Wolds: what is crafted has the party's Tier and the roll's quality") {
  Sheets sheets = wanderer();
  Crew& party = std::get<Crew>(sheets.at("party"));
  party.tier = 2;
  const auto told = [&] { return begun(sheets, "one", "craft", {{"outcome", "full"}}).told; };
  CHECK(told().front() == "Quality 3");
  party.upgrades["workshop"] = 1;
  CHECK(told().front() == "Quality 4");
}

TEST_CASE("Wyrd Wolds: no move speaks of trauma, vice, heat, hold or coin") {
  const std::vector<std::string> not_in_it{"trauma", "vice",   "heat",   "hold ", "coin",
                                           "stash",  "wanted", "prison", "turf",  "claim"};
  const auto clean = [&](const Procedure& procedure, const std::string& text) {
    std::string small = text;
    std::transform(small.begin(), small.end(), small.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    for (const std::string& word : not_in_it) {
      INFO(procedure.id << ": " << text);
      CHECK((" " + small).find(" " + word) == std::string::npos);
    }
  };
  REQUIRE(wolds().procedures.size() >= 25);
  for (const Procedure& each : wolds().procedures) {
    clean(each, each.name);
    clean(each, each.text);
    for (const Ask& ask : each.asks) {
      clean(each, ask.prompt);
      for (const AskOption& option : ask.options) clean(each, option.name);
    }
    for (const ProcedureOutcome& outcome : each.outcomes) clean(each, outcome.words);
    for (const ProcedureChange& change : each.changes) {
      clean(each, change.reason);
      clean(each, change.text);
    }
  }
}

TEST_CASE("Wyrd Wolds: what the draft leaves open is marked as the reference document's") {
  int draft = 0;
  int borrowed = 0;
  for (const Procedure& each : wolds().procedures) {
    INFO(each.id);
    CHECK_FALSE(each.section.empty());
    if (each.source.rfind("draft: ", 0) == 0) ++draft;
    if (each.source.rfind("srd: ", 0) == 0) ++borrowed;
  }
  CHECK(draft > 10);
  CHECK(borrowed > 3);
  CHECK(draft + borrowed == static_cast<int>(wolds().procedures.size()));
}

}  // namespace roadbook::rules::in_wyrd
