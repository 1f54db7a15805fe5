// Games of a player's own, from a folder: found, used by every command, and told where they are
// wrong.
#include <filesystem>

#include "commands.hpp"
#include "support/source_root.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

namespace fs = std::filesystem;

// A folder of games with the smallest one in it.
std::string games_with_lighthouse(const Folder& folder) {
  std::string games = folder.file("games");
  fs::create_directories(games + "/lighthouse");
  for (const auto& file : fs::directory_iterator(support::source_root() + "/tests/rules/tiny")) {
    fs::copy_file(file.path(), games + "/lighthouse/" + file.path().filename().string());
  }
  return games;
}

void write_text(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

using Texts = std::vector<std::string>;

// Those of the words that the text does not say.
Texts lacks(const std::string& text, Texts words) {
  std::erase_if(words, [&](const std::string& each) { return text.find(each) != text.npos; });
  return words;
}

// Words that the smallest game has none of, or others for, and that the text says.
Texts words_of_other_games(const std::string& text) {
  Texts said;
  for (const char* each : {"Playbook", "Heritage", "Tier", "Crew", "Special abilit", "Trauma",
                           "Vice", "Coin", "Stress", "Heat", "Wanted level"}) {
    if (text.find(each) != text.npos) said.emplace_back(each);
  }
  return said;
}

}  // namespace

TEST_CASE("a game in a folder is made, derived, checked, converted and printed as those built in") {
  const Folder folder;
  const std::string games = games_with_lighthouse(folder);
  const Ran listed = run({"rulesets", "--games", games});
  CHECK(listed.code == 0);
  CHECK(listed.out.find("tiny\tLighthouse\t1\t\n") != std::string::npos);
  CHECK(listed.out.find("beacon-road\t") == 0);
  const std::string keeper = folder.file(
      "k.json",
      run({"new", "character", "--ruleset", "tiny", "--games", games, "--seed", "4"}).out);
  const std::string watch = folder.file(
      "w.json", run({"--games", games, "new", "crew", "--ruleset", "tiny", "--seed", "4"}).out);
  CHECK(run({"check", keeper, "--games", games}).code == 0);
  CHECK(run({"check", watch, "--games", games}).code == 0);
  const auto derived = json_of(run({"derive", keeper, "--crew", watch, "--games", games}));
  CHECK(derived["ruleset"] == "tiny");
  CHECK(derived["statistics"].contains("nerve"));
  const Ran paper = run({"print", keeper, watch, "--pack", "--games", games, "-o", "-"});
  CHECK(paper.code == 0);
  CHECK(paper.out.find("Public domain.") != std::string::npos);
  const Ran text = run({"convert", keeper, "--games", games, "-o", folder.file("k.md")});
  CHECK(text.code == 0);
  CHECK(lacks(bytes_of(folder.file("k.md")), {"Duty", "Shore", "Nerve"}) == Texts{});
  CHECK(words_of_other_games(bytes_of(folder.file("k.md"))) == Texts{});
  // Without the folder the game is not there, and that is said.
  const Ran without = run({"check", keeper});
  CHECK(without.code == 2);
  CHECK(without.err.find("There is no ruleset \"tiny\"") != std::string::npos);
}

TEST_CASE("each command says the words of the game that it reads, and of no other") {
  const Folder folder;
  const std::string games = games_with_lighthouse(folder);
  const auto made = [&](const std::string& kind) {
    return data::Json::parse(
        run({"new", kind, "--ruleset", "tiny", "--games", games, "--seed", "4"}).out, nullptr,
        false);
  };
  data::Json keeper = made("character");
  data::Json watch = made("crew");
  keeper["crew"] = watch["id"];
  watch["journal"] = {{{"when", "2 May 2026, 21:30"}, {"words", "The lamp is lit"}}};
  const auto in_file = [&](const std::string& name, const data::Json& save) {
    return folder.file(name, save.dump());
  };
  const std::string one = in_file("keeper.json", keeper);
  const std::string crew = in_file("watch.json", watch);
  data::Json nobody = keeper;
  nobody["playbook"] = "";
  nobody["heritage"] = "nowhere";
  nobody["special_abilities"] = data::Json::array();
  data::Json nowhere = watch;
  nowhere["type"] = "";
  struct Said {
    Texts command;
    Texts words;
  };
  const std::vector<Said> all = {
      {{"derive", one, "--crew", crew}, {"Every keeper", "Watch Height 0", "Half of nerve"}},
      {{"derive", crew}, {"Oil", "Every watch", "Height 0"}},
      {{"check", in_file("nobody.json", nobody)},
       {"Choose a duty.", "This game has no shore \\\"nowhere\\\".", "Choose a gift."}},
      {{"check", in_file("nowhere.json", nowhere)}, {"Choose a type of watch."}},
      {{"print", one, crew, "--pack", "-o", "-"}, {"Height", "Gifts", "Nerve", "Keeper", "Marsh"}},
      {{"print", "--blank", "all", "--ruleset", "tiny", "-o", "-"}, {"Duty", "Shore", "Height"}},
      {{"journal", crew}, {"The lamp is lit", watch["name"].get<std::string>()}},
      {{"play", one, "--list"}, {"[]"}},
      {{"evening", crew}, {"[]"}},
  };
  for (const auto& [command, words] : all) {
    Texts whole = command;
    whole.insert(whole.end(), {"--games", games});
    const Ran ran = run(whole);
    CAPTURE(command, ran.err);
    CHECK(lacks(ran.out, words) == Texts{});
    CHECK(words_of_other_games(ran.out) == Texts{});
  }
}

