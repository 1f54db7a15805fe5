// Words on the screen are selected with the mouse and with a finger, and copied.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/terms.hpp"
#include "words_desk.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

const HarnessOptions by_finger{.touch = true};

// Two powers as cards under each other, and which of them were pressed.
struct Cards {
  std::vector<Choice> all{{.title = "Dodge", .text = "You step aside before the blow is struck."},
                          {.title = "Parry", .text = "You turn the blade of one who strikes."}};
  std::vector<std::string> pressed;
  WordsDesk desk;

  explicit Cards(const HarnessOptions& options = {})
      : desk(
            [this](Ui& ui) {
              const auto main = region(ui, "Main");
              const auto hit = choices(ui, "Powers", all, {.max_columns = 1});
              if (hit) pressed.push_back(all[*hit].title);
            },
            options, 640) {}
  // In the title of a card.
  ImVec2 title_of(const std::string& name) const {
    const NodeRect rect = desk.of(Role::radio, name);
    return {rect.x + 20, rect.y + 28};
  }
};

// One row of each kind, and how often one was pressed.
struct Rows {
  const Choice sleight{.title = "Sleight", .text = "You take what lies about."};
  const std::vector<Pick> picks{{.choice = &sleight, .line = "You take what lies about."}};
  const std::vector<PersonRow> people{{.name = "Harrow", .text = "A smuggler."}};
  PickState state;
  int pressed = 0;
  WordsDesk desk;

  explicit Rows(const HarnessOptions& options = {})
      : desk([this](Ui& ui) { draw(ui); }, options, 560, 700) {}
  void draw(Ui& ui) {
    const auto main = region(ui, "Main");
    const auto note = [&](bool hit) { pressed += hit ? 1 : 0; };
    note(pick_list(ui, "Powers", picks, state).has_value());
    note(rule_row(ui, {.name = "Mule", .line = "You carry more."}));
    note(people_rows(ui, "Friend", "Rival", people).has_value());
    note(list_row(ui, {.title = "Burning", .subtitle = "A wound.", .large = false}));
    note(checkbox(ui, "Bandolier", false));
    const Rating finesse{
        .name = "Finesse", .placed = 2, .read_only = true, .press = "Roll Finesse", .row = true};
    note(rating(ui, finesse).has_value());
    note(load_steps(ui, "Load", {{"Light", 3}}, 0, std::nullopt).has_value());
  }
};

// A finger goes down and rests until it has selected, and leaves.
bool rest_finger(Harness& harness, ImVec2 at) {
  harness.move_pointer(at.x, at.y);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  const bool selected = harness.frames_until([&] { return harness.has(Role::button, "Copy"); }, 60);
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  harness.frame();
  harness.rest();
  return selected;
}

// The middle of a handle, where a finger takes hold of it.
ImVec2 handle(const char* name) {
  const ImGuiWindow* window = ImGui::FindWindowByName(name);
  REQUIRE(window != nullptr);
  CHECK(window->Size.x >= touch_target);
  CHECK(window->Size.y >= touch_target);
  return {window->Pos.x + window->Size.x / 2, window->Pos.y + window->Size.y / 2};
}

}  // namespace

TEST_CASE("a drag inside a line selects from the letter of the press to that of the release") {
  WordsDesk words;
  const NodeRect at = words.of(Role::text, verse_first);
  const float middle = at.x + at.width / 2;
  const auto copied = [&](float from, float to) {
    words.harness.drag(from, at.y + 6, to, at.y + 6);
    return words.copy();
  };
  const std::string left = copied(at.x + 1, middle);
  const std::string right = copied(at.x + at.width - 1, middle);
  CHECK(left.size() > 5);
  CHECK(right.size() > 5);
  CHECK(left + right == verse_first);
}

TEST_CASE("a drag over paragraphs selects from letter to letter, and Ctrl C copies them") {
  WordsDesk words;
  const NodeRect from = words.of(Role::text, verse_first);
  const NodeRect to = words.of(Role::text, verse_second);
  words.harness.drag(from.x + from.width / 2, from.y + 6, to.x + to.width / 2, to.y + 6);
  const std::string copied = words.copy();
  const std::size_t end = copied.find('\n');
  REQUIRE(end != std::string::npos);
  const std::string above = copied.substr(0, end);
  const std::string below = copied.substr(end + 1);
  CHECK(std::string(verse_first).ends_with(above));
  CHECK(std::string(verse_second).starts_with(below));
  CHECK(above.size() < std::string(verse_first).size());
  CHECK(below.size() < std::string(verse_second).size());
}

