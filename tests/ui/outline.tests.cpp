// How each screen is read aloud by its headings: one title, and below it no level left out.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "headless/gallery.hpp"
#include "model/library.hpp"
#include "sheet_table.hpp"
#include "support/sheets.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/about.hpp"
#include "ui/screens/library.hpp"
#include "ui/screens/settings.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

constexpr float widths[] = {1280, 390};

std::string titles_of(Harness& harness) {
  std::string titles;
  for (const Node& node : harness.ui().nodes()) {
    if (node.role != Role::heading || node.level != 1) continue;
    titles += (titles.empty() ? "" : ", ") + node.name;
  }
  return titles;
}

// Each heading in a line of its own, with its level.
std::string outline_of(Harness& harness) {
  std::string all;
  for (const Node& node : harness.ui().nodes()) {
    if (node.role == Role::heading) all += std::to_string(node.level) + " " + node.name + "\n";
  }
  return all;
}

void is_in_order(Harness& harness) {
  int before = 1;
  int titles = 0;
  std::string skipped;
  for (const Node& node : harness.ui().nodes()) {
    if (node.role != Role::heading) continue;
    titles += node.level == 1 ? 1 : 0;
    if (node.level > before + 1) skipped += node.name + "\n";
    before = node.level;
  }
  INFO(outline_of(harness));
  CHECK(titles == 1);
  CHECK(skipped == "");
}

void is_in_order(Harness& harness, const std::string& title) {
  is_in_order(harness);
  CHECK(titles_of(harness) == title);
}

// Whether a node stands in the region of that name, at any depth.
bool is_in(Harness& harness, const Node& node, std::string_view region) {
  const Nodes& nodes = harness.ui().nodes();
  for (std::uint32_t above = node.parent; above != 0;) {
    const auto parent = std::find_if(nodes.begin(), nodes.end(),
                                     [&](const Node& each) { return each.id == above; });
    if (parent == nodes.end()) return false;
    if (parent->role == Role::region && parent->name == region) return true;
    above = parent->parent;
  }
  return false;
}

int level_of(Harness& harness, std::string_view name) {
  return harness.get(Role::heading, name).level;
}

}  // namespace

TEST_CASE("every page of the gallery has one title, and no level of its headings is left out") {
  for (const float width : widths) {
    for (const std::string& page : gallery_pages()) {
      CAPTURE(page, width);
      Harness harness(width, 800, {.touch = width < 500});
      GalleryState state;
      harness.show([&](Ui& ui) { draw_gallery(ui, page, state); });
      is_in_order(harness);
    }
  }
}

TEST_CASE("every step of a creation has its question as its title, and the sheet's parts below") {
  for (const float width : widths) {
    for (const rules::Ruleset* game : support::shipped_games()) {
      CharacterDesk desk(rules::random_character(*game, "c1", 7, {}), *game, width, 844,
                         {.touch = width < 500});
      for (std::size_t step = 0; step < game->character_steps.size(); ++step) {
        CAPTURE(width, game->id, step);
        desk.show_step(step);
        is_in_order(desk.harness, game->character_steps[step].question);
        for (const Node& node : desk.harness.ui().nodes()) {
          if (node.role == Role::heading && is_in(desk.harness, node, "Sheet")) {
            CHECK(node.level == 2);
          }
        }
      }
      rules::Crew crew = rules::random_crew(*game, "crew", 7, {});
      // A type with a question of its own asks about its grounds in its own words.
      const auto own_words = [&](const rules::CrewType& type) {
        return !type.grounds_question.empty();
      };
      if (const rules::CrewType* type = rules::find_by_id(game->crew_types, crew.type);
          type != nullptr && own_words(*type)) {
        const auto other_type =
            std::find_if_not(game->crew_types.begin(), game->crew_types.end(), own_words);
        REQUIRE(other_type != game->crew_types.end());
        crew = rules::with_crew_type(*game, crew, other_type->id);
      }
      CrewDesk other(CrewDesk::Screen::creation, crew, width, 844);
      other.game = game;
      other.open();
      for (std::size_t step = 0; step < game->crew_steps.size(); ++step) {
        CAPTURE(width, game->id, step);
        other.creation.frame.step = step;
        other.harness.frame();
        other.harness.settle();
        is_in_order(other.harness, game->crew_steps[step].question);
        if (width > 1000) CHECK(level_of(other.harness, game->words.member.many) == 2);
      }
    }
  }
}

