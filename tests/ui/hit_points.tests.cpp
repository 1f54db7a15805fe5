// The hit points that are shown are those that the character has, at each place that shows them.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "rules/play/moves_about.hpp"
#include "sheet_table.hpp"
#include "support/numbers.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/inside/label_places.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

constexpr int below_zero = -23;

// Marks so many that this is left.
void leave(const rules::Ruleset& game, rules::Character& who, const rules::Crew* crew, int left) {
  const int all = rules::total_of(support::numbers_of(game, who, crew), "hit_points");
  who.tracks["hit_points"] = all - left;
}

int left_on(Harness& harness) {
  return harness.get(Role::meter, "Hit points").value_now;
}

}  // namespace

TEST_CASE("a member's card on the crew's sheet says how many hit points are left") {
  // In a high window the cards stand at the foot of the board, in a low one in the page.
  constexpr float low = 620;
  for (const int left : {25, below_zero}) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 1280, low);
    desk.add_character("Mirela", true);
    rules::Character mirela = desk.character("Mirela");
    mirela.in_play = true;
    leave(support::beacon_road(), mirela, &desk.crew(), left);
    desk.library.documents["Mirela"] = mirela;
    desk.open();
    INFO(left);
    CHECK(left_on(desk.harness) == left);
    CHECK(desk.harness.has(Role::text, left < 0 ? "−23" : "25"));
    const rules::Derived numbers =
        support::numbers_of(support::beacon_road(), mirela, &desk.crew());
    const std::string all = std::to_string(rules::total_of(numbers, "hit_points"));
    CHECK(desk.harness.has(Role::text, "/ " + all));
    // The number of all of them stands nowhere alone.
    for (const Node& node : desk.harness.ui().nodes()) {
      INFO(node.name << ": " << node.value);
      CHECK_FALSE((node.name == "Hit points" && node.value == all));
    }
    CHECK(desk.harness.has(Role::text, left < 0 ? "Dead" : "Standing"));
  }
}

TEST_CASE("in a high window every member's card is in sight while the crew's board is scrolled") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  for (const char* name : {"Mirela", "Seren", "Kohana", "Bram"}) {
    desk.add_character(name, true);
    rules::Character member = desk.character(name);
    member.in_play = true;
    leave(support::beacon_road(), member, &desk.crew(), 5);
    desk.library.documents[name] = member;
  }
  desk.open();
  int cards = 0;
  for (const Node& node : desk.harness.ui().nodes()) {
    if (node.role != Role::meter || node.name != "Hit points") continue;
    ++cards;
    CHECK(node.value_now == 5);
    CHECK(node.rect.y + node.rect.height < 800);
  }
  CHECK(cards == 4);
  CHECK(desk.harness.has(Role::button, "Moves of Mirela"));
  CHECK(desk.harness.get(Role::button, "Open").description == "Open the sheet of Bram");
}

TEST_CASE("on a phone the head of the sheet says how many hit points are left, below zero too") {
  for (const int left : {12, below_zero}) {
    rules::Character hero = support::warrior();
    SheetTable table(hero, 390, 844, true);
    table.change([&](rules::Character& who) {
      leave(table.game, who, model::find_crew(table.library, "crew"), left);
    });
    for (std::size_t page = 0; page < 4; ++page) {
      table.state.page = page;
      table.settle();
      INFO(left << " on page " << page);
      CHECK(left_on(table.harness) == left);
      CHECK(table.harness.has(Role::text, left < 0 ? "−23" : "12"));
      // Of how many, and the state in a word, beside the bar.
      const int all = table.harness.get(Role::meter, "Hit points").value_max;
      CHECK(table.harness.has(Role::text, "/ " + std::to_string(all)));
      CHECK(table.harness.has(Role::text, left < 0 ? "Dead" : "Staggered"));
    }
  }
}

TEST_CASE("on a phone with large letters the bar of the hit points is as much larger") {
  const auto height_at = [](float window, float scale) {
    SheetTable table(support::warrior(), 390, window, true);
    table.harness.ui().set_text_scale(scale);
    table.settle();
    REQUIRE(table.harness.ui().low());
    return table.harness.get(Role::meter, "Hit points").rect.height;
  };
  CHECK(height_at(844, 2) == 2 * height_at(422, 1));
}

