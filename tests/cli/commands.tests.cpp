// The command line: what each command writes, and what it leaves to the shell.
#include "commands.hpp"
#include <sys/stat.h>
#include <unistd.h>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>

#include "data/document.hpp"
#include "support/rounds.hpp"
#include "support/source_root.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

const std::vector<std::string> new_character{"new",         "character", "--ruleset",
                                             "beacon-road", "--seed",    "7"};

}  // namespace

TEST_CASE("the same seed makes the same character, and another seed another one") {
  const Ran first = run(new_character);
  CHECK(first.code == 0);
  CHECK(first.out == run(new_character).out);
  CHECK(first.out != run({"new", "character", "--ruleset", "beacon-road", "--seed", "8"}).out);
}

TEST_CASE("a new character is of the playbook and the heritage that were asked for") {
  const auto json = json_of(run({"new", "character", "--ruleset", "beacon-road", "--seed", "3",
                                 "--playbook", "warrior", "--heritage", "orc"}));
  CHECK(json["playbook"] == "warrior");
  CHECK(json["heritage"] == "orc");
  // By the words of Beacon Road, too.
  CHECK(json == json_of(run({"new", "character", "--ruleset", "beacon-road", "--seed", "3",
                             "--archetype", "warrior", "--bloodline", "orc"})));
  CHECK(json_of(run({"new", "crew", "--ruleset", "beacon-road", "--seed", "3", "--type",
                     "nomads"}))["type"] == "nomads");
}

TEST_CASE("a wish that the game does not know is refused with the words that it knows") {
  const Ran ran = run({"new", "character", "--ruleset", "beacon-road", "--archetype", "bard"});
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err.find("warrior") != std::string::npos);
  CHECK(run({"new", "character", "--ruleset", "none"}).code == 2);
}

TEST_CASE("what was made new is legal and complete") {
  const Folder folder;
  for (std::uint64_t seed = 0; seed < support::rounds(2, 100); ++seed) {
    const std::string number = std::to_string(seed);
    const std::string character = folder.file(
        "c.json", run({"new", "character", "--ruleset", "beacon-road", "--seed", number}).out);
    const std::string crew = folder.file(
        "w.json", run({"new", "crew", "--ruleset", "beacon-road", "--seed", number}).out);
    CHECK(run({"check", character}).code == 0);
    CHECK(run({"check", crew}).code == 0);
  }
}

TEST_CASE("every number of the character stands in derive, and its terms sum up to it") {
  const Folder folder;
  const std::string character = folder.file("c.json", new_sheet("character"));
  const std::string crew = folder.file("w.json", new_sheet("crew"));
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"derive", character}, {"derive", character, "--crew", crew}}) {
    const Ran ran = run(arguments);
    CHECK(ran.code == 0);
    const auto statistics = json_of(ran)["statistics"];
    for (const char* id :
         {"body", "mind", "will", "hit_points", "iron", "ward", "grit", "recovery_dice",
          "staggered_at", "dead_at", "stress", "trauma", "special_armor", "stride", "load_light",
          "load_normal", "load_heavy", "action_cap"}) {
      INFO(id);
      REQUIRE(statistics.contains(id));
      int sum = 0;
      for (const auto& term : statistics[id]["terms"]) {
        CHECK(term["source"].is_string());
        CHECK(term["label"].is_string());
        sum += term["value"].get<int>();
      }
      const auto& total = statistics[id]["total"];
      if (total.is_string()) {
        CHECK(total.get<std::string>().rfind(std::to_string(sum) + "d", 0) == 0);
      } else {
        CHECK(total == sum);
      }
    }
    CHECK(statistics["recovery_dice"]["total"].is_string());
  }
}