TEST_CASE("every part of a character's sheet has its name as its title, read or changed") {
  for (const float width : widths) {
    for (const bool editing : {false, true}) {
      rules::Character hero = support::warrior();
      hero.name = "Mirela Vas";
      SheetTable table(hero, width, 844, width < 500);
      table.with_bar = true;
      table.state.editing = editing;
      const std::size_t pages = width < 500 ? 4 : 2;
      for (std::size_t page = 0; page < pages; ++page) {
        CAPTURE(width, editing, page);
        table.state.page = page;
        table.settle();
        is_in_order(table.harness, "Mirela Vas");
        for (const Node& node : table.harness.ui().nodes()) {
          if (node.role == Role::heading && node.name == "Stress") CHECK(node.level == 2);
        }
      }
    }
  }
}

TEST_CASE("every part of a crew's sheet has the crew's name as its title, read or changed") {
  for (const float width : widths) {
    for (const bool editing : {false, true}) {
      rules::Crew crew = CrewDesk::finished("sin_eaters");
      crew.name = "The Ash Lanterns";
      CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
      desk.add_character("Mirela", true);
      desk.open();
      desk.sheet.editing = editing;
      const std::size_t parts = width < 500 ? crew_sheet_parts(*desk.game).size() : 1;
      for (std::size_t part = 0; part < parts; ++part) {
        CAPTURE(width, editing, part);
        desk.sheet.part = part;
        desk.harness.frame();
        desk.harness.settle();
        is_in_order(desk.harness, "The Ash Lanterns");
        for (const Node& node : desk.harness.ui().nodes()) {
          if (node.role == Role::heading && node.name == "Journal") CHECK(node.level == 2);
        }
      }
    }
  }
}

TEST_CASE("the guide, the table and the journal have one title each, and nothing is left out") {
  for (const float width : widths) {
    for (const auto screen :
         {EveningDesk::Screen::guide, EveningDesk::Screen::table, EveningDesk::Screen::journal}) {
      EveningDesk desk(screen, width, 844);
      desk.open();
      for (std::size_t part = 0; part < 4; ++part) {
        CAPTURE(width, static_cast<int>(screen), part);
        desk.table.part = part;
        desk.harness.frame();
        desk.harness.settle();
        if (screen == EveningDesk::Screen::table) {
          is_in_order(desk.harness, "The Ash Lanterns");
        } else {
          is_in_order(desk.harness);
        }
      }
      for (const rules::PlayPhase& phase : support::beacon_road().phases) {
        if (screen != EveningDesk::Screen::guide) break;
        CAPTURE(width, phase.name);
        rules::Crew crew = desk.crew();
        crew.evening.phase = phase.id;
        desk.put(crew);
        desk.harness.frame();
        desk.harness.settle();
        is_in_order(desk.harness, phase.name);
      }
    }
  }
}

TEST_CASE("the library, the settings and what is said about Roadbook have one title each") {
  model::Library library;
  LibraryStanding standing;
  LibraryEntry crew;
  crew.id = "crew";
  crew.crew = true;
  crew.name = "The Ash Lanterns";
  LibraryEntry member;
  member.id = "a";
  member.crew_id = "crew";
  member.name = "Mirela Vas";
  LibraryEntry alone = member;
  alone.id = "b";
  alone.crew_id.clear();
  for (LibraryEntry* each : {&crew, &member, &alone}) each->game = "beacon-road";
  for (const float width : widths) {
    for (const bool empty : {true, false}) {
      CAPTURE(width, empty);
      LibraryView view;
      view.library = &library;
      view.rulesets = {{"beacon-road", "Beacon Road"}};
      view.standing = [&](const model::Id&) -> const LibraryStanding& { return standing; };
      if (!empty) view.entries = {&crew, &member, &alone};
      view.generation = 1;
      LibraryState state;
      Harness harness(width, 844, {.touch = width < 500});
      harness.show([&](Ui& ui) {
        Requests requests;
        draw_library(ui, view, state, requests);
      });
      is_in_order(harness);
    }
    Harness settings(width, 844, {.touch = width < 500});
    settings.show([](Ui& ui) {
      Requests requests;
      draw_settings(ui, {}, requests);
    });
    is_in_order(settings, "Settings");
    Harness about(width, 844, {.touch = width < 500});
    AboutState state;
    AboutView view;
    view.rulesets = support::shipped_games();
    about.show([&](Ui& ui) { draw_about(ui, view, state); });
    is_in_order(about, "Roadbook");
  }
}

TEST_CASE("a title that is only heard goes where a heading of the screen says what it is") {
  for (const bool shown : {false, true}) {
    Harness harness(800, 600);
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      title_to_hear(ui, "Mirela Vas");
      section_heading(ui, 4, "Stress");
      if (shown) heading(ui, 2, "Mirela");
    });
    CHECK(titles_of(harness) == (shown ? "Mirela" : "Mirela Vas"));
    CHECK(harness.has(Role::heading, "Mirela Vas") != shown);
    CHECK(level_of(harness, "Stress") == 2);
  }
}
