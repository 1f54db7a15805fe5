// Large letters and narrow windows: nothing that is pressed or read stands outside of the window,
// and no words lie on others.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "sheet_table.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/people.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/bar.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// What reaches beyond the window's sides, by name; what scrolls sideways by itself is left out.
std::string beyond(Harness& harness, float width) {
  std::string all;
  for (const Node& node : harness.ui().nodes()) {
    const bool shown = node.interactive || node.role == Role::heading || node.role == Role::text;
    if (!shown || node.rect.width <= 0) continue;
    if (node.rect.x < -1 || node.rect.x + node.rect.width > width + 1) all += node.name + "\n";
  }
  return all;
}

// What is seen of it.
NodeRect seen_of(const Node& node) {
  const float left = std::max(node.rect.x, node.clip.x);
  const float top = std::max(node.rect.y, node.clip.y);
  const float right = std::min(node.rect.x + node.rect.width, node.clip.x + node.clip.width);
  const float bottom = std::min(node.rect.y + node.rect.height, node.clip.y + node.clip.height);
  return {left, top, std::max(right - left, 0.0F), std::max(bottom - top, 0.0F)};
}

bool lie_on_each_other(const NodeRect& a, const NodeRect& b) {
  constexpr float rounded = 1;
  const float across = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
  const float down = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
  return across > rounded && down > rounded;
}

// Headings and texts of one layer that lie on each other, by their names.
std::string on_others(Harness& harness) {
  std::vector<std::pair<const Node*, NodeRect>> all;
  for (const Node& node : harness.ui().nodes()) {
    if (node.role != Role::heading && node.role != Role::text) continue;
    const NodeRect seen = seen_of(node);
    if (seen.width > 0 && seen.height > 0) all.emplace_back(&node, seen);
  }
  std::string found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = i + 1; k < all.size(); ++k) {
      if (all[i].first->layer != all[k].first->layer) continue;
      if (!lie_on_each_other(all[i].second, all[k].second)) continue;
      found += all[i].first->name + " / " + all[k].first->name + "\n";
    }
  }
  return found;
}

// The buttons of a phone's bar of moves that have less room than their words ask for. `priced`:
// with prices under the names all are set as buttons are, else the first as the main one.
std::string cut_moves(Harness& harness, bool priced) {
  const Node& all = harness.get(Role::button, "All moves");
  std::string cut;
  std::size_t beside = 0;
  for (const Node& node : harness.ui().nodes()) {
    const bool in_bar = node.parent == all.parent && node.rect.y == all.rect.y;
    if (node.role != Role::button || !in_bar) continue;
    ++beside;
    // The sign of the list has no words.
    if (&node == &all && node.rect.width == icon_button_side(harness.ui())) continue;
    const Type type = beside == 1 && !priced ? Type::strong : Type::button;
    if (node.rect.width < harness.ui().measure(type, node.name).width) cut += node.name + "\n";
  }
  CHECK(beside >= 2);
  return cut;
}

// The words whose letters stand in two lines.
std::string broken_words(Harness& harness) {
  const auto letter = [](char each) { return std::isalpha(static_cast<unsigned char>(each)) != 0; };
  std::string broken;
  for (const Passage& passage : passages_of(harness.ui().context())) {
    for (const SpelledLine& line : passage.lines) {
      const std::size_t end = line.begin + line.size;
      if (line.size == 0 || end >= passage.words.size()) continue;
      if (!letter(passage.words[end - 1]) || !letter(passage.words[end])) continue;
      broken += std::string(passage.words.substr(line.begin, line.size)) + "/\n";
    }
  }
  return broken;
}

