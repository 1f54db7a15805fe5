// What the library says of each sheet, kept from one change to the next.
#include "app/views.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <random>
#include <string>

#include "app/when.hpp"
#include "model/versions.hpp"
#include "rules/judge/random.hpp"
#include "shipped_games.hpp"
#include "support/numbers.hpp"
#include "support/own_folder.hpp"
#include "support/rounds.hpp"

using namespace roadbook;

namespace {

std::string told(const ui::LibraryEntry& entry, const ui::LibraryStanding& standing) {
  std::string words = entry.id + "|" + entry.name + "|" + entry.summary + "|" + standing.missing +
                      "|" + entry.copy_of + (standing.conflict ? "|conflict" : "");
  for (const auto& [name, value] : standing.headline) words += "|" + name + " " + value;
  words += "|" + standing.played + "|" + standing.add;
  return words;
}

std::vector<std::string> told(const ui::LibraryView& view) {
  std::vector<std::string> all;
  for (const ui::LibraryEntry* each : view.entries)
    all.push_back(told(*each, view.standing(each->id)));
  return all;
}

// A library with one crew, and what it says of its sheets.
struct OneCrew {
  support::OwnFolder folder;
  app::Autosave autosave{storage::open_store(folder.path().string()), {}};
  app::Views views{app::shipped_games()};
  model::Library library;
  rules::Crew crew;

  OneCrew() {
    crew.id = "crew";
    crew.ruleset = "beacon-road";
    library.documents["crew"] = crew;
  }
  const ui::LibraryStanding& says(const model::Id& id) {
    return views.library(library, autosave, "").standing(id);
  }
  // Puts a sheet as it is now.
  void put(const model::Value& value) {
    library.documents[model::id_of(value)] = value;
    views.changed(model::id_of(value));
  }
};

}  // namespace

TEST_CASE("After any changes the library says of each sheet what it would say when made anew") {
  const app::Games& games = app::shipped_games();
  const rules::Ruleset& game = *games.all().front();
  const support::OwnFolder folder;
  app::Autosave autosave(storage::open_store(folder.path().string()), {});
  std::mt19937 chance(17);
  const auto below = [&](std::size_t count) { return static_cast<std::size_t>(chance()) % count; };
  const std::vector<model::Id> people{
      "a", "b", "c", "d", "e", model::kept_copy("a", 3), model::kept_copy("b", 9)};
  const std::vector<model::Id> crews{"k", "l"};
  app::Views views(games);
  model::Library library;
  std::size_t members = 0;  // how often a crew of one was seen
  std::size_t copies = 0;   // and a second version of a sheet that is there
  for (int step = 0; step < 300; ++step) {
    // All of them when asked for, or where too little was seen so far.
    const bool seen = members > 0 && copies > 0;
    if (step > 150 && seen && support::rounds(0, 1) == 0) break;
    model::Id id = people[below(people.size())];
    const std::size_t what = below(8);
    if (what < 2) {
      library.documents[id] = rules::random_character(game, id, chance(), {});
    } else if (what == 2) {
      id = crews[below(crews.size())];
      library.documents[id] = rules::random_crew(game, id, chance(), {});
    } else if (what == 3) {
      if (below(2) == 0) id = crews[below(crews.size())];
      library.documents.erase(id);
    } else if (what == 4) {
      id = crews[below(crews.size())];
      const auto found = library.documents.find(id);
      if (found == library.documents.end()) continue;
      std::get<rules::Crew>(found->second).name = "Crew " + std::to_string(step);
      std::get<rules::Crew>(found->second).tier = static_cast<int>(below(4));
    } else {
      const auto found = library.documents.find(id);
      if (found == library.documents.end()) continue;
      auto& who = std::get<rules::Character>(found->second);
      if (what == 5) {
        who.name = "Name " + std::to_string(step);
        who.journal.push_back({std::to_string(1 + step % 28) + " May 2025, 20:00", "Prowled"});
      }
      if (what > 5) who.crew = below(3) == 0 ? "" : crews[below(crews.size())];
    }
    views.changed(id);
    if (below(3) == 0) continue;  // several changes between two looks
    app::Views anew(games);
    const auto expected = told(anew.library(library, autosave, ""));
    REQUIRE(told(views.library(library, autosave, "")) == expected);
    for (const std::string& each : expected) {
      members += each.find("one member|") != std::string::npos ? 1 : 0;
      const bool copy = each.find("_kept_") != std::string::npos;
      copies += copy && each.find("||HP") == std::string::npos ? 1 : 0;
    }
  }
  CHECK(members > 0);
  CHECK(copies > 0);
}

TEST_CASE("A crew was played on the newest day of its journal and of its members', the year said") {
  OneCrew one;
  CHECK(one.says("crew").played.empty());  // neither a journal nor a time is known
  one.crew.journal = {{"2 October 2019, 21:00", "A score"}, {"", "A note without a day"}};
  one.put(one.crew);
  CHECK(one.says("crew").played == "played 2 October 2019");
  rules::Character member;
  member.id = "member";
  member.ruleset = "beacon-road";
  member.crew = "crew";
  member.journal = {{"14 November 2019, 20:05", "Resisted"}, {"3 March 2019, 20:05", "Came late"}};
  one.put(member);
  CHECK(one.says("crew").played == "played 14 November 2019");
  // Its members are counted as before; the journal alone changed.
  member.journal.push_back({"1 December 2019, 9:00", "Slept"});
  one.put(member);
  CHECK(one.says("crew").played == "played 1 December 2019");
}

