// The widgets that are pressed and chosen: what they tell, and what a press of each does.
#include "ui/kit/widgets.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "headless/harness.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/map.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("a button is pressed by the pointer, by Enter, by Space, and from outside") {
  Harness harness(800, 600);
  int count = 0;
  harness.show([&](Ui& ui) {
    if (button(ui, "First")) count += 100;
    if (button(ui, "Next")) ++count;
  });
  harness.press(Role::button, "Next");
  CHECK(count == 1);
  harness.key(ImGuiKey_Enter);
  CHECK(count == 2);
  harness.key(ImGuiKey_Space);
  CHECK(count == 3);
  harness.act(Role::button, "Next", NodeAction::Kind::press);
  CHECK(count == 4);
  CHECK(harness.faults().empty());
}

TEST_CASE("a press that leaves the button before it ends is none") {
  Harness harness(800, 600);
  bool pressed = false;
  harness.show([&](Ui& ui) { pressed = button(ui, "Next") || pressed; });
  const NodeRect rect = harness.get(Role::button, "Next").rect;
  harness.drag(rect.x + 5, rect.y + 5, rect.x + 5, rect.y + 300);
  CHECK_FALSE(pressed);
}

TEST_CASE("a refused button says why, to the eye and to the ear, and does nothing") {
  Harness harness(800, 600);
  bool pressed = false;
  harness.show([&](Ui& ui) {
    pressed = button(ui, "Next", {.disabled_reason = "Choose one first."}) || pressed;
  });
  const Node& node = harness.get(Role::button, "Next");
  CHECK(node.disabled);
  CHECK(node.description == "Choose one first.");
  const NodeRect rect = node.rect;
  harness.move_pointer(rect.x + 5, rect.y + 5);
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseButtonEvent(0, true);
  harness.frame();
  io.AddMouseButtonEvent(0, false);
  harness.frame();
  CHECK(harness.has(Role::status, "Choose one first."));
  harness.settle();
  CHECK_FALSE(pressed);
}

TEST_CASE("a button of changing words keeps its id") {
  Harness harness(800, 600);
  int count = 0;
  harness.show([&](Ui& ui) {
    if (button(ui, "Undo: step " + std::to_string(count), {.id = "undo"})) ++count;
  });
  const std::uint32_t id = harness.get(Role::button, "Undo: step 0").id;
  harness.press(Role::button, "Undo: step 0");
  CHECK(harness.get(Role::button, "Undo: step 1").id == id);
}

TEST_CASE("a shortcut presses its button") {
  Harness harness(800, 600);
  int count = 0;
  harness.show([&](Ui& ui) {
    if (button(ui, "Undo", {.shortcut = Shortcut{Key::z}})) ++count;
  });
  harness.key(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(count == 1);
  harness.key(ImGuiKey_Z);
  CHECK(count == 1);
}

TEST_CASE("Tab walks in reading order, arrows walk within a group") {
  Harness harness(800, 600);
  std::optional<std::size_t> chosen;
  std::vector<Choice> all{{.title = "A"}, {.title = "B"}, {.title = "C"}, {.title = "D"}};
  harness.show([&](Ui& ui) {
    button(ui, "Before");
    if (const auto hit = choices(ui, "Options", all)) chosen = hit;
    for (std::size_t i = 0; i < all.size(); ++i) all[i].chosen = chosen == i;
    button(ui, "After");
  });
  const auto focused = [&]() -> std::string {
    for (const Node& node : harness.ui().nodes()) {
      if (node.focused) return node.name;
    }
    return "";
  };
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "Before");
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "A");
  harness.key(ImGuiKey_RightArrow);
  CHECK(focused() == "B");
  harness.key(ImGuiKey_DownArrow);
  CHECK(focused() == "D");
  CHECK_FALSE(chosen.has_value());
  harness.key(ImGuiKey_Space);
  CHECK(chosen == 3);
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "After");
  harness.key(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(focused() == "D");  // the chosen one is the group's stop
  CHECK(harness.faults().empty());
}

TEST_CASE("option cards tell their group, their state and why one cannot be taken") {
  Harness harness(1000, 700);
  std::optional<std::size_t> hit;
  harness.show([&](Ui& ui) {
    const auto now = choices(
        ui, "Special ability",
        {{.title = "Stalwart", .text = "You stand.", .change = "IRON 14 → 16", .chosen = true},
         {.title = "Vengeful", .text = "You pay back.", .refusal = "Only an elf can take this."},
         {.title = "Mule"}});
    if (now) hit = now;
  });
  const Node& group = harness.get(Role::radio_group, "Special ability");
  const Node& stalwart = harness.get(Role::radio, "Stalwart");
  CHECK(stalwart.parent == group.id);
  CHECK(stalwart.checked);
  CHECK(stalwart.description == "You stand. IRON 14 → 16");
  const Node& vengeful = harness.get(Role::radio, "Vengeful");
  CHECK(vengeful.disabled);
  CHECK(vengeful.description == "You pay back. Only an elf can take this.");
  // One row has one height.
  CHECK(vengeful.rect.height == stalwart.rect.height);
  harness.press(Role::radio, "Vengeful");
  CHECK_FALSE(hit.has_value());
  harness.press(Role::radio, "Stalwart");
  CHECK_FALSE(hit.has_value());
  harness.press(Role::radio, "Mule");
  CHECK(hit == 2);
  CHECK(harness.faults().empty());
}