TEST_CASE("a package in the folder is a game, too") {
  const Folder folder;
  const std::string games = folder.file("games");
  fs::create_directories(games);
  data::Json files = data::Json::object();
  for (const auto& file : fs::directory_iterator(support::source_root() + "/tests/rules/tiny")) {
    files[file.path().filename().string()] =
        data::Json::parse(bytes_of(file.path().string()), nullptr, false);
  }
  write_text(games + "/lighthouse.json",
             data::Json{{"format", "roadbook/game"}, {"version", 1}, {"files", files}}.dump());
  const Ran listed = run({"rulesets", "--games", games});
  CHECK(listed.code == 0);
  CHECK(listed.out.find("tiny\tLighthouse\t1\t\n") != std::string::npos);
}

TEST_CASE("faults of a game are told with their places, and the other games work") {
  const Folder folder;
  const std::string games = games_with_lighthouse(folder);
  fs::create_directories(games + "/broken");
  write_text(games + "/broken/ruleset.json", R"({"id": "broken", "name": 3, "wings": true})");
  fs::create_directories(games + "/copy");
  for (const auto& file : fs::directory_iterator(games + "/lighthouse")) {
    fs::copy_file(file.path(), games + "/copy/" + file.path().filename().string());
  }
  fs::create_directories(games + "/.hidden");
  write_text(games + "/.hidden/ruleset.json", "no game");
  write_text(games + "/notes.txt", "no game either");
  const Ran listed = run({"rulesets", "--games", games});
  CHECK(listed.code == 2);
  CHECK(listed.out.find("tiny\tLighthouse\t1\t\n") != std::string::npos);
  CHECK(listed.out.find("blades-srd\t") != std::string::npos);
  CHECK(listed.err.find("broken/ruleset.json /name: ") != std::string::npos);
  CHECK(listed.err.find("broken/ruleset.json /wings: ") != std::string::npos);
  CHECK(listed.err.find("A game with the id \"tiny\" is there already.") != std::string::npos);
  CHECK(listed.err.find("hidden") == std::string::npos);
  CHECK(listed.err.find("notes") == std::string::npos);
  CHECK(run({"new", "character", "--ruleset", "tiny", "--games", games, "--seed", "1"}).code == 0);
  CHECK(run({"new", "character", "--games", games, "--seed", "1"}).code == 0);
}

TEST_CASE("a folder of games that is not there is told") {
  const Folder folder;
  const Ran listed = run({"rulesets", "--games", folder.file("nowhere")});
  CHECK(listed.code == 2);
  CHECK(listed.err.find("nowhere: There is no such folder.") != std::string::npos);
  CHECK(listed.out.find("beacon-road\t") == 0);
}

TEST_CASE(
    "game check names every fault of a game's folder with its place, and a fine one as fine") {
  const Folder folder;
  const std::string games = games_with_lighthouse(folder);
  const Ran fine = run({"game", "check", games + "/lighthouse"});
  CHECK(fine.code == 0);
  CHECK(fine.out == "Lighthouse 1: nothing is wrong.\n");
  write_text(games + "/lighthouse/more.json",
             R"({"items": [{"id": "rope", "name": "Rope", "load": "two"}], "wizards": []})");
  const Ran wrong = run({"game", "check", games + "/lighthouse"});
  CHECK(wrong.code == 1);
  CHECK(wrong.out.find("more.json /items/0/load: ") != std::string::npos);
  CHECK(wrong.out.find("more.json /wizards: ") != std::string::npos);
  CHECK(run({"game", "check", games + "/nowhere"}).code == 2);
}