TEST_CASE("check leaves 1 and the findings where something is illegal or unfinished") {
  const Folder folder;
  const std::string file = folder.file(
      "c.json",
      R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","actions":{"prowl":9}})");
  const Ran ran = run({"check", file});
  CHECK(ran.code == 1);
  const auto json = json_of(ran);
  CHECK(json["legal"] == false);
  CHECK(json["complete"] == false);
  bool found = false;
  for (const auto& finding : json["findings"]) {
    found = found || (finding["kind"] == "illegal" && finding["place"] == "/actions/prowl");
    CHECK_FALSE(finding["message"].get<std::string>().empty());
  }
  CHECK(found);
}

TEST_CASE("what a table made is derived, checked and printed like the rest of the game") {
  const std::string orla = support::source_root() + "/tests/golden/saves/v2/own_playbook.json";
  const auto derived = json_of(run({"derive", orla}));
  CHECK(derived["statistics"]["stress"]["total"] == 11);
  CHECK(derived["statistics"]["stress"]["terms"][1]["source"] == "ability:steady_hands");
  CHECK(run({"check", orla}).out.find("own_definition") == std::string::npos);
  const Ran printed = run({"print", orla, "-o", "-"});
  CHECK(printed.code == 0);
  CHECK(printed.out.find("The Tinker") != std::string::npos);
  CHECK(printed.out.find("A spring trap") != std::string::npos);
  const Folder folder;
  std::ifstream in(orla);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::string right = "not_to_be_trifled_with";
  text.replace(text.find(right), right.size(), "not_there");
  const Ran checked = run({"check", folder.file("faulty.json", text)});
  CHECK(checked.code == 1);
  CHECK(checked.out.find("/own/playbooks/0/abilities/1") != std::string::npos);
}

TEST_CASE("a file that cannot be read leaves 2 and every fault with its place") {
  const Folder folder;
  const std::string faulty = folder.file(
      "f.json", R"({"format":"roadbook/character","version":1,"ruleset":3,"traits":{}})");
  for (const char* command : {"check", "derive"}) {
    const Ran ran = run({command, faulty});
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find("/ruleset: ") != std::string::npos);
    CHECK(ran.err.find("/traits: ") != std::string::npos);
  }
  const std::string character = folder.file("c.json", new_sheet("character"));
  const std::string crew = folder.file("w.json", new_sheet("crew"));
  CHECK(run({"check", folder.file("none.json")}).code == 2);
  CHECK(run({"check", folder.file("")}).code == 2);
  CHECK(run({"check", folder.file("empty.json", "")}).code == 2);
  CHECK(run({"derive", character, "--crew", character}).code == 2);
  CHECK(run({"derive", crew, "--crew", crew}).code == 2);
  CHECK(run({"check",
             folder.file("x.json", R"({"format":"roadbook/crew","version":1,"ruleset":"x"})")})
            .code == 2);
}

TEST_CASE("print writes one document for a character and its crew") {
  const Folder folder;
  const std::string character = folder.file("c.json", new_sheet("character"));
  const std::string crew = folder.file("w.json", new_sheet("crew"));
  const std::string output = folder.file("o.html");
  const std::string name = data::Json::parse(new_sheet("character"))["name"].get<std::string>();
  CHECK(run({"print", character, "-o", output}).code == 0);
  CHECK(bytes_of(output).find(name) != std::string::npos);
  CHECK(run({"print", crew, "-o", output}).code == 0);
  CHECK(run({"print", character, crew, "-o", output}).code == 0);
  CHECK(bytes_of(output).find(name) != std::string::npos);
  CHECK(run({"print", character, "-o", "-"}).out.find(name) != std::string::npos);
}

TEST_CASE("print writes nothing where a file is faulty or the paper cannot be written") {
  const Folder folder;
  const std::string character = folder.file("c.json", new_sheet("character"));
  const std::string output = folder.file("o.html");
  CHECK(run({"print", character, folder.file("none.json"), "-o", output}).code == 2);
  CHECK_FALSE(std::filesystem::exists(output));
  CHECK(run({"print", character, "-o", folder.file("none/o.html")}).code == 2);
  CHECK(run({"print", character}).code == 2);
}