// The main buttons below a creation that have less room than their words ask for; how many there
// are, counted on.
std::string cut_main_buttons(Harness& harness, std::size_t& seen) {
  std::string cut;
  for (const Node& node : harness.ui().nodes()) {
    const bool is_main = node.name.starts_with("Next") || node.name.starts_with("Finish");
    if (node.role != Role::button || !is_main) continue;
    ++seen;
    if (node.rect.width < harness.ui().measure(Type::strong, node.name).width) {
      cut += node.name + "\n";
    }
  }
  return cut;
}

rules::Character busy() {
  rules::Character hero = support::warrior();
  hero.name = "Mirela Vas of the Long Road";
  hero.actions["wreck"] = 3;
  hero.load_level = "normal";
  hero.carried = {{"battleaxe", "", 1, true}, {"spear", "", 1, false}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 12}};
  hero.harm = {{2, "Deep cut"}, {1, "Battered"}};
  return hero;
}

constexpr std::pair<float, float> windows[] = {{390, 1},    {390, 2}, {320, 1},
                                               {320, 1.5F}, {320, 2}, {768, 2}};

}  // namespace

TEST_CASE("with large letters every part of a character's sheet stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    SheetTable table(busy(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    for (std::size_t page = 0; page < 4; ++page) {
      table.state.page = page;
      table.settle();
      INFO(width << " px, letters " << letters << ", page " << page);
      CHECK(beyond(table.harness, width) == "");
      CHECK(on_others(table.harness) == "");
    }
  }
}

TEST_CASE("with large letters the pages of a phone have room for their whole words") {
  for (const auto& [width, letters] : windows) {
    SheetTable table(busy(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    INFO(width << " px, letters " << letters);
    for (const Node& node : table.harness.ui().nodes()) {
      if (node.role != Role::tab) continue;
      CAPTURE(node.name);
      CHECK(node.rect.width >= table.harness.ui().measure(Type::small_strong, node.name).width);
    }
  }
}

TEST_CASE("the emblem of a crew grows with its letters") {
  const auto room_of_emblem = [](float letters) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 1920, 1080);
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    desk.harness.frame();
    desk.harness.settle();
    float left = 1920;
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.role == Role::heading && node.level == 1) left = std::min(left, node.rect.x);
    }
    return left;
  };
  CHECK(room_of_emblem(2) >= room_of_emblem(1) + 90);
}

TEST_CASE("with large letters every part of a crew's sheet stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 844);
    desk.add_character("Mirela", true);
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    const std::vector<std::string> parts = crew_sheet_parts(support::beacon_road());
    for (std::size_t part = 0; part < parts.size(); ++part) {
      // With large letters the map of claims scrolls sideways by itself.
      if (letters > 1 && parts[part] == "Map") continue;
      desk.sheet.part = part;
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", part " << part);
      CHECK(beyond(desk.harness, width) == "");
      CHECK(on_others(desk.harness) == "");
    }
  }
}

TEST_CASE(
    "no move of a phone's bar is cut short: those stand there that have room for their words") {
  for (const auto& [width, letters] : windows) {
    SheetTable table(busy(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    INFO(width << " px, letters " << letters);
    CHECK(cut_moves(table.harness, true) == "");
    for (const auto screen : {EveningDesk::Screen::sheet, EveningDesk::Screen::table}) {
      EveningDesk desk(screen, width, 844);
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      desk.harness.frame();
      desk.harness.settle();
      INFO("screen " << static_cast<int>(screen));
      CHECK(cut_moves(desk.harness, false) == "");
    }
  }
}

TEST_CASE("with large letters the moves at the foot are of one height, with a price or without") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const bool touch : {false, true}) {
      INFO(game->id << (touch ? ", finger" : ", mouse"));
      const bool beacon = game == &support::beacon_road();  // which begins with hit points
      SheetTable table(beacon ? support::warrior() : rules::new_character(*game, "hero"), 1280, 800,
                       touch, *game);
      table.harness.ui().set_text_scale(2);
      table.settle();
      const std::uint32_t foot = table.harness.get(Role::region, "Moves").id;
      const NodeRect all = table.harness.get(Role::button, "All moves").rect;
      int buttons = 0;
      for (const Node& each : table.harness.ui().nodes()) {
        if (each.role != Role::button || each.parent != foot) continue;
        INFO(each.name);
        ++buttons;
        CHECK(each.rect.height == all.height);
        CHECK(each.rect.y == all.y);
      }
      CHECK(buttons > 1);
    }
  }
}

