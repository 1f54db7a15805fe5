// Sheets to read: Markdown and plain HTML hold whatever the save holds, in the game's words.
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "commands.hpp"
#include "support/rounds.hpp"
#include "support/source_root.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

using data::Json;

// The names that a game's files give to their ids.
using NamesOfIds = std::map<std::string, std::set<std::string>>;

void collect_names(const Json& json, NamesOfIds& names) {
  if (json.is_object() && json.contains("id") && json.contains("name") && json["id"].is_string() &&
      json["name"].is_string()) {
    names[json["id"].get<std::string>()].insert(json["name"].get<std::string>());
  }
  if (!json.is_structured()) return;
  for (const Json& each : json) collect_names(each, names);
}

const NamesOfIds& names_of_ids() {
  static const NamesOfIds names = [] {
    NamesOfIds found;
    const std::string folder = support::source_root() + "/assets/rulesets/beacon-road";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      collect_names(Json::parse(bytes_of(file.path().string()), nullptr, false), found);
    }
    return found;
  }();
  return names;
}

// What a reader of the Markdown sees.
std::string seen(const std::string& markdown) {
  std::string words;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    const bool escape = markdown[i] == '\\' && i + 1 < markdown.size();
    if (escape) ++i;
    words += markdown[i];
  }
  std::transform(words.begin(), words.end(), words.begin(), [](char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  });
  return words;
}

bool says(const std::string& words, std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  });
  return words.find(text) != std::string::npos;
}

bool says_id(const std::string& words, const std::string& id) {
  if (says(words, id)) return true;
  const auto names = names_of_ids().find(id);
  if (names == names_of_ids().end()) return false;
  return std::any_of(names->second.begin(), names->second.end(),
                     [&](const std::string& name) { return says(words, name); });
}

// Each leaf of a save that the words do not say.
void missing(const Json& json, const std::string& pointer, const std::string& words,
             std::vector<std::string>& list) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) {
      // What the file is, and what ties documents and lines together, is not for readers.
      if (pointer.empty() &&
          (key == "format" || key == "version" || key == "ruleset" || key == "id" || key == "crew"))
        continue;
      if (key == "key" || key == "rule" || key == "cell") continue;
      // What a table made is named; how it is made stands in the JSON alone.
      if (pointer.rfind("/own/", 0) == 0 && key != "name") continue;
      missing(value, pointer + "/" + key, words, list);
      // The name of a number: an action, a track, an upgrade.
      if (value.is_number() && value != 0 && pointer != "" && key != "load" && key != "level" &&
          key != "amount" && key != "status" && key != "harm" && key != "tier" && key != "size" &&
          !says_id(words, key)) {
        list.push_back(pointer + "/" + key);
      }
    }
  } else if (json.is_array()) {
    std::size_t index = 0;
    for (const Json& each : json) {
      missing(each, pointer + "/" + std::to_string(index++), words, list);
    }
  } else if (json.is_string()) {
    std::string rest = json.get<std::string>();
    if (says(words, rest)) return;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      if (!says_id(words, rest.substr(0, end))) {
        list.push_back(pointer + " " + rest.substr(0, end));
      }
      rest.erase(0, std::min(end + 1, rest.size()));
    }
  } else if (json.is_number() && json != 0) {
    const std::string number = std::to_string(std::abs(json.get<int>()));
    if (!says(words, number)) list.push_back(pointer + " " + number);
  }
}

