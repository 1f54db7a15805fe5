// Rulesets out of files: what is shipped loads, and what is wrong is listed with its place.
#include <catch2/catch_test_macros.hpp>

#include "data/ruleset_check.hpp"
#include "data/ruleset_reader.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

std::string in_words(const data::Diagnostics& diagnostics) {
  std::string words;
  for (const data::Diagnostic& each : diagnostics) words += data::in_words(each) + '\n';
  return words;
}

}  // namespace

TEST_CASE("every ruleset that is shipped loads without a fault") {
  for (const std::string game : {"beacon-road", "blades-srd", "wyrd-wolds"}) {
    CAPTURE(game);
    const auto read = data::read_whole_ruleset(support::json_files("assets/rulesets/" + game));
    CHECK(in_words(read.diagnostics) == "");
    REQUIRE(read.ok());
    CHECK(read.value->id == game);
  }
}

TEST_CASE("the tiny ruleset of the tests loads without a fault") {
  const auto read = data::read_whole_ruleset(support::json_files("tests/rules/tiny"));
  CHECK(in_words(read.diagnostics) == "");
  CHECK(read.ok());
}

namespace {

// The tiny ruleset with one thing replaced in one of its files.
data::Diagnostics faults_with(const std::string& file, const std::string& what,
                              const std::string& by) {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  for (data::NamedText& each : files) {
    if (each.name != file) continue;
    const std::size_t at = each.text.find(what);
    INFO(what);
    REQUIRE(at != std::string::npos);
    each.text.replace(at, what.size(), by);
  }
  const auto read = data::read_whole_ruleset(files);
  CHECK_FALSE(read.ok());
  return read.diagnostics;
}

// What the only fault says, with its place.
std::string fault_with(const std::string& file, const std::string& what, const std::string& by) {
  const data::Diagnostics faults = faults_with(file, what, by);
  INFO(in_words(faults));
  CHECK(faults.size() == 1);
  return faults.empty() ? std::string() : data::in_words(faults[0]);
}

}  // namespace

TEST_CASE("a reference to something that is not there is told with its place in its file") {
  CHECK(fault_with("people.json", R"("abilities": ["borrowed"])",
                   R"("abilities": ["borrowed", "flying"])") ==
        "people.json /playbooks/1/abilities/1: There is no ability \"flying\".");
  CHECK(fault_with("people.json", R"("dots": { "mend": 1, "spot": 1 })",
                   R"("dots": { "mend": 1, "swim": 1 })") ==
        "people.json /playbooks/0/builds/0/dots/swim: There is no action \"swim\".");
  CHECK(fault_with("people.json", R"("target": "nerve", "value": 2)",
                   R"("target": "nerves", "value": 2)") ==
        "people.json /abilities/0/modifiers/0/target: There is no statistic \"nerves\".");
  CHECK(fault_with("people.json", R"("of": "spot", "value": 1)", R"("of": "spit", "value": 1)") ==
        "people.json /abilities/1/requires/0/of: There is no action \"spit\".");
  CHECK(fault_with("ruleset.json", R"("headline": ["nerve", "sight"])",
                   R"("headline": ["nerve", "oil_kept"])") ==
        "ruleset.json /headline/1: \"oil_kept\" is a statistic of crews, not of characters.");
  CHECK(fault_with("crew.json", R"("upgrades": ["wick"])", R"("upgrades": ["wick", "sail"])") ==
        "crew.json /crew_types/0/upgrades/1: There is no upgrade \"sail\".");
}

TEST_CASE("games that players wrote with the former word for another playbook's ability are read") {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  int changed = 0;
  for (data::NamedText& each : files) {
    const std::string now = "\"other_playbook_ability\"";
    const std::size_t at = each.text.find(now);
    if (at == std::string::npos) continue;
    each.text.replace(at, now.size(), "\"foreign_ability\"");
    ++changed;
  }
  REQUIRE(changed == 1);
  const auto read = data::read_whole_ruleset(files);
  CHECK(in_words(read.diagnostics) == "");
  REQUIRE(read.ok());
  const rules::Ability* borrowed = rules::find_ability(*read.value, "borrowed");
  REQUIRE(borrowed != nullptr);
  REQUIRE(borrowed->choices.size() == 1);
  CHECK(borrowed->choices[0].kind == rules::ChoiceKind::other_playbook_ability);
}

