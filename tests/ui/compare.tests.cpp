// Two versions of a sheet side by side: each field can be taken from either, by pointer and by
// keys.
#include "ui/screens/compare.hpp"

#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct CompareDesk {
  CompareView view;
  CompareState state;
  bool open = true;
  CompareAnswer answer = CompareAnswer::none;

  CompareDesk() {
    view.title = "Mirela Vas is in the file and in your library";
    view.words = "The two differ.";
    view.mine_title = "Yours";
    view.theirs_title = "The file's";
    view.keep_both = "Both can stay, as two sheets.";
    view.fields = {{"/name", "Name", "Mirela Vas", "Mirela"},
                   {"/actions/prowl", "Prowl", "1", "2"},
                   {"/notes", "Notes", "", "Owes Marlo"}};
  }
  void show(Harness& harness) {
    harness.show([this](Ui& ui) {
      const CompareAnswer now = draw_compare(ui, view, state, open);
      if (now != CompareAnswer::none) answer = now;
    });
  }
};

const Node* card(const Harness& harness, CompareDesk& desk, const std::string& field,
                 const std::string& side) {
  const Node* found = nullptr;
  const Nodes& nodes = const_cast<Harness&>(harness).ui().nodes();
  std::uint32_t parent = 0;
  for (const Node& each : nodes) {
    if (each.role == Role::radio_group && each.name == field) parent = each.id;
  }
  for (const Node& each : nodes) {
    if (each.parent == parent && each.name == side) found = &each;
  }
  static_cast<void>(desk);
  return found;
}

void press(Harness& harness, CompareDesk& desk, const std::string& field, const std::string& side) {
  const Node* node = card(harness, desk, field, side);
  REQUIRE(node != nullptr);
  harness.ui().act({node->id, NodeAction::Kind::press, {}, 0});
  harness.settle();
}

}  // namespace

TEST_CASE("Every difference is shown with both values and can be taken from either side") {
  Harness harness(1280, 800);
  CompareDesk desk;
  desk.show(harness);
  for (const char* field : {"Name", "Prowl", "Notes"}) {
    INFO(field);
    REQUIRE(card(harness, desk, field, "Yours") != nullptr);
    CHECK(card(harness, desk, field, "Yours")->checked);
    REQUIRE(card(harness, desk, field, "The file's") != nullptr);
    CHECK_FALSE(card(harness, desk, field, "The file's")->checked);
  }
  CHECK(card(harness, desk, "Notes", "Yours")->description.find("Nothing") != std::string::npos);
  CHECK(card(harness, desk, "Notes", "The file's")->description.find("Owes Marlo") !=
        std::string::npos);
  press(harness, desk, "Prowl", "The file's");
  CHECK(desk.state.theirs == std::set<std::string>{"/actions/prowl"});
  press(harness, desk, "Prowl", "Yours");
  CHECK(desk.state.theirs.empty());
  CHECK(harness.faults().empty());
}

TEST_CASE("One press takes a side for all fields, and the answer is given once") {
  Harness harness(390, 844, {.pixel_ratio = 2, .touch = true});
  CompareDesk desk;
  desk.show(harness);
  harness.press(Role::button, "All: The file's");
  CHECK(desk.state.theirs.size() == 3);
  harness.press(Role::button, "All: Yours");
  CHECK(desk.state.theirs.empty());
  CHECK(harness.small_targets().empty());
  harness.press(Role::button, "Keep what is chosen");
  CHECK(desk.answer == CompareAnswer::chosen);
  CHECK_FALSE(desk.open);
  CHECK(harness.faults().empty());
}

TEST_CASE("Both can be kept, and closing decides nothing") {
  Harness harness(1280, 800);
  CompareDesk desk;
  desk.show(harness);
  harness.press(Role::button, "Keep both");
  CHECK(desk.answer == CompareAnswer::keep_both);
  desk.open = true;
  harness.settle();
  harness.key(ImGuiKey_Escape);
  CHECK(desk.answer == CompareAnswer::closed);
  CHECK_FALSE(desk.open);
}

TEST_CASE("The fields are chosen with the keyboard alone") {
  Harness harness(1280, 800);
  CompareDesk desk;
  desk.show(harness);
  const auto focused = [&](const std::string& field, const std::string& side) {
    const Node* node = card(harness, desk, field, side);
    return node != nullptr && harness.ui().focused() == node->id;
  };
  for (int i = 0; i < 12 && !focused("Prowl", "Yours"); ++i) harness.key(ImGuiKey_Tab);
  REQUIRE(focused("Prowl", "Yours"));
  harness.key(ImGuiKey_RightArrow);
  REQUIRE(focused("Prowl", "The file's"));
  harness.key(ImGuiKey_Space);
  CHECK(desk.state.theirs == std::set<std::string>{"/actions/prowl"});
}

TEST_CASE("Of a long text the part that differs is shown") {
  Harness harness(1280, 800);
  CompareDesk desk;
  const std::string same(5000, 'a');
  desk.view.fields = {{"/notes", "Notes", same + " MINE " + same, same + " THEIRS " + same}};
  desk.show(harness);
  const Node* mine = card(harness, desk, "Notes", "Yours");
  REQUIRE(mine != nullptr);
  CHECK(mine->description.find(" MINE ") != std::string::npos);
  CHECK(mine->description.size() < 1000);
}

TEST_CASE("Hundreds of differences come in portions, and a side is taken for all of them") {
  Harness harness(1280, 800);
  CompareDesk desk;
  desk.view.fields.clear();
  for (int i = 0; i < 300; ++i) {
    const std::string number = std::to_string(i);
    desk.view.fields.push_back({"/tracks/" + number, "Track " + number, "0", "1"});
  }
  desk.show(harness);
  CHECK(card(harness, desk, "Track 200", "Yours") == nullptr);
  harness.press(Role::button, "All: The file's");
  CHECK(desk.state.theirs.size() == 300);
}