TEST_CASE("a rating is set by its dots, by keys and from outside, and keeps what is given") {
  Harness harness(800, 600);
  int dots = 2;
  harness.show([&](Ui& ui) {
    const auto to = rating(ui, {.name = "Prowl",
                                .given = 1,
                                .placed = dots - 1,
                                .size = 4,
                                .max = 3,
                                .max_reason = "No action is above 3 at creation."});
    if (to) dots = *to;
  });
  const auto press_dot = [&](int dot) {
    harness.press_at(Role::spin_button, "Prowl", (static_cast<float>(dot) - 0.5F) / 4);
  };
  CHECK(harness.get(Role::spin_button, "Prowl").value == "2 of 4");
  press_dot(3);
  CHECK(dots == 3);
  press_dot(3);
  CHECK(dots == 2);
  press_dot(4);  // refused, but as many as may be
  CHECK(dots == 3);
  harness.key(ImGuiKey_1);
  CHECK(dots == 1);
  harness.key(ImGuiKey_LeftArrow);
  CHECK(dots == 1);  // the given dot stays
  harness.key(ImGuiKey_RightArrow);
  CHECK(dots == 2);
  harness.act(Role::spin_button, "Prowl", NodeAction::Kind::increment);
  CHECK(dots == 3);
  harness.act(Role::spin_button, "Prowl", NodeAction::Kind::set_value, {}, 2);
  CHECK(dots == 2);
  const Node& node = harness.get(Role::spin_button, "Prowl");
  CHECK(node.value_now == 2);
  CHECK(node.value_min == 1);
  CHECK(node.value_max == 3);
}

TEST_CASE("a track keeps what is marked for good") {
  Harness harness(800, 600);
  int filled = 3;
  harness.show([&](Ui& ui) {
    if (const auto to =
            track(ui, {.name = "Trauma", .filled = filled, .size = 4, .permanent = 2})) {
      filled = *to;
    }
  });
  harness.press_at(Role::spin_button, "Trauma", 0.125F);
  CHECK(filled == 2);
  harness.act(Role::spin_button, "Trauma", NodeAction::Kind::decrement);
  CHECK(filled == 2);
  harness.act(Role::spin_button, "Trauma", NodeAction::Kind::set_value, {}, 9);
  CHECK(filled == 4);
}

TEST_CASE("boxes that are lost at the end of a track are never marked, nor counted") {
  Harness harness(800, 600);
  int filled = 1;
  harness.show([&](Ui& ui) {
    if (const auto to = track(ui, {.name = "Rep", .filled = filled, .size = 8, .lost = 2})) {
      filled = *to;
    }
  });
  CHECK(harness.get(Role::spin_button, "Rep").value == "1 of 6");
  harness.press_at(Role::spin_button, "Rep", 0.97F);
  CHECK(filled == 6);
  harness.act(Role::spin_button, "Rep", NodeAction::Kind::set_value, {}, 8);
  CHECK(filled == 6);
  harness.press_at(Role::spin_button, "Rep", 0.05F);
  CHECK(filled == 1);
}

TEST_CASE("a clock is set by its segments") {
  Harness harness(800, 600);
  int filled = 0;
  harness.show([&](Ui& ui) {
    if (const auto to = clock(ui, {.name = "The gate falls", .filled = filled, .segments = 4})) {
      filled = *to;
    }
  });
  harness.press_at(Role::spin_button, "The gate falls", 0.75F, 0.75F);
  CHECK(filled == 2);
  harness.press_at(Role::spin_button, "The gate falls", 0.75F, 0.75F);
  CHECK(filled == 1);
  harness.press_at(Role::spin_button, "The gate falls", 0.25F, 0.25F);
  CHECK(filled == 4);
}

TEST_CASE("a stepper stops at its bounds and says so") {
  Harness harness(800, 600);
  int coin = 1;
  harness.show([&](Ui& ui) {
    const auto to = number_stepper(
        ui, {.name = "Coin", .value = coin, .max = 2, .min_reason = "A crew cannot owe coin."});
    if (to) coin = *to;
  });
  harness.press(Role::button, "Coin: more");
  CHECK(coin == 2);
  CHECK(harness.get(Role::button, "Coin: more").disabled);
  harness.press(Role::button, "Coin: less");
  harness.press(Role::button, "Coin: less");
  CHECK(coin == 0);
  CHECK(harness.get(Role::button, "Coin: less").description == "A crew cannot owe coin.");
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::increment);
  CHECK(coin == 1);
  CHECK(harness.faults().empty());
}

TEST_CASE("a number beyond a stepper's bounds is shown, and a press moves it by one") {
  Harness harness(800, 600);
  int coin = 50;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .min = 1, .max = 3}))
      coin = *to;
  });
  CHECK(harness.get(Role::spin_button, "Coin").value == "50");
  harness.key(ImGuiKey_Tab);
  harness.key(ImGuiKey_RightArrow);
  CHECK(coin == 50);
  harness.key(ImGuiKey_LeftArrow);
  CHECK(coin == 49);
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::decrement);
  CHECK(coin == 48);
  harness.press(Role::button, "Coin: less");
  CHECK(coin == 47);
  CHECK(harness.get(Role::button, "Coin: more").description == "It cannot be more than 3.");
  coin = -4;
  harness.frame();
  harness.settle();
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::increment);
  CHECK(coin == -3);
  CHECK(harness.faults().empty());
}