TEST_CASE("print takes paper, style, size and parts, and refuses what it does not know") {
  const Folder folder;
  const std::string character = folder.file("c.json", new_sheet("character"));
  const auto printed = [&](std::vector<std::string> more) {
    std::vector<std::string> words{"print", character, "-o", "-"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  const std::string plain = printed({}).out;
  CHECK(plain.find("size:210.0mm 297.0mm") != std::string::npos);
  CHECK(plain.find("--rb-accent:#86281f") != std::string::npos);
  const std::string letter = printed({"--paper", "letter", "--style", "ink"}).out;
  CHECK(letter.find("size:215.9mm 279.4mm") != std::string::npos);
  CHECK(letter.find("--rb-accent:#86281f") == std::string::npos);
  const std::string wide = printed({"--landscape", "--reasons"}).out;
  CHECK(wide.find("size:297.0mm 210.0mm") != std::string::npos);
  CHECK(wide.find("class=rb-why>") != std::string::npos);
  CHECK(printed({"--text", "120"}).out != plain);
  CHECK(printed({"--cards"}).out.find("rb-card-page\"") != std::string::npos);
  CHECK(printed({"--reference"}).out.find("rb-sheet rb-reference") != std::string::npos);
  const std::string pack = printed({"--pack"}).out;
  CHECK(pack.find("rb-card-page\"") != std::string::npos);
  CHECK(pack.find("rb-sheet rb-reference") != std::string::npos);
  CHECK(printed({"--paper", "a3"}).code == 2);
  CHECK(printed({"--style", "color"}).code == 2);
  CHECK(printed({"--text", "20"}).code == 2);
}

TEST_CASE("print makes blank sheets, with no save at all") {
  const auto blank = [](const std::string& name) {
    return run({"print", "--blank", name, "-o", "-", "--ruleset", "beacon-road"});
  };
  CHECK(blank("warrior").out.find("rb-character rb-unfilled") != std::string::npos);
  CHECK(blank("sin_eaters").out.find("rb-crew rb-unfilled") != std::string::npos);
  CHECK(blank("none").out.find("rb-character rb-unfilled") != std::string::npos);
  CHECK(blank("crew").out.find("rb-crew rb-unfilled") != std::string::npos);
  const std::string all = blank("all").out;
  CHECK(all.find("rb-character rb-unfilled") != std::string::npos);
  CHECK(all.find("rb-crew rb-unfilled") != std::string::npos);
  const Ran unknown = blank("baker");
  CHECK(unknown.code == 2);
  CHECK(unknown.out.empty());
  CHECK(unknown.err.find("warrior") != std::string::npos);
  const Ran nothing = run({"print", "-o", "-"});
  CHECK(nothing.code == 2);
  CHECK(nothing.err.find("--blank") != std::string::npos);
}

TEST_CASE("a printed file carries its typefaces and asks for nothing else") {
  const std::string html =
      run({"print", "--ruleset", "beacon-road", "--blank", "none", "-o", "-"}).out;
  CHECK(html.find("@font-face{font-family:\"EB Garamond\"") != std::string::npos);
  CHECK(html.find("font-src data:") != std::string::npos);
  std::size_t addresses = 0;
  for (std::size_t at = html.find("url("); at != std::string::npos;
       at = html.find("url(", at + 1)) {
    CHECK(html.compare(at, 9, "url(data:") == 0);
    ++addresses;
  }
  CHECK(addresses == 4);
}

namespace {

// A variable of the environment, as it was before when the test is over.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    ::setenv(name, value.c_str(), 1);
  }
  ~Variable() {
    if (before_) {
      ::setenv(name_, before_->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

// A program that stands in for the browser.
std::string script(const Folder& folder, const std::string& lines) {
  std::string path = folder.file("browser", "#!/bin/sh\n" + lines);
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  return path;
}

}  // namespace

TEST_CASE("print without a browser says what is needed for a PDF and writes nothing") {
  const Folder folder;
  const std::string output = folder.file("o.pdf");
  const Variable none("CHROME", folder.file("nowhere"));
  const Ran ran = run({"print", "--ruleset", "beacon-road", "--blank", "none", "-o", output});
  CHECK(ran.code == 2);
  CHECK(ran.err.find("Chromium") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(output));
}

TEST_CASE("a browser that fails leaves the PDF of before as it was") {
  const Folder folder;
  const std::string output = folder.file("o.pdf", "the one of before");
  for (const char* lines : {"exit 3\n", "exit 0\n", "kill -9 $$\n"}) {
    const Variable failing("CHROME", script(folder, lines));
    const Ran ran = run({"print", "--ruleset", "beacon-road", "--blank", "none", "-o", output});
    CHECK(ran.code == 2);
    CHECK(ran.err.find(".html") != std::string::npos);
    CHECK(bytes_of(output) == "the one of before");
  }
}

TEST_CASE("the browser is asked for a PDF without its own header, of a file that it loads alone") {
  const Folder folder;
  const std::string output = folder.file("o.pdf");
  const Variable browser(
      "CHROME", script(folder,
                       "for each; do case $each in --print-to-pdf=*) to=${each#*=};; esac; done\n"
                       "echo \"%PDF-1.4 $*\" >\"$to\"\n"));
  CHECK(run({"print", "--ruleset", "beacon-road", "--blank", "none", "-o", output}).code == 0);
  const std::string pdf = bytes_of(output);
  CHECK(pdf.find("--no-pdf-header-footer") != std::string::npos);
  CHECK(pdf.find("--user-data-dir=") != std::string::npos);
  CHECK(pdf.find("file://") != std::string::npos);
}

TEST_CASE("rulesets lists what is built in") {
  const Ran ran = run({"rulesets"});
  CHECK(ran.code == 0);
  for (const char* game : {"beacon-road\tBeacon Road\t", "blades-srd\tBlades in the Dark\t",
                           "wyrd-wolds\tWyrd Wolds\t"}) {
    CHECK(ran.out.find(game) != std::string::npos);
  }
}

TEST_CASE("help stands on every command, and a command that is not understood leaves 2") {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--help"},
                                                    {"new", "--help"},
                                                    {"new", "character", "--help"},
                                                    {"new", "crew", "--help"},
                                                    {"derive", "--help"},
                                                    {"check", "--help"},
                                                    {"print", "--help"},
                                                    {"rulesets", "--help"}}) {
    const Ran ran = run(arguments);
    CHECK(ran.code == 0);
    CHECK(ran.out.find("Usage") != std::string::npos);
  }
  CHECK(run({"--version"}).out == "Roadbook 1.2.3\n");
  CHECK(run({}).code == 2);
  CHECK(run({"fly"}).code == 2);
  CHECK(run({"check"}).code == 2);
  CHECK(run({"new", "character", "--seed", "x"}).code == 2);
}

TEST_CASE("library get writes along what a sheet stands on of the packages of its library") {
  const Folder folder;
  const std::string library = folder.file("library");
  const std::string save = run({"new", "character", "--ruleset", "blades-srd", "--seed", "3"}).out;
  const std::string id = data::Json::parse(save).at("id");
  const std::string package = folder.file("p.json", R"({
    "format": "roadbook/content", "version": 3, "ruleset": "blades-srd", "id": "pack1",
    "name": "Salt", "in_use": true,
    "for_characters": {"statistics": [{
      "id": "stress", "name": "Stress", "short_name": "Stress", "group": "spirit",
      "format": "boxes", "terms": [{"kind": "constant", "value": 12, "label": "Every character"}]
    }]}
  })");
  CHECK(run({"library", "--library", library, "put", folder.file("h.json", save)}).code == 0);
  CHECK(run({"library", "--library", library, "get", id}).out == save);
  CHECK(run({"library", "--library", library, "put", package}).code == 0);
  const std::string got = folder.file("got.json");
  CHECK(run({"library", "--library", library, "get", id, "-o", got}).code == 0);
  const Ran derived = run({"derive", got});
  CHECK(derived.code == 0);
  CHECK(json_of(derived).at("statistics").at("stress").at("total") == 12);
}

TEST_CASE("the library of the desktop is listed, read and written, and nothing in it is lost") {
  const Folder folder;
  const std::string library = folder.file("library");
  const auto in_library = [&](std::vector<std::string> words) {
    // Before the subcommand or behind it.
    const bool before = words.size() == 1;
    words.insert(words.begin(), "library");
    words.insert(before ? words.begin() + 1 : words.end(), {"--library", library});
    return run(words);
  };
  CHECK(json_of(in_library({"list"})).at("sheets").empty());
  const std::string save = new_sheet("character");
  const std::string id = data::Json::parse(save).at("id");
  const std::string file = folder.file("hero.json", save);
  CHECK(in_library({"put", file}).code == 0);
  const data::Json listed = json_of(in_library({"list"}));
  CHECK(listed.at("folder") == library);
  REQUIRE(listed.at("sheets").size() == 1);
  CHECK(listed.at("sheets")[0].at("id") == id);
  CHECK(listed.at("sheets")[0].at("kind") == "character");
  CHECK(in_library({"get", id}).out == save);

  // The same again is done; another sheet of that id is left alone, until it is said to replace.
  CHECK(in_library({"put", file}).code == 0);
  data::Json other = data::Json::parse(save);
  other["name"] = "Somebody Else";
  const std::string changed = folder.file("other.json", other.dump());
  const Ran refused = in_library({"put", changed});
  CHECK(refused.code == 2);
  CHECK(refused.err.find("--replace") != std::string::npos);
  CHECK(in_library({"get", id}).out == save);
  CHECK(in_library({"put", "--replace", changed}).code == 0);
  CHECK(json_of(in_library({"get", id})).at("name") == "Somebody Else");

  CHECK(in_library({"remove", id}).code == 0);
  CHECK(json_of(in_library({"list"})).at("sheets").empty());
  const Ran gone = in_library({"get", id});
  CHECK(gone.code == 2);
  CHECK(gone.err.find("There is no sheet") == 0);
  const Ran faulty = in_library({"put", folder.file("torn.json", "{")});
  CHECK(faulty.code == 2);
  CHECK_FALSE(faulty.err.empty());
}

TEST_CASE("the odds of a roll are written as they are, with every digit") {
  const auto json = json_of(run({"odds", "--ruleset", "beacon-road", "--advantage", "1", "--rating",
                                 "3", "--faces", "6", "--target", "18"}));
  CHECK(json.size() == 4);
  CHECK(std::abs(json["success"].get<double>() - 0.71) < 0.005);
  REQUIRE(json["multipliers"].size() == 5);
  double sum = 0;
  for (const auto& chance : json["multipliers"]) sum += chance.get<double>();
  CHECK(std::abs(sum - json["success"].get<double>()) < 1e-15);
  const auto worse = json_of(run({"odds", "--ruleset", "beacon-road", "--advantage", "-1",
                                  "--rating", "0", "--faces", "0", "--target", "11"}));
  CHECK(worse["success"] == 0.25);
  CHECK(worse["botch"] == 0.0025);
}

TEST_CASE("odds and roll refuse what the dice of the game do not know") {
  const std::vector<std::string> base{"--ruleset", "beacon-road"};
  const std::vector<std::vector<std::string>> wrong{{},
                                                    {"--target", "11", "--dice", "2"},
                                                    {"--target", "11", "--faces", "1"},
                                                    {"--target", "11", "--faces", "-4"},
                                                    {"--target", "11", "--rating", "-1"},
                                                    {"--target", "11", "--advantage", "100000"},
                                                    {"--target", "eleven"}};
  for (const char* command : {"odds", "roll"}) {
    for (const std::vector<std::string>& options : wrong) {
      std::vector<std::string> words{command};
      words.insert(words.end(), base.begin(), base.end());
      words.insert(words.end(), options.begin(), options.end());
      const Ran ran = run(words);
      CHECK(ran.code == 2);
      CHECK(ran.out.empty());
      CHECK_FALSE(ran.err.empty());
    }
  }
  CHECK(run({"odds", "--ruleset", "none", "--target", "11"}).code == 2);
}

TEST_CASE("the same seed rolls the same dice, and they say what they mean") {
  const std::vector<std::string> words{
      "roll",    "--ruleset", "beacon-road", "--advantage", "2",      "--rating", "2",
      "--faces", "8",         "--target",    "16",          "--seed", "20261121"};
  const auto json = json_of(run(words));
  CHECK(run(words).out == run(words).out);
  CHECK(json["twenties"]["dice"].size() == 3);
  CHECK(json["attribute"]["dice"].size() == 2);
  CHECK(json["total"] ==
        json["twenties"]["total"].get<int>() + json["attribute"]["total"].get<int>());
  CHECK(json["success"] == (json["total"].get<int>() >= 16));
}

TEST_CASE(
    "odd things in the library's folder are listed by name, and the good sheets are reached") {
  const Folder folder;
  const std::string library = folder.file("library");
  const std::string save = new_sheet("character");
  const std::string id = data::Json::parse(save).at("id");
  CHECK(run({"library", "put", folder.file("hero.json", save), "--library", library}).code == 0);
  // A program that waits for a pipe, or reads without end, is ended.
  ::alarm(60);
  REQUIRE(::mkfifo((library + "/pipe.json").c_str(), 0644) == 0);
  std::filesystem::create_symlink("/dev/zero", library + "/zero.json");
  std::ofstream(library + "/huge.json") << "{}";
  std::filesystem::resize_file(library + "/huge.json", 5ull * 1024 * 1024 * 1024);
  const data::Json sheets = json_of(run({"library", "list", "--library", library})).at("sheets");
  REQUIRE(sheets.size() == 4);
  for (const data::Json& each : sheets) {
    INFO(each.dump());
    if (each.at("id") == id) {
      CHECK(each.at("kind") == "character");
    } else {
      CHECK(each.at("kind") == "unreadable");
      CHECK_FALSE(each.at("message").get<std::string>().empty());
    }
  }
  CHECK(run({"library", "get", id, "--library", library}).out == save);
  CHECK(run({"library", "get", "pipe", "--library", library}).code == 2);
  CHECK(run({"library", "remove", id, "--library", library}).code == 0);
  ::alarm(0);
}

TEST_CASE("every game can be made, checked, derived and printed from the command line") {
  const Folder folder;
  const Ran games = run({"rulesets"});
  CHECK(games.code == 0);
  for (const char* emblem : {"\tbeacon\n", "\tblades\n", "\twolds\n"}) {
    CHECK(games.out.find(emblem) != std::string::npos);
  }
  CHECK(games.out.find("beacon-road\tBeacon Road\t") != std::string::npos);
  CHECK(games.out.find("blades-srd\tBlades in the Dark\t") != std::string::npos);
  CHECK(games.out.find("wyrd-wolds\tWyrd Wolds\t") != std::string::npos);
  for (const char* game : {"beacon-road", "blades-srd", "wyrd-wolds"}) {
    INFO(game);
    const std::string character = folder.file("c.json", new_sheet("character", game));
    const std::string crew = folder.file("w.json", new_sheet("crew", game));
    CHECK(run({"check", character}).code == 0);
    CHECK(run({"check", crew}).code == 0);
    CHECK(json_of(run({"derive", character, "--crew", crew}))["ruleset"] == game);
    const Ran printed = run({"print", character, crew, "--pack", "--reference", "-o", "-"});
    CHECK(printed.code == 0);
    CHECK(printed.out.find("John Harper") != std::string::npos);
    CHECK(run({"print", "--blank", "all", "--ruleset", game, "-o", "-"}).code == 0);
  }
}

TEST_CASE("where no game is named, the first one of the list is meant") {
  CHECK(json_of(run({"new", "character", "--seed", "7"}))["ruleset"] == "beacon-road");
}

TEST_CASE("play lists what may be begun, with its section") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", new_sheet("character"));
  const auto json = json_of(run({"play", hero, "--list"}));
  REQUIRE(json.is_array());
  REQUIRE(json.size() > 10);
  bool resist = false;
  for (const auto& each : json) {
    CHECK(each["section"].is_string());
    resist = resist || each["id"] == "resist";
  }
  CHECK(resist);
}