TEST_CASE(
    "a drag takes nothing of the column beside it, and nothing that stands for what is open") {
  WordsDesk words(
      [](Ui& ui) {
        const auto main = region(ui, "Main");
        Columns columns(ui, {1, 1}, 24);
        roadbook::ui::text(ui, "Left above.");
        editable_text(ui, {.name = "Alias", .placeholder = "What are you called?"});
        roadbook::ui::text(ui, "Left below.");
        columns.next();
        roadbook::ui::text(ui, "Right above.");
        roadbook::ui::text(ui, "Right below.");
      },
      {}, 800);
  const NodeRect from = words.of(Role::text, "Left above.");
  const NodeRect to = words.of(Role::text, "Left below.");
  words.harness.drag(from.x + 1, from.y + 6, to.x + to.width + 60, to.y + 6);
  CHECK(words.copy() == "Left above.\nLeft below.");
}

TEST_CASE("words of your own are selected by a drag, and written after a press") {
  int written = 0;
  WordsDesk words([&](Ui& ui) {
    const auto main = region(ui, "Main");
    if (editable_text(ui, {.name = "Notes", .words = "Owe Piet two nights behind the bar."})) {
      ++written;
    }
  });
  const NodeRect at = words.of(Role::text, "Owe Piet two nights behind the bar.");
  words.harness.drag(at.x + 1, at.y + 8, at.x + 60, at.y + 8);
  const std::string copied = words.copy();
  CHECK(written == 0);
  CHECK(std::string("Owe Piet two nights behind the bar.").starts_with(copied));
  CHECK(copied.size() > 3);
  CHECK(copied.size() < 20);
  words.harness.press(Role::button, "Change: Notes");
  CHECK(written == 1);
}

TEST_CASE("two presses select a word, three a paragraph") {
  WordsDesk words;
  const NodeRect at = words.of(Role::text, verse_second);
  const auto copied = [&](int presses) {
    for (int i = 0; i < presses; ++i) words.harness.click(at.x + 1, at.y + 6);
    return words.copy();
  };
  CHECK(copied(2) == "It");
  CHECK(copied(1) == verse_second);
}

TEST_CASE("a press on other words lets go of what was selected") {
  WordsDesk words;
  const NodeRect from = words.of(Role::text, verse_first);
  const NodeRect to = words.of(Role::text, verse_second);
  words.harness.drag(from.x + 20, from.y + 6, to.x + 40, to.y + 6);
  REQUIRE_FALSE(words.copy().empty());
  // Elsewhere: a second press on one place would take the word there.
  words.harness.click(from.x + 120, from.y + 6);
  CHECK(words.copy().empty());
}

TEST_CASE("words of a dialog are selected and copied, and none beneath it") {
  bool open = true;
  WordsDesk words([&](Ui& ui) {
    for (int i = 0; i < 12; ++i) {
      roadbook::ui::text(ui, "Beneath the dialog stand words of the page: " + std::to_string(i));
    }
    const auto block = dialog(ui, "A rule", open);
    if (block) roadbook::ui::text(ui, "Inside.");
  });
  const NodeRect at = words.of(Role::text, "Inside.");
  words.harness.drag(at.x + 1, at.y + 6, at.x + at.width + 20, at.y + 6);
  CHECK(words.copy() == "Inside.");
  // In the dialog, beside its words.
  words.harness.drag(at.x + at.width + 60, at.y + 6, at.x + at.width + 160, at.y + 6);
  CHECK(words.copy().empty());
  CHECK(open);
}

TEST_CASE("a drag over the words of a card selects them, and the card is not chosen") {
  Cards cards;
  const ImVec2 at = cards.title_of("Dodge");
  cards.desk.harness.drag(at.x, at.y, at.x + 150, at.y);
  CHECK(cards.desk.copy() == "Dodge");
  CHECK(cards.pressed.empty());
  const ImVec2 below = cards.title_of("Parry");
  cards.desk.harness.drag(at.x, at.y, below.x + 150, below.y);
  CHECK(cards.desk.copy() == "Dodge\nYou step aside before the blow is struck.\nParry");
  CHECK(cards.pressed.empty());
}

TEST_CASE("a press on the words of a card chooses it, also with a hand that shakes") {
  Cards cards;
  const ImVec2 at = cards.title_of("Dodge");
  cards.desk.harness.click(at.x, at.y);
  CHECK(cards.pressed == std::vector<std::string>{"Dodge"});
  cards.desk.harness.drag(at.x, at.y, at.x + 6, at.y + 4);
  CHECK(cards.pressed == std::vector<std::string>{"Dodge", "Dodge"});
  CHECK(cards.desk.harness.ui().context().selection.words.empty());
}

TEST_CASE("a drag that begins beside the words of a card presses nothing and selects nothing") {
  Cards cards;
  const NodeRect rect = cards.desk.of(Role::radio, "Dodge");
  cards.desk.harness.drag(rect.x + 4, rect.y + 4, rect.x + 4, rect.y + rect.height + 40);
  CHECK(cards.pressed.empty());
  CHECK(cards.desk.harness.ui().context().selection.words.empty());
}