TEST_CASE("with large letters every part of the game master's table stands in a narrow window") {
  for (const auto& [width, letters] : windows) {
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.member("Mirela").name = "Kohana of the Long River and of the Far Islands";
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    for (std::size_t part = 0; part < game_table_parts(support::beacon_road()).size(); ++part) {
      desk.table.part = part;
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", part " << part);
      CHECK(beyond(desk.harness, width) == "");
      CHECK(on_others(desk.harness) == "");
    }
  }
}

TEST_CASE(
    "with large letters what is said of boxes stands above them where its words have no room") {
  Harness harness(390, 844, {.touch = true});
  harness.ui().set_text_scale(2);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    const auto lines = stack(ui, {.gap = 0});
    track(ui, {.name = "Trauma", .filled = 1, .size = 4, .note = "Cold"});
    track(ui, {.name = "Wounds", .filled = 1, .size = 4});
  });
  const Rect& noted = harness.get(Role::spin_button, "Trauma").rect;
  const Rect& plain = harness.get(Role::spin_button, "Wounds").rect;
  // Both have their boxes at the right end; those with the words begin a line lower.
  CHECK(noted.y > harness.ui().measure(Type::body, "Trauma").height);
  CHECK(plain.y - (noted.y + noted.height) < 10);
}

TEST_CASE(
    "with large letters what is said of boxes has a line of its own where it has no room behind "
    "their name") {
  Harness harness(320, 640, {.touch = true});
  harness.ui().set_text_scale(2);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    const auto lines = stack(ui, {.gap = 0});
    track(ui, {.name = "Armor", .read_only = true, .note = "not carried at all"});
    track(ui, {.name = "Special armor", .size = 1, .note = "Fortitude"});
    ui::text(ui, "Below");
  });
  const Rect& armor = harness.get(Role::text, "not carried at all").rect;
  const Rect& special = harness.get(Role::text, "Fortitude").rect;
  const Rect& boxes = harness.get(Role::spin_button, "Special armor").rect;
  CHECK(armor.y >= harness.ui().measure(Type::body, "Armor").height);
  CHECK(boxes.y >= armor.y + armor.height);
  CHECK(special.y >= boxes.y + boxes.height);
  CHECK(harness.get(Role::text, "Below").rect.y >= special.y + special.height);
  CHECK(special.height >= harness.ui().measure(Type::small, "Fortitude").height);
}

TEST_CASE("with large letters the guide and the journal stand in a narrow window") {
  for (const auto& [width, letters] : windows) {
    for (const auto screen : {EveningDesk::Screen::guide, EveningDesk::Screen::journal}) {
      EveningDesk desk(screen, width, 844);
      rules::Crew crew = desk.crew();
      crew.evening.phase = "downtime";
      crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
      desk.put(crew);
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", screen " << static_cast<int>(screen));
      CHECK(beyond(desk.harness, width) == "");
      CHECK(on_others(desk.harness) == "");
    }
  }
}

TEST_CASE("in the narrowest window a fold that has a long name takes another line") {
  Harness harness(320, 700, {.touch = true});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    disclosure(ui, "What each score and downtime brings", false);
    disclosure(ui, "Short", false);
  });
  const float two = harness.get(Role::button, "What each score and downtime brings").rect.height;
  CHECK(two > harness.get(Role::button, "Short").rect.height);
}

