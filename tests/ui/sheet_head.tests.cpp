// The head of a sheet where letters are large or the window is narrow: little of it stays in sight,
// and that is what is pressed most. What a phone's pages say of experience.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "drawn_letters.hpp"
#include "five_presses.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/moves_about.hpp"
#include "sheet_table.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

constexpr Size windows_of_large_letters[] = {{390, 844}, {320, 640}};

rules::Character hurt_with_points() {
  rules::Character hero = support::warrior();
  hero.tracks = {{"hit_points", 9}, {"beacon_points", 2}};
  return hero;
}

// The same in each of the games.
rules::Character hurt_in(const rules::Ruleset& game) {
  if (game.id == support::beacon_road().id) return hurt_with_points();
  rules::Character hero = rules::random_character(game, "hero", 4, {});
  hero.tracks[rules::find_track(game, rules::Role::stress)->id] = 4;
  return hero;
}

void with_large_letters(SheetTable& table) {
  table.with_bar = true;
  table.harness.ui().set_text_scale(2);
  table.settle();
}

bool is_scrolled(Harness& harness) {
  const Scrolls scrolls = harness.ui().scrolls();
  return std::any_of(scrolls.begin(), scrolls.end(),
                     [](const AreaScroll& each) { return each.down > 0; });
}

// Which of the game's actions have their names over their dots (true) or beside them.
std::vector<bool> names_over_dots(Harness& harness, const rules::Ruleset& game) {
  std::vector<bool> over;
  for (const rules::Action& action : game.actions) {
    const Node* dots = harness.find(Role::meter, action.name);
    if (dots == nullptr) continue;
    for (const Passage& passage : passages_of(harness.ui().context())) {
      if (passage.words != action.name || passage.lines.empty()) continue;
      over.push_back(passage.lines.front().at.y < dots->rect.y);
      break;
    }
  }
  return over;
}

bool all_alike(const std::vector<bool>& each) {
  return std::adjacent_find(each.begin(), each.end(), std::not_equal_to<>()) == each.end();
}

}  // namespace

TEST_CASE(
    "with large letters a phone's sheet has half of the window for its page, also under Edit") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const Size& window : windows_of_large_letters) {
      SheetTable table(hurt_in(*game), window.width, window.height, true, *game);
      with_large_letters(table);
      for (const bool editing : {false, true}) {
        for (std::size_t page = 0; page < 4; ++page) {
          table.state.page = page;
          table.state.editing = editing;
          table.settle();
          INFO(game->id << ", " << window.width << " x " << window.height << ", page " << page
                        << (editing ? ", Edit" : ", Play"));
          const Rect& shown = table.harness.get(Role::region, "Sheet").rect;
          CHECK(shown.height >= window.height / 2);
          // What changes the page is on the page of each.
          CHECK(table.harness.has(Role::link, editing ? "Play" : "Edit"));
        }
      }
      CHECK(table.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE(
    "with large letters the head of a game without hit points says stress as a number, in one "
    "line") {
  bool seen = false;
  for (const rules::Ruleset* game : support::shipped_games()) {
    if (rules::find_track(*game, rules::Role::health) != nullptr) continue;
    seen = true;
    const rules::Track& stress = *rules::find_track(*game, rules::Role::stress);
    for (const Size& window : windows_of_large_letters) {
      INFO(game->id << ", " << window.width << " x " << window.height);
      SheetTable table(hurt_in(*game), window.width, window.height, true, *game);
      table.with_bar = true;
      table.state.page = 1;
      table.settle();
      // With Trauma beside it the narrowest has no room for boxes in a line.
      const bool alone = rules::find_track(*game, rules::Role::trauma) == nullptr;
      CHECK(table.harness.has(Role::meter, stress.name) == (alone || window.width > 330));
      with_large_letters(table);
      CHECK_FALSE(table.harness.has(Role::meter, stress.name));
      const int size = rules::find_track(table.standing().numbers, stress.id)->size;
      const std::string said = stress.name + " 4/" + std::to_string(size);
      const Nodes& nodes = table.harness.ui().nodes();
      const auto found = std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) {
        return each.role == Role::text && each.name.starts_with(said);
      });
      REQUIRE(found != nodes.end());
      CHECK(found->rect.x + found->rect.width <= window.width);
      CHECK(found->rect.height <= table.harness.ui().measure(Type::small, said).height + 1);
      const Rect& page = table.harness.get(Role::region, "Sheet").rect;
      CHECK(found->rect.y + found->rect.height <= page.y);
    }
  }
  CHECK(seen);
}

