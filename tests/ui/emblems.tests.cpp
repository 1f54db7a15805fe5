// The pictures that a game names are there, and stand in the typeface of emblems.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>

#include "headless/harness.hpp"
#include "imgui.h"
#include "support/rulesets.hpp"
#include "support/source_root.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using headless::Harness;

TEST_CASE("every archetype, bloodline, crew and attribute has an emblem that is drawn") {
  Harness harness(400, 300);
  const rules::Ruleset& game = support::beacon_road();
  const auto drawn = [&](const rules::Id& id) {
    CAPTURE(id);
    const unsigned int code = harness.fonts().emblem_code(id);
    CHECK(code >= 0xE000U);
    CHECK(harness.fonts().emblems()->IsGlyphInFont(static_cast<ImWchar>(code)));
  };
  for (const auto& each : game.playbooks) drawn(each.emblem);
  for (const auto& each : game.heritages) drawn(each.emblem);
  for (const auto& each : game.crew_types) drawn(each.emblem);
  for (const auto& each : game.attributes) drawn(each.emblem);
}

TEST_CASE("what has no emblem draws nothing and takes no room") {
  Harness harness(400, 300);
  CHECK(harness.fonts().emblem_code("nobody") == 0U);
  CHECK(harness.fonts().emblem_code("") == 0U);
  harness.show([](ui::Ui& ui) {
    ui::emblem(ui, "nobody", 40);
    ui::button(ui, "First");
  });
  CHECK(harness.get(ui::Role::button, "First").rect.y == 0);
}

TEST_CASE("the band is read whole, and bytes that are no band leave it empty") {
  std::ifstream file(support::source_root() + "/assets/emblems/band.bin", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  ui::Band band;
  REQUIRE(band.read(bytes));
  CHECK(band.width() == 1920);
  CHECK(band.height() == 220);
  CHECK(band.paths().size() > 50);
  ui::Band broken;
  CHECK_FALSE(broken.read(bytes.substr(0, bytes.size() / 2)));
  CHECK_FALSE(broken.read(""));
  CHECK(broken.empty());
}

TEST_CASE("an emblem is never drawn smaller than 18 pixels, nor in a smaller place") {
  const std::string id = support::beacon_road().playbooks.front().emblem;
  const auto check_drawn = [&](float size, float letters) {
    Harness harness(400, 300);
    harness.ui().set_text_scale(letters);
    harness.show([&](ui::Ui& ui) {
      ui::emblem(ui, id, size);
      ui::text(ui, "Below");
    });
    float left = 1e6F;
    float right = -1e6F;
    const ImFontGlyph* glyph = harness.fonts().emblems()->GetFontBaked(18)->FindGlyph(
        static_cast<ImWchar>(harness.fonts().emblem_code(id)));
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawVert& each : list->VtxBuffer) {
        if (each.uv.x != glyph->U0 && each.uv.x != glyph->U1) continue;
        if (each.uv.y != glyph->V0 && each.uv.y != glyph->V1) continue;
        left = std::min(left, each.pos.x);
        right = std::max(right, each.pos.x);
      }
    }
    // Of the size of 18 pixels, and the room for it.
    CHECK(right - left == glyph->X1 - glyph->X0);
    CHECK(harness.get(ui::Role::text, "Below").rect.y >= 18);
  };
  for (const float letters : {0.8F, 1.0F}) {
    for (const float size : {6.0F, 12.0F, 18.0F}) {
      CAPTURE(letters, size);
      check_drawn(size, letters);
    }
  }
}