TEST_CASE("Page Up and Page Down change a number by five, and a button that is held goes on") {
  Harness harness(800, 600);
  int coin = 1;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .max = 99})) coin = *to;
  });
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::spin_button, "Coin").focused);
  harness.key(ImGuiKey_Tab);  // round to itself: its buttons are no stops of their own
  CHECK(harness.get(Role::spin_button, "Coin").focused);
  harness.key(ImGuiKey_PageUp);
  CHECK(coin == 6);
  harness.key(ImGuiKey_PageDown);
  CHECK(coin == 1);
  harness.press(Role::button, "Coin: more");
  CHECK(coin == 2);
  const NodeRect plus = harness.get(Role::button, "Coin: more").rect;
  harness.move_pointer(plus.x + plus.width / 2, plus.y + plus.height / 2);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  CHECK(harness.frames_until([&] { return coin >= 10; }));
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  harness.settle();
  const int then = coin;
  harness.settle();
  CHECK(coin == then);
}

TEST_CASE(
    "a number is typed as in a field: Backspace takes its last digit, and it stops at its bounds") {
  Harness harness(800, 600);
  int coin = 1;
  int dots = 0;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .min = -50, .max = 999}))
      coin = *to;
    if (const auto to = rating(ui, {.name = "Prowl", .placed = dots, .size = 4, .max = 4})) {
      dots = *to;
    }
  });
  CHECK(harness.get(Role::spin_button, "Coin").number_field);
  CHECK_FALSE(harness.get(Role::spin_button, "Prowl").number_field);
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::focus);
  for (const ImGuiKey key : {ImGuiKey_1, ImGuiKey_5, ImGuiKey_Backspace, ImGuiKey_4}) {
    harness.key(key);
  }
  CHECK(coin == 14);
  harness.key(ImGuiKey_Enter);  // another number begins
  for (int i = 0; i < 4; ++i) harness.key(ImGuiKey_9);
  CHECK(coin == 999);
  harness.key(ImGuiKey_Backspace);
  CHECK(coin == 99);
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::backspace);
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::digit, {}, 3);
  CHECK(coin == 93);
  coin = -23;
  harness.frame(2);
  harness.key(ImGuiKey_Backspace);
  CHECK(coin == -2);
  harness.key(ImGuiKey_4);
  CHECK(coin == -24);
  harness.act(Role::spin_button, "Prowl", NodeAction::Kind::focus);
  harness.key(ImGuiKey_1);
  harness.key(ImGuiKey_2);
  CHECK(dots == 4);
  harness.key(ImGuiKey_Enter);
  harness.key(ImGuiKey_3);
  CHECK(dots == 3);
}

TEST_CASE("behind a letter or a point nothing more is taken of a number that is typed") {
  Harness harness(800, 600);
  int coin = 0;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .max = 999})) coin = *to;
  });
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::focus);
  for (const ImGuiKey other : {ImGuiKey_Period, ImGuiKey_E, ImGuiKey_KeypadDecimal}) {
    for (const ImGuiKey key : {ImGuiKey_1, other, ImGuiKey_5, ImGuiKey_3}) harness.key(key);
    CHECK(coin == 1);
    harness.key(ImGuiKey_Enter);
    for (const ImGuiKey key : {ImGuiKey_2, ImGuiKey_4}) harness.key(key);
    CHECK(coin == 24);
    harness.key(ImGuiKey_Enter);
  }
  // As the page tells it, all in one frame.
  const std::uint32_t id = harness.get(Role::spin_button, "Coin").id;
  for (const int digit : {1, -1, 5}) {
    harness.ui().act({.id = id, .kind = NodeAction::Kind::digit, .text = {}, .value = digit});
  }
  harness.settle();
  CHECK(coin == 1);
}