TEST_CASE(
    "on a phone both buttons of the hit points are equal, and have room for whole words in every "
    "state") {
  for (const float width : {320.0F, 360.0F, 390.0F}) {
    INFO(width);
    SheetTable table(hurt_with_points(), width, 844, true);
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    const std::string back =
        rules::move_of_kind(table.game, rules::ChangeKind::trauma).procedure->name;
    const Rect heal = table.harness.get(Role::button, "Heal").rect;
    for (const int lost : {9, whole + 3}) {
      table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = lost; });
      const Rect& damage = table.harness.get(Role::button, "Damage").rect;
      const Rect& other = table.harness.get(Role::button, lost < whole ? "Heal" : back).rect;
      CHECK(other == heal);
      CHECK(damage.width == other.width);
      CHECK(damage.height == other.height);
      CHECK(damage.y == other.y);
      CHECK(other.x + other.width <= width);
      const TextStyle style = text_style(table.harness.ui().context(), Type::button);
      CHECK_FALSE(letter_in(other, style, 0x2026).has_value());
    }
  }
}

TEST_CASE("a shield says below its number on which attribute it hangs, where it has room") {
  const rules::Ruleset& game = support::beacon_road();
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    INFO(width);
    SheetTable table(hurt_with_points(), width, 900, width < 800);
    const Node& shields = table.harness.get(Role::group, "Headline numbers");
    std::vector<std::string> said;
    for (const Node& each : table.harness.ui().nodes()) {
      if (each.role != Role::text || each.parent != shields.id) continue;
      const std::size_t nth = said.size();
      said.push_back(each.name);
      REQUIRE(nth < 3);
      const Rect& shield =
          table.harness.get(Role::button, std::vector{"IRON", "WARD", "GRIT"}[nth]).rect;
      CHECK(each.rect.x >= shield.x);
      CHECK(each.rect.x + each.rect.width <= shield.x + shield.width);
      CHECK(each.rect.y > shield.y + shield.height / 2);
      CHECK(each.rect.y + each.rect.height < shield.y + shield.height);
    }
    std::vector<std::string> attributes;
    for (const rules::Attribute& each : game.attributes) attributes.push_back(each.name);
    CHECK(said == (width < 500 ? std::vector<std::string>{} : attributes));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the gap between the hit points and their maximum grows with the letters") {
  const auto gap_at = [](float letters) {
    SheetTable table(hurt_with_points(), 390, 844, true);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    const Rect& left = table.harness.get(Role::text, std::to_string(whole - 9)).rect;
    const Rect& all = table.harness.get(Role::text, "/ " + std::to_string(whole)).rect;
    return all.x - left.x - left.width;
  };
  constexpr float rounding = 1;
  CHECK(gap_at(2) >= 2 * gap_at(1) - rounding);
}

