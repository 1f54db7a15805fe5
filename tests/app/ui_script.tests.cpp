// The script that uses the program: what it reads, and what it does to the screen.
#include "app/ui_script.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook;
using namespace roadbook::app;

namespace {

ui::Node node(std::uint32_t id, ui::Role role, const char* name) {
  ui::Node one;
  one.id = id;
  one.role = role;
  one.name = name;
  return one;
}

UiScript read(std::string_view script) {
  std::string trouble;
  std::optional<UiScript> made = UiScript::read(script, trouble);
  REQUIRE(trouble == "");
  return *made;
}

// The next thing that is done, with the frames that it takes to rest.
std::optional<platform::MirrorAction> acted(UiScript& script, const ui::Nodes& nodes,
                                            double now = 0) {
  for (int frame = 0; frame < 8; ++frame) {
    if (auto action = script.next(nodes, now)) return action;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("a script presses, types and ends") {
  UiScript script = read(
      "# a character\n"
      "press button \"Make a character\"\n\n"
      "type textbox \"Name\" \"Mirela \\\"the Fox\\\" Vas\"\n");
  const ui::Nodes nodes{node(1, ui::Role::button, "Make a crew"),
                        node(2, ui::Role::button, "Make a character"),
                        node(3, ui::Role::textbox, "Name")};
  const auto press = acted(script, nodes);
  REQUIRE(press);
  CHECK(press->node == 2);
  CHECK(press->kind == "press");
  CHECK_FALSE(script.ended());
  const auto type = acted(script, nodes);
  REQUIRE(type);
  CHECK(type->node == 3);
  CHECK(type->kind == "set_text");
  CHECK(type->text == "Mirela \"the Fox\" Vas");
  CHECK(script.ended());
  CHECK(script.trouble().empty());
}

TEST_CASE("a step waits for what is not there yet, and gives up after ten seconds") {
  UiScript script = read("press button \"Finish*\"");
  CHECK_FALSE(acted(script, {}, 1));
  ui::Node refused = node(4, ui::Role::button, "Finish: play begins");
  refused.disabled = true;
  CHECK_FALSE(acted(script, {refused}, 9));
  refused.disabled = false;
  const auto press = acted(script, {refused}, 10.5);
  REQUIRE(press);
  CHECK(press->node == 4);

  UiScript other = read("\nwait status \"Saved\"");
  CHECK_FALSE(acted(other, {}, 1));
  CHECK_FALSE(other.ended());
  CHECK_FALSE(acted(other, {}, 11.5));
  CHECK(other.ended());
  CHECK(other.trouble() == "Line 2: there is no status \"Saved\" that can be used.");
}

TEST_CASE("a list says what stands on the screen") {
  UiScript script = read("list");
  ui::Node name = node(3, ui::Role::textbox, "Name");
  name.value = "Mirela";
  CHECK_FALSE(acted(script, {node(1, ui::Role::heading, "Library"), name}));
  CHECK(script.take_list() == "heading \"Library\"\ntextbox \"Name\" = Mirela\n");
  CHECK(script.ended());
}

TEST_CASE("places say where the part of each text field stands that can be seen") {
  UiScript script = read("places");
  ui::Node name = node(3, ui::Role::textbox, "Name");
  name.value = "Mirela";
  name.rect = {10, 20, 300, 32};
  name.clip = {0, 0, 200, 400};
  ui::Node below = node(4, ui::Role::textarea, "Notes");
  below.rect = {10, 500, 300, 32};
  below.clip = name.clip;
  ui::Node shut = name;
  shut.disabled = true;
  CHECK_FALSE(acted(script, {node(1, ui::Role::heading, "Library"), name, below, shut}));
  CHECK(script.take_list() == "10 20 190 32 textbox \"Name\" = Mirela\nplaces: 1\n");
  CHECK(script.ended());
}

TEST_CASE("a script that stays leaves the window to a person and never ends") {
  UiScript script = read("stay\npress button \"Next\"");
  CHECK_FALSE(acted(script, {node(1, ui::Role::button, "Next")}, 1));
  CHECK_FALSE(acted(script, {node(1, ui::Role::button, "Next")}, 1000));
  CHECK_FALSE(script.ended());
  CHECK(script.trouble().empty());
}

TEST_CASE("a line that is not understood is named") {
  for (const char* line : {"shout button \"Next\"", "press button", "press button \"Next",
                           "list everything", "stay here"}) {
    std::string trouble;
    CHECK_FALSE(UiScript::read(std::string("# first\n") + line, trouble));
    CHECK(trouble == std::string("Line 2 is not understood: ") + line);
  }
}

TEST_CASE("a script names what something belongs to, and takes one more of a number") {
  UiScript script = read(
      "press button \"Open\" in \"The Lanterns\"\n"
      "more spin_button \"Segments\" in \"The L*\"\n");
  ui::Nodes nodes{node(1, ui::Role::list_item, "Old Tam"),
                  node(2, ui::Role::button, "Open"),
                  node(3, ui::Role::list_item, "The Lanterns"),
                  node(4, ui::Role::group, "Parts"),
                  node(5, ui::Role::button, "Open"),
                  node(6, ui::Role::spin_button, "Segments")};
  nodes[1].parent = 1;
  nodes[3].parent = 3;
  nodes[4].parent = 4;
  nodes[5].parent = 3;
  const auto press = acted(script, nodes);
  REQUIRE(press);
  CHECK(press->node == 5);
  const auto more = acted(script, nodes);
  REQUIRE(more);
  CHECK(more->node == 6);
  CHECK(more->kind == "increment");
  CHECK(script.ended());
}