TEST_CASE("a typed number goes on while it keeps the focus and is not changed otherwise") {
  Harness harness(800, 600);
  int coin = 0;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .min = 0, .max = 999})) {
      coin = *to;
    }
    button(ui, "Behind");
  });
  const auto type = [&](std::initializer_list<ImGuiKey> keys) {
    for (const ImGuiKey key : keys) harness.key(key);
  };
  const auto begin = [&](std::initializer_list<ImGuiKey> keys) {
    harness.click(700, 500);  // beside it
    harness.press(Role::spin_button, "Coin");
    type(keys);
  };
  begin({ImGuiKey_1});
  harness.frame(60);
  type({ImGuiKey_4});
  CHECK(coin == 14);

  begin({ImGuiKey_1, ImGuiKey_2});
  harness.press(Role::button, "Coin: more");
  CHECK(coin == 13);
  harness.press(Role::button, "Coin: less");
  harness.press(Role::spin_button, "Coin");
  type({ImGuiKey_7});
  CHECK(coin == 7);
  // A screen reader presses without taking the focus away.
  begin({ImGuiKey_1, ImGuiKey_2});
  for (const char* side : {"Coin: more", "Coin: less"}) {
    harness.act(Role::button, side, NodeAction::Kind::press);
  }
  type({ImGuiKey_7});
  CHECK(coin == 7);

  begin({ImGuiKey_1, ImGuiKey_4, ImGuiKey_Enter, ImGuiKey_8});
  CHECK(coin == 8);
  begin({ImGuiKey_1, ImGuiKey_4, ImGuiKey_Tab});
  harness.key(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(harness.get(Role::spin_button, "Coin").focused);
  type({ImGuiKey_6});
  CHECK(coin == 6);
  begin({ImGuiKey_1, ImGuiKey_4});
  begin({ImGuiKey_8});
  CHECK(coin == 8);
  begin({ImGuiKey_1, ImGuiKey_4});
  harness.key(ImGuiKey_A, ImGuiMod_Ctrl);
  type({ImGuiKey_7});
  CHECK(coin == 7);

  // Steps that lead away from it and back.
  for (const auto& [away, back] : {std::pair{ImGuiKey_RightArrow, ImGuiKey_LeftArrow},
                                   std::pair{ImGuiKey_PageUp, ImGuiKey_PageDown}}) {
    begin({ImGuiKey_1, ImGuiKey_4, away, back});
    CHECK(coin == 14);
    type({ImGuiKey_7});
    CHECK(coin == 7);
  }
  begin({ImGuiKey_1, ImGuiKey_4});
  harness.act(Role::spin_button, "Coin", NodeAction::Kind::set_value, {}, 14);
  type({ImGuiKey_7});
  CHECK(coin == 7);
  begin({ImGuiKey_1, ImGuiKey_4});
  coin = 20;  // such as by an undo
  harness.frame();
  type({ImGuiKey_7});
  CHECK(coin == 7);
}

TEST_CASE("digits from the page are one number until Enter, and many may come in one frame") {
  Harness harness(800, 600);
  int coin = 0;
  harness.show([&](Ui& ui) {
    if (const auto to = number_stepper(ui, {.name = "Coin", .value = coin, .min = 5, .max = 999})) {
      coin = *to;
    }
  });
  const std::uint32_t id = harness.get(Role::spin_button, "Coin").id;
  const auto ask = [&](NodeAction::Kind kind, int value = 0) {
    harness.ui().act({.id = id, .kind = kind, .text = {}, .value = value});
  };
  ask(NodeAction::Kind::focus);
  for (const int digit : {1, 4}) ask(NodeAction::Kind::digit, digit);
  harness.settle();
  CHECK(coin == 14);
  ask(NodeAction::Kind::press);
  harness.settle();
  ask(NodeAction::Kind::digit, 2);
  harness.settle();
  CHECK(coin == 5);  // the least that it can be
  ask(NodeAction::Kind::digit, 3);
  harness.settle();
  CHECK(coin == 23);
}

TEST_CASE("in a group with one stop Up and Down walk, and Left and Right change the number") {
  Harness harness(800, 600);
  int first = 2;
  int second = 3;
  harness.show([&](Ui& ui) {
    {
      const auto block = group(ui, "Standing", {.one_stop = true});
      if (const auto to = track(ui, {.name = "Rep", .filled = first, .size = 8})) first = *to;
      if (const auto to = track(ui, {.name = "Heat", .filled = second, .size = 8})) second = *to;
    }
    button(ui, "Behind");
  });
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::spin_button, "Rep").focused);
  harness.key(ImGuiKey_RightArrow);
  CHECK(first == 3);
  harness.key(ImGuiKey_DownArrow);
  CHECK(first == 3);
  CHECK(harness.get(Role::spin_button, "Heat").focused);
  harness.key(ImGuiKey_LeftArrow);
  CHECK(second == 2);
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "Behind").focused);
}

TEST_CASE("a checkbox and a chip ask for the other state") {
  Harness harness(800, 600);
  bool waived = false;
  bool brave = false;
  harness.show([&](Ui& ui) {
    if (checkbox(ui, "Waive", waived)) waived = !waived;
    const auto line = row(ui, "traits");
    if (chip(ui, "Brave", {.on = brave})) brave = !brave;
    chip(ui, "Cruel", {.disabled_reason = "Three are enough."});
  });
  harness.press(Role::checkbox, "Waive");
  CHECK(harness.get(Role::checkbox, "Waive").checked);
  harness.press(Role::checkbox, "Brave");
  CHECK(brave);
  harness.press(Role::checkbox, "Cruel");
  harness.press(Role::checkbox, "Waive");
  CHECK_FALSE(waived);
  CHECK(harness.faults().empty());
}

TEST_CASE("tabs stand closer before they take a second line") {
  const auto lines_in = [](float width) {
    Harness harness(width, 300);
    harness.show([](Ui& ui) {
      const auto page = region(ui, "Page", {});
      tabs(ui, "Kinds", {"Combat", "Deeds", "Learn", "Score", "Rest"}, 0);
    });
    const NodeRect first = harness.get(Role::tab, "Combat").rect;
    const NodeRect last = harness.get(Role::tab, "Rest").rect;
    return std::pair(first.y == last.y, last.x + last.width - first.x);
  };
  const auto [in_one, wide] = lines_in(700);
  REQUIRE(in_one);
  bool closer = false;
  bool broken = false;
  for (int less = 0; less < 60; ++less) {
    const float width = wide + 60 - 4 * static_cast<float>(less);
    const auto [one, used] = lines_in(width);
    if (one && used < wide) closer = true;
    if (!one) broken = true;
    if (one) CHECK_FALSE(broken);  // never back to one line where there is less room
  }
  CHECK(closer);
  CHECK(broken);
}

