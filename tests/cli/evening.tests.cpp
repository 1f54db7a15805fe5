// The commands of an evening: its phases, where it stands, and the journal as text.
#include "commands.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

// A crew with one member, both in play, as one library; the path of its file.
std::string crew_at_play(const Folder& folder) {
  data::Json crew = data::Json::parse(new_sheet("crew", "beacon-road", "4"));
  data::Json member = data::Json::parse(new_sheet("character"));
  crew["id"] = "the-crew";
  crew["name"] = "The Ash Lanterns";
  member["id"] = "mirela";
  member["name"] = "Mirela";
  member["crew"] = "the-crew";
  crew["in_play"] = member["in_play"] = true;
  const data::Json library{
      {"format", "roadbook/library"}, {"version", crew["version"]}, {"documents", {crew, member}}};
  return folder.file("crew.json", library.dump());
}

}  // namespace

TEST_CASE("evening writes every phase with what is open, and moves from one to the next") {
  const Folder folder;
  const std::string file = crew_at_play(folder);
  const auto phases = json_of(run({"evening", file}));
  REQUIRE(phases.size() == 9);
  CHECK(phases[0]["id"] == "plan");
  CHECK(phases[0]["open"].get<int>() == 3);
  CHECK_FALSE(phases[0]["now"].get<bool>());
  REQUIRE(run({"evening", file, "--go", "heat", "-o", file}).code == 0);
  REQUIRE(run({"play", file, "--who", "the-crew", "--procedure", "heat", "--choose", "how=loud",
               "--apply", "-o", file})
              .code == 0);
  const auto after = json_of(run({"evening", file}));
  CHECK(after[3]["now"].get<bool>());
  CHECK(after[3]["open"].get<int>() == 0);
  CHECK(after[3]["tasks"][0]["done"].get<int>() == 1);
  const Ran wrong = run({"evening", file, "--go", "breakfast"});
  CHECK(wrong.code == 2);
  CHECK(wrong.err.find("downtime") != std::string::npos);
}

TEST_CASE(
    "evening begins a new one, in its first phase and with nothing marked for a trigger yet") {
  const Folder folder;
  const std::string file = crew_at_play(folder);
  REQUIRE(run({"evening", file, "--go", "session", "-o", file}).code == 0);
  const auto proposed = [&] {
    const Ran made = run({"play", file, "--who", "the-crew", "--choose", "came_up:above=lot",
                          "--procedure", "crew_end_of_session", "--apply", "-o", file});
    REQUIRE(made.code == 0);
    return json_of(made)["proposed"].size();
  };
  CHECK(proposed() > 0);
  CHECK(proposed() == 0);
  REQUIRE(run({"evening", file, "--new", "-o", file}).code == 0);
  CHECK(json_of(run({"evening", file}))[0]["now"].get<bool>());
  CHECK(proposed() > 0);
  CHECK(run({"evening", file, "--new", "--go", "heat"}).code != 0);
}

TEST_CASE("play marks all triggers of a member at once, and tells what was marked before") {
  const Folder folder;
  const std::string file = crew_at_play(folder);
  REQUIRE(run({"evening", file, "--go", "session", "-o", file}).code == 0);
  const std::vector<std::string> asked{"play",   file,          "--who",
                                       "mirela", "--procedure", "end_of_session"};
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = asked;
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  const Ran marked =
      with({"--choose", "came_up:archetype=once", "--choose", "track:archetype=xp_mind", "--choose",
            "came_up:beliefs=lot", "--choose", "track:beliefs=xp_will", "--apply", "-o", file});
  REQUIRE(marked.code == 0);
  const auto again = json_of(with({}));
  CHECK(again["asks"].empty());
  CHECK(again["answered"][0]["key"] == "came_up:archetype");
  CHECK(again["answered"][0]["answer"] == "once");
  CHECK(again["answered"][2]["answer"] == "lot");
  CHECK(again["answered"][3]["answer"] == "xp_will");
  CHECK(again["proposed"].empty());
  CHECK(with({"--choose", "came_up:nothing=lot"}).code != 0);
}

TEST_CASE("journal writes the lines of a crew and its members as text, and finds words in them") {
  const Folder folder;
  const std::string file = crew_at_play(folder);
  for (const char* who : {"the-crew", "mirela"}) {
    const bool crew = std::string(who) == "the-crew";
    REQUIRE(run({"play", file, "--who", who, "--procedure", crew ? "heat" : "choose_load",
                 "--choose", crew ? "how=loud" : "load=light", "--apply", "-o", file})
                .code == 0);
  }
  const std::string all = run({"journal", file}).out;
  CHECK(all.starts_with("The Ash Lanterns\n\nThe Ash Lanterns: Heat of the score."));
  CHECK(all.find("\nMirela: Choose your load") != std::string::npos);
  CHECK(run({"journal", file, "--who", "mirela"}).out.find("Heat") == std::string::npos);
  CHECK(run({"journal", file, "--search", "HEAT"}).out.find("load") == std::string::npos);
  CHECK(run({"journal", file, "--who", "nobody"}).code == 2);
}
