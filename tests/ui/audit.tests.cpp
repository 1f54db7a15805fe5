// The audit itself: each fault of meaning that it is there for is found, and nothing else is.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "headless/harness.hpp"
#include "imgui.h"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// The faults that are found in a region with these contents.
std::vector<std::string> faults_of(const std::function<void(Ui&)>& contents) {
  Harness harness(400, 300);
  harness.show([&](Ui& ui) {
    const auto block = region(ui, "Part", {});
    contents(ui);
  });
  return harness.faults();
}

bool one_says(const std::vector<std::string>& faults, const std::string& words) {
  return std::any_of(faults.begin(), faults.end(),
                     [&](const std::string& each) { return each.find(words) != each.npos; });
}

}  // namespace

TEST_CASE("an item of Dear ImGui that no widget speaks for is found") {
  const auto faults = faults_of([](Ui&) { ImGui::Button("stray"); });
  CHECK(one_says(faults, "an interactive item has no node"));
}

TEST_CASE("a button without a name is found") {
  const auto faults =
      faults_of([](Ui& ui) { icon_button(ui, Icon::undo, "", {.id = "nameless"}); });
  CHECK(one_says(faults, "has no name"));
}

TEST_CASE("a name that stands twice in one group is found, and not in two groups") {
  const auto twice = faults_of([](Ui& ui) {
    button(ui, "Next", {.id = "one"});
    button(ui, "Next", {.id = "other"});
  });
  CHECK(one_says(twice, "is there twice in one group"));
  const auto apart = faults_of([](Ui& ui) {
    for (const char* name : {"One", "Other"}) {
      const auto block = group(ui, name);
      button(ui, "Next");
    }
  });
  CHECK(apart.empty());
}

TEST_CASE("what is no item among the items of a list is found, and an item without a list") {
  const auto in_list = [](bool list, bool line) {
    return faults_of([=](Ui& ui) {
      const auto all = group(ui, "All", {.role = list ? Role::list : Role::group});
      if (line) separator(ui);
      const auto item = group(ui, "One", {.role = Role::list_item});
      button(ui, "Open");
    });
  };
  CHECK(one_says(in_list(true, true), "stands among the items of"));
  CHECK(one_says(in_list(false, false), "stands in no list"));
  CHECK(in_list(true, false).empty());
}

TEST_CASE("a refusal without a reason is found") {
  const auto faults = faults_of([](Ui& ui) {
    UiContext& context = ui.context();
    const auto rect = context.place(100, 40);
    Node& node = context.record(context.id("refused"), Role::button, "Next", rect);
    node.interactive = true;
    node.disabled = true;
  });
  CHECK(one_says(faults, "refuses without a reason"));
}