TEST_CASE("tabs as pills are tabs all the same, lower, and of a finger's height for a finger") {
  for (const bool touch : {false, true}) {
    Harness harness(1000, 300, {.touch = touch});
    std::size_t shown = 0;
    harness.show([&](Ui& ui) {
      const auto page = region(ui, "Page", {});
      const auto hit = tabs(ui, "Kinds", {"Combat", "Deeds", "Rest"}, shown, TabLook::pills);
      if (hit) shown = *hit;
    });
    const NodeRect pill = harness.get(Role::tab, "Deeds").rect;
    CHECK(pill.height >= (touch ? 44 : 24));
    if (!touch) CHECK(pill.height < 30);
    harness.press(Role::tab, "Deeds");
    CHECK(shown == 1);
    CHECK(harness.get(Role::tab, "Deeds").selected);
    CHECK(harness.get(Role::tab, "Deeds").rect == pill);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("tabs and radios give what was pressed and not what is on") {
  Harness harness(800, 600);
  std::size_t tab = 0;
  std::size_t theme = 0;
  int hits = 0;
  harness.show([&](Ui& ui) {
    if (const auto hit = tabs(ui, "Parts", {"Actions", "Harm"}, tab)) {
      tab = *hit;
      ++hits;
    }
    if (const auto hit = radios(ui, "Theme", {"Paper", "Night"}, theme)) {
      theme = *hit;
      ++hits;
    }
  });
  harness.press(Role::tab, "Harm");
  CHECK(tab == 1);
  CHECK(harness.get(Role::tab, "Harm").selected);
  harness.press(Role::tab, "Harm");
  harness.press(Role::radio, "Night");
  CHECK(theme == 1);
  harness.press(Role::radio, "Night");
  CHECK(hits == 2);
}

TEST_CASE("a select opens, takes the focus, chooses and gives the focus back") {
  Harness harness(800, 600);
  std::optional<std::size_t> chosen = 0;
  harness.show([&](Ui& ui) {
    const auto hit = select(
        ui, "Attribute",
        {{"Body", "d6", ""}, {"Mind", "d4", ""}, {"Will", "", "It is as high as it can be."}},
        chosen);
    if (hit) chosen = hit;
    button(ui, "After");
  });
  const auto focus_name = [&] {
    for (const Node& node : harness.ui().nodes()) {
      if (node.focused) return node.name;
    }
    return std::string();
  };
  CHECK(harness.get(Role::button, "Attribute").value == "Body");
  harness.press(Role::button, "Attribute");
  CHECK(harness.get(Role::button, "Attribute").expanded);
  CHECK(focus_name() == "Body");
  harness.key(ImGuiKey_DownArrow);
  CHECK(focus_name() == "Mind");
  harness.key(ImGuiKey_Enter);
  CHECK(chosen == 1);
  CHECK_FALSE(harness.has(Role::radio, "Mind"));
  CHECK(focus_name() == "Attribute");
  // Escape and a press beside it shut it and choose nothing.
  harness.key(ImGuiKey_Enter);
  CHECK(harness.has(Role::radio, "Mind"));
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(harness.has(Role::radio, "Mind"));
  harness.press(Role::button, "Attribute");
  harness.press(Role::radio, "Will");
  CHECK(chosen == 1);
  harness.click(700, 550);
  CHECK_FALSE(harness.has(Role::radio, "Will"));
  CHECK(harness.faults().empty());
}

TEST_CASE("the list of a select is as wide as its words need, and cuts no reason") {
  const std::string why =
      "This character is of another game, so it cannot be a member of this crew of yours.";
  const std::vector<SelectItem> items{{.label = "Bell"}, {.label = "Orla", .disabled_reason = why}};
  const auto item_of = [&](Harness& harness) {
    harness.show(
        [&](Ui& ui) { select(ui, "Member", items, std::nullopt, {.placeholder = "Choose"}); });
    harness.press(Role::button, "Member");
    CHECK(harness.faults().empty());
    const Rect rect = harness.get(Role::radio, "Orla").rect;
    CHECK(rect.x >= 0);
    CHECK(rect.x + rect.width <= harness.ui().size().width);
    return rect;
  };
  Harness wide(1280, 800);
  const Rect one_line = item_of(wide);
  CHECK(one_line.width > wide.ui().measure(Type::small, why, 2000).width + 28);
  Harness narrow(320, 640);
  CHECK(item_of(narrow).height > one_line.height + 10);
}

TEST_CASE("a name that a select has no room for takes more lines, in its field as in its list") {
  const std::string longest = "Sergeant Halla of the Upper Lantern Bridge, who looks away";
  const std::vector<SelectItem> items{{.label = "Bell"}, {.label = longest}};
  std::optional<std::size_t> chosen = 1;
  const auto show = [&](Harness& harness) {
    harness.show([&](Ui& ui) { select(ui, "Friend", items, chosen, {}); });
    return harness.get(Role::button, "Friend").rect;
  };
  Harness wide(1280, 800);
  const Rect one_line = show(wide);
  Harness narrow(320, 640);
  const Rect field = show(narrow);
  const float line = narrow.ui().measure(Type::body, "X").height;
  CHECK(field.x + field.width <= 320);
  CHECK(field.height >= 2 * line);
  CHECK(field.height > one_line.height);
  narrow.press(Role::button, "Friend");
  const float row = narrow.get(Role::radio, longest).rect.height;
  CHECK(row >= 2 * line);
  CHECK(row > narrow.get(Role::radio, "Bell").rect.height);
  narrow.key(ImGuiKey_Escape);
  // The field is as high whoever is chosen.
  chosen = 0;
  narrow.frame();
  CHECK(narrow.get(Role::button, "Friend").rect.height == field.height);
  CHECK(narrow.faults().empty());
}

TEST_CASE("with large letters a select in a narrow window is as high as one line") {
  const std::vector<SelectItem> items{{.label = "Beacon Road"}, {.label = "Blades in the Dark"}};
  std::optional<std::size_t> chosen = 0;
  const auto height_in = [&](float width) {
    Harness harness(width, 640);
    harness.ui().set_text_scale(2);
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      select(ui, "Game", items, chosen);
    });
    return harness.get(Role::button, "Game").rect.height;
  };
  const float one_line = height_in(1280);
  for (const std::size_t each : {0, 1}) {
    chosen = each;
    CHECK(height_in(320) == one_line);
  }
}

