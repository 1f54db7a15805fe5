// Where letters were drawn in the last frame, of words that are no node's name.
#pragma once

#include <optional>

#include "imgui.h"
#include "ui/kit/node.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::headless {

// The first corner of that letter, in that style, which lies in the rectangle; nothing where the
// letter was not drawn there.
inline std::optional<ImVec2> letter_in(const ui::NodeRect& rect, const ui::TextStyle& style,
                                       ImWchar letter) {
  const ImFontGlyph glyph = *style.font->GetFontBaked(style.size)->FindGlyph(letter);
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      if (each.uv.x != glyph.U0 || each.uv.y != glyph.V0) continue;
      const bool across = each.pos.x >= rect.x && each.pos.x <= rect.x + rect.width;
      if (across && each.pos.y >= rect.y && each.pos.y <= rect.y + rect.height) return each.pos;
    }
  }
  return std::nullopt;
}

}  // namespace roadbook::headless