TEST_CASE(
    "with large letters a crew's sheet has half of a phone's window for its page, also "
    "under Edit") {
  for (const Size& window : windows_of_large_letters) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), window.width,
                  window.height);
    desk.above = [](Ui& ui) {
      Requests requests;
      BarView bar;
      bar.document = "crew";
      bar.name = "The Ash Lanterns";
      bar.kept_words = "Saved";
      draw_bar(ui, bar, requests);
    };
    desk.open();
    desk.harness.ui().set_text_scale(2);
    const std::string name = rules::say(support::beacon_road(), "{Crew} sheet");
    const std::size_t parts = crew_sheet_parts(support::beacon_road()).size();
    for (const bool editing : {false, true}) {
      for (std::size_t part = 0; part < parts; ++part) {
        desk.sheet.editing = editing;
        desk.sheet.part = part;
        desk.harness.frame();
        desk.harness.settle();
        INFO(window.width << " x " << window.height << ", part " << part
                          << (editing ? ", Edit" : ", Play"));
        CHECK(desk.harness.get(Role::region, name).rect.height >= window.height / 2);
      }
    }
  }
}

TEST_CASE(
    "with large letters the hit points and both buttons stay in one line, in every state and "
    "however far the page is scrolled") {
  for (const Size& window : windows_of_large_letters) {
    INFO(window.width << " x " << window.height);
    SheetTable table(hurt_with_points(), window.width, window.height, true);
    with_large_letters(table);
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    std::vector<Rect> first;
    for (const int lost : {5, whole / 2 + 1, whole + 3, 2 * whole + 1}) {
      table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = lost; });
      const rules::MoveAbout back = rules::move_of_kind(table.game, rules::ChangeKind::trauma);
      REQUIRE(back.procedure != nullptr);
      const std::string other = lost < whole ? "Heal" : back.procedure->name;
      const int left = whole - lost;
      const std::string number = left < 0 ? "−" + std::to_string(-left) : std::to_string(left);
      for (const float down : {0.0F, 20.0F}) {
        table.harness.wheel(window.width / 2, window.height / 2, -down);
        table.settle();
        INFO(number << ", scrolled by " << down);
        if (down > 0) CHECK(is_scrolled(table.harness));
        const Rect& points = table.harness.get(Role::text, number).rect;
        const std::vector<Rect> buttons{table.harness.get(Role::button, "Damage").rect,
                                        table.harness.get(Role::button, other).rect};
        for (const Rect& each : buttons) {
          CHECK(each.x >= points.x + points.width);
          CHECK(each.x + each.width <= window.width);
          CHECK(each.y < points.y + points.height);
          CHECK(each.y + each.height > points.y);
          CHECK(each.height >= touch_target);
        }
        if (first.empty()) first = buttons;
        CHECK(buttons == first);
      }
    }
    // Each of the two does what its name says.
    table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = 9; });
    table.harness.press(Role::button, "Damage");
    CHECK(table.harness.has(Role::dialog, "Take damage"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("where a line has no room for how many points change, the page asks it below the head") {
  SheetTable table(hurt_with_points(), 390, 844, true);
  table.change([](rules::Character& hero) { hero.in_play = false; });  // no move asks
  with_large_letters(table);
  const Rect& asked = table.harness.get(Role::spin_button, "Points").rect;
  CHECK(asked.y >= table.harness.get(Role::region, "Sheet").rect.y);
  CHECK(asked.x + asked.width <= 390);
  table.harness.press(Role::button, "Damage");
  CHECK(table.track("hit_points") == 14);
  table.harness.press(Role::button, "Heal");
  CHECK(table.track("hit_points") == 9);
}

TEST_CASE(
    "in a wide window with large letters the bar of the hit points has its numbers and stands "
    "beside the shields") {
  constexpr float width = 1280;
  SheetTable table(hurt_with_points(), width, 800);
  with_large_letters(table);
  const Rect& bar = table.harness.get(Role::meter, "Hit points").rect;
  const Rect& around = table.harness.get(Role::group, "Hit points").rect;
  const Rect& shields = table.harness.get(Role::group, "Headline numbers").rect;
  const float line = table.harness.ui().measure(Type::small, "0").height;
  CHECK(around.y + around.height >= bar.y + bar.height + line);
  CHECK(shields.x >= bar.x + bar.width);
  CHECK(bar.y < shields.y + shields.height);
  // Together they take the width.
  CHECK(bar.x <= 2 * 16);
  CHECK(bar.width + shields.width >= 0.8F * width);
}

TEST_CASE("with large letters a phone's head says in whole words who someone is") {
  rules::Character hero =
      rules::random_character(support::beacon_road(), "hero", 3, {"technician", "halfling", ""});
  hero.tracks = {{"beacon_points", 2}};
  for (const Size& window : windows_of_large_letters) {
    SheetTable table(hero, window.width, window.height, true);
    with_large_letters(table);
    INFO(window.width);
    const Node* said = table.harness.find(Role::text, "Halfling Technician");
    REQUIRE(said != nullptr);
    CHECK(said->rect.x + said->rect.width <= window.width);
    const float line = table.harness.ui().measure(Type::small, "X").height;
    CHECK(said->rect.height <= 2 * line + 1);
    const float longest = table.harness.ui().measure(Type::small, "Technician").width;
    CHECK(said->rect.width >= longest);
  }
}

TEST_CASE("a track that is filled moves nothing: its advance stands where its name was") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    for (const Size& window : {Size{320, 640}, Size{390, 844}, Size{768, 1024}, Size{1140, 800},
                               Size{1280, 800}, Size{1280, 801}}) {
      const bool touch = window.width < 1000 || window.height > 800;
      SheetTable table(hurt_in(*game), window.width, window.height, touch, *game);
      if (!sheet_in_two_pages(table.harness.ui())) table.state.page = 1;
      table.settle();
      for (const rules::Track& track : game->tracks) {
        if (track.kind != rules::TrackKind::xp || track.scope != rules::Scope::character) continue;
        CAPTURE(game->id, window.width, touch, track.id);
        const std::string take = "Take an advance: " + track.name;
        REQUIRE_FALSE(table.harness.has(Role::button, take));
        const ui::Nodes before = table.harness.ui().nodes();
        table.change([&](rules::Character& hero) {
          hero.tracks[track.id] = rules::find_track(table.standing().numbers, track.id)->size;
        });
        for (const Node& each : before) {
          const bool about = each.name.starts_with("About ");
          const Node* now = node_with(table.harness, each.id);
          if (now == nullptr || about) continue;
          INFO(each.name);
          CHECK(now->rect == each.rect);
        }
        CHECK(table.harness.get(Role::button, take).rect.height >= (touch ? 44 : 24));
        CHECK(table.harness.faults() == std::vector<std::string>{});
        table.harness.press(Role::button, take);
        CHECK_FALSE(pages_over(table.harness).empty());
        table.harness.key(ImGuiKey_Escape);
        table.change([&](rules::Character& hero) { hero.tracks[track.id] = 0; });
      }
    }
  }
}