TEST_CASE(
    "on the narrowest phone the hit points and both buttons share one line, and how a character "
    "stands lies on none of them, in every state") {
  constexpr float width = 320;
  std::vector<Rect> first;
  std::set<std::string> words;
  for (const int left : {24, 8, -3, below_zero}) {
    INFO(left);
    SheetTable table(support::warrior(), width, 568, true);
    table.change([&](rules::Character& who) {
      leave(table.game, who, model::find_crew(table.library, "crew"), left);
    });
    const Harness& harness = table.harness;
    const std::string shown = left < 0 ? "−" + std::to_string(-left) : std::to_string(left);
    const Rect& number = harness.get(Role::text, shown).rect;
    const rules::MoveAbout back = rules::move_of_kind(table.game, rules::ChangeKind::trauma);
    REQUIRE(back.procedure != nullptr);
    const std::string other = left <= 0 ? back.procedure->name : "Heal";
    std::vector<Rect> buttons;
    for (const std::string& name : {std::string("Damage"), other}) {
      const Rect& rect = harness.get(Role::button, name).rect;
      INFO(name);
      CHECK(rect.x >= number.x + number.width);
      CHECK(rect.x + rect.width <= width);
      CHECK(rect.y < number.y + number.height);
      CHECK(rect.y + rect.height > number.y);
      CHECK(rect.width > table.harness.ui().measure(Type::button, name).width);
      buttons.push_back(rect);
    }
    if (first.empty()) first = buttons;
    CHECK(buttons == first);
    for (const char* word : {"Standing", "Staggered", "Down and dying", "Dead"}) {
      const Node* node = harness.find(Role::text, word);
      if (node == nullptr) continue;
      words.insert(word);
      const bool beside = node->rect.x + node->rect.width <= buttons.front().x;
      CHECK((beside || node->rect.y >= buttons.front().y + buttons.front().height));
    }
    CHECK(table.harness.small_targets().empty());
    CHECK(harness.faults() == std::vector<std::string>{});
  }
  CHECK(words.size() > 2);
}

TEST_CASE(
    "where the narrowest phone asks how many points, the number and both buttons take two lines") {
  constexpr float width = 320;
  std::vector<Rect> first;
  for (const int left : {24, 8, -3, below_zero}) {
    INFO(left);
    SheetTable table(support::warrior(), width, 568, true);
    table.change([&](rules::Character& who) {
      leave(table.game, who, model::find_crew(table.library, "crew"), left);
      who.in_play = false;  // no move asks
    });
    const Harness& harness = table.harness;
    const std::string shown = left < 0 ? "−" + std::to_string(-left) : std::to_string(left);
    const Rect& number = harness.get(Role::text, shown).rect;
    const Rect& asked = harness.get(Role::spin_button, "Points").rect;
    const Rect& damage = harness.get(Role::button, "Damage").rect;
    const Rect& meter = harness.get(Role::meter, "Hit points").rect;
    CHECK(asked.x >= number.x + number.width);
    CHECK(asked.x + asked.width <= width);
    CHECK(asked.y < number.y + number.height);
    CHECK(damage.y >= number.y + number.height);
    CHECK(meter.y <= damage.y + damage.height + 16);
    if (first.empty()) first = {asked, damage, meter};
    CHECK(std::vector<Rect>{asked, damage, meter} == first);
    CHECK(table.harness.small_targets().empty());
    CHECK(harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE(
    "in the creation of someone in play the sheet beside it, and a phone's bar, say how many hit "
    "points are left") {
  const rules::Ruleset& game = support::beacon_road();
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    rules::Character hero = support::warrior();
    hero.in_play = true;
    leave(game, hero, nullptr, below_zero);
    CharacterDesk desk(hero, game, width, 844, {.touch = width < 500});
    const std::string all = std::to_string(desk.total("hit_points"));
    CHECK(desk.harness.get(Role::button, "Hit points").value == "−23/" + all);
    const rules::Standing standing = desk.standing();
    const rules::DerivedStatistic* points =
        rules::find_statistic(standing.numbers, rules::Id("hit_points"));
    REQUIRE(points != nullptr);
    CHECK(stat_of(game, standing.numbers, *points).tone == Tone::danger);
    // Where none are lost, all of them are said once.
    std::get<rules::Character>(desk.library().documents[hero.id]).tracks.clear();
    desk.look();
    CHECK(desk.harness.get(Role::button, "Hit points").value == all);
  }
}

TEST_CASE("the game master's table says how many hit points a member has left") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Character& seren = desk.member("Seren");
  leave(support::beacon_road(), seren, &desk.crew(), below_zero);
  desk.open();
  bool found = false;
  for (const Node& node : desk.harness.ui().nodes()) {
    found = found || (node.role == Role::meter && node.value_now == below_zero);
    if (node.role == Role::meter) CHECK(node.value_now >= node.value_min);
  }
  CHECK(found);
  CHECK(desk.harness.has(Role::text, "−23"));
}

TEST_CASE("numbers below the bar never touch: where their words have no room, the first words go") {
  // −19 dead, 0 down and dying, 19 staggered, 38
  const std::vector<LabelWidths> labels{{0, 22, 62}, {119, 8, 112}, {238, 15, 86}, {358, 16, 16}};
  const auto words_at = [&](float width) {
    std::vector<LabelWidths> scaled = labels;
    for (LabelWidths& each : scaled) each.center *= width / 358;
    std::string words;
    float free_from = 0;
    const std::vector<LabelPlace> places = places_of_labels(scaled, width);
    REQUIRE(places.size() == labels.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      CHECK(places[i].left >= free_from);
      free_from = places[i].left + (places[i].with_word ? labels[i].whole : labels[i].number) + 8;
      words += places[i].with_word ? 'w' : '-';
    }
    CHECK(free_from - 8 <= width);
    return words;
  };
  CHECK(words_at(530) == "wwww");
  CHECK(words_at(358) == "-www");
  CHECK(words_at(300) == "--ww");
  CHECK(words_at(160) == "---w");
}