TEST_CASE("an id that stands twice is told, also where the entries stand in two files") {
  CHECK(
      fault_with("people.json", R"("id": "smuggler")", R"("id": "gull")") ==
      "people.json /playbooks/0/contacts/1/id: Entry 0 of this list has the id \"gull\" already.");
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  files.push_back(
      {"zebra.json", R"({"items": [{"id": "rope", "name": "Rope", "categories": ["gear"]},
    {"id": "oilskin", "name": "Oilskin", "categories": ["gear"]}]})"});
  const auto read = data::read_whole_ruleset(files);
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(data::in_words(read.diagnostics[0]) ==
        "zebra.json /items/1/id: Entry 0 of this list has the id \"oilskin\" already.");
}

TEST_CASE("a number that a formula asks for and that an entry lacks is told") {
  CHECK(fault_with("people.json", R"("values": { "calm": 0 })", R"("values": {})") ==
        "ruleset.json /statistics/0/terms/2/of: The playbook \"pilot\" has no value \"calm\".");
  CHECK(fault_with("people.json", R"("values": { "height": 2 })", R"("values": {})") ==
        "ruleset.json /statistics/1/terms/1/of: The heritage \"cliff\" has no value \"height\".");
}

TEST_CASE("how often a trigger is marked and how many edges a cohort has are the game's to say") {
  CHECK(fault_with("ruleset.json", R"("id": "tiny")", R"("most_of_a_trigger": 0, "id": "tiny")") ==
        "ruleset.json /most_of_a_trigger: This number is 0; it must be 1 to 10.");
  CHECK(fault_with("crew.json", R"("max_tier": 3)", R"("cohort_edges_limit": 0, "max_tier": 3)") ==
        "crew.json /crew/cohort_edges_limit: This number is 0; it must be 1 to 100.");
}

TEST_CASE("a limit that is null is none") {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  int written = 0;
  for (data::NamedText& each : files) {
    const std::size_t at = each.text.find(R"("id": "dread_at",)");
    if (each.name != "ruleset.json" || at == std::string::npos) continue;
    each.text.insert(at, R"("minimum": null, "maximum": null, )");
    ++written;
  }
  REQUIRE(written == 1);
  const auto read = data::read_whole_ruleset(files);
  REQUIRE(read.ok());
  const rules::Statistic* statistic = rules::find_statistic(*read.value, rules::Id("dread_at"));
  REQUIRE(statistic != nullptr);
  CHECK_FALSE(statistic->has_minimum);
  CHECK_FALSE(statistic->has_maximum);
}

TEST_CASE("a statistic that is a share of itself is told, however long the way round") {
  const auto faults =
      faults_with("ruleset.json", R"({ "kind": "playbook_value", "of": "calm" })",
                  R"({ "kind": "statistic_share", "of": "dread_at", "divide": 3 })");
  CHECK(in_words(faults) ==
        "ruleset.json /statistics/0/terms: This statistic is a share of itself.\n"
        "ruleset.json /statistics/2/terms: This statistic is a share of itself.\n");
}

TEST_CASE("an entry that nothing offers is told") {
  CHECK(fault_with("people.json", R"("general_abilities": ["practised"])",
                   R"("general_abilities": [])") ==
        "people.json /abilities/3: \"practised\": nobody can take this ability.");
  CHECK(fault_with("crew.json", R"("upgrades": ["wick"])", R"("upgrades": [])") ==
        "crew.json /upgrades/1: \"wick\": no crew can take this upgrade.");
}

TEST_CASE("a place of a map that no path leads to is told") {
  CHECK(
      fault_with("crew.json", R"("paths": [{ "from": "hull", "to": "reef" }])", R"("paths": [])") ==
      "crew.json /crew_types/0/claims/cells/1: No path leads to Reef.");
}

TEST_CASE("a step of the wrong kind is told") {
  CHECK(fault_with("ruleset.json", R"({ "kind": "crew_reputation", "id": "fame")",
                   R"({ "kind": "traits", "id": "fame")") ==
        "ruleset.json /crew_steps/1/kind: A crew is not made with this kind of step.");
}

TEST_CASE("a source that names no text is told") {
  CHECK(fault_with("people.json", R"("source": "leaf: Shores")", R"("source": "book: Shores")") ==
        "people.json /heritages/0/source: A source begins with one of the names in \"texts\" and a "
        "colon; this is \"book: Shores\".");
}