TEST_CASE(
    "with large letters what is pressed at the end of a heading stands below it where it has no "
    "room") {
  const std::string words = "Too much: 6 of 5, hands 0 of 2";
  for (const float letters : {1.0F, 2.0F}) {
    Harness harness(390, 844, {.touch = true});
    harness.ui().set_text_scale(letters);
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      space(ui, 40);
      section_heading_link(ui, 4, "Load", words);
      ui::text(ui, "Below");
    });
    const NodeRect heading = harness.get(Role::heading, "Load").rect;
    const NodeRect link = harness.get(Role::link, words).rect;
    INFO("letters " << letters);
    if (letters > 1) {
      CHECK(link.y >= heading.y + heading.height);
    } else {
      CHECK(link.y + link.height <= heading.y + heading.height);
    }
    CHECK(link.x >= 0);
    CHECK(link.x + link.width <= 390);
    CHECK(link.height >= touch_target);
    CHECK(harness.get(Role::text, "Below").rect.y >= link.y + link.height);
  }
}

TEST_CASE("with large letters the strokes of the steps have room below the words that say where") {
  const rules::Ruleset& game = support::beacon_road();
  for (const auto& [width, letters] : windows) {
    CharacterDesk desk(rules::random_character(game, "hero", 9, {"rogue", "elf", ""}), game, width,
                       844, {.touch = true});
    desk.harness.ui().set_text_scale(letters);
    desk.show_step(6);
    if (!desk.harness.ui().low()) continue;
    const std::string where = "Step 7 of " + std::to_string(game.character_steps.size()) + " · " +
                              game.character_steps[6].name;
    const float words = desk.harness.ui().measure(Type::small, where).height;
    constexpr float above = 6;
    constexpr float strokes = 10;
    INFO(width << " px, letters " << letters);
    CHECK(desk.harness.get(Role::button, where).rect.height >= above + words + strokes);
  }
}

TEST_CASE("with large letters the name of each of the crew's tasks stands whole in the guide") {
  std::size_t seen = 0;
  for (const auto& [width, letters] : windows) {
    for (const rules::PlayPhase& phase : support::beacon_road().phases) {
      EveningDesk desk(EveningDesk::Screen::guide, width, 844);
      desk.put(rules::with_phase(desk.crew(), phase.id));
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      desk.harness.frame();
      desk.harness.settle();
      const Nodes& nodes = desk.harness.ui().nodes();
      for (const Node& node : nodes) {
        const bool is_task = std::any_of(nodes.begin(), nodes.end(), [&](const Node& item) {
          return item.role == Role::list_item && item.id == node.parent && item.name == node.name;
        });
        if (node.role != Role::button || !is_task) continue;
        ++seen;
        constexpr float around = 12;
        INFO(width << " px, letters " << letters << ", " << node.name);
        // One that is longer than the window has all of it.
        const float whole = desk.harness.ui().measure(Type::button, node.name).width + around;
        CHECK(node.rect.width >= std::min(whole, width - 32));
      }
    }
  }
  CHECK(seen > 0);
}

TEST_CASE(
    "where letters are large or the window is low, a roll's odds scroll with its questions, and "
    "all buttons below are in sight") {
  struct Window {
    float width;
    float height;
    float letters;
  };
  for (const Window& window : {Window{390, 844, 2}, Window{640, 400, 1}}) {
    SheetTable table(busy(), window.width, window.height, true);
    Harness& h = table.harness;
    h.ui().set_text_scale(window.letters);
    const auto opened = [&](const rules::MoveStart& start) {
      open_move(table.move, "hero", start);
      table.settle();
    };
    opened({"action_roll"});
    INFO(window.width << " x " << window.height << ", letters " << window.letters);
    const Node& dialog = h.get(Role::dialog, "Action roll");
    const Node& questions = h.get(Role::group, "Move");
    CHECK(h.get(Role::group, "Odds of the roll").parent == questions.id);
    CHECK(questions.rect.height >= window.height / 2);
    const NodeRect& last = h.get(Role::button, "Other moves").rect;
    CHECK(last.y >= questions.rect.y + questions.rect.height);
    CHECK(last.y + last.height <= dialog.rect.y + dialog.rect.height);
    // What came of a roll is seen at once.
    opened({"action_roll", {{"action", "prowl"}, {"position", "risky"}}});
    h.press(Role::button, "Roll");
    table.settle();
    const NodeRect& area = h.get(Role::group, "Move").rect;
    const NodeRect& odds = h.get(Role::group, "Odds of the roll").rect;
    CHECK(odds.y >= area.y - 1);
    CHECK(odds.y < area.y + area.height / 2);
  }
}