TEST_CASE("the steps of a creation tell their state, and are walked in any order") {
  for (const float width : {1000.0F, 390.0F}) {
    Harness harness(width, 700);
    std::size_t current = 1;
    harness.show([&](Ui& ui) {
      const auto hit = step_rail(ui, "Steps",
                                 {{"Archetype", StepState::done, ""},
                                  {"Bloodline", StepState::open, "Choose one."},
                                  {"Traits", StepState::conflict, "Two virtues clash."}},
                                 current);
      if (hit) current = *hit;
    });
    CAPTURE(width);
    CHECK(harness.get(Role::button, "Archetype").value == "done");
    CHECK(harness.get(Role::button, "Bloodline").current);
    CHECK(harness.get(Role::button, "Traits").invalid);
    CHECK(harness.get(Role::button, "Traits").value == "in conflict");
    harness.press(Role::button, "Traits");
    CHECK(current == 2);
    if (width < 800) {
      harness.press(Role::button, "Step 3 of 3 · Traits");
      CHECK(harness.has(Role::list, "All steps"));
      harness.key(ImGuiKey_Tab);
      harness.key(ImGuiKey_Escape);
      CHECK_FALSE(harness.has(Role::list, "All steps"));
    }
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("a number opens to its terms, with what does not count and why") {
  Harness harness(500, 600);
  std::optional<std::size_t> open;
  harness.show([&](Ui& ui) {
    const auto hit = stats(ui, "Numbers", {{"IRON", "", "15", "15 = 8 + 6 + 1"}}, open);
    if (hit) open = open == hit ? std::nullopt : hit;
    if (open) {
      terms_table(ui, "IRON terms",
                  {{"Every character", "8", ""}, {"Mail", "1", "A shield counts already."}}, "15");
    }
  });
  CHECK(harness.get(Role::button, "IRON").value == "15");
  CHECK_FALSE(harness.get(Role::button, "IRON").expanded);
  harness.press(Role::button, "IRON");
  CHECK(harness.get(Role::button, "IRON").expanded);
  const Node& mail = harness.get(Role::row, "Mail");
  CHECK(mail.disabled);
  CHECK(mail.description == "A shield counts already.");
  CHECK(harness.get(Role::row, "IRON terms").value == "15");
  harness.press(Role::button, "IRON");
  CHECK_FALSE(harness.has(Role::row, "Mail"));
}

TEST_CASE("claims have a word for their state, and closed ones a reason") {
  for (const float width : {900.0F, 390.0F}) {
    Harness harness(width, 600);
    std::optional<std::size_t> hit;
    harness.show([&](Ui& ui) {
      const auto now = claims_map(
          ui, "Claims",
          {{0, 0, "Lair", "", "", CellState::held, true, false},
           {1, 0, "Toll gate", "+1 coin", "", CellState::reachable, false, false},
           {4, 0, "Kiln", "+1 rep", "No path leads here.", CellState::closed, false, true}},
          {{0, 1}, {1, 2}});
      if (now) hit = now;
    });
    CAPTURE(width);
    CHECK(harness.get(Role::button, "Lair").value == "held");
    CHECK(harness.get(Role::button, "Lair").pressed);
    CHECK(harness.get(Role::button, "Toll gate").value == "open to you");
    CHECK(harness.get(Role::button, "Kiln").description == "+1 rep No path leads here.");
    harness.press(Role::button, "Kiln");
    CHECK_FALSE(hit.has_value());
    harness.press(Role::button, "Toll gate");
    CHECK(hit == 1);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("what reads is there to be read: headings, paragraphs, pairs, messages") {
  Harness harness(800, 600);
  harness.show([&](Ui& ui) {
    heading(ui, 1, "Who are you?");
    roadbook::ui::text(ui, "A paragraph.");
    roadbook::ui::text(ui, "A paragraph.");
    pair(ui, "Load", "3 / 5 / 6");
    status(ui, "Saved", Tone::change, true);
    conflict(ui, "One dot is left.");
  });
  CHECK(harness.get(Role::heading, "Who are you?").level == 1);
  CHECK(harness.names(Role::text).size() == 4);
  CHECK(harness.get(Role::text, "Load").value == "3 / 5 / 6");
  CHECK(harness.has(Role::status, "Saved"));
  CHECK(harness.get(Role::text, "One dot is left.").invalid);
  CHECK(harness.faults().empty());
}

TEST_CASE("in a list to pick from a long name takes more lines, and several boxes are a number") {
  Harness harness(420, 600);
  std::vector<Choice> cards(3);
  cards[0].title = "Medium Armor (Warrior's load counts as 3)";
  cards[1].title = "Rope";
  cards[2].title = "Composed";
  PickState state;
  int filled = 1;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    std::vector<Pick> lines(3);
    for (std::size_t i = 0; i < cards.size(); ++i) lines[i].choice = &cards[i];
    lines[0].mark = "Action or Reaction, 3 load";
    lines[0].line = "your roll is the defense against all that comes";
    lines[1].line = "a coil";
    lines[2].boxes = 3;
    lines[2].filled = filled;
    if (const auto hit = pick_list(ui, "Things", lines, state)) {
      if (*hit == 2) filled = state.boxes;
      if (*hit == 1) cards[1].chosen = state.boxes == 1;
    }
  });
  CHECK(harness.get(Role::checkbox, cards[0].title).rect.height >
        harness.get(Role::checkbox, "Rope").rect.height + 10);
  harness.press(Role::checkbox, "Rope");
  CHECK(harness.get(Role::checkbox, "Rope").checked);
  harness.press(Role::spin_button, "Composed");
  CHECK(filled == 2);
  harness.act(Role::spin_button, "Composed", NodeAction::Kind::decrement);
  CHECK(filled == 1);
  CHECK(harness.faults().empty());
}

TEST_CASE(
    "where a list has no room beside it, what its dialog gives back of several boxes is one") {
  Harness harness(390, 844, {.touch = true});
  std::vector<Choice> cards(1);
  cards[0].title = "Composed";
  PickState state;
  int filled = 0;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    cards[0].chosen = filled > 0;
    std::vector<Pick> lines(1);
    lines[0].choice = &cards[0];
    lines[0].boxes = 3;
    lines[0].filled = filled;
    const PickOptions words{.take = "Take it", .give = "Give it back"};
    if (pick_list(ui, "Things", lines, state, words)) filled = state.boxes;
  });
  harness.press(Role::button, "About Composed");
  harness.press(Role::button, "Take it");
  CHECK(filled == 1);
  filled = 2;
  harness.settle();
  harness.press(Role::button, "About Composed");
  harness.press(Role::button, "Give it back");
  CHECK(filled == 1);
}

