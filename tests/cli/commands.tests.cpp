// The command line: what each command writes, and what it leaves to the shell.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/cli.hpp"
#include "data/document.hpp"
#include "data/json.hpp"

using namespace roadbook;

namespace {

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

Ran run(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = cli::run(arguments, "1.2.3", out, err);
  return {code, out.str(), err.str()};
}

// A folder that is gone with the test.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("roadbook-" + unique())) {
    std::filesystem::create_directory(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return file(name);
  }

 private:
  static std::string unique() {
    static int count = 0;
    return std::to_string(
               std::filesystem::file_time_type::clock::now().time_since_epoch().count()) +
           "-" + std::to_string(++count);
  }
  std::filesystem::path path_;
};

data::Json json_of(const Ran& ran) {
  auto json = data::Json::parse(ran.out, nullptr, false);
  REQUIRE_FALSE(json.is_discarded());
  return json;
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::vector<std::string> new_character{"new",         "character", "--ruleset",
                                             "beacon-road", "--seed",    "7"};
const std::vector<std::string> new_crew{"new", "crew", "--ruleset", "beacon-road", "--seed", "7"};

}  // namespace

TEST_CASE("the same seed makes the same character, and another seed another one") {
  const Ran first = run(new_character);
  CHECK(first.code == 0);
  CHECK(first.out == run(new_character).out);
  CHECK(first.out != run({"new", "character", "--ruleset", "beacon-road", "--seed", "8"}).out);
}

TEST_CASE("a new character is of the archetype and the bloodline that were asked for") {
  const auto json = json_of(run({"new", "character", "--ruleset", "beacon-road", "--seed", "3",
                                 "--archetype", "warrior", "--bloodline", "orc"}));
  CHECK(json["archetype"] == "warrior");
  CHECK(json["bloodline"] == "orc");
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
  for (int seed = 0; seed < 20; ++seed) {
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
  const std::string character = folder.file("c.json", run(new_character).out);
  const std::string crew = folder.file("w.json", run(new_crew).out);
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
  const std::string character = folder.file("c.json", run(new_character).out);
  const std::string crew = folder.file("w.json", run(new_crew).out);
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
  const std::string character = folder.file("c.json", run(new_character).out);
  const std::string crew = folder.file("w.json", run(new_crew).out);
  const std::string output = folder.file("o.html");
  const std::string name = json_of(run(new_character))["name"].get<std::string>();
  CHECK(run({"print", character, "-o", output}).code == 0);
  CHECK(bytes_of(output).find(name) != std::string::npos);
  CHECK(run({"print", crew, "-o", output}).code == 0);
  CHECK(run({"print", character, crew, "-o", output}).code == 0);
  CHECK(bytes_of(output).find(name) != std::string::npos);
  CHECK(run({"print", character, "-o", "-"}).out.find(name) != std::string::npos);
}

TEST_CASE("print writes nothing where a file is faulty or the paper cannot be written") {
  const Folder folder;
  const std::string character = folder.file("c.json", run(new_character).out);
  const std::string output = folder.file("o.html");
  CHECK(run({"print", character, folder.file("none.json"), "-o", output}).code == 2);
  CHECK_FALSE(std::filesystem::exists(output));
  CHECK(run({"print", character, "-o", folder.file("none/o.html")}).code == 2);
  CHECK(run({"print", character}).code == 2);
}

TEST_CASE("rulesets lists what is built in") {
  const Ran ran = run({"rulesets"});
  CHECK(ran.code == 0);
  CHECK(ran.out.find("beacon-road\tBeacon Road\t") != std::string::npos);
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