TEST_CASE("with large letters icons and emblems grow beside their words") {
  const auto measures = [](float letters) {
    Harness harness(1280, 800);
    harness.ui().set_text_scale(letters);
    bool open = true;
    harness.show([&](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        search_field(ui, "Search moves", "");
        const auto line = row(ui, "line", {.gap = 0});
        joined_switch(ui, "Position", {{.label = "Risky", .emblem = "risky"}, {.label = "None"}},
                      0);
      }
      static_cast<void>(dialog(ui, "Dialog", open));
    });
    const auto emblem_in_switch = [&] {
      const auto beside = [&](const char* name) {
        return harness.get(Role::radio, name).rect.width -
               harness.ui().measure(Type::small_strong, name).width;
      };
      return beside("Risky") - beside("None");
    };
    const NodeRect& close = harness.get(Role::button, "Close").rect;
    return std::vector<float>{harness.get(Role::textbox, "Search moves").rect.x, close.width,
                              emblem_in_switch()};
  };
  const std::vector<float> plain = measures(1);
  const std::vector<float> large = measures(2);
  CHECK(large[0] >= plain[0] + 14);
  CHECK(large[1] > plain[1]);
  CHECK(large[2] >= plain[2] + 18);
}

TEST_CASE(
    "with large letters a member who is dying stands whole on the crew's sheet and the table") {
  const rules::Ruleset& game = support::beacon_road();
  for (const auto& [width, letters] : windows) {
    for (const auto screen : {EveningDesk::Screen::sheet, EveningDesk::Screen::table}) {
      EveningDesk desk(screen, width, 844);
      rules::Character& member = desk.member("Mirela");
      const rules::Derived numbers = support::numbers_of(game, member, &desk.crew());
      member.tracks["hit_points"] = rules::total_of(numbers, "hit_points") + 2;
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      if (screen == EveningDesk::Screen::sheet) {
        const std::vector<std::string> parts = crew_sheet_parts(game);
        const auto people = std::find(parts.begin(), parts.end(), "People");
        REQUIRE(people != parts.end());
        desk.sheet.part = static_cast<std::size_t>(people - parts.begin());
      }
      desk.harness.frame();
      desk.harness.settle();
      INFO(width << " px, letters " << letters << ", screen " << static_cast<int>(screen));
      const Node& word = desk.harness.get(Role::text, "Down and dying");
      CHECK(word.rect.width >= desk.harness.ui().measure(Type::small_strong, word.name).width);
      CHECK(beyond(desk.harness, width) == "");
      CHECK(on_others(desk.harness) == "");
    }
  }
}