TEST_CASE("of a game without hit points the head says what the page below does not, in one line") {
  const rules::Ruleset& game = support::blades_srd();
  for (const float width : {320.0F, 390.0F, 768.0F}) {
    for (const std::size_t page : {0U, 1U}) {
      CAPTURE(width, page);
      SheetTable table(hurt_in(game), width, 844, true, game);
      table.state.page = page;
      table.settle();
      const Node* head = nullptr;
      std::size_t stress = 0;
      for (const Node& each : table.harness.ui().nodes()) {
        if (each.role == Role::region && each.name == "Head") head = &each;
        const bool boxes = each.role == Role::meter || each.role == Role::spin_button;
        stress += (boxes && each.name == "Stress") || each.name.starts_with("Stress 4/") ? 1U : 0U;
      }
      REQUIRE(head != nullptr);
      CHECK(head->rect.height < 100);
      CHECK(stress == 1);
      CHECK(table.harness.faults() == std::vector<std::string>{});
    }
  }
}

TEST_CASE("on a phone the page that ends the session offers an advance, too") {
  for (const float width : {390.0F, 320.0F}) {
    SheetTable table(hurt_with_points(), width, 844, true);
    table.state.page = 2;
    table.change([&](rules::Character& hero) {
      hero.tracks["xp_body"] = rules::find_track(table.standing().numbers, "xp_body")->size;
    });
    table.harness.press(Role::button, "Take an advance: Deed");
    CHECK(table.harness.has(Role::dialog, "One more dot"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("with large letters the words of an advance say whole which track it is of") {
  for (const Size& window : windows_of_large_letters) {
    INFO(window.width);
    SheetTable table(hurt_with_points(), window.width, window.height, true);
    with_large_letters(table);
    table.state.page = 1;
    table.change([&](rules::Character& hero) {
      hero.tracks["xp_body"] = rules::find_track(table.standing().numbers, "xp_body")->size;
    });
    const Node& advance = table.harness.get(Role::button, "Take an advance: Deed");
    const TextStyle style = text_style(table.harness.ui().context(), Type::button);
    CHECK_FALSE(letter_in(advance.rect, style, 0x2026).has_value());
  }
}

TEST_CASE("where both stand on one page an advance is offered once") {
  SheetTable table(hurt_with_points(), 768, 1024, true);
  table.change([&](rules::Character& hero) {
    hero.tracks["xp_body"] = rules::find_track(table.standing().numbers, "xp_body")->size;
  });
  const std::vector<std::string> buttons = table.harness.names(Role::button);
  CHECK(std::count(buttons.begin(), buttons.end(), "Take an advance: Deed") == 1);
}

TEST_CASE("on a phone the session is ended from the actions as from the gear") {
  for (const std::size_t page : {1U, 2U}) {
    SheetTable table(hurt_with_points(), 390, 844, true);
    table.state.page = page;
    table.settle();
    INFO(page);
    table.harness.press(Role::button, "End of session");
    CHECK(table.harness.has(Role::dialog, "End of session"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the names of actions all stand beside their dots, or all over them") {
  bool seen_beside = false;
  bool seen_over = false;
  const auto look = [&](Harness& harness) {
    const std::vector<bool> over = names_over_dots(harness, support::beacon_road());
    REQUIRE(over.size() == support::beacon_road().actions.size());
    CHECK(all_alike(over));
    (over.front() ? seen_over : seen_beside) = true;
  };
  for (const float letters : {1.0F, 1.5F, 2.0F}) {
    for (const float width : {320.0F, 340.0F, 360.0F, 390.0F}) {
      INFO(width << " px, letters " << letters);
      SheetTable table(hurt_with_points(), width, 844, true);
      table.harness.ui().set_text_scale(letters);
      table.state.page = 1;
      table.settle();
      look(table.harness);
      // The sheet over a creation.
      CharacterDesk desk(support::warrior(), support::beacon_road(), width, 400, {.touch = true});
      desk.harness.ui().set_text_scale(letters);
      desk.redraw();
      desk.harness.press(Role::button, desk.harness.has(Role::button, "Sheet") ? "Sheet" : "IRON");
      REQUIRE(desk.harness.has(Role::dialog, "Sheet"));
      look(desk.harness);
    }
  }
  CHECK(seen_beside);
  CHECK(seen_over);
}

TEST_CASE("beside a creation each action stands in one line with its dots") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    INFO(game->name);
    CharacterDesk desk(rules::new_character(*game, "c1"), *game);
    const std::vector<bool> over = names_over_dots(desk.harness, *game);
    CHECK(over == std::vector<bool>(game->actions.size(), false));
  }
}

TEST_CASE("the line under the shields says that it is the senses that are normal") {
  rules::Character hero = hurt_with_points();
  for (const rules::Heritage& each : support::beacon_road().heritages) {
    if (each.senses == "Normal" && !each.mixed) hero.heritage = each.id;
  }
  SheetTable table(hero);
  std::string facts;
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.role == Role::text && each.name.starts_with("Stride ")) facts = each.name;
  }
  INFO(facts);
  CHECK(facts.find("· Senses Normal ·") != std::string::npos);
}