TEST_CASE("play asks what is open, and applies what was answered") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", new_sheet("character"));
  const auto open = json_of(run({"play", hero, "--procedure", "resist", "--seed", "1"}));
  REQUIRE(open["asks"].size() == 1);
  CHECK(open["asks"][0]["key"] == "attribute");
  CHECK(open["asks"][0]["answers"].size() == 3);
  CHECK(open["proposed"].empty());
  const std::vector<std::string> words{
      "play",   hero,       "--who",          "character-7", "--procedure",
      "resist", "--choose", "attribute=body", "--choose",    "outcome=failure"};
  const auto json = json_of(run(words));
  CHECK(json["asks"].empty());
  REQUIRE(json["proposed"].size() == 1);
  CHECK(json["proposed"][0]["field"] == "/tracks/stress");
  CHECK(json["proposed"][0]["from"] == 0);
  CHECK(json["proposed"][0]["to"] == 4);
  CHECK(json["proposed"][0]["sheet"] == "character-7");
  CHECK_FALSE(json["proposed"][0]["reason"].get<std::string>().empty());
  std::vector<std::string> apply = words;
  apply.insert(apply.end(), {"--apply", "-o", folder.file("after.json")});
  CHECK(run(apply).code == 0);
  const auto after = data::Json::parse(bytes_of(folder.file("after.json")));
  CHECK(after["tracks"]["stress"] == 4);
  CHECK(after["journal"].size() == 1);
}

