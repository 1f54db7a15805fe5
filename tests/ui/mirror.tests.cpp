// What the page is told of the nodes, and of what changed in them.
#include "ui/access/mirror.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook::ui;

namespace {

Node node(std::uint32_t id, Role role, const char* name) {
  Node one;
  one.id = id;
  one.role = role;
  one.name = name;
  one.rect = {1, 2.5F, 30, 40};
  one.clip = {0, 0, 100, 100};
  return one;
}

}  // namespace

TEST_CASE("a first patch is full and holds every node in order") {
  Node button = node(7, Role::button, "Next");
  button.disabled = button.interactive = true;
  button.description = "Nothing is chosen.";
  CHECK(mirror_patch({}, {button}) ==
        R"({"full":true,"nodes":[{"id":7,"parent":0,"role":"button","name":"Next",)"
        R"("description":"Nothing is chosen.","rect":[1,2.5,30,40],"clip":[0,0,100,100],)"
        R"("flags":["disabled","interactive"]}],"gone":[],"order":[7]})");
}

TEST_CASE("what stands in a menu over the screen says in which layer it is") {
  Node item = node(3, Role::button, "Settings");
  item.layer = 1;
  CHECK(mirror_patch({}, {item}).find(R"("layer":1)") != std::string::npos);
  CHECK(mirror_patch({}, {node(3, Role::button, "Settings")}).find("layer") == std::string::npos);
}

TEST_CASE("frames with the same meaning make no patch") {
  const Nodes nodes{node(1, Role::button, "Next"), node(2, Role::text, "Words")};
  CHECK(mirror_patch(nodes, nodes).empty());
}

TEST_CASE("a patch names only what changed, and the order only where it did") {
  const Nodes before{node(1, Role::button, "Next"), node(2, Role::text, "Words")};
  Nodes after = before;
  after[1].name = "Other words";
  const std::string patch = mirror_patch(before, after);
  CHECK(patch.find("\"id\":2") != std::string::npos);
  CHECK(patch.find("\"id\":1,") == std::string::npos);
  CHECK(patch.find("order") == std::string::npos);
  CHECK(mirror_patch(before, {before[1]}) == R"({"full":false,"nodes":[],"gone":[1],"order":[2]})");
}

TEST_CASE("numbers go with what has a range") {
  Node dots = node(3, Role::spin_button, "Prowl");
  dots.value = "2 of 4";
  dots.value_max = 4;
  dots.value_now = 2;
  CHECK(mirror_patch({}, {dots}).find(R"("min":0,"max":4,"now":2)") != std::string::npos);
  CHECK(mirror_patch({}, {dots}).find("number_field") == std::string::npos);
  dots.number_field = true;
  CHECK(mirror_patch({}, {dots}).find(R"("flags":["number_field"])") != std::string::npos);
}

TEST_CASE("names are written as JSON writes them") {
  const std::string patch = mirror_patch({}, {node(1, Role::text, "a \"b\" \\ \n\t\x01 é")});
  CHECK(patch.find(R"("name":"a \"b\" \\ \n\u0009\u0001 é")") != std::string::npos);
}

TEST_CASE("a place left of the window keeps its sign") {
  Node left = node(1, Role::text, "x");
  left.rect.x = -0.5F;
  left.rect.y = -12;
  CHECK(mirror_patch({}, {left}).find(R"("rect":[-0.5,-12,30,40])") != std::string::npos);
}