TEST_CASE("the map of claims is as high as the longest of its rules asks for") {
  Harness harness(320, 900, {.touch = true});
  std::string rule = "+1 rep each score";
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main", {.scroll = true});
    std::vector<MapCell> cells;
    for (int column = 0; column < 5; ++column) {
      for (int line = 0; line < 3; ++line) {
        MapCell cell;
        cell.column = column;
        cell.row = line;
        cell.name = "Place " + std::to_string(column * 3 + line);
        cell.text = rule;
        cells.push_back(cell);
      }
    }
    claims_map(ui, "Map", cells, {});
  });
  const float before = harness.get(Role::button, "Place 0").rect.height;
  rule = "Advantage on engagement by deception and social means, wherever you are known";
  harness.frame();
  harness.settle();
  CHECK(harness.get(Role::button, "Place 0").rect.height > before + 30);
}

TEST_CASE("a row of a ledger whose words are cut opens to all of them, and shuts again") {
  Harness harness(1280, 800);
  bool on = false;
  bool open = false;
  const std::string words =
      "spend one of the boxes that you have left, and say to everyone at the table what you do";
  harness.show([&](Ui& ui) {
    const auto narrow = stack(ui, {.max_width = 452});
    const LedgerHit hit = ledger_row(ui, {.name = "Battleborn",
                                          .gain = "+1",
                                          .gains = true,
                                          .words = words,
                                          .end = "1 special armor",
                                          .on = on,
                                          .open = open});
    if (hit == LedgerHit::tick) on = !on;
    if (hit == LedgerHit::more) open = !open;
    ledger_row(ui, {.name = "Savage", .words = "always", .box = false});
  });
  const float closed = harness.get(Role::checkbox, "Battleborn").rect.height;
  CHECK(closed < 30);
  CHECK(harness.get(Role::checkbox, "Battleborn").description ==
        "+1, " + words + ", 1 special armor");
  harness.press(Role::checkbox, "Battleborn");
  CHECK(on);
  CHECK_FALSE(open);
  harness.press(Role::button, "Read in full: Battleborn");
  CHECK(open);
  CHECK(harness.get(Role::checkbox, "Battleborn").rect.height > closed + 15);
  CHECK(harness.has(Role::text, "Savage: always"));
  CHECK_FALSE(harness.has(Role::button, "Read in full: Savage"));
  harness.press(Role::button, "Read in full: Battleborn");
  CHECK(harness.get(Role::checkbox, "Battleborn").rect.height == closed);
  CHECK(harness.faults().empty());
}