TEST_CASE("an unknown field of a ruleset is a fault with its place") {
  CHECK(fault_with("people.json", R"("id": "spyglass",)", R"("id": "spyglass", "weight": 1,)") ==
        "people.json /items/1/weight: There is no such field here.");
}

TEST_CASE("a word outside of the vocabulary is told with all words that there are") {
  CHECK(fault_with("people.json", R"("condition": "in_hand")", R"("condition": "worn")") ==
        "people.json /items/1/modifiers/0/condition: \"worn\" is not one of the words for this: "
        "always, "
        "carried, in_hand.");
}

TEST_CASE("all faults of a ruleset's files come at once") {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  files.push_back({"a.json", "{\"items\": [}"});
  files.push_back({"b.json", "[]"});
  files.push_back({"z.json", "{\"name\": \"Other\", \"crew\": {}}"});
  const auto read = data::read_ruleset(files);
  CHECK(in_words(read.diagnostics) ==
        "a.json /items/0: Line 1, column 12: Here a value is expected.\n"
        "b.json: The file must be one object.\n"
        "z.json /name: This is in ruleset.json already, and only lists may be in several files.\n"
        "z.json /crew: This is in crew.json already, and only lists may be in several files.\n");
  CHECK_FALSE(data::read_ruleset({}).ok());
}

TEST_CASE("every entry of what is shipped has a description and says where it comes from") {
  const rules::Ruleset& game = support::beacon_road();
  const auto check = [](const auto& list) {
    for (const auto& entry : list) {
      INFO(entry.id);
      CHECK_FALSE(entry.source.empty());
      CHECK_FALSE(entry.description.empty());
    }
  };
  check(game.actions);
  check(game.statistics);
  check(game.playbooks);
  check(game.heritages);
  check(game.abilities);
  check(game.powers);
  check(game.items);
  check(game.virtues);
  check(game.vices);
  check(game.traits);
  check(game.backgrounds);
  check(game.traumas);
  check(game.damage_types);
  check(game.crew_types);
  check(game.upgrades);
  check(game.claims);
  check(game.edges);
  check(game.flaws);
}

TEST_CASE("an occasion that there is not, or that is about nothing of the game, is told") {
  std::vector<data::NamedText> files = support::json_files("assets/rulesets/beacon-road");
  const auto with = [&](const std::string& by) {
    std::vector<data::NamedText> changed = files;
    for (data::NamedText& each : changed) {
      if (each.name != "abilities.json") continue;
      const std::string what = R"("when": ["security"])";
      const std::size_t at = each.text.find(what);
      REQUIRE(at != std::string::npos);
      each.text.replace(at, what.size(), "\"when\": [\"" + by + "\"]");
    }
    const auto read = data::read_whole_ruleset(changed);
    REQUIRE(read.diagnostics.size() == 1);
    return data::in_words(read.diagnostics[0]);
  };
  CHECK(with("siesta").find("/situational/0/when: There is no occasion \"siesta\"") !=
        std::string::npos);
  CHECK(with("action:juggle").find("/situational/0/when/0: Nothing of this game is \"juggle\"") !=
        std::string::npos);
  CHECK(with("action:Juggle").find("is not an id") != std::string::npos);
}

namespace {

using Sentences = std::vector<std::string>;

// What is wrong with a move of the tiny game, each with its place in it.
Sentences faults_of_move(const std::string& asks, const std::string& more) {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  files.push_back({"procedures.json",
                   R"({"procedures": [{"id": "go", "name": "Go", "section": "1", "asks": [)" +
                       asks + R"(], )" + more + R"("source": "leaf: Going"}]})"});
  Sentences sentences;
  for (const auto& each : data::read_whole_ruleset(files).diagnostics) {
    if (each.pointer.starts_with("/procedures/0/")) {
      sentences.push_back(each.pointer.substr(14) + ": " + each.message);
    }
  }
  return sentences;
}

}  // namespace