TEST_CASE("with large letters no word is broken on the crew's sheet, the table or in the journal") {
  const rules::Ruleset& game = support::beacon_road();
  constexpr std::pair<float, float> all[] = {{320, 2}, {390, 1},  {390, 2},
                                             {768, 2}, {1280, 2}, {1920, 2}};
  using Screen = EveningDesk::Screen;
  for (const auto& [width, letters] : all) {
    for (const auto screen : {Screen::sheet, Screen::table, Screen::journal}) {
      EveningDesk desk(screen, width, 1080);
      for (const char* each : {"Mirela", "Seren"}) {
        rules::Character& member = desk.member(each);
        member = rules::with_playbook(game, member, "technician");
        member = rules::with_heritage(game, member, "halfling");
      }
      desk.member("Seren").journal = {{"1 May 2026, 20:00", "Heat of the score.", 1}};
      desk.open();
      desk.harness.ui().set_text_scale(letters);
      const std::size_t parts = screen == Screen::sheet   ? crew_sheet_parts(game).size()
                                : screen == Screen::table ? game_table_parts(game).size()
                                                          : 1;
      for (std::size_t part = 0; part < parts; ++part) {
        desk.sheet.part = desk.table.part = part;
        desk.harness.frame();
        desk.harness.settle();
        INFO(width << " px, letters " << letters << ", screen " << static_cast<int>(screen)
                   << ", part " << part);
        CHECK(broken_words(desk.harness) == "");
      }
    }
  }
}

TEST_CASE(
    "with large letters every step of a creation stands in a narrow window, and no main button of "
    "it "
    "is cut") {
  const rules::Ruleset& game = support::beacon_road();
  std::size_t seen = 0;
  for (const auto& [width, letters] : windows) {
    CharacterDesk desk(rules::random_character(game, "hero", 9, {"rogue", "elf", ""}), game, width,
                       844, {.touch = true});
    desk.harness.ui().set_text_scale(letters);
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(width << " px, letters " << letters << ", step " << game.character_steps[step].name);
      CHECK(beyond(desk.harness, width) == "");
      CHECK(on_others(desk.harness) == "");
      CHECK(cut_main_buttons(desk.harness, seen) == "");
    }
    CrewDesk crew(CrewDesk::Screen::creation, CrewDesk::finished("sin_eaters"), width, 844);
    crew.open();
    crew.harness.ui().set_text_scale(letters);
    for (std::size_t step = 0; step < game.crew_steps.size(); ++step) {
      crew.creation.frame.step = step;
      crew.harness.frame();
      crew.harness.settle();
      INFO(width << " px, letters " << letters << ", step " << game.crew_steps[step].name);
      CHECK(beyond(crew.harness, width) == "");
      CHECK(cut_main_buttons(crew.harness, seen) == "");
    }
  }
  CHECK(seen >= std::size(windows) * (game.character_steps.size() + game.crew_steps.size()));
}

TEST_CASE("with large letters a button that has no room for its words in one line takes another") {
  Harness harness(320, 640, {.touch = true});
  harness.ui().set_text_scale(2);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    const auto narrow = stack(ui, {.max_width = 220});
    button(ui, "Import 5 sheets", {.kind = ButtonKind::primary});
    button(ui, "Make a new one", {.kind = ButtonKind::primary, .icon = Icon::plus});
  });
  const float line = harness.ui().measure(Type::strong, "0").height;
  for (const char* each : {"Import 5 sheets", "Make a new one"}) {
    INFO(each);
    const NodeRect& rect = harness.get(Role::button, each).rect;
    CHECK(rect.height >= 2 * line);
    CHECK(rect.width <= 220);
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("what a step lacks gives up its full stop before its words") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string words = "Choose an archetype";
  constexpr float edges = 2 * 16;
  std::size_t without_stop = 0;
  for (float width = 300; width <= 340; width += 4) {
    CharacterDesk desk(rules::new_character(game, "hero"), game, width, 640, {.touch = true});
    desk.harness.ui().set_text_scale(2);
    desk.show_step(0);
    if (desk.harness.ui().measure(Type::small_strong, words).width > width - edges) continue;
    INFO(width);
    if (desk.harness.has(Role::text, words)) ++without_stop;
    CHECK((desk.harness.has(Role::text, words) || desk.harness.has(Role::text, words + ".")));
  }
  CHECK(without_stop > 0);
}