TEST_CASE("play takes what real dice showed, and the same seed rolls the same") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", new_sheet("character"));
  const auto json = json_of(run({"play", hero, "--procedure", "fortune", "--choose", "trait=none",
                                 "--rolled", "twenties=20,3"}));
  CHECK(json["roll"]["roll"]["total"] == 23);
  CHECK(json["outcome"] == "critical");
  const std::vector<std::string> seeded{"play",     hero,         "--procedure", "fortune",
                                        "--choose", "trait=none", "--seed",      "44"};
  CHECK(run(seeded).out == run(seeded).out);
}

TEST_CASE("play refuses a procedure, a sheet or an answer that is none") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", new_sheet("character"));
  const std::vector<std::vector<std::string>> wrong{
      {"--procedure", "nothing"},
      {"--who", "nobody", "--procedure", "resist"},
      {"--procedure", "resist", "--choose", "attribute=luck"},
      {"--procedure", "resist", "--choose", "attribute"},
      {"--procedure", "resist", "--choose", "attribute=body", "--rolled", "twenties=x"},
      {"--procedure", "resist", "--choose", "attribute=body", "--rolled", "twenties=21"},
      {"--procedure", "develop_tier"}};
  for (const std::vector<std::string>& options : wrong) {
    std::vector<std::string> words{"play", hero};
    words.insert(words.end(), options.begin(), options.end());
    const Ran ran = run(words);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK_FALSE(ran.err.empty());
  }
  CHECK(run({"play", folder.file("missing.json"), "--list"}).code == 2);
  CHECK(run({"play", hero, "--procedure", "resist", "--apply", "-o", folder.file("x.json")}).code ==
        1);
}