TEST_CASE("game check tells the faults of a package of content, in three grades") {
  const Folder folder;
  const std::string package = folder.file("p.json", R"({
    "format": "roadbook/content", "version": 3, "ruleset": "blades-srd", "id": "salt",
    "name": "Salt", "edition": "1", "author": "Ada",
    "for_characters": {"abilities": [{"id": "psalt_1", "name": "Steady Hands",
      "modifiers": [{"kind": "add", "target": "nowhere", "value": 1}]}]}
  })");
  const Ran ran = run({"game", "check", package});
  CHECK(ran.code == 1);
  CHECK(ran.out.find("Error: " + package + " abilities.psalt_1/modifiers/0/target: There is no ") ==
        0);
  CHECK(ran.out.find("Suggestion: " + package + " /licence: ") != std::string::npos);
  CHECK(run({"check", package}).code == 2);
  const std::string library = folder.file("library");
  CHECK(run({"library", "--library", library, "put", package}).code == 0);
  CHECK(run({"library", "--library", library, "list"}).out.find("\"kind\": \"package\"") !=
        std::string::npos);
  const std::string broken =
      folder.file("b.json", R"({"format": "roadbook/content", "version": 3})");
  const Ran faulty = run({"game", "check", broken});
  CHECK(faulty.code == 2);
  CHECK(faulty.err.find("/ruleset") != std::string::npos);
}

TEST_CASE("a game that is begun in the workshop is checked, and sheets of it are made") {
  const Folder folder;
  const std::string games = folder.file("games");
  fs::create_directories(games);
  const std::string text = R"({
    "format": "roadbook/content", "version": 3, "ruleset": "game-lamps", "id": "lamps",
    "name": "Lamps", "edition": "1", "author": "Ada", "licence": "CC BY 4.0",
    "begun_from": "smallest",
    "for_characters": {
      "attributes": [{"id": "light", "name": "LIGHT", "description": "How you shine.",
                      "actions": ["burn", "watch"]}],
      "actions": [{"id": "burn", "name": "Burn", "attribute": "light", "description": "Be seen."},
                  {"id": "watch", "name": "Watch", "attribute": "light", "description": "See."}],
      "statistics": [{"id": "most", "name": "Most dots", "role": "action_cap", "group": "limits",
                      "description": "The most dots of an action.",
                      "terms": [{"kind": "constant", "value": 3}]}]
    }
  })";
  write_text(games + "/lamps.roadbook.json", text);
  const Ran checked = run({"game", "check", games + "/lamps.roadbook.json"});
  CAPTURE(checked.out, checked.err);
  CHECK(checked.code == 0);
  CHECK(checked.out.find("Error") == std::string::npos);
  const Ran listed = run({"rulesets", "--games", games});
  CHECK(listed.out.find("game-lamps\tLamps\t1\t\n") != std::string::npos);
  CHECK(listed.out.find("smallest") == std::string::npos);
  const Ran made =
      run({"new", "character", "--ruleset", "game-lamps", "--games", games, "--seed", "3"});
  REQUIRE(made.code == 0);
  const std::string sheet = folder.file("h.json", made.out);
  CHECK(run({"check", sheet, "--games", games}).code == 0);
  CHECK(json_of(run({"derive", sheet, "--games", games}))["statistics"].contains("most"));
  const Ran paper = run({"print", sheet, "--games", games, "-o", "-"});
  CHECK(paper.code == 0);
  CHECK(paper.out.find("Burn") != std::string::npos);
  // What is wrong in what it says beside its entries has its place, too.
  std::string faulty = text;
  faulty.insert(faulty.find("\"for_characters\""), R"("game": {
      "words": [{"noun": "playbook", "one": "Calling"}, {"noun": "playbook", "one": "Trade"}],
      "character_steps": [{"kind": "actions", "id": "a", "name": "Actions"},
                          {"kind": "crew_type", "id": "b", "name": "Ship"}],
      "crews": true}, )");
  const Ran game = run({"game", "check", folder.file("faulty.json", faulty)});
  CHECK(game.code == 1);
  CHECK(game.out.find(" /game/words/1/noun: This word is set already.\n") != std::string::npos);
  CHECK(game.out.find(" /game/character_steps/1/kind: A character is not made with this kind of "
                      "step.\n") != std::string::npos);
  CHECK(game.out.find("Warning: " + folder.file("faulty.json") +
                      " /game/crews: There is no type ") != std::string::npos);
  // Of a file that is no such package, each fault of its fields.
  std::string broken = text;
  broken.insert(
      broken.find("\"for_characters\""),
      R"("game": {"max_tier": 900, "wizards": 1, "character_steps": [{"kind": "wizardry"}]}, )");
  const Ran unread = run({"game", "check", folder.file("unread.json", broken)});
  CHECK(unread.code == 2);
  CHECK(unread.err.find("/game/max_tier: ") != std::string::npos);
  CHECK(unread.err.find("/game/character_steps/0/kind: ") != std::string::npos);
  CHECK(unread.err.find("/game/character_steps/0/name: ") != std::string::npos);
  // What is wrong in an entry has its place.
  std::string wrong = text;
  wrong.replace(wrong.find("\"attribute\": \"light\""), 20, "\"attribute\": \"dark\" ");
  const Ran told = run({"game", "check", folder.file("wrong.json", wrong)});
  CHECK(told.code == 1);
  CHECK(told.out.find("actions.burn/attribute: There is no attribute \"dark\".") !=
        std::string::npos);
}