TEST_CASE("with large letters the boxes of the load stay large and take another line") {
  Harness harness(390, 844, {.touch = true});
  harness.ui().set_text_scale(2);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    load_steps(ui, "Load", {{"Light", 3}, {"Normal", 5}, {"Heavy", 6}, {"Encumbered", 9}}, 5, 1);
  });
  const float words = harness.ui().measure(Type::small, "Light 3").height;
  constexpr float gap = 6;
  constexpr float least_box = 14;
  CHECK(harness.get(Role::radio, "Light 3").rect.height >= words + gap + least_box);
  CHECK(harness.get(Role::radio, "Encumbered 9").rect.y >
        harness.get(Role::radio, "Light 3").rect.y);
  CHECK(beyond(harness, 390) == "");
}

TEST_CASE("dialogs, the journal and the marks of friend and rival grow with the letters") {
  const auto measures = [](float letters) {
    Harness harness(1920, 1080);
    harness.ui().set_text_scale(letters);
    bool open = true;
    harness.show([&](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        PersonRow friendly;
        friendly.name = "Old Maren";
        friendly.up = true;
        people_read(ui, "Friend", "Rival", {friendly});
      }
      static_cast<void>(dialog(ui, "Dialog", open, {.width = 560}));
    });
    float mark = 0;  // with the gap behind it
    for (const Passage& passage : passages_of(harness.ui().context())) {
      if (passage.node->name != "Old Maren" || passage.lines.empty()) continue;
      mark = passage.lines.front().at.x - passage.node->rect.x;
    }
    EveningDesk desk(EveningDesk::Screen::journal, 1920, 1080);
    desk.open();
    desk.harness.ui().set_text_scale(letters);
    desk.harness.frame();
    desk.harness.settle();
    return std::vector<float>{harness.get(Role::dialog, "Dialog").rect.width,
                              desk.harness.get(Role::textbox, "Add a line").rect.width, mark};
  };
  const std::vector<float> plain = measures(1);
  const std::vector<float> large = measures(2);
  CHECK(large[0] == 2 * plain[0]);
  CHECK(large[1] >= 1.8F * plain[1]);
  CHECK(plain[2] > 0);
  CHECK(large[2] >= plain[2] + 16);
}

TEST_CASE("the die of a power's line grows with the letters, and its digit has room in it") {
  constexpr std::string_view mark = "Reaction";
  const auto room_of_die = [&](float letters) {
    Harness harness(390, 844, {.touch = true});
    harness.ui().set_text_scale(letters);
    Choice power;
    power.title = "A power that has a name so long that its die stands in a line below it";
    PickState state;
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      pick_list(ui, "Powers", {{.choice = &power, .die = 4, .mark = std::string(mark)}}, state);
    });
    for (const Passage& passage : passages_of(harness.ui().context())) {
      for (const SpelledLine& line : passage.lines) {
        if (passage.words.substr(line.begin, line.size) != mark) continue;
        return line.at.x - passage.lines.front().at.x;
      }
    }
    return 0.0F;
  };
  CHECK(room_of_die(1) > 0);
  CHECK(room_of_die(2) == 2 * room_of_die(1));
}

TEST_CASE("large boxes begin below the first letter of their heading, however large letters are") {
  for (const float letters : {1.0F, 2.0F}) {
    INFO(letters);
    SheetTable table(support::warrior());
    table.harness.ui().set_text_scale(letters);
    table.settle();
    const Rect heading = table.harness.get(Role::heading, "Stress").rect;
    const Rect boxes = table.harness.get(Role::spin_button, "Stress").rect;
    float left = boxes.x + boxes.width;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawVert& each : list->VtxBuffer) {
        const bool here = each.pos.y > boxes.y && each.pos.y < boxes.y + boxes.height;
        const Color& edge = paper.edge;
        if (!here || each.col != IM_COL32(edge.red, edge.green, edge.blue, 255)) continue;
        left = std::min(left, each.pos.x);
      }
    }
    CHECK(std::abs(left - heading.x) <= 2);
  }
}