TEST_CASE("A day of this year is said without the year") {
  const std::int64_t in_2026 = 1'780'000'000'000;
  CHECK(app::day_of("14 November 2026, 20:05", in_2026) == "14 November");
  CHECK(app::day_of("14 November 2025, 20:05", in_2026) == "14 November 2025");
  CHECK(app::day_of("14 November 2026", in_2026) == "14 November");
}

TEST_CASE("One more can join each crew but a second version of one, in the words of its game") {
  OneCrew one;
  const model::Id copy = model::kept_copy("crew", 3);
  one.put(model::with_id(one.crew, copy));
  CHECK(one.says("crew").add == "Add a member");
  CHECK(one.says(copy).add.empty());
}

TEST_CASE("What a table made stands in the views of its sheets and in the library") {
  const app::Games& games = app::shipped_games();
  rules::Character orla;
  orla.id = "orla";
  orla.ruleset = "blades-srd";
  orla.crew = "post";
  orla.playbook = "tinker";
  rules::Playbook playbook;
  playbook.id = "tinker";
  playbook.name = "The Tinker";
  orla.own.playbooks.push_back(playbook);
  rules::Character perrin;
  perrin.id = "perrin";
  perrin.ruleset = "blades-srd";
  perrin.crew = "post";
  rules::Crew post;
  post.id = "post";
  post.ruleset = "blades-srd";
  rules::Upgrade loft;
  loft.id = "loft";
  loft.name = "Pigeon loft";
  post.own.upgrades.push_back(loft);
  model::Library library;
  library.documents = {{"orla", orla}, {"perrin", perrin}, {"post", post}};
  app::Views views(games);
  const ui::CharacterView& view = views.character(library, "orla");
  REQUIRE(view.standing.playbook != nullptr);
  CHECK(view.standing.playbook->name == "The Tinker");
  CHECK(rules::find_upgrade(*view.ruleset, "loft") != nullptr);
  const ui::CrewView& crew = views.crew(library, "post");
  CHECK(rules::find_upgrade(*crew.ruleset, "loft") != nullptr);
  CHECK(rules::find_playbook(*crew.ruleset, "tinker") != nullptr);
  // Who stands outside of the table has the game as it is.
  library.documents["perrin"] = [&] {
    rules::Character alone = perrin;
    alone.crew.clear();
    return alone;
  }();
  views.invalidate();
  CHECK(views.character(library, "perrin").ruleset == games.find("blades-srd"));
}

TEST_CASE("The words of all sheets are gathered in parts, and anew for what changed") {
  const app::Games& games = app::shipped_games();
  const rules::Ruleset& game = *games.all().front();
  const support::OwnFolder folder;
  app::Autosave autosave(storage::open_store(folder.path().string()), {});
  app::Views views(games);
  model::Library library;
  for (int i = 0; i < 20; ++i) {
    const model::Id id = "hero" + std::to_string(i);
    rules::Character hero = rules::random_character(game, id, static_cast<std::uint64_t>(i), {});
    hero.notes = "Note " + std::to_string(i);
    library.documents[id] = hero;
    views.changed(id);
  }
  views.library(library, autosave, {});
  int parts = 0;
  while (views.gather_words(library, 0)) ++parts;  // no time: one sheet in each part
  CHECK(parts >= 19);
  CHECK(views.words().of.size() == 20);
  CHECK(views.words().version == 1);
  CHECK(views.words().of.at("hero7").text().find("NOTE 7") != std::string::npos);
  std::get<rules::Character>(library.documents["hero7"]).notes = "Another";
  views.changed("hero7");
  views.library(library, autosave, {});
  while (views.gather_words(library, 1e9)) {
  }
  CHECK(views.words().of.at("hero7").text().find("ANOTHER") != std::string::npos);
  CHECK(views.words().version == 2);
  CHECK_FALSE(views.gather_words(library, 1e9));
  CHECK(views.words().version == 2);
}

TEST_CASE("The library says how many hit points are left, below zero, too") {
  const app::Games& games = app::shipped_games();
  const rules::Ruleset& game = *games.all().front();
  const support::OwnFolder folder;
  app::Autosave autosave(storage::open_store(folder.path().string()), {});
  model::Library library;
  rules::Character hero = rules::random_character(game, "hero", 5, {});
  hero.in_play = true;
  const int all = rules::total_of(support::numbers_of(game, hero, nullptr), "hit_points");
  app::Views views(games);
  for (const int left : {all, 3, -23}) {
    hero.tracks["hit_points"] = all - left;
    library.documents["hero"] = hero;
    views.changed("hero");
    const ui::LibraryStanding& standing = views.library(library, autosave, "").standing("hero");
    INFO(left);
    REQUIRE(standing.health);
    CHECK(standing.health->now == left);
    CHECK(standing.health->max == all);
    CHECK((standing.health->tone == ui::Tone::danger) == (left < 0));
  }
}