TEST_CASE("questions and experience of triggers are told with each place where they cannot be") {
  const auto asked = [](const std::string& more, int worth = 2, const std::string& names = "") {
    return R"({"id": "up", "kind": "trigger", "prompt": "{trigger}", "from": [)" + names +
           R"(], "options": [{"id": "no", "name": "No"}, {"id": "yes", "name": "Yes", "value": 1},
              {"id": "lot", "name": "A lot", "value": )" +
           std::to_string(worth) + R"(}]})" + more;
  };
  const std::string each = R"("each": "up", )";
  const auto brings = [](const std::string& more, const std::string& field = "/tracks/xp_{where}") {
    return R"("changes": [{"kind": "experience", )" + more + R"("field": ")" + field +
           R"(", "amount": {"terms": [{"kind": "option", "of": "up"}]}}], )";
  };
  const auto where = [](const std::string& more, const std::string& kind = "attribute") {
    return R"(, {"id": "where", "kind": ")" + kind + R"(", )" + more + R"("prompt": "Where?"})";
  };
  CHECK(faults_of_move(asked(where(each)), brings(each)) == Sentences{});
  for (const int worth : {0, 1, 3}) {
    CHECK(faults_of_move(asked("", worth), "") ==
          Sentences{"asks/0/options: What they are worth goes from 0 to 2, which a trigger brings "
                    "at most, in steps of 1."});
  }
  CHECK(faults_of_move(asked("", 2, R"("a", "b", "c")"), "") ==
        Sentences{"asks/0/from: It names more triggers than there are: 2 at most."});
  CHECK(faults_of_move(asked("", 2, R"("a", "a")"), "") ==
        Sentences{"asks/0/from: Two triggers are called \"a\"."});
  CHECK(faults_of_move(R"({"id": "up", "kind": "trigger", "prompt": "What?"})", "") ==
        Sentences{"asks/0/options: A choice has options; there are none."});
  CHECK(faults_of_move(asked(where(R"("each": "down", )")), "") ==
        Sentences{"asks/1/each: This procedure has no question \"down\"."});
  CHECK(faults_of_move(asked(where("") + R"(, {"id": "why", "kind": "words", "each": "where",
                                               "prompt": "Why?"})"),
                       "") ==
        Sentences{"asks/2/each: Question \"where\" does not ask for triggers."});
  // What is asked for each trigger means nothing where none is gone through.
  CHECK(
      faults_of_move(asked(where(each)), R"("changes": [{"kind": "tell", "text": "{where}"}], )") ==
      Sentences{"changes/0/text: Question \"where\" is asked for each trigger, and this is for "
                "none."});
  CHECK(faults_of_move(asked(""), R"("changes": [{"kind": "tell", "text": "{trigger}"}], )") ==
        Sentences{"changes/0/text: This procedure has no question \"trigger\"."});
  CHECK(faults_of_move(asked(where(R"("each": "up", "known": "/coin", )", "track")), "") ==
        Sentences{"asks/1/known: A track is known by the counter of its trigger."});
  CHECK(faults_of_move(asked(where(each)), brings(each, "/coin")) ==
        Sentences{"changes/0/field: Experience goes to a track."});
  CHECK(faults_of_move(asked(where(each)), brings(each, "/tracks/nerve")) ==
        Sentences{"changes/0/field: Experience goes to a track."});
  CHECK(faults_of_move(asked(where(each)), brings(each + R"("text": "other", )")) ==
        Sentences{"changes/0/text: It is of the trigger that `each` says."});
  CHECK(faults_of_move(R"({"id": "n", "kind": "number", "prompt": "How much?"})",
                       R"("changes": [{"kind": "experience", "field": "/tracks/xp_hand", "amount":
                          {"terms": [{"kind": "answer", "of": "n"}]}}], )")
            .back() == "changes/0/text: It does not say which trigger this is of.");
}