// A save in which every text that a player can type says something of its own.
Json written_full(Json save) {
  int count = 0;
  const auto words = [&] { return "zq" + std::to_string(++count) + " *of* <one's> own"; };
  for (const char* key : {"alias", "notes", "lair", "grounds", "stands_for", "grounds_faction"}) {
    save[key] = words();
  }
  for (Json& bond : save["bonds"]) bond["detail"] = words();
  if (save["format"] == "roadbook/character") {
    for (const char* question :
         {"look", "virtue", "vice", "purveyor", "purveyor_place", "background"}) {
      save["answers"][question] = words();
    }
  }
  if (save["format"] == "roadbook/character") {
    save["coin"] = 31;
    save["stash"] = 37;
    save["tracks"] = {{"stress", 3}};
    save["traumas"] = {"cold"};
    save["harm"] = {{{"level", 2}, {"text", "zq broken arm"}}};
    save["carried"].push_back({{"name", "zq letter"}, {"load", 0}, {"in_hand", true}});
    save["put_away"] = {{{"name", "zq ladle"}, {"load", 1}}};
    save["theirs"] = {{"from", "zq elsewhere"}};
    save["load_level"] = "heavy";
    save["conditions"] = {{{"name", "zq fever"}, {"severity", 3}},
                          {{"name", "zq blessing"}, {"severity", 2}, {"good", true}}};
  } else {
    save["rep"] = 5;
    save["heat"] = 4;
    save["wanted_level"] = 2;
    save["cohorts"] = {{{"kind", "gang"},
                        {"name", "zq gang"},
                        {"types", {"adepts"}},
                        {"edges", {"fearsome"}},
                        {"flaws", {"wild"}},
                        {"harm", 2},
                        {"notes", "zq cohort notes"}}};
    save["factions"] = {{{"name", "zq court"},
                         {"status", -2},
                         {"notes", "zq of them"},
                         {"clocks", {{{"name", "zq fleet"}, {"size", 8}, {"filled", 3}}}}}};
    save["evening"] = {{"phase", "score"},
                       {"done",
                        {{{"who", "mirela"},
                          {"procedure", "action_roll"},
                          {"phase", "score"},
                          {"words", "zq over the wall"}}}}};
    save["entanglement"] = "usual_suspects";
    save["fight"] = {{"round", 2}, {"turn", "rash"}};
    save["creatures"] = {
        {{"name", "zq hound"}, {"hit_points", 30}, {"lost", 7}, {"notes", "zq bites"}}};
  }
  save["clocks"] = {{{"name", "zq alarm"}, {"size", 6}, {"filled", 2}, {"notes", "zq bells"}}};
  save["journal"] = {{{"when", "2 May 2026, 21:30"}, {"words", "zq left by the river"}}};
  save["own"] = {
      {"items", {{{"id", "zq_lamp"}, {"name", "zq lamp"}, {"description", "zq burns green"}}}}};
  return save;
}

}  // namespace

TEST_CASE("a sheet in Markdown says each field and each number that its save holds") {
  const Folder folder;
  for (const char* kind : {"character", "crew"}) {
    for (std::uint64_t seed = 0; seed < support::rounds(2, 50); ++seed) {
      Json save =
          json_of(run({"new", kind, "--ruleset", "beacon-road", "--seed", std::to_string(seed)}));
      if (seed % 2 == 0) save = written_full(std::move(save));
      const std::string file = folder.file("save.json", save.dump());
      const std::string output = folder.file("sheet.md");
      REQUIRE(run({"convert", file, "-o", output}).code == 0);
      std::vector<std::string> list;
      missing(save, "", seen(bytes_of(output)), list);
      CAPTURE(kind, seed, bytes_of(output));
      CHECK(list == std::vector<std::string>{});
    }
  }
}

TEST_CASE("a vice that was chosen freely is said once in a sheet to read") {
  const Folder folder;
  const std::string file = folder.file("c.json", new_sheet("character", "blades-srd"));
  const std::string output = folder.file("c.md");
  REQUIRE(run({"convert", file, "-o", output}).code == 0);
  const std::string text = bytes_of(output);
  const std::string label = "**Vice:** ";
  const std::size_t at = text.find(label);
  REQUIRE(at != std::string::npos);
  CHECK(text.find(label, at + 1) == std::string::npos);
}

TEST_CASE("a sheet in Markdown says every number that follows") {
  const Folder folder;
  const std::string file = folder.file("c.json", new_sheet("character"));
  REQUIRE(run({"print", file, "-o", folder.file("c.txt")}).code == 0);
  const std::string words = seen(bytes_of(folder.file("c.txt")));
  const Json derived = json_of(run({"derive", file}));
  for (const auto& [id, statistic] : derived["statistics"].items()) {
    INFO(id);
    CHECK(says_id(words, id));
    const Json& total = statistic["total"];
    CHECK(says(words,
               total.is_string() ? total.get<std::string>() : std::to_string(total.get<int>())));
  }
}