TEST_CASE("a drag over the words of a row selects them, and the row is not pressed") {
  Rows rows;
  const auto dragged = [&](Role role, const std::string& name, float x, float y) {
    const NodeRect rect = rows.desk.of(role, name);
    rows.desk.harness.drag(rect.x + x, rect.y + y, rect.x + x + 30, rect.y + y);
    return rows.desk.copy();
  };
  const auto begins = [](const std::string& words, const std::string& copied) {
    return copied.size() > 2 && words.starts_with(copied);
  };
  CHECK(begins("Sleight", dragged(Role::checkbox, "Sleight", 30, 17)));
  CHECK(begins("Mule You carry more.", dragged(Role::button, "Mule", 26, 13)));
  CHECK(begins("Harrow", dragged(Role::radio, "Harrow", 97, 14)));
  CHECK(begins("Burning", dragged(Role::button, "Burning", 13, 14)));
  CHECK(begins("Bandolier", dragged(Role::checkbox, "Bandolier", 29, 14)));
  CHECK(begins("Finesse", dragged(Role::button, "Roll Finesse", 1, 14)));
  const NodeRect light = rows.desk.of(Role::radio, "Light 3");
  CHECK(begins("Light 3", dragged(Role::radio, "Light 3", 1, light.height - 8)));
  CHECK(rows.pressed == 0);
  rows.desk.harness.press(Role::checkbox, "Sleight");
  rows.desk.harness.press(Role::button, "Mule");
  rows.desk.harness.press(Role::button, "Burning");
  rows.desk.harness.press(Role::checkbox, "Bandolier");
  rows.desk.harness.press(Role::button, "Roll Finesse");
  rows.desk.harness.press(Role::radio, "Light 3");
  CHECK(rows.pressed == 6);
}

TEST_CASE("what stands beside a tick and under it is selected with its label, each in its line") {
  WordsDesk desk([](Ui& ui) {
    const auto main = region(ui, "Main");
    checkbox(ui, "Bandolier", false, {.description = "Of leather.", .note = "Load 1"});
  });
  const NodeRect rect = desk.of(Role::checkbox, "Bandolier");
  const float y = rect.y + 10;
  desk.harness.drag(rect.x + 29, y, rect.x + 400, rect.y + rect.height - 6);
  CHECK(desk.copy() == "Bandolier\nLoad 1\nOf leather.");
}

TEST_CASE("a finger that rests on the words of a row selects one, and the row is not pressed") {
  Rows rows(by_finger);
  const auto rested = [&](Role role, const std::string& name, float x, float part) {
    const NodeRect rect = rows.desk.of(role, name);
    REQUIRE(rest_finger(rows.desk.harness, {rect.x + x, rect.y + rect.height * part}));
    rows.desk.harness.press(Role::button, "Copy");
    return rows.desk.copied;
  };
  CHECK(rested(Role::checkbox, "Bandolier", 40, 0.5F) == "Bandolier");
  CHECK(rested(Role::button, "Roll Finesse", 12, 0.5F) == "Finesse");
  CHECK(rested(Role::radio, "Light 3", 6, 0.75F) == "Light");
  CHECK(rows.pressed == 0);
}

TEST_CASE("a drag over a term selects its words, and does not open it") {
  const Terms terms({{"Flanking Stance", "power.flanking_stance", false}});
  std::string topic;
  const std::string rule = "Use Flanking Stance where two stand against one.";
  WordsDesk desk([&](Ui& ui) {
    ui.set_terms(&terms);
    const auto main = region(ui, "Main");
    rule_text(ui, rule);
    if (std::string asked = ui.take_topic(); !asked.empty()) topic = std::move(asked);
  });
  const NodeRect term = desk.of(Role::link, "Flanking Stance");
  const float y = term.y + term.height / 2;
  desk.harness.drag(term.x + 10, y, term.x + term.width + 60, y);
  const std::string copied = desk.copy();
  CHECK(copied.size() > 10);
  CHECK(rule.find(copied) != std::string::npos);
  CHECK(topic.empty());
  desk.harness.press(Role::link, "Flanking Stance");
  CHECK(topic == "power.flanking_stance");
}

TEST_CASE("a finger that rests on words selects the one under it, and Copy takes it") {
  WordsDesk words(draw_verse, by_finger);
  const NodeRect at = words.of(Role::text, verse_first);
  REQUIRE(rest_finger(words.harness, {at.x + 6, at.y + 8}));
  CHECK(words.copied.empty());
  words.harness.press(Role::button, "Copy");
  CHECK(words.copied == "Sung");
  CHECK_FALSE(words.harness.has(Role::button, "Copy"));
  CHECK(words.harness.faults().empty());
}