TEST_CASE("game check tells all that is wrong in a package at once, whatever it is refused for") {
  const Folder folder;
  const std::string package = folder.file("p.json", R"({
    "format": "roadbook/content", "version": 3, "ruleset": "blades-srd", "id": "salt",
    "name": "Salt", "edition": "1", "author": "Ada", "licence": "CC0",
    "for_characters": {
      "abilities": [{"id": "psalt_1", "name": "Bad", "description": "d", "modifers": [],
        "modifiers": [{"kind": "wizardry", "target": "stress", "value": 1},
                      {"kind": "add", "target": "nowhere", "value": "two"}]}],
      "items": [{"id": "psalt_3", "name": "Thing", "description": "d", "load": -5,
                 "categories": ["gear"]}],
      "playbooks": [{"id": "psalt_4", "name": "Odd", "description": "d", "xp_trigger": "x",
                     "starting_dots": {"hunt": 1}, "abilities": ["none"], "items": ["pistol"],
                     "emblem": "zzz"}]}
  })");
  const Ran ran = run({"game", "check", package});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 2);
  CHECK(ran.err.find("/for_characters/abilities/0/modifiers/0/kind: ") != std::string::npos);
  CHECK(ran.err.find("/for_characters/items/0/load: ") != std::string::npos);
  CHECK(ran.out.find("Error: " + package + " abilities.psalt_1/modifiers/1/target: There is no ") !=
        std::string::npos);
  CHECK(ran.out.find("Error: " + package +
                     " playbooks.psalt_4/abilities/0: There is no ability ") != std::string::npos);
  CHECK(ran.out.find("abilities.psalt_1/modifers: Roadbook knows no field") != std::string::npos);
  CHECK(ran.out.find("/for_characters/playbooks/0/emblem: There is no emblem \"zzz\"") !=
        std::string::npos);
}

TEST_CASE("game pack writes a game's folder as the package that is taken in and checked") {
  const Folder folder;
  const std::string packed = folder.file("tiny.json");
  const Ran ran = run({"game", "pack", support::source_root() + "/tests/rules/tiny", "-o", packed});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.code == 0);
  const Ran checked = run({"game", "check", packed});
  CHECK(checked.code == 0);
  CHECK(checked.out.find("nothing is wrong") != std::string::npos);
  CHECK(run({"game", "pack", packed}).code == 2);
  CHECK(run({"game", "pack", folder.file("nowhere")}).code == 2);
}

TEST_CASE("game pack writes nothing for a game with faults, and tells them") {
  const Folder folder;
  fs::create_directories(folder.file("half"));
  write_text(folder.file("half/ruleset.json"), R"({"id": "half"})");
  const std::string packed = folder.file("packed.json");
  const Ran ran = run({"game", "pack", folder.file("half"), "-o", packed});
  CHECK(ran.code == 1);
  CHECK(ran.err.find("Error: ") != std::string::npos);
  CHECK_FALSE(fs::exists(packed));
}

TEST_CASE("game check says of a save that it is one, and nothing of a game's fields") {
  const Folder folder;
  const std::string save = folder.file(
      "hero.json", R"({"format": "roadbook/character", "version": 3, "ruleset": "blades-srd"})");
  const Ran ran = run({"game", "check", save});
  CHECK(ran.code == 2);
  CHECK(ran.out == "");
  CHECK(ran.err.find("This is a save, and neither a game nor a package") != std::string::npos);
}

TEST_CASE("game check tells all that is wrong in a game's folder at once") {
  const Folder folder;
  const std::string games = games_with_lighthouse(folder);
  write_text(games + "/lighthouse/more.json",
             R"({"items": [{"id": "rope", "name": "Rope", "load": "two", "categories": ["gear"]},
                           {"id": "rope", "name": "Cord", "categories": ["gear"]}],
                 "harm_rows": [{"level": 1, "name": "", "count": 1}]})");
  const Ran wrong = run({"game", "check", games + "/lighthouse"});
  CAPTURE(wrong.out, wrong.err);
  CHECK(wrong.code == 1);
  CHECK(wrong.out.find("more.json /items/0/load: ") != std::string::npos);
  CHECK(wrong.out.find("more.json /items/1/id: Entry ") != std::string::npos);
  CHECK(wrong.out.find("more.json /harm_rows/0/name: This has no name.") != std::string::npos);
}