TEST_CASE(
    "what a player wrote is no markup in Markdown and in plain HTML, and the JSON alone is whole") {
  const Folder folder;
  Json save = Json::parse(new_sheet("character"));
  save["name"] = "# <b>*Mirela*</b>";
  save["notes"] = "1. one\n- two\n<script>alert(1)</script>\n[x](http://y)";
  const std::string file = folder.file("c.json", save.dump());
  REQUIRE(run({"print", file, "-o", folder.file("c.md")}).code == 0);
  const std::string markdown = bytes_of(folder.file("c.md"));
  CHECK(markdown.rfind("# \\# \\<b\\>\\*Mirela\\*\\</b\\>\n", 0) == 0);
  CHECK(markdown.find("1\\. one  \n  \\- two  \n  \\<script\\>") != std::string::npos);
  CHECK(markdown.find("\\[x\\](http://y)") != std::string::npos);
  REQUIRE(run({"print", file, "--plain", "-o", folder.file("c.html")}).code == 0);
  const std::string html = bytes_of(folder.file("c.html"));
  CHECK(html.find("<h1><bdi># &lt;b&gt;*Mirela*&lt;/b&gt;</bdi></h1>") != std::string::npos);
  for (const char* none : {"<style", "style=", "class=", "<script", "url("}) {
    CHECK(html.find(none) == std::string::npos);
  }
  for (const std::string& each : {markdown, html}) {
    CHECK(each.find("Only the JSON file holds the whole sheet") != std::string::npos);
  }
  CHECK(run({"print", "--blank", "none", "--ruleset", "beacon-road", "-o", folder.file("b.md")})
            .code == 2);
}

TEST_CASE("a crew and its members become one text, each as a member of the crew") {
  const Folder folder;
  Json crew = Json::parse(new_sheet("crew"));
  Json member = Json::parse(new_sheet("character"));
  member["crew"] = crew["id"];
  const std::string both = folder.file(
      "both.json",
      Json{{"format", "roadbook/library"}, {"version", 1}, {"documents", {crew, member}}}.dump());
  for (const char* command : {"convert", "print"}) {
    REQUIRE(run({command, both, "-o", folder.file("both.md")}).code == 0);
    const std::string words = seen(bytes_of(folder.file("both.md")));
    CHECK(says("\n" + words, "\n# " + crew["name"].get<std::string>()));
    CHECK(says("\n" + words, "\n# " + member["name"].get<std::string>()));
    CHECK(says(words, "members\n\n- " + member["name"].get<std::string>()));
  }
}

TEST_CASE("a library that another program wrote is converted with all that it says of itself") {
  const Folder folder;
  const std::string sheet = new_sheet("character");
  const std::string file = folder.file(
      "l.json",
      R"({"format":"roadbook/library","version":1,"owner":{"n":1234567890123456789012},"documents":[)" +
          sheet + "]}");
  for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--compact"}}) {
    std::vector<std::string> words{"convert", file};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = run(words);
    CHECK(ran.code == 0);
    CHECK(ran.out.find("1234567890123456789012") != std::string::npos);
    CHECK(json_of(ran)["format"] == "roadbook/library");
  }
}

TEST_CASE("a sheet of another program is converted, and the account of it stands beside") {
  const std::string made = support::source_root() + "/tests/data/import/made-";
  const Ran ran = run({"convert", made + "foundry-dez384.json"});
  REQUIRE(ran.code == 0);
  CHECK(json_of(ran)["format"] == "roadbook/character");
  CHECK(json_of(ran)["name"] == "Orla Vance");
  CHECK(ran.err.find("Understood\n    Name: Orla Vance") != std::string::npos);
  const Ran three = run({"convert", made + "portal-campaign.json"});
  CHECK(three.code == 0);
  CHECK(json_of(three)["documents"].size() == 3);
  const Ran clock = run({"convert", made + "foundry-clock.json"});
  CHECK(clock.code == 2);
  CHECK(clock.out.empty());
  CHECK(clock.err.find("/type") != std::string::npos);
  const Ran check = run({"check", made + "foundry-dez384.json"});
  CHECK(check.code == 2);
  CHECK(check.err.find("\"roadbook-cli convert\" makes a save of it.") != std::string::npos);
}