TEST_CASE("a finger that moves on selects nothing") {
  WordsDesk words(draw_verse, by_finger);
  const NodeRect at = words.of(Role::text, verse_first);
  words.harness.move_pointer(at.x + 6, at.y + 8);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  words.harness.frame();
  words.harness.move_pointer(at.x + 6, at.y + 28);
  CHECK_FALSE(
      words.harness.frames_until([&] { return words.harness.has(Role::button, "Copy"); }, 60));
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  words.harness.frame();
}

TEST_CASE("a finger that scrolls takes nothing along, and what it had selected stays") {
  WordsDesk words(
      [](Ui& ui) {
        const auto main = region(ui, "Main", {.scroll = true});
        for (int i = 1; i <= 60; ++i) roadbook::ui::text(ui, "Line " + std::to_string(i) + ".");
      },
      {.touch = true, .reduced_motion = true});
  const NodeRect at = words.of(Role::text, "Line 5.");
  REQUIRE(rest_finger(words.harness, {at.x + 6, at.y + 8}));
  words.harness.drag(300, 350, 300, 310);
  CHECK(words.of(Role::text, "Line 5.").y < at.y - 20);
  words.harness.press(Role::button, "Copy");
  CHECK(words.copied == "Line");
}

TEST_CASE("the handles at the ends of a selection lead it from letter to letter") {
  WordsDesk words(draw_verse, by_finger);
  const NodeRect at = words.of(Role::text, verse_first);
  REQUIRE(rest_finger(words.harness, {at.x + 50, at.y + 8}));  // in the second word
  const ImVec2 end = handle("##selected to");
  words.harness.drag(end.x, end.y, end.x + 100, end.y);
  const std::string wider = words.copy();
  CHECK(wider.starts_with("over a "));
  CHECK(wider.size() > 12);
  CHECK(wider.size() < 40);
  const ImVec2 begin = handle("##selected from");
  words.harness.drag(begin.x, begin.y, begin.x - 200, begin.y);
  CHECK(words.copy() == "Sung " + wider);
  // Down to the next paragraph.
  const NodeRect below = words.of(Role::text, verse_second);
  const ImVec2 again = handle("##selected to");
  words.harness.drag(again.x, again.y, again.x, again.y + below.y - at.y);
  CHECK(words.copy().starts_with(std::string(verse_first) + "\nIt is"));
  CHECK(words.harness.faults().empty());
}

TEST_CASE("the bar beside what a finger selected stands clear of the window's edge") {
  WordsDesk words(
      [](Ui& ui) {
        const auto main = region(ui, "Main", {.padding_x = 16});
        space(ui, 200);
        roadbook::ui::text(ui, verse_first);
      },
      by_finger, 390);
  const NodeRect at = words.of(Role::text, verse_first);
  REQUIRE(rest_finger(words.harness, {at.x + 6, at.y + 8}));
  constexpr float padding = 6;  // of the bar, around its buttons
  CHECK(words.harness.get(Role::button, "Copy").rect.x >= 8);
  CHECK(words.harness.get(Role::button, "Copy").rect.x <= 8 + padding);
}

TEST_CASE("Select all takes the paragraph, and then its column") {
  WordsDesk words(draw_verse, by_finger);
  const NodeRect at = words.of(Role::text, verse_second);
  REQUIRE(rest_finger(words.harness, {at.x + 6, at.y + 8}));
  words.harness.press(Role::button, "Select all");
  CHECK(words.copy() == verse_second);
  words.harness.press(Role::button, "Select all");
  CHECK(words.copy() ==
        std::string(verse_name) + "\n" + verse_first + "\n" + verse_second + "\n" + verse_third);
}

TEST_CASE("a tap elsewhere lets go of what a finger selected") {
  WordsDesk words(draw_verse, by_finger);
  const NodeRect at = words.of(Role::text, verse_first);
  REQUIRE(rest_finger(words.harness, {at.x + 6, at.y + 8}));
  words.harness.click(500, 380);
  CHECK_FALSE(words.harness.has(Role::button, "Copy"));
  CHECK(words.copy().empty());
}

TEST_CASE("a finger that rests on a card's words selects one, and the card is not chosen") {
  Cards cards(by_finger);
  REQUIRE(rest_finger(cards.desk.harness, cards.title_of("Dodge")));
  CHECK(cards.pressed.empty());
  cards.desk.harness.press(Role::button, "Copy");
  CHECK(cards.desk.copied == "Dodge");
  const ImVec2 at = cards.title_of("Parry");
  cards.desk.harness.click(at.x, at.y);
  CHECK(cards.pressed == std::vector<std::string>{"Parry"});
}

TEST_CASE("without a selection the keyboard copies what it is at") {
  WordsDesk words;
  words.harness.key(ImGuiKey_Tab);
  CHECK(words.copy() == "Elsewhere");
}