TEST_CASE("a move that asks, rolls or says what cannot be is told with each place") {
  const auto& faults = faults_of_move;
  const std::string words = R"({"id": "who", "kind": "words", "prompt": "Who?"})";
  CHECK(faults(words, "") == Sentences{});
  CHECK(faults(words, R"("when": [{"kind": "clock_full", "of": "who"}], )") ==
        Sentences{"when/0/of: Question \"who\" does not ask for a clock."});
  CHECK(faults(words, R"("when": [{"kind": "new_name", "of": "what"}], )") ==
        Sentences{"when/0/of: This procedure has no question \"what\"."});
  CHECK(faults(R"({"id": "who", "kind": "words", "prompt": "Who?", "limited": true})", "") ==
        Sentences{"asks/0/limited: Only factions and cohorts are limited."});
  CHECK(faults(R"({"id": "who", "kind": "words", "prompt": "Who?", "may_be_new": true})", "") ==
        Sentences{"asks/0/may_be_new: Only a clock can be a new one."});
  CHECK(faults(R"({"id": "who", "kind": "words", "prompt": "Who?", "others": true})", "").size() ==
        1);
  CHECK(faults(R"({"id": "who", "kind": "words", "prompt": "Who?", "again": true})", "").size() ==
        1);
  CHECK(faults(R"({"id": "n", "kind": "number", "prompt": "How many?",
                   "usual": {"terms": [{"kind": "answer", "of": "m"}]}})",
               "") == Sentences{"asks/0/usual/terms/0/of: This procedure has no question \"m\"."});
  CHECK(faults(words, R"("rolls": [{"id": "r", "kind": "sixes", "name": "R", "by": "who"}], )") ==
        Sentences{"rolls/0/by: Question \"who\" does not ask for members or a cohort."});
  // Where dice come from is said to the player.
  CHECK(
      faults(words, R"("rolls": [{"id": "r", "kind": "sixes", "name": "R", "count": {"terms": [
                           {"kind": "lowest_attribute"}]}}], )") ==
      Sentences{"rolls/0/count/terms/0/label: The player is not told where these dice come from."});
  CHECK(faults(words, R"("changes": [{"kind": "tell", "text": "{who}", "when": [{"kind": "at_least",
                           "terms": [{"kind": "traumas", "whose": "who"}]}]}], )") ==
        Sentences{"changes/0/when/0/terms/0/whose: Question \"who\" does not ask for members."});
  CHECK(faults(words,
               R"("figures": [{"id": "f", "amount": {"terms": [{"kind": "failed", "of": "r"}]}}],
                  "changes": [{"kind": "tell", "text": "{f} {g}"}], )") ==
        Sentences{"figures/0/amount/terms/0/of: This procedure has no roll \"r\".",
                  "changes/0/text: This procedure has no question \"g\"."});
}

TEST_CASE("questions and changes that moves share are written once, and stand in each of them") {
  std::vector<data::NamedText> files = support::json_files("tests/rules/tiny");
  const auto with = [&](const std::string& text) {
    std::vector<data::NamedText> all = files;
    all.push_back({"procedures.json", text});
    return data::read_whole_ruleset(all);
  };
  const std::string words = R"({"id": "who", "kind": "words", "prompt": "Who?"})";
  const std::string parts = R"("procedure_parts": [
    {"id": "first", "asks": [)" +
                            words + R"(], "changes": [{"kind": "tell", "text": "{who}"}]},
    {"id": "behind", "last": true, "asks": [{"id": "why", "kind": "words", "prompt": "Why?"}]}],)";
  const std::string go = R"({"id": "go", "name": "Go", "section": "1", "source": "leaf: Going",
    "asks": [{"id": "where", "kind": "words", "prompt": "Where?"}],
    "changes": [{"kind": "tell", "text": "{where} {why}"}], )";
  const auto read =
      with("{" + parts + R"("procedures": [)" + go + R"("parts": ["behind", "first"]}]})");
  REQUIRE(read.ok());
  const rules::Procedure& procedure = read.value->procedures.back();
  REQUIRE(procedure.asks.size() == 3);
  CHECK(procedure.asks[0].id == "who");
  CHECK(procedure.asks[1].id == "where");
  CHECK(procedure.asks[2].id == "why");
  REQUIRE(procedure.changes.size() == 2);
  CHECK(procedure.changes[0].text == "{who}");
  CHECK(procedure.parts.empty());

  const auto fault_of = [&](const std::string& text) {
    const auto faulty = with(text);
    return faulty.diagnostics.empty() ? std::string() : data::in_words(faulty.diagnostics[0]);
  };
  CHECK(fault_of("{" + parts + R"("procedures": [)" + go + R"("parts": ["behind", "gone"]}]})") ==
        "procedures.json /procedures/0/parts/1: There is no procedure part \"gone\".");
  // A part is judged in the moves that have it.
  const std::string asking = R"("procedure_parts": [{"id": "a", "changes": [{"kind": "tell",
                     "text": "{what}"}]}])";
  CHECK(fault_of("{" + asking + "}").empty());
  CHECK(fault_of("{" + asking + R"(, "procedures": [{"id": "go", "name": "Go", "section": "1",
                     "source": "leaf: Going", "parts": ["a"]}]})") ==
        "procedures.json /procedure_parts/0/changes/0/text: This procedure has no question "
        "\"what\".");
  CHECK(fault_of(R"({"counters": [{"id": "a", "name": "A", "most": {"terms": [
                     {"kind": "most", "of": "b"}]}}]})") ==
        "procedures.json /counters/0/most/terms/0/of: A counter cannot depend on another counter.");
}