TEST_CASE("a line that is read is cut to one line and opens, and its button stays where it is") {
  Harness harness(1000, 400);
  bool open = false;
  bool cut = true;
  int used = 0;
  const std::string words =
      "a consequence of an attack in combat, whatever it would do to you, for one special armor";
  harness.show([&](Ui& ui) {
    const auto narrow = stack(ui, {.gap = 0, .max_width = 330});
    {
      const auto scope = ui.scope(1);
      const LeadHit hit = lead_row(ui, {.label = "Resist",
                                        .label_width = lead_label_width(ui, "Resist"),
                                        .name = "Battleborn",
                                        .words = words,
                                        .cut = cut,
                                        .open = open,
                                        .press = "Use",
                                        .description = "Use Battleborn"});
      if (hit == LeadHit::more) open = !open;
      if (hit == LeadHit::press) ++used;
    }
    const auto scope = ui.scope(2);
    lead_row(ui, {.name = "Savage", .words = "always", .cut = cut});
  });
  const auto height = [&] { return harness.get(Role::text, "Battleborn " + words).rect.height; };
  const float line = height();
  CHECK(harness.has(Role::text, "Resist"));
  const NodeRect more = harness.get(Role::button, "Read in full: Battleborn").rect;
  const NodeRect use = harness.get(Role::button, "Use").rect;
  CHECK(use.height >= 24);
  CHECK(use.height < 28);
  CHECK_FALSE(harness.has(Role::button, "Read in full: Savage"));
  harness.press(Role::button, "Read in full: Battleborn");
  CHECK(open);
  CHECK(height() > line);
  CHECK(harness.get(Role::button, "Read in full: Battleborn").rect == more);
  CHECK(harness.get(Role::button, "Use").rect == use);
  harness.press(Role::button, "Use");
  CHECK(used == 1);
  harness.press(Role::button, "Read in full: Battleborn");
  CHECK(height() == line);
  cut = false;
  harness.frame();
  harness.settle();
  CHECK(height() > line);
  CHECK_FALSE(harness.has(Role::button, "Read in full: Battleborn"));
  CHECK(harness.faults().empty());
}

TEST_CASE("the line of a rule that is cut says the whole on demand, and is no higher for it") {
  Harness harness(1000, 300);
  const std::string rule =
      "Spend special armor to shrug off what an attack would do to you, or to "
      "push yourself in a fight without stress.";
  harness.show([&](Ui& ui) {
    const auto lines = stack(ui, {.gap = 0, .max_width = 380});
    rule_row(ui, {.name = "Battleborn", .line = rule, .one_line = true, .box = false});
    rule_row(ui, {.name = "Mule", .line = "more load", .one_line = true, .box = false});
    rule_row(ui, {.name = "Deadly", .line = rule, .box = false});
  });
  const Node& row = harness.get(Role::button, "Battleborn");
  CHECK(row.rect.height == harness.get(Role::button, "Mule").rect.height);
  CHECK(row.rect.height >= 24);
  CHECK(row.description == rule);
  CHECK(harness.get(Role::button, "Deadly").rect.height > row.rect.height + 15);
}

TEST_CASE("a filter of a short word is as wide as a finger") {
  Harness harness(400, 300, {.touch = true});
  harness.show([](Ui& ui) { chip(ui, "I", {.on = true, .filter = true}); });
  CHECK(harness.get(Role::checkbox, "I").rect.width >= 44);
}

TEST_CASE(
    "what is chosen has one mark, the tick, in each chip; filters and pills choose none, and have "
    "none") {
  struct Kind {
    bool one_of;
    bool filter;
  };
  for (const Kind& kind : {Kind{false, false}, Kind{true, false}, Kind{true, true}}) {
    for (const bool on : {false, true}) {
      CAPTURE(kind.one_of, kind.filter, on);
      Harness harness(400, 300);
      harness.show([&](Ui& ui) {
        const Block stance = group(ui, "Stance", {.role = Role::radio_group});
        chip(ui, "Rash", {.on = on, .one_of = kind.one_of, .filter = kind.filter});
      });
      const Node& node = harness.get(kind.one_of ? Role::radio : Role::checkbox, "Rash");
      CHECK(node.checked == on);
      // The tick stands before the word, in the color of the word.
      const NodeRect mark{node.rect.x + 12, node.rect.y, 14, node.rect.height};
      int corners = 0;
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& each : list->VtxBuffer) {
          const bool inside = each.pos.x >= mark.x && each.pos.x <= mark.x + mark.width &&
                              each.pos.y > mark.y + 4 && each.pos.y < mark.y + mark.height - 4;
          if (inside && each.col == packed(harness.ui().context().palette().panel)) ++corners;
        }
      }
      if (!kind.filter) CHECK((corners > 0) == on);
      // Without a tick there is no room for one.
      const float words = harness.ui().measure(Type::strong, "Rash").width;
      CHECK((node.rect.width < words + 32) == kind.filter);
    }
  }
  Harness harness(400, 300);
  harness.show([](Ui& ui) { tabs(ui, "Occasion", {"Fight", "Talk"}, 0, TabLook::pills); });
  const Node& shown = harness.get(Role::tab, "Fight");
  CHECK(shown.selected);
  CHECK_FALSE(shown.checked);
  const float words = harness.ui().measure(Type::small_strong, "Fight").width;
  CHECK(shown.rect.width <= words + 22);  // there is no room for a mark
}
